// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/comboeditor.h"

#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/forms/wordlist.h"

#include <QLineEdit>

namespace gatepost::ui {

ComboEditor::ComboEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent), m_combo(new WordCombo(row, this)) {
    setLine(m_combo->lineEdit());
    auto *layout = new FlowRow(this);
    layout->add(m_combo);
    m_combo->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    m_combo->setMaximumWidth(fontMetrics().averageCharWidth() * 30);
    m_combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(8);
    if (row.kind == ValueKind::PerMinute)
        //: behind a number of requests: 30 a minute
        layout->add(new Label(tr("a minute"), this));
    layout->add(makeNote());
    connect(line(), &QLineEdit::textEdited, this, &ValueEditor::edited);
    connect(m_combo, &QComboBox::activated, this, [this] { emit edited(value()); });
    watch(m_combo); // it has the focus, not its line
}

void ComboEditor::setValue(const QString &value) {
    m_combo->setWord(value);
}

void ComboEditor::setInherited(const QString &value, const QString &) {
    line()->setPlaceholderText(value.isEmpty() ? tr("not set") : value);
}

void ComboEditor::describe(const QString &name, const QString &description) {
    ValueEditor::describe(name, description);
    m_combo->setAccessibleName(name);
}

} // namespace gatepost::ui
