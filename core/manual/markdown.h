// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The Markdown that the manual is written in, and HTML made of it. A part of Markdown, chosen so that nothing is ever
/// half understood: what is not listed here is a fault with its line, and a test wants none.
///
///     # Heading {#id}            levels 1 to 4; without {#id} the id is made as code hosts make it
///     paragraphs, - lists, 1. lists (nested by indentation), > notes
///     | tables | with a header |
///     ![what is seen](pictures/name.png)      alone in its paragraph
///     ``` INFO … ```             a file, a console, plain text; INFO is kept as it stands
///     *italic* **bold** `code` <kbd>Ctrl+S</kbd> [text](where) <https://…> and \ before any sign
///     <!-- a comment -->         left out
namespace gatepost {

struct TextBlock {
    enum class Kind : std::uint8_t { Heading, Paragraph, Code, List, Table, Note, Picture };
    Kind kind = Kind::Paragraph;
    std::uint32_t line = 0; ///< 1-based, in the text it was made from
    int level = 0;          ///< Heading: 1 … 4
    bool ordered = false;   ///< List
    std::string id = {};    ///< Heading
    std::string text =
        {}; ///< Heading, Paragraph: inline Markdown. Code: the text. Picture: what is seen
    std::string info = {};                          ///< Code: INFO. Picture: its address
    std::vector<std::vector<TextBlock>> items = {}; ///< List: its items. Note: one item
    std::vector<std::vector<std::string>> rows =
        {}; ///< Table: cells, inline Markdown; the header first
};

struct Markdown {
    std::vector<TextBlock> blocks;
    std::vector<std::string> faults; ///< "12: a code block without an end"
};

/// Never fails; what it cannot read is a fault and stays as plain text.
[[nodiscard]] Markdown readMarkdown(std::string_view text);

/// Inline Markdown without its marks: for outlines and search.
[[nodiscard]] std::string plainText(std::string_view inlineText);
/// All words of blocks, headings apart, in reading order: for search.
[[nodiscard]] std::string plainText(const std::vector<TextBlock> &blocks);
/// Any text made safe to stand in a paragraph or a cell.
[[nodiscard]] std::string escapeMarkdown(std::string_view text);
/// "Closed staging site" → "closed-staging-site".
[[nodiscard]] std::string headingId(std::string_view text);

/// Where a link leads and what stands for a picture.
struct HtmlOptions {
    /// Web: figures, classes, a style sheet of its own. Rich: what QTextDocument understands (tables for frames).
    enum class Target : std::uint8_t { Web, Rich };
    Target target = Target::Web;
    /// Markdown's address → the address in the page.
    std::function<std::string(std::string_view)> link = {};
    /// Picture's address, what is seen → HTML; empty: the words alone.
    std::function<std::string(std::string_view, std::string_view)> picture = {};
    /// HTML put behind a heading, e.g. a link to try a recipe.
    std::function<std::string(const TextBlock &)> behindHeading = {};
};
[[nodiscard]] std::string toHtml(const std::vector<TextBlock> &blocks, const HtmlOptions &options);
[[nodiscard]] std::string inlineHtml(std::string_view inlineText, const HtmlOptions &options);
[[nodiscard]] std::string escapeHtml(std::string_view text);

/// Addresses of all links and pictures, with the line of their block.
struct Address {
    std::string to = {};
    std::uint32_t line = 0;
    bool picture = false;
};
[[nodiscard]] std::vector<Address> addresses(const std::vector<TextBlock> &blocks);

} // namespace gatepost
