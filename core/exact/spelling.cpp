// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/spelling.h"

#include "core/match/path.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"

#include <algorithm>
#include <format>
#include <utility>

namespace gatepost::exact {

namespace {

/// It cannot be written as an escape, nor be part of one: S24 leaves reserved characters as they are.
bool isSpelledOneWay(char c) {
    return !isAlnum(c) && c != '-' && c != '.' && c != '_' && c != '~' && c != '%';
}

/// Bytes at the end of a piece that more bytes would make an escape of.
std::size_t unfinished(std::string_view piece) {
    for (std::size_t at = 0; at < piece.size(); ++at) {
        if (piece[at] != '%')
            continue;
        const std::string_view rest = piece.substr(at + 1, 2);
        if (!std::ranges::all_of(rest, [](char c) { return hexDigit(c) >= 0; }))
            continue; // a literal percent sign
        if (rest.size() < 2)
            return rest.size() + 1;
        at += 2;
    }
    return 0;
}

/// A part of a path that is sent: as it reads best, and with every byte as an escape that can be one.
struct Unit {
    std::string plain;
    std::string escaped;
};
using Units = std::vector<Unit>;

/// One for each byte of a normalised path, apart from escapes, which stay whole: their digits from A to F have two spellings.
void addUnits(Units &units, std::string_view path) {
    for (std::size_t at = 0; at < path.size(); ++at) {
        const std::string_view escape = path.substr(at, 3);
        if (escape.size() == 3 && escape[0] == '%' && hexByte(escape, 1)) {
            units.push_back({std::string(escape), toLower(escape)});
            at += 2;
            continue;
        }
        std::string plain(1, path[at]);
        std::string escaped = isSpelledOneWay(path[at])
                                  ? plain
                                  : std::format("%{:02X}", static_cast<unsigned>(path[at]));
        units.push_back({std::move(plain), std::move(escaped)});
    }
}

/// How an escape may end within a piece, whose first bytes S24 then has not.
enum class Losing { Nothing, Escape, Digit };

/// As it is sent, behind what makes its first bytes the end of an escape.
void addPiece(Units &units, const Piece &piece, Losing losing) {
    std::string sent;
    if (losing == Losing::Escape && piece.lost == 2)
        sent = "%";
    else if (losing != Losing::Nothing && piece.lost > 0) // of an unreserved byte, so that it goes
        sent = piece.sent.front() == '0' ? "%5" : "%4";
    sent += piece.sent;
    units.push_back({sent, sent});
}

/// The path with each piece as it is sent, found as early as can be; empty: one is not there.
Units unitsOf(std::string_view path, std::span<const Piece> pieces, Losing losing) {
    Units units;
    std::size_t at = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const std::string &piece = pieces[i].normalised;
        const bool isLast = i + 1 == pieces.size();
        const std::string_view rest = path.substr(at);
        if ((i == 0 && !rest.starts_with(piece)) || (isLast && !rest.ends_with(piece)) ||
            (i == 0 && isLast && rest != piece))
            return {};
        const std::size_t found = i == 0   ? 0
                                  : isLast ? rest.size() - piece.size()
                                           : rest.find(piece);
        if (found == std::string_view::npos)
            return {};
        addUnits(units, rest.substr(0, found));
        addPiece(units, pieces[i], losing);
        at += found + piece.size();
    }
    return units;
}

/// The pattern with the pieces behind the first one in the star at `star`, each between two fresh bytes.
Units unitsBeside(std::string_view pattern, std::size_t star, std::span<const Piece> pieces,
                  char fresh, Losing losing) {
    const std::string filling(1, fresh);
    Units units;
    addPiece(units, pieces.front(), losing);
    for (std::size_t at = pieces.front().normalised.size(); at < pattern.size();) {
        const std::size_t end = std::min(pattern.find('*', at), pattern.size());
        addUnits(units, pattern.substr(at, end - at));
        if (end < pattern.size())
            addUnits(units, filling);
        if (end == star)
            for (const Piece &piece : pieces.subspan(1)) {
                addPiece(units, piece, losing);
                if (!piece.sent.empty())
                    addUnits(units, filling);
            }
        at = end + 1;
    }
    return units;
}

/// With as few escapes as `isMine` needs; absent: it does not even take all.
std::optional<std::string> spelledBest(const Units &units, const IsMine &isMine) {
    std::vector<bool> isPlain(units.size());
    const auto spelled = [&](const std::vector<bool> &plain) {
        std::string path;
        for (std::size_t i = 0; i < units.size(); ++i)
            path += plain[i] ? units[i].plain : units[i].escaped;
        return path;
    };
    if (!isMine(spelled(isPlain)))
        return {};
    const auto unescape = [&](auto &&self, std::size_t begin, std::size_t end) -> void {
        std::vector<bool> more = isPlain;
        std::fill(more.begin() + static_cast<std::ptrdiff_t>(begin),
                  more.begin() + static_cast<std::ptrdiff_t>(end), true);
        if (isMine(spelled(more))) {
            isPlain = std::move(more);
        } else if (end - begin > 1) {
            self(self, begin, (begin + end) / 2);
            self(self, (begin + end) / 2, end);
        }
    };
    unescape(unescape, 0, units.size());
    return spelled(isPlain);
}

} // namespace

