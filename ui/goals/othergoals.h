// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace gatepost::ui {

/// What is chosen for all goals together: which paths are closed to everybody, whom goals are about, what says the use.
class OtherGoals : public QWidget {
    Q_OBJECT

public:
    explicit OtherGoals(QWidget *parent);
    /// `closedPaths`: how many paths the groups for * close (S142).
    void show(const Goals &goals, int closedPaths);

Q_SIGNALS:
    void edited(const gatepost::Goals &goals, const QString &label, const QString &key);

private:
    void takeClosed();
    void takeSignals();

    Goals m_goals;
    QComboBox *m_closed;
    QLineEdit *m_paths;
    QComboBox *m_reach;
    QList<QCheckBox *> m_signals;
};

} // namespace gatepost::ui
