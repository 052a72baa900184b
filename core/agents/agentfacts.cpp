// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/agentfacts.h"

#include "core/agents/importagents.h"
#include "core/agents/purpose.h"
#include "core/agents/takefield.h"
#include "core/dialect/filerole.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/listlimits.h"
#include "core/value/url.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <utility>

namespace gatepost {

namespace {

constexpr std::array<std::string_view, kAgentFieldCount> kColumns = {
    "token",      "operator",        "category",      "purpose",    "ai",
    "kind",       "status",          "obeys_robots",  "obeys_star", "obeys_crawl_delay",
    "star_delay", "fallback_tokens", "documentation", "reads",      "behaviour",
    "ip_ranges",  "ptr_suffixes",    "first_seen",    "source_url", "source_date"};

constexpr auto kFields = [] {
    std::array<AgentField, kAgentFieldCount> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i)
        fields[i] = static_cast<AgentField>(i);
    return fields;
}();

constexpr std::array kKinds = {AgentKind::Crawler, AgentKind::UserFetcher, AgentKind::PolicyToken,
                               AgentKind::Library};
constexpr std::array kStatuses = {AgentStatus::Current, AgentStatus::Retired, AgentStatus::Legacy,
                                  AgentStatus::Unconfirmed};
constexpr std::array kBehaviours = {Behaviour::Search, Behaviour::Agent, Behaviour::Training,
                                    Behaviour::Mixed};
constexpr std::array kPurposes = {Purpose::Search,      Purpose::UserFetch, Purpose::Research,
                                  Purpose::Training,    Purpose::Making,    Purpose::Monitoring,
                                  Purpose::Advertising, Purpose::Archives,  Purpose::Other};
constexpr std::array kDocumented = {Documented::Yes, Documented::No, Documented::Unknown};
const std::vector<DialectId> &siteDialects() {
    static const std::vector<DialectId> dialects = [] {
        std::vector<DialectId> result;
        for (const FileRoleRow &row : siteFiles())
            result.push_back(row.dialect);
        return result;
    }();
    return dialects;
}
std::string_view fileNameOf(DialectId id) {
    return rowOf(roleOf(id)).fileName;
}

std::string joined(const std::vector<std::string> &items) {
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? "" : " ") + item;
    return text;
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> items;
    text = trimmed(text);
    if (text == "-")
        return items;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        items.emplace_back(text.substr(0, end));
        text = trimmed(text.substr(end));
    }
    return items;
}

/// One of the words of an enum, without case, or what is wrong.
template <typename Enum, typename All, typename NameOf>
std::expected<void, Message> setWord(Enum &into, std::string_view text, const All &all,
                                     NameOf nameOf) {
    for (const Enum one : all) {
        if (equalsIgnoringCase(nameOf(one), text)) {
            into = one;
            return {};
        }
    }
    std::vector<Message> names;
    for (const Enum one : all)
        names.emplace_back(nameOf(one));
    return std::unexpected(Message(GATEPOST_TEXT("agents", "%1 is not %2"), gatepost::quoted(text),
                                   Message::list(std::move(names), Conjunction::Or)));
}

std::expected<void, Message> setDocumented(Documented &into, std::string_view text) {
    return setWord(into, text, kDocumented, documentedName);
}

std::expected<void, Message> setCategory(KnownAgent &agent, std::string_view text) {
    if (text == "-") {
        agent.category.reset();
        return {};
    }
    const auto category = parseCategory(text);
    if (!category)
        return std::unexpected(
            Message(GATEPOST_TEXT("agents", "%1 is not one of the eight categories"),
                    gatepost::quoted(text)));
    agent.category = category;
    return {};
}

std::expected<void, Message> setReads(KnownAgent &agent, std::string_view text) {
    std::vector<DialectId> files;
    for (const std::string &word : words(text)) {
        DialectId file{};
        if (auto set = setWord(file, word, siteDialects(), fileNameOf); !set)
            return set;
        if (!std::ranges::contains(files, file))
            files.push_back(file);
    }
    std::ranges::sort(files);
    agent.reads = std::move(files);
    return {};
}

std::expected<void, Message> setPurpose(KnownAgent &agent, std::string_view text) {
    agent.purpose.reset();
    if (text == "-")
        return {};
    Purpose value{};
    auto set = setWord(value, text, kPurposes, purposeKey);
    if (set)
        agent.purpose = value;
    return set;
}

