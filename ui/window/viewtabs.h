// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QIcon>
#include <QTabWidget>

class QToolButton;

/// The views below the work: a strip of tabs that opens, grows to the whole window and folds again.
///
///     a click on a tab            opens the view
///     a click on the active tab   folds the views to the strip, or opens them
///     a double click              the whole window, or back
///     Return, Space on a tab      as a click on the active tab
///     Esc in a view               back by one step
namespace gatepost::ui {

class ViewTabs : public QTabWidget {
    Q_OBJECT

public:
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class State { Folded, Open, Large };

    explicit ViewTabs(QWidget *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    void setState(State state);
    /// From the whole window to what was before it, from there to the strip.
    void back();
    /// Makes room for what is beside the views: only the whole window goes back.
    void makeRoom();
    /// As a click on the active tab.
    void toggleFolded();
    void toggleLarge();

Q_SIGNALS:
    void stateChanged();
    void left(); ///< Esc: the focus has to go elsewhere

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void tabInserted(int index) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void fitTabs(); ///< where they do not fit beside each other, their icons go

    QHash<const QWidget *, QIcon> m_tabIcons;
    bool m_icons = true; ///< the tabs show theirs
    QToolButton *m_fold;
    QToolButton *m_large;
    State m_state = State::Folded;
    State m_beforeLarge = State::Folded;
    State m_beforePress = State::Folded; ///< a double click begins with a click
};

} // namespace gatepost::ui
