// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/likeness.h"

#include "core/agents/agentpattern.h"
#include "core/agents/patternfilter.h"
#include "core/dialect/filerole.h"
#include "core/match/googlelines.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace gatepost::goals {

namespace {

/// Of files that are no longer everybody reads every byte (S132).
constexpr std::size_t kMostBytesCompared = 500'000;
constexpr std::array kPlainFiles = {FileRole::Robots, FileRole::RobotsAi};

/// What a name has at least, in lower case, that a pattern of the file matches; one for each pattern.
void addRequired(std::vector<std::string> &all, const Tree &tree) {
    for (const GroupAgent &agent : tree.groups(GroupReading::Author).agents) {
        const AgentValueKind kind = agentValueKind(agent.value);
        if (kind == AgentValueKind::Glob || kind == AgentValueKind::Regex)
            all.push_back(requiredLiteral(agent.value));
    }
}

bool isSimple(const Site &site) {
    if (!site.chain.files.empty() || site.asks ||
        std::ranges::any_of(site.answers.files, [](const auto &each) { return each.has_value(); }))
        return false;
    return std::ranges::all_of(siteFiles(), [&](const FileRoleRow &row) {
        const auto &file = site.file(row.role);
        return !file || (std::ranges::contains(kPlainFiles, row.role) &&
                         file->text().size() <= kMostBytesCompared);
    });
}

/// All lines of a group but the names of its agents, as one text.
std::string saidBy(const Tree &tree, const Groups &groups, const Group &group) {
    std::string text(1, static_cast<char>('0' + static_cast<int>(group.version)));
    for (const GroupRule &rule : groups.rulesOf(group))
        text.append(rule.directive == DirectiveId::Allow ? "A" : "D")
            .append(tree.slice(rule.value))
            .append("\n");
    for (const std::uint32_t index : groups.othersOf(group)) {
        const Line &line = tree.lines()[index];
        text.append(std::to_string(static_cast<int>(line.directive)))
            .append(":")
            .append(tree.value(line))
            .append("\n");
    }
    return text;
}

} // namespace

Likenesses::Likenesses(const CompiledSite &site, LikenessNumbers &numbers)
    : m_site(site.site()), m_numbers(numbers), m_isSimple(isSimple(m_site)) {
    if (!m_isSimple)
        return;
    for (const FileRole role : kPlainFiles)
        if (const auto &file = site.site().file(role))
            addRequired(m_required, *file);
}

std::shared_ptr<const SaidToNames> Likenesses::saidIn(GroupReading reading) const {
    std::array<std::optional<std::string_view>, kPlainFiles.size()> texts;
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (const auto &file = m_site.file(kPlainFiles[i]))
            texts[i] = file->text();
    return m_numbers.said(reading, texts, [&] { return numbersOf(m_site, reading, m_numbers); });
}

const Likenesses::Numbers &Likenesses::author() const {
    if (!m_author)
        m_author = saidIn(GroupReading::Author);
    return *m_author;
}

const Likenesses::Numbers &Likenesses::plain() const {
    if (!m_plain)
        m_plain = saidIn(GroupReading::Plain);
    return *m_plain;
}

const Likenesses::Numbers &Likenesses::google() const {
    const auto &robots = m_site.file(FileRole::Robots);
    if (!m_google)
        m_google = robots ? numbersOfGoogle(*robots, m_numbers) : Numbers();
    return *m_google;
}

Likenesses::Numbers Likenesses::numbersOf(const Site &site, GroupReading reading,
                                          LikenessNumbers &numbers) {
    std::unordered_map<std::string, std::string> saidTo; // by name
    std::string everybody;
    for (std::size_t i = 0; i < kPlainFiles.size(); ++i) {
        const auto &file = site.file(kPlainFiles[i]);
        everybody += file ? '1' : '0';
        if (!file)
            continue;
        const Groups &groups = file->groups(reading);
        for (const Group &group : groups.groups) {
            const std::string said = std::to_string(i) + '.' +
                                     std::to_string(numbers.of(saidBy(*file, groups, group))) + ' ';
            for (const GroupAgent &agent : groups.agentsOf(group))
                saidTo[toLower(agent.value)] += said;
        }
    }
    Numbers found;
    for (auto &[name, said] : saidTo)
        found.byName.emplace(name, numbers.of("to " + said));
    const auto add = [&](std::string_view name) {
        const auto said = saidTo.find(toLower(name));
        everybody.append("\n").append(said == saidTo.end() ? "" : said->second);
    };
    add("*");
    for (const KnownAgent *token : site.registry.useTokens())
        add(cutAgentValue(token->token));
    found.everybody = numbers.of(std::move(everybody));
    return found;
}

