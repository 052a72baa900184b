// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a key costs in an editor: textDocument/didChange until the problems are written, in files of 500 KB. Each iteration is one
// edit; p50, p99 and max are milliseconds as a clock on the wall shows them, cpu50 and cpu99 those of this process's threads. --benchmark_min_time=1000x types a thousand keys.
// GATEPOST_CORPUS: a folder of real robots.txt files, of which those of 100 KB and more are typed into, too, at most their
// first 500 KB.

#include "core/lsp/keepmemory.h"
#include "core/lsp/server.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace {

using namespace gatepost;
using Json = nlohmann::json;

constexpr std::size_t kSize =
    499'000; ///< what is larger has fewer checks (kMostBytes of without-effect)

class NoFiles final : public FolderFiles {
public:
    std::expected<std::optional<std::string>, Message> read(const std::string &) const override {
        return std::nullopt;
    }
    std::expected<std::vector<std::string>, Message> names() const override {
        return std::vector<std::string>();
    }
    std::string pathOf(const std::string &name) const override { return "/site/" + name; }
};

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

/// Groups of 40 rules, some with stars: a shop's.
std::string shopFile() {
    std::string text;
    for (int group = 0; text.size() < kSize; ++group) {
        text += "User-agent: Robot" + std::to_string(group) + "\n";
        for (int i = 0; i < 40; ++i)
            text += "Disallow: /shop/" + std::to_string(group) + "/item-" + std::to_string(i) +
                    (i % 7 == 0 ? "*.html\n" : "/\n");
        text += "\n";
    }
    return text;
}

/// Many groups of a few rules, with comments.
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

/// A problem every few lines: what is unknown, written twice, ends in a star.
std::string problemsFile() {
    std::mt19937 random(4);
    std::string text = "User-agent: *\n";
    while (text.size() < kSize) {
        text += "Disallow: /" + word(random) + "/" + word(random) + "/\n";
        text += "Disallow: /" + word(random) + "/*\nDisallow: /same/\n";
        text += "Disallow: /" + word(random) + "/" + word(random) + "\nNoindex: /" + word(random) +
                "\n";
    }
    return text;
}

/// Types rules, character by character, and rubs some out again; now and then a line is pasted or cut.
class Typist {
public:
    explicit Typist(const std::string &text) {
        for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
            ++m_lines;
            if (text.find('\n', at) == std::string::npos)
                break;
        }
    }
    /// The next change: a range of a line, and what comes there.
    Json next() {
        if (m_left.empty() && m_typed > 0 && m_random() % 3 == 0) {
            --m_typed;
            return change(m_typed, m_typed + 1, "");
        }
        if (m_left.empty()) {
            m_line = m_random() % m_lines;
            m_typed = 0;
            if (m_random() % 8 == 0)
                return change(0, 0, "Disallow: /pasted-" + word(m_random) + "/*.html\n");
            m_left = "Disallow: /" + word(m_random) + "/" + word(m_random);
            return change(0, 0, "\n");
        }
        const std::string key = m_left.substr(0, 1);
        m_left.erase(0, 1);
        ++m_typed;
        return change(m_typed - 1, m_typed - 1, key);
    }

private:
    Json change(std::size_t begin, std::size_t end, const std::string &text) const {
        return {{"range",
                 {{"start", {{"line", m_line}, {"character", begin}}},
                  {"end", {{"line", m_line}, {"character", end}}}}},
                {"text", text}};
    }

    std::mt19937 m_random{37};
    std::size_t m_lines = 0;
    std::size_t m_line = 0;
    std::size_t m_typed = 0;
    std::string m_left;
};

struct Moment {
    double cpu = 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; ///< milliseconds
    std::chrono::steady_clock::time_point wall = std::chrono::steady_clock::now();
};

