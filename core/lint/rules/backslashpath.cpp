// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

constexpr std::string_view kEscaped = "?.*$+()[]/-_=&#";

/// "{", ".*", ".+", "[^", "(?", or an escape such as "\d+" (but not the folder "\data").
bool looksLikeRegex(std::string_view value) {
    for (std::size_t at = 0; at < value.size(); ++at) {
        const char next = at + 1 < value.size() ? value[at + 1] : '\0';
        switch (value[at]) {
        case '{': return true;
        case '^':
            if (at == 0)
                return true;
            break;
        case '.':
            if (next == '*' || next == '+')
                return true;
            break;
        case '[':
            if (next == '^')
                return true;
            break;
        case '(':
            if (next == '?')
                return true;
            break;
        case '\\':
            if (next != '\0' && std::string_view("dwsDWSb").contains(next) &&
                (at + 2 == value.size() || !isAlnum(value[at + 2])))
                return true;
            break;
        default: break;
        }
    }
    return false;
}

void checkBackslashPath(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        if (value.find('\\') == std::string_view::npos || file.inExtendedGroup(i))
            continue;
        if (looksLikeRegex(value)) {
            report.add(
                file, rule.value,
                {GATEPOST_TEXT(
                     "lint",
                     "Rules are not regular expressions: %1 is compared character by character and "
                     "matches no real URL. Only * and a final $ have a meaning"),
                 inQuotes(value)});
            continue;
        }
        std::string slashed;
        bool escaped = false; // "\?" and "\." escape nothing here
        for (std::size_t at = 0; at < value.size(); ++at) {
            if (value[at] != '\\') {
                slashed += value[at];
                continue;
            }
            const bool escapes = at + 1 < value.size() && kEscaped.contains(value[at + 1]);
            escaped = escaped || escapes;
            if (!escapes && !slashed.ends_with('/'))
                slashed += '/';
        }
        if (!slashed.starts_with('/') && !slashed.starts_with('*'))
            slashed.insert(0, "/");
        Diagnostic &found = report.add(
            file, rule.value,
            {escaped
                 ? GATEPOST_TEXT("lint",
                                 "A backslash is an ordinary character here, and no URL contains "
                                 "one: nothing needs an escape in a rule. Write %1")
                 : GATEPOST_TEXT("lint", "A backslash is an ordinary character here, and no URL "
                                         "contains one: the rule matches no real URL. Write %1"),
             inQuotes(slashed)});
        found.fixes.push_back(replaceFix(rule.value, std::move(slashed), FixKind::Choice));
    }
}

} // namespace

extern const Check kBackslashPath = {
    .rule =
        {.code = "backslash-path",
         .severity = Severity::Error,
         .title = GATEPOST_TEXT("lint", "Backslash in a path"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "Segments of a URL's path are separated by /. A backslash has no meaning in a rule "
             "outside "
             "the extended "
             "standard 2.0: it neither separates folders, as on Windows, nor escapes the next "
             "character, as in a regular "
             "expression. Browsers turn it into / before they ask, so such a rule never matches."),
         .source = "RFC 9309 §2.2.2; S22, S31"},
    .file = checkBackslashPath,
};

} // namespace gatepost::linting
