// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/stars.h"

#include "core/match/path.h"
#include "core/match/scan.h"
#include "core/match/search.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstring>
#include <format>
#include <iterator>
#include <set>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace gatepost::exact {

std::string canonicalPath(std::string_view url, Domain domain) {
    return domain == Domain::Google ? googlePath(url) : normalisedPath(pathOfUrl(url));
}

bool isCanonical(std::string_view path, Domain domain) {
    // Asked of every witness: a table, as for each byte several places have to be looked at.
    static const auto bytes = [] {
        std::array<std::array<bool, 256>, 2> table{};
        for (const Domain each : {Domain::Normalised, Domain::Google})
            for (unsigned byte = 0; byte < 256; ++byte)
                table[static_cast<std::size_t>(each)][byte] =
                    isPathByte(static_cast<unsigned char>(byte), each);
        return table;
    }();
    const auto &known = bytes[static_cast<std::size_t>(domain)];
    return path.starts_with('/') && std::ranges::all_of(path, [&known](char c) {
               return known[static_cast<unsigned char>(c)];
           });
}

bool isPathByte(unsigned char byte, Domain domain) {
    const char c = static_cast<char>(byte);
    if (byte == 0 || byte > 127 || c == '#') // a # ends what is asked for
        return false;
    return domain == Domain::Google || (!isEscapedInUrls(c) && c != '*' && c != '$');
}

std::string askedPath(std::string_view path, Domain domain) {
    if (domain == Domain::Google || normalisedPath(path) == path)
        return std::string(path);
    // An escape that would not stay what it is was never one: its second digit was escaped itself.
    std::string asked;
    for (std::size_t at = 0; at < path.size(); ++at) {
        const std::string_view escape = path.substr(at, 3);
        asked += path[at];
        if (escape.size() < 3 || path[at] != '%' || !hexByte(escape, 1))
            continue;
        asked += escape[1];
        if (normalisedPath(escape) == escape)
            asked += escape[2];
        else
            std::format_to(std::back_inserter(asked), "%{:02X}", static_cast<unsigned>(escape[2]));
        at += 2;
    }
    return asked;
}

std::string closedStars(std::string_view pattern) {
    const bool anchored = pattern.ends_with('$');
    if (anchored)
        pattern.remove_suffix(1);
    std::string closed;
    closed.reserve(pattern.size() + 1);
    if (const std::size_t stars = pattern.find("**"); stars == std::string_view::npos) {
        closed = pattern;
    } else {
        closed = pattern.substr(0, stars);
        for (const char c : pattern.substr(stars))
            if (c != '*' || !closed.ends_with('*'))
                closed += c;
    }
    if (!anchored && !closed.ends_with('*'))
        closed += '*';
    return closed;
}

bool matchesClosed(std::string_view pattern, std::string_view path) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos)
        return pattern == path;
    if (!path.starts_with(pattern.substr(0, star)))
        return false;
    if (star + 1 == pattern.size())
        return true;
    std::string_view rest = pattern.substr(star + 1);
    path.remove_prefix(star);
    // What stands behind the last star must end the path; the pieces between are taken where they first fit.
    const std::size_t last = rest.rfind('*');
    const std::string_view tail = last == std::string_view::npos ? rest : rest.substr(last + 1);
    if (!path.ends_with(tail))
        return false;
    path.remove_suffix(tail.size());
    if (last == std::string_view::npos)
        return true;
    rest = rest.substr(0, last);
    std::size_t at = 0;
    for (;;) {
        const std::size_t next = rest.find('*');
        const std::string_view piece = rest.substr(0, next);
        at = findPiece(path, piece, at);
        if (at == std::string_view::npos)
            return false;
        at += piece.size();
        if (next == std::string_view::npos)
            return true;
        rest.remove_prefix(next + 1);
    }
}

