// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/lineeditor.h"

#include "core/render/newpolicy.h"
#include "core/value/language.h"
#include "core/value/time.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentcompletion.h"
#include "ui/forms/fields/notelabel.h"

#include <QAction>
#include <QCompleter>
#include <QDateTime>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QStandardItemModel>
#include <QToolButton>

namespace gatepost::ui {

namespace {

/// Language tags with their names: what is typed is looked for in both and in the English name, the tag is taken.
QCompleter *languageCompleter(QObject *parent) {
    constexpr int kSearched = Qt::UserRole + 1;
    auto *model = new QStandardItemModel(parent);
    for (const LanguageName &language : commonLanguages()) {
        const QString shown = QStringLiteral("%1  %2").arg(text(language.tag), text(language.name));
        auto *item = new QStandardItem(shown);
        item->setData(text(language.tag), Qt::UserRole);
        item->setData(QString(shown + QLatin1Char(' ') + text(language.english)), kSearched);
        model->appendRow(item);
    }
    auto *completer = new TokenCompleter(model, parent);
    completer->setCompletionRole(kSearched);
    completer->setFilterMode(Qt::MatchContains);
    return completer;
}

QString unitOf(ValueKind kind) {
    switch (kind) {
    case ValueKind::Seconds: return LineEditor::tr("seconds");
    case ValueKind::TimeWindow:
    case ValueKind::DateTimeUtc: return LineEditor::tr("UTC");
    default: return {};
    }
}

int widthOf(ValueKind kind) {
    switch (kind) {
    case ValueKind::Seconds:
    case ValueKind::RobotVersion: return 9;
    case ValueKind::TimeWindow:
    case ValueKind::LanguageTag: return 13;
    case ValueKind::DateTimeUtc: return 22;
    case ValueKind::Ulid: return 32;
    default: return 0;
    }
}

bool isPolicyText(ValueKind kind) {
    return kind != ValueKind::FreeText;
}

} // namespace

QString newUlid() {
    return text(makeUlid(static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()),
                         [] { return QRandomGenerator::global()->generate(); }));
}

void markInvalid(QLineEdit *edit, bool invalid) {
    static const QString kName = QStringLiteral("invalidMark");
    auto *mark = edit->findChild<QAction *>(kName, Qt::FindDirectChildrenOnly);
    if (invalid && !mark) {
        mark = edit->addAction(toneIcon(Tone::Error), QLineEdit::TrailingPosition);
        mark->setObjectName(kName);
        mark->setToolTip(LineEditor::tr("This value decides nothing"));
    }
    if (mark)
        mark->setVisible(invalid);
    edit->setProperty("invalid", invalid);
}

LineEditor::LineEditor(const Directive &row, const EditorNeeds &needs, QWidget *parent)
    : ValueEditor(parent), m_row(row), m_edit(new QLineEdit(this)), m_note(new NoteLabel(this)) {
    auto *layout = new FlowRow(this);
    layout->add(m_edit);
    m_edit->setObjectName(QStringLiteral("value"));
    m_edit->setPlaceholderText(text(row.example));
    if (isPolicyText(row.kind))
        m_edit->setLayoutDirection(Qt::LeftToRight);
    else // words of people are written in their direction, a version from left to right
        connect(m_edit, &QLineEdit::textChanged, this, [this](const QString &now) {
            m_edit->setLayoutDirection(now.isEmpty()         ? QGuiApplication::layoutDirection()
                                       : now.isRightToLeft() ? Qt::RightToLeft
                                                             : Qt::LeftToRight);
        });
    if (const int width = widthOf(row.kind)) {
        m_edit->setMinimumWidth(fontMetrics().averageCharWidth() * std::min(width, 16));
        m_edit->setMaximumWidth(fontMetrics().averageCharWidth() * (width + 6));
        if (const QString unit = unitOf(row.kind); !unit.isEmpty())
            layout->add(new Label(unit, this));
    } else {
        m_edit->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    }
    switch (row.kind) {
    case ValueKind::LanguageTag: m_edit->setCompleter(languageCompleter(m_edit)); break;
    case ValueKind::AgentName: m_edit->setCompleter(agentCompleter(m_edit)); break;
    case ValueKind::DateTimeUtc:
        addButton(
            tr("Now"),
            needs.now ? needs.now
                      : [] { return QDateTime::currentDateTimeUtc().toString(
                                 QStringLiteral("yyyy-MM-dd HH:mm 'UTC'")); },
            layout);
        break;
    case ValueKind::Ulid: addButton(tr("New"), newUlid, layout); break;
    default: break;
    }
    layout->add(m_note);
    connect(m_edit, &QLineEdit::textEdited, this, &ValueEditor::edited);
    if (m_edit->completer())
        connect(
            m_edit->completer(), qOverload<const QString &>(&QCompleter::activated), this,
            [this] { emit edited(m_edit->text()); }, Qt::QueuedConnection);
    watch(m_edit);
}

