// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

void check(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        if (value.find('\\') == std::string_view::npos || file.inExtendedGroup(i))
            continue;
        std::string slashed;
        bool escaped = true; // "\?" and "\." come from regular expressions
        for (std::size_t at = 0; at < value.size(); ++at)
            if (value[at] == '\\')
                escaped = escaped && at + 1 < value.size() &&
                          std::string_view("?.*$+()[]/\\-").contains(value[at + 1]);
        for (std::size_t at = 0; at < value.size(); ++at) {
            if (value[at] != '\\')
                slashed += value[at];
            else if (!escaped && !slashed.ends_with('/'))
                slashed += '/';
        }
        if (!slashed.starts_with('/') && !slashed.starts_with('*'))
            slashed.insert(0, "/");
        Diagnostic &found = report.add(
            file, rule.value,
            std::string("A backslash is an ordinary character here, and no URL holds one: ") +
                (escaped ? "rules are no regular expressions and need no escape. Write "
                         : "the rule matches nothing that is asked for. Write ") +
                inQuotes(slashed));
        found.fixes.push_back(replaceFix(rule.value, std::move(slashed), false));
    }
}

} // namespace

extern const Check kBackslashPath = {
    .rule =
        {.code = "backslash-path",
         .severity = Severity::Error,
         .title = "Backslash in a path",
         .explanation =
             "Parts of a URL's path are parted by /. A backslash has no meaning in a rule outside "
             "the extended "
             "standard 2.0: it neither parts folders, as on Windows, nor escapes the next "
             "character, as in a regular "
             "expression. Browsers turn it into / before they ask, so such a rule never matches.",
         .source = "RFC 9309 §2.2.2; S22, S31"},
    .file = check,
};

} // namespace gatepost::linting
