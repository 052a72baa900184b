// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/map.h"

#include "core/exact/samples.h"
#include "core/exact/sent.h"
#include "core/exact/side.h"
#include "core/exact/verdictkey.h"
#include "core/text/numbered.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <tuple>
#include <unordered_set>

namespace gatepost::exact {

namespace {

/// What decides an answer, in a fixed order of fields: answers are equal if these are.
using AnswerKey = std::vector<std::uint64_t>;

void put(AnswerKey &key, Decision decision, FetchReason reason) {
    key.push_back(static_cast<std::uint64_t>(decision));
    key.push_back(static_cast<std::uint64_t>(reason));
}

/// The answer's number, from 1 on, as Solver wants it.
std::uint64_t numberOf(Numbered<AnswerKey> &numbers, const AnswerKey &key) {
    return numbers.of(key).first + 1;
}

/// Answers that a map keeps, paths times hours: a few hundred megabytes, however many lines state hours and paces.
constexpr std::size_t kMostAnswers = 60'000;
/// So many bytes of a region's patterns take the room of an answer.
constexpr std::size_t kBytesOfAnAnswer = 480;

/// A row takes the room of so many answers beside its own: names, facts and a view of each agent.
constexpr std::size_t kAnswersOfARow = 3;

/// Patterns that other regions share cost the time to say them again, which is so many times less.
constexpr std::size_t kTimesSaid = 16;

std::size_t bytesIn(const Patterns &patterns) {
    std::size_t bytes = 0;
    for (const SitePattern &pattern : patterns)
        bytes += sizeof pattern + pattern.pattern.size();
    return bytes;
}
/// Spellings are told apart for this part of the steps: what it does not decide, four times as much does not either.
constexpr std::size_t kMapPartForSpellings = 4;
/// Of the same lists: agents that divide paths otherwise by them are searched for each time.
constexpr std::size_t kMostPartitions = 4;
/// So many hours of an answer cost as much as a step of the search.
constexpr std::size_t kHoursOfAStep = 4;

class Mapping {
public:
    Mapping(const CompiledSite &site, const ExactQuestion &question, Spellings spellings,
            Work &work)
        : m_site(site),
          m_question(question),
          m_spellings(spellings),
          m_work(work),
          m_sentWork(question.limits.part(kMapPartForSpellings)) {}

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
            m_sentLists = {};
            m_partitions.clear();
            m_samples.emplace(m_question.paths, store.domain());
            for (const AgentClass &each : classes) {
                if (!m_work.goesOn() || m_isFull) {
                    m_map.undecided.insert(m_map.undecided.end(), each.agents.begin(),
                                           each.agents.end());
                    continue;
                }
                m_class = &each;
                isChainRead = isChainRead || readsChain(each);
                const std::uint64_t open = timesLeftOpen();
                NumberedRow made = rowOf();
                made.row.complete = m_work.goesOn() && timesLeftOpen() == open;
                addRow(std::move(made));
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
            m_map.unproven.push_back(spellingsAreOpen());
        m_map.complete = m_map.unproven.empty();
        return std::move(m_map);
    }

private:
    /// Of both jobs: paths as they are normalised, and spellings of them.
    [[nodiscard]] std::uint64_t timesLeftOpen() const {
        return m_work.timesLeftOpen() + m_sentWork.timesLeftOpen();
    }
    struct Part {
        Region region;
        std::vector<Verdict> verdicts; ///< one for each of m_starts
    };

    struct NumberedRow {
        MapRow row;
        std::vector<std::vector<std::size_t>> verdicts; ///< of m_verdicts, by cell and region
    };

    [[nodiscard]] const Side &side() const { return m_class->sides[0]; }
    [[nodiscard]] static bool deniesWithSignals(const FileDecisions &decisions) {
        return std::ranges::any_of(siteFiles(), [&](const FileRoleRow &row) {
            return row.statesSignals && isDenial(decisions[FileId(row.role).index()].outcome);
        });
    }

    NumberedRow rowOf() {
        NumberedRow made;
        MapRow &row = made.row;
        for (const AskedAgent &agent : m_class->agents)
            row.agents.push_back(nameOf(agent));
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
        addCells(made, partition());
        return made;
    }

