// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/goalproof.h"

#include "core/exact/side.h"
#include "core/exact/unknownagent.h"
#include "core/match/path.h"

#include <algorithm>
#include <array>

namespace gatepost::exact {

bool FetchGoal::isMetBy(WantedFetch wanted, Decision decision, int minute, Reading reading) const {
    const bool inHours = !hours || hours->isOpen(minute);
    switch (wanted) {
    case WantedFetch::Nothing: return true;
    case WantedFetch::Deny: return decision == Decision::Deny;
    case WantedFetch::Allow:
        if (neverFetches)
            return decision == Decision::Allow || decision == Decision::Later;
        if (inHours)
            return decision == Decision::Allow;
        return decision == Decision::Later ||
               (reading != Reading::Author && decision == Decision::Allow);
    case WantedFetch::Ask:
        return decision == Decision::Ask ||
               (reading != Reading::Author && decision == Decision::Allow);
    }
    return false;
}

namespace {

/// A pattern as a reading compares it: bytes to count, and the paths it matches.
std::string normalised(const std::string &pattern, Domain domain) {
    std::string scratch;
    return std::string(domain == Domain::Google ? googleRule(pattern, scratch)
                                                : normalisedRule(pattern, scratch));
}

/// The words of a goal as a list in one domain, and what its labels mean.
class WordList {
public:
    struct Label {
        WantedFetch wanted = WantedFetch::Nothing;
        std::uint32_t rank = 0; ///< of the word's length among those of all words, from 0
        friend bool operator==(const Label &, const Label &) = default;
    };

    WordList(const FetchGoal &goal, Domain domain) {
        struct Sized {
            const GoalWord *word;
            std::size_t length;
        };
        std::vector<Sized> words;
        for (const GoalWord &word : goal.words)
            words.push_back({&word, normalised(word.pattern, domain).size()});
        std::ranges::stable_sort(words, std::greater(), &Sized::length);
        for (const Sized &each : words)
            m_lengths.push_back(each.length);
        std::ranges::sort(m_lengths);
        m_lengths.erase(std::ranges::unique(m_lengths).begin(), m_lengths.end());
        std::vector<ListRule> rules;
        for (const Sized &each : words) {
            const SitePattern shown{each.word->pattern,
                                    domain == Domain::Google ? Syntax::Google : Syntax::Path};
            Language paths = languageOf(shown);
            if (paths.stars.empty() && paths.globs.empty())
                continue;
            const bool yields =
                each.word->wanted == WantedFetch::Allow || each.word->wanted == WantedFetch::Ask;
            rules.push_back({std::move(paths),
                             {shown},
                             labelOf({each.word->wanted, yields ? shorterThan(each.length) : 0}),
                             static_cast<std::uint32_t>(rules.size())});
        }
        list = DecisionList(std::move(rules), 0, domain);
    }
    /// How many lengths of words are less than that.
    [[nodiscard]] std::uint32_t shorterThan(std::size_t length) const {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(m_lengths, length) -
                                          m_lengths.begin());
    }
    [[nodiscard]] const Label &meaning(std::uint32_t label) const { return m_labels[label]; }

    DecisionList list;

private:
    std::uint32_t labelOf(const Label &label) {
        const auto index =
            static_cast<std::size_t>(std::ranges::find(m_labels, label) - m_labels.begin());
        if (index == m_labels.size())
            m_labels.push_back(label);
        return static_cast<std::uint32_t>(index);
    }
    std::vector<std::size_t> m_lengths;
    std::vector<Label> m_labels{{}};
};

/// A label of a list that says together what its rules decide and what is closed to all: the outcome, and above these bits the
/// number of lengths of words that are less than the rule that denies; 0: none does, or no word is so short.
constexpr std::uint32_t kClosedBits = 8;
std::uint32_t closedLengths(std::uint32_t label) {
    return label >> kClosedBits;
}

/// S142: what the groups for * of one file close, rules of the whole site left aside. Whoever follows these groups asks one list
/// for both, so that not every two of its rules are compared.
class ClosedFile {
public:
    ClosedFile(const FileRules &rules, std::size_t file, const WordList &words, ListStore &store,
               Work &work)
        : m_rules(&rules), m_file(file), m_store(store), m_work(work) {
        const DecisionList &all = store.rules(m_rules);
        const auto isWhole = [&](const ListRule &rule) {
            const std::string pattern = normalised(rule.shown.front().pattern, store.domain());
            return pattern == "/" || pattern == "/*" || pattern == "*";
        };
        // Left aside or not, a rule of the whole site decides nothing that another rule does, if it comes behind all of them.
        const auto firstWhole = std::ranges::find_if(all.rules(), isWhole);
        m_isJoined = std::all_of(firstWhole, all.rules().end(), isWhole);
        const auto label = [&](const ListRule &rule) {
            const bool closes = isDenial(static_cast<PathOutcome>(rule.label)) && !isWhole(rule);
            const std::uint32_t lengths =
                closes ? words.shorterThan(
                             normalised(rule.shown.front().pattern, store.domain()).size())
                       : 0;
            return rule.label | lengths << kClosedBits;
        };
        std::vector<ListRule> labelled;
        for (const ListRule &rule : all.rules())
            if (m_isJoined || !isWhole(rule)) {
                labelled.push_back(rule);
                labelled.back().label = label(rule);
            }
        m_all = DecisionList(std::move(labelled), all.labelOf(all.none()), store.domain());
    }

