// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/agents/purpose.h"

/// The order in which people look for agents: by what they come for, the well-known first. Lists of names, the rows of map
/// and matrix, completion.
namespace gatepost {

/// 0 for the best known; those that nobody ranked follow, current ones (100) before the others (200).
[[nodiscard]] std::size_t fameOf(const Identity &agent);
[[nodiscard]] std::size_t fameOf(const KnownAgent &agent);

/// What an agent comes for: as the registry says, else as its category does.
[[nodiscard]] Purpose purposeOf(const Identity &agent);

/// Purpose, then fame, then name without case.
[[nodiscard]] bool isReadBefore(const Identity &a, const Identity &b);

} // namespace gatepost
