// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

/// Line numbers, marks, bars of changes and folding beside the text. It only passes events on; the view paints.
namespace gatepost::ui {

class TextView;

class Gutter : public QWidget {
    Q_OBJECT

public:
    explicit Gutter(TextView *view);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    TextView *m_view;
};

} // namespace gatepost::ui
