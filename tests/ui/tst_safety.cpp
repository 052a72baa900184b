// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window keeps what is open from being lost: other programs' changes, recovery, session, settings, questions it
// must ask.

#include "tests/support/openedwindow.h"
#include "tests/support/ownhome.h"
#include "tests/support/posix.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/document/journal.h"
#include "ui/document/recovery.h"
#include "ui/forms/diffview.h"
#include "ui/window/differencedialog.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/preferences.h"
#include "ui/window/session.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace gatepost;
using namespace gatepost::ui;

class TestSafety : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void cleanFileFollowsTheDisk_data();
    void cleanFileFollowsTheDisk();
    void editedFileIsLeftAlone();
    void nothingToCompare();
    void ownSaveSaysNothing();
    void goneFile();
    void goneFileComesBack();
    void saveLooksAtTheDiskFirst();
    void hardLinkIsAskedAbout();
    void failedSaveKeepsTheDraft();
    void backupIfAsked();
    void saveCopyAndAll();
    void closingAsks();
    void recovers_data();
    void recovers();
    void recoversAnUntitledText();
    void termination();
    void openTwice();
    void historyIsBounded();
    void longLines();
    void sessionComesBack();
    void brokenSettings_data();
    void brokenSettings();
    void settingsThatAreNoFile();
    void sessionIsBounded();
    void markIsNoLink();
    void recoversALongLine();
    void wrongValuesAreDefaults();
    void recentFiles();
    void dragAndDrop();
    void preferencesDialog();
};

void TestSafety::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-safety");
    QCoreApplication::setApplicationName("gatepost-test-safety");
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestSafety::init() {
    test::failOnWarnings();
    QSettings().clear();
    QDir(recoveryRoot()).removeRecursively();
}

void TestSafety::cleanupTestCase() {
    init();
    QDir(recoveryRoot() + "/..").removeRecursively();
}

void TestSafety::cleanFileFollowsTheDisk_data() {
    QTest::addColumn<bool>("replaced");
    QTest::newRow("written over") << false;
    QTest::newRow("replaced atomically") << true;
}

void TestSafety::cleanFileFollowsTheDisk() {
    QFETCH(bool, replaced);
    Opened o;
    // More than once: the watch must go over to the new file.
    for (const char *text : {"Allow: /1\n", "Allow: /2\n", "Allow: /3\n"}) {
        replaced ? replaceFile(o.path, text) : put(o.path, text);
        QTRY_COMPARE_WITH_TIMEOUT(bytesOf(o.document), QByteArray(text), 4000);
        QVERIFY(!o.document->isModified());
        QVERIFY(o.message().contains("has been reloaded"));
    }
    QCOMPARE(o.document->undoDepth(), 3);
    QVERIFY(o.window.messages().choose(Guard::diskMessage(o.document), "Undo"));
    QCOMPARE(bytesOf(o.document), "Allow: /2\n");
    QVERIFY(o.document->isModified());
    QCOMPARE(get(o.path), "Allow: /3\n");
    QVERIFY(o.document->mirrorIsTrue());
    o.document->redo();
    QVERIFY(!o.document->isModified());
}

void TestSafety::editedFileIsLeftAlone() {
    Opened o;
    o.type("#");
    const QByteArray mine = bytesOf(o.document);
    replaceFile(o.path, "Allow: /theirs\n");
    QTRY_VERIFY_WITH_TIMEOUT(o.message().contains("unsaved edits"), 4000);
    QCOMPARE(bytesOf(o.document), mine);
    // Keep mine: the next save replaces what was seen, without asking again.
    QVERIFY(o.window.messages().choose(Guard::diskMessage(o.document), "Keep mine"));
    QVERIFY(o.document->isModified());
    QVERIFY(o.window.save(o.document));
    QCOMPARE(get(o.path), mine);
    QVERIFY(o.answers.asked.isEmpty());
    // Reload: one step, and undo gives the draft back.
    o.type("x");
    const QByteArray draft = bytesOf(o.document);
    replaceFile(o.path, "Allow: /again\n");
    QTRY_VERIFY_WITH_TIMEOUT(o.message().contains("unsaved edits"), 4000);
    QVERIFY(o.window.messages().choose(Guard::diskMessage(o.document), "Compare"));
    auto *compare = o.window.findChild<CompareDialog *>();
    QVERIFY(compare && compare->isVisible());
    const QString difference = compare->findChild<DiffView *>()->toPlainText();
    QVERIFY2(difference.contains("− Allow: /again") && difference.contains("+ #x"),
             qPrintable(difference));
    compare->close();
    QVERIFY(o.message().contains("unsaved edits")); // looking decides nothing
    QVERIFY(o.window.messages().choose(Guard::diskMessage(o.document), "Reload"));
    QCOMPARE(bytesOf(o.document), "Allow: /again\n");
    o.document->undo();
    QCOMPARE(bytesOf(o.document), draft);
}

