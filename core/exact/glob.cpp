// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/glob.h"

#include "core/match/path.h"
#include "core/match/scan.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace gatepost::exact {

namespace {

ByteSet allBytes() {
    return {{~std::uint64_t{0}, ~std::uint64_t{0}}};
}

ByteSet oneByte(unsigned char byte) {
    ByteSet set;
    set.insert(byte);
    return set;
}

bool isAllBytes(const ByteSet &set) {
    return set.bits == allBytes().bits;
}

} // namespace

Glob globOfStars(std::string_view pattern) {
    Glob glob;
    glob.reserve(pattern.size());
    for (const char c : pattern) {
        if (c == '*')
            glob.push_back({allBytes(), true});
        else
            glob.push_back({oneByte(static_cast<unsigned char>(c)), false});
    }
    return glob;
}

Glob globOfShell(std::string_view value) {
    ShellPatterns patterns;
    const ShellPattern pattern = patterns.add(value);
    Glob glob;
    for (const std::uint32_t element : patterns.elements(pattern)) {
        if (element == ShellPatterns::kAnyRun)
            glob.push_back({allBytes(), true});
        else if (element == ShellPatterns::kAnyByte)
            glob.push_back({allBytes(), false});
        else if (element < 256)
            glob.push_back({oneByte(static_cast<unsigned char>(element)), false});
        else
            glob.push_back({patterns.set(element), false});
    }
    return glob;
}

bool matchesGlob(const Glob &glob, std::string_view path) {
    std::vector<char> now(glob.size() + 1);
    std::vector<char> next(glob.size() + 1);
    const auto spread = [&glob](std::vector<char> &at) {
        for (std::size_t i = 0; i < glob.size(); ++i)
            if (at[i] != 0 && glob[i].run)
                at[i + 1] = 1;
    };
    now[0] = 1;
    spread(now);
    for (const char c : path) {
        std::ranges::fill(next, 0);
        for (std::size_t i = 0; i < glob.size(); ++i)
            if (now[i] != 0 && glob[i].set.contains(static_cast<unsigned char>(c)))
                next[glob[i].run ? i : i + 1] = 1;
        spread(next);
        std::swap(now, next);
    }
    return now[glob.size()] != 0;
}

std::string relaxed(const Glob &glob) {
    std::string stars;
    stars.reserve(glob.size());
    for (const GlobElement &element : glob) {
        const std::uint64_t low = element.set.bits[0];
        const std::uint64_t high = element.set.bits[1];
        // A count of the bits would be a call of a function: half of the time that 5,000 sets take to compare (hostile.py).
        const std::uint64_t bits = low | high;
        const bool isOneByte = (low == 0) != (high == 0) && (bits & (bits - 1)) == 0;
        if (isOneByte && !element.run) {
            stars +=
                static_cast<char>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
        } else if (!stars.ends_with('*')) {
            stars += '*';
        }
    }
    return stars;
}

namespace {

/// What S24 makes of the bytes of a path as they are sent, one after the other: 0 is plain, 1 behind a %, else 2 + the
/// hexadecimal digit behind it, which is not yet said.
class Normaliser {
public:
    /// What the byte brings, in `out`; the state that follows.
    static int after(int state, unsigned char byte, std::string &out) {
        const char c = static_cast<char>(byte);
        if (state == 1 && hexDigit(c) >= 0)
            return 2 + byte;
        if (state >= 2 && hexDigit(c) >= 0) {
            const char escape[3] = {'%', static_cast<char>(state - 2), c};
            out += normalisedPath({escape, 3});
            return 0;
        }
        out += left(state); // it was not an escape
        if (c == '%')
            return 1;
        out += normalisedPath({&c, 1});
        return 0;
    }
    /// What is still to be said where the path ends.
    static std::string left(int state) {
        return state == 0   ? std::string()
               : state == 1 ? std::string("%")
                            : std::string("%") + static_cast<char>(state - 2);
    }
};

/// One state: the positions reached in all patterns, and what stands behind a % (of paths as they are sent).
struct State {
    std::vector<std::uint64_t> bits;
    int escape = 0;
    friend bool operator==(const State &, const State &) = default;
};
struct StateHash {
    std::size_t operator()(const State &state) const {
        std::uint64_t hash = static_cast<std::uint64_t>(state.escape) * 0x9E3779B97F4A7C15U;
        for (const std::uint64_t word : state.bits)
            hash = (std::rotl(hash, 23) ^ word) * 0xD6E8FEB86659FD93U;
        return static_cast<std::size_t>(hash ^ (hash >> 32));
    }
};

class SpelledProduct {
public:
    SpelledProduct(const PathPatterns &canonical, Domain domain) {
        add(canonical);
        m_sentFrom = m_positions.size();
        finish(domain);
    }
    /// Paths as they are sent: `normalised` is asked of what S24 makes of them.
    SpelledProduct(const PathPatterns &normalised, const PathPatterns &sent) : m_isSent(true) {
        add(normalised);
        m_sentFrom = m_positions.size();
        add(sent);
        finish(Domain::Google);
    }

