// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include "core/dialect/dialect.h"
#include "core/match/googlelines.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/nearword.h"

#include <algorithm>

namespace gatepost::linting {

Message lineName(std::uint32_t lineIndex) {
    return {GATEPOST_TEXT("lint", "line %1"), lineIndex + 1};
}

ByteRange bodyRange(const Line &line) {
    if (line.kind == LineKind::Comment)
        return line.comment();
    std::uint32_t begin = line.keyBegin;
    if (line.kind == LineKind::Other)
        begin = line.valueBegin;
    else if (line.kind == LineKind::BlockHeader)
        begin = line.begin;
    return {begin, std::max(begin, line.kind == LineKind::BlockHeader ? line.commentBegin
                                                                      : line.valueEnd)};
}

Fix replaceFix(Message title, ByteRange range, std::string text, FixKind kind) {
    return {std::move(title), TextEdit::replace(range, std::move(text)), kind};
}

Fix replaceFix(ByteRange range, std::string text, FixKind kind) {
    Message title(GATEPOST_TEXT("lint", "Change to %1"), inQuotes(text));
    return replaceFix(std::move(title), range, std::move(text), kind);
}

Fix removeLineFix(const FileUnderCheck &file, std::uint32_t line, FixKind kind) {
    return {GATEPOST_TEXT("lint", "Remove the line"), TextEdit::remove(file.line(line).whole()),
            kind};
}

std::string lineEndOf(const FileUnderCheck &file) {
    return std::string(file.lineEnd());
}

DirectiveId googleTakesFor(const FileUnderCheck &file, std::string_view key) {
    if (file.tree.dialectId() != DialectId::Robots)
        return DirectiveId::None;
    for (const FileRoleRow &row : siteFiles())
        if (row.dialect != DialectId::Robots && dialect(row.dialect).idOf(key) != DirectiveId::None)
            return DirectiveId::None;
    const auto isPlain = [](char c) { return c != '\0' && static_cast<unsigned char>(c) < 0x80; };
    if (!std::ranges::all_of(key, isPlain))
        return DirectiveId::None;
    switch (googleKey(key)) {
    case GoogleLine::Key::UserAgent: return DirectiveId::UserAgent;
    case GoogleLine::Key::Allow: return DirectiveId::Allow;
    case GoogleLine::Key::Disallow: return DirectiveId::Disallow;
    case GoogleLine::Key::Sitemap: return DirectiveId::Sitemap;
    case GoogleLine::Key::Unknown: break;
    }
    return DirectiveId::None;
}

std::optional<ColonMissing> colonMissing(const FileUnderCheck &file, std::uint32_t line) {
    const std::string_view text = file.tree.value(file.line(line));
    constexpr std::string_view kTwoWords =
        "user agent"; // one of the spellings that Google forgives
    const bool two = file.tree.dialectId() == DialectId::Robots &&
                     startsWithIgnoringCase(text, kTwoWords) && text.size() > kTwoWords.size();
    const std::size_t end = text.find_first_of(" \t=", two ? kTwoWords.size() : 0);
    const std::size_t begin = text.find_first_not_of(" \t=", end);
    if (end == std::string_view::npos || begin == std::string_view::npos || begin == end)
        return {};
    ColonMissing meant{.written = text.substr(0, end), .name = {}, .value = text.substr(begin)};
    const Dialect &dialect = file.tree.dialect();
    DirectiveId id = dialect.idOf(meant.written);
    const bool isExact = id != DirectiveId::None;
    if (!isExact)
        id = googleTakesFor(file, meant.written);
    const Directive *row = dialect.find(id);
    if (row == nullptr || row->place == Place::Meta)
        return {};
    meant.name = row->name;
    const auto google = std::ranges::lower_bound(file.google(), line, {}, &GoogleLine::line);
    meant.readByGoogle = google != file.google().end() && google->line == line &&
                         google->key != GoogleLine::Key::Unknown;
    const bool words = meant.value.find_first_of(" \t") != std::string_view::npos;
    const bool path = meant.value.starts_with('/') || meant.value.starts_with('*');
    const bool prose = words && !path && row->kind != ValueKind::FreeText;
    if (prose && !meant.readByGoogle)
        return {};
    return meant;
}

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most) {
    return wordDistance(a, b, most);
}

std::optional<std::string_view> nearest(std::string_view text,
                                        std::span<const std::string_view> words) {
    return nearestWord(text, words);
}

} // namespace gatepost::linting
