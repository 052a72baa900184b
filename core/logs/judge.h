// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/tallystore.h"
#include "core/logs/useragents.h"

#include <expected>
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

/// What an agent asked for of the policy's files, by how it is verified. As much as judging needs: it does not grow with a log.
class AgentReads {
public:
    struct File {
        std::optional<std::int64_t> asked;            ///< first
        std::map<std::size_t, std::int64_t> gotFirst; ///< by the version that was in force
    };
    using Files = std::array<File, kSiteFileCount>;
    void add(const FetchKey &key, const SecondCounts &seconds, const class Judge &judge);
    /// Null: nothing was asked for.
    [[nodiscard]] const Files *of(Verified verified) const {
        const auto found = m_files.find(verified);
        return found == m_files.end() ? nullptr : &found->second;
    }

private:
    std::map<Verified, Files> m_files;
};

/// "Before" is in an earlier second: lines of one second have no order.
class Judge {
public:
    /// The error is the store's.
    [[nodiscard]] static std::expected<Judge, Message>
    make(const PolicyHistory &history, const TallyStore &store, JudgeOptions options);

    [[nodiscard]] const PolicyHistory &history() const { return *m_history; }
    [[nodiscard]] const std::vector<LiveVersion> &live() const { return m_live; }
    /// The version in force; absent before the first.
    [[nodiscard]] std::optional<std::size_t> versionAt(std::int64_t time) const;
    [[nodiscard]] JudgedCase caseOf(const std::string &agent, Verified verified,
                                    const Answers &answers, const AgentReads &reads) const;
    [[nodiscard]] Judgement judge(const JudgedCase &about, std::int64_t time) const;

    /// One that no log calibrates.
    Judge(const PolicyHistory &history, JudgeOptions options);

private:
    /// By size: when a robots.txt was served.
    using Served = std::map<std::uint64_t, SecondCounts>;
    void calibrate(const Served &served);
    [[nodiscard]] Answer visitTime(const JudgedCase &about, std::size_t version,
                                   std::int64_t time) const;
    [[nodiscard]] bool isClosed(const JudgedCase &about, std::size_t version,
                                std::int64_t time) const;

    const PolicyHistory *m_history;
    JudgeOptions m_options;
    std::vector<LiveVersion> m_live;
};

/// What each agent read, for who asks about one line after the other.
[[nodiscard]] std::expected<std::map<std::string, AgentReads>, Message>
readsOf(const TallyStore &store, const Judge &judge);

} // namespace gatepost::logs
