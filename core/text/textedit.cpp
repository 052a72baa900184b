// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/text/textedit.h"

#include "core/text/lineindex.h"

#include <algorithm>
#include <cassert>

namespace gatepost {

TextEdit TextEdit::replace(ByteRange range, std::string text) {
    TextEdit edit;
    edit.add({range, std::move(text)});
    return edit;
}

TextEdit TextEdit::insert(std::uint32_t offset, std::string text) {
    return replace({offset, offset}, std::move(text));
}

TextEdit TextEdit::remove(ByteRange range) {
    return replace(range, {});
}

namespace {

bool isContinuationByte(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// True where cutting `text` at `offset` parts what belongs together.
bool cutsInside(std::string_view text, std::size_t offset) {
    if (offset == 0 || offset >= text.size())
        return false;
    return isContinuationByte(text[offset]) || (text[offset - 1] == '\r' && text[offset] == '\n');
}

} // namespace

TextEdit TextEdit::between(std::string_view before, std::string_view after) {
    if (before == after)
        return {};
    const auto [b, a] = std::ranges::mismatch(before, after);
    auto prefix = static_cast<std::size_t>(b - before.begin());
    while (cutsInside(before, prefix) || cutsInside(after, prefix))
        --prefix;
    const std::size_t most = std::min(before.size(), after.size()) - prefix;
    std::size_t suffix = 0;
    while (suffix < most && before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
        ++suffix;
    while (suffix > 0 &&
           (cutsInside(before, before.size() - suffix) || cutsInside(after, after.size() - suffix)))
        --suffix;
    return replace(
        {static_cast<std::uint32_t>(prefix), static_cast<std::uint32_t>(before.size() - suffix)},
        std::string(after.substr(prefix, after.size() - suffix - prefix)));
}

void TextEdit::add(Replacement replacement) {
    // Behind everything that begins before it or at the same place, so that insertions keep their order.
    const auto place = std::ranges::upper_bound(m_replacements, replacement.range.begin, {},
                                                [](const Replacement &r) { return r.range.begin; });
    assert(place == m_replacements.begin() ||
           std::prev(place)->range.end <= replacement.range.begin);
    assert(place == m_replacements.end() || replacement.range.end <= place->range.begin);
    m_replacements.insert(place, std::move(replacement));
}

std::string TextEdit::applied(std::string_view text) const {
    assert(fits(text.size()));
    std::size_t size = text.size();
    for (const Replacement &r : m_replacements)
        size += r.text.size() - r.range.size();
    std::string result;
    result.reserve(size);
    std::uint32_t from = 0;
    for (const Replacement &r : m_replacements) {
        result.append(text, from, r.range.begin - from);
        result.append(r.text);
        from = r.range.end;
    }
    result.append(text, from);
    return result;
}

TextEdit TextEdit::inverse(std::string_view text) const {
    assert(fits(text.size()));
    TextEdit inverse;
    inverse.m_replacements.reserve(m_replacements.size());
    std::int64_t shift = 0;
    for (const Replacement &r : m_replacements) {
        const auto begin = static_cast<std::uint32_t>(r.range.begin + shift);
        const auto end = static_cast<std::uint32_t>(begin + r.text.size());
        inverse.m_replacements.push_back({{begin, end}, std::string(slice(text, r.range))});
        shift += static_cast<std::int64_t>(r.text.size()) - r.range.size();
    }
    return inverse;
}

std::uint32_t TextEdit::mapped(std::uint32_t offset) const {
    std::int64_t shift = 0;
    for (const Replacement &r : m_replacements) {
        if (r.range.begin > offset)
            break;
        const auto grown = static_cast<std::int64_t>(r.text.size()) - r.range.size();
        if (offset < r.range.end) // the byte itself was replaced
            return static_cast<std::uint32_t>(r.range.begin + shift +
                                              static_cast<std::int64_t>(r.text.size()));
        shift += grown;
    }
    return static_cast<std::uint32_t>(offset + shift);
}

bool TextEdit::fits(std::size_t size) const {
    std::uint32_t from = 0;
    for (const Replacement &r : m_replacements) {
        if (r.range.begin < from || r.range.end < r.range.begin || r.range.end > size)
            return false;
        from = r.range.end;
    }
    return true;
}

} // namespace gatepost
