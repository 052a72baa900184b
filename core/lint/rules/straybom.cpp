// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

// U+FEFF again behind the first BOM, or anywhere else; and the mark read as Windows-1252 and saved as UTF-8.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kGarbled = "\xC3\xAF\xC2\xBB\xC2\xBF";

void find(const FileUnderCheck &file, Report &report, std::string_view mark, std::size_t from) {
    const std::string_view text = file.text();
    for (std::size_t at = text.find(mark, from); at != std::string_view::npos;
         at = text.find(mark, at + mark.size())) {
        const ByteRange range{static_cast<std::uint32_t>(at),
                              static_cast<std::uint32_t>(at + mark.size())};
        const auto line = file.tree.lineAt(range.begin);
        if (!line || range.begin >= file.line(static_cast<std::uint32_t>(*line)).commentBegin)
            continue; // in a comment it harms nobody
        Diagnostic &found = report.add(
            file, range,
            GATEPOST_TEXT("lint",
                          "There is a byte order mark inside the file, probably because files were "
                          "joined. The line is not read as meant; remove the mark"));
        found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Remove the byte order mark"), range,
                                         {}, FixKind::Repair));
    }
}

void checkStrayBom(const FileUnderCheck &file, Report &report) {
    find(file, report, kByteOrderMark, file.tree.hasBom() ? kByteOrderMark.size() : 0);
    find(file, report, kGarbled, 0);
}

} // namespace

extern const Check kStrayBom = {
    .rule = {.code = "stray-bom",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Byte order mark inside the file"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A byte order mark is only skipped as the first three bytes of the file. "
                         "Anywhere else, or as the garbled characters ï»¿ that a wrong conversion "
                         "makes of it, it is part of the word next to it: the key is then unknown "
                         "and the line decides nothing. It is invisible in most editors."),
             .source = "S2, S5"},
    .file = checkStrayBom,
};

} // namespace gatepost::linting
