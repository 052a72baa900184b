// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/judge.h"
#include "core/logs/reader.h"
#include "core/logs/tallystore.h"
#include "core/replay/temporaryfile.h"

#include <cstdio>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Logs in files, read once or twice, by several threads.
namespace gatepost::replay {

struct LogSource {
    std::vector<std::string> paths;     ///< "-" is stdin
    std::optional<logs::Format> format; ///< absent: each by its beginning
    logs::SplitterOptions splitter;
    std::size_t threads = 1;
    std::size_t blockSize = std::size_t{128} * 1024; ///< so small that a cache has room for it
    bool keepGoing =
        false; ///< a file that cannot be read to its end is named, and the next one is read
    /// What all threads together keep in memory before it is written into a temporary file.
    std::size_t memory = std::size_t{16} << 20;
};

/// What reading came to, beside the tally.
struct ReadLogs {
    logs::TallyStore tally{openTemporaryFile};
    struct BadLine {
        std::string place; ///< "access.log:17"
        std::string text;  ///< its beginning, with what it says of clients
    };
    std::vector<BadLine> badLines; ///< the first five
    std::string formats;           ///< which were assumed: "combined, json"
    /// Files that could not be read to their end, where that does not end the run. What came before is counted.
    std::vector<Message> broken;
    std::vector<std::string> withoutAgents; ///< files of which no line says a User-Agent
    std::uint64_t fingerprint =
        0; ///< of the logs' bytes: the same log is known again under another name
};

class LogRun {
public:
    LogRun(LogSource source, const logs::PolicyHistory &history, const logs::Addresses &addresses,
           logs::ReadOptions options);
    ~LogRun();

    /// Called on the thread that called read(), after each piece that it read itself, with the lines of all threads so
    /// far. False ends reading: what read() returns is then what came before.
    std::function<bool(std::uint64_t lines)> onProgress;

    /// Adds up everything. `keepInput`: stdin is kept in a temporary file, for a second time.
    [[nodiscard]] std::expected<ReadLogs, Message> read(bool keepInput);
    /// Again, in order, on one thread. `name` is the log's, empty if there is only one.
    /// False ends reading.
    using Use = std::function<bool(const logs::ReadHit &hit, const std::string &name)>;
    [[nodiscard]] std::expected<void, Message> readAgain(const Use &use);

private:
    class Workers;
    [[nodiscard]] std::expected<std::unique_ptr<class LogFile>, Message>
    open(const std::string &path, bool keepInput);
    [[nodiscard]] std::expected<std::unique_ptr<logs::LogReader>, Message>
    makeReader(const logs::Format &format) const;
    [[nodiscard]] std::expected<std::vector<std::unique_ptr<logs::LogReader>>, Message>
    makeReaders(std::string_view beginning, ReadLogs &into) const;
    [[nodiscard]] std::expected<void, Message> readFile(const std::string &path, bool keepInput,
                                                        ReadLogs &into);
    [[nodiscard]] std::expected<void, Message> readAgain(const std::string &path, const Use &use,
                                                         bool &isEnough);

    LogSource m_source;
    const logs::PolicyHistory &m_history;
    const logs::Addresses &m_addresses;
    logs::ReadOptions m_options;
    std::shared_ptr<std::FILE> m_kept;
    bool m_isStopped = false;
};

} // namespace gatepost::replay
