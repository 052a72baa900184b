// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/ways.h"

#include "core/agents/agentpattern.h"
#include "core/goals/form.h"
#include "core/goals/newgroup.h"
#include "core/model/groupedits.h"
#include "core/model/owngroup.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;
using What = Fault::What;

constexpr std::array kStyles = {Style::Remove, Style::Turn, Style::Add};
/// Groups that may say already what is wanted, at most: each costs a proof.
constexpr std::size_t kMostHosts = 4;
/// How often groups are made for agents that an edit would reach beside those that it is for.
constexpr std::size_t kMostWayRounds = 3;

/// In the order of the table, K1 to K6.
enum class Way : std::uint8_t { LikeEverybody, Turn, Join, Leave, Part, New };
/// Of two edits the one with the lower rank is taken.
struct Rank {
    bool isWorse = false; ///< it is badly written
    EditSize size = {};
    Way way = Way::LikeEverybody;
    friend auto operator<=>(const Rank &, const Rank &) = default;
};

/// People, by what they follow at the start.
using PeopleByGroups = std::map<std::size_t, std::vector<std::size_t>>;

class Seeking {
public:
    Seeking(const Bench &bench, const Cell &cell, const Faults &now)
        : m_bench(bench),
          m_cell(cell),
          m_now(now),
          m_counting(now, cell),
          m_crowd(bench.judge.crowd()),
          m_first(m_crowd.people[cell.people.front()]),
          m_kind(*m_crowd.kindOf(m_first)),
          m_start(bench.site.file(bench.file) ? *bench.site.file(bench.file)
                                              : Tree::parse({}, rowOf(bench.file).dialect)),
          m_tree(m_start),
          m_form(m_start),
          m_site(bench.with(m_tree)),
          m_names(namesOf(m_crowd, cell.people)) {}

    std::optional<std::string> run() {
        seek();
        // Whom a group reaches because it names a token that they fall back to (S83): Googlebot's that of Google-CloudVertexBot.
        for (std::size_t round = 1; !m_best && !m_reached.empty() && round < kMostWayRounds;
             ++round) {
            const auto spared =
                withGroupsFor(std::string(m_tree.text()), std::exchange(m_reached, {}));
            if (!spared || *spared == m_tree.text())
                break;
            m_tree = Tree::parse(*spared, m_tree.dialectId());
            m_site = m_bench.with(m_tree);
            seek();
        }
        return std::move(m_best);
    }

private:
    void seek() {
        if (m_cell.hasUnknown) {
            turnStar();
        } else {
            // Ways that cost few proofs come first: what others need to be smaller is known then. Of two that are equally small
            // the one that the table names first is taken.
            tryWay(Way::LikeEverybody, [this] { likeEverybody(); });
            tryWay(Way::Leave, [this] { leaveOwn(); });
            tryWay(Way::Join, [this] { joinOthers(); });
            tryWay(Way::New, [this] { newGroup(); });
            tryWay(Way::Turn, [this] { turnOwn(m_tree); });
            tryWay(Way::Part, [this] { parted(); });
        }
    }
    template <class Trying>
    void tryWay(Way way, const Trying &trying) {
        m_way = way;
        trying();
    }
    void offer(const std::optional<std::string> &text) {
        if (!text || *text == m_tree.text())
            return;
        const Tree tree = Tree::parse(*text, m_tree.dialectId());
        const Rank rank{m_form.isWorse(tree), sizeOf(m_start, *text), m_way};
        if (m_best && !(rank < m_bestRank))
            return;
        // What is wrong for the cell itself is not mended by sparing others.
        const auto isHopeless = [this](const Fault &fault) {
            return m_counting.isOfCell(fault) && !m_counting.allows(fault);
        };
        const CompiledSite site = m_bench.with(tree);
        if (std::ranges::any_of(m_bench.judge.judge(site, m_cell.people, isHopeless), isHopeless))
            return; // before anybody else is looked at
        if (Faults faults = m_bench.judge.judge(site, {}, isHopeless); !m_counting.allows(faults)) {
            noteReached(std::move(faults));
            return;
        }
        m_best = text;
        m_bestRank = rank;
    }
    /// Keeps whom the edit reaches against the goals, if nothing else is wrong with it; of several edits the fewest people.
    void noteReached(Faults faults) {
        PeopleByGroups reached = harmedBy(faults);
        std::set<std::size_t> people;
        for (const auto &[signature, each] : reached)
            people.insert(each.begin(), each.end());
        if (people.empty() || (!m_reached.empty() && m_reachedCount <= people.size()) ||
            std::ranges::any_of(m_cell.people,
                                [&](std::size_t each) { return people.contains(each); }))
            return;
        for (Fault &fault : faults)
            std::erase_if(fault.people,
                          [&people](std::size_t each) { return people.contains(each); });
        std::erase_if(faults, [](const Fault &fault) { return fault.people.empty(); });
        if (!m_counting.allows(faults))
            return;
        m_reached = std::move(reached);
        m_reachedCount = people.size();
    }
    [[nodiscard]] std::optional<std::string> mend(std::string text, Style style, bool star) const {
        return mended(m_bench, std::move(text), m_cell.people, style, star,
                      [this](std::string_view now) {
                          return !m_best || m_bestRank.isWorse ||
                                 sizeOf(m_start, now).changed <= m_bestRank.size.changed;
                      });
    }

