// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/partial.h"

#include "core/text/bytecharacters.h"
#include "core/text/jsonbounds.h"
#include "core/text/listlimits.h"

#include <nlohmann/json.hpp>
#include <simdjson.h>

#include <algorithm>
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
    for (auto at = answers.begin(); at != answers.end();) {
        const Answer &answer = *at;
        const auto end =
            std::find_if(at, answers.end(), [&](const Answer &other) { return other != answer; });
        Json one = 0;
        if (answer.kind != Answer::Kind::Allow)
            one = Json::array({answer.file.index(), answer.line});
        if (answer.kind == Answer::Kind::Ask)
            one.insert(one.begin(), Json("ask"));
        const std::size_t times = static_cast<std::size_t>(end - at);
        one = answer.isHoneypot ? Json{{"honeypot", std::move(one)}} : std::move(one);
        list.push_back(times > 1 ? Json{{"times", times}, {"p", std::move(one)}} : std::move(one));
        at = end;
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
    for (const Json &each : list) {
        const bool isRepeated = each.is_object() && each.contains("times");
        const std::uint64_t times = isRepeated ? each.at("times").get<std::uint64_t>() : 1;
        require(times > 0 && times <= limits::kVersions - answers.size());
        const Json &item = isRepeated ? each.at("p") : each;
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
        answers.insert(answers.end(), times, answer);
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
    return counts;
}

SecondCounts secondsOf(const Json &row) {
    auto seconds = SecondCounts::parse(row.at("t").get<std::string>());
    require(seconds.has_value() && !seconds->isEmpty());
    return std::move(*seconds);
}

HitKey hitKeyOf(std::string agent, const Json &row) {
    return {std::move(agent), verifiedOf(row.at("v")), answersOf(row.at("p")),
            row.at("served").get<bool>()};
}

Json pathJson(std::string_view path) {
    return simdjson::validate_utf8(path) ? Json(path) : Json{{"bytes", asCharacters(path)}};
}

std::string pathOf(const Json &value) {
    if (!value.is_object())
        return value.get<std::string>();
    auto bytes = asBytes(value.at("bytes").get<std::string>());
    require(bytes.has_value());
    return std::move(*bytes);
}

PathCounts pathsOf(const Json &row) {
    PathCounts counts;
    for (const Json &item : row.at("list"))
        counts.add(pathOf(item.at(0)), numberOf(item.at(1)));
    return counts;
}

std::uint64_t hashOfText(const std::string &digits) {
    std::uint64_t hash = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), hash, 16);
    require(digits.size() == 16 && error == std::errc() && end == digits.data() + digits.size());
    return hash;
}

NetworkSample networksOf(const Json &row) {
    NetworkSample sample;
    for (const Json &item : row.at("list"))
        sample.add(hashOfText(item.at(0).get<std::string>()),
                   {item.size() > 1 ? item.at(1).get<std::string>() : std::string(), {}});
    if (!row.at("complete").get<bool>())
        sample.markIncomplete();
    return sample;
}

/// Seconds of a year in one row would be more than a row can be (limits::kLogLine): rows of one thing add up.
constexpr std::size_t kSecondsOfRow = 4 * limits::kMiB;
/// Likewise for paths.
constexpr std::size_t kPathsOfRow = 1000;
constexpr std::size_t kPathBytesOfRow = 1 * limits::kMiB;

class RowWriter final : public TallyVisitor {
public:
    explicit RowWriter(const std::function<void(const std::string &)> &use) : m_use(use) {}

