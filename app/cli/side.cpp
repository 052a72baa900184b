// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/side.h"

#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "core/store/gitfolder.h"
#include "core/store/readfile.h"

#include <utility>

namespace gatepost::cli {

namespace {

/// Puts the text of one policy file into a site.
Result<void> addFile(LoadedSite &loaded, const std::string &name, std::string text,
                     const std::string &as) {
    const auto format = formatOf(name, as);
    if (!format)
        return std::unexpected(format.error());
    const FileRole role = roleOf(*format);
    if (!isSiteFile(rowOf(role)))
        return std::unexpected(name + ": an agent policy cannot be compared; render it first");
    loaded.site.put(role, std::move(text));
    return {};
}

/// A site's folder, or one policy file, as Git has it.
Result<LoadedSite> loadFromGit(const std::string &name, const std::string &as) {
    const auto opened = GitFolder::open(name);
    if (!opened)
        return std::unexpected(opened.error().english());
    const GitFolder &folder = **opened;
    LoadedSite loaded;
    if (folder.isFile()) {
        auto text = folder.read("");
        if (!text)
            return std::unexpected(text.error().english());
        if (auto added = addFile(loaded, name, text->value_or(""), as); !added)
            return std::unexpected(added.error());
        return loaded;
    }
    SiteFolder found = readSiteFolder(folder);
    for (const auto *unread : {&found.unread, &found.side.unread})
        if (!unread->empty())
            return std::unexpected(unread->front().why.english());
    loaded.site = siteOf(found, folder);
    loaded.settings = std::move(found.side.settings);
    return loaded;
}

/// A site of one policy file.
Result<LoadedSite> loadFile(const std::string &name, const std::string &as) {
    auto text = readFile(name);
    if (!text)
        return std::unexpected(text.error());
    LoadedSite loaded;
    if (auto added = addFile(loaded, name, std::move(*text), as); !added)
        return std::unexpected(added.error());
    return loaded;
}

} // namespace

Result<LoadedSite> loadSide(const std::string &name, const std::string &as) {
    const bool isGit = GitFolder::isGitName(name);
    if (!isGit && name != "-" && isFolder(FileSystem::real(), name)) {
        SiteOptions options;
        options.folder = name;
        return loadSite(options);
    }
    auto loaded = isGit ? loadFromGit(name, as) : loadFile(name, as);
    if (loaded)
        if (auto added = addRegistry(*loaded); !added)
            return std::unexpected(added.error());
    return loaded;
}

} // namespace gatepost::cli
