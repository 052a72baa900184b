// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Whole groups: adding, removing, copying.
#include "core/model/groupdraft.h"
#include "core/model/groupedits.h"
#include "core/syntax/managed.h"
#include "core/syntax/scopes.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

bool isBlankLine(const Tree &tree, std::size_t line) {
    return tree.lines()[line].kind == LineKind::Blank;
}

/// Blank lines directly below a group that another follows; the last such pair shows the file's way.
std::size_t blanksBetween(const GroupFacts &reading) {
    const auto managed = managedBlocks(reading.tree);
    for (std::size_t i = reading.count(); i-- > 1;) {
        // How somebody else parts his groups from the author's is no example.
        if (!reading.isFollowed(i - 1) || managedBlockAt(managed, reading.at(i - 1).lastLine) ||
            managedBlockAt(managed, reading.at(i).firstLine))
            continue;
        std::size_t blanks = 0;
        for (std::size_t line = reading.at(i - 1).lastLine; line < reading.at(i).firstLine; ++line)
            blanks += isBlankLine(reading.tree, line) ? 1 : 0;
        return std::min<std::size_t>(blanks, 3);
    }
    return 1;
}

/// Below group `index` and what stands in one paragraph with it.
std::size_t paragraphEnd(const GroupFacts &reading, std::size_t index) {
    const auto lines = reading.tree.lines();
    const std::size_t below = reading.at(index).lastLine + std::size_t{1};
    for (std::size_t i = below; i < lines.size(); ++i) {
        if (lines[i].kind == LineKind::Blank)
            return i;
        if (lines[i].kind == LineKind::BlockHeader || lines[i].is(DirectiveId::UserAgent) ||
            lines[i].is(DirectiveId::Chain))
            return below;
    }
    return lines.size();
}

/// Where the first group of a file goes: below everything in robots.txt; in robots2.txt above the policy,
/// but below rules that belong to nobody, or they would become the group's (S21).
std::size_t firstGroupPlace(const GroupFacts &reading) {
    const Tree &tree = reading.tree;
    const auto lines = tree.lines();
    std::size_t end = lines.size();
    while (end > 0 && isBlankLine(tree, end - 1))
        --end;
    if (!tree.dialect().hasBlocks)
        return end;
    std::size_t floor = 0;
    bool inBlock = false;
    std::optional<std::size_t> policy;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        inBlock = inBlock || lines[i].kind == LineKind::BlockHeader;
        const bool rule = lines[i].is(DirectiveId::Allow) || lines[i].is(DirectiveId::Disallow);
        if (rule && !inBlock) {
            floor = i + 1;
            policy.reset();
        } else if (!policy && (lines[i].kind == LineKind::Directive ||
                               lines[i].kind == LineKind::BlockHeader)) {
            policy = i;
        }
    }
    return policy ? attachedBegin(tree, *policy, floor) : std::max(end, floor);
}

/// The place, or one outside the managed block that it is in: below the block's end, above a block that has none. No group is
/// cut in two there, or its last lines would become the new one's.
std::size_t outsideManaged(const GroupFacts &reading, std::size_t place) {
    const auto blocks = managedBlocks(reading.tree);
    for (const ManagedBlock &block : blocks) {
        if (place <= block.firstLine || place > block.lastLine)
            continue;
        place = block.hasEnd ? block.lastLine + std::size_t{1} : block.firstLine;
        for (std::size_t i = 0; i < reading.count(); ++i)
            if (const Group &group = reading.at(i);
                group.firstLine < place && place <= group.lastLine)
                place = block.hasEnd ? group.lastLine + std::size_t{1} : group.firstLine;
    }
    return place;
}

/// Ends a group without a rule, which would run into the one that is put at the place.
void closeAbove(LineDraft &draft, const GroupFacts &reading, std::size_t place) {
    for (std::size_t i = reading.count(); i-- > 0;) {
        const std::size_t below = reading.at(i).lastLine + std::size_t{1};
        if (below > place)
            continue;
        const auto between = reading.tree.lines().subspan(below - 1, place - below + 1);
        if (reading.isOpen(i) && std::ranges::none_of(between, [](const Line &line) {
                return line.kind == LineKind::BlockHeader;
            }))
            draftClosing(draft, reading, i, place);
        return;
    }
}

