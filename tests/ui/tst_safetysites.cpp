// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nothing is lost among several sites, nor of what a site keeps beside its policies: gatepost.yaml and asks.json.

#include "tests/support/openedwindow.h"
#include "tests/support/ownhome.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/document/recovery.h"
#include "ui/window/differencedialog.h"
#include "ui/window/saving.h"
#include "ui/window/session.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QStyleFactory>

#include <cstdio>
#include <cstring>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

const char kTests[] = "# mine\ntests:\n  - {agent: GPTBot, path: /a, expect: deny} # why\n";

QList<MainWindow *> windows() {
    QList<MainWindow *> found;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window->isVisible())
            found << window;
    return found;
}

/// "a/robots.txt b/robots2.txt" of each window, a line each, in order of their files.
QString openFiles(const QString &below) {
    QStringList lines;
    for (MainWindow *window : windows()) {
        QStringList files;
        for (const SiteFile &file : window->site().files().all())
            files << (file.document->path().isEmpty()
                          ? "new " + file.document->displayName()
                          : QDir(below).relativeFilePath(file.document->path()));
        lines << files.join(' ');
    }
    lines.sort();
    return lines.join('\n');
}

/// A journal as a program leaves it that was killed.
void leaveDraft(int number, const JournalHeader &header, const std::string &text) {
    const QString folder =
        recoveryRoot() + QString("/11111111-2222-3333-4444-%1").arg(number, 12, 10, QChar('0'));
    QDir().mkpath(folder);
    put(folder + "/journal", journalStart() + headerRecord(1, header) + snapshotRecord(2, text));
}

void setNames() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-safetysites");
    QCoreApplication::setApplicationName("gatepost-test-safetysites");
}

int otherProgram() {
    setNames();
    const auto found = Session::stored().size();
    MainWindow window;
    window.show();
    Session::store();
    std::printf("%lld windows", static_cast<long long>(found));
    return 0;
}

/// A start of the program with what was open, as main() does it; what it is asked is answered with `answer`. The way it goes:
/// "opens" FILE for the first time, "dies" before it answers, "ends" in order at once, "stays" long enough and is killed.
int oneStart(const QByteArray &way, const QString &answer) {
    setNames();
    QCoreApplication::setApplicationName("gatepost-test-start");
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    if (way == "opens") {
        window.open({answer});
        Session::store();
        return 0;
    }
    answers.labels << answer;
    window.session().resume();
    std::printf("asked %d, files %d, shown %d, message %d", static_cast<int>(answers.asked.size()),
                static_cast<int>(window.site().files().all().size()),
                static_cast<int>(answers.folders.size()),
                window.messages().sentence("resume").contains("robots.txt") ? 1 : 0);
    std::fflush(stdout);
    if (way == "ends") {
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return QApplication::exec();
    }
    if (way == "stays")
        QTest::qWait(Session::kAnswering + 500);
    std::_Exit(9); // no destructor, as a crash
}

void addPath(SiteModel &site, const char *path) {
    SiteSettings settings = site.side().settings();
    settings.paths.emplace_back(path);
    site.side().setSettings(settings);
}

} // namespace

class TestSafetySites : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();

    void openedTogether_data();
    void openedTogether();
    void openedAgain();
    void unreadableAsksNothing();
    void recoversIntoItsSite_data();
    void recoversIntoItsSite();
    void sessionOfAnotherProgram();
    void aStartThatFailedIsAskedAbout();
    void onlyFilesAreTaken();

    void reloadBarUndoesTheReload();
    void fullHistoryIsSaidOnce();
    void comparedBeforeAnAnswer();
    void theSameTextOnDisk();
    void copyOntoItself();

    void sideFilesOfASingleFile();
    void sideFilesAlone();
    void sideFilesChangedOnDisk();
    void sideFilesAreFollowed();
    void sideFilesOfANewSite();
    void sideFilesAreAskedAbout();
    void sideFilesAreRecovered_data();
    void sideFilesAreRecovered();
    void anotherSiteHasItsOwn();
};

