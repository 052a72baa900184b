// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// robots-ai.txt wants a / in front, also where RFC 9309 does without.
void checkRoot(const FileUnderCheck &file, const GroupRule &rule, std::string_view value,
               Report &report) {
    const std::size_t stars = value.find_first_not_of('*');
    std::string rooted = "/";
    if (stars != std::string_view::npos)
        rooted += '*' + std::string(value.substr(stars));
    Diagnostic &found =
        report.add(file, rule.value,
                   {GATEPOST_TEXT("lint", "In robots-ai.txt a path has to begin with /. Write %1"),
                    inQuotes(rooted)});
    found.fixes.push_back(replaceFix(rule.value, std::move(rooted), FixKind::Choice));
}

/// "community.example.com.au/t5/x", "example.com:8080": a host without its scheme. A dot in the first part makes no host of
/// a file (index.html, v1.2/api): behind the last one there are two letters or more, and no ending of a page or a picture.
bool beginsWithHost(std::string_view value) {
    const std::string_view first = value.substr(0, value.find_first_of("/?*$"));
    const std::size_t colon = first.find(':');
    if (colon != std::string_view::npos)
        return colon > 0 && colon + 1 < first.size() &&
               std::ranges::all_of(first.substr(colon + 1), isDigit);
    const std::size_t dot = first.rfind('.');
    if (dot == std::string_view::npos || dot == 0)
        return false;
    const std::string_view label = first.substr(dot + 1);
    constexpr std::string_view kEndings[] = {
        "html", "htm",  "xhtml", "shtml", "php", "asp", "aspx", "jsp", "cgi",   "txt", "xml", "rss",
        "json", "pdf",  "jpg",   "jpeg",  "png", "gif", "webp", "svg", "js",    "css", "csv", "ico",
        "do",   "php3", "php5",  "pl",    "swf", "doc", "docx", "zip", "phtml", "cfm"};
    return label.size() >= 2 && std::ranges::all_of(label, isAlpha) &&
           std::ranges::none_of(
               kEndings, [&](std::string_view each) { return equalsIgnoringCase(each, label); });
}

/// What behind a host is a path of it.
void checkHost(const FileUnderCheck &file, const GroupRule &rule, std::string_view value,
               Report &report) {
    const std::size_t slash = value.find_first_of("/?");
    std::string path(slash == std::string_view::npos ? std::string_view() : value.substr(slash));
    if (!path.starts_with('/'))
        path.insert(0, 1, '/');
    Diagnostic &found =
        report.add(file, rule.value,
                   {GATEPOST_TEXT("lint", "%1 begins with a host, so the rule matches nothing. "
                                          "Write %2, if it is a path on this host"),
                    inQuotes(value), inQuotes(path)});
    found.fixes.push_back(replaceFix(rule.value, std::move(path), FixKind::Choice));
}

void checkPathStart(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.groups.rules.size(); ++i) {
        const GroupRule &rule = file.groups.rules[i];
        const std::string_view value = file.tree.slice(rule.value);
        if (value.starts_with('*') && file.tree.dialectId() == DialectId::RobotsAi) {
            checkRoot(file, rule, value, report);
            continue;
        }
        if (value.empty() || value.front() == '/' || value.front() == '*' ||
            startsWithIgnoringCase(value, "http://") || startsWithIgnoringCase(value, "https://"))
            continue;
        const char first = value.front();
        if (file.inExtendedGroup(i) && (first == '?' || first == '[' || first == '\\'))
            continue;
        if (beginsWithHost(value)) {
            checkHost(file, rule, value, report);
            continue;
        }
        Diagnostic &found = report.add(
            file, rule.value,
            {GATEPOST_TEXT("lint", "%1 begins neither with / nor with *, so the rule matches "
                                   "nothing. Write %2"),
             inQuotes(value), inQuotes((isAlnum(first) ? "/" : "/*") + std::string(value))});
        if (first == '\\')
            continue; // backslash-path has the way out
        found.fixes.push_back(replaceFix(rule.value, "/" + std::string(value),
                                         isAlnum(first) ? FixKind::Repair : FixKind::Choice));
        if (!isAlnum(first)) {
            found.fixes.push_back(
                replaceFix(rule.value, "/*" + std::string(value), FixKind::Choice));
            std::swap(found.fixes.front(), found.fixes.back());
        }
    }
}

} // namespace

extern const Check kPathStart = {
    .rule = {.code = "path-start",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Path without a leading /"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Every path of a URL begins with /, and a rule is compared from the path's "
                 "beginning on. A value that "
                 "begins neither with / nor with * therefore matches nothing: the page that was to "
                 "be closed stays open. "
                 "Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. "
                 "robots-ai.txt does not take a path that begins with *."),
             .source = "RFC 9309 §2.2.2; ADF-010 §5.1.10; S22"},
    .file = checkPathStart,
};

} // namespace gatepost::linting