std::vector<std::string> spelledGroup(const GroupFacts &reading, const NewGroup &group,
                                      std::size_t place, std::size_t model) {
    const auto siblings =
        model < reading.count() ? reading.lines(model) : std::vector<std::uint32_t>();
    const auto spelled = [&](DirectiveId id, std::string_view value) {
        return spelledLine(reading.tree, id, trimmed(value), place, siblings);
    };
    std::vector<std::string> result;
    result.reserve(group.agents.size() + group.lines.size() + 1);
    for (const std::string &agent : group.agents)
        result.push_back(spelled(DirectiveId::UserAgent, agent));
    bool hasRule = false;
    for (const bool versions : {true, false})
        for (const NewLine &line : group.lines) {
            hasRule = hasRule || line.directive == DirectiveId::Allow ||
                      line.directive == DirectiveId::Disallow;
            if ((line.directive == DirectiveId::RobotVersion) == versions)
                result.push_back(spelled(line.directive, line.value));
        }
    if (!hasRule)
        result.push_back(spelled(DirectiveId::Disallow, {}));
    return result;
}

std::optional<Message> whyNot(const Tree &tree, const NewGroup &group) {
    if (group.agents.empty())
        return GATEPOST_TEXT("edit", "A group needs at least one agent.");
    for (const std::string &agent : group.agents)
        if (auto why = valueRefused(tree.dialect(), DirectiveId::UserAgent, trimmed(agent)))
            return why;
    for (const NewLine &line : group.lines) {
        const Directive *row = tree.dialect().find(line.directive);
        if (row == nullptr || row->place != Place::Group)
            return Message(GATEPOST_TEXT("edit", "%1 is not in a group for %2."),
                           directiveName(line.directive), tree.dialect().name);
        if (auto why = valueRefused(tree.dialect(), line.directive, trimmed(line.value)))
            return why;
    }
    return {};
}

} // namespace

EditResult
placedGroup(const GroupFacts &reading, const std::vector<std::string> &agents,
            std::optional<std::size_t> before,
            const std::function<std::vector<std::string>(std::size_t, std::size_t)> &content) {
    const Tree &tree = reading.tree;
    const std::size_t count = reading.count();
    if (tree.dialect().find(DirectiveId::UserAgent) == nullptr)
        return refused({GATEPOST_TEXT("edit", "%1 has no groups."), tree.dialect().name});
    if (before && *before > count)
        return refused(GATEPOST_TEXT("edit", "There is no such group."));
    const auto isStar = [](const std::string &agent) { return trimmed(agent) == "*"; };
    if (!before && count > 0 && reading.names(count - 1, "*") &&
        std::ranges::none_of(agents, isStar))
        before = count - 1;
    LineDraft draft(tree);
    std::size_t place = 0;
    std::size_t model = count;
    if (count == 0) {
        place = firstGroupPlace(reading);
    } else if (before && *before < count) {
        model = *before;
        const std::uint32_t first = reading.at(model).firstLine;
        const std::size_t floor = model == 0 ? 0 : reading.at(model - 1).lastLine + std::size_t{1};
        place = attachedBegin(tree, first, floor);
    } else {
        model = count - 1;
        place = paragraphEnd(reading, model);
        if (reading.isOpen(model) &&
            std::ranges::none_of(tree.lines().subspan(reading.at(model).lastLine,
                                                      place - reading.at(model).lastLine),
                                 [](const Line &l) { return l.kind == LineKind::BlockHeader; }))
            draftClosing(draft, reading, model, reading.at(model).lastLine + std::size_t{1});
    }
    if (const std::size_t outside = outsideManaged(reading, place); outside != place) {
        place = outside;
        draft = LineDraft(tree);
        closeAbove(draft, reading, place);
    }
    draftParagraph(draft, tree, place, blanksBetween(reading), content(place, model));
    return draft.edit();
}

EditResult addGroup(const Tree &tree, const NewGroup &group, std::optional<std::size_t> before) {
    if (auto why = whyNot(tree, group))
        return refused(*why);
    const GroupFacts reading(tree);
    return placedGroup(reading, group.agents, before, [&](std::size_t place, std::size_t model) {
        return spelledGroup(reading, group, place, model);
    });
}

