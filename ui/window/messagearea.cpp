// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/messagearea.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace gatepost::ui {

MessageArea::MessageArea(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("messages"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
    hide();
}

void MessageArea::post(const QString &id, Tone tone, const QString &sentence,
                       const QList<MessageChoice> &choices) {
    dismiss(id);
    auto *row = new QFrame(this);
    row->setAutoFillBackground(true);
    QPalette colors = row->palette();
    colors.setColor(QPalette::Window, toneBackground(tone, palette()));
    row->setPalette(colors);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(10, 4, 6, 4);
    auto *glyph = new Label(row);
    glyph->setPixmap(toneIcon(tone).pixmap(16, 16));
    auto *label = new Label(sentence, row);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(glyph);
    layout->addWidget(label, 1);
    QList<QWidget *> buttons;
    for (const MessageChoice &choice : choices) {
        auto *button = new QPushButton(choice.label, row);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, id, choice] { run(id, choice); });
        layout->addWidget(button);
        buttons << button;
    }
    auto *close = new QToolButton(row);
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, [this, id] { dismiss(id); });
    layout->addWidget(close);
    m_layout->addWidget(row);
    m_rows.insert(id, {row, label, choices, buttons});
    m_order << id;
    show();
    announce(this, Topic::Message, sentence,
             tone == Tone::Error ? Urgency::Assertive : Urgency::Polite);
}

void MessageArea::dismiss(const QString &id) {
    const auto row = m_rows.constFind(id);
    if (row == m_rows.cend())
        return;
    row->widget->hide();
    row->widget->deleteLater(); // its own button may have asked for it
    m_rows.erase(row);
    m_order.removeAll(id);
    setVisible(!m_order.isEmpty());
}

void MessageArea::withdraw(const QString &id, const QString &label) {
    const auto row = m_rows.find(id);
    if (row == m_rows.end())
        return;
    for (qsizetype i = row->choices.size() - 1; i >= 0; --i) {
        if (row->choices[i].label != label)
            continue;
        row->choices.removeAt(i);
        QWidget *button = row->buttons.takeAt(i);
        button->hide();
        button->deleteLater();
    }
}

void MessageArea::run(const QString &id, const MessageChoice &choice) {
    const auto what = choice.run; // the choice may go with its row
    if (!choice.stays)
        dismiss(id); // before, so that what runs may post anew
    if (what)
        what();
}

QString MessageArea::sentence(const QString &id) const {
    const auto row = m_rows.constFind(id);
    return row == m_rows.cend() ? QString() : row->label->text();
}

bool MessageArea::choose(const QString &id, const QString &label) {
    const auto row = m_rows.constFind(id);
    if (row == m_rows.cend())
        return false;
    for (const MessageChoice &choice : QList<MessageChoice>(row->choices)) {
        if (choice.label != label)
            continue;
        run(id, choice);
        return true;
    }
    return false;
}

} // namespace gatepost::ui
