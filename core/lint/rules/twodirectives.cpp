// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void addSplit(const FileUnderCheck &file, Report &report, const Line &line, ByteRange key,
              ByteRange all) {
    std::uint32_t blanks = key.begin;
    while (blanks > line.begin && isBlank(file.text()[blanks - 1]))
        --blanks;
    Diagnostic &found = report.add(
        file, all,
        {GATEPOST_TEXT(
             "lint",
             "A second directive on the line: only some readers see this %1. Give it its own line"),
         inQuotes(file.tree.slice(key))});
    found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Split into two lines"),
                                     {blanks, key.begin}, lineEndOf(file), FixKind::Repair));
}

/// The key of a further path directive in a value, behind white space: "/a Disallow: /b".
std::optional<ByteRange> secondKey(const FileUnderCheck &file, const Line &line) {
    const std::string_view text = file.text();
    for (std::uint32_t at = line.valueBegin; at < line.valueEnd; ++at) {
        if (text[at] != ':' || at == line.valueBegin)
            continue;
        std::uint32_t end = at;
        while (end > line.valueBegin && isBlank(text[end - 1]))
            --end;
        std::uint32_t begin = end;
        while (begin > line.valueBegin && (isAlpha(text[begin - 1]) || text[begin - 1] == '-'))
            --begin;
        if (begin == end || begin == line.valueBegin || !isBlank(text[begin - 1]))
            continue;
        const DirectiveId id = file.tree.dialect().idOf(text.substr(begin, end - begin));
        const Directive *row = file.tree.dialect().find(id);
        if (row != nullptr && row->place != Place::Meta)
            return ByteRange{begin, end};
    }
    return {};
}

bool hasLostItsBreaks(const FileUnderCheck &file, const Line &line) {
    if (line.contentEnd - line.begin <= 60)
        return false;
    return std::ranges::count(file.tree.slice({line.begin, line.contentEnd}), ':') >= 4;
}

void checkTwoDirectives(const FileUnderCheck &file, Report &report) {
    if (file.isHtml())
        return;
    for (const JoinedRule &rule : file.tree.joinedRules())
        if (const Line &line = file.line(rule.line); !hasLostItsBreaks(file, line))
            addSplit(file, report, line, rule.key, {rule.key.begin, rule.value.end});
    for (const std::uint32_t index : file.linesOf(LineKind::Directive)) {
        const Line &line = file.line(index);
        const Directive *row = file.tree.dialect().find(line.directive);
        if (row->kind == ValueKind::FreeText || line.valueEnd - line.valueBegin < 6 ||
            !file.tree.value(line).contains(':') || hasLostItsBreaks(file, line))
            continue;
        if (const auto key = secondKey(file, line))
            addSplit(file, report, line, *key, {key->begin, line.valueEnd});
    }
}

} // namespace

extern const Check kTwoDirectives = {
    .rule =
        {.code = "two-directives",
         .severity = Severity::Error,
         .title = GATEPOST_TEXT("lint", "Two directives on one line"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "Each directive needs its own line. After a User-agent value Gatepost reads an Allow "
             "or Disallow as a separate line, as the purpose proposal prints it; plain crawlers "
             "cut the value at the white space and lose the rule. Anywhere else the second "
             "directive becomes a part of the first one's value, which then matches nothing."),
         .source = "RFC 9309 §2.2; draft-jimenez-tbd-robotstxt-update-00; S3, S17"},
    .file = checkTwoDirectives,
};

} // namespace gatepost::linting
