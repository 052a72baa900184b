// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/newgroup.h"

#include "core/agents/agentpattern.h"
#include "core/goals/pace.h"
#include "core/model/groupedits.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;

/// What a new group takes along as it is: nothing of it is a rule or an hour.
constexpr std::array kTakenAlong = {DirectiveId::CrawlDelay,         DirectiveId::RequestRate,
                                    DirectiveId::ContentUsage,       DirectiveId::ContentSignal,
                                    DirectiveId::DisallowAiTraining, DirectiveId::AllowAiTraining};

std::string delayText(double seconds) {
    std::string text = std::format("{:.3f}", std::ceil(seconds * 1000) / 1000);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

/// One request in so many seconds. `byRate`: as Request-rate, which knows whole seconds alone.
NewLine paceLine(double seconds, bool byRate) {
    return byRate && seconds == std::floor(seconds)
               ? NewLine{DirectiveId::RequestRate, std::format("1/{:.0f}", seconds)}
               : NewLine{DirectiveId::CrawlDelay, delayText(seconds)};
}

/// A path below the pattern, as plain as can be.
std::string pathBelow(std::string_view pattern) {
    std::string path;
    for (const char each : pattern)
        if (each != '*' && each != '$')
            path += each;
    return path.starts_with('/') ? path : "/" + path;
}

class Composing {
public:
    Composing(const Bench &bench, const CompiledSite &site, const Person &person, const Kind &kind)
        : m_kind(kind),
          m_person(person),
          m_site(site),
          m_at(bench.judge.question().at),
          m_tree(site.tree(FileId(bench.file))) {
        const auto view = site.view(person.agent.identity, Reading::Author);
        for (const ResolvedFile &file : view->files)
            if (file.file == FileId(bench.file) && file.match.rules) {
                m_followed = &file.match.rules->groups;
                m_isStar = file.match.by == NamedBy::Star;
                m_keep = file.match.rules;
            }
    }

    std::vector<NewLine> lines() {
        addWords();
        if (m_kind.letsIn() && m_kind.claims.fetch.closedAsFiles && m_tree != nullptr)
            addClosed();
        std::ranges::stable_sort(m_lines, std::greater(),
                                 [](const NewLine &line) { return lengthOf(line.value); });
        addTimes();
        addOthers();
        return std::move(m_lines);
    }

private:
    void addRule(DirectiveId kind, std::string_view value) {
        const auto isSame = [&](const NewLine &line) { return line.value == value; };
        if (std::ranges::none_of(m_lines, isSame))
            m_lines.push_back({kind, std::string(value)});
    }
    void addWords() {
        std::vector<std::string> seen;
        for (const exact::GoalWord &word : m_kind.claims.fetch.words) {
            const bool isWhole = word.pattern == "/";
            if (std::ranges::contains(seen, word.pattern))
                continue; // a word before it decides
            seen.push_back(word.pattern);
            if (word.wanted == WantedFetch::Deny)
                addRule(DirectiveId::Disallow, word.pattern);
            else if (word.wanted != WantedFetch::Nothing && !isWhole)
                addRule(DirectiveId::Allow, word.pattern);
        }
    }
    /// Whether a rule for * says what these people are answered now. They may have groups that let them in, or out.
    [[nodiscard]] bool isTrueOfThem(DirectiveId kind, std::string_view value) const {
        return m_isStar || kind == DirectiveId::Allow ||
               m_site.simulate({m_person.agent.identity, pathBelow(value), m_at}, TraceLevel::None)
                       .fetch.decision == Decision::Deny;
    }
    /// What is closed to all stays so (S142).
    void addClosed() {
        bool closes = false;
        for (const DirectiveId kind : {DirectiveId::Disallow, DirectiveId::Allow})
            for (const std::size_t group : m_tree->groups().naming("*").plain)
                for (const GroupRule &rule :
                     m_tree->groups().rulesOf(m_tree->groups().groups[group])) {
                    const std::string_view value = m_tree->slice(rule.value);
                    if (rule.directive != kind || value.size() < 2 || value == "/*" ||
                        (kind == DirectiveId::Allow && !closes) || !isTrueOfThem(kind, value))
                        continue;
                    const exact::GoalWord *word = wordAt(m_kind.claims.fetch, pathBelow(value));
                    const bool isKept = word != nullptr && word->wanted != WantedFetch::Deny;
                    if (isKept)
                        addRule(kind, value);
                    closes = isKept || addParts(kind, value) || closes;
                }
    }
    /// What a rule longer than a word says of the paths that the word lets in: those are left to the files. False: nothing.
    bool addParts(DirectiveId kind, std::string_view value) {
        bool any = false;
        for (const exact::GoalWord &word : m_kind.claims.fetch.words) {
            if (word.wanted == WantedFetch::Deny || word.pattern == "/" ||
                lengthOf(value) <= lengthOf(word.pattern))
                continue;
            if (const std::string part = inside(word.pattern, value); part != word.pattern) {
                addRule(kind, part);
                any = true;
            }
        }
        return any;
    }
    void addTimes() {
        for (const TimeWindow &window : m_kind.windows)
            m_lines.push_back({DirectiveId::VisitTime, formatTimeWindow(window)});
        if (m_kind.claims.pace)
            m_lines.push_back(paceLine(*m_kind.claims.pace, followsRate()));
    }
    /// A file that states paces as Request-rate goes on to do so.
    [[nodiscard]] bool followsRate() const {
        if (m_followed == nullptr)
            return false;
        return std::ranges::any_of(*m_followed, [this](std::uint32_t group) {
            return std::ranges::any_of(m_tree->groups().othersOf(m_tree->groups().groups[group]),
                                       [this](std::uint32_t line) {
                                           return m_tree->lines()[line].is(
                                               DirectiveId::RequestRate);
                                       });
        });
    }
    void addOthers() {
        if (m_followed == nullptr || !m_kind.letsIn())
            return;
        for (const std::uint32_t group : *m_followed)
            for (const std::uint32_t index :
                 m_tree->groups().othersOf(m_tree->groups().groups[group])) {
                const Line &line = m_tree->lines()[index];
                const bool isPace =
                    line.is(DirectiveId::CrawlDelay) || line.is(DirectiveId::RequestRate);
                if (std::ranges::contains(kTakenAlong, line.directive) &&
                    !(isPace && (m_kind.claims.pace || m_kind.claims.fetch.neverFetches)))
                    m_lines.push_back({line.directive, std::string(m_tree->value(line))});
            }
    }

    const Kind &m_kind;
    const Person &m_person;
    const CompiledSite &m_site;
    const Instant m_at;
    const Tree *m_tree;
    const GroupList *m_followed = nullptr;
    std::shared_ptr<const FileRules> m_keep;
    bool m_isStar = false;
    std::vector<NewLine> m_lines;
};

/// The note as a comment above the group that begins at a line.
EditResult noteAbove(const Tree &tree, std::string_view name, const std::string &note) {
    const NamingGroups found = tree.groups().naming(toLower(cutAgentValue(name)));
    LineDraft draft(tree);
    if (!found.plain.empty())
        draft.insert(tree.groups().groups[found.plain.back()].firstLine, "# " + note);
    return draft.edit();
}

bool setHours(Steps &steps, std::size_t group, const Kind &kind) {
    const std::size_t groups[] = {group};
    if (!steps.take(removeGroupLines(steps.tree(), groups, DirectiveId::VisitTime,
                                     [](std::string_view) { return true; })))
        return false;
    std::size_t nth = 0;
    for (const TimeWindow &window : kind.windows)
        if (!steps.take(setGroupDirective(steps.tree(), group, DirectiveId::VisitTime, nth++,
                                          formatTimeWindow(window))))
            return false;
    return true;
}

} // namespace

