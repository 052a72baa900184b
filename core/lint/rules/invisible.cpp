// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

struct Invisible {
    std::string_view bytes;
    Phrase name;
    bool isSpace;
};
constexpr Invisible kInvisible[] = {
    {"\xC2\xA0", GATEPOST_TEXT("lint", "no-break space"), true},
    {"\xE2\x80\x8B", GATEPOST_TEXT("lint", "zero width space"), false},
    {"\xE2\x80\x8C", GATEPOST_TEXT("lint", "zero width non-joiner"), false},
    {"\xE2\x80\x8D", GATEPOST_TEXT("lint", "zero width joiner"), false},
    {"\xE2\x80\x8E", GATEPOST_TEXT("lint", "left-to-right mark"), false},
    {"\xE2\x80\x8F", GATEPOST_TEXT("lint", "right-to-left mark"), false},
    {"\xE2\x80\xA8", GATEPOST_TEXT("lint", "line separator"), true},
    {"\xE2\x81\xA0", GATEPOST_TEXT("lint", "word joiner"), false},
    {"\xE3\x80\x80", GATEPOST_TEXT("lint", "ideographic space"), true},
};

void checkCharacter(const FileUnderCheck &file, Report &report, const Invisible &each) {
    const std::string_view text = file.text();
    std::size_t end = 0;
    for (std::size_t at = text.find(each.bytes); at != std::string_view::npos;
         at = text.find(each.bytes, end)) {
        end = at; // side by side they are one finding, and one fix
        while (text.substr(end).starts_with(each.bytes))
            end += each.bytes.size();
        const ByteRange range{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
        const auto index = file.tree.lineAt(range.begin);
        const Line &line = file.line(static_cast<std::uint32_t>(index.value_or(0)));
        const auto *row = file.tree.dialect().find(line.directive);
        const bool prose =
            row != nullptr && row->kind == ValueKind::FreeText && range.begin >= line.valueBegin;
        if (range.begin >= line.commentBegin || prose)
            continue;
        Diagnostic &found =
            report.add(file, range,
                       {GATEPOST_TEXT("lint", "There is an invisible character (%1) here, and it "
                                              "counts as part of the word beside it; remove it"),
                        each.name});
        found.fixes.push_back(replaceFix(each.isSpace
                                             ? GATEPOST_TEXT("lint", "Replace it by a space")
                                             : GATEPOST_TEXT("lint", "Remove it"),
                                         range, each.isSpace ? " " : "", FixKind::Repair));
    }
}

void checkInvisibleCharacter(const FileUnderCheck &file, Report &report) {
    if (file.isAscii())
        return;
    for (const Invisible &each : kInvisible)
        checkCharacter(file, report, each);
}

} // namespace

extern const Check kInvisibleCharacter = {
    .rule = {.code = "invisible-character",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Invisible character"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Text copied from a web page or a word processor often brings spaces that are not "
                 "spaces (U+00A0) or characters without width. In a policy file they belong to the "
                 "key, the token or the path they touch: an agent is then never found, a path "
                 "never matches. Only space and tab are white space here."),
             .source = "RFC 9309 §2.2; S3"},
    .file = checkInvisibleCharacter,
};

} // namespace gatepost::linting
