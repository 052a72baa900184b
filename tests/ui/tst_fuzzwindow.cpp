// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random events sent to the real window: keys, clicks, pastes, drops of text and files, input methods, every page of the
// form, cells of every table with their editors, combo boxes and menus, fixes, undo and redo, saves, files that change on
// disk, tabs, dialogs, files that come and go. After each event the mirror shows exactly the bytes; in the end, undo
// gives back each document's first bytes and redo its last. A warning of Qt fails the test.
//
// GATEPOST_FUZZ_SECONDS: how long (a fixed number of events by default: every machine tries the same).
// GATEPOST_FUZZ_SEED: which events. GATEPOST_FUZZ_SAY: each event is printed before it is sent, and the first warning
// ends the program, for a debugger.
// Beyond five minutes: QTEST_FUNCTION_TIMEOUT=4000000.

#include "tests/support/windowplayer.h"
#include "ui/bridge/look.h"
#include "ui/document/recovery.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

QtMessageHandler usualHandler = nullptr;

/// The offscreen platform's remarks would bury the rest.
void handleMessage(QtMsgType type, const QMessageLogContext &context, const QString &message) {
    if (message.startsWith("This plugin does not support"))
        return;
    usualHandler(type, context, message);
    if (type == QtWarningMsg && qEnvironmentVariableIsSet("GATEPOST_FUZZ_SAY"))
        std::abort();
}

/// The first bytes of each document that was seen, in the order they came.
class Firsts {
public:
    void look(const SiteModel &site) {
        for (const SiteFile &file : site.files().all()) {
            if (m_first.contains(file.document))
                continue;
            Document *document = file.document;
            m_first.insert(document, std::string(document->bytes()));
            m_whole.insert(document, true);
            QObject::connect(document, &QObject::destroyed, document, [this, document] {
                m_first.remove(document);
                m_whole.remove(document);
            });
            QObject::connect(document, &Document::historyTrimmed, document,
                             [this, document] { m_whole[document] = false; });
        }
    }
    /// What undo should lead to; nothing if the oldest steps are gone.
    [[nodiscard]] std::optional<std::string> of(Document *document) const {
        return m_whole.value(document) ? std::optional(m_first.value(document)) : std::nullopt;
    }

private:
    QMap<QObject *, std::string> m_first;
    QMap<QObject *, bool> m_whole;
};

} // namespace

class TestFuzzWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void randomEvents();
    void cleanupTestCase();
};

void TestFuzzWindow::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-fuzz");
    // Several may run side by side, and each cleans up behind itself.
    QCoreApplication::setApplicationName(
        QString("gatepost-test-fuzz-%1").arg(QCoreApplication::applicationPid()));
    QSettings().clear();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
    usualHandler = qInstallMessageHandler(handleMessage);
}

void TestFuzzWindow::randomEvents() {
    QTest::failOnWarning(QRegularExpression(".*"));
    bool timed = false;
    const int seconds = qEnvironmentVariableIntValue("GATEPOST_FUZZ_SECONDS", &timed);
    constexpr int kEvents = 600;
    bool given = false;
    int seed = qEnvironmentVariableIntValue("GATEPOST_FUZZ_SEED", &given);
    if (!given)
        seed = 1;
    QRandomGenerator random(static_cast<quint32>(seed));
    QTemporaryDir dir;
    QVERIFY(dir.isValid());
    Answers answers(random);
    answers.folder = dir.path();
    Firsts firsts;
    MainWindow window;
    window.setDialogs(answers);
    window.openSample();
    for (const SiteFile &file : window.site().files().all()) { // the sample, as files
        QFile copy(dir.filePath(file.role == Role::Chained
                                    ? QString("chained-%1").arg(file.document->displayName())
                                    : file.document->displayName()));
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write(file.document->bytes().data(),
                   static_cast<qint64>(file.document->bytes().size()));
    }
    window.open({dir.path()});
    QVERIFY(window.site().files().all().size() >= 4);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    firsts.look(window.site());

    Player player(window, random, dir.path());
    QElapsedTimer clock;
    clock.start();
    while (timed ? clock.elapsed() < seconds * 1000 : player.events() < kEvents) {
        player.play();
        firsts.look(window.site());
        if (window.site().files().all().isEmpty())
            window.open({dir.path()});
        for (const SiteFile &file : window.site().files().all())
            QVERIFY2(file.document->mirrorIsTrue(), qPrintable(QString("seed %1, event %2: %3")
                                                                   .arg(seed)
                                                                   .arg(player.events())
                                                                   .arg(player.last())));
    }
    for (const SiteFile &file : window.site().files().all()) {
        Document *document = file.document;
        const std::optional<std::string> first = firsts.of(document);
        while (document->canRedo())
            document->redo();
        const std::string last(document->bytes());
        while (document->canUndo())
            document->undo();
        QVERIFY2(!first || document->bytes() == *first, qPrintable(document->displayName()));
        while (document->canRedo())
            document->redo();
        QVERIFY2(document->bytes() == last, qPrintable(document->displayName()));
        QVERIFY(document->mirrorIsTrue());
    }
    qInfo("seed %d: %d events in %lld ms", seed, player.events(),
          static_cast<long long>(clock.elapsed()));
    QVERIFY2(player.focused() > player.events() / 2, "most events had no focus to go to");
}

void TestFuzzWindow::cleanupTestCase() {
    qInstallMessageHandler(usualHandler);
    QDir(recoveryRoot() + "/..").removeRecursively();
}

QTEST_MAIN(TestFuzzWindow)
#include "tst_fuzzwindow.moc"
