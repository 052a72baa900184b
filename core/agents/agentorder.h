// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/agents/purpose.h"

#include <cstddef>
#include <string_view>

/// The order in which people look for agents: by what they come for, the well-known first. Lists of names, the rows of map
/// and matrix, completion.
namespace gatepost {

/// 0 for the best known; those that nobody ranked follow, current ones (100) before the others (200).
[[nodiscard]] std::size_t fameOf(const Identity &agent);
[[nodiscard]] std::size_t fameOf(const KnownAgent &agent);

/// The order of a list of tokens in a sentence, in which only the first few are named: current search engines first, since it is
/// they whose loss nobody notices in time, then all others; by fame within each. Tokens that nobody lists come last.
[[nodiscard]] std::size_t noticeOf(std::string_view token);

/// What an agent comes for: as the registry says, else as its category does.
[[nodiscard]] Purpose purposeOf(const Identity &agent);

/// Purpose, then fame, then name without case.
[[nodiscard]] bool isReadBefore(const Identity &a, const Identity &b);

} // namespace gatepost
