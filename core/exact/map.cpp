// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/map.h"

#include "core/exact/samples.h"
#include "core/exact/sent.h"
#include "core/exact/side.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <format>
#include <functional>
#include <map>
#include <memory>
#include <tuple>

namespace gatepost::exact {

namespace {

/// Everything that S123 wants constant, as one text.
class VerdictKey {
public:
    explicit VerdictKey(const Verdict &verdict) {
        add(decisionName(verdict.fetch.decision), fetchReasonName(verdict.fetch.reason));
        add(verdict.fetch.line);
        if (verdict.window) {
            add(verdict.window->open ? "open" : "closed");
            add(verdict.window->line);
        }
        add(";");
        if (verdict.rate) {
            if (verdict.rate->secondsPerRequest)
                m_text += std::to_string(*verdict.rate->secondsPerRequest);
            add(rateKindName(verdict.rate->kind));
            add(verdict.rate->line);
        }
        if (verdict.known) {
            add("known", decisionName(verdict.known->fetch.decision),
                fetchReasonName(verdict.known->fetch.reason));
            for (const std::string_view file : verdict.known->reads)
                add(file);
        }
        for (const UseVerdict &use : verdict.use) {
            add(use.stated ? use.stated->text() : "-", use.effective.text(), use.because(),
                use.scope ? use.scope->text() : std::string());
            if (use.line)
                add(*use.line);
        }
        for (const auto *map : {&verdict.signals.contentUsage, &verdict.signals.contentSignal}) {
            add(";");
            for (const auto &[key, value] : *map)
                add(key, value);
        }
        add(verdict.signals.contentUsageApplies ? "-" : "none", verdict.ruleOfThumb ? "thumb" : "-",
            verdict.starIgnored ? "star" : "-");
        add(!verdict.signals.aiTraining ? "-" : *verdict.signals.aiTraining ? "yes" : "no");
        if (const auto &token = verdict.signals.useToken)
            add("token", token->allowed ? "yes" : "no");
        for (const LineRef &line : verdict.commentLines)
            add(line);
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    void add(std::convertible_to<std::string_view> auto &&...texts) {
        ((m_text += texts, m_text += '\n'), ...);
    }
    void add(const LineRef &line) {
        std::format_to(std::back_inserter(m_text), "{}:{}\n", line.file.index(), line.line.value);
    }
    void add(const std::optional<LineRef> &line) {
        if (line)
            add(*line);
    }

    std::string m_text;
};

/// Thousands of times for a map, so not with std::format.
void put(std::string &key, std::uint64_t number) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    key.append(digits.data(), end);
    key += ' ';
}

/// Numbers texts, so that answers can be compared as numbers.
class Numbers {
public:
    std::uint64_t of(std::string text) {
        return m_known.try_emplace(std::move(text), m_known.size() + 1).first->second;
    }

private:
    std::map<std::string, std::uint64_t> m_known;
};

Limits halfOf(Limits limits) {
    limits.steps /= 2;
    limits.states /= 2;
    return limits;
}

class Mapping {
public:
    Mapping(const CompiledSite &site, const ExactQuestion &question, Spellings spellings,
            Work &work)
        : m_site(site),
          m_question(question),
          m_spellings(spellings),
          m_work(work),
          m_sentWork(halfOf(question.limits)) {}

    PolicyMap run() {
        const std::array<const CompiledSite *, 1> sites = {&m_site};
        AskedAgents all;
        if (m_question.agents.empty())
            all = agentsOf(sites, m_question.reading);
        else
            all.agents = m_question.agents;
        bool isChainRead = false;
        const bool withKnown = m_question.reading == Reading::Author;
        for (const auto &classes : classesOf(all.agents, sites, m_question.reading, withKnown)) {
            ListStore store(viewsOf(classes), scopesOf(m_site), domainOf(classes.front()), m_work);
            m_store = &store;
            m_samples.emplace(m_question.paths, store.domain());
            for (const AgentClass &each : classes) {
                if (!m_work.goesOn()) {
                    m_map.undecided.insert(m_map.undecided.end(), each.agents.begin(),
                                           each.agents.end());
                    continue;
                }
                m_class = &each;
                isChainRead = isChainRead || readsChain(each);
                const std::size_t open = m_work.unproven().size();
                MapRow row = rowOf();
                row.complete = m_work.goesOn() && m_work.unproven().size() == open;
                addRow(std::move(row));
            }
        }
        std::ranges::stable_sort(m_map.rows, {},
                                 [](const MapRow &row) { return row.agents.size(); });
        m_map.unproven = std::move(all.unproven);
        if (isChainRead)
            for (Message &missing : missingFiles(sites))
                m_map.unproven.push_back(std::move(missing));
        for (Message &open : m_work.unproven())
            m_map.unproven.push_back(std::move(open));
        if (!m_sentWork.isComplete())
            m_map.unproven.emplace_back(
                GATEPOST_TEXT("verdict", "What agents of Google are known to do was not decided "
                                         "for every spelling of a path"));
        m_map.complete = m_map.unproven.empty();
        return std::move(m_map);
    }

private:
    struct Part {
        Region region;
        std::vector<Verdict> verdicts; ///< one for each of m_starts
    };

