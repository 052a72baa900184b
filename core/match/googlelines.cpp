// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/googlelines.h"

#include "core/match/lines.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <optional>

namespace gatepost {

namespace {

using Key = GoogleLine::Key;

struct KeySpelling {
    std::string_view beginning;
    Key key;
    bool misspelt;
};
/// Tried in this order; a key is known by its beginning, so `Disallowed` is a Disallow.
constexpr std::array kSpellings = {
    KeySpelling{"user-agent", Key::UserAgent, false},
    KeySpelling{"useragent", Key::UserAgent, true},
    KeySpelling{"user agent", Key::UserAgent, true},
    KeySpelling{"allow", Key::Allow, false},
    KeySpelling{"disallow", Key::Disallow, false},
    KeySpelling{"dissallow", Key::Disallow, true},
    KeySpelling{"dissalow", Key::Disallow, true},
    KeySpelling{"disalow", Key::Disallow, true},
    KeySpelling{"diasllow", Key::Disallow, true},
    KeySpelling{"disallaw", Key::Disallow, true},
    KeySpelling{"sitemap", Key::Sitemap, false},
    KeySpelling{"site-map", Key::Sitemap, true},
};

constexpr bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string_view stripped(std::string_view text) {
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Key and value of a line, or nothing.
std::optional<GoogleLine> readLine(std::string_view line) {
    line = line.substr(0, kGoogleLineBytes);
    line = line.substr(0, line.find('\0'));
    line = stripped(line.substr(0, line.find('#')));

    GoogleLine read;
    std::size_t separator = line.find(':');
    if (separator == std::string_view::npos) {
        separator = line.find_first_of(" \t");
        if (separator == std::string_view::npos)
            return {};
        const std::size_t second = line.find_first_not_of(" \t", separator);
        if (line.find_first_of(" \t", second) != std::string_view::npos)
            return {};
        read.noColon = true;
    }
    const std::string_view key = stripped(line.substr(0, separator));
    if (key.empty())
        return {};
    read.value = stripped(line.substr(separator + 1));
    const auto *const spelling = std::ranges::find_if(kSpellings, [key](const KeySpelling &known) {
        return startsWithIgnoringCase(key, known.beginning);
    });
    if (spelling != kSpellings.end()) {
        read.key = spelling->key;
        read.misspelt = spelling->misspelt;
    }
    return read;
}

} // namespace

std::vector<GoogleLine> googleLines(std::string_view text) {
    // Each byte of a BOM is passed over as long as the bytes before it were one's too.
    for (const char bom : {'\xEF', '\xBB', '\xBF'}) {
        if (!text.starts_with(bom))
            break;
        text.remove_prefix(1);
    }
    std::vector<GoogleLine> lines;
    LineWalk walk(text);
    std::size_t index = 0;
    for (auto line = walk.next(); line; line = walk.next(), ++index) {
        if (auto read = readLine(*line)) {
            read->line = index;
            lines.push_back(*read);
        }
    }
    return lines;
}

std::string_view googleAgentValue(std::string_view value) {
    if (value.starts_with('*') && (value.size() == 1 || isSpace(value[1])))
        return value.substr(0, 1);
    const auto isNamePart = [](char c) { return isAlpha(c) || c == '-' || c == '_'; };
    const auto end = std::ranges::find_if_not(value, isNamePart);
    return value.substr(0, static_cast<std::size_t>(end - value.begin()));
}

GoogleRules googleRules(std::span<const GoogleLine> lines, std::string_view token) {
    GoogleRules result;
    std::vector<RuleLine> forAll;
    bool inAgentsGroup = false;
    bool inGroupForAll = false;
    bool isClosed = false; // a rule ended the group's run of User-agent lines
    for (const GoogleLine &line : lines) {
        switch (line.key) {
        case Key::UserAgent: {
            if (isClosed)
                isClosed = inAgentsGroup = inGroupForAll = false;
            const std::string_view name = googleAgentValue(line.value);
            if (name == "*")
                inGroupForAll = result.namesAll = true;
            else if (!name.empty() && equalsIgnoringCase(name, token))
                inAgentsGroup = result.namesAgent = true;
            break;
        }
        case Key::Allow:
        case Key::Disallow:
            if (inAgentsGroup || inGroupForAll) {
                isClosed = true;
                (inAgentsGroup ? result.rules : forAll)
                    .push_back(
                        {.value = line.value,
                         .line = static_cast<std::uint32_t>(line.line),
                         .kind = line.key == Key::Allow ? RuleKind::Allow : RuleKind::Disallow});
            }
            break;
        case Key::Sitemap:
        case Key::Unknown: break;
        }
    }
    if (!result.namesAgent)
        result.rules = std::move(forAll);
    return result;
}

} // namespace gatepost
