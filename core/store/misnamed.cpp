// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/misnamed.h"

#include "core/store/sitefolder.h"
#include "core/text/ascii.h"
#include "core/text/nearword.h"

#include <algorithm>

namespace gatepost {

std::vector<MisnamedFile> misnamedFiles(const std::vector<std::string> &names) {
    std::vector<std::string_view> known;
    for (const FileRoleRow &row : siteFiles())
        known.push_back(row.fileName);
    const std::size_t served = known.size();
    known.insert(known.end(), {kSettingsFile, kAsksFile});
    std::vector<MisnamedFile> found;
    for (const std::string &name : names) {
        if (std::ranges::contains(known, name))
            continue;
        // Where a system hides the ending, whoever adds it has it twice.
        constexpr std::string_view kTwice = ".txt.txt";
        const std::string lower = toLower(name);
        const std::string_view stem =
            lower.ends_with(kTwice)
                ? std::string_view(lower).substr(0, lower.size() - kTwice.size() / 2)
                : std::string_view(lower);
        const auto distance = [&](std::string_view each) { return wordDistance(stem, each, 1); };
        const auto meant = std::ranges::min_element(known, {}, distance);
        if (distance(*meant) <= 1 && !std::ranges::contains(names, *meant))
            found.push_back(
                {name, *meant, meant < known.begin() + static_cast<std::ptrdiff_t>(served)});
    }
    return found;
}

} // namespace gatepost
