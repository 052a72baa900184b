// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace gatepost::ui {

/// Something that is not as usual, and how it is put back: "read as RFC 9309 ✕". Pressing it, or Delete on it, removes it.
class Chip : public QToolButton {
    Q_OBJECT

public:
    explicit Chip(const QString &objectName, const QString &toolTip, QWidget *parent = nullptr);
    /// Hidden without words.
    void say(const QString &words);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace gatepost::ui
