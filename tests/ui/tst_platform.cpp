// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What differs from system to system, as far as any system can tell.

#include "ui/bridge/platform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QTranslator>

using namespace gatepost::ui;

class TestPlatform : public QObject {
    Q_OBJECT
private slots:
    void manualIsFound_data();
    void manualIsFound();
    void wordsOfQtAreFound_data();
    void wordsOfQtAreFound();
    void zonesHaveTheNamesPeopleWrite_data();
    void zonesHaveTheNamesPeopleWrite();
    void settingsOfOurOwn_data();
    void settingsOfOurOwn();
    void processesRunOrDoNot();
};

/// The places are those that the packages' own files name, so that neither changes alone.
void TestPlatform::manualIsFound_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("packedBy");
    QTest::addColumn<QString>("rule");
    QTest::newRow("Linux") << "bin" << "share/doc/gatepost/html" << "cmake/install.cmake"
                           << "manual/html\" DESTINATION \"\\$\\{CMAKE_INSTALL_DOCDIR\\}\"";
    QTest::newRow("Windows") << "bin" << "doc/html" << "packaging/windows/windows.cmake"
                             << "manual/\" DESTINATION doc ";
    QTest::newRow("macOS") << "Gatepost.app/Contents/MacOS"
                           << "Gatepost.app/Contents/Resources/manual/html"
                           << "packaging/macos/macos.cmake"
                           << "manual/\" DESTINATION \"\\$\\{gatepost_app\\}/Contents/Resources/"
                              "manual\"";
    QTest::newRow("a build") << "bin" << "manual/html" << "CMakeLists.txt"
                             << "\\$\\{CMAKE_BINARY_DIR\\}/manual\"";
}

void TestPlatform::manualIsFound() {
    QFETCH(const QString, program);
    QFETCH(const QString, html);
    QFETCH(const QString, packedBy);
    QFETCH(const QString, rule);
    QTemporaryDir prefix;
    QVERIFY(QDir().mkpath(prefix.filePath(program)));
    QCOMPARE(manualFolder(prefix.filePath(program)), QString());
    QVERIFY(QDir().mkpath(prefix.filePath(html + "/pictures")));
    QCOMPARE(manualFolder(prefix.filePath(program)), prefix.filePath(html));
    QFile file(packedBy);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(QString::fromUtf8(file.readAll()).contains(QRegularExpression(rule)),
             qPrintable(packedBy));
}

void TestPlatform::wordsOfQtAreFound_data() {
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("found");
    QTest::newRow("a distribution's") << QStringList{"qtbase_de.qm"} << "qtbase_de.qm";
    QTest::newRow("what windeployqt ships") << QStringList{"qt_de.qm"} << "qt_de.qm";
    QTest::newRow("both") << QStringList{"qt_de.qm", "qtbase_de.qm"} << "qtbase_de.qm";
    QTest::newRow("neither") << QStringList{"qt_fr.qm"} << "";
    QTest::newRow("a bundle of macOS")
        << QStringList{"../Resources/translations/qt_de.qm"} << "qt_de.qm";
}

void TestPlatform::wordsOfQtAreFound() {
    QFETCH(const QStringList, files);
    QFETCH(const QString, found);
    QTemporaryDir contents;
    const QDir folder(contents.filePath("translations"));
    QVERIFY(folder.mkpath("."));
    QVERIFY(folder.mkpath("../Resources/translations"));
    for (const QString &name : files)
        QVERIFY(QFile::copy(":/i18n/gatepost_de.qm", folder.filePath(name)));
    QTranslator translator;
    QCOMPARE(loadQtWords(translator, "de", folder.path()), !found.isEmpty());
    QCOMPARE(QFileInfo(translator.filePath()).fileName(), found);
}

void TestPlatform::zonesHaveTheNamesPeopleWrite_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("Europe/Berlin") << QByteArray("Europe/Berlin");
    QTest::newRow("W. Europe Standard Time") << QByteArray("Europe/Berlin");
    QTest::newRow("Tokyo Standard Time") << QByteArray("Asia/Tokyo");
    QTest::newRow("Greenwich Standard Time") << QByteArray("Atlantic/Reykjavik");
    QTest::newRow("UTC") << QByteArray("Etc/UTC");
    QTest::newRow("UTC+03:00") << QByteArray("UTC+03:00");
    QTest::newRow("") << QByteArray();
}

void TestPlatform::zonesHaveTheNamesPeopleWrite() {
    QFETCH(const QByteArray, name);
    const QByteArray shown = zoneName(QTest::currentDataTag());
    if (shown != name && QTimeZone::isTimeZoneIdAvailable(shown)) // another of the zone's countries
        QCOMPARE(QTimeZone::ianaIdToWindowsId(shown), QTimeZone::ianaIdToWindowsId(name));
    else
        QCOMPARE(shown, name);
}

void TestPlatform::settingsOfOurOwn_data() {
    QTest::addColumn<bool>("isOwn");
    QTest::newRow("/home/a/.config/gatepost/gatepost.conf") << true;
    QTest::newRow("C:/Users/a/gatepost.ini") << true;
    QTest::newRow("\\HKEY_CURRENT_USER\\Software\\gatepost\\gatepost") << false;
    QTest::newRow("/Users/a/Library/Preferences/com.gatepost.gatepost.plist") << false;
}

void TestPlatform::settingsOfOurOwn() {
    QFETCH(const bool, isOwn);
    QCOMPARE(isOwnSettingsFile(QTest::currentDataTag()), isOwn);
}

void TestPlatform::processesRunOrDoNot() {
    QVERIFY(isRunning(QCoreApplication::applicationPid()));
    QProcess other;
    other.start(QStringLiteral(GATEPOST_CLI), {"--version"});
    QVERIFY(other.waitForStarted());
    const qint64 id = other.processId();
    QVERIFY(other.waitForFinished());
    QVERIFY(!isRunning(id));
}

QTEST_GUILESS_MAIN(TestPlatform)
#include "tst_platform.moc"
