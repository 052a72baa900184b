// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr std::string_view kTelling[] = {
    "admin",     "administrator", "backup",      "backups",     ".git",      ".svn",    ".env",
    ".htaccess", ".htpasswd",     "phpmyadmin",  "private",     "secret",    "secrets", "internal",
    "intranet",  "passwords",     "credentials", "database",    "db_backup", "sql",     "dump",
    "logs",      "config",        "old_site",    "confidential"};

void checkPrivatePath(const FileUnderCheck &file, Report &report) {
    for (std::uint32_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        if (rule.directive != DirectiveId::Disallow)
            continue;
        std::string_view path = file.tree.slice(rule.value);
        if (!path.starts_with('/'))
            continue;
        path.remove_prefix(1);
        const std::string_view name = path.substr(0, path.find_first_of("/?*$"));
        // Hardly any path does: most are out by their first byte.
        constexpr std::string_view kFirst = "abcdilops.";
        const bool tells = !name.empty() && kFirst.contains(asciiLower(name.front())) &&
                           std::ranges::any_of(kTelling, [&](std::string_view word) {
                               return name.size() == word.size() && equalsIgnoringCase(name, word);
                           });
        if (!tells || isHoneypot(file, i))
            continue;
        report.add(
            file, rule.value,
            {GATEPOST_TEXT("lint", "Anyone can read this file, so this line shows everyone that %1 "
                                   "is there. Protect it with a password; a page that should only "
                                   "stay out of search results needs noindex instead"),
             inQuotes("/" + std::string(name))});
    }
}

} // namespace

extern const Check kPrivatePath = {
    .rule = {.code = "private-path",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Rule that reveals a private place"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A policy file is public and is the first thing that people looking for a "
                         "way in will read. A rule for /admin or /backup keeps no one out and "
                         "shows where to look. What must stay private needs a login; the rule may "
                         "then go, or stay if the login page itself is not secret."),
             .source = "RFC 9309 §3"},
    .file = checkPrivatePath,
};

} // namespace gatepost::linting
