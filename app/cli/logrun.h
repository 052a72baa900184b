// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/logs/judge.h"
#include "core/logs/reader.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The logs of `replay`, read once or twice.
namespace gatepost::cli {

struct LogSource {
    std::vector<std::string> paths;     ///< "-" is stdin
    std::optional<logs::Format> format; ///< absent: each by its beginning
    logs::SplitterOptions splitter;
    std::size_t threads = 1;
    std::size_t blockSize = std::size_t{4} * 1024 * 1024;
};

/// What reading came to, beside the tally.
struct ReadLogs {
    logs::Tally tally;
    std::vector<std::string> badLines; ///< "access.log:17: …", the first five
    std::string formats;               ///< which were assumed: "combined, json"
};

class LogRun {
public:
    LogRun(LogSource source, const logs::PolicyHistory &history, const logs::Addresses &addresses,
           logs::ReadOptions options);
    ~LogRun();

    /// Adds up everything. `keepInput`: stdin is kept in a temporary file, for a second time.
    [[nodiscard]] Result<ReadLogs> read(bool keepInput);
    /// Again, in order, on one thread. `name` is the log's, empty if there is only one.
    using Use = std::function<void(const logs::ReadHit &hit, const std::string &name)>;
    [[nodiscard]] Result<void> readAgain(const Use &use);

private:
    class Workers;
    struct Progress;
    [[nodiscard]] Result<std::unique_ptr<class LogFile>> open(const std::string &path,
                                                              bool keepInput);
    [[nodiscard]] Result<std::unique_ptr<logs::LogReader>>
    makeReader(const logs::Format &format) const;
    [[nodiscard]] Result<void> readFile(const std::string &path, bool keepInput, ReadLogs &into,
                                        Progress &progress);

    LogSource m_source;
    const logs::PolicyHistory &m_history;
    const logs::Addresses &m_addresses;
    logs::ReadOptions m_options;
    std::FILE *m_kept = nullptr;
};

} // namespace gatepost::cli
