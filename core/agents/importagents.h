// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/agentfacts.h"

#include <optional>
#include <string>
#include <string_view>

/// Other people's lists of agents, read as facts. Files only: nothing that a list points at is fetched.
///
///     const AgentImport import = importAgents(bytes, {.base = registry});
///     import.format        // AgentsFormat::RobotsJson
///     import.list          // rows and problems
///
/// What a list guesses or spells otherwise (category, operator, documentation) is taken of agents alone that `base`
/// knows nothing better of; what it documents (obedience, kind, addresses) is always taken.
namespace gatepost {

enum class AgentsFormat : std::uint8_t {
    Tsv,               ///< our own, agentfacts.h
    RobotsJson,        ///< robots.json of ai.robots.txt: token → operator, respect, function
    CrawlerUserAgents, ///< crawler-user-agents: a list of patterns with addresses of documentation
    SignatureCards, ///< a Signature Agent Card (draft-meunier-webbotauth-registry) or a list of them
    AddressList, ///< prefixes of addresses: JAFAR (draft-illyes-webbotauth-jafar-00) and what came before
};
/// "a list of agents (TSV)", "robots.json of ai.robots.txt", …
[[nodiscard]] Phrase agentsFormatName(AgentsFormat format);

struct ImportOptions {
    Registry base = Registry::builtIn();
    /// AddressList: whose addresses they are, where the entries do not name a service.
    std::string agent = {};
};

struct AgentImport {
    std::optional<AgentsFormat> format; ///< absent: not recognised, said in the problems
    AgentList list;
};

/// Never fails: what cannot be read is a problem with its line or entry. More than kMostAgentBytes is not read.
[[nodiscard]] AgentImport importAgents(std::string_view bytes, const ImportOptions &options = {});

/// "192.0.2.0/24", "2001:db8::/32"; an address alone is a prefix of itself. Nobody has one shorter than /8 (IPv6: /16).
[[nodiscard]] bool isAddressPrefix(std::string_view text);

} // namespace gatepost
