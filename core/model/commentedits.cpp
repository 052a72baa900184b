// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/commentedits.h"

#include "core/syntax/groups.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <vector>

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

bool isMeta(const Tree &tree, std::uint32_t line) {
    return std::ranges::contains(tree.metaLines(), line, &MetaLine::line);
}

Run runAbove(const Tree &tree, std::uint32_t line) {
    Run run{line, line};
    while (run.begin > 0 && tree.lines()[run.begin - 1].kind == LineKind::Comment &&
           !isMeta(tree, run.begin - 1))
        --run.begin;
    return run;
}

Run runOfGroup(const Tree &tree, std::size_t group) {
    return runAbove(tree, readGroups(tree).groups[group].firstLine);
}

/// The comment lines at the top; none if they are those of the first group.
Run runOfFile(const Tree &tree) {
    Run run;
    while (run.end < tree.lines().size() && tree.lines()[run.end].kind == LineKind::Comment &&
           !isMeta(tree, run.end))
        ++run.end;
    if (run.end < tree.lines().size() && tree.lines()[run.end].is(DirectiveId::UserAgent))
        return {};
    return run;
}

std::string joined(const Tree &tree, Run run) {
    std::string text;
    for (std::uint32_t index = run.begin; index < run.end; ++index) {
        if (index > run.begin)
            text += '\n';
        text += textOf(tree, tree.lines()[index]);
    }
    return text;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<Message> refusal(const Tree &tree, std::string_view text, bool mayBreak) {
    for (const char c : text)
        if ((static_cast<unsigned char>(c) < 0x20 && c != '\t' && !(c == '\n' && mayBreak)) ||
            c == '\x7F')
            return Message(
                mayBreak ? GATEPOST_TEXT("edit", "A comment cannot contain control characters. "
                                                 "Remove them.")
                         : GATEPOST_TEXT("edit", "This comment is one line: it cannot contain line "
                                                 "ends or other control characters."));
    if (tree.dialect().hasBlocks)
        for (const std::string_view line : linesOf(text))
            if (startsWithIgnoringCase(line, "meta:"))
                return Message(GATEPOST_TEXT("edit", "A comment that begins with “meta:” is a meta "
                                                     "line. Use the fields for those."));
    return {};
}

/// The run's lines with another text; a line that says what it said keeps its bytes.
std::string rewritten(const Tree &tree, Run run, std::string_view text) {
    const std::string_view end = lineEndBytes(commonLineEnd(tree.text()));
    std::string out;
    std::uint32_t old = run.begin;
    for (const std::string_view line : linesOf(text)) {
        std::uint32_t same = old;
        while (same < run.end && textOf(tree, tree.lines()[same]) != line)
            ++same;
        if (same < run.end) {
            const Line &kept = tree.lines()[same];
            out += tree.slice(kept.content());
            out += kept.contentEnd == kept.end ? end : tree.slice({kept.contentEnd, kept.end});
            old = same + 1;
        } else {
            out += line.empty() ? "#" : "# " + std::string(line);
            out += end;
        }
    }
    return out;
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

} // namespace

std::string fileComment(const Tree &tree) {
    return joined(tree, runOfFile(tree));
}

std::string groupComment(const Tree &tree, std::size_t group) {
    return joined(tree, runOfGroup(tree, group));
}

std::string lineComment(const Tree &tree, std::uint32_t line) {
    return std::string(textOf(tree, tree.lines()[line]));
}

EditResult setFileComment(const Tree &tree, std::string_view text) {
    if (auto refused = refusal(tree, text, true))
        return std::unexpected(std::move(*refused));
    const Run run = runOfFile(tree);
    if (joined(tree, run) == text)
        return TextEdit();
    std::string lines = rewritten(tree, run, text);
    const ByteRange range = rangeOf(tree, run);
    // Without a blank line below they would be the first group's.
    const bool parted =
        run.end >= tree.lines().size() || tree.lines()[run.end].kind == LineKind::Blank;
    if (run.empty() && !lines.empty() && !parted)
        lines += lineEndBytes(commonLineEnd(tree.text()));
    return TextEdit::replace(range, std::move(lines));
}

EditResult setGroupComment(const Tree &tree, std::size_t group, std::string_view text) {
    if (auto refused = refusal(tree, text, true))
        return std::unexpected(std::move(*refused));
    const Run run = runOfGroup(tree, group);
    if (joined(tree, run) == text)
        return TextEdit();
    return TextEdit::replace(rangeOf(tree, run), rewritten(tree, run, text));
}

EditResult setLineComment(const Tree &tree, std::uint32_t index, std::string_view text) {
    text = trimmed(text);
    if (auto refused = refusal(tree, text, false))
        return std::unexpected(std::move(*refused));
    const Line &line = tree.lines()[index];
    if (textOf(tree, line) == text)
        return TextEdit();
    const bool has = line.commentBegin < line.contentEnd;
    // What stands before the comment, without the blanks that separate it.
    std::uint32_t end = has ? line.commentBegin : line.contentEnd;
    while (end > line.begin && isBlank(tree.text()[end - 1]))
        --end;
    if (text.empty())
        return TextEdit::remove({end, line.contentEnd});
    if (has) {
        std::uint32_t begin = line.commentBegin + 1;
        while (begin < line.contentEnd && isBlank(tree.text()[begin]))
            ++begin;
        const std::string blank =
            begin == line.commentBegin + 1 && begin == line.contentEnd ? " " : "";
        return TextEdit::replace({begin, line.contentEnd}, blank + std::string(text));
    }
    return TextEdit::replace({end, line.contentEnd}, "  # " + std::string(text));
}

} // namespace gatepost
