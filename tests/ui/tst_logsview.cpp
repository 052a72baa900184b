// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Logs view: reading, its tables and chart, keys, what a screen reader is told, sample paths, reports.

#include "tests/support/ownsettings.h"
#include "tests/support/rungit.h"
#include "tests/support/uifolder.h"
#include "ui/document/document.h"
#include "ui/editor/gutter.h"
#include "ui/editor/textview.h"
#include "ui/simulator/logschart.h"
#include "ui/simulator/logspanel.h"
#include "ui/simulator/violationdialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

const char kNewest[] = "User-agent: *\nCrawl-delay: 10\nDisallow: /shop/\nDisallow: /idle/\n\n"
                       "User-agent: GPTBot\nDisallow: /\n\n"
                       "Sitemap: https://www.example.org/sitemap.xml\n";

QByteArray line(const char *time, const char *path, const char *agent, int status = 200) {
    return QByteArray("192.0.2.7 - - [") + time + " +0000] \"GET " + path + " HTTP/1.1\" " +
           QByteArray::number(status) + " 9 \"-\" \"" + agent + "\"\n";
}

struct Fixture : Folder {
    Fixture() {
        write(u"site/robots.txt"_s, kNewest);
        write(u"site/robots2.txt"_s, "report-to: mailto:abuse@example.org\n");
        write(u"versions/2026-11-01T00:00Z/robots.txt"_s, "User-agent: *\nDisallow: /shop/\n");
        write(u"versions/2026-11-10T00:00Z/robots.txt"_s, kNewest);
        // GPTBot reads the new rules and goes on; AhrefsBot is too fast; CCBot does nothing wrong.
        QByteArray log;
        log += line("02/Nov/2026:10:00:00", "/blog/a", "GPTBot/1.2");
        log += line("10/Nov/2026:01:00:00", "/blog/a", "GPTBot/1.2");
        log += line("12/Nov/2026:10:00:00", "/robots.txt", "GPTBot/1.2");
        log += line("12/Nov/2026:10:00:05", "/blog/b?key=secret", "GPTBot/1.2");
        log += line("12/Nov/2026:10:00:09", "/blog/b?key=secret", "GPTBot/1.2");
        log += line("12/Nov/2026:10:00:19", "/blog/c", "GPTBot/1.2", 403);
        log += line("12/Nov/2026:11:00:00", "/docs/1", "AhrefsBot/7.0");
        log += line("12/Nov/2026:11:00:01", "/docs/2", "AhrefsBot/7.0");
        log += line("12/Nov/2026:11:00:02", "/shop/1", "AhrefsBot/7.0");
        log += line("13/Nov/2026:11:00:02", "/docs/3", "CCBot/2.0");
        log += line("13/Nov/2026:11:00:03", "/docs/3", "Mozilla/5.0 Firefox/150");
        write(u"access.log"_s, log);
        open(u"site"_s);
    }
    [[nodiscard]] QString log() const { return dir.filePath(u"access.log"_s); }
    [[nodiscard]] QString versions() const { return dir.filePath(u"versions"_s); }
};

/// "GPTBot | 6 | 3 | …": a row as it is shown.
QString rowText(const QAbstractItemModel &model, int row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.index(row, column).data().toString().trimmed();
    return cells.join(u" | "_s);
}

QStringList rowTexts(const QAbstractItemModel &model) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows << rowText(model, row);
    return rows;
}

} // namespace