void TestSafety::nothingToCompare() {
    Opened o;
    o.window.action("compare-disk")->trigger();
    QVERIFY(!o.window.findChild<CompareDialog *>());
    QCOMPARE(o.window.statusBar()->currentMessage(), "robots.txt is the same as the file on disk.");
    o.type("x");
    o.window.action("compare-disk")->trigger();
    QVERIFY(o.window.findChild<CompareDialog *>());
    o.window.findChild<CompareDialog *>()->close();
    o.document->undo();
}

void TestSafety::ownSaveSaysNothing() {
    Opened o;
    o.type("#");
    QVERIFY(o.window.save(o.document));
    QTest::qWait(500); // the watch has had its say
    QVERIFY(o.window.messages().ids().isEmpty());
    QVERIFY(!o.document->isModified());
}

void TestSafety::goneFile() {
    Opened o;
    QVERIFY(QFile::remove(o.path));
    QTRY_VERIFY_WITH_TIMEOUT(o.message().contains("removed or renamed"), 4000);
    QVERIFY(o.document->isModified());
    QVERIFY(o.window.messages().choose(Guard::diskMessage(o.document), "Save"));
    QCOMPARE(get(o.path), kText);
    QVERIFY(!o.document->isModified());
}

void TestSafety::goneFileComesBack() {
    Opened o;
    // Unchanged: nothing is left to save.
    QVERIFY(QFile::remove(o.path));
    QTRY_VERIFY_WITH_TIMEOUT(o.message().contains("removed or renamed"), 4000);
    QVERIFY(o.document->isModified());
    put(o.path, kText);
    QTRY_VERIFY_WITH_TIMEOUT(!o.document->isModified(), 4000);
    QVERIFY(o.window.messages().ids().isEmpty());
    // Edited meanwhile: the edits are unsaved, and undo leads to what the file says.
    QVERIFY(QFile::remove(o.path));
    QTRY_VERIFY_WITH_TIMEOUT(o.document->isModified(), 4000);
    o.type("#");
    put(o.path, kText);
    QTRY_VERIFY_WITH_TIMEOUT(o.window.messages().ids().isEmpty(), 4000);
    QVERIFY(o.document->isModified());
    o.document->undo();
    QCOMPARE(bytesOf(o.document), kText);
    QVERIFY(!o.document->isModified());
    // With another text: as if it had been changed.
    QVERIFY(QFile::remove(o.path));
    QTRY_VERIFY_WITH_TIMEOUT(o.document->isModified(), 4000);
    put(o.path, "Allow: /theirs\n");
    QTRY_VERIFY_WITH_TIMEOUT(o.message().contains("has been reloaded"), 4000);
    QCOMPARE(bytesOf(o.document), "Allow: /theirs\n");
    QVERIFY(!o.document->isModified());
}

void TestSafety::saveLooksAtTheDiskFirst() {
    Opened o;
    o.type("#");
    const QByteArray mine = bytesOf(o.document);
    put(o.path, "theirs\n");
    o.answers.labels = {"Cancel"};
    QVERIFY(!o.window.save(o.document));
    QCOMPARE(get(o.path), "theirs\n");
    QCOMPARE(o.answers.asked, {"Changed on disk"});
    o.answers.labels = {"Compare", "Save mine"};
    QVERIFY(o.window.save(o.document));
    QCOMPARE(get(o.path), mine);
    o.type("x");
    put(o.path, "theirs again\n");
    o.answers.labels = {"Reload"};
    QVERIFY(!o.window.save(o.document));
    QCOMPARE(bytesOf(o.document), "theirs again\n");
    QVERIFY(o.document->canUndo());
}

