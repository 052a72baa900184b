// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/windowplayer.h"

#include "ui/bridge/text.h"
#include "ui/forms/formarea.h"
#include "ui/site/fixall.h"
#include "ui/window/guard.h"
#include "ui/window/messagearea.h"
#include "ui/window/panels.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gatepost::test {

using namespace gatepost::ui;

namespace {

const QStringList kWords = {"Disallow: /x",
                            "Allow: /a*b$",
                            "User-agent: Bot",
                            "[agent: search]",
                            "train",
                            "train: no",
                            "no",
                            "ask",
                            "120",
                            " ",
                            "#",
                            QString::fromUtf8("é"),
                            QString::fromUtf8("\xE2\x80\xA8"),
                            QString::fromUtf8("\xF0\x9F\xA4\x96"),
                            QString(QChar(0xA0)),
                            QString(QChar(0xDCFF)),
                            "*",
                            "/",
                            ":",
                            "09:00-17:00 UTC"};

constexpr Qt::Key kKeys[] = {Qt::Key_Return,   Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Up,
                             Qt::Key_Down,     Qt::Key_Home,      Qt::Key_End,    Qt::Key_Tab,
                             Qt::Key_Left,     Qt::Key_Right,     Qt::Key_F8,     Qt::Key_Space,
                             Qt::Key_Escape,   Qt::Key_Insert,    Qt::Key_F2,     Qt::Key_Enter,
                             Qt::Key_PageDown, Qt::Key_PageUp,    Qt::Key_Period, Qt::Key_Minus};

constexpr Qt::KeyboardModifiers kModifiers[] = {
    Qt::NoModifier,      Qt::NoModifier,  Qt::NoModifier,
    Qt::NoModifier,      Qt::NoModifier,  Qt::ShiftModifier,
    Qt::ControlModifier, Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier};

/// Leads out of the window or only wastes time.
const QStringList kNotTriggered = {"quit", "new-window", "about", "zoom-in", "zoom-out"};

QString nameOf(const QObject *object) {
    return object ? QString("%1 %2").arg(object->metaObject()->className(), object->objectName())
                  : QString("nobody");
}

} // namespace

Player::Player(MainWindow &window, QRandomGenerator &random, QString folder)
    : m_window(window), m_random(random), m_folder(std::move(folder)) {
    m_says = qEnvironmentVariableIsSet("GATEPOST_FUZZ_SAY");
    // A timer does not run again inside its own call, and leaving may open the next dialog.
    m_closer.callOnTimeout([this] { QTimer::singleShot(0, &m_window, [this] { leave(); }); });
    m_closer.start(15);
}

void Player::play() {
    ++m_events;
    // After a menu the offscreen platform gives the focus back to nobody.
    if (!QApplication::activePopupWidget() && !QApplication::activeModalWidget() &&
        !m_window.isActiveWindow()) {
        m_window.activateWindow();
        QCoreApplication::processEvents();
    }
    m_focused += QApplication::focusWidget() != nullptr;
    struct Row {
        int weight;
        const char *name;
        void (Player::*run)();
    };
    static constexpr Row kRows[] = {
        {30, "type in text", &Player::typeInText},
        {20, "key in text", &Player::keyInText},
        {8, "select", &Player::select},
        {8, "paste", &Player::paste},
        {6, "drop text", &Player::dropText},
        {2, "drag selection", &Player::dragSelection},
        {1, "drop files", &Player::dropFiles},
        {4, "input method", &Player::inputMethod},
        {24, "type in form", &Player::typeInForm},
        {20, "key in form", &Player::keyInForm},
        {20, "click", &Player::click},
        {14, "cell", &Player::cell},
        {20, "keys where the focus is", &Player::keysAtFocus},
        {6, "combo", &Player::combo},
        {8, "button", &Player::button},
        {6, "page", &Player::page},
        {3, "panel", &Player::panel},
        {3, "file", &Player::otherFile},
        {8, "fix", &Player::fix},
        {3, "editor command", &Player::command},
        {14, "undo", &Player::undo},
        {10, "redo", &Player::redo},
        {4, "write on disk", &Player::writeOnDisk},
        {3, "reload", &Player::reload},
        {2, "message", &Player::message},
        {3, "save", &Player::save},
        {6, "action", &Player::action},
        {1, "mode", &Player::mode},
        {1, "history", &Player::history},
        {1, "files come and go", &Player::files},
        {6, "wait", &Player::wait},
    };
    int all = 0;
    for (const Row &row : kRows)
        all += row.weight;
    int at = m_random.bounded(all);
    for (const Row &row : kRows) {
        if ((at -= row.weight) >= 0)
            continue;
        m_last = row.name;
        if (m_says)
            qInfo("%d %s; focus: %s", m_events, row.name,
                  qPrintable(nameOf(QApplication::focusWidget())));
        (this->*row.run)();
        break;
    }
    if (m_events % 5 == 0)
        QCoreApplication::processEvents();
}

