// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

// Many items or entries in one step. A list with each on separate lines, in block or in flow style, is built again
// from these lines; a list such as [A, B] from the values and what is between them.

#include "core/text/ascii.h"
#include "core/yaml/yamleditor.h"

#include <algorithm>
#include <utility>

namespace gatepost {

/// The items, or the entries, of a collection in the text.
struct YamlUnits {
    const YamlTree &tree;
    YamlId collection;

    [[nodiscard]] const YamlNode &node() const { return tree[collection]; }
    [[nodiscard]] std::size_t step() const { return node().kind == YamlKind::Mapping ? 2 : 1; }
    [[nodiscard]] std::size_t count() const { return node().children.size() / step(); }
    [[nodiscard]] YamlId last(std::size_t unit) const {
        return node().children[unit * step() + step() - 1];
    }
    [[nodiscard]] std::uint32_t begin(std::size_t unit) const {
        const YamlNode &first = tree[node().children[unit * step()]];
        const bool dashed = node().kind == YamlKind::Sequence && node().style == YamlStyle::Block &&
                            first.lead != YamlNode::kNoLead;
        return dashed ? first.lead : first.whole;
    }
    [[nodiscard]] std::uint32_t end(std::size_t unit) const { return tree[last(unit)].range.end; }
    [[nodiscard]] ByteRange bytes(std::size_t unit) const { return {begin(unit), end(unit)}; }
    [[nodiscard]] ByteRange gapBefore(std::size_t unit) const {
        return {end(unit - 1), begin(unit)};
    }
};

namespace {

constexpr Phrase kRefused = GATEPOST_TEXT(
    "policy", "This list is laid out in a way that cannot be reordered here. Edit the text.");

bool isBlankOrComment(std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size() - 1) + 1;
        const std::size_t first = lines.find_first_not_of(" \t\r\n");
        if (first < end && lines[first] != '#')
            return false;
        lines.remove_prefix(end);
    }
    return true;
}

} // namespace

YamlValue YamlEditor::arrange(YamlId collection, std::span<const YamlPart> parts) {
    const YamlUnits units{m_tree, collection};
    const bool flow = units.node().style == YamlStyle::Flow;
    YamlValue result{.kind = units.node().kind};
    for (const YamlPart &part : parts) {
        const bool isNew = part.old == YamlPart::kNew;
        if (units.step() == 2)
            result.items.push_back(
                yamlText(isNew ? part.key : m_tree[units.node().children[part.old * 2]].text));
        const std::expected<YamlValue, Message> value =
            isNew ? asRead(part.value, flow) : yamlValue(m_tree, units.last(part.old));
        if (!value)
            fail(value.error());
        result.items.push_back(value.value_or(YamlValue()));
    }
    bool inLines = true;
    for (std::size_t unit = 0; unit < units.count(); ++unit)
        inLines = inLines && beginsLine(units.begin(unit));
    if (flow) // its bracket closes on a line of its own
        inLines =
            inLines &&
            slice(m_text, {units.end(units.count() - 1), units.node().range.end}).contains('\n');
    if (inLines)
        arrangeLines(units, parts);
    else if (flow)
        arrangeInLine(units, parts);
    else
        fail(kRefused);
    return result;
}

/// As it is written in its place: in block style with its dash or key, from its column on.
std::string YamlEditor::newPart(YamlId collection, const YamlPart &part) const {
    const YamlUnits units{m_tree, collection};
    const bool isEntry = units.step() == 2;
    if (units.node().style == YamlStyle::Flow) {
        const std::string key =
            isEntry ? yamlScalar(part.key, YamlStyle::Plain, true, m_look.quotes) + ": " : "";
        return key + yamlFlow(part.value, m_look.quotes);
    }
    const std::size_t indent = column(units.begin(0));
    YamlLook look = lookAt(units.begin(0));
    if (isEntry)
        return yamlEntry(part.key, part.value, indent, look);
    const YamlNode &model = m_tree[units.last(0)];
    if (m_lines.lineAt(model.lead) == m_lines.lineAt(model.whole))
        look.itemIndent = model.whole - model.lead;
    return yamlLines({.kind = YamlKind::Sequence, .items = {part.value}}, indent, look)
        .substr(indent);
}

