// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

/// Says when files may have changed on disk. It watches the files and their folders, because an atomic replacement
/// leaves the system's watch on the file that is gone; where it cannot watch, it looks every few seconds. It
/// decides by size, time and identity alone: whoever listens compares the bytes.
namespace gatepost::ui {

class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);

    void setPaths(const QStringList &paths); ///< files; new ones count as seen
    void check();                            ///< looks now, e.g. when the window is activated

Q_SIGNALS:
    void mayHaveChanged(const QString &path); ///< also: is gone, is there again

private:
    void watch();

    struct Seen {
        bool exists = false;
        FileStatus status;
    };
    [[nodiscard]] static Seen look(const QString &path);

    QFileSystemWatcher m_watcher;
    QHash<QString, Seen> m_seen;
    QTimer m_soon;
    QTimer m_poll;
};

} // namespace gatepost::ui
