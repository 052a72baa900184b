// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/wilds.h"

#include "core/match/search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>

namespace gatepost {

namespace {

/// So few are tried faster than the path's bytes are looked up.
constexpr std::size_t kFew = 12;
/// A question keeps a bit for each bucket on its stack.
constexpr std::size_t kMostBuckets = 16'384;
/// The more bits of the filter there are to a pattern, the fewer look-ups go on for nothing; but it should stay in the
/// fastest cache.
constexpr std::size_t kSpotsPerWild = 64;
constexpr std::size_t kMostSpots = 131'072;
/// Literal bytes of one pattern that are looked at to find the place with fewest others.
constexpr int kMostLooks = 12;

constexpr std::array<std::uint8_t, 6> kFeatureBytes = {16, 8, 4, 8, 4, 2};
/// How likely a path of the same site is to hold such bytes, roughly, in thousandths.
constexpr std::array<std::uint32_t, 6> kFeatureOdds = {10, 20, 100, 30, 150, 500};
constexpr std::array<std::uint64_t, 6> kFeatureFactors = {0x9E3779B97F4A7C15U, 0xD6E8FEB86659FD93U,
                                                          0xA0761D6478BD642FU, 0xE7037ED1A0B428DBU,
                                                          0x8EBC6AF09C88C6E3U, 0x589965CC75374CC3U};

template <typename Word>
std::uint64_t load(const char *bytes) {
    Word word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// The first bytes of a text, at most 8, the others 0; which bytes those are.
struct Word {
    std::uint64_t bytes = 0;
    std::uint64_t mask = 0;
};
Word firstWord(std::string_view text) {
    constexpr std::uint64_t kAll = ~std::uint64_t{0};
    Word word;
    const std::size_t size = std::min<std::size_t>(text.size(), 8);
    std::memcpy(&word.bytes, text.data(), size);
    std::memcpy(&word.mask, &kAll, size);
    return word;
}
/// The last bytes, at the end of the word.
Word lastWord(std::string_view text) {
    constexpr std::uint64_t kAll = ~std::uint64_t{0};
    Word word;
    const std::size_t size = std::min<std::size_t>(text.size(), 8);
    std::array<char, 8> bytes{};
    std::memcpy(bytes.data() + (8 - size), text.data() + (text.size() - size), size);
    std::memcpy(&word.bytes, bytes.data(), 8);
    bytes.fill(0);
    std::memcpy(bytes.data() + (8 - size), &kAll, size);
    std::memcpy(&word.mask, bytes.data(), 8);
    return word;
}

} // namespace

template <WildTable::Feature feature>
std::uint32_t WildTable::spotOf(const char *bytes) const {
    constexpr auto kIndex = static_cast<std::size_t>(feature);
    constexpr std::size_t kSize = kFeatureBytes[kIndex];
    std::uint64_t key = 0;
    if constexpr (kSize == 16) {
        key = load<std::uint64_t>(bytes) * kFeatureFactors[5];
        key ^= (key >> 32) ^ load<std::uint64_t>(bytes + 8);
    } else if constexpr (kSize == 8) {
        key = load<std::uint64_t>(bytes);
    } else if constexpr (kSize == 4) {
        key = load<std::uint32_t>(bytes);
    } else {
        key = load<std::uint16_t>(bytes);
    }
    return static_cast<std::uint32_t>((key * kFeatureFactors[kIndex]) >> m_spotShift);
}

void WildTable::insertStars(std::string_view pattern, RuleRank rank) {
    Wild &wild = m_wilds.emplace_back();
    wild.rank = rank;
    wild.stars = pattern.data();
    wild.shell.size = static_cast<std::uint32_t>(pattern.size());
}

void WildTable::insertShell(ShellPattern pattern, RuleRank rank) {
    Wild &wild = m_wilds.emplace_back();
    wild.rank = rank;
    wild.shell = pattern;
}

bool WildTable::matches(const Wild &wild, std::string_view path) const {
    return wild.stars == nullptr ? m_shell.matches(wild.shell, path)
                                 : matchesStars({wild.stars, wild.shell.size}, path);
}

// ---- filing --------------------------------------------------------------------------------------

namespace {

/// Calls `visit(bytes, isHead)` for each run of literal bytes.
template <typename Visit>
void visitStars(std::string_view pattern, Visit visit) {
    if (pattern.ends_with('$'))
        pattern.remove_suffix(1);
    for (bool isHead = true;; isHead = false) {
        const std::size_t star = std::min(pattern.find('*'), pattern.size());
        visit(pattern.substr(0, star), isHead);
        if (star == pattern.size())
            return;
        pattern.remove_prefix(star + 1);
    }
}

template <typename Visit>
void visitElements(std::span<const std::uint32_t> elements, std::string &scratch, Visit visit) {
    scratch.clear();
    bool isHead = true;
    for (const std::uint32_t element : elements) {
        if (element < 256) {
            scratch += static_cast<char>(element);
            continue;
        }
        visit(std::string_view(scratch), isHead);
        scratch.clear();
        isHead = false;
    }
    visit(std::string_view(scratch), isHead);
}

} // namespace

/// What a path must begin and end with, for a look that costs next to nothing.
void WildTable::setEnds(Wild &wild, std::string &scratch) const {
    Word first;
    Word last;
    if (wild.stars != nullptr) {
        std::string_view pattern(wild.stars, wild.shell.size);
        first = firstWord(pattern.substr(0, pattern.find('*')));
        if (pattern.ends_with('$')) {
            pattern.remove_suffix(1);
            last = lastWord(pattern.substr(pattern.rfind('*') + 1));
        }
    } else {
        // The elements at either end are literal as long as they are bytes.
        const auto elements = m_shell.elements(wild.shell);
        const auto literal = [&](const auto &begin, const auto &end) {
            scratch.clear();
            for (auto at = begin; at != end && *at < 256 && scratch.size() < 8; ++at)
                scratch += static_cast<char>(*at);
        };
        literal(elements.begin(), elements.end());
        first = firstWord(scratch);
        literal(elements.rbegin(), elements.rend());
        std::ranges::reverse(scratch);
        last = lastWord(scratch);
    }
    wild.head = first.bytes;
    wild.headMask = first.mask;
    wild.tail = last.bytes;
    wild.tailMask = last.mask;
}

WildTable::Place WildTable::placeOf(const Wild &wild, std::string &scratch,
                                    const std::vector<std::uint32_t> &loads) const {
    Place best;
    std::uint32_t bestCost = UINT32_MAX;
    const auto consider = [&]<Feature feature>(std::integral_constant<Feature, feature>,
                                               const char *bytes) {
        const std::uint32_t spot = spotOf<feature>(bytes);
        const std::uint32_t cost =
            (loads[spot >> m_bucketShift] + 1) * kFeatureOdds[static_cast<std::size_t>(feature)];
        if (cost < bestCost) {
            bestCost = cost;
            best = {feature, spot};
        }
    };
    int looks = 0;
    // Of a piece its last bytes are looked at first: numbers and names tend to stand behind common words.
    const auto considerAll = [&](auto feature, std::string_view piece) {
        constexpr std::size_t size = kFeatureBytes[static_cast<std::size_t>(feature())];
        for (std::size_t at = piece.size() + 1 - size; at-- > 0 && looks < kMostLooks; ++looks)
            consider(feature, piece.data() + at);
    };
    const auto visit = [&](std::string_view piece, bool isHead) {
        if (isHead) {
            if (piece.size() >= 16)
                consider(std::integral_constant<Feature, Feature::Head16>(), piece.data());
            if (piece.size() >= 8)
                consider(std::integral_constant<Feature, Feature::Head8>(), piece.data());
            else if (piece.size() >= 4)
                consider(std::integral_constant<Feature, Feature::Head4>(), piece.data());
        }
        if (piece.size() >= 8)
            considerAll(std::integral_constant<Feature, Feature::Bytes8>(), piece);
        else if (piece.size() >= 4)
            considerAll(std::integral_constant<Feature, Feature::Bytes4>(), piece);
        else if (piece.size() >= 2 && bestCost > kFeatureOdds[5])
            considerAll(std::integral_constant<Feature, Feature::Bytes2>(), piece);
    };
    if (wild.stars != nullptr)
        visitStars({wild.stars, wild.shell.size}, visit);
    else
        visitElements(m_shell.elements(wild.shell), scratch, visit);
    return best;
}

void WildTable::finish() {
    std::string scratch;
    for (Wild &wild : m_wilds)
        setEnds(wild, scratch);
    const std::size_t buckets =
        m_wilds.size() <= kFew ? 0 : std::min(std::bit_ceil(m_wilds.size() * 4), kMostBuckets);
    // One count for each bucket, and a last one for the patterns that have no place.
    std::vector<std::uint32_t> loads(buckets + 1);
    std::vector<std::uint32_t> bucketOfWild(m_wilds.size(), static_cast<std::uint32_t>(buckets));
    if (buckets != 0) {
        const std::size_t spots =
            std::clamp(std::bit_ceil(m_wilds.size() * kSpotsPerWild), buckets, kMostSpots);
        m_spotShift = static_cast<std::uint32_t>(64 - std::countr_zero(spots));
        m_bucketShift = static_cast<std::uint32_t>(std::countr_zero(spots / buckets));
        m_filter.assign(spots / 64, 0);
    }
    for (std::size_t i = 0; i < m_wilds.size(); ++i) {
        if (buckets != 0) {
            const Place place = placeOf(m_wilds[i], scratch, loads);
            if (place.feature != Feature::None) {
                m_features |= 1U << static_cast<unsigned>(place.feature);
                m_filter[place.spot / 64] |= std::uint64_t{1} << (place.spot % 64);
                bucketOfWild[i] = place.spot >> m_bucketShift;
            }
        }
        ++loads[bucketOfWild[i]];
    }
    m_begins.assign(buckets + 2, 0);
    for (std::size_t bucket = 0; bucket <= buckets; ++bucket)
        m_begins[bucket + 1] = m_begins[bucket] + loads[bucket];
    std::vector<Wild> filed(m_wilds.size());
    std::vector<std::uint32_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t i = 0; i < m_wilds.size(); ++i)
        filed[next[bucketOfWild[i]]++] = m_wilds[i];
    for (std::size_t bucket = 0; bucket <= buckets; ++bucket) {
        if (loads[bucket] > 1)
            std::sort(filed.begin() + m_begins[bucket], filed.begin() + m_begins[bucket + 1],
                      [](const Wild &a, const Wild &b) { return a.rank > b.rank; });
    }
    m_wilds = std::move(filed);
}

// ---- asking --------------------------------------------------------------------------------------

/// One question's way through the table.
class WildTable::Walk {
public:
    /// With `all` every match is put there; without, the best alone is looked for.
    Walk(const WildTable &table, std::string_view path, RuleRank floor,
         std::vector<RuleRank> *all = nullptr)
        : m_table(table),
          m_path(path),
          m_head(firstWord(path).bytes),
          m_tail(lastWord(path).bytes),
          m_best(floor),
          m_all(all) {
        // m_begins holds one more for the patterns filed nowhere, and the end.
        const std::size_t buckets = table.m_begins.size() - 2;
        std::fill_n(m_visited.begin(), (buckets + 63) / 64, 0);
    }

