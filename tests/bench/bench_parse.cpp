// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/grid.h"
#include "core/simulate/simulate.h"
#include "core/simulate/timeline.h"
#include "core/syntax/groups.h"

#include <benchmark/benchmark.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

/// Parsing, compiling and asking whole sites. With GATEPOST_CORPUS=FOLDER the files of that folder are parsed too.
namespace {

using namespace gatepost;

constexpr std::size_t kRecommended = 500 * 1024;

std::string word(std::mt19937 &random, int least, int most) {
    std::string text;
    for (int left = std::uniform_int_distribution(least, most)(random); left > 0; --left)
        text += static_cast<char>('a' + random() % 26);
    return text;
}

/// Groups as sites have them: a few agents, ten to thirty rules, a comment, a blank line.
std::string ordinaryFile(std::size_t bytes) {
    std::mt19937 random(1);
    std::string text = "# robots.txt of a shop\n";
    while (text.size() < bytes) {
        text += "User-agent: " + (text.size() < 30 ? std::string("*") : word(random, 4, 14)) + "\n";
        for (int rules = 10 + static_cast<int>(random() % 20); rules > 0; --rules)
            text += (random() % 8 == 0 ? "Allow: /" : "Disallow: /") + word(random, 3, 9) + "/" +
                    word(random, 2, 14) + (random() % 6 == 0 ? "*" + word(random, 1, 4) : "/") +
                    "\n";
        text += "# " + word(random, 10, 40) + "\n\n";
    }
    return text;
}

std::string oneGroup(std::size_t bytes) {
    std::mt19937 random(2);
    std::string text = "User-agent: *\n";
    while (text.size() < bytes)
        text += "Disallow: /" + word(random, 3, 9) + "/" + word(random, 2, 14) + "/\n";
    return text;
}

void setBytes(benchmark::State &state, std::size_t bytes) {
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes));
}

void parse(benchmark::State &state, const std::string &text) {
    for (auto _ : state) {
        std::string copy = text;
        const Tree tree = Tree::parse(std::move(copy), DialectId::Robots);
        benchmark::DoNotOptimize(tree.lines().data());
    }
    setBytes(state, text.size());
}

/// A copy of the text and a look at each byte: no way to read it does without them.
void copyAndLook(benchmark::State &state, const std::string &text) {
    for (auto _ : state) {
        std::string copy = text;
        benchmark::DoNotOptimize(copy.data());
        benchmark::DoNotOptimize(std::memchr(copy.data(), 0, copy.size()));
    }
    setBytes(state, text.size());
}

/// The floor of every parser that writes a record for each line: the ends of lines, sixteen bytes at a time, and a record of which
/// three numbers are known. What keys and values are is not looked at.
void recordsOfLines(benchmark::State &state, const std::string &text) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    for (auto _ : state) {
        std::string copy = text;
        std::vector<Line> records;
        records.reserve(lines + 1);
        std::uint32_t begin = 0;
        const auto add = [&](std::size_t end) {
            Line line;
            line.begin = begin;
            line.contentEnd = static_cast<std::uint32_t>(end);
            line.end = begin = static_cast<std::uint32_t>(end + 1);
            records.push_back(line);
        };
        std::size_t at = 0;
#ifdef __SSE2__
        const __m128i newline = _mm_set1_epi8('\n');
        for (; at + 16 <= copy.size(); at += 16) {
            const __m128i bytes =
                _mm_loadu_si128(reinterpret_cast<const __m128i *>(copy.data() + at));
            for (auto found =
                     static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, newline)));
                 found != 0; found &= found - 1)
                add(at + static_cast<std::size_t>(std::countr_zero(found)));
        }
#endif
        for (; at < copy.size(); ++at)
            if (copy[at] == '\n')
                add(at);
        benchmark::DoNotOptimize(records.data());
    }
    setBytes(state, text.size());
}

Site siteOf(const std::string &robots) {
    Site site;
    site.put(FileRole::Robots, robots);
    return site;
}

/// From bytes to an answer's readiness: parse, groups, and the rule set of the agent that is asked about.
void compile(benchmark::State &state, const std::string &text) {
    const Identity agent = *identify("Bingbot");
    for (auto _ : state) {
        const CompiledSite site(siteOf(text));
        benchmark::DoNotOptimize(site.view(agent, Reading::Author).get());
    }
    setBytes(state, text.size());
}

Site threeFiles() {
    Site site =
        siteOf(ordinaryFile(20000) +
               "User-agent: *\nDisallow: /private/\nVisit-time: 0600-0845\nVisit-time: 2200-0100\n"
               "Request-rate: 1/10m 1300-1659\nRequest-rate: 1/20m 1700-0459\n");
    site.put(FileRole::RobotsAi,
             "User-agent: *\nDisallow: /drafts/\nAllow: /press/\nCrawl-delay: 10\n");
    site.put(FileRole::Robots2, "User-agent: *\nDisallow: /api/\ncrawl: yes\nread: yes\ntrain: no\n"
                                "[agent: ai-assistant]\nsummarise: yes\n");
    return site;
}

