// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/literals.h"
#include "core/match/shell.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace gatepost {

/// Rules with wildcards inside, the best one found without trying them all.
class WildTable {
public:
    /// A pattern of S22, normalised, with a * before its last byte; must outlive the table.
    void insertStars(std::string_view pattern, RuleRank rank);
    /// A pattern of S31 with sets or ? in it, one of shellPatterns().
    void insertShell(ShellPattern pattern, RuleRank rank);
    [[nodiscard]] ShellPatterns &shellPatterns() { return m_shell; }
    /// To be called once, after the last pattern.
    void finish();

    /// The highest rank of the rules that match, if it is above `floor`, else `floor`.
    [[nodiscard]] RuleRank best(std::string_view path, RuleRank floor) const;

private:
    struct Wild {
        RuleRank rank = 0;
        std::string_view stars; ///< empty: `shell` it is
        ShellPattern shell;
    };
    [[nodiscard]] bool matches(const Wild &wild, std::string_view path) const;

    std::vector<Wild> m_wilds; ///< highest rank first
    ShellPatterns m_shell;
};

} // namespace gatepost
