// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/wildcards.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <string_view>

namespace gatepost {

namespace {

/// The number of bytes of the character at `at`.
std::size_t characterAt(std::string_view text, std::size_t at) {
    return std::max<std::size_t>(utf8SequenceLength(text.substr(at)), 1);
}

/// After a mismatch the last "*" takes one character more; those before it need not be tried again.
bool fits(std::string_view pattern, std::string_view name) {
    if (pattern == "*.*")
        return true;
    constexpr std::size_t kNone = std::string_view::npos;
    std::size_t at = 0; // in the pattern
    std::size_t star = kNone;
    std::size_t afterStar = 0; // in the name
    for (std::size_t in = 0; in < name.size();) {
        const std::string_view wanted = pattern.substr(at, 1);
        if (wanted == "*") {
            star = at++;
            afterStar = in;
        } else if (wanted == "?") {
            ++at;
            in += characterAt(name, in);
        } else if (equalsIgnoringCase(wanted, name.substr(in, 1))) {
            ++at;
            ++in;
        } else if (star != kNone) {
            at = star + 1;
            in = afterStar += characterAt(name, afterStar);
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', at) == kNone;
}

} // namespace

std::vector<std::string> pathsFitting(FileSystem &system, const std::string &path) {
    const std::string pattern = nameOf(path);
    const std::string before = path.substr(0, path.size() - pattern.size());
    std::vector<std::string> paths;
    if (pattern.find_first_of("*?") != std::string::npos)
        if (const auto names = system.names(folderOf(path)))
            for (const std::string &name : *names)
                if (fits(pattern, name))
                    paths.push_back(before + name);
    if (paths.empty())
        paths.push_back(path);
    return paths;
}

} // namespace gatepost
