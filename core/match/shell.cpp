// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/shell.h"

#include "core/match/path.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace gatepost {

namespace {

constexpr std::size_t kNotFound = std::string_view::npos;
constexpr std::size_t kWordBits = 64;

/// One bit for each byte of a text; most paths fit without asking for memory.
class TextBits {
public:
    explicit TextBits(std::size_t size) {
        const std::size_t words = size / kWordBits + 1;
        if (words > m_few.size())
            m_many.resize(words);
        m_words = m_many.empty() ? std::span<std::uint64_t>(m_few) : std::span(m_many);
    }
    [[nodiscard]] std::uint64_t get(std::size_t at) const {
        return (m_words[at / kWordBits] >> (at % kWordBits)) & 1;
    }
    void set(std::size_t at, std::uint64_t bit) {
        std::uint64_t &word = m_words[at / kWordBits];
        const std::uint64_t mask = std::uint64_t{1} << (at % kWordBits);
        word = (word & ~mask) | (bit << (at % kWordBits));
    }

private:
    std::array<std::uint64_t, 256> m_few{}; // 16,384 bytes of text
    std::vector<std::uint64_t> m_many;
    std::span<std::uint64_t> m_words;
};

} // namespace

bool ShellPatterns::isExplicit(std::string_view value) {
    return value.find_first_of("*?[\\") == kNotFound;
}

void ShellPatterns::flushLiteral() {
    if (m_literal.empty())
        return;
    for (const char c : normalisedPath(m_literal))
        m_elements.push_back(static_cast<unsigned char>(c));
    m_literal.clear();
}

/// Reads the set whose [ stands at value[at]; the index after its ], or `at` where it is not closed.
std::size_t ShellPatterns::addSet(std::string_view value, std::size_t at) {
    std::size_t next = at + 1;
    const bool negated = next < value.size() && value[next] == '!';
    next += negated ? 1 : 0;

    ByteSet set;
    for (bool isFirst = true;; isFirst = false) {
        if (next < value.size() && value[next] == ']' && !isFirst)
            break;
        const auto member = [&]() -> int { // its byte, or -1 at the end of the value
            if (next < value.size() && value[next] == '\\')
                ++next;
            return next < value.size() ? static_cast<unsigned char>(value[next++]) : -1;
        };
        const int low = member();
        int high = low;
        if (next + 1 < value.size() && value[next] == '-' && value[next + 1] != ']') {
            ++next;
            high = member();
        }
        if (low < 0 || high < 0)
            return at;
        for (int byte = low; byte <= high; ++byte)
            set.insert(static_cast<unsigned char>(byte));
    }
    if (negated)
        set.invert();
    flushLiteral();
    m_elements.push_back(kFirstSet + static_cast<std::uint32_t>(m_sets.size()));
    m_sets.push_back(set);
    return next + 1;
}

ShellPattern ShellPatterns::add(std::string_view value) {
    const auto begin = static_cast<std::uint32_t>(m_elements.size());
    // Where one [ is not closed no later one is either: escapes pair alike inside and outside of a set, so
    // no unescaped ] is left but one that stood first.
    bool setsMayClose = true;
    for (std::size_t at = 0; at < value.size();) {
        const char c = value[at];
        if (c == '[' && setsMayClose) {
            const std::size_t after = addSet(value, at);
            if (after != at) {
                at = after;
                continue;
            }
            setsMayClose = false;
        }
        if (c == '*' || c == '?') {
            flushLiteral();
            const bool repeats =
                c == '*' && m_elements.size() > begin && m_elements.back() == kAnyRun;
            if (!repeats)
                m_elements.push_back(c == '*' ? kAnyRun : kAnyByte);
        } else {
            if (c == '\\' && at + 1 < value.size())
                ++at;
            m_literal += value[at];
        }
        ++at;
    }
    flushLiteral();
    return {begin, static_cast<std::uint32_t>(m_elements.size()) - begin};
}

void ShellPatterns::dropLast(ShellPattern pattern) {
    assert(pattern.begin + pattern.size == m_elements.size());
    m_elements.resize(pattern.begin);
}

void ShellPatterns::clear() {
    m_elements.clear();
    m_sets.clear();
}

bool ShellPatterns::asStars(ShellPattern pattern, std::string &stars) const {
    stars.clear();
    for (const std::uint32_t element : elements(pattern)) {
        if (element == kAnyRun)
            stars += '*';
        else if (element < 256)
            stars += static_cast<char>(element);
        else
            return false;
    }
    if (!stars.ends_with('*')) // S22 matches a prefix unless told otherwise
        stars += '$';
    return true;
}

