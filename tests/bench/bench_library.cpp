// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/library/gatepost.h"
#include "core/library/gatepost_c.h"
#include "core/simulate/simulate.h"

#include <benchmark/benchmark.h>

#include <format>
#include <string>
#include <vector>

/// A crawler that knows its agent asks about URL after URL: what the headers for other programs cost beside the call that
/// they make. One round is a thousand questions: --benchmark_min_time=10000x asks ten million times.

namespace {

constexpr std::size_t kUrls = 1000;

std::string robots() {
    std::string text = "User-agent: GPTBot\nCrawl-delay: 5\n";
    for (int i = 0; i < 100; ++i)
        text +=
            std::format("Disallow: /section-{}/private\nAllow: /section-{}/private/open\n", i, i);
    return text;
}

std::vector<std::string> urls() {
    std::vector<std::string> made;
    for (std::size_t i = 0; i < kUrls; ++i)
        made.push_back(std::format("https://example.com/section-{}/{}/page-{}.html", i % 120,
                                   i % 3 == 0 ? "private" : "public", i));
    return made;
}

void inner(benchmark::State &state) {
    gatepost::Site files;
    files.put(gatepost::FileRole::Robots, robots());
    const gatepost::CompiledSite site(std::move(files));
    const auto asked = urls();
    const auto view = site.view(*gatepost::identify("GPTBot"), gatepost::Reading::Author);
    for (auto _ : state)
        for (const std::string &url : asked)
            benchmark::DoNotOptimize(site.fetch(*view, gatepost::PathQuestion(url), {}));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * kUrls));
}

void library(benchmark::State &state) {
    using namespace gatepost::library;
    const Site site({.robots = File::of(robots())});
    const Agent agent = *site.agent("GPTBot");
    const auto asked = urls();
    for (auto _ : state)
        for (const std::string &url : asked)
            benchmark::DoNotOptimize(agent.fetch(url, {}));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * kUrls));
}

void cInterface(benchmark::State &state) {
    const std::string bytes = robots();
    gatepost_files files{};
    files.size = sizeof files;
    files.robots.bytes = {bytes.data(), bytes.size()};
    gatepost_site *site = gatepost_site_new(&files, nullptr);
    gatepost_agent *agent = gatepost_agent_new(site, {"GPTBot", 6}, nullptr, nullptr);
    const auto texts = urls();
    std::vector<gatepost_text> asked;
    for (const std::string &url : texts)
        asked.push_back({url.data(), url.size()});
    std::vector<gatepost_fetch> into(kUrls);
    for (auto _ : state) {
        gatepost_fetch_many(agent, asked.data(), asked.size(), 0, into.data());
        benchmark::DoNotOptimize(into.data());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * kUrls));
    gatepost_agent_free(agent);
    gatepost_site_free(site);
}

} // namespace

BENCHMARK(inner)->Unit(benchmark::kMicrosecond);
BENCHMARK(library)->Unit(benchmark::kMicrosecond);
BENCHMARK(cInterface)->Unit(benchmark::kMicrosecond);
