// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/sheet/mapdrawing.h"

#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A sheet is laid out from its columns, its head and its rows. For the files of this room only.
namespace gatepost::exact {

constexpr double kSteepestHead = 50 * std::numbers::pi / 180; ///< of names over columns
constexpr double kCaptionSize = 0.92;                         ///< of the font
constexpr Phrase kWhereCaption = GATEPOST_TEXT("map", "WHERE it may fetch");
constexpr Phrase kWhatCaption = GATEPOST_TEXT("map", "WHAT it may do with it");

/// Cut at a character, with … at the end: the longest beginning that has room. Beginnings are tried twice as long each time
/// and then by halves, so that a path of a hundred kilobytes is not measured at every length.
[[nodiscard]] std::string elided(const DrawingStyle &style, const std::string &text, double size,
                                 bool bold, double width);
/// The same with … inside, one third before it: paths of one folder differ at their ends.
[[nodiscard]] std::string elidedInside(const DrawingStyle &style, const std::string &text,
                                       double size, double width);

class MapLayout {
public:
    MapLayout(const MapSheet &sheet, const DrawingStyle &style)
        : m_sheet(sheet), m_style(style), m_font(style.fontSize), m_unit(style.fontSize / 12) {}

    MapDrawing run();

private:
    using Kind = Shape::Kind;
    using Anchor = Shape::Anchor;
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

    void measureColumns();

    /// True of a row that may come at all hours, always at one pace, or never.
    static bool hasOnePace(const SheetRow &row) { return row.when.size() == 1 && row.hoursDecided; }

    /// Places that share a column only because everybody is answered alike on them get separate columns while there is room:
    /// `most` columns in all. The order is that of the site's folders.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::vector<std::size_t>>>
    shownColumns(std::size_t most) const;

    void drawHead();

    struct CountLine {
        std::string name;
        std::string numbers;
        std::string rest;
        std::string besides; ///< the same where "welcome" is said above; empty: nothing but that
        Ink ink;
    };
    /// "Search", "37 of 37", "welcome": a line for each purpose that has agents.
    [[nodiscard]] std::vector<CountLine> countLines() const;

    struct CountColumns {
        double names = 0;
        double numbers = 0;
    };
    [[nodiscard]] CountColumns countColumns(const std::vector<CountLine> &lines) const;
    [[nodiscard]] double countRoom() const { return m_drawing.columns.front().width - 4 * m_unit; }

    /// Below each other in the place left of the slanted names, which is empty otherwise.
    void drawCountsAside(const std::vector<CountLine> &lines);

    /// "37 of 37" large, and what that is about beside it where there is room for all.
    void drawCountsAbove(const std::vector<CountLine> &lines);

    /// The names of places and uses, cut where they are too long, and how steep they are.
    void nameHeads();

    /// What is over each block of columns.
    void nameCaptions();

    /// Names of columns are as high as they need to be. A caption that would push them down is brief.
    /// True if the counts have room beside them.
    [[nodiscard]] bool measureHeads(const std::vector<CountLine> &counts);
    [[nodiscard]] double headLength(std::size_t index) const {
        return widthOf(m_heads[index], m_font * kCaptionSize);
    }
    /// How far the characters of a slanted name are above where it ends.
    [[nodiscard]] double headAscent() const {
        return std::cos(m_slant) * m_font * kCaptionSize * 0.8;
    }
    /// Puts the caption behind the names of the block before it, which lean over its beginning.
    void makeWay(Caption &caption) const;
    /// Where names begin that end below the caption.
    [[nodiscard]] double baseUnder(const Caption &caption) const;
    [[nodiscard]] double headX(const DrawnColumn &column) const {
        return column.x + column.width / 2 + m_font * kCaptionSize * 0.2;
    }

    /// Slanted names of places and uses over what they are about, and the hours.
    void drawHeads();

    void drawRows();

    void drawHeading(Purpose purpose);

    void drawRow(std::size_t index, std::optional<std::size_t> agent);

    void drawName(const SheetRow &row, std::size_t index, std::optional<std::size_t> agent,
                  const DrawnColumn &column);

    void drawCell(const SheetRow &row, const SheetCell &cell, const DrawnColumn &column);

    /// One strip over all uses, so that its words are not cut by columns.
    void drawNever(const DrawnColumn &column);

    void drawHours(const SheetRow &row, const DrawnColumn &column);

    void drawFoot();

    void drawLegend();

    /// Frames around the question's row and column.
    void drawAsked();

    void mirror();

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
    double m_slant = kSteepestHead; ///< of the heads
    double m_base = 0;              ///< below the top of the heads: where they begin
    MapDrawing m_drawing;
    std::vector<Shape> *m_into = nullptr;
};

} // namespace gatepost::exact
