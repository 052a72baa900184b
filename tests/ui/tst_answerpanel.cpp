// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer's reading order, and what the text stresses with it.

#include "tests/support/openedwindow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/style.h"
#include "ui/bridge/words.h"
#include "ui/problems/problemspanel.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/answerrow.h"
#include "ui/window/welcome.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
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
        QTest::newRow("days") << at(19, 1, 38) << u"19 Nov 2026 01:38, 3 day(s) ago"_s;
        QTest::newRow("a clock set back") << at(22, 2, 0) << u"today 02:00"_s;
    }
    void ago() {
        QFETCH(const QDateTime, at);
        QFETCH(const QString, said);
        const QLocale before;
        QLocale::setDefault(QLocale::c());
        const QString made = agoText(at, QDateTime(QDate(2026, 11, 22), QTime(1, 38, 30)));
        QLocale::setDefault(before);
        // Only the day far away is in the locale's own form.
        const qsizetype comma = said.indexOf(u',');
        if (said.startsWith(u"19"_s))
            QVERIFY2(made.endsWith(said.sliced(comma)), qPrintable(made));
        else
            QCOMPARE((made + u',').replace(u":00,"_s, u","_s), said + u',');
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
