// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/comboeditor.h"

#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/forms/fields/notelabel.h"
#include "ui/forms/wordlist.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QWheelEvent>

namespace gatepost::ui {

ComboEditor::ComboEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent), m_row(row), m_combo(new QComboBox(this)), m_note(new NoteLabel(this)) {
    auto *layout = new FlowRow(this);
    layout->add(m_combo);
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->lineEdit()->setObjectName(QStringLiteral("value"));
    m_combo->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    m_combo->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    m_combo->setMaximumWidth(fontMetrics().averageCharWidth() * 30);
    m_combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(8);
    for (const Word &word : row.words) {
        m_combo->addItem(text(word.name));
        const int at = m_combo->count() - 1;
        m_combo->setItemData(at, text(word.meaning), kMeaningRole);
        m_combo->setItemData(at, text(word.meaning), Qt::ToolTipRole);
    }
    m_combo->setCurrentIndex(-1);
    m_combo->setItemDelegate(new WordDelegate(m_combo));
    m_combo->view()->setMinimumWidth(wordListWidth(row, fontMetrics()));
    if (row.kind == ValueKind::PerMinute)
        //: behind a number of requests: 30 a minute
        layout->add(new Label(tr("a minute"), this));
    layout->add(m_note);
    connect(m_combo->lineEdit(), &QLineEdit::textEdited, this, &ValueEditor::edited);
    connect(m_combo, &QComboBox::activated, this, [this] { emit edited(m_combo->currentText()); });
    // A list that completes while typing would answer "1" with "18+": completion only on request.
    m_combo->setCompleter(nullptr);
    watch(m_combo); // it has the focus, not its line
}

QString ComboEditor::value() const {
    return m_combo->currentText();
}

void ComboEditor::setValue(const QString &value) {
    if (m_combo->currentText() == value)
        return;
    const int caret = m_combo->lineEdit()->cursorPosition();
    m_combo->setCurrentIndex(m_combo->findText(value));
    m_combo->setEditText(value);
    if (m_combo->lineEdit()->hasFocus())
        m_combo->lineEdit()->setCursorPosition(std::min(caret, static_cast<int>(value.size())));
}

void ComboEditor::setInherited(const QString &value, const QString &) {
    m_combo->lineEdit()->setPlaceholderText(value.isEmpty() ? tr("not set") : value);
}

void ComboEditor::setProblem(bool invalid) {
    markInvalid(m_combo->lineEdit(), invalid);
}

QWidget *ComboEditor::focusTarget() {
    return m_combo->lineEdit();
}

void ComboEditor::describe(const QString &name, const QString &description) {
    m_combo->setAccessibleName(name);
    m_combo->lineEdit()->setAccessibleName(name);
    m_combo->lineEdit()->setAccessibleDescription(description);
}

void ComboEditor::setNote(const QString &note) {
    m_note->say(note);
}

bool ComboEditor::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Wheel && !m_combo->view()->isVisible()) {
        event->ignore(); // the page scrolls; a wheel must not change a policy
        return true;
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace gatepost::ui