    /// An instant, and what is said of crawling then on some paths.
    struct FetchTime {
        Instant at{};
        UseVerdict crawl;
    };
    /// Of m_instants one of each kind: whatever the rules decide, at the others a fetch has the answer of one of these.
    std::vector<FetchTime> differingTimes(const Side &side, const PathQuestion &path) const {
        std::vector<FetchTime> times;
        std::vector<FetchVerdict>
            free; // where no rule decides: with the line of a window that is closed
        for (const Instant at : m_instants) {
            FetchTime time{at, side.crawl(path, at)};
            const FetchVerdict fetch = side.fetch(FileDecisions{}, false, time.crawl, at);
            const auto isSame = [&](std::size_t i) {
                return free[i].decision == fetch.decision && free[i].reason == fetch.reason &&
                       free[i].line == fetch.line && times[i].crawl == time.crawl &&
                       side.isOpen(times[i].at) == side.isOpen(at);
            };
            if (std::ranges::any_of(std::views::iota(std::size_t{0}, times.size()), isSame))
                continue;
            times.push_back(std::move(time));
            free.push_back(fetch);
        }
        return times;
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
        m_hasExample = false;
        std::vector<Part> parts;
        std::size_t answers = 0; // in them, at all instants
        const auto addSet = [&](const PathSet &set, const Region &region) {
            const std::size_t before = parts.size();
            addParts(parts, set, region);
            for (std::size_t part = before; part < parts.size(); ++part)
                answers += answersIn(parts[part].region, m_instants.size());
            return hasRoomFor(answers);
        };
        Partition made;
        const auto emit = [&](const PathSet &set, std::uint64_t) {
            made.sets.emplace_back(set, set.region(m_work));
            return addSet(made.sets.back().first, made.sets.back().second);
        };
        const auto start =
            cutByAsks(*m_store, m_class->sides, m_question.at, m_store->everything(), m_work);
        for (const PathSet &set : start) {
            const PathQuestion path(urlOf(set.example()));
            const std::vector<FetchTime> times = differingTimes(side(), path);
            const std::vector<FetchTime> knownTimes =
                side().known ? differingTimes({&m_site, side().known}, path)
                             : std::vector<FetchTime>();
            Numbered<AnswerKey> numbers;
            AnswerKey key;
            const auto evaluate = [&](std::span<const Winners> winners) {
                key.clear();
                (void)m_work.spend(m_instants.size() / kHoursOfAStep);
                const bool policyFile =
                    m_store->policyFiles().labelOf(winners[kPolicyLayer].before) != 0;
                const FileDecisions decisions = decisionsOf(layers, winners, false, true);
                for (const FetchTime &time : times) {
                    const FetchVerdict fetch =
                        side().fetch(decisions, policyFile, time.crawl, time.at);
                    put(key, fetch.decision, fetch.reason);
                    key.push_back(fetch.line ? fetch.line->file.index() : 0);
                    key.push_back(fetch.line ? fetch.line->line.value : 0);
                }
                key.push_back(side().denies(decisions, policyFile));
                // Signals apply only where the file that states them does not deny (S110).
                key.push_back(deniesWithSignals(decisions) && !policyFile);
                // The line of an age rating is part of the answer; of the signals only the values are.
                key.push_back(winners[ages].before);
                for (std::size_t layer = ages + 1; layer < signalsEnd; ++layer)
                    key.push_back(layers[layer].before->labelOf(winners[layer].before));
                if (side().known)
                    addKnownAnswers(key, known, winners, policyFile, knownTimes);
                return exact::numberOf(numbers, key);
            };
            // Agents whose lists and answers divide paths alike are most of all: only the first of them is searched for.
            const bool isShared = start.size() == 1 && set.winners().empty();
            if (isShared) {
                const auto isDividedSo = [&](const Partition &other) {
                    return std::ranges::all_of(other.asked, [&](const auto &question) {
                        return evaluate(question.first) == question.second;
                    });
                };
                std::vector<Partition> &alike = m_partitions[keyOf(layers)];
                for (const Partition &other : alike | std::views::reverse) {
                    numbers = {};
                    if (!isDividedSo(other))
                        continue;
                    for (const auto &[part, region] : other.sets)
                        if (!addSet(part, region))
                            break;
                    return parts;
                }
                numbers = {};
            }
            const auto remember = [&](std::span<const Winners> winners) {
                const std::uint64_t answer = evaluate(winners);
                made.asked.emplace_back(std::vector(winners.begin(), winners.end()), answer);
                return answer;
            };
            const std::uint64_t open = m_work.timesLeftOpen();
            Solver(layers, remember, emit, true, m_work).run(set);
            if (m_isFull)
                break;
            std::vector<Partition> &alike = m_partitions[keyOf(layers)];
            if (isShared && alike.size() < kMostPartitions && m_work.goesOn() &&
                m_work.timesLeftOpen() == open) {
                alike.push_back(std::move(made));
            }
        }
        return parts;
    }

