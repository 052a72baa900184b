// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Logs view reads: choosing, dropping, the thread that reads, its progress.
#include "ui/simulator/logspanel.h"

#include "ui/bridge/accessible.h"

#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLocale>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace gatepost::ui {

namespace {

QStringList filesOf(const QStringList &paths) {
    QStringList files;
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (!info.isDir()) {
            files << path;
            continue;
        }
        for (const QFileInfo &inside : QDir(path).entryInfoList(QDir::Files, QDir::Name))
            files << inside.filePath();
    }
    return files;
}

QStringList droppedFiles(const QMimeData *data) {
    QStringList paths;
    for (const QUrl &url : data->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

} // namespace

void LogsPanel::fillPolicies() {
    const bool hasHistory = m_site.files().hasRealFolder() &&
                            !repositoryOf(m_site.files().folder()).repository.isEmpty();
    // Until somebody chooses, it is the history where there is one: a site is often opened after this view was made.
    const QVariant chosen = m_hasChosenPolicy ? m_policy->currentData() : QVariant();
    m_policy->clear();
    if (hasHistory)
        m_policy->addItem(tr("this site's Git history"), int(LogRequest::Policy::GitHistory));
    m_policy->addItem(tr("this text, for all times"), int(LogRequest::Policy::Text));
    m_policy->addItem(m_versions.isEmpty()
                          ? tr("a folder of dated versions…")
                          : tr("versions in %1").arg(QFileInfo(m_versions).fileName()),
                      int(LogRequest::Policy::Versions));
    m_policy->setCurrentIndex(std::max(0, m_policy->findData(chosen)));
}

void LogsPanel::setPolicy(LogRequest::Policy policy) {
    if (const int index = m_policy->findData(int(policy)); index >= 0) {
        m_policy->setCurrentIndex(index);
        m_hasChosenPolicy = true;
    }
    if (!m_logs.isEmpty())
        start();
}

void LogsPanel::setVersions(const QString &folder) {
    m_versions = folder;
    fillPolicies();
    setPolicy(LogRequest::Policy::Versions);
}

void LogsPanel::setAddresses(const QString &folder) {
    m_addresses = folder;
    if (!m_logs.isEmpty())
        start();
}

void LogsPanel::choosePolicy(int index) {
    const auto policy = static_cast<LogRequest::Policy>(m_policy->itemData(index).toInt());
    if (policy == LogRequest::Policy::Versions) {
        const QString folder = QFileDialog::getExistingDirectory(
            this, tr("A folder with a folder for each version, named by its date"),
            m_site.files().folder());
        if (!folder.isEmpty())
            setVersions(folder);
        else if (m_versions.isEmpty())
            m_policy->setCurrentIndex(0);
        return;
    }
    setPolicy(policy);
}

void LogsPanel::askLogs() {
    const QStringList chosen =
        QFileDialog::getOpenFileNames(this, tr("Logs of a server"), m_site.files().folder());
    if (!chosen.isEmpty())
        openLogs(chosen);
}

void LogsPanel::askAddresses() {
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("A folder of address lists, each named after its crawler"),
        m_site.files().folder());
    if (!folder.isEmpty())
        setAddresses(folder);
}

void LogsPanel::openLogs(const QStringList &paths) {
    m_logs = filesOf(paths);
    if (!m_logs.isEmpty())
        start();
}

void LogsPanel::dragEnterEvent(QDragEnterEvent *event) {
    if (!droppedFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void LogsPanel::dropEvent(QDropEvent *event) {
    openLogs(droppedFiles(event->mimeData()));
    event->acceptProposedAction();
}

void LogsPanel::start() {
    LogRequest request;
    request.logs = m_logs;
    request.policy = static_cast<LogRequest::Policy>(m_policy->currentData().toInt());
    const RepositoryPlace place = repositoryOf(m_site.files().folder());
    request.repository = place.repository;
    request.below = place.below;
    request.versions = m_versions;
    request.addresses = m_addresses;
    request.site = m_site.analysis().judged();
    request.honeypots = m_site.side().settings().honeypots;
    m_cancel->show();
    m_status->setText(tr("Reading…"));
    m_job.start([this, request = std::move(request)](const Latest::Run &run) {
        double shown = 0;
        const auto progress = [&](std::uint64_t lines, double seconds) {
            if (seconds - shown < 0.25)
                return;
            shown = seconds;
            run.say([this, lines, seconds] { showProgress(lines, seconds); });
        };
        return [this, found = readLogs(request, run.stop(), progress)]() mutable {
            if (found)
                take(std::move(*found));
            else
                fail(found.error());
        };
    });
}

void LogsPanel::cancel() {
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    fail(tr("Reading was stopped."));
}

void LogsPanel::showProgress(quint64 lines, double seconds) {
    const QLocale locale;
    m_status->setText(
        tr("%1 lines, %2 million a second")
            .arg(locale.toString(lines),
                 locale.toString(static_cast<double>(lines) / std::max(seconds, 0.001) / 1e6, 'f',
                                 1)));
}

void LogsPanel::fail(const QString &why) {
    m_cancel->hide();
    m_status->setText(why);
    announce(m_status, Topic::Message, why);
}

} // namespace gatepost::ui
