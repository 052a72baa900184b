// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/names.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace gatepost {

namespace {

enum class SlipKind : std::uint8_t { Missing, Extra, Mistaken, Swapped };

/// The one slip that makes `name` of `known`.
struct Slip {
    SlipKind kind = SlipKind::Mistaken;
    std::size_t at = 0;     ///< in the known token
    bool doubled = false;   ///< the character that is missing or extra stands beside its like
    bool separator = false; ///< - or _ is missing, extra, or written for the other
};

bool isSeparator(char c) {
    return c == '-' || c == '_';
}

std::optional<Slip> slipBetween(std::string_view name, std::string_view known) {
    if (name.size() > known.size() + 1 || known.size() > name.size() + 1)
        return {}; // a slip is of one character
    const auto same = [](char x, char y) { return asciiLower(x) == asciiLower(y); };
    std::size_t front = 0;
    while (front < name.size() && front < known.size() && same(name[front], known[front]))
        ++front;
    std::size_t back = 0;
    while (back + front < name.size() && back + front < known.size() &&
           same(name[name.size() - 1 - back], known[known.size() - 1 - back]))
        ++back;
    const std::string_view written = name.substr(front, name.size() - front - back);
    const std::string_view meant = known.substr(front, known.size() - front - back);
    const auto beside = [&](std::string_view text, char c) {
        return (front > 0 && same(text[front - 1], c)) ||
               (front + 1 < text.size() && same(text[front + 1], c));
    };
    if (written.size() == 1 && meant.empty())
        return Slip{SlipKind::Extra, front, beside(name, written[0]), isSeparator(written[0])};
    if (written.empty() && meant.size() == 1)
        return Slip{SlipKind::Missing, front, beside(known, meant[0]), isSeparator(meant[0])};
    if (written.size() == 1 && meant.size() == 1)
        return Slip{SlipKind::Mistaken, front, false,
                    isSeparator(written[0]) && isSeparator(meant[0])};
    if (written.size() == 2 && meant.size() == 2 && same(written[0], meant[1]) &&
        same(written[1], meant[0]))
        return Slip{SlipKind::Swapped, front, false, false};
    return {};
}

/// Names of crawlers are short and alike: among the agents of 1,500 real files NPBot, spbot, crcbot, Snapbot and
/// SemrushBot-SA are not slips for wpbot, CCBot, ShapBot and SemrushBot-SWA. What people do mistype at any length is
/// the order of two characters, a doubled one and a hyphen; another character is a slip in a long name only, and not in
/// a short part that tells siblings apart. One that is missing or too many is also a slip in the names that webmasters
/// write most, of which no name in those files is one character away (Bngbot, GPTBots).
bool isLikely(const Slip &slip, std::string_view known) {
    constexpr std::size_t kShort = 5;
    constexpr std::size_t kMiddle = 6;
    constexpr std::size_t kLong = 8;
    constexpr std::size_t kShortPart = 4;
    if (slip.kind == SlipKind::Swapped || slip.doubled || slip.separator)
        return known.size() >= kShort;
    const std::size_t part = known.find_last_of("-_");
    const bool inShortPart =
        part != std::string_view::npos && slip.at > part && known.size() - part - 1 < kShortPart;
    const bool isCount = slip.kind == SlipKind::Missing || slip.kind == SlipKind::Extra;
    const bool isUsual = isCount && std::ranges::contains(usualAgents(), known);
    return known.size() >= (isUsual ? kMiddle : kLong) && !inShortPart;
}

} // namespace

std::vector<std::string_view> oneSlipAway(std::string_view name, const Registry &registry) {
    constexpr std::size_t kLongest = 40;
    std::vector<std::string_view> tokens;
    if (name.size() > kLongest || registry.find(name) != nullptr)
        return tokens;
    for (const KnownAgent &agent : registry.agents()) {
        const auto slip = slipBetween(name, agent.token);
        if (slip && isLikely(*slip, agent.token) && tokens.size() < 3)
            tokens.emplace_back(agent.token);
    }
    return tokens;
}

std::optional<std::string> nearestAgent(std::string_view name, const Registry &registry,
                                        std::span<const std::string> others) {
    const auto isName = [name](const std::string &other) {
        return equalsIgnoringCase(other, name);
    };
    if (registry.find(name) != nullptr || std::ranges::any_of(others, isName))
        return {};
    if (const auto known = oneSlipAway(name, registry); !known.empty())
        return std::string(known.front());
    for (const std::string &other : others)
        if (const auto slip = slipBetween(name, other); slip && isLikely(*slip, other))
            return other;
    return {};
}

std::optional<Message> nearestAgentText(std::string_view name, const Registry &registry,
                                        std::span<const std::string> others) {
    const auto meant = nearestAgent(name, registry, others);
    if (!meant)
        return {};
    return Message(GATEPOST_TEXT("verdict", "No agent called %1 is known. Did you mean %2?"),
                   gatepost::quoted(name), gatepost::quoted(*meant));
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
