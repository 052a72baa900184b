// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
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

/// "search=yes, ai-input=no": an item that is not key=yes|no is skipped; of a repeated key "no" counts.
[[nodiscard]] SignalMap parseContentSignal(std::string_view text);
/// Adds `more` to `into`: of a key in both, the value `refusal` ("n", "no") wins.
void joinSignals(SignalMap &into, const SignalMap &more, std::string_view refusal);

} // namespace gatepost
