// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/diff.h"

#include "core/exact/knownparts.h"
#include "core/exact/samples.h"
#include "core/exact/side.h"
#include "core/exact/verdictkey.h"
#include "core/text/numbered.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <unordered_map>

namespace gatepost::exact {

namespace {

using What = Difference::What;

/// Minutes with the same windows on both sides, and one instant in them.
struct TimePart {
    Hours hours;
    Instant instant{};
};

/// The order in which access shrinks.
int strictness(Decision decision) {
    switch (decision) {
    case Decision::Allow: return 0;
    case Decision::Ask: return 1;
    case Decision::Later: return 2;
    case Decision::Deny: return 3;
    }
    return 0;
}

constexpr std::size_t kRanks = 6;

std::size_t rankOf(const Difference &difference) {
    switch (difference.what) {
    case What::Fetch: return difference.isLoss() ? 0 : 1;
    case What::Use: return 2;
    case What::Pace: return 3;
    case What::Signal: return 4;
    }
    return kRanks - 1;
}

DifferenceSide sideOf(const CompiledSite &site, std::string value,
                      const std::optional<LineRef> &line) {
    DifferenceSide side;
    side.value = std::move(value);
    side.line = line;
    if (line) {
        side.file = site.fileName(line->file);
        side.text = site.text(*line);
    }
    return side;
}

/// Spellings are told apart for this part of the steps.
constexpr std::size_t kDiffPartForSpellings = 2;

class Comparison {
public:
    Comparison(const CompiledSite &before, const CompiledSite &after, const ExactQuestion &question,
               Work &work)
        : m_before(before),
          m_after(after),
          m_question(question),
          m_work(work),
          m_spellings(question.limits.part(kDiffPartForSpellings)),
          m_withKnown(question.withKnown && question.reading == Reading::Author) {}

    Differences run() {
        const std::array<const CompiledSite *, 2> sites = {&m_before, &m_after};
        AskedAgents all;
        if (m_question.agents.empty())
            all = agentsOf(sites, m_question.reading);
        else
            all.agents = m_question.agents;
        for (const AskedAgent &agent : m_question.also)
            if (std::ranges::none_of(all.agents, [&agent](const AskedAgent &each) {
                    return isSameAgent(each, agent);
                }))
                all.agents.push_back(agent);
        if (areAlike(m_before, m_after))
            all.unproven.clear();
        else
            m_missing = missingFiles(sites);
        m_asked = std::make_shared<const std::vector<AskedAgent>>(std::move(all.agents));
        m_doubtful = AgentSet(m_asked);
        std::vector<std::string> scopes = scopesOf(m_before);
        for (std::string &scope : scopesOf(m_after))
            scopes.push_back(std::move(scope));
        std::size_t count = 0;
        for (const auto &classes : classesOf(*m_asked, sites, m_question.reading, m_withKnown)) {
            ListStore store(viewsOf(classes), scopes, domainOf(classes.front()), m_work);
            m_store = &store;
            m_samples.emplace(m_question.paths, store.domain());
            count += classes.size();
            for (const AgentClass &each : classes) {
                if (!m_work.goesOn())
                    break;
                m_class = &each;
                if (!m_missing.empty() && readsChain(each))
                    for (const std::uint32_t place : each.places)
                        m_doubtful.add(place);
                compareClass();
            }
        }
        return finish(std::move(all), count);
    }

private:
    [[nodiscard]] const Side &one() const { return m_class->sides[0]; }
    [[nodiscard]] const Side &other() const { return m_class->sides[1]; }

    void compareClass() {
        m_known.reset();
        if (one().known && other().known)
            m_known.emplace(*m_store, *m_class, m_work, m_spellings);
        findTimes();
        const auto start =
            cutByAsks(*m_store, m_class->sides, m_question.at, m_store->everything(), m_work);
        for (const PathSet &set : start) {
            if (m_question.withFetches)
                compareFetch(set);
            compareUses(set);
        }
        compareAgeRatings();
        comparePace();
        compareSignals();
    }

    // ---- times ----

