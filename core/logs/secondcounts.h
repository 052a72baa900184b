// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gatepost::logs {

/// How many requests came at each second.
class SecondCounts {
public:
    void add(std::int64_t time, std::uint32_t count = 1);
    void add(const SecondCounts &other);
    [[nodiscard]] bool isEmpty() const { return m_hours.empty(); }
    [[nodiscard]] std::optional<std::int64_t> first() const;
    [[nodiscard]] std::optional<std::int64_t> last() const;
    /// In order of time. `use` returns false to stop.
    template <typename Use>
    void forEach(Use use) const {
        for (const auto &[hour, counts] : m_hours) {
            for (const Few &one : counts.few)
                if (!use(hour * 3600 + one.second, one.count))
                    return;
            for (std::size_t i = 0; i < counts.all.size(); ++i)
                if (counts.all[i] != 0 &&
                    !use(hour * 3600 + static_cast<std::int64_t>(i), counts.at(i)))
                    return;
        }
    }
    /// "494236:0,5x3,17;494237:…": hours since 1970, seconds in them.
    [[nodiscard]] std::string text() const;
    /// The same in pieces of about `most` bytes, each a text of whole hours: what adds them up again has the same counts.
    [[nodiscard]] std::vector<std::string> pieces(std::size_t most) const;
    [[nodiscard]] static std::optional<SecondCounts> parse(std::string_view text);
    /// The same in few bytes, behind `into`: one or two for each second in which something came.
    void pack(std::string &into) const;
    /// Adds what pack() made of others. False: it is damaged.
    [[nodiscard]] bool addPacked(std::string_view packed);
    /// `use` gets each day since 1970 with its seconds, in order.
    template <typename Use>
    void forEachDay(Use use) const {
        for (auto at = m_hours.begin(); at != m_hours.end();) {
            const std::int64_t day = dayOf(at->first);
            SecondCounts one;
            for (; at != m_hours.end() && dayOf(at->first) == day; ++at) {
                one.m_hours.emplace_hint(one.m_hours.end(), *at);
                one.m_bytes += at->second.memory();
            }
            use(day, std::as_const(one));
        }
    }
    /// About how many bytes of memory this takes. It is known without looking at the hours: readers ask often.
    [[nodiscard]] std::size_t memory() const { return sizeof *this + m_bytes; }

private:
    static std::int64_t dayOf(std::int64_t hour) {
        return hour >= 0 ? hour / 24 : -((-hour + 23) / 24);
    }
    struct Few {
        std::uint16_t second;
        std::uint32_t count;
    };
    struct Hour {
        std::vector<Few> few;                        ///< sorted
        std::vector<std::uint8_t> all;               ///< instead of few: a byte for each second
        std::map<std::uint16_t, std::uint32_t> more; ///< beyond 255 of a byte
        void add(std::uint16_t second, std::uint32_t count);
        void add(const Hour &other);
        void spread();
        [[nodiscard]] std::size_t memory() const;
        /// Of `all`.
        [[nodiscard]] std::uint32_t at(std::size_t second) const {
            const auto found =
                all[second] == 255 ? more.find(static_cast<std::uint16_t>(second)) : more.end();
            return all[second] + (found == more.end() ? 0 : found->second);
        }
    };
    std::map<std::int64_t, Hour> m_hours;
    std::size_t m_bytes = 0; ///< of all hours
    std::int64_t m_lastHour = -1;
    Hour *m_last = nullptr;

public:
    SecondCounts() = default;
    SecondCounts(const SecondCounts &other) : m_hours(other.m_hours), m_bytes(other.m_bytes) {}
    SecondCounts(SecondCounts &&other) noexcept
        : m_hours(std::move(other.m_hours)), m_bytes(std::exchange(other.m_bytes, 0)) {
        other.m_last = nullptr;
    }
    SecondCounts &operator=(SecondCounts other) noexcept {
        m_hours.swap(other.m_hours);
        m_bytes = other.m_bytes;
        m_last = nullptr;
        return *this;
    }
    ~SecondCounts() = default;
};

} // namespace gatepost::logs
