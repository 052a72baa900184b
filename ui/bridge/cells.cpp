// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/cells.h"

#include "ui/bridge/rows.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QPointer>

namespace gatepost::ui {

namespace {

constexpr const char *kLetGo = "gatepostLetGo";

bool isOpen(const QWidget *editor) {
    return editor && !editor->property(kLetGo).toBool();
}

/// The view hides its editors before it has them destroyed, and then they lose the focus.
bool isAfterReset(const QWidget &editor) {
    const QWidget *viewport = editor.parentWidget();
    const auto *view =
        viewport ? qobject_cast<const QAbstractItemView *>(viewport->parentWidget()) : nullptr;
    return view && !view->currentIndex().isValid();
}

/// The view's state is protected; it is named here, not changed in meaning.
struct Views : QAbstractItemView {
    static bool isEditing(const QAbstractItemView &view) {
        return (view.*&Views::state)() == EditingState;
    }
    static void stopEditing(QAbstractItemView &view) { (view.*&Views::setState)(NoState); }
};

} // namespace

void EditingDelegate::destroyEditor(QWidget *editor, const QModelIndex &index) const {
    editor->setProperty(kLetGo, true);
    QStyledItemDelegate::destroyEditor(editor, index);
}

bool EditingDelegate::eventFilter(QObject *watched, QEvent *event) {
    // It may be another delegate than the one that was asked to destroy the editor.
    auto *editor = qobject_cast<QWidget *>(watched);
    if (editor && (!isOpen(editor) || isAfterReset(*editor)))
        return false;
    // Enter closes the editor once it has had the key. Qt would do so whether or not it is still open then.
    if (editor && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            QMetaObject::invokeMethod(
                this,
                [this, still = QPointer<QWidget>(editor)] {
                    commit(still);
                    close(still);
                },
                Qt::QueuedConnection);
            return false;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

void EditingDelegate::initStyleOption(QStyleOptionViewItem *option,
                                      const QModelIndex &index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = cellText(option->text);
}

void EditingDelegate::commit(QWidget *editor) const {
    if (isOpen(editor))
        emit const_cast<EditingDelegate *>(this)->commitData(editor); // as Qt's own delegates do
}

void EditingDelegate::close(QWidget *editor) const {
    if (isOpen(editor))
        emit const_cast<EditingDelegate *>(this)->closeEditor(editor, NoHint);
}

QWidget *editCell(QAbstractItemView &view, const QModelIndex &index) {
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsEditable))
        return nullptr;
    if (QWidget *open = view.indexWidget(index); isOpen(open))
        return open;
    const QPersistentModelIndex at = index;
    view.setCurrentIndex(index); // closes another cell's editor, which writes what it holds
    if (!at.isValid())
        return nullptr;
    // A removed row takes its editor along, and the view goes on believing that it edits.
    if (Views::isEditing(view) && !isOpen(view.indexWidget(view.currentIndex())))
        Views::stopEditing(view);
    view.edit(at);
    return view.indexWidget(at);
}

} // namespace gatepost::ui
