// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/change/means.h"

#include "core/agents/purpose.h"
#include "core/change/steps.h"
#include "core/change/wishes.h"
#include "core/dialect/dialect.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/owngroup.h"
#include "core/model/policyedits.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <format>
#include <map>

namespace gatepost::change {

namespace {

constexpr std::size_t kVariants = 4; ///< of turnGroup()

std::string tokenOf(const Identity &agent) {
    return agent.ownToken.empty() ? agent.name : agent.ownToken;
}

Message crawlValue(Wanted wanted) {
    return wanted == Wanted::Allow ? "yes" : "no";
}

/// "*", "GPTBot and CCBot", "GPTBot and 12 more agents".
Message namesOf(const Groups &groups, std::size_t group) {
    std::vector<Message> names;
    for (const GroupAgent &agent : groups.agentsOf(groups.groups[group]))
        names.emplace_back(agent.value);
    if (names.size() <= 3)
        return Message::list(std::move(names), Conjunction::And);
    return Message::counted(
        GATEPOST_COUNTED("change", "%1 and %n more agents", "%1 and %n more agent"),
        names.size() - 1, names.front());
}

std::optional<std::size_t> ruleAt(const Groups &groups, std::size_t group, std::uint32_t line) {
    const auto rules = groups.rulesOf(groups.groups[group]);
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (rules[i].line == line)
            return i;
    return {};
}

/// Says it in a group of its own beside those that name the agents: crawlers read groups of one agent together (S13).
bool sayBeside(Steps &steps, std::vector<std::string> agents, const Task &task,
               const std::string &value) {
    std::set<std::string> tokens;
    for (const std::string &agent : agents)
        tokens.insert(toLower(agent));
    for (std::size_t i = 0; i < steps.groups().groups.size(); ++i) {
        const Group &group = steps.groups().groups[i];
        std::set<std::string> here;
        for (const GroupAgent &agent : steps.groups().agentsOf(group))
            here.insert(toLower(agent.value));
        if (here != tokens || group.version != GroupVersion::Plain || steps.isManaged(i))
            continue; // not the author's group of just these agents
        const auto rules = steps.groups().rulesOf(group);
        return std::ranges::any_of(rules,
                                   [&](const GroupRule &rule) {
                                       return rule.directive == task.kind() &&
                                              steps.tree().slice(rule.value) == value;
                                   }) ||
               steps.take(addRule(steps.tree(), i, {task.kind(), value}));
    }
    return steps.take(addGroup(steps.tree(), {std::move(agents), {{task.kind(), value}}}));
}

std::vector<std::string> agentNames(const Groups &groups, std::size_t group) {
    std::vector<std::string> names;
    for (const GroupAgent &agent : groups.agentsOf(groups.groups[group]))
        names.emplace_back(agent.value);
    return names;
}

/// Makes a group's rules say what is wanted of the path. Variants: the path with what is below it (0, 1) or alone (2, 3); an
/// equal rule that says the opposite goes (0, 2) or is turned (1, 3). What stands in a managed block stays as it is: a group beside
/// it says it.
bool turnGroup(Steps &steps, std::size_t group, const Task &task, std::size_t variant) {
    const Group &facts = steps.groups().groups[group];
    const auto values = rulePaths(task, facts.version == GroupVersion::Extended);
    const std::string &value = values[std::min(variant / 2, values.size() - 1)];
    const bool opens = task.wholeSite() && task.wanted == Wanted::Allow;
    if (steps.isManaged(group)) {
        // A 2.0 group would have to be one of 2.0 again: not offered.
        return facts.version == GroupVersion::Plain &&
               sayBeside(steps, agentNames(steps.groups(), group), task, value);
    }
    if (opens)
        return steps.openGroup(group);
    const auto rules = steps.groups().rulesOf(facts);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const bool isSame = steps.tree().slice(rules[i].value) == value;
        if (isSame && rules[i].directive == task.kind())
            return true; // it says so already
        if (isSame)
            return steps.take(variant % 2 == 0 ? removeRule(steps.tree(), group, i)
                                               : setRuleKind(steps.tree(), group, i, task.kind()));
        if (rules[i].value.empty() && rules[i].directive == task.kind() && !rules[i].joined)
            return steps.take(setRulePath(steps.tree(), group, i, value)); // it waited for it
    }
    // A crawler of 1994 takes the first rule that matches (S91).
    const bool first = task.query.reading == Reading::Koster1994;
    return steps.take(addRule(steps.tree(), group, {task.kind(), value}, first ? 0 : kAtEnd));
}

void offer(std::vector<Candidate> &found, const Steps &steps, const Task &task, Message title) {
    const std::string_view text = steps.tree().text();
    if (text != task.tree.text() &&
        std::ranges::none_of(found, [&](const Candidate &each) { return each.text == text; }))
        found.push_back({std::string(text), std::move(title)});
}

void offer(std::vector<Candidate> &found, const EditResult &edit, const Task &task, Message title) {
    Steps steps(task.tree);
    if (steps.take(edit))
        offer(found, steps, task, std::move(title));
}

// ---- a rule in the group that is followed ------------------------------------------------------

std::vector<Candidate> ruleCandidates(const Task &task) {
    std::vector<Candidate> found;
    const auto followed = followedGroups(task);
    for (const std::size_t variant : {std::size_t{1}, std::size_t{3}}) {
        if (task.wholeSite() && task.wanted == Wanted::Allow)
            break;
        Steps steps(task.tree);
        // One group of each kind: robots that know 2.0 keep to the one, the others to the other (S30).
        std::optional<std::size_t> plain;
        std::optional<std::size_t> extended;
        for (const std::size_t group : followed) {
            auto &first =
                steps.groups().groups[group].version == GroupVersion::Extended ? extended : plain;
            first = first.value_or(group);
        }
        if (!plain && !extended)
            break;
        const std::size_t named = extended.value_or(plain.value_or(0));
        Message names = namesOf(steps.groups(), named);
        const auto values = rulePaths(task, extended.has_value());
        const bool beside = steps.isManaged(named);
        bool made = true;
        for (const std::size_t group :
             {std::max(plain.value_or(0), extended.value_or(0)),
              std::min(plain.value_or(kAtEnd), extended.value_or(kAtEnd))})
            if (group == plain || group == extended)
                made = made && turnGroup(steps, group, task, variant);
        if (made && steps.tree().text() != task.tree.text())
            offer(found, steps, task,
                  {beside ? GATEPOST_TEXT("change", "Add a second group for %3 with “%1: %2”")
                          : GATEPOST_TEXT("change", "Add “%1: %2” to the group for %3"),
                   directiveName(task.kind()), values[std::min(variant / 2, values.size() - 1)],
                   std::move(names)});
    }
    return found;
}

// ---- its own group ------------------------------------------------------------------------

bool makeOwn(Steps &steps, const std::string &token) {
    const auto named = steps.groupsOf(toLower(token));
    if (named.empty()) {
        const auto own = addOwnGroup(steps.tree(), token);
        return steps.take(own ? EditResult(own->edit) : std::unexpected(own.error()));
    }
    bool shared = false;
    for (const std::size_t group : named) {
        if (steps.allIn(group, {toLower(token)}))
            continue;
        shared = true;
        if (!steps.take(duplicateGroup(steps.tree(), group, {token})) ||
            !steps.leave(group, toLower(token)))
            return false;
    }
    return shared;
}

/// Takes out of a group what decides against the wish, as often as it takes: no rule for the path is longer than
/// "Disallow: /*b*l*o*g".
bool clearGroup(Steps &steps, std::size_t group, const Task &task) {
    const auto against =
        task.wanted == Wanted::Allow ? PathOutcome::Disallowed : PathOutcome::Allowed;
    for (auto left = steps.groups().rulesOf(steps.groups().groups[group]).size(); left > 0;
         --left) {
        const PathDecision now = steps.decisionOn(group, task.path);
        if (now.outcome != against || !now.rule)
            break;
        if (!steps.take(removeRule(steps.tree(), group, *now.rule)))
            return false;
    }
    return task.wanted == Wanted::Allow || turnGroup(steps, group, task, 1);
}

/// Turns every group that names the token, last first; variant kVariants clears them.
bool turnNamed(Steps &steps, const std::string &token, const Task &task, std::size_t variant) {
    const auto groups = steps.groupsOf(toLower(token));
    return std::ranges::all_of(groups, [&](std::size_t group) {
        return variant == kVariants ? clearGroup(steps, group, task)
                                    : turnGroup(steps, group, task, variant);
    });
}

std::vector<Candidate> ownGroupCandidates(const Task &task) {
    std::vector<Candidate> found;
    const std::string token = tokenOf(task.query.agent);
    if (task.byCrawl) {
        offer(found,
              setPolicy(task.tree, token, DirectiveId::Crawl, crawlValue(task.wanted).english()),
              task,
              {GATEPOST_TEXT("change", "Give %1 its own block with crawl: %2"), token,
               crawlValue(task.wanted)});
        return found;
    }
    if (task.wholeSite() && task.wanted == Wanted::Deny) {
        Steps steps(task.tree);
        const std::size_t groups = steps.groups().groups.size();
        const bool hasOwn =
            std::ranges::any_of(steps.groupsOf(toLower(token)), [&](std::size_t group) {
                return steps.allIn(group, {toLower(token)});
            });
        if (steps.take(applyWishes(task.tree, {{token, false}}))) {
            const bool joined = steps.groups().groups.size() == groups;
            offer(found, steps, task,
                  {hasOwn   ? GATEPOST_TEXT("change", "Let the group for %1 fetch nothing at all")
                   : joined ? GATEPOST_TEXT("change", "Add %1 to the group that may fetch nothing")
                            : GATEPOST_TEXT("change", "Give %1 its own group"),
                   token});
        }
        return found;
    }
    const Steps start(task.tree);
    if (std::ranges::any_of(start.groupsOf(toLower(token)),
                            [&](std::size_t group) { return start.isManaged(group); })) {
        // Its group beside the managed one needs nothing but this rule (S13).
        for (const std::string &value : rulePaths(task, false)) {
            Steps steps(task.tree);
            if (sayBeside(steps, {token}, task, value))
                offer(found, steps, task,
                      {GATEPOST_TEXT("change", "Give %1 its own group"), token});
        }
        return found;
    }
    for (std::size_t variant = 0; variant <= kVariants; ++variant) {
        Steps steps(task.tree);
        if (!makeOwn(steps, token))
            break;
        if (turnNamed(steps, token, task, variant))
            offer(found, steps, task, {GATEPOST_TEXT("change", "Give %1 its own group"), token});
    }
    return found;
}

std::vector<Candidate> leaveCandidates(const Task &task) {
    std::vector<Candidate> found;
    if (task.byCrawl)
        return found;
    const std::string token = toLower(tokenOf(task.query.agent));
    Steps steps(task.tree);
    const auto named = steps.groupsOf(token);
    if (named.empty())
        return found;
    Message names = namesOf(steps.groups(), named.back());
    for (const std::size_t group : named)
        if (steps.allIn(group, {token}) || !steps.leave(group, token))
            return found;
    offer(found, steps, task,
          {GATEPOST_TEXT("change", "Take %1 out of the group for %2"), tokenOf(task.query.agent),
           std::move(names)});
    return found;
}

// ---- the line that decides ---------------------------------------------------------------------

std::vector<Candidate> lineCandidates(const Task &task) {
    std::vector<Candidate> found;
    if (!task.deciding)
        return found;
    const std::size_t line = task.deciding->line.index();
    const std::string_view text = task.site.text(*task.deciding);
    if (task.byCrawl) {
        offer(found, setLineValue(task.tree, line, crawlValue(task.wanted).english()), task,
              {GATEPOST_TEXT("change", "Change line %1 to crawl: %2"), task.deciding->line.value,
               crawlValue(task.wanted)});
        return found;
    }
    const Groups &groups = task.tree.groups();
    const auto group = groups.groupAt(static_cast<std::uint32_t>(line));
    const auto rule =
        group ? ruleAt(groups, *group, static_cast<std::uint32_t>(line)) : std::nullopt;
    if (!rule)
        return found;
    offer(found, removeRule(task.tree, *group, *rule), task,
          {GATEPOST_TEXT("change", "Remove line %1, %2"), task.deciding->line.value, text});
    offer(found, setRuleKind(task.tree, *group, *rule, task.kind()), task,
          {GATEPOST_TEXT("change", "Change line %1 to %2: %3"), task.deciding->line.value,
           directiveName(task.kind()),
           task.tree.slice(groups.rulesOf(groups.groups[*group])[*rule].value)});
    return found;
}

// ---- the same for a purpose --------------------------------------------------------------------

/// What an agent follows in the file: equal for agents that share one group.
std::string followedKey(const Task &task, const Identity &agent) {
    const auto view = task.site.view(agent, Reading::Author);
    for (const ResolvedFile &file : view->files)
        if (file.file == task.file)
            return std::format("{} {}", static_cast<int>(file.match.by), file.match.key);
    return {};
}

/// Groups with these agents alone are turned; from those that others share they move into one beside it.
bool turnGroupsOf(Steps &steps, const std::set<std::string> &tokens, const Task &task,
                  std::size_t variant) {
    for (std::size_t group = steps.groups().groups.size(); group-- > 0;) {
        if (steps.groups().groups[group].version == GroupVersion::Experimental)
            continue;
        std::vector<std::string> members;
        for (const GroupAgent &agent : steps.groups().agentsOf(steps.groups().groups[group]))
            if (tokens.contains(toLower(agent.value)))
                members.emplace_back(agent.value);
        if (members.empty())
            continue;
        std::size_t target = group;
        if (steps.isManaged(group)) {
            const auto values = rulePaths(task, false);
            if (!sayBeside(steps, members, task, values[std::min(variant / 2, values.size() - 1)]))
                return false;
            continue;
        }
        if (!steps.allIn(group, tokens)) {
            if (!steps.take(duplicateGroup(steps.tree(), group, members)))
                return false;
            for (const std::string &member : members)
                if (!steps.leave(group, toLower(member)))
                    return false;
            target = group + 1;
        }
        if (!turnGroup(steps, target, task, variant))
            return false;
    }
    return true;
}

/// Agents that no group names get one, with what they follow, for all that follow the same.
bool makeSharedGroups(Steps &steps, const std::vector<Identity> &unnamed, const Task &task,
                      std::size_t variant) {
    std::map<std::string, std::vector<std::string>> byFollowed;
    for (const Identity &agent : unnamed) {
        auto &tokens = byFollowed[followedKey(task, agent)];
        if (const std::string token = tokenOf(agent); !std::ranges::contains(tokens, token))
            tokens.push_back(token);
    }
    for (const auto &[key, tokens] : byFollowed) {
        if (!makeOwn(steps, tokens.front()))
            return false;
        for (const std::size_t group : steps.groupsOf(toLower(tokens.front())))
            for (std::size_t i = 1; i < tokens.size(); ++i)
                if (!steps.take(addAgent(steps.tree(), group, tokens[i])))
                    return false;
        if (!turnNamed(steps, tokens.front(), task, variant))
            return false;
    }
    return true;
}

bool turnAll(Steps &steps, std::span<const Identity> agents, const Task &task,
             std::size_t variant) {
    std::set<std::string> tokens;
    std::vector<Identity> unnamed;
    for (const Identity &agent : agents)
        if (const std::string token = toLower(tokenOf(agent));
            tokens.insert(token).second && steps.groupsOf(token).empty())
            unnamed.push_back(agent);
    return turnGroupsOf(steps, tokens, task, variant) &&
           makeSharedGroups(steps, unnamed, task, variant);
}

std::vector<Candidate> purposeCandidates(const Task &task) {
    std::vector<Candidate> found;
    if (task.peers.size() < 2 || !task.query.agent.known)
        return found;
    const Purpose purpose = purposeOf(*task.query.agent.known);
    const Message title{GATEPOST_TEXT("change", "The same for every known agent of “%1”"),
                        purposeName(purpose)};
    if (task.byCrawl) {
        if (task.query.agent.category)
            offer(found,
                  setPolicy(task.tree, categoryName(*task.query.agent.category), DirectiveId::Crawl,
                            crawlValue(task.wanted).english()),
                  task, title);
        return found;
    }
    if (task.wholeSite()) {
        std::vector<AgentWish> wishes;
        for (const Identity &peer : task.peers)
            wishes.push_back({tokenOf(peer), task.wanted == Wanted::Allow});
        offer(found, applyWishes(task.tree, wishes), task, title);
        return found;
    }
    for (std::size_t variant = 0; variant < kVariants; ++variant) {
        Steps steps(task.tree);
        if (turnAll(steps, task.peers, task, variant))
            offer(found, steps, task, title);
    }
    return found;
}

/// What would end a line or begin a comment is written as %XX, and so are wildcards (S4, S22).
std::string written(std::string_view path) {
    std::string text;
    for (const char each : path) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte <= 0x20 || byte == 0x7F || each == '#' || each == '*' || each == '$')
            text += std::format("%{:02X}", byte);
        else
            text += each;
    }
    return text;
}

} // namespace