/// Bytes that are sent. `until`: when the last of them was there; the server tidies up only after it.
std::size_t answered(lsp::Server &server, const Json &message, Moment *until = nullptr) {
    server.take(message.dump());
    std::size_t bytes = 0;
    while (server.work()) {
        for (const std::string &each : server.sent())
            bytes += each.size();
        if (until != nullptr)
            *until = Moment();
    }
    return bytes;
}

void didChange(benchmark::State &state, const std::string &text, bool pulls) {
    lsp::Host host;
    host.folder = [](const std::string &) { return std::make_unique<NoFiles>(); };
    host.head = [](const std::string &) { return std::unique_ptr<FolderFiles>(); };
    host.now = [] { return *parseInstant("2026-11-20T08:00:00Z"); };
    lsp::Server server(std::move(host));
    const Json client = pulls ? Json{{"textDocument", {{"diagnostic", Json::object()}}}} : Json();
    const Json uri = {{"uri", "file:///site/robots.txt"}};
    answered(server, {{"jsonrpc", "2.0"},
                      {"id", 1},
                      {"method", "initialize"},
                      {"params", {{"capabilities", client}}}});
    Json opened = uri;
    opened["text"] = text;
    answered(server, {{"jsonrpc", "2.0"},
                      {"method", "textDocument/didOpen"},
                      {"params", {{"textDocument", opened}}}});
    Typist typist(text);
    std::vector<double> times;
    std::vector<double> work;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const Json params = {{"textDocument", uri}, {"contentChanges", {typist.next()}}};
        const Moment begin;
        Moment end = begin;
        bytes = answered(
            server, {{"jsonrpc", "2.0"}, {"method", "textDocument/didChange"}, {"params", params}},
            &end);
        if (pulls)
            bytes = answered(server,
                             {{"jsonrpc", "2.0"},
                              {"id", 2},
                              {"method", "textDocument/diagnostic"},
                              {"params", {{"textDocument", uri}}}},
                             &end);
        times.push_back(std::chrono::duration<double, std::milli>(end.wall - begin.wall).count());
        work.push_back(end.cpu - begin.cpu);
    }
    std::ranges::sort(times);
    std::ranges::sort(work);
    const auto share = [](const std::vector<double> &of, std::size_t percent) {
        return of[std::min(of.size() * percent / 100, of.size() - 1)];
    };
    state.counters["p50"] = share(times, 50);
    state.counters["p99"] = share(times, 99);
    state.counters["max"] = times.back();
    state.counters["cpu50"] = share(work, 50);
    state.counters["cpu99"] = share(work, 99);
    state.counters["sent"] = static_cast<double>(bytes);
    state.counters["bytes"] = static_cast<double>(text.size());
}

void add(const std::string &name, const std::string &text) {
    benchmark::RegisterBenchmark(("didChange/" + name).c_str(), [text](benchmark::State &state) {
        didChange(state, text, false);
    })->Unit(benchmark::kMillisecond);
}

const bool kAdded = [] {
    lsp::keepMemory(); // as gatepost-cli lsp does
    add("plain", plainFile());
    add("shop", shopFile());
    add("groups", groupsFile());
    add("problems", problemsFile());
    benchmark::RegisterBenchmark("didChange/pulled", [](benchmark::State &state) {
        didChange(state, shopFile(), true);
    })->Unit(benchmark::kMillisecond);
    if (const char *corpus = std::getenv("GATEPOST_CORPUS"))
        for (const auto &entry : std::filesystem::directory_iterator(corpus)) {
            if (!entry.is_regular_file() || entry.file_size() < 100'000)
                continue;
            std::ifstream file(entry.path(), std::ios::binary);
            std::string text(std::istreambuf_iterator<char>(file), {});
            // A message is UTF-8: other bytes reach no editor.
            std::ranges::replace_if(
                text, [](char c) { return static_cast<signed char>(c) < 0; }, '?');
            text.resize(std::min(text.size(), kSize));
            add(entry.path().filename().string(), text);
        }
    return true;
}();

} // namespace