    /// How all paths were divided by lists.
    struct Partition {
        std::vector<std::pair<PathSet, Region>> sets;
        /// What was asked for it, and the answers: who gives the same answers has the same sets.
        std::vector<std::pair<std::vector<Winners>, std::uint64_t>> asked;
    };
    /// Of each layer what distinguishes its list: the number, what counts without rules, and whether labels are enough.
    using LayersKey = std::vector<std::tuple<std::uint64_t, std::uint32_t, bool>>;
    static LayersKey keyOf(std::span<const Layer> layers) {
        LayersKey key;
        for (const Layer &layer : layers)
            key.emplace_back(layer.before->number(), layer.before->labelOf(layer.before->none()),
                             layer.byLabel);
        return key;
    }

    /// The room that a region takes with its answers at so many instants.
    [[nodiscard]] std::size_t answersIn(const Region &region, std::size_t instants) const {
        std::size_t bytes = 0;
        for (const Patterns *patterns : {&region.matches, &region.except})
            bytes += bytesIn(*patterns) /
                     (m_known.contains(patterns->identity()) ? kTimesSaid : std::size_t{1});
        const std::size_t own = region.example.size();
        return 1 + (bytes + own) / kBytesOfAnAnswer +
               (instants - 1) * (1 + (bytes / kTimesSaid + own) / kBytesOfAnAnswer);
    }
    /// From now on its patterns are shared.
    void keepPatterns(const Region &region) {
        m_known.insert(region.matches.identity());
        m_known.insert(region.except.identity());
    }

