// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/formats.h"

#include "core/dialect/filerole.h"
#include "core/store/filesystem.h"
#include "core/text/ascii.h"

#include <optional>
#include <utility>
#include <vector>

namespace gatepost::cli {

std::string siteFileNames(Conjunction last) {
    std::vector<Message> names;
    for (const FileRoleRow &row : siteFiles())
        names.emplace_back(row.fileName);
    return Message::list(std::move(names), last).english();
}

std::expected<DialectId, std::string> formatOf(const std::string &path, const std::string &as) {
    if (!as.empty()) {
        const DialectId id = dialectOfFileName(as);
        const std::string name = nameOf(as);
        if (id == DialectId::Robots && !equalsIgnoringCase(name, rowOf(roleOf(id)).fileName))
            return std::unexpected("--as " + as + ": " + siteFileNames() + " is expected");
        return id;
    }
    // "robots2-staging.txt": the longest of the names that it begins with, without ".txt".
    const std::string name = toLower(nameOf(path));
    std::optional<DialectId> id;
    std::size_t length = 0;
    for (const FileRoleRow &row : siteFiles()) {
        const std::string_view stem = row.fileName.substr(0, row.fileName.rfind('.'));
        if (stem.size() > length && name.starts_with(stem)) {
            id = row.dialect;
            length = stem.size();
        }
    }
    // A name that begins like robots.txt may still end like an agent policy.
    return id && *id != DialectId::Robots ? *id : dialectOfFileName(path);
}

} // namespace gatepost::cli
