// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/recording.h"

#include "core/text/jsonbounds.h"
#include "core/text/listlimits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <format>

namespace gatepost::live {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 1;
constexpr std::array<std::string_view, 3> kMethods = {"GET", "HEAD", "first-byte"};

/// robots.txt for a site file of the origin, else a number.
std::string bodyName(const Answers &answers, const Fetched &each, std::size_t index) {
    for (const FileRoleRow &row : siteFiles())
        if (answers.find("/" + std::string(row.fileName)) == &each)
            return std::string(row.fileName);
    return std::format("body-{}", index + 1);
}

Json entryOf(const Fetched &each, const std::string &body) {
    Json hops = Json::array();
    for (const Hop &hop : each.hops)
        hops.push_back({{"url", hop.url},
                        {"status", hop.status},
                        {"address", hop.address},
                        {"location", hop.location}});
    Json headers = Json::array();
    for (const Header &header : each.headers)
        headers.push_back({header.name, header.value});
    Json entry{{"url", each.request.url},
               {"method", kMethods[static_cast<std::size_t>(each.request.method)]}};
    if (!each.request.userAgent.empty())
        entry["agent"] = each.request.userAgent;
    entry["hops"] = std::move(hops);
    entry["headers"] = std::move(headers);
    if (each.failure)
        entry["failure"] = fetchFailureName(*each.failure);
    if (each.isRefused)
        entry["refused"] = true;
    if (each.isCut)
        entry["cut"] = true;
    if (!each.why.empty())
        entry["why"] = each.why.english();
    if (!body.empty())
        entry["body"] = body;
    return entry;
}

/// Reads one answer; the first thing that is wrong with it ends the reading.
class EntryReader {
public:
    EntryReader(const Json &entry, const ReadBody &body) : m_entry(entry), m_body(body) {}

    std::expected<Fetched, Message> read() {
        Fetched out;
        if (!m_entry.is_object())
            return std::unexpected(wrong("url"));
        out.request.url = text(m_entry, "url");
        if (out.request.url.empty())
            m_wrong = "url";
        out.request.userAgent = text(m_entry, "agent");
        readMethod(out);
        readHops(out);
        readHeaders(out);
        if (const std::string failure = text(m_entry, "failure"); !failure.empty()) {
            out.failure = parseFetchFailure(failure);
            if (!out.failure)
                m_wrong = "failure";
        }
        out.isRefused = flag("refused");
        out.isCut = flag("cut");
        out.why = text(m_entry, "why");
        if (!m_wrong.empty())
            return std::unexpected(wrong(m_wrong));
        if (const std::string name = text(m_entry, "body"); !name.empty()) {
            auto bytes = m_body(name);
            if (!bytes)
                return std::unexpected(bytes.error());
            out.bytes = std::move(*bytes);
            out.packed = out.bytes.size();
        }
        return out;
    }

private:
    [[nodiscard]] Message wrong(std::string_view key) const {
        return {GATEPOST_TEXT("live", "the value of %1 is missing or is none"),
                gatepost::quoted(key)};
    }
    std::string text(const Json &object, const char *key) {
        const auto found = object.find(key);
        if (found == object.end())
            return {};
        if (!found->is_string()) {
            m_wrong = key;
            return {};
        }
        return found->get<std::string>();
    }
    bool flag(const char *key) {
        const auto found = m_entry.find(key);
        if (found != m_entry.end() && !found->is_boolean())
            m_wrong = key;
        return found != m_entry.end() && found->is_boolean() && found->get<bool>();
    }
    void readMethod(Fetched &out) {
        const std::string name = text(m_entry, "method");
        const auto method = std::ranges::find(kMethods, name);
        if (name.empty())
            return;
        if (method == kMethods.end())
            m_wrong = "method";
        else
            out.request.method = static_cast<Method>(method - kMethods.begin());
    }
    void readHops(Fetched &out) {
        const auto hops = m_entry.find("hops");
        if (hops == m_entry.end() || !hops->is_array() || hops->size() > kMostRedirects + 1) {
            m_wrong = "hops";
            return;
        }
        for (const Json &each : *hops) {
            if (!each.is_object() || !each.contains("status") ||
                !each["status"].is_number_integer() || each["status"] < 0 || each["status"] > 999) {
                m_wrong = "status";
                return;
            }
            out.hops.push_back({.url = text(each, "url"),
                                .status = each["status"].get<int>(),
                                .address = text(each, "address"),
                                .location = text(each, "location")});
        }
        if (out.hops.empty() && !m_entry.contains("failure") && !m_entry.contains("refused"))
            m_wrong = "hops";
    }
    void readHeaders(Fetched &out) {
        const auto headers = m_entry.find("headers");
        if (headers == m_entry.end())
            return;
        for (const Json &each : *headers) {
            const bool isPair =
                each.is_array() && each.size() == 2 && each[0].is_string() && each[1].is_string();
            if (!isPair) {
                m_wrong = "headers";
                return;
            }
            out.headers.push_back({each[0].get<std::string>(), each[1].get<std::string>()});
        }
    }

    const Json &m_entry;
    const ReadBody &m_body;
    std::string m_wrong;
};

std::unexpected<Message> noRecord(Message why) {
    return std::unexpected(Message(
        GATEPOST_TEXT("live", "answers.json is not a record of answers: %1"), std::move(why)));
}

} // namespace

std::vector<RecordedFile> record(const Answers &answers) {
    std::vector<RecordedFile> files;
    Json entries = Json::array();
    for (std::size_t i = 0; i < answers.all.size(); ++i) {
        const Fetched &each = answers.all[i];
        // What an error page says is no policy: it does not lie under a policy's name.
        const bool isGiven = each.isKnown() && accessResult(each.answer()) == AccessResult::Given;
        const std::string name = each.bytes.empty() && !isGiven ? std::string()
                                 : isGiven                      ? bodyName(answers, each, i)
                                                                : std::format("body-{}", i + 1);
        entries.push_back(entryOf(each, name));
        if (!name.empty())
            files.push_back({name, each.bytes});
    }
    const Json json{{"version", kVersion}, {"origin", answers.origin}, {"answers", entries}};
    files.push_back({std::string(kRecordFile),
                     json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"});
    return files;
}

std::string versionName(Instant when) {
    return std::format("{:%Y%m%dT%H%M%SZ}", when);
}

std::expected<Answers, Message> readRecord(std::string_view text, const ReadBody &body) {
    if (text.size() > kMostRecordBytes ||
        !isJsonWithin(text, {limits::kJsonDepth, limits::kPartialValues}))
        return noRecord(GATEPOST_TEXT("live", "it is too large"));
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("answers") || !json["answers"].is_array() ||
        !json.contains("origin") || !json["origin"].is_string())
        return noRecord(GATEPOST_TEXT("live", "an object with origin and answers is expected"));
    if (!json.contains("version") || json["version"] != kVersion)
        return noRecord(GATEPOST_TEXT("live", "version 1 is expected"));
    if (json["answers"].size() > kMostRecorded)
        return noRecord(GATEPOST_TEXT("live", "it has more than 100 answers"));
    Answers answers{.origin = json["origin"].get<std::string>(), .all = {}};
    for (std::size_t i = 0; i < json["answers"].size(); ++i) {
        auto entry = EntryReader(json["answers"][i], body).read();
        if (!entry)
            return noRecord({GATEPOST_TEXT("live", "answer %1: %2"), i + 1, entry.error()});
        answers.all.push_back(std::move(*entry));
    }
    return answers;
}

} // namespace gatepost::live
