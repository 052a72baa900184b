// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The simulator's views, driven by keys and clicks; their models' contents.

#include "core/simulate/simulate.h"
#include "core/text/ascii.h"
#include "tests/support/ownsettings.h"
#include "tests/support/uifolder.h"
#include "ui/bridge/text.h"
#include "ui/document/document.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/askpanel.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/hoursview.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/simulator/readingspanel.h"
#include "ui/simulator/testspanel.h"
#include "ui/simulator/timelinepanel.h"
#include "ui/simulator/zone.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QProcess>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

QStringList g_announced;

void onAccessible(QAccessibleEvent *event) {
    if (event->type() == QAccessible::Announcement)
        g_announced << static_cast<QAccessibleAnnouncementEvent *>(event)->message();
}

/// Without the marks that keep policy text together in a window that is laid out from the right (-reverse).
QString unmarked(QString text) {
    return text.remove(QChar(0x2066)).remove(QChar(0x2068)).remove(QChar(0x2069));
}

QString cell(const QAbstractItemModel &model, int row, int column) {
    return unmarked(model.index(row, column).data().toString());
}

const char kRobots[] =
    "User-agent: GPTBot\nDisallow: /blog\n\n"
    "User-agent: AhrefsBot\nVisit-time: 0600-0845\nRequest-rate: 1/20m 0800-0845\n"
    "Disallow: /x\n";
const char kSettings[] = "agents: [GPTBot, CCBot, AhrefsBot]\npaths: [/, /blog]\n";
const char kFriday[] = "2026-11-20T07:00:00Z";

} // namespace

class TestSimulator : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

