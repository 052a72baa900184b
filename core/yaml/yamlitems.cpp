// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

// Lists: adding, removing and moving items.

#include "core/text/ascii.h"
#include "core/yaml/yamleditor.h"

#include <algorithm>

namespace gatepost {

/// What stands between two items in flow style, if it holds no comment.
std::string YamlEditor::itemSeparator(YamlId sequence) const {
    const std::vector<YamlId> &items = m_tree[sequence].children;
    if (items.size() < 2)
        return ", ";
    const std::string_view between =
        slice(m_text, {m_tree[items[items.size() - 2]].range.end, m_tree[items.back()].whole});
    return between.contains('#') ? ", " : std::string(between);
}

YamlValue YamlEditor::insertItem(YamlId sequence, std::size_t index, const YamlValue &value) {
    const YamlNode &node = m_tree[sequence];
    const std::size_t count = node.children.size();
    if (node.kind != YamlKind::Sequence || count == 0) {
        fail(GATEPOST_TEXT("policy", "This place in the file is not a list. Edit the text."));
        return value;
    }
    index = std::min(index, count);
    if (node.style == YamlStyle::Flow) {
        const std::string item = yamlFlow(value, m_look.quotes);
        if (index < count) {
            const std::uint32_t at = m_tree[node.children[index]].whole;
            put({at, at}, item + itemSeparator(sequence));
        } else {
            const std::uint32_t at = m_tree[node.children.back()].range.end;
            put({at, at}, itemSeparator(sequence) + item);
        }
        return value;
    }
    const YamlNode &model = m_tree[node.children[index < count ? index : count - 1]];
    if (model.lead == YamlNode::kNoLead || !beginsLine(model.lead)) {
        fail(GATEPOST_TEXT(
            "policy",
            "This list is laid out in a way that cannot be added to here. Edit the text."));
        return value;
    }
    YamlLook look = lookAt(model.lead);
    if (m_lines.lineAt(model.lead) == m_lines.lineAt(model.whole) && model.whole > model.lead)
        look.itemIndent = model.whole - model.lead;
    const std::size_t indent = column(model.lead);
    std::string lines = yamlLines({.kind = YamlKind::Sequence, .items = {value}}, indent, look);
    // Blank lines between the neighbours go between the new item and its neighbour too.
    bool spaced = false;
    if (count >= 2) {
        const std::size_t at = index == 0 ? 1 : std::min(index, count - 1);
        const std::string_view gap = slice(
            m_text, {linesEnd(node.children[at - 1]), lineStart(m_tree[node.children[at]].lead)});
        spaced = gap.starts_with('\n') || gap.starts_with("\r\n");
    }
    if (index < count) {
        if (spaced)
            lines += look.lineEnd;
        putLines(body(sequence, index).begin, lines, look);
    } else {
        if (spaced)
            lines.insert(0, look.lineEnd);
        putLines(linesEnd(node.children.back()), lines, look);
    }
    return asRead(value, false);
}

void YamlEditor::removeItem(YamlId sequence, std::size_t index) {
    const YamlNode &node = m_tree[sequence];
    const std::size_t count = node.children.size();
    const YamlId item = node.children[index];
    if (node.style == YamlStyle::Flow) {
        if (count == 1)
            put({m_tree[item].whole, m_tree[item].range.end}, {});
        else if (index + 1 == count)
            put({m_tree[node.children[index - 1]].range.end, m_tree[item].range.end}, {});
        else
            put({m_tree[item].whole, m_tree[node.children[index + 1]].whole}, {});
        return;
    }
    const std::uint32_t lead = m_tree[item].lead;
    if (lead == YamlNode::kNoLead || !beginsLine(lead)) {
        fail(GATEPOST_TEXT(
            "policy", "This list is laid out in a way that cannot be cut here. Edit the text."));
        return;
    }
    if (count == 1) {
        if (node.lead == YamlNode::kNoLead || node.anchored) {
            fail(GATEPOST_TEXT(
                "policy", "The last item of this list cannot be removed here. Edit the text."));
            return;
        }
        put({node.lead + 1, node.lead + 1}, " []");
    }
    put({lineStart(lead), linesEnd(item)}, {});
}

std::optional<ByteRange> YamlEditor::commentAbove(YamlId sequence, std::size_t index) const {
    const YamlNode &node = m_tree[sequence];
    const YamlNode &item = m_tree[node.children[index]];
    if (node.style == YamlStyle::Flow || item.lead == YamlNode::kNoLead || !beginsLine(item.lead))
        return {};
    const std::uint32_t floor =
        index > 0 ? linesEnd(node.children[index - 1])
                  : nextLine(node.lead == YamlNode::kNoLead ? node.range.begin : node.lead);
    const std::uint32_t end = lineStart(item.lead);
    std::uint32_t begin = end;
    while (begin > floor) {
        const std::uint32_t above = lineStart(begin - 1);
        if (!trimmed(slice(m_text, {above, begin})).starts_with('#'))
            break;
        begin = above;
    }
    return ByteRange{begin, end};
}

/// An item with what moves along: in block style whole lines from the comment lines above it, without its
/// last line end.
ByteRange YamlEditor::body(YamlId sequence, std::size_t index) const {
    const YamlNode &node = m_tree[sequence];
    const YamlNode &item = m_tree[node.children[index]];
    if (node.style == YamlStyle::Flow)
        return {item.whole, item.range.end};
    const auto above = commentAbove(sequence, index);
    const std::uint32_t begin = above ? above->begin : lineStart(item.lead);
    std::uint32_t end = linesEnd(node.children[index]);
    if (end > begin && m_text[end - 1] == '\n')
        end -= end > begin + 1 && m_text[end - 2] == '\r' ? 2 : 1;
    return {begin, end};
}

void YamlEditor::moveItem(YamlId sequence, std::size_t from, std::size_t to) {
    const YamlNode &node = m_tree[sequence];
    if (from == to)
        return;
    for (const YamlId item : node.children) {
        if (node.style != YamlStyle::Flow &&
            (m_tree[item].lead == YamlNode::kNoLead || !beginsLine(m_tree[item].lead))) {
            fail(GATEPOST_TEXT(
                "policy",
                "This list is laid out in a way that cannot be reordered here. Edit the text."));
            return;
        }
    }
    const std::size_t low = std::min(from, to);
    const std::size_t high = std::max(from, to);
    std::vector<ByteRange> bodies;
    for (std::size_t i = low; i <= high; ++i)
        bodies.push_back(body(sequence, i));
    bool alike = true; // what stands between the items stays; if it is the same, one body moves
    for (std::size_t i = 0; i + 1 < bodies.size(); ++i)
        alike = alike && slice(m_text, {bodies[i].end, bodies[i + 1].begin}) ==
                             slice(m_text, {bodies[0].end, bodies[1].begin});
    const std::string moved(slice(m_text, from < to ? bodies.front() : bodies.back()));
    const std::string between(slice(m_text, {bodies[0].end, bodies[1].begin}));
    if (alike && from < to) {
        put({bodies[0].begin, bodies[1].begin}, {});
        put({bodies.back().end, bodies.back().end}, between + moved);
    } else if (alike) {
        put({bodies[0].begin, bodies[0].begin}, moved + between);
        put({bodies[bodies.size() - 2].end, bodies.back().end}, {});
    } else {
        std::vector<std::string> texts;
        for (const ByteRange &range : bodies)
            texts.emplace_back(slice(m_text, range));
        if (from < to)
            std::ranges::rotate(texts, texts.begin() + 1);
        else
            std::ranges::rotate(texts, texts.end() - 1);
        for (std::size_t i = 0; i < bodies.size(); ++i)
            put(bodies[i], std::move(texts[i]));
    }
}

} // namespace gatepost