    [[nodiscard]] const Side &side() const { return m_class->sides[0]; }
    [[nodiscard]] static bool deniesWithSignals(const FileDecisions &decisions) {
        return std::ranges::any_of(siteFiles(), [&](const FileRoleRow &row) {
            return row.statesSignals && isDenial(decisions[FileId(row.role).index()].outcome);
        });
    }

    MapRow rowOf() {
        MapRow row;
        for (const AskedAgent &agent : m_class->agents)
            row.agents.push_back(agent.name);
        row.asked = m_class->agents;
        m_instants.clear();
        if (m_question.at) {
            m_starts = {0};
            m_instants = {*m_question.at};
        } else {
            const std::array views = {side().view.get()};
            m_starts = cellStarts(views);
            for (const int start : m_starts)
                m_instants.push_back(instantAt(m_question.day, start));
        }
        const std::vector<Part> parts = partition();
        addCells(row, parts);
        return row;
    }

    /// All paths, cut by everything that a verdict depends on.
    std::vector<Part> partition() {
        std::vector<Layer> layers = fileLayers(*m_store, side(), side(), false);
        const auto shared = [](const DecisionList &list) { return Layer{&list, &list}; };
        const std::size_t ages = layers.size();
        layers.push_back(shared(m_store->ageRatings(*side().view)));
        layers.push_back(shared(m_store->contentUsage(*side().view)));
        layers.push_back(shared(m_store->aiTraining(*side().view)));
        layers.push_back(shared(m_store->useToken(*side().view)));
        for (std::size_t signal = ages + 1; signal < layers.size(); ++signal)
            layers[signal].byLabel = true;
        const std::size_t signalsEnd = layers.size();
        const KnownLayers known = addKnown(layers);
        std::vector<Part> parts;
        const auto emit = [&](const PathSet &set, std::uint64_t) {
            addParts(parts, set);
            return true;
        };
        const auto start =
            cutByAsks(*m_store, m_class->sides, m_question.at, m_store->everything(), m_work);
        for (const PathSet &set : start) {
            const PathQuestion path(urlOf(set.example()));
            std::vector<UseVerdict> crawls;
            for (const Instant at : m_instants)
                crawls.push_back(crawlOf(path, at));
            Numbers numbers;
            std::string key;
            const auto evaluate = [&](std::span<const Winners> winners) {
                key.clear();
                const bool policyFile =
                    m_store->policyFiles().labelOf(winners[kPolicyLayer].before) != 0;
                const FileDecisions decisions = decisionsOf(layers, winners, false, true);
                for (std::size_t i = 0; i < m_instants.size(); ++i) {
                    const FetchVerdict fetch =
                        side().fetch(decisions, policyFile, crawls[i], m_instants[i]);
                    put(key, static_cast<std::uint64_t>(fetch.decision));
                    put(key, static_cast<std::uint64_t>(fetch.reason));
                    put(key, fetch.line ? fetch.line->file.index() : 255);
                    put(key, fetch.line ? fetch.line->line.value : 0);
                }
                key += side().denies(decisions, policyFile) ? 'd' : '-';
                // Signals apply only where the file that states them does not deny (S110).
                key += deniesWithSignals(decisions) && !policyFile ? 'r' : '-';
                // The age rating names its line; of the signals the values count.
                put(key, winners[ages].before);
                for (std::size_t layer = ages + 1; layer < signalsEnd; ++layer)
                    put(key, layers[layer].before->labelOf(winners[layer].before));
                if (side().known)
                    addKnownAnswers(key, known, winners, policyFile, path);
                return numbers.of(key);
            };
            Solver(layers, evaluate, emit, true, m_work).run(set);
        }
        return parts;
    }

    /// What the agent is documented to read (S83): lists that are not those of the author's reading are layers too. One of the
    /// google reading is not: it is asked of other paths (sent.h), and cuts the parts afterwards.
    struct KnownLayers {
        std::array<const DecisionList *, kFileLayers> lists{};
        std::array<std::size_t, kFileLayers> layers{};
    };
    KnownLayers addKnown(std::vector<Layer> &layers) const {
        KnownLayers known;
        if (!side().known)
            return known;
        const Side documented{&m_site, side().known};
        for (std::size_t file = 0; file < kFileLayers; ++file) {
            const DecisionList &list = m_store->rules(documented.rulesOf(file));
            known.layers[file] = kFirstFileLayer + file;
            if (isSent(list))
                continue;
            known.lists[file] = &list;
            if (!list.decidesAs(*layers[kFirstFileLayer + file].before)) {
                known.layers[file] = layers.size();
                layers.push_back({&list, &list, true});
            }
        }
        return known;
    }

