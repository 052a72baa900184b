// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "app/cli/replayoptions.h"
#include "core/logs/tallystore.h"
#include "core/replay/snapshots.h"
#include "core/replay/temporaryfile.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Partial results: a row that says what they are, the policy's rows, the tally's.
namespace gatepost::cli {

/// The first row: what others must agree on to be added to it.
[[nodiscard]] nlohmann::ordered_json partialHeader(const logs::PolicyHistory &history,
                                                   const ReplayOptions &options);

/// Writes a partial result. Its last row says how many came before, so that a cut one is known, and before it stand the
/// parts that are in it: a number made of the log and of what it came to. One part is not added twice.
class PartialWriter {
public:
    PartialWriter(std::ostream &out, const nlohmann::ordered_json &header);
    void writeSnapshots(const std::vector<replay::Snapshot> &snapshots);
    /// What a log came to. `fingerprint`: of its bytes.
    [[nodiscard]] Result<void> writePart(const logs::TallyStore &tally, std::uint64_t fingerprint);
    /// The sum of several.
    [[nodiscard]] Result<void> writeMerged(const logs::TallyStore &tally,
                                           const std::set<std::string> &parts);

private:
    void write(std::string_view row);
    [[nodiscard]] Result<void> writeRows(const logs::TallyStore &tally);
    void writeEnd(const std::set<std::string> &parts);

    std::ostream &m_out;
    std::uint64_t m_rows = 0;
    std::array<std::uint64_t, 2> m_sum{};
};

/// Adds up partial results.
class PartialMerger {
public:
    /// A file, or "-"; several results may follow each other in one. The error names it.
    [[nodiscard]] Result<void> add(const std::string &path);

    /// After the last one. The error: it is cut.
    [[nodiscard]] Result<void> finish();

    [[nodiscard]] const logs::TallyStore &tally() const { return m_store; }
    /// What was added up, by identity.
    [[nodiscard]] const std::set<std::string> &parts() const { return m_parts; }
    void forgetNetworkNames() { m_store.forgetNetworkNames(); }
    /// Of the first result: the others have the same.
    [[nodiscard]] const std::vector<replay::Snapshot> &snapshots() const {
        return (m_first ? *m_first : m_rows).snapshots();
    }
    [[nodiscard]] const nlohmann::ordered_json &header() const { return m_header; }

private:
    Result<void> take(std::string_view line, bool isFirst);
    Result<void> takeHeader(const nlohmann::ordered_json &row);
    Result<void> takeParts(const nlohmann::ordered_json &row);
    Result<void> takeEnd(const nlohmann::ordered_json &row);
    Result<void> store();

    nlohmann::ordered_json m_header;
    replay::SnapshotRows m_rows; ///< of the result that is being read
    std::optional<replay::SnapshotRows> m_first;
    logs::TallyStore m_store{replay::openTemporaryFile};
    logs::Tally m_tally;     ///< what is not in the store yet
    std::size_t m_bytes = 0; ///< of its rows
    std::set<std::string> m_parts;
    std::string m_path;           ///< of the file that is being read
    std::uint64_t m_rowCount = 0; ///< of the result that is being read
    bool m_isIn = false;          ///< its end has not come
    bool m_hasParts = false;
};

} // namespace gatepost::cli
