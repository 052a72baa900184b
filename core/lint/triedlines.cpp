// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/triedlines.h"

#include "core/lint/phrases.h"
#include "core/lint/repeatedrules.h"
#include "core/lint/sameanswers.h"
#include "core/syntax/managed.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace gatepost::linting {

namespace {

using exact::Sameness;
using What = TriedLine::What;

/// What all questions together may cost, in lines read: each reads the file once for all.
constexpr std::size_t kMostWork = 6'000;
/// What a question costs beside the lines: agents are looked up in four readings.
constexpr std::size_t kPerAgent = 2;

bool isPaceOrSignal(DirectiveId directive) {
    switch (directive) {
    case DirectiveId::VisitTime:
    case DirectiveId::CrawlDelay:
    case DirectiveId::RequestRate:
    case DirectiveId::ContentUsage:
    case DirectiveId::ContentSignal:
    case DirectiveId::AllowAiTraining:
    case DirectiveId::DisallowAiTraining: return true;
    default: return false;
    }
}

class Trials {
public:
    Trials(const FileUnderCheck &file, bool withRobotsAi, std::span<const std::uint32_t> gone)
        : m_file(file),
          m_answers(file.tree, file.registry(),
                    withRobotsAi ? exact::Sees::Outcomes : exact::Sees::Denials),
          m_blocks(managedBlocks(file.tree)),
          m_gone(file.tree.lines().size()),
          m_stays(m_gone.size()),
          m_needed(m_answers.neededRules()) {
        for (const std::uint32_t line : gone)
            m_gone[line] = true;
        m_goneAnyway = m_gone;
        for (const DeadRule &dead : file.dead())
            if (isReportedAnyway(file, dead))
                m_stays[file.groups.rules[dead.rule].line] = true;
        for (const JoinedRule &joined : file.tree.joinedRules())
            m_stays[joined.line] = true;
    }

    TriedLines run() {
        tryGroups();
        // What goes makes others go: an answer that two lines gave is another's when one has gone.
        for (std::size_t before = m_found.lines.size() + 1; before != m_found.lines.size();) {
            before = m_found.lines.size();
            m_found.undecided.clear();
            tryAgents();
            tryOthers();
            tryRules();
        }
        std::ranges::sort(m_found.lines, {}, &TriedLine::line);
        putTogether();
        if (isExhausted())
            leaveNeighboursOpen();
        std::erase_if(m_found.undecided, [this](std::uint32_t line) { return m_gone[line]; });
        std::ranges::sort(m_found.undecided);
        const auto twice = std::ranges::unique(m_found.undecided);
        m_found.undecided.erase(twice.begin(), twice.end());
        return std::move(m_found);
    }

private:
    /// A rule is needed beside the others of its group: where some of these were not tried, it may be that it could go as well.
    void leaveNeighboursOpen() {
        std::vector<bool> isOpen(m_file.groups.groups.size());
        for (const std::uint32_t line : m_found.undecided)
            if (const auto group = m_file.groups.groupAt(line))
                isOpen[*group] = true;
        for (std::uint32_t index = 0; index < m_file.groups.rules.size(); ++index)
            if (const std::uint32_t line = m_file.groups.rules[index].line;
                isOpen[m_file.groupOf(index)] && mayGo(line))
                m_found.undecided.push_back(line);
    }
    /// Each line may go alone, and all may go together. Some of them may not, as the rule of a group whose names are still there.
    /// What cannot go before the lines above it therefore goes with all of them.
    void putTogether() {
        std::vector<bool> gone = m_goneAnyway;
        for (auto found = m_found.lines.rbegin(); found != m_found.lines.rend(); ++found) {
            if (found->what == What::Statement || gone[found->line])
                continue;
            std::vector<std::uint32_t> step = found->together;
            if (step.empty())
                step.push_back(found->line);
            if (!isSame(gone, step)) {
                found->what = found->what == What::Group ? What::Group : What::Together;
                step = found->together = withOthers({});
            }
            for (const std::uint32_t line : step)
                gone[line] = true;
        }
    }
    [[nodiscard]] bool mayGo(std::uint32_t line) const {
        return !m_gone[line] && !m_stays[line] && mayBeMarked(line);
    }
    [[nodiscard]] bool mayBeMarked(std::uint32_t line) const {
        return !m_file.isOff("without-effect", line) && managedBlockAt(m_blocks, line) == nullptr;
    }
    /// Whether no answer differs without the lines: beside all that are gone, or even if they go alone.
    enum class Idle : std::uint8_t { No, WithOthers, Alone };
    [[nodiscard]] Idle idleness(std::span<const std::uint32_t> lines) {
        if (!isSame(m_gone, lines))
            return Idle::No;
        // Lines that go anyway may rest on this one, as rules that it covers do.
        const bool isAlone =
            isSame(m_goneAnyway, lines) && (std::ranges::none_of(m_goneAnyway, std::identity()) ||
                                            isSame(std::vector<bool>(m_gone.size()), lines));
        return isAlone ? Idle::Alone : Idle::WithOthers;
    }
    /// These lines and all that are gone.
    [[nodiscard]] std::vector<std::uint32_t>
    withOthers(std::span<const std::uint32_t> lines) const {
        std::vector<std::uint32_t> all(lines.begin(), lines.end());
        for (std::uint32_t line = 0; line < m_gone.size(); ++line)
            if (m_gone[line] && !std::ranges::contains(lines, line))
                all.push_back(line);
        std::ranges::sort(all);
        return all;
    }
    [[nodiscard]] std::size_t cost() const {
        return m_gone.size() + kPerAgent * m_answers.agents();
    }
    [[nodiscard]] bool isExhausted() const { return m_work + 3 * cost() > kMostWork; }
    [[nodiscard]] bool isSame(std::vector<bool> gone, std::span<const std::uint32_t> lines) {
        m_work += cost();
        for (const std::uint32_t line : lines)
            gone[line] = true;
        const Sameness same = m_answers.without(gone);
        if (same == Sameness::Undecided)
            leaveOpen(lines);
        return same == Sameness::Same;
    }
    void leaveOpen(std::span<const std::uint32_t> lines) {
        m_found.undecided.insert(m_found.undecided.end(), lines.begin(), lines.end());
    }
    void take(std::uint32_t line, What what, std::vector<std::uint32_t> together = {}) {
        if (what == What::Statement)
            m_stays[line] = true;
        else
            m_gone[line] = true;
        m_found.lines.push_back({line, what, std::move(together)});
    }

