// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/stack.h"

#include <QStackedWidget>

namespace gatepost::ui {

namespace {

void fit(const QStackedWidget &stack) {
    for (int i = 0; i < stack.count(); ++i) {
        QWidget &page = *stack.widget(i);
        QSizePolicy policy = page.sizePolicy();
        policy.setVerticalPolicy(i == stack.currentIndex() ? QSizePolicy::Preferred
                                                           : QSizePolicy::Ignored);
        page.setSizePolicy(policy);
    }
}

} // namespace

void fitToCurrentPage(QStackedWidget &stack) {
    QObject::connect(&stack, &QStackedWidget::currentChanged, &stack, [&stack] { fit(stack); });
    fit(stack);
}

} // namespace gatepost::ui
