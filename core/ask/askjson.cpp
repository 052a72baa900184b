// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/ask/ask.h"

#include "core/text/ascii.h"
#include "core/text/listlimits.h"
#include "core/text/nearword.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

/// asks.json, read and written. The form is the command line's contract.
namespace gatepost {

namespace {

using Json = nlohmann::json;

using RowError = std::optional<Message>;

RowError readAgent(const Json &row, AskAnswer &answer) {
    const auto found = row.find("agent");
    if (found == row.end() || found->is_null())
        return {};
    if (!found->is_string())
        return GATEPOST_TEXT("ask", "“agent” must be a text or null");
    const std::string text = found->get<std::string>();
    if (trimmed(text) == "*")
        return {};
    const auto identity = identify(text);
    if (!identity)
        return Message(GATEPOST_TEXT("ask", "“agent”: %1"), identity.error());
    answer.agent = identity->ownToken;
    return {};
}

RowError readStatus(const Json &row, AskAnswer &answer) {
    const auto found = row.find("status");
    if (found == row.end())
        return {};
    // A number that is cut to fit could become a status that grants.
    const bool fits =
        found->is_number_unsigned()
            ? std::in_range<int>(found->get<std::uint64_t>())
            : found->is_number_integer() && std::in_range<int>(found->get<std::int64_t>());
    if (!fits)
        return GATEPOST_TEXT("ask", "“status” must be a whole number (an HTTP status)");
    answer.status = found->get<int>();
    return {};
}

RowError readDecision(const Json &row, AskAnswer &answer) {
    const auto found = row.find("decision");
    if (found == row.end() || found->is_null())
        return {};
    if (!found->is_string())
        return GATEPOST_TEXT("ask", "“decision” must be a text or null");
    answer.decision = toLower(trimmed(found->get_ref<const std::string &>()));
    return {};
}

RowError readScopes(const Json &row, AskAnswer &answer) {
    const auto found = row.find("scopes");
    if (found == row.end() || found->is_null())
        return {};
    if (!found->is_array())
        return GATEPOST_TEXT("ask", "“scopes” must be a list of texts");
    for (const Json &scope : *found) {
        if (!scope.is_string())
            return GATEPOST_TEXT("ask", "“scopes” must be a list of texts");
        answer.scopes.push_back(scope.get<std::string>());
    }
    return {};
}

RowError readAskedAt(const Json &row, AskAnswer &answer) {
    const auto found = row.find("asked_at");
    if (found == row.end() || found->is_null())
        return {};
    if (!found->is_string())
        return GATEPOST_TEXT("ask", "“asked_at” must be an RFC 3339 time");
    answer.askedAt = parseInstant(found->get_ref<const std::string &>());
    if (!answer.askedAt)
        return GATEPOST_TEXT("ask",
                             "“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z");
    return {};
}

constexpr std::array<std::string_view, 7> kKeys = {"directive", "agent",    "status",  "decision",
                                                   "scopes",    "asked_at", "endpoint"};

/// What a key that is not known was meant to do would not be done.
RowError unknownKey(const Json &row) {
    for (const auto &[key, value] : row.items()) {
        if (std::ranges::contains(kKeys, key))
            continue;
        if (const auto meant = nearestWord(key, kKeys))
            return Message(GATEPOST_TEXT("ask", "%1 is not a key of a row; did you mean %2?"),
                           gatepost::quoted(key), gatepost::quoted(*meant));
        return Message(GATEPOST_TEXT("ask", "%1 is not a key of a row; correct it or remove it"),
                       gatepost::quoted(key));
    }
    return {};
}

RowError readRow(const Json &row, AskRehearsal &rehearsal) {
    if (!row.is_object())
        return GATEPOST_TEXT("ask", "a row must be an object");
    if (RowError error = unknownKey(row))
        return error;
    if (const auto endpoint = row.find("endpoint"); endpoint != row.end()) {
        if (!endpoint->is_string() || (*endpoint != "absent" && *endpoint != "present"))
            return GATEPOST_TEXT("ask", "“endpoint” must be \"absent\" or \"present\"");
        rehearsal.endpointAbsent = *endpoint == "absent";
        if (!row.contains("directive"))
            return {};
    }
    AskAnswer answer;
    const auto directive = row.find("directive");
    if (directive == row.end() || !directive->is_string())
        return GATEPOST_TEXT("ask", "“directive” is missing");
    const Directive *known =
        dialect(DialectId::Robots2).find(directive->get_ref<const std::string &>());
    if (known == nullptr)
        return Message(GATEPOST_TEXT("ask", "“%1” is not a directive of robots2.txt"),
                       directive->get<std::string>());
    answer.directive = known->id;
    for (const auto read : {readAgent, readStatus, readDecision, readScopes, readAskedAt})
        if (RowError error = read(row, answer))
            return error;
    rehearsal.answers.push_back(std::move(answer));
    return {};
}

/// Of two values of one key JSON keeps the last and says nothing, so they are looked for while it is parsed.
class Repeated {
public:
    bool operator()(int /*depth*/, Json::parse_event_t event, const Json &parsed) {
        using Event = Json::parse_event_t;
        if (m_found)
            return true;
        if (m_open.size() == 1 &&
            (event == Event::object_start || event == Event::array_start || event == Event::value))
            ++m_rows;
        if (event == Event::object_start || event == Event::array_start)
            m_open.emplace_back();
        else if (event == Event::object_end || event == Event::array_end)
            m_open.pop_back();
        else if (event == Event::key && !m_open.back().insert(parsed.get<std::string>()).second)
            m_found = {m_rows, parsed.get<std::string>()};
        return true;
    }
    /// The row, from 1 (0: above all rows), and the key.
    [[nodiscard]] const std::optional<std::pair<std::size_t, std::string>> &found() const {
        return m_found;
    }

private:
    std::size_t m_rows = 0;
    std::vector<std::set<std::string>> m_open;
    std::optional<std::pair<std::size_t, std::string>> m_found;
};

/// The line, from 1, in which the row of this number (from 1) begins. Of a text that is JSON.
std::size_t lineOfRow(std::string_view json, std::size_t number) {
    std::size_t line = 1;
    std::size_t depth = 0;
    std::size_t rows = 0;
    bool isBetween = false; // behind the bracket or a comma at the top
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '\n')
            ++line;
        if (isBlank(c) || c == '\n' || c == '\r')
            continue;
        if (isBetween && c != ']') {
            isBetween = false;
            if (++rows == number)
                break;
        }
        if (c == '"') {
            while (json[++i] != '"')
                i += json[i] == '\\' ? 1 : 0;
        } else if (c == '[' || c == '{') {
            isBetween = depth++ == 0;
        } else if (c == ']' || c == '}') {
            --depth;
        } else if (c == ',' && depth == 1) {
            isBetween = true;
        }
    }
    return line;
}

