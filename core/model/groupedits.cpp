// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/groupedits.h"

#include "core/dialect/dialect.h"
#include "core/model/groupdraft.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

constexpr Phrase kNoGroup = GATEPOST_TEXT("edit", "There is no such group.");
constexpr Phrase kNoRule = GATEPOST_TEXT("edit", "There is no such rule in this group.");
constexpr Phrase kNoAgent = GATEPOST_TEXT("edit", "There is no such agent in this group.");
constexpr Phrase kJoined = GATEPOST_TEXT(
    "edit", "This rule is on its User-agent line: split the line first, then move the rule.");

/// The separator of a rule or directive line of this group that has a value: for a value that is empty yet.
std::string blankFor(const Tree &tree, DirectiveId id, std::size_t line,
                     std::span<const std::uint32_t> siblings) {
    std::vector<std::uint32_t> others(siblings.begin(), siblings.end());
    std::erase(others, static_cast<std::uint32_t>(line));
    const std::string spelled = spelledLine(tree, id, "x", line, others);
    const std::size_t colon = spelled.find(':');
    return spelled.substr(colon + 1, spelled.size() - colon - 2);
}

} // namespace

namespace {

/// Takes a rule away; `needed`: it ends the run of its group's agents, so that an empty one stays (S20).
void draftRuleRemoval(LineDraft &draft, const Tree &tree, const GroupRule &rule, bool needed) {
    const Line &line = tree.lines()[rule.line];
    if (needed) {
        const std::string_view before = tree.slice({line.begin, rule.value.begin});
        const auto colon = static_cast<std::uint32_t>(line.begin + before.rfind(':') + 1);
        draft.replace({colon, rule.value.end}, {});
    } else if (rule.joined) {
        draft.replace({line.valueEnd, rule.value.end}, {});
    } else {
        draft.remove(rule.line);
    }
}

/// For each Robot-version of the file whether it counts.
std::vector<bool> countingVersions(const Tree &tree) {
    std::vector<std::uint32_t> versions;
    for (std::uint32_t line = 0; line < tree.lines().size(); ++line)
        if (tree.lines()[line].is(DirectiveId::RobotVersion))
            versions.push_back(line);
    std::vector<bool> counts(versions.size());
    if (versions.empty())
        return counts;
    for (const Group &group : tree.groups().groups)
        if (group.versionLine)
            counts[static_cast<std::size_t>(std::ranges::lower_bound(versions, *group.versionLine) -
                                            versions.begin())] = true;
    return counts;
}

} // namespace

EditResult addAgent(const Tree &tree, std::size_t group, std::string_view name) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const std::string_view value = trimmed(name);
    if (auto why = valueRefused(tree.dialect(), DirectiveId::UserAgent, value))
        return refused(*why);
    const std::size_t place = reading.agentsEndLine(group);
    LineDraft draft(tree);
    draft.insert(place,
                 spelledLine(tree, DirectiveId::UserAgent, value, place, reading.lines(group)));
    return draft.edit();
}

EditResult setAgent(const Tree &tree, std::size_t group, std::size_t agent, std::string_view name) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const auto agents = reading.groups.agentsOf(reading.at(group));
    if (agent >= agents.size())
        return refused(kNoAgent);
    const std::string_view value = trimmed(name);
    if (auto why = valueRefused(tree.dialect(), DirectiveId::UserAgent, value))
        return refused(*why);
    const std::uint32_t index = agents[agent].line;
    if (value.empty() && reading.hasJoinedRule(group) && index == agents.back().line)
        return refused(GATEPOST_TEXT(
            "edit", "An agent with a rule on its line needs a name: split the line first."));
    const Line &line = tree.lines()[index];
    LineDraft draft(tree);
    draftValue(draft, tree, line, line.value(), value,
               blankFor(tree, DirectiveId::UserAgent, index, reading.lines(group)));
    return draft.edit();
}

