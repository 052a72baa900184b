// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"

#include <span>
#include <string_view>
#include <vector>

/// Names that people write for agents, compared with those that are known.
namespace gatepost {

/// Known tokens that an unknown name is one slip away from, without case: a character left out, put in or mistaken, or two
/// neighbours that changed places. In the registry's order, at most three. Empty for a name that is known, and where
/// names are too short or too much alike for a slip to be told from another name (see the source).
[[nodiscard]] std::vector<std::string_view>
oneSlipAway(std::string_view name, const Registry &registry = Registry::builtIn());

/// The agents that a table shows if nobody names others: those that webmasters ask about most.
[[nodiscard]] std::span<const std::string_view> usualAgents();

/// Current agents of a retired one's operator, in the registry's order, at most four.
[[nodiscard]] std::vector<std::string_view>
successorsOf(const KnownAgent &retired, const Registry &registry = Registry::builtIn());

} // namespace gatepost
