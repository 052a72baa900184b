// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/ageeditor.h"

#include "core/value/agerating.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/forms/fields/notelabel.h"
#include "ui/forms/wordlist.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace gatepost::ui {

AgeParts ageParts(const QString &value) {
    const qsizetype colon = value.indexOf(QLatin1Char(':'));
    // A colon with nothing behind it is not a path: it stays where it was written.
    if (colon < 0 || colon + 1 == value.size())
        return {value, {}};
    return {value.left(colon), value.mid(colon + 1)};
}

QString joinedAge(const AgeParts &parts) {
    return parts.path.isEmpty() ? parts.word : QStringLiteral("%1:%2").arg(parts.word, parts.path);
}

AgeEditor::AgeEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent),
      m_word(new QComboBox(this)),
      m_path(new QLineEdit(this)),
      m_note(new NoteLabel(this)) {
    auto *layout = new FlowRow(this);
    const int digit = fontMetrics().averageCharWidth();
    m_word->setEditable(true);
    m_word->setInsertPolicy(QComboBox::NoInsert);
    m_word->lineEdit()->setObjectName(QStringLiteral("value"));
    m_word->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    m_word->lineEdit()->setPlaceholderText(tr("not set"));
    m_word->setFixedWidth(digit * 13);
    for (const Word &word : row.words) {
        m_word->addItem(text(word.name));
        m_word->setItemData(m_word->count() - 1, text(word.meaning), kMeaningRole);
        m_word->setItemData(m_word->count() - 1, text(word.meaning), Qt::ToolTipRole);
    }
    m_word->setCurrentIndex(-1);
    m_word->setItemDelegate(new WordDelegate(m_word));
    m_word->view()->setMinimumWidth(wordListWidth(row, fontMetrics()));
    // A list that completes while typing would answer "1" with "18+": completion only on request.
    m_word->setCompleter(nullptr);
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setLayoutDirection(Qt::LeftToRight);
    m_path->setPlaceholderText(tr("the whole site"));
    m_path->setMinimumWidth(digit * 12);
    layout->add(m_word);
    //: between a rating and the path it is about: 18+ below /adult
    layout->add(new Label(tr("below"), this));
    layout->add(m_path);
    layout->add(m_note);
    connect(m_word->lineEdit(), &QLineEdit::textEdited, this, &AgeEditor::wordEdited);
    connect(m_word, &QComboBox::activated, this, [this] { emit edited(value()); });
    connect(m_path, &QLineEdit::textEdited, this, [this] { emit edited(value()); });
    watch(m_word); // it has the focus and the keys, not its line
    watch(m_path);
}

QString AgeEditor::value() const {
    return joinedAge({m_word->currentText(), m_path->text()});
}

void AgeEditor::wordEdited() {
    // A whole value that was pasted goes to its places.
    const AgeParts parts = ageParts(m_word->currentText());
    if (!parts.path.isEmpty()) {
        m_word->setEditText(parts.word);
        m_path->setText(parts.path);
    }
    emit edited(value());
}

void AgeEditor::setValue(const QString &value) {
    if (this->value() == value)
        return;
    const AgeParts parts = ageParts(value);
    const int caret = m_word->lineEdit()->cursorPosition();
    m_word->setCurrentIndex(m_word->findText(parts.word));
    m_word->setEditText(parts.word);
    if (m_word->lineEdit()->hasFocus())
        m_word->lineEdit()->setCursorPosition(std::min(caret, static_cast<int>(parts.word.size())));
    if (m_path->text() != parts.path) {
        m_path->setText(parts.path);
        if (!m_path->hasFocus())
            m_path->setCursorPosition(0); // long paths show their beginning
    }
}

void AgeEditor::setInherited(const QString &value, const QString &) {
    const AgeParts parts = ageParts(value);
    m_word->lineEdit()->setPlaceholderText(value.isEmpty() ? tr("not set") : parts.word);
    m_path->setPlaceholderText(parts.path.isEmpty() ? tr("the whole site") : parts.path);
}

/// The part that is wrong carries the mark: the path if the word alone is fine.
void AgeEditor::setProblem(bool invalid) {
    const bool wordIsFine = parseAgeRating(toBytes(m_word->currentText())).has_value();
    markInvalid(m_word->lineEdit(), invalid && !wordIsFine);
    markInvalid(m_path, invalid && wordIsFine);
}

QWidget *AgeEditor::focusTarget() {
    return m_word->lineEdit();
}

void AgeEditor::describe(const QString &name, const QString &description) {
    m_word->setAccessibleName(name);
    m_word->lineEdit()->setAccessibleName(name);
    m_word->lineEdit()->setAccessibleDescription(description);
    m_path->setAccessibleName(tr("%1: path, empty for the whole site").arg(name));
    m_path->setAccessibleDescription(description);
}

void AgeEditor::setNote(const QString &note) {
    m_note->say(note);
}

bool AgeEditor::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_word && event->type() == QEvent::Wheel && !m_word->view()->isVisible()) {
        event->ignore(); // the page scrolls; a wheel must not change a policy
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_word &&
        static_cast<QKeyEvent *>(event)->text() == QLatin1String(":") &&
        !m_word->currentText().isEmpty()) {
        m_path->setFocus();
        m_path->selectAll();
        return true;
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace gatepost::ui
