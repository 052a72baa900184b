// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole site: robots.txt, robots-ai.txt, robots2.txt and a chained file, parted by bytes 0x01; the part behind the
// last is the agent, a line end, the URL. Nothing is lost, every reading answers, the answer is JSON, and what is
// asked quickly agrees with what is asked slowly.

#include "core/simulate/simulate.h"
#include "core/simulate/timeline.h"
#include "core/syntax/groups.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>

using namespace gatepost;

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

Tree parse(std::string_view text, DialectId dialect) {
    const Tree tree = Tree::parse(std::string(text), dialect);
    std::string joined;
    for (const Piece &piece : tree.pieces())
        joined += tree.slice(piece.range);
    require(joined == text);
    for (const Group &group : tree.groups(GroupReading::Plain).groups)
        require(group.firstLine <= group.lastLine && group.lastLine < tree.lines().size());
    return tree;
}

void ask(const CompiledSite &site, const Identity &agent, std::string_view url) {
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    for (const Reading reading : kReadings) {
        const Query query{agent, std::string(url), at, reading};
        const Verdict verdict = site.simulate(query);
        require(nlohmann::json::parse(toJson(site, verdict), nullptr, false).is_object());
        require(!sentence(site, verdict).empty());
        const FetchVerdict quick = site.fetch(*site.view(agent, reading), PathQuestion(url), at);
        require(quick.decision == verdict.fetch.decision && quick.reason == verdict.fetch.reason &&
                quick.line == verdict.fetch.line);
        const auto spans = timeline(site, query, at, at + std::chrono::hours(25));
        require(!spans.empty() && spans.front().fetch.decision == verdict.fetch.decision);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char *>(data), size);
    std::array<std::string_view, 4> parts;
    for (std::string_view &part : parts) {
        const std::size_t end = std::min(rest.find('\x01'), rest.size());
        part = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    Site site;
    site.file(FileRole::Robots) = parse(parts[0], DialectId::Robots);
    site.file(FileRole::RobotsAi) = parse(parts[1], DialectId::RobotsAi);
    site.file(FileRole::Robots2) = parse(parts[2], DialectId::Robots2);
    site.follow([&parts](const std::string &) -> std::expected<std::string, std::string> {
        return std::string(parts[3]);
    });
    require(site.chain.files.size() <= kMaxChainedFiles);
    const CompiledSite compiled(std::move(site));
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const auto agent = identify(rest.substr(0, end));
    ask(compiled, agent ? *agent : *identify("GPTBot"),
        rest.substr(std::min(end + 1, rest.size())));
    return 0;
}
