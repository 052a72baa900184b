// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/filerules.h"

#include "core/access/access.h"
#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <unordered_map>

namespace gatepost {

namespace {

/// Slower = more seconds for a request; exact, as whole numbers. Their products may need more than 64 bits: compared
/// are the wholes, then what is left of both turned over, as in Euclid's algorithm.
bool isSlower(const RequestRate &a, const RequestRate &b) {
    std::uint64_t seconds = a.seconds;
    std::uint64_t documents = a.documents;
    std::uint64_t otherSeconds = b.seconds;
    std::uint64_t otherDocuments = b.documents;
    while (documents != 0 && otherDocuments != 0) {
        const std::uint64_t whole = seconds / documents;
        const std::uint64_t otherWhole = otherSeconds / otherDocuments;
        if (whole != otherWhole)
            return whole > otherWhole;
        seconds -= whole * documents;
        otherSeconds -= whole * otherDocuments;
        // s/d > t/e is d/s < e/t, so the two change places as well.
        std::tie(seconds, documents, otherSeconds, otherDocuments) =
            std::tuple(otherDocuments, otherSeconds, documents, seconds);
    }
    return documents == 0 && otherDocuments != 0; // a rest of 0 turned over is more than any number
}

/// Rules and nothing else: all that readings other than the author's take (S82).
std::shared_ptr<const FileRules> plainRules(PathReading reading, std::span<const RuleLine> lines) {
    auto rules = std::make_shared<FileRules>();
    rules->rules = RuleSet::compile(reading, lines);
    return rules;
}

} // namespace

const FileRules::At<RequestRate> *FileRules::requestRateAt(Instant at) const {
    const int minute = minuteOfDay(at);
    const At<RequestRate> *slowest = nullptr;
    for (const bool windowed : {true, false}) {
        for (const auto &rate : requestRates) {
            if (rate.value.window.has_value() != windowed ||
                (windowed && !rate.value.window->contains(minute)))
                continue;
            if (slowest == nullptr || isSlower(rate.value, slowest->value))
                slowest = &rate;
        }
        if (slowest != nullptr)
            return slowest;
    }
    return nullptr;
}

/// robots.txt as the reading sees it that has its own lines (S90).
struct FileIndex::Google {
    /// What comes after the bytes that it reads is as if it were not there (S132).
    explicit Google(const Tree &tree) : lines(googleLines(tree.text().substr(0, kReadBytes))) {}

    std::vector<GoogleLine> lines;
    FirstThenMap<std::unordered_map<std::string, std::shared_ptr<const FileRules>>> compiled;
};

/// Likewise (S91).
struct FileIndex::Koster {
    explicit Koster(const Tree &tree) : records(kosterRecords(tree.text())) {}

