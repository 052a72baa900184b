// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

struct Start {
    std::uint32_t at = 0;   ///< where a line should begin
    bool directive = false; ///< else a comment
};

/// Where lost lines began: at the key of a directive or at a comment sign, behind white space.
std::vector<Start> startsIn(const FileUnderCheck &file, const Line &line) {
    std::vector<Start> starts;
    const std::string_view text = file.text();
    bool quotedKey = false; // "# Disallow: /x" and "# meta: train: no" are comments
    for (std::uint32_t at = line.begin; at < line.contentEnd; ++at) {
        if (isBlank(text[at]) || (at > line.begin && !isBlank(text[at - 1])))
            continue;
        if (text[at] == '#') {
            if (at > line.begin && !quotedKey)
                starts.push_back({at, false});
            quotedKey = true;
            continue;
        }
        std::uint32_t end = at;
        while (end < line.contentEnd && (isAlpha(text[end]) || text[end] == '-'))
            ++end;
        const bool isKey = end > at && end < line.contentEnd && text[end] == ':';
        const std::string_view key = text.substr(at, end - at);
        const Directive *row =
            isKey ? file.tree.dialect().find(file.tree.dialect().idOf(key)) : nullptr;
        if (row != nullptr && row->place != Place::Meta && !quotedKey)
            starts.push_back({at, true});
        quotedKey = isKey && quotedKey && equalsIgnoringCase(key, "meta");
        at = std::max(at, end - (end > at ? 1 : 0));
    }
    return starts;
}

void checkLine(const FileUnderCheck &file, const Line &line, Report &report) {
    const std::vector<Start> starts = startsIn(file, line);
    const auto directives = std::ranges::count_if(starts, &Start::directive);
    if (directives < 4) // fewer: two-directives tells
        return;
    const bool prose = line.kind == LineKind::Comment && line.contentEnd - line.begin < 500 &&
                       file.firstDirective() < file.tree.lines().size();
    if (prose)
        return;
    TextEdit edit;
    const std::string_view text = file.text();
    for (const Start &start : starts) {
        std::uint32_t blanks = start.at;
        while (blanks > line.begin && isBlank(text[blanks - 1]))
            --blanks;
        if (blanks > line.begin)
            edit.add({{blanks, start.at}, lineEndOf(file)});
    }
    Diagnostic &found = report.add(
        file, line.content(),
        Message::counted(
            GATEPOST_COUNTED("lint",
                             "The file has lost its line breaks: this line contains %n directives, "
                             "and crawlers read at most the first. Put each on its own line",
                             "The file has lost its line breaks: this line contains %n directive, "
                             "and crawlers read at most the first. Put each on its own line"),
            static_cast<std::size_t>(directives)));
    found.fixes.push_back({GATEPOST_TEXT("lint", "Split at directives and comments"),
                           std::move(edit), FixKind::Choice});
}

void checkLostLineBreaks(const FileUnderCheck &file, Report &report) {
    constexpr std::uint32_t kShort = 60;
    if (file.isHtml())
        return;
    for (const Line &line : file.tree.lines())
        if (line.contentEnd - line.begin > kShort)
            checkLine(file, line, report);
}

} // namespace

extern const Check kLostLineBreaks = {
    .rule = {.code = "lost-line-breaks",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Lost line breaks"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Each directive needs its own line. A form, a template or a copy has put "
                         "several lines into one; what a crawler then reads is the first directive "
                         "with all the rest as its value, or, behind a #, nothing at all. The fix "
                         "splits the line before every directive and every #; read the result "
                         "before you publish it, since prose may contain such words too."),
             .source = "RFC 9309 §2.2; S2, S3"},
    .file = checkLostLineBreaks,
};

} // namespace gatepost::linting
