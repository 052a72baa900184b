// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli render: where the file goes, and what is never written. What it holds is tst_render's.

#include "tests/support/runcli.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kPolicy = "id: 01KQ0B2H5N8P3Q6S9T1V4W7X0Y\nslug: s\ntitle: T\n"
                           "default_policy: disallow\nagents: []\n";
const QByteArray kRobots = "# robots.txt — T\n"
                           "# Source: kno://content/s • Identity: 01KQ0B2H5N8P3Q6S9T1V4W7X0Y\n"
                           "# Generated from agent-policy-schema via thin transformation\n"
                           "\n# Default: deny everything else\nUser-agent: *\nDisallow: /\n";

} // namespace

class TestCliRender : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    CliRun cli(const QStringList &arguments, const QByteArray &in = {}) const {
        return runCli(QStringList{u"render"_s} + arguments, in, m_folder->path());
    }
    void write(const QString &name, const QByteArray &text) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    /// Every file in the folder: "NAME: TEXT".
    QStringList files() const {
        QStringList all;
        const QDir folder(m_folder->path());
        for (const QString &name : folder.entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
            QFile file(folder.filePath(name));
            all += name + u": "_s +
                   (file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : u"?"_s);
        }
        return all;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write(u"p.kno"_s, kPolicy);
    }

    void renders_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("in");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QStringList>("more"); // files beside the policy
        const QByteArray etag =
            '"' + QCryptographicHash::hash(kRobots, QCryptographicHash::Sha256).toHex() + "\"\n";
        const QString robots = u"robots.txt: "_s + QString::fromUtf8(kRobots);
        QTest::newRow("to stdout")
            << QStringList{u"p.kno"_s} << QByteArray() << kRobots << QStringList{};
        QTest::newRow("from stdin") << QStringList{u"-"_s} << kPolicy << kRobots << QStringList{};
        QTest::newRow("- is stdout")
            << QStringList{u"p.kno"_s, u"-o"_s, u"-"_s} << QByteArray() << kRobots << QStringList{};
        QTest::newRow("to a file") << QStringList{u"p.kno"_s, u"-o"_s, u"robots.txt"_s}
                                   << QByteArray() << QByteArray() << QStringList{robots};
        QTest::newRow("its etag") << QStringList{u"p.kno"_s, u"--etag"_s} << QByteArray() << etag
                                  << QStringList{};
        QTest::newRow("both") << QStringList{u"p.kno"_s, u"--etag"_s, u"-o"_s, u"robots.txt"_s}
                              << QByteArray() << etag << QStringList{robots};
    }
    void renders() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, in);
        QFETCH(QByteArray, out);
        QFETCH(QStringList, more);
        const CliRun run = cli(arguments, in);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, out);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(files(), QStringList{u"p.kno: "_s + QString::fromUtf8(kPolicy)} + more);
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no policy") << QStringList{} << 2 << QByteArray("policy is required");
        QTest::newRow("no such file")
            << QStringList{u"absent.kno"_s} << 2 << QByteArray("absent.kno does not exist");
        QTest::newRow("a folder") << QStringList{u"."_s} << 2 << QByteArray("is a folder");
        QTest::newRow("onto the policy") << QStringList{u"p.kno"_s, u"-o"_s, u"./p.kno"_s} << 2
                                         << QByteArray("-o ./p.kno: this is the policy itself");
        QTest::newRow("onto a folder")
            << QStringList{u"p.kno"_s, u"-o"_s, u"."_s} << 2 << QByteArray("is not a regular file");
        QTest::newRow("into no folder")
            << QStringList{u"p.kno"_s, u"-o"_s, u"absent/robots.txt"_s} << 2
            << QByteArray("absent/robots.txt could not be written");
        QTest::newRow("without default_policy")
            << QStringList{u"-"_s} << 1 << QByteArray("-:1:1: error: ");
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, message);
        const CliRun run = cli(arguments, "title: T\n");
        QCOMPARE(run.status, status);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(message), run.err);
        QCOMPARE(files(), QStringList{u"p.kno: "_s + QString::fromUtf8(kPolicy)});
    }
};

QTEST_GUILESS_MAIN(TestCliRender)
#include "tst_clirender.moc"