void TestSafetySites::initTestCase() {
    setNames();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestSafetySites::init() {
    test::failOnWarnings();
    QSettings().clear();
    QDir(recoveryRoot()).removeRecursively();
}

void TestSafetySites::cleanup() {
    qDeleteAll(windows()); // those that the windows under test have opened
}

void TestSafetySites::cleanupTestCase() {
    QSettings().clear();
    QDir(recoveryRoot() + "/..").removeRecursively();
}

// ---- several sites -------------------------------------------------------------------------------

void TestSafetySites::openedTogether_data() {
    QTest::addColumn<QStringList>("named");
    QTest::addColumn<QString>("open");
    QTest::addColumn<int>("complaints");
    QTest::newRow("one site") << QStringList{"a/robots.txt", "a/robots2.txt"}
                              << "a/robots.txt a/robots2.txt" << 0;
    QTest::newRow("two files of one name")
        << QStringList{"a/robots.txt", "b/robots.txt"} << "a/robots.txt\nb/robots.txt" << 0;
    QTest::newRow("two folders") << QStringList{"a", "b"}
                                 << "a/robots.txt a/robots2.txt\nb/robots.txt" << 0;
    QTest::newRow("a file twice") << QStringList{"a/robots.txt", "a/../a/robots.txt"}
                                  << "a/robots.txt" << 0;
    QTest::newRow("a folder and its file")
        << QStringList{"a", "a/robots2.txt"} << "a/robots.txt a/robots2.txt" << 0;
    QTest::newRow("a missing one between")
        << QStringList{"a/robots.txt", "c/robots.txt", "b/robots.txt"}
        << "a/robots.txt\nb/robots.txt" << 1;
    QTest::newRow("a missing one first")
        << QStringList{"c/robots.txt", "b/robots.txt"} << "b/robots.txt" << 1;
}

void TestSafetySites::openedTogether() {
    QFETCH(QStringList, named);
    QFETCH(QString, open);
    QFETCH(int, complaints);
    QTemporaryDir dir;
    for (const char *folder : {"a", "b"})
        QVERIFY(QDir(dir.path()).mkpath(folder));
    for (const char *file : {"a/robots.txt", "a/robots2.txt", "b/robots.txt"})
        put(dir.filePath(file), "");
    for (QString &name : named)
        name = dir.filePath(name);
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    window.open(named);
    QCOMPARE(openFiles(dir.path()), open);
    QCOMPARE(answers.complaints.size(), complaints);
    QVERIFY(answers.asked.isEmpty());
    for (MainWindow *one : windows())
        QCOMPARE(one->messages().ids(), QStringList()); // nothing is open twice
}

void TestSafetySites::openedAgain() {
    Opened o;
    o.type("#");
    const QByteArray mine = bytesOf(o.document);
    o.window.open({o.path});
    QCOMPARE(o.window.site().files().current(), o.document);
    QCOMPARE(bytesOf(o.document), mine);
    QVERIFY(o.document->canUndo());
    QVERIFY(o.answers.asked.isEmpty());
}

void TestSafetySites::unreadableAsksNothing() {
    Opened o;
    o.type("#");
    o.window.open({o.dir.filePath("gone/robots.txt")});
    QVERIFY(o.answers.asked.isEmpty());
    QCOMPARE(o.answers.complaints.size(), 1);
    QVERIFY(o.document->isModified());
}

void TestSafetySites::recoversIntoItsSite_data() {
    QTest::addColumn<QStringList>("open"); // before, a window each
    QTest::addColumn<QString>("draft");    // empty: never saved
    QTest::addColumn<QString>("after");
    QTest::newRow("nothing open") << QStringList{""} << "b/robots.txt" << "b/robots.txt";
    QTest::newRow("open here") << QStringList{"b/robots.txt"} << "b/robots.txt" << "b/robots.txt";
    QTest::newRow("open in another window") << QStringList{"a/robots.txt", "b/robots.txt"}
                                            << "b/robots.txt" << "a/robots.txt\nb/robots.txt";
    QTest::newRow("another site is open")
        << QStringList{"a/robots.txt"} << "b/robots.txt" << "a/robots.txt\nb/robots.txt";
    QTest::newRow("never saved") << QStringList{""} << "" << "new robots.txt";
    QTest::newRow("never saved, another site is open")
        << QStringList{"a/robots.txt"} << "" << "a/robots.txt\nnew robots.txt";
}

void TestSafetySites::recoversIntoItsSite() {
    QFETCH(QStringList, open);
    QFETCH(QString, draft);
    QFETCH(QString, after);
    QTemporaryDir dir;
    for (const char *folder : {"a", "b"}) {
        QVERIFY(QDir(dir.path()).mkpath(folder));
        put(dir.filePath(QString(folder) + "/robots.txt"), kText);
    }
    leaveDraft(1,
               {draft.isEmpty() ? QString() : dir.filePath(draft), "robots.txt", DialectId::Robots,
                hashOf(kText)},
               "# mine\n");
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    QList<MainWindow *> all{&window};
    for (const QString &path : open) {
        if (path.isEmpty())
            continue;
        if (!all.last()->site().files().all().isEmpty()) {
            all << new MainWindow;
            all.last()->show();
        }
        all.last()->open({dir.filePath(path)});
    }
    RecoveryDialog *dialog = window.offerRecovery(findDrafts(recoveryRoot()));
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>("restore"), Qt::LeftButton);
    QCOMPARE(openFiles(dir.path()), after);
    QVERIFY(answers.asked.isEmpty() && answers.complaints.isEmpty());
    int recovered = 0;
    for (MainWindow *one : windows()) {
        for (const SiteFile &file : one->site().files().all()) {
            const bool isDraft = draft.isEmpty() ? file.document->path().isEmpty()
                                                 : file.document->path() == dir.filePath(draft);
            QCOMPARE(bytesOf(file.document), isDraft ? QByteArray("# mine\n") : QByteArray(kText));
            QCOMPARE(file.document->isModified(), isDraft);
            recovered += isDraft ? 1 : 0;
        }
    }
    QCOMPARE(recovered, 1);
    QCOMPARE(findDrafts(recoveryRoot()).drafts.size(), 0); // the living one's is locked
}

