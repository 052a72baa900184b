// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/fewlist.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// Inside of FileIndex; for the files of this room only.
namespace gatepost {

/// Which groups name a token, without case (S13, S14): a flat table, because a file may have 100,000 groups of one agent
/// each, and a node, a text and a list for every one of them took most of the time. A few tokens are compared one by one.
class TokenTable {
public:
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    /// Room for `count` calls of add(); more must not follow.
    void reserve(std::size_t count);
    /// `token` must outlive the table. Groups come in order; one that names a token twice counts once.
    void add(std::string_view token, std::uint32_t group);
    /// The number of a token, or kNone.
    [[nodiscard]] std::uint32_t find(std::string_view token) const;
    /// The groups that name it, in order.
    [[nodiscard]] FewList<std::uint32_t, 4> groupsOf(std::uint32_t number) const;

private:
    struct Entry {
        std::string_view token;
        std::uint32_t hash;
        std::uint32_t firstLink;
        std::uint32_t lastLink;
    };
    struct Link {
        std::uint32_t group;
        std::uint32_t next; ///< index into m_links; kNone ends
    };

    [[nodiscard]] std::uint32_t find(std::string_view token, std::uint32_t hash) const;

    FewList<Entry, 4> m_entries;
    FewList<Link, 4> m_links;
    std::vector<std::uint32_t>
        m_slots; ///< index into m_entries + 1; 0 is free. Empty where there are few
};

} // namespace gatepost