EditResult removeGroup(const Tree &tree, std::size_t group, bool withComments) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(GATEPOST_TEXT("edit", "There is no such group."));
    const auto own = reading.lines(group);
    const std::size_t first = own.front();
    const std::size_t last = own.back();
    if (tree.dialect().hasBlocks) {
        // Its User-agent line ends the block above it: what stands below must not fall into that (S51).
        const Scopes &scopes = tree.scopes();
        const auto ends = [&](const Block &block) { return block.endLine == first; };
        const auto above = std::ranges::find_if(scopes.blocks, ends);
        for (const ScopedLine &line : scopes.lines)
            if (above != scopes.blocks.end() && line.block < 0 && line.line > first &&
                !tree.dialect().find(line.directive)->wholeFile &&
                std::ranges::none_of(
                    tree.lines().subspan(first, line.line - first), [&](const Line &l) {
                        const auto index = static_cast<std::uint32_t>(&l - tree.lines().data());
                        return l.kind == LineKind::BlockHeader ||
                               (l.is(DirectiveId::UserAgent) &&
                                std::ranges::find(own, index) == own.end());
                    }))
                return refused(
                    {GATEPOST_TEXT("edit",
                                   "Without this group the policy lines below it would fall into "
                                   "the block [agent: %1] above it: move them up first."),
                     above->name});
    }
    LineDraft draft(tree);
    std::size_t begin = first;
    bool whole = true;
    for (const std::uint32_t line : own)
        draft.remove(line);
    for (std::size_t i = first; i <= last; ++i) {
        const Line &line = tree.lines()[i];
        const bool isOwn = std::ranges::binary_search(own, static_cast<std::uint32_t>(i));
        const bool extra = line.kind == LineKind::Comment || line.kind == LineKind::Other ||
                           line.kind == LineKind::UnknownKey;
        if (withComments && extra)
            draft.remove(i);
        else if (!isOwn && line.kind != LineKind::Blank)
            whole = false;
    }
    if (withComments) {
        begin = attachedBegin(tree, first, group == 0 ? 0 : reading.at(group - 1).lastLine + 1);
        for (std::size_t i = begin; i < first; ++i)
            draft.remove(i);
    }
    if (whole) {
        for (std::size_t i = first; i <= last; ++i)
            if (isBlankLine(tree, i))
                draft.remove(i);
        draftTidyBlanks(draft, tree, begin, last);
    }
    return draft.edit();
}

EditResult duplicateGroup(const Tree &tree, std::size_t group,
                          const std::vector<std::string> &agents) {
    const GroupFacts reading(tree);
    if (group >= reading.count())
        return refused(GATEPOST_TEXT("edit", "There is no such group."));
    for (const std::string &agent : agents)
        if (auto why = valueRefused(tree.dialect(), DirectiveId::UserAgent, trimmed(agent)))
            return refused(*why);
    const auto own = reading.lines(group);
    std::vector<std::string> content;
    bool agentsDone = agents.empty();
    const std::size_t place = reading.at(group).lastLine + std::size_t{1};
    for (std::size_t i = own.front(); i <= own.back(); ++i) {
        const Line &line = tree.lines()[i];
        const bool isOwn = std::ranges::binary_search(own, static_cast<std::uint32_t>(i));
        if (isOwn && line.is(DirectiveId::UserAgent) && !agents.empty()) {
            for (const std::string &agent : agents)
                if (!agentsDone)
                    content.push_back(
                        spelledLine(tree, DirectiveId::UserAgent, trimmed(agent), i, own));
            agentsDone = true;
            for (const JoinedRule &rule : tree.joinedRules())
                if (rule.line == i)
                    content.emplace_back(tree.slice({rule.key.begin, line.contentEnd}));
        } else if (isOwn || line.kind == LineKind::Comment || line.kind == LineKind::Blank) {
            content.emplace_back(tree.slice(line.content()));
        }
    }
    LineDraft draft(tree);
    if (reading.isOpen(group)) {
        const std::string closing = spelledLine(tree, DirectiveId::Disallow, {}, place, own);
        draft.insert(place, closing);
        content.push_back(closing);
    }
    const std::size_t blanks = blanksBetween(reading);
    const bool directlyFollowed = place < tree.lines().size() && !isBlankLine(tree, place);
    for (std::size_t i = 0; i < blanks; ++i)
        draft.insert(place, {});
    for (const std::string &line : content)
        draft.insert(place, line);
    for (std::size_t i = 0; i < blanks && directlyFollowed; ++i)
        draft.insert(place, {});
    return draft.edit();
}

} // namespace gatepost
