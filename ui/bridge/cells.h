// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

/// Cells that are edited in place, in any table or list.
///
/// What is typed goes into the text at once, the text is read anew, and so the view may let its editor go in the middle
/// of a key press: a row is gone, the model was reset. The editor lives on until control returns to the event loop, and
/// whatever it still says (it loses the focus, its completer answers late) is about a cell that is no longer edited.
/// Delegates that make editors derive from EditingDelegate, which stays silent for such editors. A view with delegates of
/// columns needs one as its main delegate, too: after a reset Qt asks that one to destroy what a column's has made, and
/// "commitData called with an editor that does not belong to this view" was the end of it.
namespace gatepost::ui {

class EditingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void destroyEditor(QWidget *editor, const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    /// The editor's value goes into the model, unless the view has let the editor go. Null is allowed: queued calls keep
    /// a QPointer.
    void commit(QWidget *editor) const;
    /// Closes the editor, unless that has happened.
    void close(QWidget *editor) const;
};

/// Opens the cell's editor, after closing another cell's, and returns it (or the one that is open). Null if the cell
/// cannot be edited.
QWidget *editCell(QAbstractItemView &view, const QModelIndex &index);

} // namespace gatepost::ui
