// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/glob.h"

#include "core/match/path.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <unordered_map>

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
    for (const GlobElement &element : glob) {
        const int count = std::popcount(element.set.bits[0]) + std::popcount(element.set.bits[1]);
        if (count == 1 && !element.run) {
            const bool low = element.set.bits[0] != 0;
            stars += static_cast<char>(low ? std::countr_zero(element.set.bits[0])
                                           : 64 + std::countr_zero(element.set.bits[1]));
        } else if (!stars.ends_with('*')) {
            stars += '*';
        }
    }
    return stars;
}

namespace {

/// What normalising makes of %XX, as a machine: which paths are canonical is decided by core/match alone.
class EscapeWatch {
public:
    explicit EscapeWatch(Domain domain) : m_domain(domain) {}

    /// 0: plain, 1: behind a %, else 2 + the byte behind it.
    [[nodiscard]] int after(int state, unsigned char byte) const {
        if (state >= 2) {
            const char path[4] = {'/', '%', static_cast<char>(state - 2), static_cast<char>(byte)};
            if (!isCanonical({path, 4}, m_domain))
                return -1;
        }
        if (byte == '%')
            return 1;
        return state == 1 ? 2 + byte : 0;
    }

private:
    Domain m_domain;
};

/// One state: the positions reached in all patterns, and what stands behind a %.
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

class Product {
public:
    Product(std::span<const GlobUnion> all, std::span<const Glob> none, Domain domain)
        : m_watch(domain) {
        for (const GlobUnion &each : all) {
            m_wanted.emplace_back();
            for (const Glob &glob : each)
                m_wanted.back().push_back(add(glob));
        }
        for (const Glob &glob : none)
            m_unwanted.push_back(add(glob));
        m_words = (m_positions.size() + 63) / 64;
        makeClasses(domain);
    }

    PathSearch run(Work &work) {
        State start{std::vector<std::uint64_t>(m_words), 0};
        for (const auto &each : m_wanted)
            for (const Part part : each)
                reach(start.bits, part.begin);
        for (const Part part : m_unwanted)
            reach(start.bits, part.begin);
        // Not among the known ones: of the start alone nothing but "/" comes, and a run may lead back to the same positions.
        m_queue.push_back({&start, 0, 0});
        for (std::size_t at = 0; at < m_queue.size(); ++at) {
            for (const unsigned char byte : m_bytes) {
                if (at == 0 && byte != '/')
                    continue; // a path begins with it
                if (!work.spend(1 + m_words / 4) || m_queue.size() > work.limits().states ||
                    m_queue.size() * m_words > kMostWords)
                    return {PathSearch::Result::Unknown, {}};
                State next = step(*m_queue[at].state, byte);
                if (next.escape < 0 || !isHopeful(next))
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

    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0; ///< the position that says "matched"
    };
    struct Visited {
        const State *state;
        std::size_t from;
        unsigned char byte;
    };

    Part add(const Glob &glob) {
        const std::size_t begin = m_positions.size();
        for (const GlobElement &element : glob)
            m_positions.push_back(element);
        m_positions.push_back({}); // matched: takes nothing more
        return {begin, m_positions.size() - 1};
    }

    /// Bytes that no pattern tells apart are one; those an escape can consist of are told apart too, and so is the slash that
    /// every path begins with.
    void makeClasses(Domain domain) {
        std::map<std::vector<bool>, unsigned char> classes;
        constexpr std::string_view kNice = "aeionrstlx-0123456789bcdfghjkmpquvwyz";
        std::vector<unsigned char> order(kNice.begin(), kNice.end());
        for (int byte = 1; byte < 128; ++byte)
            if (!kNice.contains(static_cast<char>(byte)))
                order.push_back(static_cast<unsigned char>(byte));
        for (const unsigned char byte : order) {
            if (!isPathByte(byte, domain))
                continue;
            std::vector<bool> key;
            key.reserve(m_positions.size() + 16);
            key.push_back(byte == '/');
            for (const GlobElement &element : m_positions)
                if (!isAllBytes(element.set))
                    key.push_back(element.set.contains(byte));
            const bool isHex =
                isDigit(static_cast<char>(byte)) || (asciiLower(static_cast<char>(byte)) >= 'a' &&
                                                     asciiLower(static_cast<char>(byte)) <= 'f');
            for (int bit = 0; bit < 8; ++bit)
                key.push_back((isHex || byte == '%') && ((byte >> bit) & 1) != 0);
            if (classes.emplace(std::move(key), byte).second)
                m_bytes.push_back(byte);
        }
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
        State next{std::vector<std::uint64_t>(m_words), m_watch.after(state.escape, byte)};
        for (std::size_t word = 0; word < m_words; ++word) {
            for (std::uint64_t left = state.bits[word]; left != 0; left &= left - 1) {
                const std::size_t at = word * 64 + std::size_t(std::countr_zero(left));
                const GlobElement &element = m_positions[at];
                if (element.set.contains(byte))
                    reach(next.bits, element.run ? at : at + 1);
            }
        }
        for (const auto &each : m_wanted)
            for (const Part part : each)
                forget(next.bits, part);
        return next;
    }

    /// Where a pattern takes whatever comes its other positions say no more.
    void forget(std::vector<std::uint64_t> &bits, Part part) const {
        if (part.end == part.begin || !takesAll(part) || !test(bits, part.end - 1))
            return;
        for (std::size_t at = part.begin; at + 1 < part.end; ++at)
            bits[at / 64] &= ~(std::uint64_t{1} << (at % 64));
    }
    [[nodiscard]] bool takesAll(Part part) const {
        const GlobElement &last = m_positions[part.end - 1];
        return last.run && isAllBytes(last.set);
    }

    [[nodiscard]] bool isHopeful(const State &state) const {
        const auto alive = [&](Part part) {
            for (std::size_t at = part.begin; at <= part.end; ++at)
                if (test(state.bits, at))
                    return true;
            return false;
        };
        for (const auto &each : m_wanted)
            if (std::ranges::none_of(each, alive))
                return false;
        return std::ranges::none_of(m_unwanted, [&](Part part) {
            return part.end != part.begin && takesAll(part) && test(state.bits, part.end - 1);
        });
    }

    [[nodiscard]] bool isFound(const State &state) const {
        const auto matched = [&](Part part) { return test(state.bits, part.end); };
        return std::ranges::all_of(
                   m_wanted,
                   [&](const auto &each) { return std::ranges::any_of(each, matched); }) &&
               std::ranges::none_of(m_unwanted, matched);
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

    EscapeWatch m_watch;
    std::vector<GlobElement> m_positions;
    std::vector<std::vector<Part>> m_wanted;
    std::vector<Part> m_unwanted;
    std::vector<unsigned char> m_bytes; ///< one of each class
    std::size_t m_words = 0;
    std::unordered_map<State, std::size_t, StateHash> m_known;
    std::vector<Visited> m_queue;
};

} // namespace

PathSearch findPath(std::span<const GlobUnion> all, std::span<const Glob> none, Domain domain,
                    Work &work) {
    return Product(all, none, domain).run(work);
}

} // namespace gatepost::exact
