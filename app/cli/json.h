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

/// null for what is not there.
[[nodiscard]] inline nlohmann::ordered_json orNull(const std::string &text) {
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
}

} // namespace gatepost::cli