    [[nodiscard]] RuleRank best() const { return m_best; }

    /// Tries the patterns of a bucket, the highest rank first.
    void tryAll(std::size_t bucket) {
        const std::uint32_t end = m_table.m_begins[bucket + 1];
        for (std::uint32_t i = m_table.m_begins[bucket]; i < end; ++i) {
            const Wild &wild = m_table.m_wilds[i];
            if (wild.rank <= m_best && m_all == nullptr)
                return;
            const std::uint64_t differences =
                ((wild.head ^ m_head) & wild.headMask) | ((wild.tail ^ m_tail) & wild.tailMask);
            if (differences != 0 || !m_table.matches(wild, m_path))
                continue;
            if (m_all == nullptr) {
                m_best = wild.rank;
                return;
            }
            m_all->push_back(wild.rank);
        }
    }

    template <Feature feature>
    void lookUp(std::size_t at) {
        const std::uint32_t spot = m_table.spotOf<feature>(m_path.data() + at);
        if (((m_table.m_filter[spot / 64] >> (spot % 64)) & 1) == 0)
            return;
        // A path may hold the same bytes again and again: each bucket is tried once.
        const std::uint32_t bucket = spot >> m_table.m_bucketShift;
        const std::uint64_t bit = std::uint64_t{1} << (bucket % 64);
        if ((m_visited[bucket / 64] & bit) != 0)
            return;
        m_visited[bucket / 64] |= bit;
        tryAll(bucket);
    }

