// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/diskfiles.h"
#include "ui/editor/textview.h"
#include "ui/window/dialogs.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QDialog>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <system_error>

/// A window with a file open, answers to what it asks, and other programs that write its file.
namespace gatepost::ui {

inline const char kText[] = "User-agent: *\r\nDisallow: /private\r\n";

using test::get;
using test::put;

/// As other editors save: a new file in the old one's place.
inline void replaceFile(const QString &path, const QByteArray &bytes) {
    put(path + ".new", bytes);
    std::error_code error; // unlike rename() of C this replaces on Windows too
    std::filesystem::rename((path + ".new").toStdU16String(), path.toStdU16String(), error);
    if (error)
        qFatal("cannot replace %s", qPrintable(path));
}

inline QByteArray bytesOf(const Document *document) {
    return {document->bytes().data(), static_cast<qsizetype>(document->bytes().size())};
}

/// Answers what it was told to, and remembers what it was asked.
class Answers : public Dialogs {
public:
    QList<QString> labels; ///< of the buttons to press, in order
    QString path;          ///< for every file dialog
    QStringList asked;
    QStringList complaints;
    QStringList shown;   ///< dialogs that waited to be closed
    QStringList folders; ///< shown in the file manager

    void complain(QWidget *, const QString &sentence) override { complaints << sentence; }
    int choose(QWidget *, const QString &title, const QString &, const QString &,
               const QStringList &offered) override {
        asked << title;
        if (labels.isEmpty())
            return -1;
        const QString label = labels.takeFirst();
        if (!offered.contains(label))
            qFatal("no button %s", qPrintable(label));
        return static_cast<int>(offered.indexOf(label));
    }
    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override {
        return path;
    }
    QString folderToOpen(QWidget *, const QString &, const QString &) override { return path; }
    QString fileToSave(QWidget *, const QString &, const QString &) override { return path; }
    void showFolder(const QString &folder) override { folders << folder; }
    void show(QDialog &dialog) override { shown << dialog.objectName(); }
};

struct Opened {
    Answers answers;
    QTemporaryDir dir;
    QString path = dir.filePath("robots.txt");
    MainWindow window;
    Document *document = nullptr;

    explicit Opened(const QByteArray &bytes = kText) {
        window.setDialogs(answers);
        put(path, bytes);
        window.show();
        window.open({path});
        document = window.site().files().current();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
    }
    TextView *text() { return window.findChild<TextView *>(); }
    void type(const QString &keys) { QTest::keyClicks(text(), keys); }
    QString message() { return window.messages().sentence(Guard::diskMessage(document)); }
};

} // namespace gatepost::ui
