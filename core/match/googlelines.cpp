// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/googlelines.h"

#include "core/match/googlescan.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

using Key = GoogleLine::Key;

std::vector<GoogleLine> googleLines(std::string_view text) {
    std::vector<GoogleLine> lines;
    lines.reserve(lineEndCount(text) + 1);
    googlescan::visitLines(text, [&lines](const GoogleLine &line) { lines.push_back(line); });
    return lines;
}

Key googleKey(std::string_view key) {
    const googlescan::KeySpelling *known = googlescan::spellingOf(googlescan::stripped(key));
    return known == nullptr ? Key::Unknown : known->key;
}

std::string_view googleAgentValue(std::string_view value) {
    if (value.starts_with('*') && (value.size() == 1 || isWhiteSpace(value[1])))
        return value.substr(0, 1);
    const auto isNamePart = [](char c) { return isAlpha(c) || c == '-' || c == '_'; };
    const auto end = std::ranges::find_if_not(value, isNamePart);
    return value.substr(0, static_cast<std::size_t>(end - value.begin()));
}

GoogleRules googleRules(std::span<const GoogleLine> lines, std::string_view token) {
    GoogleRules result;
    FewList<RuleLine, 12> forAll;
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