    [[nodiscard]] std::size_t file() const { return m_file; }
    /// Its labels say what is closed, and what the rules decide. It has every rule.
    [[nodiscard]] const DecisionList &all() const { return m_all; }
    /// Labels say what is closed alone.
    [[nodiscard]] const DecisionList &closed() {
        return m_closed ? *m_closed : m_closed.emplace(simplified(closedLengths));
    }
    /// Whether a list of these rules can say what is closed, too: else they are others.
    [[nodiscard]] bool isJoinedFor(const FileRules *rules) const {
        return m_isJoined && rules != nullptr && (rules == m_rules || isSameSet(rules->rules));
    }
    /// That list, with fewer rules.
    [[nodiscard]] const DecisionList &joined(bool outcomes) {
        auto &joined = outcomes ? m_withOutcomes : m_withDenials;
        if (!joined)
            joined = simplified([outcomes](std::uint32_t label) {
                const auto outcome = static_cast<PathOutcome>(label);
                const std::uint32_t counts = isDenial(outcome)                             ? 1
                                             : outcomes && outcome == PathOutcome::Allowed ? 2
                                                                                           : 0;
                return counts | closedLengths(label) << kClosedBits;
            });
        return *joined;
    }

private:
    /// Agents to whom different delays are said follow the same rules.
    [[nodiscard]] bool isSameSet(const RuleSet &other) const {
        const RuleSet &own = m_rules->rules;
        return own.reading() == other.reading() && own.withoutMatch() == other.withoutMatch() &&
               std::ranges::equal(own.rules(), other.rules(),
                                  [](const RuleLine &a, const RuleLine &b) {
                                      return a.kind == b.kind && a.value == b.value;
                                  });
    }
    [[nodiscard]] DecisionList
    simplified(const std::function<std::uint32_t(std::uint32_t)> &group) const {
        return m_store.fresh() ? m_all.simplified(group, m_work) : m_all;
    }

    const FileRules *m_rules;
    std::size_t m_file;
    ListStore &m_store;
    Work &m_work;
    bool m_isJoined = false;
    DecisionList m_all;
    std::optional<DecisionList> m_closed;
    std::optional<DecisionList> m_withOutcomes;
    std::optional<DecisionList> m_withDenials;
};

class FetchProving {
public:
    FetchProving(const CompiledSite &site, const CompiledSite *before, const FetchGoal &goal,
                 const ExactQuestion &question, Work &work)
        : m_site(site), m_before(before), m_goal(goal), m_question(question), m_work(work) {}

    std::vector<FetchFault> run(const std::vector<AskedAgent> &agents) {
        std::vector<const CompiledSite *> sites = {&m_site};
        if (m_before != nullptr)
            sites.push_back(m_before);
        for (const auto &classes : classesOf(agents, sites, m_question.reading)) {
            const Domain domain = domainOf(classes.front());
            m_words.emplace(m_goal, domain);
            auto views = viewsOf(classes);
            std::vector<std::shared_ptr<const ResolvedAgent>> stars;
            for (const CompiledSite *site : sites)
                if (stars.push_back(starView(*site, domain)); stars.back())
                    views.push_back(stars.back().get());
            std::vector<std::string> others = scopesOf(m_site);
            for (const ListRule &rule : m_words->list.rules())
                others.insert(others.end(), rule.paths.stars.begin(), rule.paths.stars.end());
            ListStore store(views, others, domain, m_work);
            m_closed = closedIn(stars.back(), store);
            for (const AgentClass &each : classes) {
                if (!m_work.goesOn())
                    break;
                if (readsChain(each))
                    for (Message &missing : missingFiles(sites))
                        m_work.leaveOpen(std::move(missing));
                searchClass(store, each);
            }
        }
        return std::move(m_faults);
    }

private:
    /// Whoever follows the groups for *: S142 asks them in the reading that is proved, and of Google's agents as Google reads.
    [[nodiscard]] std::shared_ptr<const ResolvedAgent> starView(const CompiledSite &site,
                                                                Domain domain) const {
        if (!m_goal.closedAsFiles)
            return nullptr;
        const Reading reading = domain == Domain::Google ? Reading::Google : m_question.reading;
        const auto unknown = unknownOf(site, reading);
        // Absent, patterns name everybody: nobody follows *.
        return unknown ? site.view(unknown->identity, reading) : nullptr;
    }
    /// One for each file with groups for *. Where goals keep out of every path that is closed this says nothing.
    [[nodiscard]] std::vector<ClosedFile> closedIn(const std::shared_ptr<const ResolvedAgent> &star,
                                                   ListStore &store) const {
        std::vector<ClosedFile> closed;
        if (star)
            for (const ResolvedFile &file : star->files)
                if (file.rules() != nullptr)
                    closed.emplace_back(*file.rules(), file.file.index(), *m_words, store, m_work);
        return closed;
    }

