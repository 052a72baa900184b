// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/valueeditor.h"

namespace gatepost::ui {

class WordCombo;

/// A line with a list of words that drops down, each with its meaning. Anything may be typed: rate takes a number too.
class ComboEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit ComboEditor(const Directive &row, QWidget *parent = nullptr);

    void setValue(const QString &value) override;
    void setInherited(const QString &value, const QString &from) override;
    void describe(const QString &name, const QString &description) override;

private:
    WordCombo *m_combo;
};

} // namespace gatepost::ui
