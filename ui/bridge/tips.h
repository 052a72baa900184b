// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rich.h"

class QPalette;
class QPoint;
class QWidget;

/// What is said about a thing that is pointed at. Qt guesses whether a tooltip is markup; here nothing is guessed:
///
/// - The tooltip of a widget, an action, a tab, and what a model says for Qt::ToolTipRole are QStrings and plain. setToolTip()
///   and models are used as ever; installPlainTexts() is the one place that shows them.
/// - Markup of ours is a Rich: setTip() for a widget, a QVariant that holds a Rich from a model, showTip() for a view that
///   finds its words itself.
/// - Longer words than anybody reads in a tooltip end with “…”.
namespace gatepost::ui {

/// Once for the program; main windows call it. Also makes labels of Qt's own dialogs plain (a message box says which file
/// there is already, and a file may be called `<img src=…>`).
void installPlainTexts();

/// What Shift+F1 says about a widget, and its tooltip.
void setHelp(QWidget *widget, const Rich &help);
void setTip(QWidget *widget, const Rich &tip);
void showTip(const QPoint &globalPos, const QString &tip, QWidget *over);
void showTip(const QPoint &globalPos, const Rich &tip, QWidget *over);

/// Its colours.
[[nodiscard]] QPalette tipPalette();

/// What a tooltip shows of a value of Qt::ToolTipRole: plain unless it is a Rich. For installPlainTexts() and tests.
[[nodiscard]] QString shownTip(const QVariant &said);

} // namespace gatepost::ui
