// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/dialect/dialect.h"

#include <benchmark/benchmark.h>

namespace {

/// The keys of an ordinary file in their usual proportions, with one that nobody knows.
void idOf(benchmark::State &state) {
    using namespace gatepost;
    static constexpr std::string_view kKeys[] = {
        "User-agent", "Disallow", "Disallow", "Allow", "disallow",   "Crawl-delay",
        "Disallow",   "Sitemap",  "Allow",    "X-Key", "USER-AGENT", "Content-Signal",
    };
    const Dialect &robots = dialect(DialectId::Robots);
    std::int64_t keys = 0;
    for (auto _ : state) {
        for (const std::string_view key : kKeys) {
            benchmark::DoNotOptimize(robots.idOf(key));
            ++keys;
        }
    }
    state.SetItemsProcessed(keys);
}
BENCHMARK(idOf);

} // namespace