namespace {

std::size_t headOf(std::string_view pattern) {
    return std::min(pattern.find('*'), pattern.size());
}

constexpr std::size_t kLongest = 8192; ///< both together, to be interleaved

/// Literal bytes before the first star, and behind the last one, do not contradict each other.
bool endsMeet(std::string_view p, std::string_view q) {
    const std::size_t head = std::min(headOf(p), headOf(q));
    if (p.substr(0, head) != q.substr(0, head))
        return false;
    for (std::size_t i = p.size(), j = q.size(); i > 0 && j > 0; --i, --j) {
        if (p[i - 1] == '*' || q[j - 1] == '*')
            return true;
        if (p[i - 1] != q[j - 1])
            return false;
    }
    return true;
}

/// Row by row from the ends: cell (i, j) says whether what is left of p from i and of q from j meets.
class Meeting {
public:
    Meeting(std::string_view p, std::string_view q)
        : m_p(p), m_q(q), m_width(q.size() + 1), m_cells((p.size() + 1) * m_width) {
        for (std::size_t i = p.size() + 1; i-- > 0;)
            for (std::size_t j = m_width; j-- > 0;)
                m_cells[i * m_width + j] = decide(i, j);
    }
    [[nodiscard]] bool at(std::size_t i, std::size_t j) const { return m_cells[i * m_width + j]; }

private:
    [[nodiscard]] bool decide(std::size_t i, std::size_t j) const {
        const bool pEnds = i == m_p.size();
        const bool qEnds = j == m_q.size();
        if (pEnds && qEnds)
            return true;
        const bool pStar = !pEnds && m_p[i] == '*';
        const bool qStar = !qEnds && m_q[j] == '*';
        return (pStar && at(i + 1, j)) || (qStar && at(i, j + 1)) ||
               (pStar && !qEnds && at(i, j + 1)) || (qStar && !pEnds && at(i + 1, j)) ||
               (!pEnds && !qEnds && m_p[i] == m_q[j] && at(i + 1, j + 1));
    }

    std::string_view m_p;
    std::string_view m_q;
    std::size_t m_width;
    std::vector<char> m_cells;
};

} // namespace

// Where both have a star, a path of both is the longer head, the pieces of the one between its stars, those of the other, and
// the longer tail: each takes what is not its own by its first star or its last.
bool meets(std::string_view p, std::string_view q) {
    if (!endsMeet(p, q))
        return false;
    if (headOf(p) == p.size())
        return matchesClosed(q, p);
    return headOf(q) < q.size() || matchesClosed(p, q);
}

Head::Head(std::string_view pattern) {
    const std::size_t head = headOf(pattern);
    const std::size_t known = std::min(head, kBytes);
    std::memcpy(m_bytes.data(), pattern.data(), known);
    std::memset(m_known.data(), 0xff, known);
    // Where no star follows the path ends: as if by a byte that no path contains.
    if (head == pattern.size() && head < kBytes)
        std::memset(reinterpret_cast<char *>(m_known.data()) + head, 0xff, 1);
}

void Head::widen(const Head &other) {
    for (std::size_t i = 0; i < kWords; ++i) {
        std::uint64_t same = ~std::uint64_t{0};
        for (unsigned shift = 0; shift < 64; shift += 8)
            if (((m_bytes[i] ^ other.m_bytes[i]) >> shift & 0xff) != 0)
                same &= ~(std::uint64_t{0xff} << shift);
        m_known[i] &= other.m_known[i] & same;
    }
}

std::string_view Head::start() const {
    const std::span known(reinterpret_cast<const unsigned char *>(m_known.data()), sizeof m_known);
    const auto end = std::ranges::find(known, 0);
    return {reinterpret_cast<const char *>(m_bytes.data()),
            static_cast<std::size_t>(end - known.begin())};
}

std::uint64_t pairsIn(std::string_view pattern) {
    std::uint64_t pairs = 0;
    for (std::size_t at = 1; at < pattern.size(); ++at) {
        const auto one = static_cast<unsigned char>(pattern[at - 1]);
        const auto other = static_cast<unsigned char>(pattern[at]);
        if (one != '*' && other != '*')
            pairs |= std::uint64_t{1} << ((one * 11U + other) % 64);
    }
    return pairs;
}

// No piece of the one has a star, so that a star of the other serves for a byte that the one does not contain.
bool covers(std::string_view outer, std::string_view inner) {
    return matchesClosed(outer, inner);
}

std::string witness(std::string_view pattern, char fresh) {
    std::string path(pattern);
    std::ranges::replace(path, '*', fresh);
    return path;
}

