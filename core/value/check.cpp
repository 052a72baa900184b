// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/value/check.h"

#include "core/text/ascii.h"
#include "core/value/agerating.h"
#include "core/value/language.h"
#include "core/value/signals.h"
#include "core/value/time.h"
#include "core/value/url.h"
#include "core/value/version.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace gatepost {
namespace {

using Checked = std::expected<std::string, ValueProblem>;

bool isEntity(Place place) {
    return place == Place::EntityField || place == Place::AgentField;
}

/// "yes, no or ask".
Message listed(std::span<const Word> words) {
    std::vector<Message> names;
    names.reserve(words.size());
    for (const Word &word : words)
        names.emplace_back(word.name);
    return Message::list(std::move(names), Conjunction::Or);
}

/// What the row wants, to stand behind a colon.
Message wanted(const Directive &row) {
    switch (row.kind) {
    case ValueKind::Words:
        if (row.words.size() == 1)
            return {GATEPOST_TEXT("value", "only %1"), listed(row.words)};
        return listed(row.words);
    case ValueKind::AgentName:
        return GATEPOST_TEXT("value", "a product token such as GPTBot, a pattern or *");
    case ValueKind::Path:
    case ValueKind::PathList: return GATEPOST_TEXT("value", "a path that begins with / or *");
    case ValueKind::FreeText:
    case ValueKind::MailOrUrlOrText: return GATEPOST_TEXT("value", "some text");
    case ValueKind::HttpUrl:
        return GATEPOST_TEXT("value", "an absolute URL such as https://www.example.com/x");
    case ValueKind::HttpUrlOrMail:
        return GATEPOST_TEXT("value",
                             "an absolute URL such as https://www.example.com/x or a mail address");
    case ValueKind::Seconds: return GATEPOST_TEXT("value", "a number of seconds such as 10 or 0.5");
    case ValueKind::RequestRate:
        return GATEPOST_TEXT("value", "documents/time[s|m|h], both whole and above 0, such as 1/10 "
                                      "or 5/1m 0600-0845");
    case ValueKind::TimeWindow:
        return GATEPOST_TEXT("value", "a window of the UTC day such as 0600-0845");
    case ValueKind::RobotVersion:
        return GATEPOST_TEXT("value", "two or three whole numbers with dots such as 2.0");
    case ValueKind::PerMinute:
        if (row.words.empty())
            return GATEPOST_TEXT("value", "a whole number of requests a minute above 0");
        return {GATEPOST_TEXT("value", "a whole number of requests a minute above 0, or %1"),
                listed(row.words)};
    case ValueKind::LanguageTag:
        return GATEPOST_TEXT("value", "a language tag such as en or en-AU");
    case ValueKind::AgeRating:
        return {GATEPOST_TEXT("value", "%1, also with a path as in 18+:/adult"), listed(row.words)};
    case ValueKind::ContentUsage:
        return GATEPOST_TEXT("value", "members that are y or n, such as train-ai=n, search=y");
    case ValueKind::ContentSignal:
        return GATEPOST_TEXT("value", "key=yes or key=no, such as search=yes, ai-train=no");
    case ValueKind::DateTimeUtc:
        return GATEPOST_TEXT("value", "a time such as 2026-04-07 08:00 UTC");
    case ValueKind::Ulid:
        return GATEPOST_TEXT("value",
                             "a ULID: 26 characters, digits and A–Z without I, L, O and U");
    case ValueKind::AgentList: return GATEPOST_TEXT("value", "a list of agents");
    case ValueKind::NoteMap: return GATEPOST_TEXT("value", "a map of roles to notes");
    case ValueKind::Structure: return GATEPOST_TEXT("value", "text, a list or a map");
    }
    return {};
}

std::unexpected<ValueProblem> fault(ValueFault what, Message message) {
    return std::unexpected(ValueProblem{what, std::move(message)});
}

std::unexpected<ValueProblem> wrong(const Directive &row, std::string_view value, ValueFault what) {
    if (value.empty())
        return fault(ValueFault::Empty,
                     {GATEPOST_TEXT("value", "%1 wants a value: %2"), row.name, wanted(row)});
    return fault(what, {GATEPOST_TEXT("value", "%1 is not a value of %2: %3"), quoted(value),
                        row.name, wanted(row)});
}

/// What would break the line that the value stands in, or hide its rest behind a comment (S4). A value that
/// was read from a file cannot hold a comment; one that comes from a form can. Fields of an entity are
/// YAML, where quoting takes everything but NUL.
std::optional<ValueProblem> lineBreaker(const Directive &row, std::string_view value) {
    const bool entity = isEntity(row.place);
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        const bool text = c == '\t' || (entity && (c == '\n' || c == '\r'));
        if (isControl(c) && !text)
            return ValueProblem{
                ValueFault::BadCharacter,
                {GATEPOST_TEXT("value", "%1 contains a control character: remove it"),
                 quoted(value)}};
        if (c != '#' || entity || row.place == Place::Meta)
            continue;
        const bool anywhere = row.place == Place::AgentLine || row.place == Place::Group ||
                              (row.place == Place::File && row.kind == ValueKind::HttpUrl);
        if (!anywhere && i > 0 && !isBlank(value[i - 1]))
            continue;
        if (row.kind == ValueKind::Path)
            return ValueProblem{
                ValueFault::BadCharacter,
                {GATEPOST_TEXT("value", "# would begin a comment in %1: write %2 for it"),
                 quoted(value), "%23"}};
        return ValueProblem{
            ValueFault::BadCharacter,
            {GATEPOST_TEXT("value", "# would begin a comment in %1: remove it"), quoted(value)}};
    }
    return {};
}

