// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/literals.h"
#include "core/match/search.h"
#include "core/match/shell.h"
#include "core/text/fewlist.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gatepost {

/// Rules with wildcards inside, the best one found without trying them all.
///
/// A pattern can only match a path that holds its literal bytes. Each pattern is therefore filed under one of them:
/// its first 16, 8 or 4 bytes (which must begin the path) or any 8, 4, 3 or 2 bytes in a row, whichever fewest others
/// are filed under. A question looks up the bytes of its path and tries only the patterns filed there. Patterns
/// without two bytes in a row, and all of them where there are only a few, are tried in order of rank.
class WildTable {
public:
    /// A pattern of S22, normalised, with a * before its last byte; must outlive the table.
    void insertStars(std::string_view pattern, RuleRank rank);
    /// A pattern of S31 with sets or ? in it, one of shellPatterns().
    void insertShell(ShellPattern pattern, RuleRank rank);
    [[nodiscard]] ShellPatterns &shellPatterns() { return m_shell; }
    /// To be called once, after the last pattern.
    void finish();

    /// The highest rank of the rules that match, if it is above `floor`, else `floor`.
    [[nodiscard]] RuleRank best(std::string_view path, RuleRank floor) const;
    /// Adds the ranks of all rules that match, in no order.
    void collect(std::string_view path, std::vector<RuleRank> &ranks) const;

private:
    enum class Feature : std::uint8_t {
        Head16,
        Head8,
        Head4,
        Bytes8,
        Bytes4,
        Bytes3,
        Bytes2,
        None
    };

    struct Wild {
        RuleRank rank = 0;
        std::uint64_t head = 0;     ///< the first bytes, at most 8, the others 0.
        std::uint64_t headMask = 0; ///< which of them count.
        std::uint64_t tail = 0;     ///< the same of the last bytes, where the end is anchored.
        std::uint64_t tailMask = 0;
        const char *stars = nullptr; ///< null: `shell` it is.
        ShellPattern shell;          ///< or the size of `stars`.
        std::uint32_t twins = 0; ///< equal patterns of lower rank: index into m_twins + 1; 0: none.
    };
    struct Twin {
        RuleRank rank = 0;
        std::uint32_t next = 0; ///< index into m_twins + 1; 0 ends.
    };
    struct Place {
        Feature feature = Feature::None;
        std::uint32_t spot = 0; ///< in the filter; some neighbours share a bucket.
    };
    class Walk;

    [[nodiscard]] bool matches(const Wild &wild, std::string_view path, PieceMemo *memo) const;
    void setEnds(Wild &wild, std::string &scratch) const;
    [[nodiscard]] std::string_view bytesOf(const Wild &wild) const;
    void joinTwins();
    [[nodiscard]] std::size_t joinTwins(std::size_t begin, std::size_t end, std::size_t to);
    [[nodiscard]] Place placeOf(const Wild &wild, std::string &scratch,
                                const std::vector<std::uint32_t> &loads) const;
    template <Feature feature>
    [[nodiscard]] std::uint32_t spotOf(const char *bytes) const;
    [[nodiscard]] bool uses(Feature feature) const {
        return ((m_features >> static_cast<unsigned>(feature)) & 1) != 0;
    }

    FewList<Wild, 2> m_wilds; ///< by bucket, in each the highest rank first; then those of none
    std::vector<Twin> m_twins;
    std::vector<std::uint32_t>
        m_begins; ///< of bucket i in m_wilds; one more at the end. Empty where there are few
    std::vector<std::uint64_t> m_filter; ///< a bit for each spot under which a pattern is filed
    std::uint32_t m_spotShift = 0;       ///< hash to spot
    std::uint32_t m_bucketShift = 0;     ///< spot to bucket
    std::uint32_t m_features = 0;        ///< a bit for each Feature in use
    ShellPatterns m_shell;
};

} // namespace gatepost
