// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/tidy.h"

#include "core/exact/diff.h"
#include "core/syntax/managed.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gatepost {

namespace {

/// An Allow that opens nothing changes no answer but that of 1994, where it may stand before a Disallow: worth trying.
bool isWorthTrying(const Diagnostic &found) {
    return isTidyable(found) || found.code == "allow-opens-nothing";
}

/// Takes the lines that the findings are about out of the file.
Tidied without(const Tree &tree, const std::vector<Diagnostic> &findings) {
    Tidied made;
    const FixAll all = fixAll(findings, {}, FixKind::Choice);
    made.edit = all.edit;
    for (const std::size_t index : all.applied)
        if (const auto line = tree.lineAt(findings[index].range.begin))
            made.lines.push_back({LineNumber::fromIndex(*line),
                                  std::string(tree.quoted(tree.lines()[*line])),
                                  findings[index].message});
    std::ranges::sort(made.lines, {}, [](const TidyLine &each) { return each.line.value; });
    return made;
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
        for (const Message &each : found.unproven)
            if (!std::ranges::contains(made.open, each.english(), &Message::english))
                made.open.push_back(each);
        if (!found.complete && found.unproven.empty())
            made.open.push_back(GATEPOST_TEXT("lint", "The comparison is not complete"));
        if (made.differs || !made.open.empty())
            return;
    }
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
    std::size_t managed = 0;
    std::erase_if(found, [&](const Diagnostic &each) {
        if (each.file != FileId(role) || each.fixes.empty() || !isWorthTrying(each))
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
    return made;
}

} // namespace gatepost
