// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/manual/markdown.h"

#include "core/manual/markdowninline.h"

#include <algorithm>
#include <map>
#include <optional>

namespace gatepost {

using manualtext::readSpans;
using manualtext::Span;

namespace {

struct Line {
    std::string_view text;
    std::uint32_t number = 0;
};
using Lines = std::vector<Line>;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

std::size_t indent(std::string_view text) {
    const std::size_t at = text.find_first_not_of(' ');
    return at == std::string_view::npos ? text.size() : at;
}

/// Length of "- " or "12. " at the start, 0 if the line begins no item.
std::size_t itemMark(std::string_view text) {
    if (text.starts_with("- "))
        return 2;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    return digits > 0 && digits < 4 && text.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

std::vector<std::string> cellsOf(std::string_view row) {
    std::vector<std::string> cells;
    std::string cell;
    bool inCode = false;
    row = trimmed(row);
    row.remove_prefix(row.starts_with('|') ? 1 : 0);
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] == '\\' && i + 1 < row.size()) {
            // A bar needs its \ in code too, and loses it there.
            if (row[i + 1] != '|' || !inCode)
                cell += row[i];
            cell += row[++i];
            continue;
        }
        inCode ^= row[i] == '`';
        if (row[i] == '|') {
            cells.emplace_back(trimmed(cell));
            cell.clear();
        } else {
            cell += row[i];
        }
    }
    if (!trimmed(cell).empty())
        cells.emplace_back(trimmed(cell));
    return cells;
}

bool isRuler(std::string_view row) {
    return row.contains("--") && row.find_first_not_of("|-: ") == std::string_view::npos;
}

class Reader {
public:
    explicit Reader(std::vector<std::string> &faults) : m_faults(faults) {}

    std::vector<TextBlock> read(const Lines &lines) {
        std::vector<TextBlock> blocks;
        for (std::size_t at = 0; at < lines.size();) {
            const std::string_view text = trimmed(lines[at].text);
            if (text.empty())
                ++at;
            else if (text.starts_with("<!--"))
                at = comment(lines, at);
            else if (text.starts_with("```"))
                at = code(lines, at, blocks);
            else if (text.starts_with('#'))
                heading(lines[at++], blocks);
            else if (text.starts_with('|'))
                at = table(lines, at, blocks);
            else if (text.starts_with('>'))
                at = note(lines, at, blocks);
            else if (itemMark(text) > 0)
                at = list(lines, at, blocks);
            else
                at = paragraph(lines, at, blocks);
        }
        return blocks;
    }

private:
    void fault(std::uint32_t line, const std::string &why) {
        m_faults.push_back(std::to_string(line) + ": " + why);
    }
    /// Reads the marks once for the faults they have.
    void check(const TextBlock &block, std::string_view text) {
        std::vector<std::string> faults;
        (void)readSpans(text, &faults);
        for (const std::string &each : faults)
            fault(block.line, each);
    }

    std::size_t comment(const Lines &lines, std::size_t at) {
        const std::uint32_t begin = lines[at].number;
        for (; at < lines.size(); ++at)
            if (lines[at].text.contains("-->"))
                return at + 1;
        fault(begin, "a comment without an end");
        return at;
    }

    std::size_t code(const Lines &lines, std::size_t at, std::vector<TextBlock> &blocks) {
        const std::size_t margin = indent(lines[at].text);
        TextBlock block{.kind = TextBlock::Kind::Code, .line = lines[at].number};
        block.info = trimmed(trimmed(lines[at].text).substr(3));
        for (++at; at < lines.size(); ++at) {
            if (trimmed(lines[at].text) == "```") {
                blocks.push_back(std::move(block));
                return at + 1;
            }
            block.text += lines[at].text.substr(std::min(margin, indent(lines[at].text)));
            block.text += '\n';
        }
        fault(block.line, "a code block without an end");
        blocks.push_back(std::move(block));
        return at;
    }

