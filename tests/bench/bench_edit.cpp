// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One edit of a big file, as a form makes it on every keystroke: the tree is there, the edit is made.
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/policyedits.h"

#include <benchmark/benchmark.h>

using namespace gatepost;

namespace {

/// `groups` groups of `rules` rules each.
Tree bigRobots(int groups, int rules) {
    std::string text;
    for (int g = 0; g < groups; ++g) {
        text += "User-agent: bot" + std::to_string(g) + "\n";
        for (int r = 0; r < rules; ++r)
            text += "Disallow: /path/" + std::to_string(r) + "/\n";
        text += "\n";
    }
    return Tree::parse(text, DialectId::Robots);
}

Tree bigPolicy(int blocks) {
    std::string text = "crawl: yes\n";
    for (int b = 0; b < blocks; ++b)
        text += "\n[agent: bot" + std::to_string(b) + "]\ntrain: no\nread: yes\n";
    return Tree::parse(text + "\nchain: https://example.com/c.txt\n", DialectId::Robots2);
}

void setPathOf20000Rules(benchmark::State &state) {
    const Tree tree = bigRobots(1, 20'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(setRulePath(tree, 0, 10'000, "/elsewhere/"));
}
BENCHMARK(setPathOf20000Rules)->Unit(benchmark::kMillisecond);

void addRuleTo20000Rules(benchmark::State &state) {
    const Tree tree = bigRobots(1, 20'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(addRule(tree, 0, {DirectiveId::Allow, "/elsewhere/"}));
}
BENCHMARK(addRuleTo20000Rules)->Unit(benchmark::kMillisecond);

void addDelayTo3000Groups(benchmark::State &state) {
    const Tree tree = bigRobots(3000, 5);
    for (auto _ : state)
        benchmark::DoNotOptimize(setGroupDirective(tree, 1500, DirectiveId::CrawlDelay, 0, "5"));
}
BENCHMARK(addDelayTo3000Groups)->Unit(benchmark::kMillisecond);

void addGroupTo3000Groups(benchmark::State &state) {
    const Tree tree = bigRobots(3000, 5);
    for (auto _ : state)
        benchmark::DoNotOptimize(addGroup(tree, {{"GPTBot"}, {{DirectiveId::Disallow, "/"}}}));
}
BENCHMARK(addGroupTo3000Groups)->Unit(benchmark::kMillisecond);

void setPolicyOf3000Blocks(benchmark::State &state) {
    const Tree tree = bigPolicy(3000);
    for (auto _ : state)
        benchmark::DoNotOptimize(setPolicy(tree, "bot1500", DirectiveId::Quote, "no"));
}
BENCHMARK(setPolicyOf3000Blocks)->Unit(benchmark::kMillisecond);

} // namespace
