// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Goals page in the window: chosen by keys and mouse, counted; what it writes, and what it leaves alone.

#include "core/agents/purpose.h"
#include "core/goals/environments.h"
#include "core/render/renderrobots.h"
#include "core/settings/sitesettings.h"
#include "tests/support/openedwindow.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/bridge/text.h"
#include "ui/forms/diffview.h"
#include "ui/forms/formarea.h"
#include "ui/goals/firstrun.h"
#include "ui/goals/goalpresets.h"
#include "ui/goals/goalspage.h"
#include "ui/problems/problemspanel.h"
#include "ui/site/settingsproblems.h"
#include "ui/window/savereport.h"
#include "ui/window/windowgoals.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window on a folder, whose keys and clicks are counted.
struct Desk {
    Answers answers;
    QTemporaryDir dir;
    MainWindow window;
    int keys = 0;
    int clicks = 0;

    explicit Desk(const QByteArray &robots = {}, const QByteArray &settings = {}) {
        window.setDialogs(answers);
        answers.path = dir.filePath(u"robots.txt"_s);
        if (!robots.isEmpty())
            ui::put(dir.filePath(u"robots.txt"_s), robots);
        if (!settings.isEmpty())
            ui::put(dir.filePath(u"gatepost.yaml"_s), settings);
        window.resize(1440, 900);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
    }
    ~Desk() { // nobody is asked about drafts
        while (GoalSteps::of(window.site()).canUndo())
            GoalSteps::of(window.site()).undo();
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all()))
            while (file.document->isModified() && file.document->canUndo())
                file.document->undo();
        window.site().files().closeAll();
    }
    void open() {
        window.open({dir.path()});
        test::settle(&window);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        ++keys;
        QWidget *to = QApplication::focusWidget();
        QTest::keyClick(to ? to : &window, static_cast<Qt::Key>(key), modifiers);
        QApplication::processEvents();
    }
    void click(QWidget *target) {
        if (!target || !target->isVisible() || target->visibleRegion().isEmpty())
            qFatal("nothing to press");
        ++clicks;
        // Nobody presses what is grey: what it does is still being found.
        static_cast<void>(QTest::qWaitFor([target] { return target->isEnabled(); }, 20'000));
        QTest::mouseClick(target, Qt::LeftButton, {}, target->rect().center());
        test::settle(&window);
    }
    void clickGoals() {
        auto *tree = window.findChild<QTreeWidget *>(u"siteList"_s);
        ++clicks;
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                          tree->visualItemRect(tree->topLevelItem(0)).center());
        test::settle(&window);
    }
    GoalsPage &page() { return window.goals().page(); }
    template <class Widget>
    Widget *find(const char *name) {
        auto *widget = page().findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    [[nodiscard]] QString state(const char *purpose) {
        return find<QLabel>(qPrintable(u"sign-%1"_s.arg(QLatin1String(purpose))))->text() + u' ' +
               find<QLabel>(qPrintable(u"state-%1"_s.arg(QLatin1String(purpose))))->text();
    }
    [[nodiscard]] std::string robots() {
        const Document *document = window.site().files().document(Role::Robots);
        return document ? std::string(document->bytes()) : std::string();
    }
    [[nodiscard]] QByteArray onDisk(const char *name) {
        return QFile::exists(dir.filePath(QLatin1String(name)))
                   ? ui::get(dir.filePath(QLatin1String(name)))
                   : QByteArray();
    }
};

/// How often widgets are painted.
struct Paints : QObject {
    int count = 0;
    bool eventFilter(QObject *, QEvent *event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

Decision answerOf(const CompiledSite &site, const char *agent, const char *path) {
    return site.simulate({.agent = *identify(agent), .url = path, .reading = Reading::Known})
        .fetch.decision;
}

} // namespace

class TestGoalsPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-goalspage"_s);
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }
    void init() { QSettings().clear(); }

    /// An empty folder, three times Enter, and a save: search yes, answers yes, training no.
    void fourKeys() {
        Desk site;
        site.open();
        QVERIFY(site.window.goals().isShown());
        site.keys = 0;
        site.press(Qt::Key_Return);
        site.press(Qt::Key_Return);
        site.press(Qt::Key_Return);
        test::settle(&site.window);
        site.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(site.keys, 4);
        const QByteArray robots = site.onDisk("robots.txt");
        QVERIFY2(robots.contains("User-agent: GPTBot"), robots);
        const auto settings = readSiteSettings(site.onDisk("gatepost.yaml").toStdString());
        QVERIFY(settings && settings->goals);
        QCOMPARE((*settings->goals)[Purpose::Search]->is, Stance::Welcome);
        QCOMPARE((*settings->goals)[Purpose::UserFetch]->is, Stance::Welcome);
        QCOMPARE((*settings->goals)[Purpose::Training]->is, Stance::Out);
        gatepost::Site saved;
        saved.put(FileRole::Robots, robots.toStdString());
        const CompiledSite compiled(std::move(saved));
        QCOMPARE(answerOf(compiled, "Googlebot", "/a"), Decision::Allow);
        QCOMPARE(answerOf(compiled, "ChatGPT-User", "/a"), Decision::Allow);
        QCOMPARE(answerOf(compiled, "GPTBot", "/a"), Decision::Deny);
        QCOMPARE(answerOf(compiled, "CCBot", "/a"), Decision::Deny);
        for (const char *purpose : {"search", "answers", "training"})
            QVERIFY2(site.state(purpose).startsWith(u'✓'), qPrintable(site.state(purpose)));
    }

    /// The same with a part that is closed to all: search yes, answers yes, training no, staging closed, from an empty folder in
    /// eleven keys and clicks.
    void closedStaging() {
        Desk site;
        site.open();
        site.keys = 0;
        site.clicks = 0;
        auto *closed = site.window.findChild<QLineEdit *>(u"closed"_s);
        QVERIFY(closed);
        site.click(closed);
        QVERIFY(closed->hasFocus());
        for (const int key : {Qt::Key_Slash, Qt::Key_S, Qt::Key_T, Qt::Key_A, Qt::Key_G, Qt::Key_I,
                              Qt::Key_N, Qt::Key_G})
            site.press(key);
        QCOMPARE(closed->text(), u"/staging"_s);
        site.press(Qt::Key_Return);
        test::settle(&site.window);
        site.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(site.keys + site.clicks, 11);
        gatepost::Site saved;
        saved.put(FileRole::Robots, site.onDisk("robots.txt").toStdString());
        const CompiledSite compiled(std::move(saved));
        for (const char *agent : {"Googlebot", "ChatGPT-User"}) {
            QCOMPARE(answerOf(compiled, agent, "/a"), Decision::Allow);
            QCOMPARE(answerOf(compiled, agent, "/staging/a"), Decision::Deny);
        }
        for (const char *agent : {"GPTBot", "CCBot"}) {
            QCOMPARE(answerOf(compiled, agent, "/a"), Decision::Deny);
            QCOMPARE(answerOf(compiled, agent, "/staging/a"), Decision::Deny);
        }
        for (const char *purpose : {"search", "answers", "training"})
            QVERIFY2(site.state(purpose).startsWith(u'✓'), qPrintable(site.state(purpose)));
    }

    /// Once all is proved and shown nothing is painted until somebody does something.
    void restsWhenDone() {
        for (const char *settings : {"goals: {search: open, signals: []}\n", ""}) {
            Desk site("User-agent: GPTBot\nDisallow: /\n", settings);
            site.open();
            site.window.goals().show();
            test::settle(&site.window);
            if (*settings == 0)
                site.click(site.find<QPushButton>("questionsDone"));
            QTest::qWait(300);
            Paints paints;
            for (auto *label : site.page().findChildren<QLabel *>())
                label->installEventFilter(&paints);
            QTest::qWait(600);
            QVERIFY2(paints.count < 20, qPrintable(QString::number(paints.count)));
        }
    }

    /// Two environments: the open files are those of the first; of the other one the page says whether it is closed.
    void environments() {
        Desk site("User-agent: GPTBot\nDisallow: /\n",
                  "goals: {search: open, signals: []}\n"
                  "environments:\n"
                  "  production: {host: www.example.org}\n"
                  "  staging: {host: staging.example.org, files: staging, must: closed}\n"
                  "  missing: {host: m.example.org, files: nowhere, must: closed}\n");
        QVERIFY(QDir(site.dir.path()).mkpath(u"staging"_s));
        ui::put(site.dir.filePath(u"staging/robots.txt"_s), "User-agent: *\nDisallow: /\n");
        site.open();
        site.window.goals().show();
        test::settle(&site.window);
        auto *box = site.find<QComboBox>("environment");
        QVERIFY(box->isVisible());
        QCOMPARE(box->count(), 3);
        QCOMPARE(box->currentText(), u"production"_s);
        QVERIFY(site.find<QPushButton>("applyGoals")->isVisible());
        const auto *words = site.find<QLabel>("environmentWords");
        QVERIFY2(words->text().contains(u"is what the files say"_s), qPrintable(words->text()));
        box->setCurrentIndex(1);
        QVERIFY(!site.find<QPushButton>("applyGoals")->isVisible());
        // The group for * does not reach those who ask for their own name.
        QVERIFY2(words->text().contains(u" may fetch /"_s), qPrintable(words->text()));
        box->setCurrentIndex(2);
        QVERIFY2(words->text().contains(u"no folder nowhere"_s), qPrintable(words->text()));
        QVERIFY(!site.find<QPushButton>("openEnvironment")->isEnabled());
        box->setCurrentIndex(0);
        QVERIFY(site.find<QPushButton>("applyGoals")->isVisible());
    }

    /// From an empty folder by the page alone: search yes, answers yes, training no, and an environment that is closed. Eight keys
    /// and clicks, beside the characters of the site's host.
    void closedEnvironment() {
        Desk site;
        site.open();
        site.keys = 0;
        site.clicks = 0;
        for (int i = 0; i < 3; ++i)
            site.press(Qt::Key_Return);
        test::settle(&site.window);
        site.click(site.find<QPushButton>("addEnvironment"));
        auto *host = site.find<QLineEdit>("environmentOwnHost");
        QTRY_VERIFY(host->hasFocus());
        const int before = site.keys;
        for (const int key : {Qt::Key_A, Qt::Key_Period, Qt::Key_E, Qt::Key_U})
            site.press(key);
        const int typed = site.keys - before;
        QCOMPARE(site.find<QLineEdit>("environmentName")->text(), u"staging"_s);
        QCOMPARE(site.find<QLineEdit>("environmentHost")->text(), u"staging.a.eu"_s);
        QCOMPARE(site.find<QLineEdit>("environmentFolder")->text(), u"staging"_s);
        site.press(Qt::Key_Return);
        test::settle(&site.window);
        QCOMPARE(site.find<QComboBox>("environment")->currentText(), u"staging"_s);
        const auto *words = site.find<QLabel>("environmentWords");
        QTRY_VERIFY2(words->text().contains(u"no folder staging"_s), qPrintable(words->text()));
        site.answers.labels = {u"Write"_s};
        ++site.keys; // Enter in the question
        site.click(site.find<QPushButton>("writeEnvironment"));
        QTRY_VERIFY2(words->text().contains(u"nobody may fetch anything"_s),
                     qPrintable(words->text()));
        QVERIFY(!site.find<QPushButton>("writeEnvironment")->isVisible());
        site.window.activateWindow(); // nothing does so here when a dialog is closed
        QVERIFY(QTest::qWaitForWindowActive(&site.window));
        site.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(site.keys + site.clicks - typed, 8);
        const auto settings = readSiteSettings(site.onDisk("gatepost.yaml").toStdString());
        QVERIFY(settings && settings->environments.size() == 2);
        QCOMPARE(settings->environments[0].hosts.front(), std::string("a.eu"));
        QVERIFY(settings->environments[1].must == Must::Closed);
        gatepost::Site staging;
        staging.put(FileRole::Robots, site.onDisk("staging/robots.txt").toStdString());
        const CompiledSite compiled(std::move(staging));
        const auto state = goals::stateOf(compiled, settings->environments[1],
                                          {.at = *parseInstant("2026-11-23T00:00:00Z")});
        QVERIFY(state.proof == exact::Proof::Holds);
        // The open files are those of production, and their goals are proved.
        site.find<QComboBox>("environment")->setCurrentIndex(0);
        QTRY_VERIFY2(words->text().contains(u"is what the files say"_s), qPrintable(words->text()));
        for (const char *purpose : {"search", "answers", "training"})
            QVERIFY2(site.state(purpose).startsWith(u'✓'), qPrintable(site.state(purpose)));
    }

    /// What cannot be an environment is said in its dialog; one that was added is a step that is taken back.
    void environmentThatCannotBe() {
        Desk site("User-agent: GPTBot\nDisallow: /\n\nSitemap: https://www.a.example/map.xml\n",
                  "goals: {search: open, signals: []}\n");
        site.open();
        site.window.goals().show();
        test::settle(&site.window);
        site.click(site.find<QPushButton>("addEnvironment"));
        auto *dialog = site.find<QDialog>("environmentDialog");
        QCOMPARE(site.find<QLineEdit>("environmentOwnHost")->text(), u"www.a.example"_s);
        QTRY_VERIFY(site.find<QLineEdit>("environmentName")->hasFocus());
        auto *host = site.find<QLineEdit>("environmentHost");
        QCOMPARE(host->text(), u"staging.a.example"_s);
        const auto *wrong = site.find<QLabel>("environmentWrong");
        for (const auto &[typed, said] : {std::pair(u""_s, u"needs a host"_s),
                                          std::pair(u"www.a.example"_s, u"have the host"_s),
                                          std::pair(u"a b"_s, u"is not a host"_s)}) {
            host->setText(typed);
            dialog->accept();
            QVERIFY(dialog->isVisible());
            QVERIFY2(wrong->text().contains(said), qPrintable(wrong->text()));
        }
        auto *folder = site.find<QLineEdit>("environmentFolder");
        host->setText(u"staging.a.example"_s);
        folder->setText(u"../other"_s);
        dialog->accept();
        QVERIFY2(wrong->text().contains(u"leads out of the folder"_s), qPrintable(wrong->text()));
        QVERIFY(site.window.site().side().settings().environments.empty());
        folder->setText(u"st"_s);
        dialog->accept();
        const auto &settings = site.window.site().side().settings();
        QCOMPARE(settings.environments.size(), std::size_t{2});
        QCOMPARE(settings.environments[1].files, std::string("st"));
        QVERIFY(settings.environments[0].goals.has_value());
        // A goal that is chosen afterwards counts for the environments, too.
        site.page().choose(Purpose::Training, Stance::Out);
        QVERIFY(settings.environments[0].goals->of[static_cast<std::size_t>(Purpose::Training)]);
        GoalSteps::of(site.window.site()).undo();
        GoalSteps::of(site.window.site()).undo();
        QVERIFY(settings.environments.empty());
        QVERIFY(!site.window.site().side().isModified());
    }

    /// What `outputs:` asks for is missing, written, current, and outdated by the next edit.
    void outputs() {
        Desk site("User-agent: GPTBot\nDisallow: /\n", "goals: {search: open, signals: []}\n"
                                                       "outputs: {nginx: deploy}\n");
        site.open();
        site.window.goals().show();
        test::settle(&site.window);
        const auto *words = site.find<QLabel>("outputsWords");
        auto *write = site.find<QPushButton>("writeOutputs");
        QCOMPARE(words->text(), u"Also made from this: nginx (missing)"_s);
        QVERIFY(write->isEnabled());
        site.answers.labels = {u"Cancel"_s};
        site.click(write);
        QVERIFY(!QFileInfo::exists(site.dir.filePath(u"deploy"_s)));
        site.answers.labels = {u"Write"_s};
        site.click(write);
        QTRY_COMPARE(words->text(), u"Also made from this: nginx"_s);
        QVERIFY(!write->isEnabled());
        const QStringList made = QDir(site.dir.filePath(u"deploy"_s)).entryList(QDir::Files);
        QVERIFY(!made.isEmpty());
        QVERIFY(ui::get(site.dir.filePath(u"deploy/"_s + made.front())).contains("GPTBot"));
        Document *robots = site.window.site().files().document(Role::Robots);
        QVERIFY(
            robots->apply(TextEdit::insert(0, "User-agent: CCBot\nDisallow: /\n\n"), {u"Edit"_s}));
        QTRY_COMPARE(words->text(), u"Also made from this: nginx (outdated)"_s);
        QVERIFY(!write->isEnabled()); // not before it is saved
    }

    /// Proving takes seconds on a large file: what the files say now is shown meanwhile, and the four keys do not wait for it.
    void keysBeforeTheProof() {
        QByteArray robots = "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n\n";
        for (int i = 0; i < 24; ++i)
            robots += "User-agent: Bot" + QByteArray::number(i) + "\nDisallow: /a" +
                      QByteArray::number(i % 7) + "*b\nDisallow: /*c" + QByteArray::number(i % 11) +
                      "$\n\n";
        Desk site(robots);
        site.window.open({site.dir.path()});
        site.window.goals().show();
        auto *first = site.find<FirstRun>("firstRun");
        QTRY_VERIFY2_WITH_TIMEOUT(
            site.find<QLabel>("firstRunSentence")->text().contains(u"start page is open to"_s) ||
                !first->isBusy(),
            qPrintable(site.find<QLabel>("firstRunSentence")->text()), 30000);
        if (!first->isBusy())
            QSKIP("the proof was faster than the window");
        QVERIFY(site.find<DiffView>("firstRunPreview")->toPlainText().contains(u"/cart"_s));
        for (int i = 0; i < 3; ++i)
            site.press(Qt::Key_Return);
        site.press(Qt::Key_S, Qt::ControlModifier);
        if (first->isBusy())
            QCOMPARE(site.onDisk("robots.txt"), robots);
        QTRY_VERIFY2_WITH_TIMEOUT(!first->isVisible() && !site.page().isBusy(),
                                  qPrintable(site.find<QLabel>("firstRunSentence")->text()), 40000);
        const auto settings = readSiteSettings(site.onDisk("gatepost.yaml").toStdString());
        QVERIFY(settings && settings->goals);
        QVERIFY(!site.window.site().side().isModified());
    }

    /// From the welcome page: one click before the keys.
    void fromTheWelcomePage() {
        Desk site;
        site.click(site.window.findChild<QPushButton *>(u"sayWhatYouWant"_s));
        QVERIFY(site.window.goals().isShown());
        QVERIFY(site.find<FirstRun>("firstRun")->isVisible());
        QVERIFY(site.find<QRadioButton>("search-0")->hasFocus());
        site.press(Qt::Key_Return);
        QVERIFY(site.find<QRadioButton>("assistants-0")->hasFocus());
        site.press(Qt::Key_Return);
        site.press(Qt::Key_Return);
        test::settle(&site.window);
        QVERIFY(site.window.site().files().document(Role::Robots));
        QVERIFY(!site.find<FirstRun>("firstRun")->isVisible());
        QVERIFY(site.clicks + site.keys <= 12);
    }

    void theQuestionsCanBeLeft() {
        Desk site;
        site.click(site.window.findChild<QPushButton *>(u"sayWhatYouWant"_s));
        site.click(site.find<QPushButton>("skipQuestions"));
        QVERIFY(site.window.findChild<QWidget *>(u"welcome"_s)->isVisible());
        QVERIFY(!site.window.site().side().settings().goals);
        QVERIFY(!site.window.site().side().isModified());
    }

    /// What files say already is what the questions begin with.
    void answersFromTheFiles() {
        Desk site("User-agent: *\nDisallow: /\n");
        site.open();
        site.clickGoals();
        QTRY_VERIFY(!site.page().isBusy());
        QCOMPARE(site.find<FirstRun>("firstRun")->answers().search, SearchAnswer::No);
        QCOMPARE(site.clicks, 1);
        const auto notes = [&site] {
            return std::ranges::count_if(
                site.find<FirstRun>("firstRun")->findChildren<QLabel *>(),
                [](const QLabel *label) { return label->text() == u"as your files say now"_s; });
        };
        const auto noted = notes();
        QVERIFY(noted > 0);
        site.click(site.find<QRadioButton>("search-0"));
        QCOMPARE(notes(), noted - 1); // the files do not say that
        site.click(site.find<QRadioButton>("search-2"));
        QCOMPARE(notes(), noted);
        site.click(site.find<QPushButton>("questionsDone"));
        QCOMPARE(site.robots(),
                 std::string("User-agent: *\nDisallow: /\n")); // they said so already
    }

    /// Whoever the files keep out as an exception is not among those who may come.
    void exceptionsAreCounted() {
        Desk site("User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n");
        site.open();
        site.clickGoals();
        QTRY_VERIFY(!site.page().isBusy());
        const QString said = site.find<QLabel>("firstRunSentence")->text();
        QVERIFY2(said.contains(u"training crawler"_s) && said.contains(u"may not come"_s),
                 qPrintable(said));
    }

    /// Choosing changes gatepost.yaml alone, in memory, and is taken back by Ctrl+Z; the row reads back what was chosen.
    void chooseAndUndo() {
        Desk site("User-agent: *\nDisallow: /cart\n", "goals: {search: open, signals: []}\n");
        site.open();
        const std::string before = site.robots();
        site.clickGoals();
        QVERIFY2(site.state("search").startsWith(u'✓'), qPrintable(site.state("search")));
        auto *goal = site.find<QComboBox>("goal-training");
        goal->setFocus();
        site.press(Qt::Key_K); // Keep out
        test::settle(&site.window);
        QCOMPARE(goal->currentText(), u"Keep out"_s);
        QVERIFY2(site.state("training").startsWith(u'✕'), qPrintable(site.state("training")));
        QCOMPARE(site.robots(), before);
        QCOMPARE(site.onDisk("gatepost.yaml"), QByteArray("goals: {search: open, signals: []}\n"));
        QVERIFY(site.find<QPushButton>("ask-training")->isVisible());
        QAction *undo = site.window.action(u"undo"_s);
        QVERIFY(undo->isEnabled() && undo->text().contains(u"AI training"_s));
        site.press(Qt::Key_Z, Qt::ControlModifier);
        test::settle(&site.window);
        QCOMPARE(goal->currentText(), u"No goal"_s);
        QVERIFY(!site.window.site().side().isModified());
    }

    /// A row of one line is as high as one, and an environment that no robots.txt can make true is not offered one.
    void theRowOfEnvironments() {
        Desk site("User-agent: *\nDisallow:\n",
                  "goals: {training: {is: ask, otherwise: open}, search: open}\n"
                  "environments:\n  www: {host: www.example}\n"
                  "  other: {host: other.example, files: other}\n");
        site.open();
        site.clickGoals();
        auto *words = site.find<QLabel>("environmentWords");
        QVERIFY2(words->text().startsWith(u"1 goal"_s), qPrintable(words->text()));
        auto *box = site.find<QComboBox>("environment");
        QTRY_COMPARE(words->minimumHeight(), words->fontMetrics().height());
        QTRY_VERIFY(site.find<QWidget>("environmentRow")->height() < 2 * box->height());
        box->setCurrentIndex(box->findText(u"other"_s));
        test::settle(&site.window);
        QVERIFY2(words->text().endsWith(u"no robots.txt was found that makes it true"_s),
                 qPrintable(words->text()));
        QVERIFY(!site.find<QPushButton>("writeEnvironment")->isVisible());
    }

    /// A robots.txt that is rendered from an agent policy is changed by that policy, and both go back as one step.
    void aRenderedFileIsChangedByItsPolicy() {
        const std::string policy = "title: T\ndefault_policy: allow\nagents:\n"
                                   "  - user_agent: GPTBot # ours\n    role: training\n"
                                   "    policy: allow\n";
        const std::string robots = renderRobots(readAgentPolicy(YamlText(policy))).value();
        Desk site(QByteArray::fromStdString(robots), "goals: {training: out, signals: []}\n");
        ui::put(site.dir.filePath(u"agent-policy.kno"_s), QByteArray::fromStdString(policy));
        site.open();
        site.clickGoals();
        QVERIFY2(site.state("training").startsWith(u'✕'), qPrintable(site.state("training")));
        site.click(site.find<QPushButton>("applyGoals"));
        QVERIFY2(site.state("training").startsWith(u'✓'), qPrintable(site.state("training")));
        const Document *edited = site.window.site().files().document(Role::AgentPolicy);
        const std::string after(edited->bytes());
        QVERIFY(after.contains("GPTBot # ours\n    role: training\n    policy: disallow\n"));
        QCOMPARE(site.robots(), renderRobots(readAgentPolicy(YamlText(after))).value());
        QVERIFY(site.robots() != robots);
        site.window.action(u"undo"_s)->trigger();
        test::settle(&site.window);
        QCOMPARE(std::string(edited->bytes()), policy);
        QCOMPARE(site.robots(), robots);
    }

    /// Task "block training" on a file with a block of another program: two clicks, and it reads back as chosen.
    void blockTraining() {
        const QByteArray yoast =
            "# START YOAST BLOCK\n# ---------------------------\nUser-agent: *\n"
            "Disallow:\n\nSitemap: https://www.example.com/sitemap_index.xml\n"
            "# ---------------------------\n# END YOAST BLOCK\n";
        Desk site(yoast, "goals: {search: open, training: out, signals: []}\n");
        site.open();
        site.clickGoals();
        QVERIFY2(site.state("training").startsWith(u'✕'), qPrintable(site.state("training")));
        site.click(site.find<QPushButton>("applyGoals"));
        QCOMPARE(site.clicks, 2);
        // The proof of the new text may begin after all else is quiet.
        QTRY_VERIFY_WITH_TIMEOUT(site.state("training").startsWith(u"✓ "_s), 20'000);
        const QString said = site.state("training");
        QVERIFY2(said.contains(u" obey"_s) && said.contains(u" do not"_s) &&
                     said.contains(u" say nothing"_s),
                 qPrintable(said));
        QVERIFY2(site.robots().starts_with(yoast.toStdString()), site.robots().c_str());
        QVERIFY(!site.find<QPushButton>("applyGoals")->isEnabled());
        // One step in each document, taken back in all of them at once.
        MessageArea &strip = site.window.saveReport().strip();
        QVERIFY(strip.choose(u"goals-applied"_s, u"Undo in all files"_s));
        QCOMPARE(site.robots(), yoast.toStdString());
        QVERIFY(!strip.ids().contains(u"goals-applied"_s));
    }

    /// The strip's way back goes when a document changes.
    void reviewBeforeApply() {
        Desk site("User-agent: *\nDisallow: /cart\n", "goals: {training: out, signals: []}\n");
        site.open();
        site.clickGoals();
        site.click(site.find<QPushButton>("reviewGoals"));
        auto *dialog = site.page().findChild<QDialog *>(u"previewDialog"_s);
        QVERIFY(dialog && dialog->findChild<DiffView *>()->toPlainText().contains(u"GPTBot"_s));
        const auto *remarks = dialog->findChild<QLabel *>(u"previewRemarks"_s);
        QVERIFY(remarks && remarks->text().contains(u"lose /"_s));
        QTest::keyClick(dialog, Qt::Key_Return);
        test::settle(&site.window);
        QVERIFY(site.state("training").startsWith(u'✓'));
        QCOMPARE(site.window.site().files().document(Role::Robots)->undoText(), u"Apply goals"_s);
    }

    void askAndWhy() {
        Desk site("User-agent: *\nAllow: /\n", "goals: {training: out, signals: []}\n");
        site.open();
        site.clickGoals();
        site.click(site.find<QPushButton>("ask-training"));
        const GoalRow &row =
            *std::ranges::find(site.page().rows(), Purpose::Training, &GoalRow::purpose);
        QCOMPARE(site.window.site().analysis().question(), *row.example);
        QVERIFY(site.window.goals().isShown());
        site.click(site.find<QPushButton>("why-training"));
        QVERIFY(!site.window.goals().isShown());
        QCOMPARE(site.window.site().navigator().caretLine(), 1);
    }

    /// One agent is treated otherwise by an exception alone.
    void exceptThisOne() {
        Desk site("User-agent: *\nDisallow:\n", "goals: {training: out, signals: []}\n");
        site.open();
        site.clickGoals();
        site.click(site.find<QToolButton>("more-training"));
        auto *agents = site.find<QTreeView>("members");
        agents->setCurrentIndex(agents->model()->index(0, 0));
        const std::string first = agents->model()->index(0, 0).data().toString().toStdString();
        auto *except = site.find<QPushButton>("exceptThis");
        site.find<QScrollArea>("goalsScroll")->ensureWidgetVisible(except);
        site.click(except);
        auto *dialog = site.page().findChild<QDialog *>(u"exceptionDialog"_s);
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"exceptionUntil"_s)->setText(u"soon"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible()); // "soon" is no day
        dialog->findChild<QLineEdit *>(u"exceptionUntil"_s)->setText(u"2030-01-31"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        test::settle(&site.window);
        const auto &goal = (*site.window.site().side().settings().goals)[Purpose::Training];
        QCOMPARE(goal->exceptions.size(), 1U);
        QCOMPARE(goal->exceptions[0].agents, std::vector<std::string>{first});
        QCOMPARE(goal->exceptions[0].is, Stance::Open);
    }

    /// What the page writes into gatepost.yaml leaves the rest of the file alone.
    void comments() {
        const QByteArray yaml =
            "# ours\npaths: [/a]   # a sample\n\ngoals:\n  # as decided in May\n"
            "  search: open\n  training: out\n";
        Desk site("User-agent: *\nDisallow:\n", yaml);
        site.open();
        site.clickGoals();
        site.page().choose(Purpose::Training, Stance::Open);
        test::settle(&site.window);
        QVERIFY(site.window.site().side().save());
        QCOMPARE(site.onDisk("gatepost.yaml"),
                 QByteArray(yaml).replace("training: out", "training: open"));
    }

    /// The question before a save is that of the goal where there is one.
    void saveGuard_data() {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QByteArray>("draft");
        QTest::addColumn<bool>("asks");
        QTest::newRow("the goal breaks") << QByteArray("goals: {search: open, closed: []}\n")
                                         << QByteArray("User-agent: *\nDisallow: /blog\n") << true;
        QTest::newRow("the goal stays true")
            << QByteArray("goals: {search: open}\n")
            << QByteArray("User-agent: *\nDisallow: /blog\n") << false;
        QTest::newRow("it is to be closed") << QByteArray("goals: {search: out}\n")
                                            << QByteArray("User-agent: *\nDisallow: /\n") << false;
        QTest::newRow("no goal") << QByteArray("paths: [/a]\n")
                                 << QByteArray("User-agent: *\nDisallow: /\n") << true;
    }
    void saveGuard() {
        QFETCH(const QByteArray, settings);
        QFETCH(const QByteArray, draft);
        QFETCH(const bool, asks);
        Desk site("User-agent: *\nDisallow:\n", settings);
        site.open();
        Document *robots = site.window.site().files().document(Role::Robots);
        robots->apply(TextEdit::between(robots->bytes(), draft.toStdString()),
                      {u"edit"_s, {}, Origin::Form});
        test::settle(&site.window);
        site.answers.labels = {u"Cancel"_s};
        site.window.save(robots);
        QCOMPARE(site.answers.asked.contains(u"Search engines"_s), asks);
    }

    /// A row of the list says how many goals are not true; what a save breaks is said.
    void whatASaveBreaks() {
        Desk site("User-agent: *\nDisallow: /cart\n",
                  "goals: {search: open, signals: [], closed: [/cart]}\n");
        site.open();
        auto *tree = site.window.findChild<QTreeWidget *>(u"siteList"_s);
        QTRY_COMPARE(tree->topLevelItem(0)->text(0), u"Goals ✓"_s);
        Document *robots = site.window.site().files().document(Role::Robots);
        robots->apply(
            TextEdit::between(robots->bytes(), "User-agent: *\nDisallow: /cart\nDisallow: /blog\n"),
            {u"edit"_s, {}, Origin::Form});
        QTRY_COMPARE(tree->topLevelItem(0)->text(0), u"Goals 1✕"_s);
        site.answers.labels = {u"Save all the same"_s};
        QVERIFY(site.window.save(robots));
        test::settle(&site.window);
        const QString said = site.window.saveReport().strip().sentence(u"goals-broken"_s);
        QVERIFY2(said.contains(u"Search"_s) && said.contains(u"line 3"_s), qPrintable(said));
    }

    /// A list that knows more crawlers: said once, with a way to the edit.
    void uncoveredCrawlers() {
        QByteArray robots;
        for (const KnownAgent &agent : Registry::builtIn().agents())
            if (purposeOf(agent) == Purpose::Training && agent.token != "CCBot")
                robots += "User-agent: " + QByteArray::fromStdString(agent.token) + '\n';
        Desk site(robots + "Disallow: /\n\nUser-agent: *\nDisallow:\n",
                  "goals: {training: out, signals: []}\n");
        site.open();
        MessageArea &messages = site.window.messages();
        QTRY_VERIFY(messages.ids().contains(u"goals-uncovered"_s));
        QVERIFY(messages.sentence(u"goals-uncovered"_s).contains(u"CCBot"_s));
        QVERIFY(messages.choose(u"goals-uncovered"_s, u"Review…"_s));
        test::settle(&site.window);
        QVERIFY(site.page().findChild<QDialog *>(u"previewDialog"_s));
    }

    /// Problems list what gatepost.yaml claims and the files do not say; an edit takes what is of the old text away.
    void problems() {
        Desk site("User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nContent-Signal: "
                  "search=yes\nDisallow:\n",
                  "goals:\n  search:\n    is: welcome\n    except:\n"
                  "      - {agents: Googlebot, is: open, until: 2020-01-01}\n"
                  "  training: out\n  signals: [content-signal]\n");
        site.open();
        ProblemsModel model(site.window.site());
        const auto listed = [&] {
            QStringList all;
            for (const ProblemRow &row : model.rows())
                all << u"%1 %2 %3"_s.arg(row.file, QString::number(row.line), text(row.code));
            return all;
        };
        const auto has = [&](const QString &problem) { return listed().contains(problem); };
        QTRY_VERIFY2(has(u"gatepost.yaml 6 goal-false"_s), qPrintable(listed().join(u'\n')));
        QVERIFY(has(u"gatepost.yaml 6 goal-uncovered"_s));
        QVERIFY(has(u"gatepost.yaml 5 goal-exception-ended"_s));
        QVERIFY(has(u"robots.txt 1 signal-in-one-group"_s));
        // The fix of the ended exception changes the goals, as a step of the page.
        const auto ended = std::ranges::find_if(
            model.rows(), [](const ProblemRow &row) { return row.code == "goal-exception-ended"; });
        QCOMPARE(ended->fixes.size(), 1U);
        const QString title = text(ended->fixes.front().title);
        SettingsProblems::of(site.window.site()).askToFix(ended->fixes.front().edit, title);
        QVERIFY(
            !has(u"gatepost.yaml 5 goal-exception-ended"_s)); // at once, before anything is proved
        QVERIFY(!has(u"robots.txt 1 signal-in-one-group"_s));
        QCOMPARE(GoalSteps::of(site.window.site()).undoText(), title);
        const auto &goals = site.window.site().side().settings().goals;
        QVERIFY(goals && (*goals)[Purpose::Search]->exceptions.empty());
        QTRY_VERIFY(has(u"robots.txt 1 signal-in-one-group"_s));
        QVERIFY(!listed().join(u' ').contains(u"goal-exception-ended"_s));
        // What makes the goal true is shown, and makes the problem go.
        const auto isFalse = std::ranges::find_if(
            model.rows(), [](const ProblemRow &row) { return row.code == "goal-false"; });
        QVERIFY(isFalse->canBeApplied);
        site.window.goals().show(); // as the row's fix does: edits are looked for while it is seen
        test::settle(&site.window);
        QTRY_VERIFY_WITH_TIMEOUT(site.find<QPushButton>("applyGoals")->isEnabled(), 30000);
        site.click(site.find<QPushButton>("applyGoals"));
        QTRY_VERIFY2(!listed().join(u' ').contains(u"goal-false"_s) &&
                         !listed().join(u' ').contains(u"goal-uncovered"_s),
                     qPrintable(listed().join(u'\n')));
        // A site without goals has nothing of it.
        GoalSteps::of(site.window.site()).undoApplied();
        QVERIFY(GoalSteps::of(site.window.site()).choose({}, u"None"_s).has_value());
        QVERIFY(!listed().join(u' ').contains(u"gatepost.yaml"_s));
    }

    void presets_data() {
        QTest::addColumn<QString>("preset");
        for (const GoalPreset &preset : goalPresets())
            QTest::addRow("%s", qPrintable(preset.id)) << preset.id;
    }
    /// Each makes a file of which its goals are true.
    void presets() {
        QFETCH(const QString, preset);
        Desk site;
        site.window.goals().take(preset);
        test::settle(&site.window);
        const auto notTrue = [&] {
            QStringList words;
            for (const GoalRow &row : site.page().rows())
                if (row.sign == GoalRow::Sign::False || row.sign == GoalRow::Sign::Pending)
                    words << row.words;
            return words.join(u'\n');
        };
        QTRY_VERIFY2_WITH_TIMEOUT(notTrue().isEmpty(), qPrintable(notTrue()), 30000);
        const Document *robots = site.window.site().files().document(Role::Robots);
        QVERIFY(robots && !robots->bytes().empty());
        for (const Problem &problem : site.window.site().analysis().problems())
            QVERIFY2(problem.severity != Severity::Error, problem.message.english().c_str());
    }
};

QTEST_MAIN(TestGoalsPage)
#include "tst_goalspage.moc"
