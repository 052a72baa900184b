// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkChainNotLast(const FileUnderCheck &file, Report &report) {
    const auto lines = file.linesOf(DirectiveId::Chain);
    for (const std::uint32_t index : lines) {
        if (file.scopes.chain == index)
            continue;
        const Line &line = file.line(index);
        Diagnostic &found =
            report.add(file, bodyRange(line),
                       file.scopes.chain
                           ? GATEPOST_TEXT("lint", "A file chains to one other at most; only the "
                                                   "chain on the last line counts. Remove this one")
                           : GATEPOST_TEXT("lint", "chain counts only on the last line of the "
                                                   "file; here it is ignored. Move it to the end"));
        if (file.scopes.chain) {
            found.fixes.push_back(removeLineFix(file, index, FixKind::Choice));
            continue;
        }
        if (index != lines.back())
            continue;
        const bool endsOpen =
            !file.text().empty() && !file.text().ends_with('\n') && !file.text().ends_with('\r');
        TextEdit edit = TextEdit::remove(line.whole());
        const auto end = static_cast<std::uint32_t>(file.text().size());
        edit.add({{end, end},
                  (endsOpen ? lineEndOf(file) : std::string()) +
                      std::string(file.tree.slice({line.begin, line.contentEnd})) +
                      lineEndOf(file)});
        found.fixes.push_back(
            {GATEPOST_TEXT("lint", "Move it to the end"), std::move(edit), FixKind::Safe});
    }
}

} // namespace

extern const Check kChainNotLast = {
    .rule = {.code = "chain-not-last",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "chain is not on the last line"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "A file may go on in another one, which its last line names. A chain that is "
                 "followed by anything but blank lines and "
                 "comments is ignored, and what the other file would have stated stays unstated."),
             .source = "robots2.txt v0.2.1, chain; S59"},
    .dialects = kRobots2,
    .file = checkChainNotLast,
};

} // namespace gatepost::linting