    void findTimes() {
        m_fetchTimes.clear();
        if (m_question.at) {
            m_fetchTimes = {{Hours::at(*m_question.at), *m_question.at}};
            return;
        }
        std::vector<const ResolvedAgent *> views = {one().view.get(), other().view.get()};
        if (m_known)
            views.insert(views.end(), {one().known.get(), other().known.get()});
        const std::vector<int> starts = cellStarts(views);
        std::map<std::vector<bool>, std::pair<Minutes, int>> parts;
        for (std::size_t cell = 0; cell < starts.size(); ++cell) {
            const Instant at = instantAt(m_question.day, starts[cell]);
            std::vector<bool> open;
            for (const ResolvedAgent *view : views)
                open.push_back(!view->schedule || view->schedule->isOpen(at));
            auto &[minutes, first] =
                parts.try_emplace(std::move(open), Minutes(), starts[cell]).first->second;
            minutes |= minutesOf(starts, cell);
        }
        for (const auto &[open, part] : parts)
            m_fetchTimes.push_back({Hours(part.first), instantAt(m_question.day, part.second)});
        m_starts = starts;
    }

    // ---- fetch ----

    void compareFetch(const PathSet &start) {
        const PathQuestion path(urlOf(start.example()));
        for (const TimePart &time : m_fetchTimes) {
            const UseVerdict crawlBefore = one().crawl(path, time.instant);
            const UseVerdict crawlAfter = other().crawl(path, time.instant);
            const auto layers = fileLayers(*m_store, one(), other(), true);
            const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
                const bool policyFile = isPolicyFile(winners);
                const auto decide = [&](const Side &side, bool after, const UseVerdict &crawl) {
                    return side
                        .fetch(decisionsOf(layers, winners, after), policyFile, crawl, time.instant)
                        .decision;
                };
                const Decision was = decide(one(), false, crawlBefore);
                const Decision is = decide(other(), true, crawlAfter);
                return was == is ? 0
                                 : 1 + static_cast<std::uint64_t>(was) * 4 +
                                       static_cast<std::uint64_t>(is);
            };
            const auto emit = [&](const PathSet &set, std::uint64_t key) {
                const auto was = static_cast<Decision>((key - 1) / 4);
                const auto is = static_cast<Decision>((key - 1) % 4);
                if (!m_known)
                    addFetch({set, {}}, was, is, time);
                else
                    for (const KnownPart &part : m_known->of(set, time.instant))
                        addFetch(part, was, is, time);
                return m_question.withPlaces;
            };
            Solver(layers, evaluate, emit, false, m_work).run(start);
        }
    }

    [[nodiscard]] bool isPolicyFile(std::span<const Winners> winners) const {
        return m_store->policyFiles().labelOf(winners[kPolicyLayer].before) != 0;
    }

    void addFetch(const KnownPart &part, Decision was, Decision is, const TimePart &time) {
        Difference change;
        change.what = What::Fetch;
        change.decisionBefore = was;
        change.decisionAfter = is;
        auto [before, after] = place(change, part.set, time, part.region);
        change.before =
            sideOf(m_before, std::string(decisionName(before.fetch.decision)), before.fetch.line);
        change.after =
            sideOf(m_after, std::string(decisionName(after.fetch.decision)), after.fetch.line);
        if (before.fetch.decision != was || after.fetch.decision != is)
            return unconfirmed(change);
        if (m_known) {
            change.knownBefore = std::move(before.known);
            change.knownAfter = std::move(after.known);
        }
        add(std::move(change));
    }

    // ---- use ----

    [[nodiscard]] UseTable usesOf(const Side &side, const PathQuestion &path, bool denied) const {
        return side.uses(path, m_fetchTimes.front().instant, m_question.competitor, denied);
    }

    /// Where the effective values differ, by whether rules deny before (bit 0) and after (bit 1).
    void compareUses(const PathSet &start) {
        const PathQuestion path(urlOf(start.example()));
        const std::array before = {usesOf(one(), path, false), usesOf(one(), path, true)};
        const std::array after = {usesOf(other(), path, false), usesOf(other(), path, true)};
        // Directives by what their values come to in the four cases: those with the same cases share one search.
        std::map<std::array<std::uint8_t, 4>, std::vector<std::size_t>> byCases;
        for (std::size_t row = 0; row < before[0].size(); ++row) {
            if (before[0][row].directive == DirectiveId::AgeRating)
                continue;
            std::array<std::uint8_t, 4> cases{};
            std::vector<std::pair<UseValue, UseValue>> seen;
            for (std::size_t denied = 0; denied < 4; ++denied) {
                const UseVerdict &was = before[denied & 1][row];
                const UseVerdict &is = after[denied >> 1][row];
                if (was.effective == is.effective || was.cause == Cause::Fetch ||
                    is.cause == Cause::Fetch)
                    continue;
                const std::pair values{was.effective, is.effective};
                const auto known = std::ranges::find(seen, values);
                cases[denied] = static_cast<std::uint8_t>(known - seen.begin() + 1);
                if (known == seen.end())
                    seen.push_back(values);
            }
            if (cases != std::array<std::uint8_t, 4>{})
                byCases[cases].push_back(row);
        }
        for (const auto &[cases, rows] : byCases)
            findUses(start, cases, rows, before[0]);
    }

