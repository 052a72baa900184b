// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/latest.h"
#include "ui/simulator/logswork.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace gatepost::ui {

/// The text of a report with the fields that robots2.txt names: agent, address, violation, site, path, time in UTC, answer,
/// rule, and where the site's policy takes reports. `addresses` false: none is in it.
[[nodiscard]] QString violationReport(const LogResult &result, const logs::AgentReport &agent,
                                      const std::vector<Evidence> &evidence, const QString &site,
                                      const QStringList &reportTo, bool addresses);

/// Shows such a report while the evidence is collected, and copies it.
class ViolationDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    ViolationDialog(std::shared_ptr<const LogResult> result, const logs::AgentReport &agent,
                    const QString &site, const QStringList &reportTo, QWidget *parent = nullptr);
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] QString report() const;

private:
    void start();
    void write();

    std::shared_ptr<const LogResult> m_result;
    const logs::AgentReport &m_agent;
    QStringList m_reportTo;
    std::vector<Evidence> m_evidence;
    QLineEdit *m_site;
    QCheckBox *m_addresses;
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
    Latest m_job;
};

} // namespace gatepost::ui