std::expected<void, Message> setDay(std::optional<std::chrono::sys_days> &into,
                                    std::string_view text) {
    into.reset();
    if (text == "-")
        return {};
    into = parseDay(text);
    if (!into)
        return std::unexpected(Message(
            GATEPOST_TEXT("agents", "%1 is not a day such as 2026-11-22"), gatepost::quoted(text)));
    return {};
}

std::expected<void, Message> setAi(KnownAgent &agent, std::string_view text) {
    Documented value{};
    auto set = setWord(value, text, std::array{Documented::Yes, Documented::No}, documentedName);
    agent.ai = value == Documented::Yes;
    return set;
}

std::expected<void, Message> setBehaviour(KnownAgent &agent, std::string_view text) {
    agent.behaviour = Behaviour::Unknown;
    if (text == "-" || equalsIgnoringCase(text, "unknown"))
        return {};
    return setWord(agent.behaviour, text, kBehaviours, behaviourName);
}

/// A cell holds no control characters (a tab would be another cell) and is UTF-8.
/// Characters that nobody sees, or that turn the text around them: they make one name look like another.
bool hasInvisible(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        const auto third = static_cast<unsigned char>(rest.size() > 2 ? rest[2] : 0);
        if ((rest.starts_with("\xC2") && rest.size() > 1 &&
             static_cast<unsigned char>(rest[1]) < 0xA0) || // C1
            rest.starts_with("\xEF\xBB\xBF") ||
            (rest.starts_with("\xE2\x80") &&
             ((third >= 0x8B && third <= 0x8F) || (third >= 0xA8 && third <= 0xAE))) ||
            (rest.starts_with("\xE2\x81") && third >= 0xA0 && third <= 0xAF))
            return true;
    }
    return false;
}

