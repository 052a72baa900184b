// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/googleanswer.h"
#include "core/simulate/answer.h"
#include "core/simulate/simulate.h"
#include "tests/support/medianfile.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <random>
#include <string>
#include <vector>

#if defined(__unix__) || defined(__APPLE__)
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
extern char **environ;
#endif

/// From a file's bytes to one answer: what a crawler or a pipeline pays that meets each file once. Allocations are counted.
/// GATEPOST_CORPUS names a folder of real files; without it the corpus is made, with the sizes that real files have.

namespace {

std::size_t g_allocations = 0;
std::size_t g_allocated = 0;

} // namespace

void *operator new(std::size_t size) {
    ++g_allocations;
    g_allocated += size;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept {
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept {
    std::free(memory);
}

namespace {

using namespace gatepost;

constexpr std::string_view kUrl = "https://www.example.com/shop/item42/print.html?id=7";

class Random {
public:
    explicit Random(unsigned seed) : m_random(seed) {}
    unsigned below(unsigned count) { return m_random() % count; }
    std::string word(unsigned least, unsigned most) {
        std::string text;
        for (unsigned left = least + below(most - least + 1); left > 0; --left)
            text += static_cast<char>('a' + below(26));
        return text;
    }

private:
    std::mt19937 m_random;
};

std::string likeReal(Random &random, std::size_t size) {
    std::string text = random.below(3) == 0 ? "# robots.txt\n" : "";
    text += "User-agent: *\n";
    while (text.size() < size) {
        switch (random.below(12)) {
        case 0: text += "\nUser-agent: " + random.word(4, 14) + "\n"; break;
        case 1: text += "# " + random.word(5, 30) + "\n"; break;
        case 2: text += "Allow: /" + random.word(3, 12) + "/\n"; break;
        case 3: text += "Disallow: /*" + random.word(2, 8) + "=\n"; break;
        case 4:
            text += "Disallow: /" + random.word(3, 9) + "/*." + random.word(3, 3) + "$\n";
            break;
        default:
            text += "Disallow: /" + random.word(3, 9) + "/" + random.word(2, 12) + "/\n";
            break;
        }
    }
    return text + "Sitemap: https://www.example.com/sitemap.xml\n";
}

const std::vector<std::string> &corpus() {
    static const std::vector<std::string> files = [] {
        std::vector<std::string> texts;
        if (const char *folder = std::getenv("GATEPOST_CORPUS")) {
            for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
                std::ifstream in(entry.path(), std::ios::binary);
                texts.emplace_back(std::istreambuf_iterator<char>(in),
                                   std::istreambuf_iterator<char>());
            }
            return texts;
        }
        // Half of the real files have less than 300 bytes, a tenth more than 2,500, one in a hundred more than 15,000.
        Random random(1);
        for (int i = 0; i < 1000; ++i) {
            const unsigned kind = random.below(100);
            texts.push_back(likeReal(random, kind < 50   ? 26 + random.below(270)
                                             : kind < 90 ? 300 + random.below(2200)
                                             : kind < 99 ? 2500 + random.below(12'500)
                                                         : 15'000 + random.below(60'000)));
        }
        return texts;
    }();
    return files;
}

std::string manyGroups(int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text +=
            "User-agent: bot" + std::to_string(i) + "\nDisallow: /x" + std::to_string(i) + "/\n\n";
    return text + "User-agent: *\nDisallow: /private/\n";
}

enum class Way { Author, Google, OneShot, AuthorFirst, GoogleFirst };

void ask(std::string_view text, Way way) {
    static const Identity agent = *identify("Googlebot");
    static const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    if (way == Way::OneShot) {
        benchmark::DoNotOptimize(googleAnswer(text, "Googlebot", kUrl));
        return;
    }
    Site site;
    site.put(FileRole::Robots, std::string(text));
    const CompiledSite compiled(std::move(site));
    if (way == Way::AuthorFirst || way == Way::GoogleFirst) {
        const Reading reading = way == Way::AuthorFirst ? Reading::Author : Reading::Google;
        benchmark::DoNotOptimize(compiled.fetch(agent, reading, PathQuestion(kUrl), at));
        return;
    }
    const auto view = compiled.view(agent, way == Way::Author ? Reading::Author : Reading::Google);
    benchmark::DoNotOptimize(compiled.fetch(*view, PathQuestion(kUrl), at));
}

void oneFile(benchmark::State &state, const std::string &text) {
    const auto way = static_cast<Way>(state.range(0));
    ask(text, way); // what is made once for all is not counted
    const std::size_t allocations = g_allocations;
    const std::size_t bytes = g_allocated;
    ask(text, way);
    state.counters["allocations"] = double(g_allocations - allocations);
    state.counters["allocated"] = double(g_allocated - bytes);
    for ([[maybe_unused]] auto _ : state)
        ask(text, way);
    state.SetBytesProcessed(state.iterations() * std::int64_t(text.size()));
}
/// 0: author, 1: google, both by a view; 2: google, one-shot; 3: author, 4: google, without a view.
void medianFile(benchmark::State &state) {
    oneFile(state, std::string(test::kMedianFile));
}
void smallestFile(benchmark::State &state) {
    oneFile(state, "User-agent: *\nDisallow: /\n");
}
void groups10000(benchmark::State &state) {
    oneFile(state, manyGroups(10'000));
}
BENCHMARK(smallestFile)->DenseRange(0, 4);
BENCHMARK(medianFile)->DenseRange(0, 4);
BENCHMARK(groups10000)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);

void wholeCorpus(benchmark::State &state) {
    std::size_t bytes = 0;
    for (const std::string &text : corpus())
        bytes += text.size();
    for ([[maybe_unused]] auto _ : state)
        for (const std::string &text : corpus())
            ask(text, static_cast<Way>(state.range(0)));
    state.SetBytesProcessed(state.iterations() * std::int64_t(bytes));
}
BENCHMARK(wholeCorpus)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

/// One verdict on so many bytes of wildcards: the same on 10 KB and on 10 MB, apart from what the caches say.
void wildcards(benchmark::State &state) {
    Random random(3);
    std::string text = "User-agent: *\n";
    while (text.size() < std::size_t(state.range(0)))
        text += "Disallow: /*" + random.word(5, 10) + "/*" + random.word(3, 7) + "\n";
    Site site;
    site.put(FileRole::Robots, std::move(text));
    const CompiledSite compiled(std::move(site));
    const auto view = compiled.view(*identify("Bingbot"), Reading::Author);
    std::vector<PathQuestion> questions;
    for (int i = 0; i < 1000; ++i)
        questions.emplace_back("/" + random.word(4, 9) + "/" + random.word(5, 13) + "/" +
                               random.word(3, 8) +
                               ".html?id=" + std::to_string(random.below(1000)));
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    for ([[maybe_unused]] auto _ : state)
        for (const PathQuestion &question : questions)
            benchmark::DoNotOptimize(compiled.fetch(*view, question, at));
    state.SetItemsProcessed(state.iterations() * std::int64_t(questions.size()));
}
BENCHMARK(wildcards)->RangeMultiplier(10)->Range(10'000, 10'000'000);

/// 10,000 rules whose pieces all but stand in the path: what they have in common is searched once.
void sharedHostilePiece(benchmark::State &state) {
    std::string text = "User-agent: *\n";
    for (int i = 0; i < 10'000; ++i)
        text += "Disallow: /*" + std::string(32, 'a') + "b*zz\n";
    std::string path = "/";
    for (int i = 0; i < 250; ++i)
        path += std::string(31, 'a') + "b";
    Site site;
    site.put(FileRole::Robots, std::move(text));
    const CompiledSite compiled(std::move(site));
    const auto view = compiled.view(*identify("Bingbot"), Reading::Author);
    const PathQuestion question(path);
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(compiled.fetch(*view, question, at));
}
BENCHMARK(sharedHostilePiece)->Unit(benchmark::kMicrosecond);

/// Answers of `simulate --queries --json`, each to a path of its own.
void batchAsJson(benchmark::State &state) {
    Site site;
    site.put(FileRole::Robots, std::string(test::kMedianFile));
    const CompiledSite compiled(std::move(site));
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    std::vector<Query> questions;
    for (const std::string_view agent : {"Googlebot", "GPTBot", "Bingbot", "Nobody"})
        for (int i = 0; i < 250; ++i)
            questions.push_back({*identify(agent), "/shop/" + std::to_string(i), at});
    JsonAnswers answers(compiled);
    std::string text;
    for ([[maybe_unused]] auto _ : state) {
        text.clear();
        for (const Query &question : questions)
            answers.append(text, compiled.simulate(question, TraceLevel::Matching));
        benchmark::DoNotOptimize(text.data());
    }
    state.SetItemsProcessed(state.iterations() * std::int64_t(questions.size()));
}
BENCHMARK(batchAsJson)->Unit(benchmark::kMicrosecond);

#if defined(__unix__) || defined(__APPLE__)
/// The command line as a whole, in processor time of its process: ./dev exec has it on PATH.
void commandLine(benchmark::State &state, std::vector<std::string> words) {
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const auto used = [] {
        rusage usage{};
        getrusage(RUSAGE_CHILDREN, &usage);
        const auto seconds = [](const timeval &time) {
            return double(time.tv_sec) + double(time.tv_usec) / 1e6;
        };
        return seconds(usage.ru_utime) + seconds(usage.ru_stime);
    };
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", 1 /* O_WRONLY */, 0);
    for ([[maybe_unused]] auto _ : state) {
        const double before = used();
        pid_t process = 0;
        int status = 0;
        if (posix_spawnp(&process, arguments[0], &quiet, nullptr, arguments.data(), environ) != 0 ||
            waitpid(process, &status, 0) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            state.SkipWithError("gatepost-cli is not on PATH, or failed");
            break;
        }
        state.SetIterationTime(used() - before);
    }
    posix_spawn_file_actions_destroy(&quiet);
}
void commandLineHelp(benchmark::State &state) {
    commandLine(state, {"gatepost-cli", "--help"});
}
void commandLineOneQuestion(benchmark::State &state) {
    commandLine(state, {"gatepost-cli", "simulate", "--robots",
                        GATEPOST_SOURCE_DIR "/resources/sample/robots.txt", "--agent", "Googlebot",
                        "--url", "/blog"});
}
BENCHMARK(commandLineHelp)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(commandLineOneQuestion)->UseManualTime()->Unit(benchmark::kMillisecond);
#endif

} // namespace
