// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/problemcount.h"

#include "ui/site/severity.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

constexpr int kCountSign = 14; // px
constexpr int kAir = 4;        // beside a sign
constexpr int kCountPad = 8;   // around and between the two

} // namespace

ProblemCount::ProblemCount(QWidget *parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("problemCount"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
}

void ProblemCount::say(int errors, int warnings, const QString &said) {
    if (errors == m_errors && warnings == m_warnings && said == m_said)
        return;
    m_errors = errors;
    m_warnings = warnings;
    m_said = said;
    setToolTip(said);
    setAccessibleName(said);
    updateGeometry();
    update();
}

QSize ProblemCount::sizeHint() const {
    int width = kCountPad;
    for (const int count : {m_errors, m_warnings})
        if (count > 0)
            width += kCountSign + kAir + fontMetrics().horizontalAdvance(locale().toString(count)) +
                     kCountPad;
    if (m_errors + m_warnings == 0)
        width += fontMetrics().horizontalAdvance(m_said) + kCountPad;
    return {width, std::max(24, fontMetrics().height() + 4)};
}

void ProblemCount::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    if (underMouse() || isDown())
        painter.fillRect(rect(), palette().color(QPalette::Midlight));
    painter.setPen(palette().color(QPalette::WindowText));
    const auto placed = [&](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    int x = kCountPad;
    if (m_errors + m_warnings == 0)
        painter.drawText(rect(), Qt::AlignCenter, m_said);
    for (const auto &[severity, count] :
         {std::pair{Severity::Error, m_errors}, {Severity::Warning, m_warnings}}) {
        if (count == 0)
            continue;
        iconOfSeverity(severity).paint(
            &painter, placed({x, (height() - kCountSign) / 2, kCountSign, kCountSign}));
        x += kCountSign + kAir;
        const QString number = locale().toString(count);
        const int wide = fontMetrics().horizontalAdvance(number);
        painter.drawText(placed({x, 0, wide + 1, height()}), Qt::AlignCenter, number);
        x += wide + kCountPad;
    }
    if (!hasFocus())
        return;
    QStyleOptionFocusRect focus;
    focus.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

} // namespace gatepost::ui