std::vector<Piece> piecesOf(std::string_view googlePattern) {
    constexpr std::size_t kDigitsOfAnEscape = 2;
    std::vector<Piece> pieces;
    for (std::size_t begin = 0; begin <= googlePattern.size();) {
        const std::size_t end = std::min(googlePattern.find('*', begin), googlePattern.size());
        Piece piece{googlePattern.substr(begin, end - begin), {}, 0};
        if (begin > 0)
            while (piece.lost < std::min(kDigitsOfAnEscape, piece.sent.size()) &&
                   hexDigit(piece.sent[piece.lost]) >= 0)
                ++piece.lost;
        std::string_view kept = piece.sent.substr(piece.lost);
        if (end < googlePattern.size())
            kept.remove_suffix(unfinished(kept));
        piece.normalised = normalisedPath(kept);
        pieces.push_back(std::move(piece));
        begin = end + 1;
    }
    return pieces;
}

std::string inEverySpelling(std::string_view pattern) {
    std::string relaxed;
    for (const char c : pattern)
        if (c != '*' && isSpelledOneWay(c))
            relaxed += c;
        else if (!relaxed.ends_with('*'))
            relaxed += '*';
    return relaxed;
}

namespace {

/// What `make` makes of each way to lose bytes that the pieces have.
std::optional<std::string> spelledInAnyWay(std::span<const Piece> pieces, const IsMine &isMine,
                                           const std::function<Units(Losing)> &make) {
    const auto most = std::ranges::max(pieces, {}, &Piece::lost).lost;
    for (const Losing losing : {Losing::Nothing, Losing::Digit, Losing::Escape}) {
        if ((losing == Losing::Digit && most == 0) || (losing == Losing::Escape && most < 2))
            break;
        if (const Units units = make(losing); !units.empty())
            if (auto sent = spelledBest(units, isMine))
                return sent;
    }
    return {};
}

} // namespace

std::optional<std::string> spelling(std::string_view path, std::span<const Piece> pieces,
                                    const IsMine &isMine) {
    return spelledInAnyWay(pieces, isMine,
                           [&](Losing losing) { return unitsOf(path, pieces, losing); });
}

std::optional<std::string> spellingBeside(std::string_view pattern, std::span<const Piece> pieces,
                                          char fresh, const IsMine &isMine) {
    if (pieces.size() < 2 || !pattern.starts_with(pieces.front().normalised))
        return {};
    const bool isOpen = pieces.back().sent.empty();
    for (std::size_t star = pattern.find('*', pieces.front().normalised.size());
         star != std::string_view::npos; star = pattern.find('*', star + 1))
        if (isOpen || star + 1 == pattern.size())
            if (auto sent = spelledInAnyWay(pieces, isMine, [&](Losing losing) {
                    return unitsBeside(pattern, star, pieces, fresh, losing);
                }))
                return sent;
    return {};
}

} // namespace gatepost::exact
