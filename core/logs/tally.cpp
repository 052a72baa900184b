// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/tally.h"

#include "core/logs/hit.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

namespace gatepost::logs {

namespace {

constexpr std::size_t kRegisters = 4096;
/// Fixed: partial results of several machines are added up.
constexpr std::uint64_t kUrlSeed = 0x67617465706f7374;
constexpr std::uint64_t kPathSeed = 0x706174687361;

} // namespace

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
    path = path.substr(0, kLongest);
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

void Tally::add(Tally other) {
    lines += other.lines;
    bad += other.bad;
    const auto merge = [](auto &into, auto &from) {
        into.merge(from); // what is not there yet
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
    forbidden.merge(other.forbidden);
    for (const auto &[key, sample] : other.forbidden)
        forbidden[key].add(sample);
    urls.merge(other.urls);
    for (const auto &[agent, count] : other.urls)
        urls[agent].add(count);
    networks.merge(other.networks);
    for (auto &[agent, sample] : other.networks)
        networks[agent].add(std::move(sample));
}

void Tally::forgetNetworkNames() {
    for (auto &[agent, sample] : networks)
        sample.forgetNames();
}

} // namespace gatepost::logs
