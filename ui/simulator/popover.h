// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace gatepost::ui {

/// Fields that are seldom needed, below the button that opens them. A click elsewhere or Esc puts it away.
class Popover : public QFrame {
    Q_OBJECT

public:
    explicit Popover(QWidget *parent);
    /// Below `button`, inside its window, with the focus in `first`.
    void openBelow(const QWidget &button, QWidget *first);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace gatepost::ui
