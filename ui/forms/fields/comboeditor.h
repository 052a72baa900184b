// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/valueeditor.h"

class QComboBox;

namespace gatepost::ui {

class NoteLabel;

/// A line with a list of words that drops down, each with its meaning. Anything may be typed: rate takes a number too.
class ComboEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit ComboEditor(const Directive &row, QWidget *parent = nullptr);

    [[nodiscard]] QString value() const override;
    void setValue(const QString &value) override;
    void setInherited(const QString &value, const QString &from) override;
    void setProblem(bool invalid) override;
    [[nodiscard]] QWidget *focusTarget() override;
    void describe(const QString &name, const QString &description) override;
    void setNote(const QString &note) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Directive &m_row;
    QComboBox *m_combo;
    NoteLabel *m_note;
};

} // namespace gatepost::ui