    /// Whether so many answers can be kept beside those of the rows; once they cannot, the map is not complete.
    bool hasRoomFor(std::size_t answers) {
        if (m_kept + answers <= kMostAnswers)
            return true;
        if (!m_isFull)
            m_work.leaveOpen(
                {GATEPOST_TEXT("verdict", "The map has more than %1 answers, paths times hours. "
                                          "Ask about one instant, or about fewer agents"),
                 kMostAnswers});
        m_isFull = true;
        return false;
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

    void addKnownAnswers(AnswerKey &key, const KnownLayers &known, std::span<const Winners> winners,
                         bool policyFile, std::span<const FetchTime> times) const {
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
        for (const FetchTime &time : times) {
            const FetchVerdict fetch = documented.fetch(decisions, policyFile, time.crawl, time.at);
            put(key, fetch.decision, fetch.reason);
        }
    }

    [[nodiscard]] bool isSent(const DecisionList &list) const {
        return list.domain() == Domain::Google && m_store->domain() != Domain::Google &&
               !list.rules().empty();
    }

    /// One part, or one for each rule of the google reading that decides what the agent is documented to do.
    void addParts(std::vector<Part> &parts, const PathSet &set, const Region &region) {
        const auto isPolicyFile = [&](const auto &won) {
            return won.first == &m_store->policyFiles() && won.second != won.first->none();
        };
        if (side().known && m_spellings != Spellings::Together &&
            std::ranges::none_of(set.winners(), isPolicyFile))
            for (std::size_t file = 0; file < kFileLayers; ++file) {
                const Side documented{&m_site, side().known};
                const DecisionList &sent = m_store->rules(documented.rulesOf(file));
                if (!isSent(sent))
                    continue;
                const std::uint64_t open = m_sentWork.timesLeftOpen();
                const auto cut =
                    sentParts(set, m_sentLists.of(sent), knownGroups(set, file), m_sentWork);
                if (!m_sentWork.goesOn())
                    m_sentWork.leaveOpen(spellingsAreOpen());
                if (cut.size() < 2 || m_sentWork.timesLeftOpen() > open)
                    break; // what was not decided stays together
                for (const SentPart &part : cut)
                    if (Region own = sentRegion(region, sent, part, m_store->fresh());
                        m_spellings != Spellings::Example || !isOtherSpelling(own) ||
                        !std::exchange(m_hasExample, true))
                        parts.push_back(partOf(std::move(own), nullptr));
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
        const auto numbers = std::make_shared<Numbered<AnswerKey>>();
        return [this, documented, decisions, sentFile, numbers,
                path = PathQuestion(set.asked())](std::uint32_t label) mutable {
            const auto outcome = static_cast<PathOutcome>(label);
            decisions[sentFile] = {outcome, {}};
            if (outcome == PathOutcome::Allowed || outcome == PathOutcome::Disallowed)
                decisions[sentFile].rule = 0; // whichever it is, the reason is a rule
            AnswerKey key;
            for (const Instant at : m_instants) {
                const FetchVerdict fetch =
                    documented.fetch(decisions, false, documented.crawl(path, at), at);
                put(key, fetch.decision, fetch.reason);
            }
            return exact::numberOf(*numbers, key);
        };
    }

    /// `sample`: preferred as the example, if it is not null.
    [[nodiscard]] Part partOf(Region region, const std::string *sample) {
        Part part{std::move(region), {}};
        if (sample != nullptr)
            part.region.example = *sample;
        for (const Instant at : m_instants) {
            Verdict verdict = m_site.simulate({side().view->agent, urlOf(part.region.example), at,
                                               m_question.reading, m_question.competitor},
                                              TraceLevel::None);
            if (verdict.window && !m_question.at)
                verdict.window->nextChange.reset(); // it is not constant (S121)
            share(verdict.use);
            part.verdicts.push_back(std::move(verdict));
        }
        return part;
    }

    /// Tables of equal rows become one: a large site has some tens of thousands of verdicts with a few tables.
    void share(UseTable &table) {
        constexpr std::size_t kMost = 8;
        const auto same = std::ranges::find_if(m_tables, [&](const KnownTable &known) {
            return known.table.shares(table) || std::ranges::equal(known.table, table);
        });
        if (same != m_tables.end()) {
            std::rotate(m_tables.begin(), same, same + 1); // the latest is the likeliest
            table = m_tables.front().table;
            return;
        }
        if (m_tables.size() == kMost)
            m_tables.pop_back();
        m_tables.insert(m_tables.begin(), {table, {}});
    }

    /// Hours with the same verdicts everywhere share a cell. Takes the verdicts of the parts.
    void addCells(NumberedRow &made, std::vector<Part> parts) {
        MapRow &row = made.row;
        Numbered<std::vector<std::size_t>>
            cells; // of numbers of verdicts, in the order of the parts
        std::vector<Minutes> minutes;
        for (std::size_t start = 0; start < m_starts.size(); ++start) {
            std::vector<std::size_t> key;
            key.reserve(parts.size());
            for (const Part &part : parts)
                key.push_back(numberOf(part.verdicts[start]));
            const auto [at, isNew] = cells.of(key);
            if (isNew) {
                MapCell cell;
                cell.instant = m_instants[start];
                std::vector<std::size_t> numbers;
                for (const std::size_t part : orderOf(parts, start)) {
                    cell.regions.push_back(
                        {parts[part].region, std::move(parts[part].verdicts[start])});
                    numbers.push_back(key[part]);
                }
                row.cells.push_back(std::move(cell));
                made.verdicts.push_back(std::move(numbers));
                minutes.emplace_back();
            }
            minutes[at] |= minutesOf(m_starts, start);
        }
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            row.cells[i].hours = m_question.at ? Hours::at(*m_question.at) : Hours(minutes[i]);
    }

    std::size_t numberOf(const Verdict &verdict) {
        const auto known = std::ranges::find_if(
            m_tables, [&](const KnownTable &each) { return each.table.shares(verdict.use); });
        if (known != m_tables.end() && !known->uses)
            known->uses = m_uses.of(VerdictKey::usesOf(verdict.use)).first;
        const std::size_t uses = known != m_tables.end()
                                     ? *known->uses
                                     : m_uses.of(VerdictKey::usesOf(verdict.use)).first;
        return m_verdicts.of({uses, VerdictKey(verdict, {})}).first;
    }

    /// Indexes of the parts as a cell lists them: denied ones first, the rest of the site last.
    static std::vector<std::size_t> orderOf(const std::vector<Part> &parts, std::size_t start) {
        std::vector<std::size_t> order(parts.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t part) {
            const FetchVerdict &fetch = parts[part].verdicts[start].fetch;
            return std::tuple(parts[part].region.matches.empty(),
                              fetch.reason == FetchReason::PolicyFile,
                              fetch.decision != Decision::Deny);
        });
        return order;
    }

    /// Agents with the same map are one row, whatever the reason.
    void addRow(NumberedRow made) {
        MapRow &row = made.row;
        RowKey key{row.complete, {}};
        for (std::size_t cell = 0; cell < row.cells.size(); ++cell) {
            std::vector<PartKey> parts;
            const std::vector<MapRegion> &regions = row.cells[cell].regions;
            for (std::size_t i = 0; i < regions.size(); ++i)
                parts.emplace_back(regions[i].region.matches, regions[i].region.except,
                                   made.verdicts[cell][i]);
            key.second.emplace_back(row.cells[cell].hours, std::move(parts));
        }
        const auto [at, isNew] = m_rows.of(std::move(key));
        if (isNew) {
            for (const MapCell &cell : row.cells)
                for (const MapRegion &part : cell.regions) {
                    m_kept += answersIn(part.region, 1);
                    keepPatterns(part.region);
                }
            m_kept += kAnswersOfARow;
            m_map.rows.push_back(std::move(row));
            return;
        }
        MapRow &same = m_map.rows[at];
        same.agents.insert(same.agents.end(), row.agents.begin(), row.agents.end());
        same.asked.insert(same.asked.end(), row.asked.begin(), row.asked.end());
    }

    const CompiledSite &m_site;
    const ExactQuestion &m_question;
    Spellings m_spellings;
    bool m_hasExample = false; ///< Spellings::Example: the row has its one
    Work &m_work;
    Work m_sentWork; ///< its own: spellings must not end the search for the rest of the map
    struct KnownTable {
        UseTable table;
        std::optional<std::size_t> uses; ///< of m_uses, once it is asked for
    };
    std::vector<KnownTable> m_tables; ///< the latest ones
    SentLists m_sentLists;            ///< of lists of m_store
    ListStore *m_store = nullptr;
    std::optional<Samples> m_samples; ///< of the store's domain
    const AgentClass *m_class = nullptr;
    std::vector<int> m_starts;
    std::vector<Instant> m_instants;
    PolicyMap m_map;
    /// Each verdict once: a key is large, and most are those of many regions.
    Numbered<std::vector<VerdictKey::Use>> m_uses; ///< apart: they are the largest part, and few
    Numbered<std::pair<std::size_t, VerdictKey>> m_verdicts;
    std::size_t m_kept = 0;                                   ///< answers of the rows
    std::unordered_set<const void *> m_known;                 ///< patterns of the rows
    std::map<LayersKey, std::vector<Partition>> m_partitions; ///< of m_store's lists
    bool m_isFull = false;
    using PartKey = std::tuple<Patterns, Patterns, std::size_t>; ///< the last: of m_verdicts
    /// Whether the row is complete, and its cells.
    using RowKey = std::pair<bool, std::vector<std::pair<Hours, std::vector<PartKey>>>>;
    Numbered<RowKey> m_rows; ///< numbers are indexes into PolicyMap::rows until these are sorted
};

} // namespace

bool isOtherSpelling(const Region &region) {
    const auto isGoogle = [](const SitePattern &pattern) {
        return pattern.syntax == Syntax::Google;
    };
    return (std::ranges::any_of(region.matches, isGoogle) ||
            std::ranges::any_of(region.except, isGoogle)) &&
           askedPath(canonicalPath(region.example, Domain::Normalised), Domain::Normalised) !=
               region.example;
}

PolicyMap policyMap(const CompiledSite &site, const ExactQuestion &question, Spellings spellings) {
    Work work(question.limits);
    const Timeless timeless(site, question.at.has_value());
    return Mapping(timeless.site, question, spellings, work).run();
}

} // namespace gatepost::exact
