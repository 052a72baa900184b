// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/tables.h"

// The orders leave gaps on purpose: extended.cpp and signals.cpp put their rows between these.
namespace gatepost::tables {
namespace {

constexpr Directive kRobotsRows[] = {
    {.id = DirectiveId::UserAgent,
     .name = "User-agent",
     .place = Place::AgentLine,
     .kind = ValueKind::AgentName,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "User agent"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT(
         "dialect",
         "Names a crawler that the rules below are for, by its product token; * means every "
         "crawler "
         "that no group names. Several lines in a row share one group."),
     .example = "Googlebot",
     .source = "RFC 9309 §2.2.1",
     .order = 10},
    {.id = DirectiveId::Allow,
     .name = "Allow",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "Allow"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT(
         "dialect",
         "Lets the group's crawlers fetch what begins with this path; * stands for any run of "
         "characters and a final $ for the end. The longest rule that matches decides, and at "
         "equal "
         "length Allow does."),
     .example = "/blog/",
     .source = "RFC 9309 §2.2.2",
     .order = 40},
    {.id = DirectiveId::Disallow,
     .name = "Disallow",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "Disallow"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT("dialect",
                           "Forbids the group's crawlers to fetch what begins with this path; * "
                           "stands for any run of characters and a final $ for the end. The "
                           "longest rule that matches decides; an empty value is not a rule."),
     .example = "/private/",
     .source = "RFC 9309 §2.2.2",
     .order = 41},
    {.id = DirectiveId::CrawlDelay,
     .name = "Crawl-delay",
     .place = Place::Group,
     .kind = ValueKind::Seconds,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "Crawl delay"),
     .section = SectionId::HoursAndPace,
     .help =
         GATEPOST_TEXT("dialect", "Asks for this many seconds between two requests. It is not part "
                                  "of the standard: some crawlers follow it, Googlebot does not."),
     .example = "10",
     .source = "robots-ai.txt v1.7.1, standard directives",
     .order = 22},
    {.id = DirectiveId::Sitemap,
     .name = "Sitemap",
     .place = Place::File,
     .kind = ValueKind::HttpUrl,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "Sitemap"),
     .section = SectionId::WholeFile,
     .help = GATEPOST_TEXT("dialect", "Says where a sitemap is, as an absolute URL. It belongs to "
                                      "no group and may appear anywhere."),
     .example = "https://example.com/sitemap.xml",
     .source = "sitemaps.org; RFC 9309 §2.2.4",
     .order = 80},
    {.id = DirectiveId::Discovery,
     .name = "Discovery",
     .place = Place::File,
     .kind = ValueKind::HttpUrl,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Discovery file"),
     .section = SectionId::WholeFile,
     .help = GATEPOST_TEXT(
         "dialect",
         "Points at a file of the same site that is written for AI systems, as an absolute URL. It "
         "belongs to no group and is read by few."),
     .example = "https://example.com/llms.txt",
     .source = "robots-ai.txt v1.7.0",
     .order = 81},
};

constexpr Directive kDecidingNothing[] = {
    {.id = DirectiveId::Host,
     .name = "Host",
     .place = Place::File,
     .kind = ValueKind::FreeText,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Host"),
     .section = SectionId::RarelySupported,
     .help = GATEPOST_TEXT(
         "dialect",
         "Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants "
         "redirects "
         "instead. It decides nothing here."),
     .example = "example.com",
     .source = "Yandex, formerly",
     .order = 60},
    {.id = DirectiveId::CleanParam,
     .name = "Clean-param",
     .place = Place::File,
     .kind = ValueKind::FreeText,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Clean parameters"),
     .section = SectionId::RarelySupported,
     .help = GATEPOST_TEXT(
         "dialect", "Names query parameters that do not change a page, for Yandex, with an "
                    "optional path. No other large crawler reads it and it decides nothing here."),
     .example = "ref /articles/",
     .source = "Yandex",
     .order = 61},
    {.id = DirectiveId::Noindex,
     .name = "Noindex",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "No index"),
     .section = SectionId::RarelySupported,
     .help = GATEPOST_TEXT(
         "dialect",
         "Was read by Google, unofficially and until 2019; use the robots meta tag or the "
         "X-Robots-Tag "
         "header instead. It decides nothing here."),
     .example = "/drafts/",
     .source = "Google, formerly and undocumented",
     .order = 50},
    {.id = DirectiveId::Nofollow,
     .name = "Nofollow",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "No follow"),
     .section = SectionId::RarelySupported,
     .help = GATEPOST_TEXT(
         "dialect",
         "Means something only as a robots meta tag or in the X-Robots-Tag header; no large "
         "crawler "
         "reads it in this file. It decides nothing here."),
     .example = "/links/",
     .source = "robots meta tag, misplaced",
     .order = 51},
    {.id = DirectiveId::Noarchive,
     .name = "Noarchive",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "No archive"),
     .section = SectionId::RarelySupported,
     .help = GATEPOST_TEXT(
         "dialect",
         "Means something only as a robots meta tag or in the X-Robots-Tag header; no large "
         "crawler "
         "reads it in this file. It decides nothing here."),
     .example = "/news/",
     .source = "robots meta tag, misplaced",
     .order = 52},
};

// S90. Keys that merely begin like a directive ("Disallowed") are that reading's own business.
constexpr Spelling kRobotsSpellings[] = {
    {.spelling = "disallaw", .meant = DirectiveId::Disallow, .google = true},
    {.spelling = "dissallow", .meant = DirectiveId::Disallow, .google = true},
    {.spelling = "dissalow", .meant = DirectiveId::Disallow, .google = true},
    {.spelling = "disalow", .meant = DirectiveId::Disallow, .google = true},
    {.spelling = "diasllow", .meant = DirectiveId::Disallow, .google = true},
    {.spelling = "useragent", .meant = DirectiveId::UserAgent, .google = true},
    {.spelling = "user agent", .meant = DirectiveId::UserAgent, .google = true},
    {.spelling = "site-map", .meant = DirectiveId::Sitemap, .google = true},
};

} // namespace

std::span<const Directive> robots() {
    return kRobotsRows;
}

std::span<const Directive> robotsDecidingNothing() {
    return kDecidingNothing;
}

std::span<const Spelling> robotsSpellings() {
    return kRobotsSpellings;
}

} // namespace gatepost::tables