    void addKnownAnswers(std::string &key, const KnownLayers &known,
                         std::span<const Winners> winners, bool policyFile,
                         const PathQuestion &path) const {
        const Side documented{&m_site, side().known};
        FileDecisions decisions;
        for (std::size_t file = 0; file < kFileLayers; ++file) {
            if (known.lists[file] == nullptr)
                continue;
            const DecisionList &list = *known.lists[file];
            const std::uint32_t winner = winners[known.layers[file]].before;
            decisions[file].outcome = static_cast<PathOutcome>(list.labelOf(winner));
            if (winner < list.none())
                decisions[file].rule = list.rules()[winner].source;
        }
        const auto &asks = m_site.site().asks;
        for (const Instant at : m_instants) {
            const UseVerdict crawl = crawlUse(side().known->policy, asks ? &*asks : nullptr,
                                              {side().known->agent, path, at});
            const FetchVerdict fetch = documented.fetch(decisions, policyFile, crawl, at);
            put(key, static_cast<std::uint64_t>(fetch.decision));
            put(key, static_cast<std::uint64_t>(fetch.reason));
        }
    }

    [[nodiscard]] bool isSent(const DecisionList &list) const {
        return list.domain() == Domain::Google && m_store->domain() != Domain::Google &&
               !list.rules().empty();
    }

    /// One part, or one for each rule of the google reading that decides what the agent is documented to do.
    void addParts(std::vector<Part> &parts, const PathSet &set) {
        const Region region = set.region(m_work);
        const auto isPolicyFile = [&](const auto &won) {
            return won.first == &m_store->policyFiles() && won.second != won.first->none();
        };
        if (side().known && m_spellings == Spellings::Apart &&
            std::ranges::none_of(set.winners(), isPolicyFile))
            for (std::size_t file = 0; file < kFileLayers; ++file) {
                const Side documented{&m_site, side().known};
                const DecisionList &sent = m_store->rules(documented.rulesOf(file));
                if (!isSent(sent))
                    continue;
                if (!m_sentWork.goesOn())
                    break;
                const std::size_t open = m_sentWork.unproven().size();
                const auto cut = sentParts(set, sent, knownGroups(set, file), m_sentWork);
                if (cut.size() < 2 || m_sentWork.unproven().size() > open)
                    break; // what was not decided stays together
                for (const SentPart &part : cut)
                    parts.push_back(partOf(sentRegion(region, sent, part), nullptr));
                return;
            }
        parts.push_back(partOf(region, m_samples->in(set, m_work)));
    }

    /// What the agent is documented to do where a label of the google list decides, as a number.
    std::function<std::uint64_t(std::uint32_t)> knownGroups(const PathSet &set,
                                                            std::size_t sentFile) {
        const Side documented{&m_site, side().known};
        const std::string example = set.example();
        FileDecisions decisions;
        for (std::size_t file = 0; file < kFileLayers; ++file) {
            const DecisionList &list = m_store->rules(documented.rulesOf(file));
            if (file == sentFile)
                continue;
            const std::uint32_t winner = list.winnerOf(example);
            decisions[file].outcome = static_cast<PathOutcome>(list.labelOf(winner));
            if (winner < list.none())
                decisions[file].rule = list.rules()[winner].source;
        }
        const auto numbers = std::make_shared<Numbers>();
        return [this, documented, decisions, sentFile, numbers,
                path = PathQuestion(set.asked())](std::uint32_t label) mutable {
            const auto outcome = static_cast<PathOutcome>(label);
            decisions[sentFile] = {outcome, {}};
            if (outcome == PathOutcome::Allowed || outcome == PathOutcome::Disallowed)
                decisions[sentFile].rule = 0; // whichever it is, the reason is a rule
            const auto &asks = m_site.site().asks;
            std::string key;
            for (const Instant at : m_instants) {
                const UseVerdict crawl = crawlUse(documented.view->policy, asks ? &*asks : nullptr,
                                                  {documented.view->agent, path, at});
                const FetchVerdict fetch = documented.fetch(decisions, false, crawl, at);
                put(key, static_cast<std::uint64_t>(fetch.decision));
                put(key, static_cast<std::uint64_t>(fetch.reason));
            }
            return numbers->of(key);
        };
    }

