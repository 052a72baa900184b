// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QLabel>
#include <QPainter>

namespace gatepost::ui {

/// A greyed remark in one line that gives way where it is narrow: it ends in … then, and its tooltip says it all.
class NoteLabel : public QLabel {
public:
    explicit NoteLabel(QWidget *parent) : QLabel(parent) {
        setForegroundRole(QPalette::PlaceholderText);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        hide();
    }
    void say(const QString &note) {
        if (note == text())
            return;
        setText(note);
        setToolTip(note);
        setVisible(!note.isEmpty());
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth() * 3, fontMetrics().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

} // namespace gatepost::ui
