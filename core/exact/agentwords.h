// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"

#include <cstddef>

/// The numbers beside agentsInWords().
namespace gatepost::exact {

/// As many agents as agentsInWords() says: those that it names, and the number that it gives of the others.
[[nodiscard]] std::size_t countInWords(const AgentSet &agents);
/// The agents with a name among those asked about that count (AgentCount).
[[nodiscard]] std::size_t countNamed(std::span<const AskedAgent> agents);

} // namespace gatepost::exact
