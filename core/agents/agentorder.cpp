// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/agentorder.h"

#include "core/text/ascii.h"

#include <array>
#include <tuple>

namespace gatepost {

namespace {

constexpr std::size_t kCurrent = 100;
constexpr std::size_t kOthers = 200;

std::optional<std::size_t> rankOf(std::string_view token) {
    static constexpr std::array<std::string_view, 32> kRanked = {"Googlebot",
                                                                 "Bingbot",
                                                                 "GPTBot",
                                                                 "ClaudeBot",
                                                                 "ChatGPT-User",
                                                                 "OAI-SearchBot",
                                                                 "Google-Extended",
                                                                 "PerplexityBot",
                                                                 "CCBot",
                                                                 "Applebot",
                                                                 "DuckDuckBot",
                                                                 "Amazonbot",
                                                                 "Meta-ExternalAgent",
                                                                 "Bytespider",
                                                                 "Claude-User",
                                                                 "Perplexity-User",
                                                                 "YandexBot",
                                                                 "Baiduspider",
                                                                 "Googlebot-Image",
                                                                 "AhrefsBot",
                                                                 "SemrushBot",
                                                                 "AdsBot-Google",
                                                                 "Google-InspectionTool",
                                                                 "facebookexternalhit",
                                                                 "MistralAI-User",
                                                                 "Applebot-Extended",
                                                                 "Claude-SearchBot",
                                                                 "AI2Bot",
                                                                 "DotBot",
                                                                 "Diffbot",
                                                                 "UptimeRobot",
                                                                 "Mediapartners-Google"};
    const auto at = std::ranges::find_if(
        kRanked, [&](std::string_view ranked) { return equalsIgnoringCase(ranked, token); });
    if (at == kRanked.end())
        return {};
    return static_cast<std::size_t>(at - kRanked.begin());
}

} // namespace

std::size_t fameOf(const KnownAgent &agent) {
    return rankOf(agent.token).value_or(agent.status == AgentStatus::Current ? kCurrent : kOthers);
}

std::size_t fameOf(const Identity &agent) {
    return agent.known ? fameOf(*agent.known) : rankOf(agent.token).value_or(kOthers);
}

std::size_t noticeOf(std::string_view token) {
    const KnownAgent *known = Registry::builtIn().find(token);
    if (!known)
        return kOthers + kOthers + 1;
    const bool isSearch =
        known->category == Category::SearchIndexer && known->status == AgentStatus::Current;
    return fameOf(*known) + (isSearch ? 0 : kOthers);
}

Purpose purposeOf(const Identity &agent) {
    // A category that the caller gave counts, as it does for the verdict (S11).
    if (agent.known && agent.categorySource != CategorySource::Option)
        return purposeOf(*agent.known);
    return agent.category ? purposeOf(*agent.category) : Purpose::Other;
}

bool isReadBefore(const Identity &a, const Identity &b) {
    const auto key = [](const Identity &agent) {
        return std::tuple(purposeOf(agent), fameOf(agent), toLower(agent.name));
    };
    return key(a) < key(b);
}

} // namespace gatepost
