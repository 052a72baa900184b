// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"
#include "core/exact/region.h"
#include "core/exact/times.h"
#include "core/exact/work.h"
#include "core/simulate/simulate.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What one site says that another does not, about every path, agent and time, exactly (S124).
///
///     const Differences found = differences(saved, draft, {});
///     for (const Difference &each : found.changes)
///         each.text.english()   // "GPTBot loses /blog/ (line 7: Disallow: /blog/)"
///     if (!found.complete)      // never "no difference" then
///
/// Runs on any thread; `limits.stop` ends it early, with what was found until then. Both sites must live until it returns.
namespace gatepost::exact {

struct ExactQuestion {
    Reading reading = Reading::Author;
    bool competitor = false;        ///< S57
    std::optional<Instant> at;      ///< absent: all times, and a stated ask stays *ask* (S121)
    Instant day{};                  ///< the day on which examples of all times are asked
    std::vector<AskedAgent> agents; ///< empty: all (S122)
    std::vector<AskedAgent> also;   ///< asked about beside these: whom gates name
    std::vector<std::string> paths; ///< real ones, preferred as examples
    /// Differences of fetches say what agents are documented to do (S83) and are divided by it; in the reading `author` alone.
    bool withKnown = false;
    bool withFetches = true; ///< false: what may be fetched is not compared
    /// False: of the differences of each kind between two agents one is enough, and it does not say where.
    bool withPlaces = true;
    Limits limits;
};

/// One side of a difference. File and line are those that decide on the example.
struct DifferenceSide {
    std::string value;             ///< "allow", "yes"; a pace in words; empty: nothing stated
    std::optional<double> seconds; ///< of a pace
    std::optional<RateKind> kind;  ///< of a pace
    std::string file;              ///< "robots.txt", or a chained URL
    std::optional<LineRef> line;
    std::string text; ///< of the line
    friend bool operator==(const DifferenceSide &, const DifferenceSide &) = default;
};

struct Difference {
    enum class What : std::uint8_t { Fetch, Use, Pace, Signal };
    What what = What::Fetch;
    DirectiveId directive = DirectiveId::None; ///< Use
    std::string
        signal;      ///< Signal: "content-usage", "content-signal", "ai-training", "policy-token"
    std::string key; ///< Signal: "train-ai"; empty for ai-training
    AgentSet who;    ///< whom it is about
    bool everyAgent = false;
    Hours hours = Hours::always(); ///< of every day, or the question's instant
    Instant instant{};             ///< one of them
    DifferenceSide before;
    DifferenceSide after;
    Decision decisionBefore = Decision::Allow; ///< Fetch
    Decision decisionAfter = Decision::Allow;
    std::optional<KnownVerdict>
        knownBefore; ///< Fetch, of known agents, with ExactQuestion::withKnown
    std::optional<KnownVerdict> knownAfter;
    Region region; ///< where; everything for a pace
    bool exampleFromSample = false;
    Message text; ///< a sentence without full stop

    /// Fetch: less may be fetched than before, in the order allow, ask, later, deny.
    [[nodiscard]] bool isLoss() const;
};
[[nodiscard]] std::string_view whatName(Difference::What what); ///< "fetch", …

struct Differences {
    bool complete = true;
    std::vector<Message> unproven;   ///< what was not decided
    std::vector<Difference> changes; ///< losses of fetch, gains, then use, pace, signals
    std::size_t agents = 0;          ///< how many were compared
    std::shared_ptr<const std::vector<AskedAgent>> asked; ///< these agents
    std::size_t classes = 0;                              ///< how many of them are told apart
    /// The agents of whom nothing can be said for certain since they read a file that is missing; all others were compared
    /// completely if `searched`.
    AgentSet doubtful;
    bool searched = true;
    std::uint64_t steps =
        0; ///< that were taken, to be taken from what is left to a job of several comparisons
};
[[nodiscard]] Differences differences(const CompiledSite &before, const CompiledSite &after,
                                      const ExactQuestion &question);

/// Whether one of these agents loses (gains) anything. All of them must have been compared: put those that chosenAgents() made
/// into ExactQuestion::also.
enum class Gate : std::uint8_t { NoLostAccess, NoNewAccess };
struct GateResult {
    bool broken = false;
    /// False: not broken as far as was searched, but the search is not complete, or an agent was not compared, or there is none.
    bool decided = true;
    std::vector<std::size_t> changes;     ///< that break it: indexes into Differences::changes
    std::vector<std::string> notCompared; ///< agents that the comparison was not about
};
[[nodiscard]] GateResult checkGate(const Differences &found, Gate gate,
                                   std::span<const AskedAgent> who);

/// The sentence of a difference.
[[nodiscard]] Message sentenceOf(const Difference &difference);
/// "/blog/ except /blog/open/", "the policy files" for one of them (S26); empty for everything.
[[nodiscard]] Message placesOf(const Region &region);
/// "Googlebot, GPTBot, CCBot and 12 more agents": search engines first, then the best known (noticeOf); `atStart`: of a sentence.
[[nodiscard]] Message agentsInWords(const AgentSet &agents, bool atStart = false);
/// The same for agents of several lists, which must live until it returns. The text has their names.
[[nodiscard]] Message agentsInWords(std::vector<const AskedAgent *> agents, bool atStart = false);
/// The differences without those whose sentence is another's: one for each policy file.
[[nodiscard]] std::vector<const Difference *> toldOnce(const std::vector<Difference> &changes);

} // namespace gatepost::exact
