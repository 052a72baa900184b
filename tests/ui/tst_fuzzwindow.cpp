// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random events sent to the real window: keys, clicks, pastes, drops of text and files, input methods, every page of the
// form, cells of every table with their editors, combo boxes and menus, fixes, undo and redo, saves, files that change on
// disk, tabs, dialogs, files that come and go. After each event the mirror shows exactly the bytes; in the end, undo
// gives back each document's first bytes and redo its last. A warning of Qt fails the test.
//
// GATEPOST_FUZZ_SECONDS: how long (a fixed number of events by default: every machine tries the same).
// GATEPOST_FUZZ_SEED: which events. GATEPOST_FUZZ_SAY: each event is printed before it is sent, and the first warning
// ends the program, for a debugger.
// Beyond five minutes: QTEST_FUNCTION_TIMEOUT=4000000.

#include "ui/bridge/look.h"
#include "ui/document/recovery.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/site/fixall.h"
#include "ui/window/dialogs.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/panels.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWindow>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

/// Answers at random, and never blocks.
class Answers : public Dialogs {
public:
    explicit Answers(QRandomGenerator &random) : m_random(random) {}
    void complain(QWidget *, const QString &) override {}
    int choose(QWidget *, const QString &, const QString &, const QString &,
               const QStringList &labels) override {
        return m_random.bounded(-1, static_cast<int>(labels.size()));
    }
    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override {
        return path(m_random.bounded(2) ? "robots.txt" : "robots2.txt");
    }
    QString folderToOpen(QWidget *, const QString &, const QString &) override {
        return m_random.bounded(2) ? folder : QString();
    }
    QString fileToSave(QWidget *, const QString &, const QString &) override {
        return path("saved-as-robots.txt");
    }
    QString folder;

private:
    QString path(const char *name) {
        return m_random.bounded(3) == 0 ? QString() : folder + '/' + name;
    }
    QRandomGenerator &m_random;
};

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

QtMessageHandler usualHandler = nullptr;

/// The offscreen platform's remarks would bury the rest.
void handleMessage(QtMsgType type, const QMessageLogContext &context, const QString &message) {
    if (message.startsWith("This plugin does not support"))
        return;
    usualHandler(type, context, message);
    if (type == QtWarningMsg && qEnvironmentVariableIsSet("GATEPOST_FUZZ_SAY"))
        std::abort();
}

QString nameOf(const QObject *object) {
    return object ? QString("%1 %2").arg(object->metaObject()->className(), object->objectName())
                  : QString("nobody");
}

class Player {
public:
    Player(MainWindow &window, QRandomGenerator &random, const QString &folder)
        : m_window(window), m_random(random), m_folder(folder) {
        m_says = qEnvironmentVariableIsSet("GATEPOST_FUZZ_SAY");
        // A timer does not run again inside its own call, and leaving may open the next dialog.
        m_closer.callOnTimeout([this] { QTimer::singleShot(0, &m_window, [this] { leave(); }); });
        m_closer.start(15);
    }

