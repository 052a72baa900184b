// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <ranges>
#include <string>
#include <vector>

namespace gatepost::linting {

namespace {

void checkOtherDialect(const FileUnderCheck &file, Report &report) {
    struct Stray {
        std::uint32_t line;
        std::string name; ///< as its own table spells it; "[agent: …]" for a block
        std::string home;
    };
    std::vector<Stray> strays;
    const DialectId here = file.tree.dialectId();
    for (const std::uint32_t index : file.linesOf(LineKind::UnknownKey)) {
        const std::string_view key = file.tree.key(file.line(index));
        if (startsWithIgnoringCase(key, "[agent")) {
            if (file.tree.dialect().hasBlocks)
                continue; // unreadable-line tells
            strays.push_back({index, "[agent: …]", std::string(dialect(DialectId::Robots2).name)});
            continue;
        }
        // The newest first. A file for AI alone adds no directives.
        for (const FileRoleRow &role : siteFiles() | std::views::reverse) {
            const DialectId other = role.dialect;
            const Directive *row = dialect(other).find(dialect(other).idOf(key));
            if (other == here || role.forAiAlone || row == nullptr)
                continue;
            strays.push_back({index, std::string(row->name), std::string(dialect(other).name)});
            break;
        }
    }
    // Many of one file: it is that file, under another name. Told once.
    constexpr std::size_t kMany = 4;
    const bool many = strays.size() >= kMany;
    for (const Stray &each : strays) {
        const Line &line = file.line(each.line);
        Diagnostic &found = report.add(
            file, line.key(),
            many ? Message::counted(
                       GATEPOST_COUNTED("lint",
                                        "%1 and %n other lines of this file are directives of %2 "
                                        "and decide nothing in %3. Move them there",
                                        "%1 and %n other line of this file are directives of %2 "
                                        "and decide nothing in %3. Move them there"),
                       strays.size() - 1, inQuotes(each.name), each.home, file.tree.dialect().name)
                 : Message(GATEPOST_TEXT("lint", "%1 is a directive of %2 and decides nothing in "
                                                 "%3. Move it there"),
                           inQuotes(each.name), each.home, file.tree.dialect().name));
        found.fixes.push_back({GATEPOST_TEXT("lint", "Make it a comment"),
                               TextEdit::insert(line.keyBegin, "# "), FixKind::Choice});
        if (many)
            break;
    }
}

} // namespace

extern const Check kOtherDialect = {
    .rule = {.code = "other-dialect",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Directive of another file"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The directive exists, but in another file of the site. Readers of "
                         "robots.txt know nothing of the AI policy "
                         "of robots2.txt, and readers of robots2.txt take no Crawl-delay or "
                         "Visit-time from it: there, pace is "
                         "said with rate. In the wrong file the line is passed over."),
             .source = "robots2.txt v0.2.1; S5, S50"},
    .file = checkOtherDialect,
};

} // namespace gatepost::linting
