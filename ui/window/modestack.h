// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QStackedWidget;

namespace gatepost::ui {

/// One view with several modes: widgets of which one is shown, each with the switch of modes at the beginning of its tool row
/// (fillPanel() of ui/simulator). What is not shown is hidden and computes nothing.
class ModeStack : public QWidget {
    Q_OBJECT

public:
    explicit ModeStack(QWidget *parent = nullptr);

    /// `panel` shows its tools in the first row of its layout; where that row is not of tools it gets one.
    void addMode(const QString &id, const QString &title, const QString &toolTip, QWidget *panel);
    /// After the last addMode(): gives each mode its switch.
    void addSwitches();
    /// The widget of the mode, which is shown from now on; null if there is no such mode.
    QWidget *setMode(const QString &id);
    [[nodiscard]] QString mode() const;

Q_SIGNALS:
    void modeChanged();

private:
    struct Mode {
        QString id;
        QString title;
        QString toolTip;
    };
    [[nodiscard]] int indexOf(const QString &id) const;
    [[nodiscard]] QWidget *makeSwitch(int of);
    /// A click in the switch: the same button of the other switch has the focus then.
    void goTo(int index);

    QList<Mode> m_modes;
    QList<QWidget *> m_switches; ///< one for each mode
    QStackedWidget *m_stack;
};

} // namespace gatepost::ui
