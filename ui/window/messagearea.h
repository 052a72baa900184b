// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace gatepost::ui {

struct MessageChoice {
    QString label;
    std::function<void()> run;
    bool stays = false; ///< the message, when the button was pressed; else it goes before `run`
};

/// Messages above the work, each a row with a sentence and buttons, that wait without stopping anybody.
class MessageArea : public QWidget {
    Q_OBJECT

public:
    explicit MessageArea(QWidget *parent = nullptr);

    /// A message with the same id takes its place. Every message can also be closed.
    void post(const QString &id, Tone tone, const QString &sentence,
              const QList<MessageChoice> &choices = {});
    void dismiss(const QString &id);
    /// Takes a button away whose time is over; the message stays.
    void withdraw(const QString &id, const QString &label);
    /// Ids from the top; for tests.
    [[nodiscard]] QStringList ids() const { return m_order; }
    [[nodiscard]] QString sentence(const QString &id) const;
    /// Presses a button of a message, as a test does. False if there is none.
    bool choose(const QString &id, const QString &label);

private:
    struct Row {
        QWidget *widget = nullptr;
        Label *label = nullptr;
        QList<MessageChoice> choices;
        QList<QWidget *> buttons = {}; ///< of the choices
    };
    void run(const QString &id, const MessageChoice &choice);

    QVBoxLayout *m_layout;
    QHash<QString, Row> m_rows;
    QStringList m_order;
};

} // namespace gatepost::ui
