// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a keystroke until everything on screen is renewed — text, marks, problems, verdict, answer, visible matrix — in
// the real window, with the matrix and with the map in view. ./dev bench --latency builds it and prints p50, p99 and what
// was typed; nothing is asserted about time. Goals: p99 under 16 ms on the sample site, under 50 ms on a robots.txt of 500 KiB.
// GATEPOST_STROKES: how many keys into sample and large file (200); what a key costs in instructions is the difference between
// two numbers of them under valgrind --tool=callgrind, whatever else the machine does. GATEPOST_PANEL: matrix or map alone.
// GATEPOST_LARGE_MIB: the size of the robots.txt that is typed into with its text alone (5, or 0.5 …); given, also with
// everything but the matrix: from where a key takes 100 ms the window offers the text alone (ui/window/largesite.cpp).

#include "tests/support/diskfiles.h"
#include "tests/support/ownsettings.h"
#include "ui/document/document.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/goals/goalspage.h"
#include "ui/goals/goalsteps.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/windowgoals.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <ctime>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

class Latency : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

    /// An agent policy of so many agents.
    static void putPolicy(const QString &path, int agents) {
        QByteArray text = "$schema: kno@0.0.9\nid: 01KA3M7Q2ZV5T8C1D4E6G9H0JK\nslug: large\n"
                          "type: agent-policy\nversion: 1.0.0\ntitle: Large\n"
                          "docs_url: https://example.com/crawlers\n"
                          "default_policy: disallow\nagents:\n";
        for (int i = 0; i < agents; ++i)
            text += "  - user_agent: Robot" + QByteArray::number(i) +
                    "\n    vendor: Vendor\n    role: search\n    policy: allow\n    disallow:\n"
                    "      - /cart\n      - /item-" +
                    QByteArray::number(i) + "/\n    notes: seen # in May\n";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    static int strokesOr(int usual) {
        bool isSet = false;
        const int strokes = qEnvironmentVariableIntValue("GATEPOST_STROKES", &isSet);
        return isSet ? std::max(1, strokes) : usual;
    }

    static void copySample(const QString &to) {
        const QDir from(QStringLiteral(":/sample"));
        for (const QString &name : from.entryList(QDir::Files)) {
            QVERIFY(QFile::copy(from.filePath(name), to + u'/' + name));
            QFile(to + u'/' + name).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        }
    }

    /// The site's forms beside its text, as large as in the goals.
    static void openBeside(MainWindow &window, const QString &folder) {
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.open({folder});
        window.setMode(MainWindow::Mode::Both);
    }

    struct Figures {
        double p50 = 0, p99 = 0, worst = 0;
        double cpu50 = 0,
               cpu99 = 0; ///< of all threads: what a machine with nothing else to do needs
    };
    static Figures typeInto(MainWindow &window, int strokes, const QString &panel = u"matrix"_s,
                            const QString &behind = u"Disallow: /"_s) {
        const QWidget *shown = window.showPanel(panel);
        if (!shown)
            qFatal("there is no view %s", qPrintable(panel));
        auto *view = window.findChild<TextView *>();
        view->setFocus();
        // The map follows when typing pauses: a key is done when all else is drawn, whatever the map's thread does meanwhile.
        const bool follows = panel == u"map"_s;
        const auto settle = [&] {
            while (shown && !follows && shown->property("busy").toBool())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        };
        settle();
        // In the middle of a rule's path, so that verdicts change with it.
        QTextCursor cursor = view->document()->find(behind);
        cursor.setPosition(cursor.selectionEnd());
        view->setTextCursor(cursor);
        settle();
        QList<double> times;
        QList<double> cpu;
        for (int i = 0; i < strokes; ++i) {
            QElapsedTimer timer;
            const std::clock_t before = std::clock();
            timer.start();
            if (i % 2 == 0)
                QTest::keyClick(view, Qt::Key_A);
            else
                QTest::keyClick(view, Qt::Key_Backspace);
            settle();
            times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
            cpu << static_cast<double>(std::clock() - before) * 1000.0 / CLOCKS_PER_SEC;
            if (follows) // as fast as a good typist
                QTest::qWait(i % 20 == 19 ? 400 : 60);
        }
        std::ranges::sort(times);
        std::ranges::sort(cpu);
        return {times[times.size() / 2], times[times.size() * 99 / 100], times.last(),
                cpu[cpu.size() / 2], cpu[cpu.size() * 99 / 100]};
    }

    static void say(const Figures &figures, const char *view = "matrix") {
        qInfo("keystroke to everything renewed, %s, %s: p50 %.1f ms, p99 %.1f ms, worst %.1f ms; "
              "processor time p50 %.1f ms, p99 %.1f ms",
              QTest::currentDataTag(), view, figures.p50, figures.p99, figures.worst, figures.cpu50,
              figures.cpu99);
    }

private slots:
    /// Processor time of the whole program, all its threads, from its start until a window with a file is painted: the text and
    /// what is above it. Alone it says what a start costs: latency firstPaint. GATEPOST_START_FILE: the file, else a robots.txt of 850 KiB.
    void firstPaint() {
        QTemporaryDir folder;
        QString path = qEnvironmentVariable("GATEPOST_START_FILE");
        if (path.isEmpty()) {
            path = folder.filePath(u"robots.txt"_s);
            putLarge(path, 850 * 1024);
        }
        const auto used = [] {
            timespec now{};
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
            return static_cast<double>(now.tv_sec) * 1000 + static_cast<double>(now.tv_nsec) / 1e6;
        };
        const double before = used();
        struct Watch : QObject {
            bool painted = false;
            bool eventFilter(QObject *, QEvent *event) override {
                painted = painted || event->type() == QEvent::Paint;
                return false;
            }
        } watch;
        MainWindow window;
        window.resize(1440, 900);
        window.show();
        window.open({path});
        auto *text = window.findChild<TextView *>();
        QVERIFY(text);
        text->viewport()->installEventFilter(&watch);
        QElapsedTimer clock;
        clock.start();
        while (!watch.painted && clock.elapsed() < 60'000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        QVERIFY(watch.painted);
        qInfo("first paint with a file of %lld bytes: %.0f ms of processor time, %.0f ms of them "
              "before the window",
              static_cast<long long>(QFile(path).size()), used(), before);
    }

    void latency_data() {
        QTest::addColumn<bool>("big");
        QTest::newRow("sample site") << false;
        QTest::newRow("500 KiB robots.txt") << true;
    }
    void latency() {
        QFETCH(bool, big);
        QTemporaryDir folder;
        copySample(folder.path());
        if (big)
            putLarge(folder.filePath(u"robots.txt"_s), 500 * 1024);
        // 20 agents × 50 paths.
        QFile settings(folder.filePath(u"gatepost.yaml"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        QByteArray yaml = "agents:\n";
        int agents = 0;
        for (const KnownAgent &known : Registry::builtIn().agents())
            if (agents++ < 20)
                yaml += "  - " + QByteArray::fromStdString(known.token) + "\n";
        yaml += "paths:\n";
        for (int i = 0; i < 50; ++i)
            yaml += "  - /shop/" + QByteArray::number(i) + "/item-" + QByteArray::number(i) + "/\n";
        settings.write(yaml);
        settings.close();

        MainWindow window;
        openBeside(window, folder.path());
        auto *matrix = qobject_cast<MatrixPanel *>(window.showPanel(u"matrix"_s));
        QVERIFY(matrix != nullptr);
        QTRY_VERIFY(!matrix->isBusy());
        QVERIFY(matrix->model().grid()->cells.size() >= 1000);
        matrix->model().setMerging(false); // as much as can be drawn
        const int strokes = strokesOr(200);
        const QString only = qEnvironmentVariable("GATEPOST_PANEL");
        for (const char *panel : {"matrix", "map"})
            if (only.isEmpty() || only == QLatin1String(panel))
                say(typeInto(window, strokes, QLatin1String(panel)), panel);
        // Nothing unsaved is asked about when the window goes.
        for (const SiteFile &file : window.site().files().all())
            while (file.document->canUndo())
                file.document->undo();
    }

    /// From a key on the Goals page until the page is painted; what is proved goes on beside it.
    void goalsPage_data() { latency_data(); }
    void goalsPage() {
        QFETCH(bool, big);
        QTemporaryDir folder;
        copySample(folder.path());
        if (big)
            putLarge(folder.filePath(u"robots.txt"_s), 500 * 1024);
        QFile settings(folder.filePath(u"gatepost.yaml"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly | QIODevice::Append));
        settings.write("goals: {search: welcome, answers: open, training: out}\n"
                       "environments:\n  www: {host: www.example}\n"
                       "  staging: {host: staging.example, files: staging, must: closed}\n");
        settings.close();
        MainWindow window;
        openBeside(window, folder.path());
        auto *list = window.findChild<QTreeWidget *>(u"siteList"_s);
        QVERIFY(list);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->topLevelItem(0)).center());
        GoalsPage &page = window.goals().page();
        auto *goal = page.findChild<QComboBox *>(u"goal-training"_s);
        QVERIFY(goal && QTest::qWaitFor([goal] { return goal->isVisible(); }));
        goal->setFocus();
        const auto threadTime = [] {
            timespec now{};
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
            return static_cast<double>(now.tv_sec) * 1000 + static_cast<double>(now.tv_nsec) / 1e6;
        };
        QList<double> times;
        QList<double> cpu;
        for (int i = 0; i < strokesOr(60); ++i) {
            QTest::qWait(QApplication::keyboardInputInterval() + 50); // a word of its own
            const QString before = goal->currentText();
            const double began = threadTime();
            QElapsedTimer timer;
            timer.start();
            QTest::keyClick(goal, i % 2 == 0 ? Qt::Key_Up : Qt::Key_Down);
            page.repaint();
            times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
            cpu << threadTime() - began;
            QVERIFY(goal->currentText() != before);
        }
        std::ranges::sort(times);
        std::ranges::sort(cpu);
        say({times[times.size() / 2], times[times.size() * 99 / 100], times.last(),
             cpu[cpu.size() / 2], cpu[cpu.size() * 99 / 100]},
            "goals");
        while (GoalSteps::of(window.site()).canUndo())
            GoalSteps::of(window.site()).undo();
    }

    /// The same for an agent policy, with each of its forms beside the text.
    void agentPolicy_data() {
        QTest::addColumn<int>("agents");
        QTest::addColumn<int>("strokes");
        QTest::newRow("agent policy of 20 agents") << 20 << 100;
        QTest::newRow("agent policy of 1000 agents") << 1000 << 20;
    }
    void agentPolicy() {
        QFETCH(int, agents);
        QFETCH(int, strokes);
        QTemporaryDir folder;
        putPolicy(folder.filePath(u"agent-policy.kno"_s), agents);
        MainWindow window;
        openBeside(window, folder.path());
        Document *policy = window.site().files().document(Role::AgentPolicy);
        QVERIFY(policy != nullptr);
        auto *forms = window.findChild<FormArea *>();
        QVERIFY(forms != nullptr);
        for (const char *page : {"agents", "entity", "preview"}) {
            forms->showPage(policy, QLatin1String(page));
            QCOMPARE(forms->pageId(), QLatin1String(page));
            say(typeInto(window, strokes, u"problems"_s, u"title: "_s), page);
        }
        while (policy->canUndo())
            policy->undo();
    }

    /// Many megabytes, where the text alone is shown.
    void textAlone() {
        bool given = false;
        const double asked = qEnvironmentVariable("GATEPOST_LARGE_MIB").toDouble(&given);
        const double mib = given ? asked : 5;
        QTemporaryDir folder;
        putLarge(folder.filePath(u"robots.txt"_s), static_cast<qsizetype>(mib * 1024 * 1024));
        MainWindow window;
        openBeside(window, folder.path());
        if (given) {
            say(typeInto(window, 40, u"problems"_s));
            for (const SiteFile &file : window.site().files().all())
                while (file.document->canUndo())
                    file.document->undo();
            if (window.messages().sentence(u"large"_s).isEmpty())
                QSKIP("too small for the text alone");
        }
        QVERIFY(window.messages().choose(u"large"_s, u"Show the text alone"_s));
        say(typeInto(window, given ? 100 : 20));
        for (const SiteFile &file : window.site().files().all())
            while (file.document->canUndo())
                file.document->undo();
    }
};

QTEST_MAIN(Latency)
#include "latency.moc"