std::optional<char> freshByte(std::span<const std::string_view> patterns) {
    // Bytes that no part of a %XX can be, plain ones first.
    constexpr std::string_view kCandidates =
        "~!'(),;:@+-_.=&ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ";
    // Hardly any pattern has the first of them.
    const char first = kCandidates.front();
    if (std::ranges::none_of(patterns,
                             [first](std::string_view pattern) { return pattern.contains(first); }))
        return first;
    std::bitset<256> used;
    for (const std::string_view pattern : patterns)
        for (const char c : pattern)
            used.set(static_cast<unsigned char>(c));
    for (const char c : kCandidates)
        if (!used[static_cast<unsigned char>(c)])
            return c;
    return {};
}

namespace {

/// Every way in which the literal pieces of two patterns can be interleaved.
class Interleaving {
public:
    Interleaving(std::string_view p, std::string_view q) : m_p(p), m_q(q), m_meeting(p, q) {}

    /// Absent if there are too many.
    std::optional<std::set<std::string>> all() {
        const std::set<std::string> &found = from(0, 0);
        if (m_overflow)
            return {};
        return found;
    }

private:
    static constexpr std::size_t kMostStrings = 4096;

    const std::set<std::string> &from(std::size_t i, std::size_t j) {
        const std::size_t key = keyOf(i, j);
        if (const auto known = m_memo.find(key); known != m_memo.end())
            return known->second;
        std::set<std::string> found;
        if (!m_overflow && m_meeting.at(i, j))
            fill(found, i, j);
        return m_memo.emplace(key, std::move(found)).first->second;
    }

    [[nodiscard]] std::size_t keyOf(std::size_t i, std::size_t j) const {
        return i * (m_q.size() + 1) + j;
    }
    struct Step {
        std::string_view byte; ///< none: a star ends
        std::size_t i;
        std::size_t j;
    };
    /// How a path goes on from (i, j), if there is but one way and it has no star.
    [[nodiscard]] std::optional<Step> onlyStep(std::size_t i, std::size_t j) const {
        if (i == m_p.size() || j == m_q.size() || (m_p[i] == '*' && m_q[j] == '*'))
            return {};
        const Step byP{m_p.substr(i, 1), i + 1, j};
        const Step byQ{m_q.substr(j, 1), i, j + 1};
        const std::array<Step, 2> ways =
            m_p[i] == '*'   ? std::array{byQ, Step{{}, i + 1, j}}
            : m_q[j] == '*' ? std::array{byP, Step{{}, i, j + 1}}
                            : std::array{Step{byP.byte, i + 1, j + 1}, Step{{}, 0, 0}};
        const bool first = m_meeting.at(ways[0].i, ways[0].j);
        const bool second = ways[1].i + ways[1].j > 0 && m_meeting.at(ways[1].i, ways[1].j);
        if (first == second)
            return {};
        return first ? ways[0] : ways[1];
    }

    /// Goes on as long as there is one way alone.
    void fill(std::set<std::string> &found, std::size_t i, std::size_t j) {
        std::string bytes;
        std::vector<std::size_t> passed;
        for (auto step = onlyStep(i, j); step; step = onlyStep(i, j)) {
            passed.push_back(keyOf(i, j));
            bytes += step->byte;
            i = step->i;
            j = step->j;
            if (m_memo.contains(keyOf(i, j)))
                break;
        }
        if (passed.empty())
            return branch(found, i, j);
        for (const std::string &rest : from(i, j))
            found.insert(bytes + rest);
        // What each place costs counts once, whether it is passed or looked at by itself.
        for (const std::size_t place : passed)
            if (m_passed.insert(place).second && !m_memo.contains(place))
                m_strings += found.size();
        m_overflow = m_overflow || m_strings > kMostStrings;
    }

    void branch(std::set<std::string> &found, std::size_t i, std::size_t j) {
        const auto add = [&](std::string_view before, std::size_t nextI, std::size_t nextJ) {
            for (const std::string &rest : from(nextI, nextJ)) {
                if (++m_strings > kMostStrings) {
                    m_overflow = true;
                    return;
                }
                const bool twice = before == "*" && rest.starts_with('*');
                found.insert(twice ? rest : std::string(before) + rest);
            }
        };
        const bool pEnds = i == m_p.size();
        const bool qEnds = j == m_q.size();
        if (pEnds && qEnds) {
            found.emplace();
        } else if (pEnds) {
            add("", i, j + 1);
        } else if (qEnds) {
            add("", i + 1, j);
        } else if (m_p[i] == '*' && m_q[j] == '*') {
            add("*", i + 1, j);
            add("*", i, j + 1);
        } else if (m_p[i] == '*') {
            add(m_q.substr(j, 1), i, j + 1);
            add("", i + 1, j);
        } else if (m_q[j] == '*') {
            add(m_p.substr(i, 1), i + 1, j);
            add("", i, j + 1);
        } else {
            add(m_p.substr(i, 1), i + 1, j + 1);
        }
    }

