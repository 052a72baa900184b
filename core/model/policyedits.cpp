// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/policyedits.h"

#include "core/dialect/dialect.h"
#include "core/model/groupdraft.h"
#include "core/model/policydraft.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

std::unexpected<Message> noBlocks(const Tree &tree) {
    return refused({GATEPOST_TEXT("edit", "%1 has no [agent: …] blocks."), tree.dialect().name});
}

/// "[agent: NAME]" as the file's nearest header above `place`, else the first one, is written.
std::string spelledHeader(const PolicyFacts &facts, std::size_t place, std::string_view name) {
    const Block *model = nullptr;
    for (const Block &block : facts.scopes.blocks)
        if (model == nullptr || block.header < place)
            model = &block;
    if (model == nullptr)
        return "[agent: " + std::string(name) + "]";
    const Line &line = facts.tree.lines()[model->header];
    std::string text(facts.tree.slice({line.begin, line.valueBegin}));
    text += name;
    text += facts.tree.slice({line.valueEnd, line.commentBegin});
    text.erase(text.find_last_not_of(" \t") + 1);
    return text;
}

/// Blank lines between blocks, as the last of them has them above it.
std::size_t blanksBetweenBlocks(const PolicyFacts &facts) {
    if (facts.scopes.blocks.size() < 2)
        return 1;
    std::size_t line = attachedBegin(facts.tree, facts.scopes.blocks.back().header);
    std::size_t blanks = 0;
    for (; line > 0 && facts.tree.lines()[line - 1].kind == LineKind::Blank; --line)
        ++blanks;
    return std::min<std::size_t>(blanks, 3);
}

void draftBlock(LineDraft &draft, const PolicyFacts &facts, std::string_view name,
                std::vector<std::string> content) {
    const auto &blocks = facts.scopes.blocks;
    const std::size_t place =
        blocks.empty() ? facts.endPlace() : facts.endOfBlock(blocks.size() - 1);
    content.insert(content.begin(), spelledHeader(facts, place, name));
    draftParagraph(draft, facts.tree, place, blanksBetweenBlocks(facts), content);
}

} // namespace

EditResult setPolicy(const Tree &tree, std::string_view scope, DirectiveId directive,
                     std::string_view value) {
    const Directive *row = tree.dialect().find(directive);
    scope = trimmed(scope);
    value = trimmed(value);
    if (!tree.dialect().hasBlocks || row == nullptr ||
        (row->place != Place::PolicyScope && row->place != Place::File))
        return refused({GATEPOST_TEXT("edit", "%1 is not a policy directive of %2."),
                        directiveName(directive), tree.dialect().name});
    if (row->wholeFile && !scope.empty())
        return refused(
            {GATEPOST_TEXT("edit", "%1 is about the whole file, not about one agent."), row->name});
    if (auto why = valueRefused(tree.dialect(), directive, value))
        return refused(*why);
    const PolicyFacts facts(tree);
    LineDraft draft(tree);
    if (const auto line = facts.counting(scope, directive)) {
        draftLineValue(draft, tree, *line, value, {});
        return draft.edit();
    }
    if (scope.empty()) {
        draftGlobalLine(draft, facts, directive, value);
        return draft.edit();
    }
    const auto blocks = facts.blocksOf(scope);
    if (blocks.empty()) {
        if (auto why = blockNameRefused(scope))
            return refused(*why);
        const std::size_t place = facts.scopes.blocks.empty()
                                      ? facts.endPlace()
                                      : facts.endOfBlock(facts.scopes.blocks.size() - 1);
        draftBlock(draft, facts, scope, {spelledLine(tree, directive, value, place, {})});
        return draft.edit();
    }
    const auto isFilled = [&](std::size_t block) {
        return std::ranges::any_of(facts.scopes.lines, [&](const ScopedLine &line) {
            return line.block == static_cast<std::int32_t>(block);
        });
    };
    const auto filled = std::ranges::find_if(blocks, isFilled);
    draftBlockLine(draft, facts, filled == blocks.end() ? blocks.front() : *filled, directive,
                   value);
    return draft.edit();
}

EditResult removePolicy(const Tree &tree, std::string_view scope, DirectiveId directive) {
    const Directive *row = tree.dialect().find(directive);
    if (!tree.dialect().hasBlocks || row == nullptr)
        return TextEdit();
    const PolicyFacts facts(tree);
    LineDraft draft(tree);
    draftRemoval(draft, facts, facts.linesOf(trimmed(scope), directive));
    return draft.edit();
}

EditResult addBlock(const Tree &tree, std::string_view name) {
    name = trimmed(name);
    if (!tree.dialect().hasBlocks)
        return noBlocks(tree);
    if (auto why = blockNameRefused(name))
        return refused(*why);
    const PolicyFacts facts(tree);
    if (!facts.blocksOf(name).empty())
        return refused({GATEPOST_TEXT("edit", "There is a block [agent: %1] already."), name});
    LineDraft draft(tree);
    draftBlock(draft, facts, name, {});
    return draft.edit();
}

