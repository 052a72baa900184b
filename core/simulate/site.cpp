// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/site.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gatepost {

std::optional<Tree> &Site::file(FileRole role) {
    assert(isSiteFile(rowOf(role)));
    return files[FileId(role).index()];
}

const std::optional<Tree> &Site::file(FileRole role) const {
    assert(isSiteFile(rowOf(role)));
    return files[FileId(role).index()];
}

void Site::put(FileRole role, std::string bytes) {
    file(role) = Tree::parse(std::move(bytes), rowOf(role).dialect);
}

void Site::follow(const ChainFetch &fetch) {
    const auto rows = siteFiles();
    const auto leads = std::ranges::find_if(rows, &FileRoleRow::leadsOn);
    if (leads != rows.end())
        if (const auto &first = file(leads->role))
            chain = followChain(*first, fetch);
}

const Tree *Site::tree(FileId id) const {
    if (id.index() < files.size())
        return files[id.index()] ? &*files[id.index()] : nullptr;
    return id.isChained() && id.place() < chain.files.size() ? &chain.files[id.place()].tree
                                                             : nullptr;
}

std::vector<FileId> Site::present() const {
    std::vector<FileId> ids;
    for (std::size_t index = 0; index < kSiteFileCount + chain.files.size(); ++index)
        if (const FileId id = FileId::fromIndex(index); tree(id) != nullptr)
            ids.push_back(id);
    return ids;
}

std::string_view Site::nameOf(FileId id) const {
    return id.isChained() ? std::string_view(chain.files[id.place()].url) : id.row().fileName;
}

} // namespace gatepost