    // ---- groups ----

    /// All lines of a group; none if one of them is to stay.
    [[nodiscard]] std::vector<std::uint32_t> linesOf(const Group &group) const {
        std::vector<std::uint32_t> lines;
        for (const GroupAgent &agent : m_file.groups.agentsOf(group))
            lines.push_back(agent.line);
        for (const GroupRule &rule : m_file.groups.rulesOf(group))
            lines.push_back(rule.line);
        for (const std::uint32_t line : m_file.groups.othersOf(group)) {
            if (!isPaceOrSignal(m_file.line(line).directive))
                return {}; // a Comment is there to be read
            lines.push_back(line);
        }
        if (!std::ranges::all_of(lines, [this](std::uint32_t line) { return mayBeMarked(line); }))
            return {};
        std::ranges::sort(lines);
        const auto twice = std::ranges::unique(lines); // an agent with a rule on its line (S17)
        lines.erase(twice.begin(), twice.end());
        return lines;
    }
    [[nodiscard]] bool isForAll(const Group &group) const {
        return std::ranges::any_of(m_file.groups.agentsOf(group), [](const GroupAgent &agent) {
            return agentValueKind(agent.value) == AgentValueKind::Star;
        });
    }
    [[nodiscard]] std::size_t groupsLeft() const {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_file.groups.groups, [this](const Group &group) {
                return std::ranges::any_of(
                    m_file.groups.agentsOf(group),
                    [this](const GroupAgent &agent) { return !m_gone[agent.line]; });
            }));
    }

    void tryGroups() {
        const auto &groups = m_file.groups.groups;
        std::size_t left = groups.size();
        for (const bool forAll : {false, true})
            for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
                if (isForAll(*group) != forAll || isExhausted())
                    continue;
                if (!std::ranges::all_of(
                        m_file.groups.agentsOf(*group),
                        [this](const GroupAgent &agent) { return mayDoWithout(agent); }))
                    continue;
                const std::vector<std::uint32_t> lines = linesOf(*group);
                const Idle idle = lines.empty() ? Idle::No : idleness(lines);
                if (idle == Idle::No)
                    continue;
                const std::vector<std::uint32_t> together =
                    idle == Idle::Alone ? lines : withOthers(lines);
                const bool isLast = left == 1;
                for (const std::uint32_t line : lines)
                    if (!isLast)
                        take(line, What::Group, together);
                    else if (mayGo(line))
                        take(line, What::Statement);
                left -= isLast ? 0 : 1;
            }
    }

    /// Of a name that another line says, too, nothing is known.
    [[nodiscard]] bool mayDoWithout(const GroupAgent &agent) const {
        const auto isSame = [&agent](const GroupAgent &other) {
            return equalsIgnoringCase(agent.value, other.value);
        };
        return agentValueKind(agent.value) != AgentValueKind::Token ||
               std::ranges::count_if(m_file.groups.agents, isSame) > 1 ||
               m_answers.mayDoWithout(agent.value);
    }

    // ---- single lines ----

    /// Takes those of the lines that may go, the last ones first: all together, else each half of them.
    void tryLines(std::span<const std::uint32_t> lines, What what) {
        if (isExhausted())
            leaveOpen(lines);
        if (lines.empty() || isExhausted())
            return;
        if (const Idle idle = idleness(lines); idle != Idle::No) {
            const bool isTogether = idle == Idle::WithOthers && what != What::Statement;
            const std::vector<std::uint32_t> all =
                isTogether ? withOthers(lines) : std::vector<std::uint32_t>();
            for (const std::uint32_t line : lines)
                take(line, isTogether ? What::Together : what, all);
        } else if (lines.size() > 1) {
            tryLines(lines.first(lines.size() / 2), what);
            tryLines(lines.subspan(lines.size() / 2), what);
        }
    }
    void tryLine(std::uint32_t line, What what) {
        if (mayGo(line))
            tryLines(std::span(&line, 1), what);
    }

    void tryAgents() {
        const auto &groups = m_file.groups.groups;
        for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
            const auto agents = m_file.groups.agentsOf(*group);
            for (auto agent = agents.rbegin(); agent != agents.rend(); ++agent) {
                const bool isOneOfSeveral = isNotTheOnlyName(agent->line);
                if ((isOneOfSeveral && mayDoWithout(*agent)) ||
                    (!isOneOfSeveral && groupsLeft() > 1))
                    tryLine(agent->line, What::Alone);
            }
        }
    }
    [[nodiscard]] bool isNotTheOnlyName(std::uint32_t line) const {
        const auto group = m_file.groups.groupAt(line);
        return group && std::ranges::any_of(m_file.groups.agentsOf(m_file.groups.groups[*group]),
                                            [&](const GroupAgent &agent) {
                                                return agent.line != line && !m_gone[agent.line];
                                            });
    }

    void tryOthers() {
        const auto lines = m_file.tree.lines();
        for (auto line = static_cast<std::uint32_t>(lines.size()); line-- > 0;)
            if (lines[line].kind == LineKind::Directive && isPaceOrSignal(lines[line].directive))
                tryLine(line, What::Alone);
    }

    /// What becomes of a group without this rule.
    [[nodiscard]] What kindOf(std::uint32_t index) const {
        const Group &group = m_file.groups.groups[m_file.groupOf(index)];
        const auto rules = m_file.groups.rulesOf(group);
        const std::uint32_t line = m_file.groups.rules[index].line;
        if (std::ranges::any_of(rules, [&](const GroupRule &rule) {
                return rule.line != line && !m_gone[rule.line];
            }))
            return What::Alone;
        const auto &agents = m_file.groups.agents;
        const bool isAtEnd =
            std::none_of(agents.begin() + group.agentsEnd, agents.end(),
                         [this](const GroupAgent &agent) { return !m_gone[agent.line]; });
        return isAtEnd ? What::Statement : What::Joins;
    }

    /// The names of the group have gone, so that its rules are those of the group above.
    [[nodiscard]] bool hasJoined(std::uint32_t group) const {
        const auto agents = m_file.groups.agentsOf(m_file.groups.groups[group]);
        return !agents.empty() && std::ranges::all_of(agents, [this](const GroupAgent &agent) {
            return m_gone[agent.line];
        });
    }

    void tryRules() {
        std::vector<std::uint32_t> covered;
        std::vector<std::uint32_t> spared; // a group keeps a rule, whichever it is
        std::vector<std::pair<std::uint32_t, What>> closing;
        std::vector<std::size_t> left(m_file.groups.groups.size()); // rules of each group
        std::vector<bool> went(2 * left.size()); // one of the group's Disallows, of its Allows
        for (std::uint32_t index = 0; index < m_file.groups.rules.size(); ++index) {
            const bool gone = m_gone[m_file.groups.rules[index].line];
            left[m_file.groupOf(index)] += gone ? 0 : 1;
            if (gone)
                went[2 * m_file.groupOf(index) + (isAllow(m_file, index) ? 1 : 0)] = true;
        }
        for (auto index = static_cast<std::uint32_t>(m_file.groups.rules.size()); index-- > 0;) {
            const GroupRule &rule = m_file.groups.rules[index];
            // Another check reports what matches nothing and is meant to match something.
            const std::string_view value = m_file.tree.slice(rule.value);
            if (!mayGo(rule.line) || (m_file.normalised(index).empty() && !value.empty()))
                continue;
            // A rule that is another one with a star decides where an opposite one is between their lengths.
            const bool isNeeded =
                m_needed[rule.line] &&
                !(value.contains('*') &&
                  went[2 * m_file.groupOf(index) + (isAllow(m_file, index) ? 0 : 1)]);
            // The only rule of a group is more than itself: it closes the User-agent lines (S20). Where these have gone it is a
            // rule of the group above, which may say the same.
            if (hasJoined(m_file.groupOf(index)))
                covered.push_back(rule.line);
            else if (const What what = kindOf(index); what != What::Alone)
                closing.emplace_back(rule.line, what);
            else if (!isNeeded && left[m_file.groupOf(index)]-- > 1)
                covered.push_back(rule.line);
            else if (!isNeeded)
                spared.push_back(index);
        }
        tryLines(covered, What::Alone);
        for (const std::uint32_t index : spared)
            if (kindOf(index) == What::Alone)
                tryLine(m_file.groups.rules[index].line, What::Alone);
        for (const auto &[line, what] : closing)
            tryLine(line, what);
    }

    const FileUnderCheck &m_file;
    const SameAnswers m_answers;
    const std::vector<ManagedBlock> m_blocks;
    std::vector<bool> m_gone; ///< by line
    std::vector<bool> m_goneAnyway;
    std::vector<bool> m_stays;  ///< by line: another check reports it, or it is a statement
    std::vector<bool> m_needed; ///< by line: rules
    std::size_t m_work = 0;
    TriedLines m_found;
};

