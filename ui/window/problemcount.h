// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace gatepost::ui {

/// In the status bar: a sign and a number for errors and for warnings. A press opens the problems.
class ProblemCount : public QToolButton {
    Q_OBJECT

public:
    explicit ProblemCount(QWidget *parent = nullptr);
    /// `said`: the same in words, for tooltip and screen readers; shown itself where both are 0.
    void say(int errors, int warnings, const QString &said);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_errors = 0;
    int m_warnings = 0;
    QString m_said;
};

} // namespace gatepost::ui
