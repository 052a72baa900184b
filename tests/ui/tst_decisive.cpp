// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window at the decisive moment: one first view, one map with modes, lines that change nothing, the list of commits, and how
// many clicks and keys a task takes.

#include "tests/support/openedwindow.h"
#include "tests/support/rungit.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/problems/problemspanel.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/commitdialog.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/mapview.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/readingspanel.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/site/linehits.h"
#include "ui/window/modestack.h"
#include "ui/window/panes.h"
#include "ui/window/session.h"
#include "ui/window/tidydialog.h"
#include "ui/window/viewtabs.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTextBlock>
#include <QTimer>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// Five lines of it change nothing.
constexpr const char *kIdle = "User-agent: *\n"
                              "Disallow: /cart\n"
                              "Disallow: /private\n"
                              "Disallow: /private/\n"
                              "Disallow: /private/x # a note\n"
                              "Disallow: /cart/old\n"
                              "Allow: /wp-content/\n"
                              "Allow: /\n";

QStringList tabsOf(const ViewTabs &views) {
    QStringList shown;
    for (int i = 0; i < views.count(); ++i)
        if (views.isTabVisible(i))
            shown << views.tabText(i).section(u' ', 0, 0);
    return shown;
}

/// Lines with a part that is struck, from 0.
QList<int> struckLines(const TextView &view) {
    QList<int> lines;
    for (const QTextEdit::ExtraSelection &each : view.extraSelections())
        if (each.format.fontStrikeOut())
            lines << each.cursor.blockNumber();
    std::ranges::sort(lines);
    return lines;
}

/// What a person does.
struct Counter {
    int clicks = 0;
    int keys = 0;

    void click(QWidget *widget) {
        if (!widget || !widget->isVisible())
            qFatal("nothing to click");
        ++clicks;
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void key(Qt::Key key, QWidget *at = nullptr) {
        ++keys;
        QTest::keyClick(at ? at : QApplication::focusWidget(), key);
    }
    void type(const QString &words, QWidget *at = nullptr) {
        keys += static_cast<int>(words.size());
        QTest::keyClicks(at ? at : QApplication::focusWidget(), words);
    }
    [[nodiscard]] QByteArray words() const {
        return QByteArray::number(clicks) + " clicks, " + QByteArray::number(keys) + " keys";
    }
};

} // namespace