    void findUses(const PathSet &start, const std::array<std::uint8_t, 4> &cases,
                  const std::vector<std::size_t> &rows, const UseTable &table) {
        const auto layers = fileLayers(*m_store, one(), other(), true);
        const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
            const bool policyFile = isPolicyFile(winners);
            const bool was = one().denies(decisionsOf(layers, winners, false), policyFile);
            const bool is = other().denies(decisionsOf(layers, winners, true), policyFile);
            return cases[(was ? 1U : 0U) + (is ? 2U : 0U)];
        };
        const auto emit = [&](const PathSet &set, std::uint64_t) {
            for (const std::size_t row : rows)
                addUse(set, table[row].directive);
            return m_question.withPlaces;
        };
        Solver(layers, evaluate, emit, false, m_work).run(start);
    }

    void addUse(const PathSet &set, DirectiveId directive) {
        Difference change;
        change.what = What::Use;
        change.directive = directive;
        const auto [before, after] = place(change, set, wholeDay());
        const UseVerdict &was = *before.useOf(directive);
        const UseVerdict &is = *after.useOf(directive);
        change.before = sideOf(m_before, std::string(was.effective.text()), was.line);
        change.after = sideOf(m_after, std::string(is.effective.text()), is.line);
        if (was.effective == is.effective)
            return unconfirmed(change);
        add(std::move(change));
    }

    void compareAgeRatings() {
        const std::vector<Layer> layers = {
            {&m_store->ageRatings(*one().view), &m_store->ageRatings(*other().view)}};
        if (layers[0].before->decidesAs(*layers[0].after))
            return;
        const auto emit = [&](const PathSet &set, std::uint64_t) {
            addUse(set, DirectiveId::AgeRating);
            return m_question.withPlaces;
        };
        Solver(layers, differentLabels(layers), emit, false, m_work).run(m_store->everything());
    }

    [[nodiscard]] static Solver::Evaluate differentLabels(const std::vector<Layer> &layers) {
        return [&layers](std::span<const Winners> winners) -> std::uint64_t {
            const std::uint32_t was = layers[0].before->labelOf(winners[0].before);
            const std::uint32_t is = layers[0].after->labelOf(winners[0].after);
            return was == is ? 0 : 1 + (std::uint64_t{was} << 32 | is);
        };
    }

    // ---- pace ----

    void comparePace() {
        struct Paces {
            std::optional<RateVerdict> before;
            std::optional<RateVerdict> after;
        };
        const auto keyOf = [](const std::optional<RateVerdict> &rate) {
            return std::tuple(rate.has_value(),
                              rate && rate->secondsPerRequest ? *rate->secondsPerRequest : -1.0);
        };
        using Key = decltype(keyOf({}));
        std::map<std::pair<Key, Key>, std::pair<Minutes, int>> parts;
        std::vector<int> starts = m_question.at ? std::vector{0} : m_starts;
        for (std::size_t cell = 0; cell < starts.size(); ++cell) {
            const Instant at = m_question.at.value_or(instantAt(m_question.day, starts[cell]));
            const Key was = keyOf(m_before.pace(*one().view, at));
            const Key is = keyOf(m_after.pace(*other().view, at));
            if (was == is)
                continue;
            parts.try_emplace({was, is}, Minutes(), starts[cell]).first->second.first |=
                minutesOf(starts, cell);
        }
        for (const auto &[paces, part] : parts) {
            const TimePart time =
                m_question.at ? m_fetchTimes.front()
                              : TimePart{Hours(part.first), instantAt(m_question.day, part.second)};
            Difference change;
            change.what = What::Pace;
            const auto [before, after] = place(change, m_store->everything(), time);
            change.before = paceSide(m_before, before.rate);
            change.after = paceSide(m_after, after.rate);
            add(std::move(change));
        }
    }

