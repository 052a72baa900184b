// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three questions on robots.txt files that people wrote: from opening to true, with the mouse. GATEPOST_GOAL_FOLDER names a
// folder of them (without it nothing is asked). GATEPOST_GOAL_PICTURES names a folder for pictures, GATEPOST_GOAL_LANGUAGE a
// language such as "de"; GATEPOST_GOAL_DARK makes them dark.

#include "core/change/change.h"
#include "core/goals/state.h"
#include "tests/support/openedwindow.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/language.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/goals/firstrun.h"
#include "ui/goals/goalspage.h"
#include "ui/window/windowgoals.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTreeWidget>

#include <chrono>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window on a folder with one file, and a hand on the mouse.
struct Desk {
    Answers answers;
    QTemporaryDir dir;
    MainWindow window;
    int clicks = 0;

    explicit Desk(const QByteArray &robots) {
        window.setDialogs(answers);
        ui::put(dir.filePath(u"robots.txt"_s), robots);
        window.resize(1440, 900);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
        test::settle(&window);
    }
    ~Desk() { window.site().files().closeAll(); }
    GoalsPage &page() { return window.goals().page(); }
    void waitForProof() {
        if (!QTest::qWaitFor([this] { return !page().isBusy(); }, 120'000))
            qFatal("no proof");
        test::settle(&window);
    }
    void press(const QString &name) {
        auto *target = page().findChild<QAbstractButton *>(name);
        if (!target || !target->isVisible())
            qFatal("no %s", qPrintable(name));
        ++clicks;
        QTest::mouseClick(target, Qt::LeftButton, {}, target->rect().center());
        QApplication::processEvents();
    }
    void picture(const QString &name) {
        const QString folder = qEnvironmentVariable("GATEPOST_GOAL_PICTURES");
        if (!folder.isEmpty())
            window.grab().save(QDir(folder).filePath(name + u".png"_s));
    }
};

} // namespace

class TestGoalsReal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet("GATEPOST_GOAL_FOLDER"))
            QSKIP("GATEPOST_GOAL_FOLDER names no folder of real files");
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-goalsreal"_s);
        installStyle(u"Fusion"_s);
        QApplication::setPalette(qEnvironmentVariableIsSet("GATEPOST_GOAL_DARK") ? darkPalette()
                                                                                 : lightPalette());
        if (const QString language = qEnvironmentVariable("GATEPOST_GOAL_LANGUAGE");
            !language.isEmpty())
            installLanguage(language);
    }
    void init() { QSettings().clear(); }

    /// Search yes, answers yes, training no; then every goal is true.
    void threeQuestions_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(qEnvironmentVariable("GATEPOST_GOAL_FOLDER"));
        for (const QString &name : folder.entryList({u"*.txt"_s}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void threeQuestions() {
        QFETCH(QString, path);
        const QByteArray before = ui::get(path);
        const QString name = QFileInfo(path).completeBaseName();
        Desk desk(before);
        QElapsedTimer time;
        time.start();
        desk.window.open({desk.dir.path()});
        test::settle(&desk.window);
        auto *tree = desk.window.findChild<QTreeWidget *>(u"siteList"_s);
        ++desk.clicks;
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                          tree->visualItemRect(tree->topLevelItem(0)).center());
        test::settle(&desk.window);
        desk.waitForProof();
        desk.picture(name + u"-1-asked"_s);
        for (const QString &answer : {u"search-0"_s, u"assistants-0"_s, u"training-0"_s})
            if (!desk.page().findChild<QAbstractButton *>(answer)->isChecked())
                desk.press(answer);
        desk.waitForProof();
        desk.picture(name + u"-2-answered"_s);
        desk.press(u"questionsDone"_s);
        desk.waitForProof();
        const qint64 took = time.elapsed();
        desk.picture(name + u"-3-done"_s);
        QString states;
        for (const char *purpose : {"search", "answers", "training"})
            states += u" %1 %2"_s.arg(
                QLatin1String(purpose),
                desk.page().findChild<QLabel *>(u"sign-%1"_s.arg(QLatin1String(purpose)))->text());
        const Document *document = desk.window.site().files().document(Role::Robots);
        const std::string after(document->bytes());
        int come = 0;
        int go = 0;
        for (const change::EditedLine &line :
             change::editedLines(FileId(FileRole::Robots), before.toStdString(), after))
            ++(line.added ? come : go);
        qInfo("%s: %d clicks, %.1f s, +%d -%d lines, %s", qPrintable(name), desk.clicks,
              double(took) / 1000, come, go, qPrintable(states));
        if (qEnvironmentVariableIsSet("GATEPOST_GOAL_PICTURES"))
            ui::put(QDir(qEnvironmentVariable("GATEPOST_GOAL_PICTURES"))
                        .filePath(name + u"-after.txt"_s),
                    QByteArray::fromStdString(after));
        const auto &goals = desk.window.site().side().settings().goals;
        QVERIFY(goals.has_value());
        for (const goals::GoalState &state :
             goals::stateOf(desk.window.site().analysis().compiled(), *goals,
                            {.at = std::chrono::floor<std::chrono::seconds>(
                                 std::chrono::system_clock::now())}))
            QCOMPARE(state.proof, exact::Proof::Holds);
        QVERIFY(desk.clicks <= 12);
    }
};

QTEST_MAIN(TestGoalsReal)
#include "tst_goalsreal.moc"
