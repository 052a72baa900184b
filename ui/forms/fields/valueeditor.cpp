// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/valueeditor.h"

#include "ui/bridge/manualurl.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/forms/fields/ageeditor.h"
#include "ui/forms/fields/comboeditor.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/forms/fields/notelabel.h"
#include "ui/forms/fields/rateeditor.h"
#include "ui/forms/fields/segmenteditor.h"
#include "ui/forms/fields/signaleditor.h"
#include "ui/site/help.h"

#include <QApplication>
#include <QFocusEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

QString ValueEditor::value() const {
    return m_line->text();
}

void ValueEditor::setValue(const QString &value) {
    if (m_line->text() == value)
        return;
    const int caret = m_line->cursorPosition();
    m_line->setText(value);
    // Long URLs show their beginning.
    m_line->setCursorPosition(m_line->hasFocus() ? std::min(caret, static_cast<int>(value.size()))
                                                 : 0);
}

void ValueEditor::setProblem(bool invalid) {
    if (m_line)
        markInvalid(m_line, invalid);
    else
        focusTarget()->setProperty("invalid", invalid);
}

QWidget *ValueEditor::focusTarget() {
    return m_line;
}

void ValueEditor::describe(const QString &name, const QString &description) {
    m_line->setAccessibleName(name);
    m_line->setAccessibleDescription(description);
}

void ValueEditor::setNote(const QString &note) {
    if (m_note)
        m_note->say(note);
}

void ValueEditor::setLine(QLineEdit *line) {
    m_line = line;
    line->setObjectName(QStringLiteral("value"));
    line->setLayoutDirection(Qt::LeftToRight);
}

QWidget *ValueEditor::makeNote() {
    m_note = new NoteLabel(this);
    return m_note;
}

void ValueEditor::watch(QWidget *child) {
    child->installEventFilter(this);
}

bool ValueEditor::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        // A list that drops down and a window in front do not mean that the user is done.
        const Qt::FocusReason why = static_cast<QFocusEvent *>(event)->reason();
        const QWidget *now = QApplication::focusWidget();
        if (why != Qt::PopupFocusReason && why != Qt::ActiveWindowFocusReason) {
            if (event->type() == QEvent::FocusOut) {
                m_within = now && isAncestorOf(now); // from one part of the editor to the next
                if (!m_within)
                    emit left();
            } else if (!std::exchange(m_within, false)) {
                emit focused();
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

ValueEditor *makeEditor(const Directive &row, const EditorNeeds &needs, QWidget *parent) {
    switch (row.kind) {
    case ValueKind::Words:
        // Five short words still fit side by side; more, or long ones, drop down with their meanings.
        if (row.words.size() <= 4 && row.place != Place::AgentField)
            return new SegmentEditor(row, parent);
        return new ComboEditor(row, parent);
    case ValueKind::PerMinute: return new ComboEditor(row, parent);
    case ValueKind::AgeRating: return new AgeEditor(row, parent);
    case ValueKind::RequestRate: return new RateEditor(row, parent);
    case ValueKind::ContentUsage:
    case ValueKind::ContentSignal: return new SignalEditor(row, parent);
    case ValueKind::FreeText:
        // Notes of an agent, comments of a file or group: several lines.
        if (row.id == DirectiveId::KnoNotes ||
            (row.id == DirectiveId::None && row.place == Place::EntityField))
            return new TextEditor(row, parent);
        return new LineEditor(row, needs, parent);
    case ValueKind::AgentName:
    case ValueKind::Path:
    case ValueKind::HttpUrl:
    case ValueKind::HttpUrlOrMail:
    case ValueKind::Seconds:
    case ValueKind::TimeWindow:
    case ValueKind::RobotVersion:
    case ValueKind::LanguageTag:
    case ValueKind::DateTimeUtc:
    case ValueKind::MailOrUrlOrText:
    case ValueKind::Ulid:
    case ValueKind::PathList:
    case ValueKind::AgentList:
    case ValueKind::NoteMap:
    case ValueKind::Structure: return new LineEditor(row, needs, parent);
    }
    return nullptr;
}

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::FieldHelp)
};

} // namespace

Rich helpText(const Directive &row) {
    Rich help =
        Rich::ours(QStringLiteral("<p>%1<b>%2</b><br>%3</p>"))
            .arg(atLayoutSide(QString()),
                 row.id == DirectiveId::None ? text(row.label) : text(row.name), text(row.help));
    Rich words;
    for (const Word &word : row.words)
        words += Rich::ours(QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>"))
                     .arg(text(word.name), text(word.meaning));
    if (!words.isEmpty())
        help += Rich::ours(QStringLiteral("<table cellpadding=\"1\">%1</table>")).arg(words);
    const Rich lineEnd = Rich::ours(QStringLiteral("<br>"));
    Rich lines = Rich::ours(Help::tr("Example: %1"))
                     .arg(Rich::ours(QStringLiteral("<code>%1</code>")).arg(text(row.example))) +
                 lineEnd + Rich::ours(Help::tr("Source: %1")).arg(text(row.source));
    if (row.experimental)
        lines += lineEnd + Rich::plain(Help::tr("A proposal, or read by few."));
    return help + Rich::ours(QStringLiteral("<p>%1</p>")).arg(lines);
}

void showHelpOf(const Directive &row, QWidget *at, const Rich &more) {
    showHelp(at, text(row.name), helpText(row) + more, manualUrlOfDirective(row));
}

} // namespace gatepost::ui
