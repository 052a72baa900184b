// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/tables.h"

// Choices (S52 and S58 rule, where the source's sections and its quick reference differ):
// - market and the quality signals are about the whole file, also inside a block (S51).
// - report-to may be repeated, as the source's own comment shows it twice.
// - The meta keys are rows too (Place::Meta): find() knows them, but idOf(), which is asked for the
//   keys of lines, does not: "contact: x" outside a meta comment is not a directive.
// - Crawl-delay, Visit-time and the like are absent: in this file they decide nothing (S50).
namespace gatepost::tables {
namespace {

constexpr Word kCrawl[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "may be indexed")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "must not be fetched at all")},
    {.name = "ask",
     .meaning = GATEPOST_TEXT("dialect", "the agent asks the site first and keeps to the answer")},
};

constexpr Word kRead[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "the content may be processed")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "the content must not be processed")},
    {.name = "ask",
     .meaning = GATEPOST_TEXT("dialect", "the agent asks the site first and keeps to the answer")},
};

constexpr Word kSummarise[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "may be summarised for a user")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "must not be summarised")},
    {.name = "ask",
     .meaning = GATEPOST_TEXT("dialect", "the agent asks the site first and keeps to the answer")},
};

constexpr Word kDerivative[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "may be reworded, translated, adapted")},
    {.name = "no",
     .meaning = GATEPOST_TEXT("dialect", "must not be reworded, translated or adapted")},
    {.name = "ask",
     .meaning = GATEPOST_TEXT("dialect", "the agent asks the site first and keeps to the answer")},
};

constexpr Word kTrain[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "may be used to train models")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "must not be used to train models")},
    {.name = "ask",
     .meaning = GATEPOST_TEXT("dialect", "the agent asks the site first and keeps to the answer")},
};

constexpr Word kMonetise[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "may be used to earn money")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "must not be used to earn money")},
    {.name = "ask",
     .meaning = GATEPOST_TEXT("dialect", "the agent asks the site first and keeps to the answer")},
};

constexpr Word kQuote[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "excerpts of any length")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "no excerpts")},
    {.name = "short-only",
     .meaning = GATEPOST_TEXT(
         "dialect", "under 50 words of source text; attribution, URLs and metadata do not count")},
};

constexpr Word kStore[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "copies may be kept")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "no copies, not even for the session")},
    {.name = "session-only",
     .meaning = GATEPOST_TEXT(
         "dialect", "in memory for this session only: no disk, no database, no vector store")},
};

constexpr Word kCompete[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "competitors may use it too")},
    {.name = "no",
     .meaning = GATEPOST_TEXT("dialect", "a competitor in the declared market must not use it")},
};

constexpr Word kPersonalise[] = {
    {.name = "yes",
     .meaning = GATEPOST_TEXT("dialect", "may be used to build a profile of the user")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "no profile of the user from this content")},
};

constexpr Word kAnnounce[] = {
    {.name = "yes",
     .meaning = GATEPOST_TEXT("dialect", "the agent names itself in X-Agent-Identity")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "the agent need not name itself")},
};

constexpr Word kHonest[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "agents say truthfully what they are")},
};

constexpr Word kCredit[] = {
    {.name = "required", .meaning = GATEPOST_TEXT("dialect", "must be given")},
    {.name = "preferred", .meaning = GATEPOST_TEXT("dialect", "is welcome")},
    {.name = "none", .meaning = GATEPOST_TEXT("dialect", "is not needed")},
};

constexpr Word kRate[] = {
    {.name = "polite",
     .meaning = GATEPOST_TEXT("dialect", "the agent chooses a sensible pace itself")},
};

constexpr Word kContentType[] = {
    {.name = "opinion", .meaning = GATEPOST_TEXT("dialect", "views of their authors")},
    {.name = "news", .meaning = GATEPOST_TEXT("dialect", "reporting on current events")},
    {.name = "reference", .meaning = GATEPOST_TEXT("dialect", "facts to look up")},
    {.name = "satire", .meaning = GATEPOST_TEXT("dialect", "not meant to be taken literally")},
    {.name = "commercial", .meaning = GATEPOST_TEXT("dialect", "offers and advertising")},
    {.name = "research", .meaning = GATEPOST_TEXT("dialect", "studies and their data")},
    {.name = "personal", .meaning = GATEPOST_TEXT("dialect", "a private person's pages")},
};

