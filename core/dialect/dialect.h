// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// A dialect is a table. What directives exist, where they may stand, which values they take, one line of
/// help and the place in its source: rows of data. Forms, completion, tooltips, value checks, the
/// highlighter and the manual's reference come from these rows.
///
/// To add a directive: one id below, one row in a table. To add a dialect of known behaviour: one table
/// file and one line in `dialects()`; what its file is for a site is a row of filerole.h.
namespace gatepost {

/// `Added` is the dialect of a file that a program adds (added.h); the library has none of this id.
enum class DialectId : std::uint8_t { Robots, RobotsAi, Robots2, AgentPolicy, Added };

// clang-format off
enum class DirectiveId : std::uint8_t {
    None, ///< a key that no table knows
    // robots.txt: RFC 9309 and what stands beside it
    UserAgent, Allow, Disallow, Sitemap, Discovery, CrawlDelay,
    // extended standard 2.0
    RobotVersion, VisitTime, RequestRate, Comment,
    // proposals and preference signals that stand in robots.txt
    UserAgentPurpose, ContentUsage, ContentSignal, DisallowAiTraining, AllowAiTraining, License,
    // known, but decides nothing here: said so when met
    Host, CleanParam, Noindex, Nofollow, Noarchive,
    // robots2.txt
    Crawl, Read, Summarise, Quote, Derivative, Train, Store, Compete, Personalise, Monetise, Announce,
    Honest, Attribution, LinkBack, Rate, Market, ContentType, Editorialised, AiAssisted, PrimaryLanguage,
    ReportTo, AgeRating, Chain,
    // # meta: keys of robots2.txt (S58)
    MetaSpecVersion, MetaLastUpdate, MetaUpdateFrequency, MetaSignificantChange, MetaAuthoredBy, MetaContact,
    MetaJurisdiction, MetaLicence, MetaChainId,
    // agent policy (S103)
    KnoSchema, KnoId, KnoSlug, KnoType, KnoVersion, KnoTitle, KnoDocsUrl, KnoSitemapUrl, KnoLlmsTxtUrl,
    KnoDefaultPolicy, KnoRoleNotes, KnoAgents, KnoUserAgent, KnoVendor, KnoRole, KnoPolicy, KnoAllow,
    KnoDisallow, KnoNotes, KnoPurpose, KnoProvenance, KnoTaxonomy, KnoRelationships, KnoQuality, KnoProduces,
    KnoHistory,
    // for the table of a file that a program adds (added.h)
    Added1, Added2, Added3,
    Count_
};
// clang-format on

/// Where a directive may stand and whom it is about.
enum class Place : std::uint8_t {
    AgentLine,   ///< opens or continues a group: User-agent
    Group,       ///< inside a group of User-agent lines
    File,        ///< anywhere, about the whole file (S27, S51)
    PolicyScope, ///< robots2.txt: global, or inside an [agent: …] block (S51)
    LastLine,    ///< robots2.txt chain: only as the last line (S59)
    Meta,        ///< "# meta: key: value" before the first directive (S58)
    EntityField, ///< agent policy, top level (S103)
    AgentField,  ///< agent policy, in an entry of agents (S103)
};

/// What kind of value a directive takes; `checkValue` in core/value decides by it.
enum class ValueKind : std::uint8_t {
    AgentName, ///< product token, pattern or * (S14, S15)
    Path,      ///< path rule (S22); in an EXT group S31
    Words,     ///< one of `words`
    FreeText,
    HttpUrl,         ///< absolute http(s) URL
    HttpUrlOrMail,   ///< report-to
    Seconds,         ///< decimal number of seconds: Crawl-delay
    RequestRate,     ///< N/T[s|m|h] [window] (S34)
    TimeWindow,      ///< HHMM-HHMM (S33)
    RobotVersion,    ///< two or three whole numbers with dots (S30)
    PerMinute,       ///< positive whole number, or one of `words` (rate)
    LanguageTag,     ///< BCP 47
    AgeRating,       ///< one of `words`, optionally ":path" (S54)
    ContentUsage,    ///< [/path ]dictionary (S110)
    ContentSignal,   ///< key=yes|no list (S111)
    DateTimeUtc,     ///< YYYY-MM-DD HH:MM UTC (S58)
    MailOrUrlOrText, ///< contact: free text, completion for mail and URL
    Ulid,            ///< 26 characters of Crockford's base 32 (S103)
    PathList,        ///< agent policy: list of paths
    AgentList,       ///< agent policy: agents[]
    NoteMap,         ///< agent policy: role_notes
    Structure,       ///< agent policy: any YAML, kept as it is and never rendered
};

/// The heading under which forms, completion and the manual show a directive.
enum class SectionId : std::uint8_t {
    None, ///< of no row
    AgentsAndPaths,
    WholeFile,
    HoursAndPace,
    PreferenceSignals,
    RarelySupported,
    AiPolicy,
    Behaviour,
    Quality,
    Compliance,
    Chain,
    Meta,
    Identity,
    Addresses,
    Entity,
    Agents,
    Policy,
    Comments, ///< of fields for comments, which are rows of no dialect
};
/// "AI policy", "Whole file", …; empty for None.
[[nodiscard]] Phrase sectionName(SectionId section);

/// A word that a directive takes, with its meaning for people.
struct Word {
    std::string_view name; ///< canonical, lower case
    Phrase meaning;        ///< one line for tooltips
};

/// One row.
struct Directive {
    DirectiveId id = DirectiveId::None;
    std::string_view name; ///< canonical spelling: "User-agent", "train"
    Place place = Place::File;
    ValueKind kind = ValueKind::FreeText;
    std::span<const Word> words = {};
    bool repeats = false;      ///< several lines in one place all count
    bool wholeFile = false;    ///< always about the whole file, wherever it stands (S51)
    bool experimental = false; ///< proposal, or read by few; said in help
    Phrase label;              ///< short name for forms: "Crawl", "User agent"
    SectionId section = SectionId::None;
    Phrase help;              ///< one or two sentences
    std::string_view example; ///< a valid value
    std::string_view source;  ///< "RFC 9309 §2.2.2", "robots2.txt v0.2.1 section 2"
    /// Rank in the file's customary order; new lines go after lines of lower rank (core/model).
    std::uint8_t order = 0;
};

/// A spelling that is read as another directive (summarize → summarise, S52), or that another reading
/// accepts (disalow, S90). `google` = only the reading google takes it.
struct Spelling {
    std::string_view spelling;
    DirectiveId meant;
    bool google = false;
};

/// What a text of the dialect is made of: lines, each a directive (core/syntax), or YAML (core/yaml). Never both.
enum class Syntax : std::uint8_t { Lines, Yaml };

/// Where a comment begins (S4).
enum class CommentStyle : std::uint8_t { Anywhere, AfterWhiteSpace };

struct Dialect {
    DialectId id;
    std::string_view name;         ///< "robots2.txt"
    std::string_view version;      ///< "v0.2.1 with v0.2.2's age-rating"
    std::string_view highlighting; ///< name of the syntax definition
    std::string_view glyph;        ///< name of the icon of its files (resources/icons)
    CommentStyle comments;
    bool hasBlocks; ///< [agent: …] blocks and # meta: lines
    Syntax syntax = Syntax::Lines;
    std::span<const Directive> directives;
    std::span<const Spelling> spellings;

