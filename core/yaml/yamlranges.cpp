// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/yaml/yamlranges.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gatepost {
namespace {

constexpr bool isBreak(char c) {
    return c == '\n' || c == '\r';
}
constexpr bool isSpace(char c) {
    return isBlank(c) || isBreak(c);
}
constexpr bool isFlowSign(char c) {
    return std::string_view(",[]{}").contains(c);
}
constexpr std::array<std::string_view, 4> kNullWords{"~", "null", "Null", "NULL"};

class Finder {
public:
    Finder(std::string_view text, YamlTree &tree, const std::vector<std::uint32_t> &marks)
        : m_text(text), m_tree(tree), m_marks(marks) {}

    std::optional<ByteRange> run() {
        if (m_tree.root != kNoYaml)
            find(m_tree.root, {.fallback = m_marks[m_tree.root]});
        return m_open;
    }

private:
    struct Place {
        std::size_t fallback = 0;   ///< where a null that is not written stands
        std::ptrdiff_t indent = -1; ///< columns of the block collection around the node
        bool flow = false;          ///< inside [] or {}
        std::uint32_t lead = YamlNode::kNoLead;
    };

    [[nodiscard]] char at(std::size_t offset) const {
        return offset < m_text.size() ? m_text[offset] : '\0';
    }
    [[nodiscard]] std::size_t lineStart(std::size_t offset) const {
        while (offset > 0 && m_text[offset - 1] != '\n')
            --offset;
        return offset == 0 && m_text.starts_with("\xEF\xBB\xBF") ? 3 : offset;
    }
    [[nodiscard]] std::size_t lineEnd(std::size_t offset) const { // before CR LF or LF
        while (offset < m_text.size() && !isBreak(m_text[offset]))
            ++offset;
        return offset;
    }
    [[nodiscard]] std::size_t nextLine(std::size_t offset) const {
        offset = lineEnd(offset);
        if (at(offset) == '\r')
            ++offset;
        return std::min(offset + 1, m_text.size());
    }
    [[nodiscard]] std::size_t skipSpace(std::size_t offset) const { // and comments
        while (offset < m_text.size()) {
            if (isSpace(m_text[offset]))
                ++offset;
            else if (m_text[offset] == '#' &&
                     (offset == 0 || offset == 3 || isSpace(m_text[offset - 1]) ||
                      isFlowSign(m_text[offset - 1]))) // 3: after a BOM
                offset = lineEnd(offset);
            else
                break;
        }
        return offset;
    }
    /// Where the node's own text begins, after its anchor and tag; `lastEnd`: where these end.
    [[nodiscard]] std::size_t skipProperties(std::size_t offset, std::size_t &lastEnd) const {
        lastEnd = offset;
        while (at(offset) == '&' || at(offset) == '!') {
            const bool verbatim = at(offset) == '!' && at(offset + 1) == '<';
            while (offset < m_text.size() && !isSpace(m_text[offset]) &&
                   (verbatim || !isFlowSign(m_text[offset]))) {
                if (m_text[offset++] == '>' && verbatim)
                    break;
            }
            lastEnd = offset;
            offset = skipSpace(offset);
        }
        return offset;
    }
    void setRange(YamlNode &node, std::size_t begin, std::size_t end) const {
        begin = std::min(begin, m_text.size());
        end = std::clamp(end, begin, m_text.size());
        node.range = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }

    /// Returns the node's end.
    std::size_t find(YamlId id, Place place) {
        YamlNode &node = m_tree.nodes[id];
        const std::size_t mark = m_marks[id];
        std::size_t propertiesEnd = mark;
        // A null without an anchor has no properties: what stands there may be its neighbour's.
        const bool bare = node.kind == YamlKind::Null && !node.anchored;
        const std::size_t begin = bare ? mark : skipProperties(mark, propertiesEnd);
        node.whole = static_cast<std::uint32_t>(mark);
        node.lead = place.lead;
        switch (node.kind) {
        case YamlKind::Null: findNull(id, mark, begin, propertiesEnd, place); break;
        case YamlKind::Alias: setRange(node, begin, aliasEnd(begin)); break;
        case YamlKind::Scalar:
            if (!node.tag.empty() && node.text.empty() &&
                !std::string_view("\"'|>").contains(at(begin)))
                setRange(node, propertiesEnd, propertiesEnd);
            else
                findScalar(node, begin, place);
            break;
        case YamlKind::Sequence: findSequence(id, begin, place); break;
        case YamlKind::Mapping: findMapping(id, begin, place); break;
        }
        return m_tree.nodes[id].range.end;
    }