class TestLogsView : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void emptyState() {
        const Fixture fixture;
        LogsPanel panel(const_cast<SiteModel &>(fixture.site));
        panel.resize(1200, 600);
        panel.show();
        int buttons = 0;
        for (const auto *button : panel.findChildren<QPushButton *>())
            buttons += button->isVisible() ? 1 : 0;
        QCOMPARE(buttons, 1);
        QVERIFY(panel.acceptDrops());
        // No repository: what the window shows is the policy.
        const auto *policy = panel.findChild<QComboBox *>();
        QCOMPARE(policy->currentText(), u"this text, for all times"_s);
        QCOMPARE(policy->count(), 2);
    }

    /// The view is there before the site is.
    void historyIsTheDefault() {
        Fixture fixture;
        SiteModel site;
        LogsPanel panel(site);
        const auto *policy = panel.findChild<QComboBox *>();
        QCOMPARE(policy->currentText(), u"this text, for all times"_s);
        if (!test::hasGit())
            QSKIP("git is not installed");
        QVERIFY(test::runGit(fixture.dir.filePath(u"site"_s), {u"init"_s, u"-q"_s}).has_value());
        QVERIFY(site.files().openFolder(fixture.dir.filePath(u"site"_s)));
        QCOMPARE(policy->currentText(), u"this site's Git history"_s);
        // What somebody chose stays.
        panel.setPolicy(LogRequest::Policy::Text);
        QVERIFY(site.files().openFolder(fixture.dir.filePath(u"site"_s)));
        QCOMPARE(policy->currentText(), u"this text, for all times"_s);
    }

    void judgedByVersions() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.resize(1300, 700);
        panel.show();
        QSignalSpy title(&panel, &LogsPanel::titleChanged);
        panel.setVersions(fixture.versions());
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        // Most offences first; behind these the days of the first and the last.
        const QStringList agents = rowTexts(panel.agents());
        QCOMPARE(agents.size(), 3);
        QCOMPARE(agents[0], u"GPTBot | – | 6 | 3 | 3 | 1 | – | – | once | Thu 12 Nov"_s);
        QCOMPARE(agents[1], u"AhrefsBot | – | 3 | 1 | – | – | – | 100 % | never | Thu 12 Nov"_s);
        QCOMPARE(agents[2], u"CCBot | – | 1 | – | – | – | – | – | never | –"_s);
        QVERIFY2(panel.status().contains(u"Agents made 90.9 % of the lines."_s),
                 qPrintable(panel.status()));
        const auto *refuse = panel.findChild<QPushButton *>(u"refuseAtServer"_s);
        QVERIFY(refuse != nullptr && refuse->isEnabled());
        QVERIFY2(panel.status().startsWith(u"11 lines"_s), qPrintable(panel.status()));
        QCOMPARE(title.last().first().toString(), u"Logs 2"_s);
        QCOMPARE(rowTexts(panel.idle()),
                 QStringList{u"robots.txt line 4 | Disallow: /idle/ | *"_s});

        // The worst is chosen: its rules are shown without a click.
        const QStringList rules = rowTexts(panel.rules());
        QCOMPARE(rules[0], u"robots.txt line 7: Disallow: / | 2026-11-10T00:00Z | 4 | "
                           u"Tue 10 Nov | Thu 12 Nov"_s);
        QCOMPARE(rules.mid(1), (QStringList{u"/blog/b?key=… |  | 2 |  | "_s,
                                            u"/blog/a |  | 1 |  | "_s, u"/blog/c |  | 1 |  | "_s}));
        const LogsBars &bars = panel.chart().bars();
        QCOMPARE(bars.versions.size(), std::size_t{2});
        quint64 denied = 0;
        quint64 grace = 0;
        for (const auto &[hour, counts] : bars.counts) {
            denied += counts[LogsBars::Denied];
            grace += counts[LogsBars::Grace];
        }
        QCOMPARE(denied, quint64{3});
        QCOMPARE(grace, quint64{1});
        // The key explains what occurs, and nothing else.
        QCOMPARE(bars.kinds(), (std::vector{LogsBars::Denied, LogsBars::Grace, LogsBars::Ok}));
    }

    /// Who came under an agent's name from elsewhere is listed by network, to be refused.
    void networksOfSomebodyElse() {
        Fixture fixture;
        fixture.write(u"ranges/gptbot.json"_s,
                      "{\"prefixes\":[{\"ipv4Prefix\":\"20.15.240.64/28\"}]}");
        LogsPanel panel(fixture.site);
        panel.resize(1300, 700);
        panel.show();
        const auto *details = panel.findChild<QTabWidget *>(u"logDetails"_s);
        auto *copy = panel.findChild<QPushButton *>(u"copyNetworks"_s);
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        QVERIFY(!details->isTabVisible(2)); // nobody can be told apart without lists
        QVERIFY(!copy->isVisible());

        panel.setAddresses(fixture.dir.filePath(u"ranges"_s));
        QTRY_VERIFY(panel.result() && !panel.isBusy() && !panel.result()->addresses.isEmpty());
        QVERIFY(details->isTabVisible(2));
        panel.chooseAgent(panel.agents().rowOf("GPTBot"));
        QCOMPARE(rowTexts(panel.networks()), QStringList{u"192.0.2.0/24 | 6"_s});
        QCOMPARE(details->tabText(2), u"Under its name (1)"_s);
        QVERIFY(copy->isVisible());
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"192.0.2.0/24\n"_s);
        const QString with =
            violationReport(*panel.result(), panel.result()->report.agents[0], {}, {}, {}, true);
        QVERIFY2(with.contains(u"\nnot-from-its-network: 192.0.2.0/24, 6 times\n"_s),
                 qPrintable(with));
        const QString without =
            violationReport(*panel.result(), panel.result()->report.agents[0], {}, {}, {}, false);
        QVERIFY2(!without.contains(u"192.0.2"_s), qPrintable(without));

        panel.chooseAgent(panel.agents().rowOf("CCBot"));
        QCOMPARE(panel.networks().rowCount(), 0);
        QVERIFY(!copy->isVisible());
    }

    /// Nothing is counted against who is documented to ignore robots.txt, and nobody reads that it kept to it.
    void whoIgnoresIsNotJudged() {
        Fixture fixture;
        fixture.write(u"two.log"_s, line("30/Dec/2025:10:00:00", "/shop/1", "GPTBot/1.2") +
                                        line("02/Nov/2026:10:00:00", "/shop/1", "Bytespider"));
        LogsPanel panel(fixture.site);
        panel.openLogs({fixture.dir.filePath(u"two.log"_s)});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        QCOMPARE(panel.agents().rowCount(), 2);
        const QString said =
            panel.agents().index(1, LogAgentsModel::Denied).data(Qt::ToolTipRole).toString();
        QVERIFY2(said.startsWith(
                     u"Bytespider is documented to ignore robots.txt, so no request counts as "
                     u"denied"_s) &&
                     !said.contains(u"did nothing"_s),
                 qPrintable(said));
        // A log of two years says which.
        const QString first = rowText(panel.agents(), 0);
        QVERIFY2(first.contains(u"2025"_s), qPrintable(first));
    }

    void judgedByTheText() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        // For all times: what was right then is wrong now.
        QVERIFY(rowText(panel.agents(), 0).startsWith(u"GPTBot | – | 6 | 5 | 3 | –"_s));
    }

    void aPathAsksAtThatTime() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.resize(1300, 700);
        panel.show();
        panel.setVersions(fixture.versions());
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        panel.chooseAgent(panel.agents().rowOf("GPTBot"));
        auto *view = panel.findChild<QTableView *>(u"logRules"_s);
        QSignalSpy gone(&fixture.site.navigator(), &Navigator::goToRequested);
        view->setFocus();
        view->setCurrentIndex(panel.rules().index(3, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(fixture.site.analysis().question().agent, u"GPTBot"_s);
        QCOMPARE(fixture.site.analysis().question().url, u"/blog/c"_s);
        QCOMPARE(fixture.site.analysis().question().at->time_since_epoch().count(), 1794477619);
        QCOMPARE(fixture.site.analysis().verdict()->fetch.decision, Decision::Deny);
        QCOMPARE(gone.count(), 1); // the rule is still that line of the text
    }

    /// One request of a wrong clock does not make all the others one line: it is left out, and that is said.
    void farHoursAreNotDrawn_data() {
        QTest::addColumn<QList<qint64>>("hours"); // of ten requests each
        QTest::addColumn<QList<qint64>>("far");   // of one
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("count");
        QTest::addColumn<int>("outside");
        constexpr qint64 kYear = 365LL * 24;
        constexpr qint64 kNow = 56 * kYear;
        constexpr qint64 kLast = 8029 * kYear;
        QTest::newRow("none") << QList<qint64>{kNow, kNow + 30} << QList<qint64>{} << kNow
                              << qint64(31) << 0;
        QTest::newRow("year 9999")
            << QList<qint64>{kNow, kNow + 30} << QList<qint64>{kLast} << kNow << qint64(31) << 1;
        QTest::newRow("both ends")
            << QList<qint64>{kNow, kNow + 30} << QList<qint64>{0, kLast} << kNow << qint64(31) << 2;
        QTest::newRow("a day later") << QList<qint64>{kNow, kNow + 30} << QList<qint64>{kNow + 48}
                                     << kNow << qint64(49) << 0;
        QTest::newRow("as many") << QList<qint64>{kNow, kLast} << QList<qint64>{} << kNow
                                 << kLast - kNow + 1 << 0;
        QTest::newRow("one alone")
            << QList<qint64>{} << QList<qint64>{kLast} << kLast << qint64(1) << 0;
    }
    void farHoursAreNotDrawn() {
        QFETCH(const QList<qint64>, hours);
        QFETCH(const QList<qint64>, far);
        QFETCH(const qint64, first);
        QFETCH(const qint64, count);
        QFETCH(const int, outside);
        logs::Hours all;
        const auto ok = static_cast<std::size_t>(logs::HitClass::Ok);
        for (const qint64 hour : hours)
            all[hour][ok] = 10;
        for (const qint64 hour : far)
            all[hour][ok] = 1;
        const LogsBars bars = LogsBars::of(all, all);
        QCOMPARE(bars.firstHour, first);
        QCOMPARE(bars.hours, count);
        QCOMPARE(bars.outside, quint64(outside));
        LogsChart chart;
        chart.setBars(bars, {});
        QCOMPARE(chart.accessibleDescription().contains(u"Not drawn"_s), outside > 0);
    }

    void chartByKeys() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.resize(1300, 700);
        panel.show();
        QVERIFY(
            QTest::qWaitForWindowExposed(&panel)); // how wide it is says how many hours a bar has
        panel.setVersions(fixture.versions());
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        LogsChart &chart = panel.chart();
        QSignalSpy chosen(&chart, &LogsChart::hourChosen);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_End);
        QVERIFY(chart.current().has_value());
        const qint64 last = *chart.current();
        QTest::keyClick(&chart, Qt::Key_Left);
        QVERIFY(*chart.current() < last);
        QTest::keyClick(&chart, Qt::Key_End);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(*chart.current(), last);
        QVERIFY2(chart.accessibleDescription().contains(u" 1"_s),
                 qPrintable(chart.accessibleDescription()));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(fixture.site.analysis().question().at->time_since_epoch().count(), last * 3600);
    }

    void everythingHasAName() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.resize(1300, 700);
        panel.show();
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        for (const auto *widget : panel.findChildren<QWidget *>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus &&
                !widget->objectName().startsWith(u"qt_"_s) &&
                (qobject_cast<const QTableView *>(widget) ||
                 qobject_cast<const QToolButton *>(widget) ||
                 qobject_cast<const QComboBox *>(widget) ||
                 qobject_cast<const LogsChart *>(widget)))
                QVERIFY2(!widget->accessibleName().isEmpty(),
                         qPrintable(QString::fromLatin1(widget->metaObject()->className())));
    }

    void samplePaths() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.setVersions(fixture.versions());
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        panel.chooseAgent(panel.agents().rowOf("GPTBot"));
        panel.useAsSamplePaths();
        QCOMPARE(fixture.site.side().settings().paths,
                 (std::vector<std::string>{"/blog/b", "/blog/a", "/blog/c"}));
        panel.useAsSamplePaths();
        QCOMPARE(fixture.site.side().settings().paths.size(), std::size_t{3});
    }

    void reports() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.setVersions(fixture.versions());
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        panel.chooseAgent(panel.agents().rowOf("GPTBot"));
        panel.reportAgent();
        auto *dialog = panel.findChild<ViolationDialog *>();
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY(!dialog->isBusy());
        const QString report = dialog->report();
        for (const QString &wanted :
             {u"agent: GPTBot\n"_s, u"violation: ignored-disallow\n"_s,
              u"report-to: mailto:abuse@example.org\n"_s,
              u"denied: 3 (served 2, after reading the rule 3)\n"_s,
              u"against-policy: 3, first 2026-11-12T10:00:05Z, last 2026-11-12T10:00:19Z\n"_s,
              u"  2026-11-12T10:00:05Z GET /blog/b?key=… status 200, against robots.txt line 7: "
              "Disallow: /, which it had read\n"_s})
            QVERIFY2(report.contains(wanted), qPrintable(report));
        // Who reads the report wants to know which site: the Sitemap says so.
        QVERIFY2(report.contains(u"site: www.example.org\n"_s), qPrintable(report));
        QVERIFY(!report.contains(u"192.0.2.7"_s) && !report.contains(u"secret"_s));
        const auto buttons = dialog->findChildren<QPushButton *>();
        const auto copy = std::ranges::find_if(
            buttons, [](const QPushButton *button) { return button->text() == u"&Copy"_s; });
        QVERIFY(copy != buttons.end());
        (*copy)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), report);
        delete dialog;
    }

    void dropped() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(fixture.log())});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&panel, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&panel, &drop);
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        QCOMPARE(panel.result()->report.lines, std::uint64_t{11});
    }

    /// What was asked for before must not come later.
    void olderResultsAreDropped() {
        Fixture fixture;
        QByteArray much;
        for (int i = 0; i < 200'000; ++i)
            much += line("12/Nov/2026:10:00:05", "/blog/b", "GPTBot/1.2");
        fixture.write(u"much.log"_s, much);
        LogsPanel panel(fixture.site);
        panel.openLogs({fixture.dir.filePath(u"much.log"_s)});
        panel.openLogs({fixture.log()});
        QTRY_VERIFY(panel.result() && !panel.isBusy());
        QCOMPARE(panel.result()->report.lines, std::uint64_t{11});
        panel.openLogs({fixture.dir.filePath(u"much.log"_s)});
        panel.cancel();
        QVERIFY(!panel.isBusy());
        QCOMPARE(panel.status(), u"Reading was stopped."_s);
        QTest::qWait(200);
        QCOMPARE(panel.result()->report.lines, std::uint64_t{11});
    }

    /// In the text's margin, as long as the rule is the one that the log was judged by.
    void idleRulesAreMarked() {
        Fixture fixture;
        Document &document = *fixture.site.files().document(Role::Robots);
        TextView view(fixture.site, document);
        view.resize(500, 300);
        auto *gutter = view.findChild<Gutter *>();
        const auto tip = [&view](int block) { return view.toolTipOfBlock(block); };
        const QString said = u"Decided no request in the log"_s;
        const QImage before = gutter->grab().toImage();
        auto panel = std::make_unique<LogsPanel>(fixture.site);
        panel->setVersions(fixture.versions());
        panel->openLogs({fixture.log()});
        QTRY_VERIFY(panel->result() && !panel->isBusy());
        QVERIFY(!tip(2).contains(said));
        QVERIFY2(tip(3).contains(said), qPrintable(tip(3)));
        QVERIFY(before != gutter->grab().toImage());
        const auto insert = [&](std::uint32_t at, const char *text) {
            document.apply(TextEdit::insert(at, text), {u"test"_s});
        };
        insert(0, "# a line above\n");
        QVERIFY(tip(4).contains(said) && !tip(3).contains(said));
        // Another rule, and back; then the same rule for others.
        const auto end = static_cast<std::uint32_t>(document.bytes().find("/idle/") + 6);
        insert(end, "x");
        QVERIFY(!tip(4).contains(said));
        document.undo();
        QVERIFY(tip(4).contains(said));
        insert(static_cast<std::uint32_t>(document.bytes().find("Crawl-delay")),
               "User-agent: CCBot\n");
        QVERIFY(!tip(5).contains(said));
        document.undo();
        QVERIFY(tip(4).contains(said));
        panel.reset();
        QVERIFY(!tip(4).contains(said));
    }

    void whatCannotBeRead() {
        Fixture fixture;
        LogsPanel panel(fixture.site);
        panel.openLogs({fixture.dir.filePath(u"nothing.log"_s)});
        QTRY_VERIFY(!panel.isBusy());
        QVERIFY2(panel.status().contains(u"nothing.log: cannot be opened"_s),
                 qPrintable(panel.status()));
        QVERIFY(!panel.result());
    }
};

QTEST_MAIN(TestLogsView)
#include "tst_logsview.moc"
