// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lint/lint.h"

#include <benchmark/benchmark.h>

#include <random>

namespace {

using namespace gatepost;

constexpr std::size_t kSize = 512'000;

std::string word(std::mt19937 &random) {
    std::string text;
    for (std::size_t n = 3 + random() % 6; n > 0; --n)
        text += static_cast<char>('a' + random() % 26);
    return text;
}

/// One group of plain rules, the ordinary large file.
std::string plainFile() {
    std::mt19937 random(1);
    std::string text = "User-agent: *\n";
    while (text.size() < kSize)
        text += "Disallow: /" + word(random) + "/" + word(random) + "/\n";
    return text;
}

/// Half of the rules with wildcards, half of these ending in a star (a finding each).
std::string wildFile() {
    std::mt19937 random(2);
    std::string text = "User-agent: *\n";
    while (text.size() < kSize) {
        text += "Disallow: /" + word(random) + "/" + word(random) + "\n";
        text += "Disallow: /*" + word(random) + "/*." + word(random) + "$\n";
        text += "Disallow: /" + word(random) + "/" + word(random) + "\n";
        text += "Disallow: /" + word(random) + "/*\n";
    }
    return text;
}

/// Many groups of a few rules, with comments, as sites have them that name every crawler.
std::string groupsFile() {
    std::mt19937 random(3);
    std::string text = "User-agent: *\nDisallow: /private-area/\n";
    while (text.size() < kSize) {
        text += "\n# " + word(random) + "\nUser-agent: " + word(random) + "bot\nCrawl-delay: 10\n";
        for (std::size_t n = random() % 6; n > 0; --n)
            text += "Disallow: /" + word(random) + "/\n";
        text += "Disallow: /private-area/\n";
    }
    return text;
}

/// Something is wrong on every line.
std::string badFile() {
    std::mt19937 random(4);
    std::string text = "User-agent: *\n";
    while (text.size() < kSize)
        text += "Disalow: /" + word(random) + "\nDisallow: " + word(random) + "\\x\nnot a line\n";
    return text;
}

void lintOf(benchmark::State &state, const std::string &text) {
    const Tree tree = Tree::parse(text, DialectId::Robots);
    std::size_t found = 0;
    for (auto _ : state) {
        const auto all = lintFile(tree);
        found = all.size();
        benchmark::DoNotOptimize(all.data());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(text.size()));
    state.counters["findings"] = static_cast<double>(found);
}

BENCHMARK_CAPTURE(lintOf, plain, plainFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lintOf, wildcards, wildFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lintOf, groups, groupsFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lintOf, bad, badFile())->Unit(benchmark::kMillisecond);

} // namespace
