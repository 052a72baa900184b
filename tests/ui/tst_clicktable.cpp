// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many clicks and keys a newcomer needs for a task, by mouse and keys alone on the window as it is shown; and that nothing
// that is said on the way is untrue.

#include "core/agents/distinctagents.h"
#include "tests/support/openedwindow.h"
#include "tests/support/rungit.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/commitdialog.h"
#include "ui/simulator/hoursview.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/mapview.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/window/viewtabs.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// Does with a window what a person can do, and counts it.
struct Person {
    Answers answers;
    QTemporaryDir dir;
    MainWindow window;
    int clicks = 0;
    int keys = 0;

    Person() {
        window.setDialogs(answers);
        window.resize(1440, 900);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
        rest();
    }
    void rest() { test::settle(&window); }
    /// What is under a point of a widget must be the widget itself: nobody clicks on what is covered or cut.
    void clickAt(QWidget *widget, const QPoint &at) {
        if (!widget || !widget->isVisible() || !widget->isEnabled())
            qFatal("nothing to click");
        QWidget *top = widget->window();
        QWidget *hit = top->childAt(widget->mapTo(top, at));
        if (hit != widget && !(hit && widget->isAncestorOf(hit)))
            qFatal("%s is covered", qPrintable(widget->objectName()));
        ++clicks;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        rest();
    }
    void click(QWidget *widget) { clickAt(widget, widget ? widget->rect().center() : QPoint()); }
    template <class Widget>
    void click(const char *name) {
        Widget *seen = nullptr;
        for (auto *each : window.findChildren<Widget *>(QLatin1String(name)))
            seen = each->isVisible() ? each : seen;
        if (!seen)
            qFatal("no %s is seen", name);
        click(seen);
    }
    /// A row of the list of files and pages.
    void clickPage(const QString &words) {
        auto *tree = window.findChild<QTreeWidget *>(u"siteList"_s);
        const auto found = tree->findItems(words, Qt::MatchExactly | Qt::MatchRecursive);
        if (found.size() != 1)
            qFatal("%d rows %s", int(found.size()), qPrintable(words));
        clickAt(tree->viewport(), tree->visualItemRect(found.front()).center());
    }
    void clickTab(const QString &words) {
        QTabBar *bar = window.findChild<ViewTabs *>()->tabBar();
        for (int i = 0; i < bar->count(); ++i)
            if (bar->isTabVisible(i) && bar->tabText(i).startsWith(words)) {
                clickAt(bar, bar->tabRect(i).center());
                return;
            }
        qFatal("no tab %s", qPrintable(words));
    }
    /// In the menu that a click opens, which only returns when it is closed.
    void clickAction(QToolButton *button, const QString &words) {
        bool isFound = false;
        QTimer::singleShot(200, &window, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                return;
            for (QAction *action : menu->actions()) {
                QTest::keyClick(menu, Qt::Key_Down);
                if (action->text() != words)
                    continue;
                isFound = menu->activeAction() == action;
                ++clicks; // as by mouse: offscreen a popup does not get it
                QTest::keyClick(menu, Qt::Key_Return);
                return;
            }
            menu->close();
        });
        click(button);
        if (!isFound)
            qFatal("no entry %s", qPrintable(words));
        rest();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        ++keys;
        QWidget *to = QApplication::focusWidget();
        QTest::keyClick(to ? to : &window, key, modifiers);
        rest();
    }
    void type(const QString &words) {
        keys += static_cast<int>(words.size());
        QWidget *to = QApplication::focusWidget();
        QTest::keyClicks(to ? to : &window, words);
        rest();
    }
    [[nodiscard]] QString sentence() { return window.findChild<QLabel *>(u"sentence"_s)->text(); }
    [[nodiscard]] QByteArray count() const {
        return QByteArray::number(clicks) + " clicks, " + QByteArray::number(keys) + " keys";
    }
    [[nodiscard]] TextView *text() { return window.findChild<TextView *>(); }
    /// What a person at the text view has typed: nothing.
    [[nodiscard]] bool isTextUntouched(const Document *document) const {
        return document->undoText() != u"Typing"_s;
    }
};