constexpr Word kEditorialised[] = {
    {.name = "yes",
     .meaning = GATEPOST_TEXT("dialect", "a human reviews everything before it is published")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "published without review")},
    {.name = "partial", .meaning = GATEPOST_TEXT("dialect", "some of it is reviewed")},
};

constexpr Word kAiAssisted[] = {
    {.name = "yes", .meaning = GATEPOST_TEXT("dialect", "AI helped to write the content")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "written without AI")},
    {.name = "partial", .meaning = GATEPOST_TEXT("dialect", "AI helped with some of it")},
};

constexpr Word kAgeRating[] = {
    {.name = "all", .meaning = GATEPOST_TEXT("dialect", "fit for everybody")},
    {.name = "7+", .meaning = GATEPOST_TEXT("dialect", "fit from the age of 7")},
    {.name = "13+", .meaning = GATEPOST_TEXT("dialect", "fit from the age of 13")},
    {.name = "16+", .meaning = GATEPOST_TEXT("dialect", "fit from the age of 16")},
    {.name = "18+", .meaning = GATEPOST_TEXT("dialect", "for adults only")},
};

constexpr Word kUpdateFrequency[] = {
    {.name = "live", .meaning = GATEPOST_TEXT("dialect", "changes all the time")},
    {.name = "daily", .meaning = GATEPOST_TEXT("dialect", "changes about once a day")},
    {.name = "weekly", .meaning = GATEPOST_TEXT("dialect", "changes about once a week")},
    {.name = "monthly", .meaning = GATEPOST_TEXT("dialect", "changes about once a month")},
    {.name = "rarely", .meaning = GATEPOST_TEXT("dialect", "changes now and then")},
    {.name = "static", .meaning = GATEPOST_TEXT("dialect", "is not meant to change")},
};

constexpr Word kSignificantChange[] = {
    {.name = "yes",
     .meaning = GATEPOST_TEXT("dialect", "the last update changed what the policy says")},
    {.name = "no", .meaning = GATEPOST_TEXT("dialect", "the last update changed no meaning")},
};

