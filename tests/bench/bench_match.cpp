// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/ruleset.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

/// What a decision costs: ordinary rules and paths like those of real sites, and hostile ones.

using namespace gatepost;

namespace {

constexpr std::string_view kWords[] = {
    "cart",  "checkout", "search", "tag",    "author", "wp-admin", "images", "api",   "v2",
    "users", "profile",  "login",  "print",  "feed",   "archive",  "blog",   "shop",  "item",
    "news",  "category", "static", "assets", "forum",  "thread",   "page",   "order", "help",
};

class Words {
public:
    explicit Words(unsigned seed) : m_random(seed) {}
    unsigned below(unsigned count) { return m_random() % count; }
    std::string folders(unsigned count) {
        std::string text;
        for (unsigned i = 0; i < count; ++i) {
            text += '/';
            text += kWords[below(std::size(kWords))];
            if (below(3) == 0)
                text += std::to_string(below(1000));
        }
        return text;
    }

private:
    std::mt19937 m_random;
};

enum class Wildcards { None, Half };

std::vector<std::string> valuesOf(std::size_t count, Wildcards wildcards) {
    Words words(1);
    std::vector<std::string> values;
    for (std::size_t i = 0; i < count; ++i) {
        std::string value = words.folders(1 + words.below(4)) + '/';
        if (wildcards == Wildcards::Half && i % 2 == 0) {
            switch (words.below(4)) {
            case 0: value = "/*" + value + "*.html$"; break;
            case 1: value += "*/" + std::to_string(words.below(1000)) + "?"; break;
            case 2: value = "/*?*key" + std::to_string(words.below(1000)) + "="; break;
            default: value += "*.php$"; break;
            }
        }
        values.push_back(std::move(value));
    }
    return values;
}

std::vector<RuleLine> linesOf(const std::vector<std::string> &values) {
    std::vector<RuleLine> lines;
    for (std::uint32_t i = 0; i < values.size(); ++i)
        lines.push_back({.value = values[i],
                         .line = i,
                         .kind = i % 5 == 0 ? RuleKind::Allow : RuleKind::Disallow});
    return lines;
}

std::vector<std::string> paths(std::size_t count) {
    Words words(2);
    std::vector<std::string> result;
    for (std::size_t i = 0; i < count; ++i) {
        std::string path = words.folders(1 + words.below(5));
        if (i % 2 == 0)
            path += "/" + std::to_string(words.below(100'000)) + ".html";
        if (i % 3 == 0)
            path += "?id=" + std::to_string(words.below(1000)) + "&key" +
                    std::to_string(words.below(1000)) + "=1";
        result.push_back(std::move(path));
    }
    return result;
}

void decideMany(benchmark::State &state, Wildcards wildcards) {
    const std::vector<std::string> values = valuesOf(std::size_t(state.range(0)), wildcards);
    const RuleSet set = RuleSet::compile(PathReading::Rfc9309, linesOf(values));
    std::vector<PathQuestion> questions;
    for (const std::string &path : paths(10'000))
        questions.emplace_back(path);
    std::size_t ruled = 0;
    for ([[maybe_unused]] auto _ : state) {
        ruled = 0;
        for (const PathQuestion &question : questions)
            ruled += set.decide(question).rule.has_value();
        benchmark::DoNotOptimize(ruled);
    }
    state.SetItemsProcessed(state.iterations() * 10'000);
    state.counters["ruled"] = double(ruled);
}
void plain(benchmark::State &state) {
    decideMany(state, Wildcards::None);
}
void halfWildcards(benchmark::State &state) {
    decideMany(state, Wildcards::Half);
}
BENCHMARK(plain)->Arg(50)->Arg(700)->Arg(5000);
BENCHMARK(halfWildcards)->Arg(50)->Arg(700)->Arg(5000);

/// One decision on a site of ordinary size, the question made from its URL each time.
void oneDecision(benchmark::State &state) {
    const std::vector<std::string> values = valuesOf(50, Wildcards::Half);
    const RuleSet set = RuleSet::compile(PathReading::Rfc9309, linesOf(values));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(
            set.decide(PathQuestion("https://shop.example/shop/item42/print?id=7")));
}
BENCHMARK(oneDecision);

void question(benchmark::State &state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(PathQuestion("https://shop.example/shop/item42/print?id=7"));
}
BENCHMARK(question);

void compile(benchmark::State &state, Wildcards wildcards) {
    const std::vector<std::string> values = valuesOf(std::size_t(state.range(0)), wildcards);
    const std::vector<RuleLine> lines = linesOf(values);
    std::size_t bytes = 0;
    for (const std::string &value : values)
        bytes += value.size();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(RuleSet::compile(PathReading::Rfc9309, lines));
    state.SetBytesProcessed(state.iterations() * std::int64_t(bytes));
}
void compilePlain(benchmark::State &state) {
    compile(state, Wildcards::None);
}
void compileHalfWildcards(benchmark::State &state) {
    compile(state, Wildcards::Half);
}
BENCHMARK(compilePlain)->Arg(50)->Arg(20'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(compileHalfWildcards)->Arg(50)->Arg(20'000)->Unit(benchmark::kMicrosecond);

/// Patterns that make a backtracking matcher never return.
void hostile(benchmark::State &state, PathReading reading, const std::string &value) {
    const std::string path = "/" + std::string(std::size_t(state.range(0)) - 1, 'a');
    const RuleLine lines[] = {{.value = value, .line = 0, .kind = RuleKind::Disallow}};
    const RuleSet set = RuleSet::compile(reading, lines);
    const PathQuestion asked(path);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(set.decide(asked));
}
void hostileStars(benchmark::State &state) {
    hostile(state, PathReading::Rfc9309, "/*a*a*a*a*a*a*a*b");
}
void hostileLongPiece(benchmark::State &state) {
    hostile(state, PathReading::Rfc9309,
            "/*" + std::string(std::size_t(state.range(0)) / 2, 'a') + "b");
}
void hostileShell(benchmark::State &state) {
    hostile(state, PathReading::Extended, "/*?a?[a-c]a[!b]aaaaaaaaaaaaaaaaaa?b*");
}
BENCHMARK(hostileStars)->RangeMultiplier(10)->Range(100, 10'000)->Arg(8000);
BENCHMARK(hostileLongPiece)->Arg(100)->Arg(1000)->Arg(8000);
BENCHMARK(hostileShell)->Arg(100)->Arg(1000)->Arg(8000);

/// Many patterns that hold the same bytes as the path, over and over.
void hostileMany(benchmark::State &state) {
    std::vector<std::string> values;
    for (int i = 0; i < 1000; ++i)
        values.push_back("/*aaaaaaaa*" + std::string(std::size_t(i) % 17 + 1, 'a') + "b");
    const RuleSet set = RuleSet::compile(PathReading::Rfc9309, linesOf(values));
    const PathQuestion asked("/" + std::string(std::size_t(state.range(0)) - 1, 'a'));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(set.decide(asked));
}
BENCHMARK(hostileMany)->Arg(100)->Arg(1000)->Arg(8000);

} // namespace
