// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"
#include "core/lsp/positions.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Parts of messages, read and written. For the files of this room only.
namespace gatepost::lsp {

using Json = nlohmann::json;

/// Codes of JSON-RPC 2.0 §5.1 and LSP 3.17.
enum class Fault : int {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    Internal = -32603,
    NotInitialized = -32002,
    RequestFailed = -32803,
    Cancelled = -32800,
};
/// Ends a request; thrown inside this room only.
struct RequestError : std::runtime_error {
    RequestError(Fault fault, const std::string &why) : std::runtime_error(why), code(fault) {}
    Fault code;
};

// ---- reading ----------------------------------------------------------------------------------------
/// The member of an object, or null; null of what is not an object.
[[nodiscard]] const Json &at(const Json &value, std::string_view key);
/// RequestError where it is missing or something else.
[[nodiscard]] const std::string &textAt(const Json &value, std::string_view key);
[[nodiscard]] Position positionOf(const Json &value);
[[nodiscard]] ByteRange rangeOf(const Positions &positions, const Json &value);

// ---- writing ----------------------------------------------------------------------------------------
/// The JSON in one line. Bytes that are not UTF-8 are U+FFFD.
[[nodiscard]] std::string written(const Json &value);
[[nodiscard]] Json toJson(Position at);
[[nodiscard]] Json toJson(const Positions &positions, ByteRange range);
[[nodiscard]] Json toJson(const Positions &positions, const TextEdit &edit);
[[nodiscard]] Json toJson(const Positions &positions, const Diagnostic &found);
/// Writes a list of problems behind `out`: what written() makes of a list of toJson(). It is written directly, because it is sent
/// after every key, and a large file has thousands (bench_lsp).
void appendProblems(std::string &out, const Positions &positions,
                    const std::vector<Diagnostic> &found);

} // namespace gatepost::lsp
