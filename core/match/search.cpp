// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/search.h"

#include "core/text/words.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace gatepost {

namespace {

constexpr std::size_t kNowhere = std::string_view::npos;

struct Suffix {
    std::ptrdiff_t before = -1; ///< index of the byte before the suffix
    std::ptrdiff_t period = 1;
};

/// The greatest suffix of `piece` in the alphabet's order or, if `reversed`, in the opposite order.
Suffix greatestSuffix(std::string_view piece, bool reversed) {
    const auto size = static_cast<std::ptrdiff_t>(piece.size());
    Suffix best;
    std::ptrdiff_t candidate = 0;
    std::ptrdiff_t offset = 1;
    while (candidate + offset < size) {
        const auto a = static_cast<unsigned char>(piece[std::size_t(candidate + offset)]);
        const auto b = static_cast<unsigned char>(piece[std::size_t(best.before + offset)]);
        if (a == b) {
            if (offset == best.period) {
                candidate += best.period;
                offset = 1;
            } else {
                ++offset;
            }
        } else if ((a < b) != reversed) {
            candidate += offset;
            offset = 1;
            best.period = candidate - best.before;
        } else {
            best.before = candidate++;
            offset = 1;
            best.period = 1;
        }
    }
    return best;
}

} // namespace

std::size_t findTwoWay(std::string_view text, std::string_view piece, std::size_t from) {
    if (from > text.size() || text.size() - from < piece.size())
        return kNowhere;
    const Suffix up = greatestSuffix(piece, false);
    const Suffix down = greatestSuffix(piece, true);
    const Suffix cut = up.before > down.before ? up : down;
    const auto size = static_cast<std::ptrdiff_t>(piece.size());
    const std::ptrdiff_t left = cut.before; // piece = [0..left] [left+1..size)
    const bool periodic =
        std::memcmp(piece.data(), piece.data() + cut.period, std::size_t(left + 1)) == 0;
    // Of a periodic piece the part known to match after a shift by the period need not be read again.
    const std::ptrdiff_t shift = periodic ? cut.period : std::max(left + 1, size - left - 1) + 1;

    const char *const base = text.data() + from;
    const std::ptrdiff_t last = static_cast<std::ptrdiff_t>(text.size() - from) - size;
    std::ptrdiff_t known = -1;
    for (std::ptrdiff_t at = 0; at <= last;) {
        const auto same = [&](std::ptrdiff_t i) { return piece[std::size_t(i)] == base[at + i]; };
        std::ptrdiff_t i = std::max(left, known) + 1;
        while (i < size && same(i))
            ++i;
        if (i < size) {
            at += i - left;
            known = -1;
            continue;
        }
        i = left;
        while (i > known && same(i))
            --i;
        if (i <= known)
            return from + std::size_t(at);
        at += shift;
        known = periodic ? size - cut.period - 1 : -1;
    }
    return kNowhere;
}

std::size_t findPiece(std::string_view text, std::string_view piece, std::size_t from) {
    if (piece.empty())
        return from;
    if (text.size() - from < piece.size())
        return kNowhere;
    const char *const begin = text.data() + from;
    const char *const end = text.data() + (text.size() - piece.size() + 1);
    std::size_t spent = 0;
    for (const char *at = begin; at < end; ++at) {
        at = static_cast<const char *>(std::memchr(at, piece[0], std::size_t(end - at)));
        if (at == nullptr)
            return kNowhere;
        std::size_t same = 1;
        while (same < piece.size() && at[same] == piece[same])
            ++same;
        if (same == piece.size())
            return std::size_t(at - text.data());
        // Eight looks at a byte are cheaper than anything clever; more would no longer be linear.
        spent += same;
        if (spent > 64 + 8 * std::size_t(at - begin))
            return findTwoWay(text, piece, std::size_t(at - text.data()) + 1);
    }
    return kNowhere;
}

/// In `rest`, a part of the path.
std::size_t PieceMemo::search(std::string_view rest, std::string_view piece) {
    constexpr std::size_t kSearches = 64; // from so many on an index is cheaper
    if (!m_index && m_searched / kSearches >= m_path.size() &&
        m_path.size() <= TextIndex::kMostBytes)
        m_index.emplace(m_path);
    if (!m_index) {
        const std::size_t found = findPiece(rest, piece, 0);
        m_searched += found == kNowhere ? rest.size() : found;
        return found;
    }
    const auto begin = static_cast<std::size_t>(rest.data() - m_path.data());
    const std::size_t found = m_index->find(piece, begin);
    return found == kNowhere || found + piece.size() > begin + rest.size() ? kNowhere
                                                                           : found - begin;
}

std::size_t PieceMemo::find(std::string_view text, std::string_view piece, std::size_t from) {
    constexpr std::size_t kShort = 8; // found as fast as remembered
    const std::string_view rest = text.substr(from);
    const auto counted = [from](std::size_t found) {
        return found == kNowhere ? kNowhere : from + found;
    };
    if (piece.size() < kShort || m_index)
        return counted(search(rest, piece));
    const std::uint64_t mixed =
        (load8(piece.data() + (piece.size() - 8)) + piece.size() + from) * 0x9E3779B97F4A7C15U;
    Entry &entry = m_entries[mixed >> 58];
    if (entry.text.data() != rest.data() || entry.text.size() != rest.size() ||
        entry.piece != piece)
        entry = {rest, piece, search(rest, piece)};
    return counted(entry.found);
}

bool matchesStars(std::string_view pattern, std::string_view path, PieceMemo *memo) {
    const bool anchored = pattern.ends_with('$');
    if (anchored)
        pattern.remove_suffix(1);
    const std::size_t firstStar = pattern.find('*');
    if (firstStar == kNowhere)
        return anchored ? path == pattern : path.starts_with(pattern);
    if (!path.starts_with(pattern.substr(0, firstStar)))
        return false;
    pattern.remove_prefix(firstStar + 1);
    path.remove_prefix(firstStar);
    if (anchored) {
        const std::size_t lastStar = pattern.rfind('*');
        const std::string_view tail = lastStar == kNowhere ? pattern : pattern.substr(lastStar + 1);
        if (!path.ends_with(tail))
            return false;
        path.remove_suffix(tail.size());
        pattern.remove_suffix(tail.size());
    }
    std::size_t at = 0;
    while (!pattern.empty()) {
        const std::size_t star = std::min(pattern.find('*'), pattern.size());
        const std::string_view piece = pattern.substr(0, star);
        at = memo == nullptr ? findPiece(path, piece, at) : memo->find(path, piece, at);
        if (at == kNowhere)
            return false;
        at += star;
        pattern.remove_prefix(std::min(star + 1, pattern.size()));
    }
    return true;
}

} // namespace gatepost
