// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/closedpaths.h"

#include "core/dialect/filerole.h"
#include "core/model/views.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace gatepost::ui {

int closedPathCount(const Site &site) {
    std::set<std::string, std::less<>> paths;
    for (const FileRoleRow &row : siteFiles()) {
        const auto &tree = site.file(row.role);
        if (!tree)
            continue;
        for (std::size_t i = 0; i < tree->groups().groups.size(); ++i) {
            const GroupView group = groupView(*tree, i);
            if (!std::ranges::contains(group.agents, std::string_view("*"),
                                       &GroupAgentEntry::value))
                continue;
            for (const RuleEntry &rule : group.rules)
                if (rule.directive == DirectiveId::Disallow && rule.valid && !rule.path.empty() &&
                    rule.path != "/" && rule.path != "/*" && rule.path != "*")
                    paths.emplace(rule.path);
        }
    }
    return static_cast<int>(paths.size());
}

} // namespace gatepost::ui
