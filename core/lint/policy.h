// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/check.h"

#include <optional>
#include <string>
#include <vector>

/// The policy of one robots2.txt by scope (S51–S54), for checks that compare directives.
namespace gatepost::linting {

struct StatedValue {
    std::string value; ///< canonical
    std::uint32_t line = 0;
};

/// One scope: the global one, or all blocks of one name.
struct PolicyScope {
    std::string name;                                        ///< in lower case; empty = global
    std::vector<std::pair<DirectiveId, StatedValue>> values; ///< the lines that count
    [[nodiscard]] std::optional<StatedValue> find(DirectiveId id) const;
};

/// The global scope first (it is always there), then the blocks in file order.
[[nodiscard]] std::vector<PolicyScope> policyScopes(const FileUnderCheck &file);

/// A line that decides nothing because one above it, in the same scope, states the directive (S54); of age-ratings, for
/// the same path.
struct RepeatedLine {
    std::uint32_t line = 0;
    std::optional<std::string> value; ///< absent: invalid
    std::uint32_t counts = 0;         ///< the line that counts
    std::string countsAs;
};
[[nodiscard]] std::vector<RepeatedLine> repeatedLines(const FileUnderCheck &file);

} // namespace gatepost::linting
