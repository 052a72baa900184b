// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/logs/history.h"

#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Where the versions of a policy come from: a site's folder, a folder of dated versions, Git's history, a partial result.
namespace gatepost::cli {

/// The files of a site at one time, as they were read.
struct Snapshot {
    std::string id;
    std::string commit;
    std::optional<std::int64_t> from; ///< absent: always
    std::map<std::string, std::string> files;

    [[nodiscard]] std::string sha256() const;
};

/// SRC of --policy: "git:REPO[:DIR][@REF]", a folder whose folders or files carry dates, or a site's folder. Errors name it;
/// what is odd (commits whose dates run backwards) goes to stderr.
[[nodiscard]] std::expected<std::vector<Snapshot>, std::string>
readSnapshots(const std::string &source);
/// In order of time.
void sortSnapshots(std::vector<Snapshot> &snapshots);

/// Sites of all of them, with the user's list of agents and that of the newest version. The error names a file.
[[nodiscard]] std::expected<std::vector<logs::PolicyVersion>, std::string>
versionsOf(const std::vector<Snapshot> &snapshots);

/// Rows of a partial result, and back.
[[nodiscard]] std::string snapshotRows(const std::vector<Snapshot> &snapshots);
class SnapshotRows {
public:
    /// False if the row is not about the policy. Throws what nlohmann throws.
    bool take(const nlohmann::ordered_json &row);
    [[nodiscard]] std::vector<Snapshot> snapshots() const { return m_snapshots; }

private:
    std::map<std::string, std::string> m_texts; ///< by SHA-256
    std::vector<Snapshot> m_snapshots;
};

} // namespace gatepost::cli
