// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// A table of texts, and the ways in which it leaves the program.
namespace gatepost {

struct Table {
    struct Row {
        std::string title;
        std::vector<std::string> cells; ///< by Table::heads
    };

    std::string corner; ///< over the titles
    std::vector<std::string> heads;
    std::vector<bool> numbers; ///< by heads: right-aligned in a text; empty: none is
    std::vector<Row> rows;
};

/// Columns in line, two spaces apart, as wide as characters need: a terminal shows a character of most scripts in one place.
[[nodiscard]] std::string toText(const Table &table);
/// RFC 4180 with CRLF. A cell that a spreadsheet would run as a formula gets an apostrophe in front of it.
[[nodiscard]] std::string toCsv(const Table &table);
/// A table of GitHub's Markdown. No text of the table begins markup.
[[nodiscard]] std::string toMarkdown(const Table &table);
/// The rows of an HTML table, `<tr>` by `<tr>`, without the element around them. All texts are escaped.
[[nodiscard]] std::string toHtmlRows(const Table &table);

} // namespace gatepost