    // ---- K1, K4: the rules that they follow ----

    /// In the groups that name them, as this text has them.
    void turnOwn(const Tree &tree) {
        const CompiledSite site = m_bench.with(tree);
        const auto home = editableGroup(site, m_bench.file, m_first, Reading::Author, false);
        if (!home)
            return;
        Steps steps(tree);
        if (!setTimes(steps, *home, site, m_first, m_kind, m_bench.judge.question().at))
            return;
        const std::string timed(steps.tree().text());
        for (const Style style : kStyles)
            offer(mend(timed, style, false));
        Steps whole(Tree::parse(timed, tree.dialectId()));
        if (m_kind.letsIn() ? whole.openGroup(*home) : whole.closeGroup(*home))
            offer(mend(std::string(whole.tree().text()), Style::Add, false));
    }

    /// A copy of the groups that name them and others, for them alone, turned.
    void parted() {
        std::set<std::string> tokens;
        for (const std::string &name : m_names)
            tokens.insert(toLower(cutAgentValue(name)));
        Steps steps(m_tree);
        bool any = false;
        for (std::size_t group = steps.groups().groups.size(); group-- > 0;) {
            std::vector<std::string> here;
            for (const GroupAgent &agent : steps.groups().agentsOf(steps.groups().groups[group]))
                if (tokens.contains(toLower(agent.value)))
                    here.emplace_back(steps.tree().value(steps.tree().lines()[agent.line]));
            if (here.empty() || steps.isManaged(group) || steps.allIn(group, tokens))
                continue;
            any = true;
            if (!steps.take(duplicateGroup(steps.tree(), group, here)))
                return;
            for (const std::string &name : here)
                if (!steps.leave(group, toLower(cutAgentValue(name))))
                    return;
        }
        if (any)
            turnOwn(steps.tree());
    }

    // ---- K2, K3: other groups ----

    [[nodiscard]] bool mayHost(const Steps &steps, std::size_t group) const {
        const Group &facts = steps.groups().groups[group];
        if (facts.version != GroupVersion::Plain || facts.trap || steps.isManaged(group))
            return false;
        // Beside * only those are named whom * does not reach.
        const bool mayJoinStar = m_first.agent.identity.ignoresStar();
        for (const GroupAgent &agent : steps.groups().agentsOf(facts))
            if (agent.value.contains('*') && !(mayJoinStar && agent.value == "*"))
                return false;
        for (const exact::GoalWord &word : m_kind.claims.fetch.words) {
            if (word.pattern != "/" || word.wanted == WantedFetch::Nothing)
                continue;
            const bool denied = steps.deniesStart(group);
            if (denied != (word.wanted == WantedFetch::Deny))
                return false;
            break;
        }
        return true;
    }
    void joinOthers() {
        std::size_t tried = 0;
        const Steps start(m_tree);
        for (std::size_t group = 0; group < start.groups().groups.size() && tried < kMostHosts;
             ++group) {
            if (!mayHost(start, group))
                continue;
            ++tried;
            const std::string host(
                start.groups().agentsOf(start.groups().groups[group]).front().value);
            Steps steps(m_tree);
            bool made = true;
            for (const std::string &name : m_names)
                made = made && steps.take(addAgent(steps.tree(), group, name));
            if (!made)
                continue;
            const std::string joined(steps.tree().text());
            offer(joined);
            if (m_best != joined && leaveOthers(steps, group)) // else what these say may stay (S13)
                offer(std::string(steps.tree().text()));
        }
    }
    /// Takes the names out of all groups but one.
    bool leaveOthers(Steps &steps, std::size_t stays) {
        std::set<std::string> tokens;
        for (const std::string &name : m_names)
            tokens.insert(toLower(cutAgentValue(name)));
        for (std::size_t group = steps.groups().groups.size(); group-- > 0;) {
            if (group == stays || steps.isManaged(group))
                continue;
            if (steps.allIn(group, tokens)) {
                if (!steps.take(removeGroup(steps.tree(), group)))
                    return false;
                if (group < stays)
                    --stays;
                continue;
            }
            for (const std::string &token : tokens)
                if (!steps.leave(group, token))
                    return false;
        }
        return true;
    }