void TestSafety::hardLinkIsAskedAbout() {
    Opened o;
    const QString other = o.dir.filePath("other.txt");
    QVERIFY(test::makeHardLink(o.path, other));
    o.type("#");
    o.answers.labels = {"Cancel"};
    QVERIFY(!o.window.save(o.document));
    QCOMPARE(get(o.path), kText);
    o.answers.labels = {"Write over it"};
    QVERIFY(o.window.save(o.document));
    QCOMPARE(get(other), bytesOf(o.document));
    o.type("x");
    o.answers.labels = {"Save a copy…"};
    o.answers.path = o.dir.filePath("copy.txt");
    QVERIFY(o.window.save(o.document));
    QCOMPARE(get(o.answers.path), bytesOf(o.document));
    QVERIFY(o.document->isModified());
    QCOMPARE(QDir(recoveryRoot()).entryList({"before-save*"}, QDir::Files).size(), 0);
}

void TestSafety::failedSaveKeepsTheDraft() {
    Opened o;
    o.type("#");
    QVERIFY(QDir(o.dir.path()).removeRecursively()); // the folder vanishes
    QVERIFY(!o.window.save(o.document));
    QCOMPARE(o.answers.complaints.size(), 1);
    QVERIFY(o.answers.complaints[0].contains("the folder does not exist"));
    QVERIFY(o.document->isModified());
    const QStringList folders = QDir(recoveryRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(folders.size(), 1); // and on disk
    const QByteArray journal = get(recoveryRoot() + '/' + folders[0] + "/journal");
    QCOMPARE(replayJournal({journal.constData(), std::size_t(journal.size())}).text,
             std::string(o.document->bytes()));
}

void TestSafety::backupIfAsked() {
    Opened o;
    Preferences preferences;
    preferences.backup = true;
    o.window.apply(preferences);
    o.type("#");
    QVERIFY(o.window.save(o.document));
    QCOMPARE(get(o.path + '~'), kText);
    QCOMPARE(get(o.path), bytesOf(o.document));
}

void TestSafety::saveCopyAndAll() {
    Opened o;
    put(o.dir.filePath("robots2.txt"), "train: no\n");
    o.window.open({o.dir.filePath("robots2.txt")});
    Document *second = o.window.site().files().current();
    QVERIFY(second != o.document);
    QVERIFY(second->apply(TextEdit::insert(0, "# x\n"), {"Edit"}));
    QVERIFY(o.document->apply(TextEdit::insert(0, "# y\n"), {"Edit"}));
    o.answers.path = o.dir.filePath("copy");
    o.window.action("save-copy")->trigger();
    QCOMPARE(get(o.answers.path), bytesOf(second));
    QVERIFY(second->isModified());
    o.window.action("save-all")->trigger();
    QVERIFY(!second->isModified() && !o.document->isModified());
    QCOMPARE(get(o.dir.filePath("robots2.txt")), "# x\ntrain: no\n");
    QCOMPARE(get(o.path), QByteArray("# y\n") + kText);
}

void TestSafety::closingAsks() {
    Opened o;
    o.type("#");
    QVERIFY(!o.window.close());
    QCOMPARE(o.answers.asked, {"Unsaved changes"});
    o.answers.labels = {"Don't save"};
    QVERIFY(o.window.close());
    QCOMPARE(get(o.path), kText);
    QCOMPARE(findDrafts(recoveryRoot()).drafts.size(), 0); // let go by choice
}

/// What a program that was killed leaves behind.
void leaveDraft(const QString &path, DialectId dialect, const std::string &saved,
                const std::string &text) {
    const QString folder = recoveryRoot() + "/11111111-2222-3333-4444-555555555555";
    QDir().mkpath(folder);
    put(folder + "/journal",
        journalStart() + headerRecord(1, {path, "robots.txt", dialect, hashOf(saved)}) +
            snapshotRecord(2, saved) + editRecord(3, TextEdit::between(saved, text)));
}

void TestSafety::recovers_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<bool>("changedMeanwhile");
    const QByteArray draft = "# mine\n";
    QTest::newRow("restore") << "restore" << draft << false;
    QTest::newRow("restore, file changed") << "restore" << draft << true;
    QTest::newRow("keep the file") << "keepFile" << QByteArray() << false;
    QTest::newRow("save both") << "saveBoth" << QByteArray() << false;
}