bool isCellText(std::string_view text) {
    return firstInvalidUtf8(text) == std::string_view::npos && !hasInvisible(text) &&
           std::ranges::none_of(
               text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

/// Addresses let a hit through, so what is none is an error: an https URL of a list, or a prefix.
bool isRange(const std::string &text) {
    return (startsWithIgnoringCase(text, "https://") && isHttpUrl(text)) || isAddressPrefix(text);
}

bool isHostSuffix(const std::string &text) {
    return text.contains('.') && !text.starts_with('.') && !text.ends_with('.') &&
           std::ranges::all_of(text, [](char c) { return isAlnum(c) || c == '-' || c == '.'; });
}

} // namespace

std::string_view agentFieldName(AgentField field) {
    return kColumns[static_cast<std::size_t>(field)];
}

std::optional<AgentField> parseAgentField(std::string_view name) {
    for (const AgentField field : kFields)
        if (equalsIgnoringCase(agentFieldName(field), name))
            return field;
    return {};
}

std::span<const AgentField> agentFields() {
    return kFields;
}

std::string agentFieldText(const KnownAgent &agent, AgentField field) {
    switch (field) {
    case AgentField::Token: return agent.token;
    case AgentField::Operator: return agent.operatorName;
    case AgentField::Category:
        return agent.category ? std::string(categoryName(*agent.category)) : std::string();
    case AgentField::Purpose:
        return agent.purpose ? std::string(purposeKey(*agent.purpose)) : std::string();
    case AgentField::Ai: return agent.ai ? "yes" : "no";
    case AgentField::Kind: return std::string(agentKindName(agent.kind));
    case AgentField::Status: return std::string(agentStatusName(agent.status));
    case AgentField::ObeysRobots: return std::string(documentedName(agent.obeysRobots));
    case AgentField::ObeysStar: return std::string(documentedName(agent.obeysStar));
    case AgentField::ObeysCrawlDelay: return std::string(documentedName(agent.obeysCrawlDelay));
    case AgentField::StarDelay: return std::string(documentedName(agent.starDelay));
    case AgentField::FallbackTokens: return joined(agent.fallbackTokens);
    case AgentField::Documentation: return agent.documentation;
    case AgentField::Reads: {
        std::vector<std::string> names;
        for (const DialectId file : agent.reads)
            names.emplace_back(fileNameOf(file));
        return joined(names);
    }
    case AgentField::Behaviour: return std::string(behaviourName(agent.behaviour));
    case AgentField::IpRanges: return joined(agent.ipRanges);
    case AgentField::PtrSuffixes: return joined(agent.ptrSuffixes);
    case AgentField::FirstSeen:
        return agent.firstSeen ? formatDay(*agent.firstSeen) : std::string();
    case AgentField::SourceUrl: return agent.sourceUrl;
    case AgentField::SourceDate:
        return agent.sourceDate ? formatDay(*agent.sourceDate) : std::string();
    }
    return {};
}

namespace {

/// What a value of a column with free text must look like; the words of the others are compared when they are taken.
std::expected<void, Message> checkText(AgentField field, std::string_view text) {
    if (!isCellText(text))
        return std::unexpected(Message(
            GATEPOST_TEXT("agents", "the value is not plain text: it contains control or invisible "
                                    "characters, or bytes that are not UTF-8")));
    const auto checkList = [&](auto isGood, Phrase otherwise) -> std::expected<void, Message> {
        for (const std::string &one : words(text))
            if (!isGood(one))
                return std::unexpected(Message(otherwise, gatepost::quoted(one)));
        return {};
    };
    if (field == AgentField::Token && std::ranges::none_of(text, isAlnum))
        return std::unexpected(Message(GATEPOST_TEXT("agents", "%1 is not a name of an agent"),
                                       gatepost::quoted(text)));
    const bool isPage = field == AgentField::Documentation || field == AgentField::SourceUrl;
    if (isPage && text != "-" && !text.empty() && !isHttpUrl(text))
        return std::unexpected(
            Message(GATEPOST_TEXT("agents", "%1 is not a web address"), gatepost::quoted(text)));
    if (field == AgentField::IpRanges)
        return checkList(isRange,
                         GATEPOST_TEXT("agents", "%1 is neither an https address of a list nor a "
                                                 "prefix such as 192.0.2.0/24"));
    if (field == AgentField::PtrSuffixes)
        return checkList(isHostSuffix, GATEPOST_TEXT("agents", "%1 is not the end of a host name"));
    return {};
}

} // namespace

std::expected<void, Message> takeAgentField(KnownAgent &agent, AgentField field,
                                            std::string_view text) {
    const auto textInto = [&](std::string &into) -> std::expected<void, Message> {
        into = text == "-" ? std::string_view() : text;
        return {};
    };
    const auto listInto = [&](std::vector<std::string> &into) -> std::expected<void, Message> {
        into = words(text);
        return {};
    };
    switch (field) {
    case AgentField::Token: agent.token = text; return {};
    case AgentField::Operator: return textInto(agent.operatorName);
    case AgentField::Category: return setCategory(agent, text);
    case AgentField::Purpose: return setPurpose(agent, text);
    case AgentField::Ai: return setAi(agent, text);
    case AgentField::Kind: return setWord(agent.kind, text, kKinds, agentKindName);
    case AgentField::Status: return setWord(agent.status, text, kStatuses, agentStatusName);
    case AgentField::ObeysRobots: return setDocumented(agent.obeysRobots, text);
    case AgentField::ObeysStar: return setDocumented(agent.obeysStar, text);
    case AgentField::ObeysCrawlDelay: return setDocumented(agent.obeysCrawlDelay, text);
    case AgentField::StarDelay: return setDocumented(agent.starDelay, text);
    case AgentField::FallbackTokens: return listInto(agent.fallbackTokens);
    case AgentField::Documentation: return textInto(agent.documentation);
    case AgentField::Reads: return setReads(agent, text);
    case AgentField::Behaviour: return setBehaviour(agent, text);
    case AgentField::IpRanges: return listInto(agent.ipRanges);
    case AgentField::PtrSuffixes: return listInto(agent.ptrSuffixes);
    case AgentField::FirstSeen: return setDay(agent.firstSeen, text);
    case AgentField::SourceUrl: return textInto(agent.sourceUrl);
    case AgentField::SourceDate: return setDay(agent.sourceDate, text);
    }
    return {};
}

std::expected<void, Message> setAgentField(KnownAgent &agent, AgentField field,
                                           std::string_view text) {
    text = trimmed(text);
    auto good = checkText(field, text);
    return good ? takeAgentField(agent, field, text) : good;
}

std::expected<void, Message> AgentFacts::set(AgentField field, std::string_view text) {
    // Prefixes of addresses are many; the others are names, addresses, a few words.
    const bool isMany = field == AgentField::IpRanges || field == AgentField::PtrSuffixes;
    const bool isName = field == AgentField::Token || field == AgentField::FallbackTokens;
    const std::size_t most = isName ? limits::kAgentName : limits::kAgentText;
    if (!isMany && trimmed(text).size() > most)
        return std::unexpected(Message(GATEPOST_TEXT("agents", "longer than %1 bytes"), most));
    KnownAgent scratch;
    if (auto set = setAgentField(scratch, field, text); !set)
        return set;
    if (field == AgentField::Token)
        token = scratch.token;
    else if (trimmed(text) == "-")
        values[static_cast<std::size_t>(field)] = "-";
    else
        values[static_cast<std::size_t>(field)] = agentFieldText(scratch, field);
    return {};
}

std::optional<std::chrono::sys_days> parseDay(std::string_view text) {
    const auto number = [&text](std::size_t at, std::size_t count) {
        int value = 0;
        const char *begin = text.data() + at;
        const auto read = std::from_chars(begin, begin + count, value);
        return read.ptr == begin + count && isDigit(*begin) ? value : -1;
    };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return {};
    const int year = number(0, 4);
    const int month = number(5, 2);
    const int day = number(8, 2);
    if (year < 0 || month < 0 || day < 0)
        return {};
    const std::chrono::year_month_day date{std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
}

std::string formatDay(std::chrono::sys_days day) {
    const std::chrono::year_month_day date(day);
    return std::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

// ---- differences ---------------------------------------------------------------------------------

Message AgentChange::text() const {
    std::vector<Message> said;
    if (isNew) {
        for (const Field &one : fields)
            if (one.field == AgentField::Operator || one.field == AgentField::Category ||
                one.field == AgentField::Kind)
                said.emplace_back(one.after);
        if (said.empty())
            return {GATEPOST_TEXT("agents", "%1: new"), token};
        return {GATEPOST_TEXT("agents", "%1: new, %2"), token,
                Message::list(std::move(said), Conjunction::Comma)};
    }
    for (const Field &one : fields)
        said.push_back({GATEPOST_TEXT("agents", "%1 %2 → %3"), agentFieldName(one.field),
                        one.before.empty() ? "-" : one.before,
                        one.after.empty() ? "-" : one.after});
    return {GATEPOST_TEXT("agents", "%1: %2"), token,
            Message::list(std::move(said), Conjunction::Comma)};
}

std::vector<AgentChange> agentChanges(const Registry &before, const Registry &after) {
    std::vector<AgentChange> added;
    std::vector<AgentChange> changed;
    for (const KnownAgent &agent : after.agents()) {
        const KnownAgent *old = before.findExactly(agent.token);
        AgentChange change{agent.token, old == nullptr, {}};
        for (const AgentField field : kFields) {
            std::string now = agentFieldText(agent, field);
            std::string then = old == nullptr ? std::string() : agentFieldText(*old, field);
            if (field != AgentField::Token && now != then)
                change.fields.push_back({field, std::move(then), std::move(now)});
        }
        // When and where the same was read is not a change.
        const bool saysMore = std::ranges::any_of(change.fields, [](const AgentChange::Field &one) {
            return one.field != AgentField::FirstSeen && one.field != AgentField::SourceUrl &&
                   one.field != AgentField::SourceDate;
        });
        if (change.isNew || saysMore)
            (change.isNew ? added : changed).push_back(std::move(change));
    }
    added.insert(added.end(), std::make_move_iterator(changed.begin()),
                 std::make_move_iterator(changed.end()));
    return added;
}

std::vector<AgentFacts> factsOf(std::span<const AgentChange> changes) {
    std::vector<AgentFacts> all;
    for (const AgentChange &change : changes) {
        AgentFacts facts;
        facts.token = change.token;
        for (const AgentChange::Field &one : change.fields)
            facts.values[static_cast<std::size_t>(one.field)] = one.after.empty() ? "-" : one.after;
        all.push_back(std::move(facts));
    }
    return all;
}

} // namespace gatepost
