// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/kosterlines.h"

#include "core/match/lines.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

bool containsIgnoringCase(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, asciiLower, asciiLower).empty();
}

} // namespace

void readKosterLine(KosterRecord &record, std::string_view line, std::uint32_t index) {
    line = line.substr(0, line.find('#'));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return;
    const std::string_view key = trimmed(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (equalsIgnoringCase(key, "User-agent"))
        record.agents.push_back(value);
    else if (equalsIgnoringCase(key, "Disallow"))
        record.rules.push_back({.value = value, .line = index, .kind = RuleKind::Disallow});
    else if (equalsIgnoringCase(key, "Allow"))
        record.rules.push_back({.value = value, .line = index, .kind = RuleKind::Allow});
}

std::vector<KosterRecord> kosterRecords(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::vector<KosterRecord> records;
    KosterRecord record;
    const auto close = [&] {
        if (!record.agents.empty())
            records.push_back(std::move(record));
        record = {};
    };
    LineWalk walk(text);
    std::uint32_t index = 0;
    for (auto line = walk.next(); line; line = walk.next(), ++index) {
        if (trimmed(*line).empty())
            close();
        else
            readKosterLine(record, *line, index);
    }
    close();
    return records;
}

std::optional<std::size_t> kosterRecordFor(std::span<const KosterRecord> records,
                                           std::string_view agentName) {
    const auto firstThat = [&](auto names) -> std::optional<std::size_t> {
        const auto found = std::ranges::find_if(records, [&](const KosterRecord &record) {
            return std::ranges::any_of(record.agents, names);
        });
        if (found == records.end())
            return {};
        return static_cast<std::size_t>(found - records.begin());
    };
    const auto named = firstThat([agentName](std::string_view value) {
        return !value.empty() && value != "*" && containsIgnoringCase(agentName, value);
    });
    return named ? named : firstThat([](std::string_view value) { return value == "*"; });
}

} // namespace gatepost
