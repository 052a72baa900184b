// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/assist/completion.h"
#include "core/lsp/opensite.h"
#include "core/lsp/positions.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

/// What the server answers about one text: pure functions of one moment. For the files of this room only.
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

/// A text at one moment, with its site. All of it must live as long as this.
struct View {
    const std::string &uri;
    const std::string &folder; ///< path; empty: the text is of no folder
    const std::string &name;   ///< of the file in the folder
    const assist::Snapshot &snapshot;
    const Positions &positions;
    const OpenSite &site;
    const std::vector<Diagnostic> &found; ///< in this text

    [[nodiscard]] bool isSettings() const { return name == kSettingsFile; }
    [[nodiscard]] std::string_view text() const { return snapshot.text(); }
};

// ---- parts of messages ------------------------------------------------------------------------------
[[nodiscard]] Json toJson(Position at);
[[nodiscard]] Json toJson(const Positions &positions, ByteRange range);
[[nodiscard]] Json toJson(const Positions &positions, const TextEdit &edit);
[[nodiscard]] Json toJson(const Positions &positions, const Diagnostic &found);
/// The member of an object, or null; null of what is not an object.
[[nodiscard]] const Json &at(const Json &value, std::string_view key);
/// RequestError where it is missing or something else.
[[nodiscard]] const std::string &textAt(const Json &value, std::string_view key);
[[nodiscard]] Position positionOf(const Json &value);
[[nodiscard]] ByteRange rangeOf(const Positions &positions, const Json &value);

// ---- methods ----------------------------------------------------------------------------------------
[[nodiscard]] Json hover(const View &view, Position at);
/// `kept` gets the items, for completionItem/resolve, which names them by `list` and their place in it.
[[nodiscard]] Json completion(const View &view, Position at, std::uint64_t list,
                              std::vector<assist::Completion> &kept);
[[nodiscard]] Json codeActions(const View &view, const Json &params);
[[nodiscard]] Json symbols(const View &view);
[[nodiscard]] Json foldings(const View &view);
/// `uriOf`: of a file of the folder by its name.
using UriOf = std::function<std::string(const std::string &name)>;
[[nodiscard]] Json links(const View &view, const UriOf &uriOf);
[[nodiscard]] Json lenses(const View &view, const SiteEffects &effects);
[[nodiscard]] Json hints(const View &view, ByteRange within);
/// The legend, and a text's tokens as five numbers each (LSP 3.17, Semantic Tokens).
[[nodiscard]] Json tokenLegend();
[[nodiscard]] std::vector<std::uint32_t> tokens(const View &view, Encoding encoding);

/// gatepost.simulate and the others; `before` is the site of the last commit, null if there is none.
[[nodiscard]] Json command(const std::string &name, const Json &arguments, const OpenSite &site,
                           const OpenSite *before);
inline constexpr std::string_view kCommands[] = {"gatepost.simulate", "gatepost.map",
                                                 "gatepost.diff", "gatepost.test"};

} // namespace gatepost::lsp