    /// A copy of what everybody follows in place of the groups that name them: for people whom * does not reach.
    void likeEverybody() {
        if (!m_kind.letsIn() || !m_first.agent.identity.ignoresStar())
            return;
        Steps steps(m_tree);
        if (!leaveGroups(steps, m_names))
            return;
        for (std::size_t group = steps.groups().groups.size(); group-- > 0;) {
            const auto agents = steps.groups().agentsOf(steps.groups().groups[group]);
            if (std::ranges::contains(agents, "*", &GroupAgent::value) &&
                !steps.take(duplicateGroup(steps.tree(), group, m_names)))
                return;
        }
        const CompiledSite site = m_bench.with(steps.tree());
        const auto home = editableGroup(site, m_bench.file, m_first, Reading::Author, false);
        if (home && setTimes(steps, *home, site, m_first, m_kind, m_bench.judge.question().at))
            offer(std::string(steps.tree().text()));
    }
    void leaveOwn() {
        Steps steps(m_tree);
        if (leaveGroups(steps, m_names))
            offer(std::string(steps.tree().text()));
    }

    // ---- K5, K6 ----

    void newGroup() {
        Steps steps(m_tree);
        if (!leaveGroups(steps, m_names) || !addNewGroup(steps, m_bench, m_site, m_cell.people))
            return;
        offer(mend(std::string(steps.tree().text()), Style::Add, false));
    }

    // ---- K1 of the groups for * ----

    /// Turns what the unknown agent follows. Whom that would reach against the goals keeps what it follows now, in a group
    /// that is made in the same step.
    void turnStar() {
        std::vector<std::string> starts;
        const auto home = editableGroup(m_site, m_bench.file, unknown(), Reading::Author, true);
        if (home)
            starts.emplace_back(m_tree.text());
        // Who is named beside * may have to keep what the group says.
        if (!home || m_tree.groups().agentsOf(m_tree.groups().groups[*home]).size() > 1) {
            Steps steps(m_tree);
            if (addNewGroup(steps, m_bench, m_site, unknownAlone()))
                starts.emplace_back(steps.tree().text());
            // A group for * that says nothing yet: groups of those whom it must spare are copies of it before it is closed.
            Steps open(m_tree);
            if (open.take(addGroup(open.tree(), {{"*"}, {}})))
                starts.emplace_back(open.tree().text());
        }
        for (const std::string &start : starts)
            for (const Style style : kStyles) {
                offerStar(start, style, false);
                offerStar(start, style, true);
            }
    }
    [[nodiscard]] const Person &unknown() const { return m_crowd.people[unknownAlone().front()]; }
    [[nodiscard]] std::vector<std::size_t> unknownAlone() const {
        std::vector<std::size_t> all;
        for (const std::size_t each : m_cell.people)
            if (m_crowd.people[each].agent.isUnknown())
                all.push_back(each);
        std::ranges::stable_sort(all, {}, [&](std::size_t each) {
            return exact::statedCategory(m_crowd.people[each].agent).has_value();
        });
        return all;
    }

