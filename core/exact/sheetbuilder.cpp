// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/sheetbuilder.h"

#include "core/agents/names.h"
#include "core/exact/side.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>
#include <tuple>
#include <unordered_map>

namespace gatepost::exact {

namespace {

constexpr std::size_t kMostPlaces = 80;

bool isPolicyFile(const MapRegion &part) {
    return part.verdict.fetch.ground == Ground::PolicyFile;
}

bool isPolicyPath(const SitePattern &pattern) {
    return pattern.syntax == Syntax::Scope && std::ranges::contains(policyPaths(), pattern.pattern);
}

/// The agents that people know come first in a row's name.
std::size_t fameOf(const AskedAgent &agent) {
    static constexpr std::array<std::string_view, 32> kKnown = {"Googlebot",
                                                                "Bingbot",
                                                                "GPTBot",
                                                                "ClaudeBot",
                                                                "ChatGPT-User",
                                                                "OAI-SearchBot",
                                                                "Google-Extended",
                                                                "PerplexityBot",
                                                                "CCBot",
                                                                "Applebot",
                                                                "DuckDuckBot",
                                                                "Amazonbot",
                                                                "Meta-ExternalAgent",
                                                                "Bytespider",
                                                                "Claude-User",
                                                                "Perplexity-User",
                                                                "YandexBot",
                                                                "Baiduspider",
                                                                "Googlebot-Image",
                                                                "AhrefsBot",
                                                                "SemrushBot",
                                                                "AdsBot-Google",
                                                                "Google-InspectionTool",
                                                                "facebookexternalhit",
                                                                "MistralAI-User",
                                                                "Applebot-Extended",
                                                                "Claude-SearchBot",
                                                                "AI2Bot",
                                                                "DotBot",
                                                                "Diffbot",
                                                                "UptimeRobot",
                                                                "Mediapartners-Google"};
    if (agent.kind != AskedAgent::Kind::Named)
        return agent.kind == AskedAgent::Kind::Matching ? 1000 : 1001;
    const auto at = std::ranges::find_if(kKnown, [&](std::string_view known) {
        return equalsIgnoringCase(known, agent.identity.token);
    });
    if (at != kKnown.end())
        return static_cast<std::size_t>(at - kKnown.begin());
    const auto &known = agent.identity.known;
    return known && known->status == AgentStatus::Current ? 100 : 200;
}

Sign signOf(const std::vector<std::pair<Decision, Instant>> &byTime) {
    const auto any = [&](Decision wanted) {
        return std::ranges::any_of(byTime, [&](const auto &each) { return each.first == wanted; });
    };
    if (any(Decision::Later))
        return Sign::Later;
    if (any(Decision::Ask))
        return Sign::Ask;
    return any(Decision::Deny) ? Sign::No : Sign::Yes;
}

Sign signOfValue(std::string_view value) {
    if (value == "yes")
        return Sign::Yes;
    if (value == "no")
        return Sign::No;
    if (value == "ask")
        return Sign::Ask;
    return value == "unstated" || value.empty() ? Sign::Unstated : Sign::Part;
}

double openness(Sign sign) {
    switch (sign) {
    case Sign::Yes: return 4;
    case Sign::Later: return 3;
    case Sign::Ask:
    case Sign::Part: return 2;
    case Sign::Unstated: return 1;
    case Sign::No: return 0;
    }
    return 0;
}

bool mayFetch(Decision decision) {
    return decision == Decision::Allow || decision == Decision::Ask;
}

} // namespace

SheetBuilder::SheetBuilder(const CompiledSite &site, const ExactQuestion &question)
    : m_site(site), m_question(question), m_work(question.limits) {
    m_question.paths.clear(); // examples are compared as canonical paths
}

MapSheet SheetBuilder::build(const Differences *changes) {
    m_map = policyMap(m_site, m_question);
    m_sheet.domain = m_question.reading == Reading::Google ? Domain::Google : Domain::Normalised;
    m_sources.reserve(m_map.rows.size());
    for (const MapRow &row : m_map.rows)
        readRow(row);
    const std::vector<SitePattern> all = patterns();
    // Most agents are answered alike on all of it, whatever the folder.
    const auto decisive = [this](const RegionTest &paths) {
        std::size_t alike = 0;
        std::size_t agents = 0;
        for (const Source &source : m_sources) {
            agents += source.row->agents.size();
            alike += cellOf(source, paths).sign != Sign::Part ? source.row->agents.size() : 0;
        }
        return 4 * alike >= 3 * agents;
    };
    m_sheet.places = placesOfPatterns(all, kMostPlaces, decisive, m_sheet.domain, m_work);
    chooseUses();
    for (Source &source : m_sources) {
        for (const Place &place : m_sheet.places)
            source.where.push_back(cellOf(source, place.region));
        for (std::size_t use = 0; use < m_useAt.size(); ++use)
            source.what.push_back(useOf(source, m_useAt[use]));
        source.when = hoursOf(source);
    }
    orderPlaces();
    fillRows();
    count();
    if (changes != nullptr)
        mark(*changes);
    mergeColumns();
    sortRows();
    m_sheet.unproven = std::move(m_map.unproven);
    for (Message &open : m_work.unproven())
        m_sheet.unproven.push_back(std::move(open));
    m_sheet.complete = m_sheet.unproven.empty() && (changes == nullptr || changes->complete);
    return std::move(m_sheet);
}

void SheetBuilder::readRow(const MapRow &row) {
    Source source;
    source.row = &row;
    std::map<std::vector<Decision>, std::size_t> known;
    // Every cell of the day has the same regions, each in an order of its own.
    std::unordered_map<std::string_view, std::vector<std::pair<Decision, Instant>>> byExample;
    for (const MapCell &cell : row.cells)
        for (const MapRegion &part : cell.regions)
            byExample[part.region.example].emplace_back(part.verdict.fetch.decision, cell.instant);
    for (const MapRegion &part : row.cells.front().regions) {
        if (isPolicyFile(part))
            continue;
        const auto &byTime = byExample[part.region.example];
        std::vector<Decision> key;
        for (const auto &[decision, at] : byTime) {
            key.push_back(decision);
            source.neverFetched = source.neverFetched && decision == Decision::Deny;
        }
        const auto [at, isNew] = known.try_emplace(std::move(key), source.answers.size());
        if (isNew)
            source.answers.push_back({byTime, {}});
        source.answers[at->second].regions.emplace_back(part.region);
    }
    m_sources.push_back(std::move(source));
}

std::vector<SitePattern> SheetBuilder::patterns() const {
    std::set<SitePattern> all;
    for (const Source &source : m_sources)
        for (const Answer &answer : source.answers)
            for (const RegionTest &region : answer.regions)
                for (const auto *patterns : {&region.region().matches, &region.region().except})
                    for (const SitePattern &pattern : *patterns)
                        if (!isPolicyPath(pattern))
                            all.insert(pattern);
    return {all.begin(), all.end()};
}

SheetCell SheetBuilder::cellOf(const Source &source, const RegionTest &paths) {
    SheetCell cell;
    std::optional<Sign> sign;
    for (const Answer &answer : source.answers) {
        std::optional<std::string> path;
        for (std::size_t i = 0; i < answer.regions.size() && !path; ++i)
            path = paths.pathInBoth(answer.regions[i], m_sheet.domain, m_work);
        if (!path)
            continue;
        const Sign here = signOf(answer.byTime);
        sign = sign && *sign != here ? Sign::Part : here;
        std::set<Decision> said;
        for (const auto &[decision, at] : answer.byTime)
            if (said.insert(decision).second)
                cell.examples.push_back({decision, *path, at});
    }
    cell.sign = sign.value_or(Sign::Unstated);
    return cell;
}

void SheetBuilder::chooseUses() {
    using enum DirectiveId;
    static constexpr std::array kUses = {Read,     Summarise, Quote,       Derivative, Train,
                                         Monetise, Store,     Personalise, Compete};
    const auto all = useDirectives();
    std::vector<std::size_t> at;
    for (const DirectiveId use : kUses)
        at.push_back(static_cast<std::size_t>(std::ranges::find(all, use) - all.begin()));
    const bool stated = std::ranges::any_of(m_map.rows, [&](const MapRow &row) {
        return std::ranges::any_of(row.cells, [&](const MapCell &cell) {
            return std::ranges::any_of(cell.regions, [&](const MapRegion &part) {
                return std::ranges::any_of(
                    at, [&](std::size_t i) { return part.verdict.use[i].stated.has_value(); });
            });
        });
    });
    if (!stated)
        return;
    m_useAt = std::move(at);
    m_sheet.uses.assign(kUses.begin(), kUses.end());
}

SheetCell SheetBuilder::useOf(const Source &source, std::size_t use) const {
    SheetCell cell;
    std::set<std::string_view> values;
    for (const MapCell &hours : source.row->cells)
        for (const MapRegion &part : hours.regions)
            if (!isPolicyFile(part) && part.verdict.fetch.decision != Decision::Deny) {
                const UseVerdict &said = part.verdict.use[use];
                if (values.insert(said.effective).second)
                    cell.examples.push_back(
                        {part.verdict.fetch.decision, part.region.example, hours.instant});
            }
    if (values.size() > 1) {
        cell.sign = Sign::Part;
    } else if (values.size() == 1) {
        cell.value = *values.begin();
        cell.sign = signOfValue(cell.value);
    }
    return cell;
}

std::vector<SheetSpan> SheetBuilder::hoursOf(const Source &source) const {
    std::vector<SheetSpan> spans;
    for (int minute = 0; minute < kMinutesOfDay; ++minute) {
        SheetSpan span{minute, minute + 1, false, {}};
        for (const MapCell &cell : source.row->cells) {
            if (!cell.minutes[static_cast<std::size_t>(minute)])
                continue;
            for (const MapRegion &part : cell.regions)
                if (!isPolicyFile(part) && mayFetch(part.verdict.fetch.decision)) {
                    span.open = true;
                    if (part.verdict.rate)
                        span.seconds = part.verdict.rate->secondsPerRequest;
                    break;
                }
            break;
        }
        if (!spans.empty() && spans.back().open == span.open &&
            spans.back().seconds == span.seconds)
            spans.back().end = minute + 1;
        else
            spans.push_back(span);
    }
    return spans;
}

/// The rest first, then what most may fetch, so that the picture darkens to one side.
void SheetBuilder::orderPlaces() {
    std::vector<std::size_t> order(m_sheet.places.size());
    std::vector<double> open(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
        for (const Source &source : m_sources)
            open[i] += openness(source.where[i].sign) *
                       static_cast<double>(std::min<std::size_t>(source.row->agents.size(), 12));
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const auto key = [&](std::size_t i) {
            const auto &pattern = m_sheet.places[i].pattern;
            return std::tuple(pattern.has_value(), -open[i]);
        };
        return key(a) < key(b);
    });
    std::vector<Place> places;
    for (const std::size_t i : order)
        places.push_back(std::move(m_sheet.places[i]));
    m_sheet.places = std::move(places);
    for (Source &source : m_sources) {
        std::vector<SheetCell> cells;
        for (const std::size_t i : order)
            cells.push_back(std::move(source.where[i]));
        source.where = std::move(cells);
    }
}

