// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkNulByte(const FileUnderCheck &file, Report &report) {
    const std::string_view text = file.text();
    const std::size_t first = text.find('\0');
    if (first == std::string_view::npos || text.starts_with("\xFF\xFE") ||
        text.starts_with("\xFE\xFF"))
        return; // UTF-16 is told of by `encoding`
    TextEdit edit;
    std::size_t count = 0;
    for (std::size_t at = first; at != std::string_view::npos; ++count) {
        const std::size_t end = std::min(text.find_first_not_of('\0', at), text.size());
        edit.add({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)}, {}});
        at = text.find('\0', end);
    }
    const auto begin = static_cast<std::uint32_t>(first);
    Diagnostic &found = report.add(
        file, {begin, begin + 1},
        count == 1 ? Message(GATEPOST_TEXT("lint", "The file contains NUL bytes. Some crawlers end "
                                                   "the line there, others the file; remove them"))
                   : Message::counted(
                         GATEPOST_COUNTED("lint",
                                          "The file contains NUL bytes in %n places. Some crawlers "
                                          "end the line there, others the file; remove them",
                                          "The file contains NUL bytes in %n place. Some crawlers "
                                          "end the line there, others the file; remove them"),
                         count));
    found.fixes.push_back(
        {GATEPOST_TEXT("lint", "Remove the NUL bytes"), std::move(edit), FixKind::Repair});
}

} // namespace

extern const Check kNulByte = {
    .rule = {.code = "nul-byte",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "NUL byte"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A NUL byte has no meaning in a text. Google's reader ends the line at "
                         "it, programs written in "
                         "C may end the whole file there, others keep it as a part of the path. "
                         "It mostly comes "
                         "from a broken export or from a file in UTF-16 without its mark."),
             .source = "RFC 9309 §2.2; S90"},
    .file = checkNulByte,
};

} // namespace gatepost::linting
