// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/yaml/yamleditor.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <cassert>

namespace gatepost {
namespace {

constexpr std::uint32_t kBomSize = 3;

YamlLook lookOf(std::string_view text, const YamlTree &tree, const LineIndex &lines) {
    YamlLook look;
    look.lineEnd = lineEndBytes(commonLineEnd(text));
    const auto column = [&](std::uint32_t offset) {
        const std::uint32_t start = lines.start(lines.lineAt(offset));
        return offset - start - (start == 0 && text.starts_with("\xEF\xBB\xBF") ? kBomSize : 0);
    };
    std::size_t singles = 0;
    std::size_t doubles = 0;
    bool hasList = false;
    for (const YamlNode &node : tree.nodes) {
        singles += node.style == YamlStyle::SingleQuoted ? 1 : 0;
        doubles += node.style == YamlStyle::DoubleQuoted ? 1 : 0;
        if (node.kind != YamlKind::Mapping || node.style != YamlStyle::Block || hasList)
            continue;
        for (std::size_t i = 0; i + 1 < node.children.size(); i += 2) {
            const YamlNode &value = tree[node.children[i + 1]];
            if (value.kind != YamlKind::Sequence || value.style != YamlStyle::Block)
                continue;
            const YamlNode &item = tree[value.children.front()];
            if (item.lead == YamlNode::kNoLead || column(item.lead) < column(node.range.begin))
                continue;
            hasList = true;
            look.dashIndent = column(item.lead) - column(node.range.begin);
            if (lines.lineAt(item.lead) == lines.lineAt(item.range.begin) &&
                item.range.begin > item.lead + 1)
                look.itemIndent = item.range.begin - item.lead;
            break;
        }
    }
    look.quotes.sign = singles > doubles ? '\'' : '"';
    return look;
}

} // namespace

YamlValue YamlEditor::asRead(const YamlValue &written, bool flow) const {
    YamlValue value = written;
    for (YamlValue &item : value.items)
        item = asRead(item, flow);
    if (!flow && !m_look.quotes.allButWords && value.kind == YamlKind::Scalar &&
        isLiteralYaml(value.text) && !value.text.ends_with('\n'))
        value.text += '\n';
    return value;
}

YamlEditor::YamlEditor(std::string_view text, const YamlTree &tree, bool quotesAllButWords)
    : m_text(text),
      m_tree(tree),
      m_lines(text),
      m_look(lookOf(text, tree, m_lines)),
      m_parents(tree.nodes.size(), kNoYaml) {
    if (quotesAllButWords)
        m_look.quotes = {.sign = '"', .allButWords = true};
    for (YamlId id = 0; id < tree.nodes.size(); ++id) {
        for (const YamlId child : tree[id].children)
            m_parents[child] = id;
    }
}

void YamlEditor::fail(Message reason) {
    if (m_failure.empty())
        m_failure = std::move(reason);
}

bool YamlEditor::inFlow(YamlId id) const {
    for (id = m_parents[id]; id != kNoYaml; id = m_parents[id]) {
        if (m_tree[id].style == YamlStyle::Flow)
            return true;
    }
    return false;
}

std::uint32_t YamlEditor::lineStart(std::uint32_t offset) const {
    const std::uint32_t start = m_lines.start(m_lines.lineAt(offset));
    return start == 0 && m_text.starts_with("\xEF\xBB\xBF") ? std::min(kBomSize, offset) : start;
}
std::uint32_t YamlEditor::nextLine(std::uint32_t offset) const {
    return m_lines.whole(m_lines.lineAt(offset)).end;
}
std::size_t YamlEditor::column(std::uint32_t offset) const {
    return offset - lineStart(offset);
}
bool YamlEditor::beginsLine(std::uint32_t offset) const {
    return trimmed(slice(m_text, {lineStart(offset), offset})).empty();
}

YamlId YamlEditor::lastLeaf(YamlId id) const {
    while (m_tree[id].style == YamlStyle::Block && !m_tree[id].children.empty())
        id = m_tree[id].children.back();
    return id;
}
std::uint32_t YamlEditor::linesEnd(YamlId value) const {
    const YamlNode &last = m_tree[lastLeaf(value)];
    if (last.kind == YamlKind::Scalar && last.isBlockScalar() && !last.content.empty())
        return last.content.end;
    return nextLine(last.range.end);
}

/// The file's look with the line end of the line at `offset`, if it has one.
YamlLook YamlEditor::lookAt(std::uint32_t offset) const {
    YamlLook look = m_look;
    const LineEnd end = m_lines.lineEnd(m_lines.lineAt(offset));
    if (end != LineEnd::None)
        look.lineEnd = lineEndBytes(end);
    return look;
}

void YamlEditor::put(ByteRange range, std::string text) {
    if (range.begin > range.end || range.end > m_text.size()) {
        fail(GATEPOST_TEXT("policy",
                           "This place in the file cannot be changed here. Edit the text."));
        return;
    }
    m_replacements.push_back({range, std::move(text)});
}

/// Whole lines before the line that begins at `offset`, or at the end of the text.
void YamlEditor::putLines(std::uint32_t offset, std::string_view lines, const YamlLook &look) {
    const bool atOpenEnd = offset == m_text.size() && offset > 0 && m_text[offset - 1] != '\n';
    std::string text(lines);
    if (atOpenEnd)
        text.insert(0, look.lineEnd);
    else
        text += look.lineEnd;
    put({offset, offset}, std::move(text));
}

YamlValue YamlEditor::setText(YamlId value, std::string_view text) {
    const YamlNode &node = m_tree[value];
    const bool flow = inFlow(value);
    const YamlLook look = lookAt(node.range.begin);
    const bool wasLines = node.kind == YamlKind::Scalar && node.isBlockScalar();
    const YamlId parent = m_parents[value];
    const bool isEntry = parent != kNoYaml && m_tree[parent].kind == YamlKind::Mapping;

    ByteRange head = node.range;
    if (wasLines) {
        head.end = head.begin + 1;
        while (head.end < m_text.size() &&
               std::string_view("+-123456789").contains(m_text[head.end]))
            ++head.end;
    } else if (node.isCollection() && node.style == YamlStyle::Block &&
               node.lead != YamlNode::kNoLead) {
        head.begin = node.lead + 1;
    }
    const bool literal = !flow && isEntry && !m_look.quotes.allButWords && isLiteralYaml(text);
    std::string written;
    YamlValue result = yamlText(text);
    if (literal) {
        written = slice(m_text, head) == "|-" && !text.ends_with('\n') ? "|-" : "|";
        if (written == "|")
            result = asRead(result, false);
    } else {
        const YamlStyle like = node.kind == YamlKind::Scalar ? node.style : YamlStyle::Plain;
        written = yamlScalar(text, like, flow, look.quotes);
    }
    if (head.begin > 0 && std::string_view(":-").contains(m_text[head.begin - 1]))
        written.insert(0, " ");
    put(head, std::move(written));

    if (!literal) {
        if (wasLines)
            put(node.content, {});
        return yamlText(text);
    }
    std::size_t indent = column(m_tree[parent].range.begin) + 2;
    if (wasLines && !node.content.empty()) {
        const std::string_view old = slice(m_text, node.content);
        std::size_t line = 0;
        while (line < old.size() && trimmed(old.substr(line)).find_first_of("\r\n") == 0)
            line = old.find('\n', line) + 1;
        const std::size_t first = old.find_first_not_of(' ', line);
        if (first != std::string_view::npos)
            indent = std::max(first - line, column(m_tree[parent].range.begin) + 1);
        std::string lines = literalLines(text, indent, look.lineEnd);
        if (old.ends_with('\n'))
            lines += look.lineEnd;
        put(node.content, std::move(lines));
    } else {
        putLines(nextLine(node.range.end), literalLines(text, indent, look.lineEnd), look);
    }
    return result;
}

YamlValue YamlEditor::setCollection(YamlId value, const YamlValue &collection) {
    const YamlNode &node = m_tree[value];
    const YamlId parent = m_parents[value];
    if (node.kind == YamlKind::Alias || (node.isCollection() && !node.children.empty()) ||
        parent == kNoYaml || m_tree[parent].kind != YamlKind::Mapping ||
        node.lead == YamlNode::kNoLead) {
        fail(GATEPOST_TEXT("policy",
                           "This place in the file cannot be filled in here. Edit the text."));
        return collection;
    }
    const YamlLook look = lookAt(node.range.begin);
    if (inFlow(value)) {
        put(node.range,
            (m_text[node.range.begin - 1] == ':' ? " " : "") + yamlFlow(collection, look.quotes));
        return collection;
    }
    const std::size_t indent = column(m_tree[parent].range.begin) +
                               (collection.kind == YamlKind::Sequence ? look.dashIndent : 2);
    put({node.anchored ? node.range.begin : node.lead + 1, node.range.end}, {});
    putLines(nextLine(node.range.end), yamlLines(collection, indent, look), look);
    return asRead(collection, false);
}

YamlValue YamlEditor::addEntry(YamlId mapping, YamlId after, std::string_view key,
                               const YamlValue &value) {
    const YamlNode &node = m_tree[mapping];
    if (node.kind != YamlKind::Mapping) {
        fail(GATEPOST_TEXT("policy",
                           "This place in the file is not a map of fields. Edit the text."));
        return value;
    }
    const YamlLook look = lookAt(after == kNoYaml ? node.range.begin : m_tree[after].range.begin);
    if (node.style == YamlStyle::Flow) {
        const std::string entry = yamlScalar(key, YamlStyle::Plain, true, look.quotes) + ": " +
                                  yamlFlow(value, look.quotes);
        if (node.children.empty() || after == kNoYaml) {
            const std::uint32_t at = node.range.begin + 1;
            put({at, at}, node.children.empty() ? entry : entry + ", ");
            return value;
        }
        const auto place = std::ranges::find(node.children, after);
        const std::uint32_t at = m_tree[*(place + 1)].range.end;
        put({at, at}, ", " + entry);
        return value;
    }
    const std::size_t indent = column(node.range.begin);
    const std::string entry = yamlEntry(key, value, indent, look);
    if (after == kNoYaml) {
        const std::uint32_t at = m_tree[node.children.front()].whole;
        put({at, at}, entry + std::string(look.lineEnd) + std::string(indent, ' '));
        return asRead(value, false);
    }
    const auto place = std::ranges::find(node.children, after);
    putLines(linesEnd(*(place + 1)), std::string(indent, ' ') + entry, look);
    return asRead(value, false);
}

void YamlEditor::removeEntry(YamlId mapping, YamlId key) {
    const YamlNode &node = m_tree[mapping];
    const auto place = std::ranges::find(node.children, key);
    const bool isLast = place + 2 == node.children.end();
    if (node.children.size() == 2) {
        fail(GATEPOST_TEXT("policy", "This is the only field here. Edit the text."));
        return;
    }
    if (node.style == YamlStyle::Flow) {
        if (isLast)
            put({m_tree[*(place - 1)].range.end, m_tree[*(place + 1)].range.end}, {});
        else
            put({m_tree[key].whole, m_tree[*(place + 2)].whole}, {});
        return;
    }
    const std::uint32_t end = linesEnd(*(place + 1));
    if (beginsLine(m_tree[key].whole)) {
        put({lineStart(m_tree[key].whole), end}, {});
        return;
    }
    // Behind a dash: what follows, be it a comment, takes its place.
    const std::size_t next = m_text.find_first_not_of(" \t\r\n", end);
    if (next == std::string_view::npos) {
        fail(GATEPOST_TEXT("policy", "This field cannot be removed here. Edit the text."));
        return;
    }
    put({m_tree[key].whole, static_cast<std::uint32_t>(next)}, {});
}

YamlValue YamlEditor::addFirstEntry(std::string_view key, const YamlValue &value) {
    const auto end = static_cast<std::uint32_t>(m_text.size());
    putLines(end, yamlEntry(key, value, 0, m_look), m_look);
    return asRead(value, false);
}

YamlValue YamlEditor::appendEntry(std::string_view key, const YamlValue &value) {
    const YamlId root = m_tree.root;
    if (root != kNoYaml && m_tree[root].style == YamlStyle::Flow) {
        const std::vector<YamlId> &children = m_tree[root].children;
        return addEntry(root, children.empty() ? kNoYaml : children[children.size() - 2], key,
                        value);
    }
    const std::size_t indent = root == kNoYaml ? 0 : column(m_tree[root].range.begin);
    const auto end = static_cast<std::uint32_t>(m_text.size());
    const std::string_view lineEnd = m_look.lineEnd;
    std::string text;
    if (!m_text.empty())
        text.append(m_text.ends_with('\n') ? "" : lineEnd).append(lineEnd);
    text.append(indent, ' ').append(yamlEntry(key, value, indent, m_look)).append(lineEnd);
    put({end, end}, std::move(text));
    return asRead(value, false);
}

void YamlEditor::removeOnlyEntry() {
    const YamlNode &root = m_tree[m_tree.root];
    const YamlId value = root.children[1];
    if (root.style == YamlStyle::Flow)
        put({m_tree[root.children[0]].whole, m_tree[value].range.end}, {});
    else
        put({lineStart(m_tree[root.children[0]].whole), linesEnd(value)}, {});
}

std::expected<TextEdit, Message>
YamlEditor::finish(const std::function<void(YamlValue &)> &change) {
    if (failed())
        return std::unexpected(m_failure);
    std::ranges::stable_sort(m_replacements, [](const Replacement &a, const Replacement &b) {
        return a.range.begin != b.range.begin ? a.range.begin < b.range.begin
                                              : a.range.end < b.range.end;
    });
    const std::unexpected<Message> refused(GATEPOST_TEXT(
        "policy", "This part of the file is written in a way that cannot be changed here without "
                  "touching more, for instance because an alias repeats it. Edit the text."));
    TextEdit edit;
    std::uint32_t last = 0;
    for (Replacement &replacement : m_replacements) {
        if (replacement.range.begin < last)
            return refused;
        last = replacement.range.end;
        if (!replacement.range.empty() || !replacement.text.empty())
            edit.add(std::move(replacement));
    }
    auto wanted = yamlValue(m_tree, m_tree.root);
    if (!wanted)
        return std::unexpected(wanted.error());
    change(*wanted);
    const std::string after = edit.applied(m_text);
    const auto tree = parseYaml(after, m_tree.bounds);
    if (!tree)
        return refused;
    const auto value = yamlValue(*tree, tree->root);
    if (!value || *value != *wanted)
        return refused;
    return edit;
}

} // namespace gatepost