void SheetBuilder::fillRows() {
    std::map<std::string, std::size_t> rows;
    for (const Source &source : m_sources)
        for (const AskedAgent &agent : source.row->asked)
            addAgent(rows, source, agent);
    for (SheetRow &row : m_sheet.rows) {
        std::ranges::stable_sort(row.agents, {}, [](const SheetAgent &agent) {
            return std::tuple(fameOf(agent.asked), toLower(agent.asked.name));
        });
        const AskedAgent &first = row.agents.front().asked;
        const auto view = m_site.view(first.identity, m_question.reading);
        row.named = row.agents.size() == 1 && first.kind == AskedAgent::Kind::Named &&
                    std::ranges::any_of(view->files, [](const FileView &file) {
                        return file.match.by == NamedBy::OwnToken;
                    });
    }
}

void SheetBuilder::addAgent(std::map<std::string, std::size_t> &rows, const Source &source,
                            const AskedAgent &agent) {
    const MapPurpose purpose = mapPurposeOf(agent);
    const bool disobeys =
        agent.identity.known && agent.identity.known->obeysRobots == Documented::No;
    std::string key = std::format("{} {}\n", static_cast<int>(purpose), disobeys);
    for (const SheetCell &cell : source.where) {
        key += static_cast<char>('a' + static_cast<int>(cell.sign));
        for (const CellExample &example : cell.examples)
            key += decisionName(example.decision).front();
    }
    for (const SheetCell &cell : source.what)
        key += '\n' + cell.value + static_cast<char>('a' + static_cast<int>(cell.sign));
    for (const SheetSpan &span : source.when)
        std::format_to(std::back_inserter(key), "\n{} {} {}", span.end, span.open,
                       span.seconds.value_or(-1));
    const auto [at, isNew] = rows.try_emplace(std::move(key), m_sheet.rows.size());
    if (isNew) {
        SheetRow row;
        row.purpose = purpose;
        row.disobeys = disobeys;
        row.where = source.where;
        row.what = source.what;
        row.when = source.when;
        row.neverFetched = source.neverFetched;
        m_sheet.rows.push_back(std::move(row));
    }
    m_sheet.rows[at->second].agents.push_back({agent});
    m_sheet.agents += agent.kind == AskedAgent::Kind::Named ? 1 : 0;
}

