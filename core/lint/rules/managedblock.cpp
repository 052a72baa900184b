// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

struct Managed {
    std::string_view mark; ///< in lower case
    std::string_view name; ///< of the company; empty: the Yoast plug-in
};
constexpr Managed kManaged[] = {{"begin cloudflare managed", "Cloudflare"},
                                {"cloudflare managed content", "Cloudflare"},
                                {"begin wpengine", "WP Engine"},
                                {"start yoast block", ""}};

void check(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(LineKind::Comment)) {
        const Line &line = file.line(index);
        if (line.contentEnd - line.commentBegin > 200)
            continue;
        const std::string text = toLower(file.tree.slice(line.comment()));
        for (const Managed &each : kManaged) {
            if (!text.contains(each.mark))
                continue;
            report.add(file, line.comment(),
                       {each.name.empty()
                            ? GATEPOST_TEXT("lint",
                                            "From here on the file is managed by the Yoast "
                                            "plug-in: your changes will be overwritten or "
                                            "duplicated. Change it in the settings there; your own "
                                            "rules for the same agents are read together with "
                                            "these")
                            : GATEPOST_TEXT(
                                  "lint", "From here on the file is managed by %1: your "
                                          "changes will be overwritten or duplicated. Change it in "
                                          "the settings there; your own rules for the same "
                                          "agents are read together with these"),
                        each.name});
            return;
        }
    }
}

} // namespace

extern const Check kManagedBlock = {
    .rule =
        {.code = "managed-block",
         .severity = Severity::Note,
         .title = GATEPOST_TEXT("lint", "Block managed by somebody else"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "A content delivery network or a plug-in puts its own block into the file when it is "
             "served, between marks. What is served is then not the file on your disk. Groups for "
             "the same agent in the block and in your part are read as one by crawlers of the "
             "standard, so the block can open or close what you did not."),
         .source =
             "developers.cloudflare.com/bots/additional-configurations/managed-robots-txt; S13"},
    .file = check,
};

} // namespace gatepost::linting
