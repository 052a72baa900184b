// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

struct Unread {
    DirectiveId id;
    Severity severity;
    Phrase message;
};
constexpr Unread kUnread[] = {
    {DirectiveId::Noindex, Severity::Warning,
     GATEPOST_TEXT("lint",
                   "Noindex is not read by any large crawler here (Google stopped in 2019). "
                   "Use the robots meta tag or the X-Robots-Tag header on the page, and do "
                   "not disallow it")},
    {DirectiveId::Nofollow, Severity::Warning,
     GATEPOST_TEXT("lint", "Nofollow is not read in this file. Use the robots meta tag or "
                           "rel=\"nofollow\" on the page")},
    {DirectiveId::Noarchive, Severity::Warning,
     GATEPOST_TEXT("lint", "Noarchive is not read in this file. Use the robots meta tag or the "
                           "X-Robots-Tag header on the page")},
    {DirectiveId::Host, Severity::Note,
     GATEPOST_TEXT("lint", "Host is not read any more: Yandex, which made it, stopped in 2018. "
                           "Redirect to the main host instead")},
    {DirectiveId::CleanParam, Severity::Note,
     GATEPOST_TEXT("lint", "Clean-param is read by Yandex alone; it decides nothing for other "
                           "crawlers")},
};

void checkUnreadDirective(const FileUnderCheck &file, Report &report) {
    for (const Unread &unread : kUnread) {
        for (const std::uint32_t index : file.linesOf(unread.id)) {
            report.add(file, file.line(index).key(), unread.message).severity = unread.severity;
            if (unread.severity == Severity::Note)
                break; // once is enough to know
        }
    }
}

} // namespace

extern const Check kUnreadDirective = {
    .rule = {.code = "unread-directive",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Directive that is not read"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Some directives are met often and decide nothing. Noindex, Nofollow "
                         "and Noarchive mean something as a "
                         "robots meta tag or in the X-Robots-Tag header, where a crawler finds "
                         "them only if it may fetch the "
                         "page. Host was Yandex's until 2018; Clean-param is still read by "
                         "Yandex, and by nobody else."),
             .source = "developers.google.com/search/docs/crawling-indexing/robots-meta-tag; "
                       "yandex.com/support/webmaster"},
    .dialects = kRobotsLike,
    .file = checkUnreadDirective,
};

} // namespace gatepost::linting
