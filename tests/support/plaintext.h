// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Bytes, lines, paths and patterns for the plain evaluator (plainverdict.h): short and slow on purpose, and it
/// shares no code with core.
namespace gatepost::test {

[[nodiscard]] bool isBlank(char c); ///< a space or a tab (S3)
[[nodiscard]] std::string lower(std::string text);
[[nodiscard]] std::string trimmed(const std::string &text);
[[nodiscard]] bool startsWith(const std::string &text, const std::string &what);

/// A line as S2–S4 cut it. Line numbers are indexes + 1.
struct PlainLine {
    std::string whole;    ///< with comment, without line end
    std::string content;  ///< without comment, trimmed: what an answer quotes
    bool comment = false; ///< nothing but a comment
    bool blank = false;
    std::string key;   ///< lower case; empty if the line is no key : value
    std::string value; ///< trimmed
};
/// `robots2`: S4's rule for comments in that file.
[[nodiscard]] std::vector<PlainLine> plainLines(const std::string &text, bool robots2);
/// The lines' bytes alone (S2).
[[nodiscard]] std::vector<std::string> splitLines(std::string text);

/// S25.
[[nodiscard]] std::string cutUrl(std::string url);
/// S24 for a URL, and for whatever has no wildcards.
[[nodiscard]] std::string normaliseUrl(const std::string &path);
/// S24 for a rule: * stays, and a $ at the very end.
[[nodiscard]] std::string normaliseRule(const std::string &rule);
/// S22: an already normalised rule on an already normalised path; a prefix, * and a $ at the end.
[[nodiscard]] bool ruleMatches(const std::string &rule, const std::string &path);
/// S31: a shell pattern against the whole of a normalised path.
[[nodiscard]] bool shellMatches(const std::string &pattern, const std::string &path);
/// A glob that knows nothing but *, against the whole text.
[[nodiscard]] bool globMatches(const std::string &glob, const std::string &text);

/// S90: the library's cut of a URL, bytes above 127 escaped; and its escaping of a rule.
[[nodiscard]] std::string googleUrl(const std::string &url);
[[nodiscard]] std::string googleValue(const std::string &value);

/// S33: [first, last] in minutes of the day.
struct PlainWindow {
    int first = 0;
    int last = 0;
    [[nodiscard]] bool holds(int minute) const;
};
[[nodiscard]] std::optional<PlainWindow> plainWindow(const std::string &text);

/// S34.
struct PlainRate {
    double seconds = 0; ///< a request
    std::optional<PlainWindow> window;
};
[[nodiscard]] std::optional<PlainRate> plainRate(const std::string &text);
[[nodiscard]] std::optional<double> plainDecimal(const std::string &text);

/// RFC 3339 to seconds since 1970, fractions cut; and back.
[[nodiscard]] std::optional<std::int64_t> plainTime(const std::string &text);
[[nodiscard]] std::string printTime(std::int64_t at);

} // namespace gatepost::test