void TestSafetySites::sessionOfAnotherProgram() {
    Opened o;
    Session::store();
    const QList<QVariantMap> mine = Session::stored();
    QCOMPARE(mine.size(), 1);
    // Another one that runs beside this one is not offered these files, and does not put its own in their place.
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {"--as-another-program"});
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.readAllStandardOutput(), "0 windows");
    QCOMPARE(Session::stored(), mine);
}

void TestSafetySites::aStartThatFailedIsAskedAbout() {
    QTemporaryDir dir;
    put(dir.filePath("robots.txt"), kText);
    const auto start = [](const QString &way, const QString &answer) {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {"--one-start", way, answer});
        if (!program.waitForFinished())
            qFatal("a start does not end");
        return QString::fromUtf8(program.readAllStandardOutput());
    };
    start("opens", dir.filePath("robots.txt"));
    const QString opened = "asked 0, files 1, shown 0, message 0";
    QCOMPARE(start("ends", ""), opened);
    QCOMPARE(start("stays", ""), opened); // was killed, but had come up
    QCOMPARE(start("dies", ""), opened);
    QCOMPARE(start("dies", "Open again"), "asked 1, files 1, shown 0, message 0");
    QCOMPARE(start("dies", "Start empty"), "asked 1, files 0, shown 0, message 1");
    start("opens", dir.filePath("robots.txt")); // it was the session that was empty
    QCOMPARE(start("dies", ""), opened);
    QCOMPARE(start("dies", "Show the files"), "asked 1, files 0, shown 1, message 1");
    start("opens", dir.filePath("robots.txt"));
    QCOMPARE(start("dies", ""), opened);
    // After one that came up nobody is asked any more.
    QCOMPARE(start("ends", "Open again"), "asked 1, files 1, shown 0, message 0");
    QCOMPARE(start("ends", ""), opened);
}

void TestSafetySites::onlyFilesAreTaken() {
    MainWindow window;
    window.show();
    for (const bool isFile : {true, false}) {
        QMimeData mime;
        mime.setUrls(
            {isFile ? QUrl::fromLocalFile("/x/robots.txt") : QUrl("https://a.example/robots.txt")});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        QCOMPARE(enter.isAccepted(), isFile);
    }
}

// ---- the file on disk ----------------------------------------------------------------------------

void TestSafetySites::reloadBarUndoesTheReload() {
    Opened o;
    replaceFile(o.path, "Allow: /theirs\n");
    QTRY_VERIFY_WITH_TIMEOUT(o.message().contains("has been reloaded"), 4000);
    o.type("#");
    // It would take back the typing now, so it is not offered any more; what happened is still said.
    QVERIFY(!o.window.messages().choose(Guard::diskMessage(o.document), "Undo"));
    QVERIFY(o.message().contains("has been reloaded"));
    QVERIFY(bytesOf(o.document).contains('#') && bytesOf(o.document).contains("/theirs"));
}

