// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/filerules.h"

#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace gatepost {

namespace {

using GroupList = std::vector<std::uint32_t>;

/// A pattern agent with the groups that name it (S15, S16); compiled when first asked.
struct PatternEntry {
    std::string_view value;
    std::uint32_t firstLine = 0;
    GroupList groups;
    std::string required; ///< requiredLiteral(value)
    std::optional<std::expected<AgentPattern, Message>> compiled;

    /// `lower`: the name in lower case, or empty if it has bytes above 127.
    bool matches(std::string_view name, std::string_view lower) {
        if (!lower.empty() && !lower.contains(required))
            return false;
        if (!compiled)
            compiled = AgentPattern::compile(value);
        return compiled->has_value() && (*compiled)->matches(name);
    }
};

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

struct FileIndex::Names {
    Groups groups;
    std::unordered_map<std::string, GroupList> tokens; ///< lower case
    std::vector<PatternEntry> patterns;                ///< longest first, then by place (S16)
    GroupList star;
    std::unordered_map<std::string, std::shared_ptr<const FileRules>> compiled;

    Names(const Tree &tree, GroupReading reading) : groups(readGroups(tree, reading)) {
        std::unordered_map<std::string, std::size_t> patternOf;
        const auto add = [](GroupList &list, std::uint32_t group) {
            if (list.empty() || list.back() != group)
                list.push_back(group);
        };
        for (std::uint32_t index = 0; index < groups.groups.size(); ++index) {
            const Group &group = groups.groups[index];
            if (group.version == GroupVersion::Experimental)
                continue; // as if it were not there (S30)
            for (const GroupAgent &agent : groups.agentsOf(group)) {
                const AgentValueKind kind =
                    reading == GroupReading::Author
                        ? agentValueKind(agent.value)
                        : (agent.value == "*" ? AgentValueKind::Star : AgentValueKind::Token);
                switch (kind) {
                case AgentValueKind::Empty: break;
                case AgentValueKind::Star: add(star, index); break;
                case AgentValueKind::Token: add(tokens[toLower(agent.value)], index); break;
                case AgentValueKind::Glob:
                case AgentValueKind::Regex: {
                    const auto [entry, isNew] =
                        patternOf.try_emplace(toLower(agent.value), patterns.size());
                    if (isNew)
                        patterns.push_back(
                            {agent.value, agent.line, {}, requiredLiteral(agent.value), {}});
                    add(patterns[entry->second].groups, index);
                    break;
                }
                }
            }
        }
        std::ranges::sort(patterns, [](const PatternEntry &a, const PatternEntry &b) {
            return a.value.size() != b.value.size() ? a.value.size() > b.value.size()
                                                    : a.firstLine < b.firstLine;
        });
    }
};

/// robots.txt as the readings see it that have their own lines (S90, S91).
struct FileIndex::Lines {
    explicit Lines(const Tree &tree)
        : google(googleLines(tree.text())), koster(kosterRecords(tree.text())) {}

