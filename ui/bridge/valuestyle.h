// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QPlainTextEdit;

namespace gatepost::ui {

/// The text as a right-to-left window has to draw it: what holds no letter of a right-to-left script (a path, a value, a
/// directive) is isolated, so that "/press/" keeps both of its slashes where they are; anything else is as it was.
[[nodiscard]] QString leftToRightValue(const QString &text);

/// The text of a label that stands on the side where its layout begins, whatever script it is in.
[[nodiscard]] QString atLayoutSide(const QString &text);
/// Shows policy text as it is in the file: every line from left to right, also one that holds another script.
void keepLeftToRight(QPlainTextEdit &view);

/// Draws cells, labels, headers and tabs so in right-to-left layouts; the style under it does everything else.
class ValueStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                      bool enabled, const QString &text, QPalette::ColorRole role) const override;
};

/// Puts a ValueStyle over the program's style if the layout runs from right to left. After a style is set.
void keepValuesLeftToRight();

} // namespace gatepost::ui
