// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/linedraft.h"

#include "core/text/lineindex.h"

#include <algorithm>
#include <cassert>

namespace gatepost {

void LineDraft::insert(std::size_t line, std::string content) {
    assert(line <= m_tree->lines().size());
    m_inserted.emplace_back(line, std::move(content));
}

void LineDraft::remove(std::size_t line) {
    assert(line < m_tree->lines().size());
    m_removed.push_back(line);
}

void LineDraft::replace(ByteRange range, std::string text) {
    if (!range.empty() || !text.empty())
        m_replaced.push_back({range, std::move(text)});
}

std::string LineDraft::lineEndAt(std::size_t line) const {
    const auto lines = m_tree->lines();
    const std::string_view text = m_tree->text();
    const auto endOf = [&](std::size_t i) {
        return std::string(text.substr(lines[i].contentEnd, lines[i].end - lines[i].contentEnd));
    };
    if (line > 0 && !endOf(line - 1).empty())
        return endOf(line - 1);
    if (line < lines.size() && !endOf(line).empty())
        return endOf(line);
    return std::string(lineEndBytes(commonLineEnd(text)));
}

namespace {

/// Puts touching replacements together and keeps a CR from meeting an LF that was a line of its own.
TextEdit joined(std::vector<Replacement> parts, std::string_view text) {
    std::vector<Replacement> merged;
    for (Replacement &part : parts) {
        if (!merged.empty() && merged.back().range.end == part.range.begin) {
            merged.back().range.end = part.range.end;
            merged.back().text += part.text;
        } else {
            merged.push_back(std::move(part));
        }
    }
    TextEdit edit;
    for (Replacement &part : merged) {
        const bool beforeLf = part.range.end < text.size() && text[part.range.end] == '\n';
        if (beforeLf && part.text.ends_with('\r')) {
            part.text.back() = '\n';
        } else if (beforeLf && part.text.empty() && part.range.begin > 0 &&
                   text[part.range.begin - 1] == '\r') {
            --part.range.begin;
            part.text = "\n";
        }
        edit.add(std::move(part));
    }
    return edit;
}

} // namespace

TextEdit LineDraft::edit() const {
    const auto lines = m_tree->lines();
    const std::size_t count = lines.size();
    const auto size = static_cast<std::uint32_t>(m_tree->text().size());
    const bool openEnd = count > 0 && lines.back().contentEnd == lines.back().end;

    auto removed = m_removed;
    std::ranges::sort(removed);
    removed.erase(std::ranges::unique(removed).begin(), removed.end());
    auto inserted = m_inserted;
    std::ranges::stable_sort(inserted, {}, [](const auto &line) { return line.first; });
    const auto isRemoved = [&](std::size_t i) { return std::ranges::binary_search(removed, i); };

    // The last line of the new text: it keeps the old text's way of ending.
    std::size_t keptEnd = count; // lines before it may be kept
    while (keptEnd > 0 && isRemoved(keptEnd - 1))
        --keptEnd;
    const bool lastIsNew = !inserted.empty() && inserted.back().first >= keptEnd;

    std::vector<Replacement> parts;
    std::size_t next = 0;
    for (std::size_t i = 0; i <= count && (next < inserted.size() || !removed.empty()); ++i) {
        const std::uint32_t at = i < count ? lines[i].begin : size;
        std::string text;
        const bool isPlace = next < inserted.size() && inserted[next].first == i;
        const std::string end = isPlace ? lineEndAt(i) : std::string();
        if (openEnd && i == count && next < inserted.size() && !isRemoved(count - 1))
            text += end; // the line above has none yet
        for (; next < inserted.size() && inserted[next].first == i; ++next) {
            text += inserted[next].second;
            const bool isLast = lastIsNew && next + 1 == inserted.size();
            if (!isLast || !openEnd)
                text += end;
        }
        if (!text.empty())
            parts.push_back({{at, at}, std::move(text)});
        if (i < count && isRemoved(i))
            parts.push_back({lines[i].whole(), {}});
    }
    if (openEnd && !lastIsNew && keptEnd > 0 && keptEnd < count)
        parts.push_back({{lines[keptEnd - 1].contentEnd, lines[keptEnd - 1].end}, {}});
    parts.insert(parts.end(), m_replaced.begin(), m_replaced.end());
    std::ranges::stable_sort(parts, [](const Replacement &a, const Replacement &b) {
        return std::pair(a.range.begin, a.range.end) < std::pair(b.range.begin, b.range.end);
    });
    return joined(std::move(parts), m_tree->text());
}

void draftValue(LineDraft &draft, const Tree &tree, const Line &line, ByteRange value,
                std::string_view text, std::string_view blank) {
    if (tree.slice(value) == text)
        return;
    if (!value.empty() || text.empty()) {
        draft.replace(value, std::string(text));
        return;
    }
    // An empty value: behind the blanks after the colon, but one blank stays before a comment.
    const std::string_view gap = tree.slice({value.end, std::max(value.end, line.commentBegin)});
    const std::size_t blanks = std::min(gap.find_first_not_of(" \t"), gap.size());
    const bool comment = blanks == gap.size() && line.commentBegin < line.contentEnd;
    std::size_t skip = comment && blanks > 0 ? blanks - 1 : blanks;
    if (comment && blank.size() <= skip && gap.starts_with(blank))
        skip = blank.size();
    const std::uint32_t at = value.end + static_cast<std::uint32_t>(skip);
    draft.replace({at, at}, (skip == 0 ? std::string(blank) : std::string()) + std::string(text));
}

std::size_t attachedBegin(const Tree &tree, std::size_t line, std::size_t floor) {
    const auto lines = tree.lines();
    std::size_t begin = line;
    while (begin > floor && lines[begin - 1].kind == LineKind::Comment) {
        const auto isMeta = [&](const MetaLine &meta) { return meta.line == begin - 1; };
        if (std::ranges::any_of(tree.metaLines(), isMeta))
            break;
        --begin;
    }
    return begin == 0 ? line : begin;
}

void draftParagraph(LineDraft &draft, const Tree &tree, std::size_t place, std::size_t blanks,
                    const std::vector<std::string> &content) {
    const auto lines = tree.lines();
    const auto isBlankLine = [&](std::size_t i) { return lines[i].kind == LineKind::Blank; };
    std::size_t below = place;
    while (below < lines.size() && isBlankLine(below))
        ++below;
    if (below < lines.size()) // the blank lines that are there part it from what is above
        place = below;
    const bool partedAbove = place == 0 || isBlankLine(place - 1);
    const bool belowMeta = std::ranges::any_of(tree.metaLines(), [&](const MetaLine &meta) {
        return meta.line + std::size_t{1} == place;
    });
    const bool belowComment = place > 0 && place < lines.size() && !belowMeta &&
                              lines[place - 1].kind == LineKind::Comment && !isBlankLine(place);
    for (std::size_t i = 0; i < blanks && !partedAbove && !belowComment; ++i)
        draft.insert(place, {});
    for (const std::string &line : content)
        draft.insert(place, line);
    const bool partedBelow = place == lines.size() || isBlankLine(place);
    for (std::size_t i = 0; i < blanks && !partedBelow; ++i)
        draft.insert(place, {});
}

void draftTidyBlanks(LineDraft &draft, const Tree &tree, std::size_t first, std::size_t last) {
    const auto lines = tree.lines();
    const auto isBlankLine = [&](std::size_t i) { return lines[i].kind == LineKind::Blank; };
    std::size_t below = last + 1;
    while (below < lines.size() && isBlankLine(below))
        ++below;
    std::size_t above = first;
    while (above > 0 && isBlankLine(above - 1))
        --above;
    if (below == lines.size()) {
        for (std::size_t i = above; i < first; ++i)
            draft.remove(i);
    } else if (above < first || first == 0) {
        for (std::size_t i = last + 1; i < below; ++i)
            draft.remove(i);
    }
}

std::optional<Message> valueRefused(const Dialect &dialect, DirectiveId directive,
                                    std::string_view value) {
    if (value.find_first_of("\r\n") != std::string_view::npos)
        return GATEPOST_TEXT(
            "edit",
            "A value cannot contain a line break: what follows it would be a separate line.");
    if (value.find('\0') != std::string_view::npos)
        return GATEPOST_TEXT("edit", "A value cannot contain a NUL byte.");
    const bool rule = directive == DirectiveId::UserAgent || directive == DirectiveId::Allow ||
                      directive == DirectiveId::Disallow;
    const bool anywhere = rule || dialect.comments == CommentStyle::Anywhere;
    for (std::size_t at = value.find('#'); at != std::string_view::npos;
         at = value.find('#', at + 1))
        if (anywhere || at == 0 || value[at - 1] == ' ' || value[at - 1] == '\t')
            return anywhere
                       ? Message(GATEPOST_TEXT(
                                     "edit",
                                     "A # would begin a comment here; in a path or URL write %1."),
                                 "%23")
                       : Message(GATEPOST_TEXT("edit",
                                               "A # after a space would begin a comment here."));
    if (directive == DirectiveId::UserAgent) {
        const std::string line = "User-agent: " + std::string(value);
        const Tree alone = Tree::parse(line, dialect.id);
        if (!alone.joinedRules().empty())
            return GATEPOST_TEXT(
                "edit", "A rule cannot be on its User-agent line: add it as a separate line.");
    }
    return {};
}

} // namespace gatepost
