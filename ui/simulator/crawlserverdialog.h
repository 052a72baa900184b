// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/simulator/crawlserver.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QDateTimeEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace gatepost::ui {

/// Serves the draft for a real crawler: port and clock, the address while it is served, what was asked for, Stop. The server
/// ends with the dialog.
class CrawlServerDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    /// `program`: the command line; empty: it was not found, which the dialog says.
    CrawlServerDialog(SiteModel &site, const QString &program, QWidget *parent = nullptr);

    [[nodiscard]] DraftServer &server() { return m_server; }
    [[nodiscard]] bool isBusy() const { return m_isStarting; }
    [[nodiscard]] QString said() const { return m_said->text(); }
    void setPort(quint16 port);

private:
    void makeForm();
    void startOrStop();
    void showListening();
    void showEnded(const QString &why);
    void showClock();
    void showRunning(bool isRunning);
    void say(const QString &sentence);

    SiteModel &m_site;
    const QString m_program;
    DraftServer m_server;
    QSpinBox *m_port;
    QDateTimeEdit *m_clock;
    QSpinBox *m_speed;
    QCheckBox *m_refuses;
    Label *m_said;
    Label *m_address;
    Label *m_now;
    QPlainTextEdit *m_log;
    QPushButton *m_start;
    QPushButton *m_copy;
    QTimer m_tick;
    bool m_isStarting = false;
};

/// The dialog of this window, made when first asked for.
void openServer(SiteModel &site, QWidget *window);

} // namespace gatepost::ui
