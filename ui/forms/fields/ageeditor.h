// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/valueeditor.h"

namespace gatepost::ui {

class WordCombo;

/// The two parts of an age-rating as they are written: what stands before and after the first colon.
struct AgeParts {
    QString word;
    QString path;
};
[[nodiscard]] AgeParts ageParts(const QString &value);
[[nodiscard]] QString joinedAge(const AgeParts &parts);

/// age-rating (S54): [18+ ▾] below [/adult]. Typed straight through it takes "18+:/adult": a colon leads to the path. A
/// word without a path is about the whole site.
class AgeEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit AgeEditor(const Directive &row, QWidget *parent = nullptr);

    [[nodiscard]] QString value() const override;
    void setValue(const QString &value) override;
    void setInherited(const QString &value, const QString &from) override;
    void setProblem(bool invalid) override;
    void describe(const QString &name, const QString &description) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void wordEdited();

    WordCombo *m_word;
    QLineEdit *m_path;
};

} // namespace gatepost::ui
