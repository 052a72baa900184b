// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/dialect.h"

#include "core/dialect/added.h"
#include "core/dialect/filerole.h"
#include "core/dialect/keyindex.h"
#include "core/dialect/tables.h"
#include "core/text/ascii.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace gatepost {
namespace {

std::vector<Directive> joined(std::initializer_list<std::span<const Directive>> tables) {
    std::vector<Directive> rows;
    for (const std::span<const Directive> table : tables)
        rows.insert(rows.end(), table.begin(), table.end());
    return rows;
}

/// All tables, put together at first use. robots-ai.txt has the syntax of robots.txt and its rows
/// (ADF); the preference signals are left out there, since only robots.txt's deciding group speaks
/// (S111).
struct Tables {
    std::vector<Directive> robots = joined(
        {tables::robots(), tables::extended(), tables::signals(), tables::robotsDecidingNothing()});
    std::vector<Directive> robotsAi = joined({tables::robots(), tables::extended()});

    std::vector<Dialect> dialects = {
        {.id = DialectId::Robots,
         .name = "robots.txt",
         .version = GATEPOST_TEXT("dialect", "RFC 9309 with the extended standard 2.0 and "
                                             "preference signals")
                        .english(),
         .highlighting = "Gatepost robots.txt",
         .glyph = "file",
         .comments = CommentStyle::Anywhere,
         .hasBlocks = false,
         .directives = robots,
         .spellings = tables::robotsSpellings()},
        {.id = DialectId::RobotsAi,
         .name = "robots-ai.txt",
         .version = "v1.7.1",
         .highlighting = "Gatepost robots.txt",
         .glyph = "fileai",
         .comments = CommentStyle::Anywhere,
         .hasBlocks = false,
         .directives = robotsAi,
         .spellings = {}},
        {.id = DialectId::Robots2,
         .name = "robots2.txt",
         .version = GATEPOST_TEXT("dialect", "v0.2.1 with v0.2.2's age-rating").english(),
         .highlighting = "Gatepost robots2.txt",
         .glyph = "file2",
         .comments = CommentStyle::AfterWhiteSpace,
         .hasBlocks = true,
         .directives = tables::robots2(),
         .spellings = tables::robots2Spellings()},
        {.id = DialectId::AgentPolicy,
         .name = "agent policy",
         .version = "0.1.0",
         .highlighting = "Gatepost agent policy",
         .glyph = "filepolicy",
         .comments = CommentStyle::AfterWhiteSpace,
         .hasBlocks = false,
         .syntax = Syntax::Yaml,
         .directives = tables::agentPolicy(),
         .spellings = {}},
    };

    std::vector<KeyIndex> indexes = [this] {
        if (const AddedFile *added = addedFile())
            dialects.push_back(added->dialect);
        std::vector<KeyIndex> result;
        for (const Dialect &each : dialects)
            result.emplace_back(each.directives, each.spellings);
        return result;
    }();

    std::array<std::string_view, kIdCount> names = [this] {
        std::array<std::string_view, kIdCount> result = {};
        for (const Dialect &dialect : dialects)
            for (const Directive &row : dialect.directives)
                result[std::to_underlying(row.id)] = row.name;
        return result;
    }();
};

const Tables &theTables() {
    static const Tables tables;
    return tables;
}

} // namespace

Phrase sectionName(SectionId section) {
    switch (section) {
    case SectionId::None: break;
    case SectionId::AgentsAndPaths: return GATEPOST_TEXT("dialect", "Agents and paths");
    case SectionId::WholeFile: return GATEPOST_TEXT("dialect", "Whole file");
    case SectionId::HoursAndPace: return GATEPOST_TEXT("dialect", "Hours and pace");
    case SectionId::PreferenceSignals: return GATEPOST_TEXT("dialect", "Preference signals");
    case SectionId::RarelySupported: return GATEPOST_TEXT("dialect", "Rarely supported");
    case SectionId::AiPolicy: return GATEPOST_TEXT("dialect", "AI policy");
    case SectionId::Behaviour: return GATEPOST_TEXT("dialect", "Behaviour");
    case SectionId::Quality: return GATEPOST_TEXT("dialect", "Quality");
    case SectionId::Compliance: return GATEPOST_TEXT("dialect", "Compliance");
    case SectionId::Chain: return GATEPOST_TEXT("dialect", "Chain");
    case SectionId::Meta: return GATEPOST_TEXT("dialect", "Meta");
    case SectionId::Identity: return GATEPOST_TEXT("dialect", "Identity");
    case SectionId::Addresses: return GATEPOST_TEXT("dialect", "Addresses");
    case SectionId::Entity: return GATEPOST_TEXT("dialect", "About the entity");
    case SectionId::Agents: return GATEPOST_TEXT("dialect", "Agents");
    case SectionId::Policy: return GATEPOST_TEXT("dialect", "Policy");
    case SectionId::Comments: return GATEPOST_TEXT("dialect", "Comments");
    }
    return {};
}

const Directive *Dialect::find(DirectiveId directive) const {
    assert(directive < DirectiveId::Count_);
    const std::uint8_t row = theTables().indexes[std::to_underlying(id)].rowOf(directive);
    return row == kNoRow ? nullptr : &directives[row];
}

const Directive *Dialect::find(std::string_view key) const {
    return find(theTables().indexes[std::to_underlying(id)].idOf(key));
}

DirectiveId Dialect::idOf(std::string_view key) const {
    return keyIndex(id).idOfLine(key);
}

const KeyIndex &keyIndex(DialectId id) {
    return theTables().indexes[std::to_underlying(id)];
}

std::span<const Dialect> dialects() {
    return theTables().dialects;
}

const Dialect &dialect(DialectId id) {
    return theTables().dialects[std::to_underlying(id)];
}

DialectId dialectOfFileName(std::string_view fileName) {
    if (const std::size_t slash = fileName.find_last_of("/\\"); slash != std::string_view::npos)
        fileName.remove_prefix(slash + 1);
    for (const FileRoleRow &row : siteFiles())
        if (equalsIgnoringCase(row.fileName, fileName))
            return row.dialect;
    for (const std::string_view ending : {".kno", ".yaml", ".yml"})
        if (fileName.size() >= ending.size() &&
            equalsIgnoringCase(fileName.substr(fileName.size() - ending.size()), ending))
            return DialectId::AgentPolicy;
    return DialectId::Robots;
}

std::string_view directiveName(DirectiveId id) {
    assert(id < DirectiveId::Count_);
    return theTables().names[std::to_underlying(id)];
}

std::span<const DirectiveId> useDirectives() {
    using enum DirectiveId;
    static constexpr DirectiveId kIds[] = {
        Crawl, Read,    Summarise,   Derivative,    Train,      Monetise,        Quote,
        Store, Compete, Personalise, Announce,      Honest,     Attribution,     LinkBack,
        Rate,  Market,  ContentType, Editorialised, AiAssisted, PrimaryLanguage, AgeRating,
    };
    return kIds;
}

} // namespace gatepost
