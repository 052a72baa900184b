// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/gui/shutdown.h"

#include "ui/window/session.h"

#include <QGuiApplication>
#include <QSessionManager>

using gatepost::ui::Session;

Shutdown::Shutdown(QObject *parent) : QObject(parent) {
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, [](QSessionManager &session) {
        Session::prepareToEnd();
        session.setRestartHint(QSessionManager::RestartIfRunning);
    });
    connect(&m_signals, &gatepost::ui::EndSignals::received, this, [this](int signal) {
        Session::prepareToEnd();
        m_status = 128 + signal;
        QCoreApplication::exit(*m_status);
    });
}
