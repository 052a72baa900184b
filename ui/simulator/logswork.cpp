// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/logswork.h"

#include "core/replay/addresslists.h"
#include "core/replay/snapshots.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

namespace gatepost::ui {

namespace {

std::expected<std::vector<logs::PolicyVersion>, QString> versionsFor(const LogRequest &request,
                                                                     QStringList &notes) {
    if (request.policy == LogRequest::Policy::Text) {
        // One version for all times; nothing else has its hash.
        logs::PolicyVersion version{"",    "", {}, false, request.site->site(), request.honeypots,
                                    "text"};
        return std::vector{std::move(version)};
    }
    std::vector<Message> odd;
    auto snapshots = request.policy == LogRequest::Policy::GitHistory
                         ? replay::readGitSnapshots(pathBytes(request.repository),
                                                    request.below.toStdString(), "HEAD", odd)
                         : replay::readSnapshots(pathBytes(request.versions), odd);
    for (const Message &note : odd)
        notes << text(note);
    if (!snapshots)
        return std::unexpected(text(snapshots.error()));
    replay::sortSnapshots(*snapshots);
    return replay::versionsOf(*snapshots, request.site->site().registry);
}

replay::LogSource sourceOf(const LogRequest &request, std::size_t threads) {
    replay::LogSource source;
    for (const QString &log : request.logs)
        source.paths.push_back(pathBytes(log));
    source.threads = threads;
    return source;
}

} // namespace

RepositoryPlace repositoryOf(const QString &folder) {
    if (folder.isEmpty())
        return {};
    const QString start = QFileInfo(folder).canonicalFilePath();
    for (QDir dir(start); !start.isEmpty();) {
        if (QFileInfo::exists(dir.filePath(QStringLiteral(".git")))) {
            const QString below = dir.relativeFilePath(start);
            return {dir.path(), below == QLatin1String(".") ? QString() : below};
        }
        if (!dir.cdUp())
            break;
    }
    return {};
}

LogResult::LogResult(LogRequest asked, std::unique_ptr<const logs::PolicyHistory> versions,
                     logs::Addresses lists, std::string assumed, logs::Judge judged,
                     std::map<std::string, logs::AgentReads> whoRead, logs::Report made)
    : request(std::move(asked)),
      m_history(std::move(versions)),
      history(*m_history),
      addresses(std::move(lists)),
      formats(std::move(assumed)),
      judge(std::move(judged)),
      reads(std::move(whoRead)),
      report(std::move(made)) {}

std::expected<std::shared_ptr<const LogResult>, QString>
readLogs(const LogRequest &request, const std::stop_token &stop,
         const std::function<void(std::uint64_t lines, double seconds)> &progress) {
    const auto begin = std::chrono::steady_clock::now();
    const auto passed = [begin] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    QStringList notes;
    auto versions = versionsFor(request, notes);
    if (!versions)
        return std::unexpected(versions.error());
    logs::Addresses addresses;
    if (!request.addresses.isEmpty())
        if (auto added = replay::addAddressLists(pathBytes(request.addresses), addresses); !added)
            return std::unexpected(text(added.error()));
    auto history =
        std::make_unique<const logs::PolicyHistory>(std::move(*versions), Reading::Known);
    const std::size_t threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    std::expected<replay::ReadLogs, Message> read;
    {
        logs::ReadOptions options;
        options.networkNames = !addresses.isEmpty(); // those of somebody else are listed
        replay::LogRun run(sourceOf(request, threads), *history, addresses, options);
        run.onProgress = [&](std::uint64_t lines) {
            progress(lines, passed());
            return !stop.stop_requested();
        };
        read = run.read(false);
    }
    if (stop.stop_requested())
        return std::unexpected(QString());
    if (!read)
        return std::unexpected(text(read.error()));
    for (const std::string &path : read->withoutAgents)
        notes << QCoreApplication::translate("gatepost::ui::Logs",
                                             "%1: no line has a User-Agent, so nobody was "
                                             "recognised.")
                     .arg(text(path));
    auto judge = logs::Judge::make(*history, read->tally, {});
    if (!judge)
        return std::unexpected(text(judge.error()));
    auto reads = logs::readsOf(read->tally, *judge);
    auto report = logs::makeReport(read->tally, *judge);
    if (!reads || !report)
        return std::unexpected(text(reads ? report.error() : reads.error()));
    auto result = std::make_shared<LogResult>(request, std::move(history), std::move(addresses),
                                              std::move(read->formats), std::move(*judge),
                                              std::move(*reads), std::move(*report));
    result->notes = notes;
    result->seconds = passed();
    return result;
}

std::vector<Evidence> evidenceOf(const LogResult &result, const std::string &agent,
                                 std::size_t most, const std::stop_token &stop) {
    logs::ReadOptions options;
    options.only = {agent};
    replay::LogRun run(sourceOf(result.request, 1), result.history, result.addresses, options);
    std::vector<Evidence> served;
    std::vector<Evidence> refused;
    std::map<std::pair<logs::Verified, const logs::Answers *>, logs::JudgedCase> cases;
    const auto reads = result.reads.find(agent);
    const logs::AgentReads none;
    const auto take = [&](const logs::ReadHit &hit, const std::string &) {
        if (stop.stop_requested())
            return false;
        if (hit.answers == nullptr)
            return true;
        const std::pair key(hit.verified, hit.answers);
        auto about = cases.find(key);
        if (about == cases.end())
            about = cases
                        .emplace(key, result.judge.caseOf(
                                          *hit.agent, hit.verified, *hit.answers,
                                          reads == result.reads.end() ? none : reads->second))
                        .first;
        const logs::Judgement said = result.judge.judge(about->second, hit.hit->time);
        const bool isTrap = said.hitClass == logs::HitClass::Honeypot;
        if (said.hitClass != logs::HitClass::Denied && !isTrap)
            return true;
        std::vector<Evidence> &into = hit.hit->status < 400 ? served : refused;
        if (into.size() >= most)
            return served.size() < most;
        Evidence one{hit.hit->time,
                     text(hit.hit->method),
                     text(logs::withoutQueryValues(hit.hit->target)),
                     text(hit.hit->address),
                     hit.hit->status,
                     {},
                     said.informed,
                     isTrap};
        if (said.version && said.answer && said.answer->line != 0)
            one.rule = QCoreApplication::translate("gatepost::ui::Logs", "%1 line %2: %3")
                           .arg(text(result.history.fileName(*said.version, *said.answer)))
                           .arg(said.answer->line)
                           .arg(text(result.history.lineText(*said.version, *said.answer)));
        into.push_back(std::move(one));
        return served.size() < most;
    };
    static_cast<void>(
        run.readAgain(take)); // what could be read the first time; else there is less of it
    served.insert(served.end(), std::make_move_iterator(refused.begin()),
                  std::make_move_iterator(refused.end()));
    served.resize(std::min(most, served.size()));
    return served;
}

} // namespace gatepost::ui
