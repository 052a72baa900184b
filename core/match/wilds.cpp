// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/wilds.h"

#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <type_traits>
#include <unordered_map>

namespace gatepost {

namespace {

/// So few are tried faster than the path's bytes are looked up.
constexpr std::size_t kFewWilds = 12;
/// The more bits of the filter there are to a pattern, the fewer look-ups go on for nothing; but while there are not too many
/// patterns it should stay in the fastest cache. Both grow with the patterns, so that a verdict on 10 MB of them tries no more of
/// them than one on 10 KB.
constexpr std::size_t kSpotsPerWild = 64;
constexpr std::size_t kCachedSpots = 131'072;
constexpr std::size_t kLeastSpotsPerWild = 8;
constexpr std::size_t kBucketsPerWild = 2;
/// Equal patterns are looked for where more than so many share a bucket: elsewhere that would cost more than it saves.
constexpr std::size_t kCrowded = 16;
/// Literal bytes of one pattern that are looked at to find the place with fewest others.
constexpr int kMostLooks = 12;

constexpr std::array<std::uint8_t, 7> kFeatureBytes = {16, 8, 4, 8, 4, 3, 2};
/// How likely a path of the same site is to hold such bytes, roughly, in thousandths.
constexpr std::array<std::uint32_t, 7> kFeatureOdds = {10, 20, 100, 30, 150, 300, 500};
constexpr std::array<std::uint64_t, 7> kFeatureFactors = {
    0x9E3779B97F4A7C15U, 0xD6E8FEB86659FD93U, 0xA0761D6478BD642FU, 0xE7037ED1A0B428DBU,
    0x8EBC6AF09C88C6E3U, 0xC2B2AE3D27D4EB4FU, 0x589965CC75374CC3U};

/// The first or last bytes of a text, at most 8, the others 0; which bytes those are.
struct Word {
    std::uint64_t bytes = 0;
    std::uint64_t mask = 0;
};
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
        key = load8(bytes) * kFeatureFactors[6];
        key ^= (key >> 32) ^ load8(bytes + 8);
    } else if constexpr (kSize == 8) {
        key = load8(bytes);
    } else if constexpr (kSize == 4) {
        key = words::load<std::uint32_t>(bytes);
    } else if constexpr (kSize == 3) {
        key = words::load<std::uint16_t>(bytes) |
              (std::uint64_t{static_cast<unsigned char>(bytes[2])} << 16);
    } else {
        key = words::load<std::uint16_t>(bytes);
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

bool WildTable::matches(const Wild &wild, std::string_view path, PieceMemo *memo) const {
    return wild.stars == nullptr ? m_shell.matches(wild.shell, path)
                                 : matchesStars({wild.stars, wild.shell.size}, path, memo);
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
    const auto wordOf = [](std::string_view text) {
        return Word{firstWord(text), firstBytesMask(text.size())};
    };
    Word first;
    Word last;
    if (wild.stars != nullptr) {
        std::string_view pattern(wild.stars, wild.shell.size);
        first = wordOf(pattern.substr(0, pattern.find('*')));
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
        first = wordOf(scratch);
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
        else if (piece.size() == 3)
            considerAll(std::integral_constant<Feature, Feature::Bytes3>(), piece);
        else if (piece.size() == 2 && bestCost > kFeatureOdds[6])
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
    const auto higher = [](const Wild &a, const Wild &b) { return a.rank > b.rank; };
    for (Wild &wild : m_wilds)
        setEnds(wild, scratch);
    if (m_wilds.size() <= kFewWilds) {
        std::ranges::sort(m_wilds, higher);
        return;
    }
    const std::size_t buckets = std::bit_ceil(m_wilds.size() * kBucketsPerWild);
    const std::size_t spots =
        std::max(std::min(std::bit_ceil(m_wilds.size() * kSpotsPerWild), kCachedSpots),
                 std::bit_ceil(m_wilds.size() * kLeastSpotsPerWild));
    m_spotShift = static_cast<std::uint32_t>(64 - std::countr_zero(spots));
    m_bucketShift = static_cast<std::uint32_t>(std::countr_zero(spots / buckets));
    m_filter.assign(spots / 64, 0);
    // One count for each bucket, and a last one for the patterns that have no place.
    std::vector<std::uint32_t> loads(buckets + 1);
    std::vector<std::uint32_t> bucketOfWild(m_wilds.size(), static_cast<std::uint32_t>(buckets));
    for (std::size_t i = 0; i < m_wilds.size(); ++i) {
        const Place place = placeOf(m_wilds[i], scratch, loads);
        if (place.feature != Feature::None) {
            m_features |= 1U << static_cast<unsigned>(place.feature);
            m_filter[place.spot / 64] |= std::uint64_t{1} << (place.spot % 64);
            bucketOfWild[i] = place.spot >> m_bucketShift;
        }
        ++loads[bucketOfWild[i]];
    }
    m_begins.assign(buckets + 2, 0);
    for (std::size_t bucket = 0; bucket <= buckets; ++bucket)
        m_begins[bucket + 1] = m_begins[bucket] + loads[bucket];
    FewList<Wild, 2> filed;
    filed.resize(m_wilds.size());
    std::vector<std::uint32_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t i = 0; i < m_wilds.size(); ++i)
        filed[next[bucketOfWild[i]]++] = m_wilds[i];
    for (std::size_t bucket = 0; bucket <= buckets; ++bucket) {
        if (loads[bucket] > 1)
            std::sort(filed.begin() + m_begins[bucket], filed.begin() + m_begins[bucket + 1],
                      higher);
    }
    m_wilds = std::move(filed);
    joinTwins();
}

/// A file may say the same thing a thousand times: it is tried once.
void WildTable::joinTwins() {
    std::size_t to = 0;
    for (std::size_t bucket = 0; bucket + 1 < m_begins.size(); ++bucket) {
        const std::size_t begin = m_begins[bucket];
        m_begins[bucket] = static_cast<std::uint32_t>(to);
        to = joinTwins(begin, m_begins[bucket + 1], to);
    }
    m_begins.back() = static_cast<std::uint32_t>(to);
    m_wilds.resize(to);
}

/// Equal bytes: equal patterns, of those with `stars` or of those without.
std::string_view WildTable::bytesOf(const Wild &wild) const {
    if (wild.stars != nullptr)
        return {wild.stars, wild.shell.size};
    const auto elements = m_shell.elements(wild.shell);
    return {reinterpret_cast<const char *>(elements.data()), elements.size_bytes()};
}

/// Moves the patterns of one bucket to `to`, equal ones as one, and returns where the next bucket begins.
std::size_t WildTable::joinTwins(std::size_t begin, std::size_t end, std::size_t to) {
    if (end - begin <= kCrowded) {
        std::copy(m_wilds.begin() + begin, m_wilds.begin() + end, m_wilds.begin() + to);
        return to + (end - begin);
    }
    std::unordered_map<std::string_view, std::size_t> known;
    for (std::size_t i = begin; i < end; ++i) {
        const Wild wild = m_wilds[i];
        const auto [at, isNew] = known.try_emplace(bytesOf(wild), to);
        Wild &first = m_wilds[at->second];
        if (!isNew && (first.stars != nullptr) == (wild.stars != nullptr)) {
            m_twins.push_back({wild.rank, first.twins});
            first.twins = static_cast<std::uint32_t>(m_twins.size());
            continue;
        }
        m_wilds[to++] = wild;
    }
    return to;
}

// ---- asking --------------------------------------------------------------------------------------

namespace {

/// The buckets that a question has tried. It comes upon a handful of them, whatever the number of buckets; on a hostile path
/// upon thousands.
class TriedBuckets {
public:
    /// True if the bucket was not there.
    bool add(std::uint32_t bucket) {
        if (m_count == 0 && m_many.empty())
            m_few.fill(0);
        std::uint32_t *slot = slotOf(bucket);
        if (*slot != 0)
            return false;
        *slot = bucket + 1;
        if (++m_count * 2 > size())
            grow();
        return true;
    }

private:
    [[nodiscard]] std::size_t size() const { return m_many.empty() ? m_few.size() : m_many.size(); }

    /// Where it is, or a free slot.
    std::uint32_t *slotOf(std::uint32_t bucket) {
        std::uint32_t *const slots = m_many.empty() ? m_few.data() : m_many.data();
        const std::size_t mask = size() - 1;
        std::size_t at = (bucket * 0x9E3779B1U) >> 7;
        while (slots[at & mask] != 0 && slots[at & mask] != bucket + 1)
            ++at;
        return &slots[at & mask];
    }

    void grow() {
        std::vector<std::uint32_t> old = std::move(m_many);
        if (old.empty())
            old.assign(m_few.begin(), m_few.end());
        m_many.assign(old.size() * 4, 0);
        for (const std::uint32_t slot : old)
            if (slot != 0)
                *slotOf(slot - 1) = slot;
    }

    std::array<std::uint32_t, 64> m_few; // bucket + 1; 0 is free. Not set before the first is added
    std::vector<std::uint32_t> m_many;
    std::size_t m_count = 0;
};

} // namespace

/// One question's way through the table.
class WildTable::Walk {
public:
    /// With `all` every match is put there; without, the best alone is looked for.
    Walk(const WildTable &table, std::string_view path, RuleRank floor,
         std::vector<RuleRank> *all = nullptr)
        : m_table(table),
          m_path(path),
          m_head(firstWord(path)),
          m_tail(lastWord(path).bytes),
          m_best(floor),
          m_all(all) {
        if (path.size() >= PieceMemo::kLeastPath)
            m_memo.emplace(path);
    }

    [[nodiscard]] RuleRank best() const { return m_best; }

    /// Tries the patterns of a bucket, the highest rank first.
    void tryBucket(std::size_t bucket) {
        tryAll(m_table.m_begins[bucket], m_table.m_begins[bucket + 1]);
    }

    void tryAll(std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Wild &wild = m_table.m_wilds[i];
            if (wild.rank <= m_best && m_all == nullptr)
                return;
            const std::uint64_t differences =
                ((wild.head ^ m_head) & wild.headMask) | ((wild.tail ^ m_tail) & wild.tailMask);
            if (differences != 0 || !m_table.matches(wild, m_path, m_memo ? &*m_memo : nullptr))
                continue;
            if (m_all == nullptr) {
                m_best = wild.rank;
                return;
            }
            m_all->push_back(wild.rank);
            for (std::uint32_t twin = wild.twins; twin != 0; twin = m_table.m_twins[twin - 1].next)
                m_all->push_back(m_table.m_twins[twin - 1].rank);
        }
    }

    template <Feature feature>
    void lookUp(std::size_t at) {
        const std::uint32_t spot = m_table.spotOf<feature>(m_path.data() + at);
        if (((m_table.m_filter[spot / 64] >> (spot % 64)) & 1) == 0)
            return;
        // A path may hold the same bytes again and again: each bucket is tried once.
        const std::uint32_t bucket = spot >> m_table.m_bucketShift;
        if (m_tried.add(bucket))
            tryBucket(bucket);
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
        if (m_table.m_begins.empty()) {
            tryAll(0, m_table.m_wilds.size());
            return;
        }
        lookUpHead<Feature::Head16>();
        lookUpHead<Feature::Head8>();
        lookUpHead<Feature::Head4>();
        lookUpBytes<Feature::Bytes8>();
        lookUpBytes<Feature::Bytes4>();
        lookUpBytes<Feature::Bytes3>();
        lookUpBytes<Feature::Bytes2>();
        tryBucket(m_table.m_begins.size() - 2); // those that are filed nowhere
    }

private:
    const WildTable &m_table;
    std::string_view m_path;
    std::uint64_t m_head;
    std::uint64_t m_tail;
    RuleRank m_best;
    std::vector<RuleRank> *m_all;
    TriedBuckets m_tried;
    std::optional<PieceMemo> m_memo;
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
