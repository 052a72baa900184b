// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/mapdrawing.h"

#include "core/sheet/maplayout.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace gatepost::exact {

namespace {

bool isInside(const std::string &text, std::size_t at) { // of a character
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
}

/// The text, or cut(N) with the largest N below its size that has room. Of a long text no more is measured than is needed.
std::string fitted(const DrawingStyle &style, const std::string &text, double size, bool bold,
                   double width, const std::function<std::string(std::size_t)> &cut) {
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

} // namespace

std::string elided(const DrawingStyle &style, const std::string &text, double size, bool bold,
                   double width) {
    return fitted(style, text, size, bold, width, [&text](std::size_t at) {
        while (at > 0 && isInside(text, at))
            --at;
        return text.substr(0, at) + "…";
    });
}

std::string elidedInside(const DrawingStyle &style, const std::string &text, double size,
                         double width) {
    return fitted(style, text, size, false, width, [&text](std::size_t kept) {
        std::size_t head = kept / 3;
        std::size_t tail = text.size() - (kept - head);
        while (head > 0 && isInside(text, head))
            --head;
        while (isInside(text, tail))
            ++tail;
        return text.substr(0, head) + "…" + text.substr(tail);
    });
}

MapDrawing MapLayout::run() {
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

void MapLayout::drawFoot() {
    const double below = std::exchange(m_y, 0);
    m_into = &m_drawing.foot;
    drawLegend();
    m_drawing.footHeight = std::exchange(m_y, below);
    m_into = &m_drawing.body;
}

void MapLayout::drawLegend() {
    m_y += 10 * m_unit;
    double x = m_margin;
    const double room = m_drawing.width - 2 * m_margin;
    const auto makeRoom = [&](double width) {
        if (x > m_margin && x + width > m_margin + room) {
            x = m_margin;
            m_y += m_line + 4 * m_unit;
        }
    };
    for (const Sign sign : {Sign::Yes, Sign::No, Sign::Later, Sign::Ask, Sign::Part}) {
        const std::string text = std::string(symbolOf(sign)) + " " + say(wordOf(sign));
        const double width = widthOf(text, m_font) + 16 * m_unit;
        makeRoom(width);
        add(Kind::Fill, tintOf(sign), x, m_y, width, m_line);
        write(text, inkOf(sign), x + 8 * m_unit, m_y + m_line * 0.72, m_font);
        x += width + 8 * m_unit;
    }
    // Beside its words: they could not be read on the lines.
    const auto hatched = [&](Ink ink, const std::string &said) {
        const double box = 20 * m_unit;
        const std::string text = elided(m_style, said, m_font, false, room - box - 14 * m_unit);
        const double width = box + widthOf(text, m_font) + 14 * m_unit;
        makeRoom(width);
        add(Kind::Fill, Ink::UnstatedTint, x, m_y, box, m_line);
        add(Kind::Hatch, ink, x, m_y, box, m_line);
        write(text, Ink::Dim, x + box + 6 * m_unit, m_y + m_line * 0.72, m_font);
        x += width + 8 * m_unit;
    };
    const auto note = [&](const Phrase &said) {
        const std::string text = say(said);
        const double width = widthOf(text, m_font) + 16 * m_unit;
        makeRoom(width);
        write(text, Ink::Dim, x + 8 * m_unit, m_y + m_line * 0.72, m_font);
        x += width + 8 * m_unit;
    };
    if (std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) {
            return std::ranges::contains(row.where, true, &SheetCell::notched);
        }))
        note(GATEPOST_TEXT("map", "▖ but for paths of another column"));
    const bool open = std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) {
        return !row.hoursDecided ||
               std::ranges::contains(row.where, Sign::Undecided, &SheetCell::sign);
    });
    if (open)
        hatched(Ink::Unstated, say(GATEPOST_TEXT("map", "not decided: the files are too large")));
    if (std::ranges::any_of(m_sheet.rows, &SheetRow::disobeys))
        hatched(Ink::Hatch,
                say(GATEPOST_TEXT("map", "⚠ documented not to obey: what is asked of it")));
    m_y += m_line + 4 * m_unit;
}

void MapLayout::drawAsked() {
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

void MapLayout::mirror() {
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

Phrase wordOf(Sign sign) {
    switch (sign) {
    case Sign::Yes: return GATEPOST_TEXT("map", "may");
    case Sign::No: return GATEPOST_TEXT("map", "may not");
    case Sign::Later: return GATEPOST_TEXT("map", "at other hours");
    case Sign::Ask: return GATEPOST_TEXT("map", "must ask");
    case Sign::Part: return GATEPOST_TEXT("map", "in part");
    case Sign::Unstated: return GATEPOST_TEXT("map", "not stated");
    case Sign::Undecided: return GATEPOST_TEXT("map", "not decided");
    }
    return {};
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
    return MapLayout(sheet, style).run();
}

} // namespace gatepost::exact