void matrix200By2000(benchmark::State &state) {
    const CompiledSite site(threeFiles());
    std::vector<Identity> agents;
    for (const KnownAgent &known : Registry::builtIn().agents())
        agents.push_back(*identify(known.token));
    while (agents.size() < 200)
        agents.push_back(*identify("Unknown" + std::string(agents.size() - 190, 'x')));
    std::mt19937 random(3);
    std::vector<std::string> urls;
    for (int i = 0; i < 2000; ++i)
        urls.push_back("https://a.example/" + word(random, 3, 9) + "/" + word(random, 2, 14));
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            computeGrid(site, nullptr, false, {.agents = agents, .paths = urls, .at = at})
                ->cells.data());
    }
    state.SetItemsProcessed(
        static_cast<std::int64_t>(state.iterations() * agents.size() * urls.size()));
}

void timelineOfAWeek(benchmark::State &state) {
    const CompiledSite site(threeFiles());
    const Query query{*identify("ClaudeBot"), "/press/a", {}};
    const Instant from = *parseInstant("2026-11-16T00:00:00Z");
    std::size_t spans = 0;
    for (auto _ : state)
        spans = timeline(site, query, from, from + std::chrono::days(7)).size();
    state.counters["spans"] = static_cast<double>(spans);
}

void verdictWithTrace(benchmark::State &state) {
    const CompiledSite site(threeFiles());
    const Query query{*identify("ClaudeBot"), "/press/a", *parseInstant("2026-11-20T07:00:00Z")};
    for (auto _ : state)
        benchmark::DoNotOptimize(site.simulate(query, TraceLevel::Matching).trace.data());
}

/// Real files, read once.
const std::vector<std::string> &corpus() {
    static const std::vector<std::string> files = [] {
        std::vector<std::string> read;
        for (const auto &entry :
             std::filesystem::directory_iterator(std::getenv("GATEPOST_CORPUS"))) {
            std::ifstream in(entry.path(), std::ios::binary);
            read.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
        }
        return read;
    }();
    return files;
}

template <typename Work>
void overCorpus(benchmark::State &state, const Work &work) {
    std::size_t bytes = 0;
    for (const std::string &text : corpus())
        bytes += text.size();
    for (auto _ : state)
        for (const std::string &text : corpus())
            work(text);
    setBytes(state, bytes);
}

void parseCorpus(benchmark::State &state) {
    overCorpus(state, [](const std::string &text) {
        benchmark::DoNotOptimize(Tree::parse(text, DialectId::Robots).lines().data());
    });
}

void groupsOfCorpus(benchmark::State &state) {
    overCorpus(state, [](const std::string &text) {
        const Tree tree = Tree::parse(text, DialectId::Robots);
        benchmark::DoNotOptimize(tree.groups().rules.data());
    });
}

void compileCorpus(benchmark::State &state) {
    overCorpus(state, [](const std::string &text) {
        benchmark::DoNotOptimize(&CompiledSite(siteOf(text)).site());
    });
}

void viewCorpus(benchmark::State &state) {
    const Identity agent = *identify("Bingbot");
    overCorpus(state, [&agent](const std::string &text) {
        benchmark::DoNotOptimize(CompiledSite(siteOf(text)).view(agent, Reading::Author).get());
    });
}

const int kRegistered = [] {
    benchmark::RegisterBenchmark("floor/memchr/500KiB", copyAndLook, ordinaryFile(kRecommended));
    benchmark::RegisterBenchmark("floor/a-record-a-line/500KiB", recordsOfLines,
                                 ordinaryFile(kRecommended));
    benchmark::RegisterBenchmark("parse/ordinary/500KiB", parse, ordinaryFile(kRecommended));
    benchmark::RegisterBenchmark("parse/one-group/500KiB", parse, oneGroup(kRecommended));
    benchmark::RegisterBenchmark("parse+compile/ordinary/500KiB", compile,
                                 ordinaryFile(kRecommended));
    benchmark::RegisterBenchmark("parse+compile/one-group/500KiB", compile, oneGroup(kRecommended));
    benchmark::RegisterBenchmark("matrix/200x2000", matrix200By2000)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("timeline/week", timelineOfAWeek)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("verdict/with-trace", verdictWithTrace);
    if (std::getenv("GATEPOST_CORPUS") != nullptr) {
        benchmark::RegisterBenchmark("parse/corpus", parseCorpus);
        benchmark::RegisterBenchmark("parse+groups/corpus", groupsOfCorpus);
        benchmark::RegisterBenchmark("parse+compile/corpus", compileCorpus);
        benchmark::RegisterBenchmark("parse+compile+view/corpus", viewCorpus);
    }
    return 0;
}();

} // namespace
