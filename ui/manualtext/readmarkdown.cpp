// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From md4c's events to blocks.

#include "ui/manualtext/markdownspans.h"

#include <algorithm>
#include <map>
#include <utility>

namespace gatepost {

namespace {

using manualtext::attributeText;
using manualtext::Source;
using manualtext::SpanReader;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

/// Cells of a row as it is written: its bars that are not behind a backslash.
std::size_t cellCount(std::string_view row) {
    row = trimmed(row);
    std::size_t bars = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] == '\\')
            ++i;
        else
            bars += row[i] == '|';
    }
    return bars + 1 - (row.starts_with('|') ? 1 : 0) -
           (row.size() > 1 && row.ends_with('|') ? 1 : 0);
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_source(text) {}

    Markdown run() {
        MD_PARSER parser{};
        parser.flags = MD_FLAG_TABLES;
        parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
            static_cast<Reader *>(self)->enterBlock(type, detail);
            return 0;
        };
        parser.leave_block = [](MD_BLOCKTYPE type, void *, void *self) {
            static_cast<Reader *>(self)->leaveBlock(type);
            return 0;
        };
        parser.enter_span = [](MD_SPANTYPE type, void *detail, void *self) {
            static_cast<Reader *>(self)->startText();
            static_cast<Reader *>(self)->m_spans.enter(type, detail);
            return 0;
        };
        parser.leave_span = [](MD_SPANTYPE, void *, void *self) {
            static_cast<Reader *>(self)->m_spans.leave();
            return 0;
        };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
            static_cast<Reader *>(self)->text(type, {text, size});
            return 0;
        };
        const std::string_view text = m_source.text();
        if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, this) != 0)
            m_source.fault("this is not Markdown");
        return {std::move(m_blocks), m_source.takeFaults()};
    }