// ---- where -------------------------------------------------------------------------------------

TextView *Player::text() const {
    for (TextView *one : m_window.findChildren<TextView *>())
        if (&one->policy() == m_window.site().files().current())
            return one;
    return nullptr;
}

QString Player::someWord() {
    return any(kWords);
}

void Player::pressSomeKey(QWidget *at) {
    const Qt::KeyboardModifiers with = kModifiers[m_random.bounded(int(std::size(kModifiers)))];
    QTest::keyClick(at, kKeys[m_random.bounded(int(std::size(kKeys)))], with);
}

QString Player::someText() {
    QString text = someWord();
    for (int more = m_random.bounded(3); more > 0; --more)
        text += (m_random.bounded(3) ? "" : m_random.bounded(2) ? "\n" : "\r\n") + someWord();
    return text;
}

void Player::leave() {
    if (auto *popup = QApplication::activePopupWidget()) {
        if (m_random.bounded(3) == 0) {
            QTest::keyClick(popup, Qt::Key_Down);
            if (QPointer<QWidget> still = popup; still && still->isVisible())
                QTest::keyClick(popup, Qt::Key_Return);
        } else {
            popup->close();
        }
    } else if (auto *modal = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
        if (qobject_cast<QFileDialog *>(
                modal)) { // exports; nothing is written into the test's folder
            modal->reject();
        } else if (m_random.bounded(4) == 0) {
            if (QWidget *at = any(shown<QWidget>(modal, true)))
                QTest::keyClick(at, kKeys[m_random.bounded(int(std::size(kKeys)))]);
        } else if (m_random.bounded(3) == 0) {
            modal->accept();
        } else {
            modal->reject();
        }
    } else if (QWidget *other = QApplication::activeModalWidget()) {
        other->close();
    }
}

void Player::typeInto(QWidget *widget, const QString &word) {
    const QPointer<QWidget> target = widget;
    for (const QChar c : word) {
        if (!target)
            return;
        if (c.unicode() < 0x80) {
            QTest::keyClick(target, c.toLatin1());
        } else { // as a keyboard of another language sends it
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QCoreApplication::sendEvent(target, &press);
        }
    }
}

