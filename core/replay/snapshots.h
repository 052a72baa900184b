// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/history.h"
#include "core/text/message.h"

#include <nlohmann/json_fwd.hpp>

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Where the versions of a policy come from: a site's folder, a folder of dated versions, Git's history, a partial result.
namespace gatepost::replay {

/// The files of a site at one time, as they were read.
struct Snapshot {
    std::string id;
    std::string commit;
    std::optional<std::int64_t> from; ///< absent: always
    std::map<std::string, std::string> files;

    [[nodiscard]] std::string sha256() const;
};

/// "git:REPO[:DIR][@REF]", a folder whose folders or files carry dates, or a site's folder. Errors name it. What is odd and
/// does no harm (commits whose dates run backwards, an old file that is left out) is added to `notes`.
[[nodiscard]] std::expected<std::vector<Snapshot>, Message>
readSnapshots(const std::string &source, std::vector<Message> &notes);
/// Of a repository's revision, of a folder below its root (empty: the root).
[[nodiscard]] std::expected<std::vector<Snapshot>, Message>
readGitSnapshots(const std::string &repository, const std::string &folder,
                 const std::string &revision, std::vector<Message> &notes);
/// In order of time.
void sortSnapshots(std::vector<Snapshot> &snapshots);

/// Sites of all of them, with a list of agents over which that of the newest version lies.
[[nodiscard]] std::vector<logs::PolicyVersion> versionsOf(const std::vector<Snapshot> &snapshots,
                                                          Registry registry);

/// Rows of a partial result, and back.
[[nodiscard]] std::string snapshotRows(const std::vector<Snapshot> &snapshots);
class SnapshotRows {
public:
    enum class Taken : std::uint8_t {
        Yes,
        Not,    ///< the row is not about the policy
        TooMuch ///< more than limits::kVersions or kVersionsBytes
    };
    /// Throws what nlohmann throws.
    Taken take(const nlohmann::ordered_json &row);
    [[nodiscard]] const std::vector<Snapshot> &snapshots() const { return m_snapshots; }

private:
    std::map<std::string, std::string> m_texts; ///< by SHA-256
    std::size_t m_textBytes = 0;
    std::vector<Snapshot> m_snapshots;
    std::size_t m_bytes = 0; ///< of all versions, with what they share
};

} // namespace gatepost::replay
