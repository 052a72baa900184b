// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/part.h"

#include "core/dialect/filerole.h"
#include "core/syntax/managed.h"
#include "core/syntax/tree.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace gatepost::live {

namespace {

std::string normalised(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isCrLf = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        if (!isCrLf)
            out += text[at] == '\r' ? '\n' : text[at];
    }
    while (out.ends_with('\n'))
        out.pop_back();
    return out;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// A line that says something, unlike a blank one or a comment, which any two files share.
bool says(std::string_view line) {
    const std::string_view text = trimmed(line);
    return !text.empty() && !text.starts_with('#');
}

bool sharesALine(std::string_view text, std::string_view draft) {
    const auto lines = linesOf(draft);
    std::unordered_set<std::string_view> known(lines.begin(), lines.end());
    return std::ranges::any_of(
        linesOf(text), [&](std::string_view line) { return says(line) && known.contains(line); });
}

void addText(std::string &out, std::string_view text) {
    if (!out.empty() && !text.empty())
        out += '\n';
    out += text;
}

/// Blank lines between somebody's part and the other are nobody's.
std::string_view withoutBlankEnds(std::string_view text) {
    while (text.starts_with('\n'))
        text.remove_prefix(1);
    while (text.ends_with('\n'))
        text.remove_suffix(1);
    return text;
}

/// A text taken apart at the blocks that the draft does not have.
struct Marked {
    bool any = false;
    std::string by;
    std::string foreign;
    std::string own;
    std::string before; ///< blocks that come before the first other line
    std::string after;  ///< the other blocks
};

Marked takenApart(const std::string &served, std::string_view draft) {
    const Tree tree = Tree::parse(served, rowOf(FileRole::Robots).dialect);
    Marked out;
    std::size_t at = 0;
    const auto addOwn = [&](std::size_t end) {
        addText(out.own, withoutBlankEnds(std::string_view(served).substr(at, end - at)));
    };
    for (const ManagedBlock &block : managedBlocks(tree)) {
        const std::size_t begin = tree.lines()[block.firstLine].begin;
        const std::size_t end = tree.lines()[block.lastLine].contentEnd;
        const std::string_view text = std::string_view(served).substr(begin, end - begin);
        if (!block.hasEnd || draft.contains(text))
            continue;
        addOwn(begin);
        out.any = true;
        out.by = block.by;
        addText(out.foreign, text);
        addText(out.own.empty() ? out.before : out.after, text);
        at = end;
    }
    addOwn(served.size());
    return out;
}

std::string joined(std::string_view one, std::string_view two, std::string_view three) {
    std::string out(one);
    for (const std::string_view text : {two, three})
        if (!text.empty())
            out += (out.empty() ? "" : "\n\n") + std::string(text);
    return out;
}

/// How long the longest beginning of the lines is that also ends at each of them (Knuth, Morris and Pratt): a search for them is
/// linear, whatever they repeat.
std::vector<std::size_t> bordersOf(const std::vector<std::string_view> &lines) {
    std::vector<std::size_t> borders(lines.size(), 0);
    for (std::size_t at = 1, length = 0; at < lines.size(); ++at) {
        while (length > 0 && lines[at] != lines[length])
            length = borders[length - 1];
        length += lines[at] == lines[length] ? 1 : 0;
        borders[at] = length;
    }
    return borders;
}

/// The byte at which the draft's lines stand in the served ones in one piece.
std::optional<std::size_t> placeOf(const std::string &served, const std::string &draft) {
    const auto wanted = linesOf(draft);
    const auto borders = bordersOf(wanted);
    const auto lines = linesOf(served);
    for (std::size_t at = 0, length = 0; at < lines.size() && !wanted.empty(); ++at) {
        while (length > 0 && lines[at] != wanted[length])
            length = borders[length - 1];
        length += lines[at] == wanted[length] ? 1 : 0;
        if (length == wanted.size())
            return lines[at + 1 - length].data() - served.data();
    }
    return {};
}

bool hasBeginMark(const std::string &served, std::string &by) {
    const Tree tree = Tree::parse(served, rowOf(FileRole::Robots).dialect);
    const auto blocks = managedBlocks(tree);
    if (!blocks.empty())
        by = blocks.front().by;
    return !blocks.empty();
}

} // namespace

std::string_view partKindName(PartKind kind) {
    switch (kind) {
    case PartKind::Absent: return "absent";
    case PartKind::Equal: return "equal";
    case PartKind::Marked: return "marked";
    case PartKind::Around: return "around";
    case PartKind::Replaced: return "replaced";
    case PartKind::Rewritten: return "rewritten";
    }
    return "";
}

Part partOf(std::string_view servedBytes, std::string_view draftBytes) {
    const std::string served = normalised(servedBytes);
    const std::string draft = normalised(draftBytes);
    if (served == draft)
        return {PartKind::Equal, {}, {}, served, draft};
    Marked marked = takenApart(served, draft);
    const bool wantsLines = std::ranges::any_of(linesOf(draft), says);
    if (marked.any && wantsLines && !sharesALine(marked.own, draft))
        return {PartKind::Replaced, marked.by, served, {}, served};
    if (marked.any)
        return {PartKind::Marked, marked.by, marked.foreign, marked.own,
                joined(marked.before, draft, marked.after)};
    if (const auto at = placeOf(served, draft)) {
        const std::string_view before = withoutBlankEnds(std::string_view(served).substr(0, *at));
        const std::string_view after =
            withoutBlankEnds(std::string_view(served).substr(*at + draft.size()));
        return {
            PartKind::Around, {}, joined(before, after, {}), draft, joined(before, draft, after)};
    }
    std::string by;
    if (wantsLines && !sharesALine(served, draft) && hasBeginMark(served, by))
        return {PartKind::Replaced, by, served, {}, served};
    return {PartKind::Rewritten, {}, {}, served, {}};
}

} // namespace gatepost::live
