// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/live/fetched.h"
#include "core/live/part.h"
#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What is served, the draft, and what an upload will do: three sites compared exactly, with what others put into the file taken
/// apart from what is one's own.
///
///     const Comparison made = compare(draft, answers, question);
///     made.injected.changes       // what somebody else's part of the file changes
///     made.missing.changes        // what the draft says and the served file does not
namespace gatepost::live {

/// The requests for a site's own files: of these answers the first for each URL counts.
struct Answers {
    std::string origin; ///< "https://shop.example"
    std::vector<Fetched> all;

    /// The answer for a path, "/robots.txt"; null if there was no request for it.
    [[nodiscard]] const Fetched *find(std::string_view path) const;
    [[nodiscard]] const Fetched *findUrl(std::string_view url) const;
};

/// The site as it is served: its files, how the requests for them ended, its chain as far as it was fetched. `like`: whose list of
/// agents and host it has.
[[nodiscard]] Site siteOf(const Answers &answers, const Site &like);

struct Comparison {
    Part part; ///< of robots.txt
    Site served;
    /// Served without somebody else's part ↔ served.
    exact::Differences injected;
    /// The draft ↔ served without somebody else's part.
    exact::Differences missing;
    /// The draft ↔ served: who has lost or gained something, whoever did it.
    exact::Differences whole;
    /// The draft ↔ what will be served after an upload; absent if nobody can know.
    std::optional<exact::Differences> uploaded;
    /// Why something about the served site is not known: then no gate passes.
    std::vector<Message> unknown;
};
/// `answers` has an answer for /robots.txt that isKnown().
[[nodiscard]] Comparison compare(const Site &draft, const Answers &answers,
                                 const exact::ExactQuestion &question);

/// Why nothing can be compared: robots.txt was not asked for, or nobody can say how the server would answer.
[[nodiscard]] std::optional<Message> whyNothing(const Answers &answers);

/// What a gate of `live` guards: "injected", "missing", "lost:WHO" with WHO as in exact::chosenAgents(), "environment".
struct LiveGate {
    enum class What : std::uint8_t { Injected, Missing, Lost, Environment };
    What what = What::Injected;
    std::string who; ///< of Lost
    std::string text;
};
/// "injected,missing,lost:search"; agents of `lost` go on to the next gate's name. The error says which word is none.
[[nodiscard]] std::expected<std::vector<LiveGate>, Message> parseGates(std::string_view text);

struct LiveGateResult {
    bool broken = false;
    bool decided = true;
    std::vector<Message> sentences; ///< what breaks it
};
/// The agents of a gate `lost` must be among those that were compared. The gate `environment` is undecided here, because a
/// comparison knows no environments.
[[nodiscard]] LiveGateResult check(const Comparison &comparison, const LiveGate &gate,
                                   std::span<const exact::AskedAgent> who);

/// "robots.txt is as in the draft", "Cloudflare put its own part into robots.txt; the rest is …".
[[nodiscard]] Message partText(const Part &part);

} // namespace gatepost::live
