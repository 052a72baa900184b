// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/valueeditor.h"

class QLineEdit;
class QPlainTextEdit;

namespace gatepost::ui {

class FlowRow;

/// A line of text, with what its kind asks for: a unit, completion, a button that fills it ("Now", "New").
class LineEditor : public ValueEditor {
    Q_OBJECT

public:
    LineEditor(const Directive &row, const EditorNeeds &needs, QWidget *parent = nullptr);

    void setInherited(const QString &value, const QString &from) override;
    void describe(const QString &name, const QString &description) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButton(const QString &said, std::function<QString()> make, FlowRow *layout);
    bool step(int by);

    const Directive &m_row;
};

/// Several lines of text: notes of an agent policy.
class TextEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit TextEditor(const Directive &row, QWidget *parent = nullptr);

    [[nodiscard]] QString value() const override;
    void setValue(const QString &value) override;
    [[nodiscard]] QWidget *focusTarget() override;
    void describe(const QString &name, const QString &description) override;

private:
    QPlainTextEdit *m_edit;
    bool m_setting = false;
};

/// Marks a line edit as wrong (an icon at its end, and for screen readers) or takes the mark away.
void markInvalid(QLineEdit *edit, bool invalid);
/// 26 digits of Crockford's base 32: the time in milliseconds, then chance.
[[nodiscard]] QString newUlid();

} // namespace gatepost::ui
