// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/tokentable.h"

#include "core/text/ascii.h"
#include "core/text/words.h"

#include <algorithm>
#include <bit>

namespace gatepost {

namespace {

constexpr std::size_t kFew = 8;

/// The same for tokens that differ in case alone.
std::uint32_t hashOf(std::string_view token) {
    std::uint64_t state = token.size() * 0x9E3779B97F4A7C15U;
    const auto step = [&state](std::uint64_t word) {
        state = (state ^ asciiLowered(word)) * 0xD6E8FEB86659FD93U;
        state ^= state >> 32;
    };
    std::size_t at = 0;
    for (; at + 8 <= token.size(); at += 8)
        step(load8(token.data() + at));
    step(loadFew(token.data() + at, token.size() - at));
    return static_cast<std::uint32_t>(state);
}

} // namespace

void TokenTable::reserve(std::size_t count) {
    m_entries.reserve(count);
    m_links.reserve(count);
    if (count > kFew)
        m_slots.assign(std::bit_ceil(count * 2), 0);
}

std::uint32_t TokenTable::find(std::string_view token, std::uint32_t hash) const {
    const auto is = [&](const Entry &entry) {
        return entry.hash == hash && equalsIgnoringCase(entry.token, token);
    };
    if (m_slots.empty()) {
        const auto found = std::ranges::find_if(m_entries, is);
        return found == m_entries.end() ? kNone
                                        : static_cast<std::uint32_t>(found - m_entries.begin());
    }
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = hash & mask; m_slots[slot] != 0; slot = (slot + 1) & mask)
        if (is(m_entries[m_slots[slot] - 1]))
            return m_slots[slot] - 1;
    return kNone;
}

std::uint32_t TokenTable::find(std::string_view token) const {
    return find(token, hashOf(token));
}

void TokenTable::add(std::string_view token, std::uint32_t group) {
    const std::uint32_t hash = hashOf(token);
    const auto link = static_cast<std::uint32_t>(m_links.size());
    if (const std::uint32_t number = find(token, hash); number != kNone) {
        Entry &entry = m_entries[number];
        if (m_links[entry.lastLink].group == group)
            return;
        m_links[entry.lastLink].next = link;
        entry.lastLink = link;
    } else {
        m_entries.push_back({token, hash, link, link});
        if (!m_slots.empty()) {
            const std::size_t mask = m_slots.size() - 1;
            std::size_t slot = hash & mask;
            while (m_slots[slot] != 0)
                slot = (slot + 1) & mask;
            m_slots[slot] = static_cast<std::uint32_t>(m_entries.size());
        }
    }
    m_links.push_back({group, kNone});
}

FewList<std::uint32_t, 4> TokenTable::groupsOf(std::uint32_t number) const {
    FewList<std::uint32_t, 4> groups;
    for (std::uint32_t link = m_entries[number].firstLink; link != kNone; link = m_links[link].next)
        groups.push_back(m_links[link].group);
    return groups;
}

} // namespace gatepost
