// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How paths of files are written for others: on every system the way of both.

#include "core/text/fileuri.h"

#include <QTest>

using namespace gatepost;

class TestFileUri : public QObject {
    Q_OBJECT
private slots:
    void written_data();
    void written();
};

void TestFileUri::written_data() {
    QTest::addColumn<int>("syntax");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("slashed");
    QTest::addColumn<QByteArray>("uri");
    const auto row = [](PathSyntax syntax, const char *path, const char *slashed, const char *uri) {
        QTest::addRow("%s %s", syntax == PathSyntax::Windows ? "Windows" : "POSIX", path)
            << int(syntax) << QByteArray(path) << QByteArray(slashed) << QByteArray(uri);
    };
    constexpr PathSyntax kPosix = PathSyntax::Posix;
    row(kPosix, "robots.txt", "robots.txt", "robots.txt");
    row(kPosix, "/srv/a b/robots.txt", "/srv/a b/robots.txt", "file:///srv/a%20b/robots.txt");
    row(kPosix, "caf\xC3\xA9/r.txt", "caf\xC3\xA9/r.txt", "caf%C3%A9/r.txt");
    row(kPosix, "a\\b.txt", "a\\b.txt", "a%5Cb.txt");
    row(kPosix, "c:/b.txt", "c:/b.txt", "c%3A/b.txt");
    row(kPosix, "-", "-", "-");
    constexpr PathSyntax kWindows = PathSyntax::Windows;
    row(kWindows, "robots.txt", "robots.txt", "robots.txt");
    row(kWindows, "site\\robots.txt", "site/robots.txt", "site/robots.txt");
    row(kWindows, "..\\a b\\robots.txt", "../a b/robots.txt", "../a%20b/robots.txt");
    row(kWindows, "C:\\site\\robots.txt", "C:/site/robots.txt", "file:///C:/site/robots.txt");
    row(kWindows, "C:/si te\\robots.txt", "C:/si te/robots.txt", "file:///C:/si%20te/robots.txt");
    row(kWindows, "\\site\\robots.txt", "/site/robots.txt", "file:///site/robots.txt");
    row(kWindows, "c:robots.txt", "c:robots.txt", "c%3Arobots.txt");
    row(kWindows, "\\\\server\\share\\r.txt", "//server/share/r.txt", "file://server/share/r.txt");
    row(kWindows, "\\\\?\\C:\\site\\r.txt", "//?/C:/site/r.txt", "file:///C:/site/r.txt");
    row(kWindows, "\\\\?\\UNC\\server\\s\\r.txt", "//?/UNC/server/s/r.txt",
        "file://server/s/r.txt");
}

void TestFileUri::written() {
    QFETCH(int, syntax);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, slashed);
    QFETCH(QByteArray, uri);
    const auto how = static_cast<PathSyntax>(syntax);
    QCOMPARE(QByteArray::fromStdString(withSlashes(path.toStdString(), how)), slashed);
    QCOMPARE(QByteArray::fromStdString(fileUri(path.toStdString(), how)), uri);
}

QTEST_GUILESS_MAIN(TestFileUri)
#include "tst_fileuri.moc"