EditResult renameBlock(const Tree &tree, std::string_view name, std::string_view newName) {
    name = trimmed(name);
    newName = trimmed(newName);
    if (auto why = blockNameRefused(newName))
        return refused(*why);
    const PolicyFacts facts(tree);
    const auto blocks = facts.blocksOf(name);
    if (blocks.empty())
        return refused({GATEPOST_TEXT("edit", "There is no block [agent: %1]."), name});
    if (!equalsIgnoringCase(name, newName) && !facts.blocksOf(newName).empty())
        return refused({GATEPOST_TEXT("edit", "There is a block [agent: %1] already."), newName});
    LineDraft draft(tree);
    for (const std::size_t block : blocks) {
        const Line &line = tree.lines()[facts.scopes.blocks[block].header];
        draftValue(draft, tree, line, line.value(), newName);
    }
    return draft.edit();
}

EditResult removeBlock(const Tree &tree, std::string_view name) {
    const PolicyFacts facts(tree);
    LineDraft draft(tree);
    std::vector<std::size_t> gone;
    for (const std::size_t index : facts.blocksOf(trimmed(name))) {
        const Block &block = facts.scopes.blocks[index];
        std::size_t last = block.header;
        bool whole = true;
        for (std::size_t i = block.header; i < block.endLine; ++i) {
            const Line &line = tree.lines()[i];
            const Directive *row = tree.dialect().find(line.directive);
            const bool own = line.kind == LineKind::BlockHeader ||
                             (line.kind == LineKind::Directive && !row->wholeFile &&
                              row->place != Place::LastLine);
            if (own) {
                draft.remove(i);
                for (std::size_t between = last + 1; between < i; ++between)
                    whole = whole && tree.lines()[between].kind == LineKind::Blank;
                last = i;
            }
        }
        if (whole) {
            for (std::size_t i = block.header; i < last; ++i)
                if (tree.lines()[i].kind == LineKind::Blank)
                    draft.remove(i);
            draftTidyBlanks(draft, tree, block.header, last);
        }
        const auto group = facts.groupHeldBy(index, gone);
        gone.push_back(index);
        if (group) {
            const GroupFacts groups(tree);
            draftClosing(draft, groups, *group, groups.at(*group).lastLine + std::size_t{1});
        }
    }
    return draft.edit();
}

EditResult duplicateBlock(const Tree &tree, std::string_view name, std::string_view newName) {
    name = trimmed(name);
    newName = trimmed(newName);
    if (auto why = blockNameRefused(newName))
        return refused(*why);
    const PolicyFacts facts(tree);
    const auto blocks = facts.blocksOf(name);
    if (blocks.empty())
        return refused({GATEPOST_TEXT("edit", "There is no block [agent: %1]."), name});
    if (!facts.blocksOf(newName).empty())
        return refused({GATEPOST_TEXT("edit", "There is a block [agent: %1] already."), newName});
    const Block &block = facts.scopes.blocks[blocks.front()];
    const std::size_t place = facts.endOfBlock(blocks.front());
    std::vector<std::string> content;
    for (std::size_t i = block.header; i < place; ++i) {
        const Line &line = tree.lines()[i];
        const Directive *row = tree.dialect().find(line.directive);
        if (line.kind == LineKind::BlockHeader)
            content.push_back(spelledHeader(facts, i + 1, newName));
        else if (line.kind == LineKind::Comment || line.kind == LineKind::Blank ||
                 (line.kind == LineKind::Directive && row->place == Place::PolicyScope &&
                  !row->wholeFile))
            content.emplace_back(tree.slice(line.content()));
    }
    LineDraft draft(tree);
    draftParagraph(draft, tree, place, blanksBetweenBlocks(facts), content);
    return draft.edit();
}

EditResult setChain(const Tree &tree, std::string_view url) {
    url = trimmed(url);
    if (tree.dialect().find(DirectiveId::Chain) == nullptr)
        return refused({GATEPOST_TEXT("edit", "%1 has no chain."), tree.dialect().name});
    if (auto why = valueRefused(tree.dialect(), DirectiveId::Chain, url))
        return refused(*why);
    const PolicyFacts facts(tree);
    LineDraft draft(tree);
    if (facts.scopes.chain) {
        draftLineValue(draft, tree, *facts.scopes.chain, url, {});
        return draft.edit();
    }
    for (std::size_t i = 0; i < tree.lines().size(); ++i)
        if (tree.lines()[i].is(DirectiveId::Chain))
            draft.remove(i);
    const std::size_t place = facts.endPlace();
    draftParagraph(draft, tree, place, 1, {spelledLine(tree, DirectiveId::Chain, url, place, {})});
    return draft.edit();
}

EditResult removeChain(const Tree &tree) {
    LineDraft draft(tree);
    const PolicyFacts facts(tree);
    for (std::size_t i = 0; i < tree.lines().size(); ++i)
        if (tree.lines()[i].is(DirectiveId::Chain)) {
            draft.remove(i);
            if (facts.scopes.chain == i)
                draftTidyBlanks(draft, tree, i, i);
        }
    return draft.edit();
}

} // namespace gatepost
