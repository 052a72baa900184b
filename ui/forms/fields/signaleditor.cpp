// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/signaleditor.h"

#include "core/value/signals.h"

#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

/// Where "key=state" stands: group 2 is the state. Keys are whole words; blanks around = and , are taken.
QRegularExpressionMatch memberOf(const QString &value, const QString &key) {
    const QRegularExpression shape(
        QStringLiteral("(?:^|[,\\s])(%1)\\s*=\\s*([^,\\s]*)").arg(QRegularExpression::escape(key)),
        QRegularExpression::CaseInsensitiveOption);
    return shape.match(value);
}

/// The path of a Content-Usage value with the blank behind it, or nothing.
qsizetype pathLength(const QString &value) {
    if (!value.startsWith(QLatin1Char('/')))
        return 0;
    qsizetype end = 0;
    while (end < value.size() && !value[end].isSpace())
        ++end;
    while (end < value.size() && value[end].isSpace())
        ++end;
    return end;
}

} // namespace

QString signalOf(const QString &value, const QString &key) {
    const auto member = memberOf(value.mid(pathLength(value)), key);
    return member.hasMatch() ? member.captured(2) : QString();
}

QString withSignal(const QString &value, const QString &key, const QString &state) {
    const qsizetype path = pathLength(value);
    const QString head = value.left(path);
    QString members = value.mid(path);
    const auto member = memberOf(members, key);
    if (member.hasMatch() && !state.isEmpty()) {
        members.replace(member.capturedStart(2), member.capturedLength(2), state);
        return head + members;
    }
    if (member.hasMatch()) {
        qsizetype begin = member.capturedStart(1);
        qsizetype end = member.capturedEnd(2);
        if (end < members.size() &&
            members[end] == QLatin1Char(',')) { // the comma behind it, or before
            ++end;
            while (end < members.size() && members[end].isSpace())
                ++end;
        } else {
            while (begin > 0 &&
                   (members[begin - 1].isSpace() || members[begin - 1] == QLatin1Char(',')))
                --begin;
        }
        return head + members.remove(begin, end - begin);
    }
    if (state.isEmpty())
        return value;
    const QString added = key + QLatin1Char('=') + state;
    if (members.trimmed().isEmpty())
        return (head.isEmpty() || head.back().isSpace() ? head : head + QLatin1Char(' ')) + added;
    return head + members + QStringLiteral(", ") + added;
}

SignalEditor::SignalEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent), m_row(row) {
    setLine(new QLineEdit(this));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    line()->setPlaceholderText(text(row.example));
    layout->addWidget(line());
    auto *keys = new FlowRow(2);
    for (const Word &word : row.words) {
        auto *button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setText(text(word.name));
        button->setToolTip(text(word.meaning));
        button->setObjectName(QStringLiteral("signal-") + text(word.name));
        keys->add(button);
        watch(button);
        connect(button, &QToolButton::clicked, this, [this, key = text(word.name)] {
            const QString now = signalOf(line()->text(), key);
            const QStringList values = valuesOf(key);
            // Behind the last value stands "unsaid"; what is not a value counts as the last.
            const QString next =
                now.isEmpty() ? values.front()
                              : values.value(values.indexOf(now, 0, Qt::CaseInsensitive) + 1);
            line()->setText(withSignal(line()->text(), key, next));
            showKeys();
            emit edited(line()->text());
        });
        m_keys << button;
    }
    layout->addLayout(keys);
    connect(line(), &QLineEdit::textEdited, this, [this](const QString &typed) {
        showKeys();
        emit edited(typed);
    });
    watch(line());
    showKeys();
}

void SignalEditor::setValue(const QString &value) {
    ValueEditor::setValue(value);
    showKeys();
}

void SignalEditor::showKeys() {
    for (QToolButton *button : m_keys) {
        const QString state = signalOf(line()->text(), button->text());
        const QStringList values = valuesOf(button->text());
        const qsizetype at = values.indexOf(state, 0, Qt::CaseInsensitive);
        const Tone tone = at < 0                    ? Tone::Unstated
                          : at == 0                 ? Tone::Allow
                          : at + 1 == values.size() ? Tone::Deny
                                                    : Tone::Ask;
        button->setIcon(toneIcon(tone));
        button->setAccessibleName(
            tr("%1: %2").arg(button->text(), state.isEmpty() ? tr("not said") : state));
    }
}

QStringList SignalEditor::valuesOf(const QString &key) const {
    if (m_row.kind == ValueKind::ContentUsage)
        return {QStringLiteral("y"), QStringLiteral("n")};
    QStringList values;
    for (const std::string_view value : contentSignalValues(key.toStdString()))
        values.prepend(text(value));
    return values;
}

} // namespace gatepost::ui
