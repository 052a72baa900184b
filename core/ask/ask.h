// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/dialect/dialect.h"
#include "core/value/term.h"
#include "core/value/time.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The ask protocol (S70–S74, robots2.txt section 6), rehearsed: what the endpoint answered, and when.
namespace gatepost {

/// One answer of the endpoint.
struct AskAnswer {
    DirectiveId directive = DirectiveId::None;
    std::string agent;               ///< own token (S14) of whom it is for; empty = all agents
    int status = 200;                ///< HTTP status
    std::string decision;            ///< X-Robots2-Decision in lower case, empty if it was missing
    std::vector<std::string> scopes; ///< X-Robots2-Scope lines; empty = the whole site
    std::optional<Instant> askedAt;  ///< absent = the question's time
};

/// The rehearsal that goes with a site. Without one a stated "ask" stays *ask*.
struct AskRehearsal {
    bool endpointAbsent = false; ///< a site without the endpoint: every ask is *no* (S70)
    std::vector<AskAnswer> answers;
};

/// Reads asks.json: a list of rows (the command line's manual), no key unknown or twice. The error names line, row and key.
[[nodiscard]] std::expected<AskRehearsal, Message> readAskRehearsal(std::string_view json);
/// The same form, one row a line.
[[nodiscard]] std::string writeAskRehearsal(const AskRehearsal &rehearsal);

/// What an ask came to.
enum class AskOutcome : std::uint8_t {
    Unanswered, ///< no rehearsal, or no row for it: *ask*
    Absent,
    Deny,
    Allow,
    AllowOnce,
    Expired,
    Scope,
    RateLimited
};
/// "ask:absent", …; empty for Unanswered.
[[nodiscard]] std::string_view askOutcomeName(AskOutcome outcome);

struct AskResult {
    AskOutcome outcome = AskOutcome::Unanswered;
    std::optional<std::size_t> answer; ///< the row that decided
    /// Yes, No or Ask.
    [[nodiscard]] Term effective() const;
};

/// Decides by the latest row for directive and agent asked at or before `at`; at equal times the later row.
/// `path`: path and query as S25 cuts them; scopes are compared without the query (S74).
[[nodiscard]] AskResult rehearse(const AskRehearsal &rehearsal, DirectiveId directive,
                                 const Identity &agent, std::string_view path, Instant at);

/// S74: does a scope cover the path (without query)?
[[nodiscard]] bool scopeCovers(std::string_view scope, std::string_view path);

/// The request line of the ask, as it would go over the wire:
/// "/.well-known/robots2-ask?directive=train&agent=ClaudeBot/2.0".
[[nodiscard]] std::string askTarget(DirectiveId directive, std::string_view identity);

} // namespace gatepost
