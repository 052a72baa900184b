// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/policydraft.h"

#include "core/model/groupdraft.h"
#include "core/text/ascii.h"
#include "core/value/check.h"

#include <algorithm>

namespace gatepost {
namespace {

bool isQuiet(const Line &line) {
    return line.kind == LineKind::Blank || line.kind == LineKind::Comment;
}

bool isPolicyRow(const Directive &row) {
    return row.place == Place::PolicyScope || row.place == Place::File;
}

/// The line of `candidates` below which a directive of this order goes: the last of the highest order that
/// is not higher.
std::optional<std::uint32_t> lineAbove(const Tree &tree, std::span<const std::uint32_t> candidates,
                                       std::uint8_t order) {
    std::optional<std::uint32_t> best;
    std::uint8_t bestOrder = 0;
    for (const std::uint32_t line : candidates) {
        const std::uint8_t theirs = tree.dialect().find(tree.lines()[line].directive)->order;
        if (theirs <= order && (!best || theirs >= bestOrder)) {
            best = line;
            bestOrder = theirs;
        }
    }
    return best;
}

/// Adds the line among `candidates`, which are not empty.
void draftAmong(LineDraft &draft, const Tree &tree, std::span<const std::uint32_t> candidates,
                std::size_t floor, DirectiveId directive, std::string_view value) {
    const auto above = lineAbove(tree, candidates, tree.dialect().find(directive)->order);
    const std::size_t place =
        above ? *above + std::size_t{1} : attachedBegin(tree, candidates.front(), floor);
    draft.insert(place, spelledLine(tree, directive, value, place, candidates));
}

/// The place above the blank lines that stand above `place`, if there is any text above them.
std::size_t belowText(const Tree &tree, std::size_t place) {
    std::size_t above = place;
    while (above > 0 && tree.lines()[above - 1].kind == LineKind::Blank)
        --above;
    return above == 0 ? place : above;
}

} // namespace

std::int32_t PolicyFacts::blockAround(std::size_t line) const {
    const auto after = std::ranges::upper_bound(scopes.blocks, line, {}, &Block::header);
    if (after == scopes.blocks.begin() || line >= std::prev(after)->endLine)
        return -1;
    return static_cast<std::int32_t>(after - scopes.blocks.begin()) - 1;
}

std::vector<std::size_t> PolicyFacts::blocksOf(std::string_view name) const {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < scopes.blocks.size(); ++i)
        if (equalsIgnoringCase(scopes.blocks[i].name, name))
            result.push_back(i);
    return result;
}

std::vector<std::uint32_t> PolicyFacts::linesOf(std::string_view scope,
                                                DirectiveId directive) const {
    std::vector<std::uint32_t> result;
    for (const ScopedLine &line : scopes.lines) {
        const bool here =
            line.block < 0
                ? scope.empty()
                : !scope.empty() &&
                      equalsIgnoringCase(scopes.blocks[static_cast<std::size_t>(line.block)].name,
                                         scope);
        if (here && line.directive == directive)
            result.push_back(line.line);
    }
    return result;
}

std::optional<std::uint32_t> PolicyFacts::counting(std::string_view scope,
                                                   DirectiveId directive) const {
    const auto lines = linesOf(scope, directive);
    const Directive &row = *tree.dialect().find(directive);
    for (const std::uint32_t line : lines)
        if (checkValue(row, tree.value(tree.lines()[line])))
            return line;
    if (lines.empty())
        return {};
    return lines.front();
}

std::size_t PolicyFacts::endPlace() const {
    const auto lines = tree.lines();
    if (scopes.chain)
        return belowText(tree, attachedBegin(tree, *scopes.chain));
    std::size_t place = lines.size();
    while (place > 0 && lines[place - 1].kind == LineKind::Blank)
        --place;
    return place;
}

std::size_t PolicyFacts::endOfBlock(std::size_t block) const {
    const auto lines = tree.lines();
    const Block &b = scopes.blocks[block];
    std::size_t last = b.header;
    for (std::size_t i = b.header; i < b.endLine; ++i)
        if (!isQuiet(lines[i]) && scopes.chain != i)
            last = i;
    std::size_t end = last + 1;
    while (end < b.endLine && lines[end].kind == LineKind::Comment)
        ++end;
    const bool paragraph = end == lines.size() || lines[end].kind == LineKind::Blank;
    return paragraph ? end : last + 1;
}

bool PolicyFacts::needsHeader(std::size_t block, std::span<const std::uint32_t> gone) const {
    const Block &b = scopes.blocks[block];
    for (std::uint32_t i = b.header + 1; i < b.endLine; ++i) {
        const Line &line = tree.lines()[i];
        if (std::ranges::find(gone, i) != gone.end() || isQuiet(line))
            continue;
        if (line.kind != LineKind::Directive)
            return true;
        const Directive &row = *tree.dialect().find(line.directive);
        if (!row.wholeFile && row.place != Place::LastLine)
            return true;
    }
    return false;
}