    void offerStar(std::string text, Style style, bool whole) {
        for (std::size_t round = 0; round < kMostWayRounds; ++round) {
            const auto turned = turnedStar(text, style, whole);
            if (!turned)
                return;
            const Faults faults =
                m_bench.judge.judge(m_bench.with(Tree::parse(*turned, m_tree.dialectId())));
            if (m_counting.allows(faults)) {
                offer(turned);
                return;
            }
            auto spared = withGroupsFor(text, harmedBy(faults));
            if (!spared || *spared == text)
                return;
            text = *std::move(spared);
        }
    }
    [[nodiscard]] std::optional<std::string> turnedStar(const std::string &text, Style style,
                                                        bool whole) const {
        const Tree tree = Tree::parse(text, m_tree.dialectId());
        const CompiledSite site = m_bench.with(tree);
        const auto home = editableGroup(site, m_bench.file, unknown(), Reading::Author, true);
        if (!home)
            return {};
        Steps steps(tree);
        if (!setTimes(steps, *home, site, unknown(), m_kind, m_bench.judge.question().at))
            return {};
        if (whole && !(m_kind.letsIn() ? steps.openGroup(*home) : steps.closeGroup(*home)))
            return {};
        return mended(m_bench, std::string(steps.tree().text()), unknownAlone(), style, true);
    }
    /// People for whom an answer changed that may not change, by what they follow at the start.
    [[nodiscard]] PeopleByGroups harmedBy(const Faults &faults) const {
        const std::set<FalseClaim> before = falseClaims(m_now);
        std::set<std::size_t> harmed;
        for (const Fault &fault : faults)
            for (const std::size_t person : fault.people)
                if (!fault.isClaim() || !before.contains({person, fault.what, fault.reading}))
                    if (m_crowd.people[person].agent.isNamed())
                        harmed.insert(person);
        PeopleByGroups groups;
        for (const std::size_t person : harmed)
            groups[m_bench.judge.startSignature(person)].push_back(person);
        return groups;
    }
    /// The text with separate groups for these people, which say what they follow in it.
    [[nodiscard]] std::optional<std::string> withGroupsFor(const std::string &text,
                                                           const PeopleByGroups &groups) const {
        Steps steps(Tree::parse(text, m_tree.dialectId()));
        for (const auto &[signature, people] : groups) {
            const auto names = namesOf(m_crowd, people);
            const auto own = addOwnGroup(steps.tree(), names.front(), m_bench.site.registry);
            if (!own || !steps.take(own->edit))
                return {};
            for (const std::size_t group : steps.groupsOf(toLower(cutAgentValue(names.front()))))
                for (std::size_t i = 1; i < names.size(); ++i)
                    if (!steps.take(addAgent(steps.tree(), group, names[i])))
                        return {};
        }
        return std::string(steps.tree().text());
    }

    const Bench &m_bench;
    const Cell &m_cell;
    const Faults &m_now;
    const Counting m_counting;
    const Crowd &m_crowd;
    const Person &m_first;
    const Kind &m_kind;
    const Tree m_start; ///< the file as it is
    Tree
        m_tree; ///< what the ways begin with: `m_start`, perhaps with groups for whom they would reach
    const Form m_form; ///< of `m_start`
    CompiledSite m_site;
    PeopleByGroups m_reached;
    std::size_t m_reachedCount = 0;
    const std::vector<std::string> m_names;
    std::optional<std::string> m_best;
    Way m_way = Way::LikeEverybody; ///< that is tried
    Rank m_bestRank;
};

} // namespace

Counting::Counting(const Faults &now, const Cell &cell)
    : m_before(falseClaims(now)), m_open(openClaims(now)), m_cell(cell) {}

bool Counting::isOfCell(const Fault &fault) const {
    return std::ranges::any_of(fault.people, [this](std::size_t person) {
        return std::ranges::contains(m_cell.people, person);
    });
}

bool Counting::allows(const Fault &fault) const {
    // A claim that could not be decided before need not be decided now; any other change must be.
    if (fault.what == What::Open && fault.undecided == What::Fetch && !isOfCell(fault) &&
        std::ranges::all_of(fault.people, [&](std::size_t person) {
            return m_open.contains({person, fault.what, fault.reading});
        }))
        return true;
    return fault.isClaim() && std::ranges::all_of(fault.people, [&](std::size_t person) {
               return std::ranges::contains(m_cell.people, person)
                          ? fault.what == What::Crawl
                          : m_before.contains({person, fault.what, fault.reading});
           });
}

bool Counting::allows(const Faults &faults) const {
    return std::ranges::all_of(faults, [this](const Fault &fault) { return allows(fault); });
}

std::optional<std::string> smallestWay(const Bench &bench, const Cell &cell, const Faults &now) {
    return Seeking(bench, cell, now).run();
}

} // namespace gatepost::goals