    [[nodiscard]] std::size_t aliasEnd(std::size_t offset) const {
        while (offset < m_text.size() && !isSpace(m_text[offset]) && !isFlowSign(m_text[offset]))
            ++offset;
        return offset;
    }

    void findNull(YamlId id, std::size_t mark, std::size_t begin, std::size_t propertiesEnd,
                  const Place &place) {
        YamlNode &node = m_tree.nodes[id];
        // A null that is not written has the mark of what comes next, which may be a key named null.
        const bool nextIsHere = id + 1 < m_marks.size() && m_marks[id + 1] == m_marks[id];
        if (!nextIsHere && isNullWord(begin)) {
            setRange(node, begin, aliasEnd(begin));
        } else if (propertiesEnd > mark) {
            setRange(node, propertiesEnd, propertiesEnd);
        } else {
            setRange(node, place.fallback, place.fallback);
            node.whole = node.range.begin;
        }
    }
    [[nodiscard]] bool isNullWord(std::size_t offset) const {
        std::size_t end = offset;
        while (end < m_text.size() && end < offset + 5 && !isSpace(m_text[end]) &&
               !isFlowSign(m_text[end]) && m_text[end] != ':')
            ++end;
        return std::ranges::contains(kNullWords,
                                     m_text.substr(std::min(offset, m_text.size()), end - offset));
    }

    void findScalar(YamlNode &node, std::size_t begin, const Place &place) {
        const char first = at(begin);
        if (first == '"') {
            node.style = YamlStyle::DoubleQuoted;
            std::size_t end = begin + 1;
            while (end < m_text.size() && m_text[end] != '"')
                end += m_text[end] == '\\' ? 2 : 1;
            setQuoted(node, begin, end);
        } else if (first == '\'') {
            node.style = YamlStyle::SingleQuoted;
            std::size_t end = begin + 1;
            while (end < m_text.size() && (m_text[end] != '\'' || at(end + 1) == '\''))
                end += m_text[end] == '\'' ? 2 : 1;
            setQuoted(node, begin, end);
        } else if ((first == '|' || first == '>') && !place.flow) {
            node.style = first == '|' ? YamlStyle::Literal : YamlStyle::Folded;
            findBlockScalar(node, begin, place.indent);
        } else {
            setRange(node, begin, plainEnd(begin, node.text));
        }
    }
    void setQuoted(YamlNode &node, std::size_t begin, std::size_t end) {
        setRange(node, begin, end + 1);
        if (end >= m_text.size() && !m_open)
            m_open = node.range;
    }
    /// Walks text and value side by side: a run of blanks with line ends in it is folded in the value.
    [[nodiscard]] std::size_t plainEnd(std::size_t offset, std::string_view value) const {
        std::size_t v = 0;
        while (v < value.size() && offset < m_text.size()) {
            if (isSpace(m_text[offset])) {
                std::size_t run = offset;
                bool hasBreak = false;
                while (run < m_text.size() && isSpace(m_text[run]))
                    hasBreak = isBreak(m_text[run++]) || hasBreak;
                if (hasBreak) {
                    offset = run;
                    while (v < value.size() && (value[v] == ' ' || value[v] == '\n'))
                        ++v;
                    continue;
                }
            }
            if (m_text[offset] != value[v])
                break;
            ++offset;
            ++v;
        }
        return offset;
    }
    void findBlockScalar(YamlNode &node, std::size_t begin, std::ptrdiff_t parentIndent) {
        const std::size_t headerEnd = lineEnd(begin);
        std::size_t head = begin + 1;
        std::ptrdiff_t indent = -1;
        bool keep = false;
        while (head < headerEnd && std::string_view("+-123456789").contains(m_text[head])) {
            if (isDigit(m_text[head]))
                indent = std::max<std::ptrdiff_t>(parentIndent, 0) + (m_text[head] - '0');
            keep = keep || m_text[head] == '+';
            ++head;
        }
        std::size_t line = nextLine(begin);
        const std::size_t contentBegin = line;
        std::size_t contentEnd = line;
        std::size_t end = head;
        while (line < m_text.size()) {
            std::size_t first = line;
            while (at(first) == ' ')
                ++first;
            const bool blank = first >= m_text.size() || isBreak(m_text[first]);
            const auto column = static_cast<std::ptrdiff_t>(first - line);
            if (!blank) {
                if (indent < 0 && column > parentIndent)
                    indent = column;
                if (indent < 0 || column < indent)
                    break;
            }
            const std::size_t next = nextLine(line);
            if (!blank || keep || (indent >= 0 && column > indent)) {
                end = lineEnd(line);
                contentEnd = next;
            }
            line = next;
        }
        setRange(node, begin, end);
        node.content = {static_cast<std::uint32_t>(contentBegin),
                        static_cast<std::uint32_t>(contentEnd)};
    }

