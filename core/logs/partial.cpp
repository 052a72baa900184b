// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/partial.h"

#include "core/text/jsonbounds.h"
#include "core/text/listlimits.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <format>
#include <utility>

namespace gatepost::logs {

namespace {

using Json = nlohmann::ordered_json;

struct NotARow {};

void require(bool holds) {
    if (!holds)
        throw NotARow();
}

Json verifiedJson(Verified verified) {
    return verified == Verified::None ? Json(nullptr) : Json(verifiedName(verified));
}

Verified verifiedOf(const Json &value) {
    if (value.is_null())
        return Verified::None;
    const auto parsed = parseVerified(value.get<std::string>());
    require(parsed.has_value());
    return *parsed;
}

Json answersJson(const Answers &answers) {
    Json list = Json::array();
    for (const Answer &answer : answers) {
        Json one = 0;
        if (answer.kind != Answer::Kind::Allow)
            one = Json::array({answer.file.index(), answer.line});
        if (answer.kind == Answer::Kind::Ask)
            one.insert(one.begin(), Json("ask"));
        list.push_back(answer.isHoneypot ? Json{{"honeypot", std::move(one)}} : std::move(one));
    }
    return list;
}

FileId fileOf(const Json &index) {
    const auto file = index.get<std::uint64_t>();
    require(file < kMostFiles);
    return FileId::fromIndex(static_cast<std::size_t>(file));
}

Answers answersOf(const Json &list) {
    Answers answers;
    for (const Json &item : list) {
        Answer answer;
        answer.isHoneypot = item.is_object();
        const Json &one = answer.isHoneypot ? item.at("honeypot") : item;
        if (one.is_array()) {
            const bool asks = one.size() == 3;
            require(one.size() == 2 || asks);
            answer.kind = asks ? Answer::Kind::Ask : Answer::Kind::Deny;
            answer.file = fileOf(one.at(asks ? 1 : 0));
            answer.line = one.at(asks ? 2 : 1).get<std::uint32_t>();
        }
        answers.push_back(answer);
    }
    return answers;
}

std::uint64_t numberOf(const Json &value) {
    require(value.is_number_unsigned());
    return value.get<std::uint64_t>();
}

HitCounts countsOf(const Json &row) {
    HitCounts counts;
    counts.requests = numberOf(row.at("n"));
    counts.bytes = numberOf(row.at("b"));
    counts.statuses = row.at("s").get<std::array<std::uint64_t, 6>>();
    auto seconds = SecondCounts::parse(row.at("t").get<std::string>());
    require(seconds.has_value() && !seconds->isEmpty());
    counts.seconds = std::move(*seconds);
    return counts;
}

void addSample(Json &row, const PathSample &sample) {
    row["complete"] = sample.isComplete();
    row["top"] = Json::array();
    for (const auto &[key, count] : sample.paths())
        row["top"].push_back({key.path, count});
}

PathSample sampleOf(const Json &row) {
    PathSample sample;
    for (const Json &item : row.at("top"))
        sample.add(item.at(0).get<std::string>(), item.at(1).get<std::uint64_t>());
    if (!row.at("complete").get<bool>())
        sample.markIncomplete();
    return sample;
}

NetworkSample networksOf(const Json &row) {
    NetworkSample sample;
    for (const Json &item : row.at("list")) {
        const std::string digits = item.at(0).get<std::string>();
        std::uint64_t hash = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), hash, 16);
        require(digits.size() == 16 && error == std::errc() &&
                end == digits.data() + digits.size());
        auto seconds = SecondCounts::parse(item.at(1).get<std::string>());
        require(seconds.has_value() && !seconds->isEmpty());
        sample.add(hash, {item.size() > 2 ? item.at(2).get<std::string>() : std::string(),
                          std::move(*seconds)});
    }
    if (!row.at("complete").get<bool>())
        sample.markIncomplete();
    return sample;
}

