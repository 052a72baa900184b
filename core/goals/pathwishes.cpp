// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/pathwishes.h"

#include "core/exact/stars.h"
#include "core/goals/mend.h"
#include "core/simulate/resolvedagent.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;

/// Pairs of patterns, at most: those of long files are more than an edit would ever have to mend.
constexpr std::size_t kMostPairs = 3000;

/// The values of the rules that a file has for a person.
void addValuesFor(const CompiledSite &site, const Person &person, std::set<std::string> &values) {
    const auto view = site.view(person.agent.identity, Reading::Author);
    for (const ResolvedFile &file : view->files)
        if (file.rules() != nullptr)
            for (const RuleLine &rule : file.rules()->rules.rules())
                values.emplace(rule.value);
}

bool hasRobotsAlone(const Site &site) {
    return site.chain.files.empty() && !site.asks &&
           std::ranges::all_of(siteFiles(), [&](const FileRoleRow &row) {
               return row.role == FileRole::Robots || !site.file(row.role);
           });
}

/// A path that begins as one pattern says, stars left out, and goes on as the other one.
std::string joinedPath(std::string_view first, std::string_view then) {
    std::string path;
    for (const std::string_view part : {first, then.starts_with("/*") ? then.substr(2) : then})
        for (const char each : part)
            if (each != '*')
                path += each;
    return path.starts_with('/') ? path : '/' + path;
}

/// Paths that one value and one of the others match, as far as they are easily found.
template <class Values>
std::vector<std::string> pathsOfBoth(const std::string &one, const Values &others) {
    std::vector<std::string> paths;
    const std::string closedOne = exact::closedStars(one);
    for (const std::string &other : others) {
        const std::string closedOther = exact::closedStars(other);
        for (const std::string &path :
             std::array{joinedPath(closedOne, closedOther), joinedPath(closedOther, closedOne)})
            if (exact::matchesClosed(closedOne, path) && exact::matchesClosed(closedOther, path)) {
                paths.push_back(path);
                break;
            }
    }
    return paths;
}

bool isWholeSite(std::string_view pattern) {
    return pattern == "/" || pattern == "/*" || pattern == "*";
}

} // namespace

PathWishes::PathWishes(const Judge &judge, std::size_t person, const Tree &text, WishMemory &memory)
    : m_agent(judge.crowd().people[person].agent.identity),
      m_goal(judge.crowd().kindOf(judge.crowd().people[person])->claims.fetch),
      m_at(judge.question().at) {
    Site now = judge.start().site();
    if (!hasRobotsAlone(now))
        return;
    std::set<std::string> others;
    std::vector<std::pair<std::string, bool>> closings;
    if (m_goal.closedAsFiles) {
        const NamingGroups star = text.groups().naming("*");
        if (!star.extended.empty())
            return;
        for (const std::size_t group : star.plain)
            for (const GroupRule &rule : text.groups().rulesOf(text.groups().groups[group])) {
                std::string value(text.slice(rule.value));
                if (value.empty() || isWholeSite(value))
                    continue;
                others.insert(value);
                closings.emplace_back(std::move(value), rule.directive == DirectiveId::Allow);
            }
        std::ranges::sort(closings);
        for (const auto &[value, isAllow] : closings)
            m_closed.push_back({PathPattern(value), lengthOf(value), isAllow});
        std::ranges::stable_sort(m_closed, [](const Closing &a, const Closing &b) {
            return std::pair(a.length, a.isAllow) > std::pair(b.length, b.isAllow);
        });
    }
    for (const exact::GoalWord &word : m_goal.words)
        others.insert(word.pattern);
    std::set<std::string> own;
    addValuesFor(judge.start(), judge.crowd().people[person], own);
    now.put(FileRole::Robots, std::string(text.text()));
    addValuesFor(CompiledSite(std::move(now)), judge.crowd().people[person], own);

    WishMemory::Known &known = memory.known[{*judge.crowd().people[person].kind,
                                             judge.startSignature(person), std::move(closings)}];
    for (const std::string &path : pathsOf(own, others, known)) {
        auto [at, isNew] = known.wishes.try_emplace(path);
        if (isNew)
            at->second = wishFor(judge, path);
        if (at->second)
            m_wishes.push_back(&*at->second);
    }
}

std::vector<std::string> PathWishes::pathsOf(const std::set<std::string> &own,
                                             const std::set<std::string> &others,
                                             WishMemory::Known &known) const {
    std::set<std::string> paths = {"/"};
    std::size_t left = kMostPairs;
    for (const std::string &one : own) {
        if (one.empty() || left == 0)
            continue;
        if (left < others.size()) {
            const std::vector<std::string> some(
                others.begin(), std::next(others.begin(), static_cast<std::ptrdiff_t>(left)));
            for (std::string &path : pathsOfBoth(one, some))
                paths.insert(std::move(path));
            left = 0;
            continue;
        }
        left -= others.size();
        auto [at, isNew] = known.meeting.try_emplace(one);
        if (isNew)
            at->second = pathsOfBoth(one, others);
        paths.insert(at->second.begin(), at->second.end());
    }
    for (const auto *values : {&own, &others})
        for (const std::string &value : *values)
            paths.insert(joinedPath(exact::closedStars(value), "x"));
    return {paths.begin(), paths.end()};
}

/// Absent: it is a policy file.
std::optional<PathWish> PathWishes::wishFor(const Judge &judge, const std::string &path) const {
    const FetchVerdict was =
        judge.start().simulate({m_agent, path, m_at, Reading::Author}, TraceLevel::None).fetch;
    if (was.reason == FetchReason::PolicyFile)
        return {};
    PathWish wish{path, {}, was.decision == Decision::Deny};
    if (const exact::GoalWord *word = wordAt(m_goal, path);
        word != nullptr && word->wanted != WantedFetch::Nothing &&
        (word->wanted == WantedFetch::Deny || !isClosedToAll(path, lengthOf(word->pattern))))
        wish.wanted = word->wanted;
    return wish;
}

bool PathWishes::isClosedToAll(std::string_view path, std::size_t longerThan) const {
    const PathQuestion question(path);
    for (const Closing &each : m_closed) {
        if (each.length <= longerThan)
            return false;
        if (each.pattern.matches(question))
            return !each.isAllow;
    }
    return false;
}

void PathWishes::leaveOut() {
    m_wishes.erase(m_wishes.begin() + static_cast<std::ptrdiff_t>(m_next));
    if (m_next == m_wishes.size())
        m_next = 0;
}

std::optional<Fault> PathWishes::firstUnmet(const CompiledSite &site) {
    for (std::size_t asked = 0; asked < m_wishes.size(); ++asked) {
        const PathWish &wish = *m_wishes[m_next];
        const Decision now =
            site.simulate({m_agent, wish.path, m_at, Reading::Author}, TraceLevel::None)
                .fetch.decision;
        const bool isMet =
            wish.wanted ? m_goal.isMetBy(*wish.wanted, now, minuteOfDay(m_at), Reading::Author)
                        : wish.wasDenied == (now == Decision::Deny);
        if (!isMet)
            return Fault{.what = wish.wanted ? Fault::What::Fetch : Fault::What::Kept,
                         .wanted = wish.wanted.value_or(WantedFetch::Nothing),
                         .path = wish.path,
                         .at = m_at};
        m_next = (m_next + 1) % m_wishes.size();
    }
    return {};
}

} // namespace gatepost::goals