void SheetBuilder::sortRows() {
    const auto open = [](const SheetRow &row) {
        double sum = 0;
        for (const SheetCell &cell : row.where)
            sum += openness(cell.sign);
        for (const SheetCell &cell : row.what)
            sum += 0.1 * openness(cell.sign);
        return sum;
    };
    std::ranges::stable_sort(m_sheet.rows, [&](const SheetRow &a, const SheetRow &b) {
        const auto key = [&](const SheetRow &row) {
            return std::tuple(row.purpose, row.disobeys, -open(row), fameOf(row.agents[0].asked));
        };
        return key(a) < key(b);
    });
}

void SheetBuilder::mergeColumns() {
    std::map<std::string, std::size_t> known;
    for (std::size_t place = 0; place < m_sheet.places.size(); ++place) {
        std::string key = m_sheet.places[place].pattern ? "p" : "rest";
        for (const SheetRow &row : m_sheet.rows) {
            key += static_cast<char>('a' + static_cast<int>(row.where[place].sign));
            key += row.where[place].changed ? '*' : ' ';
        }
        const auto [at, isNew] = known.try_emplace(std::move(key), m_sheet.columns.size());
        if (isNew)
            m_sheet.columns.push_back({});
        m_sheet.columns[at->second].places.push_back(place);
    }
    for (SheetRow &row : m_sheet.rows) {
        std::vector<SheetCell> cells;
        for (const SheetColumn &column : m_sheet.columns)
            cells.push_back(std::move(row.where[column.places.front()]));
        row.where = std::move(cells);
    }
}

