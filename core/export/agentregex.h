// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/export/pathregex.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Names of agents in an HTTP User-Agent header, as questions and logs find them (S10): a name counts as a word, not inside
/// another name (Googlebot is not in Googlebot-Image, GPTBot not in GPTBot2) and not after what keeps
/// "+https://example.com/gptbot" from being GPTBot (isNameAt, core/agents/headername.h).
namespace gatepost::exporting {

/// Expressions that together find the names, without case (the caller says so in its server's way); each at most `most` bytes.
/// `capture`: the name of a group for what was found; empty: none.
[[nodiscard]] std::vector<std::string> agentRegexes(std::span<const std::string> names,
                                                    RegexSyntax syntax, std::size_t most = 3000,
                                                    std::string_view capture = {});

/// What the expressions find, without a regular expression.
[[nodiscard]] bool namesAgent(std::string_view userAgent, std::string_view name);
/// True for a name that a browser's User-Agent contains: as a word, or anywhere where `asPart`. To refuse it would be to refuse people.
[[nodiscard]] bool isInBrowsers(std::string_view name, bool asPart);
/// User-Agent headers of browsers, one of each kind.
[[nodiscard]] std::span<const std::string_view> browserUserAgents();
/// An expression for whole User-Agent headers of usual browsers (with case): where it matches, none of the names is found, and an
/// expression that is soon done saves the search for names. Empty: the names leave no such headers.
[[nodiscard]] std::string_view browserRegex(std::span<const std::string> names);
/// False for a name that cannot be looked for: it is too short, too long, or has characters that no header has. `asPart`: for
/// a server that finds it inside other words too, where digits alone would be found in versions of browsers.
[[nodiscard]] bool isSearchableName(std::string_view name, bool asPart = false);

} // namespace gatepost::exporting
