// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/tallystore.h"

#include <functional>
#include <string_view>

/// A tally as records: a key, and a value that adds up with those of the same key. Sorted by their bytes they come in the
/// order in which a TallyVisitor wants them.
namespace gatepost::logs {

enum class Records : std::uint8_t {
    Fetches, ///< of requests for policy files
    Others,
    All
};

/// `use` gets keys and values in order. They last until it returns.
void forEachRecord(const Tally &tally, Records which,
                   const std::function<void(std::string_view key, std::string_view value)> &use);

/// Gives records to a visitor; those of one key may be several and come one after the other.
class RecordReader {
public:
    RecordReader(TallyVisitor &visitor, bool forgetsNames)
        : m_visitor(visitor), m_forgetsNames(forgetsNames) {}
    /// False: it is damaged.
    [[nodiscard]] bool take(std::string_view key, std::string_view value);
    /// After the last one.
    void end();

private:
    struct Path {
        PathKey key;
        std::string path;
        std::uint64_t count = 0;
    };
    struct Spoofed {
        std::string network;
        std::uint64_t count = 0;
    };
    struct Hits {
        std::string packed; ///< of the key
        HitKey key;
        HitCounts sums;
    };
    bool takeOne(std::uint64_t kind, std::string_view key, std::string_view value);
    bool takeNetworks(std::string_view value);
    bool takePath(std::string_view key, std::string_view value);
    bool takeDay(std::string_view key, std::string_view value);
    /// What was added up under the last key is complete.
    void flush();
    void endAgent();

    TallyVisitor &m_visitor;
    bool m_forgetsNames;
    bool m_isIn = false; ///< an agent
    std::string m_agent;
    std::string m_key; ///< the last one, behind the agent
    FetchKey m_fetch;
    HitCounts m_fetchCounts;
    DistinctCount m_urls;
    NetworkSample m_networks;
    Spoofed m_spoofed;
    std::vector<Hits> m_hits; ///< in the order of their packed keys
    Path m_path;
    TallyDay m_day;
};

} // namespace gatepost::logs
