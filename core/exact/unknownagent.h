// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"

namespace gatepost::exact {

/// Of all agents that a site can tell apart (agentsOf()) the one that no line and no list names, and that states no category.
/// Absent where patterns name everybody.
[[nodiscard]] std::optional<AskedAgent> unknownOf(const CompiledSite &site, Reading reading);

} // namespace gatepost::exact