    template <Feature feature>
    void lookUpHead() {
        if (m_table.uses(feature) && m_path.size() >= kFeatureBytes[std::size_t(feature)])
            lookUp<feature>(0);
    }

    template <Feature feature>
    void lookUpBytes() {
        constexpr std::size_t size = kFeatureBytes[std::size_t(feature)];
        if (!m_table.uses(feature) || m_path.size() < size)
            return;
        for (std::size_t at = 0; at <= m_path.size() - size; ++at)
            lookUp<feature>(at);
    }

    void run() {
        lookUpHead<Feature::Head16>();
        lookUpHead<Feature::Head8>();
        lookUpHead<Feature::Head4>();
        lookUpBytes<Feature::Bytes8>();
        lookUpBytes<Feature::Bytes4>();
        lookUpBytes<Feature::Bytes2>();
        tryAll(m_table.m_begins.size() - 2); // those that are filed nowhere
    }

private:
    const WildTable &m_table;
    std::string_view m_path;
    std::uint64_t m_head;
    std::uint64_t m_tail;
    RuleRank m_best;
    std::vector<RuleRank> *m_all;
    std::array<std::uint64_t, kMostBuckets / 64>
        m_visited; // as many words as the table has are set
};

RuleRank WildTable::best(std::string_view path, RuleRank floor) const {
    if (m_wilds.empty())
        return floor;
    Walk walk(*this, path, floor);
    walk.run();
    return walk.best();
}

void WildTable::collect(std::string_view path, std::vector<RuleRank> &ranks) const {
    if (!m_wilds.empty())
        Walk(*this, path, 0, &ranks).run();
}

} // namespace gatepost
