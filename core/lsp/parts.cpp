// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/features.h"

#include <format>
#include <limits>

namespace gatepost::lsp {

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
