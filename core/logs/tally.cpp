// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/logs/tally.h"

#include "core/logs/hit.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

namespace gatepost::logs {

namespace {

constexpr std::size_t kSeconds = 3600;
/// A byte for each second of an hour takes less than this many pairs.
constexpr std::size_t kMostFew = kSeconds / 8;
constexpr std::size_t kRegisters = 4096;
/// Fixed: partial results of several machines are added up.
constexpr std::uint64_t kUrlSeed = 0x67617465706f7374;
constexpr std::uint64_t kPathSeed = 0x706174687361;

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
        m_last = &m_hours[hour];
        m_lastHour = hour;
    }
    m_last->add(static_cast<std::uint16_t>(time - hour * 3600), count);
}

void SecondCounts::add(const SecondCounts &other) {
    other.forEach([this](std::int64_t time, std::uint32_t count) {
        add(time, count);
        return true;
    });
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

void SecondCounts::forEach(const std::function<bool(std::int64_t, std::uint32_t)> &use) const {
    for (const auto &[hour, counts] : m_hours) {
        for (const Few &one : counts.few)
            if (!use(hour * 3600 + one.second, one.count))
                return;
        for (std::size_t i = 0; i < counts.all.size(); ++i) {
            if (counts.all[i] == 0)
                continue;
            const auto more = counts.all[i] == 255 ? counts.more.find(static_cast<std::uint16_t>(i))
                                                   : counts.more.end();
            if (!use(hour * 3600 + static_cast<std::int64_t>(i),
                     counts.all[i] + (more == counts.more.end() ? 0 : more->second)))
                return;
        }
    }
}

std::string SecondCounts::text() const {
    std::string out;
    std::int64_t hour = 0;
    forEach([&](std::int64_t time, std::uint32_t count) {
        const std::int64_t its = floorHour(time);
        if (out.empty() || its != hour)
            out += (out.empty() ? "" : ";") + std::to_string(its) + ':';
        else
            out += ',';
        hour = its;
        out += std::to_string(time - its * 3600);
        if (count != 1)
            out += 'x' + std::to_string(count);
        return true;
    });
    return out;
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

void DistinctCount::add(std::string_view text) {
    if (m_registers.empty())
        m_registers.assign(kRegisters, 0);
    const std::uint64_t hash = hashOf(text, kUrlSeed);
    const std::uint64_t rest = hash >> 12;
    const auto rank = static_cast<std::uint8_t>(rest == 0 ? 53 : std::countr_zero(rest) + 1);
    std::uint8_t &at = m_registers[hash & (kRegisters - 1)];
    at = std::max(at, rank);
}

void DistinctCount::add(const DistinctCount &other) {
    if (m_registers.empty())
        m_registers.assign(kRegisters, 0);
    for (std::size_t i = 0; i < other.m_registers.size(); ++i)
        m_registers[i] = std::max(m_registers[i], other.m_registers[i]);
}

std::uint64_t DistinctCount::estimate() const {
    if (m_registers.empty())
        return 0;
    double sum = 0;
    std::size_t zeros = 0;
    for (const std::uint8_t rank : m_registers) {
        sum += std::ldexp(1.0, -rank);
        zeros += rank == 0 ? 1 : 0;
    }
    constexpr double kCount = kRegisters;
    const double raw = 0.7213 / (1 + 1.079 / kCount) * kCount * kCount / sum;
    const double better = raw <= 2.5 * kCount && zeros > 0
                              ? kCount * std::log(kCount / static_cast<double>(zeros))
                              : raw;
    return static_cast<std::uint64_t>(std::llround(better));
}

std::string DistinctCount::text() const {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    for (const std::uint8_t rank : m_registers)
        (out += kDigits[rank >> 4]) += kDigits[rank & 15];
    return out;
}

std::optional<DistinctCount> DistinctCount::parse(std::string_view text) {
    DistinctCount count;
    if (text.size() != 2 * kRegisters)
        return {};
    for (std::size_t i = 0; i < kRegisters; ++i) {
        std::uint8_t rank = 0;
        const char *at = text.data() + 2 * i;
        if (const auto [end, error] = std::from_chars(at, at + 2, rank, 16);
            error != std::errc() || end != at + 2)
            return {};
        count.m_registers.push_back(rank);
    }
    return count;
}

void PathSample::add(std::string_view path, std::uint64_t count) {
    struct Sought {
        std::uint64_t hash;
        std::string_view path;
    };
    const std::uint64_t hash = hashOf(path, kPathSeed);
    if (hash > m_largest) { // where a long log ends nearly always
        m_isComplete = false;
        return;
    }
    if (const auto found = m_paths.find(Sought{hash, path}); found != m_paths.end()) {
        found->second += count;
        return;
    }
    if (m_paths.size() >= kMost)
        m_isComplete = false;
    m_paths.emplace(Key{hash, std::string(path)}, count);
    if (m_paths.size() > kMost)
        m_paths.erase(std::prev(m_paths.end()));
    if (m_paths.size() == kMost)
        m_largest = m_paths.rbegin()->first.hash;
}

void PathSample::add(const PathSample &other) {
    for (const auto &[key, count] : other.m_paths)
        add(key.path, count);
    m_isComplete = m_isComplete && other.m_isComplete;
}

std::vector<std::pair<std::string, std::uint64_t>> PathSample::top(std::size_t most) const {
    std::vector<std::pair<std::string, std::uint64_t>> list;
    for (const auto &[key, count] : m_paths)
        list.emplace_back(key.path, count);
    std::ranges::sort(list, [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    list.resize(std::min(most, list.size()));
    return list;
}

void Tally::add(const Tally &other) {
    lines += other.lines;
    bad += other.bad;
    const auto merge = [](auto &into, const auto &from) {
        for (const auto &[key, counts] : from) {
            HitCounts &mine = into[key];
            mine.requests += counts.requests;
            mine.bytes += counts.bytes;
            for (std::size_t i = 0; i < counts.statuses.size(); ++i)
                mine.statuses[i] += counts.statuses[i];
            mine.seconds.add(counts.seconds);
        }
    };
    merge(hits, other.hits);
    merge(fetches, other.fetches);
    for (const auto &[key, sample] : other.forbidden)
        forbidden[key].add(sample);
    for (const auto &[agent, count] : other.urls)
        urls[agent].add(count);
}

} // namespace gatepost::logs
