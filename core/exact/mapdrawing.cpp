// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/mapdrawing.h"

#include "core/dialect/dialect.h"
#include "core/simulate/daysheet.h"

#include "core/value/time.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <numbers>
#include <numeric>
#include <utility>

namespace gatepost::exact {

namespace {

using Kind = Shape::Kind;
using Anchor = Shape::Anchor;

constexpr double kSteepest = 50 * std::numbers::pi / 180; // of names over columns
constexpr double kFlattest = 30 * std::numbers::pi / 180; // likewise
constexpr double kCaptionSize = 0.92;                     // of the font
constexpr double kLongestHead = 104;
constexpr double kCountStep = 12.5;
constexpr double kCaptionBase = 11; // below the top of the heads
constexpr Phrase kWhereCaption = GATEPOST_TEXT("map", "WHERE it may fetch");
constexpr Phrase kWhoCaption = GATEPOST_TEXT("map", "WHO is welcome");
constexpr Phrase kWhatCaption = GATEPOST_TEXT("map", "WHAT it may do with it");
constexpr int kHour = 60;
constexpr double kOpenCell = 18; // so wide at least are columns that could share one

/// Cut at a character, with … at the end: the longest beginning that has room. Beginnings are tried twice as long each time
/// and then by halves, so that a path of a hundred kilobytes is not measured at every length.
std::string elided(const DrawingStyle &style, std::string text, double size, bool bold,
                   double width) {
    const auto cut = [&text](std::size_t at) { // not inside of a character
        while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
            --at;
        return text.substr(0, at) + "…";
    };
    const auto hasRoom = [&](std::size_t at) {
        return style.measure(cut(at), size, bold) <= width;
    };
    std::size_t fits = 0; // nothing but … is always taken
    std::size_t most = 16;
    for (; most < text.size() && hasRoom(most); most *= 2)
        fits = most;
    if (most >= text.size()) {
        if (style.measure(text, size, bold) <= width)
            return text;
        most = text.size();
    }
    while (most - fits > 1) {
        const std::size_t middle = fits + (most - fits) / 2;
        (hasRoom(middle) ? fits : most) = middle;
    }
    return cut(fits);
}

class Layout {
public:
    Layout(const MapSheet &sheet, const DrawingStyle &style)
        : m_sheet(sheet), m_style(style), m_font(style.fontSize), m_unit(style.fontSize / 12) {}

    MapDrawing run() {
        measureColumns();
        drawHead();
        drawRows();
        if (m_style.legend && m_style.legendApart)
            drawFoot();
        else if (m_style.legend)
            drawLegend();
        drawAsked();
        m_drawing.height = m_y + 6 * m_unit;
        if (m_style.rightToLeft)
            mirror();
        return std::move(m_drawing);
    }

private:
    struct Caption {
        std::string text;
        std::string brief; ///< the same where there is less room
        double x = 0;
        double width = 0;
    };

    [[nodiscard]] std::string say(const Message &message) const { return m_style.say(message); }
    [[nodiscard]] double widthOf(std::string_view text, double size, bool bold = false) const {
        return m_style.measure(text, size, bold);
    }
    Shape &add(Kind kind, Ink ink, double x, double y, double width, double height) {
        return m_into->emplace_back(Shape{kind, ink, x, y, width, height});
    }
    Shape &write(std::string text, Ink ink, double x, double y, double size,
                 Anchor anchor = Anchor::Start) {
        Shape &shape = add(Kind::Text, ink, x, y, 0, 0);
        shape.text = std::move(text);
        shape.size = size;
        shape.anchor = anchor;
        return shape;
    }