private slots:
    void initTestCase() {
        QAccessible::installUpdateHandler(onAccessible);
        QLocale::setDefault(QLocale::English); // names of days, whoever runs it
        DisplayZone::instance().setZone("Europe/Berlin");
    }

    // ---- matrix ----------------------------------------------------------------------------------

    void matrix() {
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.write(u"gatepost.yaml"_s, kSettings);
        folder.open();
        folder.ask(u"CCBot"_s, u"/"_s, kFriday);
        MatrixPanel panel(folder.site);
        const QAbstractItemModelTester tester(&panel.model(), kFatal);
        panel.resize(900, 400);
        panel.show();
        panel.model().setMerging(false);
        QTRY_VERIFY(!panel.isBusy() && panel.model().rowCount() == 3);
        MatrixModel &model = panel.model();
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), u"GPTBot"_s);
        QCOMPARE(unmarked(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString()),
                 u"/blog"_s);
        QCOMPARE(cell(model, 0, 0), u"Yes"_s);
        QCOMPARE(cell(model, 0, 1), u"No"_s);
        QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole).toString(),
                 u"GPTBot, /blog: No, robots.txt line 2"_s);

        // An edit renews it, and marks what differs from the saved site.
        folder.edit(Role::Robots, "User-agent: CCBot\nDisallow: /\n");
        QTRY_VERIFY(!panel.isBusy() && cell(model, 1, 0) == u"No"_s);
        QCOMPARE(cell(model, 0, 1), u"Yes"_s);
        QVERIFY(model.index(0, 1).data(MatrixModel::ChangedRole).toBool());
        QVERIFY(!model.index(0, 0).data(MatrixModel::ChangedRole).toBool());
        QVERIFY(model.index(1, 0).data(Qt::AccessibleTextRole).toString().contains(u"differs"_s));
        QVERIFY2(panel.status().contains(u"3 differ"_s), qPrintable(panel.status()));

        // By keys: to the cell, Enter puts its question.
        auto *view = panel.findChild<QTableView *>(u"matrix"_s);
        view->setFocus();
        view->setCurrentIndex(model.index(0, 0));
        // To the next column: the right one, or the left one where the table is laid out from the right.
        QTest::keyClick(view,
                        view->layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(folder.site.analysis().question().agent, u"GPTBot"_s);
        QCOMPARE(folder.site.analysis().question().url, u"/blog"_s);

        // Sorted by a column's answers: what is denied first.
        const auto agents = [&] {
            QStringList names;
            for (int row = 0; row < model.rowCount(); ++row)
                names << model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
            return names.join(u' ');
        };
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(agents(), u"CCBot GPTBot AhrefsBot"_s);
        model.sort(0, Qt::DescendingOrder);
        QCOMPARE(agents(), u"GPTBot AhrefsBot CCBot"_s);
        model.sort(-1, Qt::AscendingOrder);
        QCOMPARE(agents(), u"GPTBot CCBot AhrefsBot"_s);

        // Filters.
        for (QToolButton *button : panel.findChildren<QToolButton *>())
            if (button->text() == u"Denied"_s)
                button->click();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), u"CCBot"_s);
        model.setTransposed(true);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"CCBot"_s);
    }

    void matrixOfDirectivesAndHours() {
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.write(u"robots2.txt"_s, "train: no\n[agent: GPTBot]\ntrain: yes\n");
        folder.write(u"gatepost.yaml"_s, kSettings);
        folder.open();
        folder.ask(u"AhrefsBot"_s, u"/"_s, kFriday);
        MatrixPanel panel(folder.site);
        const QAbstractItemModelTester tester(&panel.model(), kFatal);
        panel.show();
        panel.model().setMerging(false);
        panel.setKind(GridKind::AgentsDirectives);
        QTRY_VERIFY(!panel.isBusy() && panel.model().columnCount() > 10);
        int train = -1;
        for (int i = 0; i < panel.model().columnCount(); ++i)
            if (panel.model().headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() ==
                u"train"_s)
                train = i;
        QCOMPARE(cell(panel.model(), 0, train), u"yes"_s);
        QCOMPARE(cell(panel.model(), 1, train), u"no"_s);
        panel.setKind(GridKind::HoursPaths);
        QTRY_VERIFY(!panel.isBusy() && panel.model().rowCount() == 24);
        QCOMPARE(cell(panel.model(), 5, 0), u"Later"_s);
        QCOMPARE(cell(panel.model(), 6, 0), u"Yes"_s);
    }

    void matrixIsLarge() {
        // 200 × 5,000 off the GUI thread: the event loop keeps turning, and a newer run replaces it.
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.open();
        MatrixPanel panel(folder.site);
        panel.show();
        panel.setAgents({AgentChoice::By::Registry});
        PathList list;
        for (int i = 0; i < 5000; ++i)
            list.paths << u"/p/%1"_s.arg(i);
        QElapsedTimer timer;
        timer.start();
        panel.setPaths(list, u"a test"_s);
        qint64 longest = 0;
        QElapsedTimer turn;
        while (panel.isBusy() && timer.elapsed() < 60'000) {
            turn.start();
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
            longest = std::max(longest, turn.elapsed());
        }
        QCOMPARE(panel.model().grid()->columns, 5001U); // and the question's
        QVERIFY(panel.model().grid()->rows > 190);
        qInfo("as %d x %d in %lld ms, longest turn of the event loop %lld ms",
              panel.model().rowCount(), panel.model().columnCount(), timer.elapsed(), longest);
        QVERIFY2(longest < 1000, qPrintable(QString::number(longest)));
    }

    void agentsAreChosen() {
        QCOMPARE(chosenAgents({}, {u"GPTBot"_s, u"()"_s}).size(), std::size_t{1});
        const auto &all = Registry::builtIn().agents();
        const auto uses = std::ranges::count_if(all, &KnownAgent::namesUse);
        QVERIFY(uses > 0); // a token that names a use is nobody who comes (S112)
        const auto known = chosenAgents({AgentChoice::By::Registry}, {});
        std::set<std::string> names; // an agent that is listed with a version as well is one row
        for (const Identity &agent : known)
            names.insert(gatepost::toLower(agent.ownToken));
        QCOMPARE(known.size(), names.size());
        QVERIFY(known.size() < all.size() - static_cast<std::size_t>(uses));
        QVERIFY(std::ranges::none_of(known, &Identity::namesUse));
        for (const Identity &agent : chosenAgents({AgentChoice::By::Operator, {}, u"Google"_s}, {}))
            QCOMPARE(agent.known->operatorName, std::string("Google"));
        QVERIFY(chosenAgents({AgentChoice::By::Category, Category::AdNetwork}, {}).size() > 1);
    }

    // ---- timeline --------------------------------------------------------------------------------

    void timelinePanel() {
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.write(u"gatepost.yaml"_s, kSettings);
        folder.open();
        folder.ask(u"AhrefsBot"_s, u"/"_s, kFriday);
        TimelinePanel panel(folder.site);
        const QAbstractItemModelTester hoursTester(&panel.hours(), kFatal);
        const QAbstractItemModelTester listTester(&panel.changes(), kFatal);
        panel.resize(1200, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QTRY_VERIFY(!panel.isBusy() && panel.hours().rowCount() > 0);
        // One day; agents that are answered alike share a row.
        QCOMPARE(panel.hours().rowCount(), 2);
        const int row = panel.hours().askedRow(*parseInstant(kFriday));
        QCOMPARE(row, 1);
        QCOMPARE(panel.hours().headerData(0, Qt::Vertical, Qt::DisplayRole).toString(),
                 u"GPTBot + 1"_s);
        QCOMPARE(panel.hours().index(row, 8).data(Qt::AccessibleTextRole).toString(),
                 u"AhrefsBot, Fri 20 Nov 08:00 UTC (09:00 Europe/Berlin): from 08:00: open  ·  1 "
                 "request / 20 min, from 08:46: closed"_s);
        QCOMPARE(cell(panel.changes(), 1, ChangeListModel::Utc), u"Fri 20 Nov 06:00"_s);
        QCOMPARE(cell(panel.changes(), 1, ChangeListModel::Local), u"Fri 20 Nov 07:00"_s);
        QCOMPARE(cell(panel.changes(), 1, ChangeListModel::Answer), u"open"_s);
        QCOMPARE(panel.changes().rowCount(), 4);
        QVERIFY2(panel.remark().startsWith(u"AhrefsBot  ·  Closes 08:46 UTC, in 1 h 46 min"_s),
                 qPrintable(panel.remark()));

        // The needle: where it stands, dragged, and by keys.
        HoursView &view = panel.view();
        QCOMPARE(view.needle(), parseInstant(kFriday));
        QVERIFY(view.rowHeight(0) <= 28);
        // It covers no words, wherever it is, and they stay as long as there is room.
        int labels = 0;
        for (int minute = 0; minute < 24 * 60; minute += 15) {
            const Instant at = *parseInstant("2026-11-20T00:00:00Z") + std::chrono::minutes(minute);
            view.setNeedle(at);
            const HoursView::BandLabel label = view.labelOf(row);
            labels += label.text.isEmpty() ? 0 : 1;
            const int needle = view.pointOf(row, at).x();
            QVERIFY2(label.text.isEmpty() || needle + 5 < label.place.left() ||
                         needle - 5 > label.place.right(),
                     qPrintable(QString::number(minute)));
        }
        QVERIFY2(labels > 48, qPrintable(QString::number(labels)));
        view.setNeedle(parseInstant(kFriday));
        QTest::mousePress(view.viewport(), Qt::LeftButton, {},
                          view.pointOf(row, *parseInstant("2026-11-20T10:00:00Z")));
        QMouseEvent move(QEvent::MouseMove,
                         QPointF(view.pointOf(row, *parseInstant("2026-11-20T12:00:00Z"))),
                         QPointF(), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &move);
        QVERIFY(folder.site.analysis().question().at.has_value());
        const auto off =
            *folder.site.analysis().question().at - *parseInstant("2026-11-20T12:00:00Z");
        QVERIFY2(std::abs(off.count()) <= 15 * 60, qPrintable(QString::number(off.count())));
        QCOMPARE(folder.site.analysis().verdict()->fetch.decision, Decision::Later);
        QVERIFY2(panel.remark().startsWith(u"AhrefsBot  ·  Opens 06:00 UTC, in 1"_s),
                 qPrintable(panel.remark()));
        view.setCurrentIndex(panel.hours().index(row, 6));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(folder.site.analysis().question().at, parseInstant("2026-11-20T06:00:00Z"));
        QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(folder.site.analysis().question().at, parseInstant("2026-11-20T05:45:00Z"));
        // A press in another row asks about its agent.
        QTest::mousePress(view.viewport(), Qt::LeftButton, {},
                          view.pointOf(0, *parseInstant("2026-11-20T10:00:00Z")));
        QCOMPARE(folder.site.analysis().question().agent, u"GPTBot"_s);
    }

    void clockChange() {
        const DisplayZone &zone = DisplayZone::instance();
        const auto change = zone.clockChange(*parseInstant("2026-10-19T00:00:00Z"),
                                             *parseInstant("2026-10-26T00:00:00Z"));
        QVERIFY(change.has_value());
        QCOMPARE(formatInstant(change->at), std::string("2026-10-25T01:00:00Z"));
        QCOMPARE(offsetText(change->offsetBefore), u"UTC+2"_s);
        QCOMPARE(offsetText(change->offsetAfter), u"UTC+1"_s);
        QCOMPARE(offsetText(-12600), u"UTC−3:30"_s);
        QVERIFY(!zone.clockChange(*parseInstant("2026-11-16T00:00:00Z"),
                                  *parseInstant("2026-11-23T00:00:00Z")));
    }

    // ---- readings --------------------------------------------------------------------------------

    void readings() {
        Folder folder;
        folder.write(u"robots.txt"_s, "User-agent: *\nDisallow: /a\nAllow: /a/b\n");
        folder.write(u"gatepost.yaml"_s, "agents: [GPTBot]\npaths: [/a/b, /a]\n");
        folder.open();
        folder.ask(u"GPTBot"_s, u"/a/b"_s, kFriday);
        ReadingsPanel panel(folder.site);
        const QAbstractItemModelTester tester(&panel.model(), kFatal);
        const QAbstractItemModelTester tableTester(&panel.table(), kFatal);
        panel.show();
        // Without 1994, which no crawler reads by any more, all agree.
        QTRY_VERIFY(!panel.isBusy());
        QCOMPARE(panel.model().rowCount(), 4);
        for (int row = 0; row < 4; ++row)
            QCOMPARE(cell(panel.model(), row, ReadingsModel::Answer), u"Yes"_s);
        QCOMPARE(panel.table().rowCount(), 0);
        panel.setWith1994(true);
        QTRY_VERIFY(!panel.isBusy() && panel.table().rowCount() > 0);
        QCOMPARE(panel.model().rowCount(), 5);
        QCOMPARE(cell(panel.model(), 0, ReadingsModel::Answer), u"Yes"_s);
        QCOMPARE(cell(panel.model(), 1, ReadingsModel::Why), u"agrees"_s);
        QCOMPARE(cell(panel.model(), 3, ReadingsModel::Answer), u"No"_s);
        QVERIFY(cell(panel.model(), 3, ReadingsModel::Why).contains(u"first rule that matched"_s));
        QCOMPARE(panel.table().rowCount(), 1);
        QCOMPARE(cell(panel.table(), 0, ReadingsTableModel::Path), u"/a/b"_s);
        QCOMPARE(cell(panel.table(), 0, ReadingsTableModel::Koster), u"No"_s);
        // Enter on a reading asks under it.
        auto *view = panel.findChild<QTableView *>(u"readings"_s);
        // All readings are seen: the table does not scroll.
        QVERIFY(view->viewport()->rect().contains(view->visualRect(panel.model().index(4, 0))));
        view->setCurrentIndex(panel.model().index(3, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(folder.site.analysis().question().reading, Reading::Koster1994);
        QCOMPARE(folder.site.analysis().verdict()->fetch.decision, Decision::Deny);
    }

    // ---- ask -------------------------------------------------------------------------------------

    void askRehearsal() {
        Folder folder;
        folder.write(u"robots2.txt"_s, "crawl: yes\ntrain: ask\n");
        folder.open();
        folder.ask(u"GPTBot"_s, u"/blog/a"_s, kFriday);
        AskPanel panel(folder.site);
        const QAbstractItemModelTester tester(&panel.model(), kFatal);
        const auto train = [&] {
            return text(
                folder.site.analysis().verdict()->useOf(DirectiveId::Train)->effective.text());
        };
        QCOMPARE(train(), u"ask"_s);
        AskModel &model = panel.model();
        model.appendRow({DirectiveId::Train, "", 200, "allow", {}, parseInstant(kFriday)});
        QCOMPARE(train(), u"yes"_s);
        // Edited cell by cell.
        QVERIFY(
            model.setData(model.index(0, AskModel::Scopes), u"/docs/* /shop/*"_s, Qt::EditRole));
        QCOMPARE(train(), u"no"_s);
        QVERIFY(model.setData(model.index(0, AskModel::Scopes), u"/blog/*"_s, Qt::EditRole));
        QVERIFY(!model.setData(model.index(0, AskModel::Status), u"abc"_s, Qt::EditRole));
        QVERIFY(!model.setData(model.index(0, AskModel::AskedAt), u"noon"_s, Qt::EditRole));
        QVERIFY(!model.setData(model.index(0, AskModel::Directive), u"nonsense"_s, Qt::EditRole));
        QVERIFY(model.setData(model.index(0, AskModel::AskedAt), u"2026-11-19T08:00:00Z"_s,
                              Qt::EditRole));
        QCOMPARE(train(), u"yes"_s);
        QCOMPARE(cell(model, 0, AskModel::Age), u"23 h old, valid for another 1 h"_s);
        auto *directive = panel.findChildren<QComboBox *>().last();
        directive->setCurrentText(u"train"_s);
        QVERIFY2(panel.exchange().startsWith(
                     u"HEAD /.well-known/robots2-ask?directive=train&agent=GPTBot HTTP/1.1\n"_s),
                 qPrintable(panel.exchange()));
        QVERIFY(panel.exchange().contains(
            u"HTTP/1.1 200 OK\nX-Robots2-Decision: allow\nX-Robots2-Scope: /blog/*\n"_s));
        // Kept beside the site.
        QVERIFY(folder.site.side().isModified());
        QVERIFY(folder.site.side().save().has_value());
        QVERIFY(!folder.site.side().isModified());
        const auto kept = readAskRehearsal(folder.read(u"asks.json"_s).toStdString());
        QVERIFY(kept.has_value());
        QCOMPARE(kept->answers.size(), std::size_t{1});
        QCOMPARE(kept->answers[0].scopes, std::vector<std::string>{"/blog/*"});
        // Absent: every ask is no.
        panel.findChild<QComboBox *>(u"endpoint"_s)->setCurrentIndex(1);
        QCOMPARE(train(), u"no"_s);
        QVERIFY(panel.exchange().contains(u"404 Not Found"_s));
        model.takeRow(0);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(folder.site.side().asks() && folder.site.side().asks()->answers.empty());
    }

    void cacheAges_data() {
        QTest::addColumn<QString>("decision");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QString>("expected");
        const QByteArray seven = kFriday;
        QTest::newRow("now") << u"allow"_s << 200 << seven << u"0 s old, valid for another 24 h"_s;
        QTest::newRow("sharp") << u"allow"_s << 200 << QByteArray("2026-11-19T07:00:00Z")
                               << u"24 h old; expired (answers last 24 hours)"_s;
        QTest::newRow("once") << u"allow-once"_s << 200 << seven
                              << u"applies to this one request"_s;
        QTest::newRow("once, later") << u"allow-once"_s << 200 << QByteArray("2026-11-20T06:59:30Z")
                                     << u"30 s old: was for one request"_s;
        QTest::newRow("limited") << u"allow"_s << 429 << QByteArray("2026-11-20T06:20:00Z")
                                 << u"40 min old: to be asked again later"_s;
        QTest::newRow("future") << u"allow"_s << 200 << QByteArray("2026-11-20T08:30:00Z")
                                << u"not asked yet: 1 h 30 min after the question"_s;
    }
    void cacheAges() {
        QFETCH(QString, decision);
        QFETCH(int, status);
        QFETCH(QByteArray, asked);
        QFETCH(QString, expected);
        const AskAnswer answer{DirectiveId::Train,     "", status,
                               decision.toStdString(), {}, parseInstant(asked.constData())};
        QCOMPARE(cacheAge(answer, *parseInstant(kFriday)), expected);
    }

    // ---- changes ---------------------------------------------------------------------------------

    void diff() {
        QString shown;
        QByteArray before;
        for (int i = 1; i <= 12; ++i)
            before += "line " + QByteArray::number(i) + "\n";
        QByteArray after = before;
        after.replace("line 10\n", "line ten\nmore\n");
        after.replace("line 12\n", "line 12\r\n");
        for (const DiffRow &row : diffRows(before.toStdString(), after.toStdString()))
            shown += u"%1/%2 %3%4\n"_s.arg(row.before)
                         .arg(row.after)
                         .arg(QLatin1StringView("=-+~")[static_cast<int>(row.kind)])
                         .arg(row.text);
        QCOMPARE(shown, u"6/6 ~… 6 equal line(s)\n7/7 =line 7\n8/8 =line 8\n9/9 =line 9\n"
                        "10/0 -line 10\n0/10 +line ten\n0/11 +more\n11/12 =line 11\n"
                        "12/0 -line 12  ⏎ LF\n0/13 +line 12  ⏎ CRLF\n"_s);
        QVERIFY(diffRows("a\n", "a\n").isEmpty());
    }

    void changes() {
        Folder folder;
        folder.write(u"robots.txt"_s, "User-agent: *\nDisallow: /x\n");
        folder.write(u"gatepost.yaml"_s,
                     "agents: [Googlebot, GPTBot]\npaths: [/, /blog/a, /blog/b]\n");
        folder.open();
        ChangesPanel panel(folder.site);
        const QAbstractItemModelTester tester(&panel.diff(), kFatal);
        const QAbstractItemModelTester changesTester(&panel.changes(), kFatal);
        panel.show();
        QTRY_VERIFY(!panel.isBusy());
        QCOMPARE(panel.changes().rowCount(), 0);
        folder.edit(Role::Robots,
                    "User-agent: *\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /blog/\n");
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() > 0);
        QCOMPARE(cell(panel.changes(), 0, SiteChangesModel::What),
                 u"GPTBot loses /blog/ (robots.txt line 5: Disallow: /blog/)"_s);
        QVERIFY(panel.diff().rowCount() >= 4);
        QCOMPARE(closingQuestion(folder.site), QString());
        folder.edit(Role::Robots, "User-agent: *\nDisallow: /\n");
        QVERIFY(closingQuestion(folder.site).contains(u"Googlebot"_s) ||
                closingQuestion(folder.site).contains(u"search engine"_s));
        // After saving there is nothing left to ask about.
        QVERIFY(
            folder.site.files().document(Role::Robots)->save(folder.dir.filePath(u"robots.txt"_s)));
        QCOMPARE(closingQuestion(folder.site), QString());
    }

    /// One typed line is told once, however many places of the other group it closes; each of these is in its tooltip.
    void oneLineIsOneChange() {
        Folder folder;
        const QByteArray star = "User-agent: *\nDisallow: /a/\nAllow: /a/b/\nDisallow: /c/\n"
                                "Allow: /c/d/\nDisallow: /*.js$\nAllow: /e/*.js$\n";
        folder.write(u"robots.txt"_s, star);
        folder.open();
        ChangesPanel panel(folder.site);
        panel.show();
        folder.edit(Role::Robots, star + "\nUser-agent: GPTBot\nDisallow: /\n");
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() > 0);
        QCOMPARE(panel.changes().rowCount(), 1);
        const ChangeRow &row = panel.changes().row(0);
        QVERIFY(!row.also.empty());
        const QString told = cell(panel.changes(), 0, SiteChangesModel::What);
        QVERIFY2(told.startsWith(u"GPTBot loses "_s) && told.contains(u"line 10: Disallow: /"_s) &&
                     told.contains(u"by the same line"_s),
                 qPrintable(told));
        const QString tip = panel.changes().index(0, 0).data(Qt::ToolTipRole).toString();
        for (const char *place : {"/a/b/", "/c/d/", "/e/*.js$"})
            QVERIFY2(tip.contains(QLatin1String(place)), qPrintable(tip));
        // A second line is a second change.
        folder.edit(Role::Robots, star + "\nUser-agent: GPTBot\nDisallow: /\n\n"
                                         "User-agent: CCBot\nDisallow: /q/\n");
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() > 1);
    }

    /// A change puts the question that it is about: its agents by a name of theirs, its time.
    void changesPutTheirQuestion_data() {
        QTest::addColumn<QByteArray>("robots");
        QTest::addColumn<QByteArray>("robots2");
        QTest::addColumn<QString>("change");
        QTest::addColumn<Decision>("decision");
        const QByteArray open = "User-agent: *\nAllow: /\n";
        QTest::newRow("agents of a pattern") << open + "\nUser-agent: *-ai\nDisallow: /x\n"
                                             << QByteArray() << u"*-ai"_s << Decision::Deny;
        QTest::newRow("unknown agents of a category")
            << open << QByteArray("[agent: data-harvester]\ncrawl: no\n") << u"data-harvester"_s
            << Decision::Deny;
        QTest::newRow("every unknown agent") << QByteArray("User-agent: *\nDisallow: /x\n")
                                             << QByteArray() << u"/x"_s << Decision::Deny;
        QTest::newRow("at its time") << open + "\nUser-agent: GPTBot\nVisit-time: 0300-0301\n"
                                     << QByteArray() << u"GPTBot"_s << Decision::Later;
    }
    void changesPutTheirQuestion() {
        QFETCH(QByteArray, robots);
        QFETCH(QByteArray, robots2);
        QFETCH(QString, change);
        QFETCH(Decision, decision);
        Folder folder;
        folder.write(u"robots.txt"_s, "User-agent: *\nAllow: /\n");
        folder.write(u"robots2.txt"_s, "train: no\n");
        folder.open();
        folder.ask(u"Googlebot"_s, u"/"_s, "2026-11-20T03:00:30Z");
        ChangesPanel panel(folder.site);
        panel.show();
        folder.edit(Role::Robots, robots);
        if (!robots2.isEmpty())
            folder.edit(Role::Robots2, "train: no\n" + robots2);
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() > 0);
        int row = 0;
        while (!cell(panel.changes(), row, SiteChangesModel::What).contains(change))
            QVERIFY(++row < panel.changes().rowCount());
        for (QTableView *view : panel.findChildren<QTableView *>())
            if (view->model() == &panel.changes())
                Q_EMIT view->clicked(panel.changes().index(row, 0));
        QVERIFY2(folder.site.analysis().verdict(),
                 qPrintable(folder.site.analysis().question().agent));
        QCOMPARE(folder.site.analysis().verdict()->fetch.decision, decision);
    }

    void anyTwoFiles() {
        Folder folder;
        folder.write(u"old-robots.txt"_s, "User-agent: GPTBot\nDisallow: /a\n");
        folder.write(u"new-robots.txt"_s, "User-agent: GPTBot\nDisallow: /b\n");
        folder.write(u"gatepost.yaml"_s, "agents: [GPTBot, CCBot]\npaths: [/]\n");
        folder.open();
        ChangesPanel panel(folder.site);
        panel.show();
        panel.compareFiles(folder.dir.filePath(u"old-robots.txt"_s),
                           folder.dir.filePath(u"new-robots.txt"_s));
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() == 2);
        QCOMPARE(cell(panel.changes(), 0, 0),
                 u"GPTBot loses /b (robots.txt line 2: Disallow: /b)"_s);
        QCOMPARE(cell(panel.changes(), 1, 0),
                 u"GPTBot gains /a (before: robots.txt line 2: Disallow: /a)"_s);
        panel.compareFiles(folder.dir.filePath(u"missing"_s), folder.dir.filePath(u"missing"_s));
        QTRY_VERIFY(!panel.isBusy());
        QVERIFY(panel.summary().contains(u"missing"_s));
    }

    // ---- policy tests ----------------------------------------------------------------------------

    void policyTests() {
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.write(u"gatepost.yaml"_s,
                     "# mine\ntests:\n  - {agent: GPTBot, path: /blog, expect: deny} # why\n");
        folder.open();
        folder.ask(u"AhrefsBot"_s, u"/"_s, "2026-11-20T12:00:00Z");
        TestsPanel panel(folder.site);
        const QAbstractItemModelTester tester(&panel.model(), kFatal);
        TestsModel &model = panel.model();
        QCOMPARE(cell(model, 0, TestsModel::Result), u"passes"_s);
        panel.findChild<QToolButton *>(u"makeTest"_s)->click();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 1, TestsModel::Agent), u"AhrefsBot"_s);
        QCOMPARE(cell(model, 1, TestsModel::At), u"20 Nov 2026 12:00 UTC"_s);
        QCOMPARE(cell(model, 1, TestsModel::Expected), u"later"_s);
        QCOMPARE(model.failures(), 0);
        // Red on the edit that breaks it, with the verdict's own sentence.
        QSignalSpy titles(&panel, &TestsPanel::titleChanged);
        folder.edit(Role::Robots, "User-agent: *\nAllow: /\n");
        QCOMPARE(model.failures(), 2);
        QCOMPARE(cell(model, 0, TestsModel::Result), u"is allow"_s);
        QCOMPARE(titles.last().first().toString(), u"Tests ✕ 2"_s);
        folder.site.files().document(Role::Robots)->undo();
        QCOMPARE(model.failures(), 0);
        QVERIFY(model.setData(model.index(0, TestsModel::Expected), u"perhaps"_s, Qt::EditRole));
        QCOMPARE(cell(model, 0, TestsModel::Result), u"faulty"_s);
        QVERIFY(model.setData(model.index(0, TestsModel::Expected), u"deny"_s, Qt::EditRole));
        QVERIFY(folder.site.side().save().has_value());
        QCOMPARE(folder.read(u"gatepost.yaml"_s),
                 QByteArray("# mine\ntests:\n  - {agent: GPTBot, path: /blog, expect: deny} # why\n"
                            "  - {agent: AhrefsBot, path: /, at: 2026-11-20T12:00:00Z, expect: "
                            "later}\n"));
        model.takeRow(1);
        QCOMPARE(folder.site.side().settings().tests.size(), std::size_t{1});
    }

    /// A site without tests begins with five in one click; what needs a chosen test waits for one.
    void usualTests() {
        Folder folder;
        folder.write(u"robots.txt"_s, "User-agent: GPTBot\nDisallow: /\n");
        folder.open();
        TestsPanel panel(folder.site);
        auto *usual = panel.findChild<QToolButton *>(u"usualTests"_s);
        const auto isLive = [&panel](const QString &name) {
            return panel.findChild<QToolButton *>(name)->isEnabled();
        };
        QVERIFY(usual && !usual->isHidden());
        QVERIFY(!isLive(u"askTest"_s) && !isLive(u"removeTest"_s));
        usual->click();
        TestsModel &model = panel.model();
        QCOMPARE(model.rowCount(), 5);
        QStringList said;
        for (int row = 0; row < 5; ++row)
            said << cell(model, row, TestsModel::Agent) + u' ' +
                        cell(model, row, TestsModel::Path) + u' ' +
                        cell(model, row, TestsModel::Expected);
        QCOMPARE(said.join(u'\n'), u"Googlebot / allow\nBingbot / allow\nGPTBot / deny\n"
                                   "ClaudeBot / allow\nCCBot / allow"_s);
        QCOMPARE(model.failures(), 0);
        QVERIFY(usual->isHidden());
        QCOMPARE(folder.site.side().settings().tests.size(), std::size_t{5});
        QVERIFY(!isLive(u"askTest"_s));
        panel.findChild<QTableView *>()->setCurrentIndex(model.index(2, 0));
        QVERIFY(isLive(u"askTest"_s) && isLive(u"removeTest"_s));
        for (int row = 5; row-- > 0;)
            model.takeRow(row);
        QVERIFY(!usual->isHidden());
        QVERIFY(!isLive(u"askTest"_s));
    }

    /// A stranger's gatepost.yaml: hundreds of tests about all paths, each of which takes a third of a second to prove. The
    /// window does not wait for them, and neither does its end.
    void manyTestsHoldNothingUp() {
        Folder folder;
        QByteArray rules = "User-agent: *\n";
        for (int i = 0; i < 2000; ++i) {
            rules += "Disallow: /*";
            for (int bit = 0; bit < 12; ++bit)
                rules += (i >> bit) % 2 == 0 ? "a*" : "b*";
            rules += '\n';
        }
        folder.write(u"robots.txt"_s, rules);
        folder.write(
            u"gatepost.yaml"_s,
            "tests:\n  - {agent: GPTBot, path: /, expect: allow}\n" +
                QByteArray("  - {agents: all, paths: \"/*a*b*a*b*a*b\", expect: not later}\n")
                    .repeated(300));
        QElapsedTimer timer;
        timer.start();
        {
            folder.open();
            TestsPanel panel(folder.site);
            QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
            QCOMPARE(cell(panel.model(), 0, TestsModel::Result), u"passes"_s);
            QCOMPARE(cell(panel.model(), 300, TestsModel::Result), u"looking…"_s);
            QCOMPARE(panel.model().failures(), 0);
            QTest::qWait(500); // the worker is at it
            folder.site.analysis().setPaused(
                true); // while the text alone is shown nothing is judged
            folder.site.analysis().setPaused(false);
            QCOMPARE(cell(panel.model(), 0, TestsModel::Result), u"passes"_s);
        }
        QVERIFY2(timer.elapsed() < 40'000, qPrintable(QString::number(timer.elapsed())));
    }

    // ---- question and answer ---------------------------------------------------------------------

    void questionByKeys() {
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.open();
        folder.ask(u"CCBot"_s, u"/"_s, kFriday);
        QuestionBar bar(folder.site);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        auto *agent = bar.findChild<QComboBox *>(u"agent"_s);
        auto *url = bar.findChild<QComboBox *>(u"url"_s);
        g_announced.clear();
        bar.focusAgent();
        QTest::keyClicks(agent->lineEdit(), u"GPTBot"_s);
        QTest::keyClick(agent->lineEdit(), Qt::Key_Escape);
        QCOMPARE(folder.site.analysis().question().agent, u"GPTBot"_s);
        url->lineEdit()->selectAll();
        QTest::keyClicks(url->lineEdit(), u"/blog/x"_s);
        QCOMPARE(folder.site.analysis().verdict()->fetch.decision, Decision::Deny);
        const QString sentence = bar.findChild<QLabel *>(u"sentence"_s)->text();
        QVERIFY2(sentence.startsWith(u"No — robots.txt line"_s), qPrintable(sentence));
        QTRY_VERIFY(g_announced.contains(sentence)); // when the typing rests
        // A whole header is an agent too.
        agent->lineEdit()->selectAll();
        agent->setEditText(u"Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"_s);
        QCOMPARE(folder.site.analysis().verdict()->agent.token, std::string("GPTBot"));
        QVERIFY(agent->lineEdit()->toolTip().contains(u"OpenAI"_s));
    }

    void nextChange() {
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.open();
        folder.ask(u"AhrefsBot"_s, u"/"_s, kFriday);
        QuestionBar bar(folder.site);
        auto *next = bar.findChild<QToolButton *>(u"nextChange"_s);
        QStringList times;
        for (int i = 0; i < 3; ++i) {
            next->click();
            times << QString::fromStdString(formatInstant(*folder.site.analysis().question().at));
        }
        QCOMPARE(times.join(u' '),
                 u"2026-11-20T08:00:00Z 2026-11-20T08:46:00Z 2026-11-21T06:00:00Z"_s);
        folder.ask(u"CCBot"_s, u"/"_s, kFriday);
        next->click();
        QCOMPARE(folder.site.analysis().question().at, parseInstant(kFriday)); // nothing changes
    }

    void questionIsKeptForEachSite() {
        Folder one;
        one.write(u"robots.txt"_s, kRobots);
        Folder two;
        two.write(u"robots.txt"_s, "");
        {
            QuestionBar bar(one.site);
            one.open();
            one.ask(u"AhrefsBot"_s, u"/kept"_s, kFriday);
            QTest::qWait(1700); // it is remembered when typing rests
        }
        SiteModel again;
        const QuestionBar bar(again);
        QVERIFY(again.files().openFolder(two.dir.path()).has_value());
        QVERIFY(again.analysis().question().url != u"/kept"_s);
        QVERIFY(again.files().openFolder(one.dir.path()).has_value());
        QCOMPARE(again.analysis().question().agent, u"AhrefsBot"_s);
        QCOMPARE(again.analysis().question().url, u"/kept"_s);
        QCOMPARE(again.analysis().question().at, parseInstant(kFriday));
    }

    void sameSentenceEverywhere() {
        // Window, copied text, JSON and command line say the same.
        Folder folder;
        folder.write(u"robots.txt"_s, kRobots);
        folder.write(u"robots2.txt"_s, "train: no\nquote: short-only\nattribution: required\n");
        folder.open();
        AnswerPanel panel(folder.site);
        for (const auto &[agent, url] : {std::pair{u"GPTBot"_s, u"/blog/x"_s},
                                         {u"AhrefsBot"_s, u"/"_s},
                                         {u"CCBot"_s, u"/robots.txt"_s}}) {
            folder.ask(agent, url, "2026-11-20T08:10:00Z");
            const QStringList question{u"simulate"_s, u"--site"_s, folder.dir.path(),
                                       u"--agent"_s,  agent,       u"--url"_s,
                                       url,           u"--at"_s,   u"2026-11-20T08:10:00Z"_s};
            QProcess cli;
            cli.start(QStringLiteral(GATEPOST_CLI), question);
            QVERIFY(cli.waitForFinished());
            const QByteArray out = cli.readAllStandardOutput();
            QCOMPARE(QString::fromUtf8(out.left(out.indexOf('\n'))),
                     folder.site.analysis().sentence());
            QCOMPARE(panel.asText().section(u'\n', 0, 0), folder.site.analysis().sentence());
            cli.start(QStringLiteral(GATEPOST_CLI), question + QStringList{u"--json"_s});
            QVERIFY(cli.waitForFinished());
            QCOMPARE(QString::fromUtf8(cli.readAllStandardOutput()).trimmed(), panel.asJson());
        }
        folder.ask(u"CCBot"_s, u"/"_s, kFriday);
        QVERIFY(panel.asText().contains(u"may quote fewer than 50 words"_s));
        QVERIFY(panel.asText().contains(u"must credit the source"_s));
    }
};

QTEST_MAIN(TestSimulator)
#include "tst_simulator.moc"
