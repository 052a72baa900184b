// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/text.h"
#include "ui/editor/completion.h"

#include <QCoreApplication>

namespace gatepost::ui {

namespace {

struct Snippet {
    const char *label;
    const char *detail;
    const char *body; ///< the first hole stands between ‹ and ›, written here as \1 and \2
    unsigned dialects;
};

constexpr unsigned kRobotsLike = dialectBit(DialectId::Robots) | dialectBit(DialectId::RobotsAi);

constexpr Snippet kSnippets[] = {
    {"group", QT_TRANSLATE_NOOP("gatepost::ui::Snippets", "agent with its rules"),
     "User-agent: \1*\2\nDisallow: /\n", kRobotsLike | dialectBit(DialectId::Robots2)},
    {"group-hours",
     QT_TRANSLATE_NOOP("gatepost::ui::Snippets", "extended 2.0 group with hours and pace"),
     "User-agent: \1nightbot\2\nRobot-version: 2.0\nVisit-time: 2200-0545\nRequest-rate: 1/10m\n"
     "Allow: /\nAllow: *.html\nDisallow: *\n",
     dialectBit(DialectId::Robots)},
    {"agent-block", QT_TRANSLATE_NOOP("gatepost::ui::Snippets", "rules for one kind of agent"),
     "[agent: \1ai-assistant\2]\nread: yes\ntrain: no\n", dialectBit(DialectId::Robots2)},
    {"ask-block", QT_TRANSLATE_NOOP("gatepost::ui::Snippets", "one kind of agent asks first"),
     "[agent: \1ai-researcher\2]\ncrawl: yes\nread: yes\nsummarise: ask\nderivative: ask\n"
     "train: ask\n",
     dialectBit(DialectId::Robots2)},
    {"agent-entry", QT_TRANSLATE_NOOP("gatepost::ui::Snippets", "an agent of the list"),
     "  - user_agent: \1GPTBot\2\n    vendor: OpenAI\n    role: training\n    policy: disallow\n",
     dialectBit(DialectId::AgentPolicy)},
};

} // namespace

QList<Completion> snippets(const Dialect &dialect) {
    QList<Completion> list;
    for (const Snippet &snippet : kSnippets) {
        if ((snippet.dialects & dialectBit(dialect.id)) == 0)
            continue;
        Completion item;
        item.kind = CompletionKind::Snippet;
        item.label = text(snippet.label);
        item.detail = QCoreApplication::translate("gatepost::ui::Snippets", snippet.detail);
        std::string body = snippet.body;
        const std::size_t begin = body.find('\1');
        body.erase(begin, 1);
        const std::size_t end = body.find('\2');
        body.erase(end, 1);
        body.pop_back(); // the line that it is typed on has its end
        item.help = [body] { return Rich::ours(QStringLiteral("<pre>%1</pre>")).arg(text(body)); };
        item.insert = std::move(body);
        item.hole = ByteRange{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        list << item;
    }
    return list;
}

} // namespace gatepost::ui
