// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a stranger wants of the program in the first minute, done with the mouse and counted in clicks.

#include "core/agents/purpose.h"
#include "tests/support/openedwindow.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/goals/goalpresets.h"
#include "ui/simulator/changesmodel.h"
#include "ui/simulator/changespanel.h"
#include "ui/window/card.h"
#include "ui/window/viewtabs.h"
#include "ui/window/windowgoals.h"

#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>

#include <set>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// A hand on the mouse: every press is counted, and what is pressed has to be seen.
class Hand {
public:
    explicit Hand(MainWindow &window) : m_window(window) {}

    void click(QWidget *target, QPoint at) {
        if (!target || !target->isVisible() || !target->visibleRegion().contains(at))
            qFatal("the hand finds nothing to press");
        ++m_clicks;
        QTest::mouseClick(target, Qt::LeftButton, {}, at);
        test::settle(&m_window);
    }
    void click(QWidget *target) {
        if (!target)
            qFatal("the hand finds nothing to press");
        click(target, target->rect().center());
    }
    void drop(const QString &path) {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = m_window.rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_window, &enter);
        QDropEvent drop(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_window, &drop);
        test::settle(&m_window);
    }
    [[nodiscard]] int clicks() const { return m_clicks; }

private:
    MainWindow &m_window;
    int m_clicks = 0;
};

struct Fresh {
    QTemporaryDir dir;
    MainWindow window;

    Fresh() {
        window.resize(1440, 900);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
        test::settle(&window);
    }
    ~Fresh() { // nobody is asked about the drafts
        while (GoalSteps::of(window.site()).canUndo())
            GoalSteps::of(window.site()).undo();
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all()))
            while (file.document->isModified() && file.document->canUndo())
                file.document->undo();
    }
    QString put(const char *name, const QByteArray &bytes) {
        const QString path = dir.filePath(QLatin1String(name));
        ui::put(path, bytes);
        return path;
    }
};

Decision answerOf(const CompiledSite &site, const std::string &agent, const std::string &path,
                  Reading reading) {
    return site.simulate({.agent = *identify(agent), .url = path, .reading = reading})
        .fetch.decision;
}

} // namespace

