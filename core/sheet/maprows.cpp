// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/sheet/maplayout.h"

#include "core/sheet/daysheet.h"
#include "core/value/time.h"

#include <algorithm>

namespace gatepost::exact {

void MapLayout::drawRows() {
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

void MapLayout::drawHeading(Purpose purpose) {
    const double size = m_font * 0.85;
    const std::string name = say(purposeName(purpose));
    const double base = m_y + 12 * m_unit;
    write(name, Ink::Dim, m_margin, base, size).bold = true;
    const double x = m_margin + widthOf(name, size, true) + 8 * m_unit;
    const DrawnColumn &last = m_drawing.columns.back();
    add(Kind::Line, Ink::Line, x, base - size * 0.35, last.x + last.width - x, 0);
    m_y += 16 * m_unit;
}

void MapLayout::drawRow(std::size_t index, std::optional<std::size_t> agent) {
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

void MapLayout::drawName(const SheetRow &row, std::size_t index, std::optional<std::size_t> agent,
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

void MapLayout::drawCell(const SheetRow &row, const SheetCell &cell, const DrawnColumn &column) {
    const double gap = 1;
    const double width = column.width - gap;
    const double height = m_line - gap;
    add(Kind::Fill, tintOf(cell.sign), column.x, m_y, width, height);
    if (row.disobeys || cell.sign == Sign::Undecided)
        add(Kind::Hatch, cell.sign == Sign::Undecided ? Ink::Unstated : Ink::Hatch, column.x, m_y,
            width, height);
    write(std::string(symbolOf(cell.sign)), inkOf(cell.sign), column.x + width / 2,
          m_y + m_line * 0.71, m_font * 0.95, Anchor::Middle);
    // Elsewhere in the drawing a column says what is taken out of it.
    if (cell.notched)
        add(Kind::Fill, Ink::Part, column.x + width - 5 * m_unit, m_y + height - 3 * m_unit,
            5 * m_unit, 3 * m_unit);
    if (cell.changed)
        add(Kind::Corner, Ink::Mark, column.x, m_y, width, height);
}

void MapLayout::drawNever(const DrawnColumn &column) {
    if (column.index > 0)
        return;
    const auto uses = static_cast<double>(m_sheet.uses.size());
    add(Kind::Fill, Ink::Empty, column.x, m_y, column.width * uses - 1, m_line - 1);
    if (uses > 2)
        write(say(GATEPOST_TEXT("map", "never fetched")), Ink::Dim, column.x + 4 * m_unit,
              m_y + m_line * 0.71, m_font * 0.85);
}

void MapLayout::drawHours(const SheetRow &row, const DrawnColumn &column) {
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
            write(elided(m_style, pace, m_font * 0.85, false, column.width - 4 * m_unit), Ink::Text,
                  column.x + (m_hasHours ? 4 * m_unit : 0), m_y + m_line * 0.71, m_font * 0.85);
        if (row.paceChanged)
            add(Kind::Corner, Ink::Mark, column.x, m_y, column.width, height);
        return;
    }
    add(Kind::Fill, row.hoursDecided ? Ink::Empty : Ink::UnstatedTint, column.x, m_y, column.width,
        height);
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
    for (int hour = 6; m_hasHours && hour < 24; hour += 6)
        add(Kind::Line, Ink::Line, column.x + column.width * hour / 24, m_y, 0, height);
    if (!paces.empty())
        write(elided(m_style, paces, m_font * 0.85, false, column.width - 8 * m_unit), Ink::Text,
              column.x + 4 * m_unit, m_y + m_line * 0.71, m_font * 0.85);
    if (row.paceChanged)
        add(Kind::Corner, Ink::Mark, column.x, m_y, column.width, height);
}

} // namespace gatepost::exact
