// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers and texts as bytes, for what is kept in temporary files.
namespace gatepost::logs::packing {

/// Seven bits a byte, lowest first; the highest bit says that more follow.
inline void putNumber(std::string &into, std::uint64_t number) {
    while (number >= 0x80) {
        into += static_cast<char>(number | 0x80);
        number >>= 7;
    }
    into += static_cast<char>(number);
}

/// Highest byte first: bytes compare as the numbers do.
inline void putOrdered(std::string &into, std::uint64_t number, int bytes = 8) {
    for (int i = bytes - 1; i >= 0; --i)
        into += static_cast<char>(number >> (8 * i));
}

inline void putText(std::string &into, std::string_view text) {
    putNumber(into, text.size());
    into += text;
}

/// Takes them out again. What is damaged gives zeros and empty texts, and isDamaged().
class Taker {
public:
    explicit Taker(std::string_view bytes) : m_rest(bytes) {}
    [[nodiscard]] bool isEnd() const { return m_rest.empty(); }
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }
    [[nodiscard]] std::string_view rest() const { return m_rest; }

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            value |= std::uint64_t{byte & 0x7FU} << shift;
            if (byte < 0x80)
                return value;
        }
        return damaged();
    }
    std::uint64_t ordered(int bytes = 8) {
        if (m_rest.size() < static_cast<std::size_t>(bytes))
            return damaged();
        std::uint64_t value = 0;
        for (int i = 0; i < bytes; ++i)
            value = value << 8 | static_cast<unsigned char>(m_rest[static_cast<std::size_t>(i)]);
        m_rest.remove_prefix(static_cast<std::size_t>(bytes));
        return value;
    }
    std::string_view text() {
        const std::uint64_t size = number();
        if (size > m_rest.size()) {
            damaged();
            return {};
        }
        const std::string_view text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return text;
    }

private:
    std::uint64_t damaged() {
        m_isDamaged = true;
        m_rest = {};
        return 0;
    }
    std::string_view m_rest;
    bool m_isDamaged = false;
};

} // namespace gatepost::logs::packing
