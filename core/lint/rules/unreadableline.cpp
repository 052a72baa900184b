// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <set>

namespace gatepost::linting {

namespace {

bool isUnreadable(const FileUnderCheck &file, const Line &line) {
    return line.kind == LineKind::Other ||
           (line.kind == LineKind::UnknownKey && file.tree.key(line).empty());
}

/// The lines behind which nothing but comments, blank lines and their like come before a Robot-version. It is not of an extended
/// group while they stand there, and would be if they were comments (S30).
std::set<std::uint32_t> aboveVersions(const FileUnderCheck &file) {
    std::set<std::uint32_t> above;
    for (const std::uint32_t version : file.linesOf(DirectiveId::RobotVersion))
        for (std::uint32_t index = version; index-- > 0;) {
            const Line &line = file.line(index);
            if (isUnreadable(file, line))
                above.insert(index);
            else if (line.kind != LineKind::Blank && line.kind != LineKind::Comment)
                break;
        }
    return above;
}

/// True if the line begins like a directive: then it may be one that was meant, and a comment is not what its author wants.
bool beginsLikeADirective(const FileUnderCheck &file, std::string_view text) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t=:"));
    if (googleTakesFor(file, word) != DirectiveId::None ||
        startsWithIgnoringCase(text, "user agent"))
        return true;
    return std::ranges::any_of(file.tree.dialect().directives, [&](const Directive &row) {
        return row.place != Place::Meta && editDistance(word, row.name, 2) <= 2;
    });
}

void tell(const FileUnderCheck &file, std::uint32_t index, bool asks, std::uint32_t begin,
          Report &report) {
    const Line &line = file.line(index);
    Diagnostic &found =
        report.add(file, bodyRange(line),
                   GATEPOST_TEXT("lint", "Neither a directive nor a comment: the line decides "
                                         "nothing. Put a # before it if it is a comment"));
    if (file.tree.dialectId() == DialectId::RobotsAi)
        found.severity = Severity::Error; // its specification wants “directive: value” everywhere
    asks = asks || beginsLikeADirective(file, file.tree.slice(bodyRange(line)));
    found.fixes.push_back({GATEPOST_TEXT("lint", "Make it a comment"),
                           TextEdit::insert(begin, "# "), asks ? FixKind::Choice : FixKind::Safe});
}

/// “[agent: ai-assistant” in the file whose blocks begin so: its lines count for all.
void checkHeader(const FileUnderCheck &file, std::uint32_t index, Report &report) {
    const Line &line = file.line(index);
    std::string_view name = file.tree.value(line);
    while (name.ends_with(']'))
        name.remove_suffix(1);
    const std::string header = "[agent: " + std::string(trimmed(name)) + "]";
    Diagnostic &found = report.add(
        file, bodyRange(line),
        {GATEPOST_TEXT("lint", "This is not a block header, so the lines below it are for every "
                               "agent. Write %1"),
         inQuotes(header)});
    found.severity = Severity::Error;
    if (!trimmed(name).empty())
        found.fixes.push_back(replaceFix(bodyRange(line), header, FixKind::Repair));
}

void checkUnreadableLine(const FileUnderCheck &file, Report &report) {
    if (file.isHtml())
        return;
    const std::set<std::uint32_t> above = aboveVersions(file);
    for (const std::uint32_t index : file.linesOf(LineKind::Other)) {
        const Line &line = file.line(index);
        if (file.tree.dialect().hasBlocks && file.tree.value(line).starts_with('[')) {
            report.add(file, bodyRange(line),
                       GATEPOST_TEXT("lint", "This is not a block header: write [agent: CATEGORY], "
                                             "for example [agent: search-indexer]"));
            continue;
        }
        if (!colonMissing(file, index)) // missing-colon tells
            tell(file, index, above.contains(index), line.valueBegin, report);
    }
    for (const std::uint32_t index : file.linesOf(LineKind::UnknownKey))
        if (file.tree.dialect().hasBlocks &&
            startsWithIgnoringCase(file.tree.key(file.line(index)), "[agent"))
            checkHeader(file, index, report);
        else if (file.tree.key(file.line(index)).empty()) // “: /x”
            tell(file, index, above.contains(index), bodyRange(file.line(index)).begin, report);
}

} // namespace

extern const Check kUnreadableLine = {
    .rule = {.code = "unreadable-line",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Neither directive nor comment"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A line that is neither empty nor a comment nor “key: value” is kept "
                         "as it is and decides "
                         "nothing. Usually it is a comment without its #, the rest of a line "
                         "that was broken above, or a path "
                         "without its directive. In an extended group it also separates "
                         "Robot-version from its User-agent "
                         "lines. In robots-ai.txt, whose specification asks for “directive: value” "
                         "in every line, it is an error."),
             .source = "RFC 9309 §2.2; ADF-010 §5.1.10; S5"},
    .file = checkUnreadableLine,
};

} // namespace gatepost::linting