    void heading(const Line &line, std::vector<TextBlock> &blocks) {
        std::string_view text = trimmed(line.text);
        TextBlock block{.kind = TextBlock::Kind::Heading, .line = line.number};
        while (text.starts_with('#')) {
            text.remove_prefix(1);
            ++block.level;
        }
        if (block.level > 4 || !text.starts_with(' '))
            fault(line.number, "a heading has one to four # and a blank");
        text = trimmed(text);
        if (const std::size_t mark = text.rfind("{#");
            mark != std::string_view::npos && text.ends_with('}')) {
            block.id = text.substr(mark + 2, text.size() - mark - 3);
            text = trimmed(text.substr(0, mark));
        }
        block.text = text;
        if (block.id.empty())
            block.id = headingId(plainText(text));
        if (const int before = m_ids[block.id]++; before > 0)
            block.id += "-" + std::to_string(before);
        check(block, text);
        blocks.push_back(std::move(block));
    }

    std::size_t table(const Lines &lines, std::size_t at, std::vector<TextBlock> &blocks) {
        TextBlock block{.kind = TextBlock::Kind::Table, .line = lines[at].number};
        if (at + 1 >= lines.size() || !isRuler(trimmed(lines[at + 1].text)))
            fault(block.line, "a table needs a line of |---| below its header");
        for (; at < lines.size() && trimmed(lines[at].text).starts_with('|'); ++at) {
            if (isRuler(trimmed(lines[at].text)))
                continue;
            block.rows.push_back(cellsOf(lines[at].text));
            if (block.rows.back().size() != block.rows.front().size())
                fault(lines[at].number, "a row with another number of cells than its header");
            for (const std::string &cell : block.rows.back())
                check(block, cell);
        }
        blocks.push_back(std::move(block));
        return at;
    }

    std::size_t note(const Lines &lines, std::size_t at, std::vector<TextBlock> &blocks) {
        TextBlock block{.kind = TextBlock::Kind::Note, .line = lines[at].number};
        Lines inside;
        for (; at < lines.size() && trimmed(lines[at].text).starts_with('>'); ++at) {
            std::string_view text = trimmed(lines[at].text).substr(1);
            text.remove_prefix(text.starts_with(' ') ? 1 : 0);
            inside.push_back({text, lines[at].number});
        }
        block.items.push_back(read(inside));
        blocks.push_back(std::move(block));
        return at;
    }

    std::size_t list(const Lines &lines, std::size_t at, std::vector<TextBlock> &blocks) {
        const std::size_t margin = indent(lines[at].text);
        const bool ordered = !trimmed(lines[at].text).starts_with('-');
        TextBlock block{
            .kind = TextBlock::Kind::List, .line = lines[at].number, .ordered = ordered};
        const auto beginsItem = [&](std::string_view text) {
            return indent(text) == margin && itemMark(text.substr(margin)) > 0 &&
                   text.substr(margin).starts_with('-') != ordered;
        };
        while (at < lines.size() && beginsItem(lines[at].text)) {
            const std::size_t begin = margin + itemMark(lines[at].text.substr(margin));
            Lines inside{{lines[at].text.substr(begin), lines[at].number}};
            for (++at; at < lines.size(); ++at) {
                const std::string_view text = lines[at].text;
                if (trimmed(text).empty()) {
                    // Blank lines belong to the item if more of it follows.
                    const bool goesOn = at + 1 < lines.size() &&
                                        !trimmed(lines[at + 1].text).empty() &&
                                        indent(lines[at + 1].text) > margin;
                    if (!goesOn)
                        break;
                } else if (indent(text) <= margin) {
                    break;
                }
                inside.push_back({text.substr(std::min(begin, indent(text))), lines[at].number});
            }
            block.items.push_back(read(inside));
            if (at + 1 < lines.size() && trimmed(lines[at].text).empty() &&
                beginsItem(lines[at + 1].text))
                ++at;
        }
        blocks.push_back(std::move(block));
        return at;
    }

