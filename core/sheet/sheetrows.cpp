// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// The order of a sheet: which agents share a row, which places a column, what is counted and what is marked as changed.

#include "core/sheet/sheetbuilder.h"

#include "core/agents/agentorder.h"
#include "core/exact/side.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>

namespace gatepost::exact {

namespace {

/// The agents that people know come first in a row's name.
std::size_t fameOf(const AskedAgent &agent) {
    if (!agent.isNamed())
        return agent.isUnknown() ? 1001 : 1000;
    return gatepost::fameOf(agent.identity);
}

double openness(Sign sign) {
    switch (sign) {
    case Sign::Yes: return 4;
    case Sign::Later: return 3;
    case Sign::Ask:
    case Sign::Part: return 2;
    case Sign::Undecided:
    case Sign::Unstated: return 1;
    case Sign::No: return 0;
    }
    return 0;
}

/// 0 if a row may fetch every place, 2 if it may fetch none, else 1.
int restraintOf(const SheetRow &row) {
    const auto isEverywhere = [&row](Sign sign) {
        return std::ranges::all_of(row.where,
                                   [sign](const SheetCell &cell) { return cell.sign == sign; });
    };
    return isEverywhere(Sign::Yes) ? 0 : isEverywhere(Sign::No) ? 2 : 1;
}

} // namespace

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
    Numbered<RowKey> rows;
    for (const Source &source : m_sources)
        for (const AskedAgent &agent : source.row->asked)
            addAgent(rows, source, agent);
    for (SheetRow &row : m_sheet.rows) {
        std::ranges::stable_sort(row.agents, {}, [](const SheetAgent &agent) {
            return std::tuple(!agent.counted, fameOf(agent.asked), toLower(nameOf(agent.asked)));
        });
        const AskedAgent &first = row.agents.front().asked;
        const auto view = m_site.view(first.identity, m_question.reading);
        row.named = row.agents.size() == 1 && first.isNamed() &&
                    std::ranges::any_of(view->files, [](const ResolvedFile &file) {
                        return file.match.by == NamedBy::OwnToken;
                    });
    }
}

void SheetBuilder::addAgent(Numbered<RowKey> &rows, const Source &source, const AskedAgent &agent) {
    const Purpose purpose = mapPurposeOf(agent);
    const bool disobeys =
        agent.identity.known && agent.identity.known->obeysRobots == Documented::No;
    RowKey key{purpose, disobeys, {}, {}, {}};
    for (const SheetCell &cell : source.where) {
        auto &[sign, notched, decisions] =
            std::get<2>(key).emplace_back(cell.sign, cell.notched, std::vector<Decision>());
        for (const CellExample &example : cell.examples)
            decisions.push_back(example.decision);
        std::ranges::sort(decisions); // which answer was found first makes no other row
        decisions.erase(std::ranges::unique(decisions).begin(), decisions.end());
    }
    for (const SheetCell &cell : source.what)
        std::get<3>(key).emplace_back(cell.value, cell.sign);
    for (const SheetSpan &span : source.when)
        std::get<4>(key).emplace_back(span.end, span.open, span.seconds);
    const auto [at, isNew] = rows.of(std::move(key));
    if (isNew) {
        SheetRow row;
        row.purpose = purpose;
        row.disobeys = disobeys;
        row.where = source.where;
        row.what = source.what;
        row.when = source.when;
        row.neverFetched = source.neverFetched;
        row.hoursDecided =
            source.row->complete || std::ranges::all_of(source.when, &SheetSpan::open);
        m_sheet.rows.push_back(std::move(row));
    }
    const bool isCounted = agent.isNamed() && m_count.add(agent.identity);
    m_sheet.rows[at].agents.push_back({.asked = agent, .counted = isCounted});
    m_sheet.agents += isCounted ? 1 : 0;
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
            // Whoever looks for a name finds the known ones first, not those with one place more.
            return std::tuple(row.purpose, row.disobeys, restraintOf(row),
                              fameOf(row.agents[0].asked), -open(row));
        };
        return key(a) < key(b);
    });
}