    void searchClass(ListStore &store, const AgentClass &each) {
        const std::array views = {each.sides.front().view.get(), each.sides.back().view.get()};
        std::vector<int> starts = cellStarts(views);
        if (m_goal.hours)
            for (int minute = 1; minute < kMinutesOfDay; ++minute)
                if (m_goal.hours->isOpen(minute) != m_goal.hours->isOpen(minute - 1))
                    starts.push_back(minute);
        std::ranges::sort(starts);
        starts.erase(std::ranges::unique(starts).begin(), starts.end());
        for (const int start : starts)
            if (searchAt(store, each, start))
                return;
    }

    /// True if a fault was found.
    bool searchAt(ListStore &store, const AgentClass &each, int minute) {
        const Side &side = each.sides.front();
        const Side &old = each.sides.back();
        const Instant at = instantAt(m_question.day, minute);
        const PathQuestion path("/"); // without rehearsed answers `crawl` is the same on every path
        const UseVerdict crawl = crawlUse(side.view->policy, nullptr, {side.view->agent, path, at});
        const UseVerdict oldCrawl =
            crawlUse(old.view->policy, nullptr, {old.view->agent, path, at});
        std::vector<Layer> layers;
        std::vector<std::size_t> closedLayers;
        constexpr std::size_t kWordLayer = kFirstFileLayer + kFileLayers;
        const auto makeLayers = [&](bool simple) {
            layers = fileLayers(store, side, old, simple);
            layers.push_back({&m_words->list, &m_words->list, true});
            closedLayers = addClosed(layers, side, old, simple);
        };
        const auto isClosed = [&](std::span<const Winners> winners, std::uint32_t rank) {
            return std::ranges::any_of(closedLayers, [&](std::size_t layer) {
                return closedLengths(layers[layer].after->labelOf(winners[layer].after)) > rank;
            });
        };
        const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
            if (store.policyFiles().labelOf(winners[kPolicyLayer].before) != 0)
                return 0;
            const std::uint32_t word = m_words->list.labelOf(winners[kWordLayer].before);
            const auto &[wanted, rank] = m_words->meaning(word);
            const bool isClaimed = wanted == WantedFetch::Deny ||
                                   (wanted != WantedFetch::Nothing && !isClosed(winners, rank));
            if (isClaimed == (m_before != nullptr))
                return 0;
            const Decision decision =
                side.fetch(decisionsOf(layers, winners, false), false, crawl, at).decision;
            if (isClaimed)
                return m_goal.isMetBy(wanted, decision, minute, m_question.reading)
                           ? 0
                           : 1 + static_cast<std::uint64_t>(wanted);
            const Decision was =
                old.fetch(decisionsOf(layers, winners, true), false, oldCrawl, at).decision;
            return keeps(was, decision) ? 0 : 1;
        };
        // Where nothing that the rules decide is a fault, whatever wins, it does not matter which of them can win.
        makeLayers(false);
        if (isNeverAFault(layers, evaluate))
            return false;
        makeLayers(true);
        bool found = false;
        const auto emit = [&](const PathSet &set, std::uint64_t key) {
            found = confirm(store, each, set, static_cast<WantedFetch>(key - 1), at);
            return !found;
        };
        Solver(layers, evaluate, emit, false, m_work).run(store.everything());
        return found;
    }

