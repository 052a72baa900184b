// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/addresses.h"
#include "core/logs/secondcounts.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// From which networks an agent came: one name may be many machines, each of which keeps to a pace, or many liars.
namespace gatepost::logs {

/// The /24 of an IPv4 address, the /48 of others.
struct Network {
    Address first{}; ///< its first address
    [[nodiscard]] static Network of(const Address &address);
    [[nodiscard]] std::string name() const; ///< "203.0.113.0/24", "2001:db8:7::/48"
    /// The same on every machine, whether or not names are wanted.
    [[nodiscard]] std::uint64_t hash() const;
};

/// How many requests of an agent came at each second, by network. Exact counts of a fair sample: of the networks
/// whose hashes are smallest. With at most kMost networks it is all of them. Adding up is commutative and associative:
/// what is in the sum's sample is in the sample of each part that has it.
class NetworkSample {
public:
    static constexpr std::size_t kMost = 128;
    struct Seen {
        std::string name; ///< empty unless it was wanted
        SecondCounts seconds;
    };

    void add(const Network &network, std::int64_t time, bool withName);
    void add(std::uint64_t hash, Seen seen);
    void add(NetworkSample other);
    /// By hash.
    [[nodiscard]] const std::map<std::uint64_t, Seen> &networks() const { return m_networks; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    void markIncomplete() { m_isComplete = false; }
    /// About how many networks there were: exact where isComplete().
    [[nodiscard]] std::uint64_t estimate() const;
    void forgetNames();
    /// About how many bytes of memory this takes.
    [[nodiscard]] std::size_t memory() const;

private:
    /// Whether there is room for this hash; makes some where it is one of the smallest.
    [[nodiscard]] bool admits(std::uint64_t hash);
    std::map<std::uint64_t, Seen> m_networks;
    bool m_isComplete = true;
};

} // namespace gatepost::logs