void SheetBuilder::mergeColumns() {
    Numbered<std::pair<bool, std::vector<std::tuple<Sign, bool, bool>>>> known;
    for (std::size_t place = 0; place < m_sheet.places.size(); ++place) {
        std::vector<std::tuple<Sign, bool, bool>> cells;
        for (const SheetRow &row : m_sheet.rows)
            cells.emplace_back(row.where[place].sign, row.where[place].changed,
                               row.where[place].notched);
        const auto [at, isNew] =
            known.of({m_sheet.places[place].pattern.has_value(), std::move(cells)});
        if (isNew)
            m_sheet.columns.push_back({});
        m_sheet.columns[at].places.push_back(place);
    }
    for (SheetRow &row : m_sheet.rows) {
        row.places = std::move(row.where);
        row.where.clear();
        for (const SheetColumn &column : m_sheet.columns)
            row.where.push_back(row.places[column.places.front()]);
    }
}

void SheetBuilder::count() {
    const PathQuestion start("/");
    for (const SheetRow &row : m_sheet.rows)
        for (const auto &[agent, isChanged, isCounted] : row.agents) {
            if (!isCounted)
                continue;
            const auto view = m_site.view(agent.identity, m_question.reading);
            std::vector<Instant> instants;
            if (m_question.at)
                instants = {*m_question.at};
            else
                for (const int minute : cellStarts(std::array{view.get()}))
                    instants.push_back(instantAt(m_question.day, minute));
            bool free = false;
            bool ask = false;
            for (const Instant at : instants) {
                const Decision decision = m_site.fetch(*view, start, at).decision;
                free = free || decision == Decision::Allow;
                ask = ask || decision == Decision::Ask;
            }
            PurposeCount &counted = m_sheet.counts[static_cast<std::size_t>(mapPurposeOf(agent))];
            ++counted.of;
            counted.free += free ? 1 : 0;
            counted.ask += !free && ask ? 1 : 0;
            counted.documented += comesAsDocumented(agent, instants) ? 1 : 0;
        }
}

/// Whether it may fetch the start page at some time of the day, by what it is documented to read.
bool SheetBuilder::comesAsDocumented(const AskedAgent &agent,
                                     const std::vector<Instant> &instants) const {
    if (m_question.reading != Reading::Author)
        return false;
    return std::ranges::any_of(instants, [&](Instant at) {
        const Verdict verdict = m_site.simulate(
            {.agent = agent.identity, .url = "/", .at = at, .competitor = m_question.competitor},
            TraceLevel::None);
        return verdict.known && verdict.known->fetch.decision == Decision::Allow;
    });
}

void SheetBuilder::mark(const Differences &changes) {
    if (!changes.asked)
        return;
    const std::vector<AskedAgent> &compared = *changes.asked;
    std::map<AgentKey, std::uint32_t> placeOf;
    for (std::uint32_t place = 0; place < compared.size(); ++place)
        placeOf.emplace(keyOf(compared[place]), place);
    // For each agent of each row its place among those compared; behind the last one if it is none of them.
    std::vector<std::vector<std::uint32_t>> places;
    for (const SheetRow &row : m_sheet.rows) {
        auto &ofRow = places.emplace_back();
        for (const SheetAgent &agent : row.agents) {
            const auto found = placeOf.find(keyOf(agent.asked));
            ofRow.push_back(found == placeOf.end() ? static_cast<std::uint32_t>(compared.size())
                                                   : found->second);
        }
    }
    for (const Difference &change : changes.changes) {
        std::vector<bool> isMeant(compared.size() + 1);
        for (const std::uint32_t place : change.who.members())
            isMeant[place] = true;
        Region where = change.region;
        where.example = canonicalPath(where.example, m_sheet.domain);
        const RegionTest region(std::move(where));
        std::vector<std::optional<bool>> meets(m_sheet.places.size());
        for (std::size_t at = 0; at < places.size(); ++at) {
            SheetRow &row = m_sheet.rows[at];
            bool concerned = false;
            for (std::size_t agent = 0; agent < row.agents.size(); ++agent)
                if (isMeant[places[at][agent]])
                    row.agents[agent].changed = concerned = true;
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
