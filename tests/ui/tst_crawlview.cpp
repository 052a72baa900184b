// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page of a crawl in the map's mode of hours, and the server that the window starts: numbers, keys, other lists of pages,
// cancelling, what is wrong.

#include "tests/support/ownsettings.h"
#include "tests/support/uifolder.h"
#include "ui/simulator/crawlchart.h"
#include "ui/simulator/crawlpanel.h"
#include "ui/simulator/crawlserverdialog.h"
#include "ui/simulator/hoursview.h"
#include "ui/simulator/timelinepanel.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 20'000;
const Instant kStart = *parseInstant("2026-11-20T00:00:00Z");
const char kSaved[] = "User-agent: *\nCrawl-delay: 60\nDisallow: /private/\n";
const char kDraft[] = "User-agent: *\nCrawl-delay: 3600\nDisallow: /private/\nDisallow: /shop/\n";

QByteArray settings() {
    QByteArray text = "agents: [Bingbot, NobodyBot]\npaths:\n";
    for (int page = 0; page < 97; ++page)
        text += "  - /blog/" + QByteArray::number(page) + '\n';
    return text + "  - /private/a\n  - /shop/1\n  - /shop/2\n";
}

struct Fixture : Folder {
    Fixture() : Folder(kSaved, settings()) {}
};

QStringList rowTexts(const QAbstractItemModel &model) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        rows << cells.join(u" | "_s);
    }
    return rows;
}

/// The page, shown, and computed from the start of the day on.
struct Page {
    CrawlPanel panel;

    explicit Page(Fixture &fixture) : panel(fixture.site) {
        panel.setStart(kStart);
        panel.resize(1200, 300);
        panel.show();
    }
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!panel.isBusy(), kPatience); }
};

} // namespace

