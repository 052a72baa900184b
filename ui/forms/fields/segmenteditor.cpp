// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fields/segmenteditor.h"

#include "core/text/ascii.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/usetone.h"
#include "ui/bridge/valuestyle.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace gatepost::ui {

/// A use is allowed, refused or something between, and so is a rule of an agent policy; any other row says how something is.
Tone toneOfWord(const Directive &row, std::string_view word) {
    if (row.place == Place::PolicyScope)
        return toneOfUse(row.id, word);
    return word == "allow"      ? Tone::Allow
           : word == "disallow" ? Tone::Deny
           : word == "ask"      ? Tone::Ask
                                : Tone::Unstated;
}

SegmentButton::SegmentButton(const QString &word, Tone tone, QWidget *parent)
    : QToolButton(parent), m_tone(tone) {
    setText(word);
    setCheckable(true);
    setFocusPolicy(Qt::ClickFocus);
    setAutoRaise(true);
}

void SegmentButton::setInherited(bool inherited) {
    if (m_inherited != inherited) {
        m_inherited = inherited;
        update();
    }
}

QSize SegmentButton::sizeHint() const {
    QFont bold = font(); // as it is drawn where it is chosen
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    return {std::max(26, metrics.horizontalAdvance(mark() + text()) + 11),
            std::max(24, metrics.height() + 8)};
}

QString SegmentButton::mark() const {
    return m_tone == Tone::Unstated ? QString() : toneSymbol(m_tone) + QLatin1Char(' ');
}

void SegmentButton::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colors = palette();
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    QColor ink =
        colors.color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    if (isChecked()) {
        painter.setPen(QPen(toneColor(m_tone, colors), 1));
        painter.setBrush(toneBackground(m_tone, colors));
        painter.drawRoundedRect(box, 4, 4);
        if (m_tone != Tone::Unstated) // a value without a verdict is chosen, not grey
            ink = toneColor(m_tone, colors);
    } else if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.color(QPalette::Midlight));
        painter.drawRoundedRect(box, 4, 4);
    }
    if (m_inherited) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.color(QPalette::PlaceholderText), 1, Qt::DashLine));
        painter.drawRoundedRect(box, 4, 4);
    }
    if (!isChecked() && !m_inherited)
        ink = colors.color(QPalette::PlaceholderText);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.color(QPalette::Highlight), 2));
        painter.drawRoundedRect(box, 4, 4);
    }
    QFont bold = font();
    bold.setBold(isChecked());
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(rect(), Qt::AlignCenter, isChecked() ? mark() + text() : text());
}

// ---- the row -------------------------------------------------------------------------------------

SegmentEditor::SegmentEditor(const Directive &row, QWidget *parent)
    : ValueEditor(parent), m_row(row) {
    setLine(new QLineEdit(this));
    auto *layout = new FlowRow(this, 0);
    const auto add = [&](const QString &word, Tone tone, const QString &tip) {
        auto *button = new SegmentButton(word, tone, this);
        button->setToolTip(tip);
        button->setObjectName(QStringLiteral("segment-") + word);
        layout->add(button);
        watch(button);
        const qsizetype index = m_buttons.size();
        connect(button, &QToolButton::clicked, this, [this, index] { choose(index); });
        m_buttons << button;
    };
    add(QStringLiteral("–"), Tone::Unstated, tr("Not set"));
    for (const Word &word : row.words)
        add(text(word.name), toneOfWord(row, word.name),
            atLayoutSide(QStringLiteral("%1: %2").arg(text(word.name), text(word.meaning))));
    line()->setMinimumWidth(fontMetrics().averageCharWidth() * 8);
    line()->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    line()->hide();
    layout->add(line(), 6);
    layout->add(makeNote(), 8);
    connect(line(), &QLineEdit::textEdited, this, [this](const QString &typed) {
        m_value = typed;
        showValue();
        emit edited(typed);
    });
    watch(line());
    showValue();
}

