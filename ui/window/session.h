// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QTimer>
#include <QVariantMap>

namespace gatepost::ui {

class MainWindow;

/// What was open comes back: the open files, question, mode and layout of a window, kept for the next start.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr int kAnswering =
        3000; ///< ms in which windows answer before a start counts as done

    /// What no window and nobody reaches by hand; more is said to be not opened.
    static constexpr qsizetype kMostWindows = 20;
    static constexpr qsizetype kMostFiles = 50; ///< of a window

    explicit Session(MainWindow &window);

    [[nodiscard]] QVariantMap state() const;
    void restore(const QVariantMap &state);
    /// The first here, the others in windows of their own.
    void restoreWindows(const QList<QVariantMap> &windows);
    /// Opens what was open last, in this window and others. If a start with it did not get so far that the windows answered
    /// (resume.cpp), asks first: open it again, start empty, or show where the files are.
    void resume();
    /// The window is about to close: the session is stored while it still counts.
    void finish();
    /// Closes all windows; they are opened again the next time.
    static void quit();

    /// Writes the session of all windows; done by itself while things change. Nothing where another Gatepost runs that
    /// keeps it.
    static void store();
    /// Empty where another Gatepost runs that has it open.
    [[nodiscard]] static QList<QVariantMap> stored();
    /// The program is told to end (SIGTERM, the session's end): unsaved text and session are on disk afterwards.
    static void prepareToEnd();

private:
    void storeSoon();
    void restoreFiles(const QString &folder, const QStringList &files);
    void restoreQuestion(const QVariantMap &state);

    MainWindow &m_window;
    SiteModel &m_site;
    QTimer m_soon;
    bool m_restoring = false;
};

} // namespace gatepost::ui
