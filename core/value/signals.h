// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Preference signals that stand in robots.txt (S110, S111).
namespace gatepost {

/// key → value in order of first appearance.
using SignalMap = std::vector<std::pair<std::string, std::string>>;

/// "[/path ]train-ai=n, search=y". The path ends at the first white space; none: "/". The rest is an
/// RFC 9651 dictionary of y/n tokens, the last of a repeated key counts; a value that does not parse states
/// nothing (absent); a member that is not y or n is left out.
struct ContentUsage {
    std::string path = "/";
    SignalMap preferences;
};
[[nodiscard]] std::optional<ContentUsage> parseContentUsage(std::string_view text);

/// "search=yes, ai-input=no, use=reference", in lower case: an item that is neither key=yes|no nor
/// use=immediate|reference|full is skipped; of a repeated key the more restrictive value counts.
///
/// Choice: blanks around "=" are let be (`ai-train = no`). To skip such an item would read a refusal as silence.
[[nodiscard]] SignalMap parseContentSignal(std::string_view text);

/// The values that a key of Content-Signal takes, the most restrictive first: no, yes; of `use` immediate, reference, full.
[[nodiscard]] std::span<const std::string_view> contentSignalValues(std::string_view key);

/// Of two values of one key: n before y, no before yes, immediate before reference before full.
[[nodiscard]] bool isMoreRestrictive(std::string_view value, std::string_view than);
/// Adds `more` to `into`: of a key in both, the more restrictive value wins.
void joinSignals(SignalMap &into, const SignalMap &more);

} // namespace gatepost
