// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/text/message.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Names that people write for agents, compared with those that are known.
namespace gatepost {

/// Known tokens that an unknown name is one slip away from, without case: a character left out, put in or mistaken, or two
/// neighbours that changed places. In the registry's order, at most three. Empty for a name that is known, and where
/// names are too short or too much alike for a slip to be told from another name (see the source).
[[nodiscard]] std::vector<std::string_view>
oneSlipAway(std::string_view name, const Registry &registry = Registry::builtIn());

/// What was probably meant by a name that neither the registry nor `others` know: the first of oneSlipAway(), else the first of
/// `others` that is one slip away (names in a site's files, words that an option takes). Absent for a name that is known, and
/// where nothing is near.
[[nodiscard]] std::optional<std::string>
nearestAgent(std::string_view name, const Registry &registry = Registry::builtIn(),
             std::span<const std::string> others = {});
/// The same as a sentence: "No agent called “Googelbot” is known. Did you mean “Googlebot”?"
[[nodiscard]] std::optional<Message>
nearestAgentText(std::string_view name, const Registry &registry = Registry::builtIn(),
                 std::span<const std::string> others = {});

/// The agents that a table shows if nobody names others: those that webmasters ask about most.
[[nodiscard]] std::span<const std::string_view> usualAgents();

/// Current agents of a retired one's operator, in the registry's order, at most four.
[[nodiscard]] std::vector<std::string_view>
successorsOf(const KnownAgent &retired, const Registry &registry = Registry::builtIn());

} // namespace gatepost
