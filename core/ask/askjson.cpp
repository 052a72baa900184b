// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/ask/ask.h"

#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>

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

RowError readRow(const Json &row, AskRehearsal &rehearsal) {
    if (!row.is_object())
        return GATEPOST_TEXT("ask", "a row must be an object");
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
    try {
        rows = Json::parse(json);
    } catch (const Json::parse_error &error) {
        return std::unexpected(notJson(json, error.byte));
    } catch (const Json::exception &) { // a number beyond all numbers has no place
        return std::unexpected(notJson(json, 1));
    }
    if (!rows.is_array())
        return std::unexpected<Message>(GATEPOST_TEXT("ask", "a list of rows is expected, [ … ]"));
    AskRehearsal rehearsal;
    for (std::size_t number = 0; number < rows.size(); ++number)
        if (const RowError error = readRow(rows[number], rehearsal))
            return std::unexpected(Message(GATEPOST_TEXT("ask", "row %1: %2"), number + 1, *error));
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
