// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/mend.h"

#include "core/match/path.h"
#include "core/model/groupedits.h"
#include "core/simulate/resolvedagent.h"
#include "core/syntax/managed.h"

#include <algorithm>
#include <format>
#include <set>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;
using What = Fault::What;

/// With more steps than these an edit is not small.
constexpr std::size_t kMostSteps = 48;
/// Most edits are made by then. The others are tried on single paths, which cost little, before more of them are proved.
constexpr std::size_t kStepsBeforeTrial = 10;
/// A trial takes the same steps in another order. If those that are left are not enough for it, they are not for proofs.
constexpr std::size_t kMostTrialSteps = kMostSteps - kStepsBeforeTrial;

/// So many stars make a rule longer than another one, at most: more of them nobody could read.
constexpr std::size_t kMostStars = 4;

bool isWhole(std::string_view pattern) {
    return pattern == "/" || pattern == "/*" || pattern == "*";
}

/// A rule of the file: its group and its place in it.
struct RulePlace {
    std::size_t group = 0;
    std::size_t rule = 0;
};

std::optional<RulePlace> ruleAt(const Tree &tree, std::uint32_t line) {
    const Groups &groups = tree.groups();
    const auto group = groups.groupAt(line);
    if (!group)
        return {};
    const auto rules = groups.rulesOf(groups.groups[*group]);
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (rules[i].line == line)
            return RulePlace{*group, i};
    return {};
}

/// The value of a rule for a pattern of the words, in a plain group or one of 2.0 (S31).
std::string valueFor(std::string_view pattern, bool extended) {
    if (!extended)
        return std::string(pattern);
    if (isWhole(pattern))
        return "*";
    const bool tied = pattern.ends_with('$');
    std::string value;
    for (const char each : tied ? pattern.substr(0, pattern.size() - 1) : pattern) {
        if (each == '?' || each == '[' || each == '\\')
            value += '\\';
        value += each;
    }
    return tied || value.ends_with('*') ? value : value + '*';
}

/// How many bytes of a pattern say that a path may begin with anything.
std::size_t openStart(std::string_view pattern) {
    return pattern.starts_with("/*") ? 2 : pattern.starts_with('*') ? 1 : 0;
}

/// The same paths, one byte longer: it wins over what has the same length.
std::string longerThan(std::string_view pattern) {
    return pattern.ends_with('$') ? std::format("{}*$", pattern.substr(0, pattern.size() - 1))
                                  : std::format("{}*", pattern);
}

class Mending {
public:
    Mending(const Bench &bench, std::string text, const std::vector<std::size_t> &people,
            Style style, bool star, const std::function<bool(std::string_view)> &isWorthwhile)
        : m_isWorthwhile(isWorthwhile),
          m_bench(bench),
          m_people(people),
          m_style(style),
          m_star(star),
          m_kind(*bench.judge.crowd().kindOf(bench.judge.crowd().people[people.front()])),
          m_steps(Tree::parse(std::move(text), rowOf(bench.file).dialect)) {}

    std::optional<std::string> run() {
        if (m_bench.judge.knowsCourses() && m_bench.judge.leadsNowhere(course()))
            return {};
        const Steps start = m_steps;
        CourseCost cost;
        std::set<std::string> seen;
        for (std::size_t step = 0; step < kMostSteps; ++step) {
            const std::string text(m_steps.tree().text());
            if (!seen.insert(text).second)
                break; // it goes round in circles
            if (m_isWorthwhile && !m_isWorthwhile(text))
                return {};
            if (step == kStepsBeforeTrial && isEndless())
                break;
            const CompiledSite site = m_bench.with(m_steps.tree());
            const auto fault = m_bench.judge.firstFetchFault(site, m_people, cost);
            if (!fault)
                return text;
            if (!mend(site, *fault))
                break;
        }
        m_steps = start;
        m_bench.judge.noteNowhere(course(), std::move(cost));
        return {};
    }

private:
    [[nodiscard]] const Person &personOf(const Fault &fault) const {
        return m_bench.judge.crowd().people[fault.people.front()];
    }
    [[nodiscard]] bool isExtended(std::size_t group) const {
        return m_steps.groups().groups[group].version == GroupVersion::Extended;
    }