std::vector<std::string> namesOf(const Crowd &crowd, const std::vector<std::size_t> &people) {
    std::vector<std::size_t> sorted = people;
    std::ranges::stable_sort(sorted, {}, [&](std::size_t each) { return crowd.people[each].rank; });
    std::vector<std::string> names;
    for (const std::size_t each : sorted) {
        const Person &person = crowd.people[each];
        if (person.agent.isUnknown() && exact::statedCategory(person.agent))
            continue; // robots.txt cannot name a category
        std::string name = person.agent.isUnknown() ? "*" : writtenName(person.agent);
        if (std::ranges::none_of(names, [&](const std::string &other) {
                return equalsIgnoringCase(cutAgentValue(other), cutAgentValue(name));
            }))
            names.push_back(std::move(name));
    }
    return names;
}

bool leaveGroups(Steps &steps, const std::vector<std::string> &names) {
    std::set<std::string> tokens;
    for (const std::string &name : names)
        tokens.insert(toLower(cutAgentValue(name)));
    for (std::size_t group = steps.groups().groups.size(); group-- > 0;) {
        if (steps.isManaged(group) ||
            steps.groups().groups[group].version == GroupVersion::Experimental)
            continue;
        if (steps.allIn(group, tokens)) {
            if (!steps.take(removeGroup(steps.tree(), group)))
                return false;
            continue;
        }
        std::set<std::string> here;
        for (const GroupAgent &agent : steps.groups().agentsOf(steps.groups().groups[group]))
            if (const std::string token = toLower(agent.value); tokens.contains(token))
                here.insert(token);
        for (const std::string &token : here)
            if (!steps.leave(group, token))
                return false;
    }
    return true;
}

bool addNewGroup(Steps &steps, const Bench &bench, const CompiledSite &site,
                 const std::vector<std::size_t> &people) {
    const Crowd &crowd = bench.judge.crowd();
    const Person &first = crowd.people[people.front()];
    const Kind &kind = *crowd.kindOf(first);
    const auto names = namesOf(crowd, people);
    if (names.empty() ||
        !steps.take(addGroup(steps.tree(), {names, Composing(bench, site, first, kind).lines()})))
        return false;
    return kind.note.empty() || steps.take(noteAbove(steps.tree(), names.front(), kind.note));
}

bool setTimes(Steps &steps, std::size_t group, const CompiledSite &site, const Person &person,
              const Kind &kind, Instant day) {
    if (kind.claims.fetch.neverFetches)
        return true;
    const auto view = site.view(person.agent.identity, Reading::Author);
    const auto &wanted = kind.claims.fetch.hours;
    bool isSame = true;
    for (int minute = 0; minute < kMinutesOfDay && isSame; ++minute)
        isSame = (!wanted || wanted->isOpen(minute)) ==
                 (!view->schedule || view->schedule->isOpen(minute));
    if (!isSame && kind.letsIn() && !setHours(steps, group, kind))
        return false;
    if (!kind.claims.pace || !tooFastAt(site, person.agent.identity, *kind.claims.pace, day))
        return true;
    const auto has = [&](DirectiveId directive) {
        return std::ranges::any_of(
            steps.groups().othersOf(steps.groups().groups[group]),
            [&](std::uint32_t line) { return steps.tree().lines()[line].is(directive); });
    };
    const NewLine line =
        paceLine(*kind.claims.pace, has(DirectiveId::RequestRate) && !has(DirectiveId::CrawlDelay));
    return steps.take(setGroupDirective(steps.tree(), group, line.directive, 0, line.value));
}

} // namespace gatepost::goals