    std::vector<GoogleLine> google;
    std::vector<KosterRecord> koster;
    std::unordered_map<std::string, std::shared_ptr<const FileRules>> compiledGoogle;
    std::unordered_map<std::size_t, std::shared_ptr<const FileRules>> compiledKoster;
};

FileIndex::FileIndex(const Tree &tree, FileRef file)
    : m_tree(tree), m_file(file), m_author(std::make_shared<Names>(m_tree, GroupReading::Author)) {}

FileIndex::Names &FileIndex::names(Reading reading) const {
    if (reading == Reading::Author)
        return *m_author;
    if (m_plain == nullptr)
        m_plain = std::make_shared<Names>(m_tree, GroupReading::Plain);
    return *m_plain;
}

const Groups &FileIndex::groups(Reading reading) const {
    const std::scoped_lock lock(m_mutex);
    return names(reading).groups;
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
    Names &known = names(reading);
    const auto byToken = [&](const std::string &token, NamedBy by) -> GroupMatch {
        std::string key = toLower(token);
        const auto found = known.tokens.find(key);
        if (found == known.tokens.end())
            return {};
        auto rules = rulesOf(known, key, found->second, reading);
        return {by, std::move(key), std::move(rules)};
    };
    if (GroupMatch match = byToken(agent.ownToken, NamedBy::OwnToken); match.rules)
        return match;
    if (documented)
        for (const std::string &token : agent.fallbackTokens)
            if (GroupMatch match = byToken(token, NamedBy::FallbackToken); match.rules)
                return match;
    if (reading == Reading::Author) {
        const bool ascii = std::ranges::all_of(
            agent.name, [](char c) { return static_cast<unsigned char>(c) < 128; });
        const std::string lower = ascii ? toLower(agent.name) : std::string();
        for (PatternEntry &pattern : known.patterns) {
            if (!pattern.matches(agent.name, lower))
                continue;
            std::string key = toLower(pattern.value);
            auto rules = rulesOf(known, key, pattern.groups, reading);
            return {NamedBy::Pattern, std::move(key), std::move(rules)};
        }
    }
    if (known.star.empty())
        return {};
    if (documented && agent.ignoresStar())
        return {.starIgnored = true};
    return {NamedBy::Star, "*", rulesOf(known, "*", known.star, reading)};
}

GroupMatch FileIndex::matchGoogle(const Identity &agent, bool documented) const {
    if (m_byLines == nullptr)
        m_byLines = std::make_shared<Lines>(m_tree);
    const auto matched = [this](NamedBy by, std::string key, const GoogleRules &found) {
        auto &slot = m_byLines->compiledGoogle[key];
        if (slot == nullptr)
            slot = plainRules(PathReading::Google, found.rules);
        return GroupMatch{by, std::move(key), slot};
    };
    const GoogleRules own = googleRules(m_byLines->google, agent.ownToken);
    if (own.namesAgent)
        return matched(NamedBy::OwnToken, toLower(agent.ownToken), own);
    if (documented) // the first of its tokens that a line names (S83)
        for (const std::string &token : agent.fallbackTokens)
            if (const GoogleRules found = googleRules(m_byLines->google, token); found.namesAgent)
                return matched(NamedBy::FallbackToken, toLower(token), found);
    if (!own.namesAll)
        return {};
    if (documented && agent.ignoresStar())
        return {.starIgnored = true};
    return matched(NamedBy::Star, "*", own);
}

GroupMatch FileIndex::matchKoster(const Identity &agent) const {
    if (m_byLines == nullptr)
        m_byLines = std::make_shared<Lines>(m_tree);
    const auto found = kosterRecordFor(m_byLines->koster, agent.name);
    if (!found)
        return {};
    const KosterRecord &record = m_byLines->koster[*found];
    const std::string name = toLower(agent.name);
    const bool named = std::ranges::any_of(record.agents, [&name](std::string_view value) {
        return !value.empty() && value != "*" && name.contains(toLower(value));
    });
    auto &slot = m_byLines->compiledKoster[*found];
    if (slot == nullptr)
        slot = plainRules(PathReading::Koster1994, record.rules);
    return {named ? NamedBy::OwnToken : NamedBy::Star, named ? toLower(agent.ownToken) : "*", slot};
}

std::shared_ptr<const FileRules> FileIndex::rulesOf(Names &names, const std::string &key,
                                                    std::span<const std::uint32_t> groups,
                                                    Reading reading) const {
    auto &slot = names.compiled[key];
    if (slot != nullptr)
        return slot;
    auto made = std::make_shared<FileRules>();
    FileRules &rules = *made;
    rules.extended = std::ranges::any_of(groups, [&](std::uint32_t index) {
        return names.groups.groups[index].version == GroupVersion::Extended;
    });
    std::size_t count = 0;
    for (const std::uint32_t index : groups)
        count += names.groups.rulesOf(names.groups.groups[index]).size();
    std::vector<RuleLine> paths;
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
            const std::string_view value = m_tree.value(m_tree.lines()[line]);
            switch (m_tree.lines()[line].directive) {
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
            case DirectiveId::AllowAiTraining:
                training.push_back({value, line, RuleKind::Allow});
                break;
            case DirectiveId::DisallowAiTraining:
                training.push_back({value, line, RuleKind::Disallow});
                break;
            default: break;
            }
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
    rules.aiTraining = RuleSet::compile(pathReading, training);
    slot = std::move(made);
    return slot;
}

} // namespace gatepost
