// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/sheet/mapsheet.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

/// A sheet laid out: a list of shapes that the window paints and that SVG and HTML write, and where its rows and columns are.
/// Lengths are pixels at a scale of 1, x and y from the upper left.
namespace gatepost::exact {

/// What a colour means; whoever draws has a palette.
enum class Ink : std::uint8_t {
    Text,
    Dim,
    Line,
    Accent, ///< frames of the question
    Mark,   ///< corners of what changed
    Empty,  ///< hours that are closed, rows that never fetch
    Yes,
    No,
    Later,
    Ask,
    Part,
    Unstated,
    YesTint,
    NoTint,
    LaterTint,
    AskTint,
    PartTint,
    UnstatedTint,
    Hours,
    Hatch ///< lines over a tint, that are seen on each of them
};
[[nodiscard]] Ink inkOf(Sign sign);
[[nodiscard]] Ink tintOf(Sign sign);
/// "✓", "✕", "◷", "?", "◐", "–".
[[nodiscard]] std::string_view symbolOf(Sign sign);
/// "may", "at other hours": the sign in the legend and in the table.
[[nodiscard]] Phrase wordOf(Sign sign);

struct Shape {
    enum class Kind : std::uint8_t {
        Fill,
        Frame,
        Line,   ///< from x, y by width, height
        Corner, ///< a triangle in the upper far corner of a box
        Hatch,  ///< diagonal lines within a box
        Text
    };
    enum class Anchor : std::uint8_t { Start, Middle, End }; ///< of x, from left to right
    Kind kind = Kind::Fill;
    Ink ink = Ink::Text;
    double x = 0;
    double y = 0; ///< Text: the baseline
    double width = 0;
    double height = 0;
    std::string text = {};
    double size = 0; ///< Text: of the font
    bool bold = false;
    Anchor anchor = Anchor::Start;
    double angle = 0;     ///< Text: degrees, clockwise, about x and y
    bool literal = false; ///< Text: of a file, read from left to right
};

struct DrawnColumn {
    enum class Kind : std::uint8_t { Name, Where, What, When };
    Kind kind = Kind::Name;
    std::size_t index = 0; ///< of MapSheet::columns or uses
    std::vector<std::size_t> places =
        {}; ///< Where: of MapSheet::places, all of that column or some of them
    double x = 0;
    double width = 0;
};
struct DrawnLine {
    std::size_t row = 0;              ///< of MapSheet::rows
    std::optional<std::size_t> agent; ///< of an opened row
    double y = 0;
    double height = 0;
};

struct MapDrawing {
    double width = 0;
    double height = 0;
    double headHeight = 0;   ///< of the shapes of `head`
    std::vector<Shape> head; ///< stays where it is while the rest scrolls
    std::vector<Shape> body; ///< y from the top of the drawing too
    double footHeight = 0;   ///< of the shapes of `foot`; 0: there is none
    std::vector<Shape> foot; ///< the legend where it is wanted apart; y from its own top
    std::vector<DrawnColumn> columns;
    std::vector<DrawnLine> lines;
};

struct DrawingStyle {
    double width =
        1200; ///< wanted; places share columns only where it is used up, and with many of them it is wider
    double fontSize = 12;
    bool rightToLeft = false;
    bool onlyChanged = false;
    bool legend = true;
    bool legendApart = false;   ///< as MapDrawing::foot, for whoever lets the body scroll
    std::string title;          ///< above all; empty: none
    std::set<std::size_t> open; ///< rows that show their agents
    std::set<std::size_t>
        openColumns; ///< columns that show all their places, even where there is no room
    std::optional<std::size_t> askedRow;
    std::optional<std::size_t> askedColumn;
    std::string askedPath; ///< of the question: its column is named after it
    /// A message in the reader's language.
    std::function<std::string(const Message &)> say = [](const Message &message) {
        return message.english();
    };
    /// How wide a text is.
    std::function<double(std::string_view text, double size, bool bold)> measure = estimatedWidth;

    /// For whoever has no font at hand: about DejaVu Sans.
    [[nodiscard]] static double estimatedWidth(std::string_view text, double size, bool bold);
};

[[nodiscard]] MapDrawing drawMap(const MapSheet &sheet, const DrawingStyle &style);

/// The drawing as a picture, and as a page with the picture and the same as a table. Texts of files are escaped.
[[nodiscard]] std::string toSvg(const MapDrawing &drawing, const std::string &title);
[[nodiscard]] std::string toHtml(const MapSheet &sheet, const MapDrawing &drawing,
                                 const DrawingStyle &style);

} // namespace gatepost::exact
