// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The Markdown that the manual is written in, and HTML made of it. md4c parses it; of what md4c knows the manual uses a
/// part, so that nothing is ever half understood: what is not listed here is a fault with its line, and a test wants none.
///
///     # Heading {#id}            levels 1 to 4; without {#id} the id is made as code hosts make it
///     paragraphs, - lists, 1. lists (nested by indentation), > notes
///     | tables | with a header |
///     ![what is seen](pictures/name.png)      alone in its paragraph
///     ``` INFO … ```             a file, a console, plain text; INFO is kept as it is
///     *italic* **bold** `code` <kbd>Ctrl+S</kbd> [text](where) <https://…> and \ before any punctuation
///     <!-- a comment -->         left out
///
/// Text never acts: HTML other than <kbd> and comments is a fault and is shown as text, an address of another scheme than
/// https, http and mailto is a fault and no link, and so is a picture from anywhere but the manual's own folder.
namespace gatepost {

/// A run of a line: words, or something with words in it.
struct TextSpan {
    enum class Kind : std::uint8_t { Text, Code, Key, Strong, Emphasis, Link, Picture };
    Kind kind = Kind::Text;
    std::string text = {};            ///< Text, Code, Key
    std::string to = {};              ///< Link, Picture: the address
    std::vector<TextSpan> spans = {}; ///< Strong, Emphasis, Link; Picture: what is seen
};
using TextSpans = std::vector<TextSpan>;

struct TextBlock {
    enum class Kind : std::uint8_t { Heading, Paragraph, Code, List, Table, Note, Picture };
    Kind kind = Kind::Paragraph;
    std::uint32_t line = 0;                         ///< 1-based, in the text it was made from
    int level = 0;                                  ///< Heading: 1 … 4
    bool ordered = false;                           ///< List
    std::string id = {};                            ///< Heading
    TextSpans spans = {};                           ///< Heading, Paragraph
    std::string text = {};                          ///< Code: the text. Picture: what is seen
    std::string info = {};                          ///< Code: INFO. Picture: its address
    std::vector<std::vector<TextBlock>> items = {}; ///< List: its items. Note: one item
    std::vector<std::vector<TextSpans>> rows = {};  ///< Table: cells; the header first
};

struct Markdown {
    std::vector<TextBlock> blocks;
    std::vector<std::string> faults; ///< "12: a code block without an end"
};

/// Never fails; what the manual does not use is a fault and stays as plain text.
[[nodiscard]] Markdown readMarkdown(std::string_view text);

/// The words alone, on one line: for outlines and search.
[[nodiscard]] std::string plainText(const TextSpans &spans);
/// All words of blocks, headings apart, in reading order: for search.
[[nodiscard]] std::string plainText(const std::vector<TextBlock> &blocks);
/// Any text made safe to be part of a paragraph or a cell.
[[nodiscard]] std::string escapeMarkdown(std::string_view text);
/// "Closed staging site" → "closed-staging-site".
[[nodiscard]] std::string headingId(std::string_view text);

/// Where a link leads and what is shown for a picture.
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
[[nodiscard]] std::string toHtml(const TextSpans &spans, const HtmlOptions &options);

/// Addresses of all links and pictures, with the line of their block.
struct Address {
    std::string to = {};
    std::uint32_t line = 0;
    bool picture = false;
};
[[nodiscard]] std::vector<Address> addresses(const std::vector<TextBlock> &blocks);
/// True for an address without a scheme, and for https, http and mailto.
[[nodiscard]] bool isHarmless(std::string_view address);

} // namespace gatepost