void SegmentEditor::choose(qsizetype index) {
    const QString wanted =
        index == 0 ? QString() : text(m_row.words[static_cast<std::size_t>(index - 1)].name);
    const bool same = m_value == wanted;
    m_value = wanted;
    line()->setText(wanted);
    line()->hide();
    showValue();
    m_buttons[index]->setFocus();
    if (same)
        return;
    if (index == 0)
        emit cleared();
    else
        emit edited(wanted);
}

void SegmentEditor::setValue(const QString &value) {
    m_value = value;
    if (line()->text() != value)
        line()->setText(value);
    showValue();
}

/// Checks the word that the value is, in whatever case; shows the line where it is none.
void SegmentEditor::showValue() {
    qsizetype chosen = m_value.isEmpty() ? 0 : -1;
    for (std::size_t i = 0; i < m_row.words.size(); ++i)
        if (equalsIgnoringCase(m_row.words[i].name, m_value.trimmed().toStdString()))
            chosen = static_cast<qsizetype>(i) + 1;
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(i == chosen);
        m_buttons[i]->setFocusPolicy(i == std::max<qsizetype>(chosen, 0) ? Qt::StrongFocus
                                                                         : Qt::ClickFocus);
    }
    if (chosen < 0 || line()->hasFocus())
        line()->show();
    else
        line()->hide();
}

void SegmentEditor::setInherited(const QString &value, const QString &from) {
    for (qsizetype i = 1; i < m_buttons.size(); ++i) {
        const Word &word = m_row.words[static_cast<std::size_t>(i - 1)];
        const bool is = !value.isEmpty() && text(word.name) == value;
        m_buttons[i]->setInherited(is);
        QString tip =
            atLayoutSide(QStringLiteral("%1: %2").arg(text(word.name), text(word.meaning)));
        if (is)
            tip = QStringLiteral("%1\n%2").arg(tip, tr("Applies here through %1").arg(from));
        m_buttons[i]->setToolTip(tip);
    }
}

QWidget *SegmentEditor::focusTarget() {
    for (SegmentButton *button : m_buttons)
        if (button->isChecked())
            return button;
    return line()->isVisibleTo(this) ? static_cast<QWidget *>(line()) : m_buttons.first();
}

void SegmentEditor::describe(const QString &name, const QString &description) {
    m_name = name;
    for (SegmentButton *button : m_buttons) {
        button->setAccessibleName(button == m_buttons.first()
                                      ? tr("%1: not set").arg(name)
                                      : QStringLiteral("%1: %2").arg(name, button->text()));
        button->setAccessibleDescription(description);
    }
    line()->setAccessibleName(tr("%1: another value").arg(name));
}

bool SegmentEditor::key(qsizetype at, int key, const QString &typed,
                        Qt::KeyboardModifiers modifiers) {
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const qsizetype to = at + ((key == Qt::Key_Right) != mirrored ? 1 : -1);
        if (to >= 0 && to < m_buttons.size())
            choose(to);
        return true;
    }
    case Qt::Key_Home: choose(0); return true;
    case Qt::Key_End: choose(m_buttons.size() - 1); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Minus: choose(0); return true;
    case Qt::Key_F2:
        line()->show();
        line()->setFocus();
        line()->selectAll();
        return true;
    default: break;
    }
    if (typed.isEmpty() || !typed.front().isLetter())
        return false;
    for (std::size_t i = 0; i < m_row.words.size(); ++i)
        if (text(m_row.words[i].name).startsWith(typed, Qt::CaseInsensitive)) {
            choose(static_cast<qsizetype>(i) + 1);
            return true;
        }
    return false;
}

bool SegmentEditor::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress && watched != line()) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const qsizetype at = m_buttons.indexOf(static_cast<SegmentButton *>(watched));
        if (at >= 0 && key(at, press->key(), press->text(), press->modifiers()))
            return true;
    }
    const bool handled = ValueEditor::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && watched == line())
        QMetaObject::invokeMethod(this, &SegmentEditor::showValue, Qt::QueuedConnection);
    return handled;
}

} // namespace gatepost::ui
