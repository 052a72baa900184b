// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <gatepost/gatepost.h>

#include <iostream>

int main() {
    using namespace gatepost::library;
    const std::string robots = "User-agent: *\nDisallow: /private/\n\n"
                               "User-agent: GPTBot\nDisallow: /blog\nCrawl-delay: 5\n";
    const Site site({.robots = File::fromHttp(200, robots)});
    const auto agent = site.agent("Mozilla/5.0 (compatible; GPTBot/1.2)");
    if (!agent)
        return std::cerr << agent.error().text << '\n', 1;
    const Fetch fetch = agent->fetch("https://example.com/blog/a", Instant());
    std::cout << name(fetch.decision) << ": " << site.fileName(fetch.line) << " line "
              << fetch.line.number << ", " << site.text(fetch.line) << '\n'
              << *agent->pace(Instant())->secondsPerRequest << " seconds for each request\n"
              << "refused by line " << quickAnswer(robots, "GPTBot", "/blog/a").line << '\n';
    const auto edited = withRule(robots, "ClaudeBot", Rule::Disallow, "/drafts/");
    for (const Change &change : site.changesTo(Site({.robots = File::of(*edited)})).changes)
        std::cout << change.text << '\n';
    for (const Finding &found : Site({.robots = File::of("Disalow: /\n")}).check())
        std::cout << found.line.number << ':' << found.column << ' ' << found.code << '\n';
}
