// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// The sheet of a map as a table: for pages, for spreadsheets and for people who cannot see the picture.
#include "core/dialect/dialect.h"
#include "core/sheet/mapdrawing.h"
#include "core/sheet/mapsheet.h"
#include "core/value/time.h"

#include <algorithm>
#include <format>
#include <utility>

namespace gatepost::exact {

namespace {

constexpr std::size_t kMostPlacesNamed = 20;

Message inWords(const SheetCell &cell) {
    if (cell.sign == Sign::Part && !cell.value.empty())
        return cell.value;
    if (cell.notched)
        return {GATEPOST_TEXT("map", "%1, but for paths of another column"), wordOf(cell.sign)};
    return wordOf(cell.sign);
}

std::string clock(int minute) {
    return std::format("{:02}:{:02}", minute / 60, minute % 60);
}

/// "at all hours", "never", "06:00–08:45: 1 request / 10 s": the last minute is one of them.
Message hoursInWords(const SheetRow &row) {
    if (!row.hoursDecided)
        return GATEPOST_TEXT("map", "not decided");
    std::vector<Message> spans;
    for (const SheetSpan &span : row.when) {
        if (!span.open)
            continue;
        const bool isWhole = span.first == 0 && span.end == kMinutesOfDay;
        const Message hours = isWhole ? Message(GATEPOST_TEXT("map", "at all hours"))
                                      : Message(clock(span.first) + "–" + clock(span.end - 1));
        spans.push_back(span.seconds ? Message{GATEPOST_TEXT("map", "%1: %2"), hours,
                                               describePace(*span.seconds)}
                                     : hours);
    }
    return spans.empty() ? Message(GATEPOST_TEXT("map", "never"))
                         : Message::list(std::move(spans), Conjunction::Comma);
}

} // namespace

Table toTable(const MapSheet &sheet, const std::function<std::string(const Message &)> &say) {
    const bool someDisobey = std::ranges::any_of(sheet.rows, &SheetRow::disobeys);
    Table table;
    table.heads.push_back(say(GATEPOST_TEXT("map", "purpose")));
    for (std::size_t i = 0; i < sheet.columns.size(); ++i)
        table.heads.push_back(say(sheet.columnName(i, kMostPlacesNamed)));
    for (const DirectiveId use : sheet.uses)
        table.heads.emplace_back(directiveName(use));
    table.heads.push_back(say(GATEPOST_TEXT("map", "hours and pace (UTC)")));
    if (someDisobey)
        table.heads.push_back(say(GATEPOST_TEXT("map", "documented to obey")));
    for (const SheetRow &row : sheet.rows) {
        std::vector<Message> names;
        for (const SheetAgent &agent : row.agents)
            names.push_back(agentName(agent.asked));
        Table::Row &line =
            table.rows.emplace_back(say(Message::list(std::move(names), Conjunction::Comma)));
        line.cells.push_back(say(purposeName(row.purpose)));
        for (const auto *cells : {&row.where, &row.what})
            for (const SheetCell &cell : *cells)
                line.cells.push_back(say(inWords(cell)));
        line.cells.push_back(say(hoursInWords(row)));
        if (someDisobey)
            line.cells.push_back(row.disobeys ? say(GATEPOST_TEXT("map", "no")) : std::string());
    }
    return table;
}

} // namespace gatepost::exact
