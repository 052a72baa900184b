// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/logs/history.h"
#include "core/logs/partial.h"
#include "core/logs/reader.h"
#include "core/logs/splitter.h"
#include "core/logs/tallystore.h"
#include "core/replay/temporaryfile.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Lines of a log, versions of a policy, and the sums that come of them, for the tests of core/logs.
namespace gatepost::test {

/// Versions of a robots.txt with the time from which each was in force, read as the author means them.
inline logs::PolicyHistory
historyOf(std::initializer_list<std::pair<std::optional<std::int64_t>, std::string>> texts) {
    std::vector<logs::PolicyVersion> versions;
    for (const auto &[from, text] : texts) {
        Site site;
        site.put(FileRole::Robots, text);
        versions.push_back({"v" + std::to_string(versions.size() + 1),
                            {},
                            from,
                            false,
                            std::move(site),
                            {},
                            text});
    }
    return {std::move(versions), Reading::Author};
}

/// The rows of a partial result, or why they could not be made.
inline std::string partialRows(const logs::TallyStore &store) {
    std::string rows;
    const auto written =
        logs::forEachPartialRow(store, [&rows](const std::string &row) { rows += row; });
    return written ? rows : written.error().english();
}

inline std::string partialRows(const logs::Tally &tally) {
    logs::TallyStore store(replay::openTemporaryFile);
    return store.add(tally) ? partialRows(store) : std::string();
}

/// Puts rows into `store` as machines send them. False: one of them is damaged, or there is no room for a temporary file.
inline bool addRows(std::string_view rows, logs::TallyStore &store) {
    logs::Tally read;
    while (!rows.empty()) {
        const std::size_t end = std::min(rows.find('\n'), rows.size());
        if (!logs::addPartialRow(rows.substr(0, end), read))
            return false;
        rows.remove_prefix(std::min(end + 1, rows.size()));
    }
    return store.add(std::move(read)).has_value();
}

/// Reads lines of the combined format, given without their line ends.
inline logs::Tally tallyOf(const logs::PolicyHistory &history,
                           const std::vector<std::string> &lines,
                           const logs::Addresses &addresses = {},
                           const logs::ReadOptions &options = {}) {
    logs::LogReader reader(history, addresses, options, logs::makeClfSplitter(false));
    std::string all;
    for (const std::string &line : lines)
        all += line + '\n';
    const std::size_t size = all.size();
    all.append(logs::kLinePadding, ' ');
    reader.read(std::string_view(all).substr(0, size));
    return reader.takeTally();
}

} // namespace gatepost::test