std::vector<std::string> rulePaths(const Task &task, bool extended) {
    const std::string plain = written(task.path);
    if (!extended)
        return task.wholeSite() ? std::vector{plain} : std::vector{plain, plain + "$"};
    if (task.wholeSite() && task.wanted == Wanted::Deny)
        return {"/*"};
    std::string escaped;
    for (const char each : plain) {
        if (each == '?' || each == '[' || each == '\\')
            escaped += '\\';
        escaped += each;
    }
    return {escaped + "*", escaped};
}

std::vector<std::size_t> followedGroups(const Task &task) {
    const auto view = task.site.view(task.query.agent, Reading::Author);
    std::vector<std::size_t> groups;
    for (const ResolvedFile &file : view->files)
        if (const FileRules *rules = file.rules(); rules && file.file == task.file)
            for (const auto *part : {&rules->groups, &rules->setAside})
                groups.insert(groups.end(), part->begin(), part->end());
    if (!task.deciding)
        return groups;
    const auto decides =
        task.tree.groups().groupAt(static_cast<std::uint32_t>(task.deciding->line.index()));
    std::ranges::stable_partition(groups, [&](std::size_t group) { return group == decides; });
    return groups;
}

std::vector<Candidate> candidates(Means means, const Task &task) {
    switch (means) {
    case Means::Rule: return task.byCrawl ? std::vector<Candidate>() : ruleCandidates(task);
    case Means::OwnGroup: return ownGroupCandidates(task);
    case Means::LeaveGroup: return leaveCandidates(task);
    case Means::Line: return lineCandidates(task);
    case Means::Purpose: return purposeCandidates(task);
    }
    return {};
}

} // namespace gatepost::change