private:
    void enterBlock(MD_BLOCKTYPE type, void *detail) {
        switch (type) {
        case MD_BLOCK_DOC: m_bodies.emplace_back(); break;
        case MD_BLOCK_QUOTE:
        case MD_BLOCK_LI:
            endLeaf();
            m_bodies.emplace_back();
            break;
        case MD_BLOCK_UL:
            endLeaf();
            m_lists.push_back({.kind = TextBlock::Kind::List});
            if (static_cast<MD_BLOCK_UL_DETAIL *>(detail)->mark != '-')
                m_source.fault("a list has - or 1. before its items");
            break;
        case MD_BLOCK_OL:
            endLeaf();
            m_lists.push_back({.kind = TextBlock::Kind::List, .ordered = true});
            if (static_cast<MD_BLOCK_OL_DETAIL *>(detail)->mark_delimiter != '.')
                m_source.fault("a list has - or 1. before its items");
            break;
        case MD_BLOCK_H:
            beginLeaf(TextBlock::Kind::Heading);
            m_block.level = static_cast<int>(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level);
            break;
        case MD_BLOCK_CODE: enterCode(*static_cast<MD_BLOCK_CODE_DETAIL *>(detail)); break;
        case MD_BLOCK_HTML:
            beginLeaf(TextBlock::Kind::Paragraph);
            m_inHtml = true;
            break;
        case MD_BLOCK_P: beginLeaf(TextBlock::Kind::Paragraph); break;
        case MD_BLOCK_TABLE: beginLeaf(TextBlock::Kind::Table); break;
        case MD_BLOCK_TR: m_block.rows.emplace_back(); break;
        case MD_BLOCK_HR: m_source.fault("a ruler is not used in this manual"); break;
        case MD_BLOCK_THEAD:
        case MD_BLOCK_TBODY:
        case MD_BLOCK_TH:
        case MD_BLOCK_TD: break;
        }
    }

    void leaveBlock(MD_BLOCKTYPE type) {
        switch (type) {
        case MD_BLOCK_DOC: {
            endLeaf();
            m_blocks = std::move(m_bodies.back());
            break;
        }
        case MD_BLOCK_QUOTE: {
            TextBlock note{.kind = TextBlock::Kind::Note};
            addItem(note);
            m_bodies.back().push_back(std::move(note));
            break;
        }
        case MD_BLOCK_LI: addItem(m_lists.back()); break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            m_bodies.back().push_back(std::move(m_lists.back()));
            m_lists.pop_back();
            break;
        case MD_BLOCK_H:
        case MD_BLOCK_CODE:
        case MD_BLOCK_HTML:
        case MD_BLOCK_P:
        case MD_BLOCK_TABLE: endLeaf(); break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD: m_block.rows.back().push_back(m_spans.take()); break;
        case MD_BLOCK_TR: endRow(); break;
        case MD_BLOCK_HR:
        case MD_BLOCK_THEAD:
        case MD_BLOCK_TBODY: break;
        }
    }

    /// The innermost body becomes an item of a list or a note.
    void addItem(TextBlock &whole) {
        endLeaf();
        std::vector<TextBlock> body = std::move(m_bodies.back());
        m_bodies.pop_back();
        if (whole.line == 0)
            whole.line = body.empty() ? m_source.line() : body.front().line;
        whole.items.push_back(std::move(body));
    }

    void beginLeaf(TextBlock::Kind kind) {
        endLeaf();
        m_block = {.kind = kind};
        m_hasLeaf = true;
    }

    void enterCode(const MD_BLOCK_CODE_DETAIL &detail) {
        beginLeaf(TextBlock::Kind::Code);
        m_block.info = trimmed(attributeText(detail.info));
        if (const auto place = m_source.placeOf({detail.info.text, detail.info.size})) {
            m_source.goTo(*place);
            m_block.line = m_source.line();
        }
        if (detail.fence_char != '`')
            m_source.fault("code is between lines of ```");
    }

    void endRow() {
        const std::size_t cells = m_block.rows.front().size();
        if (m_rowCells > 0 && m_rowCells != cells)
            m_source.fault("a row with another number of cells than its header");
        m_rowCells = 0;
    }

    /// A paragraph of an item of a tight list ends where the next block begins: md4c does not tell.
    void endLeaf() {
        if (!m_hasLeaf)
            return;
        m_hasLeaf = false;
        if (m_block.line == 0)
            m_block.line = m_source.line(); // nothing in it
        switch (m_block.kind) {
        case TextBlock::Kind::Heading: endHeading(); break;
        case TextBlock::Kind::Paragraph: endParagraph(); break;
        case TextBlock::Kind::Code: endCode(); break;
        default: break;
        }
        const bool isEmpty = m_block.kind == TextBlock::Kind::Paragraph && m_block.spans.empty();
        if (!isEmpty)
            m_bodies.back().push_back(std::move(m_block));
        m_block = {};
    }

    void endHeading() {
        m_block.spans = m_spans.take();
        if (m_block.level > 4)
            m_source.fault("a heading has one to four # and a space");
        if (!trimmed(m_source.lineAt(m_source.place())).starts_with('#'))
            m_source.fault("a heading begins with #");
        takeId();
        if (m_block.id.empty())
            m_block.id = headingId(plainText(m_block.spans));
        if (const int before = m_ids[m_block.id]++; before > 0)
            m_block.id += "-" + std::to_string(before);
    }

    /// An id behind the words of a heading: {#id}.
    void takeId() {
        if (m_block.spans.empty() || m_block.spans.back().kind != TextSpan::Kind::Text)
            return;
        std::string &last = m_block.spans.back().text;
        const std::size_t mark = last.rfind("{#");
        if (mark == std::string::npos || !last.ends_with('}'))
            return;
        m_block.id = last.substr(mark + 2, last.size() - mark - 3);
        last = last.substr(0, mark);
        while (last.ends_with(' '))
            last.pop_back();
        if (last.empty())
            m_block.spans.pop_back();
    }

    void endParagraph() {
        if (std::exchange(m_inHtml, false))
            endHtml();
        m_block.spans = m_spans.take();
        const auto isPicture = [](const TextSpan &span) {
            return span.kind == TextSpan::Kind::Picture;
        };
        if (std::ranges::none_of(m_block.spans, isPicture))
            return;
        if (m_block.spans.size() > 1)
            return m_source.fault(
                "a picture is alone in its paragraph: ![what is seen](pictures/name.png)");
        TextSpan &picture = m_block.spans.front();
        if (!picture.to.starts_with("pictures/") || picture.to.contains(".."))
            return m_source.fault("a picture is one of pictures/: " + picture.to);
        m_block.kind = TextBlock::Kind::Picture;
        m_block.info = std::move(picture.to);
        m_block.text = plainText(picture.spans);
        m_block.spans.clear();
    }

    /// A comment is left out; any other HTML is text.
    void endHtml() {
        std::string html = std::exchange(m_html, {});
        while (html.ends_with('\n'))
            html.pop_back();
        if (!html.starts_with("<!--")) {
            m_source.fault("HTML is shown as text: " +
                           html.substr(0, std::min<std::size_t>(html.find('\n'), 40)));
            m_spans.addPlain(html);
        } else if (!html.contains("-->")) {
            m_source.fault("a comment without an end");
        }
    }

    void endCode() {
        if (m_block.text.empty())
            return;
        // What follows the last line of text and empty ones is the closing fence.
        const std::string_view text = m_source.text();
        const std::size_t end = std::min(text.find('\n', m_source.place()), text.size());
        const std::size_t next = text.find_first_not_of(" \t\r\n>", end);
        if (next == text.npos || !text.substr(next).starts_with("```"))
            m_source.fault("a code block without an end");
        if (m_block.info.empty() && m_block.line > 1)
            --m_block.line; // of its fence
    }

    // ---- text ----------------------------------------------------------------------------------

    /// Text of an item of a tight list comes without a paragraph.
    void startText() {
        if (!m_hasLeaf)
            beginLeaf(TextBlock::Kind::Paragraph);
    }

    void text(MD_TEXTTYPE type, std::string_view part) {
        startText();
        const bool inCell = m_block.kind == TextBlock::Kind::Table;
        if (const auto place = m_source.placeOf(part)) {
            m_source.goTo(*place);
            if (m_block.line == 0)
                m_block.line = m_source.line();
            if (inCell)
                m_rowCells = cellCount(m_source.lineAt(*place));
        }
        if (m_block.kind == TextBlock::Kind::Code)
            m_block.text += part;
        else if (m_inHtml)
            m_html += part;
        else
            m_spans.add(type, part, inCell);
    }

    Source m_source;
    SpanReader m_spans{m_source};
    std::vector<TextBlock> m_blocks;
    std::vector<std::vector<TextBlock>>
        m_bodies;                   ///< of the document, notes and items that are open
    std::vector<TextBlock> m_lists; ///< that are open
    TextBlock m_block;              ///< heading, paragraph, code or table that is open
    bool m_hasLeaf = false;
    std::size_t m_rowCells = 0;
    bool m_inHtml = false; ///< in a block of HTML
    std::string m_html;    ///< of it
    std::map<std::string, int> m_ids;
};

} // namespace

Markdown readMarkdown(std::string_view text) {
    return Reader(text).run();
}

} // namespace gatepost
