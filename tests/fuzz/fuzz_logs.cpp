// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte is the format, what follows to the first LF a pattern, the rest a log. Whatever it is: no line is read beyond
// its end, what a hit points at is text, and a splitter that read this reads a good line as ever.

#include "core/logs/partial.h"
#include "core/logs/splitter.h"

#include <cstdlib>
#include <memory>

using namespace gatepost;
using namespace gatepost::logs;

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

/// A line in memory of its own, so that reading past the padding is seen.
logs::LineKind split(Splitter &splitter, std::string_view line, UserAgents &agents) {
    const auto memory = std::make_unique<char[]>(line.size() + kLinePadding);
    line.copy(memory.get(), line.size());
    Hit hit;
    const logs::LineKind kind = splitter.split({memory.get(), line.size()}, agents, hit);
    if (kind == logs::LineKind::Hit) {
        require(hit.agent >= 0 && static_cast<std::size_t>(hit.agent) < agents.size() &&
                hit.status <= 999);
        std::size_t sum = 0;
        for (const std::string_view text : {hit.method, hit.target, hit.address})
            for (const char c : text)
                sum += static_cast<unsigned char>(c);
        require(hit.target.empty() || hit.target[0] == '/' || sum > 0);
    }
    return kind;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto id = static_cast<FormatId>(data[0] % 9);
    std::string_view text(reinterpret_cast<const char *>(data + 1), size - 1);
    static_cast<void>(detectFormat(text));
    Tally tally;
    static_cast<void>(addPartialRow(text, tally));
    const std::string_view pattern = text.substr(0, text.find('\n'));
    auto splitter = makeSplitter({id, std::string(pattern)}, {std::string(pattern)});
    if (!splitter) {
        require(id == FormatId::Pattern);
        return 0;
    }
    static UserAgents agents(Registry::builtIn(), {});
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const logs::LineKind kind = split(**splitter, text.substr(0, end), agents);
        // A line of JSON is the same whatever came before it.
        if (id == FormatId::Json)
            require(kind ==
                    split(*makeJsonSplitter(std::string(pattern)), text.substr(0, end), agents));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (id == FormatId::Combined)
        require(
            split(
                **splitter,
                R"(192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] "GET / HTTP/1.1" 200 1 "-" "GPTBot")",
                agents) == logs::LineKind::Hit);
    return 0;
}
