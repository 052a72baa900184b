// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/rateeditor.h"

#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/text.h"
#include "ui/forms/fields/lineeditor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace gatepost::ui {

std::optional<RateParts> rateParts(const QString &value) {
    static const QRegularExpression kShape(
        QStringLiteral("^(\\d*)/(\\d*)([smhSMH]?)(?:[ \\t]+(.*))?$"));
    const QRegularExpressionMatch match = kShape.match(value);
    if (!match.hasMatch())
        return {};
    return RateParts{match.captured(1), match.captured(2), match.captured(3), match.captured(4)};
}

QString joinedRate(const RateParts &parts) {
    if (parts.documents.isEmpty() && parts.time.isEmpty() && parts.window.isEmpty())
        return {};
    // A word is not a number of documents that waits for its time: it stands as it was typed.
    static const QRegularExpression kNumber(QStringLiteral("^\\d+$"));
    if (parts.time.isEmpty() && parts.window.isEmpty() &&
        !kNumber.match(parts.documents).hasMatch())
        return parts.documents;
    QString joined = parts.documents + QLatin1Char('/') + parts.time + parts.unit;
    if (!parts.window.isEmpty())
        joined += QLatin1Char(' ') + parts.window;
    return joined;
}

RateEditor::RateEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent),
      m_documents(new QLineEdit(this)),
      m_time(new QLineEdit(this)),
      m_unit(new QComboBox(this)),
      m_window(new QLineEdit(this)),
      m_whole(new QLineEdit(this)),
      m_parts(new QWidget(this)) {
    setLine(m_documents);
    auto *column = new QVBoxLayout(m_parts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *parts = new FlowRow(4);
    auto *when = new FlowRow(6);
    column->addLayout(parts);
    column->addLayout(when);
    const int digit = fontMetrics().averageCharWidth();
    m_documents->setMinimumWidth(digit * 6);
    m_documents->setMaximumWidth(digit * 9);
    m_time->setMinimumWidth(digit * 6);
    m_time->setMaximumWidth(digit * 9);
    m_window->setFixedWidth(digit * 17);
    m_window->setPlaceholderText(tr("any time"));
    m_whole->setPlaceholderText(text(row.example));
    for (QLineEdit *edit : {m_time, m_window, m_whole})
        edit->setLayoutDirection(Qt::LeftToRight);
    m_unit->addItem(tr("seconds"), QString());
    m_unit->addItem(tr("seconds (s)"), QStringLiteral("s"));
    m_unit->addItem(tr("minutes"), QStringLiteral("m"));
    m_unit->addItem(tr("hours"), QStringLiteral("h"));
    m_unit->setCurrentIndex(0);
    parts->add(m_documents);
    //: between a number of documents and a time: 5 in 1 minute
    parts->add(new Label(tr("in"), this));
    parts->add(m_time);
    parts->add(m_unit);
    when->add(m_window);
    when->add(new Label(tr("UTC"), this));
    when->add(makeNote());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_parts);
    layout->addWidget(m_whole, 1);
    m_whole->hide();
    for (QLineEdit *edit : {m_documents, m_time, m_window}) {
        connect(edit, &QLineEdit::textEdited, this, &RateEditor::partEdited);
        watch(edit);
    }
    connect(m_unit, &QComboBox::activated, this, &RateEditor::partEdited);
    watch(m_unit);
    connect(m_whole, &QLineEdit::textEdited, this, &ValueEditor::edited);
    watch(m_whole);
}

QString RateEditor::value() const {
    if (!m_whole->isHidden())
        return m_whole->text();
    return joinedRate(
        {m_documents->text(), m_time->text(), m_unit->currentData().toString(), m_window->text()});
}

void RateEditor::partEdited() {
    if (m_showing)
        return;
    // A whole value that was pasted into the first part goes to its places.
    if (const auto parts = rateParts(m_documents->text().trimmed()))
        showParts(*parts);
    emit edited(value());
}

void RateEditor::showParts(const RateParts &parts) {
    m_showing = true;
    m_documents->setText(parts.documents);
    m_time->setText(parts.time);
    m_window->setText(parts.window);
    int unit = m_unit->findData(parts.unit);
    if (unit < 0) { // a capital as in 1/10M stays as it is written
        m_unit->addItem(m_unit->itemText(m_unit->findData(parts.unit.toLower())), parts.unit);
        unit = m_unit->count() - 1;
    }
    m_unit->setCurrentIndex(unit);
    m_showing = false;
}

void RateEditor::showWhole(bool whole) {
    m_whole->setVisible(whole);
    m_parts->setVisible(!whole);
}

void RateEditor::setValue(const QString &value) {
    if (this->value().trimmed() == value)
        return;
    const auto parts = rateParts(value);
    if (value.isEmpty() || (parts && joinedRate(*parts) == value)) {
        showWhole(false);
        showParts(parts.value_or(RateParts{}));
        return;
    }
    if (m_whole->text() != value)
        m_whole->setText(value);
    showWhole(true);
}

void RateEditor::setProblem(bool invalid) {
    markInvalid(m_whole->isHidden() ? m_documents : m_whole, invalid);
    markInvalid(m_whole->isHidden() ? m_whole : m_documents, false);
}

QWidget *RateEditor::focusTarget() {
    return m_whole->isHidden() ? m_documents : m_whole;
}

void RateEditor::describe(const QString &name, const QString &description) {
    m_documents->setAccessibleName(tr("%1: documents").arg(name));
    m_time->setAccessibleName(tr("%1: time").arg(name));
    m_unit->setAccessibleName(tr("%1: unit of time").arg(name));
    m_window->setAccessibleName(tr("%1: window of the day in UTC").arg(name));
    m_whole->setAccessibleName(name);
    m_documents->setAccessibleDescription(description);
}

bool RateEditor::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Wheel && watched == m_unit) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const auto next = [](QLineEdit *edit) {
            edit->setFocus();
            edit->selectAll();
            return true;
        };
        if (watched == m_documents && press->key() == Qt::Key_Slash &&
            !m_documents->text().isEmpty())
            return next(m_time);
        if (watched == m_time && press->key() == Qt::Key_Space)
            return next(m_window);
        const qsizetype unit = QStringLiteral("smh").indexOf(press->text().toLower());
        if (watched == m_time && !press->text().isEmpty() && unit >= 0 &&
            !(press->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
            m_unit->setCurrentIndex(static_cast<int>(unit) + 1);
            partEdited();
            return true;
        }
    }
    return ValueEditor::eventFilter(watched, event);
}

} // namespace gatepost::ui
