// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <vector>

namespace gatepost::linting {

namespace {

std::vector<std::string_view> metaKeys(const Dialect &dialect) {
    std::vector<std::string_view> keys;
    for (const Directive &row : dialect.directives)
        if (row.place == Place::Meta)
            keys.push_back(row.name);
    return keys;
}

void checkComment(const FileUnderCheck &file, Report &report, std::uint32_t index) {
    const Line &line = file.line(index);
    std::string_view rest = trimmed(file.tree.slice({line.commentBegin + 1, line.contentEnd}));
    if (!startsWithIgnoringCase(rest, "meta"))
        return;
    rest.remove_prefix(4);
    const bool colon = trimmed(rest).starts_with(':');
    if (!colon && !rest.empty() && !isBlank(rest.front()) && rest.front() != '-')
        return; // "metadata"
    const std::string_view body = trimmed(colon ? trimmed(rest).substr(1) : rest);
    const auto keys = metaKeys(file.tree.dialect());
    const auto known = [&](std::string_view key) {
        return std::ranges::any_of(
            keys, [&](std::string_view each) { return equalsIgnoringCase(each, key); });
    };
    if (!colon) {
        const std::string_view key = trimmed(body.substr(0, body.find_first_of(": \t")));
        if (!known(key))
            return; // prose
        Diagnostic &found =
            report.add(file, line.comment(),
                       {GATEPOST_TEXT("lint", "A meta line is written “# meta: %1: value”; without "
                                              "the colon it is a comment like any other"),
                        key});
        const std::string_view value = trimmed(body.substr(std::min(
            key.size() + (body.substr(key.size()).starts_with(':') ? 1 : 0), body.size())));
        found.fixes.push_back(replaceFix(line.comment(),
                                         "# meta: " + std::string(key) + ": " + std::string(value),
                                         FixKind::Repair));
        return;
    }
    if (index > file.firstDirective()) {
        const std::string_view key = trimmed(body.substr(0, body.find(':')));
        const std::string_view value = trimmed(body.substr(std::min(key.size() + 1, body.size())));
        // Documentation within the file also speaks of meta lines: "# meta: chain-id: to help agents detect loops".
        const bool prose = std::ranges::count(value, ' ') > 3 || value.starts_with('[');
        if (known(key) && !value.empty() && !prose)
            report.add(file, line.comment(),
                       {GATEPOST_TEXT("lint", "Meta lines count only before the first directive, "
                                              "which is in %1; this is a comment like any other. "
                                              "Move it up"),
                        lineName(file.firstDirective())});
    }
}

void checkMetaSyntax(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(LineKind::Comment))
        checkComment(file, report, index);
    const auto keys = metaKeys(file.tree.dialect());
    std::vector<DirectiveId> seen;
    for (const MetaLine &meta : file.tree.metaLines()) {
        const std::string_view key = file.tree.slice(meta.key);
        if (meta.directive == DirectiveId::None) {
            const auto meant = nearest(key, keys);
            Diagnostic &found = report.add(
                file, meta.key.empty() ? file.line(meta.line).comment() : meta.key,
                meant ? Message(GATEPOST_TEXT("lint", "%1 is not a meta key. Did you mean %2?"),
                                inQuotes(key), inQuotes(*meant))
                      : Message(GATEPOST_TEXT(
                                    "lint",
                                    "%1 is not a meta key of the specification; agents ignore it"),
                                inQuotes(key)));
            if (meant)
                found.fixes.push_back(replaceFix(
                    meta.key, std::string(*meant),
                    editDistance(key, *meant, 1) <= 1 ? FixKind::Repair : FixKind::Choice));
            else
                found.severity = Severity::Note;
            continue;
        }
        if (std::ranges::contains(seen, meta.directive))
            report
                .add(file, meta.key,
                     {GATEPOST_TEXT("lint", "%1 is given above already; one is enough"),
                      inQuotes(key)})
                .severity = Severity::Note;
        seen.push_back(meta.directive);
    }
}

} // namespace

extern const Check kMetaSyntax = {
    .rule =
        {.code = "meta-syntax",
         .severity = Severity::Warning,
         .title = GATEPOST_TEXT("lint", "Meta line that is not read"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "Facts about the file are comments at its top, before the first directive: “# meta: "
             "key: value” with one of the keys spec-version, last-update, update-frequency, "
             "significant-change, authored-by, contact, jurisdiction, licence and chain-id. "
             "Written differently, or further down, they are comments like any other."),
         .source = "robots2.txt v0.2.1, meta; S58"},
    .dialects = kRobots2,
    .file = checkMetaSyntax,
};

} // namespace gatepost::linting
