// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/parts.h"

#include "core/text/lineindex.h"
#include "core/text/words.h"

#include <charconv>
#include <format>
#include <limits>
#include <utility>

namespace gatepost::lsp {

std::string written(const Json &value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json toJson(Position at) {
    return {{"line", at.line}, {"character", at.character}};
}

Json toJson(const Positions &positions, ByteRange range) {
    return {{"start", toJson(positions.of(range.begin))}, {"end", toJson(positions.of(range.end))}};
}

Json toJson(const Positions &positions, const TextEdit &edit) {
    Json edits = Json::array();
    for (const Replacement &each : edit.replacements())
        edits.push_back({{"range", toJson(positions, each.range)}, {"newText", each.text}});
    return edits;
}

Json toJson(const Positions &positions, const Diagnostic &found) {
    return {{"range", toJson(positions, found.range)},
            {"severity", static_cast<int>(found.severity) + 1}, // error, warning, information
            {"code", found.code},
            {"source", "gatepost"},
            {"message", found.message.english()}};
}

namespace {

constexpr bool isPlain(char c) {
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}
/// Of eight bytes at a time: true if all of them are.
constexpr bool isPlain(std::uint64_t word) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHigh = 0x80 * kOnes;
    const auto below = [](std::uint64_t of, std::uint64_t least) { // where no byte has its high bit
        return (of - least * kOnes) & kHigh;
    };
    return (word & kHigh) == 0 && below(word, ' ') == 0 && below(word ^ ('"' * kOnes), 1) == 0 &&
           below(word ^ ('\\' * kOnes), 1) == 0 && below(word ^ (0x7F * kOnes), 1) == 0;
}

/// As JSON writes a text; bytes that are not UTF-8 are U+FFFD.
void appendText(std::string &out, std::string_view text) {
    constexpr char kDigits[] = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        // Most text needs no change: it is copied in runs.
        std::size_t plain = i;
        while (plain + 8 <= text.size() && isPlain(load8(text.data() + plain)))
            plain += 8;
        while (plain < text.size() && isPlain(text[plain]))
            ++plain;
        out += text.substr(i, plain - i);
        i = plain;
        if (i == text.size())
            break;
        const char c = text[i];
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x7F) {
            const std::size_t length = utf8SequenceLength(text.substr(i));
            out += length == 0 ? std::string_view("\uFFFD") : text.substr(i, length);
            i += std::max<std::size_t>(length, 1);
            continue;
        }
        ++i;
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            out += "\\u00";
            out += kDigits[byte >> 4U];
            out += kDigits[byte & 15U];
        }
    }
    out += '"';
}

void appendNumber(std::string &out, std::uint32_t number) {
    char digits[10];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    out.append(digits, end);
}

void appendPosition(std::string &out, Position at) {
    out += R"({"character":)";
    appendNumber(out, at.character);
    out += R"(,"line":)";
    appendNumber(out, at.line);
    out += '}';
}

} // namespace

void appendProblems(std::string &out, const Positions &positions,
                    const std::vector<Diagnostic> &found) {
    std::size_t line =
        0; // of the problem before: they are sorted, so the next one is in it or not far behind it
    out.reserve(out.size() + found.size() * 288 + 2);
    out += '[';
    bool isFirst = true;
    for (const Diagnostic &each : found) {
        out += std::exchange(isFirst, false) ? R"({"code":)" : R"(,{"code":)";
        appendText(out, each.code);
        out += R"(,"message":)";
        appendText(out, each.message.english());
        out += R"(,"range":{"end":)";
        const Position begin = positions.of(each.range.begin, line);
        line = begin.line;
        appendPosition(out, positions.of(each.range.end, line));
        out += R"(,"start":)";
        appendPosition(out, begin);
        out += R"(},"severity":)";
        appendNumber(out, static_cast<std::uint32_t>(each.severity) + 1);
        out += R"(,"source":"gatepost"})";
    }
    out += ']';
}

const Json &at(const Json &value, std::string_view key) {
    static const Json none;
    if (!value.is_object())
        return none;
    const auto found = value.find(key);
    return found == value.end() ? none : *found;
}

const std::string &textAt(const Json &value, std::string_view key) {
    const Json &found = at(value, key);
    if (!found.is_string())
        throw RequestError(Fault::InvalidParams, std::format("“{}” must be a text", key));
    return found.get_ref<const std::string &>();
}

namespace {

std::uint32_t countOf(const Json &value, std::string_view key) {
    const Json &found = at(value, key);
    const auto fault = [key] {
        return RequestError(Fault::InvalidParams,
                            std::format("“{}” of a position must be a whole number from 0", key));
    };
    if (!found.is_number_unsigned())
        throw fault();
    const auto number = found.get<std::uint64_t>();
    if (number > std::numeric_limits<std::int32_t>::max())
        throw fault();
    return static_cast<std::uint32_t>(number);
}

} // namespace

Position positionOf(const Json &value) {
    return {countOf(value, "line"), countOf(value, "character")};
}

ByteRange rangeOf(const Positions &positions, const Json &value) {
    const ByteRange range{positions.offset(positionOf(at(value, "start"))),
                          positions.offset(positionOf(at(value, "end")))};
    if (range.begin > range.end)
        throw RequestError(Fault::InvalidParams, "a range ends before it begins");
    return range;
}

} // namespace gatepost::lsp
