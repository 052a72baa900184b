// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/judge.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What a log comes to, agent by agent.
namespace gatepost::logs {

struct AgentCounts {
    std::uint64_t requests = 0; ///< requests for policy files among them
    std::uint64_t bytes = 0;
    std::array<std::uint64_t, 6> statuses{};
    std::array<std::uint64_t, kHitClassCount> classes{};
    std::uint64_t informed = 0;     ///< of class denied
    std::uint64_t unaware = 0;      ///< likewise
    std::uint64_t servedDenied = 0; ///< of classes denied and honeypot, with a status below 400
    [[nodiscard]] std::uint64_t of(HitClass hitClass) const {
        return classes[static_cast<std::size_t>(hitClass)];
    }
    void add(const AgentCounts &other);
};

/// How fast it came. Requests for policy files do not count.
struct AgentPace {
    std::optional<double>
        statedSeconds; ///< for each request, stated last; absent: nothing is stated
    std::optional<RateKind> statedKind;
    std::uint64_t gaps = 0; ///< between neighbouring requests that a stated pace applies to
    std::uint64_t below =
        0; ///< of these shorter than stated by more than the second that a log's clock may be off; for a
    ///< Request-rate N/T more than N in any T
    std::uint64_t sessions = 0; ///< apart by more than five minutes
    std::uint64_t worstMinute = 0;
    std::uint64_t worstHour = 0;
    /// Gaps of 0 s, 1 s, 2–3 s, 4–7 s … 2048 s and more.
    std::array<std::uint64_t, 13> histogram{};
};

/// How fast an agent came from one network. Who keeps to a pace there may be too fast as a whole: it is many machines.
struct NetworkPace {
    std::string name; ///< empty unless it was wanted
    std::uint64_t requests = 0;
    AgentPace pace;
};

struct PolicyReads {
    PolicyFile file = FileRole::Robots;
    std::uint64_t requests = 0;
    std::uint64_t got = 0; ///< 200 or 304
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// Works out a pace from seconds, which come in order.
class PaceMeter {
public:
    PaceMeter(const std::string &agent, const Judge &judge);
    ~PaceMeter();
    PaceMeter(PaceMeter &&) noexcept;
    PaceMeter &operator=(PaceMeter &&) noexcept;
    void add(std::int64_t time, std::uint64_t count);
    [[nodiscard]] AgentPace take();

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

/// A rule that was in force and was not kept to, classes denied, grace and honeypot.
struct BrokenRule {
    std::size_t version = 0;
    FileId fileId = {};
    std::string file;
    std::uint32_t line = 0;
    std::string text;
    std::uint64_t requests = 0;
    std::int64_t first = 0; ///< when it was broken first
    std::int64_t last = 0;  ///< and last
    /// The most frequent paths with their counts, both exact; longer ones than PathCounts::kLongest are cut.
    std::vector<std::pair<std::string, std::uint64_t>> top;
    std::uint64_t paths = 0; ///< how many different ones there were
};

/// Hour since 1970 → requests by class.
using Hours = std::map<std::int64_t, std::array<std::uint64_t, kHitClassCount>>;

struct AgentReport {
    std::string name;
    std::shared_ptr<const KnownAgent> known;
    std::array<AgentCounts, kVerifiedCount> byVerified;
    AgentPace pace;
    /// Of an agent to whom a version states a pace: most gaps that were too short first, then most requests.
    std::vector<NetworkPace> networks;
    std::uint64_t networkCount =
        0; ///< about; of more than NetworkSample::kMost a fair sample is in `networks`
    bool networksAreComplete = true;
    /// From where somebody else came under its name, with how many requests: most first. Empty where names are not wanted.
    std::vector<std::pair<std::string, std::uint64_t>> spoofedNetworks;
    std::uint64_t spoofedNetworkCount = 0; ///< of which kMostSpoofed are listed
    static constexpr std::size_t kMostSpoofed = 200;
    std::vector<PolicyReads> reads;
    std::vector<BrokenRule> rules; ///< most requests first
    std::uint64_t urls = 0;        ///< about how many different ones
    Hours hours;
    [[nodiscard]] AgentCounts total() const;
    /// Requests against the policy: of classes denied, closed and honeypot.
    [[nodiscard]] std::uint64_t offences() const;
    /// When the first and the last of these came; absent: there were none.
    std::optional<std::int64_t> firstOffence;
    std::optional<std::int64_t> lastOffence;
    /// Networks from which requests came too fast.
    [[nodiscard]] std::uint64_t fastNetworks() const;
    /// It is documented to ignore robots.txt, or fetches because a person asked.
    [[nodiscard]] bool claimsToObey() const;
};

struct PolicyChange {
    std::size_t version = 0;
    std::map<std::string, std::int64_t>
        firstRead; ///< seconds from live until the agent first read a changed file
};

/// A robots.txt was served that no version has.
struct OtherSize {
    std::uint64_t size = 0;
    std::uint64_t requests = 0;
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// A Disallow of the newest version's robots.txt that decided no request of the log, whenever it came.
struct IdleRule {
    std::string file;
    std::uint32_t line = 0;
    std::string text;
    std::vector<std::string> agents; ///< whom it is for, as written
};

/// Names that nobody knows and that are not listed one by one: those with fewest offences, then fewest requests.
struct OtherNames {
    std::uint64_t names = 0;
    std::array<AgentCounts, kVerifiedCount> byVerified;
    [[nodiscard]] AgentCounts total() const;
};

struct Report {
    /// More names that nobody knows are not listed: a stranger can invent any number.
    static constexpr std::size_t kMostUnknown = 1000;
    std::uint64_t lines = 0;
    std::uint64_t bad = 0;
    std::optional<std::int64_t> from; ///< the first and last request of an agent
    std::optional<std::int64_t> to;
    std::vector<AgentReport> agents; ///< most offences first, then most requests
    OtherNames others;
    /// Of all agents together, those that are not listed too.
    [[nodiscard]] AgentCounts total() const;
    std::vector<PolicyChange> changes;
    std::vector<OtherSize> otherSizes;
    Hours hours;
    std::vector<IdleRule> idle; ///< in the order of the file
};

/// The error is the store's.
[[nodiscard]] std::expected<Report, Message> makeReport(const TallyStore &store,
                                                        const Judge &judge);

} // namespace gatepost::logs