class TestFirstRun : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-firstrun"_s);
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }
    void init() { QSettings().clear(); }

    void isMyFileClosedToGptBot_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("begins");
        QTest::newRow("closed") << QByteArray("User-agent: GPTBot\nDisallow: /blog\n") << u"No"_s;
        QTest::newRow("open") << QByteArray("User-agent: *\nDisallow: /cart\n") << u"Yes"_s;
    }
    void isMyFileClosedToGptBot() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, begins);
        Fresh fresh;
        Hand hand(fresh.window);
        hand.drop(fresh.put("robots.txt", text));
        QCOMPARE(fresh.window.site().files().all().size(), 1);
        auto *address = fresh.window.findChild<QComboBox *>(u"url"_s);
        hand.click(address->lineEdit());
        QTest::keyClick(address->lineEdit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(address->lineEdit(), u"/blog"_s);
        test::settle(&fresh.window);
        QVERIFY(fresh.window.findChild<QComboBox *>(u"agent"_s)->currentText() == u"GPTBot");
        const auto *said = fresh.window.findChild<QLabel *>(u"sentence"_s);
        QVERIFY2(said->isVisible() && said->text().startsWith(begins), qPrintable(said->text()));
        QVERIFY2(hand.clicks() <= 3, qPrintable(QString::number(hand.clicks())));
        qInfo("%d clicks", hand.clicks());
    }

    void blockTrainingAllowSearch() {
        Fresh fresh;
        Hand hand(fresh.window);
        hand.click(fresh.window.findChild<Card *>(u"preset-block-training"_s));
        const CompiledSite &site = fresh.window.site().analysis().compiled();
        QVERIFY(site.site().file(FileRole::Robots) && !site.site().file(FileRole::Robots2));
        QStringList faults;
        int asked = 0;
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            const Purpose purpose = purposeOf(agent);
            if ((purpose != Purpose::Training && purpose != Purpose::Search) ||
                !canBeWished(agent) || !isKnownToObey(agent) ||
                agent.token.find('/') != std::string::npos)
                continue;
            ++asked;
            const Decision wanted = purpose == Purpose::Training ? Decision::Deny : Decision::Allow;
            // As each is documented to read: robots.txt alone.
            if (agent.reads.empty() &&
                answerOf(site, agent.token, "/blog/one", Reading::Known) != wanted)
                faults << QString::fromStdString(agent.token);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u' ')));
        QVERIFY2(asked > 30, qPrintable(QString::number(asked)));
        for (const Problem &problem :
             fresh.window.site().analysis().problems()) // none about what it wrote
            QVERIFY2(problem.severity == Severity::Note || problem.code == "agent-value-rest",
                     problem.message.english().c_str()); // names with a space are cut by readers
        QVERIFY2(hand.clicks() <= 3, qPrintable(QString::number(hand.clicks())));
        qInfo("%d click, true for %d agents", hand.clicks(), asked);
    }

    /// The outcome that a card promises is that of the text that it makes.
    void cardsShowTheirOutcome() {
        const auto check = [](const QString &name, const QList<PurposeOutcome> &outcome,
                              const CompiledSite &site) {
            QCOMPARE(outcome.size(), 3);
            const char *agents[] = {"Googlebot", "ChatGPT-User", "GPTBot"};
            for (qsizetype i = 0; i < 3; ++i)
                QVERIFY2(outcome[i].tone == toneOf(answerOf(site, agents[i], "/", Reading::Author)),
                         qPrintable(name + u" "_s + QLatin1String(agents[i])));
        };
        for (const Template &one : templates()) {
            if (one.dialect != DialectId::Robots)
                continue;
            Site site;
            site.put(FileRole::Robots, templateBytes(one));
            check(one.file, outcomeOf(one), CompiledSite(std::move(site)));
        }
        for (const GoalPreset &preset : goalPresets()) {
            Fresh fresh;
            fresh.window.goals().take(preset.id);
            test::settle(&fresh.window);
            QTRY_VERIFY_WITH_TIMEOUT(!fresh.window.goals().page().isBusy(), 60000);
            test::settle(&fresh.window);
            check(preset.id, outcomeOf(preset), fresh.window.site().analysis().compiled());
        }
    }

    void whatDidIChange() {
        const QByteArray saved = "User-agent: *\nDisallow: /cart\n\nUser-agent: Bingbot\n"
                                 "Disallow: /beta/\n\nUser-agent: GPTBot\nUser-agent: CCBot\n"
                                 "Disallow: /blog/\n";
        Fresh fresh;
        Hand hand(fresh.window);
        hand.drop(fresh.put("robots.txt", saved));
        Document *document = fresh.window.site().files().current();
        // Three edits: one closes the site to two, one opens a path to one, one closes a path to all others.
        const std::string draft = "User-agent: *\nDisallow: /cart\nDisallow: "
                                  "/search\n\nUser-agent: Bingbot\nDisallow:\n\n"
                                  "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";
        document->apply(TextEdit::between(document->bytes(), draft), {u"edit"_s, {}, Origin::Form});
        test::settle(&fresh.window);
        const CompiledSite before = [&] {
            Site site;
            site.put(FileRole::Robots, saved.toStdString());
            return CompiledSite(std::move(site));
        }();
        auto *views = fresh.window.findChild<ViewTabs *>();
        const auto *panel = fresh.window.findChild<ChangesPanel *>();
        hand.click(views->tabBar(), views->tabBar()
                                        ->tabRect(views->indexOf(
                                            fresh.window.findChild<QWidget *>(panel->objectName())))
                                        .center());
        QTRY_VERIFY(panel->isVisible() && !panel->isBusy() && panel->changes().rowCount() > 0);
        // Whoever is answered otherwise on any of these is named, and nobody else.
        std::set<std::string> named;
        for (int row = 0; row < panel->changes().rowCount(); ++row)
            if (const exact::Difference &change = panel->changes().row(row);
                change.what == exact::Difference::What::Fetch)
                for (std::string &name : namesOf(change.who))
                    named.insert(std::move(name));
        const CompiledSite &after = fresh.window.site().analysis().compiled();
        QStringList faults;
        int changed = 0;
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            if (!identify(agent.token) || identify(agent.token)->neverFetches())
                continue;
            bool differs = false;
            for (const char *path : {"/", "/blog/a", "/search", "/beta/x", "/cart"})
                differs = differs || answerOf(before, agent.token, path, Reading::Author) !=
                                         answerOf(after, agent.token, path, Reading::Author);
            changed += differs ? 1 : 0;
            if (differs != named.contains(agent.token))
                faults << QString::fromStdString(agent.token);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u' ')));
        QVERIFY(changed > 100 && named.contains("GPTBot") && named.contains("Bingbot"));
        QVERIFY2(hand.clicks() <= 1, qPrintable(QString::number(hand.clicks())));
        qInfo("%d click, %d agents named", hand.clicks(), changed);
    }
};

QTEST_MAIN(TestFirstRun)
#include "tst_firstrun.moc"