    [[nodiscard]] static DifferenceSide paceSide(const CompiledSite &site,
                                                 const std::optional<RateVerdict> &rate) {
        if (!rate)
            return {};
        DifferenceSide side =
            sideOf(site,
                   rate->secondsPerRequest ? describePace(*rate->secondsPerRequest).english()
                                           : std::string("polite"),
                   rate->line);
        side.seconds = rate->secondsPerRequest;
        side.kind = rate->kind;
        return side;
    }

    // ---- signals ----

    void compareSignals() {
        compareContentUsage();
        const std::vector<Layer> training = {
            {&m_store->aiTraining(*one().view), &m_store->aiTraining(*other().view)}};
        if (!training[0].before->decidesAs(*training[0].after)) {
            const auto emit = [&](const PathSet &set, std::uint64_t) {
                addSignal(set, "ai-training", {});
                return m_question.withPlaces;
            };
            Solver(training, differentLabels(training), emit, false, m_work)
                .run(m_store->everything());
        }
        compareUseTokens();
        const auto signalsAt = [&](const Side &side) {
            return side.site
                ->simulate({side.view->agent, "/", m_fetchTimes.front().instant, m_question.reading,
                            m_question.competitor},
                           TraceLevel::None)
                .signals.contentSignal;
        };
        for (const std::string &key : differingKeys(signalsAt(one()), signalsAt(other())))
            addSignal(m_store->everything(), "content-signal", key);
    }

