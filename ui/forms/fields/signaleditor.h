// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/valueeditor.h"

#include <QList>

class QToolButton;

namespace gatepost::ui {

/// `value` ("[/path ]a=y, b=n") with the member `key` set to `state`, or without it if `state` is empty. All else stays as it
/// is written.
[[nodiscard]] QString withSignal(const QString &value, const QString &key, const QString &state);
/// What a member says: "y", "no", … or empty.
[[nodiscard]] QString signalOf(const QString &value, const QString &key);

/// Content-Usage and Content-Signal (S110, S111): the line as it is written and below it a button for each known key
/// that walks through unsaid and the values that the key takes.
class SignalEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit SignalEditor(const Directive &row, QWidget *parent = nullptr);

    void setValue(const QString &value) override;

private:
    void showKeys();

    /// What the button of a key walks through, the most permissive first: yes, no; of `use` full, reference, immediate.
    [[nodiscard]] QStringList valuesOf(const QString &key) const;

    const Directive &m_row;
    QList<QToolButton *> m_keys;
};

} // namespace gatepost::ui
