// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/editsize.h"

#include "core/text/ascii.h"
#include "core/text/linediff.h"

#include <algorithm>
#include <span>
#include <vector>

namespace gatepost::goals {

namespace {

using Lines = std::span<const std::string_view>;

bool isBlankLine(std::string_view line) {
    return contentOfLine(line).empty();
}
std::size_t countOf(Lines lines) {
    return static_cast<std::size_t>(
        std::ranges::count_if(lines, [](std::string_view line) { return !isBlankLine(line); }));
}

/// What a line is for a group.
struct Part {
    bool isName = false;
    bool hasMore = true; ///< something else than a name; a name and a rule can be on one line (S17)
};

/// The lines of a run with anything in them.
std::vector<Part> partsOf(const Tree &tree, std::size_t begin, std::size_t end) {
    std::vector<Part> parts;
    for (std::size_t i = begin; i < end; ++i) {
        const Line &line = tree.lines()[i];
        if (line.kind == LineKind::Blank)
            continue;
        const bool isName = line.is(DirectiveId::UserAgent);
        parts.push_back(
            {isName, !isName || std::ranges::contains(tree.joinedRules(), i, &JoinedRule::line)});
    }
    return parts;
}

/// How many groups these lines are; nothing if they are only a part of one.
std::size_t wholeGroupsIn(const Tree &tree, LineRun run) {
    const std::vector<Part> parts = partsOf(tree, run.begin, run.end);
    if (parts.empty() || !parts.front().isName || !parts.back().hasMore)
        return 0;
    const auto isBlank = [](const Line &line) { return line.kind == LineKind::Blank; };
    std::size_t before = run.begin;
    while (before > 0 && isBlank(tree.lines()[before - 1]))
        --before;
    std::size_t after = run.end;
    while (after < tree.lines().size() && isBlank(tree.lines()[after]))
        ++after;
    if (before > 0 && !partsOf(tree, before - 1, before).front().hasMore)
        return 0;
    if (after < tree.lines().size() && !partsOf(tree, after, after + 1).front().isName)
        return 0;
    std::size_t groups = 1;
    for (std::size_t i = 1; i < parts.size(); ++i)
        groups += parts[i].isName && parts[i - 1].hasMore ? 1 : 0;
    return groups;
}

/// The same for lines that go. Where a rule before them is the last of them, or the first of them a rule after, others could as well
/// be those that go: two groups have that rule. `up`, `down`: how many lines around them stay.
std::size_t wholeGroupsGone(const Tree &tree, Lines lines, LineRun run, std::size_t up,
                            std::size_t down) {
    constexpr std::size_t kMostSteps = 64;
    if (const std::size_t groups = wholeGroupsIn(tree, run); groups > 0)
        return groups;
    const auto isRule = [&](std::size_t at) {
        return !tree.lines()[at].is(DirectiveId::UserAgent);
    };
    LineRun moved = run;
    for (std::size_t i = std::min(up, kMostSteps);
         i > 0 && isRule(moved.end - 1) && lines[moved.begin - 1] == lines[moved.end - 1]; --i) {
        --moved.begin;
        --moved.end;
        if (const std::size_t groups = wholeGroupsIn(tree, moved); groups > 0)
            return groups;
    }
    moved = run;
    for (std::size_t i = std::min(down, kMostSteps);
         i > 0 && isRule(moved.begin) && lines[moved.begin] == lines[moved.end]; --i) {
        ++moved.begin;
        ++moved.end;
        if (const std::size_t groups = wholeGroupsIn(tree, moved); groups > 0)
            return groups;
    }
    return 0;
}

/// What it costs that these lines go: whole groups at their beginning count once, the rest line by line.
std::size_t costOfGone(const Tree &tree, Lines lines, LineRun run, std::size_t up,
                       std::size_t down) {
    if (const std::size_t groups = wholeGroupsGone(tree, lines, run, up, down); groups > 0)
        return groups;
    // The rest is what the last name behind a rule begins.
    std::size_t rest = run.end;
    bool isInNames = false;
    for (std::size_t at = run.end; at-- > run.begin;) {
        const Line &line = tree.lines()[at];
        if (line.kind == LineKind::Blank)
            continue;
        if (isInNames && !line.is(DirectiveId::UserAgent))
            break;
        isInNames = line.is(DirectiveId::UserAgent);
        rest = at;
    }
    const std::size_t groups = wholeGroupsIn(tree, {run.begin, static_cast<std::uint32_t>(rest)});
    return groups > 0 ? groups + countOf(lines.subspan(rest, run.end - rest))
                      : countOf(lines.subspan(run.begin, run.size()));
}

std::size_t changedBy(const Tree &before, Lines old, Lines now, std::span<const DiffRun> runs) {
    const auto staying = [&](std::size_t index) {
        return index < runs.size() && runs[index].same ? runs[index].before.size() : 0;
    };
    std::size_t changed = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const DiffRun &run = runs[i];
        if (run.same)
            continue;
        const std::size_t gone =
            run.after.empty() ? costOfGone(before, old, run.before, staying(i - 1), staying(i + 1))
                              : countOf(old.subspan(run.before.begin, run.before.size()));
        // A line that becomes another one counts once.
        changed += std::max(gone, countOf(now.subspan(run.after.begin, run.after.size())));
    }
    return changed;
}

} // namespace

EditSize sizeOf(const Tree &before, std::string_view after) {
    EditSize size{.changed = 0, .lines = 0, .bytes = after.size()};
    const auto oldLines = splitLines(before.text());
    const auto newLines = splitLines(after);
    const Lines old(oldLines);
    const Lines now(newLines);
    size.changed = changedBy(before, old, now, lineDiff(before.text(), after));
    size.lines = now.size();
    return size;
}

} // namespace gatepost::goals
