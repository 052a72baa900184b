// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/purposes.h"

#include "core/agents/agentpattern.h"
#include "core/match/ruleset.h"
#include "core/model/groupedits.h"
#include "core/model/policyedits.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <optional>
#include <set>

namespace gatepost::ui {

namespace {

/// A text under edit: each step is made for the text that the one before left.
class Steps {
public:
    explicit Steps(const Tree &tree) : m_start(tree), m_tree(tree), m_groups(readGroups(m_tree)) {}

    [[nodiscard]] const Tree &tree() const { return m_tree; }
    [[nodiscard]] const Groups &groups() const { return m_groups; }
    bool take(const EditResult &edit) {
        if (!edit) {
            m_error = edit.error();
            return false;
        }
        if (!edit->empty()) {
            m_tree = Tree::parse(edit->applied(m_tree.text()), m_tree.dialectId());
            m_groups = readGroups(m_tree);
        }
        return true;
    }
    [[nodiscard]] EditResult result() const {
        if (!m_error.empty())
            return std::unexpected(m_error);
        return TextEdit::between(m_start.text(), m_tree.text());
    }

    /// The groups that name the token, last first: removals do not move those still to come.
    [[nodiscard]] std::vector<std::size_t> groupsOf(const std::string &token) const {
        std::vector<std::size_t> found;
        for (std::size_t i = m_groups.groups.size(); i-- > 0;)
            for (const GroupAgent &agent : m_groups.agentsOf(m_groups.groups[i]))
                if (toLower(agent.value) == token) {
                    found.push_back(i);
                    break;
                }
        return found;
    }
    [[nodiscard]] bool allIn(std::size_t group, const std::set<std::string> &tokens) const {
        return std::ranges::all_of(
            m_groups.agentsOf(m_groups.groups[group]),
            [&](const GroupAgent &agent) { return tokens.contains(toLower(agent.value)); });
    }
    bool leave(std::size_t group, const std::string &token) {
        for (std::size_t i = m_groups.agentsOf(m_groups.groups[group]).size(); i-- > 0;) {
            const auto agents = m_groups.agentsOf(m_groups.groups[group]);
            if (toLower(agents[i].value) == token && agents.size() > 1 &&
                !take(removeAgent(m_tree, group, i)))
                return false;
        }
        return true;
    }
    /// Removes the group's rules of one kind, of value "/" or, if `any`, of every value.
    bool dropRules(std::size_t group, DirectiveId kind, bool any) {
        for (std::size_t i = m_groups.rulesOf(m_groups.groups[group]).size(); i-- > 0;) {
            const GroupRule rule = m_groups.rulesOf(m_groups.groups[group])[i];
            const std::string_view value = m_tree.slice(rule.value);
            if (rule.directive == kind && !value.empty() &&
                (any || value == "/" || value == "/*") && !take(removeRule(m_tree, group, i)))
                return false;
        }
        return true;
    }
    [[nodiscard]] bool decides(std::size_t group, PathOutcome wanted) const {
        std::vector<RuleLine> rules;
        for (const GroupRule &rule : m_groups.rulesOf(m_groups.groups[group]))
            rules.push_back(
                {m_tree.slice(rule.value), rule.line,
                 rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
        return RuleSet::compile(PathReading::Rfc9309, rules).decide(PathQuestion("/")).outcome ==
               wanted;
    }
    /// Rules are "Disallow: /" alone.
    [[nodiscard]] bool closesAll(std::size_t group) const {
        const auto rules = m_groups.rulesOf(m_groups.groups[group]);
        return rules.size() == 1 && rules[0].directive == DirectiveId::Disallow &&
               m_tree.slice(rules[0].value) == "/";
    }

private:
    Tree m_start;
    Tree m_tree;
    Groups m_groups;
    Message m_error;
};

bool closeGroup(Steps &steps, std::size_t group) {
    if (steps.closesAll(group))
        return true;
    if (!steps.dropRules(group, DirectiveId::Allow, true) ||
        !steps.dropRules(group, DirectiveId::Disallow, true))
        return false;
    // An empty "Disallow:" that is left takes the value, so that no line is in vain.
    const auto rules = steps.groups().rulesOf(steps.groups().groups[group]);
    const bool empty = !rules.empty() && rules[0].directive == DirectiveId::Disallow;
    return steps.take(empty ? setRulePath(steps.tree(), group, 0, "/")
                            : addRule(steps.tree(), group, {DirectiveId::Disallow, "/"}));
}

bool openGroup(Steps &steps, std::size_t group) {
    if (!steps.dropRules(group, DirectiveId::Disallow, false))
        return false;
    return !steps.decides(group, PathOutcome::Disallowed) ||
           steps.take(addRule(steps.tree(), group, {DirectiveId::Allow, "/"}));
}

/// Changes the groups that are of these agents alone; a group that others share they leave. The names that have no group of
/// their own, or nothing if a step was refused.
std::optional<std::vector<std::string>> changeOwnGroups(Steps &steps,
                                                        const std::set<std::string> &tokens,
                                                        const std::vector<std::string> &names,
                                                        bool (*change)(Steps &, std::size_t)) {
    std::vector<std::string> without;
    for (const std::string &name : names) {
        const std::string token = toLower(name);
        bool own = false;
        for (const std::size_t group : steps.groupsOf(token)) {
            const bool alone = steps.allIn(group, tokens);
            own = own || alone;
            if (!(alone ? change(steps, group) : steps.leave(group, token)))
                return std::nullopt;
        }
        if (!own)
            without.push_back(name);
    }
    return without;
}

bool keepOut(Steps &steps, const std::set<std::string> &tokens,
             const std::vector<std::string> &names) {
    const auto without = changeOwnGroups(steps, tokens, names, closeGroup);
    if (!without || without->empty())
        return without.has_value();
    for (std::size_t i = 0; i < steps.groups().groups.size(); ++i) {
        const auto agents = steps.groups().agentsOf(steps.groups().groups[i]);
        const bool star =
            std::ranges::any_of(agents, [](const GroupAgent &agent) { return agent.value == "*"; });
        if (star || !steps.closesAll(i))
            continue;
        for (const std::string &name : *without)
            if (!steps.take(addAgent(steps.tree(), i, name)))
                return false;
        return true;
    }
    return steps.take(addGroup(steps.tree(), {*without, {{DirectiveId::Disallow, "/"}}}));
}

bool letIn(Steps &steps, const std::set<std::string> &tokens,
           const std::vector<std::string> &names) {
    const auto without = changeOwnGroups(steps, tokens, names, openGroup);
    if (!without)
        return false;
    const bool starCloses = std::ranges::any_of(steps.groupsOf("*"), [&](std::size_t group) {
        return steps.decides(group, PathOutcome::Disallowed);
    });
    if (without->empty() || !starCloses)
        return true;
    return steps.take(addGroup(steps.tree(), {*without, {{DirectiveId::Allow, "/"}}}));
}

} // namespace

Purpose purposeOf(const KnownAgent &agent) {
    if (agent.kind == AgentKind::UserFetcher)
        return Purpose::UserFetch;
    // An agent of a user's list that has no category: whoever keeps out training means it as well.
    return agent.category ? purposeOf(*agent.category) : Purpose::Training;
}

Purpose purposeByBehaviour(const KnownAgent &agent) {
    switch (agent.behaviour) {
    case Behaviour::Unknown: break;
    case Behaviour::Search: return Purpose::Search;
    case Behaviour::Agent: return Purpose::UserFetch;
    // The strictest of several purposes is what a webmaster has to reckon with.
    case Behaviour::Training:
    case Behaviour::Mixed: return Purpose::Training;
    }
    return purposeOf(agent);
}

Purpose purposeOf(Category category) {
    switch (category) {
    case Category::SearchIndexer: return Purpose::Search;
    case Category::AiAssistant:
    case Category::AiResearcher:
    case Category::CodeAssistant: return Purpose::UserFetch;
    case Category::DataHarvester: return Purpose::Training;
    case Category::ContentGenerator: return Purpose::Generation;
    case Category::AdNetwork: return Purpose::Advertising;
    case Category::Monitoring: return Purpose::Monitoring;
    }
    return Purpose::Monitoring;
}

EditResult applyWishes(const Tree &tree, const std::vector<AgentWish> &wishes) {
    Steps steps(tree);
    std::vector<std::string> in;
    std::vector<std::string> out;
    std::set<std::string> inTokens;
    std::set<std::string> outTokens;
    for (const AgentWish &wish : wishes) {
        const std::string token(cutAgentValue(wish.token));
        auto &tokens = wish.allow ? inTokens : outTokens;
        if (tokens.insert(toLower(token)).second)
            (wish.allow ? in : out).push_back(token);
    }
    if (keepOut(steps, outTokens, out))
        letIn(steps, inTokens, in);
    return steps.result();
}

EditResult applyCategoryWishes(const Tree &tree, const std::vector<CategoryWish> &wishes) {
    Steps steps(tree);
    for (const CategoryWish &wish : wishes)
        if (!steps.take(setPolicy(steps.tree(), categoryName(wish.category), DirectiveId::Crawl,
                                  wish.allow ? "yes" : "no")))
            break;
    return steps.result();
}

} // namespace gatepost::ui
