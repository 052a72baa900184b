// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// How the request for a file of a site ended, and what crawlers make of it (S130–S134). Nothing here fetches anything.
///
///     const FileAnswer answer = *parseFileAnswer("503,since=2h");
///     accessMeaning({.answer = answer, .hasFile = true}, "Google").effect     // AccessEffect::Deny
namespace gatepost {

/// A request that ended without a status (S130).
enum class FetchFailure : std::uint8_t { Dns, Connect, Tls, Timeout, Truncated, Redirects };
[[nodiscard]] std::string_view fetchFailureName(FetchFailure failure); ///< "dns", …
[[nodiscard]] std::optional<FetchFailure> parseFetchFailure(std::string_view text);

struct FileAnswer {
    int status = 200;                      ///< 100–599; not looked at where `failure` is given
    std::optional<FetchFailure> failure{}; ///< instead of a status
    std::chrono::seconds since{0};         ///< how long it has been so
    std::optional<bool> copy{}; ///< a good copy was seen before; absent: the site's file is one
    bool isText = true;         ///< its media type is a text's, or was not stated

    [[nodiscard]] bool isStatus(int from, int to) const {
        return !failure && status >= from && status <= to;
    }
    friend auto operator<=>(const FileAnswer &, const FileAnswer &) = default;
};
/// "503", "dns,since=2d,copy=no", "200,type=html": a status or a failure, then since=NUMBER and s, m, h or d, copy=yes|no and
/// type=text|html. The error says what is wrong and what is expected.
[[nodiscard]] std::expected<FileAnswer, Message> parseFileAnswer(std::string_view text);
/// What parseFileAnswer() reads: "503,since=2h".
[[nodiscard]] std::string formatFileAnswer(const FileAnswer &answer);
/// "503", "dns": the status or the failure alone.
[[nodiscard]] std::string answerName(const FileAnswer &answer);

/// Given: there are bytes. Unavailable: there is no such file. Unreachable: nobody can know (S131).
enum class AccessResult : std::uint8_t { Given, Unavailable, Unreachable };
[[nodiscard]] std::string_view accessResultName(AccessResult result); ///< "given", …
[[nodiscard]] AccessResult accessResult(const FileAnswer &answer);

enum class AccessEffect : std::uint8_t {
    File,       ///< its bytes count
    FirstBytes, ///< its first kReadBytes count alone
    Nothing,    ///< it states nothing, as if there were none
    Copy,       ///< the copy that was seen before counts
    Deny,       ///< every path is denied
    Defer,      ///< no path is fetched for now; the crawler asks for the file again
    Open,       ///< every path is allowed although nobody can know
    Home,       ///< Open if the start page answers, else Deny
};
[[nodiscard]] std::string_view accessEffectName(AccessEffect effect); ///< "file", "first-bytes", …

/// What a crawler must read of a robots.txt at least, and what Google reads of it at most (RFC 9309 2.5).
constexpr std::size_t kReadBytes = 512'000;

struct AccessQuestion {
    FileAnswer answer = {};
    bool hasFile = false;  ///< the site has the file: it is the copy where nothing else is stated
    std::size_t bytes = 0; ///< of the file, unpacked
    std::optional<FileAnswer> home = {}; ///< how `/` answers, where that is known
};

struct AccessMeaning {
    AccessResult result = AccessResult::Given;
    AccessEffect effect = AccessEffect::File; ///< never Home
    bool documented =
        true; ///< false: whoever was asked about does not say; it is taken to follow RFC 9309
    bool homeUnknown = false; ///< Open because nobody said how the start page answers (S132)
    std::string_view rule;    ///< where it stands: "RFC 9309 2.3.1.4"
    std::string_view source;  ///< URL
    std::string_view readOn;  ///< the day on which that page was read

    [[nodiscard]] bool refuses() const {
        return effect == AccessEffect::Deny || effect == AccessEffect::Defer;
    }
};

/// Those whose rows are followed where nobody else documents any.
constexpr std::string_view kRfcFetcher = "RFC 9309";
constexpr std::string_view kGoogleFetcher = "Google";

/// What an answer for robots.txt means to one that reads it as `who` documents: an operator or token of fetchers.tsv. Whoever is
/// not there, or does not say it, follows RFC 9309.
[[nodiscard]] AccessMeaning accessMeaning(const AccessQuestion &question, std::string_view who);
/// The same of another policy file, whose statuses no specification speaks of: without bytes of a text it states nothing (S134).
[[nodiscard]] AccessMeaning accessMeaningOfOther(const FileAnswer &answer);

/// "503 for 2 hours: every path is denied (Google, 5xx)".
[[nodiscard]] Message accessText(const FileAnswer &answer, const AccessMeaning &meaning);
/// "503", "no answer in time", as a part of a sentence.
[[nodiscard]] Message answerText(const FileAnswer &answer);
/// "2 hours", "40 days".
[[nodiscard]] Message durationText(std::chrono::seconds time);

/// A row of resources/fetchers.tsv.
struct FetcherRow {
    std::string_view who;
    std::string_view answer; ///< statuses, classes and failures with commas
    std::chrono::seconds since{0};
    std::optional<bool> copy;
    std::optional<AccessEffect> effect; ///< absent: the operator documents nothing
    std::string_view rule;
    std::string_view source;
    std::string_view readOn;
};
[[nodiscard]] std::span<const FetcherRow> fetcherRows();

} // namespace gatepost
