// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/addresses.h"
#include "core/logs/history.h"
#include "core/logs/networks.h"
#include "core/logs/pathcounts.h"
#include "core/logs/secondcounts.h"

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// What a log comes to before it is judged. Adding up tallies is commutative and associative: it does not matter in which
/// order lines come, where a log is cut, or which machine reads which part. All that depends on order (who had read
/// the rules before, how long between two requests, since when a version was live) is worked out from seconds afterwards.
///
/// A tally grows with the days, names and paths of a log. Who reads a long one empties it into a TallyStore in between.
namespace gatepost::logs {

/// About how many different texts were seen (HyperLogLog, 2^12 registers: 1.6 % off).
class DistinctCount {
public:
    void add(std::string_view text);
    void add(const DistinctCount &other);
    [[nodiscard]] std::uint64_t estimate() const;
    [[nodiscard]] bool isEmpty() const { return m_few.empty() && m_registers.empty(); }
    /// A hexadecimal digit pair for each register; of a few ones five digits each: the register and what is in it.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::optional<DistinctCount> parse(std::string_view text);
    [[nodiscard]] std::size_t memory() const {
        return sizeof *this + m_few.capacity() * sizeof(Few) + m_registers.capacity();
    }

private:
    struct Few {
        std::uint16_t index;
        std::uint8_t rank;
    };
    void raise(std::size_t index, std::uint8_t rank);
    /// Most names that strangers invent come once: they take no 4 KiB.
    static constexpr std::size_t kMostFew = 48;
    std::vector<Few> m_few; ///< instead of the registers, by index
    std::vector<std::uint8_t> m_registers;
};

/// Requests of one agent that met the same answers.
struct HitKey {
    std::string agent;
    Verified verified = Verified::None;
    Answers answers;
    bool served = true; ///< status below 400
    friend auto operator<=>(const HitKey &, const HitKey &) = default;
};
struct HitCounts {
    std::uint64_t requests = 0;
    std::uint64_t bytes = 0;
    std::array<std::uint64_t, 6> statuses{}; ///< by hundreds; 0: none
    SecondCounts seconds;
};

/// Requests for a policy file.
struct FetchKey {
    std::string agent;
    Verified verified = Verified::None;
    PolicyFile file = FileRole::Robots;
    unsigned status = 0;
    bool isGet = true;
    std::uint64_t size = 0; ///< of a 200 alone
    friend auto operator<=>(const FetchKey &, const FetchKey &) = default;
};

/// Paths that a version forbids an agent, by the version's place at that time as its source has it.
struct PathKey {
    std::string agent;
    std::size_t version = 0;
    FileId file = {};
    std::uint32_t line = 0;
    friend auto operator<=>(const PathKey &, const PathKey &) = default;
};

struct Tally {
    std::uint64_t lines = 0;
    std::uint64_t bad = 0;
    std::map<HitKey, HitCounts> hits;
    std::map<FetchKey, HitCounts> fetches;
    std::map<PathKey, PathCounts> forbidden;
    std::map<std::string, DistinctCount> urls; ///< by agent
    /// By agent; of those to whom a version of the policy states a pace.
    std::map<std::string, NetworkSample> networks;
    /// By agent: how many requests of somebody else under its name came from which network, by the network's name; where
    /// names are wanted.
    std::map<std::string, std::map<std::string, std::uint64_t>> spoofed;

    void add(Tally other);
    void forgetNetworkNames();
    /// About how many bytes of memory this takes.
    [[nodiscard]] std::size_t memory() const;
};

} // namespace gatepost::logs