    PathSearch run(Work &work) {
        State start{std::vector<std::uint64_t>(m_words), 0};
        for (const auto &each : m_wanted)
            for (const Part part : each)
                reach(start.bits, part.begin);
        for (const Part part : m_unwanted)
            reach(start.bits, part.begin);
        if (!work.spend(m_positions.size())) // to tell the bytes apart
            return {PathSearch::Result::Unknown, {}};
        const std::uint64_t least = (m_isSent ? 4 : 1) + m_words / 2;
        // Not among the known ones: of the start alone nothing but "/" comes, and a run may lead back to the same positions.
        m_queue.push_back({&start, 0, 0});
        for (std::size_t at = 0; at < m_queue.size(); ++at) {
            const std::uint64_t cost = least + positionsIn(*m_queue[at].state) / kPositionsOfAStep;
            for (const unsigned char byte : m_bytes) {
                if (at == 0 && byte != '/')
                    continue; // a path begins with it
                if (!work.spend(cost) || m_queue.size() > work.limits().states ||
                    m_queue.size() * m_words > kMostWords)
                    return {PathSearch::Result::Unknown, {}};
                State next = step(*m_queue[at].state, byte);
                if (!isHopeful(next))
                    continue;
                if (isFound(next))
                    return {PathSearch::Result::Found, pathTo(at) + static_cast<char>(byte)};
                visit(std::move(next), at, byte);
            }
        }
        return {};
    }

private:
    static constexpr std::size_t kMostWords = 4'000'000; ///< of all states: 32 MB
    static constexpr std::size_t kPositionsOfAStep = 8;

    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0; ///< the position that says "matched"
    };
    struct Visited {
        const State *state;
        std::size_t from;
        unsigned char byte;
    };

    void add(const PathPatterns &patterns) {
        for (const GlobUnion &each : patterns.all) {
            m_wanted.emplace_back();
            for (const Glob &glob : each)
                m_wanted.back().push_back(add(glob));
        }
        for (const Glob &glob : patterns.none)
            m_unwanted.push_back(add(glob));
    }
    void finish(Domain domain) {
        m_words = (m_positions.size() + 63) / 64;
        m_lost.resize(m_words);
        m_unwantedEnds.resize(m_words);
        for (const Part part : m_unwanted) {
            m_unwantedEnds[part.end / 64] |= std::uint64_t{1} << (part.end % 64);
            if (part.end != part.begin && takesAll(part))
                m_lost[(part.end - 1) / 64] |= std::uint64_t{1} << ((part.end - 1) % 64);
        }
        makeClasses(domain);
    }
    Part add(const Glob &glob) {
        const std::size_t begin = m_positions.size();
        for (const GlobElement &element : glob)
            m_positions.push_back(element);
        m_positions.push_back({}); // matched: takes nothing more
        return {begin, m_positions.size() - 1};
    }

