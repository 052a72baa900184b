// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <utility>

namespace gatepost {

/// Gives equal keys one number: 0 for the first key, then 1, 2 … in the order in which they come. `Key` has `<`.
///
///     Numbered<std::pair<int, bool>> rows;
///     const auto [row, isNew] = rows.of({7, true}); // 0, true
template <typename Key>
class Numbered {
public:
    /// The key's number, and whether it came for the first time. Takes time like the logarithm of size().
    std::pair<std::size_t, bool> of(Key key) {
        const std::size_t next = m_known.size();
        const auto [at, isNew] = m_known.try_emplace(std::move(key), next);
        return {at->second, isNew};
    }
    /// How many different keys came.
    [[nodiscard]] std::size_t size() const { return m_known.size(); }

private:
    std::map<Key, std::size_t> m_known;
};

} // namespace gatepost
