// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/lineindex.h"

#include <array>

namespace gatepost::linting {

namespace {

void checkMixedLineEnds(const FileUnderCheck &file, Report &report) {
    std::array<std::size_t, 4> count{};
    std::array<std::uint32_t, 4> first{};
    const auto lines = file.tree.lines();
    const auto endOf = [&](const Line &line) {
        const std::string_view bytes = file.tree.slice({line.contentEnd, line.end});
        return bytes.empty()   ? LineEnd::None
               : bytes == "\n" ? LineEnd::Lf
               : bytes == "\r" ? LineEnd::Cr
                               : LineEnd::CrLf;
    };
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        const auto end = static_cast<std::size_t>(endOf(lines[i]));
        if (count[end]++ == 0)
            first[end] = i;
    }
    const LineEnd common = commonLineEnd(file.text());
    std::size_t others = 0;
    std::uint32_t firstOther = static_cast<std::uint32_t>(lines.size());
    for (const LineEnd end : {LineEnd::Lf, LineEnd::CrLf, LineEnd::Cr}) {
        const auto i = static_cast<std::size_t>(end);
        if (end == common || count[i] == 0)
            continue;
        others += count[i];
        firstOther = std::min(firstOther, first[i]);
    }
    if (others == 0)
        return;
    TextEdit edit;
    for (const Line &line : lines)
        if (const LineEnd end = endOf(line); end != LineEnd::None && end != common)
            edit.add({{line.contentEnd, line.end}, std::string(lineEndBytes(common))});
    const Line &line = lines[firstOther];
    const std::string_view name = common == LineEnd::Lf   ? "LF"
                                  : common == LineEnd::Cr ? "CR"
                                                          : "CRLF";
    Diagnostic &found =
        report.add(file, bodyRange(line),
                   Message::counted(
                       GATEPOST_COUNTED("lint",
                                        "%n lines end otherwise than the rest (%1), the first "
                                        "here. Crawlers read every kind; a program that knows one "
                                        "kind alone may run lines together",
                                        "%n line ends otherwise than the rest (%1), the first "
                                        "here. Crawlers read every kind; a program that knows one "
                                        "kind alone may run lines together"),
                       others, name));
    found.fixes.push_back(
        {{GATEPOST_TEXT("lint", "Make all line ends %1"), name}, std::move(edit), FixKind::Safe});
}

} // namespace

extern const Check kMixedLineEnds = {
    .rule = {.code = "mixed-line-ends",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Mixed line ends"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Lines may end at LF, CRLF or CR, and the standard's readers take all "
                         "three, also mixed. "
                         "Home-made readers often know one of them: a lone CR then glues two "
                         "lines together, which "
                         "loses a rule. Mixed line ends mostly come from files put together on "
                         "several systems."),
             .source = "RFC 9309 §2.2; S2"},
    .file = checkMixedLineEnds,
};

} // namespace gatepost::linting