    void compareContentUsage() {
        const std::vector<Layer> layers = {
            {&m_store->contentUsage(*one().view), &m_store->contentUsage(*other().view)}};
        if (layers[0].before->decidesAs(*layers[0].after))
            return;
        std::vector<std::string> keys;
        for (const DecisionList *list : {layers[0].before, layers[0].after})
            for (const ListRule &rule : list->rules())
                for (const auto &[key, value] : m_store->signalsOf(rule.label))
                    if (!std::ranges::contains(keys, key))
                        keys.push_back(key);
        for (const std::string &key : keys) {
            const auto valueOf = [&](std::uint32_t label) -> std::string {
                const SignalMap &signals = m_store->signalsOf(label);
                const auto found =
                    std::ranges::find(signals, key, &std::pair<std::string, std::string>::first);
                return found == signals.end() ? std::string() : found->second;
            };
            Numbered<std::pair<std::string, std::string>> shifts;
            const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
                std::string was = valueOf(layers[0].before->labelOf(winners[0].before));
                std::string is = valueOf(layers[0].after->labelOf(winners[0].after));
                return was == is ? 0 : 1 + shifts.of({std::move(was), std::move(is)}).first;
            };
            const auto emit = [&](const PathSet &set, std::uint64_t) {
                addSignal(set, "content-usage", key);
                return m_question.withPlaces;
            };
            Solver(layers, evaluate, emit, false, m_work).run(m_store->everything());
        }
    }

    /// S112. That no rule matches is yes, as an Allow is.
    void compareUseTokens() {
        const std::vector<Layer> layers = {
            {&m_store->useToken(*one().view), &m_store->useToken(*other().view)}};
        const auto answerOf = [](const Side &side, std::uint32_t label) -> std::uint64_t {
            if (side.view->useToken == nullptr)
                return 0;
            return isDenial(static_cast<PathOutcome>(label)) ? 1 : 2;
        };
        const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
            const auto was = answerOf(one(), layers[0].before->labelOf(winners[0].before));
            const auto is = answerOf(other(), layers[0].after->labelOf(winners[0].after));
            return was == is ? 0 : 1 + 3 * was + is;
        };
        const auto emit = [&](const PathSet &set, std::uint64_t) {
            addSignal(set, "policy-token", std::string(kUseOfTokens));
            return m_question.withPlaces;
        };
        if (one().view->useToken != nullptr || other().view->useToken != nullptr)
            Solver(layers, evaluate, emit, false, m_work).run(m_store->everything());
    }

    static std::vector<std::string> differingKeys(const SignalMap &before, const SignalMap &after) {
        std::vector<std::string> keys;
        for (const auto *map : {&before, &after})
            for (const auto &[key, value] : *map)
                if (!std::ranges::contains(keys, key) &&
                    signalValue(before, key) != signalValue(after, key))
                    keys.push_back(key);
        return keys;
    }
    static std::string signalValue(const SignalMap &map, const std::string &key) {
        const auto found = std::ranges::find(map, key, &std::pair<std::string, std::string>::first);
        return found == map.end() ? std::string() : found->second;
    }

    void addSignal(const PathSet &set, std::string signal, std::string key) {
        Difference change;
        change.what = What::Signal;
        change.signal = std::move(signal);
        change.key = std::move(key);
        const auto [before, after] = place(change, set, wholeDay());
        const auto valueIn = [&](const SignalsVerdict &signals) -> std::string {
            if (change.signal == "ai-training")
                return !signals.aiTraining ? "" : *signals.aiTraining ? "yes" : "no";
            if (change.signal == "policy-token")
                return !signals.useToken ? "" : signals.useToken->allowed ? "yes" : "no";
            return signalValue(change.signal == "content-usage" ? signals.contentUsage
                                                                : signals.contentSignal,
                               change.key);
        };
        change.before = sideOf(m_before, valueIn(before.signals), {});
        change.after = sideOf(m_after, valueIn(after.signals), {});
        if (change.before.value == change.after.value)
            return unconfirmed(change);
        add(std::move(change));
    }

    // ---- what all have in common ----

    [[nodiscard]] TimePart wholeDay() const {
        return m_question.at ? m_fetchTimes.front()
                             : TimePart{Hours::always(), m_fetchTimes.front().instant};
    }

    /// Sets region, example and times; the verdicts of both sides on the example. `region`: the set's, if it is cut further.
    std::pair<Verdict, Verdict> place(Difference &change, const PathSet &set, const TimePart &time,
                                      const std::optional<Region> &region = {}) {
        change.hours = time.hours;
        change.instant = time.instant;
        if (m_question.withPlaces)
            change.region = region ? *region : set.region(m_work);
        else
            change.region.example = set.example();
        if (const std::string *sample =
                region || !m_question.withPlaces ? nullptr : m_samples->in(set, m_work)) {
            change.region.example = *sample;
            change.exampleFromSample = true;
        }
        const auto ask = [&](const Side &side) {
            return side.site->simulate({side.view->agent, urlOf(change.region.example),
                                        time.instant, m_question.reading, m_question.competitor},
                                       TraceLevel::None);
        };
        return {ask(one()), ask(other())};
    }

    /// The simulator contradicts the decision lists. That is a bug in Gatepost: the difference is not shown, and the result
    /// is marked as incomplete.
    void unconfirmed(const Difference &change) {
        m_work.leaveOpen({GATEPOST_TEXT("verdict", "An example could not be confirmed: %1"),
                          change.region.example});
    }

    /// Classes with the very same change share one entry.
    void add(Difference change) {
        std::vector<std::size_t> &alike = m_added[hashOf(change)];
        auto same = std::ranges::find_if(
            alike, [&](std::size_t at) { return isSame(m_changes[at], change); });
        if (same == alike.end()) {
            same = alike.insert(alike.end(), m_changes.size());
            change.who = AgentSet(m_asked);
            m_changes.push_back(std::move(change));
        }
        for (const std::uint32_t place : m_class->places)
            m_changes[*same].who.add(place);
    }

    /// Apart from who is concerned, from examples and their texts.
    static bool isSame(const Difference &one, const Difference &other) {
        const auto keyOf = [](const DifferenceSide &side) {
            return std::tuple(std::string_view(side.value), std::string_view(side.file),
                              side.line ? std::optional(side.line->line) : std::nullopt);
        };
        const auto known = [](const std::optional<KnownVerdict> &documented) {
            return documented ? std::optional(VerdictKey::Known{
                                    {documented->fetch.decision, documented->fetch.reason},
                                    documented->reads})
                              : std::nullopt;
        };
        return one.what == other.what && one.directive == other.directive &&
               one.signal == other.signal && one.key == other.key && one.hours == other.hours &&
               keyOf(one.before) == keyOf(other.before) && keyOf(one.after) == keyOf(other.after) &&
               known(one.knownBefore) == known(other.knownBefore) &&
               known(one.knownAfter) == known(other.knownAfter) &&
               one.region.matches == other.region.matches &&
               one.region.except == other.region.except;
    }
    /// Equal for those that isSame() is true of.
    static std::size_t hashOf(const Difference &change) {
        std::size_t hash = static_cast<std::size_t>(change.what);
        const auto add = [&hash](std::size_t more) { hash = std::rotl(hash, 7) * 31 + more; };
        for (const DifferenceSide *side : {&change.before, &change.after})
            add(side->line ? side->line->line.value : 0U);
        for (const Patterns *patterns : {&change.region.matches, &change.region.except}) {
            add(patterns->size());
            if (!patterns->empty())
                add(std::hash<std::string>()(patterns->front().pattern));
        }
        return hash;
    }

    Differences finish(AskedAgents all, std::size_t classes) {
        Differences found;
        found.agents = m_asked->size();
        found.asked = m_asked;
        found.classes = classes;
        for (Difference &change : m_changes) {
            change.everyAgent = m_asked->size() > 1 && change.who.size() == m_asked->size();
            change.text = sentenceOf(change);
        }
        // A change is large: each is moved once, whatever their order.
        std::array<std::vector<std::size_t>, kRanks> byRank;
        for (std::size_t at = 0; at < m_changes.size(); ++at)
            byRank[rankOf(m_changes[at])].push_back(at);
        found.changes.reserve(m_changes.size());
        for (const auto &places : byRank)
            for (const std::size_t at : places)
                found.changes.push_back(std::move(m_changes[at]));
        found.unproven = std::move(all.unproven);
        for (Message &open : m_work.unproven())
            found.unproven.push_back(std::move(open));
        found.searched = found.unproven.empty();
        if (!m_doubtful.isEmpty())
            found.unproven.insert(found.unproven.end(), m_missing.begin(), m_missing.end());
        // Gates are not about it.
        if (!m_spellings.isComplete())
            found.unproven.push_back(spellingsAreOpen());
        found.doubtful = std::move(m_doubtful);
        found.complete = found.unproven.empty();
        found.steps = m_work.spent() + m_spellings.spent();
        return found;
    }

    const CompiledSite &m_before;
    const CompiledSite &m_after;
    const ExactQuestion &m_question;
    Work &m_work;
    Work m_spellings; ///< its own: spellings must not end the search for all else
    bool m_withKnown;
    ListStore *m_store = nullptr;
    std::optional<Samples> m_samples; ///< of the store's domain
    const AgentClass *m_class = nullptr;
    std::optional<KnownParts> m_known; ///< of the class, if the question is about that
    std::vector<TimePart> m_fetchTimes;
    std::vector<int> m_starts{0};
    std::vector<Message> m_missing; ///< chained files
    std::shared_ptr<const std::vector<AskedAgent>> m_asked;
    AgentSet m_doubtful;
    std::vector<Difference> m_changes;
    std::unordered_map<std::size_t, std::vector<std::size_t>>
        m_added; ///< by hashOf(): indexes into m_changes
};

} // namespace