    /// Bytes that no pattern tells apart are one; the slash that every path begins with is told apart too, and of paths as they
    /// are sent what an escape can consist of or becomes one.
    void makeClasses(Domain domain) {
        constexpr std::string_view kNice = "aeionrstlx-0123456789bcdfghjkmpquvwyz";
        std::vector<unsigned char> order(kNice.begin(), kNice.end());
        for (int byte = 1; byte < 128; ++byte)
            if (!kNice.contains(static_cast<char>(byte)))
                order.push_back(static_cast<unsigned char>(byte));
        std::erase_if(order, [&](unsigned char byte) {
            return !isPathByte(byte, domain) ||
                   (m_isSent && isEscapedInUrls(static_cast<char>(byte))); // nobody can send it
        });
        // Most positions have one of few sets, and each set divides bytes once.
        std::set<std::array<std::uint64_t, 2>> sets;
        const auto addByte = [&sets](unsigned char byte) {
            ByteSet set;
            set.insert(byte);
            sets.insert(set.bits);
        };
        for (const GlobElement &element : m_positions)
            if (!isAllBytes(element.set))
                sets.insert(element.set.bits);
        addByte('/');
        for (const unsigned char byte : order)
            if (m_isSent && (hexDigit(static_cast<char>(byte)) >= 0 || byte == '%' ||
                             !isPathByte(byte, Domain::Normalised)))
                addByte(byte);
        std::array<std::size_t, 128> classOf{};
        std::size_t classes = 1;
        for (const auto &bits : sets) {
            std::array<std::size_t, 128> inside{}; // by class, what becomes of its bytes in the set
            std::array<bool, 128> hasOthers{};
            for (const unsigned char byte : order)
                hasOthers[classOf[byte]] =
                    hasOthers[classOf[byte]] || !ByteSet{bits}.contains(byte);
            for (const unsigned char byte : order) {
                const std::size_t old = classOf[byte];
                if (!hasOthers[old] || !ByteSet{bits}.contains(byte))
                    continue;
                if (inside[old] == 0)
                    inside[old] = classes++;
                classOf[byte] = inside[old];
            }
        }
        std::array<bool, 128> seen{};
        for (const unsigned char byte : order)
            if (!std::exchange(seen[classOf[byte]], true))
                m_bytes.push_back(byte);
    }

    static std::uint64_t positionsIn(const State &state) {
        std::uint64_t count = 0;
        for (const std::uint64_t word : state.bits)
            count += static_cast<std::uint64_t>(std::popcount(word));
        return count;
    }
    static bool test(const std::vector<std::uint64_t> &bits, std::size_t at) {
        return ((bits[at / 64] >> (at % 64)) & 1) != 0;
    }
    void reach(std::vector<std::uint64_t> &bits, std::size_t at) const {
        bits[at / 64] |= std::uint64_t{1} << (at % 64);
        if (m_positions[at].run)
            reach(bits, at + 1); // it may take nothing
    }

    [[nodiscard]] State step(const State &state, unsigned char byte) const {
        State next{std::vector<std::uint64_t>(m_words), 0};
        if (!m_isSent) {
            advance(state.bits, next.bits, byte, 0, m_positions.size());
        } else {
            std::string out;
            next.escape = Normaliser::after(state.escape, byte, out);
            advance(state.bits, next.bits, byte, m_sentFrom, m_positions.size());
            addNormalised(state.bits, next.bits, out);
        }
        for (const auto &each : m_wanted)
            for (const Part part : each)
                forget(next.bits, part);
        return next;
    }

    /// The positions from `begin` to `end`, one byte further.
    void advance(const std::vector<std::uint64_t> &from, std::vector<std::uint64_t> &to,
                 unsigned char byte, std::size_t begin, std::size_t end) const {
        for (std::size_t word = begin / 64; word < m_words; ++word) {
            for (std::uint64_t left = from[word]; left != 0; left &= left - 1) {
                const std::size_t at = word * 64 + std::size_t(std::countr_zero(left));
                if (at < begin || at >= end)
                    continue;
                const GlobElement &element = m_positions[at];
                if (element.set.contains(byte))
                    reach(to, element.run ? at : at + 1);
            }
        }
    }

    /// Puts into `to` where the patterns of normalised paths are behind `text`.
    void addNormalised(const std::vector<std::uint64_t> &from, std::vector<std::uint64_t> &to,
                       std::string_view text) const {
        std::vector<std::uint64_t> now = from;
        std::vector<std::uint64_t> next(m_words);
        for (const char c : text) {
            std::ranges::fill(next, 0);
            advance(now, next, static_cast<unsigned char>(c), 0, m_sentFrom);
            std::swap(now, next);
        }
        copy(now, to, 0, m_sentFrom);
    }

