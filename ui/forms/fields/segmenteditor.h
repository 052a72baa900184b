// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/look.h"
#include "ui/forms/fields/valueeditor.h"

#include <QList>
#include <QToolButton>

namespace gatepost::ui {

/// What it comes to if the directive says the word; Unstated for a word that is not a verdict.
[[nodiscard]] Tone toneOfWord(const Directive &row, std::string_view word);

/// One of a few exclusive choices, drawn flat beside its neighbours. Filled where chosen, outlined where inherited.
class SegmentButton : public QToolButton {
    Q_OBJECT

public:
    /// `tone`: what choosing the word comes to; Unstated for a word that is not a verdict.
    SegmentButton(const QString &word, Tone tone, QWidget *parent = nullptr);
    void setInherited(bool inherited);
    [[nodiscard]] bool isInherited() const { return m_inherited; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString mark() const;

    Tone m_tone;
    bool m_inherited = false;
};

/// [ – | yes | no | ask ]: words side by side, the first segment is "not set". One Tab stop: Left and Right walk, a letter
/// chooses the word that begins with it, Delete or - unsets, F2 opens a line for any other text. A value that is none
/// of the words stands in that line.
class SegmentEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit SegmentEditor(const Directive &row, QWidget *parent = nullptr);

    [[nodiscard]] QString value() const override { return m_value; }
    [[nodiscard]] bool canClearItself() const override { return true; }
    void setValue(const QString &value) override;
    void setInherited(const QString &value, const QString &from) override;
    [[nodiscard]] QWidget *focusTarget() override;
    void describe(const QString &name, const QString &description) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose(qsizetype index);
    void showValue();
    bool key(qsizetype at, int key, const QString &typed, Qt::KeyboardModifiers modifiers);

    const Directive &m_row;
    QString m_value;
    QString m_name;
    QList<SegmentButton *> m_buttons; ///< the first is "not set"
};

} // namespace gatepost::ui
