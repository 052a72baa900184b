// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/check.h"

#include <cstdint>
#include <vector>

/// Rules that a file gives twice (duplicate-rule).
namespace gatepost::linting {

/// True if the rule is another one again, in the same words, and every reader has both in one group: whoever removes it changes
/// nothing, whatever else goes.
[[nodiscard]] bool isSafelyRepeated(const FileUnderCheck &file, const DeadRule &dead);
/// True if another check than without-effect reports the dead rule in any case: it repeats another rule, or the two contradict each
/// other. The note of dead-rule about two rules that say the same gives way to without-effect, so that one of the two is named.
[[nodiscard]] bool isReportedAnyway(const FileUnderCheck &file, const DeadRule &dead);
/// The lines (index) of all that are safely repeated, in order.
[[nodiscard]] std::vector<std::uint32_t> safelyRepeatedLines(const FileUnderCheck &file);

} // namespace gatepost::linting