    [[nodiscard]] Place insideOf(YamlId id, std::size_t begin, const Place &place) const {
        if (place.flow || m_tree[id].style == YamlStyle::Flow)
            return {.flow = true};
        return {.indent = static_cast<std::ptrdiff_t>(begin - lineStart(begin))};
    }
    void findSequence(YamlId id, std::size_t begin, const Place &place) {
        const bool flow = at(begin) == '[';
        const std::vector<YamlId> &children = m_tree[id].children; // find() adds no node
        std::size_t cursor = flow ? begin + 1 : begin;
        const Place inside = insideOf(id, begin, place);
        for (const YamlId child : children) {
            cursor = skipSpace(cursor);
            Place item = inside;
            if (flow) {
                if (at(cursor) == ',')
                    cursor = skipSpace(cursor + 1);
            } else if (at(cursor) == '-') {
                item.lead = static_cast<std::uint32_t>(cursor);
                ++cursor;
            }
            item.fallback = cursor;
            cursor = find(child, item);
        }
        setRange(m_tree.nodes[id], begin, flow ? closed(cursor, ']') : cursor);
    }
    [[nodiscard]] std::size_t closed(std::size_t cursor, char sign) const {
        cursor = skipSpace(cursor);
        if (at(cursor) == ',')
            cursor = skipSpace(cursor + 1);
        return at(cursor) == sign ? cursor + 1 : cursor;
    }

    void findMapping(YamlId id, std::size_t begin, const Place &place) {
        const bool flow = at(begin) == '{';
        const std::vector<YamlId> &children = m_tree[id].children; // find() adds no node
        std::size_t cursor = flow ? begin + 1 : begin;
        const Place inside = insideOf(id, begin, place);
        for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
            cursor = skipSpace(cursor);
            if (flow && at(cursor) == ',')
                cursor = skipSpace(cursor + 1);
            if (at(cursor) == '?' && (cursor + 1 >= m_text.size() || isSpace(m_text[cursor + 1])))
                cursor = skipSpace(cursor + 1);
            Place key = inside;
            key.fallback = cursor;
            cursor = find(children[i], key);
            Place value = inside;
            if (const std::size_t colon = skipSpace(cursor); at(colon) == ':') {
                value.lead = static_cast<std::uint32_t>(colon);
                cursor = colon + 1;
            }
            value.fallback = cursor;
            cursor = find(children[i + 1], value);
        }
        setRange(m_tree.nodes[id], begin, flow ? closed(cursor, '}') : cursor);
    }

    std::string_view m_text;
    YamlTree &m_tree;
    const std::vector<std::uint32_t> &m_marks;
    std::optional<ByteRange> m_open;
};

} // namespace

std::optional<ByteRange> findYamlRanges(std::string_view text, YamlTree &tree,
                                        const std::vector<std::uint32_t> &marks) {
    return Finder(text, tree, marks).run();
}

} // namespace gatepost
