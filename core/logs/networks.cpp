// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/networks.h"

#include "core/logs/hit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <iterator>
#include <span>
#include <utility>

namespace gatepost::logs {

namespace {

/// Fixed: partial results of several machines are added up.
constexpr std::uint64_t kNetworkSeed = 0x6e6574776f726b73;
constexpr std::array<std::uint8_t, 12> kV4 = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

bool isV4(const Address &address) {
    return std::ranges::equal(kV4, std::span(address).first<kV4.size()>());
}

} // namespace

Network Network::of(const Address &address) {
    Network network;
    const std::size_t kept = isV4(address) ? kV4.size() + 3 : 6;
    std::copy_n(address.begin(), kept, network.first.begin());
    return network;
}

std::string Network::name() const {
    if (isV4(first))
        return std::format("{}.{}.{}.0/24", first[12], first[13], first[14]);
    std::string text;
    std::size_t groups = 3; // zeros before "::" are left out
    while (groups > 0 && first[2 * groups - 2] == 0 && first[2 * groups - 1] == 0)
        --groups;
    for (std::size_t i = 0; i < groups; ++i)
        text += std::format("{}{:x}", i == 0 ? "" : ":", first[2 * i] * 256 + first[2 * i + 1]);
    return text + "::/48";
}

std::uint64_t Network::hash() const {
    return hashOf({reinterpret_cast<const char *>(first.data()), first.size()}, kNetworkSeed);
}

bool NetworkSample::admits(std::uint64_t hash) {
    if (m_networks.size() < kMost || m_networks.contains(hash))
        return true;
    m_isComplete = false;
    if (hash > m_networks.rbegin()->first)
        return false;
    m_networks.erase(std::prev(m_networks.end()));
    return true;
}

void NetworkSample::add(const Network &network, std::int64_t time, bool withName) {
    const std::uint64_t hash = network.hash();
    if (!admits(hash))
        return;
    Seen &seen = m_networks[hash];
    if (withName && seen.name.empty())
        seen.name = network.name();
    seen.seconds.add(time);
}

void NetworkSample::add(std::uint64_t hash, Seen seen) {
    if (!admits(hash))
        return;
    Seen &mine = m_networks[hash];
    if (mine.name.empty())
        mine.name = std::move(seen.name);
    mine.seconds.add(seen.seconds);
}

void NetworkSample::add(NetworkSample other) {
    for (auto &[hash, seen] : other.m_networks)
        add(hash, std::move(seen));
    m_isComplete = m_isComplete && other.m_isComplete;
}

std::uint64_t NetworkSample::estimate() const {
    if (m_isComplete || m_networks.empty())
        return m_networks.size();
    // The n-th smallest of N even spread numbers is about n/N of all.
    const double share = std::ldexp(static_cast<double>(m_networks.rbegin()->first), -64);
    return static_cast<std::uint64_t>(std::llround((kMost - 1) / share));
}

void NetworkSample::forgetNames() {
    for (auto &[hash, seen] : m_networks)
        seen.name.clear();
}

std::size_t NetworkSample::memory() const {
    std::size_t bytes = sizeof *this;
    for (const auto &[hash, seen] : m_networks)
        bytes += 64 + sizeof hash + sizeof seen + seen.seconds.memory();
    return bytes;
}

} // namespace gatepost::logs
