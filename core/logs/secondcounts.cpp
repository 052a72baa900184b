// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/secondcounts.h"

#include "core/logs/packing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace gatepost::logs {

namespace {

constexpr std::size_t kSeconds = 3600;
/// A byte for each second of an hour takes less than this many pairs.
constexpr std::size_t kMostFew = kSeconds / 8;

std::int64_t floorHour(std::int64_t time) {
    return time >= 0 ? time / 3600 : -((-time + 3599) / 3600);
}

template <typename Number>
bool take(std::string_view &text, Number &value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

} // namespace

void SecondCounts::Hour::spread() {
    all.assign(kSeconds, 0);
    for (const Few &one : std::exchange(few, {}))
        add(one.second, one.count);
    few.shrink_to_fit();
}

void SecondCounts::Hour::add(std::uint16_t second, std::uint32_t count) {
    if (!all.empty()) {
        const std::uint32_t sum = all[second] + count;
        all[second] = static_cast<std::uint8_t>(std::min<std::uint32_t>(sum, 255));
        if (sum > 255)
            more[second] += sum - 255;
        return;
    }
    if (!few.empty() && few.back().second == second) {
        few.back().count += count;
        return;
    }
    if (few.empty() || few.back().second < second) {
        few.push_back({second, count});
    } else {
        const auto at = std::ranges::lower_bound(few, second, {}, &Few::second);
        if (at->second == second)
            at->count += count;
        else
            few.insert(at, {second, count});
    }
    if (few.size() > kMostFew)
        spread();
}

void SecondCounts::add(std::int64_t time, std::uint32_t count) {
    const std::int64_t hour = floorHour(time);
    if (m_last == nullptr || hour != m_lastHour) {
        const auto [at, isNew] = m_hours.try_emplace(hour);
        m_last = &at->second;
        m_bytes += isNew ? m_last->memory() : 0;
        m_lastHour = hour;
    }
    const std::size_t before = m_last->memory();
    m_last->add(static_cast<std::uint16_t>(time - hour * 3600), count);
    m_bytes += m_last->memory() - before; // few.shrink_to_fit() may make it less
}

void SecondCounts::Hour::add(const Hour &other) {
    if (few.empty() && all.empty()) {
        *this = other;
        return;
    }
    for (const Few &one : other.few)
        add(one.second, one.count);
    if (other.all.empty())
        return;
    if (all.empty())
        spread();
    for (std::size_t i = 0; i < kSeconds; ++i)
        if (other.all[i] != 0)
            add(static_cast<std::uint16_t>(i), other.at(i));
}

void SecondCounts::add(const SecondCounts &other) {
    for (const auto &[hour, counts] : other.m_hours) {
        const auto [at, isNew] = m_hours.try_emplace(hour);
        const std::size_t before = isNew ? 0 : at->second.memory();
        at->second.add(counts);
        m_bytes += at->second.memory() - before;
    }
}

std::optional<std::int64_t> SecondCounts::first() const {
    std::optional<std::int64_t> found;
    forEach([&](std::int64_t time, std::uint32_t) {
        found = time;
        return false;
    });
    return found;
}

std::optional<std::int64_t> SecondCounts::last() const {
    if (m_hours.empty())
        return {};
    const auto &[hour, counts] = *m_hours.rbegin();
    if (counts.all.empty())
        return hour * 3600 + counts.few.back().second;
    const auto found =
        std::ranges::find_if(counts.all.rbegin(), counts.all.rend(), [](auto n) { return n != 0; });
    return hour * 3600 + (counts.all.rend() - found) - 1;
}

std::string SecondCounts::text() const {
    std::vector<std::string> all = pieces(SIZE_MAX);
    return all.empty() ? std::string() : std::move(all.front());
}

std::vector<std::string> SecondCounts::pieces(std::size_t most) const {
    std::vector<std::string> done;
    std::string out;
    const auto number = [&out](auto value) {
        std::array<char, 24> digits;
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        out.append(digits.data(), end);
    };
    std::int64_t hour = 0;
    forEach([&](std::int64_t time, std::uint32_t count) {
        const std::int64_t its = floorHour(time);
        if (its != hour && out.size() >= most)
            done.push_back(std::exchange(out, {}));
        if (out.empty() || its != hour) {
            out += out.empty() ? "" : ";";
            number(its);
            out += ':';
        } else {
            out += ',';
        }
        hour = its;
        number(time - its * 3600);
        if (count != 1) {
            out += 'x';
            number(count);
        }
        return true;
    });
    if (!out.empty())
        done.push_back(std::move(out));
    return done;
}

std::optional<SecondCounts> SecondCounts::parse(std::string_view text) {
    SecondCounts counts;
    while (!text.empty()) {
        std::int64_t hour = 0;
        if (!take(text, hour) || !text.starts_with(':') || hour < -1'000'000'000 ||
            hour > 1'000'000'000)
            return {};
        do {
            text.remove_prefix(1);
            std::uint16_t second = 0;
            std::uint32_t count = 1;
            if (!take(text, second) || second >= kSeconds)
                return {};
            if (text.starts_with('x')) {
                text.remove_prefix(1);
                if (!take(text, count) || count == 0)
                    return {};
            }
            counts.add(hour * 3600 + second, count);
        } while (text.starts_with(','));
        if (!text.empty() && !text.starts_with(';'))
            return {};
        text.remove_prefix(std::min<std::size_t>(1, text.size()));
    }
    return counts;
}

void SecondCounts::pack(std::string &into) const {
    std::int64_t last = 0;
    forEach([&](std::int64_t time, std::uint32_t count) {
        // The first time may be before 1970: its sign is the lowest bit.
        const auto step = static_cast<std::uint64_t>(time - last);
        const std::uint64_t gap =
            last == 0 ? (step << 1) ^ (time < 0 ? ~std::uint64_t{0} : 0) : step;
        packing::putNumber(into, gap << 1 | (count > 1 ? 1 : 0));
        if (count > 1)
            packing::putNumber(into, count);
        last = time;
        return true;
    });
}

bool SecondCounts::addPacked(std::string_view packed) {
    packing::Taker from(packed);
    std::int64_t last = 0;
    while (!from.isEnd()) {
        const std::uint64_t coded = from.number();
        const std::uint64_t count = (coded & 1) != 0 ? from.number() : 1;
        if (from.isDamaged() || count == 0 || count > UINT32_MAX)
            return false;
        const std::uint64_t gap = coded >> 1;
        last += last == 0 ? static_cast<std::int64_t>((gap >> 1) ^ (~(gap & 1) + 1))
                          : static_cast<std::int64_t>(gap);
        add(last, static_cast<std::uint32_t>(count));
    }
    return true;
}

std::size_t SecondCounts::Hour::memory() const {
    constexpr std::size_t kNode = 48;
    return kNode + sizeof(std::int64_t) + sizeof *this + few.capacity() * sizeof(Few) +
           all.capacity() + more.size() * kNode;
}

} // namespace gatepost::logs