/// The map's symbols on the start page against the answers: of each agent that is known.
QStringList untrueCells(Person &person, const std::string &path) {
    QStringList untrue;
    const auto *map = person.window.findChild<MapPanel *>();
    const exact::MapSheet *sheet = map ? map->view().sheet() : nullptr;
    if (!sheet)
        return {u"no map"_s};
    const CompiledSite &site = person.window.site().analysis().compiled();
    for (const KnownAgent *known : distinctAgents(Registry::builtIn())) {
        const auto agent = identify(known->token);
        const auto row = agent ? sheet->rowOf(*agent) : std::nullopt;
        const auto place = sheet->placeOf(path);
        if (!row || !place || agent->neverFetches())
            continue;
        const exact::SheetCell &cell = sheet->rows[*row].places[*place];
        const Decision decision =
            site.simulate({.agent = *agent, .url = path}, TraceLevel::None).fetch.decision;
        const bool fits = cell.sign == exact::Sign::Undecided || cell.sign == exact::Sign::Part ||
                          cell.sign == exact::Sign::Later || cell.notched ||
                          (cell.sign == exact::Sign::Yes && decision == Decision::Allow) ||
                          (cell.sign == exact::Sign::No && decision == Decision::Deny) ||
                          (cell.sign == exact::Sign::Ask && decision != Decision::Deny);
        if (!fits)
            untrue << QString::fromStdString(known->token);
    }
    return untrue;
}

/// Five of its lines change nothing.
constexpr const char *kIdle = "User-agent: *\n"
                              "Disallow: /cart\n"
                              "Disallow: /private\n"
                              "Disallow: /private/\n"
                              "Disallow: /private/x\n"
                              "Disallow: /cart/old\n"
                              "Allow: /wp-content/\n"
                              "Allow: /\n";

} // namespace

class TestClickTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-clicktable"_s);
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }
    void init() { QSettings().clear(); }

    /// a: may an agent fetch /blog, by a text in the clipboard?
    void pastedText_data() {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("begins");
        QTest::newRow("denied") << u"GPTBot"_s << u"No"_s;
        QTest::newRow("allowed") << u"CCBot"_s << u"Yes"_s;
    }
    void pastedText() {
        QFETCH(const QString, agent);
        QFETCH(const QString, begins);
        QApplication::clipboard()->setText(
            u"User-agent: GPTBot\nDisallow: /blog\n\nUser-agent: *\nDisallow: /x\n"_s);
        Person person;
        person.click<QAbstractButton>("pasteText");
        person.type(agent); // the caret waits there
        person.press(Qt::Key_Tab);
        person.type(u"/blog"_s);
        person.press(Qt::Key_Return);
        QTRY_COMPARE(person.window.site().analysis().question().url, u"/blog"_s);
        QCOMPARE(person.window.site().analysis().question().agent, agent);
        QVERIFY2(person.sentence().startsWith(begins), qPrintable(person.sentence()));
        QVERIFY2(person.clicks <= 1, person.count());
        qInfo("a: %s", person.count().constData());
    }

    /// a: what is not a policy is not judged as one, and says so.
    void pastedForeignText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("address") << u"https://www.example.com/robots.txt"_s << u"address"_s;
        QTest::newRow("web page") << u"<!DOCTYPE html>\n<html><body>Not found</body></html>\n"_s
                                  << u"web page"_s;
    }
    void pastedForeignText() {
        QFETCH(const QString, text);
        QFETCH(const QString, says);
        QApplication::clipboard()->setText(text);
        Person person;
        person.click<QAbstractButton>("pasteText");
        MessageArea &messages = person.window.messages();
        QVERIFY(messages.ids().contains(u"foreign"_s));
        QVERIFY2(messages.sentence(u"foreign"_s).contains(says),
                 qPrintable(messages.sentence(u"foreign"_s)));
        QVERIFY2(!person.sentence().startsWith(u"Yes"_s), qPrintable(person.sentence()));
        QVERIFY2(person.clicks <= 1, person.count());
    }

    /// e: which of my lines do nothing? It is seen, without a click.
    void idleLines() {
        Person person;
        put(person.dir.filePath(u"robots.txt"_s), kIdle);
        person.window.open({person.dir.path()});
        person.rest();
        const auto struck = [&] {
            QStringList lines;
            for (const QTextEdit::ExtraSelection &each : person.text()->extraSelections())
                if (each.format.fontStrikeOut() && person.text()->isVisible() &&
                    person.text()->viewport()->rect().contains(
                        person.text()->cursorRect(each.cursor).center()))
                    lines << QString::number(each.cursor.blockNumber() + 1);
            lines.sort();
            return lines.join(u' ');
        };
        QTRY_COMPARE(struck(), u"4 5 6 7 8"_s);
        QCOMPARE(person.clicks + person.keys, 0);
        QTRY_VERIFY(person.window.findChild<MapPanel *>()->view().sheet());
        QCOMPARE(untrueCells(person, "/private/x").join(u' '), QString());
        qInfo("e: %s", person.count().constData());
    }

    /// f: the hours of SemrushBot.
    void hours() {
        Person person;
        person.window.openSample();
        person.rest();
        person.press(Qt::Key_L, Qt::ControlModifier);
        person.type(u"SemrushBot"_s);
        person.press(Qt::Key_Return);
        QTRY_COMPARE(person.window.site().analysis().question().agent, u"SemrushBot"_s);
        person.click<QAbstractButton>("mode-timeline");
        const auto *panel = person.window.findChild<TimelinePanel *>();
        QTRY_VERIFY(panel->isVisible() && !panel->isBusy() && panel->hours().sheet());
        // Its row is in view, and says for each hour what simulate says.
        const SiteModel &site = person.window.site();
        const int row = panel->hours().askedRow(site.analysis().now());
        QVERIFY(row >= 0);
        const HoursView &view = panel->view();
        QVERIFY(
            view.viewport()->rect().contains(view.pointOf(row, panel->hours().hourOf(row, 12))));
        const auto agent = identify("SemrushBot");
        for (int hour = 0; hour < 24; ++hour) {
            const Instant at = panel->hours().hourOf(row, hour);
            const Decision decision =
                site.analysis()
                    .compiled()
                    .simulate({.agent = *agent,
                               .url = site.analysis().question().url.toStdString(),
                               .at = at},
                              TraceLevel::None)
                    .fetch.decision;
            const QList<DayBand> bands = panel->hours().bandsOf(row, hour);
            QVERIFY(!bands.isEmpty());
            QVERIFY2(bands.front().decision == decision, qPrintable(QString::number(hour)));
        }
        QVERIFY2(person.clicks <= 1, person.count());
        qInfo("f: %s", person.count().constData());
    }

    /// j: compare with a commit.
    void commit() {
        if (!test::hasGit())
            QSKIP("git is not installed");
        Person person;
        put(person.dir.filePath(u"robots.txt"_s), kIdle);
        const auto git = [&](const QStringList &arguments) {
            return test::runGit(person.dir.path(), arguments).has_value();
        };
        QVERIFY(git({u"init"_s, u"-q"_s}) && git({u"add"_s, u"robots.txt"_s}) &&
                git({u"commit"_s, u"-q"_s, u"-m"_s, u"First words"_s}));
        put(person.dir.filePath(u"robots.txt"_s),
            QByteArray("User-agent: Googlebot\nDisallow: /new/\n\n") + kIdle);
        person.window.open({person.dir.path()});
        person.rest();
        person.clickTab(u"Changes"_s);
        bool isKnown = true;
        QTimer::singleShot(300, &person.window, [&] {
            auto *dialog = qobject_cast<CommitDialog *>(QApplication::activeModalWidget());
            isKnown = dialog && dialog->revision().size() == 40;
            if (isKnown) {
                ++person.keys;
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            } else if (auto *any = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
                any->reject();
            }
        });
        person.click<QAbstractButton>("compareCommit");
        if (!isKnown)
            QSKIP("libgit2 is not installed");
        const auto *changes = person.window.findChild<ChangesPanel *>();
        QTRY_VERIFY(!changes->isBusy() && changes->changes().rowCount() > 0);
        QVERIFY2(changes->summary().contains(u"First words"_s), qPrintable(changes->summary()));
        // Whom it hits is named, not counted.
        QString told;
        for (int row = 0; row < changes->changes().rowCount(); ++row)
            for (int column = 0; column < changes->changes().columnCount(); ++column)
                told += changes->changes().index(row, column).data().toString() + u' ';
        QVERIFY2(told.contains(u"Googlebot"_s), qPrintable(told));
        QVERIFY2(person.clicks <= 2, person.count());
        qInfo("j: %s", person.count().constData());
    }

    /// k: what a category may, by form.
    void categoryBlock_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by mouse alone") << false;
        QTest::newRow("by key") << true;
    }
    void categoryBlock() {
        QFETCH(const bool, byKey);
        Person person;
        put(person.dir.filePath(u"robots.txt"_s), "User-agent: *\nDisallow:\n");
        put(person.dir.filePath(u"robots2.txt"_s), "robots2-version: 1.0\ntrain: ask\n");
        person.window.open({person.dir.filePath(u"robots2.txt"_s)});
        person.rest();
        const Document *document = person.window.site().files().document(Role::Robots2);
        QVERIFY(document);
        person.clickPage(u"Agent blocks"_s);
        auto *table = person.window.findChild<QTableView *>(u"blocks"_s);
        int column = 0;
        while (column < table->model()->columnCount() &&
               !table->model()
                    ->headerData(column, Qt::Horizontal, Qt::DisplayRole)
                    .toString()
                    .contains(u"harvester"_s))
            ++column;
        const QModelIndex cell = table->model()->index(0, column);
        QVERIFY2(cell.isValid() && table->isVisible(), qPrintable(QString::number(column)));
        QTest::qWait(200); // the page comes to rest
        person.clickAt(table->viewport(), table->visualRect(cell).center());
        QVERIFY2(
            table->currentIndex() == cell,
            qPrintable(
                u"%1 %2"_s.arg(table->currentIndex().row()).arg(table->currentIndex().column())));
        if (byKey)
            person.type(u"n"_s);
        else
            person.click<QAbstractButton>("word-no");
        QTRY_VERIFY2(bytesOf(document).contains("[agent: data-harvester]\ncrawl: no"),
                     bytesOf(document).constData());
        QVERIFY(person.isTextUntouched(document));
        QVERIFY2(person.clicks <= 3, person.count());
        qInfo("k: %s", person.count().constData());
    }

    /// m: an agent policy from nothing by form: no step leads to the text, and nothing is wrong on the way.
    void agentPolicy() {
        Person person;
        put(person.dir.filePath(u"robots.txt"_s), "User-agent: *\nDisallow:\n");
        person.window.open({person.dir.path()});
        person.rest();
        QToolButton *add = nullptr;
        for (auto *each : person.window.findChildren<QToolButton *>())
            add = each->text() == u"Add file"_s ? each : add;
        person.clickAction(add, roleFileName(Role::AgentPolicy));
        const SiteModel &site = person.window.site();
        const Document *document = site.files().document(Role::AgentPolicy);
        QVERIFY(document);
        const auto errors = [&] {
            QStringList said;
            for (const Problem &problem : site.analysis().problems())
                if (problem.document == document && problem.severity == Severity::Error)
                    said << QString::fromStdString(problem.message.english());
            return said.join(u'\n');
        };
        QCOMPARE(errors(), QString());
        person.clickPage(u"Agents"_s);
        QCOMPARE(errors(), QString());
        person.click<QAbstractButton>("addPolicyAgent");
        QCOMPARE(errors(), QString());
        person.press(Qt::Key_A, Qt::ControlModifier);
        person.type(u"GPTBot"_s); // the name has the focus
        person.press(Qt::Key_Return);
        QTRY_VERIFY2(bytesOf(document).contains("user_agent: GPTBot") &&
                         bytesOf(document).contains("policy: disallow") &&
                         bytesOf(document).contains("default_policy: allow"),
                     bytesOf(document).constData());
        QCOMPARE(errors(), QString());
        QVERIFY(person.isTextUntouched(document));
        QVERIFY2(person.clicks <= 4, person.count());
        qInfo("m: %s", person.count().constData());
    }
};

QTEST_MAIN(TestClickTable)
#include "tst_clicktable.moc"