    /// Whether the answer is nothing for all labels that the lists have, in all combinations.
    [[nodiscard]] static bool isNeverAFault(const std::vector<Layer> &layers,
                                            const Solver::Evaluate &evaluate) {
        constexpr std::size_t kMostTried = 4096;
        std::vector<std::vector<Winners>> labels;
        std::size_t count = 1;
        for (const Layer &layer : layers) {
            std::vector<Winners> &all = labels.emplace_back();
            for (const std::uint32_t before : layer.before->representatives(1))
                if (layer.isShared())
                    all.push_back({before, before});
                else
                    for (const std::uint32_t after : layer.after->representatives(1))
                        all.push_back({before, after});
            count *= all.size();
            if (count > kMostTried)
                return false;
        }
        std::vector<Winners> winners(layers.size());
        for (std::size_t index = 0; index < count; ++index) {
            std::size_t rest = index;
            for (std::size_t layer = 0; layer < layers.size(); ++layer) {
                winners[layer] = labels[layer][rest % labels[layer].size()];
                rest /= labels[layer].size();
            }
            if (evaluate(winners) != 0)
                return false;
        }
        return true;
    }

    /// The layers that say what is closed: those of the files, where the old site's side follows the groups for *, or others.
    [[nodiscard]] std::vector<std::size_t> addClosed(std::vector<Layer> &layers, const Side &side,
                                                     const Side &old, bool simple) {
        const bool outcomes = side.needsOutcomes() || old.needsOutcomes();
        std::vector<std::size_t> closedLayers;
        for (ClosedFile &closed : m_closed) {
            const std::size_t file = kFirstFileLayer + closed.file();
            const bool decides =
                FileId::fromIndex(closed.file()).row().precedence == Precedence::Decides;
            if (!closed.isJoinedFor(old.rulesOf(closed.file()))) {
                const DecisionList &list = simple ? closed.closed() : closed.all();
                closedLayers.push_back(layers.size());
                layers.push_back({&list, &list, true});
                continue;
            }
            const DecisionList &joined = simple ? closed.joined(outcomes && decides) : closed.all();
            closedLayers.push_back(file);
            layers[file] = layers[file].isShared() ? Layer{&joined, &joined, true}
                                                   : Layer{layers[file].before, &joined};
        }
        return closedLayers;
    }

    /// Hours are an agent's, whatever the path: a window that comes or goes closes and opens no path.
    [[nodiscard]] static bool keeps(Decision was, Decision is) {
        const auto plain = [](Decision decision) {
            return decision == Decision::Later ? Decision::Allow : decision;
        };
        return plain(was) == plain(is);
    }
    /// Takes a set as a fault, if the simulator says so too.
    bool confirm(const ListStore &store, const AgentClass &each, const PathSet &set,
                 WantedFetch wanted, Instant at) {
        std::string example = set.asked();
        for (const std::string &sample : m_question.paths)
            if (set.contains(canonicalPath(sample, store.domain()))) {
                example = sample;
                break;
            }
        const Query query{each.agents.front().identity, urlOf(example), at, m_question.reading};
        Verdict verdict = m_site.simulate(query, TraceLevel::None);
        const bool isMet = m_before != nullptr
                               ? keeps(m_before->simulate(query, TraceLevel::None).fetch.decision,
                                       verdict.fetch.decision)
                               : m_goal.isMetBy(wanted, verdict.fetch.decision, minuteOfDay(at),
                                                m_question.reading);
        if (isMet) {
            m_work.leaveOpen(
                {GATEPOST_TEXT("verdict", "An example could not be confirmed: %1"), example});
            return false;
        }
        m_faults.push_back({each.agents, wanted, std::move(verdict)});
        return true;
    }

    const CompiledSite &m_site;
    const CompiledSite *m_before; ///< where answers are to be kept; null: claims are proved
    const FetchGoal &m_goal;
    const ExactQuestion &m_question;
    Work &m_work;
    std::optional<WordList> m_words;  ///< of the domain at hand
    std::vector<ClosedFile> m_closed; ///< one for each file with groups for *
    std::vector<FetchFault> m_faults;
};

} // namespace

std::vector<FetchFault> fetchFaults(const CompiledSite &site, const FetchGoal &goal,
                                    const std::vector<AskedAgent> &agents,
                                    const ExactQuestion &question, Work &work) {
    const Timeless timeless(site, false);
    return FetchProving(timeless.site, nullptr, goal, question, work).run(agents);
}

std::vector<FetchFault> keptFaults(const CompiledSite &before, const CompiledSite &after,
                                   const FetchGoal &goal, const std::vector<AskedAgent> &agents,
                                   const ExactQuestion &question, Work &work) {
    const Timeless old(before, false);
    const Timeless timeless(after, false);
    return FetchProving(timeless.site, &old.site, goal, question, work).run(agents);
}

} // namespace gatepost::exact