namespace {

/// What is between the first name of a group and the next one, such as a Crawl-delay, would be in the group above without
/// the first name. It moves below the names that follow.
void keepBelowNames(LineDraft &draft, const Tree &tree, std::span<const GroupAgent> agents) {
    const auto isOfGroup = [&tree](const Line &line) {
        const Directive *row =
            line.kind == LineKind::Directive ? tree.dialect().find(line.directive) : nullptr;
        return row != nullptr && row->place == Place::Group;
    };
    std::size_t last = 1; // of the names without anything between them
    const auto isQuiet = [](const Line &line) {
        return line.kind == LineKind::Blank || line.kind == LineKind::Comment;
    };
    const auto between = [&](std::size_t agent) {
        const std::uint32_t above = agents[agent].line + 1;
        return tree.lines().subspan(above, agents[agent + 1].line - above);
    };
    while (last + 1 < agents.size() && std::ranges::all_of(between(last), isQuiet))
        ++last;
    for (std::uint32_t line = agents[0].line + 1; line < agents[1].line; ++line)
        if (isOfGroup(tree.lines()[line])) {
            draft.insert(agents[last].line + 1,
                         std::string(tree.slice(tree.lines()[line].content())));
            draft.remove(line);
        }
}

} // namespace

EditResult removeAgent(const Tree &tree, std::size_t group, std::size_t agent) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const auto agents = reading.groups.agentsOf(reading.at(group));
    if (agent >= agents.size())
        return refused(kNoAgent);
    if (agents.size() == 1)
        return refused(
            GATEPOST_TEXT("edit", "A group needs an agent: remove the whole group instead."));
    const std::uint32_t index = agents[agent].line;
    const Line &line = tree.lines()[index];
    LineDraft draft(tree);
    for (const JoinedRule &rule : tree.joinedRules())
        if (rule.line == index) { // the rule stays, as a line of its own
            draft.replace({line.keyBegin, rule.key.begin}, {});
            return draft.edit();
        }
    draft.remove(index);
    if (agent == 0)
        keepBelowNames(draft, tree, agents);
    const auto &version = reading.at(group).versionLine;
    if (version && agent + 1 == agents.size()) {
        // Between the agents that stay and Robot-version nothing may stand: it moves up with them (S30).
        const std::size_t above = agents[agent - 1].line;
        const auto between = tree.lines().subspan(above + 1, index - above - 1);
        const auto isQuiet = [](const Line &l) {
            return l.kind == LineKind::Blank || l.kind == LineKind::Comment;
        };
        if (!std::ranges::all_of(between, isQuiet)) {
            draft.insert(above + 1, std::string(tree.slice(tree.lines()[*version].content())));
            draft.remove(*version);
        }
    }
    return draft.edit();
}

EditResult addRule(const Tree &tree, std::size_t group, const NewLine &rule, std::size_t position) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    if (!isRule(rule.directive))
        return refused(GATEPOST_TEXT("edit", "A rule is Allow or Disallow."));
    const std::string_view value = trimmed(rule.value);
    if (auto why = valueRefused(tree.dialect(), rule.directive, value))
        return refused(*why);
    const auto rules = reading.groups.rulesOf(reading.at(group));
    std::size_t place = reading.placeFor(group, rule.directive);
    if (position < rules.size()) {
        const GroupRule &next = rules[position];
        place = next.joined ? next.line + std::size_t{1}
                            : attachedBegin(tree, next.line, reading.agentsEndLine(group));
    } else if (!rules.empty()) {
        place = rules.back().line + std::size_t{1};
    }
    LineDraft draft(tree);
    draft.insert(place, spelledLine(tree, rule.directive, value, place, reading.lines(group)));
    return draft.edit();
}

EditResult setRulePath(const Tree &tree, std::size_t group, std::size_t rule,
                       std::string_view path) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const auto rules = reading.groups.rulesOf(reading.at(group));
    if (rule >= rules.size())
        return refused(kNoRule);
    const std::string_view value = trimmed(path);
    const GroupRule &old = rules[rule];
    if (auto why = valueRefused(tree.dialect(), old.directive, value))
        return refused(*why);
    LineDraft draft(tree);
    draftValue(draft, tree, tree.lines()[old.line], old.value, value,
               blankFor(tree, old.directive, old.line, reading.lines(group)));
    return draft.edit();
}

