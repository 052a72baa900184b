// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/lineedits.h"

#include "core/dialect/dialect.h"
#include "core/model/groupdraft.h"
#include "core/model/policydraft.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

constexpr Phrase kNoLine = GATEPOST_TEXT("edit", "There is no such line.");

const JoinedRule *joinedOn(const Tree &tree, std::size_t line) {
    for (const JoinedRule &rule : tree.joinedRules())
        if (rule.line == line)
            return &rule;
    return nullptr;
}

/// The lines of a whole-file directive, wherever they stand.
std::vector<std::uint32_t> fileLines(const Tree &tree, DirectiveId directive) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t i = 0; i < tree.lines().size(); ++i)
        if (tree.lines()[i].is(directive))
            result.push_back(i);
    return result;
}

} // namespace

EditResult setLineValue(const Tree &tree, std::size_t line, std::string_view value) {
    if (line >= tree.lines().size())
        return refused(kNoLine);
    const Line &old = tree.lines()[line];
    const std::string_view wanted = trimmed(value);
    LineDraft draft(tree);
    switch (old.kind) {
    case LineKind::Blank:
    case LineKind::Comment:
    case LineKind::Other: return refused(GATEPOST_TEXT("edit", "This line has no value."));
    case LineKind::BlockHeader:
        if (auto why = blockNameRefused(wanted))
            return refused(*why);
        draftValue(draft, tree, old, old.value(), wanted);
        break;
    case LineKind::Directive:
    case LineKind::UnknownKey:
        if (auto why = valueRefused(tree.dialect(), old.directive, wanted))
            return refused(*why);
        if (wanted.empty() && joinedOn(tree, line) != nullptr)
            return refused(GATEPOST_TEXT(
                "edit", "An agent with a rule on its line needs a name: split the line first."));
        draftLineValue(draft, tree, line, wanted, {});
        break;
    }
    return draft.edit();
}

EditResult setFileDirective(const Tree &tree, DirectiveId directive, std::size_t nth,
                            std::string_view value) {
    const Directive *row = tree.dialect().find(directive);
    if (row == nullptr || (row->place != Place::File && !row->wholeFile) ||
        row->place == Place::LastLine)
        return refused({GATEPOST_TEXT("edit", "%1 is not a line about the whole file in %2."),
                        directiveName(directive), tree.dialect().name});
    const std::string_view wanted = trimmed(value);
    if (auto why = valueRefused(tree.dialect(), directive, wanted))
        return refused(*why);
    LineDraft draft(tree);
    const auto own = fileLines(tree, directive);
    if (nth < own.size())
        draftLineValue(draft, tree, own[nth], wanted, own);
    else
        draftGlobalLine(draft, PolicyFacts(tree), directive, wanted);
    return draft.edit();
}

EditResult removeFileDirective(const Tree &tree, DirectiveId directive, std::size_t nth) {
    const Directive *row = tree.dialect().find(directive);
    const auto own = fileLines(tree, directive);
    if (row == nullptr || (row->place != Place::File && !row->wholeFile) || nth >= own.size())
        return TextEdit();
    if (GroupFacts(tree).holdsBackVersion(own[nth]))
        return refused(kHoldsBackVersion);
    LineDraft draft(tree);
    draft.remove(own[nth]);
    draftTidyBlanks(draft, tree, own[nth], own[nth]);
    return draft.edit();
}

EditResult removeFileDirectives(const Tree &tree, DirectiveId directive,
                                const std::function<bool(std::string_view)> &wanted) {
    const Directive *row = tree.dialect().find(directive);
    if (row == nullptr || (row->place != Place::File && !row->wholeFile))
        return TextEdit();
    auto own = fileLines(tree, directive);
    std::erase_if(own, [&](std::uint32_t line) { return !wanted(tree.value(tree.lines()[line])); });
    const GroupFacts groups(tree);
    if (std::ranges::any_of(own, [&](std::uint32_t line) { return groups.holdsBackVersion(line); }))
        return refused(kHoldsBackVersion);
    const auto isBlankLine = [&](std::size_t i) { return tree.lines()[i].kind == LineKind::Blank; };
    LineDraft draft(tree);
    for (std::size_t i = 0; i < own.size();) {
        // Lines with nothing but blank ones between them go as one piece.
        const std::size_t first = own[i];
        std::size_t last = first;
        for (; i < own.size(); last = own[i++]) {
            std::size_t below = last + 1;
            while (below < own[i] && isBlankLine(below))
                ++below;
            if (own[i] != first && below < own[i])
                break;
        }
        for (std::size_t line = first; line <= last; ++line)
            draft.remove(line);
        draftTidyBlanks(draft, tree, first, last);
    }
    return draft.edit();
}

} // namespace gatepost
