// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "app/cli/replayoptions.h"
#include "core/logs/tally.h"
#include "core/replay/snapshots.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Partial results: a row that says what they are, the policy's rows, the tally's.
namespace gatepost::cli {

/// The first row: what others must agree on to be added to it.
[[nodiscard]] nlohmann::ordered_json partialHeader(const logs::PolicyHistory &history,
                                                   const ReplayOptions &options);

/// Adds up partial results.
class PartialMerger {
public:
    /// A file, or "-"; several results may follow each other in one. The error names it.
    [[nodiscard]] Result<void> add(const std::string &path);

    [[nodiscard]] const logs::Tally &tally() const { return m_tally; }
    void forgetNetworkNames() { m_tally.forgetNetworkNames(); }
    /// Of the first result: the others have the same.
    [[nodiscard]] const std::vector<replay::Snapshot> &snapshots() const {
        return (m_first ? *m_first : m_rows).snapshots();
    }
    [[nodiscard]] const nlohmann::ordered_json &header() const { return m_header; }

private:
    Result<void> take(std::string_view line, bool isFirst);
    Result<void> takeHeader(const nlohmann::ordered_json &row);

    nlohmann::ordered_json m_header;
    replay::SnapshotRows m_rows; ///< of the result that is being read
    std::optional<replay::SnapshotRows> m_first;
    logs::Tally m_tally;
};

} // namespace gatepost::cli
