// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/yaml/yamltree.h"

#include "core/text/lineindex.h"
#include "core/yaml/yamlranges.h"

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <format>
#include <optional>
#include <sstream>
#include <unordered_map>

namespace gatepost {
namespace {

constexpr std::string_view kBom = "\xEF\xBB\xBF";

/// Thrown by the builder through yaml-cpp, caught in parseYaml.
struct Stop {
    YamlError error;
};

ByteRange rangeAt(std::size_t offset, std::size_t size = 0) {
    return {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + size)};
}

/// What yaml-cpp would misread without saying so: it takes 0x04 for the end of the file, converts UTF-16
/// (its marks then count other bytes than ours) and ends no line at a lone CR.
std::optional<YamlError> refuseEarly(std::string_view text, const YamlBounds &bounds) {
    if (text.size() > bounds.bytes)
        return YamlError{rangeAt(bounds.bytes), YamlFault::TooLarge, {}};
    if (const std::size_t bad = firstInvalidUtf8(text); bad != std::string_view::npos) {
        return YamlError{
            rangeAt(bad, 1), YamlFault::Encoding,
            GATEPOST_TEXT("policy", "This byte is not UTF-8. Save the file as UTF-8.")};
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) {
            return YamlError{
                rangeAt(i, 1), YamlFault::Encoding,
                GATEPOST_TEXT("policy", "A carriage return without a line feed ends no line here. "
                                        "Save the file with LF or CRLF line ends.")};
        }
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7F) {
            return YamlError{
                rangeAt(i, 1), YamlFault::ControlCharacter,
                Message(GATEPOST_TEXT("policy",
                                      "YAML does not allow control characters (%1). Remove it."),
                        std::format("U+{:04X}", static_cast<unsigned>(byte)))};
        }
    }
    return std::nullopt;
}

/// yaml-cpp takes every question mark in a flow collection for the sign of a key, so that `[/search?q=1]`
/// is an error to it, but not to YAML. Where a question mark cannot be that sign, it is shown a byte that
/// no UTF-8 text has, and what it hands back is turned round again.
constexpr char kQuestionMark = '\xF8';

std::string hidden(std::string_view text) {
    constexpr std::string_view kBefore = " \t\r\n[{,";
    constexpr std::string_view kBehind = " \t\r\n[]{},";
    std::string out(text);
    for (std::size_t i = out.find('?', 1); i != std::string::npos; i = out.find('?', i + 1)) {
        if (!kBefore.contains(text[i - 1]) ||
            (i + 1 < text.size() && !kBehind.contains(text[i + 1])))
            out[i] = kQuestionMark;
    }
    return out;
}
std::string shown(std::string text) {
    std::ranges::replace(text, kQuestionMark, '?');
    return text;
}

class Builder final : public YAML::EventHandler {
public:
    Builder(YamlTree &tree, std::vector<std::uint32_t> &marks, std::uint32_t shift)
        : m_tree(tree), m_marks(marks), m_shift(shift) {}

