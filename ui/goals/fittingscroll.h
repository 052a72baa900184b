// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"

#include <QScrollArea>

namespace gatepost::ui {

/// As high as what is in it while there is room for that, so that what follows is right below it; else it scrolls.
class FittingScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit FittingScroll(QWidget *parent);
    void setContent(QWidget *content);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

/// A heading of a page.
[[nodiscard]] Label *heading(const QString &said, QWidget *parent);

} // namespace gatepost::ui
