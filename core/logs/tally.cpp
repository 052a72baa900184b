// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/tally.h"

#include "core/logs/hit.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <utility>

namespace gatepost::logs {

namespace {

constexpr std::size_t kRegisters = 4096;
/// Fixed: partial results of several machines are added up.
constexpr std::uint64_t kUrlSeed = 0x67617465706f7374;

} // namespace

void DistinctCount::raise(std::size_t index, std::uint8_t rank) {
    if (!m_registers.empty()) {
        m_registers[index] = std::max(m_registers[index], rank);
        return;
    }
    const auto at = std::ranges::lower_bound(m_few, index, {}, &Few::index);
    if (at != m_few.end() && at->index == index) {
        at->rank = std::max(at->rank, rank);
        return;
    }
    m_few.insert(at, {static_cast<std::uint16_t>(index), rank});
    if (m_few.size() <= kMostFew)
        return;
    m_registers.assign(kRegisters, 0);
    for (const Few &one : std::exchange(m_few, {}))
        m_registers[one.index] = one.rank;
    m_few.shrink_to_fit();
}

void DistinctCount::add(std::string_view text) {
    const std::uint64_t hash = hashOf(text, kUrlSeed);
    const std::uint64_t rest = hash >> 12;
    const auto rank = static_cast<std::uint8_t>(rest == 0 ? 53 : std::countr_zero(rest) + 1);
    raise(hash & (kRegisters - 1), rank);
}

void DistinctCount::add(const DistinctCount &other) {
    for (const Few &one : other.m_few)
        raise(one.index, one.rank);
    for (std::size_t i = 0; i < other.m_registers.size(); ++i)
        if (other.m_registers[i] != 0)
            raise(i, other.m_registers[i]);
}

std::uint64_t DistinctCount::estimate() const {
    if (isEmpty())
        return 0;
    double sum = 0;
    std::size_t zeros = kRegisters - m_few.size();
    for (const Few &one : m_few)
        sum += std::ldexp(1.0, -one.rank);
    if (!m_registers.empty()) {
        zeros = 0;
        for (const std::uint8_t rank : m_registers) {
            sum += rank == 0 ? 0 : std::ldexp(1.0, -rank);
            zeros += rank == 0 ? 1 : 0;
        }
    }
    constexpr double kCount = kRegisters;
    sum += static_cast<double>(zeros);
    const double raw = 0.7213 / (1 + 1.079 / kCount) * kCount * kCount / sum;
    const double better = raw <= 2.5 * kCount && zeros > 0
                              ? kCount * std::log(kCount / static_cast<double>(zeros))
                              : raw;
    return static_cast<std::uint64_t>(std::llround(better));
}

std::string DistinctCount::text() const {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    const auto digits = [&out, kDigits](unsigned number, int count) {
        for (int i = count - 1; i >= 0; --i)
            out += kDigits[number >> (4 * i) & 15];
    };
    for (const Few &one : m_few) {
        digits(one.index, 3);
        digits(one.rank, 2);
    }
    for (const std::uint8_t rank : m_registers)
        digits(rank, 2);
    return out;
}

std::optional<DistinctCount> DistinctCount::parse(std::string_view text) {
    DistinctCount count;
    const bool isFew = text.size() <= 5 * kMostFew;
    if (isFew ? text.size() % 5 != 0 : text.size() != 2 * kRegisters)
        return {};
    const auto digits = [&text](std::size_t at, std::size_t many) -> std::optional<std::size_t> {
        std::size_t value = 0;
        const char *const from = text.data() + at;
        const auto [end, error] = std::from_chars(from, from + many, value, 16);
        return error == std::errc() && end == from + many ? std::optional(value) : std::nullopt;
    };
    for (std::size_t at = 0; at < text.size(); at += isFew ? 5 : 2) {
        const auto index = isFew ? digits(at, 3) : std::optional(at / 2);
        const auto rank = digits(isFew ? at + 3 : at, 2);
        if (!index || !rank || *rank > 53)
            return {};
        if (*rank > 0)
            count.raise(*index, static_cast<std::uint8_t>(*rank));
    }
    return count;
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
    for (const auto &[key, counts] : other.forbidden)
        forbidden[key].add(counts);
    urls.merge(other.urls);
    for (const auto &[agent, count] : other.urls)
        urls[agent].add(count);
    networks.merge(other.networks);
    for (auto &[agent, sample] : other.networks)
        networks[agent].add(std::move(sample));
    for (const auto &[agent, counts] : other.spoofed)
        for (const auto &[network, count] : counts)
            spoofed[agent][network] += count;
}

void Tally::forgetNetworkNames() {
    for (auto &[agent, sample] : networks)
        sample.forgetNames();
    spoofed.clear();
}

std::size_t Tally::memory() const {
    constexpr std::size_t kNode = 64;
    std::size_t bytes = sizeof *this;
    for (const auto &[key, counts] : hits)
        bytes += kNode + sizeof key + key.agent.capacity() +
                 key.answers.capacity() * sizeof(Answer) + sizeof counts + counts.seconds.memory();
    for (const auto &[key, counts] : fetches)
        bytes +=
            kNode + sizeof key + key.agent.capacity() + sizeof counts + counts.seconds.memory();
    for (const auto &[key, counts] : forbidden)
        bytes += kNode + sizeof key + key.agent.capacity() + counts.memory();
    for (const auto &[agent, count] : urls)
        bytes += kNode + agent.capacity() + count.memory();
    for (const auto &[agent, sample] : networks)
        bytes += kNode + agent.capacity() + sample.memory();
    for (const auto &[agent, counts] : spoofed)
        bytes += kNode + agent.capacity() + counts.size() * 2 * kNode;
    return bytes;
}

} // namespace gatepost::logs