    /// The region, and the patterns that cut the part from it; the region's own are left out where those say as much.
    [[nodiscard]] Region sentRegion(Region region, const DecisionList &sent,
                                    const SentPart &part) const {
        if (part.winner < sent.none() && m_store->fresh())
            std::erase_if(region.matches, [&](const SitePattern &pattern) {
                const Language paths = languageOf(pattern);
                return std::ranges::all_of(
                    sent.rules()[part.winner].paths.stars, [&](const std::string &google) {
                        const std::string form = normalisedForm(google);
                        return !form.contains(*m_store->fresh()) &&
                               paths.starsTake(witness(form, *m_store->fresh()));
                    });
            });
        region.matches.insert(region.matches.end(), part.matches.begin(), part.matches.end());
        region.except.insert(region.except.end(), part.except.begin(), part.except.end());
        region.example = part.example;
        return region;
    }

    [[nodiscard]] UseVerdict crawlOf(const PathQuestion &path, Instant at) const {
        const auto &asks = m_site.site().asks;
        return crawlUse(side().view->policy, asks ? &*asks : nullptr,
                        {side().view->agent, path, at});
    }

    /// `sample`: preferred as the example, if it is not null.
    [[nodiscard]] Part partOf(Region region, const std::string *sample) const {
        Part part{std::move(region), {}};
        if (sample != nullptr)
            part.region.example = *sample;
        for (const Instant at : m_instants) {
            Verdict verdict = m_site.simulate({side().view->agent, urlOf(part.region.example), at,
                                               m_question.reading, m_question.competitor},
                                              TraceLevel::None);
            if (verdict.window && !m_question.at)
                verdict.window->nextChange.reset(); // it is not constant (S121)
            part.verdicts.push_back(std::move(verdict));
        }
        return part;
    }

    /// Hours with the same verdicts everywhere share a cell.
    void addCells(MapRow &row, const std::vector<Part> &parts) const {
        std::map<std::string, std::size_t> cellOf;
        std::vector<Minutes> minutes;
        for (std::size_t start = 0; start < m_starts.size(); ++start) {
            std::string key;
            for (const Part &part : parts)
                key += VerdictKey(part.verdicts[start]).take() + '\f';
            const auto [at, isNew] = cellOf.try_emplace(std::move(key), row.cells.size());
            if (isNew) {
                MapCell cell;
                cell.instant = m_instants[start];
                for (const Part &part : parts)
                    cell.regions.push_back({part.region, part.verdicts[start]});
                sortRegions(cell);
                row.cells.push_back(std::move(cell));
                minutes.emplace_back();
            }
            minutes[at->second] |= minutesOf(m_starts, start);
        }
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            row.cells[i].minutes = m_question.at ? Minutes().set() : minutes[i];
            row.cells[i].times =
                m_question.at ? std::vector{formatInstant(*m_question.at)} : timesOf(minutes[i]);
        }
    }

    static void sortRegions(MapCell &cell) {
        const auto rank = [](const MapRegion &part) {
            const bool isRest = part.region.matches.empty();
            return std::tuple(isRest, part.verdict.fetch.reason == FetchReason::PolicyFile,
                              part.verdict.fetch.decision != Decision::Deny);
        };
        std::ranges::stable_sort(cell.regions, {}, rank);
    }

    /// Agents with the same map are one row, whatever the reason.
    void addRow(MapRow row) {
        std::string key(1, row.complete ? 'c' : 'o');
        for (const MapCell &cell : row.cells) {
            for (const std::string &time : cell.times)
                key += time + ' ';
            for (const MapRegion &part : cell.regions) {
                for (const auto *patterns : {&part.region.matches, &part.region.except}) {
                    for (const SitePattern &pattern : *patterns)
                        (key += syntaxName(pattern.syntax)) += pattern.pattern + '\n';
                    key += '\t';
                }
                key += VerdictKey(part.verdict).take();
            }
        }
        const auto [at, isNew] = m_rows.try_emplace(std::move(key), m_map.rows.size());
        if (isNew) {
            m_map.rows.push_back(std::move(row));
            return;
        }
        MapRow &same = m_map.rows[at->second];
        same.agents.insert(same.agents.end(), row.agents.begin(), row.agents.end());
        same.asked.insert(same.asked.end(), row.asked.begin(), row.asked.end());
    }

    const CompiledSite &m_site;
    const ExactQuestion &m_question;
    Spellings m_spellings;
    Work &m_work;
    Work m_sentWork; ///< its own: spellings must not end the search for the rest of the map
    ListStore *m_store = nullptr;
    std::optional<Samples> m_samples; ///< of the store's domain
    const AgentClass *m_class = nullptr;
    std::vector<int> m_starts;
    std::vector<Instant> m_instants;
    PolicyMap m_map;
    std::map<std::string, std::size_t> m_rows;
};

} // namespace

PolicyMap policyMap(const CompiledSite &site, const ExactQuestion &question, Spellings spellings) {
    Work work(question.limits);
    const Timeless timeless(site, question.at.has_value());
    return Mapping(timeless.site, question, spellings, work).run();
}

} // namespace gatepost::exact
