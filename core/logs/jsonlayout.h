// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What the lines of a log of JSON have in common.
namespace gatepost::logs {

constexpr std::size_t kJsonFieldCount = 9;
/// The bytes of what a line says of each field, quotes left out; empty: nothing.
using JsonValues = std::array<std::string_view, kJsonFieldCount>;

/// All of a line but its values: names, their order, brackets, spaces.
///
/// Why: a server writes the same names in the same order again and again, and to compare them takes a fifth of the time
/// that finding them out takes. What differs in more than the values, or has a value that needs care (an escape, a byte
/// that is not ASCII, a control), is read by simdjson as ever: the layout never says something else, it only says it
/// sooner.
class JsonLayout {
public:
    /// `line` is valid JSON; `values` point into it. False if one of them is not found where a value stands in the line.
    [[nodiscard]] bool learn(std::string_view line, const JsonValues &values, bool isAccess);
    /// False if the line is laid out in another way. Bytes behind it are read, up to kLinePadding.
    [[nodiscard]] bool read(std::string_view line, JsonValues &values) const;
    /// What was learned with it.
    [[nodiscard]] bool isAccess() const { return m_isAccess; }

private:
    static constexpr std::uint8_t kNoField = kJsonFieldCount;
    struct Value {
        std::uint32_t before = 0; ///< bytes of m_fixed that come before it
        bool isText = false;      ///< else a number
        std::uint8_t field = kNoField;
    };
    void add(std::string_view before, std::string_view value, bool isText,
             const JsonValues &values);

    std::string m_fixed; ///< all that is not a value
    std::vector<Value> m_values;
    std::uint32_t m_after = 0; ///< bytes of m_fixed after the last value
    bool m_isAccess = false;
};

} // namespace gatepost::logs
