// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/access/access.h"
#include "core/access/duration.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

/// An answer in words: as it is typed, and in sentences.
namespace gatepost {

namespace {

constexpr std::array kFailures = {FetchFailure::Dns,       FetchFailure::Connect,
                                  FetchFailure::Tls,       FetchFailure::Timeout,
                                  FetchFailure::Truncated, FetchFailure::Redirects};

std::unexpected<Message> wrong(Phrase phrase, std::string_view value) {
    return std::unexpected(Message(phrase, gatepost::quoted(value)));
}

/// The status or the failure, which stands first.
std::expected<FileAnswer, Message> parseEnd(std::string_view word) {
    FileAnswer answer;
    answer.failure = parseFetchFailure(word);
    if (answer.failure)
        return answer;
    const char *end = word.data() + word.size();
    const auto [last, error] = std::from_chars(word.data(), end, answer.status);
    if (word.size() != 3 || error != std::errc() || last != end || answer.status < 100 ||
        answer.status > 599)
        return wrong(GATEPOST_TEXT("access", "%1 is not an answer: write a status from 100 to 599, "
                                             "or dns, connect, tls, timeout, truncated or "
                                             "redirects"),
                     word);
    return answer;
}

std::expected<bool, Message> parseChoice(std::string_view value, std::string_view yes,
                                         std::string_view no, Phrase otherwise) {
    if (equalsIgnoringCase(value, yes))
        return true;
    if (equalsIgnoringCase(value, no))
        return false;
    return wrong(otherwise, value);
}

std::expected<void, Message> addTerm(FileAnswer &answer, std::string_view term) {
    const std::size_t equals = term.find('=');
    const std::string_view key = trimmed(term.substr(0, equals));
    const std::string_view value =
        equals == std::string_view::npos ? std::string_view() : trimmed(term.substr(equals + 1));
    if (key == "since") {
        const auto time = parseDuration(value);
        if (!time)
            return wrong(GATEPOST_TEXT("access", "since=%1: a number and s, m, h or d is expected, "
                                                 "as in since=2h, at most ten years"),
                         value);
        answer.since = *time;
    } else if (key == "copy") {
        const auto copy = parseChoice(value, "yes", "no",
                                      GATEPOST_TEXT("access", "copy=%1: yes or no is expected"));
        if (!copy)
            return std::unexpected(copy.error());
        answer.copy = *copy;
    } else if (key == "type") {
        const auto isText = parseChoice(
            value, "text", "html", GATEPOST_TEXT("access", "type=%1: text or html is expected"));
        if (!isText)
            return std::unexpected(isText.error());
        answer.isText = *isText;
    } else {
        return wrong(GATEPOST_TEXT("access", "%1 does not follow an answer: since=, copy= or type= "
                                             "is expected"),
                     term);
    }
    return {};
}

Phrase failureText(FetchFailure failure) {
    switch (failure) {
    case FetchFailure::Dns: return GATEPOST_TEXT("access", "its name has no address");
    case FetchFailure::Connect: return GATEPOST_TEXT("access", "no connection");
    case FetchFailure::Tls: return GATEPOST_TEXT("access", "no secure connection");
    case FetchFailure::Timeout: return GATEPOST_TEXT("access", "no answer in time");
    case FetchFailure::Truncated: return GATEPOST_TEXT("access", "an answer that was cut off");
    case FetchFailure::Redirects: break;
    }
    return GATEPOST_TEXT("access", "too many redirects");
}

Message effectText(const AccessMeaning &meaning) {
    switch (meaning.effect) {
    case AccessEffect::File: return GATEPOST_TEXT("access", "its lines count");
    case AccessEffect::FirstBytes:
        return GATEPOST_TEXT("access", "its first 512,000 bytes count, the rest is ignored");
    case AccessEffect::Nothing:
        return GATEPOST_TEXT("access", "it states nothing, as if there were no such file");
    case AccessEffect::Copy: return GATEPOST_TEXT("access", "the last good copy counts");
    case AccessEffect::Deny: return GATEPOST_TEXT("access", "every path is denied");
    case AccessEffect::Defer:
        return GATEPOST_TEXT("access", "nothing is fetched for now; the file is asked for again");
    case AccessEffect::Home:
    case AccessEffect::Open: break;
    }
    return meaning.homeUnknown
               ? GATEPOST_TEXT("access", "every path is allowed if the start page answers, which "
                                         "is not known here")
               : GATEPOST_TEXT("access", "every path is allowed; a crawler may also go on with the "
                                         "copy it has");
}

} // namespace

std::string_view fetchFailureName(FetchFailure failure) {
    switch (failure) {
    case FetchFailure::Dns: return "dns";
    case FetchFailure::Connect: return "connect";
    case FetchFailure::Tls: return "tls";
    case FetchFailure::Timeout: return "timeout";
    case FetchFailure::Truncated: return "truncated";
    case FetchFailure::Redirects: return "redirects";
    }
    return "";
}

std::optional<FetchFailure> parseFetchFailure(std::string_view text) {
    for (const FetchFailure failure : kFailures)
        if (equalsIgnoringCase(text, fetchFailureName(failure)))
            return failure;
    return {};
}

std::expected<FileAnswer, Message> parseFileAnswer(std::string_view text) {
    const auto take = [&text] {
        const std::size_t end = text.find(',');
        const std::string_view word = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        return word;
    };
    auto answer = parseEnd(take());
    while (answer && !text.empty())
        if (auto added = addTerm(*answer, take()); !added)
            return std::unexpected(added.error());
    return answer;
}

std::string answerName(const FileAnswer &answer) {
    return answer.failure ? std::string(fetchFailureName(*answer.failure))
                          : std::to_string(answer.status);
}

std::string formatFileAnswer(const FileAnswer &answer) {
    std::string text = answerName(answer);
    if (answer.since.count() > 0)
        text += ",since=" + formatDuration(answer.since);
    if (answer.copy)
        text += *answer.copy ? ",copy=yes" : ",copy=no";
    if (!answer.isText)
        text += ",type=html";
    return text;
}

std::string_view accessResultName(AccessResult result) {
    switch (result) {
    case AccessResult::Given: return "given";
    case AccessResult::Unavailable: return "unavailable";
    case AccessResult::Unreachable: return "unreachable";
    }
    return "";
}

std::string_view accessEffectName(AccessEffect effect) {
    switch (effect) {
    case AccessEffect::File: return "file";
    case AccessEffect::FirstBytes: return "first-bytes";
    case AccessEffect::Nothing: return "nothing";
    case AccessEffect::Copy: return "copy";
    case AccessEffect::Deny: return "deny";
    case AccessEffect::Defer: return "defer";
    case AccessEffect::Open: return "open";
    case AccessEffect::Home: return "home";
    }
    return "";
}

AccessResult accessResult(const FileAnswer &answer) {
    if (answer.isStatus(200, 299))
        return AccessResult::Given;
    if (answer.isStatus(400, 499) || answer.failure == FetchFailure::Redirects)
        return AccessResult::Unavailable;
    return AccessResult::Unreachable;
}

Message answerText(const FileAnswer &answer) {
    return answer.failure ? Message(failureText(*answer.failure)) : Message(answer.status);
}

Message durationText(std::chrono::seconds time) {
    const auto count = [time](std::int64_t unit) {
        return static_cast<std::size_t>(time.count() / unit);
    };
    if (time >= std::chrono::days(2))
        return Message::counted(GATEPOST_COUNTED("access", "%n days", "%n day"), count(86'400));
    if (time >= std::chrono::hours(1))
        return Message::counted(GATEPOST_COUNTED("access", "%n hours", "%n hour"), count(3'600));
    if (time >= std::chrono::minutes(1))
        return Message::counted(GATEPOST_COUNTED("access", "%n minutes", "%n minute"), count(60));
    return Message::counted(GATEPOST_COUNTED("access", "%n seconds", "%n second"), count(1));
}

Message accessText(const FileAnswer &answer, const AccessMeaning &meaning) {
    const bool lasts = answer.since.count() > 0;
    Message said = lasts
                       ? Message(GATEPOST_TEXT("access", "%1 for %2: %3 (%4)"), answerText(answer),
                                 durationText(answer.since), effectText(meaning), meaning.rule)
                       : Message(GATEPOST_TEXT("access", "%1: %2 (%3)"), answerText(answer),
                                 effectText(meaning), meaning.rule);
    if (meaning.documented || meaning.effect == AccessEffect::File)
        return said;
    return {GATEPOST_TEXT("access", "%1; not documented"), std::move(said)};
}

} // namespace gatepost
