// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

std::string homeOf(DirectiveId id, DialectId here) {
    for (const DialectId other : {DialectId::Robots2, DialectId::Robots})
        if (other != here && dialect(other).find(id) != nullptr)
            return std::string(dialect(other).name);
    return {};
}

void check(const FileUnderCheck &file, Report &report) {
    const DialectId here = file.tree.dialectId();
    for (const std::uint32_t index : file.linesOf(LineKind::UnknownKey)) {
        const Line &line = file.line(index);
        const std::string_view key = file.tree.key(line);
        DirectiveId id = DirectiveId::None;
        const Directive *row = nullptr;
        for (const DialectId other : {DialectId::Robots2, DialectId::Robots}) {
            if (other == here || row != nullptr)
                continue;
            id = dialect(other).idOf(key);
            row = dialect(other).find(id);
        }
        if (row == nullptr)
            continue;
        Diagnostic &found =
            report.add(file, line.key(),
                       inQuotes(row->name) + " is a directive of " + homeOf(id, here) +
                           " and decides nothing in " + std::string(file.tree.dialect().name) +
                           ". Move it there");
        found.fixes.push_back({"Make it a comment", TextEdit::insert(line.keyBegin, "# "), false});
    }
}

} // namespace

extern const Check kOtherDialect = {
    .rule = {.code = "other-dialect",
             .severity = Severity::Warning,
             .title = "Directive of another file",
             .explanation = "The directive exists, but in another file of the site. Readers of "
                            "robots.txt know nothing of the AI policy "
                            "of robots2.txt, and readers of robots2.txt take no Crawl-delay or "
                            "Visit-time from it: there, pace is "
                            "said with rate. In the wrong file the line is passed over.",
             .source = "robots2.txt v0.2.1; S5, S50"},
    .file = check,
};

} // namespace gatepost::linting
