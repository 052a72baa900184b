// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/tally.h"
#include "core/logs/useragents.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What a request was, given the policy as it was live then.
namespace gatepost::logs {

/// The first that fits (logs of the manual). In this order.
enum class HitClass : std::uint8_t { PolicyFile, Honeypot, Denied, Grace, Closed, Ask, Ok };
constexpr std::size_t kHitClassCount = 7;
[[nodiscard]] std::string_view hitClassName(HitClass hitClass); ///< "policy-file", …
[[nodiscard]] std::optional<HitClass> parseHitClass(std::string_view name);

struct JudgeOptions {
    std::int64_t grace = 86400; ///< seconds that a copy of the rules may be old (RFC 9309 §2.4)
    std::int64_t skew = 60;     ///< seconds by which clocks may differ, at the ends of Visit-times
    bool calibrate =
        true; ///< since when a version was live is taken from sizes in the log, where it shows
};

struct LiveVersion {
    std::optional<std::int64_t> live; ///< absent: always
    LiveBy by = LiveBy::Given;
};

struct Judgement {
    HitClass hitClass = HitClass::Ok;
    bool informed = false; ///< only where the version in force forbids
    bool unaware = false;  ///< likewise
    std::optional<std::size_t> version;
    /// Of the version in force, where it does not simply allow; for Closed the Visit-time.
    std::optional<Answer> answer;
};

/// Everything that is known about one agent's requests with the same answers; made once, asked for each second.
struct JudgedCase {
    Identity agent;
    Answers answers;
    std::vector<std::shared_ptr<const ResolvedAgent>> views; ///< by version
    bool hasHours = false;
    /// By file: when it first got a version that forbids; when it first asked for that file. Absent: never.
    std::array<std::optional<std::int64_t>, kSiteFileCount> informedAt;
    std::array<std::optional<std::int64_t>, kSiteFileCount> askedAt;
};

/// "Before" is in an earlier second: lines of one second have no order.
class Judge {
public:
    Judge(const PolicyHistory &history, const Tally &tally, JudgeOptions options);

    [[nodiscard]] const PolicyHistory &history() const { return m_history; }
    [[nodiscard]] const std::vector<LiveVersion> &live() const { return m_live; }
    /// The version in force; absent before the first.
    [[nodiscard]] std::optional<std::size_t> versionAt(std::int64_t time) const;
    [[nodiscard]] JudgedCase caseOf(const std::string &agent, Verified verified,
                                    const Answers &answers) const;
    [[nodiscard]] Judgement judge(const JudgedCase &about, std::int64_t time) const;

private:
    void calibrate(const Tally &tally);
    [[nodiscard]] Answer visitTime(const JudgedCase &about, std::size_t version,
                                   std::int64_t time) const;
    [[nodiscard]] bool isClosed(const JudgedCase &about, std::size_t version,
                                std::int64_t time) const;

    const PolicyHistory &m_history;
    JudgeOptions m_options;
    std::vector<LiveVersion> m_live;
    struct Fetches {
        const FetchKey *key;
        const SecondCounts *seconds;
    };
    std::map<std::pair<std::string, Verified>, std::vector<Fetches>> m_fetches;
};

} // namespace gatepost::logs