    /// What the steps depend on: where it is equal they are the same, whatever the groups' names are.
    [[nodiscard]] std::string course() const {
        const CompiledSite site = m_bench.with(m_steps.tree());
        std::string all = std::format("{} {} {}\n", static_cast<int>(m_bench.file),
                                      static_cast<int>(m_style), m_star);
        all += m_bench.judge.fetchesOf(site, m_people);
        all += closedAtStart();
        std::set<std::string> followed;
        for (const std::size_t each : m_people)
            followed.insert(groupsFor(site, m_bench.judge.crowd().people[each]));
        for (const std::string &groups : followed)
            all += groups;
        return all;
    }
    /// What closedPattern() looks at.
    [[nodiscard]] std::string closedAtStart() const {
        const Tree *tree = m_bench.judge.start().tree(FileId(m_bench.file));
        if (tree == nullptr)
            return "no file\n";
        std::string all;
        const Groups &groups = tree->groups();
        for (const std::size_t group : groups.naming("*").plain)
            for (const GroupRule &rule : groups.rulesOf(groups.groups[group]))
                if (rule.directive == DirectiveId::Disallow)
                    all += std::format("{}\n", tree->slice(rule.value));
        return all + "--\n";
    }
    /// The groups that say something to a person, in the order in which they would be edited.
    [[nodiscard]] std::string groupsFor(const CompiledSite &site, const Person &person) const {
        std::string all;
        const Groups &groups = m_steps.groups();
        const auto view = site.view(person.agent.identity, Reading::Author);
        for (const ResolvedFile &file : view->files) {
            all += std::format("{} {}\n", file.file.index(), static_cast<int>(file.match.by));
            if (file.file != FileId(m_bench.file) || !file.match.rules)
                continue;
            std::vector<std::size_t> order(file.match.rules->groups.begin(),
                                           file.match.rules->groups.end());
            std::ranges::stable_sort(order, {}, [&](std::size_t group) {
                return groups.agentsOf(groups.groups[group]).size();
            });
            for (const std::size_t group : order) {
                const Group &facts = groups.groups[group];
                all += std::format(
                    "{} {} {} {} {}\n", static_cast<int>(facts.version), facts.trap,
                    m_steps.isManaged(group), groups.othersOf(facts).empty(),
                    std::ranges::contains(groups.agentsOf(facts), "*", &GroupAgent::value));
                for (const GroupRule &rule : groups.rulesOf(facts))
                    all += std::format("{} {} {}\n", static_cast<int>(rule.directive), rule.joined,
                                       m_steps.tree().slice(rule.value));
            }
        }
        return all;
    }

    /// Whether single paths show that the steps would be too many. Where groups for * are edited nobody knows what is closed.
    bool isEndless() {
        if (m_star || m_bench.file != FileRole::Robots)
            return false;
        const std::size_t person = m_people.front();
        const Person &asked = m_bench.judge.crowd().people[person];
        const auto home = editableGroup(m_bench.with(m_steps.tree()), m_bench.file, asked,
                                        Reading::Author, false);
        if (!home ||
            std::ranges::contains(m_steps.groups().agentsOf(m_steps.groups().groups[*home]), "*",
                                  &GroupAgent::value))
            return false;
        PathWishes wishes(m_bench.judge, person, m_steps.tree(), m_bench.wishes);
        const Steps now = m_steps;
        const auto emptied = m_emptied;
        std::set<std::string> seen;
        std::size_t step = 0;
        while (step < kMostTrialSteps) {
            const CompiledSite site = m_bench.with(m_steps.tree());
            auto fault = wishes.firstUnmet(site);
            if (!fault)
                break;
            fault->people = {person};
            if (mend(site, *fault) && seen.emplace(m_steps.tree().text()).second)
                ++step;
            else
                wishes.leaveOut(); // what follows may be mended all the same
        }
        m_steps = now;
        m_emptied = emptied;
        return step == kMostTrialSteps;
    }

