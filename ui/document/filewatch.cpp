// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/filewatch.h"

#include "ui/bridge/paths.h"

#include <QFileInfo>

namespace gatepost::ui {

namespace {
constexpr int kSettle = 200; // ms: several signals for one change
constexpr int kPoll = 5000;
} // namespace

FileWatch::FileWatch(QObject *parent) : QObject(parent) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettle);
    m_poll.setInterval(kPoll);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::check);
    connect(&m_poll, &QTimer::timeout, this, &FileWatch::check);
    const auto soon = [this] {
        if (!m_soon.isActive()) // a folder in which something always happens must not put it off
            m_soon.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
}

FileWatch::Seen FileWatch::look(const QString &path) {
    const auto status = FileSystem::real().status(pathBytes(path));
    return status ? Seen{true, *status} : Seen{};
}

void FileWatch::setPaths(const QStringList &paths) {
    QHash<QString, Seen> seen;
    for (const QString &path : paths) {
        const auto known = m_seen.constFind(path);
        seen.insert(path, known == m_seen.cend() ? look(path) : *known);
    }
    m_seen = std::move(seen);
    watch();
}

void FileWatch::watch() {
    if (const QStringList old = m_watcher.files() + m_watcher.directories(); !old.isEmpty())
        m_watcher.removePaths(old);
    QStringList wanted;
    for (auto it = m_seen.cbegin(); it != m_seen.cend(); ++it) {
        if (it->exists)
            wanted << it.key();
        const QString folder = QFileInfo(it.key()).path();
        if (QFileInfo(folder).isDir() && !wanted.contains(folder))
            wanted << folder;
    }
    // What cannot be watched, or whose folder is gone, is looked at now and then.
    const bool all = wanted.isEmpty() || m_watcher.addPaths(wanted).isEmpty();
    bool folders = true;
    for (auto it = m_seen.cbegin(); it != m_seen.cend(); ++it)
        folders = folders && QFileInfo(QFileInfo(it.key()).path()).isDir();
    if (all && folders)
        m_poll.stop();
    else if (!m_poll.isActive())
        m_poll.start();
}

void FileWatch::check() {
    QStringList changed;
    for (auto it = m_seen.begin(); it != m_seen.end(); ++it) {
        const Seen now = look(it.key());
        const bool same =
            now.exists == it->exists &&
            (!now.exists ||
             (now.status.isSameFile(it->status) && now.status.size == it->status.size &&
              now.status.modified == it->status.modified && now.status.kind == it->status.kind));
        if (same)
            continue;
        *it = now;
        changed << it.key();
    }
    if (changed.isEmpty())
        return;
    watch(); // a replaced file is another one
    for (const QString &path : std::as_const(changed))
        emit mayHaveChanged(path);
}

} // namespace gatepost::ui
