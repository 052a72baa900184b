// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"

#include <QFontMetrics>

namespace gatepost::ui {

/// A greyed remark beside a value, for a FlowRow: in one line where there is room for it, else below the value, whole.
class NoteLabel : public Label {
public:
    explicit NoteLabel(QWidget *parent) : Label(parent) {
        setForegroundRole(QPalette::PlaceholderText);
        setWordWrap(true);
        hide();
    }
    void say(const QString &note) {
        if (note == m_note)
            return;
        m_note = note;
        // Addresses are broken at their dots, too, where they have to be.
        setText(QString(note).replace(QLatin1Char('.'), QStringLiteral(".\u200B")));
        setVisible(!note.isEmpty());
    }
    /// One line: a label that wraps would ask for a block of text.
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth() * 3, fontMetrics().height()};
    }

private:
    QString m_note;
};

} // namespace gatepost::ui