    void write(const Json &row) {
        m_use(row.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
    }
    void agent(const std::string &name) override { m_agent = name; }
    void fetches(const FetchKey &key, const HitCounts &counts) override {
        Json row = {{"k", "pol"},
                    {"a", key.agent},
                    {"v", verifiedJson(key.verified)},
                    {"f", policyFileName(key.file)},
                    {"status", key.status},
                    {"get", key.isGet},
                    {"size", key.size}};
        addSums(row, counts);
        for (std::string &seconds : counts.seconds.pieces(kSecondsOfRow)) {
            row["t"] = std::move(seconds);
            write(row);
            addSums(row, {}); // all is counted in the first
        }
    }
    void urls(const DistinctCount &urls) override {
        write({{"k", "url"}, {"a", m_agent}, {"hll", urls.text()}});
    }
    void networks(const NetworkSample &sample) override {
        Json list = Json::array();
        for (const auto &[hash, seen] : sample.networks()) {
            Json one = Json::array({hashText(hash)});
            if (!seen.name.empty())
                one.push_back(seen.name);
            list.push_back(std::move(one));
        }
        write({{"k", "net"},
               {"a", m_agent},
               {"complete", sample.isComplete()},
               {"list", std::move(list)}});
    }
    void spoofed(std::string_view network, std::uint64_t count) override {
        write({{"k", "spoof"},
               {"a", m_agent},
               {"list", Json::array({Json::array({network, count})})}});
    }
    void hits(std::size_t /*number*/, const HitKey &key, const HitCounts &sums) override {
        m_hits.push_back({{"a", key.agent},
                          {"v", verifiedJson(key.verified)},
                          {"p", answersJson(key.answers)},
                          {"served", key.served}});
        Json row = {{"k", "hit"}};
        row.update(m_hits.back());
        addSums(row, sums);
        write(row);
    }
    void path(const PathKey &key, std::string_view path, std::uint64_t count) override {
        if (!m_paths.empty() &&
            (key != m_pathKey || m_paths.size() >= kPathsOfRow || m_pathBytes >= kPathBytesOfRow))
            flushPaths();
        m_pathKey = key;
        m_pathBytes += path.size();
        m_paths.push_back(Json::array({pathJson(path), count}));
    }
    void day(const TallyDay &day) override {
        flushPaths();
        for (const auto &[number, seconds] : day.hits) {
            Json row = {{"k", "day"}};
            row.update(m_hits[number]);
            row["t"] = seconds.text();
            write(row);
        }
        for (const auto &[hash, seconds] : day.networks)
            write({{"k", "day"}, {"a", m_agent}, {"net", hashText(hash)}, {"t", seconds.text()}});
    }
    void agentEnd() override {
        flushPaths();
        m_hits.clear();
    }

private:
    static void addSums(Json &row, const HitCounts &sums) {
        row["n"] = sums.requests;
        row["b"] = sums.bytes;
        row["s"] = sums.statuses;
    }
    static std::string hashText(std::uint64_t hash) { return std::format("{:016x}", hash); }
    void flushPaths() {
        if (m_paths.empty())
            return;
        write({{"k", "path"},
               {"a", m_pathKey.agent},
               {"version", m_pathKey.version},
               {"f", m_pathKey.file.index()},
               {"l", m_pathKey.line},
               {"list", std::exchange(m_paths, Json::array())}});
        m_pathBytes = 0;
    }

    const std::function<void(const std::string &)> &m_use;
    std::string m_agent;
    std::vector<Json> m_hits;
    PathKey m_pathKey;
    Json m_paths = Json::array();
    std::size_t m_pathBytes = 0;
};

void readRow(const Json &row, Tally &tally) {
    const std::string kind = row.at("k").get<std::string>();
    Tally one;
    const auto agent = [&] {
        auto name = row.at("a").get<std::string>();
        require(!name.empty() && !name.contains('\0'));
        return name;
    };
    if (kind == "lines") {
        one.lines = numberOf(row.at("lines"));
        one.bad = numberOf(row.at("bad"));
    } else if (kind == "hit") {
        one.hits[hitKeyOf(agent(), row)] = countsOf(row);
    } else if (kind == "day" && row.contains("net")) {
        one.networks[agent()].add(hashOfText(row["net"].get<std::string>()), {{}, secondsOf(row)});
    } else if (kind == "day") {
        one.hits[hitKeyOf(agent(), row)].seconds = secondsOf(row);
    } else if (kind == "pol") {
        const auto file = policyFileOf("/" + row.at("f").get<std::string>());
        require(file.has_value());
        HitCounts counts = countsOf(row);
        counts.seconds = secondsOf(row);
        one.fetches[{agent(), verifiedOf(row.at("v")), *file, row.at("status").get<unsigned>(),
                     row.at("get").get<bool>(), row.at("size").get<std::uint64_t>()}] =
            std::move(counts);
    } else if (kind == "path") {
        one.forbidden[{agent(), row.at("version").get<std::size_t>(), fileOf(row.at("f")),
                       row.at("l").get<std::uint32_t>()}] = pathsOf(row);
    } else if (kind == "spoof") {
        for (const Json &item : row.at("list"))
            one.spoofed[agent()][item.at(0).get<std::string>()] += numberOf(item.at(1));
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

std::expected<void, Message>
forEachPartialRow(const TallyStore &store, const std::function<void(const std::string &row)> &use) {
    RowWriter writer(use);
    writer.write({{"k", "lines"}, {"lines", store.lines()}, {"bad", store.bad()}});
    return store.forEach(writer);
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