/// Lines of the kinds that could be tried.
std::vector<std::uint32_t> linesToTry(const FileUnderCheck &file,
                                      std::span<const std::uint32_t> gone) {
    std::vector<std::uint32_t> all;
    const auto lines = file.tree.lines();
    std::vector<bool> goes(lines.size()); // both may be tens of thousands
    for (const std::uint32_t line : gone)
        goes[line] = true;
    for (std::uint32_t line = 0; line < lines.size(); ++line) {
        const DirectiveId directive = lines[line].directive;
        if (lines[line].kind == LineKind::Directive && !goes[line] &&
            (directive == DirectiveId::UserAgent || directive == DirectiveId::Allow ||
             directive == DirectiveId::Disallow || isPaceOrSignal(directive)))
            all.push_back(line);
    }
    return all;
}

} // namespace

TriedLines triedLines(const FileUnderCheck &file, bool withRobotsAi,
                      std::span<const std::uint32_t> gone, bool withUndecided) {
    if (file.tree.dialectId() != DialectId::Robots || file.isHtml())
        return {};
    if (2 * file.tree.lines().size() > kMostWork ||
        !file.linesOf(DirectiveId::RobotVersion).empty())
        return {{}, withUndecided ? linesToTry(file, gone) : std::vector<std::uint32_t>()};
    return Trials(file, withRobotsAi, gone).run();
}

} // namespace gatepost::linting
