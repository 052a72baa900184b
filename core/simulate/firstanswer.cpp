// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/firstanswer.h"

#include "core/agents/agentpattern.h"
#include "core/match/googleanswer.h"
#include "core/match/rulewalk.h"
#include "core/simulate/compiledsite.h"
#include "core/simulate/policy.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <limits>

namespace gatepost {

namespace {

/// What follows from robots.txt for one who asks.
struct WalkedAnswer {
    PathOutcome outcome = PathOutcome::NoRule;
    std::optional<std::uint32_t> line;
    bool anyGroup = false;
};

/// The groups for one agent, as GroupReader and FileIndex find them (S12–S21). Of the names by which groups may mean it the nearest
/// that any of them has decides: only rules of the nearest so far are tried.
class FirstWalk {
public:
    FirstWalk(const Tree &tree, const Identity &agent, bool isAuthors, std::string_view path)
        : m_tree(tree), m_agent(agent), m_isAuthors(isAuthors), m_rules(path) {}

    [[nodiscard]] std::optional<WalkedAnswer> run() {
        const auto lines = m_tree.lines();
        for (std::uint32_t index = 0; index < lines.size(); ++index) {
            const Line &line = lines[index];
            switch (line.directive) {
            case DirectiveId::Allow:
            case DirectiveId::Disallow:
                m_isRunOpen = false;
                if (m_isForAgent)
                    m_rules.consider({.value = m_tree.value(line),
                                      .line = index,
                                      .kind = line.is(DirectiveId::Allow) ? RuleKind::Allow
                                                                          : RuleKind::Disallow});
                break;
            case DirectiveId::UserAgent: readAgent(cutAgentValue(m_tree.value(line))); break;
            case DirectiveId::RobotVersion:
            case DirectiveId::VisitTime:
                if (m_isAuthors)
                    return {};
                break;
            default: break;
            }
        }
        if (m_rules.hasGivenUp() || (m_anyPattern && m_nearest >= kByStar))
            return {};
        WalkedAnswer answer;
        if (m_nearest == kByNothing || (m_nearest == kByStar && ignoresStar()))
            return answer;
        const PathDecision decision = m_rules.decision();
        answer.outcome = decision.outcome;
        answer.line = decision.rule;
        answer.anyGroup = true;
        return answer;
    }

private:
    /// How near a name is to the agent: 0 its own token, then its fall-back tokens in their order.
    using Nearness = std::size_t;
    static constexpr Nearness kByNothing = std::numeric_limits<Nearness>::max();
    static constexpr Nearness kByStar = kByNothing - 1;

    void readAgent(std::string_view value) {
        if (!m_isRunOpen)
            m_isForAgent = false;
        m_isRunOpen = true;
        const Nearness nearness = nearnessOf(value);
        if (nearness < m_nearest) {
            m_nearest = nearness;
            m_rules.clear();
        }
        m_isForAgent = m_isForAgent || (nearness == m_nearest && nearness != kByNothing);
    }

    [[nodiscard]] Nearness nearnessOf(std::string_view value) {
        if (!m_isAuthors)
            return value == "*"                                  ? kByStar
                   : equalsIgnoringCase(value, m_agent.ownToken) ? 0
                                                                 : kByNothing;
        switch (agentValueKind(value)) {
        case AgentValueKind::Star: return kByStar;
        case AgentValueKind::Empty: return kByNothing;
        case AgentValueKind::Glob:
        case AgentValueKind::Regex: m_anyPattern = true; return kByNothing;
        case AgentValueKind::Token: break;
        }
        if (equalsIgnoringCase(value, m_agent.ownToken))
            return 0;
        const auto &tokens = m_agent.fallbackTokens;
        for (std::size_t place = 0; place < tokens.size(); ++place)
            if (equalsIgnoringCase(value, tokens[place]))
                return place + 1;
        return kByNothing;
    }

    /// The author's reading counts what is documented (FileIndex::match()).
    [[nodiscard]] bool ignoresStar() const { return m_isAuthors && m_agent.ignoresStar(); }

    const Tree &m_tree;
    const Identity &m_agent;
    const bool m_isAuthors;
    RuleWalk m_rules;
    Nearness m_nearest = kByNothing;
    bool m_isRunOpen = false; ///< a further User-agent line joins the group
    bool m_isForAgent = false;
    bool m_anyPattern = false;
};

std::optional<WalkedAnswer> walked(const Tree &robots, const Identity &agent, Reading reading,
                                   const PathQuestion &path) {
    switch (reading) {
    case Reading::Author:
        if (!robots.joinedRules().empty())
            return {};
        return FirstWalk(robots, agent, true, path.normalised()).run();
    case Reading::Rfc9309: return FirstWalk(robots, agent, false, path.normalised()).run();
    case Reading::Google: {
        // Compiled rules are there for more, which may be as many wildcards.
        constexpr std::size_t kMostBytes = 65'536;
        constexpr std::size_t kLongestPath = 512;
        if (robots.text().size() > kMostBytes || path.google().size() > kLongestPath)
            return {};
        const GoogleAnswer answer = googleAnswer(robots.text(), agent.ownToken, path);
        return WalkedAnswer{answer.outcome, answer.line, answer.by != AnsweredBy::Nobody};
    }
    case Reading::Koster1994:
    case Reading::Known: break;
    }
    return {};
}

} // namespace

const Tree *robotsAlone(const Site &site) {
    static_assert(FileId(FileRole::Robots).index() == 0);
    if (!site.files.front() || !site.chain.files.empty() || site.answers.any())
        return nullptr;
    for (std::size_t other = 1; other < site.files.size(); ++other)
        if (site.files[other])
            return nullptr;
    const Tree &robots = *site.files.front();
    return robots.text().size() <= kReadBytes ? &robots : nullptr;
}

std::optional<FetchVerdict> firstAnswer(const Tree &robots, const Identity &agent, Reading reading,
                                        const PathQuestion &path) {
    if (isPolicyFile(path.path()))
        return FetchVerdict{Decision::Allow, FetchReason::PolicyFile, {}};
    const auto answer = walked(robots, agent, reading, path);
    if (!answer)
        return {};
    FetchVerdict verdict{isDenial(answer->outcome) ? Decision::Deny : Decision::Allow,
                         answer->anyGroup ? FetchReason::NoRule : FetchReason::NoGroup,
                         {}};
    if (answer->line) {
        verdict.reason = FetchReason::Rule;
        verdict.line = lineRef(robots, FileRole::Robots, *answer->line);
    }
    return verdict;
}

} // namespace gatepost