    std::string_view m_p;
    std::string_view m_q;
    Meeting m_meeting;
    std::unordered_map<std::size_t, std::set<std::string>> m_memo;
    std::unordered_set<std::size_t> m_passed; ///< places that were gone through
    std::size_t m_strings = 0;
    bool m_overflow = false;
};

/// What begins with `head` and matches a pattern that has a star: the head, and behind it what each way to read it as the
/// pattern's beginning leaves of that.
std::vector<std::string> behindHead(std::string_view head, std::string_view pattern) {
    constexpr std::size_t kWord = 64;
    // How much of the pattern may be read, as bits: of 64 positions at a time.
    const std::size_t words = pattern.size() / kWord + 1;
    std::vector<std::uint64_t> masks((256 + 2) * words); // by byte: where the pattern has it
    const auto maskOf = [&](unsigned char byte) {
        return std::span(masks).subspan(byte * words, words);
    };
    for (std::size_t i = 0; i < pattern.size(); ++i)
        maskOf(static_cast<unsigned char>(pattern[i]))[i / kWord] |= std::uint64_t{1}
                                                                     << (i % kWord);
    const auto stars = maskOf('*');
    const auto at = std::span(masks).subspan(256 * words, words);
    const auto next = std::span(masks).subspan(257 * words, words);
    // What `from` has where `mask` has it too comes one position further.
    const auto advance = [&](std::span<std::uint64_t> to, std::span<const std::uint64_t> from,
                             std::span<const std::uint64_t> mask) {
        std::uint64_t carry = 0;
        for (std::size_t word = 0; word < words; ++word) {
            const std::uint64_t both = from[word] & mask[word];
            to[word] |= both << 1 | carry;
            carry = both >> (kWord - 1);
        }
    };
    at[0] = 1;
    for (const char c : head) {
        advance(at, at, stars); // no two stars follow each other
        for (std::size_t word = 0; word < words; ++word)
            next[word] = at[word] & stars[word];
        if (c != '*')
            advance(next, at, maskOf(static_cast<unsigned char>(c)));
        std::ranges::copy(next, at.begin());
    }
    std::vector<std::string> found;
    for (std::size_t i = 0; i <= pattern.size(); ++i)
        if ((at[i / kWord] >> (i % kWord) & 1) != 0)
            found.push_back(std::string(head) += pattern.substr(i));
    return found;
}

/// Without what another one covers; they differ.
std::vector<std::string> widestOf(std::vector<std::string> all) {
    std::vector<std::string> kept;
    for (const std::string &one : all) {
        const bool covered = std::ranges::any_of(
            all, [&](const std::string &other) { return &other != &one && covers(other, one); });
        if (!covered)
            kept.push_back(one);
    }
    return kept;
}

/// A star at the end alone.
bool isPrefix(std::string_view pattern) {
    return headOf(pattern) + 1 == pattern.size();
}

constexpr std::size_t kMostOverlays = 64;

} // namespace

std::optional<std::vector<std::string>> overlays(std::string_view p, std::string_view q) {
    if (!meets(p, q))
        return std::vector<std::string>();
    if (covers(q, p))
        return std::vector{std::string(p)};
    if (covers(p, q))
        return std::vector{std::string(q)};
    if (p.size() + q.size() > kLongest)
        return {};
    std::vector<std::string> all;
    if (isPrefix(p) || isPrefix(q)) {
        all = isPrefix(p) ? behindHead(p.substr(0, headOf(p)), q)
                          : behindHead(q.substr(0, headOf(q)), p);
    } else {
        const auto found = Interleaving(p, q).all();
        if (!found)
            return {};
        all.assign(found->begin(), found->end());
    }
    std::vector<std::string> kept = widestOf(std::move(all));
    if (kept.size() > kMostOverlays)
        return {};
    return kept;
}

} // namespace gatepost::exact
