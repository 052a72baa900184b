// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the views around the question show of it: its reading, its path, its host, its week, what is remembered of it.

#include "core/sheet/daysheet.h"
#include "core/value/url.h"
#include "tests/support/ownsettings.h"
#include "tests/support/uifolder.h"
#include "ui/bridge/text.h"
#include "ui/document/document.h"
#include "ui/forms/agentcompletion.h"
#include "ui/problems/problemspanel.h"
#include "ui/simulator/agentbox.h"
#include "ui/simulator/askmodel.h"
#include "ui/simulator/hoursview.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/simulator/timelinemodel.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/simulator/zone.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QFile>
#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

const char kFriday[] = "2026-11-20T07:00:00Z";

} // namespace

class TestQuestionViews : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

private slots:
    void initTestCase() {
        DisplayZone::instance().setZone("UTC");
        QLocale::setDefault(QLocale::English); // names of days, whoever runs it
    }

    void aReadingIsShownAndLeft() {
        Folder folder("User-agent: *\nDisallow: /a\n");
        folder.ask(u"GPTBot"_s, u"/a"_s);
        QuestionBar bar(folder.site);
        bar.resize(1200, 100);
        bar.show();
        auto *sign = bar.findChild<QToolButton *>(u"reading"_s);
        QVERIFY(sign);
        QVERIFY(!sign->isVisible());
        Question question = folder.site.analysis().question();
        question.reading = Reading::Rfc9309;
        folder.site.analysis().setQuestion(question);
        QVERIFY(sign->isVisible());
        QVERIFY2(sign->text().contains(u"RFC 9309"_s), qPrintable(sign->text()));
        QCOMPARE(sign->accessibleName(), sign->text());
        sign->click();
        QCOMPARE(folder.site.analysis().question().reading, Reading::Author);
        QVERIFY(!sign->isVisible());
    }

    void whatIsNotAsUsualIsAChip_data() {
        QTest::addColumn<QString>("chip");
        QTest::addColumn<QString>("words");
        QTest::newRow("a time") << u"timeChip"_s << u"Fri 20 Nov 07:00 UTC"_s;
        QTest::newRow("a category") << u"categoryChip"_s << u"as Search indexer"_s;
        QTest::newRow("a reading") << u"reading"_s << u"Reading: RFC 9309"_s;
        QTest::newRow("a competitor") << u"competitorChip"_s << u"a competitor"_s;
    }
    void whatIsNotAsUsualIsAChip() {
        QFETCH(const QString, chip);
        QFETCH(const QString, words);
        Folder folder("User-agent: *\nDisallow: /a\n");
        folder.ask(u"GPTBot"_s, u"/a"_s);
        Question usual = folder.site.analysis().question();
        usual.at.reset();
        folder.site.analysis().setQuestion(usual);
        QuestionBar bar(folder.site);
        bar.resize(1400, 120);
        bar.show();
        const auto seen = [&] {
            QStringList all;
            for (const QToolButton *one : bar.findChildren<QToolButton *>())
                if (one->isVisible() && one->inherits("gatepost::ui::Chip"))
                    all << one->objectName();
            return all.join(u' ');
        };
        QCOMPARE(seen(), QString());
        Question asked = usual;
        if (chip == u"timeChip")
            asked.at = parseInstant("2026-11-20T07:00:00Z");
        else if (chip == u"categoryChip")
            asked.category = Category::SearchIndexer;
        else if (chip == u"reading")
            asked.reading = Reading::Rfc9309;
        else
            asked.competitor = true;
        folder.site.analysis().setQuestion(asked);
        QCOMPARE(seen(), chip);
        auto *button = bar.findChild<QToolButton *>(chip);
        QCOMPARE(button->text(), words);
        QTest::keyClick(button, Qt::Key_Delete);
        QCOMPARE(folder.site.analysis().question(), usual);
        QCOMPARE(seen(), QString());
    }

    void theReadingIsChosenBehindMore() {
        Folder folder("User-agent: *\nDisallow: /a\n");
        folder.ask(u"GPTBot"_s, u"/a"_s);
        QuestionBar bar(folder.site);
        bar.resize(1200, 120);
        bar.show();
        auto *more = bar.findChild<QWidget *>(u"questionMore"_s);
        QVERIFY(!more->isVisible());
        bar.findChild<QToolButton *>(u"more"_s)->click();
        QVERIFY(more->isVisible());
        for (QComboBox *box : more->findChildren<QComboBox *>())
            if (box->accessibleName() == u"Reading")
                box->setCurrentIndex(static_cast<int>(Reading::Google));
        QCOMPARE(folder.site.analysis().question().reading, Reading::Google);
        QTest::keyClick(more, Qt::Key_Escape);
        QVERIFY(!more->isVisible());
    }

    void agentsAreListedByPurpose() {
        Folder folder("User-agent: *\nDisallow: /a\n");
        QSettings().remove(u"simulator/recentAgents"_s);
        QuestionBar bar(folder.site);
        auto *box = bar.findChild<QComboBox *>(u"agent"_s);
        QStringList first; // after each heading
        QString heading;
        for (int i = 0; i < box->count(); ++i) {
            if (!(box->model()->flags(box->model()->index(i, 0)) & Qt::ItemIsEnabled))
                heading = box->itemText(i);
            else if (!heading.isEmpty())
                first << std::exchange(heading, QString()) + u": "_s + box->itemText(i) + u" | "_s +
                             box->itemData(i, AgentBox::kOperatorRole).toString();
        }
        const QString all = first.join(u'\n');
        QVERIFY2(all.contains(u"Search: Googlebot | Google"_s), qPrintable(all));
        QVERIFY2(all.contains(u"AI training: GPTBot | OpenAI"_s), qPrintable(all));
        QVERIFY2(all.contains(u"On behalf of a user: ChatGPT-User | OpenAI"_s), qPrintable(all));
    }

    void theWellKnownAreOfferedFirst_data() {
        QTest::addColumn<QString>("first");
        QTest::newRow("goog") << u"Googlebot"_s;
        QTest::newRow("open") << u"GPTBot"_s; // by its operator
        QTest::newRow("bing") << u"Bingbot"_s;
    }
    void theWellKnownAreOfferedFirst() {
        QFETCH(const QString, first);
        Folder folder("User-agent: *\nDisallow: /a\n");
        QuestionBar bar(folder.site);
        for (QCompleter *completer :
             {bar.findChild<QComboBox *>(u"agent"_s)->completer(), agentCompleter(&bar)}) {
            completer->setCompletionPrefix(QString::fromUtf8(QTest::currentDataTag()));
            QVERIFY(completer->completionCount() > 0);
            completer->setCurrentRow(0);
            QCOMPARE(completer->currentCompletion().section(u' ', 0, 0), first);
        }
    }

    void theQuestionsPathHasAColumn_data() {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QString>("columns");
        QTest::newRow("no rule speaks of it") << u"/blog"_s << QByteArray() << u"/ /blog /x"_s;
        QTest::newRow("a whole URL")
            << u"https://a.example/blog?p=1#x"_s << QByteArray() << u"/ /blog?p=1 /x"_s;
        QTest::newRow("one of the rules'") << u"/x"_s << QByteArray() << u"/ /x"_s;
        QTest::newRow("nothing is asked") << QString() << QByteArray() << u"/ /x"_s;
        QTest::newRow("the site names its paths")
            << u"/blog"_s << QByteArray("paths: [/one, /two]\n") << u"/blog /one /two"_s;
        QTest::newRow("after the start page")
            << u"/blog"_s << QByteArray("paths: [/, /two]\n") << u"/ /blog /two"_s;
    }
    void theQuestionsPathHasAColumn() {
        QFETCH(const QString, url);
        QFETCH(const QByteArray, settings);
        QFETCH(const QString, columns);
        Folder folder("User-agent: *\nDisallow: /x\n", settings);
        folder.ask(u"GPTBot"_s, url);
        MatrixPanel panel(folder.site);
        panel.resize(900, 400);
        panel.model().setMerging(false);
        panel.show();
        QTRY_VERIFY(!panel.isBusy() && panel.model().columnCount() > 0);
        QStringList shown;
        for (int i = 0; i < panel.model().columnCount(); ++i)
            shown << panel.model().headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(shown.join(u' '), columns);
        // It is framed, and so is the agent's row, which is there whatever the list of agents says.
        const auto asked = [&](Qt::Orientation side) {
            QStringList names;
            const int count =
                side == Qt::Vertical ? panel.model().rowCount() : panel.model().columnCount();
            for (int i = 0; i < count; ++i)
                if (panel.model().isAsked(i, side))
                    names << panel.model().headerData(i, side, Qt::DisplayRole).toString();
            return names.join(u' ');
        };
        QCOMPARE(asked(Qt::Vertical), u"GPTBot"_s);
        const QString path = text(pathOfUrl(url.toStdString()));
        QCOMPARE(asked(Qt::Horizontal), url.isEmpty() ? u"/"_s : path);
        folder.ask(u"NewBot"_s, u"/new"_s);
        QTRY_VERIFY(!panel.isBusy() && asked(Qt::Vertical) == u"NewBot"_s);
        QCOMPARE(asked(Qt::Horizontal), u"/new"_s);
        // A question of the lists leaves the others where they are.
        folder.ask(u"Bingbot"_s, u"/"_s);
        QTRY_VERIFY(!panel.isBusy() && asked(Qt::Vertical) == u"Bingbot"_s);
        QVERIFY(std::ranges::any_of(panel.model().grid()->question.agents,
                                    [](const Identity &agent) { return agent.name == "NewBot"; }));
    }

    void hosts_data() {
        QTest::addColumn<QByteArray>("robots");
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QString>("host");
        const QByteArray own =
            "User-agent: *\nDisallow:\nSitemap: https://Own.Example:8443/s.xml\n";
        QTest::newRow("of the question")
            << own << QByteArray("https://asked.example/a") << u"asked.example"_s;
        QTest::newRow("of the sitemap") << own << QByteArray("/a") << u"own.example:8443"_s;
        QTest::newRow("of the first sitemap with one")
            << QByteArray("Sitemap: /s.xml\nSitemap: http://b.example/s.xml\n") << QByteArray("/")
            << u"b.example"_s;
        QTest::newRow("nobody says")
            << QByteArray("User-agent: *\n") << QByteArray("/") << QString();
    }
    void hosts() {
        QFETCH(const QByteArray, robots);
        QFETCH(const QByteArray, url);
        QFETCH(const QString, host);
        Site site;
        site.put(FileRole::Robots, robots.toStdString());
        const QString found = hostOf(site, url.toStdString());
        QCOMPARE(found, host);
        const QString exchange = httpExchange(DirectiveId::Train, found, u"GPTBot"_s, {}, nullptr);
        QVERIFY2(exchange.contains(
                     u"\nHost: %1\n"_s.arg(host.isEmpty() ? u"(the site's host)"_s : host)),
                 qPrintable(exchange));
    }

    void aWeek_data() {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QString>("friday");
        QTest::addColumn<int>("changes");
        QTest::newRow("open at all hours, in two paces")
            << QByteArray("Request-rate: 1/20m 0800-0845\n")
            << u"00:00 open | 08:00 open  ·  1 request / 20 min | 08:46 open"_s << 1 + 2 * 7;
        QTest::newRow("denied at all hours")
            << QByteArray("Request-rate: 1/20m 0800-0845\nDisallow: /\n") << u"00:00 denied"_s << 1;
        QTest::newRow("closed but for an hour, with a pace outside of it")
            << QByteArray("Visit-time: 0600-0659\nRequest-rate: 1/20m 0800-0845\n")
            << u"00:00 closed | 06:00 open | 07:00 closed"_s << 1 + 2 * 7;
    }
    void aWeek() {
        QFETCH(const QByteArray, rules);
        QFETCH(const QString, friday);
        QFETCH(const int, changes);
        Folder folder("User-agent: AhrefsBot\n" + rules);
        const Instant day = std::chrono::floor<std::chrono::days>(*parseInstant(kFriday));
        const Query query{*identify("AhrefsBot"), "/", day};
        const auto sheet = daySheet(folder.site.analysis().compiled(),
                                    {{query.agent}, query.url, day, Reading::Author});
        QVERIFY(sheet && sheet->rows.size() == 1 && !sheet->rows.front().day);
        QStringList bands;
        for (const DayBand &band : sheet->rows.front().bands) {
            bands << u"%1 %2"_s.arg(QTime(0, 0).addSecs(band.first * 60).toString(u"HH:mm"_s),
                                    bandText(band));
            QVERIFY(band.isOpen() || !band.rate);
        }
        QCOMPARE(bands.join(u" | "_s), friday);
        const auto week =
            changesOf(folder.site.analysis().compiled(), query, day, day + std::chrono::days(7));
        QCOMPARE(week.size(), changes);
        for (const TimelineChange &change : week)
            QVERIFY(change.decision == Decision::Allow || change.pace.isEmpty());
    }

    /// Bands are as high as the pace allows; nothing is drawn where nobody may come.
    void bandsAreDrawn() {
        Folder folder(
            "User-agent: AhrefsBot\nVisit-time: 0600-1159\nRequest-rate: 1/20m 0800-0859\n"
            "Disallow: /x\n\nUser-agent: GPTBot\nDisallow: /\n",
            "agents: [AhrefsBot, GPTBot]\n");
        folder.ask(u"AhrefsBot"_s, u"/"_s);
        TimelinePanel panel(folder.site);
        panel.resize(1200, 300);
        panel.show();
        QTRY_VERIFY(!panel.isBusy() && panel.hours().rowCount() == 2);
        const HoursView &view = panel.view();
        const int ahrefs = panel.hours().askedRow(folder.site.analysis().now());
        QList<int> heights;
        for (const DayBand &band : panel.hours().row(ahrefs).bands)
            heights << view.bandRect(ahrefs, band).height();
        QCOMPARE(heights.size(), 5); // closed, open, slow, open, closed
        QVERIFY(heights[0] == 0 && heights[4] == 0);
        QVERIFY(heights[2] > 0 && heights[2] < heights[1] && heights[1] == heights[3]);
        const int denied = 1 - ahrefs;
        QCOMPARE(panel.hours().row(denied).bands.size(), std::size_t{1});
        QVERIFY(view.bandRect(denied, panel.hours().row(denied).bands.front()).isEmpty());
    }

    void whatIsRemembered_data() {
        QTest::addColumn<bool>("isKept");
        QTest::newRow("Bing") << false;
        QTest::newRow("bingb") << false;
        QTest::newRow("bingbot") << true;
        QTest::newRow("HouseBot") << true;
    }
    void whatIsRemembered() {
        QFETCH(const bool, isKept);
        QSettings().remove(u"simulator/recentAgents"_s);
        Folder folder("User-agent: *\nDisallow: /a\n");
        QuestionBar bar(folder.site);
        folder.ask(QString::fromUtf8(QTest::currentDataTag()), u"/"_s);
        QTRY_VERIFY(QSettings().value(u"simulator/recentUrls"_s).toStringList().contains(u"/"_s));
        QTest::qWait(0);
        QCOMPARE(QSettings()
                     .value(u"simulator/recentAgents"_s)
                     .toStringList()
                     .contains(QString::fromUtf8(QTest::currentDataTag())),
                 isKept);
        QSettings().remove(u"simulator/recentUrls"_s);
    }

    void theMenuOfAProblemOpensWhereItIsAsked() {
        Folder folder("User-agent: *\nDisalow: /a\nDisallow: /a b\n");
        ProblemsPanel panel(folder.site);
        panel.resize(1000, 200);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto *view = panel.findChild<QTreeView *>();
        QTRY_VERIFY(view->model()->rowCount() > 0);
        const QModelIndex index = view->model()->index(0, 0);
        view->setCurrentIndex(index);
        const QRect row = view->visualRect(index);
        QPoint opened;
        const auto askAt = [&](const QPoint &at, QContextMenuEvent::Reason reason) {
            opened = {-1, -1};
            QTimer::singleShot(0, this, [&] {
                if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
                    opened = view->viewport()->mapFromGlobal(menu->pos());
                    menu->close();
                }
            });
            QContextMenuEvent event(reason, at, view->viewport()->mapToGlobal(at));
            QApplication::sendEvent(view->viewport(), &event);
        };
        const QPoint pressed(250, row.center().y());
        askAt(pressed, QContextMenuEvent::Mouse);
        QVERIFY2((opened - pressed).manhattanLength() < 8,
                 qPrintable(u"%1,%2"_s.arg(opened.x()).arg(opened.y())));
        // Below the rows there is no problem to mend.
        askAt(QPoint(600, view->viewport()->height() - 3), QContextMenuEvent::Mouse);
        QCOMPARE(opened, QPoint(-1, -1));
        askAt(row.center(), QContextMenuEvent::Keyboard);
        QVERIFY(opened != QPoint(-1, -1));
    }
};

QTEST_MAIN(TestQuestionViews)
#include "tst_questionviews.moc"