EditResult setRuleKind(const Tree &tree, std::size_t group, std::size_t rule, DirectiveId kind) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const auto rules = reading.groups.rulesOf(reading.at(group));
    if (rule >= rules.size())
        return refused(kNoRule);
    if (!isRule(kind))
        return refused(GATEPOST_TEXT("edit", "A rule is Allow or Disallow."));
    const GroupRule &old = rules[rule];
    if (old.directive == kind)
        return TextEdit();
    const Line &line = tree.lines()[old.line];
    ByteRange key = line.key();
    for (const JoinedRule &joined : tree.joinedRules())
        if (old.joined && joined.line == old.line)
            key = joined.key;
    LineDraft draft(tree);
    const std::string oldKey(tree.slice(key));
    std::string name = spelledKey(tree, kind, old.line, reading.lines(group));
    draft.replace(key, name);
    // Blanks that line the values up grow or shrink with the key.
    const std::string_view separator = tree.slice({key.end, old.value.begin});
    const std::size_t blanks = separator.size() - separator.find(':') - 1;
    if (!old.joined && blanks > 1 && separator.find('\t') == std::string_view::npos) {
        const std::size_t room = oldKey.size() + blanks;
        const std::size_t wanted = room > name.size() ? room - name.size() : 1;
        const auto from = static_cast<std::uint32_t>(old.value.begin - blanks);
        if (wanted > blanks)
            draft.replace({old.value.begin, old.value.begin}, std::string(wanted - blanks, ' '));
        else if (wanted < blanks)
            draft.replace({from, from + static_cast<std::uint32_t>(blanks - wanted)}, {});
    }
    return draft.edit();
}

EditResult removeRule(const Tree &tree, std::size_t group, std::size_t rule) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const auto rules = reading.groups.rulesOf(reading.at(group));
    if (rule >= rules.size())
        return refused(kNoRule);
    const GroupRule &old = rules[rule];
    if (reading.holdsBackVersion(old.line))
        return refused(kHoldsBackVersion);
    LineDraft draft(tree);
    draftRuleRemoval(draft, tree, old,
                     rules.size() == 1 && reading.isFollowed(group) &&
                         reading.at(group).version != GroupVersion::Extended);
    return draft.edit();
}

EditResult removeGroupLines(const Tree &tree, std::span<const std::size_t> groups,
                            DirectiveId directive,
                            const std::function<bool(std::string_view)> &wanted) {
    const GroupFacts reading(tree);
    LineDraft draft(tree);
    for (const std::size_t group : groups) {
        if (group >= reading.count())
            return refused(kNoGroup);
        if (!isRule(directive)) {
            for (const std::uint32_t line : reading.linesOf(group, directive))
                if (wanted(tree.value(tree.lines()[line])))
                    draft.remove(line);
            continue;
        }
        const auto rules = reading.groups.rulesOf(reading.at(group));
        const auto goes = [&](const GroupRule &rule) {
            return rule.directive == directive && wanted(tree.slice(rule.value));
        };
        const bool all = std::ranges::all_of(rules, goes);
        const bool needed =
            reading.isFollowed(group) && reading.at(group).version != GroupVersion::Extended;
        for (const GroupRule &rule : rules) {
            const bool isLast = all && &rule == &rules.back();
            if (goes(rule) && !(isLast && rule.value.empty()))
                draftRuleRemoval(draft, tree, rule, isLast && needed);
        }
    }
    TextEdit edit = draft.edit();
    // Several lines together may hold back a Robot-version below them.
    if (countingVersions(tree) !=
        countingVersions(Tree::parse(edit.applied(tree.text()), tree.dialectId())))
        return refused(kHoldsBackVersion);
    return edit;
}

EditResult moveRule(const Tree &tree, std::size_t group, std::size_t rule, std::size_t to) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const auto rules = reading.groups.rulesOf(reading.at(group));
    if (rule >= rules.size())
        return refused(kNoRule);
    to = std::min(to, rules.size() - 1);
    if (to == rule)
        return TextEdit();
    if (rules[rule].joined || rules[to].joined)
        return refused(kJoined);
    if (reading.holdsBackVersion(rules[rule].line))
        return refused(kHoldsBackVersion);
    const std::size_t floor = reading.agentsEndLine(group);
    const std::size_t place =
        to > rule ? rules[to].line + std::size_t{1} : attachedBegin(tree, rules[to].line, floor);
    LineDraft draft(tree);
    for (std::size_t i = attachedBegin(tree, rules[rule].line, floor); i <= rules[rule].line; ++i) {
        draft.insert(place, std::string(tree.slice(tree.lines()[i].content())));
        draft.remove(i);
    }
    return draft.edit();
}