/// Rules below User-agent lines that follow each other, with nothing but rules of one group between them (googleRules()).
Likenesses::Numbers Likenesses::numbersOfGoogle(const Tree &robots, LikenessNumbers &numbers) {
    std::unordered_map<std::string, std::string> saidTo; // by name
    std::vector<std::string> names;
    std::string said;
    const auto end = [&] {
        const std::string number = std::to_string(numbers.of("google " + said)) + ' ';
        for (const std::string &name : names)
            saidTo[name] += number;
        names.clear();
        said.clear();
    };
    for (const GoogleLine &line : googleLines(robots.text())) {
        switch (line.key) {
        case GoogleLine::Key::UserAgent:
            if (!said.empty())
                end();
            names.push_back(toLower(googleAgentValue(line.value)));
            break;
        case GoogleLine::Key::Allow:
        case GoogleLine::Key::Disallow:
            said.append(line.key == GoogleLine::Key::Allow ? "A" : "D")
                .append(line.value)
                .append("\n");
            break;
        case GoogleLine::Key::Sitemap:
        case GoogleLine::Key::Unknown: break;
        }
    }
    end();
    Numbers found;
    for (auto &[name, text] : saidTo)
        found.byName.emplace(name, numbers.of("to " + text));
    const auto star = found.byName.find("*");
    found.everybody = star == found.byName.end() ? 0 : star->second;
    return found;
}

std::vector<std::uint32_t> Likenesses::namesIn(const Numbers &numbers, const Identity &agent) {
    const auto numberOf = [&numbers](std::string_view token) {
        const auto found = numbers.byName.find(toLower(token));
        return found == numbers.byName.end() ? 0 : found->second;
    };
    std::vector<std::uint32_t> named;
    named.reserve(1 + agent.fallbackTokens.size());
    named.push_back(numberOf(agent.ownToken));
    for (const std::string &token : agent.fallbackTokens)
        named.push_back(numberOf(token));
    while (named.size() > 1 && named.back() == 0)
        named.pop_back();
    return named;
}

std::optional<Likeness> Likenesses::of(const Identity &agent, Reading reading) const {
    if (!m_isSimple || reading == Reading::Koster1994 ||
        (reading == Reading::Known && agent.known == nullptr) ||
        (reading == Reading::Author && mayMatchPattern(agent.name)))
        return {};
    Likeness likeness{
        .reading = reading, .isAi = agent.isAi(), .ignoresStar = agent.ignoresStar(), .named = {}};
    bool isGoogles = reading == Reading::Google;
    if (reading == Reading::Known) {
        likeness.obeysRobots = agent.known->obeysRobots;
        likeness.obeysCrawlDelay = agent.known->obeysCrawlDelay;
        likeness.starDelay = agent.known->starDelay;
        likeness.readsRobots = agent.known->readsFile(DialectId::Robots);
        likeness.readsRobotsAi = agent.known->readsFile(DialectId::RobotsAi);
        isGoogles = agent.known->readsAsGoogle();
    }
    const Numbers &numbers = reading == Reading::Author ? author() : plain();
    likeness.named = namesIn(numbers, agent);
    likeness.everybody = numbers.everybody;
    if (isGoogles) {
        likeness.namedByGoogle = namesIn(google(), agent);
        likeness.everybodyByGoogle = google().everybody;
    }
    return likeness;
}

bool Likenesses::mayMatchPattern(std::string_view name) const {
    return std::ranges::any_of(
        m_required, [name](const std::string &required) { return mayMatch(required, name); });
}

} // namespace gatepost::goals
