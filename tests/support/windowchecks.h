// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QRect>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QWidget>

/// What can be checked of a shown part of a window, whatever it is. Each returns faults as sentences for the developer,
/// "QToolButton fetch “Fetch”: …"; none: all is well.
namespace gatepost::test {

/// Faults with the place they were first found at; each once. QVERIFY's end of a test that collects: NO_FAULTS(faults).
class Faults {
public:
    void add(const QString &place, const QStringList &faults);
    [[nodiscard]] bool isEmpty() const { return m_list.isEmpty(); }
    /// How many; each is said on a line of its own, since Qt Test cuts long messages.
    [[nodiscard]] QByteArray text() const;

private:
    QSet<QString> m_known;
    QStringList m_list;
};

#define NO_FAULTS(faults) QVERIFY2((faults).isEmpty(), (faults).text().constData())

/// Class, object name and text of a widget.
[[nodiscard]] QString described(const QWidget *widget);

/// Visible widgets in `part`, itself first, and of no window but its own: parents come before their children. What is hidden is
/// not walked, which is most of a window.
[[nodiscard]] QList<QWidget *> shownWidgets(QWidget *part);

/// Visible widgets in `part`, itself included, that a person does something with; inner parts of them (the field of a
/// spin box, scroll bars, the buttons of a tab bar) are not listed.
[[nodiscard]] QList<QWidget *> controls(QWidget *part);

/// Labels, buttons, tabs, headers and combo boxes whose text does not fit where it is drawn, and texts that stick out of
/// what they stand in. What scrolls may be longer than it is high.
[[nodiscard]] QStringList cutTexts(QWidget *part);

/// Controls without a name or with no role that says what they are, for screen readers.
[[nodiscard]] QStringList namelessControls(QWidget *part);

/// Alt and a letter that more than one entry of a menu, or more than one labelled control that is seen in the window with
/// `part`, would answer to, and accelerators that are no letter or digit. Controls with the same text are one kind of
/// control, repeated: a card for each group has its own "Agents".
[[nodiscard]] QStringList sharedKeys(QWidget *part);

/// A place to press, in its widget's coordinates.
struct Target {
    QWidget *widget;
    QRect rect;
    QString what; ///< "tab “Matrix”", empty for the whole widget
};
/// Buttons, boxes to tick (with their label), tabs, combo and spin boxes, fields, entries of menus, rows of lists. What
/// may be smaller than 24 × 24 (WCAG 2.2, 2.5.8), and why:
///
///     scroll bars, arrows beside tabs     the platform's; wheel, keys and the list itself do the same (Equivalent)
///     arrows of a spin box, of a date     the platform's; typing and the arrow keys do the same (Equivalent)
///     signs that open a tree's row        in a row of 24; double click and the arrow keys do the same (Equivalent)
///     the × in a field that clears it     the field is 24 high; Ctrl+A, Delete do the same (Equivalent)
///     links and lines in a text           in a line of text (Inline)
///     the gutter's fold and mark          as high as a line of the text (Inline); a menu and keys do the same
///     edges between panes, of columns     dragged, not pressed; menus and keys do the same (Equivalent)
[[nodiscard]] QList<Target> targets(QWidget *part);

} // namespace gatepost::test
