// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A session that kept the program from starting is not opened again without asking. Before it is opened a mark is written,
// which goes when the windows have come up and have answered for a while, or when the program ends in order. A mark that is
// found at the start means that the last one hung, crashed or was killed in between.

#include "ui/bridge/words.h"
#include "ui/document/recovery.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/session.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimer>

namespace gatepost::ui {

namespace {

constexpr qsizetype kMostNamedFiles = 20;

QString markPath() {
    return QDir::cleanPath(recoveryRoot() + QStringLiteral("/../starting"));
}

void mark() {
    QFile file(markPath());
    // Anew: what stands there may be a link or a pipe. Without it the next start does not ask; no reason not to start.
    file.remove();
    if (QDir().mkpath(QFileInfo(file).path()) &&
        file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        file.close();
}

void unmark() {
    QFile::remove(markPath());
}

QStringList filesOf(const QList<QVariantMap> &windows) {
    QStringList files;
    for (const QVariantMap &window : windows)
        files << window[QStringLiteral("files")].toStringList();
    files.removeDuplicates();
    return files;
}

} // namespace

void Session::resume() {
    const QList<QVariantMap> windows = stored();
    if (windows.isEmpty())
        return;
    const auto open = [this](const QList<QVariantMap> &all) {
        mark();
        restoreWindows(all);
        // Runs only once the loop answers; what is computed beside it has its time, too.
        QTimer::singleShot(kAnswering, qApp, &unmark);
        connect(qApp, &QCoreApplication::aboutToQuit, this, &unmark);
    };
    const QStringList files = filesOf(windows);
    if (!QFile::exists(markPath()) || files.isEmpty()) {
        open(windows);
        return;
    }
    QStringList shown;
    for (const QString &file : files.first(std::min(files.size(), kMostNamedFiles)))
        shown << QDir::toNativeSeparators(file);
    if (files.size() > kMostNamedFiles)
        shown << QStringLiteral("…");
    const int answer =
        m_window.dialogs().choose(&m_window, MainWindow::tr("Open the files again?"),
                                  MainWindow::tr("The last time, Gatepost did not come up with the "
                                                 "files that were open. One of them may "
                                                 "be the reason."),
                                  shown.join(QLatin1Char('\n')),
                                  {MainWindow::tr("Show the files"), MainWindow::tr("Open again"),
                                   MainWindow::tr("Start empty")});
    if (answer == 1) {
        open(windows);
        return;
    }
    unmark();
    if (answer == 0) {
        QStringList folders;
        for (const QString &file : files)
            folders << QFileInfo(file).absolutePath();
        folders.removeDuplicates();
        for (const QString &folder : folders.first(std::min(folders.size(), kMostNamedFiles)))
            m_window.dialogs().showFolder(folder);
    }
    m_window.messages().post(QStringLiteral("resume"), Tone::Unstated,
                             MainWindow::tr("Not opened again: %1").arg(listText(shown)),
                             {{MainWindow::tr("Open again"), [open, windows] { open(windows); }}});
}

} // namespace gatepost::ui