void SheetBuilder::count() {
    for (const Source &source : m_sources) {
        bool free = false;
        bool ask = false;
        for (const Answer &answer : source.answers)
            if (std::ranges::any_of(answer.regions,
                                    [](const RegionTest &region) { return region.contains("/"); }))
                for (const auto &[decision, at] : answer.byTime) {
                    free = free || decision == Decision::Allow;
                    ask = ask || decision == Decision::Ask;
                }
        for (const AskedAgent &agent : source.row->asked) {
            if (agent.kind != AskedAgent::Kind::Named || !agent.identity.known)
                continue;
            PurposeCount &counted = m_sheet.counts[static_cast<std::size_t>(mapPurposeOf(agent))];
            ++counted.of;
            counted.free += free ? 1 : 0;
            counted.ask += !free && ask ? 1 : 0;
        }
    }
}

void SheetBuilder::mark(const Differences &changes) {
    for (const Difference &change : changes.changes) {
        const std::set<std::string_view> names(change.agents.begin(), change.agents.end());
        Region where = change.region;
        where.example = canonicalPath(where.example, m_sheet.domain);
        const RegionTest region(std::move(where));
        std::vector<std::optional<bool>> meets(m_sheet.places.size());
        for (SheetRow &row : m_sheet.rows) {
            bool concerned = false;
            for (SheetAgent &agent : row.agents)
                if (names.contains(agent.asked.name))
                    agent.changed = concerned = true;
            if (!concerned)
                continue;
            if (change.what == Difference::What::Pace)
                row.paceChanged = true;
            for (std::size_t use = 0; use < row.what.size(); ++use)
                if (change.what == Difference::What::Use && change.directive == m_sheet.uses[use])
                    row.what[use].changed = true;
            for (std::size_t place = 0;
                 change.what == Difference::What::Fetch && place < meets.size(); ++place) {
                if (!meets[place])
                    meets[place] = m_sheet.places[place]
                                       .region.pathInBoth(region, m_sheet.domain, m_work)
                                       .has_value();
                row.where[place].changed = row.where[place].changed || *meets[place];
            }
        }
    }
}

} // namespace gatepost::exact
