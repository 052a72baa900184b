// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/deadrules.h"

#include <span>
#include <string_view>
#include <vector>

/// Rules of an extended group that no path can reach (S31, S32).
///
/// There the first line of the first step that matches decides: explicit Allow, Disallow other than a bare *, pattern Allow,
/// bare Disallow. Decided exactly (core/exact), for ? and sets too: what is called dead has no path.
namespace gatepost::linting {

struct ExtendedRule {
    std::string_view value; ///< as in the file
    bool allow = false;
};

/// Dead rules of one set in file order, with one that decides instead. Empty values are not rules. Sets of more than a
/// few hundred rules are not looked at.
[[nodiscard]] std::vector<DeadRule> deadExtendedRules(std::span<const ExtendedRule> rules);

} // namespace gatepost::linting