Message inRow(std::string_view json, std::size_t number, Message why) {
    return {GATEPOST_TEXT("ask", "line %1, row %2: %3"), lineOfRow(json, number), number,
            std::move(why)};
}

/// `byte` counts from 1 and is the one at which it stopped being JSON.
Message notJson(std::string_view json, std::size_t byte) {
    const std::string_view before = json.substr(0, byte == 0 ? 0 : byte - 1);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return {GATEPOST_TEXT("settings", "line %1, column %2: %3"),
            std::ranges::count(before, '\n') + 1, before.size() - lineStart + 1,
            GATEPOST_TEXT("ask", "not JSON; a list of rows such as {\"directive\": \"train\", "
                                 "\"status\": 200, \"decision\": \"allow\"} is expected")};
}

} // namespace

std::expected<AskRehearsal, Message> readAskRehearsal(std::string_view json) {
    if (json.size() > limits::kAsks)
        return std::unexpected(Message(
            GATEPOST_TEXT("ask", "the file is larger than %1 MiB, which is more than is read"),
            limits::kAsks / limits::kMiB));
    Json rows;
    Repeated repeated;
    try {
        rows = Json::parse(json, std::ref(repeated));
    } catch (const Json::parse_error &error) {
        return std::unexpected(notJson(json, error.byte));
    } catch (const Json::exception &) { // a number beyond all numbers has no place
        return std::unexpected(notJson(json, 1));
    }
    if (!rows.is_array())
        return std::unexpected<Message>(GATEPOST_TEXT("ask", "a list of rows is expected, [ … ]"));
    if (const auto &twice = repeated.found())
        return std::unexpected(inRow(json, twice->first,
                                     {GATEPOST_TEXT("ask", "%1 is given twice; keep one"),
                                      gatepost::quoted(twice->second)}));
    AskRehearsal rehearsal;
    for (std::size_t number = 0; number < rows.size(); ++number)
        if (const RowError error = readRow(rows[number], rehearsal))
            return std::unexpected(inRow(json, number + 1, *error));
    return rehearsal;
}

std::string writeAskRehearsal(const AskRehearsal &rehearsal) {
    std::string text = "[";
    const auto put = [&text](const nlohmann::ordered_json &row) {
        text += text.size() > 1 ? ",\n  " : "\n  ";
        text += row.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    };
    if (rehearsal.endpointAbsent)
        put({{"endpoint", "absent"}});
    for (const AskAnswer &answer : rehearsal.answers) {
        nlohmann::ordered_json row;
        row["directive"] = directiveName(answer.directive);
        row["agent"] = answer.agent.empty() ? "*" : answer.agent;
        row["status"] = answer.status;
        if (answer.decision.empty())
            row["decision"] = nullptr;
        else
            row["decision"] = answer.decision;
        row["scopes"] = answer.scopes;
        if (answer.askedAt)
            row["asked_at"] = formatInstant(*answer.askedAt);
        put(row);
    }
    text += text.size() > 1 ? "\n]\n" : "]\n";
    return text;
}

} // namespace gatepost