class TestDecisive : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-decisive"_s);
        QSettings().clear();
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }

    // ---- one first view ----------------------------------------------------------------------------

    /// A folder, a file and a text that is pasted: the map, with text and answer.
    void oneFirstView_data() {
        QTest::addColumn<QString>("how");
        for (const char *how : {"folder", "file", "paste", "sample"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void oneFirstView() {
        QFETCH(const QString, how);
        QTemporaryDir dir;
        put(dir.filePath(u"robots.txt"_s), kIdle);
        Answers answers;
        MainWindow window;
        window.setDialogs(answers);
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        if (how == u"folder")
            window.open({dir.path()});
        else if (how == u"file")
            window.open({dir.filePath(u"robots.txt"_s)});
        else if (how == u"sample")
            window.openSample();
        else {
            QApplication::clipboard()->setText(QString::fromLatin1(kIdle));
            window.findChild<QAbstractButton *>(u"pasteText"_s)->click();
        }
        const auto *views = window.findChild<ViewTabs *>();
        QCOMPARE(views->state(), ViewTabs::State::Open);
        QCOMPARE(views->currentIndex(), 0);
        // At once, while the map is computed.
        auto *text = window.findChild<TextView *>();
        QVERIFY(text && text->isVisible() && text->height() > 100);
        const auto *answer = window.findChild<AnswerPanel *>();
        QVERIFY(answer && answer->isVisible());
        const auto *map = window.findChild<MapPanel *>();
        QVERIFY(map->isVisible());
        QTRY_VERIFY(!map->isBusy() && map->view().sheet());
        QVERIFY(map->view().height() > 150);
    }

    // ---- one map with modes ------------------------------------------------------------------------

    void tabsAndModes() {
        Opened o(kIdle);
        const auto *views = o.window.findChild<ViewTabs *>();
        QCOMPARE(tabsOf(*views).join(u' '), u"Map Problems Changes Logs Tests"_s);
        auto *modes = o.window.findChild<ModeStack *>();
        QVERIFY(modes);
        const auto isAt = [&](const char *id, const QWidget *shown) {
            return views->currentIndex() == 0 && modes->mode() == QLatin1String(id) && shown &&
                   shown->isVisible();
        };
        // By the ids that menus, palette and tests have.
        QVERIFY(isAt("map", qobject_cast<MapPanel *>(o.window.showPanel(u"map"_s))));
        QVERIFY(isAt("matrix", qobject_cast<MatrixPanel *>(o.window.showPanel(u"matrix"_s))));
        QVERIFY(isAt("timeline", qobject_cast<TimelinePanel *>(o.window.showPanel(u"timeline"_s))));
        QVERIFY(isAt("readings", qobject_cast<ReadingsPanel *>(o.window.showPanel(u"readings"_s))));
        // By the switch, which each mode has where it is seen, with its own button down.
        for (const char *id : {"map", "matrix", "timeline", "readings", "map"}) {
            QAbstractButton *button = nullptr;
            for (auto *each :
                 modes->findChildren<QAbstractButton *>(u"mode-"_s + QLatin1String(id)))
                button = each->isVisible() ? each : button;
            QVERIFY(button);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            QCOMPARE(modes->mode(), QLatin1String(id));
            auto *focused = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
            QVERIFY(focused && focused->isVisible() && focused->isChecked());
            QCOMPARE(focused->objectName(), QString(u"mode-"_s + QLatin1String(id)));
            int down = 0;
            for (auto *each : modes->findChildren<QAbstractButton *>())
                down += each->isVisible() && each->objectName().startsWith(u"mode-") &&
                                each->isChecked()
                            ? 1
                            : 0;
            QCOMPARE(down, 1);
        }
        // By the keys.
        o.window.action(u"panel-problems"_s)->trigger();
        QCOMPARE(views->currentIndex(), 1);
        o.window.action(u"panel-timeline"_s)->trigger();
        QVERIFY(isAt("timeline", o.window.findChild<TimelinePanel *>()));
        QCOMPARE(o.window.action(u"panel-tests"_s)->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_5));
    }

    void askAndChainWithRobots2() {
        Opened o(kIdle);
        QVERIFY(!o.window.showPanel(u"ask"_s));
        MainWindow sample;
        sample.show();
        sample.openSample();
        QCOMPARE(tabsOf(*sample.findChild<ViewTabs *>()).join(u' '),
                 u"Map Problems Changes Logs Tests Ask Chain"_s);
    }

    /// The mode comes back, and the tab that earlier versions wrote as a number.
    void sessionOfModes_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("panel");
        QTest::newRow("mode") << u"view"_s << QVariant(u"timeline"_s) << u"timeline"_s;
        QTest::newRow("tab") << u"view"_s << QVariant(u"changes"_s) << u"changes"_s;
        QTest::newRow("an earlier tab, now a mode") << u"tab"_s << QVariant(2) << u"matrix"_s;
        QTest::newRow("an earlier tab") << u"tab"_s << QVariant(9) << u"tests"_s;
        QTest::newRow("nonsense") << u"view"_s << QVariant(u"x/y"_s) << u"map"_s;
        QTest::newRow("a number out of range") << u"tab"_s << QVariant(77) << u"map"_s;
    }
    void sessionOfModes() {
        QFETCH(const QString, key);
        QFETCH(const QVariant, value);
        QFETCH(const QString, panel);
        Opened o(kIdle);
        QVariantMap state = o.window.session().state();
        QCOMPARE(state[u"view"_s].toString(), u"map"_s);
        state.remove(u"view"_s);
        state[key] = value;
        MainWindow again;
        again.session().restore(state);
        QCOMPARE(again.panes().panel(), panel);
    }

    // ---- the text that explains itself -------------------------------------------------------------

    void idleLinesAreStruck_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void idleLinesAreStruck() {
        QFETCH(const bool, dark);
        QApplication::setPalette(dark ? darkPalette() : lightPalette());
        Opened o(kIdle);
        QTRY_COMPARE(struckLines(*o.text()), (QList<int>{3, 4, 5, 6, 7}));
        for (const QTextEdit::ExtraSelection &each : o.text()->extraSelections()) {
            if (!each.format.fontStrikeOut())
                continue;
            QVERIFY(!each.cursor.selectedText().contains(u'#')); // a comment is not struck
            if (!each.format.hasProperty(QTextFormat::ForegroundBrush))
                continue; // on the tint of the deciding line it keeps its ink
            const QColor ink = each.format.foreground().color();
            for (const auto ground : {QPalette::Base, QPalette::AlternateBase})
                QVERIFY2(contrast(ink, o.text()->palette().color(ground)) >= 3,
                         qPrintable(ink.name()));
        }
        // The proof is in the card, wherever the pointer is on the line.
        const QString said =
            o.text()->hoverText(o.text()->document()->findBlockByNumber(3).position() + 2).words();
        QVERIFY2(said.contains(u"line 3"_s) && said.contains(u"Disallow: /private"_s),
                 qPrintable(said));
        // What is typed next may give a line its effect back.
        QTextCursor cursor(o.text()->document()->findBlockByNumber(2));
        cursor.movePosition(QTextCursor::EndOfBlock);
        o.text()->setTextCursor(cursor);
        o.type(u"2"_s);
        QTRY_VERIFY(!struckLines(*o.text()).contains(3));
        QApplication::setPalette(lightPalette());
    }

    /// A struck line is not said to hit anybody.
    void struckLinesHitNobody() {
        Opened o(kIdle);
        QTRY_COMPARE(struckLines(*o.text()).size(), 5);
        QVERIFY(hitsText(o.window.site(), *o.document, 1).startsWith(u"Hits Googlebot"_s));
        QCOMPARE(hitsText(o.window.site(), *o.document, 3), u"Changes nothing for any agent"_s);
    }

    void tidyUp() {
        Opened o(kIdle);
        QAction *action = o.window.action(u"tidy"_s);
        QVERIFY(action && action->isEnabled());
        action->trigger();
        auto *dialog = o.window.findChild<TidyDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(dialog->tidied().isProved());
        const QString proof = dialog->findChild<QLabel *>(u"tidyProof"_s)->text();
        QVERIFY2(proof.contains(u"No answer differs"_s) && proof.contains(u"5 line"_s),
                 qPrintable(proof));
        dialog->findChild<QPushButton *>(u"applyTidy"_s)->click();
        QCOMPARE(bytesOf(o.document),
                 QByteArray("User-agent: *\nDisallow: /cart\nDisallow: /private\n"));
        o.document->undo(); // one step
        QCOMPARE(bytesOf(o.document), QByteArray(kIdle));
    }

    /// Nothing to remove: the button is not there to be pressed.
    void tidyUpNothing() {
        Opened o;
        o.window.action(u"tidy"_s)->trigger();
        auto *dialog = o.window.findChild<TidyDialog *>();
        QTRY_VERIFY(dialog && !dialog->isBusy());
        QVERIFY(!dialog->findChild<QPushButton *>(u"applyTidy"_s)->isEnabled());
        // An edit while it is open is looked at again.
        QSignalSpy renewed(dialog, &TidyDialog::renewed);
        o.document->apply(TextEdit::insert(0, "User-agent: *\nDisallow: /a\nDisallow: /a/b\n\n"),
                          {u"test"_s});
        QTRY_VERIFY(renewed.count() > 0 && !dialog->isBusy());
        QVERIFY(dialog->findChild<QPushButton *>(u"applyTidy"_s)->isEnabled());
    }

    /// What was not tried is no success: the dialog says how many lines.
    void tidyUpLarge() {
        QByteArray text = "User-agent: *\nDisallow: /a\n";
        for (int i = 0; i < 4000; ++i)
            text += "Disallow: /p" + QByteArray::number(i) + "/\n";
        Opened o(text);
        o.window.action(u"tidy"_s)->trigger();
        auto *dialog = o.window.findChild<TidyDialog *>();
        QTRY_VERIFY(dialog && !dialog->isBusy());
        QVERIFY(!dialog->tidied().undecided.empty());
        const auto *stays = dialog->findChild<QLabel *>(u"tidyStays"_s);
        QVERIFY(stays->isVisibleTo(dialog));
        QVERIFY2(stays->text().contains(u"not tried"_s), qPrintable(stays->text()));
    }

    void whomALineHits_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("begins");
        QTest::newRow("rule for all") << 1 << u"Hits Googlebot"_s;
        QTest::newRow("group for all") << 0 << u"Hits Googlebot"_s;
        QTest::newRow("rule for one") << 4 << u"Hits GPTBot"_s;
        QTest::newRow("overruled") << 6 << u"Hits no agent"_s;
        QTest::newRow("blank") << 2 << QString();
        QTest::newRow("comment") << 7 << QString();
        QTest::newRow("sitemap") << 8 << QString();
        QTest::newRow("behind the end") << 99 << QString();
    }
    void whomALineHits() {
        QFETCH(const int, line);
        QFETCH(const QString, begins);
        Opened o("User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n"
                 "Allow: /c\nDisallow: /c\n# word\nSitemap: https://a.example/s.xml\n");
        const QString said = hitsText(o.window.site(), *o.document, line);
        QVERIFY2(begins.isEmpty() ? said.isEmpty() : said.startsWith(begins), qPrintable(said));
        QTextCursor cursor(o.text()->document()->findBlockByNumber(std::min(line, 9)));
        o.text()->setTextCursor(cursor);
        if (line < 9)
            QTRY_COMPARE(o.window.findChild<QLabel *>(u"lineHits"_s)->text(), said);
    }

    // ---- commits -----------------------------------------------------------------------------------

    void commits() {
        if (!test::hasGit())
            QSKIP("git is not installed");
        QTemporaryDir dir;
        const auto git = [&](const QStringList &arguments) {
            return test::runGit(dir.path(), arguments, "2026-11-20T12:00:00Z").has_value();
        };
        {
            CommitDialog none(dir.path());
            QVERIFY(none.revision().isEmpty());
            QVERIFY(
                !none.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
            QVERIFY(!none.findChild<QLabel *>(u"revisionComplaint"_s)->text().isEmpty());
        }
        QVERIFY(git({u"init"_s, u"-q"_s}));
        for (const char *text : {"one\n", "two\n"}) {
            put(dir.filePath(u"robots.txt"_s), text);
            QVERIFY(git({u"add"_s, u"robots.txt"_s}));
            QVERIFY(git({u"commit"_s, u"-q"_s, u"-m"_s,
                         u"Say "_s + QString::fromLatin1(text).trimmed() + u" – ü\n\nmore"_s}));
        }
        CommitDialog dialog(dir.path());
        auto *table = dialog.findChild<QTableView *>(u"commits"_s);
        auto *typed = dialog.findChild<QLineEdit *>(u"revision"_s);
        auto *complaint = dialog.findChild<QLabel *>(u"revisionComplaint"_s);
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        if (complaint->text().contains(u"not installed"_s))
            QSKIP("libgit2 is not installed");
        QCOMPARE(table->model()->rowCount(), 2); // newest first
        QCOMPARE(table->model()->index(0, 2).data().toString(), u"Say two – ü"_s);
        QCOMPARE(table->model()->index(1, 2).data().toString(), u"Say one – ü"_s);
        QVERIFY(!table->model()->index(0, 1).data().toString().isEmpty());
        QCOMPARE(dialog.revision().size(), 40);
        QCOMPARE(dialog.title(), u"Say two – ü"_s);
        // What is typed is looked up before OK.
        typed->setText(u"nothing"_s);
        emit typed->textEdited(typed->text());
        QVERIFY(!ok->isEnabled() && complaint->text().contains(u"nothing"_s));
        typed->setText(u"HEAD~1"_s);
        emit typed->textEdited(typed->text());
        QVERIFY(ok->isEnabled() && complaint->text().isEmpty());
        QCOMPARE(dialog.revision(), u"HEAD~1"_s);
        // Choosing in the list takes what was typed back.
        table->setCurrentIndex(table->model()->index(1, 0));
        QCOMPARE(dialog.title(), u"Say one – ü"_s);
    }

    // ---- clicks and keys of a newcomer -------------------------------------------------------------

    /// a: may GPTBot fetch /blog? From a text in the clipboard.
    void clicksOfAPastedText() {
        QApplication::clipboard()->setText(
            u"User-agent: *\nDisallow: /blog\n\nUser-agent: GPTBot\nDisallow: /x\n"_s);
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        Counter counter;
        counter.click(window.findChild<QAbstractButton *>(u"pasteText"_s));
        QVERIFY(QApplication::focusWidget());
        counter.type(u"CCBot"_s); // the caret waits in the field for the agent
        counter.key(Qt::Key_Tab);
        QTRY_COMPARE(window.site().analysis().question().agent, u"CCBot"_s);
        QVERIFY(window.site().analysis().verdict());
        QCOMPARE(window.site().analysis().verdict()->fetch.decision, Decision::Allow);
        QVERIFY2(counter.clicks <= 1 && counter.keys <= 6, counter.words().constData());
    }

    /// e: which of my lines do nothing? It is seen.
    void clicksToSeeIdleLines() {
        Opened o(kIdle);
        QTRY_VERIFY(!struckLines(*o.text()).isEmpty());
    }

    /// f: the hours of SemrushBot.
    void clicksToSeeHours() {
        MainWindow window;
        window.resize(1440, 900);
        window.show();
        window.openSample();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto *map = window.findChild<MapPanel *>();
        QTRY_VERIFY(!map->isBusy() && map->view().sheet());
        Counter counter;
        window.action(u"ask-agent"_s)->trigger();
        ++counter.keys; // Ctrl+L
        counter.type(u"SemrushBot"_s);
        counter.key(Qt::Key_Return);
        QTRY_COMPARE(window.site().analysis().question().agent, u"SemrushBot"_s);
        QAbstractButton *hours = nullptr;
        for (auto *each : window.findChildren<QAbstractButton *>(u"mode-timeline"_s))
            hours = each->isVisible() ? each : hours;
        counter.click(hours);
        QVERIFY(window.findChild<TimelinePanel *>()->isVisible());
        QVERIFY2(counter.clicks <= 1, counter.words().constData());
    }

    /// j: compare with a commit.
    void clicksToCompareWithACommit() {
        if (!test::hasGit())
            QSKIP("git is not installed");
        Opened o(kIdle);
        const auto git = [&](const QStringList &arguments) {
            return test::runGit(o.dir.path(), arguments).has_value();
        };
        QVERIFY(git({u"init"_s, u"-q"_s}) && git({u"add"_s, u"robots.txt"_s}) &&
                git({u"commit"_s, u"-q"_s, u"-m"_s, u"First words"_s}));
        o.document->apply(TextEdit::insert(0, "User-agent: Bingbot\nDisallow: /new/\n\n"),
                          {u"test"_s});
        auto *views = o.window.findChild<ViewTabs *>();
        Counter counter;
        QTest::mouseClick(views->tabBar(), Qt::LeftButton, {},
                          views->tabBar()->tabRect(2).center());
        ++counter.clicks;
        auto *changes = o.window.findChild<ChangesPanel *>();
        QVERIFY(changes && changes->isVisible());
        bool known = true;
        QTimer::singleShot(0, changes, [&] {
            auto *dialog = qobject_cast<CommitDialog *>(QApplication::activeModalWidget());
            known = dialog && dialog->revision().size() == 40;
            if (dialog && known)
                counter.key(Qt::Key_Return, dialog->findChild<QTableView *>(u"commits"_s));
            else if (auto *any = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                any->reject();
        });
        counter.click(changes->findChild<QAbstractButton *>(u"compareCommit"_s));
        if (!known)
            QSKIP("libgit2 is not installed");
        QTRY_VERIFY(!changes->isBusy() && changes->changes().rowCount() > 0);
        QVERIFY2(changes->summary().contains(u"First words"_s), qPrintable(changes->summary()));
        QVERIFY2(counter.clicks <= 2 && counter.keys <= 1, counter.words().constData());
    }

    /// k, m: a block for a category of a robots2.txt, and an agent policy, by form alone: without the text, without an error.
    void formsAlone_data() {
        QTest::addColumn<int>("role");
        QTest::newRow("robots2.txt") << static_cast<int>(Role::Robots2);
        QTest::newRow("agent policy") << static_cast<int>(Role::AgentPolicy);
    }
    void formsAlone() {
        QFETCH(const int, role);
        const auto which = static_cast<Role>(role);
        Opened o(kIdle);
        SiteModel &site = o.window.site();
        o.window.action(u"new-"_s + roleFileName(which))->trigger();
        Document *document = site.files().document(which);
        QVERIFY(document);
        const auto errors = [&] {
            QStringList said;
            for (const Problem &problem : site.analysis().problems())
                if (problem.document == document && problem.severity == Severity::Error)
                    said << QString::fromStdString(problem.message.english());
            return said.join(u'\n');
        };
        QCOMPARE(errors(), QString()); // nothing is wrong with what was just made
        Counter counter;
        o.window.panes().goToPage(document, which == Role::Robots2 ? u"blocks"_s : u"agents"_s);
        ++counter.clicks;
        if (which == Role::Robots2) {
            auto *name = o.window.findChild<QComboBox *>(u"newBlock"_s);
            QVERIFY(name && name->isVisible());
            name->lineEdit()->setFocus();
            ++counter.clicks;
            counter.type(u"data-harvester"_s, name->lineEdit());
            counter.key(Qt::Key_Return, name->lineEdit());
            QVERIFY(QApplication::focusWidget());
            counter.type(u"n"_s); // the focus is in the new block's first cell
            QTRY_VERIFY2(bytesOf(document).contains("data-harvester"),
                         bytesOf(document).constData());
        } else {
            counter.click(o.window.findChild<QAbstractButton *>(u"addPolicyAgent"_s));
            QTRY_VERIFY2(bytesOf(document).contains("default_policy: allow") &&
                             bytesOf(document).contains("policy: disallow"),
                         bytesOf(document).constData());
        }
        QCOMPARE(errors(), QString());
        QVERIFY2(counter.clicks <= 3, counter.words().constData());
    }
};

QTEST_MAIN(TestDecisive)

#include "tst_decisive.moc"
