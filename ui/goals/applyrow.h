// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "ui/bridge/label.h"
#include "ui/goals/goalrow.h"

#include <QWidget>

#include <memory>

class QPushButton;

namespace gatepost::ui {

/// "1 goal is not true yet. 2 lines in robots.txt make it true.   [Review…] [Apply]"
class ApplyRow : public QWidget {
    Q_OBJECT

public:
    explicit ApplyRow(QWidget *parent);
    /// `applied`: null while it is not known.
    void show(const GoalsSummary &summary, const std::shared_ptr<const goals::Applied> &applied);

Q_SIGNALS:
    void reviewRequested();
    void applyRequested();

private:
    Label *m_sign;
    Label *m_said;
    Label *m_more;
    QPushButton *m_review;
    QPushButton *m_apply;
};

/// "2 lines in robots.txt make them true."; empty where nothing is edited.
[[nodiscard]] QString editsText(const goals::Applied &applied);
/// Whom the edits concern, and which goals stay untrue, and why.
[[nodiscard]] QStringList reachSentences(const goals::Applied &applied);
/// What changes, in sentences: for the preview.
[[nodiscard]] QStringList remarksOn(const goals::Applied &applied);

} // namespace gatepost::ui
