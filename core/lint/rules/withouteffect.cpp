// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/withouteffect.h"

#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// A rule that a shorter one covers.
void tell(const FileUnderCheck &file, const IdleRule &idle, Report &report) {
    const GroupRule &rule = file.groups.rules[idle.rule];
    if (report.isDone(file, rule.value))
        return;
    Diagnostic &found =
        idle.by
            ? report.add(
                  file, rule.value,
                  {GATEPOST_TEXT("lint", "This line changes nothing: %1 in %2 says the same of all "
                                         "its paths. It can be removed"),
                   inQuotes(file.tree.quoted(file.line(file.groups.rules[*idle.by].line))),
                   lineName(file.groups.rules[*idle.by].line)})
            : report.add(file, rule.value,
                         GATEPOST_TEXT("lint", "This line changes nothing: what no rule denies may "
                                               "be fetched anyway. It can be removed"));
    found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
}

Message messageOf(const FileUnderCheck &file, const TriedLine &tried) {
    switch (tried.what) {
    case TriedLine::What::Alone: break;
    case TriedLine::What::Group:
        return GATEPOST_TEXT("lint",
                             "This group changes nothing: whoever it names gets the same "
                             "answers without it. All of its lines can be removed together");
    case TriedLine::What::Together:
        return GATEPOST_TEXT("lint",
                             "This line changes nothing once the other marked lines are gone. "
                             "It can be removed together with them");
    case TriedLine::What::Joins: {
        const auto &agents = file.groups.agents;
        const auto next = std::ranges::find_if(
            agents, [&](const GroupAgent &agent) { return agent.line > tried.line; });
        return {GATEPOST_TEXT("lint",
                              "This line changes nothing: without it the group runs on into "
                              "the one in %1, which says the same. It can be removed"),
                lineName(next == agents.end() ? tried.line : next->line)};
    }
    case TriedLine::What::Statement:
        return GATEPOST_TEXT("lint", "This says what is so without it: no answer changes if it is "
                                     "left out. It may stay for people to read");
    }
    return GATEPOST_TEXT("lint", "This line changes nothing: every answer is the same without it. "
                                 "It can be removed");
}

/// Lines below each other are one replacement: each line of a group has the edit that removes all of it.
TextEdit withoutLines(const FileUnderCheck &file, const std::vector<std::uint32_t> &lines) {
    TextEdit edit;
    for (std::size_t i = 0; i < lines.size();) {
        ByteRange gone = file.line(lines[i]).whole();
        for (++i; i < lines.size() && file.line(lines[i]).whole().begin == gone.end; ++i)
            gone.end = file.line(lines[i]).whole().end;
        edit.add({gone, {}});
    }
    return edit;
}

void tell(const FileUnderCheck &file, const TriedLine &tried, Report &report) {
    const Line &line = file.line(tried.line);
    const ByteRange range = line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow)
                                ? line.value()
                                : bodyRange(line);
    const ByteRange there = range.empty() ? bodyRange(line) : range;
    if (report.isDone(file, there))
        return;
    Diagnostic &found = report.add(file, there, messageOf(file, tried));
    if (tried.what == TriedLine::What::Statement)
        return;
    if (tried.together.empty()) {
        found.fixes.push_back(removeLineFix(file, tried.line, FixKind::Choice));
        return;
    }
    TextEdit edit = withoutLines(file, tried.together);
    found.fixes.push_back({tried.what == TriedLine::What::Group
                               ? GATEPOST_TEXT("lint", "Remove the group")
                               : GATEPOST_TEXT("lint", "Remove the marked lines"),
                           std::move(edit), FixKind::Choice});
}

void checkWithoutEffect(const FileUnderCheck &file, Report &report) {
    const auto [covered, tried] = linesWithoutEffect(file);
    bool isStated = false; // of a statement of several lines the first says so
    for (const IdleRule &idle : covered)
        if (!std::ranges::binary_search(tried.lines, file.groups.rules[idle.rule].line, {},
                                        &TriedLine::line))
            tell(file, idle, report);
    for (const TriedLine &each : tried.lines) {
        const bool states = each.what == TriedLine::What::Statement;
        if (!states || !isStated)
            tell(file, each, report);
        isStated = isStated || states;
    }
}

} // namespace

extern const Check kWithoutEffect = {
    .rule =
        {.code = "without-effect",
         .severity = Severity::Note,
         .title = GATEPOST_TEXT("lint", "Line without effect"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "Without this line every answer stays the same: for every agent, path, time and "
             "use, in all five readings of the files. Mostly a shorter rule of the group "
             "covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. "
             "This is proved on the patterns themselves, not by trying paths; where it cannot be "
             "proved, nothing is said, and of a large file not every line is tried: “Tidy up” "
             "and gatepost-cli tidy say how many were not. All lines that are marked can go "
             "together. The last group "
             "of a file and the last rule of its last group stay, though the file says the same "
             "without them: people read there that everything is open."),
         .source = "RFC 9309 §2.2.2; S13, S20, S22, S23, S90, S91"},
    .dialects = kRobots,
    .isLong = true,
    .file = checkWithoutEffect,
};

} // namespace gatepost::linting
