// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Which columns there are, and how wide.
#include "core/sheet/maplayout.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace gatepost::exact {

namespace {

constexpr double kOpenCell = 18; // so wide at least are columns that could share one

} // namespace

void MapLayout::measureColumns() {
    const auto uses = static_cast<double>(m_sheet.uses.size());
    const double gap = 22 * m_unit;
    m_margin = 10 * m_unit;
    const double wanted = std::max(m_style.width, 420 * m_unit);
    const double name = std::clamp(wanted * 0.2, 150 * m_unit, 250 * m_unit);
    // Where no hour differs from another a bar says nothing, and of a row that is not decided its cells say so: the pace is a number.
    m_hasHours =
        std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) { return row.when.size() > 1; });
    // Where no pace is stated either there is nothing to say.
    m_hasPace = m_hasHours || std::ranges::any_of(m_sheet.rows, [](const SheetRow &row) {
                    return row.when.front().seconds.has_value() || row.paceChanged;
                });
    const double hours = m_hasHours  ? std::clamp(wanted * 0.24, 130 * m_unit, 420 * m_unit)
                         : m_hasPace ? 96 * m_unit
                                     : 0;
    const double room = wanted - 2 * m_margin - name - hours - gap * (uses > 0 ? 2 : 1);
    const auto shown =
        shownColumns(static_cast<std::size_t>(std::max(0.0, room / (kOpenCell * m_unit) - uses)));
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
    column(DrawnColumn::Kind::When, 0, m_hasHours ? std::clamp(left, least, 480 * m_unit) : hours);
    m_drawing.width = std::max(wanted, x + m_margin);
    m_line = std::round(18 * m_unit);
}

std::vector<std::pair<std::size_t, std::vector<std::size_t>>>
MapLayout::shownColumns(std::size_t most) const {
    std::vector<std::size_t> byPlaces(m_sheet.columns.size());
    std::iota(byPlaces.begin(), byPlaces.end(), std::size_t{0});
    std::ranges::stable_sort(byPlaces, {}, [this](std::size_t i) {
        return std::pair(!m_style.openColumns.contains(i), m_sheet.columns[i].places.size());
    });
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> shown;
    std::size_t left = most > byPlaces.size() ? most - byPlaces.size() : 0;
    for (const std::size_t index : byPlaces) {
        std::vector<std::size_t> of = m_sheet.columns[index].places;
        std::ranges::sort(of,
                          [this](std::size_t a, std::size_t b) { return m_sheet.isBefore(a, b); });
        std::size_t alone = std::min(left, of.size() - 1);
        if (m_style.openColumns.contains(index))
            alone = of.size() - 1;
        left -= std::min(left, alone);
        for (std::size_t i = 0; i < alone; ++i)
            shown.push_back({index, {of[i]}});
        shown.emplace_back(index,
                           std::vector(of.begin() + static_cast<std::ptrdiff_t>(alone), of.end()));
    }
    std::ranges::stable_sort(shown, [this](const auto &a, const auto &b) {
        return m_sheet.isBefore(a.second.front(), b.second.front());
    });
    return shown;
}

} // namespace gatepost::exact
