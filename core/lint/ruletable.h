// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// The rules of a robots.txt as without-effect looks at them, sorted in each way that it asks for.
#pragma once

#include "core/lint/check.h"
#include "core/lint/prefixorder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace gatepost::linting {

/// Rules of a file, numbered as in groups.rules. The file must stay.
class RuleTable {
public:
    static constexpr std::size_t kMostLine =
        2'000; ///< bytes of a value, from which on no rule is plain

    struct Rule {
        std::string_view pattern; ///< normalised; empty: matches nothing
        std::string_view head;    ///< the part before the first star
        bool isPrefix = false;    ///< it is all paths that begin with its head
        std::uint32_t record = 0; ///< of 1994; 0: of none
        bool allow = false;
        bool plain =
            false; ///< normalising leaves it alone, so that all readers compare the same bytes
        bool dead = false; ///< another check names it in any case
        bool gone = false;
    };

    explicit RuleTable(const FileUnderCheck &file);

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_rules.size()); }
    [[nodiscard]] const Rule &operator[](std::uint32_t index) const { return m_rules[index]; }
    [[nodiscard]] std::span<const Rule> all() const { return m_rules; }

    /// The rule goes: it is `gone`.
    void remove(std::uint32_t index) {
        m_rules[index].gone = true;
        --m_left[m_file.groupOf(index)];
    }
    /// How many rules of its group are not gone.
    [[nodiscard]] std::uint32_t left(std::uint32_t index) const {
        return m_left[m_file.groupOf(index)];
    }

    /// What a rule begins with, to be compared with thousands of others.
    struct Start {
        std::uint64_t bytes = 0; ///< of the head, zeros behind it
        std::uint32_t size =
            0; ///< bytes of the head that are in `bytes`; 0 where readers compare other bytes
        std::uint32_t rule = 0;

        /// False: beyond doubt no path has both beginnings.
        [[nodiscard]] bool agrees(const Start &other) const {
            const std::uint32_t common = std::min(size, other.size);
            return common == 0 || (bytes ^ other.bytes) >> (64 - 8 * common) == 0;
        }
    };
    [[nodiscard]] Start startOf(std::uint32_t index) const;
    /// Rules with a pattern of groups that some agent reads as one with the group of the rule, in order.
    [[nodiscard]] std::span<const Start> readTogether(std::uint32_t index, bool allow) {
        return m_members[rootOf(m_file.groupOf(index))][allow ? 1 : 0];
    }
    /// Rules with a pattern of a record of 1994, in order.
    [[nodiscard]] std::span<const std::uint32_t> inRecord(std::uint32_t record, bool allow) const {
        return m_inRecord[2 * record + (allow ? 1 : 0)];
    }

    /// True if eachHead() has something to visit.
    [[nodiscard]] bool hasHead(std::uint32_t index) const {
        return m_heads.hasAny(index, ownOf(index));
    }
    /// Calls `visit` with each plain rule of the group and kind whose head the rule's own head begins with: no other one has all of
    /// its paths. False ends it. Returns whether it came to the end. A rule that is its head alone would meet among equal heads
    /// only longer rules and its twins, which duplicate-rule reports: they are left out.
    template <typename Visit>
    bool eachHead(std::uint32_t index, Visit visit) const {
        return m_heads.eachOn(index, ownOf(index), visit);
    }
    /// Calls `visit` with each plain rule of its record that the rule begins with, all bytes as they are; false ends it. Returns
    /// whether it came to the end.
    template <typename Visit>
    bool eachBeginning(std::uint32_t index, Visit visit) {
        constexpr std::size_t kFew = 16; ///< such questions are not worth the order
        const Rule &rule = m_rules[index];
        if (!rule.pattern.contains('*') && !rule.pattern.contains('$') && isOneSet(index))
            return m_heads.eachOn(index, PrefixOrder::Own::Too, [&](std::uint32_t other) {
                const Rule &each = m_rules[other];
                return each.record != rule.record || each.head.size() < each.pattern.size() ||
                       visit(other);
            });
        if (!m_letters && ++m_looked <= kFew) {
            for (const bool allow : {false, true})
                for (const std::uint32_t other : inRecord(rule.record, allow))
                    if (m_rules[other].plain && rule.pattern.starts_with(m_rules[other].pattern) &&
                        !visit(other))
                        return false;
            return true;
        }
        if (!m_letters) {
            m_letters.emplace(m_rules.size());
            for (std::uint32_t each = 0; each < m_rules.size(); ++each)
                if (m_rules[each].plain && !m_rules[each].pattern.empty())
                    m_letters->add({m_rules[each].pattern, m_rules[each].record, each});
            m_letters->sort();
        }
        return m_letters->eachOn(index, PrefixOrder::Own::Too, visit);
    }

private:
    void readRules();
    void joinGroups();
    std::uint32_t rootOf(std::uint32_t group);
    void readRecords();
    void sortByKind();
    void readDead();
    [[nodiscard]] bool isOneSet(std::uint32_t index) const;

    /// The rules of one kind of a group.
    [[nodiscard]] std::uint32_t setOf(std::uint32_t index) const {
        return 2 * m_file.groupOf(index) + (m_rules[index].allow ? 1 : 0);
    }
    [[nodiscard]] PrefixOrder::Own ownOf(std::uint32_t index) const {
        return m_rules[index].head.size() < m_rules[index].pattern.size() ? PrefixOrder::Own::Too
                                                                          : PrefixOrder::Own::Not;
    }

    const FileUnderCheck &m_file;
    std::vector<Rule> m_rules;
    std::vector<std::uint32_t> m_left; ///< by group
    std::vector<std::uint32_t> m_parent;
    std::vector<std::array<std::vector<Start>, 2>> m_members; ///< by root; Disallow, Allow
    PrefixOrder m_heads;                                      ///< of plain rules, by setOf()
    std::vector<std::vector<std::uint32_t>> m_inRecord; ///< two for each record, Disallow and Allow
    std::optional<PrefixOrder> m_letters; ///< plain rules by record, all bytes as they are
    std::size_t m_looked = 0;             ///< questions to eachBeginning()
};

} // namespace gatepost::linting
