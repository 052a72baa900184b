// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/logs/reader.h"
#include "core/logs/tallystore.h"
#include "core/replay/snapshots.h"
#include "core/replay/temporaryfile.h"

#include <benchmark/benchmark.h>

#include <array>
#include <format>
#include <random>
#include <string>
#include <vector>

/// Lines of a log a second, on one thread: 210 bytes each, 40 % of them by agents, 4,000 User-Agents, 60,000 paths. Run it in
/// the checkout: it reads the sample site.

using namespace gatepost;
using namespace gatepost::logs;

namespace {

constexpr std::array<std::string_view, 8> kAgents = {
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; "
    "+https://openai.com/gptbot)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; "
    "+claudebot@anthropic.com)",
    "CCBot/2.0 (https://commoncrawl.org/faq/)",
    "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
    "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
    "Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)"};

enum class Shape { Combined, Json };

std::string makeLog(std::size_t lines, Shape shape) {
    std::mt19937 random(1);
    std::exponential_distribution<double> popular(1.0 / 300);
    std::vector<std::string> people;
    for (int i = 0; i < 4000; ++i)
        people.push_back(std::format(
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/{}.0.{}.{} Safari/537.36",
            90 + random() % 60, random() % 10000, random() % 250));
    std::vector<std::string> paths;
    constexpr std::array<std::string_view, 6> kFolders = {"blog", "docs",    "shop",
                                                          "wiki", "journal", "img"};
    constexpr std::array<std::string_view, 5> kEnds = {"", "?p=2&sort=asc", ".html", "/", ".jpg"};
    for (int i = 0; i < 60000; ++i)
        paths.push_back(std::format("/{}/item/{}{}", kFolders[random() % 6], random() % 100000,
                                    kEnds[random() % 5]));
    std::string log;
    std::int64_t seconds = 0;
    for (std::size_t i = 0; i < lines; ++i) {
        seconds += random() % 10 < 7 ? 1 : 0;
        const std::string_view agent =
            random() % 10 < 4 ? kAgents[random() % 8]
                              : people[std::min(3999, static_cast<int>(popular(random)))];
        const auto &path = paths[random() % paths.size()];
        if (shape == Shape::Combined)
            log += std::format("{}.{}.{}.{} - - [{:02}/Nov/2026:{:02}:{:02}:{:02} +0000] \"GET {} "
                               "HTTP/1.1\" {} {} \"{}\" \"{}\"\n",
                               1 + random() % 223, random() % 256, random() % 256, random() % 256,
                               1 + seconds / 86400 % 30, seconds / 3600 % 24, seconds / 60 % 60,
                               seconds % 60, path, random() % 5 == 0 ? 404 : 200, random() % 100000,
                               random() % 2 == 0 ? "-" : "https://example.org/", agent);
        else
            log += std::format(
                "{{\"time_iso8601\":\"2026-11-{:02}T{:02}:{:02}:{:02}+00:00\",\"remote_addr\":\"{}."
                "{}.{}.{}\","
                "\"request\":\"GET {} "
                "HTTP/1.1\",\"status\":{},\"body_bytes_sent\":{},\"http_referer\":\"{}\","
                "\"http_user_agent\":\"{}\"}}\n",
                1 + seconds / 86400 % 30, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60,
                1 + random() % 223, random() % 256, random() % 256, random() % 256, path,
                random() % 5 == 0 ? 404 : 200, random() % 100000,
                random() % 2 == 0 ? "-" : "https://example.org/", agent);
    }
    return log;
}

PolicyHistory twoVersions() {
    std::vector<PolicyVersion> versions;
    for (const char *text : {"User-agent: *\nDisallow: /shop/\nDisallow: /*sort=\n\nUser-agent: "
                             "GPTBot\nDisallow: /blog/\n",
                             "User-agent: *\nDisallow: /shop/\nDisallow: /*sort=\n"}) {
        const std::int64_t from = versions.empty() ? 1793491200 : 1793491200 + 86400;
        versions.push_back({text,
                            {},
                            from,
                            false,
                            {Tree::parse(text, DialectId::Robots), {}, {}, {}, {}},
                            {},
                            text});
    }
    return {std::move(versions), Reading::Known};
}

/// The policy that the manual's figures are for.
PolicyHistory sampleSite() {
    std::vector<Message> notes;
    const auto snapshots = replay::readSnapshots("resources/sample", notes);
    return {replay::versionsOf(snapshots.value(), Registry::builtIn()), Reading::Known};
}

void readLog(benchmark::State &state, Shape shape, const PolicyHistory &history) {
    constexpr std::size_t kLines = 400'000;
    std::string log = makeLog(kLines, shape);
    const std::size_t size = log.size();
    log.append(kLinePadding, ' ');
    const Addresses addresses;
    LogReader reader(history, addresses, {},
                     shape == Shape::Json ? makeJsonSplitter() : makeClfSplitter(false));
    for (auto _ : state)
        reader.read(std::string_view(log).substr(0, size));
    state.SetItemsProcessed(static_cast<std::int64_t>(kLines) * state.iterations());
    state.SetBytesProcessed(static_cast<std::int64_t>(size) * state.iterations());
    if (reader.bad() > 0)
        state.SkipWithError("bad lines");
}

void combined(benchmark::State &state) {
    readLog(state, Shape::Combined, twoVersions());
}
void combinedOfSample(benchmark::State &state) {
    readLog(state, Shape::Combined, sampleSite());
}
void json(benchmark::State &state) {
    readLog(state, Shape::Json, twoVersions());
}

/// A million forbidden paths, nearly all different: most of them go through the temporary file, and come back in order.
void differentPaths(benchmark::State &state) {
    constexpr std::size_t kLines = 1'000'000;
    constexpr std::size_t kBlock = 1000;
    constexpr std::size_t kMemory = std::size_t{16} << 20; // as LogSource has it
    std::mt19937 random(1);
    std::vector<std::string> blocks;
    for (std::size_t i = 0; i < kLines; ++i) {
        if (i % kBlock == 0)
            blocks.emplace_back();
        blocks.back() += std::format("192.0.2.1 - - [22/Nov/2026:00:{:02}:{:02} +0000] \"GET "
                                     "/shop/item/{:07}/{}.html HTTP/1.1\" 200 9 \"-\" \"{}\"\n",
                                     i / 60'000 % 60, i / 1000 % 60, random() % 10'000'000,
                                     random() % 10, kAgents[random() % 8]);
    }
    for (std::string &block : blocks)
        block.append(kLinePadding, ' ');
    const PolicyHistory history = twoVersions();
    const Addresses addresses;
    for (auto _ : state) {
        LogReader reader(history, addresses, {}, makeClfSplitter(false));
        TallyStore store(replay::openTemporaryFile);
        bool isWhole = true;
        for (const std::string &block : blocks) {
            reader.read(std::string_view(block).substr(0, block.size() - kLinePadding));
            if (reader.isFull(kMemory))
                isWhole = isWhole && store.add(reader.takeTally());
        }
        isWhole = isWhole && store.add(reader.takeTally());
        TallyVisitor visitor;
        if (!isWhole || !store.forEach(visitor))
            state.SkipWithError("no room for a temporary file");
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(kLines) * state.iterations());
}
BENCHMARK(combined)->Unit(benchmark::kMillisecond)->MinTime(2);
BENCHMARK(combinedOfSample)->Unit(benchmark::kMillisecond)->MinTime(2);
BENCHMARK(differentPaths)->Unit(benchmark::kMillisecond)->MinTime(2);
BENCHMARK(json)->Unit(benchmark::kMillisecond)->MinTime(2);

} // namespace
