// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/part.h"

#include "core/dialect/filerole.h"
#include "core/syntax/managed.h"
#include "core/syntax/tree.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

namespace gatepost::live {

namespace {

/// The lines of `whole` that `piece`, a view into it, consists of.
LineRun linesOfPiece(std::string_view whole, std::string_view piece) {
    const auto lines = [](std::string_view text) {
        return static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
    };
    const auto offset = static_cast<std::size_t>(piece.data() - whole.data());
    const std::uint32_t begin = lines(whole.substr(0, offset));
    return {begin, piece.empty() ? begin : begin + lines(piece) + 1};
}

/// What is put around the draft, in lines of the whole: `before` begins it, `after` ends it.
std::vector<LineRun> around(std::string_view whole, std::string_view before,
                            std::string_view after) {
    std::vector<LineRun> runs;
    if (!before.empty())
        runs.push_back(linesOfPiece(whole, whole.substr(0, before.size())));
    if (!after.empty())
        runs.push_back(linesOfPiece(whole, whole.substr(whole.size() - after.size())));
    return runs;
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
    std::string before;         ///< blocks that come before the first other line
    std::string after;          ///< the other blocks
    std::vector<LineRun> lines; ///< of all blocks
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
        out.lines.push_back({static_cast<std::uint32_t>(block.firstLine),
                             static_cast<std::uint32_t>(block.lastLine) + 1});
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

std::string comparable(std::string_view text) {
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
    Part part;
    part.served = comparable(servedBytes);
    const std::string draft = comparable(draftBytes);
    part.own = part.served;
    const auto replaced = [&](std::string by) {
        part.kind = PartKind::Replaced;
        part.by = std::move(by);
        part.foreign = std::exchange(part.own, {});
        part.uploaded = part.served;
        part.foreignServed = {linesOfPiece(part.served, part.served)};
        part.foreignUploaded = part.foreignServed;
        return std::move(part);
    };
    if (part.served == draft) {
        part.uploaded = draft;
        return part;
    }
    Marked marked = takenApart(part.served, draft);
    const bool wantsLines = std::ranges::any_of(linesOf(draft), says);
    if (marked.any && wantsLines && !sharesALine(marked.own, draft))
        return replaced(marked.by);
    if (marked.any) {
        part.kind = PartKind::Marked;
        part.by = marked.by;
        part.foreign = marked.foreign;
        part.own = marked.own;
        part.uploaded = joined(marked.before, draft, marked.after);
        part.foreignServed = marked.lines;
        part.foreignUploaded = around(*part.uploaded, marked.before, marked.after);
        return part;
    }
    if (const auto at = placeOf(part.served, draft)) {
        const std::string_view served = part.served;
        const std::string_view before = withoutBlankEnds(served.substr(0, *at));
        const std::string_view after = withoutBlankEnds(served.substr(*at + draft.size()));
        part.kind = PartKind::Around;
        part.foreign = joined(before, after, {});
        part.own = draft;
        part.uploaded = joined(before, draft, after);
        for (const std::string_view piece : {before, after})
            if (!piece.empty())
                part.foreignServed.push_back(linesOfPiece(served, piece));
        part.foreignUploaded = around(*part.uploaded, before, after);
        return part;
    }
    std::string by;
    if (wantsLines && !sharesALine(part.served, draft) && hasBeginMark(part.served, by))
        return replaced(by);
    part.kind = PartKind::Rewritten;
    return part;
}

Part partOfOther(std::string_view servedBytes, std::string_view draftBytes) {
    Part part;
    part.served = comparable(servedBytes);
    part.own = part.served;
    part.uploaded = comparable(draftBytes);
    part.kind = part.served == *part.uploaded ? PartKind::Equal : PartKind::Rewritten;
    return part;
}

} // namespace gatepost::live
