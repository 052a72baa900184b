// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/addresses.h"
#include "core/logs/history.h"
#include "core/logs/networks.h"
#include "core/logs/secondcounts.h"

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What a log comes to before it is judged. Adding up tallies is commutative and associative: it does not matter in which
/// order lines come, where a log is cut, or which machine reads which part. All that depends on order (who had read
/// the rules before, how long between two requests, since when a version was live) is worked out from seconds afterwards.
///
/// Memory does not grow with the length of a log, only with the time that it covers: at most about 4 KiB for an hour in
/// which an agent came, for each set of answers that it met.
namespace gatepost::logs {

/// About how many different texts were seen (HyperLogLog, 2^12 registers: 1.6 % off).
class DistinctCount {
public:
    void add(std::string_view text);
    void add(const DistinctCount &other);
    [[nodiscard]] std::uint64_t estimate() const;
    [[nodiscard]] std::string text() const; ///< a hexadecimal digit pair for each register
    [[nodiscard]] static std::optional<DistinctCount> parse(std::string_view text);

private:
    std::vector<std::uint8_t> m_registers;
};

/// Exact counts of a fair sample of paths: those whose hashes are smallest. With at most kMost paths it is all of them.
class PathSample {
public:
    static constexpr std::size_t kMost = 256;
    /// Longer paths are cut: servers take 8 KiB.
    static constexpr std::size_t kLongest = 16'384;
    void add(std::string_view path, std::uint64_t count = 1);
    void add(const PathSample &other);
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// The most frequent ones, then by name.
    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>> top(std::size_t most) const;
    /// By hash, then by name.
    struct Key {
        std::uint64_t hash = 0;
        std::string path;
    };
    struct Less {
        using is_transparent = void;
        template <typename A, typename B>
        bool operator()(const A &a, const B &b) const {
            return a.hash != b.hash ? a.hash < b.hash
                                    : std::string_view(a.path) < std::string_view(b.path);
        }
    };
    using Paths = std::map<Key, std::uint64_t, Less>;
    [[nodiscard]] const Paths &paths() const { return m_paths; }
    void markIncomplete() { m_isComplete = false; }

private:
    Paths m_paths;
    std::uint64_t m_largest = UINT64_MAX; ///< hash of the last one, once there are kMost
    bool m_isComplete = true;
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
    std::map<PathKey, PathSample> forbidden;
    std::map<std::string, DistinctCount> urls; ///< by agent
    /// By agent; of those to whom a version of the policy states a pace.
    std::map<std::string, NetworkSample> networks;

    void add(Tally other);
    void forgetNetworkNames();
};

} // namespace gatepost::logs
