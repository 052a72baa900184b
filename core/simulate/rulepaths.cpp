// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/rulepaths.h"

#include "core/syntax/groups.h"

#include <unordered_set>

namespace gatepost {

namespace {

/// "/a*.pdf$" → "/ax.pdf"; empty if the value matches nothing (S22).
std::string concretePath(std::string_view value) {
    if (!value.starts_with('/') && !value.starts_with('*'))
        return {};
    std::string path;
    if (value.starts_with('*'))
        path = "/";
    if (value.ends_with('$'))
        value.remove_suffix(1);
    for (const char c : value) {
        if (c == '*') {
            if (!path.empty() && path.back() != 'x')
                path += 'x';
        } else {
            path += c;
        }
    }
    return path;
}

} // namespace

std::vector<std::string> pathsOfRules(const Site &site, std::size_t most) {
    std::vector<std::string> paths;
    std::unordered_set<std::string> seen;
    for (const auto &tree : site.files) {
        if (!tree)
            continue;
        const Groups &groups = tree->groups();
        for (const GroupRule &rule : groups.rules) {
            if (paths.size() >= most)
                return paths;
            std::string path = concretePath(tree->slice(rule.value));
            if (!path.empty() && seen.insert(path).second)
                paths.push_back(std::move(path));
        }
    }
    return paths;
}

} // namespace gatepost
