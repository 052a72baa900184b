// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/editsize.h"

#include "core/text/ascii.h"
#include "core/text/linediff.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace gatepost::goals {

namespace {

using Lines = std::span<const std::string_view>;

bool isBlankLine(std::string_view line) {
    return contentOfLine(line).empty();
}
bool isName(std::string_view line) {
    return startsWithIgnoringCase(contentOfLine(line), "user-agent");
}

std::size_t countOf(Lines lines) {
    return static_cast<std::size_t>(
        std::ranges::count_if(lines, [](std::string_view line) { return !isBlankLine(line); }));
}

/// How many groups these lines are; nothing if they are only a part of one. `above`, `below`: the lines around them.
std::size_t wholeGroupsIn(Lines lines, Lines above, Lines below) {
    std::vector<bool> names; // of the lines with anything in them
    for (const std::string_view line : lines)
        if (!isBlankLine(line))
            names.push_back(isName(line));
    if (names.empty() || !names.front() || names.back())
        return 0;
    const auto before = std::ranges::find_last_if_not(above, isBlankLine);
    const auto after = std::ranges::find_if_not(below, isBlankLine);
    if ((!before.empty() && isName(before.front())) || (after != below.end() && !isName(*after)))
        return 0;
    std::size_t groups = 1;
    for (std::size_t i = 1; i < names.size(); ++i)
        groups += names[i] && !names[i - 1] ? 1 : 0;
    return groups;
}

} // namespace

EditSize sizeOf(std::string_view before, std::string_view after) {
    EditSize size{.changed = 0, .lines = 0, .bytes = after.size()};
    const auto oldLines = splitLines(before);
    const auto newLines = splitLines(after);
    const Lines old(oldLines);
    const Lines now(newLines);
    for (const DiffRun &run : lineDiff(before, after)) {
        if (run.same)
            continue;
        const Lines lines = old.subspan(run.before.begin, run.before.size());
        std::size_t gone = countOf(lines);
        if (run.after.empty())
            if (const std::size_t groups =
                    wholeGroupsIn(lines, old.first(run.before.begin), old.subspan(run.before.end));
                groups > 0)
                gone = groups;
        // A line that becomes another one counts once.
        size.changed += std::max(gone, countOf(now.subspan(run.after.begin, run.after.size())));
    }
    size.lines = now.size();
    return size;
}

} // namespace gatepost::goals
