// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer's reading order, and what the text stresses with it.

#include "core/simulate/simulate.h"
#include "tests/support/openedwindow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/style.h"
#include "ui/bridge/unturned.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/forms/groupsmodel.h"
#include "ui/problems/problemspanel.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/answerrow.h"
#include "ui/simulator/banner.h"
#include "ui/window/welcome.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

const char kTwoGroups[] = "User-agent: *\nDisallow: /a\nDisallow: /a/b\n\n"
                          "User-agent: GPTBot\nAllow: /a\nDisallow: /a/b\nDisallow: /c\n\n"
                          "User-agent: Bingbot\nDisallow: /\n";

void ask(SiteModel &site, const QString &agent, const QString &url) {
    Question question = site.analysis().question();
    question.agent = agent;
    question.url = url;
    site.analysis().setQuestion(question);
}

QStringList words(const QWidget &in, const char *rows) {
    QStringList said;
    for (const AnswerLine &line : in.findChild<AnswerRows *>(QLatin1String(rows))->lines())
        said << (line.sign + u' ' + line.words).trimmed();
    return said;
}

QString label(const QWidget &in, const char *name) {
    const auto *found = in.findChild<QLabel *>(QLatin1String(name));
    return found->isHidden() ? QString() : found->text();
}

} // namespace

class TestAnswerPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-answer"_s);
        QSettings().clear();
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }

    void whyThenWhatLost() {
        Opened o(kTwoGroups);
        ask(o.window.site(), u"GPTBot"_s, u"/a/b/x"_s);
        auto *panel = o.window.findChild<AnswerPanel *>();
        QCOMPARE(words(*panel, "why"),
                 (QStringList{u"✕ Disallow: /a/b"_s, u"User-agent: GPTBot"_s}));
        auto *lost = panel->findChild<QToolButton *>(u"lost"_s);
        QVERIFY2(lost->text().contains(u"1"_s) || lost->text().contains(u"2"_s),
                 qPrintable(lost->text()));
        QVERIFY(words(*panel, "lostRows").contains(u"Allow: /a"_s));
        lost->click();
        QVERIFY(words(*panel, "lostRows").isEmpty());
        // A press leads to the line.
        panel->findChild<AnswerRows *>(u"why"_s)->findChild<AnswerRow *>()->click();
        QCOMPARE(o.text()->textCursor().blockNumber(), 6);
        // The code is the line as it is: no rule, no code.
        ask(o.window.site(), u"GPTBot"_s, u"/elsewhere"_s);
        QVERIFY2(words(*panel, "why").first().startsWith(u"✓ "_s),
                 qPrintable(words(*panel, "why").join(u'|')));
    }

    void usesInOneLine_data() {
        QTest::addColumn<QByteArray>("policy"); // robots2.txt; empty: none
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("uses");
        QTest::addColumn<QString>("said");
        QTest::newRow("a plain robots.txt")
            << QByteArray() << u"/x"_s << u""_s << u"No file speaks of it."_s;
        QTest::newRow("denied, said once")
            << QByteArray() << u"/c"_s << u""_s << u"Nothing: it may not fetch this."_s;
        QTest::newRow("some stated")
            << QByteArray("train: no\nquote: short-only\nderivative: ask\nread: yes\n"
                          "primary-language: en\nai-assisted: no\n")
            << u"/x"_s << u"✓ read|? derivative|✕ train|◐ quote: short-only"_s
            << u"6 use(s) not stated: crawl, summarise, monetise, store, compete, personalise."_s;
        QTest::newRow("stated and denied")
            << QByteArray("train: no\nread: yes\n") << u"/c"_s << u""_s
            << u"Nothing: it may not fetch this. Stated all the same: read: yes  ·  train: no. "
               "8 use(s) not stated: crawl, summarise, derivative, monetise, quote, store, "
               "compete, "
               "personalise."_s;
    }
    void usesInOneLine() {
        QFETCH(const QByteArray, policy);
        QFETCH(const QString, url);
        QFETCH(const QString, uses);
        QFETCH(const QString, said);
        Opened o(kTwoGroups);
        if (!policy.isEmpty())
            o.window.site().files().newFile(Role::Robots2, policy.toStdString());
        ask(o.window.site(), u"GPTBot"_s, url);
        auto *panel = o.window.findChild<AnswerPanel *>();
        QCOMPARE(words(*panel, "uses").join(u'|'), uses);
        QCOMPARE(label(*panel, "unstated"), said);
        // What only says how something is has no sign and no colour.
        for (const QString &one : words(*panel, "uses"))
            QVERIFY(!one.contains(u"language") && !one.contains(u"ai-assisted"));
    }

    void theTextStressesWhoIsSpokenTo() {
        Opened o(kTwoGroups);
        ask(o.window.site(), u"GPTBot"_s, u"/a/b/x"_s);
        const auto greyed = [&](int line) {
            const QColor grey = fadedInk(QApplication::palette());
            for (const QTextEdit::ExtraSelection &one : o.text()->extraSelections())
                if (one.cursor.blockNumber() == line && one.format.foreground().color() == grey &&
                    one.format.hasProperty(QTextFormat::ForegroundBrush))
                    return true;
            return false;
        };
        QList<int> lines;
        for (int line = 0; line < o.text()->blockCount(); ++line)
            if (greyed(line))
                lines << line;
        QCOMPARE(lines, (QList<int>{0, 1, 2, 9, 10})); // the groups for * and Bingbot
        o.window.action(u"emphasis"_s)->trigger();
        o.window.action(u"emphasis"_s)->trigger();
        QVERIFY(greyed(10) && greyed(0) && !greyed(5));
    }

    void ago_data() {
        QTest::addColumn<QDateTime>("at");
        QTest::addColumn<QString>("said"); // without a translator a number has its "(s)"
        const auto at = [](int day, int hour, int minute) {
            return QDateTime(QDate(2026, 11, day), QTime(hour, minute));
        };
        QTest::newRow("now") << at(22, 1, 38) << u"today 01:38, just now"_s;
        QTest::newRow("minutes") << at(22, 1, 36) << u"today 01:36, 2 minute(s) ago"_s;
        QTest::newRow("over midnight") << at(21, 23, 38) << u"yesterday 23:38, 2 hour(s) ago"_s;
        QTest::newRow("days") << at(19, 1, 38) << u"Thu 19 Nov 01:38, 3 day(s) ago"_s;
        QTest::newRow("long ago") << at(22, 1, 38).addDays(-60) << u"Wed 23 Sep 01:38"_s;
        QTest::newRow("another year") << at(22, 1, 38).addYears(-1) << u"22 Nov 2025 01:38"_s;
        QTest::newRow("a clock set back") << at(22, 2, 0) << u"today 02:00"_s;
    }
    void ago() {
        QFETCH(const QDateTime, at);
        QFETCH(const QString, said);
        const QLocale before;
        QLocale::setDefault(QLocale::c());
        const QString made = agoText(at, QDateTime(QDate(2026, 11, 22), QTime(1, 38, 30)));
        QLocale::setDefault(before);
        QCOMPARE(made, said);
    }

    void coming_data() {
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("said");
        QTest::newRow("soon") << u"2026-11-29T06:00:00Z"_s << u"06:00 UTC, in 1 h 44 min"_s;
        QTest::newRow("seconds") << u"2026-11-29T04:16:30Z"_s << u"04:16 UTC, in 30 s"_s;
        QTest::newRow("now") << u"2026-11-29T04:16:00Z"_s << u"04:16 UTC, in 0 s"_s;
        QTest::newRow("after midnight") << u"2026-11-30T01:16:00Z"_s << u"01:16 UTC, in 21 h"_s;
        QTest::newRow("a day") << u"2026-11-30T04:16:00Z"_s << u"tomorrow 04:16 UTC"_s;
        QTest::newRow("two days") << u"2026-12-01T04:15:00Z"_s << u"Tue 1 Dec 04:15 UTC"_s;
        QTest::newRow("another year") << u"2094-12-11T15:14:00Z"_s << u"11 Dec 2094 15:14 UTC"_s;
        QTest::newRow("gone by") << u"2026-11-28T04:16:00Z"_s << u"Sat 28 Nov 04:16 UTC"_s;
        QTest::newRow("gone by a year") << u"1999-01-02T00:00:00Z"_s << u"2 Jan 1999 00:00 UTC"_s;
    }
    void coming() {
        QFETCH(const QString, at);
        QFETCH(const QString, said);
        const QLocale before;
        QLocale::setDefault(QLocale::c());
        const auto instant = gatepost::parseInstant(at.toStdString());
        const QString made = comingText(*instant, *gatepost::parseInstant("2026-11-29T04:16:00Z"));
        QLocale::setDefault(before);
        QCOMPARE(made, said);
    }

    /// Two lines where the agent is documented to do otherwise than the files say, else one.
    void banner_data() {
        QTest::addColumn<QByteArray>("robots");
        QTest::addColumn<QByteArray>("robots2");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("said");
        const QByteArray hours = "User-agent: *\nVisit-time: 0600-0845\n";
        const QByteArray shut = "User-agent: *\nDisallow: /\n";
        QTest::newRow("shut") << shut << QByteArray() << u"GPTBot"_s
                              << u"No — robots.txt line 2, Disallow: /"_s;
        QTest::newRow("hours") << hours << QByteArray() << u"NobodyKnows"_s
                               << u"Later — robots.txt line 2, Visit-time: 0600-0845 · opens "
                                  "06:00 UTC, in 1 h 44 min"_s;
        QTest::newRow("hours that it does not obey")
            << hours << QByteArray() << u"Googlebot"_s
            << u"By your files: Later — robots.txt line 2, Visit-time: 0600-0845 · opens 06:00 "
               "UTC, in 1 h 44 min\nWhat Googlebot does: Yes — it is not known to obey "
               "Visit-time"_s;
        QTest::newRow("a file that it does not read")
            << QByteArray("User-agent: *\nAllow: /\n")
            << QByteArray("[agent: data-harvester]\ncrawl: ask\n") << u"GPTBot"_s
            << u"By your files: Ask — robots2.txt line 2, crawl: ask\nWhat GPTBot does: Yes — it "
               "is not known to read robots2.txt"_s;
        QTest::newRow("documented to ignore")
            << shut << QByteArray() << u"Bytespider"_s
            << u"By your files: No — robots.txt line 2, Disallow: /\nWhat Bytespider does: Yes "
               "— it is documented to ignore robots.txt"_s;
    }
    void banner() {
        QFETCH(const QByteArray, robots);
        QFETCH(const QByteArray, robots2);
        QFETCH(const QString, agent);
        QFETCH(const QString, said);
        Site files;
        files.put(FileRole::Robots, robots.toStdString());
        if (!robots2.isEmpty())
            files.put(FileRole::Robots2, robots2.toStdString());
        const CompiledSite site(std::move(files));
        const auto now = parseInstant("2026-11-29T04:16:00Z");
        const Verdict verdict = site.simulate({*identify(agent.toStdString()), "/x/jpg", *now});
        QCOMPARE(bannerText(site, verdict, *now), said);
    }

    /// From right to left our own isolates are around names and paths: they are not taken for a stranger's marks.
    void isolatesAreOurs() {
        const auto restore =
            qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const auto drawn = [](const std::string &path) {
            return unturned(Message(GATEPOST_TEXT("map", "%1 + %2"), path, 3));
        };
        QCOMPARE(drawn("/a"), u"/a + 3"_s);
        QCOMPARE(drawn("/x\xE2\x80\xAEgpj\xE2\x81\xA9"), u"/x\uFFFDgpj\uFFFD + 3"_s);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(drawn("/a"), u"\u2066/a\u2069 + \u20663\u2069"_s);
        QCOMPARE(drawn("/x\xE2\x80\xAEgpj\xE2\x81\xA9"),
                 u"\u2066/x\uFFFDgpj\uFFFD\u2069 + \u20663\u2069"_s);
        // A time in Arabic words is written as they are; a path with such letters is a path.
        QCOMPARE(drawn("\xD8\xBA\xD8\xAF\xD9\x8B\xD8\xA7 05:08 UTC"),
                 u"\u2067\u063A\u062F\u064B\u0627 05:08 UTC\u2069 + \u20663\u2069"_s);
        QCOMPARE(drawn("/\xD8\xBA/b"), u"\u2066/\u063A/b\u2069 + \u20663\u2069"_s);
        Site files;
        files.put(FileRole::Robots, "User-agent: *\nDisallow: /a\n");
        const CompiledSite site(std::move(files));
        const Instant now = *parseInstant("2026-11-29T04:16:00Z");
        const QString said = bannerText(site, site.simulate({*identify("GPTBot"), "/a", now}), now);
        QVERIFY2(said.contains(u"Disallow: /a"_s) && !said.contains(QChar::ReplacementCharacter),
                 qPrintable(said));
    }

    /// From right to left the pattern "*-ai" of the list of groups is not drawn as "ai-*".
    void patternsKeepTheirOrder() {
        const auto restore =
            qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        Opened o("User-agent: *-ai\nUser-agent: x\xE2\x80\xAEy\nDisallow: /\n");
        const auto *groups = o.window.findChild<GroupsModel *>();
        QVERIFY(groups != nullptr);
        QCOMPARE(groups->index(0).data().toString(), u"*-ai, x\uFFFDy"_s);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QString said = groups->index(0).data().toString();
        QVERIFY2(said.startsWith(u"\u2066*-ai\u2069"_s), qPrintable(said));
    }

    /// What is said of several lines in the same words, without a fix, is one row; it leads to each of them.
    void equalProblemsAreOneRow() {
        Opened o("User-agent: *\nDisallow: /*.css$\nDisallow: /*.js$\nDisallow: /a\n");
        ProblemsPanel panel(o.window.site());
        QString title;
        connect(&panel, &ProblemsPanel::titleChanged, this,
                [&](const QString &said) { title = said; });
        emit o.window.site().analysis().updated(Analysis::Part::Problems);
        auto *view = panel.findChild<QTreeView *>();
        const auto cell = [view](int column) {
            return view->model()->index(0, column).data().toString();
        };
        QVERIFY2(cell(ProblemsModel::Message).endsWith(u" ×2"_s),
                 qPrintable(cell(ProblemsModel::Message)));
        QCOMPARE(cell(ProblemsModel::Line), u"2, 3"_s);
        QCOMPARE(title, u"Problems 2"_s);
        int line = -1;
        connect(&o.window.site().navigator(), &Navigator::goToRequested, this,
                [&](Document *of, ByteRange range) {
                    line = static_cast<int>(of->lines().lineAt(range.begin)) + 1;
                });
        const auto visited = [&](const QList<int> &steps) {
            QList<int> lines;
            for (const int by : steps) {
                panel.step(by);
                lines << line;
            }
            return lines;
        };
        QCOMPARE(visited({1, 1, -1}), (QList{2, 3, 2}));
    }

    void remarksAreADot() {
        Opened o("User-agent: *\nDisallow: /a\nDisalow: /b\n");
        ProblemsPanel panel(o.window.site());
        QString title;
        connect(&panel, &ProblemsPanel::titleChanged, this,
                [&](const QString &said) { title = said; });
        const auto count = [&] {
            return std::ranges::count_if(
                o.window.site().analysis().problems(),
                [](const Problem &problem) { return problem.severity != Severity::Note; });
        };
        emit o.window.site().analysis().updated(Analysis::Part::Problems);
        QVERIFY(count() > 0);
        QCOMPARE(title, u"Problems %1"_s.arg(count()));
        // A fix is one press away, in its row.
        auto *view = panel.findChild<QTreeView *>();
        int offered = 0;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            offered +=
                view->model()->index(row, ProblemsModel::Fix).data().toString().isEmpty() ? 0 : 1;
        const auto fixable =
            std::ranges::count_if(o.window.site().analysis().problems(),
                                  [](const Problem &one) { return !one.fixes.empty(); });
        QVERIFY(fixable > 0);
        QCOMPARE(offered, static_cast<int>(fixable));
    }

    void editMenuIsComplete() {
        Opened o;
        for (const char *id : {"cut", "copy", "paste", "select-all"})
            QVERIFY2(o.window.action(QLatin1String(id)), id);
        o.text()->setFocus();
        o.window.action(u"select-all"_s)->trigger();
        QVERIFY(o.text()->textCursor().hasSelection());
        o.window.action(u"cut"_s)->trigger();
        QCOMPARE(bytesOf(o.document), QByteArray());
        o.window.action(u"paste"_s)->trigger();
        QVERIFY(bytesOf(o.document).contains("Disallow: /private"));
        while (o.document->canUndo())
            o.document->undo();
    }

    void welcomeNeverScrollsSideways_data() {
        QTest::addColumn<int>("recent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("first start") << 0 << QSize(1100, 700);
        QTest::newRow("with recent sites") << 8 << QSize(1100, 700);
        QTest::newRow("narrow") << 8 << QSize(760, 600);
        QTest::newRow("wide") << 8 << QSize(1920, 1080);
    }
    void welcomeNeverScrollsSideways() {
        QFETCH(const int, recent);
        QFETCH(const QSize, size);
        QSettings().clear();
        for (int i = 0; i < recent; ++i)
            RecentFiles::add(
                u"/srv/a long way down/to the site of somebody/number %1/robots.txt"_s.arg(i));
        WelcomePage page;
        page.resize(size);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        for (const bool open : {false, true}) {
            page.findChild<QToolButton *>(u"moreTemplates"_s)->setChecked(open);
            QCoreApplication::processEvents();
            int scrolling = 0;
            for (const QScrollBar *bar : page.findChildren<QScrollBar *>()) {
                if (bar->maximum() > bar->minimum())
                    ++scrolling;
                if (bar->orientation() == Qt::Horizontal)
                    QCOMPARE(bar->maximum(), 0);
            }
            QVERIFY(scrolling <= 1);
            for (const QWidget *one : page.findChildren<QAbstractButton *>())
                if (one->isVisible() && !one->visibleRegion().isEmpty())
                    QVERIFY2(one->mapTo(&page, QPoint(one->width(), 0)).x() <= page.width(),
                             qPrintable(one->objectName()));
        }
        QSettings().clear();
    }

    /// What was open before is one column more: the three others stay beside each other, and nothing scrolls.
    void welcomeKeepsThreeColumns() {
        QSettings().clear();
        RecentFiles::add(u"/srv/www/robots.txt"_s);
        WelcomePage page;
        page.resize(1440, 830);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCoreApplication::processEvents();
        int before = 0;
        for (const QString &name : {u"openFile"_s, u"sayWhatYouWant"_s, u"openSample"_s}) {
            const auto *button = page.findChild<QAbstractButton *>(name);
            const int x = button->mapTo(&page, QPoint()).x();
            QVERIFY2(x > before + 200 && button->width() < 400,
                     qPrintable(u"%1 at %2, %3 wide"_s.arg(name).arg(x).arg(button->width())));
            before = x;
        }
        for (const QScrollBar *bar : page.findChildren<QScrollBar *>())
            QCOMPARE(bar->maximum(), 0);
        QSettings().clear();
    }

    void pastedTextIsOpened() {
        MainWindow window;
        window.show();
        QApplication::clipboard()->setText(u"User-agent: GPTBot\nDisallow: /blog\n"_s);
        window.findChild<QPushButton *>(u"pasteText"_s)->click();
        QVERIFY(window.site().files().document(Role::Robots));
        ask(window.site(), u"GPTBot"_s, u"/blog"_s);
        QCOMPARE(window.site().analysis().verdict()->fetch.decision, Decision::Deny);
        window.site().files().closeAll();
    }
};

QTEST_MAIN(TestAnswerPanel)
#include "tst_answerpanel.moc"