void TestSafety::recovers() {
    QFETCH(QString, button);
    QFETCH(QByteArray, shown);
    QFETCH(bool, changedMeanwhile);
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    put(path, kText);
    leaveDraft(path, DialectId::Robots, kText, "# mine\n" + std::string(kText));
    const QByteArray now = changedMeanwhile ? QByteArray("Allow: /\n") : QByteArray(kText);
    put(path, now);
    Answers answers;
    MainWindow window;
    window.setDialogs(answers);
    window.show();
    RecoveryDialog *dialog = window.offerRecovery(findDrafts(recoveryRoot()));
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->drafts()[0].changedSince, changedMeanwhile);
    QVERIFY(dialog->findChild<DiffView *>()->toPlainText().contains("+ # mine"));
    QTest::mouseClick(dialog->findChild<QPushButton *>(button), Qt::LeftButton);
    QCOMPARE(get(path), now); // nothing is written over
    QVERIFY(answers.complaints.isEmpty());
    if (!shown.isEmpty()) {
        Document *document = window.site().files().current();
        QVERIFY(document);
        QCOMPARE(bytesOf(document), shown + kText);
        QVERIFY(document->isModified());
        QCOMPARE(document->path(), path);
        QCOMPARE(document->undoText(), "Recovered text");
        document->undo();
        QCOMPARE(bytesOf(document), now);
        document->redo();
        // The old journal is gone, the new one is there.
        QCOMPARE(QDir(recoveryRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    } else {
        QCOMPARE(QDir(recoveryRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 0);
    }
    const QStringList both = QDir(dir.path()).entryList({"robots (recovered*.txt"}, QDir::Files);
    QCOMPARE(both.size(), button == "saveBoth" ? 1 : 0);
    if (!both.isEmpty())
        QCOMPARE(get(dir.filePath(both[0])), QByteArray("# mine\n") + kText);
}

void TestSafety::recoversAnUntitledText() {
    leaveDraft({}, DialectId::Robots2, "", "train: no\n");
    MainWindow window;
    window.show();
    RecoveryDialog *dialog = window.offerRecovery(findDrafts(recoveryRoot()));
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>("restore"), Qt::LeftButton);
    const Document *document = window.site().files().document(Role::Robots2);
    QVERIFY(document);
    QCOMPARE(bytesOf(document), "train: no\n");
    QVERIFY(document->isModified());
    // Decide later keeps it.
    leaveDraft({}, DialectId::Robots, "", "User-agent: *\n");
    dialog = window.offerRecovery(findDrafts(recoveryRoot()));
    QVERIFY(dialog);
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(findDrafts(recoveryRoot()).drafts.size(), 1);
}

void TestSafety::termination() {
    Opened o;
    o.type("#"); // nothing has been written yet
    Session::prepareToEnd();
    const QStringList folders = QDir(recoveryRoot()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(folders.size(), 1);
    const QByteArray journal = get(recoveryRoot() + '/' + folders[0] + "/journal");
    QCOMPARE(replayJournal({journal.constData(), std::size_t(journal.size())}).text,
             std::string(o.document->bytes()));
    QCOMPARE(Session::stored().size(), 1);
}

void TestSafety::openTwice() {
    Opened o;
    MainWindow second;
    second.show();
    second.open({o.path});
    const QStringList ids = second.messages().ids();
    QCOMPARE(ids.size(), 1);
    QVERIFY(second.messages().sentence(ids[0]).contains("also open in another"));
    QVERIFY(o.window.messages().ids().isEmpty());
}

void TestSafety::historyIsBounded() {
    Opened o;
    o.document->setHistoryBytes(100'000);
    const std::string piece(10'000, 'x');
    for (int i = 0; i < 30; ++i)
        QVERIFY(o.document->apply(TextEdit::insert(0, piece), {"Insert"}));
    QVERIFY(o.document->undoDepth() < 12);
    QVERIFY(o.window.messages().sentence("history").contains("oldest steps are gone"));
    const QByteArray last = bytesOf(o.document);
    while (o.document->canUndo())
        o.document->undo();
    QVERIFY(o.document->isModified()); // the saved text is beyond the history
    while (o.document->canRedo())
        o.document->redo();
    QCOMPARE(bytesOf(o.document), last);
    // A lower bound counts at once: the oldest go, then what was undone.
    o.window.messages().dismiss("history");
    const int before = o.document->undoDepth();
    o.document->undo();
    Preferences preferences;
    preferences.historyMiB = 1;
    o.window.apply(preferences);
    QCOMPARE(o.document->undoDepth(), before); // more room than is used
    o.window.guard().setHistoryBytes(40'000);
    QVERIFY2(o.document->undoDepth() < before / 2, "not trimmed at once");
    QVERIFY(o.window.messages().sentence("history").contains("oldest steps are gone"));
    QVERIFY(o.document->canUndo());
    o.document->redo();
    QCOMPARE(bytesOf(o.document), last);
    o.document->setHistoryBytes(100'000);
    // A single step larger than the bound can still be undone.
    QVERIFY(o.document->apply(TextEdit::insert(0, std::string(200'000, 'y')), {"Insert"}));
    o.document->undo();
    QCOMPARE(bytesOf(o.document), last);
}

void TestSafety::longLines() {
    QElapsedTimer clock;
    clock.start();
    Opened o("User-agent: *\nDisallow: /" + QByteArray(1'000'000, 'x') + "\n");
    const qint64 opened = clock.elapsed();
    QVERIFY(o.window.messages().sentence("long-line").contains("Line 2"));
    Preferences preferences;
    preferences.wrap = true;
    o.window.apply(preferences);
    QCOMPARE(int(o.text()->lineWrapMode()), int(QPlainTextEdit::NoWrap));
    clock.restart();
    o.type("#");
    qInfo("a line of 1,000,000 characters: opened in %lld ms, a key in %lld ms",
          static_cast<long long>(opened), static_cast<long long>(clock.elapsed()));
    Opened shortOnes;
    shortOnes.window.apply(preferences);
    QCOMPARE(int(shortOnes.text()->lineWrapMode()), int(QPlainTextEdit::WidgetWidth));
    shortOnes.text()->insertPlainText(QString(20'001, QLatin1Char('x')));
    QCOMPARE(int(shortOnes.text()->lineWrapMode()), int(QPlainTextEdit::NoWrap));
    QVERIFY(shortOnes.window.messages().sentence("long-line").contains("not wrapped"));
}

void TestSafety::sessionComesBack() {
    Opened o;
    put(o.dir.filePath("robots2.txt"), "train: no\n");
    o.window.open({o.dir.filePath("robots2.txt")});
    Question question;
    question.agent = "ClaudeBot";
    question.url = "/blog?x=1";
    question.category = Category::SearchIndexer;
    question.at = *parseInstant("2026-11-20T07:00:00Z");
    question.reading = Reading::Google;
    o.window.site().analysis().setQuestion(question);
    o.window.site().files().setCurrent(o.document);
    o.window.setMode(MainWindow::Mode::Text);
    QVERIFY(o.window.close());
    const QList<QVariantMap> stored = Session::stored();
    QCOMPARE(stored.size(), 1);
    MainWindow again;
    again.show();
    again.session().restoreWindows(stored);
    QCOMPARE(again.site().files().all().size(), 2);
    QCOMPARE(again.site().files().current()->path(), o.path);
    QCOMPARE(again.site().analysis().question(), question);
    QCOMPARE(int(again.panes().mode()), int(MainWindow::Mode::Text));
    // A file that is gone is said, the rest opens.
    QVERIFY(QFile::remove(o.path));
    MainWindow third;
    third.show();
    third.session().restoreWindows(stored);
    QCOMPARE(third.site().files().all().size(), 1);
    QVERIFY(third.messages().sentence("session").contains("robots.txt"));
    // Nonsense restores nothing and harms nothing.
    MainWindow fourth;
    fourth.show();
    fourth.session().restoreWindows(
        {{{"files", 7}, {"at", "x"}, {"category", 99}, {"mode", -5}, {"tab", 99}}});
    QVERIFY(fourth.site().files().all().isEmpty());
}

void TestSafety::brokenSettings_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("broken");
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("good") << QByteArray("[editor]\nwrap=true\n") << false;
    QTest::newRow("NUL") << QByteArray(400, '\0') << true;
    QTest::newRow("NUL at the end") << QByteArray("[editor]\nwrap=true\n\0\0", 24) << true;
    QTest::newRow("not UTF-8") << QByteArray("[editor]\nwrap=\xFF\xFE\n") << true;
    QTest::newRow("no INI") << QByteArray("{\"wrap\": true}\n[broken\nx") << true;
    QTest::newRow("large") << "[editor]\nwrap=true\n" + QByteArray(5'000'000, '#') << true;
}

#ifdef Q_OS_UNIX
/// Nothing waits for a pipe or reads a device.
void TestSafety::settingsThatAreNoFile() {
    QTemporaryDir dir;
    const QString path = dir.filePath("gatepost.conf");
    const auto asides = [&dir] {
        return QDir(dir.path())
            .entryList({"gatepost.conf.broken-*"}, QDir::AllEntries | QDir::System)
            .size();
    };
    QVERIFY(test::makePipe(path));
    QVERIFY(!setAsideIfBroken(path).isEmpty());
    QCOMPARE(asides(), 1);
    QTest::qWait(5); // it is named after the moment
    QVERIFY(QFile::link("/dev/zero", path));
    QVERIFY(!setAsideIfBroken(path).isEmpty());
    QCOMPARE(asides(), 2);
    QVERIFY(QDir().mkdir(path));
    QVERIFY(setAsideIfBroken(path).isEmpty());
}
#else
void TestSafety::settingsThatAreNoFile() {
    QSKIP("settings are no file on Windows, and folders have no pipes");
}
#endif

/// Thousands of windows and files of a session are not opened, and said.
void TestSafety::sessionIsBounded() {
    Opened o;
    QStringList files;
    for (int i = 0; i < 3000; ++i)
        files << o.dir.filePath(QString::number(i) + ".txt");
    put(files.last(), kText);
    const QVariantMap window = {{"files", files}};
    MainWindow again;
    again.show();
    again.session().restoreWindows({window});
    QVERIFY(again.site().files().all().isEmpty());
    QVERIFY(again.messages().sentence("session").size() < 11 * (files[0].size() + 10));
    QVERIFY(again.messages().sentence("session-more").startsWith("Not opened again: "));
    const qsizetype before = MainWindow::openWindows().size();
    again.session().restoreWindows(
        QList<QVariantMap>(500, QVariantMap{{"files", QStringList(o.path)}}));
    QCOMPARE(MainWindow::openWindows().size(), before + Session::kMostWindows - 1);
    QVERIFY(again.messages().sentence("session-windows").contains("robots.txt"));
    for (MainWindow *one : MainWindow::openWindows())
        if (one != &again && one != &o.window)
            one->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

#ifdef Q_OS_UNIX
/// The mark of a start is made anew: what stands at its place is neither written to nor waited for.
void TestSafety::markIsNoLink() {
    Opened o;
    QVERIFY(o.window.close());
    const QString mark = QDir::cleanPath(recoveryRoot() + "/../starting");
    QDir().mkpath(QFileInfo(mark).path());
    QFile::remove(mark);
    const QString precious = o.dir.filePath("precious");
    QVERIFY(QFile::link(precious, mark)); // to nothing: as if there were no mark
    MainWindow again;
    again.show();
    again.session().resume();
    QVERIFY(!QFile::exists(precious));
    QVERIFY(!QFileInfo(mark).isSymLink());
    QFile::remove(mark);
}
#else
void TestSafety::markIsNoLink() {
    QSKIP("links of this kind are not for everybody on Windows");
}
#endif

/// A text of one line of megabytes comes up at once; its rest is left out of the difference.
void TestSafety::recoversALongLine() {
    leaveDraft({}, DialectId::Robots, "", std::string(5'000'000, 'a'));
    MainWindow window;
    window.show();
    QElapsedTimer clock;
    clock.start();
    RecoveryDialog *dialog = window.offerRecovery(findDrafts(recoveryRoot()));
    QVERIFY(dialog);
    const QString shown = dialog->findChild<DiffView *>()->toPlainText();
    QVERIFY2(shown.size() < 30'000, qPrintable(QString::number(shown.size())));
    QVERIFY(shown.endsWith("⋯"));
    qInfo("shown after %lld ms", static_cast<long long>(clock.elapsed()));
    removeDraft(dialog->drafts()[0]);
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestSafety::brokenSettings() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, broken);
    QTemporaryDir dir;
    const QString path = dir.filePath("gatepost.conf");
    put(path, bytes);
    const QString said = setAsideIfBroken(path);
    QCOMPARE(!said.isEmpty(), broken);
    QCOMPARE(QFile::exists(path), !broken);
    const QStringList aside = QDir(dir.path()).entryList({"gatepost.conf.broken-*"}, QDir::Files);
    QCOMPARE(aside.size(), broken ? 1 : 0);
    if (broken)
        QCOMPARE(get(dir.filePath(aside[0])), bytes);
}

void TestSafety::wrongValuesAreDefaults() {
    QSettings settings;
    settings.setValue("appearance/scheme", 7);
    settings.setValue("editor/textSize", "huge");
    settings.setValue("editor/wrap", "perhaps");
    settings.setValue("simulator/agent", QString(5000, 'x'));
    settings.setValue("simulator/reading", -1);
    settings.setValue("files/historyMiB", 1'000'000);
    QVERIFY(Preferences::load() == Preferences());
    Preferences other;
    other.scheme = Preferences::Scheme::Dark;
    other.textSize = 14;
    other.wrap = false;
    other.agent = "Bingbot";
    other.reading = Reading::Google;
    other.backup = true;
    other.restoreSession = false;
    other.reloadClean = false;
    other.historyMiB = 8;
    other.store();
    QVERIFY(Preferences::load() == other);
}

void TestSafety::recentFiles() {
    QTemporaryDir dir;
    for (int i = 0; i < 20; ++i)
        RecentFiles::add(dir.filePath(QString::number(i)));
    put(dir.filePath("19"), "x");
    RecentFiles::pin(dir.filePath("12"), true);
    for (int i = 0; i < 20; ++i)
        RecentFiles::add(dir.filePath("later" + QString::number(i)));
    RecentFiles::add(dir.filePath("19"));
    const QList<RecentFiles::Entry> list = RecentFiles::list();
    QCOMPARE(list.size(), RecentFiles::kMost + 1);
    QVERIFY(list[0].pinned && list[0].missing);
    QCOMPARE(list[0].path, dir.filePath("12"));
    QCOMPARE(list[1].path, dir.filePath("19"));
    QVERIFY(!list[1].missing && !list[1].pinned);
    RecentFiles::clear();
    QCOMPARE(RecentFiles::list().size(), 1);
    RecentFiles::remove(dir.filePath("12"));
    QVERIFY(RecentFiles::list().isEmpty());
}

void TestSafety::dragAndDrop() {
    QTemporaryDir dir;
    put(dir.filePath("robots.txt"), kText);
    put(dir.filePath("robots2.txt"), "train: no\n");
    MainWindow window;
    window.show();
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(dir.filePath("robots.txt")),
                  QUrl::fromLocalFile(dir.filePath("robots2.txt"))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QCOMPARE(window.site().files().all().size(), 2);
}

void TestSafety::preferencesDialog() {
    Preferences some;
    some.textSize = 12;
    some.agent = "Bingbot";
    some.historyMiB = 32;
    some.backup = true;
    const PreferencesDialog dialog(some);
    QVERIFY(dialog.preferences() == some);
    const PreferencesDialog usual{Preferences()};
    QVERIFY(usual.preferences() == Preferences());
}

int main(int argc, char **argv) {
    const test::OwnHome home;
    QApplication application(argc, argv);
    TestSafety test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_safety.moc"
