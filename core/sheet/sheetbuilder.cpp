// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/sheetbuilder.h"

#include "core/dialect/dialect.h"
#include "core/simulate/openness.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>

namespace gatepost::exact {

namespace {

constexpr std::size_t kMostPlaces = 80;

bool isPolicyFile(const MapRegion &part) {
    return part.verdict.fetch.reason == FetchReason::PolicyFile;
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
    switch (termOf(value)) {
    case Term::Yes: return Sign::Yes;
    case Term::No: return Sign::No;
    case Term::Ask: return Sign::Ask;
    case Term::Unstated: return Sign::Unstated;
    case Term::Other: break;
    }
    return Sign::Part;
}

} // namespace

SheetBuilder::SheetBuilder(const CompiledSite &site, const ExactQuestion &question)
    : m_site(site), m_question(question), m_work(question.limits) {
    m_question.paths.clear(); // examples are compared as canonical paths
}

MapSheet SheetBuilder::build(const Differences *changes) {
    m_map = policyMap(m_site, m_question, Spellings::Together);
    m_sheet.domain = m_question.reading == Reading::Google ? Domain::Google : Domain::Normalised;
    if (!m_map.undecided.empty()) {
        MapRow row;
        row.complete = false;
        for (const AskedAgent &agent : m_map.undecided)
            row.agents.push_back(nameOf(agent));
        row.asked = std::move(m_map.undecided);
        m_map.rows.push_back(std::move(row));
    }
    m_sources.reserve(m_map.rows.size());
    for (const MapRow &row : m_map.rows)
        readRow(row);
    findTwins();
    const std::vector<SitePattern> all = patterns();
    // Most agents are answered alike on all of it, whatever the folder.
    const auto decisive = [this](const RegionTest &paths) {
        std::size_t alike = 0;
        std::size_t agents = 0;
        std::vector<Sign> signs; // of each source
        for (const Source &source : m_sources) {
            signs.push_back(source.twin < signs.size() ? signs[source.twin]
                                                       : cellOf(source, paths).sign);
            agents += source.row->agents.size();
            alike += signs.back() != Sign::Part ? source.row->agents.size() : 0;
        }
        return 4 * alike >= 3 * agents;
    };
    m_sheet.places = placesOfPatterns(all, kMostPlaces, decisive, m_sheet.domain, m_work);
    chooseUses();
    for (Source &source : m_sources) {
        if (const Source &twin = m_sources[source.twin]; &twin != &source)
            source.where = twin.where;
        else
            for (const Place &place : m_sheet.places)
                source.where.push_back(cellOn(source, place));
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
    // Every cell of the day has the same regions, each in its own order.
    std::unordered_map<std::string_view, std::vector<std::pair<Decision, Instant>>> byExample;
    for (const MapCell &cell : row.cells)
        for (const MapRegion &part : cell.regions)
            byExample[part.region.example].emplace_back(part.verdict.fetch.decision, cell.instant);
    source.neverFetched = row.complete;
    if (row.cells.empty()) {
        m_sources.push_back(std::move(source));
        return;
    }
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

/// Rows that differ in pace or uses alone have the same answers on the same regions: what is searched for one counts for all.
void SheetBuilder::findTwins() {
    const auto sameRegion = [](const RegionTest &a, const RegionTest &b) {
        return a.region().matches == b.region().matches && a.region().except == b.region().except &&
               a.region().example == b.region().example;
    };
    const auto sameAnswer = [&](const Answer &a, const Answer &b) {
        return a.byTime == b.byTime && std::ranges::equal(a.regions, b.regions, sameRegion);
    };
    // Twenty thousand agents with a group each are not compared with each other, but only with those with the same examples.
    std::map<std::vector<std::string_view>, std::vector<std::size_t>> alike; // by examples
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const Source &source = m_sources[i];
        std::vector<std::string_view> key;
        for (const Answer &answer : source.answers)
            key.emplace_back(answer.regions.front().region().example);
        std::vector<std::size_t> &others = alike[std::move(key)];
        const auto twin = std::ranges::find_if(others, [&](std::size_t other) {
            return m_sources[other].row->complete == source.row->complete &&
                   std::ranges::equal(m_sources[other].answers, source.answers, sameAnswer);
        });
        m_sources[i].twin = twin != others.end() ? *twin : i;
        if (twin == others.end())
            others.push_back(i);
    }
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

/// A path on which the answer is given, for each of the source's answers; absent: there is none, or it no longer matters.
std::vector<std::optional<std::string>> SheetBuilder::pathsOf(const Source &source,
                                                              const RegionTest &paths) {
    std::vector<std::optional<std::string>> found(source.answers.size());
    std::set<Sign> signs;
    std::set<Decision> said;
    const auto take = [&](const Answer &answer) {
        signs.insert(signOf(answer.byTime));
        for (const auto &[decision, at] : answer.byTime)
            said.insert(decision);
    };
    // Examples first: most answers have one among them, and a search for a path costs a thousand times as much.
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::vector<RegionTest> &regions = source.answers[i].regions;
        for (std::size_t j = 0; j < regions.size() && !found[i] && m_work.spend(); ++j)
            found[i] = paths.exampleInBoth(regions[j], m_sheet.domain);
        if (found[i])
            take(source.answers[i]);
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Answer &answer = source.answers[i];
        const bool saysNothingNew =
            signs.size() > 1 && std::ranges::all_of(answer.byTime, [&](const auto &each) {
                return said.contains(each.first);
            });
        if (found[i] || saysNothingNew)
            continue;
        for (std::size_t j = 0; j < answer.regions.size() && !found[i]; ++j)
            found[i] = paths.pathInBoth(answer.regions[j], m_sheet.domain, m_work);
        if (found[i])
            take(answer);
    }
    return found;
}

SheetCell SheetBuilder::cellOf(const Source &source, const RegionTest &paths) {
    SheetCell cell;
    std::optional<Sign> sign;
    const auto found = pathsOf(source, paths);
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i])
            continue;
        const Answer &answer = source.answers[i];
        const Sign here = signOf(answer.byTime);
        sign = sign && *sign != here ? Sign::Part : here;
        std::set<Decision> said;
        for (const auto &[decision, at] : answer.byTime)
            if (said.insert(decision).second)
                cell.examples.push_back({decision, *found[i], at});
    }
    // What was not looked at may be answered otherwise.
    const bool isOpen = !source.row->complete || !m_work.goesOn();
    cell.sign = isOpen && sign != Sign::Part ? Sign::Undecided : sign.value_or(Sign::Unstated);
    return cell;
}

SheetCell SheetBuilder::cellOn(const Source &source, const Place &place) {
    SheetCell cell = cellOf(source, place.region);
    if (cell.sign != Sign::Part || !place.plain)
        return cell;
    // What is split is not the place, but what lies across all of them.
    const Sign plain = cellOf(source, *place.plain).sign;
    if (plain == Sign::Part || plain == Sign::Unstated || plain == Sign::Undecided)
        return cell;
    cell.sign = plain;
    cell.notched = true;
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
                if (values.insert(said.effective.text()).second)
                    cell.examples.push_back(
                        {part.verdict.fetch.decision, part.region.example, hours.instant});
            }
    if (values.size() > 1) {
        cell.sign = Sign::Part;
    } else if (!source.row->complete) {
        cell.sign = Sign::Undecided;
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
            if (!cell.hours.contains(minute))
                continue;
            for (const MapRegion &part : cell.regions)
                if (!isPolicyFile(part) && isOpen(part.verdict.fetch.decision)) {
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

} // namespace gatepost::exact
