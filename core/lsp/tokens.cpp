// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Semantic tokens: what the words of a text are, all of them or what is different since the last time.

#include "core/lsp/features.h"
#include "core/text/ascii.h"
#include "core/yaml/yamlline.h"

#include <algorithm>
#include <array>

namespace gatepost::lsp {

namespace {

enum Token : std::uint32_t { kComment, kKeyword, kString, kClass, kEnumMember, kNamespace };
constexpr std::array kTokenNames = {"comment", "keyword",    "string",
                                    "class",   "enumMember", "namespace"};

class TokenWriter {
public:
    TokenWriter(const Positions &positions, std::string_view text, Encoding encoding)
        : m_positions(positions), m_text(text), m_encoding(encoding) {}

    void add(ByteRange range, Token token) {
        if (range.empty())
            return;
        const Position at = m_positions.of(range.begin);
        const std::string_view bytes = slice(m_text, range);
        const auto length = static_cast<std::uint32_t>(
            m_encoding == Encoding::Utf8 ? bytes.size() : utf16Length(bytes));
        const std::uint32_t line = at.line - m_last.line;
        data.insert(data.end(), {line, line == 0 ? at.character - m_last.character : at.character,
                                 length, token, 0});
        m_last = at;
    }

    std::vector<std::uint32_t> data;

private:
    const Positions &m_positions;
    std::string_view m_text;
    Encoding m_encoding;
    Position m_last;
};

Token tokenOf(const Tree &tree, const Line &line) {
    if (line.kind == LineKind::BlockHeader)
        return kNamespace;
    const Directive *row = tree.dialect().find(line.directive);
    if (row == nullptr)
        return kString;
    return row->kind == ValueKind::AgentName ? kClass : row->words.empty() ? kString : kEnumMember;
}

void writeYaml(const View &view, TokenWriter &writer) {
    const LineIndex &lines = view.positions.lines();
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const ByteRange content = view.snapshot.line(i);
        const std::string_view bytes = slice(view.text(), content);
        const auto rangeOf = [&](std::string_view part) {
            const auto begin =
                content.begin + static_cast<std::uint32_t>(part.data() - bytes.data());
            return ByteRange{begin, begin + static_cast<std::uint32_t>(part.size())};
        };
        if (trimmed(bytes).starts_with('#'))
            writer.add(rangeOf(trimmed(bytes)), kComment);
        const auto line = readYamlLine(bytes);
        if (!line)
            continue;
        if (!line->key.empty())
            writer.add(rangeOf(line->key), kKeyword);
        if (!line->value.empty())
            writer.add(rangeOf(line->value), kString);
    }
}

} // namespace

Json tokenLegend() {
    return {{"tokenTypes", kTokenNames}, {"tokenModifiers", Json::array()}};
}

namespace {

std::vector<std::uint32_t> tokensOf(const View &view, Encoding encoding) {
    TokenWriter writer(view.positions, view.text(), encoding);
    const Tree *tree = view.isSettings() ? nullptr : view.snapshot.tree();
    if (tree == nullptr) {
        writeYaml(view, writer);
        return std::move(writer.data);
    }
    for (const Line &line : tree->lines()) {
        if (line.kind == LineKind::Directive || line.kind == LineKind::BlockHeader) {
            writer.add(line.key(), kKeyword);
            writer.add(line.value(), tokenOf(*tree, line));
        }
        writer.add(line.comment(), kComment);
    }
    return std::move(writer.data);
}

/// One edit, from the first number that differs to the last.
Json editsOf(const std::vector<std::uint32_t> &old, const std::vector<std::uint32_t> &now) {
    const auto [oldBegin, newBegin] = std::ranges::mismatch(old, now);
    const auto same = static_cast<std::size_t>(newBegin - now.begin());
    const std::size_t most = std::min(old.size(), now.size()) - same;
    std::size_t tail = 0;
    while (tail < most && old[old.size() - 1 - tail] == now[now.size() - 1 - tail])
        ++tail;
    Json edits = Json::array();
    if (same + tail < old.size() || same + tail < now.size())
        edits.push_back(
            {{"start", same},
             {"deleteCount", old.size() - same - tail},
             {"data", std::vector<std::uint32_t>(now.begin() + static_cast<std::ptrdiff_t>(same),
                                                 now.end() - static_cast<std::ptrdiff_t>(tail))}});
    return edits;
}

} // namespace

Json tokens(const View &view, Encoding encoding, const std::string *previous, std::uint64_t id,
            SentTokens &sent) {
    std::vector<std::uint32_t> data = tokensOf(view, encoding);
    Json result = {{"resultId", std::to_string(id)}};
    if (previous != nullptr && sent.id != 0 && *previous == std::to_string(sent.id))
        result["edits"] = editsOf(sent.data, data);
    else
        result["data"] = data;
    sent = {std::move(data), id};
    return result;
}

} // namespace gatepost::lsp
