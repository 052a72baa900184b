// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace gatepost::cli {

/// The object as one line of JSON. Bytes that are not UTF-8 become U+FFFD: a policy file may contain any.
[[nodiscard]] inline std::string dumped(const nlohmann::ordered_json &value) {
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// The same JSON without the spaces behind colons and commas.
[[nodiscard]] inline std::string compacted(std::string_view json) {
    std::string out;
    out.reserve(json.size());
    bool isInText = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (c == '"')
            isInText = !isInText;
        if (c != ' ' || isInText)
            out += c;
        if (c == '\\')
            out += json[++at];
    }
    return out;
}

/// null for what is not there.
[[nodiscard]] inline nlohmann::ordered_json orNull(const std::string &text) {
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
}

} // namespace gatepost::cli
