// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkHtml(const FileUnderCheck &file, Report &report) {
    const auto tag = [&](std::uint32_t index) {
        const Line &line = file.line(index);
        return file.text()[bodyRange(line).begin] == '<';
    };
    if (file.isHtml()) {
        for (std::uint32_t i = 0; i < file.tree.lines().size(); ++i) {
            const Line &line = file.line(i);
            if (line.kind == LineKind::Blank)
                continue;
            report.add(file, line.content(),
                       GATEPOST_TEXT("lint",
                                     "This is a web page, not a policy file: the server answers "
                                     "with HTML, perhaps its error page or a start page, and "
                                     "crawlers find no rule. Serve plain text here"));
            return;
        }
        return;
    }
    for (const LineKind kind : {LineKind::Other, LineKind::UnknownKey})
        for (const std::uint32_t index : file.linesOf(kind))
            if (tag(index)) {
                report.add(file, bodyRange(file.line(index)),
                           GATEPOST_TEXT("lint", "The file contains HTML from here on: it decides "
                                                 "nothing and does not belong here. Remove it"));
                return;
            }
}

} // namespace

extern const Check kHtml = {
    .rule = {.code = "html",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "HTML instead of text"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The file is, or contains, HTML. Often the server sends its error page or "
                         "the application's start page for every address, with status 200: "
                         "crawlers then take it for a policy without rules and fetch everything. "
                         "Sometimes a plug-in has written markup into the file. Serve text/plain "
                         "with directives alone, or answer 404 if there is no policy."),
             .source = "RFC 9309 §2.3; S5"},
    .file = checkHtml,
};

} // namespace gatepost::linting
