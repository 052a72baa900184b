// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

#include "core/dialect/dialect.h"
#include "core/match/googlelines.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <array>

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
    constexpr std::size_t kLongest = 40;
    if (a.size() > kLongest || b.size() > kLongest)
        return most + 1;
    if ((a.size() > b.size() ? a.size() - b.size() : b.size() - a.size()) > most)
        return most + 1;
    std::array<std::array<std::uint8_t, kLongest + 1>, kLongest + 1> cost;
    for (std::size_t i = 0; i <= a.size(); ++i)
        cost[i][0] = static_cast<std::uint8_t>(i);
    for (std::size_t j = 0; j <= b.size(); ++j)
        cost[0][j] = static_cast<std::uint8_t>(j);
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const char x = asciiLower(a[i - 1]);
            const char y = asciiLower(b[j - 1]);
            std::uint8_t best = static_cast<std::uint8_t>(cost[i - 1][j - 1] + (x == y ? 0 : 1));
            best = std::min<std::uint8_t>(
                best, static_cast<std::uint8_t>(std::min(cost[i - 1][j], cost[i][j - 1]) + 1));
            if (i > 1 && j > 1 && x == asciiLower(b[j - 2]) && asciiLower(a[i - 2]) == y)
                best =
                    std::min<std::uint8_t>(best, static_cast<std::uint8_t>(cost[i - 2][j - 2] + 1));
            cost[i][j] = best;
        }
    return std::min<std::size_t>(cost[a.size()][b.size()], most + 1);
}

std::optional<std::string_view> nearest(std::string_view text,
                                        std::span<const std::string_view> words) {
    std::optional<std::string_view> best;
    std::size_t most = text.size() < 4 ? 1 : text.size() < 8 ? 2 : 3;
    for (const std::string_view word : words) {
        // A third of the word may be wrong, or it was not meant.
        const std::size_t allowed = std::min(most, std::max<std::size_t>(1, word.size() / 3));
        const std::size_t distance = editDistance(text, word, allowed);
        if (distance <= allowed && (!best || distance < most)) {
            best = word;
            most = distance;
        }
    }
    return best;
}

bool containsWord(std::string_view text, std::string_view word) {
    for (std::size_t at = 0; at + word.size() <= text.size(); ++at) {
        if (!startsWithIgnoringCase(text.substr(at), word))
            continue;
        const bool begins = at == 0 || !isAlnum(text[at - 1]);
        const std::size_t end = at + word.size();
        if (begins && (end == text.size() || !isAlnum(text[end])))
            return true;
    }
    return false;
}

} // namespace gatepost::linting
