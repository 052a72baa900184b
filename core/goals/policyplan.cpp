// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/policyplan.h"

#include "core/agents/agentpattern.h"
#include "core/agents/purpose.h"
#include "core/render/policyedit.h"
#include "core/render/renderrobots.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;

constexpr std::string_view kPolicyAllow = "allow";
constexpr std::string_view kPolicyDisallow = "disallow";

/// What an entry of a policy is to say.
struct WantedEntry {
    std::optional<std::string_view> policy; ///< of all other paths; absent: nothing is wanted
    std::vector<std::string> allow, disallow;
};

std::optional<WantedEntry> wantedEntry(const Kind &kind) {
    if (kind.claims.pace || (!kind.windows.empty() && kind.letsIn()))
        return {};
    WantedEntry entry;
    std::vector<std::string> seen;
    for (const exact::GoalWord &word : kind.claims.fetch.words) {
        if (word.wanted == WantedFetch::Nothing || std::ranges::contains(seen, word.pattern))
            continue; // a word before it decides
        seen.push_back(word.pattern);
        const bool isOut = word.wanted == WantedFetch::Deny;
        if (word.pattern == "/")
            entry.policy = isOut ? kPolicyDisallow : kPolicyAllow;
        else
            (isOut ? entry.disallow : entry.allow).push_back(word.pattern);
    }
    // What says the same as the rest of the entry is not written.
    if (entry.policy == kPolicyDisallow && entry.allow.empty())
        entry.disallow.clear();
    if (entry.policy == kPolicyAllow && entry.disallow.empty())
        entry.allow.clear();
    return entry;
}

/// The word that policies have for what the agent comes for; empty: none.
std::string_view roleFor(const Person &person) {
    const auto &known = person.agent.identity.known;
    if (known == nullptr)
        return {};
    switch (purposeOf(*known)) {
    case Purpose::Training: return "training";
    case Purpose::Search: return "search";
    case Purpose::UserFetch: return "on-demand";
    default: return {};
    }
}

/// A policy whose text takes one edit after the other.
class PolicyText {
public:
    explicit PolicyText(std::string text) : m_text(std::move(text)) { read(); }

    [[nodiscard]] const std::string &text() const { return m_text; }
    [[nodiscard]] bool setDefault(std::string_view value) {
        return (m_policy.defaultPolicy && m_policy.defaultPolicy->text == value) ||
               take(setPolicyField(YamlText(m_text), "default_policy", value));
    }
    [[nodiscard]] bool say(const Person &person, const WantedEntry &wanted) {
        const std::string name = writtenName(person.agent);
        bool isThere = false;
        for (std::size_t i = 0; i < m_policy.agents.size(); ++i) {
            if (!isFor(m_policy.agents[i], name))
                continue;
            isThere = true;
            if (!change(i, wanted))
                return false;
        }
        return isThere || add(person, name, wanted);
    }

private:
    static bool isFor(const PolicyAgent &agent, const std::string &name) {
        return agent.userAgent &&
               equalsIgnoringCase(cutAgentValue(agent.userAgent->text), cutAgentValue(name));
    }
    bool change(std::size_t agent, const WantedEntry &wanted) {
        if (wanted.policy) {
            const auto &now = m_policy.agents[agent].policy;
            if ((!now || now->text != *wanted.policy) &&
                !take(setAgentField(YamlText(m_text), agent, "policy", *wanted.policy)))
                return false;
        }
        return clear(agent, PathList::Allow, wanted) && clear(agent, PathList::Disallow, wanted) &&
               fill(agent, PathList::Allow, wanted.allow) &&
               fill(agent, PathList::Disallow, wanted.disallow);
    }
    [[nodiscard]] const std::vector<PolicyValue> &pathsOf(std::size_t agent, PathList list) const {
        const PolicyAgent &each = m_policy.agents[agent];
        return list == PathList::Allow ? each.allow : each.disallow;
    }
    /// Paths go that say something else than what is wanted; those that say it once more stay.
    bool clear(std::size_t agent, PathList list, const WantedEntry &wanted) {
        const bool isAllow = list == PathList::Allow;
        const auto &own = isAllow ? wanted.allow : wanted.disallow;
        const auto &other = isAllow ? wanted.disallow : wanted.allow;
        if (!wanted.policy || ((*wanted.policy == kPolicyAllow) == isAllow && other.empty()))
            return true;
        for (std::size_t i = pathsOf(agent, list).size(); i-- > 0;)
            if (!std::ranges::contains(own, pathsOf(agent, list)[i].text) &&
                !take(removeAgentPath(YamlText(m_text), agent, list, i)))
                return false;
        return true;
    }
    bool fill(std::size_t agent, PathList list, const std::vector<std::string> &wanted) {
        return std::ranges::all_of(wanted, [&](const std::string &path) {
            const auto &now = pathsOf(agent, list);
            return std::ranges::contains(now, path, &PolicyValue::text) ||
                   take(addAgentPath(YamlText(m_text), agent, list, path, now.size()));
        });
    }
    /// Behind the last entry of its role, or at the end.
    bool add(const Person &person, const std::string &name, const WantedEntry &wanted) {
        const auto &known = person.agent.identity.known;
        const std::string_view role = roleFor(person);
        std::size_t place = m_policy.agents.size();
        for (std::size_t i = 0; i < m_policy.agents.size(); ++i)
            if (const auto &there = m_policy.agents[i].role;
                !role.empty() && there && there->text == role)
                place = i + 1;
        const std::string_view rest =
            wanted.policy ? *wanted.policy
            : m_policy.defaultPolicy && m_policy.defaultPolicy->text == kPolicyDisallow
                ? kPolicyDisallow
                : kPolicyAllow;
        return take(addAgent(YamlText(m_text),
                             {.userAgent = std::string(cutAgentValue(name)), // all that is read
                              .vendor = known == nullptr ? std::string() : known->operatorName,
                              .role = std::string(role),
                              .policy = std::string(rest),
                              .allow = wanted.allow,
                              .disallow = wanted.disallow,
                              .notes = {}},
                             place));
    }
    bool take(const PolicyEdit &edit) {
        if (!edit)
            return false;
        m_text = edit->applied(m_text);
        read();
        return true;
    }
    void read() { m_policy = readAgentPolicy(YamlText(m_text)); }

    std::string m_text;
    AgentPolicy m_policy;
};

} // namespace

std::optional<std::string> renderedFrom(const std::string &policy) {
    auto rendered = renderRobots(readAgentPolicy(YamlText(policy)));
    return rendered ? std::optional(std::move(*rendered)) : std::nullopt;
}

std::optional<std::string> policyWith(std::string policy, const Crowd &crowd,
                                      const std::vector<std::size_t> &people) {
    PolicyText text(std::move(policy));
    std::vector<std::size_t> sorted = people;
    std::ranges::stable_sort(sorted, {}, [&](std::size_t each) { return crowd.people[each].rank; });
    for (const std::size_t each : sorted) {
        const Person &person = crowd.people[each];
        const Kind *kind = crowd.kindOf(person);
        if (kind == nullptr || (person.agent.isUnknown() && exact::statedCategory(person.agent)))
            continue; // no entry can name a category
        const auto wanted = wantedEntry(*kind);
        if (!wanted)
            return {};
        const bool isDefault = person.agent.isUnknown();
        if (isDefault && (!wanted->policy || !wanted->allow.empty() || !wanted->disallow.empty()))
            return {};
        if (!(isDefault ? text.setDefault(*wanted->policy) : text.say(person, *wanted)))
            return {};
    }
    return text.text();
}

} // namespace gatepost::goals
