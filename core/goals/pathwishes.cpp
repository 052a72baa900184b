// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/pathwishes.h"

#include "core/exact/stars.h"
#include "core/goals/mend.h"
#include "core/simulate/resolvedagent.h"

#include <algorithm>
#include <set>

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

bool isWholeSite(std::string_view pattern) {
    return pattern == "/" || pattern == "/*" || pattern == "*";
}

} // namespace

PathWishes::PathWishes(const Judge &judge, const Person &person, const Kind &kind, const Tree &text)
    : m_agent(person.agent.identity), m_goal(kind.claims.fetch), m_at(judge.question().at) {
    Site now = judge.start().site();
    if (!hasRobotsAlone(now))
        return;
    std::set<std::string> others;
    if (m_goal.closedAsFiles) {
        const NamingGroups star = text.groups().naming("*");
        if (!star.extended.empty())
            return;
        for (const std::size_t group : star.plain)
            for (const GroupRule &rule : text.groups().rulesOf(text.groups().groups[group])) {
                const std::string value(text.slice(rule.value));
                if (value.empty() || isWholeSite(value))
                    continue;
                m_closed.push_back(
                    {PathPattern(value), lengthOf(value), rule.directive == DirectiveId::Allow});
                others.insert(value);
            }
    }
    for (const exact::GoalWord &word : m_goal.words)
        others.insert(word.pattern);
    std::set<std::string> own;
    addValuesFor(judge.start(), person, own);
    now.put(FileRole::Robots, std::string(text.text()));
    addValuesFor(CompiledSite(std::move(now)), person, own);

    std::set<std::string> paths = {"/"};
    std::size_t pairs = 0;
    for (const std::string &one : own)
        for (const std::string &other : others) {
            if (one.empty() || ++pairs > kMostPairs)
                continue;
            const std::string closedOne = exact::closedStars(one);
            const std::string closedOther = exact::closedStars(other);
            for (const std::string &path :
                 {joinedPath(closedOne, closedOther), joinedPath(closedOther, closedOne)})
                if (exact::matchesClosed(closedOne, path) &&
                    exact::matchesClosed(closedOther, path)) {
                    paths.insert(path);
                    break;
                }
        }
    for (const auto *values : {&own, &others})
        for (const std::string &value : *values)
            paths.insert(joinedPath(exact::closedStars(value), "x"));
    for (const std::string &path : paths)
        addPath(judge, path);
}

void PathWishes::addPath(const Judge &judge, std::string path) {
    const FetchVerdict was =
        judge.start().simulate({m_agent, path, m_at, Reading::Author}, TraceLevel::None).fetch;
    if (was.reason == FetchReason::PolicyFile)
        return;
    Wish wish{std::move(path), {}, was.decision == Decision::Deny};
    if (const exact::GoalWord *word = wordAt(m_goal, wish.path);
        word != nullptr && word->wanted != WantedFetch::Nothing &&
        (word->wanted == WantedFetch::Deny || !isClosedToAll(wish.path, lengthOf(word->pattern))))
        wish.wanted = word->wanted;
    m_wishes.push_back(std::move(wish));
}

bool PathWishes::isClosedToAll(std::string_view path, std::size_t longerThan) const {
    const PathQuestion question(path);
    const Closing *best = nullptr;
    for (const Closing &each : m_closed)
        if ((best == nullptr || each.length > best->length ||
             (each.length == best->length && each.isAllow)) &&
            each.pattern.matches(question))
            best = &each;
    return best != nullptr && !best->isAllow && best->length > longerThan;
}

void PathWishes::leaveOut() {
    m_wishes.erase(m_wishes.begin() + static_cast<std::ptrdiff_t>(m_next));
    if (m_next == m_wishes.size())
        m_next = 0;
}

std::optional<Fault> PathWishes::firstUnmet(const CompiledSite &site) {
    for (std::size_t asked = 0; asked < m_wishes.size(); ++asked) {
        const Wish &wish = m_wishes[m_next];
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