    bool mend(const CompiledSite &site, const Fault &fault) {
        const Person &person = personOf(fault);
        const Query query{person.agent.identity, fault.path, fault.at, fault.reading};
        FetchVerdict now = site.simulate(query, TraceLevel::None).fetch;
        if (now.line && now.line->file != FileId(m_bench.file)) {
            const bool yields = now.line->file.row().precedence == Precedence::Yields;
            if (!yields || m_bench.file != FileRole::Robots || fault.wanted == WantedFetch::Deny)
                return false; // another file decides
            now.line.reset(); // an Allow of robots.txt wins over it (S41)
        }
        if (now.reason == FetchReason::Unreachable || now.reason == FetchReason::CrawlDirective)
            return false;
        const auto decides =
            now.line ? ruleAt(m_steps.tree(), static_cast<std::uint32_t>(now.line->line.index()))
                     : std::nullopt;
        if (now.line && !decides)
            return false; // a window, or crawl
        const auto home = editableGroup(site, m_bench.file, person, fault.reading, m_star);
        const bool mayEdit = decides && isOurs(decides->group, home);
        if (fault.what == What::Kept) {
            const FetchVerdict was = m_bench.judge.start().simulate(query, TraceLevel::None).fetch;
            return keep(fault, was, decides, mayEdit, home);
        }
        const exact::GoalWord *word = wordAt(m_kind.claims.fetch, fault.path);
        if (word == nullptr)
            return false;
        if (fault.wanted == WantedFetch::Deny)
            return turn(DirectiveId::Disallow, word->pattern, decides, mayEdit, home);
        const std::string opened = openedPattern(fault, lengthOf(word->pattern));
        return turn(DirectiveId::Allow, opened.empty() ? word->pattern : opened, decides, mayEdit,
                    home);
    }

    /// Whether a group may be edited: one that says something to these people alone, or that was given.
    [[nodiscard]] bool isOurs(std::size_t group, std::optional<std::size_t> home) const {
        if (m_steps.isManaged(group))
            return false;
        if (m_star || home == group)
            return true;
        return std::ranges::none_of(
            m_steps.groups().agentsOf(m_steps.groups().groups[group]),
            [](const GroupAgent &agent) { return agent.value.contains('*'); });
    }

    [[nodiscard]] std::string_view valueOf(const RulePlace &place) const {
        const Groups &groups = m_steps.groups();
        return m_steps.tree().slice(groups.rulesOf(groups.groups[place.group])[place.rule].value);
    }

    bool turn(DirectiveId kind, const std::string &pattern, const std::optional<RulePlace> &decides,
              bool mayEdit, std::optional<std::size_t> home) {
        if (decides && mayEdit) {
            const std::string_view value = valueOf(*decides);
            const bool isSame = value == pattern || (isWhole(value) && isWhole(pattern)) ||
                                value == valueFor(pattern, isExtended(decides->group));
            const bool outranks = lengthOf(value) > lengthOf(pattern) || isExtended(decides->group);
            // What a longer rule says of other paths stays: it is overruled on those of the pattern alone.
            const std::string part = inside(pattern, value);
            if (outranks && !isExtended(decides->group) && part != pattern && part != value)
                return add(kind, pattern, decides, home);
            if (m_style == Style::Turn && (isSame || outranks))
                return m_steps.take(
                    setRuleKind(m_steps.tree(), decides->group, decides->rule, kind));
            if (m_style == Style::Remove || outranks)
                return remove(*decides);
        }
        return add(kind, pattern, decides, home);
    }

    /// The last line of a group becomes an empty Disallow: names without a rule say nothing (S20).
    bool remove(const RulePlace &place) {
        const Groups &groups = m_steps.groups();
        const Group &group = groups.groups[place.group];
        const bool isLast = groups.rulesOf(group).size() == 1 && groups.othersOf(group).empty() &&
                            !isExtended(place.group);
        if (!isLast || groups.rulesOf(group).front().joined)
            return m_steps.take(removeRule(m_steps.tree(), place.group, place.rule));
        m_emptied = place.group;
        return m_steps.take(
                   setRuleKind(m_steps.tree(), place.group, place.rule, DirectiveId::Disallow)) &&
               m_steps.take(setRulePath(m_steps.tree(), place.group, place.rule, ""));
    }