constexpr Directive kRobots2Rows[] = {
    {.id = DirectiveId::UserAgent,
     .name = "User-agent",
     .place = Place::AgentLine,
     .kind = ValueKind::AgentName,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "User agent"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT(
         "dialect",
         "Names an agent that the path rules below are for; * means every agent that no group "
         "names. Several lines in a row share one group."),
     .example = "GPTBot",
     .source = "robots2.txt v0.2.1 section 1; RFC 9309 §2.2.1",
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
         "Leaves open to the group's agents what begins with this path. It may only narrow: "
         "what robots.txt forbids stays forbidden."),
     .example = "/blog",
     .source = "robots2.txt v0.2.1 section 1; RFC 9309 §2.2.2",
     .order = 11},
    {.id = DirectiveId::Disallow,
     .name = "Disallow",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .label = GATEPOST_TEXT("dialect", "Disallow"),
     .section = SectionId::AgentsAndPaths,
     .help = GATEPOST_TEXT(
         "dialect",
         "Forbids the group's agents to fetch what begins with this path; * stands for any "
         "run of characters and a final $ for the end. The longest rule that matches decides."),
     .example = "/admin",
     .source = "robots2.txt v0.2.1 section 1; RFC 9309 §2.2.2",
     .order = 12},
    {.id = DirectiveId::Crawl,
     .name = "crawl",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kCrawl,
     .label = GATEPOST_TEXT("dialect", "Crawl"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether agents may fetch and index this site at all. A no or ask here decides the "
         "fetch itself."),
     .example = "yes",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 20},
    {.id = DirectiveId::Read,
     .name = "read",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kRead,
     .label = GATEPOST_TEXT("dialect", "Read"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether agents may process the content of a page. A no here forbids every use below "
         "it."),
     .example = "yes",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 21},
    {.id = DirectiveId::Summarise,
     .name = "summarise",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kSummarise,
     .label = GATEPOST_TEXT("dialect", "Summarise"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT("dialect", "Whether agents may give a user a summary of the content."),
     .example = "yes",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 22},
    {.id = DirectiveId::Quote,
     .name = "quote",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kQuote,
     .label = GATEPOST_TEXT("dialect", "Quote"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether agents may repeat excerpts word for word; short-only keeps each quote under "
         "50 words of source text."),
     .example = "short-only",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 23},
    {.id = DirectiveId::Derivative,
     .name = "derivative",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kDerivative,
     .label = GATEPOST_TEXT("dialect", "Derive"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether agents may reword, translate, restyle or adapt the content. Summaries and "
         "quotes have their own directives."),
     .example = "no",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 24},
    {.id = DirectiveId::Train,
     .name = "train",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kTrain,
     .label = GATEPOST_TEXT("dialect", "Train"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT("dialect", "Whether the content may be used to train an AI model."),
     .example = "no",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 25},
    {.id = DirectiveId::Store,
     .name = "store",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kStore,
     .label = GATEPOST_TEXT("dialect", "Store"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether agents may keep copies; session-only means in memory until the session "
         "ends, never in a database, index or vector store."),
     .example = "session-only",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 26},
    {.id = DirectiveId::Compete,
     .name = "compete",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kCompete,
     .label = GATEPOST_TEXT("dialect", "Compete"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether a direct competitor may use the content. A competitor earns its main "
         "revenue in the declared market; an agent that serves an ordinary user does not "
         "compete."),
     .example = "no",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 27},
    {.id = DirectiveId::Market,
     .name = "market",
     .place = Place::File,
     .kind = ValueKind::FreeText,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Market"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT("dialect",
                           "Names your main market in your own words, so that agents can tell "
                           "whether compete: no applies to them. It is about the whole file."),
     .example = "reference-publishing",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 28},
    {.id = DirectiveId::Personalise,
     .name = "personalise",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kPersonalise,
     .label = GATEPOST_TEXT("dialect", "Personalise"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT("dialect",
                           "Whether agents may build a profile of their user from this content."),
     .example = "no",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 29},
    {.id = DirectiveId::Monetise,
     .name = "monetise",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kMonetise,
     .label = GATEPOST_TEXT("dialect", "Monetise"),
     .section = SectionId::AiPolicy,
     .help = GATEPOST_TEXT("dialect", "Whether agents may use the content to earn money."),
     .example = "no",
     .source = "robots2.txt v0.2.1 section 2",
     .order = 30},
    {.id = DirectiveId::Attribution,
     .name = "attribution",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kCredit,
     .label = GATEPOST_TEXT("dialect", "Attribution"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT("dialect", "Whether agents must credit the source."),
     .example = "required",
     .source = "robots2.txt v0.2.1 section 3",
     .order = 40},
    {.id = DirectiveId::LinkBack,
     .name = "link-back",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kCredit,
     .label = GATEPOST_TEXT("dialect", "Link back"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT("dialect", "Whether agents must link to the original page."),
     .example = "required",
     .source = "robots2.txt v0.2.1 section 3",
     .order = 41},
    {.id = DirectiveId::Rate,
     .name = "rate",
     .place = Place::PolicyScope,
     .kind = ValueKind::PerMinute,
     .words = kRate,
     .label = GATEPOST_TEXT("dialect", "Rate"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT(
         "dialect",
         "At most this many requests a minute, or polite to leave the pace to the agent. It "
         "joins the rates of the other files; the slowest counts."),
     .example = "30",
     .source = "robots2.txt v0.2.1 section 3",
     .order = 42},
    {.id = DirectiveId::Announce,
     .name = "announce",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kAnnounce,
     .label = GATEPOST_TEXT("dialect", "Announce"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT("dialect",
                           "Whether agents must name themselves before they crawl, in the header "
                           "X-Agent-Identity."),
     .example = "yes",
     .source = "robots2.txt v0.2.1 section 3",
     .order = 43},
    {.id = DirectiveId::Honest,
     .name = "honest",
     .place = Place::PolicyScope,
     .kind = ValueKind::Words,
     .words = kHonest,
     .label = GATEPOST_TEXT("dialect", "Honest"),
     .section = SectionId::Behaviour,
     .help = GATEPOST_TEXT(
         "dialect", "Agents say truthfully what they are. There is no other value than yes."),
     .example = "yes",
     .source = "robots2.txt v0.2.1 section 3",
     .order = 44},
    {.id = DirectiveId::ContentType,
     .name = "content-type",
     .place = Place::File,
     .kind = ValueKind::Words,
     .words = kContentType,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Content type"),
     .section = SectionId::Quality,
     .help = GATEPOST_TEXT("dialect", "What kind of content the site mainly has, as its owner "
                                      "describes it. It is about the whole file."),
     .example = "reference",
     .source = "robots2.txt v0.2.1 section 4",
     .order = 50},
    {.id = DirectiveId::Editorialised,
     .name = "editorialised",
     .place = Place::File,
     .kind = ValueKind::Words,
     .words = kEditorialised,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Editorial review"),
     .section = SectionId::Quality,
     .help = GATEPOST_TEXT(
         "dialect",
         "Whether a human reviews the content before it is published. It is about the whole "
         "file."),
     .example = "yes",
     .source = "robots2.txt v0.2.1 section 4",
     .order = 51},
    {.id = DirectiveId::AiAssisted,
     .name = "ai-assisted",
     .place = Place::File,
     .kind = ValueKind::Words,
     .words = kAiAssisted,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "AI assisted"),
     .section = SectionId::Quality,
     .help = GATEPOST_TEXT(
         "dialect", "Whether AI was used to help write the content. It is about the whole file."),
     .example = "no",
     .source = "robots2.txt v0.2.1 section 4",
     .order = 52},
    {.id = DirectiveId::PrimaryLanguage,
     .name = "primary-language",
     .place = Place::File,
     .kind = ValueKind::LanguageTag,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Language"),
     .section = SectionId::Quality,
     .help = GATEPOST_TEXT(
         "dialect",
         "The main language of the site, as a language tag. It is about the whole file."),
     .example = "en-AU",
     .source = "robots2.txt v0.2.1 section 4; BCP 47",
     .order = 53},
    {.id = DirectiveId::AgeRating,
     .name = "age-rating",
     .place = Place::File,
     .kind = ValueKind::AgeRating,
     .words = kAgeRating,
     .repeats = true,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Age rating"),
     .section = SectionId::Quality,
     .help = GATEPOST_TEXT(
         "dialect",
         "From which age the content is fit. A path after a colon narrows it to what begins "
         "with that path, and the longest path that matches decides."),
     .example = "18+:/adult",
     .source = "robots2.txt v0.2.2",
     .order = 54},
    {.id = DirectiveId::ReportTo,
     .name = "report-to",
     .place = Place::File,
     .kind = ValueKind::HttpUrlOrMail,
     .repeats = true,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Report to"),
     .section = SectionId::Compliance,
     .help = GATEPOST_TEXT(
         "dialect",
         "Where to report agents that break this policy: a URL or a mail address. Several "
         "lines are several places; it is about the whole file."),
     .example = "https://example.com/report",
     .source = "robots2.txt v0.2.1 section 7",
     .order = 60},
    {.id = DirectiveId::Chain,
     .name = "chain",
     .place = Place::LastLine,
     .kind = ValueKind::HttpUrl,
     .wholeFile = true,
     .label = GATEPOST_TEXT("dialect", "Chain"),
     .section = SectionId::Chain,
     .help = GATEPOST_TEXT(
         "dialect",
         "The policy file that fills in what this one leaves unstated. It counts only on the "
         "last line that is neither blank nor a comment, and at most three files are "
         "followed."),
     .example = "https://example.org/baseline.txt",
     .source = "robots2.txt v0.2.1 section 7, quick reference",
     .order = 255},
    {.id = DirectiveId::MetaSpecVersion,
     .name = "spec-version",
     .place = Place::Meta,
     .kind = ValueKind::FreeText,
     .label = GATEPOST_TEXT("dialect", "Specification version"),
     .section = SectionId::Meta,
     .help =
         GATEPOST_TEXT("dialect", "The version of the specification that the file is written for."),
     .example = "2.0",
     .source = "robots2.txt v0.2.1, meta",
     .order = 1},
    {.id = DirectiveId::MetaLastUpdate,
     .name = "last-update",
     .place = Place::Meta,
     .kind = ValueKind::DateTimeUtc,
     .label = GATEPOST_TEXT("dialect", "Last update"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect", "When the file was last changed, to the minute, in UTC."),
     .example = "2026-04-07 08:00 UTC",
     .source = "robots2.txt v0.2.1, meta",
     .order = 2},
    {.id = DirectiveId::MetaUpdateFrequency,
     .name = "update-frequency",
     .place = Place::Meta,
     .kind = ValueKind::Words,
     .words = kUpdateFrequency,
     .label = GATEPOST_TEXT("dialect", "Update frequency"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect", "How often agents should expect the file to change."),
     .example = "weekly",
     .source = "robots2.txt v0.2.1, meta",
     .order = 3},
    {.id = DirectiveId::MetaSignificantChange,
     .name = "significant-change",
     .place = Place::Meta,
     .kind = ValueKind::Words,
     .words = kSignificantChange,
     .label = GATEPOST_TEXT("dialect", "Significant change"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect", "Whether the last update changed what the policy says."),
     .example = "yes",
     .source = "robots2.txt v0.2.1, meta",
     .order = 4},
    {.id = DirectiveId::MetaAuthoredBy,
     .name = "authored-by",
     .place = Place::Meta,
     .kind = ValueKind::FreeText,
     .label = GATEPOST_TEXT("dialect", "Authored by"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect", "Who wrote the file."),
     .example = "Editorial office",
     .source = "robots2.txt v0.2.1, meta",
     .order = 5},
    {.id = DirectiveId::MetaContact,
     .name = "contact",
     .place = Place::Meta,
     .kind = ValueKind::MailOrUrlOrText,
     .label = GATEPOST_TEXT("dialect", "Contact"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect",
                           "Where to ask about the policy: a mail address, a URL or plain text."),
     .example = "webmaster@example.com",
     .source = "robots2.txt v0.2.1, meta",
     .order = 6},
    {.id = DirectiveId::MetaJurisdiction,
     .name = "jurisdiction",
     .place = Place::Meta,
     .kind = ValueKind::FreeText,
     .label = GATEPOST_TEXT("dialect", "Jurisdiction"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect", "Which country's law the site owner appeals to."),
     .example = "AU",
     .source = "robots2.txt v0.2.1, meta",
     .order = 7},
    {.id = DirectiveId::MetaLicence,
     .name = "licence",
     .place = Place::Meta,
     .kind = ValueKind::FreeText,
     .label = GATEPOST_TEXT("dialect", "Licence"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT("dialect", "The licence of the site's content."),
     .example = "all-rights-reserved",
     .source = "robots2.txt v0.2.1, meta",
     .order = 8},
    {.id = DirectiveId::MetaChainId,
     .name = "chain-id",
     .place = Place::Meta,
     .kind = ValueKind::FreeText,
     .label = GATEPOST_TEXT("dialect", "Chain id"),
     .section = SectionId::Meta,
     .help = GATEPOST_TEXT(
         "dialect",
         "A name for this file that stays the same on every mirror, so that agents notice a "
         "chain that comes back to it."),
     .example = "example-com-policy",
     .source = "robots2.txt v0.2.1, meta",
     .order = 9},
};

// S52; licence likewise, for both spellings are in use.
constexpr Spelling kRobots2Spellings[] = {
    {.spelling = "summarize", .meant = DirectiveId::Summarise},
    {.spelling = "personalize", .meant = DirectiveId::Personalise},
    {.spelling = "monetize", .meant = DirectiveId::Monetise},
    {.spelling = "editorialized", .meant = DirectiveId::Editorialised},
    {.spelling = "license", .meant = DirectiveId::MetaLicence},
};

} // namespace

std::span<const Directive> robots2() {
    return kRobots2Rows;
}

std::span<const Spelling> robots2Spellings() {
    return kRobots2Spellings;
}

} // namespace gatepost::tables
