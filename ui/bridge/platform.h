// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

class QSocketNotifier;
class QTranslator;

/// What differs from system to system, for the whole window: no other room of ui and no program on it asks which system
/// it runs on.
namespace gatepost::ui {

/// A program with a window has no console on Windows: what it prints, and its --help, goes to the one that it was started
/// from, unless it goes to a file or a pipe. Nothing to do elsewhere.
void takeParentsConsole();
/// Before the window is shown: the console's end and its Ctrl+C no longer concern the program.
void leaveParentsConsole();

/// From now on messages of Qt go to stderr behind the program's name; those for debugging do not, nor does what the platform
/// without a display says at every window: that it cannot pass on size hints.
void printMessages(const char *program);

/// True if a process with this number runs, whoever's it is.
[[nodiscard]] bool isRunning(qint64 process);

/// From now on this thread gives way to the window's where processors are few: for work that nobody waits for. Once for each thread.
void giveWayToWindow();

/// True if the settings of this name are a file of the program's own: not the registry, not a list of macOS's.
[[nodiscard]] bool isOwnSettingsFile(const QString &settings);

/// The manual's HTML folder beside a program in this folder: in a build, or where a package of any system has it. Empty
/// if there is none with pictures.
[[nodiscard]] QString manualFolder(const QString &programFolder);

/// Loads Qt's own words: "qtbase_de.qm" of a Linux distribution, "qt_de.qm" of what Qt's deployment puts together.
/// `folder` is where Qt has them; in a bundle of macOS they are in Resources/translations beside it (macos.cmake). False
/// if there are neither.
bool loadQtWords(QTranslator &translator, const QString &language, const QString &folder);

/// The name of a time zone as policies and people write it: "Europe/Berlin" also where Windows says "W. Europe Standard
/// Time". A name that is neither stays as it is.
[[nodiscard]] QByteArray zoneName(const QByteArray &id);

/// SIGTERM, SIGHUP and SIGINT, said in the event loop; a second one ends the program. Windows has none for programs with a
/// window.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

Q_SIGNALS:
    void received(int signal);

private:
    void read();
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace gatepost::ui
