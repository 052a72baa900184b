// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/logs/report.h"
#include "core/replay/logrun.h"

#include <QString>
#include <QStringList>

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

/// Reading logs, away from the window's thread: no widgets here.
namespace gatepost::ui {

/// What is read, and which policy it is judged by.
struct LogRequest {
    QStringList logs; ///< files
    enum class Policy {
        GitHistory, ///< of `repository`, in the folder `below` it
        Text,       ///< what the window shows, for all times
        Versions    ///< a folder with dated versions, `versions`
    };
    Policy policy = Policy::Text;
    QString repository;
    QString below;
    QString versions;
    QString addresses; ///< folder of address lists; empty: nobody is verified
    std::shared_ptr<const CompiledSite> site;
    std::vector<std::string> honeypots; ///< of the settings, for Text
};

/// The repository that a folder is in, and the folder's path below it; empty if it is in none.
struct RepositoryPlace {
    QString repository;
    QString below;
};
[[nodiscard]] RepositoryPlace repositoryOf(const QString &folder);

/// Everything that a log came to. It refers to itself: it is neither copied nor moved.
class LogResult {
public:
    LogResult(LogRequest request, std::unique_ptr<const logs::PolicyHistory> history,
              logs::Addresses addresses, std::string formats, logs::Judge judge,
              std::map<std::string, logs::AgentReads> reads, logs::Report report);
    LogResult(const LogResult &) = delete;
    LogResult &operator=(const LogResult &) = delete;

    const LogRequest request;

private:
    const std::unique_ptr<const logs::PolicyHistory> m_history;

public:
    const logs::PolicyHistory &history;
    const logs::Addresses addresses;
    const std::string formats; ///< which were assumed
    const logs::Judge judge;
    const std::map<std::string, logs::AgentReads> reads; ///< by agent
    const logs::Report report;
    QStringList notes; ///< what was odd about the policy
    double seconds = 0;
};

/// The error is a sentence; it is empty if `stop` was asked for. `progress` is called on the thread that reads.
[[nodiscard]] std::expected<std::shared_ptr<const LogResult>, QString>
readLogs(const LogRequest &request, const std::stop_token &stop,
         const std::function<void(std::uint64_t lines, double seconds)> &progress);

/// A request against a rule, for a report.
struct Evidence {
    std::int64_t time = 0;
    QString method;
    QString path; ///< without values of its query
    QString address;
    unsigned status = 0;
    QString rule; ///< "robots.txt line 14: Disallow: /blog/"
    bool informed = false;
    bool honeypot = false;
};
/// The first `most` requests of an agent that were denied, those that were served before others. Reads the logs again.
[[nodiscard]] std::vector<Evidence> evidenceOf(const LogResult &result, const std::string &agent,
                                               std::size_t most, const std::stop_token &stop);

} // namespace gatepost::ui
