// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/windowtour.h"

#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/forms/previewdialog.h"
#include "ui/goals/goalspage.h"
#include "ui/manual/manualwindow.h"
#include "ui/problems/problemspanel.h"
#include "ui/simulator/crawlpanel.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/site/help.h"
#include "ui/window/changedialog.h"
#include "ui/window/dialogs.h"
#include "ui/window/differencedialog.h"
#include "ui/window/fetchdialog.h"
#include "ui/window/guard.h"
#include "ui/window/livedialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/manualopener.h"
#include "ui/window/messagearea.h"
#include "ui/window/panels.h"
#include "ui/window/windowgoals.h"

#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace gatepost::test {

using namespace gatepost::ui;

namespace {

class Tour {
public:
    Tour(const std::function<void(const Place &)> &visit, const TourOptions &options)
        : m_visit(visit), m_options(options) {}

    void run() {
        QSettings().clear();
        welcome();
        sample();
        disk();
        QSettings().clear();
    }

private:
    [[nodiscard]] bool wants(const QString &name) const {
        return m_options.only.isEmpty() ||
               std::ranges::any_of(m_options.only, [&](const QString &wanted) {
                   return name.startsWith(wanted) || wanted.startsWith(name);
               });
    }

    void at(const QString &name, QWidget *part) {
        if (!part)
            qFatal("tour: %s does not come up", qPrintable(name));
        if (!wants(name))
            return;
        settle(part->window());
        if (!part->isVisible())
            qFatal("tour: %s is not visible", qPrintable(name));
        m_visit({name, part->window(), part});
    }

    void show(MainWindow &window) {
        window.resize(m_options.size);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("tour: no window");
        window.activateWindow();
        settle(&window);
    }

    static TextView *textOf(MainWindow &window) {
        settle(&window);
        for (auto *view : window.findChildren<TextView *>())
            if (view->isVisible())
                return view;
        qFatal("tour: no text is shown");
    }

    static void trigger(MainWindow &window, const char *id) {
        QAction *action = window.action(QLatin1String(id));
        if (!action || !action->isEnabled())
            qFatal("tour: the action %s cannot be had", id);
        action->trigger();
    }

    /// Visits what a call shows that only returns when it is closed, and closes it.
    void modal(const QString &name, const std::function<void()> &call) {
        bool shown = false;
        QTimer::singleShot(0, qApp, [&] {
            QWidget *up = QApplication::activePopupWidget();
            up = up ? up : QApplication::activeModalWidget();
            shown = up != nullptr;
            at(name, up);
            if (auto *dialog = qobject_cast<QDialog *>(up))
                dialog->reject();
            else
                up->close();
        });
        call();
        if (!shown)
            qFatal("tour: %s does not come up", qPrintable(name));
    }

    /// A dialog that is open beside the program's loop.
    void dialog(const QString &name, MainWindow &window, const std::function<void()> &open) {
        if (!wants(name))
            return;
        const QList<QDialog *> before = window.findChildren<QDialog *>();
        open();
        settle(&window);
        for (QDialog *one : window.findChildren<QDialog *>())
            if (one->isVisible() && (!before.contains(one) || one->objectName() == u"helpCard")) {
                at(name, one);
                one->reject();
                settle(&window);
                return;
            }
        qFatal("tour: %s does not come up", qPrintable(name));
    }

    void menu(const QString &name, QMenu *menu, QWidget *over) {
        emit menu->aboutToShow();
        if (!menu->isEmpty() && !m_menus.contains(menu)) {
            m_menus.insert(menu);
            menu->popup(over->mapToGlobal(QPoint(4, 4)));
            at(name, menu);
            int n = 0;
            for (QAction *action : menu->actions()) {
                ++n;
                if (action->menu() && !action->menu()->isEmpty())
                    this->menu(QStringLiteral("%1/%2").arg(name).arg(n), action->menu(), over);
            }
            menu->close();
        }
    }

    void buttonMenus(const QString &name, QWidget *part) {
        if (!wants(name))
            return;
        int n = 0;
        for (QToolButton *button : part->findChildren<QToolButton *>())
            if (button->menu() && button->isVisible())
                menu(QStringLiteral("%1/%2").arg(name).arg(++n), button->menu(), button);
        for (QPushButton *button : part->findChildren<QPushButton *>())
            if (button->menu() && button->isVisible())
                menu(QStringLiteral("%1/%2").arg(name).arg(++n), button->menu(), button);
    }

