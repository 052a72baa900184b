// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/tidy.h"

#include "core/exact/diff.h"
#include "core/lint/firstrobots.h"
#include "core/lint/withouteffect.h"
#include "core/syntax/managed.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gatepost {

namespace {

/// Whether the line of a finding is worth trying. An Allow that opens nothing may change an answer of 1994, where order counts. It
/// is tried where without-effect has not tried it.
bool isWorthTrying(const Diagnostic &found, const std::vector<LineNumber> &undecided,
                   const Tree &tree) {
    const auto line = tree.lineAt(found.range.begin);
    return isTidyable(found) || (found.code == "allow-opens-nothing" && line &&
                                 std::ranges::contains(undecided, LineNumber::fromIndex(*line)));
}

/// Takes the lines that the findings are about out of the file.
Tidied without(const Tree &tree, const std::vector<Diagnostic> &findings) {
    Tidied made;
    const FixAll all = fixAll(findings, {}, FixKind::Choice);
    made.edit = all.edit;
    for (const std::size_t index : all.applied)
        if (const auto line = tree.lineAt(findings[index].range.begin)) {
            std::vector<LineNumber> together;
            for (const Replacement &part : findings[index].fixes.front().edit.replacements())
                for (auto each = tree.lineAt(part.range.begin);
                     each && *each < tree.lines().size() &&
                     tree.lines()[*each].whole().begin < part.range.end;
                     ++*each)
                    together.push_back(LineNumber::fromIndex(*each));
            made.lines.push_back({LineNumber::fromIndex(*line),
                                  std::string(tree.quoted(tree.lines()[*line])),
                                  findings[index].message, std::move(together)});
        }
    std::ranges::sort(made.lines, {}, [](const TidyLine &each) { return each.line.value; });
    return made;
}

/// What `differences` cannot say of a file whose many names overlap: the records themselves say it.
bool isSameIn1994(const Tidied &made, const Site &site, const exact::Limits &limits) {
    const Tree &tree = *site.file(FileRole::Robots);
    std::vector<bool> gone(tree.lines().size());
    for (const TidyLine &line : made.lines)
        gone[line.line.value - 1] = true;
    std::vector<std::string> oddNames;
    for (const KnownAgent *each : site.registry.oddTokens())
        oddNames.push_back(each->token);
    exact::Work work(limits);
    return linting::FirstRobots(tree, std::move(oddNames)).without(gone, work) ==
           exact::Sameness::Same;
}

/// `limits`: of all readings together; what is left of them afterwards.
void prove(Tidied &made, const Site &site, FileRole role, exact::Limits &limits) {
    Site changed = site;
    changed.put(role, made.edit.applied(site.file(role)->text()));
    const CompiledSite before(site);
    const CompiledSite after(std::move(changed));
    for (const Reading reading : kReadings) {
        exact::ExactQuestion question;
        question.reading = reading;
        question.limits = limits;
        const exact::Differences found = exact::differences(before, after, question);
        limits.steps -= std::min(limits.steps, found.steps);
        made.agents = std::max(made.agents, found.agents);
        made.differs = made.differs || !found.changes.empty();
        if (reading == Reading::Koster1994 && role == FileRole::Robots && found.changes.empty() &&
            !found.unproven.empty() && !limits.stop.stop_requested() &&
            isSameIn1994(made, site, limits))
            continue;
        for (const Message &each : found.unproven)
            if (!std::ranges::contains(made.open, each.english(), &Message::english))
                made.open.push_back(each);
        if (!found.complete && found.unproven.empty())
            made.open.push_back(GATEPOST_TEXT("lint", "The comparison is not complete"));
        if (made.differs || !made.open.empty())
            return;
    }
}

std::vector<LineNumber> undecidedLines(const Site &site, LintOptions options) {
    options.registry = site.registry;
    options.besideRobotsAi = site.file(FileRole::RobotsAi).has_value();
    const linting::FileUnderCheck file(*site.file(FileRole::Robots), FileId(FileRole::Robots),
                                       options);
    std::vector<LineNumber> lines;
    for (const std::uint32_t line : linting::linesWithoutEffect(file, true).tried.undecided)
        lines.push_back(LineNumber::fromIndex(line));
    return lines;
}

} // namespace

bool isTidyable(const Diagnostic &found) {
    return found.unlisted == 0 && !found.fixes.empty() &&
           (found.code == "without-effect" ||
            (found.code == "duplicate-rule" && found.fixes.front().kind == FixKind::Safe));
}

Tidied tidied(const Site &site, FileRole role, const LintOptions &options, exact::Limits limits) {
    if (!isSiteFile(rowOf(role)) || !site.file(role))
        return {};
    const Tree &tree = *site.file(role);
    LintOptions every = options;
    every.most = std::numeric_limits<std::size_t>::max();
    std::vector<Diagnostic> found = lint(site, every);
    const auto blocks = managedBlocks(tree);
    const bool isTried =
        role == FileRole::Robots && !std::ranges::contains(options.off, "without-effect");
    std::vector<LineNumber> undecided =
        isTried ? undecidedLines(site, options) : std::vector<LineNumber>();
    std::size_t managed = 0;
    std::erase_if(found, [&](const Diagnostic &each) {
        if (each.file != FileId(role) || each.fixes.empty() ||
            !isWorthTrying(each, undecided, tree))
            return true;
        const auto line = tree.lineAt(each.range.begin);
        const bool stays = line && managedBlockAt(blocks, *line) != nullptr;
        managed += stays ? 1 : 0;
        return stays;
    });
    for (Diagnostic &each : found)
        each.file = {}; // as fixAll is asked
    Tidied made;
    while (!found.empty()) {
        made = without(tree, found);
        prove(made, site, role, limits);
        if (!made.differs || std::ranges::all_of(found, isTidyable))
            break;
        std::erase_if(found, [](const Diagnostic &each) { return !isTidyable(each); });
        made = {};
    }
    made.managed = managed;
    made.undecided = std::move(undecided);
    return made;
}

} // namespace gatepost
