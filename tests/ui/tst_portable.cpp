// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the program writes if a file called "portable" lies beside it, and if not.

#include "tests/support/ownhome.h"
#include "ui/bridge/portable.h"
#include "ui/document/recovery.h"
#include "ui/site/useragents.h"
#include "ui/window/preferences.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::ui;

class TestPortable : public QObject {
    Q_OBJECT
private slots:
    void withoutTheFile_data();
    void withoutTheFile();
    void withTheFile();
    void brokenSettingsArePutAsideThere();

private:
    /// Settings, journals and list of agents.
    static QStringList places() {
        return {QSettings().fileName(), recoveryRoot(), UserAgents::path()};
    }
    void touch(const QString &name) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    QTemporaryDir m_folder;
};

/// First, since a program that is portable stays so.
void TestPortable::withoutTheFile_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("file");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("another file") << QString() << "portable.md";
    QTest::newRow("a folder of that name") << "portable" << QString();
}

void TestPortable::withoutTheFile() {
    QFETCH(const QString, folder);
    QFETCH(const QString, file);
    if (!folder.isEmpty())
        QVERIFY(QDir(m_folder.path()).mkdir(folder));
    if (!file.isEmpty())
        touch(file);
    const QStringList before = places();
    usePortableFolder(m_folder.path());
    QCOMPARE(portableFolder(), QString());
    QCOMPARE(places(), before);
    for (const QString &place : before)
        QVERIFY2(!place.startsWith(m_folder.path()), qPrintable(place));
    if (!folder.isEmpty())
        QVERIFY(QDir(m_folder.path()).rmdir(folder));
}

void TestPortable::withTheFile() {
    touch(QStringLiteral("portable.txt")); // as Notepad names it
    usePortableFolder(m_folder.path());
    const QString data = m_folder.filePath(QStringLiteral("portable-data"));
    QCOMPARE(portableFolder(), data);
    QCOMPARE(places(), QStringList({data + "/gatepost/gatepost.ini", data + "/recovery",
                                    data + "/agents.tsv"}));
    Preferences wanted;
    wanted.textSize = 17;
    wanted.store();
    QSettings().sync();
    QVERIFY(QFile::exists(data + "/gatepost/gatepost.ini"));
    QCOMPARE(Preferences::load(), wanted);
}

void TestPortable::brokenSettingsArePutAsideThere() {
    const QString data = m_folder.filePath(QStringLiteral("portable-data/gatepost"));
    QFile file(data + "/gatepost.ini");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[a]\nb=\0\0\0", 9);
    file.close();
    const QString said = setAsideBrokenSettings();
    QVERIFY2(said.contains("put aside"), qPrintable(said));
    QCOMPARE(QDir(data).entryList({QStringLiteral("gatepost.ini.broken-*")}).size(), 1);
}

int main(int argc, char **argv) {
    const gatepost::test::OwnHome home;
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("gatepost"));
    QApplication::setApplicationName(QStringLiteral("gatepost"));
    TestPortable test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_portable.moc"
