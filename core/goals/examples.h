// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <compare>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Single answers that refute an edit, where a proof costs a thousand times as much. Inside of apply.h, for the files of this
/// room only.
namespace gatepost::goals {

/// What an edit is first compared with. Who gets another answer on one of the paths than on this site gets a wrong one.
struct Examples {
    const CompiledSite &right;      ///< as it should be for all people but those in `wrong`
    std::set<std::size_t> wrong;    ///< indexes into Crowd::people
    std::vector<std::string> paths; ///< on which the edit may differ.
    /// S142: what the files leave to themselves is the same on both sites and at the start.
    bool hasSameRulesForStar = true;
};

/// Paths on which the rules decide that only one of two texts of a file has, and the first of all paths.
[[nodiscard]] std::vector<std::string> examplePaths(std::string_view one, std::string_view other);

/// A rule of a group for *.
struct StarRule {
    bool isAllow = false;
    std::string path; ///< as the file has it
    friend auto operator<=>(const StarRule &, const StarRule &) = default;
};
/// The rules of the groups for *, file by file in the order of siteFiles(); absent: there is no such file.
[[nodiscard]] std::vector<std::optional<std::vector<StarRule>>> rulesForStar(const Site &site);
/// Whether these are the same on all of the sites, and nothing besides decides what is closed to all (S142).
[[nodiscard]] bool haveSameRulesForStar(std::span<const CompiledSite *const> sites);

} // namespace gatepost::goals
