// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Apply on the Goals page and `goals --apply` make the same bytes. GATEPOST_GOAL_SITES sets how many made sites (4), GATEPOST_SEED
// where to begin.

#include "tests/support/openedwindow.h"
#include "tests/support/runcli.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/bridge/text.h"
#include "ui/goals/goalspage.h"
#include "ui/window/windowgoals.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <random>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// A small robots.txt and goals that mostly are not true of it.
struct MadeSite {
    QByteArray robots;
    QByteArray yaml = "goals:\n";

    explicit MadeSite(std::uint64_t seed) : m_random(seed) {
        for (std::size_t groups = pick(4); groups > 0; --groups)
            addGroup(one({"GPTBot", "Googlebot", "CCBot", "Bingbot", "ChatGPT-User", "OwnBot"}));
        if (pick(5) != 0)
            addGroup("*");
        if (pick(3) == 0)
            robots.replace("\n", "\r\n");
        if (pick(4) == 0 && !robots.isEmpty())
            robots.chop(1);
        if (pick(5) == 0)
            robots.prepend("\xEF\xBB\xBF");
        for (const char *purpose : {"search", "answers", "training", "archives"})
            if (pick(3) != 0)
                yaml += QByteArray("  ") + purpose + ": " + one({"welcome", "open", "out"}) + '\n';
        yaml += QByteArray("  seo: ") + one({"open", "out"}) + "\n  signals: " +
                one({"[]", "[content-signal]", "[content-usage, content-signal]"}) + '\n';
        if (pick(3) == 0)
            yaml += "  closed: [/cart/]\n";
    }

private:
    std::size_t pick(std::size_t below) { return m_random() % below; }
    QByteArray one(const QByteArrayList &from) { return from[qsizetype(pick(from.size()))]; }
    void addGroup(const QByteArray &agent) {
        robots += "User-agent: " + agent + '\n';
        for (std::size_t rules = pick(4); rules > 0; --rules)
            robots += one({"Disallow: /a/\n", "Disallow: /\n", "Allow: /b\n", "Disallow: /*.pdf$\n",
                           "Disallow: /cart/\n", "# d\xC3\xA9j\xC3\xA0\n", "Crawl-delay: 5\n"});
        robots += "Disallow: /c\n\n";
    }
    std::mt19937_64 m_random;
};

} // namespace

class TestGoalsEqual : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-goalsequal"_s);
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }
    void init() { QSettings().clear(); }

    void windowAndCommandLine() {
        const int sites = std::max(qEnvironmentVariableIntValue("GATEPOST_GOAL_SITES"), 4);
        const auto seed =
            1'000'000ULL * static_cast<unsigned>(qEnvironmentVariableIntValue("GATEPOST_SEED"));
        int edited = 0;
        for (int i = 0; i < sites; ++i) {
            const MadeSite made(seed + static_cast<unsigned>(i));
            const QByteArray byWindow = appliedInWindow(made);
            const QByteArray byCommand = appliedByCommand(made);
            if (QTest::currentTestFailed())
                return;
            edited += byWindow == made.robots ? 0 : 1;
            QVERIFY2(byWindow == byCommand, "site " + QByteArray::number(i) + ":\n" + made.yaml +
                                                made.robots + "\n-- window\n" + byWindow +
                                                "\n-- command line\n" + byCommand);
        }
        qInfo("%d sites, %d edited, the same bytes", sites, edited);
        QVERIFY(edited * 2 > sites);
    }

private:
    static void put(const QTemporaryDir &folder, const MadeSite &made) {
        if (!made.robots.isEmpty())
            ui::put(folder.filePath(u"robots.txt"_s), made.robots);
        ui::put(folder.filePath(u"gatepost.yaml"_s), made.yaml);
    }
    static QByteArray appliedByCommand(const MadeSite &made) {
        const QTemporaryDir folder;
        put(folder, made);
        const test::CliRun run = test::runCli({u"goals"_s, folder.path(), u"--apply"_s});
        if (run.status != 0 && run.status != 1)
            QTest::qFail(run.err.constData(), __FILE__, __LINE__);
        const QString robots = folder.filePath(u"robots.txt"_s);
        return QFile::exists(robots) ? ui::get(robots) : QByteArray();
    }
    static QByteArray appliedInWindow(const MadeSite &made) {
        const QTemporaryDir folder;
        put(folder, made);
        Answers answers;
        MainWindow window;
        window.setDialogs(answers);
        window.resize(1440, 900);
        window.show();
        window.open({folder.path()});
        test::settle(&window);
        window.goals().show();
        GoalsPage &page = window.goals().page();
        auto *apply = page.findChild<QPushButton *>(u"applyGoals"_s);
        const auto waitForProof = [&] {
            if (!QTest::qWaitFor([&] { return !page.isBusy(); }, 60'000))
                QTest::qFail("no proof", __FILE__, __LINE__);
            test::settle(&window);
        };
        test::settle(&window);
        waitForProof();
        if (apply->isVisible() && apply->isEnabled()) {
            apply->click();
            waitForProof();
        }
        const Document *document = window.site().files().document(FileRole::Robots);
        const QByteArray bytes =
            document ? QByteArray::fromStdString(std::string(document->bytes())) : QByteArray();
        window.site().files().closeAll();
        return bytes;
    }
};

QTEST_MAIN(TestGoalsEqual)
#include "tst_goalsequal.moc"