EditResult moveRuleToGroup(const Tree &tree, std::size_t group, std::size_t rule,
                           std::size_t target, std::size_t position) {
    if (group == target)
        return moveRule(tree, group, rule, position);
    const GroupFacts reading(tree);
    if (group >= reading.count() || target >= reading.count())
        return refused(kNoGroup);
    const auto rules = reading.groups.rulesOf(reading.at(group));
    if (rule >= rules.size())
        return refused(kNoRule);
    if (rules[rule].joined)
        return refused(kJoined);
    if (reading.holdsBackVersion(rules[rule].line))
        return refused(kHoldsBackVersion);
    const auto others = reading.groups.rulesOf(reading.at(target));
    std::size_t place = reading.placeFor(target, rules[rule].directive);
    if (position < others.size() && !others[position].joined)
        place = attachedBegin(tree, others[position].line, reading.agentsEndLine(target));
    else if (!others.empty())
        place = others[std::min(position, others.size() - 1)].line + std::size_t{1};
    LineDraft draft(tree);
    const std::size_t floor = reading.agentsEndLine(group);
    for (std::size_t i = attachedBegin(tree, rules[rule].line, floor); i <= rules[rule].line; ++i) {
        draft.insert(place, std::string(tree.slice(tree.lines()[i].content())));
        draft.remove(i);
    }
    if (rules.size() == 1 && reading.isFollowed(group) &&
        reading.at(group).version != GroupVersion::Extended)
        draftClosing(draft, reading, group, rules[rule].line);
    return draft.edit();
}

EditResult setGroupDirective(const Tree &tree, std::size_t group, DirectiveId directive,
                             std::size_t nth, std::string_view value) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    const Directive *row = tree.dialect().find(directive);
    if (row == nullptr || row->place != Place::Group || isRule(directive))
        return refused({GATEPOST_TEXT("edit", "%1 is not in a group for %2."),
                        directiveName(directive), tree.dialect().name});
    const std::string_view wanted = trimmed(value);
    if (auto why = valueRefused(tree.dialect(), directive, wanted))
        return refused(*why);
    LineDraft draft(tree);
    const auto siblings = reading.lines(group);
    std::vector<std::uint32_t> own = reading.linesOf(group, directive);
    std::size_t place = reading.placeFor(group, directive);
    if (directive == DirectiveId::RobotVersion) {
        own.clear();
        if (const auto &version = reading.at(group).versionLine)
            own.push_back(*version);
        else if (reading.hasJoinedRule(group))
            return refused(
                GATEPOST_TEXT("edit", "Robot-version must be directly below the User-agent lines: "
                                      "split the User-agent line and its rule first."));
        place = reading.agentsEndLine(group);
        nth = 0;
    }
    if (nth < own.size()) {
        const Line &line = tree.lines()[own[nth]];
        draftValue(draft, tree, line, line.value(), wanted,
                   blankFor(tree, directive, own[nth], siblings));
    } else {
        draft.insert(place, spelledLine(tree, directive, wanted, place, siblings));
    }
    return draft.edit();
}

EditResult removeGroupDirective(const Tree &tree, std::size_t group, DirectiveId directive,
                                std::size_t nth) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(kNoGroup);
    auto own = reading.linesOf(group, directive);
    const Group &old = reading.at(group);
    const bool version = directive == DirectiveId::RobotVersion;
    if (version && old.versionLine)
        own = {*old.versionLine};
    if (isRule(directive) || directive == DirectiveId::UserAgent || nth >= own.size())
        return TextEdit();
    if (!version && reading.holdsBackVersion(own[nth]))
        return refused(kHoldsBackVersion);
    LineDraft draft(tree);
    draft.remove(own[nth]);
    if (version && old.rulesBegin == old.rulesEnd && reading.isFollowed(group))
        draftClosing(draft, reading, group, old.lastLine + std::size_t{1});
    return draft.edit();
}

} // namespace gatepost
