// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program ends in order when it is told to, also while it shows a complaint before its event loop runs.

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

class TestTermination : public QObject {
    Q_OBJECT
private slots:
    void ends_data();
    void ends();
};

void TestTermination::ends_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("with a file") << QStringList{"resources/sample/robots.txt"};
    QTest::newRow("while it says what it cannot open") << QStringList{"/dev/null"};
}

void TestTermination::ends() {
    QFETCH(QStringList, arguments);
    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("HOME", home.path());
    environment.insert("XDG_CONFIG_HOME", home.filePath("config"));
    environment.insert("XDG_DATA_HOME", home.filePath("data"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start("gatepost", arguments);
    QVERIFY(program.waitForStarted());
    // Made when the program listens to signals already, and has opened nothing yet.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(home.filePath("data/gatepost/gatepost/recovery/saving")),
                             60'000);
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGTERM), 0);
    QVERIFY2(program.waitForFinished(60'000), "it goes on");
    QCOMPARE(int(program.exitStatus()), int(QProcess::NormalExit));
    QCOMPARE(program.exitCode(), 128 + SIGTERM);
}

QTEST_GUILESS_MAIN(TestTermination)
#include "tst_termination.moc"
