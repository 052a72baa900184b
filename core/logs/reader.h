// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/answerclasses.h"
#include "core/logs/splitter.h"
#include "core/logs/tally.h"

#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Reads a log, block by block, into a tally.
namespace gatepost::logs {

struct ReadOptions {
    std::vector<std::string> only;                                ///< names of agents; empty: all
    std::int64_t from = std::numeric_limits<std::int64_t>::min(); ///< inclusive
    std::int64_t to = std::numeric_limits<std::int64_t>::max();   ///< exclusive
    bool fullUrls = false;                                        ///< values of queries are kept
    bool networkNames = false;                                    ///< networks are kept by name
};

/// A request with who, and what the versions say of it.
struct ReadHit {
    std::uint64_t line = 0; ///< of all that this reader has read, counted from 1
    const Hit *hit = nullptr;
    const std::string *agent = nullptr;
    Verified verified = Verified::None;
    std::optional<PolicyFile> policyFile;
    const Answers *answers = nullptr; ///< null for a policy file
};

struct BadLine {
    std::uint64_t block = 0; ///< as read() was told
    std::uint64_t line = 0;  ///< in it, counted from 1
    std::string text;        ///< its beginning
};

/// "/a?token=…&b=…" of "/a?token=1&b=2". `target` itself where there is nothing to cut, else in `scratch`.
[[nodiscard]] std::string_view withoutQueryValues(std::string_view target, std::string &scratch);
[[nodiscard]] std::string withoutQueryValues(std::string_view target);

/// Several of these may read parts of a log at the same time; their tallies are added up.
class LogReader {
public:
    LogReader(const PolicyHistory &history, const Addresses &addresses, ReadOptions options,
              std::unique_ptr<Splitter> splitter);
    ~LogReader();

    /// Whole lines, the last one perhaps without line end; kLinePadding bytes behind them may be read. `number` tells blocks
    /// apart that several readers read. Returns how many lines there were.
    std::uint64_t read(std::string_view block, std::uint64_t number = 0);
    /// For each request of an agent, in order, beside counting it.
    std::function<void(const ReadHit &)> onHit;
    [[nodiscard]] bool sawAgent() const { return m_splitter->sawAgent(); }
    [[nodiscard]] bool sawAddress() const { return m_splitter->sawAddress(); }

    [[nodiscard]] std::uint64_t lines() const { return m_lines; }
    [[nodiscard]] std::uint64_t bad() const { return m_bad; }
    [[nodiscard]] const std::vector<BadLine> &badLines() const {
        return m_badLines;
    } ///< the first five
    /// Of all that was read since it was called last. What `onHit` was given is gone then.
    [[nodiscard]] Tally takeTally();
    /// True if a tally should be taken now: memory for it grows with days, names and paths. `most`: in bytes.
    [[nodiscard]] bool isFull(std::size_t most);

private:
    struct AgentState;
    /// A request whose answers are on their way from memory.
    struct Waiting {
        Hit hit;
        AgentState *agent = nullptr;
        std::uint64_t tag = 0;
        std::uint64_t line = 0;
    };
    /// Enough for memory to answer, few enough for the lines to be in the cache still.
    static constexpr std::size_t kWaiting = 16;

    void queue(const Hit &hit);
    void takeAll();
    void take(const Waiting &waiting);
    AgentState &state(AgentNumber agent);
    Verified verify(AgentState &agent, const Hit &hit);
    void noteForbidden(AgentState &agent, const Hit &hit, std::uint32_t answers);

    const PolicyHistory &m_history;
    const Addresses &m_addresses;
    ReadOptions m_options;
    std::unique_ptr<Splitter> m_splitter;
    UserAgents m_agents;
    std::uint64_t m_lines = 0;
    std::uint64_t m_bad = 0;
    std::vector<BadLine> m_badLines;
    std::uint64_t m_linesTaken = 0; ///< of m_lines, by takeTally()
    std::uint64_t m_badTaken = 0;
    std::uint64_t m_weighedAt = 0; ///< line at which isFull() last looked
    std::size_t m_unweighed = 0;   ///< bytes that were read since
    std::size_t m_weighedNames = 0;
    std::vector<std::unique_ptr<AgentState>> m_states; ///< by AgentNumber
    AnswerClasses m_answers;
    std::array<Waiting, kWaiting> m_waiting; ///< a ring
    std::uint64_t m_queued = 0;
    std::uint64_t m_taken = 0;
    std::string m_scratch;
    // The version that was in force last, and until when.
    std::int64_t m_versionFrom = 0;
    std::int64_t m_versionTo = 0;
    std::optional<std::size_t> m_version;
    std::uint32_t m_versionRun = 0; ///< incremented whenever the version in force changes
};

} // namespace gatepost::logs
