// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/export/plan.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// What a site states about the use of its content, for formats that address everybody alike. For the files of this room only.
///
/// Formats of use know no groups of agents: of what is said to different ones the most restrictive counts. A permission is stated
/// only where it is stated to everybody and nobody is refused; what nobody states stays unstated.
///
/// TDMRep and RSL are read without robots.txt. There what an agent may not fetch is not permitted either (S55): a rule for paths takes a
/// permission back for these paths. Of search that is what agents that index for search, and the unknown agent, may not fetch.
namespace gatepost::exporting {

enum class Key : std::uint8_t { Search, AiInput, AiTrain };
[[nodiscard]] std::string_view signalName(Key key); ///< of Content-Signal: "ai-train"
[[nodiscard]] std::string_view usageName(Key key);  ///< of Content-Usage: "train-ai"

/// One line's word on one key.
struct Claim {
    Key key = Key::AiTrain;
    bool allows = false;
    bool toEverybody = false; ///< not in a group or block of some
    bool asks = false;        ///< stated as ask, which counts as no
    std::string path = "/";   ///< a pattern of S22, normalised (S24), that begins with a slash
    bool aboutPaths = false;  ///< of a rule for fetching: it counts only against a permission
    Source source;
};

/// What is stated about paths that begin so; "/" is the whole site.
using Keys = std::map<Key, bool>;
struct Statements {
    std::map<std::string, Keys> byPath;
    std::vector<Claim> claims; ///< all that were made of the lines
    std::vector<Loss> losses;
};
[[nodiscard]] Statements statementsOf(const CompiledSite &site, const Question &question);

} // namespace gatepost::exporting
