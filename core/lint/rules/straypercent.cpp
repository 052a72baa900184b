// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

bool isHex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

void checkStrayPercent(const FileUnderCheck &file, Report &report) {
    if (file.text().find('%') == std::string_view::npos)
        return;
    for (const GroupRule &rule : file.groups.rules) {
        const std::string_view value = file.tree.slice(rule.value);
        for (std::size_t at = value.find('%'); at != std::string_view::npos;
             at = value.find('%', at + 1)) {
            if (at + 2 < value.size() && isHex(value[at + 1]) && isHex(value[at + 2]))
                continue;
            // A pattern may stop inside the sequence on purpose: "%E*", "%$".
            const std::string_view rest = value.substr(at + 1);
            if (rest.empty() || rest.find_first_of("*$") < 2 ||
                (rest.size() == 1 && isHex(rest[0])))
                continue;
            const auto begin = rule.value.begin + static_cast<std::uint32_t>(at);
            Diagnostic &found = report.add(
                file, {begin, begin + 1},
                {GATEPOST_TEXT("lint", "A % that is not followed by two hex digits: no well-formed "
                                       "URL contains it. Write %1 for a literal percent sign"),
                 "%25"});
            found.fixes.push_back(replaceFix({begin, begin + 1}, "%25", FixKind::Choice));
            break;
        }
    }
}

} // namespace

extern const Check kStrayPercent = {
    .rule = {.code = "stray-percent",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Stray percent sign"),
             .explanation = GATEPOST_TEXT(
                 "lint", "In a URL a percent sign begins an escaped byte and two hex digits "
                         "follow it. Anything else is malformed; "
                         "crawlers escape it in various ways, so whether the rule matches is a "
                         "matter of luck. A literal percent "
                         "sign is written %25."),
             .source = "RFC 3986 §2.1; RFC 9309 §2.2.2; S24"},
    .file = checkStrayPercent,
};

} // namespace gatepost::linting