void writeRow(std::string &out, const Json &row) {
    out += row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// Seconds of a year in one row would be more than a row can be (limits::kLogLine): rows of one thing add up.
constexpr std::size_t kSecondsOfRow = 4 * limits::kMiB;

/// `row` with the counts; where its seconds take several rows, all is counted in the first.
void writeCounts(std::string &out, Json row, const HitCounts &counts) {
    row["n"] = counts.requests;
    row["b"] = counts.bytes;
    row["s"] = counts.statuses;
    for (std::string &seconds : counts.seconds.pieces(kSecondsOfRow)) {
        row["t"] = std::move(seconds);
        writeRow(out, row);
        row["n"] = 0U;
        row["b"] = 0U;
        row["s"] = std::array<std::uint64_t, 6>{};
    }
}

void writeNetworks(std::string &out, const std::string &agent, const NetworkSample &sample) {
    Json list = Json::array();
    std::size_t size = 0;
    const auto flush = [&] {
        writeRow(out, {{"k", "net"},
                       {"a", agent},
                       {"complete", sample.isComplete()},
                       {"list", std::exchange(list, Json::array())}});
        size = 0;
    };
    for (const auto &[hash, seen] : sample.networks()) {
        for (std::string &seconds : seen.seconds.pieces(kSecondsOfRow)) {
            if (size >= kSecondsOfRow)
                flush();
            size += seconds.size();
            Json one = {std::format("{:016x}", hash), std::move(seconds)};
            if (!seen.name.empty())
                one.push_back(seen.name);
            list.push_back(std::move(one));
        }
    }
    flush();
}

void readRow(const Json &row, Tally &tally) {
    const std::string kind = row.at("k").get<std::string>();
    Tally one;
    const auto agent = [&] { return row.at("a").get<std::string>(); };
    if (kind == "lines") {
        one.lines = numberOf(row.at("lines"));
        one.bad = numberOf(row.at("bad"));
    } else if (kind == "hit") {
        one.hits[{agent(), verifiedOf(row.at("v")), answersOf(row.at("p")),
                  row.at("served").get<bool>()}] = countsOf(row);
    } else if (kind == "pol") {
        const auto file = policyFileOf("/" + row.at("f").get<std::string>());
        require(file.has_value());
        one.fetches[{agent(), verifiedOf(row.at("v")), *file, row.at("status").get<unsigned>(),
                     row.at("get").get<bool>(), row.at("size").get<std::uint64_t>()}] =
            countsOf(row);
    } else if (kind == "path") {
        one.forbidden[{agent(), row.at("version").get<std::size_t>(), fileOf(row.at("f")),
                       row.at("l").get<std::uint32_t>()}] = sampleOf(row);
    } else if (kind == "net") {
        one.networks[agent()] = networksOf(row);
    } else {
        require(kind == "url");
        auto count = DistinctCount::parse(row.at("hll").get<std::string>());
        require(count.has_value());
        one.urls[agent()] = std::move(*count);
    }
    tally.add(std::move(one));
}

} // namespace

std::string partialRows(const Tally &tally) {
    std::string out;
    writeRow(out, {{"k", "lines"}, {"lines", tally.lines}, {"bad", tally.bad}});
    for (const auto &[key, counts] : tally.hits) {
        writeCounts(out,
                    {{"k", "hit"},
                     {"a", key.agent},
                     {"v", verifiedJson(key.verified)},
                     {"p", answersJson(key.answers)},
                     {"served", key.served}},
                    counts);
    }
    for (const auto &[key, counts] : tally.fetches) {
        writeCounts(out,
                    {{"k", "pol"},
                     {"a", key.agent},
                     {"v", verifiedJson(key.verified)},
                     {"f", policyFileName(key.file)},
                     {"status", key.status},
                     {"get", key.isGet},
                     {"size", key.size}},
                    counts);
    }
    for (const auto &[key, sample] : tally.forbidden) {
        Json row = {{"k", "path"},
                    {"a", key.agent},
                    {"version", key.version},
                    {"f", key.file.index()},
                    {"l", key.line}};
        addSample(row, sample);
        writeRow(out, row);
    }
    for (const auto &[agent, count] : tally.urls)
        if (count.estimate() > 0)
            writeRow(out, {{"k", "url"}, {"a", agent}, {"hll", count.text()}});
    for (const auto &[agent, sample] : tally.networks)
        writeNetworks(out, agent, sample);
    return out;
}

bool mayBePartialRow(std::string_view line) {
    return line.size() <= limits::kLogLine &&
           isJsonWithin(line, {limits::kJsonDepth, limits::kPartialValues});
}

std::expected<void, Message> addPartialRow(std::string_view line, Tally &tally) {
    const Json row =
        mayBePartialRow(line) ? Json::parse(line, nullptr, false) : Json(Json::value_t::discarded);
    try {
        require(row.is_object());
        readRow(row, tally);
        return {};
    } catch (const NotARow &) {
    } catch (const Json::exception &) {
    }
    return std::unexpected(
        Message(GATEPOST_TEXT("logs", "%1 is not a row of a partial result"), quoted(line)));
}

} // namespace gatepost::logs