bool ShellPatterns::elementMatches(std::uint32_t element, char byte) const {
    if (element < 256)
        return static_cast<unsigned char>(byte) == element;
    return element == kAnyByte ||
           m_sets[element - kFirstSet].contains(static_cast<unsigned char>(byte));
}

bool ShellPatterns::matchesAll(Piece piece, std::string_view text) const {
    return std::ranges::equal(piece, text, [this](std::uint32_t element, char byte) {
        return elementMatches(element, byte);
    });
}

std::size_t ShellPatterns::find(Piece piece, std::string_view text, std::size_t from) const {
    if (piece.size() > text.size() - from)
        return kNotFound;
    const std::size_t last = text.size() - piece.size();
    std::size_t spent = 0;
    for (std::size_t at = from; at <= last; ++at) {
        std::size_t same = 0;
        while (same < piece.size() && elementMatches(piece[same], text[at + same]))
            ++same;
        if (same == piece.size())
            return at;
        spent += same;
        if (spent > 256 + 8 * (at - from))
            return findInParallel(piece, text, at + 1);
    }
    return kNotFound;
}

/// Shift-and: bit j of the state says that elements 0 to j match the bytes up to here. A piece of more than 64
/// elements goes over the text once for each 64, handing on at which bytes the part before it was complete.
std::size_t ShellPatterns::findInParallel(Piece piece, std::string_view text,
                                          std::size_t from) const {
    const std::string_view rest = text.substr(from);
    TextBits complete(rest.size());
    for (std::size_t block = 0; block < piece.size(); block += kWordBits) {
        const Piece part = piece.subspan(block, std::min(kWordBits, piece.size() - block));
        std::array<std::uint64_t, 256> masks{};
        std::uint64_t any = 0; // the elements that every byte matches
        for (std::size_t i = 0; i < part.size(); ++i) {
            const std::uint64_t bit = std::uint64_t{1} << i;
            if (part[i] < 256) {
                masks[part[i]] |= bit;
            } else if (part[i] == kAnyByte) {
                any |= bit;
            } else {
                const ByteSet &set = m_sets[part[i] - kFirstSet];
                for (std::size_t half = 0; half < 2; ++half) {
                    for (std::uint64_t bytes = set.bits[half]; bytes != 0; bytes &= bytes - 1)
                        masks[half * 64 + std::size_t(std::countr_zero(bytes))] |= bit;
                }
            }
        }
        const bool isLast = block + kWordBits >= piece.size();
        const std::uint64_t done = std::uint64_t{1} << (part.size() - 1);
        std::uint64_t state = 0;
        std::uint64_t before = block == 0 ? 1 : 0; // was the part before complete one byte ago?
        for (std::size_t at = 0; at < rest.size(); ++at) {
            state = ((state << 1) | before) & (masks[static_cast<unsigned char>(rest[at])] | any);
            const bool isDone = (state & done) != 0;
            if (isLast && isDone)
                return from + at + 1 - piece.size();
            if (block != 0)
                before = complete.get(at);
            complete.set(at, isDone ? 1 : 0);
        }
    }
    return kNotFound;
}

bool ShellPatterns::matches(ShellPattern pattern, std::string_view path) const {
    Piece rest = elements(pattern);
    const auto pieceEnd = [](Piece of) {
        return static_cast<std::size_t>(std::ranges::find(of, kAnyRun) - of.begin());
    };
    const std::size_t head = pieceEnd(rest);
    if (!matchesAll(rest.first(head), path.substr(0, head)))
        return false;
    if (head == rest.size())
        return head == path.size();
    rest = rest.subspan(head + 1);

    std::size_t tail = 0;
    while (tail < rest.size() && rest[rest.size() - 1 - tail] != kAnyRun)
        ++tail;
    if (tail > path.size() - head || !matchesAll(rest.last(tail), path.substr(path.size() - tail)))
        return false;
    path.remove_suffix(tail);
    rest = rest.first(rest.size() - tail);

    std::size_t at = head;
    while (!rest.empty()) {
        const std::size_t size = pieceEnd(rest);
        at = find(rest.first(size), path, at);
        if (at == kNotFound)
            return false;
        at += size;
        rest = rest.subspan(std::min(size + 1, rest.size()));
    }
    return true;
}

} // namespace gatepost