std::optional<std::size_t> PolicyFacts::groupHeldBy(std::size_t block,
                                                    std::span<const std::size_t> gone) const {
    const GroupFacts groups(tree);
    const std::uint32_t header = scopes.blocks[block].header;
    std::size_t below = 0;
    while (below < groups.count() && groups.at(below).firstLine < header)
        ++below;
    if (below == 0 || below == groups.count() || !groups.isOpen(below - 1))
        return {};
    for (std::size_t i = 0; i < scopes.blocks.size(); ++i) {
        const std::uint32_t other = scopes.blocks[i].header;
        const bool between =
            groups.at(below - 1).firstLine < other && other < groups.at(below).firstLine;
        if (between && i != block && std::ranges::find(gone, i) == gone.end())
            return {};
    }
    return below - 1;
}

void draftGlobalLine(LineDraft &draft, const PolicyFacts &facts, DirectiveId directive,
                     std::string_view value) {
    const Tree &tree = facts.tree;
    const auto lines = tree.lines();
    if (const auto own = facts.linesOf({}, directive); !own.empty()) {
        const std::size_t place = own.back() + std::size_t{1};
        draft.insert(place, spelledLine(tree, directive, value, place, own));
        return;
    }
    std::vector<std::uint32_t> candidates;
    for (std::uint32_t i = 0; i < lines.size(); ++i)
        if (lines[i].kind == LineKind::Directive &&
            isPolicyRow(*tree.dialect().find(lines[i].directive)) && facts.blockAround(i) < 0)
            candidates.push_back(i);
    if (!candidates.empty()) {
        std::size_t floor = candidates.front();
        while (floor > 0 && isQuiet(lines[floor - 1]))
            --floor;
        draftAmong(draft, tree, candidates, floor, directive, value);
        return;
    }
    // Nothing of its kind yet: above the first block, or it would be the block's, else at the end.
    std::size_t place = facts.endPlace();
    if (!facts.scopes.blocks.empty()) {
        place = belowText(tree, attachedBegin(tree, facts.scopes.blocks.front().header));
    }
    draftParagraph(draft, tree, place, 1, {spelledLine(tree, directive, value, place, {})});
}

void draftBlockLine(LineDraft &draft, const PolicyFacts &facts, std::size_t block,
                    DirectiveId directive, std::string_view value) {
    const Tree &tree = facts.tree;
    const Block &b = facts.scopes.blocks[block];
    std::vector<std::uint32_t> candidates;
    for (std::uint32_t i = b.header + 1; i < b.endLine; ++i)
        if (tree.lines()[i].kind == LineKind::Directive &&
            isPolicyRow(*tree.dialect().find(tree.lines()[i].directive)))
            candidates.push_back(i);
    const std::size_t place = b.header + std::size_t{1};
    if (candidates.empty())
        draft.insert(place, spelledLine(tree, directive, value, place, {}));
    else
        draftAmong(draft, tree, candidates, place, directive, value);
}

void draftRemoval(LineDraft &draft, const PolicyFacts &facts, std::span<const std::uint32_t> gone) {
    std::vector<std::size_t> headers; // of the blocks that go
    for (const std::uint32_t line : gone)
        draft.remove(line);
    for (const std::uint32_t line : gone) {
        const std::int32_t block = facts.blockAround(line);
        const Directive *row = facts.tree.dialect().find(facts.tree.lines()[line].directive);
        if (block < 0 || row == nullptr || row->wholeFile)
            continue;
        const auto index = static_cast<std::size_t>(block);
        if (!facts.needsHeader(index, gone) && !facts.groupHeldBy(index, headers)) {
            draft.remove(facts.scopes.blocks[index].header);
            headers.push_back(index);
        }
    }
}

void draftLineValue(LineDraft &draft, const Tree &tree, std::size_t line, std::string_view value,
                    std::span<const std::uint32_t> siblings) {
    std::vector<std::uint32_t> others(siblings.begin(), siblings.end());
    std::erase(others, static_cast<std::uint32_t>(line));
    const Line &old = tree.lines()[line];
    const std::string spelled = spelledLine(tree, old.directive, "x", line, others);
    const std::size_t colon = spelled.find(':');
    const std::string blank = old.directive == DirectiveId::None
                                  ? std::string(" ")
                                  : spelled.substr(colon + 1, spelled.size() - colon - 2);
    draftValue(draft, tree, old, old.value(), value, blank);
}

std::optional<Message> blockNameRefused(std::string_view name) {
    if (name.empty())
        return GATEPOST_TEXT("edit", "A block needs the name of a category or an agent.");
    if (name.find_first_of(std::string_view("\r\n\0#[]", 6)) != std::string_view::npos)
        return GATEPOST_TEXT(
            "edit", "A block's name cannot contain a line break, a NUL byte, # or a bracket.");
    return {};
}

} // namespace gatepost