void LineEditor::addButton(const QString &said, std::function<QString()> make, FlowRow *layout) {
    auto *button = new QToolButton(this);
    button->setText(said);
    button->setAccessibleName(said);
    button->setFocusPolicy(Qt::TabFocus);
    layout->add(button);
    connect(button, &QToolButton::clicked, this, [this, make = std::move(make)] {
        m_edit->setText(make());
        emit edited(m_edit->text());
    });
}

QString LineEditor::value() const {
    return m_edit->text();
}

void LineEditor::setValue(const QString &value) {
    if (m_edit->text() != value) {
        const int caret = m_edit->cursorPosition();
        m_edit->setText(value);
        // Long URLs show their beginning.
        m_edit->setCursorPosition(
            m_edit->hasFocus() ? std::min(caret, static_cast<int>(value.size())) : 0);
    }
}

void LineEditor::setInherited(const QString &value, const QString &) {
    m_edit->setPlaceholderText(value.isEmpty() ? text(m_row.example) : value);
}

void LineEditor::setProblem(bool invalid) {
    markInvalid(m_edit, invalid);
}

QWidget *LineEditor::focusTarget() {
    return m_edit;
}

void LineEditor::describe(const QString &name, const QString &description) {
    m_edit->setAccessibleName(name);
    m_edit->setAccessibleDescription(description);
    for (QToolButton *button : findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
        button->setAccessibleDescription(name);
}

void LineEditor::setNote(const QString &note) {
    m_note->say(note);
}

/// Up and Down change a number by one, as in a spin box.
bool LineEditor::step(int by) {
    const auto seconds = parseSeconds(m_edit->text().trimmed().toStdString());
    if (m_row.kind != ValueKind::Seconds || !seconds)
        return false;
    m_edit->setText(QString::number(std::max(0.0, *seconds + by), 'g', 12));
    emit edited(m_edit->text());
    return true;
}

bool LineEditor::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((key == Qt::Key_Up && step(1)) || (key == Qt::Key_Down && step(-1)))
            return true;
    }
    return ValueEditor::eventFilter(watched, event);
}

// ---- several lines -------------------------------------------------------------------------------

TextEditor::TextEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent), m_edit(new QPlainTextEdit(this)) {
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit);
    m_edit->setObjectName(QStringLiteral("value"));
    m_edit->setPlaceholderText(text(row.example));
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(fontMetrics().lineSpacing() * 4 + 12);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_setting)
            emit edited(value());
    });
    watch(m_edit);
}

QString TextEditor::value() const {
    return m_edit->toPlainText();
}

void TextEditor::setValue(const QString &value) {
    if (this->value() == value)
        return;
    m_setting = true;
    m_edit->setPlainText(value);
    m_setting = false;
}

void TextEditor::setInherited(const QString &, const QString &) {}

QWidget *TextEditor::focusTarget() {
    return m_edit;
}

void TextEditor::describe(const QString &name, const QString &description) {
    m_edit->setAccessibleName(name);
    m_edit->setAccessibleDescription(description);
}

} // namespace gatepost::ui
