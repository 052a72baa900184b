// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/label.h"

#include <algorithm>

namespace gatepost::ui {

Label::Label(QWidget *parent) : QLabel(parent) {
    QLabel::setTextFormat(Qt::PlainText);
}

Label::Label(const QString &words, QWidget *parent) : Label(parent) {
    QLabel::setText(words);
}

void Label::setText(const QString &words) {
    if (textFormat() != Qt::PlainText) {
        QLabel::setText(QString()); // what was markup is not shown as words in between
        QLabel::setTextFormat(Qt::PlainText);
    }
    QLabel::setText(words);
}

void Label::setText(const Rich &ours) {
    if (textFormat() != Qt::RichText) {
        QLabel::setText(QString());
        QLabel::setTextFormat(Qt::RichText);
    }
    QLabel::setText(ours.html());
}

QSize Label::minimumSizeHint() const {
    constexpr int kFewWords = 60; // characters
    QSize least = QLabel::minimumSizeHint();
    if (wordWrap())
        least.setWidth(std::min(least.width(), kFewWords * fontMetrics().averageCharWidth()));
    return least;
}

} // namespace gatepost::ui