    // ---- windows -----------------------------------------------------------------------------------

    void welcome() {
        if (!wants(QStringLiteral("welcome")))
            return;
        MainWindow window;
        show(window);
        at(QStringLiteral("welcome"), &window);
    }

    void sample() {
        MainWindow window;
        if (m_options.folder.isEmpty())
            window.openSample();
        else
            window.open({m_options.folder});
        show(window);
        ask(window);
        at(QStringLiteral("main"), &window);
        files(window);
        window.site().files().setCurrent(window.site().files().all().first().document);
        window.setMode(MainWindow::Mode::Both);
        settle(&window);
        goals(window);
        panels(window);
        bars(window);
        popups(window);
        dialogs(window);
        static constexpr const char *kMenus[] = {"file", "edit",     "view", "policy",
                                                 "site", "simulate", "help"};
        int n = 0;
        for (const QAction *action : window.menuBar()->actions()) {
            const auto name =
                n < int(std::size(kMenus)) ? QLatin1String(kMenus[n]) : QLatin1String("more");
            ++n;
            if (wants(QStringLiteral("menu/")))
                menu(QStringLiteral("menu/") + name, action->menu(), window.menuBar());
        }
        buttonMenus(QStringLiteral("menu/buttons"), &window);
        manual(window);
        // Unsaved text of the sample is nobody's.
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all()))
            while (file.document->isModified() && file.document->canUndo())
                file.document->undo();
    }

    /// One for the whole program, made in the language of the moment: it is unmade for the next tour.
    void manual(MainWindow &window) {
        if (!wants(QStringLiteral("manual/")))
            return;
        window.manual().open();
        const QList<QWidget *> all = QApplication::topLevelWidgets();
        const auto found = std::ranges::find_if(
            all, [](QWidget *one) { return qobject_cast<ManualWindow *>(one) != nullptr; });
        if (found == all.end())
            qFatal("tour: the manual does not come up");
        const std::unique_ptr<ManualWindow> manual(qobject_cast<ManualWindow *>(*found));
        at(QStringLiteral("manual/contents"), manual.get());
        manual->findChild<QLineEdit *>()->setText(QStringLiteral("crawl"));
        at(QStringLiteral("manual/found"), manual.get());
    }

    /// A moment at which the sample's files have something to say.
    static void ask(MainWindow &window) {
        Question question = window.site().analysis().question();
        question.at = *parseInstant("2026-11-20T07:00:00Z");
        window.site().analysis().setQuestion(question);
    }

    void files(MainWindow &window) {
        auto *form = window.findChild<FormArea *>();
        int chained = 0;
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all())) {
            const QString name = file.role == Role::Chained
                                     ? QStringLiteral("chained%1").arg(++chained)
                                     : file.document->displayName();
            window.site().files().setCurrent(file.document);
            if (wants(QStringLiteral("text/") + name)) {
                window.setMode(MainWindow::Mode::Text);
                at(QStringLiteral("text/") + name, textOf(window));
            }
            window.setMode(MainWindow::Mode::Both);
            for (const FormPageFactory &page : formPages()) {
                const QString place =
                    QStringLiteral("form/%1/%2").arg(name, QLatin1String(page.id));
                if (page.dialect != file.document->dialectId() || !wants(place))
                    continue;
                form->showPage(file.document, QLatin1String(page.id));
                at(place, form);
                buttonMenus(QStringLiteral("menu/") + place, form);
            }
        }
    }

    /// The questions of a site without goals, then its goals, each with what is below its row.
    void goals(MainWindow &window) {
        if (!wants(QStringLiteral("goals/")))
            return;
        GoalsPage &page = window.goals().page();
        window.goals().show();
        settle(&window);
        at(QStringLiteral("goals/questions"), &page);
        for (const auto &[purpose, stance] : {std::pair{Purpose::Search, Stance::Welcome},
                                              {Purpose::UserFetch, Stance::Open},
                                              {Purpose::Training, Stance::Out},
                                              {Purpose::Archives, Stance::Ask},
                                              {Purpose::Making, Stance::Pay}})
            page.choose(purpose, stance);
        settle(&window);
        at(QStringLiteral("goals/rows"), &page);
        for (auto *more : page.findChildren<QToolButton *>())
            if (more->objectName().startsWith(QLatin1String("more-")))
                more->setChecked(true);
        settle(&window);
        at(QStringLiteral("goals/details"), &page);
        while (GoalSteps::of(window.site()).canUndo())
            GoalSteps::of(window.site()).undo();
        window.panes().leaveGoals();
        settle(&window);
    }

    void panels(MainWindow &window) {
        for (const PanelFactory &panel : bottomPanels()) {
            const QString name = QStringLiteral("panel/") + QLatin1String(panel.id);
            if (!wants(name))
                continue;
            QWidget *shown = window.showPanel(QLatin1String(panel.id));
            if (!shown && panel.concerns && !panel.concerns(window.site()))
                continue;
            at(name, shown);
            buttonMenus(QStringLiteral("menu/") + name, shown);
            if (auto *hours = qobject_cast<TimelinePanel *>(shown)) {
                at(QStringLiteral("panel/crawl"), &hours->showCrawl());
                hours->showDay();
            }
        }
    }

    void bars(MainWindow &window) {
        if (!wants(QStringLiteral("bar/")))
            return;
        auto *bar = window.findChild<QWidget *>(QStringLiteral("findBar"));
        textOf(window)->setFocus();
        trigger(window, "find");
        at(QStringLiteral("bar/find"), bar);
        trigger(window, "replace");
        at(QStringLiteral("bar/replace"), bar);
        bar->hide();
        window.messages().post(QStringLiteral("tour"), Tone::Warning,
                               QStringLiteral("A message of the tour."));
        at(QStringLiteral("message/plain"), &window.messages());
        window.messages().dismiss(QStringLiteral("tour"));
    }

    void popups(MainWindow &window) {
        if (!wants(QStringLiteral("popup/")))
            return;
        auto *view = textOf(window);
        view->setFocus();
        // After the last line: what may stand there.
        view->moveCursor(QTextCursor::End);
        QTest::keyClick(view, Qt::Key_Space, Qt::ControlModifier);
        QWidget *list = nullptr;
        for (auto *one : window.findChildren<QListView *>())
            if (one->isVisible() && one->window() != &window)
                list = one->window();
        for (auto *one : window.findChildren<QListView *>())
            if (!list && one->isVisible() && one->objectName().contains(u"ompletion"))
                list = one;
        at(QStringLiteral("popup/completion"), list);
        QTest::keyClick(view, Qt::Key_Escape);
        const auto hover = [&](const QString &name, int block, int column) {
            QTextCursor cursor(view->document()->findBlockByNumber(block));
            cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
            view->setTextCursor(cursor);
            view->ensureCursorVisible();
            const QPoint point = view->cursorRect(cursor).center();
            QHelpEvent help(QEvent::ToolTip, point, view->viewport()->mapToGlobal(point));
            QApplication::sendEvent(view->viewport(), &help);
            settle(&window);
            QWidget *tip = nullptr;
            for (QWidget *top : QApplication::topLevelWidgets())
                if (top->isVisible() && top->inherits("QTipLabel"))
                    tip = top;
            at(name, tip);
            QToolTip::hideText();
        };
        for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
            if (block.text().startsWith(u"User-agent: G")) {
                hover(QStringLiteral("popup/hover"), block.blockNumber(), 4);
                hover(QStringLiteral("popup/hover-agent"), block.blockNumber(), 14);
                break;
            }
        if (!window.site().analysis().problems().empty()) {
            const Problem problem = window.site().analysis().problems().front();
            window.site().navigator().goTo(problem.document, problem.range);
            settle(&window);
            auto *there = textOf(window);
            there->setFocus();
            QTest::keyClick(there, Qt::Key_Period, Qt::ControlModifier);
            at(QStringLiteral("popup/fixes"), QApplication::activePopupWidget());
            QApplication::activePopupWidget()->close();
        }
        window.findChild<QToolButton *>(QStringLiteral("more"))->click();
        at(QStringLiteral("popup/question"),
           window.findChild<QWidget *>(QStringLiteral("questionMore")));
        window.findChild<QWidget *>(QStringLiteral("questionMore"))->hide();
        view = textOf(window);
        modal(QStringLiteral("popup/text-menu"), [&] {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(20, 20),
                                    view->viewport()->mapToGlobal(QPoint(20, 20)));
            QApplication::sendEvent(view->viewport(), &event);
        });
    }

    void dialogs(MainWindow &window) {
        if (!wants(QStringLiteral("dialog/")))
            return;
        dialog(QStringLiteral("dialog/go-to-line"), window, [&] { trigger(window, "go-to-line"); });
        settings(window);
        modal(QStringLiteral("dialog/about"), [&] { trigger(window, "about"); });
        dialog(QStringLiteral("dialog/change"), window, [&] {
            window.site().navigator().askToChange(window.site().analysis().question());
            auto *change = window.findChild<ChangeDialog *>();
            QDeadlineTimer patience(10'000);
            while (change && change->ways().offered.empty() && !patience.hasExpired())
                QTest::qWait(10);
        });
        dialog(QStringLiteral("dialog/live"), window, [&] { trigger(window, "compare-live"); });
        dialog(QStringLiteral("dialog/serve"), window, [&] { trigger(window, "serve-draft"); });
        dialog(QStringLiteral("dialog/live-answer"), window, [&] { showServed(window); });
        dialog(QStringLiteral("dialog/fetch"), window, [&] {
            auto *fetch =
                new FetchDialog(*window.site().files().current(),
                                QStringLiteral("https://shop.example/robots.txt"), &window);
            fetch->setAttribute(Qt::WA_DeleteOnClose);
            fetch->open();
        });
        dialog(QStringLiteral("dialog/help"), window,
               [&] { showHelp(&window, QStringLiteral("blocks-all"), helpOfCode("blocks-all")); });
        dialog(QStringLiteral("dialog/preview"), window, [&] {
            std::vector<PendingEdit> edits;
            for (const SiteFile &file : window.site().files().all()) {
                TextEdit edit;
                edit.add({{0, 0}, "# a line more\n"});
                edits.push_back({file.document, edit});
            }
            previewEdits(&window, edits, QStringLiteral("Preview"),
                         {QStringLiteral("What is to be said about it.")});
        });
        window.showPanel(QStringLiteral("matrix"));
        if (auto *edit = window.findChild<QAction *>(QStringLiteral("editPaths")))
            dialog(QStringLiteral("dialog/paths"), window, [&] { edit->trigger(); });
        else
            qFatal("tour: no action for the list of paths");
    }

    /// Compare with live as it is when a content delivery network has put its block into robots.txt. Nothing is sent.
    static void showServed(MainWindow &window) {
        trigger(window, "compare-live");
        auto *dialog = window.findChild<LiveDialog *>();
        live::Answers answers{.origin = "https://shop.example", .all = {}};
        const auto add = [&](const std::string &path, std::string bytes, int status) {
            live::Fetched got;
            got.request.url = answers.origin + path;
            got.hops = {{.url = got.request.url, .status = status}};
            got.headers = {{"Content-Type", "text/plain"}, {"X-Robots-Tag", "noindex"}};
            got.bytes = std::move(bytes);
            answers.all.push_back(std::move(got));
        };
        const Document *robots = window.site().files().document(Role::Robots);
        add("/robots.txt",
            "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare "
            "Managed Content\n\n" +
                (robots ? std::string(robots->bytes()) : std::string()),
            200);
        for (const char *path : {"/robots-ai.txt", "/robots2.txt"})
            add(path, "", 404);
        add("/", "<title>Shop</title>", 200);
        dialog->take(answers, true);
        QDeadlineTimer patience(60'000);
        while (dialog->isBusy() && !patience.hasExpired())
            QTest::qWait(10);
    }

    void settings(MainWindow &window) {
        trigger(window, "preferences");
        settle(&window);
        QDialog *dialog = nullptr;
        for (QDialog *one : window.findChildren<QDialog *>())
            if (one->isVisible())
                dialog = one;
        at(QStringLiteral("dialog/settings"), dialog);
        // Its pages are tabs.
        for (QTabWidget *tabs : dialog->findChildren<QTabWidget *>())
            for (int i = 1; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                at(QStringLiteral("dialog/settings/%1").arg(i + 1), tabs->currentWidget());
            }
        dialog->reject();
        settle(&window);
    }

    // ---- what is on disk ---------------------------------------------------------------------------

    static void put(const QString &path, const QByteArray &bytes) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("tour: cannot write %s", qPrintable(path));
    }

    /// Visits the questions that the window asks, and lets them be.
    class Asked : public Dialogs {
    public:
        Asked(Tour &tour) : m_tour(tour) {}
        QString name;
        void complain(QWidget *parent, const QString &sentence) override {
            m_tour.modal(name, [&] { Dialogs::complain(parent, sentence); });
        }
        int choose(QWidget *parent, const QString &title, const QString &sentence,
                   const QString &more, const QStringList &labels) override {
            m_tour.modal(name, [&] { Dialogs::choose(parent, title, sentence, more, labels); });
            return -1;
        }
        QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override {
            return {};
        }
        QString folderToOpen(QWidget *, const QString &, const QString &) override { return {}; }
        QString fileToSave(QWidget *, const QString &, const QString &) override { return {}; }

    private:
        Tour &m_tour;
    };

    void disk() {
        if (!wants(QStringLiteral("message/")) && !wants(QStringLiteral("question/")) &&
            !wants(QStringLiteral("dialog/")))
            return;
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("robots.txt"));
        put(path, "User-agent: *\nDisallow: /private\n");
        Asked asked(*this);
        MainWindow window;
        window.setDialogs(asked);
        window.open({path});
        show(window);
        ask(window);
        Document *document = window.site().files().current();

        put(path, "User-agent: *\nDisallow: /private\nDisallow: /tmp\n");
        window.guard().check();
        at(QStringLiteral("message/reloaded"), &window.messages());
        edit(*document, "Disallow: /\n");
        put(path, "User-agent: *\nDisallow: /other\n");
        window.guard().check();
        at(QStringLiteral("message/changed"), &window.messages());
        dialog(QStringLiteral("dialog/compare"), window, [&] { trigger(window, "compare-disk"); });
        asked.name = QStringLiteral("question/changed");
        trigger(window, "save");
        QFile::remove(path);
        window.guard().check();
        at(QStringLiteral("message/gone"), &window.messages());
        asked.name = QStringLiteral("question/unsaved");
        window.close();
        asked.name = QStringLiteral("question/complaint");
        if (wants(asked.name))
            asked.complain(&window, QStringLiteral("%1 could not be read.").arg(path));

        recovery(window, path);
        // Let go of the text, so that the window closes without a question.
        while (document->canUndo())
            document->undo();
        window.messages().dismiss(Guard::diskMessage(document));
    }

    void recovery(MainWindow &window, const QString &path) {
        Found found;
        Draft draft;
        draft.header.path = path;
        draft.header.name = QStringLiteral("robots.txt");
        draft.text = "User-agent: *\nDisallow: /\n";
        draft.when = QDateTime(QDate(2026, 11, 20), QTime(7, 0));
        draft.disk = "User-agent: *\nAllow: /\n";
        draft.changedSince = true;
        draft.damaged = true;
        found.drafts << draft;
        draft.header.path.clear();
        draft.disk.reset();
        found.drafts << draft;
        dialog(QStringLiteral("dialog/recovery"), window, [&] { window.offerRecovery(found); });
    }

    static void edit(Document &document, std::string line) {
        TextEdit made;
        const auto end = static_cast<std::uint32_t>(document.bytes().size());
        made.add({{end, end}, std::move(line)});
        document.apply(made, {QStringLiteral("Edit of the tour")});
    }

    const std::function<void(const Place &)> &m_visit;
    const TourOptions &m_options;
    QSet<const QMenu *> m_menus; ///< shown already
};

} // namespace

void settle(QWidget *window) {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    QDeadlineTimer patience(5000);
    const auto isBusyIn = [](QWidget *one) {
        return std::ranges::any_of(
            shownWidgets(one), [](const QWidget *each) { return each->property("busy").toBool(); });
    };
    const auto isBelow = [window](const QObject *one) {
        while (one != nullptr && one != window)
            one = one->parent();
        return one != nullptr;
    };
    const auto isBusy = [&] {
        return isBusyIn(window) ||
               std::ranges::any_of(QApplication::topLevelWidgets(), [&](QWidget *top) {
                   return top != window && isBelow(top) && isBusyIn(top);
               });
    };
    while (isBusy() && !patience.hasExpired()) {
        QTest::qSleep(
            2); // there is always some event: without it this thread takes the time of those that compute
        QCoreApplication::processEvents();
    }
    for (int i = 0; i < 3; ++i) // what came last has its place
        QCoreApplication::processEvents();
}

void tourWindows(const std::function<void(const Place &)> &visit, const TourOptions &options) {
    Tour(visit, options).run();
}

} // namespace gatepost::test
