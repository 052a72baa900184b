// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "ui/bridge/rich.h"

#include <QString>
#include <QWidget>

#include <functional>

class QLineEdit;

/// The control for one value, made from its directive's row. Whatever it looks like, it holds one text: the value
/// as it stands in the file. So an invalid value is shown as it was typed.
///
///     ValueEditor *editor = makeEditor(row, {}, parent);
///     editor->setText("no");                        // says nothing
///     connect(editor, &ValueEditor::edited, …)      // on every change that the user makes
namespace gatepost::ui {

class NoteLabel;

class ValueEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString value() const;
    /// Shows a value; the caret stays if the text does. Never emits edited().
    virtual void setValue(const QString &value);
    /// What applies where nothing is set: shown greyed. Empty = nothing does. Editors without a place for it leave it out.
    virtual void setInherited(const QString &, const QString &) {}
    virtual void setProblem(bool invalid);
    /// True if the control itself has a way to say "not set".
    [[nodiscard]] virtual bool canClearItself() const { return false; }
    /// The widget that a label's mnemonic focuses.
    [[nodiscard]] virtual QWidget *focusTarget();
    /// Name and help for screen readers and tooltips, on whatever can be focused.
    virtual void describe(const QString &name, const QString &description);
    /// A greyed remark at the right end: "3 of 12 paths", "1 request / 20 min", or where an inherited value is from.
    /// Editors without a place for it leave it out.
    void setNote(const QString &note);

Q_SIGNALS:
    void edited(const QString &value);
    /// The user took the value back ("–" in a row of words).
    void cleared();
    void focused();
    void left();

protected:
    /// Watches a child for focus: focused() and left() of the editor as a whole.
    void watch(QWidget *child);
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// The line that the value, or its first part, is written in. What is virtual above is about it, if nothing else is said.
    void setLine(QLineEdit *line);
    [[nodiscard]] QLineEdit *line() const { return m_line; }
    /// Makes the place of setNote(), for the end of a layout.
    [[nodiscard]] QWidget *makeNote();

private:
    QLineEdit *m_line = nullptr;
    NoteLabel *m_note = nullptr;
    bool m_within = false; ///< the focus goes from one part of the editor to another
};

/// What an editor of one kind may need from outside.
struct EditorNeeds {
    /// Now, for date fields and ids; absent = the clock.
    std::function<QString()> now;
};

[[nodiscard]] ValueEditor *makeEditor(const Directive &row, const EditorNeeds &needs,
                                      QWidget *parent);

/// Help of a row: what it does, its words with their meaning, an example, its source.
[[nodiscard]] Rich helpText(const Directive &row);

/// F1: helpText() in the window's help card, with the way to the directive's entry in the manual. `more` comes behind it.
void showHelpOf(const Directive &row, QWidget *at, const Rich &more = {});

} // namespace gatepost::ui
