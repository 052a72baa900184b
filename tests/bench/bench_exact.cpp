// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/exact/map.h"
#include "core/exact/ruleaboutall.h"
#include "tests/support/sites.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <format>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

/// What an answer about all paths costs: one edited line, all rules replaced, a whole map. GATEPOST_CORPUS names a folder of real
/// robots.txt files; then a table of them is printed too, with the slowest ten.

using namespace gatepost;
using namespace gatepost::exact;
using namespace gatepost::test;

namespace {

constexpr std::string_view kWords[] = {"cart",  "search", "tag",    "author", "images",  "api",
                                       "users", "login",  "print",  "feed",   "archive", "blog",
                                       "shop",  "news",   "static", "forum",  "order",   "help"};

/// Rules like those of shops: folders, one in five with stars, one in ten an Allow.
std::vector<std::string> rulesOf(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    const auto word = [&] { return std::string(kWords[random() % std::size(kWords)]); };
    std::vector<std::string> rules;
    for (std::size_t i = 0; i < count; ++i) {
        std::string path = "/" + word() + "/" + word() + std::to_string(random() % 500) + "/";
        switch (random() % 20) {
        case 0: path = "/*?" + word() + std::to_string(random() % 50) + "="; break;
        case 1: path = "/*/" + word() + "/*.php$"; break;
        case 2: path += "*." + word() + "$"; break;
        case 3: path += "*sort="; break;
        default: break;
        }
        rules.push_back((random() % 10 == 0 ? "Allow: " : "Disallow: ") + path);
    }
    return rules;
}

std::string textOf(const std::vector<std::string> &rules) {
    std::string text = "User-agent: *\n";
    for (const std::string &rule : rules)
        text += rule + '\n';
    return text;
}

ExactQuestion oneAgent() {
    ExactQuestion question;
    question.agents = {{*identify("Somebody"), AskedAgent::Unknown{}}};
    return question;
}

void oneEditedLine(benchmark::State &state) {
    const auto rules = rulesOf(static_cast<std::size_t>(state.range(0)), 1);
    auto edited = rules;
    edited[edited.size() / 2] = state.range(1) == 0 ? "Disallow: /new/" : "Allow: /*?new=";
    const CompiledSite before = siteOf(textOf(rules));
    const CompiledSite after = siteOf(textOf(edited));
    const ExactQuestion question = oneAgent();
    for (auto _ : state)
        benchmark::DoNotOptimize(differences(before, after, question));
}
BENCHMARK(oneEditedLine)->ArgsProduct({{70, 700}, {0, 1}})->Unit(benchmark::kMillisecond);

void allReplaced(benchmark::State &state) {
    const CompiledSite before =
        siteOf(textOf(rulesOf(static_cast<std::size_t>(state.range(0)), 1)));
    const CompiledSite after = siteOf(textOf(rulesOf(static_cast<std::size_t>(state.range(0)), 2)));
    const ExactQuestion question = oneAgent();
    for (auto _ : state)
        benchmark::DoNotOptimize(differences(before, after, question));
}
BENCHMARK(allReplaced)->Arg(70)->Arg(700)->Unit(benchmark::kMillisecond);

void mapOf700(benchmark::State &state) {
    const CompiledSite site = siteOf(textOf(rulesOf(700, 1)));
    for (auto _ : state)
        benchmark::DoNotOptimize(policyMap(site, {}));
}
BENCHMARK(mapOf700)->Unit(benchmark::kMillisecond);

std::string fileText(const std::filesystem::path &path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

CompiledSite sampleSite(bool edited) {
    Site site;
    const std::filesystem::path folder = GATEPOST_SOURCE_DIR "/resources/sample";
    std::string robots = fileText(folder / "robots.txt");
    if (edited)
        robots += "\nUser-agent: CCBot\nDisallow: /\n";
    site.put(FileRole::Robots, std::move(robots));
    site.put(FileRole::RobotsAi, fileText(folder / "robots-ai.txt"));
    site.put(FileRole::Robots2, fileText(folder / "robots2.txt"));
    return CompiledSite(std::move(site));
}

void sampleSiteAllAgents(benchmark::State &state) {
    const CompiledSite before = sampleSite(false);
    const CompiledSite after = sampleSite(true);
    for (auto _ : state)
        benchmark::DoNotOptimize(differences(before, after, {}));
}
BENCHMARK(sampleSiteAllAgents)->Unit(benchmark::kMillisecond);

// ---- real files ----------------------------------------------------------------------------------

/// Of one answer. Time of the processor: other programs of the machine do not count.
struct Figure {
    double milliseconds = 0;
    bool complete = true;
};
Figure measured(const auto &answer) {
    const std::clock_t start = std::clock();
    const bool complete = answer().complete;
    return {1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, complete};
}

/// The first rule line changed, as by an editor.
std::string withOneLine(const std::string &text) {
    std::string edited = text;
    std::size_t at = edited.size() / 2;
    at = edited.find("\nDisallow:", at);
    if (at == std::string::npos)
        at = edited.find("\nDisallow:");
    if (at == std::string::npos)
        return "User-agent: *\nDisallow: /new/\n" + text;
    const std::size_t end = edited.find('\n', at + 1);
    edited.replace(at + 1, (end == std::string::npos ? edited.size() : end) - at - 1,
                   "Disallow: /new/*?sort=");
    return edited;
}

constexpr std::array kAnswers = {"one edited line", "against its neighbour", "map of the window",
                                 "map, spellings apart"};
struct Row {
    std::string name;
    std::array<Figure, kAnswers.size()> figures;
};

void printPercentiles(std::size_t answer, std::vector<Row> &rows) {
    const auto time = [answer](const Row &row) { return row.figures[answer].milliseconds; };
    std::ranges::sort(rows, {}, time);
    const auto at = [&](double part) {
        return time(rows[static_cast<std::size_t>(part * static_cast<double>(rows.size() - 1))]);
    };
    const auto open = std::ranges::count_if(
        rows, [answer](const Row &row) { return !row.figures[answer].complete; });
    std::cout << std::format("{:<22} p50 {:8.2f} ms  p95 {:8.2f}  p99 {:8.2f}  most {:8.2f}  "
                             "not complete: {} of {}\n",
                             kAnswers[answer], at(0.5), at(0.95), at(0.99), at(1), open,
                             rows.size());
    for (std::size_t i = 0; i < 10 && i < rows.size(); ++i) {
        const Row &row = rows[rows.size() - 1 - i];
        std::cout << std::format("    {:9.2f} ms {}\n", time(row), row.name);
    }
    for (const Row &row : rows)
        if (!row.figures[answer].complete)
            std::cout << std::format("    not complete: {}\n", row.name);
}

void printCorpus(const char *folder) {
    std::vector<Row> rows;
    std::string neighbour;
    std::vector<std::filesystem::path> paths;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    for (const auto &path : paths) {
        const std::string text = fileText(path);
        const CompiledSite site = siteOf(text);
        const CompiledSite edited = siteOf(withOneLine(text));
        const CompiledSite other = siteOf(neighbour);
        rows.push_back({path.filename().string(),
                        {measured([&] { return differences(site, edited, oneAgent()); }),
                         measured([&] { return differences(other, site, oneAgent()); }),
                         measured([&] { return policyMap(site, {}, Spellings::Together); }),
                         measured([&] { return policyMap(site, {}); })}});
        neighbour = text;
    }
    for (std::size_t answer = 0; answer < kAnswers.size(); ++answer)
        printPercentiles(answer, rows);
}

void corpus(benchmark::State &state) {
    for (auto _ : state)
        if (const char *folder = std::getenv("GATEPOST_CORPUS"))
            printCorpus(folder);
}
BENCHMARK(corpus)->Iterations(1);

} // namespace