void TestSafetySites::fullHistoryIsSaidOnce() {
    Opened o;
    o.document->setHistoryBytes(20'000);
    for (int i = 0; i < 5; ++i)
        QVERIFY(o.document->apply(TextEdit::insert(0, std::string(10'000, 'x')), {"Insert"}));
    QVERIFY(!o.window.messages().sentence("history").isEmpty());
    o.window.messages().dismiss("history");
    for (int i = 0; i < 5; ++i)
        QVERIFY(o.document->apply(TextEdit::insert(0, std::string(10'000, 'x')), {"Insert"}));
    QCOMPARE(o.window.messages().sentence("history"), QString());
}

void TestSafetySites::comparedBeforeAnAnswer() {
    Opened o;
    o.type("#");
    put(o.path, "theirs\n");
    o.answers.labels = {"Compare", "Cancel"};
    QVERIFY(!o.window.save(o.document));
    QCOMPARE(o.answers.shown, QStringList{"compare"}); // and closed before it is asked again
    QCOMPARE(o.answers.asked.size(), 2);
}

void TestSafetySites::theSameTextOnDisk() {
    Opened o;
    o.type("#");
    const QByteArray mine = bytesOf(o.document);
    replaceFile(o.path, mine);
    QTRY_VERIFY_WITH_TIMEOUT(!o.document->isModified(), 4000);
    QVERIFY(o.window.messages().ids().isEmpty());
    // Before it is noticed: saving asks nothing.
    o.type("x");
    put(o.path, bytesOf(o.document));
    QVERIFY(o.window.save(o.document));
    QVERIFY(o.answers.asked.isEmpty());
    QVERIFY(!o.document->isModified());
}

void TestSafetySites::copyOntoItself() {
    Opened o;
    o.type("#");
    o.answers.path = o.dir.filePath("../") + QDir(o.dir.path()).dirName() + "/robots.txt";
    o.window.action("save-copy")->trigger();
    QCOMPARE(get(o.path), bytesOf(o.document));
    QVERIFY(!o.document->isModified());
    QCOMPARE(o.document->path(), o.path);
    // Like any save it looks first.
    o.type("x");
    put(o.path, "theirs\n");
    o.answers.labels = {"Cancel"};
    o.window.action("save-copy")->trigger();
    QCOMPARE(get(o.path), "theirs\n");
}

// ---- gatepost.yaml and asks.json -----------------------------------------------------------------

void TestSafetySites::sideFilesOfASingleFile() {
    QTemporaryDir dir;
    put(dir.filePath("robots.txt"), kText);
    put(dir.filePath("gatepost.yaml"), kTests);
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    window.open({dir.filePath("robots.txt")});
    QCOMPARE(window.site().side().settings().tests.size(), std::size_t(1));
    addPath(window.site(), "/x");
    QVERIFY(window.saving().saveAll());
    QCOMPARE(get(dir.filePath("gatepost.yaml")), QByteArray(kTests) + "\npaths:\n  - /x\n");
    QVERIFY(answers.asked.isEmpty() && answers.complaints.isEmpty());
}

/// Ctrl+S saves what changed, and says so: a policy file that did not keeps its time.
void TestSafetySites::sideFilesAlone() {
    Opened o;
    const QDateTime before = QDateTime::currentDateTimeUtc().addDays(-2);
    {
        QFile file(o.path);
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(before, QFileDevice::FileModificationTime));
    }
    const QDateTime kept = QFileInfo(o.path).lastModified();
    addPath(o.window.site(), "/x");
    o.window.action("save")->trigger();
    QCOMPARE(get(o.dir.filePath("gatepost.yaml")), "paths:\n  - /x\n");
    QVERIFY(!o.window.site().side().isModified());
    QCOMPARE(QFileInfo(o.path).lastModified(), kept);
    const QString said = o.window.statusBar()->currentMessage();
    QVERIFY2(said.contains("gatepost.yaml") && !said.contains("robots.txt"), qPrintable(said));
    // Of both, both are named; without a change the file alone that was saved.
    Document *robots = o.window.site().files().document(Role::Robots);
    robots->apply(TextEdit::insert(0, "# x\n"), {QStringLiteral("x")});
    addPath(o.window.site(), "/y");
    o.window.action("save")->trigger();
    const QString both = o.window.statusBar()->currentMessage();
    QVERIFY2(both.contains("gatepost.yaml") && both.contains("robots.txt"), qPrintable(both));
    robots->apply(TextEdit::insert(0, "# y\n"), {QStringLiteral("y")});
    o.window.action("save")->trigger();
    const QString one = o.window.statusBar()->currentMessage();
    QVERIFY2(!one.contains("gatepost.yaml") && one.contains("robots.txt"), qPrintable(one));
    QVERIFY(o.answers.asked.isEmpty() && o.answers.complaints.isEmpty());
}

void TestSafetySites::sideFilesChangedOnDisk() {
    Opened o;
    const QString yaml = o.dir.filePath("gatepost.yaml");
    addPath(o.window.site(), "/mine");
    put(yaml, kTests);
    o.answers.labels = {"Cancel"};
    QVERIFY(!o.window.saving().saveAll());
    QCOMPARE(get(yaml), kTests);
    QCOMPARE(o.answers.asked, QStringList{"Changed on disk"});
    QVERIFY(o.window.site().side().isModified());
    o.answers.labels = {"Compare", "Save mine"};
    QVERIFY(o.window.saving().saveAll());
    QCOMPARE(o.answers.shown, QStringList{"compare"});
    QVERIFY(get(yaml).contains("/mine") && !get(yaml).contains("GPTBot"));
    QVERIFY(!o.window.site().side().isModified());
    addPath(o.window.site(), "/more");
    put(yaml, kTests);
    o.answers.labels = {"Reload"};
    QVERIFY(!o.window.saving().saveAll());
    QCOMPARE(get(yaml), kTests);
    QCOMPARE(o.window.site().side().settings().tests.size(), std::size_t(1));
    QVERIFY(o.window.site().side().settings().paths.empty());
    QVERIFY(!o.window.site().side().isModified());
}

void TestSafetySites::sideFilesAreFollowed() {
    Opened o;
    const QString yaml = o.dir.filePath("gatepost.yaml");
    put(yaml, kTests);
    QTRY_COMPARE_WITH_TIMEOUT(o.window.site().side().settings().tests.size(), std::size_t(1), 4000);
    QVERIFY(o.window.messages().sentence("side-gatepost.yaml").contains("has been reloaded"));
    // Half written, or with a key that nobody knows: what was understood last stays, and that is said.
    put(yaml, "Tests: []\n");
    const auto said = [&] { return o.window.messages().sentence("unread-gatepost.yaml"); };
    QTRY_VERIFY_WITH_TIMEOUT(said().contains("line 1, column 1: “Tests” is not a key of "
                                             "gatepost.yaml; did you mean “tests”?"),
                             4000);
    QCOMPARE(o.window.site().side().settings().tests.size(), std::size_t(1));
    put(yaml, kTests);
    QTRY_VERIFY_WITH_TIMEOUT(said().isEmpty(), 4000);
    // What is unsaved here stays.
    put(yaml, kTests);
    QTest::qWait(500);
    addPath(o.window.site(), "/mine");
    put(yaml, "");
    QTest::qWait(500);
    QCOMPARE(o.window.site().side().settings().paths, std::vector<std::string>{"/mine"});
    QCOMPARE(o.window.site().side().settings().tests.size(), std::size_t(1));
}

void TestSafetySites::sideFilesOfANewSite() {
    QTemporaryDir dir;
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    window.action("new-robots.txt")->trigger();
    QVERIFY(
        window.site().files().current()->apply(TextEdit::insert(0, "User-agent: *\n"), {"Edit"}));
    addPath(window.site(), "/x");
    Question question;
    question.agent = "ClaudeBot";
    window.site().analysis().setQuestion(question);
    answers.path = dir.filePath("robots.txt");
    window.action("save")->trigger();
    QCOMPARE(window.site().files().folder(), dir.path());
    QCOMPARE(get(dir.filePath("gatepost.yaml")), "paths:\n  - /x\n");
    QVERIFY(!window.site().side().isModified());
    QCOMPARE(window.site().analysis().question(), question);
}

void TestSafetySites::sideFilesAreAskedAbout() {
    QTemporaryDir dir;
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    window.action("new-robots.txt")->trigger();
    addPath(window.site(), "/x"); // nothing in the policy
    QVERIFY(!window.close());
    QCOMPARE(answers.asked, QStringList{"Unsaved changes"});
    answers.path = dir.filePath("robots.txt");
    answers.labels = {"Save"};
    QVERIFY(window.close());
    QCOMPARE(get(dir.filePath("gatepost.yaml")), "paths:\n  - /x\n");
    QCOMPARE(findDrafts(recoveryRoot()).drafts.size(), 0);
}

void TestSafetySites::sideFilesAreRecovered_data() {
    QTest::addColumn<bool>("hasFolder");
    QTest::addColumn<bool>("isOpen"); // the site, at the next start
    QTest::addColumn<QString>("button");
    QTest::newRow("restore") << true << true << "restore";
    QTest::newRow("restore a site that is not open") << true << false << "restore";
    QTest::newRow("restore what had no folder") << false << false << "restore";
    QTest::newRow("keep the file") << true << true << "keepFile";
    QTest::newRow("save both") << true << true << "saveBoth";
}

void TestSafetySites::sideFilesAreRecovered() {
    QFETCH(bool, hasFolder);
    QFETCH(bool, isOpen);
    QFETCH(QString, button);
    QTemporaryDir dir;
    put(dir.filePath("robots.txt"), kText);
    put(dir.filePath("gatepost.yaml"), kTests);
    {
        MainWindow window;
        window.show();
        if (hasFolder)
            window.open({dir.path()});
        else
            window.action("new-robots.txt")->trigger();
        addPath(window.site(), "/x");
        window.site().side().setAsks(AskRehearsal());
        QTRY_COMPARE_WITH_TIMEOUT(
            QDir(recoveryRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2, 1000);
    } // as if it were killed: journals stay
    Found found = findDrafts(recoveryRoot());
    QCOMPARE(found.drafts.size(), 2);
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    if (isOpen)
        window.open({dir.path()});
    RecoveryDialog *dialog = window.offerRecovery(std::move(found));
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>(button), Qt::LeftButton);
    QTest::mouseClick(dialog->findChild<QPushButton *>(button), Qt::LeftButton);
    QVERIFY(answers.complaints.isEmpty());
    QCOMPARE(windows().size(), 1);
    const SiteSettings &settings = window.site().side().settings();
    const bool restored = button == "restore";
    QCOMPARE(settings.paths,
             restored ? std::vector<std::string>{"/x"} : std::vector<std::string>());
    QCOMPARE(settings.tests.size(), std::size_t(hasFolder ? 1 : 0));
    QCOMPARE(window.site().side().asks().has_value(), restored);
    QCOMPARE(window.site().side().isModified(), restored);
    QCOMPARE(get(dir.filePath("gatepost.yaml")), kTests); // nothing is written over
    const QStringList beside = QDir(dir.path()).entryList({"* (recovered*"}, QDir::Files);
    QCOMPARE(beside.size(), button == "saveBoth" ? 2 : 0);
    if (!restored)
        QCOMPARE(QDir(recoveryRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 0);
}

void TestSafetySites::anotherSiteHasItsOwn() {
    Opened o;
    put(o.dir.filePath("gatepost.yaml"), kTests);
    QTRY_COMPARE_WITH_TIMEOUT(o.window.site().side().settings().tests.size(), std::size_t(1), 4000);
    QTemporaryDir other;
    put(other.filePath("robots.txt"), "");
    o.window.open({other.filePath("robots.txt")});
    QCOMPARE(o.window.site().files().folder(), other.path());
    QVERIFY(o.window.site().side().settings().tests.empty());
    addPath(o.window.site(), "/x");
    QVERIFY(o.window.saving().saveAll());
    QCOMPARE(get(o.dir.filePath("gatepost.yaml")), kTests);
    QVERIFY(get(other.filePath("gatepost.yaml")).contains("/x"));
}

int main(int argc, char **argv) {
    const test::OwnHome home;
    QApplication application(argc, argv);
    if (argc == 2 && std::strcmp(argv[1], "--as-another-program") == 0)
        return otherProgram();
    if (argc == 4 && std::strcmp(argv[1], "--one-start") == 0)
        return oneStart(argv[2], QString::fromLocal8Bit(argv[3]));
    TestSafetySites test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_safetysites.moc"