    /// A rule that decides instead of the one that does now.
    bool add(DirectiveId kind, std::string pattern, const std::optional<RulePlace> &decides,
             std::optional<std::size_t> home) {
        if (!home)
            return false;
        if (m_emptied)
            home = m_emptied;
        if (decides && !isExtended(decides->group)) {
            const std::string value(valueOf(*decides));
            const bool wins = kind == DirectiveId::Allow ? lengthOf(pattern) >= lengthOf(value)
                                                         : lengthOf(pattern) > lengthOf(value);
            if (!wins && lengthOf(value) > lengthOf(pattern))
                pattern = inside(pattern, value);
            if (kind == DirectiveId::Disallow)
                for (std::size_t i = 0; i < kMostStars && lengthOf(pattern) <= lengthOf(value); ++i)
                    pattern = longerThan(pattern);
        }
        const std::string value = valueFor(pattern, isExtended(*home));
        const auto rules = m_steps.groups().rulesOf(m_steps.groups().groups[*home]);
        if (std::ranges::any_of(rules, [&](const GroupRule &rule) {
                return rule.directive == kind && m_steps.tree().slice(rule.value) == value;
            }))
            return false; // it is there, and does not decide
        for (std::size_t i = 0; i < rules.size(); ++i)
            if (rules[i].value.empty() && !rules[i].joined && rules[i].directive == kind)
                return m_steps.take(setRulePath(m_steps.tree(), *home, i, value));
        return m_steps.take(addRule(m_steps.tree(), *home, {kind, value}));
    }

    /// An answer that nobody asked to change becomes again what it was.
    bool keep(const Fault &fault, const FetchVerdict &was, const std::optional<RulePlace> &decides,
              bool mayEdit, std::optional<std::size_t> home) {
        const bool denied = was.decision == Decision::Deny;
        const DirectiveId kind = denied ? DirectiveId::Disallow : DirectiveId::Allow;
        const Tree *old = m_bench.judge.start().tree(FileId(m_bench.file));
        std::string pattern;
        if (was.line && was.line->file == FileId(m_bench.file) && old != nullptr)
            if (const auto rule = ruleAt(*old, static_cast<std::uint32_t>(was.line->line.index())))
                pattern = old->slice(
                    old->groups().rulesOf(old->groups().groups[rule->group])[rule->rule].value);
        const exact::GoalWord *word = wordAt(m_kind.claims.fetch, fault.path);
        const bool isUnclaimedWord = word != nullptr && word->wanted == WantedFetch::Nothing;
        const std::string where = isUnclaimedWord ? word->pattern : closedPattern(fault);
        if (pattern.empty() || isWhole(pattern))
            pattern = where;
        else if (!where.empty())
            pattern = partAt(fault.path, where, pattern);
        if (pattern.empty() && decides && mayEdit)
            return remove(*decides);
        return !pattern.empty() && add(kind, pattern, decides, home);
    }

    /// Of the paths that both match, a pattern with this one among them. Where a path ends one of them and begins the other
    /// they may share bytes: "/a/" and "*/b" match "/a/b", which "/a/*/b" does not.
    static std::string partAt(std::string_view path, std::string_view outer,
                              const std::string &value) {
        std::string part = inside(outer, value);
        const PathQuestion asked(path);
        if (value.ends_with('$') || PathPattern(part).matches(asked))
            return part;
        const std::string_view rest = outer.substr(openStart(outer));
        // Of two that begin with a star either may come first.
        if (std::string behind = std::format("{}*{}", value, rest);
            openStart(outer) > 0 && PathPattern(behind).matches(asked))
            return behind;
        for (std::size_t shared = std::min(rest.size(), value.size()); shared > 0; --shared)
            if (std::string_view(value).ends_with(rest.substr(0, shared)))
                if (std::string joined = value + std::string(rest.substr(shared));
                    PathPattern(joined).matches(asked))
                    return joined;
        return part;
    }

    /// The rule for * that opens the path within what another one closes to all (S142); empty: none does.
    [[nodiscard]] std::string openedPattern(const Fault &fault, std::size_t least) const {
        if (!m_kind.claims.fetch.closedAsFiles)
            return {};
        const Groups &groups = m_steps.groups();
        const PathQuestion path(fault.path);
        std::string best;
        bool isClosed = false;
        for (const std::size_t group : groups.naming("*").plain)
            for (const GroupRule &rule : groups.rulesOf(groups.groups[group])) {
                const std::string_view value = m_steps.tree().slice(rule.value);
                if (isWhole(value) || lengthOf(value) <= least || !PathPattern(value).matches(path))
                    continue;
                isClosed = isClosed || rule.directive == DirectiveId::Disallow;
                if (rule.directive == DirectiveId::Allow && lengthOf(value) > lengthOf(best))
                    best = value;
            }
        return isClosed ? best : std::string();
    }