bool Difference::isLoss() const {
    return what == What::Fetch && strictness(decisionAfter) > strictness(decisionBefore);
}

std::string_view whatName(Difference::What what) {
    switch (what) {
    case What::Fetch: return "fetch";
    case What::Use: return "use";
    case What::Pace: return "pace";
    case What::Signal: return "signal";
    }
    return "";
}

Differences differences(const CompiledSite &before, const CompiledSite &after,
                        const ExactQuestion &question) {
    Work work(question.limits);
    const Timeless one(before, question.at.has_value());
    const Timeless other(after, question.at.has_value());
    return Comparison(one.site, other.site, question, work).run();
}

GateResult checkGate(const Differences &found, Gate gate, std::span<const AskedAgent> who) {
    GateResult result;
    std::set<std::uint32_t> guarded; // places among the agents that were compared
    for (const AskedAgent &agent : who) {
        bool isCompared = false;
        for (std::uint32_t place = 0; found.asked && place < found.asked->size(); ++place)
            if (isSameAgent((*found.asked)[place], agent)) {
                guarded.insert(place);
                isCompared = true;
            }
        if (!isCompared)
            result.notCompared.push_back(nameOf(agent));
    }
    for (std::size_t index = 0; index < found.changes.size(); ++index) {
        const Difference &change = found.changes[index];
        if (change.what != What::Fetch || change.isLoss() != (gate == Gate::NoLostAccess))
            continue;
        if (std::ranges::any_of(change.who.members(),
                                [&](std::uint32_t place) { return guarded.contains(place); }))
            result.changes.push_back(index);
    }
    result.broken = !result.changes.empty();
    const bool doubted = std::ranges::any_of(
        found.doubtful.members(), [&](std::uint32_t place) { return guarded.contains(place); });
    result.decided = result.broken ||
                     (found.searched && !doubted && result.notCompared.empty() && !guarded.empty());
    return result;
}

} // namespace gatepost::exact
