// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/logs/reader.h"

#include <benchmark/benchmark.h>

#include <array>
#include <format>
#include <random>
#include <string>
#include <vector>

/// Lines of a log a second, on one thread: 210 bytes each, 40 % of them by agents, 4,000 User-Agents, 60,000 paths.

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

void readLog(benchmark::State &state, Shape shape) {
    constexpr std::size_t kLines = 400'000;
    std::string log = makeLog(kLines, shape);
    const std::size_t size = log.size();
    log.append(kLinePadding, ' ');
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
    const PolicyHistory history(std::move(versions), Reading::Known);
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
    readLog(state, Shape::Combined);
}
void json(benchmark::State &state) {
    readLog(state, Shape::Json);
}
BENCHMARK(combined)->Unit(benchmark::kMillisecond)->MinTime(2);
BENCHMARK(json)->Unit(benchmark::kMillisecond)->MinTime(2);

} // namespace