class TestCrawlView : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void lengths_data() {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("said");
        QTest::newRow("0") << qint64{0} << u"0 second(s)"_s;
        QTest::newRow("119") << qint64{119} << u"119 second(s)"_s;
        QTest::newRow("120") << qint64{120} << u"2 minute(s)"_s;
        QTest::newRow("up") << qint64{121} << u"3 minute(s)"_s;
        QTest::newRow("hours") << qint64{7200} << u"2 hour(s)"_s;
        QTest::newRow("a day") << qint64{86400} << u"24 hour(s)"_s;
        QTest::newRow("days") << qint64{2 * 86400} << u"2 day(s)"_s;
        QTest::newRow("years") << qint64{3660 * 86400LL} << u"3660 day(s)"_s;
    }
    void lengths() {
        QFETCH(qint64, seconds);
        QFETCH(QString, said);
        QCOMPARE(crawlLengthText(std::chrono::seconds(seconds)), said);
    }

    /// Draft and saved file beside each other, in sentence, tables and curve.
    void compared() {
        Fixture fixture;
        Page page(fixture);
        const QAbstractItemModelTester crawlers(
            &page.panel.crawlers(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QAbstractItemModelTester days(&page.panel.days(),
                                            QAbstractItemModelTester::FailureReportingMode::Fatal);
        page.wait();
        QCOMPARE(page.panel.result()->request.reading, Reading::Known);
        QVERIFY2(
            page.panel.status().startsWith(
                u"With this draft Bingbot needs 98 minute(s) for 99 pages, as with the saved files."_s),
            qPrintable(page.panel.status()));
        fixture.edit(kDraft);
        QVERIFY(page.panel.isBusy());
        page.wait();
        QCOMPARE(page.panel.status(), u"With this draft Bingbot needs 4 day(s) for 97 pages, in "
                                      u"place of 98 minute(s) for 99. "
                                      "100 page(s) of the site's examples."_s);
        QCOMPARE(rowTexts(page.panel.crawlers()),
                 (QStringList{u"Bingbot | 97 | Tue 24 Nov 00:00 | 4 day(s) | 98 minute(s)"_s,
                              u"NobodyBot | 97 | Tue 24 Nov 00:00 | 4 day(s) | 98 minute(s)"_s}));
        QCOMPARE(rowTexts(page.panel.days()),
                 (QStringList{u"Fri 20 Nov | 24 | 24 | 99 | 99"_s,
                              u"Sat 21 Nov to Mon 23 Nov | 24 | 96 | 0 | 99"_s,
                              u"Tue 24 Nov | 1 | 97 | 0 | 99"_s}));
        QCOMPARE(rowTexts(page.panel.facts()),
                 (QStringList{
                     u"Never fetched | 2 | robots.txt line 4, Disallow: /shop/ | /shop/1"_s,
                     u"Never fetched | 1 | robots.txt line 3, Disallow: /private/ | /private/a"_s,
                     u"Waits for its pace | 4 day(s) | the files state one | "_s}));
        // A line is gone to.
        auto *facts = page.panel.findChild<QTableView *>(u"crawlFacts"_s);
        const QSignalSpy went(&fixture.site.navigator(), &Navigator::goToRequested);
        emit facts->activated(page.panel.facts().index(0, 0));
        QCOMPARE(went.size(), 1);
    }

    void keys() {
        Fixture fixture;
        fixture.edit(kDraft);
        Page page(fixture);
        page.wait();
        CrawlChart &chart = page.panel.chart();
        QCOMPARE(chart.accessibleName(), u"Pages that Bingbot has fetched by day"_s);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(
            chart.accessibleDescription(),
            u"Tue 24 Nov: Bingbot has 97 pages by the end of the day, with the saved files 99"_s);
        QTest::keyClick(&chart, Qt::Key_Right); // there is no other
        QCOMPARE(chart.currentDay(), std::optional<std::size_t>(4));
        QTest::keyClick(&chart, Qt::Key_Left);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(
            chart.accessibleDescription(),
            u"Sun 22 Nov: Bingbot has 72 pages by the end of the day, with the saved files 99"_s);
        // The table with the same numbers follows.
        auto *days = page.panel.findChild<QTableView *>(u"crawlDays"_s);
        QCOMPARE(days->currentIndex().row(), 1);
        QTest::keyClick(&chart, Qt::Key_Home);
        QCOMPARE(days->currentIndex().row(), 0);
        page.panel.chooseCrawler(1);
        QCOMPARE(chart.accessibleName(), u"Pages that NobodyBot has fetched by day"_s);
    }

    void limits() {
        Fixture fixture;
        fixture.edit(kDraft);
        Page page(fixture);
        page.panel.setDays(2);
        page.wait();
        QVERIFY2(
            page.panel.status().startsWith(
                u"With this draft Bingbot does not reach 49 pages in 2 day(s), in place of needing 98 minute(s)."_s),
            qPrintable(page.panel.status()));
        fixture.edit("User-agent: *\nDisallow: /\n");
        page.wait();
        QVERIFY2(page.panel.status().startsWith(
                     u"With this draft Bingbot gets none of the pages, in place of 99."_s),
                 qPrintable(page.panel.status()));
    }

    /// URLs of a file and of logs, and files that have none.
    void otherPages() {
        Fixture fixture;
        Page page(fixture);
        page.wait();
        page.panel.openUrls(fixture.write(
            u"urls.txt"_s,
            "\xEF\xBB\xBFhttps://www.example.org/a\r\n\r\nhttps://b.example/b\r\n/c \xFF\r\n"));
        page.wait();
        QCOMPARE(page.panel.result()->request.urls->size(), 3U);
        QVERIFY2(
            page.panel.status().endsWith(
                u"3 page(s) of urls.txt. URLs of other hosts, such as b.example, are asked of these files too."_s),
            qPrintable(page.panel.status()));
        page.panel.openUrls(fixture.write(
            u"map.xml"_s, "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
                          "<url><loc>https://www.example.org/x</loc></url></urlset>"));
        page.wait();
        QCOMPARE(page.panel.result()->request.urls->size(), 1U);
        const QByteArray front = "192.0.2.7 - - [12/Nov/2026:10:00:00 +0000] \"GET ";
        page.panel.openLogs({fixture.write(
            u"access.log"_s, front + "/one HTTP/1.1\" 200 9 \"-\" \"GPTBot/1.2\"\n" + front +
                                 "/robots.txt HTTP/1.1\" 200 9 \"-\" \"GPTBot/1.2\"\n" + front +
                                 "/two HTTP/1.1\" 200 9 \"-\" \"CCBot/2.0\"\n" + front +
                                 "/one HTTP/1.1\" 200 9 \"-\" \"CCBot/2.0\"\n" + front +
                                 "/gone HTTP/1.1\" 404 9 \"-\" \"CCBot/2.0\"\n" + front +
                                 "/human HTTP/1.1\" 200 9 \"-\" \"Mozilla/5.0 Firefox/150\"\n")});
        page.wait();
        QCOMPARE(*page.panel.result()->request.urls, (std::vector<std::string>{"/one", "/two"}));
        page.panel.openUrls(fixture.write(u"empty.txt"_s, "\n \n"));
        page.wait();
        QCOMPARE(page.panel.status(), u"empty.txt names no page."_s);
        QVERIFY(!page.panel.result());
        page.panel.openUrls(fixture.dir.filePath(u"none.txt"_s));
        page.wait();
        QVERIFY2(page.panel.status().contains(u"none.txt"_s), qPrintable(page.panel.status()));
        page.panel.openUrls(fixture.write(
            u"index.xml"_s,
            "<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>"));
        page.wait();
        QCOMPARE(page.panel.status(),
                 u"This file lists sitemaps and no pages: choose one of the sitemaps."_s);
    }

    void nothingToCrawl() {
        Fixture fixture;
        fixture.site.side().setSettings({});
        Page page(fixture);
        page.wait();
        QVERIFY2(page.panel.status().startsWith(u"There are no pages to crawl"_s),
                 qPrintable(page.panel.status()));
        QCOMPARE(page.panel.crawlers().rowCount(), 0);
        QVERIFY(page.panel.chart().tell(0).isEmpty());
        // The best known of the usual agents, at most five.
        SiteSettings some;
        some.paths = {"/a"};
        fixture.site.side().setSettings(some);
        page.wait();
        QCOMPARE(page.panel.crawlers().rowCount(), 5);
    }

    void cancelled() {
        Fixture fixture;
        Page page(fixture);
        page.wait();
        fixture.write(u"many.txt"_s, QByteArray("/a/page\n").repeated(300'000));
        page.panel.openUrls(fixture.dir.filePath(u"many.txt"_s));
        QVERIFY(page.panel.isBusy());
        page.panel.cancel();
        QVERIFY(!page.panel.isBusy());
        QVERIFY2(page.panel.status().startsWith(u"Cancelled."_s), qPrintable(page.panel.status()));
        // What was under way is dropped, and the next question is answered.
        page.panel.setDays(10);
        page.wait();
        QCOMPARE(page.panel.result()->request.urls->size(), 100U);
    }

    /// It is a page of the map's hours, and computes nothing while another is seen.
    void pageOfHours() {
        Fixture fixture;
        TimelinePanel panel(fixture.site);
        panel.resize(1200, 300);
        panel.show();
        QTRY_VERIFY_WITH_TIMEOUT(!panel.isBusy(), kPatience);
        auto *crawl = panel.findChild<CrawlPanel *>();
        QVERIFY(!crawl->isVisible() && !crawl->result());
        panel.showCrawl();
        QTRY_VERIFY_WITH_TIMEOUT(crawl->result() != nullptr, kPatience);
        QVERIFY(crawl->isVisible() && !panel.view().isVisible());
    }

    // ---- the server --------------------------------------------------------------------------------

    void served() {
        Fixture fixture;
        fixture.edit(kDraft);
        CrawlServerDialog dialog(fixture.site, commandLineProgram());
        QVERIFY2(!commandLineProgram().isEmpty(), "gatepost-cli is not built");
        dialog.show();
        dialog.findChild<QSpinBox *>()->setMinimum(0);
        dialog.setPort(0); // any that is free
        const QSignalSpy requests(&dialog.server(), &DraftServer::requested);
        auto *start = dialog.findChild<QPushButton *>(u"serverStart"_s);
        start->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.server().url().isEmpty(), kPatience);
        QCOMPARE(dialog.findChild<QLabel *>(u"serverAddress"_s)->text(), dialog.server().url());
        QVERIFY2(dialog.said().contains(u"until you press Stop"_s), qPrintable(dialog.said()));
        QCOMPARE(start->text(), u"Stop"_s);
        const QUrl url(dialog.server().url());
        QCOMPARE(url.host(), u"127.0.0.1"_s);
        // The draft, not what is saved.
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        QVERIFY(socket.waitForConnected(kPatience));
        socket.write("GET /robots.txt HTTP/1.0\r\nUser-Agent: ToyBot/1.0\r\n\r\n");
        QTRY_VERIFY_WITH_TIMEOUT(socket.state() == QAbstractSocket::UnconnectedState, kPatience);
        QVERIFY(socket.readAll().endsWith(kDraft));
        QTRY_COMPARE_WITH_TIMEOUT(requests.size(), 1, kPatience);
        QVERIFY2(requests[0][0].toString().endsWith(u"\"-\" \"ToyBot/1.0\""_s),
                 qPrintable(requests[0][0].toString()));
        // A second window gets the same port refused, and says so.
        CrawlServerDialog second(fixture.site, commandLineProgram());
        second.setPort(static_cast<quint16>(url.port()));
        second.findChild<QPushButton *>(u"serverStart"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(second.said().contains(u"is in use by another program"_s),
                                 kPatience);
        QVERIFY(!second.server().isRunning());
        start->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.server().isRunning(), kPatience);
        QCOMPARE(dialog.said(), u"The server was stopped."_s);
        QCOMPARE(start->text(), u"Start"_s);
    }

    void commandIsMissing() {
        Fixture fixture;
        CrawlServerDialog dialog(fixture.site, {});
        QVERIFY2(dialog.said().contains(u"gatepost-cli was not found"_s),
                 qPrintable(dialog.said()));
        QVERIFY(!dialog.findChild<QPushButton *>(u"serverStart"_s)->isEnabled());
        CrawlServerDialog wrong(fixture.site, fixture.dir.filePath(u"no-such-program"_s));
        wrong.findChild<QPushButton *>(u"serverStart"_s)->click();
        QTRY_VERIFY2_WITH_TIMEOUT(wrong.said().startsWith(u"The command could not be started"_s),
                                  qPrintable(wrong.said()), kPatience);
    }

    void draftAsFolder() {
        Fixture fixture;
        fixture.edit(kDraft);
        const QTemporaryDir copy;
        QVERIFY(writeDraft(fixture.site, copy.path()).has_value());
        QFile robots(copy.filePath(u"robots.txt"_s));
        QVERIFY(robots.open(QIODevice::ReadOnly));
        QCOMPARE(robots.readAll(), QByteArray(kDraft));
        QFile yaml(copy.filePath(u"gatepost.yaml"_s));
        QVERIFY(yaml.open(QIODevice::ReadOnly));
        QCOMPARE(yaml.readAll(), settings());
        QVERIFY(!writeDraft(fixture.site, copy.filePath(u"robots.txt"_s)).has_value());
    }
};

QTEST_MAIN(TestCrawlView)
#include "tst_crawlview.moc"
