// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// What is over the rows: how many are welcome, and the names of places and uses.
#include "core/sheet/maplayout.h"

#include "core/dialect/dialect.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <utility>

namespace gatepost::exact {

namespace {

constexpr double kFlattestHead = 30 * std::numbers::pi / 180;
constexpr double kLongestHead = 104;
constexpr double kCountStep = 12.5;
constexpr double kCaptionBase = 11; // below the top of the heads
constexpr Phrase kWhoCaption = GATEPOST_TEXT("map", "WHO is welcome");

} // namespace

void MapLayout::drawHead() {
    m_into = &m_drawing.head;
    m_y = m_unit;
    if (!m_style.title.empty()) {
        m_y += 18 * m_unit;
        write(elided(m_style, m_style.title, m_font * 1.35, true, m_drawing.width - 2 * m_margin),
              Ink::Text, m_margin, m_y, m_font * 1.35)
            .bold = true;
        m_y += 6 * m_unit;
    }
    nameHeads();
    nameCaptions();
    const std::vector<CountLine> counts = countLines();
    const bool isAside = measureHeads(counts);
    if (isAside)
        drawCountsAside(counts);
    else
        drawCountsAbove(counts);
    drawHeads();
    m_drawing.headHeight = m_y;
}

std::vector<MapLayout::CountLine> MapLayout::countLines() const {
    std::vector<CountLine> lines;
    for (const Purpose purpose :
         {Purpose::Search, Purpose::UserFetch, Purpose::Training, Purpose::Monitoring}) {
        const PurposeCount &count = m_sheet.counts[static_cast<std::size_t>(purpose)];
        if (count.of == 0)
            continue;
        CountLine line;
        line.name = say(purposeName(purpose));
        line.numbers = say({GATEPOST_TEXT("map", "%1 of %2"), count.free, count.of});
        line.rest =
            count.documented > count.free // what keeps them out is in a file that they do not read
                ? say(Message::counted(
                      GATEPOST_COUNTED("map", "welcome, %n do not read what keeps them out",
                                       "welcome, %n does not read what keeps it out"),
                      count.documented - count.free))
                : count.ask > 0 ? say({GATEPOST_TEXT("map", "welcome, %1 must ask"), count.ask})
                                : say(GATEPOST_TEXT("map", "welcome"));
        if (count.documented > count.free)
            line.besides = say(Message::counted(
                GATEPOST_COUNTED("map", "%n do not read it", "%n does not read it"),
                count.documented - count.free));
        else if (count.ask > 0)
            line.besides = say({GATEPOST_TEXT("map", "%1 must ask"), count.ask});
        line.ink = count.free == count.of ? Ink::Yes
                   : count.free > 0       ? Ink::Text
                   : count.ask > 0        ? Ink::Ask
                                          : Ink::No;
        lines.push_back(std::move(line));
    }
    return lines;
}

MapLayout::CountColumns MapLayout::countColumns(const std::vector<CountLine> &lines) const {
    CountColumns columns;
    for (const CountLine &line : lines) {
        columns.names =
            std::max(columns.names, widthOf(line.name, m_font * kCaptionSize) + 7 * m_unit);
        columns.numbers =
            std::max(columns.numbers, widthOf(line.numbers, m_font, true) + 6 * m_unit);
    }
    return columns;
}

void MapLayout::drawCountsAside(const std::vector<CountLine> &lines) {
    const double step = kCountStep * m_unit;
    const double small = m_font * kCaptionSize;
    const double room = countRoom();
    const auto [names, numbers] = countColumns(lines);
    write(elided(m_style, say(kWhoCaption), small, true, room), Ink::Dim, m_margin,
          m_y + 11 * m_unit, small)
        .bold = true;
    double base = m_y + m_base - step * (static_cast<double>(lines.size()) - 1);
    for (const CountLine &line : lines) {
        write(line.name, Ink::Dim, m_margin, base, small);
        write(line.numbers, line.ink, m_margin + names, base, m_font).bold = true;
        // The first name leans away from it.
        const double lean = std::max(0.0, (m_y + m_base - base) / std::tan(m_slant) - 4 * m_unit);
        // Whole or not at all: what is left of a number would be another.
        if (widthOf(line.besides, small) <= room + lean - names - numbers)
            write(line.besides, Ink::Dim, m_margin + names + numbers, base, small);
        base += step;
    }
}

void MapLayout::drawCountsAbove(const std::vector<CountLine> &lines) {
    const double big = m_font * 1.3;
    const double base = m_y + 17 * m_unit;
    double least = 0;
    double most = 0;
    for (const CountLine &line : lines) {
        least += widthOf(line.name, m_font) + widthOf(line.numbers, big, true) + 28 * m_unit;
        most += widthOf(line.rest, m_font) + 7 * m_unit;
    }
    const bool hasRoom = least + most <= m_drawing.width - 2 * m_margin + 28 * m_unit;
    double x = m_margin;
    for (const CountLine &line : lines) {
        const double needs = widthOf(line.name, m_font) + widthOf(line.numbers, big, true);
        if (x > m_margin && x + needs > m_drawing.width - m_margin)
            break;
        write(line.name, Ink::Dim, x, base, m_font);
        x += widthOf(line.name, m_font) + 7 * m_unit;
        write(line.numbers, line.ink, x, base, big).bold = true;
        x += widthOf(line.numbers, big, true) + 7 * m_unit;
        if (hasRoom) {
            write(line.rest, Ink::Dim, x, base, m_font);
            x += widthOf(line.rest, m_font) + 7 * m_unit;
        }
        x += 14 * m_unit;
    }
    m_y += 28 * m_unit;
}

void MapLayout::nameHeads() {
    const double size = m_font * kCaptionSize;
    for (const DrawnColumn &column : m_drawing.columns) {
        std::string name;
        if (column.kind == DrawnColumn::Kind::Where)
            name = say(m_sheet.placesName(column.places, 1, m_style.askedPath));
        else if (column.kind == DrawnColumn::Kind::What)
            name = std::string(directiveName(m_sheet.uses[column.index]));
        const bool isWords =
            column.places.size() <= 1 && name.contains(' '); // "*.pdf, not at the end"
        if (column.places.size() > 1)
            name = "▸ " + name;
        const double room = kLongestHead * m_unit;
        name = isWords ? elided(m_style, name, size, false, room)
                       : elidedInside(m_style, name, size, room);
        m_heads.push_back(std::move(name));
    }
    // As flat as names may be that are a line apart: heads take the rows' room.
    const double line = std::min(1.0, 1.15 * size / m_cell);
    m_slant = std::clamp(std::asin(line), kFlattestHead, kSteepestHead);
}

void MapLayout::nameCaptions() {
    const double size = m_font * kCaptionSize;
    const auto over = [&](DrawnColumn::Kind kind, const Phrase &said, const Phrase &briefly) {
        const auto first = std::ranges::find(m_drawing.columns, kind, &DrawnColumn::kind);
        if (first == m_drawing.columns.end())
            return;
        const auto next = std::ranges::find_if_not(
            first, m_drawing.columns.end(),
            [kind](const DrawnColumn &column) { return column.kind == kind; });
        const double end = next == m_drawing.columns.end() ? m_drawing.width : next->x - size;
        std::string text = elided(m_style, say(said), size, true, end - first->x);
        const double width = widthOf(text, size, true);
        m_captions.push_back({std::move(text), say(briefly), first->x, width});
    };
    over(DrawnColumn::Kind::Where, kWhereCaption, GATEPOST_TEXT("map", "WHERE"));
    over(DrawnColumn::Kind::What, kWhatCaption, GATEPOST_TEXT("map", "WHAT"));
    constexpr Phrase kHowFast = GATEPOST_TEXT("map", "HOW FAST");
    if (m_hasPace)
        over(DrawnColumn::Kind::When,
             m_hasHours ? GATEPOST_TEXT("map", "WHEN and how fast (UTC)") : kHowFast, kHowFast);
}

bool MapLayout::measureHeads(const std::vector<CountLine> &counts) {
    const auto [names, numbers] = countColumns(counts);
    const bool isAside = names + numbers <= countRoom();
    const double lines = isAside ? kCountStep * static_cast<double>(counts.size()) : 0;
    m_base = (kCaptionBase + std::max(15.0, lines - 2)) * m_unit;
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        if (!m_heads[i].empty())
            m_base = std::max(m_base, std::sin(m_slant) * headLength(i) + headAscent());
    for (Caption &caption : m_captions) {
        makeWay(caption);
        if (baseUnder(caption) > m_base) {
            const double width = widthOf(caption.brief, m_font * kCaptionSize, true);
            if (width < caption.width)
                caption = {caption.brief, caption.brief, caption.x, width};
        }
        m_base = std::max(m_base, baseUnder(caption));
    }
    return isAside;
}

void MapLayout::makeWay(Caption &caption) const {
    const double most = caption.x + 3 * m_cell;
    double end = caption.x;
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        if (!m_heads[i].empty() && headX(m_drawing.columns[i]) < caption.x)
            end = std::max(end, headX(m_drawing.columns[i]) + std::cos(m_slant) * headLength(i) +
                                    m_font * kCaptionSize / 2);
    if (end <= most)
        caption.x = end;
}

double MapLayout::baseUnder(const Caption &caption) const {
    const double size = m_font * kCaptionSize;
    const double end = caption.x + caption.width + size / 2;
    double highest = 0;
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        if (m_heads[i].empty())
            continue;
        const double x = headX(m_drawing.columns[i]);
        const double length = headLength(i);
        if (x < end && x + std::cos(m_slant) * length > caption.x)
            highest = std::max(highest,
                               std::min(std::sin(m_slant) * length, std::tan(m_slant) * (end - x)) +
                                   headAscent());
    }
    return kCaptionBase * m_unit + size * 0.3 + highest;
}

void MapLayout::drawHeads() {
    const double size = m_font * kCaptionSize;
    const double base = m_y + m_base;
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        if (m_heads[i].empty())
            continue;
        Shape &head = write(m_heads[i], Ink::Text, headX(m_drawing.columns[i]), base, size);
        head.angle = -m_slant * 180 / std::numbers::pi;
        head.literal = true;
    }
    for (const Caption &caption : m_captions)
        write(caption.text, Ink::Dim, caption.x, m_y + kCaptionBase * m_unit, size).bold = true;
    const DrawnColumn &hours = m_drawing.columns.back();
    for (int hour = 0; m_hasHours && hour <= 24; hour += 6)
        write(std::format("{:02}", hour), Ink::Dim, hours.x + hours.width * hour / 24, base,
              size * 0.92,
              hour == 0    ? Anchor::Start
              : hour == 24 ? Anchor::End
                           : Anchor::Middle);
    m_y = base + 3 * m_unit;
}

} // namespace gatepost::exact
