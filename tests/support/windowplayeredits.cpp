// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the player does to the text, the form and the tables.

#include "tests/support/windowplayer.h"

#include "ui/forms/formarea.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QTest>
#include <QWindow>

#include <algorithm>

namespace gatepost::test {

using namespace gatepost::ui;

// ---- text --------------------------------------------------------------------------------------

void Player::typeInText() {
    if (TextView *at = text()) {
        at->setFocus();
        typeInto(at, someWord());
    }
}

void Player::keyInText() {
    if (TextView *at = text()) {
        at->setFocus();
        pressSomeKey(at);
    }
}

void Player::select() {
    TextView *at = text();
    if (!at)
        return;
    QTextCursor cursor(at->document());
    cursor.setPosition(m_random.bounded(at->document()->characterCount()));
    cursor.setPosition(
        std::min(cursor.position() + m_random.bounded(60), at->document()->characterCount() - 1),
        QTextCursor::KeepAnchor);
    at->setTextCursor(cursor);
}

void Player::paste() {
    QApplication::clipboard()->setText(someText());
    if (auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        line && m_random.bounded(2))
        QTest::keySequence(line, QKeySequence::Paste);
    else if (TextView *at = text()) {
        if (m_random.bounded(4) == 0)
            at->cut();
        at->paste();
    }
}

void Player::dropText() {
    TextView *at = text();
    if (!at || !at->isVisible())
        return;
    QMimeData mime;
    mime.setText(someText());
    const QPointF where(m_random.bounded(300), m_random.bounded(300));
    QDragEnterEvent enter(where.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(at->viewport(), &enter);
    QDragMoveEvent move(where.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(at->viewport(), &move);
    if (m_random.bounded(4) == 0) {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(at->viewport(), &leave);
        return;
    }
    QDropEvent drop(where, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(at->viewport(), &drop);
}

void Player::dragSelection() {
    TextView *at = text();
    if (!at || !at->isVisible() || !at->textCursor().hasSelection())
        return;
    QTextCursor start = at->textCursor();
    start.setPosition(start.selectionStart() + 1);
    const QPoint from = at->cursorRect(start).center();
    if (!at->viewport()->rect().contains(from))
        return;
    QWindow *handle = m_window.windowHandle();
    const QPoint to = somewhereIn(at->viewport());
    const QPoint toInWindow = at->viewport()->mapTo(&m_window, to);
    if (!m_window.rect().contains(toInWindow))
        return;
    // The drag's loop waits for the button to be released.
    QTimer release;
    int ticks = 0;
    release.callOnTimeout([&] {
        if (++ticks < 4)
            QTest::mouseMove(handle, toInWindow + QPoint(ticks, 0));
        else
            QTest::mouseRelease(handle, Qt::LeftButton, Qt::NoModifier, toInWindow);
    });
    release.start(2);
    QTest::mousePress(at->viewport(), Qt::LeftButton, Qt::NoModifier, from);
    const QPoint away(QApplication::startDragDistance() + 2, 2);
    QMouseEvent move(QEvent::MouseMove, from + away, at->viewport()->mapToGlobal(from + away),
                     Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(at->viewport(), &move);
    while (ticks < 5)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

void Player::dropFiles() {
    QMimeData mime;
    QList<QUrl> urls;
    for (const char *name : {"robots.txt", "robots2.txt", "nothing-here.txt", "."})
        if (m_random.bounded(3) == 0)
            urls << QUrl::fromLocalFile(m_folder + '/' + name);
    mime.setUrls(urls);
    TextView *view = text();
    QWidget *at = view && m_random.bounded(2) ? view->viewport() : &m_window;
    QDragEnterEvent enter({40, 40}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(at, &enter);
    QDropEvent drop(QPointF(40, 40), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(at, &drop);
}

void Player::inputMethod() {
    QWidget *at = QApplication::focusWidget();
    if (!at || m_random.bounded(2))
        at = text();
    if (!at)
        return;
    const QPointer<QWidget> still = at;
    QInputMethodEvent compose(QString::fromUtf8("か"), {});
    QCoreApplication::sendEvent(at, &compose);
    if (still && m_random.bounded(3)) {
        QInputMethodEvent commit;
        const QString word = m_random.bounded(2) ? QString::fromUtf8("書") : "/k";
        // Some methods replace what stands in front of the caret.
        if (auto *view = qobject_cast<TextView *>(at);
            view && view->textCursor().position() > 0 && m_random.bounded(3) == 0)
            commit.setCommitString(word, -1, 1);
        else
            commit.setCommitString(word);
        QCoreApplication::sendEvent(at, &commit);
    } else if (still) {
        QInputMethodEvent nothing;
        QCoreApplication::sendEvent(at, &nothing);
    }
}

// ---- form, tables ------------------------------------------------------------------------------

QWidget *Player::field() {
    return any(shown<QWidget>(m_window.findChild<FormArea *>(), true));
}

void Player::typeInForm() {
    if (QWidget *at = field()) {
        at->setFocus();
        typeInto(at, someWord());
    }
}

void Player::keyInForm() {
    if (QWidget *at = field()) {
        at->setFocus();
        pressSomeKey(at);
    }
}

void Player::click() {
    QWidget *at = nullptr;
    switch (m_random.bounded(4)) {
    case 0: at = text() ? text()->viewport() : nullptr; break;
    case 1:
    case 2: at = field(); break;
    default: at = any(shown<QWidget>(&m_window, false));
    }
    if (auto *area = qobject_cast<QAbstractScrollArea *>(at))
        at = area->viewport();
    if (at && at->isVisible())
        clickAt(at, somewhereIn(at));
}

void Player::cell() {
    QList<QAbstractItemView *> views;
    for (auto *view : shown<QAbstractItemView>(&m_window, true))
        if (view->window() == &m_window && !qobject_cast<QHeaderView *>(view) && view->model())
            views << view;
    QPointer<QAbstractItemView> view = any(views);
    if (!view || view->model()->rowCount() == 0 || view->model()->columnCount() == 0)
        return;
    // Focus and the choice of a cell commit what was typed elsewhere, which may reset this model.
    const QPersistentModelIndex index =
        view->model()->index(m_random.bounded(view->model()->rowCount()),
                             m_random.bounded(view->model()->columnCount()));
    view->setFocus();
    if (!view || !index.isValid())
        return;
    view->scrollTo(index);
    view->setCurrentIndex(index);
    if (!view || !index.isValid())
        return;
    switch (m_random.bounded(4)) {
    case 0: QTest::keyClick(view, Qt::Key_F2); break;
    case 1: QTest::keyClick(view, Qt::Key_Return); break;
    case 2: clickAt(view->viewport(), view->visualRect(view->currentIndex()).center()); break;
    default: QTest::keyClick(view, Qt::Key_F2);
    }
    if (m_random.bounded(2) && QApplication::focusWidget())
        typeInto(QApplication::focusWidget(), someWord());
}

void Player::keysAtFocus() {
    for (int n = m_random.bounded(1, 4); n > 0; --n) {
        QWidget *at = QApplication::focusWidget();
        if (!at || at->window() != &m_window)
            return;
        if (m_random.bounded(3))
            typeInto(at, someWord().left(m_random.bounded(1, 5)));
        else
            pressSomeKey(at);
    }
}

void Player::combo() {
    QPointer<QComboBox> box = any(shown<QComboBox>(&m_window, false));
    if (!box)
        return;
    box->setFocus();
    switch (m_random.bounded(3)) {
    case 0: box->showPopup(); break;
    case 1: QTest::keyClick(box, m_random.bounded(2) ? Qt::Key_Down : Qt::Key_Up); break;
    default:
        if (const int count = box->count(); count > 0) {
            const int index = m_random.bounded(count);
            box->setCurrentIndex(index);
            if (box)
                Q_EMIT box->activated(index);
        }
    }
}

void Player::button() {
    QAbstractButton *at = any(shown<QAbstractButton>(
        m_random.bounded(3) ? m_window.findChild<FormArea *>() : static_cast<QWidget *>(&m_window),
        false));
    if (at && at->window() == &m_window)
        at->click();
}

} // namespace gatepost::test
