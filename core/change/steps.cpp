// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/change/steps.h"

#include "core/match/ruleset.h"
#include "core/model/groupedits.h"
#include "core/simulate/resolvedagent.h"
#include "core/syntax/managed.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

std::optional<Message> managedElsewhere(const Tree &now, const Tree &after) {
    if (keepsManagedBlocks(now, after))
        return {};
    return Message(GATEPOST_TEXT("change", "%1 manages these lines: your changes will be "
                                           "overwritten or duplicated. Change it in the "
                                           "settings there."),
                   managedBlocks(now).front().by);
}

} // namespace

Steps::Steps(const Tree &tree) : m_edits(tree, managedElsewhere) {}

bool Steps::isManaged(const EditResult &edit) const {
    return edit && !edit->empty() &&
           !keepsManagedBlocks(tree(),
                               Tree::parse(edit->applied(tree().text()), tree().dialectId()));
}

bool Steps::isManaged(std::size_t group) const {
    if (!m_managed)
        m_managed = managedBlocks(tree());
    return managedBlockAt(*m_managed, groups().groups[group].firstLine) != nullptr;
}

std::vector<std::size_t> Steps::groupsOf(const std::string &token) const {
    NamingGroups naming = groups().naming(token);
    std::vector<std::size_t> found = std::move(naming.plain);
    found.insert(found.end(), naming.extended.begin(), naming.extended.end());
    std::ranges::sort(found, std::greater());
    return found;
}

bool Steps::allIn(std::size_t group, const std::set<std::string> &tokens) const {
    return std::ranges::all_of(
        groups().agentsOf(groups().groups[group]),
        [&](const GroupAgent &agent) { return tokens.contains(toLower(agent.value)); });
}

bool Steps::leave(std::size_t group, const std::string &token) {
    for (std::size_t i = groups().agentsOf(groups().groups[group]).size(); i-- > 0;) {
        const auto agents = groups().agentsOf(groups().groups[group]);
        if (toLower(agents[i].value) == token && agents.size() > 1 &&
            !take(removeAgent(tree(), group, i)))
            return false;
    }
    return true;
}

bool Steps::dropRules(std::size_t group, DirectiveId kind, bool any) {
    for (std::size_t i = groups().rulesOf(groups().groups[group]).size(); i-- > 0;) {
        const GroupRule rule = groups().rulesOf(groups().groups[group])[i];
        const std::string_view value = tree().slice(rule.value);
        const bool goes = rule.directive == kind && !value.empty() &&
                          (any || value == "/" || isEverything(group, value));
        if (goes && !take(removeRule(tree(), group, i)))
            return false;
    }
    return true;
}

bool Steps::openGroup(std::size_t group) {
    if (!dropRules(group, DirectiveId::Disallow, false))
        return false;
    if (deniesStart(group))
        return take(addRule(tree(), group, {DirectiveId::Allow, std::string(everything(group))}));
    // Without a rule the agents would be of the group that is put below it some day (S20).
    return !groups().rulesOf(groups().groups[group]).empty() ||
           take(addRule(tree(), group, {DirectiveId::Disallow, {}}));
}

bool Steps::closeGroup(std::size_t group) {
    if (closesAll(group))
        return true;
    if (!dropRules(group, DirectiveId::Allow, true) ||
        !dropRules(group, DirectiveId::Disallow, true))
        return false;
    // An empty "Disallow:" that is left takes the value, so that no line is in vain.
    const auto rules = groups().rulesOf(groups().groups[group]);
    const bool empty = !rules.empty() && rules[0].directive == DirectiveId::Disallow;
    const std::string value(everything(group));
    return take(empty ? setRulePath(tree(), group, 0, value)
                      : addRule(tree(), group, {DirectiveId::Disallow, value}));
}

bool Steps::deniesStart(std::size_t group) const {
    return isDenial(decisionOn(group, "/").outcome);
}

PathDecision Steps::decisionOn(std::size_t group, std::string_view path) const {
    std::vector<RuleLine> rules;
    for (const GroupRule &rule : groups().rulesOf(groups().groups[group]))
        rules.push_back(
            {tree().slice(rule.value), rule.line,
             rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
    const auto reading = isExtended(group) ? PathReading::Extended : PathReading::Rfc9309;
    return RuleSet::compile(reading, rules).decide(PathQuestion(path));
}

bool Steps::closesAll(std::size_t group) const {
    const auto rules = groups().rulesOf(groups().groups[group]);
    return groups().groups[group].version != GroupVersion::Experimental && rules.size() == 1 &&
           rules[0].directive == DirectiveId::Disallow &&
           isEverything(group, tree().slice(rules[0].value));
}

} // namespace gatepost
