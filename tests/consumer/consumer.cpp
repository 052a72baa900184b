// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What README shows of the library, compiled against what is installed.

#include <gatepost/gatepost.h>

#include <iostream>

int main() {
    using namespace gatepost::library;
    const std::string robots =
        "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /blog\n";
    const Site site(Files{.robots = robots});
    const auto answer = site.ask({.agent = "GPTBot", .url = "https://example.com/blog/a"});
    if (!answer) {
        std::cerr << answer.error() << '\n';
        return 1;
    }
    std::cout << answer->decision << ": " << answer->line->file << " line " << answer->line->number
              << ", " << answer->line->text << '\n';

    const QuickAnswer quick = quickAnswer(robots, "GPTBot", "https://example.com/blog/a");
    std::cout << (quick.allowed ? "allowed" : "refused") << " by line " << quick.line << '\n';

    const auto edited = withRule(robots, "ClaudeBot", Rule::Disallow, "/drafts/");
    if (!edited)
        return 1;
    for (const Change &change : site.changesTo(Site(Files{.robots = *edited})).changes)
        std::cout << change.text << '\n';
    for (const Finding &finding : Site(Files{.robots = "Disalow: /\n"}).check())
        std::cout << finding.file << ':' << finding.line << ": " << finding.code << '\n';
    for (const Area &area : site.map().areas)
        if (area.agents.front() == "GPTBot" && area.decision == "deny")
            std::cout << area.matches.front() << " is closed to GPTBot, for example "
                      << area.example << '\n';
}