void Player::clickAt(QWidget *at, const QPoint &where) {
    if (!m_window.rect().contains(at->mapTo(&m_window, where)))
        return;
    const Qt::KeyboardModifiers with =
        m_random.bounded(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    const bool twice = m_random.bounded(5) == 0;
    // Press and release one by one: a press may commit what was typed elsewhere, and the widget goes with its page.
    const QPointer<QWidget> widget = at;
    QTest::mousePress(at, Qt::LeftButton, with, where);
    if (widget)
        QTest::mouseRelease(at, Qt::LeftButton, with, where);
    if (!twice || !widget)
        return;
    QMouseEvent second(QEvent::MouseButtonDblClick, where, at->mapToGlobal(where), Qt::LeftButton,
                       Qt::LeftButton, with);
    QCoreApplication::sendEvent(at, &second);
    if (widget)
        QTest::mouseRelease(at, Qt::LeftButton, with, where);
}

QPoint Player::somewhereIn(const QWidget *widget) {
    return {m_random.bounded(std::max(1, widget->width())),
            m_random.bounded(std::max(1, widget->height()))};
}

// ---- window ------------------------------------------------------------------------------------

void Player::page() {
    Document *document = m_window.site().files().current();
    if (!document)
        return;
    QList<const char *> ids;
    for (const FormPageFactory &page : formPages())
        if (page.dialect == document->dialectId())
            ids << page.id;
    m_window.findChild<FormArea *>()->showPage(document, QLatin1String(any(ids)));
}

void Player::panel() {
    m_window.showPanel(QLatin1String(
        bottomPanels()[std::size_t(m_random.bounded(int(bottomPanels().size())))].id));
}

void Player::otherFile() {
    m_window.site().files().setCurrent(any(m_window.site().files().all()).document);
}

void Player::fix() {
    QList<Fix> fixes;
    QList<QPair<Document *, std::string_view>> kinds;
    for (const Problem &problem : m_window.site().analysis().problems())
        if (problem.document == m_window.site().files().current()) {
            fixes << QList<Fix>(problem.fixes.begin(), problem.fixes.end());
            kinds << QPair{problem.document, problem.code};
        }
    Document *document = m_window.site().files().current();
    if (fixes.isEmpty() || !document)
        return;
    if (m_random.bounded(3) == 0) {
        const auto [of, code] = any(kinds);
        if (const FixedKind all = fixAllOfKind(m_window.site().analysis().problems(), of, code);
            all.fixed > 0)
            of->apply(all.edit, {"Fix all"});
    } else {
        const Fix one = any(fixes);
        document->apply(one.edit, {gatepost::ui::text(one.title)});
    }
}

void Player::command() {
    if (TextView *at = text())
        at->run(static_cast<EditorCommand>(m_random.bounded(int(EditorCommand::UnfoldAll) + 1)));
}

void Player::undo() {
    for (int n = m_random.bounded(1, 4); n > 0; --n)
        m_window.action("undo")->trigger();
}

void Player::redo() {
    for (int n = m_random.bounded(1, 4); n > 0; --n)
        m_window.action("redo")->trigger();
}

void Player::writeOnDisk() {
    Document *document = m_window.site().files().current();
    if (!document || document->path().isEmpty())
        return;
    std::string bytes(document->bytes());
    switch (m_random.bounded(4)) {
    case 0: QFile::remove(document->path()); return;
    case 1: bytes += "\n# somebody else\r\n"; break;
    case 2: bytes.insert(0, "User-agent: Else\nDisallow: /else\n\n"); break;
    default: bytes.resize(bytes.size() / 2);
    }
    QFile file(document->path());
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    file.close();
    if (m_random.bounded(2))
        m_window.guard().check();
}

void Player::reload() {
    Document *document = m_window.site().files().current();
    if (document && !document->path().isEmpty() && QFile::exists(document->path()))
        (void)document->reload();
}

void Player::message() {
    const QString id = any(m_window.messages().ids());
    if (id.isEmpty())
        return;
    for (const char *label : {"Reload", "Keep mine", "Undo", "Save", "Compare"})
        if (m_random.bounded(2) && m_window.messages().choose(id, label))
            return;
    m_window.messages().dismiss(id);
}

void Player::save() {
    m_window.save(m_window.site().files().current());
}

void Player::action() {
    QList<QAction *> actions;
    for (QAction *one : m_window.findChildren<QAction *>())
        if (one->isEnabled() && !one->menu() && !kNotTriggered.contains(one->objectName()) &&
            one->menuRole() != QAction::QuitRole)
            actions << one;
    for (const QString &id : kNotTriggered)
        actions.removeAll(m_window.action(id));
    if (QAction *one = any(actions)) {
        if (m_says)
            qInfo("  %s", qPrintable(one->text()));
        one->trigger();
    }
}

void Player::mode() {
    m_window.setMode(static_cast<MainWindow::Mode>(m_random.bounded(3)));
}

void Player::history() {
    m_window.resize(900 + m_random.bounded(700), 600 + m_random.bounded(400));
}

void Player::files() {
    switch (m_random.bounded(3)) {
    case 0: m_window.open({m_folder}); break;
    case 1: m_window.open({m_folder + "/robots.txt"}); break;
    default:
        if (m_window.site().files().all().size() > 1)
            m_window.action("close")->trigger();
    }
}

void Player::wait() {
    QTest::qWait(m_random.bounded(40));
}

} // namespace gatepost::test
