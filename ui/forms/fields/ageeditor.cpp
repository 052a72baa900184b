// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/ageeditor.h"

#include "core/value/agerating.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/forms/wordlist.h"

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
    : ValueEditor(parent), m_word(new WordCombo(row, this)), m_path(new QLineEdit(this)) {
    setLine(m_word->lineEdit());
    auto *layout = new FlowRow(this);
    const int digit = fontMetrics().averageCharWidth();
    line()->setPlaceholderText(tr("not set"));
    m_word->setFixedWidth(digit * 13);
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setLayoutDirection(Qt::LeftToRight);
    m_path->setPlaceholderText(tr("the whole site"));
    m_path->setMinimumWidth(digit * 12);
    layout->add(m_word);
    //: between a rating and the path it is about: 18+ below /adult
    layout->add(new Label(tr("below"), this));
    layout->add(m_path);
    layout->add(makeNote());
    connect(line(), &QLineEdit::textEdited, this, &AgeEditor::wordEdited);
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
    m_word->setWord(parts.word);
    if (m_path->text() != parts.path) {
        m_path->setText(parts.path);
        if (!m_path->hasFocus())
            m_path->setCursorPosition(0); // long paths show their beginning
    }
}

void AgeEditor::setInherited(const QString &value, const QString &) {
    const AgeParts parts = ageParts(value);
    line()->setPlaceholderText(value.isEmpty() ? tr("not set") : parts.word);
    m_path->setPlaceholderText(parts.path.isEmpty() ? tr("the whole site") : parts.path);
}

/// The part that is wrong carries the mark: the path if the word alone is fine.
void AgeEditor::setProblem(bool invalid) {
    const bool wordIsFine = parseAgeRating(toBytes(m_word->currentText())).has_value();
    markInvalid(line(), invalid && !wordIsFine);
    markInvalid(m_path, invalid && wordIsFine);
}

void AgeEditor::describe(const QString &name, const QString &description) {
    ValueEditor::describe(name, description);
    m_word->setAccessibleName(name);
    m_path->setAccessibleName(tr("%1: path, empty for the whole site").arg(name));
    m_path->setAccessibleDescription(description);
}

bool AgeEditor::eventFilter(QObject *watched, QEvent *event) {
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
