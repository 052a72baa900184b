// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/groups.h"
#include "core/syntax/tree.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// What a policy file says, without how it is written: property tests predict what an edit makes of it.
namespace gatepost::test {

struct RuleMeaning {
    DirectiveId kind = DirectiveId::Disallow;
    std::string path;
    friend bool operator==(const RuleMeaning &, const RuleMeaning &) = default;
};

struct GroupMeaning {
    std::vector<std::string> agents; ///< as written
    std::vector<RuleMeaning> rules;  ///< without empty ones: they are no rules (S22)
    std::map<DirectiveId, std::vector<std::string>> others;
    std::string version; ///< of the Robot-version that counts
    friend bool operator==(const GroupMeaning &, const GroupMeaning &) = default;
};

struct Meaning {
    std::vector<GroupMeaning> groups;
    /// Scope in lower case ("" = global; "file" lines are global) and directive → values in file order.
    std::map<std::pair<std::string, DirectiveId>, std::vector<std::string>> policy;
    std::vector<std::pair<std::string, std::string>> meta; ///< key in lower case, value
    std::vector<std::string> metaLines;                    ///< the same lines, trimmed
    std::optional<std::string> chain;                      ///< the one that counts
    std::multiset<std::string> comments; ///< comment lines but meta lines, trimmed
    std::multiset<std::string> unknown;  ///< lines that decide nothing, trimmed
    std::multiset<std::string> orphans;  ///< rules that belong to nobody
};

[[nodiscard]] Meaning meaningOf(const Tree &tree);
/// The first difference, for people; empty if there is none. More meta lines are none if they were comments before: a
/// "# meta:" below the first directive becomes one when that directive goes.
[[nodiscard]] std::string difference(const Meaning &expected, const Meaning &actual);

} // namespace gatepost::test
