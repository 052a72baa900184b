// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/tally.h"
#include "core/text/message.h"

#include <cstdio>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// The sum of many tallies, however large: what does not fit into memory is in a temporary file.
namespace gatepost::logs {

/// A file to write and to read again that nobody else sees; it is gone when the last pointer to it is.
using TemporaryFile = std::shared_ptr<std::FILE>;
/// Makes one; null, with errno, if there is no room. This room opens no file itself: replay::openTemporaryFile() is for it.
using OpenTemporaryFile = std::function<TemporaryFile()>;

/// What came on one day, of one agent.
struct TallyDay {
    std::int64_t day = 0; ///< since 1970
    /// By the number that TallyVisitor::hits() gave to these answers.
    std::vector<std::pair<std::size_t, SecondCounts>> hits;
    std::map<std::uint64_t, SecondCounts> networks; ///< by hash
};

/// Gets everything of one agent after the other, agents by name. What comes of one agent comes in the order of these
/// functions, paths and days in theirs.
class TallyVisitor {
public:
    virtual ~TallyVisitor() = default;
    virtual void agent(const std::string & /*name*/) {}
    virtual void fetches(const FetchKey & /*key*/, const HitCounts & /*counts*/) {}
    virtual void urls(const DistinctCount & /*urls*/) {}
    /// The networks that TallyDay has, with their names where they are known; their seconds are not in it.
    virtual void networks(const NetworkSample & /*sample*/) {}
    virtual void spoofed(std::string_view /*network*/, std::uint64_t /*count*/) {}
    /// Sums without seconds. `number` counts from 0.
    virtual void hits(std::size_t /*number*/, const HitKey & /*key*/, const HitCounts & /*sums*/) {}
    virtual void path(const PathKey & /*key*/, std::string_view /*path*/, std::uint64_t /*count*/) {
    }
    virtual void day(const TallyDay & /*day*/) {}
    virtual void agentEnd() {}
};

/// What is given out depends on the lines alone: not on their order, nor on how they came in parts. All counts are exact.
///
/// How: a tally is a set of records whose values add up (tallyrecords.h). When those in memory are too many they are sorted
/// and written behind each other; to give them out, the sorted runs are merged. In memory are then one day of one agent, a
/// buffer for each run, and what the visitor keeps.
class TallyStore {
public:
    explicit TallyStore(OpenTemporaryFile open, std::size_t memory = kMemory);
    ~TallyStore();
    TallyStore(TallyStore &&) noexcept;
    TallyStore &operator=(TallyStore &&) noexcept;

    /// The error: there is no room for a temporary file.
    [[nodiscard]] std::expected<void, Message> add(Tally tally);
    [[nodiscard]] std::uint64_t lines() const { return m_lines; }
    [[nodiscard]] std::uint64_t bad() const { return m_bad; }
    /// The names of networks are not given out.
    void forgetNetworkNames() { m_forgetsNames = true; }
    /// The error: the temporary file cannot be read.
    [[nodiscard]] std::expected<void, Message> forEach(TallyVisitor &visitor) const;
    /// agent(), fetches() and agentEnd() alone.
    [[nodiscard]] std::expected<void, Message> forEachFetch(TallyVisitor &visitor) const;
    /// How often memory was emptied into the temporary file.
    [[nodiscard]] std::size_t spills() const { return m_runs.size() / 2; }

    static constexpr std::size_t kMemory = std::size_t{12} << 20;

private:
    /// A piece of the temporary file: records in order.
    struct Run {
        std::fpos_t begin{};
        std::uint64_t size = 0;
        bool hasFetches = false; ///< these alone
    };
    [[nodiscard]] std::expected<void, Message> spill();
    [[nodiscard]] std::expected<void, Message> merge(TallyVisitor &visitor,
                                                     bool fetchesAlone) const;

    OpenTemporaryFile m_open;
    std::size_t m_memory;
    std::uint64_t m_lines = 0;
    std::uint64_t m_bad = 0;
    bool m_forgetsNames = false;
    Tally m_tally;
    std::size_t m_size = 0;  ///< of m_tally, at most
    TemporaryFile m_file;    ///< null until it is needed
    std::vector<Run> m_runs; ///< two for each time
};

} // namespace gatepost::logs
