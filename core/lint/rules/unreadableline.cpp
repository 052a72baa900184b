// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

void tell(const FileUnderCheck &file, const Line &line, std::uint32_t begin, Report &report) {
    Diagnostic &found =
        report.add(file, bodyRange(line),
                   GATEPOST_TEXT("lint", "Neither a directive nor a comment: the line decides "
                                         "nothing. Put a # before it if it is a comment"));
    if (file.tree.dialectId() == DialectId::RobotsAi)
        found.severity = Severity::Error; // its specification wants “directive: value” everywhere
    found.fixes.push_back(
        {GATEPOST_TEXT("lint", "Make it a comment"), TextEdit::insert(begin, "# "), true});
}

void check(const FileUnderCheck &file, Report &report) {
    if (file.isHtml())
        return;
    for (const std::uint32_t index : file.linesOf(LineKind::Other)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        if (file.tree.dialect().hasBlocks && value.starts_with('[')) {
            report.add(file, bodyRange(line),
                       GATEPOST_TEXT("lint", "This is not a block header: write [agent: CATEGORY], "
                                             "for example [agent: search-indexer]"));
            continue;
        }
        const std::size_t end = value.find_first_of(" \t=");
        if (end != std::string_view::npos) {
            const DirectiveId id = file.tree.dialect().idOf(value.substr(0, end));
            const std::size_t rest = value.find_first_not_of(" \t=", end);
            const std::string_view after =
                rest == std::string_view::npos ? std::string_view() : value.substr(rest);
            if (id != DirectiveId::None && !after.empty() &&
                (after.find_first_of(" \t") == std::string_view::npos || after.front() == '/' ||
                 after.front() == '*'))
                continue; // missing-colon tells
        }
        tell(file, line, line.valueBegin, report);
    }
    for (const std::uint32_t index : file.linesOf(LineKind::UnknownKey))
        if (file.tree.key(file.line(index)).empty()) // “: /x”
            tell(file, file.line(index), bodyRange(file.line(index)).begin, report);
}

} // namespace

extern const Check kUnreadableLine = {
    .rule = {.code = "unreadable-line",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Neither directive nor comment"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A line that is neither empty nor a comment nor “key: value” is kept "
                         "as it is and decides "
                         "nothing. Mostly it is a comment without its #, the torn end of the "
                         "line above, or a path "
                         "without its directive. In an extended group it also parts "
                         "Robot-version from its User-agent "
                         "lines. In robots-ai.txt, whose specification asks for “directive: value” "
                         "in every line, it is an error."),
             .source = "RFC 9309 §2.2; ADF-010 §5.1.10; S5"},
    .file = check,
};

} // namespace gatepost::linting
