// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

struct Entity {
    std::string_view written;
    std::string_view meant;
};
constexpr Entity kEntities[] = {{"&amp;", "&"},   {"&lt;", "<"},  {"&gt;", ">"},
                                {"&quot;", "\""}, {"&#39;", "'"}, {"&#38;", "&"}};

void checkHtmlEntity(const FileUnderCheck &file, Report &report) {
    if (file.text().find('&') == std::string_view::npos || file.isHtml())
        return;
    for (const std::uint32_t index : file.linesOf(LineKind::Directive)) {
        const Line &line = file.line(index);
        const Directive *row = file.tree.dialect().find(line.directive);
        if (row->kind == ValueKind::FreeText)
            continue;
        const std::string_view value = file.tree.value(line);
        for (const Entity &entity : kEntities) {
            const std::size_t at = value.find(entity.written);
            if (at == std::string_view::npos)
                continue;
            std::string fixed;
            for (std::size_t from = 0; from < value.size();) {
                if (value.substr(from).starts_with(entity.written)) {
                    fixed += entity.meant;
                    from += entity.written.size();
                } else {
                    fixed += value[from++];
                }
            }
            const auto begin = line.valueBegin + static_cast<std::uint32_t>(at);
            Diagnostic &found = report.add(
                file, {begin, begin + static_cast<std::uint32_t>(entity.written.size())},
                {GATEPOST_TEXT("lint", "%1 is HTML for %2; in this file it is read character by "
                                       "character and matches no real URL. Write %2"),
                 inQuotes(entity.written), inQuotes(entity.meant)});
            found.fixes.push_back(replaceFix(line.value(), std::move(fixed), FixKind::Choice));
            break;
        }
    }
}

} // namespace

extern const Check kHtmlEntity = {
    .rule = {.code = "html-entity",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "HTML entity in a value"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "&amp; and its like belong in HTML. A policy file is plain text: the five "
                 "characters are compared as they are, so a rule for a query such as ?a=1&amp;b=2 "
                 "misses every request. It comes from copying a link out of a page's source."),
             .source = "RFC 9309 §2.2.2; S22"},
    .file = checkHtmlEntity,
};

} // namespace gatepost::linting