    void OnDocumentStart(const YAML::Mark &mark) override {
        if (m_documents++ > 0) {
            throw Stop{
                {rangeAt(offset(mark)), YamlFault::SeveralDocuments,
                 GATEPOST_TEXT("policy", "A second document, or text that belongs to nothing, "
                                         "begins here. Keep one document in the file.")}};
        }
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override {
        add(YamlKind::Null, mark, {}, anchor);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override {
        const YamlId id = add(YamlKind::Alias, mark, {}, 0);
        const auto found = m_anchors.find(anchor);
        if (found == m_anchors.end()) {
            throw Stop{
                {rangeAt(offset(mark)), YamlFault::NotYaml,
                 GATEPOST_TEXT("policy", "This alias names no anchor that comes before it.")}};
        }
        m_tree.nodes[id].target = found->second;
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override {
        m_tree.nodes[add(YamlKind::Scalar, mark, tag, anchor)].text = shown(value);
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        open(YamlKind::Sequence, mark, tag, anchor, style);
    }
    void OnSequenceEnd() override { m_open.pop_back(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        open(YamlKind::Mapping, mark, tag, anchor, style);
    }
    void OnMapEnd() override { m_open.pop_back(); }

private:
    [[nodiscard]] std::uint32_t offset(const YAML::Mark &mark) const {
        return static_cast<std::uint32_t>(mark.pos < 0 ? 0 : mark.pos) + m_shift;
    }
    YamlId add(YamlKind kind, const YAML::Mark &mark, const std::string &tag,
               YAML::anchor_t anchor) {
        if (m_tree.nodes.size() >= m_tree.bounds.values)
            throw Stop{{rangeAt(offset(mark)), YamlFault::TooManyValues, {}}};
        const auto id = static_cast<YamlId>(m_tree.nodes.size());
        YamlNode &node = m_tree.nodes.emplace_back();
        m_marks.push_back(offset(mark));
        node.kind = kind;
        if (tag != "?" && tag != "!")
            node.tag = shown(tag);
        if (anchor != 0) {
            m_anchors[anchor] = id;
            node.anchored = true;
        }
        if (m_open.empty())
            m_tree.root = id;
        else
            m_tree.nodes[m_open.back()].children.push_back(id);
        return id;
    }
    void open(YamlKind kind, const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
              YAML::EmitterStyle::value style) {
        if (m_open.size() >= m_tree.bounds.depth)
            throw Stop{{rangeAt(offset(mark)), YamlFault::TooDeep, {}}};
        const YamlId id = add(kind, mark, tag, anchor);
        m_tree.nodes[id].style =
            style == YAML::EmitterStyle::Flow ? YamlStyle::Flow : YamlStyle::Block;
        m_open.push_back(id);
    }

    YamlTree &m_tree;
    std::vector<std::uint32_t> &m_marks;
    std::uint32_t m_shift;
    std::size_t m_documents = 0;
    std::vector<YamlId> m_open;
    std::unordered_map<YAML::anchor_t, YamlId> m_anchors;
};

/// yaml-cpp repeats what the file says, of any length.
std::string shortened(std::string_view said) {
    constexpr std::size_t kMost = 160;
    std::size_t kept = std::min(said.size(), kMost);
    while (kept < said.size() && kept > 0 &&
           (static_cast<unsigned char>(said[kept]) & 0xC0) == 0x80)
        --kept; // not within a character
    return std::string(said.substr(0, kept)) + (kept < said.size() ? "…" : "");
}

YamlError notYaml(std::string_view text, const YAML::Exception &error, std::size_t shift) {
    const auto known =
        error.mark.pos < 0 ? text.size() : static_cast<std::size_t>(error.mark.pos) + shift;
    return {
        rangeAt(std::min(known, text.size())), YamlFault::NotYaml,
        Message(GATEPOST_TEXT("policy", "This is not YAML: %1. Indent with spaces, close what is "
                                        "opened, and put a value in quotes if it has “: ” or “ #” "
                                        "in it or begins with a character such as * or @."),
                shortened(error.msg))};
}

} // namespace

YamlId YamlTree::keyOf(YamlId mapping, std::string_view name) const {
    if (mapping == kNoYaml || nodes[mapping].kind != YamlKind::Mapping)
        return kNoYaml;
    const std::vector<YamlId> &children = nodes[mapping].children;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        const YamlNode &key = nodes[children[i]];
        if (key.kind == YamlKind::Scalar && key.text == name)
            return children[i];
    }
    return kNoYaml;
}

YamlId YamlTree::valueOf(YamlId mapping, std::string_view name) const {
    const YamlId key = keyOf(mapping, name);
    if (key == kNoYaml)
        return kNoYaml;
    const std::vector<YamlId> &children = nodes[mapping].children;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        if (children[i] == key)
            return children[i + 1];
    }
    return kNoYaml;
}

std::expected<YamlTree, YamlError> parseYaml(std::string_view text, const YamlBounds &bounds) {
    if (auto error = refuseEarly(text, bounds))
        return std::unexpected(std::move(*error));
    const std::uint32_t shift = text.starts_with(kBom) ? 3 : 0;
    YamlTree tree;
    tree.bounds = bounds;
    std::vector<std::uint32_t> marks;
    Builder builder(tree, marks, shift);
    try {
        std::istringstream stream(hidden(text));
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder) && !bounds.firstDocument) {
        }
    } catch (Stop &stop) {
        return std::unexpected(std::move(stop.error));
    } catch (const YAML::DeepRecursion &error) {
        return std::unexpected(
            YamlError{notYaml(text, error, shift).range, YamlFault::TooDeep, {}});
    } catch (const YAML::Exception &error) {
        return std::unexpected(notYaml(text, error, shift));
    } catch (const std::exception &error) {
        return std::unexpected(YamlError{
            rangeAt(text.size()), YamlFault::NotYaml,
            Message(GATEPOST_TEXT("policy", "The YAML could not be read: %1."), error.what())});
    }
    if (const auto open = findYamlRanges(text, tree, marks))
        return std::unexpected(YamlError{
            *open, YamlFault::NotYaml,
            GATEPOST_TEXT("policy", "This quoted text is never closed. Close its quotes.")});
    return tree;
}

Message aliasesExpandTooFar() {
    return GATEPOST_TEXT(
        "policy",
        "The aliases of this file expand to more than is read here. Write its values out.");
}

namespace {

std::expected<YamlValue, Message> expand(const YamlTree &tree, YamlId id, std::size_t depth,
                                         std::size_t &budget) {
    id = tree.resolved(id);
    const YamlNode &node = tree[id];
    const std::size_t cost = node.text.size() + sizeof(YamlValue);
    if (depth > 2 * tree.bounds.depth || budget < cost) {
        return std::unexpected(aliasesExpandTooFar());
    }
    budget -= cost;
    YamlValue value{.kind = node.kind, .text = node.text};
    value.items.reserve(node.children.size());
    for (const YamlId child : node.children) {
        auto item = expand(tree, child, depth + 1, budget);
        if (!item)
            return item;
        value.items.push_back(std::move(*item));
    }
    return value;
}

} // namespace

std::expected<YamlValue, Message> yamlValue(const YamlTree &tree, YamlId id) {
    std::size_t budget = limits::kPolicyExpanded;
    if (id == kNoYaml)
        return YamlValue{};
    return expand(tree, id, 0, budget);
}

} // namespace gatepost