    /// The rule for * that leaves the path to the files (S142), as it was at the start.
    [[nodiscard]] std::string closedPattern(const Fault &fault) const {
        const Tree *tree = m_bench.judge.start().tree(FileId(m_bench.file));
        if (tree == nullptr)
            return {};
        const Groups &groups = tree->groups();
        const PathQuestion path(fault.path);
        std::string best;
        for (const std::size_t group : groups.naming("*").plain)
            for (const GroupRule &rule : groups.rulesOf(groups.groups[group])) {
                const std::string_view value = tree->slice(rule.value);
                if (rule.directive == DirectiveId::Disallow && !value.empty() && !isWhole(value) &&
                    lengthOf(value) > lengthOf(best) && PathPattern(value).matches(path))
                    best = value;
            }
        return best;
    }

    const std::function<bool(std::string_view)> &m_isWorthwhile;
    const Bench &m_bench;
    const std::vector<std::size_t> &m_people;
    Style m_style;
    bool m_star;
    const Kind &m_kind;
    Steps m_steps;
    std::optional<std::size_t>
        m_emptied; ///< the group that lost its only rule: what is to be said besides is said there
};

} // namespace

CompiledSite Bench::with(const Tree &text) const {
    Site copy = site;
    copy.file(file) = text;
    return CompiledSite(std::move(copy));
}

std::size_t lengthOf(std::string_view pattern) {
    std::string scratch;
    return normalisedRule(pattern, scratch).size();
}

std::string inside(std::string_view outer, std::string_view value) {
    const std::string_view head = outer.substr(0, outer.find_last_not_of('*') + 1);
    if (isWhole(outer) || value.starts_with(head))
        return std::string(value);
    const std::size_t star = value.find('*');
    if (outer.ends_with('$')) {
        const std::string_view ending =
            outer.starts_with("/*") ? outer.substr(2) : std::string_view();
        if (ending.empty() || ending.contains('*'))
            return std::string(outer);
        if (value.ends_with('$'))
            return std::string(value.ends_with(ending) ? value : outer);
        return std::format("{}*{}", value,
                           ending); // each rule grows alike, so the longer one stays the longer one
    }
    const std::size_t open = openStart(outer);
    if (open > 0 && !value.ends_with('$') && star != 1) {
        const std::string_view rest = head.substr(open);
        return PathPattern(outer).matches(PathQuestion(value)) ? std::string(value)
                                                               : std::format("{}*{}", value, rest);
    }
    if (star > 1)
        return std::string(outer);
    return std::string(head) + std::string(value.substr(star));
}

const exact::GoalWord *wordAt(const exact::FetchGoal &goal, std::string_view path) {
    const PathQuestion question(path);
    const exact::GoalWord *best = nullptr;
    for (const exact::GoalWord &word : goal.words)
        if (PathPattern(word.pattern).matches(question) &&
            (best == nullptr || lengthOf(word.pattern) > lengthOf(best->pattern)))
            best = &word;
    return best;
}

std::optional<std::size_t> editableGroup(const CompiledSite &site, FileRole file,
                                         const Person &person, Reading reading, bool star) {
    const auto view = site.view(person.agent.identity, reading);
    const Tree *tree = site.tree(FileId(file));
    if (tree == nullptr)
        return {};
    const auto managed = managedBlocks(*tree);
    for (const ResolvedFile &each : view->files) {
        const bool named =
            each.match.by == NamedBy::OwnToken || (star && each.match.by != NamedBy::Nobody);
        if (each.file != FileId(file) || !each.match.rules || !named)
            continue;
        NamingGroups found = tree->groups().naming(each.match.key);
        auto groups = each.match.rules->extended ? found.extended : found.plain;
        if (groups.empty())
            groups = found.deciding();
        // The one that names the fewest: what is said there reaches nobody else. Of equal ones the last.
        const auto namesIn = [&](std::size_t group) {
            return tree->groups().agentsOf(tree->groups().groups[group]).size();
        };
        std::ranges::reverse(groups);
        std::ranges::stable_sort(groups, {}, namesIn);
        for (const std::size_t group : groups)
            if (managedBlockAt(managed, tree->groups().groups[group].firstLine) == nullptr)
                return group;
    }
    return {};
}

std::optional<std::string> mended(const Bench &bench, std::string text,
                                  const std::vector<std::size_t> &people, Style style, bool star,
                                  const std::function<bool(std::string_view)> &isWorthwhile) {
    return Mending(bench, std::move(text), people, style, star, isWorthwhile).run();
}

} // namespace gatepost::goals