    void measureColumns() {
        const auto uses = static_cast<double>(m_sheet.uses.size());
        const double gap = 22 * m_unit;
        m_margin = 10 * m_unit;
        const double wanted = std::max(m_style.width, 420 * m_unit);
        const double name = std::clamp(wanted * 0.2, 150 * m_unit, 250 * m_unit);
        // Where no hour differs from another a bar says nothing: the pace is a number.
        m_hasHours =
            std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) { return !hasOnePace(row); });
        // Where no pace is stated either there is nothing to say.
        m_hasPace = m_hasHours || std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) {
                        return row.when.front().seconds.has_value() || row.paceChanged;
                    });
        const double hours = m_hasHours  ? std::clamp(wanted * 0.24, 130 * m_unit, 420 * m_unit)
                             : m_hasPace ? 96 * m_unit
                                         : 0;
        const double room = wanted - 2 * m_margin - name - hours - gap * (uses > 0 ? 2 : 1);
        const auto shown = shownColumns(
            static_cast<std::size_t>(std::max(0.0, room / (kOpenCell * m_unit) - uses)));
        const auto places = static_cast<double>(shown.size());
        m_cell = std::clamp(room / (places + uses), 15 * m_unit, 25 * m_unit);
        double x = m_margin;
        const auto column = [&](DrawnColumn::Kind kind, std::size_t index, double width) {
            m_drawing.columns.push_back({kind, index, {}, x, width});
            x += width;
        };
        column(DrawnColumn::Kind::Name, 0, name);
        // A block is as wide as what is written over it, however few columns it has, if there is room.
        const double least = m_hasHours ? 130 * m_unit : hours;
        double spare = std::max(0.0, room + hours - least - m_cell * (places + uses));
        const auto end = [&](std::size_t count, const Phrase &caption) {
            const double own = m_cell * static_cast<double>(count);
            const double more =
                std::clamp(widthOf(say(caption), m_font * kCaptionSize, true) - own, 0.0, spare);
            spare -= more;
            x += more + gap;
        };
        for (const auto &[index, of] : shown) {
            column(DrawnColumn::Kind::Where, index, m_cell);
            m_drawing.columns.back().places = of;
        }
        end(shown.size(), kWhereCaption);
        for (std::size_t i = 0; i < m_sheet.uses.size(); ++i)
            column(DrawnColumn::Kind::What, i, m_cell);
        if (!m_sheet.uses.empty())
            end(m_sheet.uses.size(), kWhatCaption);
        const double left = wanted - m_margin - x;
        column(DrawnColumn::Kind::When, 0,
               m_hasHours ? std::clamp(left, least, 480 * m_unit) : hours);
        m_drawing.width = std::max(wanted, x + m_margin);
        m_line = std::round(18 * m_unit);
    }

    /// True of a row that may come at all hours, always at one pace, or never.
    static bool hasOnePace(const SheetRow &row) { return row.when.size() == 1 && row.hoursDecided; }

    /// What shares a column only because all are answered alike there has columns of its own as long as there is room for them:
    /// `most` in all. The order is that of the site's folders.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::vector<std::size_t>>>
    shownColumns(std::size_t most) const {
        std::vector<std::size_t> byPlaces(m_sheet.columns.size());
        std::iota(byPlaces.begin(), byPlaces.end(), std::size_t{0});
        std::ranges::stable_sort(byPlaces, {}, [this](std::size_t i) {
            return std::pair(!m_style.openColumns.contains(i), m_sheet.columns[i].places.size());
        });
        std::vector<std::pair<std::size_t, std::vector<std::size_t>>> shown;
        std::size_t left = most > byPlaces.size() ? most - byPlaces.size() : 0;
        for (const std::size_t index : byPlaces) {
            std::vector<std::size_t> of = m_sheet.columns[index].places;
            std::ranges::sort(
                of, [this](std::size_t a, std::size_t b) { return m_sheet.isBefore(a, b); });
            std::size_t alone = std::min(left, of.size() - 1);
            if (m_style.openColumns.contains(index))
                alone = of.size() - 1;
            left -= std::min(left, alone);
            for (std::size_t i = 0; i < alone; ++i)
                shown.push_back({index, {of[i]}});
            shown.emplace_back(
                index, std::vector(of.begin() + static_cast<std::ptrdiff_t>(alone), of.end()));
        }
        std::ranges::stable_sort(shown, [this](const auto &a, const auto &b) {
            return m_sheet.isBefore(a.second.front(), b.second.front());
        });
        return shown;
    }

    void drawHead() {
        m_into = &m_drawing.head;
        m_y = m_unit;
        if (!m_style.title.empty()) {
            m_y += 18 * m_unit;
            write(
                elided(m_style, m_style.title, m_font * 1.35, true, m_drawing.width - 2 * m_margin),
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

    struct CountLine {
        std::string name;
        std::string numbers;
        std::string rest;
        std::string besides; ///< the same where "welcome" is said above; empty: nothing but that
        Ink ink;
    };
    /// "Search", "37 of 37", "welcome": a line for each purpose that has agents.
    [[nodiscard]] std::vector<CountLine> countLines() const {
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
                count.documented >
                        count.free // what keeps them out is in a file that they do not read
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

    struct CountColumns {
        double names = 0;
        double numbers = 0;
    };
    [[nodiscard]] CountColumns countColumns(const std::vector<CountLine> &lines) const {
        CountColumns columns;
        for (const CountLine &line : lines) {
            columns.names =
                std::max(columns.names, widthOf(line.name, m_font * kCaptionSize) + 7 * m_unit);
            columns.numbers =
                std::max(columns.numbers, widthOf(line.numbers, m_font, true) + 6 * m_unit);
        }
        return columns;
    }
    [[nodiscard]] double countRoom() const { return m_drawing.columns.front().width - 4 * m_unit; }

    /// Below each other in the place left of the slanted names, which is empty otherwise.
    void drawCountsAside(const std::vector<CountLine> &lines) {
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
            const double lean =
                std::max(0.0, (m_y + m_base - base) / std::tan(m_slant) - 4 * m_unit);
            // Whole or not at all: what is left of a number would be another.
            if (widthOf(line.besides, small) <= room + lean - names - numbers)
                write(line.besides, Ink::Dim, m_margin + names + numbers, base, small);
            base += step;
        }
    }

    /// "37 of 37" large, and what that is about beside it where there is room for all.
    void drawCountsAbove(const std::vector<CountLine> &lines) {
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

    /// The names of places and uses, cut where they are too long, and how steep they are.
    void nameHeads() {
        const double size = m_font * kCaptionSize;
        for (const DrawnColumn &column : m_drawing.columns) {
            std::string name;
            if (column.kind == DrawnColumn::Kind::Where)
                name = say(m_sheet.placesName(column.places, 1, m_style.askedPath));
            else if (column.kind == DrawnColumn::Kind::What)
                name = std::string(directiveName(m_sheet.uses[column.index]));
            if (column.places.size() > 1)
                name = "▸ " + name;
            name = elided(m_style, std::move(name), size, false, kLongestHead * m_unit);
            m_heads.push_back(std::move(name));
        }
        // As flat as names may be that are a line apart: heads take the rows' room.
        const double line = std::min(1.0, 1.15 * size / m_cell);
        m_slant = std::clamp(std::asin(line), kFlattest, kSteepest);
    }

    /// What is over each block of columns.
    void nameCaptions() {
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

    /// Names of columns are as high as they need to be. A caption that would push them down is brief.
    /// True if the counts have room beside them.
    [[nodiscard]] bool measureHeads(const std::vector<CountLine> &counts) {
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
    [[nodiscard]] double headLength(std::size_t index) const {
        return widthOf(m_heads[index], m_font * kCaptionSize);
    }
    /// How far the characters of a slanted name are above where it ends.
    [[nodiscard]] double headAscent() const {
        return std::cos(m_slant) * m_font * kCaptionSize * 0.8;
    }
    /// Puts the caption behind the names of the block before it, which lean over its beginning.
    void makeWay(Caption &caption) const {
        const double most = caption.x + 3 * m_cell;
        double end = caption.x;
        for (std::size_t i = 0; i < m_heads.size(); ++i)
            if (!m_heads[i].empty() && headX(m_drawing.columns[i]) < caption.x)
                end =
                    std::max(end, headX(m_drawing.columns[i]) + std::cos(m_slant) * headLength(i) +
                                      m_font * kCaptionSize / 2);
        if (end <= most)
            caption.x = end;
    }
    /// Where names begin that end below the caption.
    [[nodiscard]] double baseUnder(const Caption &caption) const {
        const double size = m_font * kCaptionSize;
        const double end = caption.x + caption.width + size / 2;
        double highest = 0;
        for (std::size_t i = 0; i < m_heads.size(); ++i) {
            if (m_heads[i].empty())
                continue;
            const double x = headX(m_drawing.columns[i]);
            const double length = headLength(i);
            if (x < end && x + std::cos(m_slant) * length > caption.x)
                highest = std::max(
                    highest, std::min(std::sin(m_slant) * length, std::tan(m_slant) * (end - x)) +
                                 headAscent());
        }
        return kCaptionBase * m_unit + size * 0.3 + highest;
    }
    [[nodiscard]] double headX(const DrawnColumn &column) const {
        return column.x + column.width / 2 + m_font * kCaptionSize * 0.2;
    }

    /// Slanted names of places and uses over what they are about, and the hours.
    void drawHeads() {
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

    void drawRows() {
        m_into = &m_drawing.body;
        std::optional<Purpose> purpose;
        for (std::size_t i = 0; i < m_sheet.rows.size(); ++i) {
            const SheetRow &row = m_sheet.rows[i];
            if (m_style.onlyChanged && !row.changed())
                continue;
            if (purpose != row.purpose)
                drawHeading(row.purpose);
            purpose = row.purpose;
            drawRow(i, {});
            if (m_style.open.contains(i))
                for (std::size_t agent = 0; agent < row.agents.size(); ++agent)
                    if (!m_style.onlyChanged || row.agents[agent].changed)
                        drawRow(i, agent);
        }
    }

    void drawHeading(Purpose purpose) {
        const double size = m_font * 0.85;
        const std::string name = say(purposeName(purpose));
        const double base = m_y + 12 * m_unit;
        write(name, Ink::Dim, m_margin, base, size).bold = true;
        const double x = m_margin + widthOf(name, size, true) + 8 * m_unit;
        const DrawnColumn &last = m_drawing.columns.back();
        add(Kind::Line, Ink::Line, x, base - size * 0.35, last.x + last.width - x, 0);
        m_y += 16 * m_unit;
    }

    void drawRow(std::size_t index, std::optional<std::size_t> agent) {
        const SheetRow &row = m_sheet.rows[index];
        m_drawing.lines.push_back({index, agent, m_y, m_line});
        for (const DrawnColumn &column : m_drawing.columns)
            switch (column.kind) {
            case DrawnColumn::Kind::Name: drawName(row, index, agent, column); break;
            case DrawnColumn::Kind::Where:
                drawCell(row, row.places[column.places.front()], column);
                break;
            case DrawnColumn::Kind::What:
                if (!row.neverFetched)
                    drawCell(row, row.what[column.index], column);
                else
                    drawNever(column);
                break;
            case DrawnColumn::Kind::When: drawHours(row, column); break;
            }
        m_y += m_line;
    }

    void drawName(const SheetRow &row, std::size_t index, std::optional<std::size_t> agent,
                  const DrawnColumn &column) {
        const double base = m_y + m_line * 0.72;
        double x = column.x;
        if (!agent && row.agents.size() > 1)
            write(m_style.open.contains(index) ? "▾"
                  : m_style.rightToLeft        ? "◂"
                                               : "▸",
                  Ink::Dim, x, base, m_font * 0.9);
        x += (agent ? 30 : 15) * m_unit;
        if (row.disobeys) {
            write("⚠", Ink::Later, x, base, m_font * 0.95);
            x += 15 * m_unit;
        }
        const bool bold = row.named || (agent && row.agents[*agent].changed);
        const double room = column.x + column.width - x - 6 * m_unit;
        std::string name = say(agent ? agentName(row.agents[*agent].asked) : row.name());
        if (!agent && widthOf(name, m_font, bold) > room)
            name = say(row.name(1));
        write(elided(m_style, name, m_font, bold, room), Ink::Text, x, base, m_font).bold = bold;
    }

    void drawCell(const SheetRow &row, const SheetCell &cell, const DrawnColumn &column) {
        const double gap = 1;
        const double width = column.width - gap;
        const double height = m_line - gap;
        add(Kind::Fill, tintOf(cell.sign), column.x, m_y, width, height);
        if (row.disobeys || cell.sign == Sign::Undecided)
            add(Kind::Hatch, cell.sign == Sign::Undecided ? Ink::Unstated : Ink::Hatch, column.x,
                m_y, width, height);
        write(std::string(symbolOf(cell.sign)), inkOf(cell.sign), column.x + width / 2,
              m_y + m_line * 0.71, m_font * 0.95, Anchor::Middle);
        // Elsewhere in the drawing a column says what is taken out of it.
        if (cell.notched)
            add(Kind::Fill, Ink::Part, column.x + width - 5 * m_unit, m_y + height - 3 * m_unit,
                5 * m_unit, 3 * m_unit);
        if (cell.changed)
            add(Kind::Corner, Ink::Mark, column.x, m_y, width, height);
    }

    /// One strip over all uses, so that its words are not cut by columns.
    void drawNever(const DrawnColumn &column) {
        if (column.index > 0)
            return;
        const auto uses = static_cast<double>(m_sheet.uses.size());
        add(Kind::Fill, Ink::Empty, column.x, m_y, column.width * uses - 1, m_line - 1);
        if (uses > 2)
            write(say(GATEPOST_TEXT("map", "never fetched")), Ink::Dim, column.x + 4 * m_unit,
                  m_y + m_line * 0.71, m_font * 0.85);
    }

    void drawHours(const SheetRow &row, const DrawnColumn &column) {
        const double height = m_line - 1;
        if (!m_hasPace)
            return;
        if (hasOnePace(row)) {
            const SheetSpan &always = row.when.front();
            const std::string pace = !always.open     ? std::string()
                                     : always.seconds ? say(describePace(*always.seconds))
                                                      : "";
            if (!always.open)
                add(Kind::Fill, Ink::Empty, column.x, m_y, column.width, height);
            if (!pace.empty())
                write(elided(m_style, pace, m_font * 0.85, false, column.width - 4 * m_unit),
                      Ink::Text, column.x + (m_hasHours ? 4 * m_unit : 0), m_y + m_line * 0.71,
                      m_font * 0.85);
            if (row.paceChanged)
                add(Kind::Corner, Ink::Mark, column.x, m_y, column.width, height);
            return;
        }
        add(Kind::Fill, row.hoursDecided ? Ink::Empty : Ink::UnstatedTint, column.x, m_y,
            column.width, height);
        if (!row.hoursDecided)
            add(Kind::Hatch, Ink::Unstated, column.x, m_y, column.width, height);
        std::string paces;
        for (const SheetSpan &span : row.when) {
            if (!span.open)
                continue;
            const double x = column.x + column.width * span.first / kMinutesOfDay;
            const double width = column.width * (span.end - span.first) / kMinutesOfDay;
            const double part = height * paceHeight(span.seconds);
            add(Kind::Fill, Ink::Hours, x, m_y + height - part, width, part);
            if (!span.seconds)
                continue;
            const std::string pace = say(describePace(*span.seconds));
            if (paces.find(pace) == std::string::npos)
                paces += (paces.empty() ? "" : " / ") + pace;
        }
        for (int hour = 6; hour < 24; hour += 6)
            add(Kind::Line, Ink::Line, column.x + column.width * hour / 24, m_y, 0, height);
        if (!paces.empty())
            write(elided(m_style, paces, m_font * 0.85, false, column.width - 8 * m_unit),
                  Ink::Text, column.x + 4 * m_unit, m_y + m_line * 0.71, m_font * 0.85);
        if (row.paceChanged)
            add(Kind::Corner, Ink::Mark, column.x, m_y, column.width, height);
    }

    void drawFoot() {
        const double below = std::exchange(m_y, 0);
        m_into = &m_drawing.foot;
        drawLegend();
        m_drawing.footHeight = std::exchange(m_y, below);
        m_into = &m_drawing.body;
    }

    void drawLegend() {
        m_y += 10 * m_unit;
        double x = m_margin;
        const double room = m_drawing.width - 2 * m_margin;
        const auto makeRoom = [&](double width) {
            if (x > m_margin && x + width > m_margin + room) {
                x = m_margin;
                m_y += m_line + 4 * m_unit;
            }
        };
        const auto entry = [&](Sign sign, const Phrase &said) {
            const std::string text = std::string(symbolOf(sign)) + " " + say(said);
            const double width = widthOf(text, m_font) + 16 * m_unit;
            makeRoom(width);
            add(Kind::Fill, tintOf(sign), x, m_y, width, m_line);
            if (sign == Sign::Undecided)
                add(Kind::Hatch, Ink::Unstated, x, m_y, width, m_line);
            write(text, inkOf(sign), x + 8 * m_unit, m_y + m_line * 0.72, m_font);
            x += width + 8 * m_unit;
        };
        const auto note = [&](const Phrase &said) {
            const std::string text = say(said);
            const double width = widthOf(text, m_font) + 16 * m_unit;
            makeRoom(width);
            write(text, Ink::Dim, x + 8 * m_unit, m_y + m_line * 0.72, m_font);
            x += width + 8 * m_unit;
        };
        entry(Sign::Yes, GATEPOST_TEXT("map", "may"));
        entry(Sign::No, GATEPOST_TEXT("map", "may not"));
        entry(Sign::Later, GATEPOST_TEXT("map", "at other hours"));
        entry(Sign::Ask, GATEPOST_TEXT("map", "must ask"));
        entry(Sign::Part, GATEPOST_TEXT("map", "in part"));
        if (std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) {
                return std::ranges::contains(row.where, true, &SheetCell::notched);
            }))
            note(GATEPOST_TEXT("map", "▖ but for paths of another column"));
        const bool open = std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) {
            return !row.hoursDecided ||
                   std::ranges::contains(row.where, Sign::Undecided, &SheetCell::sign);
        });
        if (open)
            entry(Sign::Undecided, GATEPOST_TEXT("map", "not decided: the files are too large"));
        if (std::ranges::any_of(m_sheet.rows, &SheetRow::disobeys)) {
            const std::string said = elided(
                m_style, say(GATEPOST_TEXT("map", "⚠ documented not to obey: what is asked of it")),
                m_font, false, room - 16 * m_unit);
            const double width = widthOf(said, m_font) + 16 * m_unit;
            makeRoom(width);
            add(Kind::Hatch, Ink::Hatch, x, m_y, width, m_line);
            write(said, Ink::Dim, x + 8 * m_unit, m_y + m_line * 0.72, m_font);
        }
        m_y += m_line + 4 * m_unit;
    }

    /// Frames around the question's row and column.
    void drawAsked() {
        const DrawnColumn &last = m_drawing.columns.back();
        for (const DrawnLine &line : m_drawing.lines)
            if (m_style.askedRow == line.row && !line.agent)
                add(Kind::Frame, Ink::Accent, m_margin - 3, line.y - 1,
                    last.x + last.width - m_margin + 5, line.height + 1);
        if (!m_style.askedColumn || m_drawing.lines.empty())
            return;
        const auto place = m_style.askedPath.empty() ? std::optional<std::size_t>()
                                                     : m_sheet.placeOf(m_style.askedPath);
        const double top = m_drawing.lines.front().y - 1;
        const double end = m_drawing.lines.back().y + m_line;
        for (const DrawnColumn &column : m_drawing.columns)
            if (column.kind == DrawnColumn::Kind::Where && column.index == *m_style.askedColumn &&
                (!place || std::ranges::contains(column.places, *place)))
                add(Kind::Frame, Ink::Accent, column.x - 1, top, column.width + 1, end - top);
    }

    void mirror() {
        const double width = m_drawing.width;
        for (auto *shapes : {&m_drawing.head, &m_drawing.body, &m_drawing.foot})
            for (Shape &shape : *shapes) {
                shape.x = width - shape.x - shape.width;
                shape.angle = -shape.angle;
                if (shape.anchor != Anchor::Middle)
                    shape.anchor = shape.anchor == Anchor::Start ? Anchor::End : Anchor::Start;
                if (shape.kind == Kind::Corner)
                    shape.size = -1; // the near corner
            }
        for (DrawnColumn &column : m_drawing.columns)
            column.x = width - column.x - column.width;
    }

    const MapSheet &m_sheet;
    const DrawingStyle &m_style;
    double m_font;
    double m_unit;
    double m_margin = 0;
    double m_cell = 0;
    bool m_hasHours = true; ///< some row's hours differ
    bool m_hasPace = true;  ///< some row states one
    double m_line = 0;
    double m_y = 0;
    std::vector<std::string> m_heads; ///< over the columns
    std::vector<Caption> m_captions;
    double m_slant = kSteepest; ///< of the heads
    double m_base = 0;          ///< below the top of the heads: where they begin
    MapDrawing m_drawing;
    std::vector<Shape> *m_into = nullptr;
};

} // namespace

Ink inkOf(Sign sign) {
    switch (sign) {
    case Sign::Yes: return Ink::Yes;
    case Sign::No: return Ink::No;
    case Sign::Later: return Ink::Later;
    case Sign::Ask: return Ink::Ask;
    case Sign::Part: return Ink::Part;
    case Sign::Undecided:
    case Sign::Unstated: return Ink::Unstated;
    }
    return Ink::Text;
}

Ink tintOf(Sign sign) {
    switch (sign) {
    case Sign::Yes: return Ink::YesTint;
    case Sign::No: return Ink::NoTint;
    case Sign::Later: return Ink::LaterTint;
    case Sign::Ask: return Ink::AskTint;
    case Sign::Part: return Ink::PartTint;
    case Sign::Undecided:
    case Sign::Unstated: return Ink::UnstatedTint;
    }
    return Ink::Empty;
}

std::string_view symbolOf(Sign sign) {
    switch (sign) {
    case Sign::Yes: return "✓";
    case Sign::No: return "✕";
    case Sign::Later: return "◷";
    case Sign::Ask: return "?";
    case Sign::Part: return "◐";
    case Sign::Unstated: return "–";
    case Sign::Undecided: return "";
    }
    return "";
}

double DrawingStyle::estimatedWidth(std::string_view text, double size, bool bold) {
    double width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0) == 0x80)
            continue;
        if (byte >= 0xE3)
            width += 1.0; // as wide as high
        else if (std::string_view("ijlI.,:;'|!()[]/ ").contains(c))
            width += 0.36;
        else if (std::string_view("mwMW@%").contains(c))
            width += 0.92;
        else
            width += byte >= 'A' && byte <= 'Z' ? 0.69 : 0.61;
    }
    return width * size * (bold ? 1.1 : 1);
}

MapDrawing drawMap(const MapSheet &sheet, const DrawingStyle &style) {
    return Layout(sheet, style).run();
}

} // namespace gatepost::exact
