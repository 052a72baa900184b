// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/headindex.h"
#include "core/exact/list.h"
#include "core/exact/work.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Which rules of decision lists meet and which lie within which. A job asks it of the same rules thousands of times, so each
/// row is found once and kept.
namespace gatepost::exact {

/// A set of a list's rules to work with.
class RuleBits {
public:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    explicit RuleBits(std::size_t size, bool all = false);
    [[nodiscard]] bool test(std::uint32_t rule) const {
        return (m_words[rule / 64] >> (rule % 64) & 1) != 0;
    }
    void set(std::uint32_t rule) { m_words[rule / 64] |= std::uint64_t{1} << (rule % 64); }
    /// The first one that is not before `from`, or kNone.
    [[nodiscard]] std::uint32_t next(std::uint32_t from) const;
    RuleBits &operator&=(const RuleBits &other);
    [[nodiscard]] bool meets(const RuleBits &other) const;

private:
    std::vector<std::uint64_t> m_words;
};

/// A set of a list's rules to keep: their numbers while they are few, since a list of many rules has a row for each.
class RuleRow {
public:
    /// `rules` ascend and are below `size`.
    RuleRow(std::vector<std::uint32_t> rules, std::size_t size);
    [[nodiscard]] bool test(std::uint32_t rule) const;
    /// The first one that is not before `from`, or RuleBits::kNone.
    [[nodiscard]] std::uint32_t next(std::uint32_t from) const;
    /// The first one, or RuleBits::kNone.
    [[nodiscard]] std::uint32_t first() const { return m_first; }
    [[nodiscard]] bool meets(const RuleBits &other) const;
    /// Takes from `bits`, a set of the same list's rules, what is not in this.
    void narrow(RuleBits &bits) const;

private:
    std::vector<std::uint32_t> m_few; ///< ascending; unused where there are bits
    std::optional<RuleBits> m_many;
    std::uint32_t m_first;
    std::size_t m_size;
};

/// Not thread-safe, and valid for one fresh byte. Results are cached by `number()`, so a list may be destroyed while its
/// results are still cached.
class Relations {
public:
    /// `fresh` stands in no pattern of any list; absent: nothing lies within anything, as far as is known here.
    explicit Relations(std::optional<char> fresh) : m_fresh(fresh) {}

    /// The rules of `in` that match some path which the rule matches too; where globs do not tell, the rule counts as one.
    [[nodiscard]] const RuleRow &meeting(const DecisionList &list, std::uint32_t rule,
                                         const DecisionList &in, Work &work);
    /// The rules of `in` that match every path which the rule matches, itself too; where globs do not tell, the rule does not
    /// count. Incomplete once the work limit is reached.
    [[nodiscard]] const RuleRow &covering(const DecisionList &list, std::uint32_t rule,
                                          const DecisionList &in, Work &work);

private:
    struct Rows {
        std::vector<std::unique_ptr<const RuleRow>> meeting; ///< by rule; null: not asked yet
        std::vector<std::unique_ptr<const RuleRow>> covering;
    };
    Rows &rowsOf(const DecisionList &list, const DecisionList &in);
    const HeadIndex &headsOf(const DecisionList &list);

    std::optional<char> m_fresh;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Rows> m_rows;
    std::map<std::uint64_t, std::pair<const ListRule *, std::optional<HeadIndex>>> m_heads;
    std::pair<std::uint64_t, std::uint64_t> m_lastKey{};
    Rows *m_last = nullptr; ///< most questions are about the lists of the one before
};

} // namespace gatepost::exact
