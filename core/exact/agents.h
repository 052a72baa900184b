// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Who can ask (S122): every agent that files or registry name, one for each pattern, and the unknown.
namespace gatepost::exact {

struct AskedAgent {
    enum class Kind : std::uint8_t { Named, Matching, Unknown };

    Identity identity;
    Kind kind = Kind::Named;
    std::string name; ///< "GPTBot", "matching .*-ai", "*", "* (data-harvester)"
};

struct AskedAgents {
    std::vector<AskedAgent>
        agents; ///< the registry's and the files' by name, then patterns, then the unknown
    std::vector<Message> unproven; ///< patterns for which no name could be made
};

/// All agents that sites can tell apart.
[[nodiscard]] AskedAgents agentsOf(std::span<const CompiledSite *const> sites, Reading reading);

/// A name that a pattern agent's value (S15) matches, made of its own letters; absent if none could be made.
[[nodiscard]] std::optional<std::string> nameMatching(std::string_view pattern);

/// The agents that a word of gates and rules about all means: "all", "known", "search", "ai", "category:NAME", or agents with
/// commas in any form of S10. The error says which word is none.
[[nodiscard]] std::expected<std::vector<AskedAgent>, Message> chosenAgents(const AskedAgents &all,
                                                                           std::string_view who);

} // namespace gatepost::exact
