// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/gui/shutdown.h"

#include "ui/window/mainwindow.h"

#include <QGuiApplication>
#include <QSessionManager>

using gatepost::ui::MainWindow;

Shutdown::Shutdown(QObject *parent) : QObject(parent) {
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, [](QSessionManager &session) {
        MainWindow::prepareToEnd();
        session.setRestartHint(QSessionManager::RestartIfRunning);
    });
    connect(&m_signals, &gatepost::ui::EndSignals::received, this, [this](int signal) {
        MainWindow::prepareToEnd();
        m_status = 128 + signal;
        QCoreApplication::exit(*m_status);
    });
}
