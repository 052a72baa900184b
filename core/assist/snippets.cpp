// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/assist/completion.h"

namespace gatepost::assist {

namespace {

struct Snippet {
    const char *label;
    Phrase detail;
    const char *body; ///< the first hole stands between ‹ and ›, written here as \1 and \2
    unsigned dialects;
};

constexpr unsigned kRobotsLike = dialectBit(DialectId::Robots) | dialectBit(DialectId::RobotsAi);

constexpr Snippet kSnippets[] = {
    {"group", GATEPOST_TEXT("gatepost::ui::Snippets", "agent with its rules"),
     "User-agent: \1*\2\nDisallow: /\n", kRobotsLike | dialectBit(DialectId::Robots2)},
    {"group-hours",
     GATEPOST_TEXT("gatepost::ui::Snippets", "extended 2.0 group with hours and pace"),
     "User-agent: \1nightbot\2\nRobot-version: 2.0\nVisit-time: 2200-0545\nRequest-rate: 1/10m\n"
     "Allow: /\nAllow: *.html\nDisallow: *\n",
     dialectBit(DialectId::Robots)},
    {"agent-block", GATEPOST_TEXT("gatepost::ui::Snippets", "rules for one kind of agent"),
     "[agent: \1ai-assistant\2]\nread: yes\ntrain: no\n", dialectBit(DialectId::Robots2)},
    {"ask-block", GATEPOST_TEXT("gatepost::ui::Snippets", "one kind of agent asks first"),
     "[agent: \1ai-researcher\2]\ncrawl: yes\nread: yes\nsummarise: ask\nderivative: ask\n"
     "train: ask\n",
     dialectBit(DialectId::Robots2)},
    {"agent-entry", GATEPOST_TEXT("gatepost::ui::Snippets", "an agent of the list"),
     "  - user_agent: \1GPTBot\2\n    vendor: OpenAI\n    role: training\n    policy: disallow\n",
     dialectBit(DialectId::AgentPolicy)},
};

} // namespace

std::vector<Completion> snippets(const Dialect &dialect) {
    std::vector<Completion> list;
    for (const Snippet &snippet : kSnippets) {
        if ((snippet.dialects & dialectBit(dialect.id)) == 0)
            continue;
        Completion item;
        item.kind = CompletionKind::Snippet;
        item.label = snippet.label;
        item.detail = {snippet.detail};
        std::string body = snippet.body;
        const std::size_t begin = body.find('\1');
        body.erase(begin, 1);
        const std::size_t end = body.find('\2');
        body.erase(end, 1);
        body.pop_back(); // the line that it is typed on has its end
        item.help = [body] { return Help{.code = body}; };
        item.insert = std::move(body);
        item.hole = ByteRange{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        list.push_back(std::move(item));
    }
    return list;
}

} // namespace gatepost::assist