    std::vector<KosterRecord> records;
    FirstThenMap<std::unordered_map<std::size_t, std::shared_ptr<const FileRules>>> compiled;
};

namespace {

/// Who asks by one reading does not pay for the others: each is made when it is first needed.
template <typename Part, typename... Arguments>
Part &madeOnce(std::shared_ptr<Part> &part, const Arguments &...arguments) {
    if (part == nullptr)
        part = std::make_shared<Part>(arguments...);
    return *part;
}

} // namespace

FileIndex::FileIndex(const Tree &tree, FileId file) : m_tree(tree), m_file(file) {}

NamedAgents &FileIndex::names(Reading reading) const {
    if (reading != Reading::Author) {
        if (m_plain == nullptr)
            m_plain = std::make_unique<NamedAgents>(m_tree, GroupReading::Plain);
        return *m_plain;
    }
    if (!m_author)
        m_author.emplace(m_tree, GroupReading::Author);
    return *m_author;
}

const Groups &FileIndex::groups(Reading reading) const {
    return m_tree.groups(reading == Reading::Author ? GroupReading::Author : GroupReading::Plain);
}

GroupMatch FileIndex::match(const Identity &agent, Reading reading, bool documented) const {
    const std::scoped_lock lock(m_mutex);
    switch (reading) {
    case Reading::Author: return matchGroups(agent, reading, true);
    case Reading::Rfc9309: return matchGroups(agent, reading, documented);
    case Reading::Google: return matchGoogle(agent, documented);
    case Reading::Koster1994: return matchKoster(agent);
    case Reading::Known: break; // which of the others it is, is for the caller to say
    }
    assert(false);
    return {};
}

GroupMatch FileIndex::matchGroups(const Identity &agent, Reading reading, bool documented) const {
    NamedAgents &known = names(reading);
    const auto byToken = [&](const std::string &token, NamedBy by) -> GroupMatch {
        const std::uint32_t number = known.tokens.find(token);
        if (number == TokenTable::kNone)
            return {};
        std::shared_ptr<const FileRules> &rules = known.rulesOfToken[number];
        if (rules == nullptr)
            rules = rulesOf(known, known.tokens.groupsOf(number), reading);
        return {by, toLower(token), rules};
    };
    if (GroupMatch match = byToken(agent.ownToken, NamedBy::OwnToken); match.rules)
        return match;
    if (documented)
        for (const std::string &token : agent.fallbackTokens)
            if (GroupMatch match = byToken(token, NamedBy::FallbackToken); match.rules)
                return match;
    if (!known.patterns.empty()) { // only the author's reading has any
        const bool ascii = std::ranges::all_of(
            agent.name, [](char c) { return static_cast<unsigned char>(c) < 128; });
        const std::string lower = ascii ? toLower(agent.name) : std::string();
        for (PatternEntry &pattern : known.patterns) {
            if (!pattern.matches(agent.name, lower))
                continue;
            if (pattern.rules == nullptr)
                pattern.rules = rulesOf(known, pattern.groups, reading);
            return {NamedBy::Pattern, toLower(pattern.value), pattern.rules};
        }
    }
    if (known.star.empty())
        return {};
    if (documented && agent.ignoresStar())
        return {NamedBy::Nobody, {}, {}, true};
    if (known.rulesOfStar == nullptr)
        known.rulesOfStar = rulesOf(known, known.star, reading);
    return {NamedBy::Star, "*", known.rulesOfStar};
}

std::shared_ptr<const FileRules> FileIndex::starRules(Reading reading) const {
    const std::scoped_lock lock(m_mutex);
    NamedAgents &known = names(reading);
    if (known.rulesOfStar == nullptr && !known.star.empty())
        known.rulesOfStar = rulesOf(known, known.star, reading);
    return known.rulesOfStar;
}

std::shared_ptr<const FileRules>
FileIndex::rulesNaming(std::span<const KnownAgent *const> tokens) const {
    const Groups &all = m_tree.groups(GroupReading::Author);
    const auto isNamed = [&tokens](const GroupAgent &agent) {
        return std::ranges::any_of(tokens, [&agent](const KnownAgent *token) {
            // The token is cut only where it begins as the value does: hardly ever.
            return startsWithIgnoringCase(token->token, agent.value) &&
                   cutAgentValue(token->token).size() == agent.value.size();
        });
    };
    std::shared_ptr<FileRules> made;
    FewList<RuleLine, 12> lines;
    for (std::uint32_t index = 0; index < all.groups.size(); ++index) {
        const Group &group = all.groups[index];
        if (group.version == GroupVersion::Experimental ||
            std::ranges::none_of(all.agentsOf(group), isNamed))
            continue;
        if (made == nullptr)
            made = std::make_shared<FileRules>();
        made->groups.push_back(index);
        for (const GroupRule &rule : all.rulesOf(group))
            lines.push_back(
                {m_tree.slice(rule.value), rule.line,
                 rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
    }
    if (made != nullptr)
        made->rules = RuleSet::compile(PathReading::Rfc9309, lines);
    return made;
}

GroupMatch FileIndex::matchGoogle(const Identity &agent, bool documented) const {
    Google &google = madeOnce(m_google, m_tree);
    const auto matched = [&google](NamedBy by, std::string key, const GoogleRules &found) {
        auto &slot = google.compiled[key];
        if (slot == nullptr)
            slot = plainRules(PathReading::Google, found.rules);
        return GroupMatch{by, std::move(key), slot};
    };
    const GoogleRules own = googleRules(google.lines, agent.ownToken);
    if (own.namesAgent)
        return matched(NamedBy::OwnToken, toLower(agent.ownToken), own);
    if (documented) // the first of its tokens that a line names (S83)
        for (const std::string &token : agent.fallbackTokens)
            if (const GoogleRules found = googleRules(google.lines, token); found.namesAgent)
                return matched(NamedBy::FallbackToken, toLower(token), found);
    if (!own.namesAll)
        return {};
    if (documented && agent.ignoresStar())
        return {NamedBy::Nobody, {}, {}, true};
    return matched(NamedBy::Star, "*", own);
}

GroupMatch FileIndex::matchKoster(const Identity &agent) const {
    Koster &koster = madeOnce(m_koster, m_tree);
    const auto found = kosterRecordFor(koster.records, agent.name);
    if (!found)
        return {};
    const KosterRecord &record = koster.records[*found];
    const std::string name = toLower(agent.name);
    const bool named = std::ranges::any_of(record.agents, [&name](std::string_view value) {
        return !value.empty() && value != "*" && name.contains(toLower(value));
    });
    auto &slot = koster.compiled[*found];
    if (slot == nullptr)
        slot = plainRules(PathReading::Koster1994, record.rules);
    return {named ? NamedBy::OwnToken : NamedBy::Star, named ? toLower(agent.ownToken) : "*", slot};
}

namespace {

/// Takes in a line of a group that is neither agent nor rule; what is malformed decides nothing. Rules about training are
/// put together at the end.
void addLine(FileRules &rules, std::vector<RuleLine> &training, const Tree &tree,
             std::uint32_t line) {
    const std::string_view value = tree.value(tree.lines()[line]);
    switch (tree.lines()[line].directive) {
    case DirectiveId::VisitTime:
        if (const auto window = parseTimeWindow(value))
            rules.windows.push_back({line, *window});
        break;
    case DirectiveId::RequestRate:
        if (const auto rate = parseRequestRate(value))
            rules.requestRates.push_back({line, *rate});
        break;
    case DirectiveId::CrawlDelay:
        if (const auto delay = parseSeconds(value))
            rules.crawlDelays.push_back({line, *delay});
        break;
    case DirectiveId::Comment: rules.comments.push_back(line); break;
    case DirectiveId::ContentUsage:
        if (auto usage = parseContentUsage(value))
            rules.contentUsage.push_back({line, std::move(*usage)});
        break;
    case DirectiveId::ContentSignal:
        rules.contentSignal.push_back({line, parseContentSignal(value)});
        break;
    case DirectiveId::AllowAiTraining: training.push_back({value, line, RuleKind::Allow}); break;
    case DirectiveId::DisallowAiTraining:
        training.push_back({value, line, RuleKind::Disallow});
        break;
    default: break;
    }
}

} // namespace

std::shared_ptr<const FileRules> FileIndex::rulesOf(NamedAgents &names, const GroupList &groups,
                                                    Reading reading) const {
    std::shared_ptr<const FileRules> &shared = names.rulesOfGroups[groups];
    if (shared != nullptr)
        return shared;
    auto made = std::make_shared<FileRules>();
    FileRules &rules = *made;
    rules.extended = std::ranges::any_of(groups, [&](std::uint32_t index) {
        return names.groups.groups[index].version == GroupVersion::Extended;
    });
    std::size_t count = 0;
    for (const std::uint32_t index : groups)
        count += names.groups.rulesOf(names.groups.groups[index]).size();
    FewList<RuleLine, 12> paths;
    paths.reserve(count);
    std::vector<RuleLine> training;
    for (const std::uint32_t index : groups) {
        const Group &group = names.groups.groups[index];
        if (rules.extended && group.version != GroupVersion::Extended) {
            rules.setAside.push_back(index);
            continue;
        }
        rules.groups.push_back(index);
        for (const GroupRule &rule : names.groups.rulesOf(group))
            paths.push_back(
                {m_tree.slice(rule.value), rule.line,
                 rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
        for (const std::uint32_t line : names.groups.othersOf(group)) {
            // Of a crawler that knows rules alone some are documented to obey Crawl-delay (S82, S83).
            if (reading != Reading::Author &&
                m_tree.lines()[line].directive != DirectiveId::CrawlDelay)
                continue;
            addLine(rules, training, m_tree, line);
        }
    }
    for (const auto &window : rules.windows) {
        if (!rules.schedule)
            rules.schedule.emplace();
        rules.schedule->add(window.value);
    }
    const PathReading pathReading = rules.extended ? PathReading::Extended : PathReading::Rfc9309;
    rules.rules = RuleSet::compile(pathReading, paths);
    rules.hasAiTraining = !training.empty();
    if (rules.hasAiTraining)
        rules.aiTraining = RuleSet::compile(pathReading, training);
    shared = made;
    return shared;
}

} // namespace gatepost