    std::size_t paragraph(const Lines &lines, std::size_t at, std::vector<TextBlock> &blocks) {
        TextBlock block{.kind = TextBlock::Kind::Paragraph, .line = lines[at].number};
        for (; at < lines.size(); ++at) {
            const std::string_view text = trimmed(lines[at].text);
            if (text.empty() || text.starts_with("```") || text.starts_with('|') ||
                text.starts_with('#') || text.starts_with('>'))
                break;
            if (!block.text.empty() && itemMark(text) > 0)
                break;
            block.text += (block.text.empty() ? "" : "\n") + std::string(text);
        }
        if (block.text.starts_with("![")) {
            const std::size_t middle = block.text.find("](");
            if (middle == std::string::npos || !block.text.ends_with(')')) {
                fault(block.line, "a picture stands alone: ![what is seen](pictures/name.png)");
            } else {
                block.kind = TextBlock::Kind::Picture;
                block.info = block.text.substr(middle + 2, block.text.size() - middle - 3);
                block.text = block.text.substr(2, middle - 2);
                std::ranges::replace(block.text, '\n', ' ');
            }
        } else {
            for (const std::string_view sign : {"===", "---", "+ ", "~~~", "* "})
                if (block.text.starts_with(sign))
                    fault(block.line, "not a construct of this manual: " + std::string(sign));
            check(block, block.text);
        }
        blocks.push_back(std::move(block));
        return at;
    }

    std::vector<std::string> &m_faults;
    std::map<std::string, int> m_ids;
};

void addPlain(const std::vector<Span> &spans, std::string &out) {
    for (const Span &span : spans) {
        out += span.text;
        addPlain(span.spans, out);
    }
}

void addLinks(const std::vector<Span> &spans, std::uint32_t line, std::vector<Address> &out) {
    for (const Span &span : spans) {
        if (span.kind == Span::Kind::Link)
            out.push_back({span.to, line});
        addLinks(span.spans, line, out);
    }
}

} // namespace

Markdown readMarkdown(std::string_view text) {
    Lines lines;
    std::uint32_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back({text.substr(begin, end - begin), ++number});
        begin = end + 1;
    }
    Markdown markdown;
    markdown.blocks = Reader(markdown.faults).read(lines);
    return markdown;
}

std::string plainText(std::string_view inlineText) {
    std::string out;
    addPlain(readSpans(inlineText, nullptr), out);
    std::ranges::replace(out, '\n', ' ');
    return out;
}

std::string plainText(const std::vector<TextBlock> &blocks) {
    std::string out;
    for (const TextBlock &block : blocks) {
        if (block.kind == TextBlock::Kind::Heading)
            continue;
        out += (block.kind == TextBlock::Kind::Code ? block.text : plainText(block.text)) + "\n";
        for (const auto &row : block.rows)
            for (const std::string &cell : row)
                out += plainText(cell) + "\n";
        for (const auto &item : block.items)
            out += plainText(item);
    }
    return out;
}

std::string escapeMarkdown(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (std::string_view("*_[]<>|\\`").contains(c))
            out += '\\';
        out += c;
    }
    return out;
}

std::string headingId(std::string_view text) {
    std::string id;
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            id += static_cast<char>(c - 'A' + 'a');
        else if (c == ' ' || c == '-')
            id += '-';
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')
            id += c;
    }
    return id;
}

std::vector<Address> addresses(const std::vector<TextBlock> &blocks) {
    std::vector<Address> found;
    for (const TextBlock &block : blocks) {
        if (block.kind == TextBlock::Kind::Picture)
            found.push_back({block.info, block.line, true});
        else if (block.kind != TextBlock::Kind::Code)
            addLinks(readSpans(block.text, nullptr), block.line, found);
        for (const auto &row : block.rows)
            for (const std::string &cell : row)
                addLinks(readSpans(cell, nullptr), block.line, found);
        for (const auto &item : block.items)
            std::ranges::move(addresses(item), std::back_inserter(found));
    }
    return found;
}

} // namespace gatepost