Checked checkWord(const Directive &row, std::string_view value) {
    for (const Word &word : row.words) {
        if (equalsIgnoringCase(word.name, value))
            return std::string(word.name);
    }
    return wrong(row, value, ValueFault::NotAWord);
}

Checked checkPath(const Directive &row, std::string_view value) {
    // "Disallow:" alone is a whole and customary line; it is not a rule (S22).
    if (value.empty() || value.starts_with('/') || value.starts_with('*'))
        return std::string(value);
    return fault(
        ValueFault::BadPathStart,
        {GATEPOST_TEXT("value", "%1 begins neither with / nor with *, so %2 matches nothing"),
         quoted(value), row.name});
}

Checked checkPathList(const Directive &row, std::string_view value) {
    std::string_view rest = value;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view path = trimmed(rest.substr(0, end));
        if (const Checked checked = checkPath(row, path); !checked)
            return checked;
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    return std::string(value);
}

Checked checkAgeRating(const Directive &row, std::string_view value) {
    const auto rating = parseAgeRating(value);
    if (rating)
        return rating->path ? rating->rating + ':' + *rating->path : rating->rating;
    const std::size_t colon = value.find(':');
    if (colon != std::string_view::npos && parseAgeRating(value.substr(0, colon)))
        return fault(ValueFault::BadPathStart,
                     {GATEPOST_TEXT("value", "the path in %1 must begin with / or *, right after "
                                             "the colon"),
                      quoted(value)});
    return wrong(row, value, ValueFault::NotAWord);
}

bool isUlid(std::string_view text) {
    // 26 digits hold 130 bits; a ULID has 128, so the first is at most 7.
    return text.size() == 26 && text.front() >= '0' && text.front() <= '7' &&
           std::ranges::all_of(text, [](char c) {
               return isAlnum(c) && !std::string_view("ilou").contains(asciiLower(c));
           });
}

/// True if `value` parses as the row's kind; for the kinds that count as written.
bool parses(const Directive &row, std::string_view value) {
    switch (row.kind) {
    case ValueKind::AgentName:
    case ValueKind::FreeText:
    case ValueKind::MailOrUrlOrText: return !value.empty();
    case ValueKind::HttpUrl: return isHttpUrl(value);
    case ValueKind::HttpUrlOrMail: return isHttpUrl(value) || isMailAddress(value);
    case ValueKind::Seconds: return parseSeconds(value).has_value();
    case ValueKind::RequestRate: return parseRequestRate(value).has_value();
    case ValueKind::TimeWindow: return parseTimeWindow(value).has_value();
    case ValueKind::RobotVersion: return parseRobotVersion(value).has_value();
    case ValueKind::LanguageTag: return isLanguageTag(value);
    case ValueKind::ContentUsage: {
        const auto usage = parseContentUsage(value);
        return usage && !usage->preferences.empty();
    }
    case ValueKind::ContentSignal: return !parseContentSignal(value).empty();
    case ValueKind::DateTimeUtc: return parseMetaDateTime(value).has_value();
    case ValueKind::Ulid: return isUlid(value);
    case ValueKind::AgentList: // made of fields of their own, never one value
    case ValueKind::NoteMap:
    case ValueKind::Structure:
    case ValueKind::Words: // the rest is not taken as written: checkValue
    case ValueKind::Path:
    case ValueKind::PathList:
    case ValueKind::PerMinute:
    case ValueKind::AgeRating: return false;
    }
    return false;
}

} // namespace

std::expected<std::string, ValueProblem> checkValue(const Directive &row, std::string_view value) {
    value = trimmed(value);
    if (auto problem = lineBreaker(row, value))
        return std::unexpected(std::move(*problem));
    switch (row.kind) {
    case ValueKind::Words: return checkWord(row, value);
    case ValueKind::Path: return checkPath(row, value);
    case ValueKind::PathList: return checkPathList(row, value);
    case ValueKind::AgeRating: return checkAgeRating(row, value);
    case ValueKind::PerMinute:
        return parsePerMinute(value) ? Checked(std::string(value)) : checkWord(row, value);
    case ValueKind::AgentName:
    case ValueKind::FreeText:
    case ValueKind::HttpUrl:
    case ValueKind::HttpUrlOrMail:
    case ValueKind::Seconds:
    case ValueKind::RequestRate:
    case ValueKind::TimeWindow:
    case ValueKind::RobotVersion:
    case ValueKind::LanguageTag:
    case ValueKind::ContentUsage:
    case ValueKind::ContentSignal:
    case ValueKind::DateTimeUtc:
    case ValueKind::MailOrUrlOrText:
    case ValueKind::Ulid:
    case ValueKind::AgentList:
    case ValueKind::NoteMap:
    case ValueKind::Structure: break;
    }
    if (parses(row, value))
        return std::string(value);
    return wrong(row, value, ValueFault::Malformed);
}

} // namespace gatepost
