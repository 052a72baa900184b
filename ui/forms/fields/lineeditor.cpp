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
    : ValueEditor(parent), m_row(row) {
    setLine(new QLineEdit(this));
    auto *layout = new FlowRow(this);
    layout->add(line());
    line()->setPlaceholderText(text(row.example));
    if (!isPolicyText(row.kind)) // words of people are written in their direction
        connect(line(), &QLineEdit::textChanged, this, [this](const QString &now) {
            line()->setLayoutDirection(now.isEmpty()         ? QGuiApplication::layoutDirection()
                                       : now.isRightToLeft() ? Qt::RightToLeft
                                                             : Qt::LeftToRight);
        });
    if (const int width = widthOf(row.kind)) {
        line()->setMinimumWidth(fontMetrics().averageCharWidth() * std::min(width, 16));
        line()->setMaximumWidth(fontMetrics().averageCharWidth() * (width + 6));
        if (const QString unit = unitOf(row.kind); !unit.isEmpty())
            layout->add(new Label(unit, this));
    } else {
        line()->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
    }
    switch (row.kind) {
    case ValueKind::LanguageTag: line()->setCompleter(languageCompleter(line())); break;
    case ValueKind::AgentName: line()->setCompleter(agentCompleter(line())); break;
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
    layout->add(makeNote());
    connect(line(), &QLineEdit::textEdited, this, &ValueEditor::edited);
    if (line()->completer())
        connect(
            line()->completer(), qOverload<const QString &>(&QCompleter::activated), this,
            [this] { emit edited(line()->text()); }, Qt::QueuedConnection);
    watch(line());
}

void LineEditor::addButton(const QString &said, std::function<QString()> make, FlowRow *layout) {
    auto *button = new QToolButton(this);
    button->setText(said);
    button->setAccessibleName(said);
    button->setFocusPolicy(Qt::TabFocus);
    layout->add(button);
    connect(button, &QToolButton::clicked, this, [this, make = std::move(make)] {
        line()->setText(make());
        emit edited(line()->text());
    });
}

void LineEditor::setInherited(const QString &value, const QString &) {
    line()->setPlaceholderText(value.isEmpty() ? text(m_row.example) : value);
}

void LineEditor::describe(const QString &name, const QString &description) {
    ValueEditor::describe(name, description);
    for (QToolButton *button : findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
        button->setAccessibleDescription(name);
}

/// Up and Down change a number by one, as in a spin box.
bool LineEditor::step(int by) {
    const auto seconds = parseSeconds(line()->text().trimmed().toStdString());
    if (m_row.kind != ValueKind::Seconds || !seconds)
        return false;
    line()->setText(QString::number(std::max(0.0, *seconds + by), 'g', 12));
    emit edited(line()->text());
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

QWidget *TextEditor::focusTarget() {
    return m_edit;
}

void TextEditor::describe(const QString &name, const QString &description) {
    m_edit->setAccessibleName(name);
    m_edit->setAccessibleDescription(description);
}

} // namespace gatepost::ui
