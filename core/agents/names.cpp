// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/names.h"

#include "core/text/ascii.h"

#include <array>

namespace gatepost {

bool isOneSlip(std::string_view a, std::string_view b) {
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    const auto same = [](char x, char y) { return asciiLower(x) == asciiLower(y); };
    std::size_t front = 0;
    while (front < a.size() && same(a[front], b[front]))
        ++front;
    a.remove_prefix(front);
    b.remove_prefix(front);
    while (!a.empty() && same(a.back(), b.back())) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    if (b.size() == 1) // one put in, or one mistaken
        return true;
    return a.size() == 2 && b.size() == 2 && same(a[0], b[1]) && same(a[1], b[0]);
}

std::vector<std::string_view> oneSlipAway(std::string_view name, const Registry &registry) {
    constexpr std::size_t kShortest = 6;
    constexpr std::size_t kLongest = 40;
    std::vector<std::string_view> tokens;
    if (name.size() < kShortest || name.size() > kLongest || registry.find(name) != nullptr)
        return tokens;
    for (const KnownAgent &agent : registry.agents())
        if (tokens.size() < 3 && isOneSlip(name, agent.token))
            tokens.push_back(agent.token);
    return tokens;
}

std::span<const std::string_view> usualAgents() {
    static constexpr std::array<std::string_view, 10> kUsual = {
        "Googlebot",       "Bingbot",       "GPTBot", "ChatGPT-User", "ClaudeBot",
        "Google-Extended", "PerplexityBot", "CCBot",  "Amazonbot",    "AhrefsBot"};
    return kUsual;
}

std::vector<std::string_view> successorsOf(const KnownAgent &retired, const Registry &registry) {
    constexpr std::size_t kMost = 4;
    std::vector<std::string_view> tokens;
    if (retired.operatorName == "unknown")
        return tokens;
    for (const KnownAgent &other : registry.agents())
        if (tokens.size() < kMost && other.operatorName == retired.operatorName &&
            other.status == AgentStatus::Current)
            tokens.push_back(other.token);
    return tokens;
}

} // namespace gatepost
