// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

namespace gatepost::linting {

namespace {

void checkFullUrlPath(const FileUnderCheck &file, Report &report) {
    for (const GroupRule &rule : file.groups.rules) {
        const std::string_view value = file.tree.slice(rule.value);
        const bool isUrl = startsWithIgnoringCase(value, "http://") ||
                           startsWithIgnoringCase(value, "https://") || value.starts_with("//");
        if (!isUrl)
            continue;
        const std::string absolute =
            value.starts_with("//") ? "https:" + std::string(value) : std::string(value);
        const std::string path = pathOfUrl(absolute);
        const std::string origin = originOfUrl(absolute);
        const bool slashes = value.starts_with("//");
        if (slashes && origin.find('.') == std::string::npos)
            continue; // "//admin" is a path with two slashes
        const bool own = !file.options.origin.empty() && origin == file.options.origin;
        const Phrase phrase =
            slashes
                ? (own ? GATEPOST_TEXT(
                             "lint", "A rule is a path of this site; %1 matches nothing. Write %2")
                       : GATEPOST_TEXT("lint", "A rule is a path of this site; %1 matches nothing. "
                                               "Write %2, if it is a path on this host"))
                : (own ? GATEPOST_TEXT(
                             "lint",
                             "A rule is a path, not a whole URL: %1 matches nothing. Write %2")
                       : GATEPOST_TEXT("lint", "A rule is a path, not a whole URL: %1 matches "
                                               "nothing. Write %2, if it is a path on this host"));
        Diagnostic &found = report.add(file, rule.value, {phrase, inQuotes(value), inQuotes(path)});
        found.fixes.push_back(
            replaceFix(rule.value, path, own ? FixKind::Repair : FixKind::Choice));
    }
}

} // namespace

extern const Check kFullUrlPath = {
    .rule = {.code = "full-url-path",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Whole URL where a path belongs"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Allow and Disallow are matched against the path and query of a URL, "
                         "which begin with /. A value "
                         "that begins with a scheme and a host can match nothing. A policy file "
                         "applies only to its own host: "
                         "pages of another host need a file there."),
             .source = "RFC 9309 §2.2.2, §2.3; S22"},
    .file = checkFullUrlPath,
};

} // namespace gatepost::linting
