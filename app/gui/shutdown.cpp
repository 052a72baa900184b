// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/gui/shutdown.h"

#include "ui/window/mainwindow.h"

#include <QGuiApplication>
#include <QSessionManager>
#include <QSocketNotifier>

#ifndef Q_OS_WIN
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#endif

using gatepost::ui::MainWindow;

#ifndef Q_OS_WIN
namespace {

int g_pipe[2] = {-1, -1};

/// Only what a signal handler may do: the rest happens in the event loop.
void tell(int signal) {
    const auto byte = static_cast<unsigned char>(signal);
    if (::write(g_pipe[0], &byte, 1) != 1)
        ::_exit(128 + signal);
}

} // namespace
#endif

Shutdown::Shutdown(QObject *parent) : QObject(parent) {
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, [](QSessionManager &session) {
        MainWindow::prepareToEnd();
        session.setRestartHint(QSessionManager::RestartIfRunning);
    });
#ifndef Q_OS_WIN
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, g_pipe) != 0) {
        qWarning("signals will end Gatepost at once: no socket pair");
        return;
    }
    m_notifier = new QSocketNotifier(g_pipe[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &Shutdown::onSignal);
    struct sigaction action{};
    action.sa_handler = &tell;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        ::sigaction(signal, &action, nullptr);
#endif
}

Shutdown::~Shutdown() {
#ifndef Q_OS_WIN
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        ::signal(signal, SIG_DFL);
#endif
}

void Shutdown::onSignal() {
#ifndef Q_OS_WIN
    unsigned char signal = 0;
    if (::read(g_pipe[1], &signal, 1) != 1)
        return;
    MainWindow::prepareToEnd();
    m_status = 128 + signal;
    QCoreApplication::exit(*m_status);
#endif
}