    /// The row of a directive, or null if this dialect has none.
    [[nodiscard]] const Directive *find(DirectiveId id) const;
    /// The row that a key names, without case, spellings that this dialect reads included; null if unknown.
    [[nodiscard]] const Directive *find(std::string_view key) const;
    /// Same, as an id only (DirectiveId::None if unknown): the parser's way, a few nanoseconds.
    [[nodiscard]] DirectiveId idOf(std::string_view key) const;
};

[[nodiscard]] std::span<const Dialect> dialects();
[[nodiscard]] const Dialect &dialect(DialectId id);
/// For sets of dialects.
[[nodiscard]] constexpr unsigned dialectBit(DialectId id) {
    return 1U << static_cast<unsigned>(id);
}
/// The dialect that a file of this name (last path component, without case) is taken for: the names of
/// site files (filerole.h), then ".kno/.yaml/.yml" = agent policy, else robots.txt.
[[nodiscard]] DialectId dialectOfFileName(std::string_view fileName);

/// Canonical name of a directive whatever its dialect ("train"); empty for None.
[[nodiscard]] std::string_view directiveName(DirectiveId id);

/// The directives of S52 in the order of that table, without chain and report-to: the rows of a use table.
[[nodiscard]] std::span<const DirectiveId> useDirectives();

} // namespace gatepost