void YamlEditor::arrangeLines(const YamlUnits &units, std::span<const YamlPart> parts) {
    const YamlNode &node = units.node();
    const bool flow = node.style == YamlStyle::Flow;
    const auto endOf = [&](std::size_t unit) {
        return flow ? nextLine(units.end(unit)) : linesEnd(units.last(unit));
    };
    const auto beginOf = [&](std::size_t unit) { return lineStart(units.begin(unit)); };
    const auto hasComma = [&](std::size_t unit) {
        return trimmed(slice(m_text, {units.end(unit), endOf(unit)})).starts_with(',');
    };
    const std::uint32_t opening =
        flow || node.lead == YamlNode::kNoLead ? node.range.begin : node.lead;
    const std::uint32_t top = std::min(beginOf(0), nextLine(opening));
    const std::size_t count = units.count();
    // What leads to each: empty lines and comments. That of one that goes leads to the next that stays, if it says something.
    std::vector<std::string> leads(count);
    std::vector<bool> stays(count, false);
    for (const YamlPart &part : parts)
        if (part.old != YamlPart::kNew)
            stays[part.old] = true;
    std::string left;
    for (std::size_t unit = 0; unit < count; ++unit) {
        const std::string_view lead =
            slice(m_text, {unit == 0 ? top : endOf(unit - 1), beginOf(unit)});
        if (!isBlankOrComment(lead))
            fail(kRefused);
        if (stays[unit])
            leads[unit] = std::exchange(left, {}).append(lead);
        else if (lead.contains('#'))
            left += lead;
    }
    const YamlLook look = lookAt(units.begin(0));
    const std::string indent(slice(m_text, {beginOf(0), units.begin(0)}));
    const bool spaced =
        count > 1 && trimmed(slice(m_text, {endOf(0), beginOf(1)})).find_first_of("\r\n") == 0;
    const bool comma = flow && hasComma(count - 1);
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const YamlPart &part = parts[i];
        const bool wantsComma = flow && (comma || i + 1 < parts.size());
        if (part.old == YamlPart::kNew) {
            out.append(spaced && i > 0 ? look.lineEnd : "").append(indent);
            out.append(newPart(units.collection, part)).append(wantsComma ? "," : "");
            out += look.lineEnd;
            continue;
        }
        out += leads[part.old];
        if (i == 0 && part.old > 0) // empty lines separate it from one above it
            out.erase(0, std::min(out.find_first_not_of("\r\n"), out.size()));
        std::string lines(slice(m_text, {beginOf(part.old), endOf(part.old)}));
        const std::size_t end = units.end(part.old) - beginOf(part.old);
        if (wantsComma && !hasComma(part.old))
            lines.insert(end, ",");
        else if (flow && !wantsComma && hasComma(part.old))
            lines.erase(lines.find(',', end), 1);
        out.append(lines).append(lines.ends_with('\n') ? "" : look.lineEnd);
    }
    put({top, endOf(count - 1)}, out + left);
}

void YamlEditor::arrangeInLine(const YamlUnits &units, std::span<const YamlPart> parts) {
    const std::size_t count = units.count();
    const auto gap = [&](std::size_t unit) { return slice(m_text, units.gapBefore(unit)); };
    const std::string_view usual =
        count > 1 && !gap(count - 1).contains('#') ? gap(count - 1) : ", ";
    std::string out;
    std::vector<bool> isKept(count, false); // the gap before it
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::size_t old = parts[i].old;
        const bool isNew = old == YamlPart::kNew;
        const bool follows = !isNew && i > 0 && old > 0 && parts[i - 1].old == old - 1;
        if (follows)
            isKept[old] = true;
        if (i > 0)
            out += !isNew && old > 0 && (follows || !gap(old).contains('#')) ? gap(old) : usual;
        out += isNew ? newPart(units.collection, parts[i])
                     : std::string(slice(m_text, units.bytes(old)));
    }
    // A comment between two that do not follow each other any longer has no place.
    for (std::size_t unit = 1; unit < count; ++unit)
        if (!isKept[unit] && gap(unit).contains('#'))
            fail(kRefused);
    put({units.begin(0), units.end(count - 1)}, std::move(out));
}

} // namespace gatepost