    void play() {
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

    [[nodiscard]] int events() const { return m_events; }
    [[nodiscard]] int focused() const { return m_focused; } ///< events with the focus somewhere
    [[nodiscard]] const char *last() const { return m_last; }

private:
    // ---- where -------------------------------------------------------------------------------------

    [[nodiscard]] TextView *text() const {
        for (TextView *one : m_window.findChildren<TextView *>())
            if (&one->policy() == m_window.site().current())
                return one;
        return nullptr;
    }

    template <class Widget>
    [[nodiscard]] QList<Widget *> shown(QWidget *in, bool focusable) const {
        QList<Widget *> found;
        for (Widget *one : in->findChildren<Widget *>())
            if (one->isVisible() && one->isEnabled() &&
                (!focusable || one->focusPolicy() != Qt::NoFocus))
                found << one;
        return found;
    }

    template <class List>
    [[nodiscard]] auto any(const List &list) {
        using Element = typename List::value_type;
        return list.isEmpty() ? Element() : list[m_random.bounded(list.size())];
    }

    [[nodiscard]] QString someText() {
        QString text = any(kWords);
        for (int more = m_random.bounded(3); more > 0; --more)
            text += (m_random.bounded(3) ? "" : m_random.bounded(2) ? "\n" : "\r\n") + any(kWords);
        return text;
    }

    /// A menu, a dialog or a list in the way: something is chosen from it, or it is closed.
    void leave() {
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

    static void typeInto(QWidget *widget, const QString &word) {
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

    void clickAt(QWidget *at, const QPoint &where) {
        if (!m_window.rect().contains(at->mapTo(&m_window, where)))
            return;
        const Qt::KeyboardModifiers with =
            m_random.bounded(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
        if (m_random.bounded(5) == 0)
            QTest::mouseDClick(at, Qt::LeftButton, with, where);
        else
            QTest::mouseClick(at, Qt::LeftButton, with, where);
    }

    [[nodiscard]] QPoint somewhereIn(const QWidget *widget) {
        return {m_random.bounded(std::max(1, widget->width())),
                m_random.bounded(std::max(1, widget->height()))};
    }

    // ---- text --------------------------------------------------------------------------------------

    void typeInText() {
        if (TextView *at = text()) {
            at->setFocus();
            typeInto(at, any(kWords));
        }
    }
    void keyInText() {
        if (TextView *at = text()) {
            at->setFocus();
            QTest::keyClick(at, kKeys[m_random.bounded(int(std::size(kKeys)))],
                            kModifiers[m_random.bounded(int(std::size(kModifiers)))]);
        }
    }
    void select() {
        TextView *at = text();
        if (!at)
            return;
        QTextCursor cursor(at->document());
        cursor.setPosition(m_random.bounded(at->document()->characterCount()));
        cursor.setPosition(std::min(cursor.position() + m_random.bounded(60),
                                    at->document()->characterCount() - 1),
                           QTextCursor::KeepAnchor);
        at->setTextCursor(cursor);
    }
    void paste() {
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
    void dropText() {
        TextView *at = text();
        if (!at || !at->isVisible())
            return;
        QMimeData mime;
        mime.setText(someText());
        const QPointF where(m_random.bounded(300), m_random.bounded(300));
        QDragEnterEvent enter(where.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton,
                              Qt::NoModifier);
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
    /// As the mouse does it: what is selected goes elsewhere in the same view.
    void dragSelection() {
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
    void dropFiles() {
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
    void inputMethod() {
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

    [[nodiscard]] QWidget *field() {
        return any(shown<QWidget>(m_window.findChild<FormArea *>(), true));
    }
    void typeInForm() {
        if (QWidget *at = field()) {
            at->setFocus();
            typeInto(at, any(kWords));
        }
    }
    void keyInForm() {
        if (QWidget *at = field()) {
            at->setFocus();
            QTest::keyClick(at, kKeys[m_random.bounded(int(std::size(kKeys)))],
                            kModifiers[m_random.bounded(int(std::size(kModifiers)))]);
        }
    }
    void click() {
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
    /// A cell of any table becomes the current one, and often is edited.
    void cell() {
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
            typeInto(QApplication::focusWidget(), any(kWords));
    }
    void keysAtFocus() {
        for (int n = m_random.bounded(1, 4); n > 0; --n) {
            QWidget *at = QApplication::focusWidget();
            if (!at || at->window() != &m_window)
                return;
            if (m_random.bounded(3))
                typeInto(at, any(kWords).left(m_random.bounded(1, 5)));
            else
                QTest::keyClick(at, kKeys[m_random.bounded(int(std::size(kKeys)))],
                                kModifiers[m_random.bounded(int(std::size(kModifiers)))]);
        }
    }
    void combo() {
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
    void button() {
        QAbstractButton *at =
            any(shown<QAbstractButton>(m_random.bounded(3) ? m_window.findChild<FormArea *>()
                                                           : static_cast<QWidget *>(&m_window),
                                       false));
        if (at && at->window() == &m_window)
            at->click();
    }

    // ---- window ------------------------------------------------------------------------------------

    void page() {
        Document *document = m_window.site().current();
        if (!document)
            return;
        QList<const char *> ids;
        for (const FormPageFactory &page : formPages())
            if (page.dialect == document->dialectId())
                ids << page.id;
        m_window.findChild<FormArea *>()->showPage(document, QLatin1String(any(ids)));
    }
    void panel() {
        m_window.showPanel(QLatin1String(
            bottomPanels()[std::size_t(m_random.bounded(int(bottomPanels().size())))].id));
    }
    void otherFile() { m_window.site().setCurrent(any(m_window.site().files()).document); }
    void fix() {
        QList<ProblemFix> fixes;
        QList<QPair<Document *, QString>> kinds;
        for (const Problem &problem : m_window.site().problems())
            if (problem.document == m_window.site().current()) {
                fixes << QList<ProblemFix>(problem.fixes.begin(), problem.fixes.end());
                kinds << QPair{problem.document, problem.code};
            }
        Document *document = m_window.site().current();
        if (fixes.isEmpty() || !document)
            return;
        if (m_random.bounded(3) == 0) {
            const auto [of, code] = any(kinds);
            if (const FixedKind all = fixAllOfKind(m_window.site().problems(), of, code);
                all.fixed > 0)
                of->apply(all.edit, {"Fix all"});
        } else {
            const ProblemFix one = any(fixes);
            document->apply(one.edit, {one.title});
        }
    }
    void command() {
        if (TextView *at = text())
            at->run(
                static_cast<EditorCommand>(m_random.bounded(int(EditorCommand::UnfoldAll) + 1)));
    }
    void undo() {
        for (int n = m_random.bounded(1, 4); n > 0; --n)
            m_window.action("undo")->trigger();
    }
    void redo() {
        for (int n = m_random.bounded(1, 4); n > 0; --n)
            m_window.action("redo")->trigger();
    }
    void writeOnDisk() {
        Document *document = m_window.site().current();
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
    void reload() {
        Document *document = m_window.site().current();
        if (document && !document->path().isEmpty() && QFile::exists(document->path()))
            (void)document->reload();
    }
    void message() {
        const QString id = any(m_window.messages().ids());
        if (id.isEmpty())
            return;
        for (const char *label : {"Reload", "Keep mine", "Undo", "Save", "Compare"})
            if (m_random.bounded(2) && m_window.messages().choose(id, label))
                return;
        m_window.messages().dismiss(id);
    }
    void save() { m_window.save(m_window.site().current()); }
    void action() {
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
    void mode() { m_window.setMode(static_cast<MainWindow::Mode>(m_random.bounded(3))); }
    void history() { m_window.resize(900 + m_random.bounded(700), 600 + m_random.bounded(400)); }
    void files() {
        switch (m_random.bounded(3)) {
        case 0: m_window.open({m_folder}); break;
        case 1: m_window.open({m_folder + "/robots.txt"}); break;
        default:
            if (m_window.site().files().size() > 1)
                m_window.action("close")->trigger();
        }
    }
    void wait() { QTest::qWait(m_random.bounded(40)); }

    MainWindow &m_window;
    QRandomGenerator &m_random;
    QString m_folder;
    QTimer m_closer;
    int m_events = 0;
    int m_focused = 0;
    const char *m_last = "";
    bool m_says = false;
};

/// The first bytes of each document that was seen, in the order they came.
class Firsts {
public:
    void look(const SiteModel &site) {
        for (const SiteFile &file : site.files()) {
            if (m_first.contains(file.document))
                continue;
            Document *document = file.document;
            m_first.insert(document, std::string(document->bytes()));
            m_whole.insert(document, true);
            QObject::connect(document, &QObject::destroyed, document, [this, document] {
                m_first.remove(document);
                m_whole.remove(document);
            });
            QObject::connect(document, &Document::historyTrimmed, document,
                             [this, document] { m_whole[document] = false; });
        }
    }
    /// What undo should lead to; nothing if the oldest steps are gone.
    [[nodiscard]] std::optional<std::string> of(Document *document) const {
        return m_whole.value(document) ? std::optional(m_first.value(document)) : std::nullopt;
    }

private:
    QMap<QObject *, std::string> m_first;
    QMap<QObject *, bool> m_whole;
};

} // namespace

class TestFuzzWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void randomEvents();
    void cleanupTestCase();
};

void TestFuzzWindow::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-fuzz");
    // Several may run side by side, and each cleans up behind itself.
    QCoreApplication::setApplicationName(
        QString("gatepost-test-fuzz-%1").arg(QCoreApplication::applicationPid()));
    QSettings().clear();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
    usualHandler = qInstallMessageHandler(handleMessage);
}

void TestFuzzWindow::randomEvents() {
    QTest::failOnWarning(QRegularExpression(".*"));
    bool timed = false;
    const int seconds = qEnvironmentVariableIntValue("GATEPOST_FUZZ_SECONDS", &timed);
    constexpr int kEvents = 600;
    bool given = false;
    int seed = qEnvironmentVariableIntValue("GATEPOST_FUZZ_SEED", &given);
    if (!given)
        seed = 1;
    QRandomGenerator random(static_cast<quint32>(seed));
    QTemporaryDir dir;
    QVERIFY(dir.isValid());
    Answers answers(random);
    answers.folder = dir.path();
    Firsts firsts;
    MainWindow window;
    window.setDialogs(answers);
    window.openSample();
    for (const SiteFile &file : window.site().files()) { // the sample, as files
        QFile copy(dir.filePath(file.role == Role::Chained
                                    ? QString("chained-%1").arg(file.document->displayName())
                                    : file.document->displayName()));
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write(file.document->bytes().data(),
                   static_cast<qint64>(file.document->bytes().size()));
    }
    window.open({dir.path()});
    QVERIFY(window.site().files().size() >= 4);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    firsts.look(window.site());

    Player player(window, random, dir.path());
    QElapsedTimer clock;
    clock.start();
    while (timed ? clock.elapsed() < seconds * 1000 : player.events() < kEvents) {
        player.play();
        firsts.look(window.site());
        if (window.site().files().isEmpty())
            window.open({dir.path()});
        for (const SiteFile &file : window.site().files())
            QVERIFY2(file.document->mirrorIsTrue(), qPrintable(QString("seed %1, event %2: %3")
                                                                   .arg(seed)
                                                                   .arg(player.events())
                                                                   .arg(player.last())));
    }
    for (const SiteFile &file : window.site().files()) {
        Document *document = file.document;
        const std::optional<std::string> first = firsts.of(document);
        while (document->canRedo())
            document->redo();
        const std::string last(document->bytes());
        while (document->canUndo())
            document->undo();
        QVERIFY2(!first || document->bytes() == *first, qPrintable(document->displayName()));
        while (document->canRedo())
            document->redo();
        QVERIFY2(document->bytes() == last, qPrintable(document->displayName()));
        QVERIFY(document->mirrorIsTrue());
    }
    qInfo("seed %d: %d events in %lld ms", seed, player.events(),
          static_cast<long long>(clock.elapsed()));
    QVERIFY2(player.focused() > player.events() / 2, "most events had no focus to go to");
}

void TestFuzzWindow::cleanupTestCase() {
    qInstallMessageHandler(usualHandler);
    QDir(recoveryRoot() + "/..").removeRecursively();
}

QTEST_MAIN(TestFuzzWindow)
#include "tst_fuzzwindow.moc"