    /// The bits of the positions from `begin` to `end` in a word.
    static std::uint64_t bitsOf(std::size_t word, std::size_t begin, std::size_t end) {
        const std::size_t first = std::max(begin, word * 64);
        const std::size_t last = std::min(end, word * 64 + 64);
        if (first >= last)
            return 0;
        const std::size_t count = last - first;
        const std::uint64_t ones =
            count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
        return ones << (first % 64);
    }
    static bool any(const std::vector<std::uint64_t> &bits, std::size_t begin, std::size_t end) {
        for (std::size_t word = begin / 64; word * 64 < end; ++word)
            if ((bits[word] & bitsOf(word, begin, end)) != 0)
                return true;
        return false;
    }
    static void copy(const std::vector<std::uint64_t> &from, std::vector<std::uint64_t> &to,
                     std::size_t begin, std::size_t end) {
        for (std::size_t word = begin / 64; word * 64 < end; ++word)
            to[word] |= from[word] & bitsOf(word, begin, end);
    }

    /// Where a pattern takes whatever comes its other positions say no more.
    void forget(std::vector<std::uint64_t> &bits, Part part) const {
        if (part.end == part.begin || !takesAll(part) || !test(bits, part.end - 1))
            return;
        for (std::size_t word = part.begin / 64; word * 64 + 1 < part.end; ++word)
            bits[word] &= ~bitsOf(word, part.begin, part.end - 1);
    }
    [[nodiscard]] bool takesAll(Part part) const {
        const GlobElement &last = m_positions[part.end - 1];
        return last.run && isAllBytes(last.set);
    }

    [[nodiscard]] bool isHopeful(const State &state) const {
        const auto alive = [&](Part part) { return any(state.bits, part.begin, part.end + 1); };
        for (const auto &each : m_wanted)
            if (std::ranges::none_of(each, alive))
                return false;
        return !meets(state.bits, m_lost);
    }
    static bool meets(const std::vector<std::uint64_t> &bits,
                      const std::vector<std::uint64_t> &mask) {
        for (std::size_t word = 0; word < mask.size(); ++word)
            if ((bits[word] & mask[word]) != 0)
                return true;
        return false;
    }

    [[nodiscard]] bool isFound(const State &state) const {
        if (state.escape == 0)
            return isFound(state.bits);
        std::vector<std::uint64_t> ended(m_words); // the path may end in what was not an escape
        addNormalised(state.bits, ended, Normaliser::left(state.escape));
        copy(state.bits, ended, m_sentFrom, m_positions.size());
        return isFound(ended);
    }
    [[nodiscard]] bool isFound(const std::vector<std::uint64_t> &bits) const {
        const auto matched = [&](Part part) { return test(bits, part.end); };
        return std::ranges::all_of(
                   m_wanted,
                   [&](const auto &each) { return std::ranges::any_of(each, matched); }) &&
               !meets(bits, m_unwantedEnds);
    }

    void visit(State state, std::size_t from, unsigned char byte) {
        const auto [known, isNew] = m_known.emplace(std::move(state), m_queue.size());
        if (isNew)
            m_queue.push_back({&known->first, from, byte});
    }

    [[nodiscard]] std::string pathTo(std::size_t at) const {
        std::string path;
        for (; at != 0; at = m_queue[at].from)
            path += static_cast<char>(m_queue[at].byte);
        std::ranges::reverse(path);
        return path;
    }

    bool m_isSent = false;
    std::size_t m_sentFrom =
        0; ///< positions from here on are of patterns of paths as they are sent
    std::vector<GlobElement> m_positions;
    std::vector<std::vector<Part>> m_wanted;
    std::vector<Part> m_unwanted;
    std::vector<std::uint64_t> m_unwantedEnds; ///< their last positions
    std::vector<std::uint64_t> m_lost;         ///< where one of them takes whatever comes
    std::vector<unsigned char> m_bytes;        ///< one of each class
    std::size_t m_words = 0;
    std::unordered_map<State, std::size_t, StateHash> m_known;
    std::vector<Visited> m_queue;
};

} // namespace

PathSearch findPath(std::span<const GlobUnion> all, std::span<const Glob> none, Domain domain,
                    Work &work) {
    return SpelledProduct(PathPatterns{{all.begin(), all.end()}, {none.begin(), none.end()}},
                          domain)
        .run(work);
}

PathSearch findSentPath(const PathPatterns &normalised, const PathPatterns &sent, Work &work) {
    return SpelledProduct(normalised, sent).run(work);
}

} // namespace gatepost::exact
