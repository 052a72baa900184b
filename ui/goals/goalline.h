// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/goals/goalrow.h"

#include <QComboBox>
#include <QWidget>

class QGridLayout;
class QPushButton;
class QToolButton;

namespace gatepost::ui {

/// A choice that the wheel does not change while the page is scrolled: only what has the focus follows it.
class QuietCombo : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override;
};

/// The widgets of one row of goals, in the columns of a grid that all rows share: name, goal, how many agents, whether it is true,
/// what to do about it.
class GoalLine : public QObject {
    Q_OBJECT

public:
    static constexpr int kColumns = 5;

    /// Adds the widgets to row `at` of the grid.
    GoalLine(QGridLayout &grid, int at, Purpose purpose, QWidget *parent);

    void show(const GoalRow &row);
    void setOpen(bool open); ///< the arrow's; what it opens is the page's
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QComboBox &goal() const { return *m_goal; }

Q_SIGNALS:
    void chosen(gatepost::Purpose purpose, std::optional<gatepost::Stance> stance);
    void whyRequested(gatepost::Purpose purpose);
    void askRequested(gatepost::Purpose purpose);
    void exportRequested();
    void opened(gatepost::Purpose purpose, bool open);

private:
    void makeGoal(const QString &name, QWidget *parent);
    void makeButtons(QWidget *parent);
    void color();

    Purpose m_purpose;
    GoalRow m_row;
    QComboBox *m_goal;
    Label *m_count;
    Label *m_sign;
    Label *m_words;
    QWidget *m_buttons;
    QPushButton *m_why;
    QPushButton *m_ask;
    QPushButton *m_export;
    QToolButton *m_more;
};

} // namespace gatepost::ui
