// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/commentedits.h"

#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/text/ascii.h"
#include "core/text/commentlines.h"
#include "core/text/lineindex.h"

#include <algorithm>

namespace gatepost {
namespace {

/// Lines [begin, end) that are comments.
struct Run {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    [[nodiscard]] bool empty() const { return begin == end; }
};

std::string_view textOf(const Tree &tree, const Line &line) {
    if (line.commentBegin >= line.contentEnd)
        return {};
    return trimmed(tree.slice({line.commentBegin + 1, line.contentEnd}));
}

Run runAbove(const Tree &tree, std::uint32_t line) {
    Run run{line, line};
    while (run.begin > 0 && tree.lines()[run.begin - 1].kind == LineKind::Comment &&
           !isMeta(tree, run.begin - 1))
        --run.begin;
    return run;
}

Run runOfGroup(const Tree &tree, std::size_t group) {
    return runAbove(tree, tree.groups().groups[group].firstLine);
}

/// The comment lines above the first block of that name; absent: there is no such block.
std::optional<Run> runOfBlock(const Tree &tree, std::string_view name) {
    for (const Block &block : tree.scopes().blocks)
        if (equalsIgnoringCase(block.name, trimmed(name)))
            return runAbove(tree, block.header);
    return {};
}

/// The comment lines at the top; none if they are those of the first group or block.
Run runOfFile(const Tree &tree) {
    Run run;
    while (run.end < tree.lines().size() && tree.lines()[run.end].kind == LineKind::Comment &&
           !isMeta(tree, run.end))
        ++run.end;
    if (run.end < tree.lines().size() && (tree.lines()[run.end].is(DirectiveId::UserAgent) ||
                                          tree.lines()[run.end].kind == LineKind::BlockHeader))
        return {};
    return run;
}

std::optional<Message> refusal(const Tree &tree, std::string_view text, bool mayBreak) {
    if (auto refused = commentRefused(text, mayBreak))
        return refused;
    if (!tree.dialect().hasBlocks)
        return {};
    for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1)
        if (startsWithIgnoringCase(trimmed(text.substr(at)), "meta:"))
            return Message(GATEPOST_TEXT("edit", "A comment that begins with “meta:” is a meta "
                                                 "line. Use the fields for those."));
    return {};
}

/// Where the run begins, as an offset; behind a byte order mark.
ByteRange rangeOf(const Tree &tree, Run run) {
    const auto begin = [&](std::uint32_t line) {
        if (line < tree.lines().size())
            return tree.lines()[line].begin;
        return static_cast<std::uint32_t>(tree.text().size());
    };
    const std::uint32_t first = begin(run.begin);
    return {run.begin == 0 && tree.hasBom() ? std::max(first, std::uint32_t{3}) : first,
            std::max(first, begin(run.end))};
}

std::string joined(const Tree &tree, Run run) {
    return commentText(tree.slice(rangeOf(tree, run)));
}

EditResult rewritten(const Tree &tree, Run run, std::string_view text) {
    if (auto refused = refusal(tree, text, true))
        return std::unexpected(std::move(*refused));
    if (joined(tree, run) == text)
        return TextEdit();
    const ByteRange range = rangeOf(tree, run);
    return TextEdit::replace(
        range, commentLines(tree.slice(range), text, lineEndBytes(commonLineEnd(tree.text()))));
}

} // namespace

bool isMeta(const Tree &tree, std::size_t line) {
    return std::ranges::contains(tree.metaLines(), line, &MetaLine::line);
}

std::string fileComment(const Tree &tree) {
    return joined(tree, runOfFile(tree));
}

std::string groupComment(const Tree &tree, std::size_t group) {
    return joined(tree, runOfGroup(tree, group));
}

std::string lineComment(const Tree &tree, std::uint32_t line) {
    return std::string(textOf(tree, tree.lines()[line]));
}

std::string blockComment(const Tree &tree, std::string_view name) {
    const auto run = runOfBlock(tree, name);
    return run ? joined(tree, *run) : std::string();
}

EditResult setFileComment(const Tree &tree, std::string_view text) {
    const Run run = runOfFile(tree);
    const std::string_view lineEnd = lineEndBytes(commonLineEnd(tree.text()));
    // Without a blank line below they would be the first group's.
    const bool parted =
        run.end >= tree.lines().size() || tree.lines()[run.end].kind == LineKind::Blank;
    if (!run.empty() || text.empty() || parted)
        return rewritten(tree, run, text);
    if (auto refused = refusal(tree, text, true))
        return std::unexpected(std::move(*refused));
    return TextEdit::replace(rangeOf(tree, run), commentLines({}, text, lineEnd).append(lineEnd));
}

EditResult setGroupComment(const Tree &tree, std::size_t group, std::string_view text) {
    return rewritten(tree, runOfGroup(tree, group), text);
}

EditResult setBlockComment(const Tree &tree, std::string_view name, std::string_view text) {
    const auto run = runOfBlock(tree, name);
    if (!run)
        return std::unexpected(
            Message(GATEPOST_TEXT("edit", "There is no block [agent: %1]."), trimmed(name)));
    return rewritten(tree, *run, text);
}

EditResult setLineComment(const Tree &tree, std::uint32_t index, std::string_view text) {
    text = trimmed(text);
    if (auto refused = refusal(tree, text, false))
        return std::unexpected(std::move(*refused));
    const Line &line = tree.lines()[index];
    if (textOf(tree, line) == text)
        return TextEdit();
    return lineCommentEdit(tree.text(), line.content(),
                           std::min(line.commentBegin, line.contentEnd), text);
}

} // namespace gatepost
