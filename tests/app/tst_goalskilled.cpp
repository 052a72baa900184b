// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `goals --apply` that is killed at any moment: each file is the old one or the new one, never a part. GATEPOST_KILLS sets how often
// (20).

#include "tests/support/runcli.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

using Files = QMap<QString, QByteArray>;

const Files kOld = {
    {u"robots.txt"_s, "User-agent: Seeker\nDisallow: /\n\nUser-agent: *\nDisallow: /wp-admin/\n"},
    {u"robots2.txt"_s, "[agent: search-indexer]\ncrawl: no\n\nUser-agent: Finder\nDisallow: /\n"},
    {u"robots-ai.txt"_s, "User-agent: Helper\nDisallow: /\n"},
};
constexpr const char *kYaml = "goals: {search: welcome, answers: welcome, training: out}\n";
constexpr const char *kList =
    "# gatepost-agents 2 2026-11-23\n"
    "token\toperator\tpurpose\tai\tkind\tstatus\tobeys_robots\treads\n"
    "Seeker\tSomebody\tsearch\tno\tcrawler\tcurrent\tyes\t\n"
    "Finder\tSomebody\tsearch\tno\tcrawler\tcurrent\tyes\trobots.txt robots2.txt\n"
    "Helper\tSomebody\tanswers\tyes\tuser-fetcher\tcurrent\tyes\t\n"
    "Trainer\tSomebody\ttraining\tyes\tcrawler\tcurrent\tyes\t\n";

/// A site of its own, and the command that changes all three of its files.
struct Place {
    QTemporaryDir folder;

    Place() {
        for (const auto &[name, text] : kOld.asKeyValueRange())
            put(name, text);
        put(u"gatepost.yaml"_s, kYaml);
        put(u"list.tsv"_s, kList);
    }
    void put(const QString &name, const QByteArray &text) const {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s was not written", qPrintable(name));
    }
    [[nodiscard]] Files files() const {
        Files all;
        for (const auto &[name, text] : kOld.asKeyValueRange())
            if (QFile file(folder.filePath(name)); file.open(QIODevice::ReadOnly))
                all[name] = file.readAll();
        return all;
    }
    [[nodiscard]] QStringList command() const {
        return {u"goals"_s, folder.path(), u"--apply"_s, u"--agents-list"_s,
                folder.filePath(u"list.tsv"_s)};
    }
};

} // namespace

class TestGoalsKilled : public QObject {
    Q_OBJECT
private slots:
    void eachFileIsOldOrNew() {
        const Place whole;
        const CliRun run = runCli(whole.command());
        QVERIFY2(run.status == 0 || run.status == 1, run.err.constData());
        const Files made = whole.files();
        for (const auto &[name, text] : kOld.asKeyValueRange())
            QVERIFY2(made[name] != text, qPrintable(name));

        QElapsedTimer time;
        time.start();
        QVERIFY(runCli(Place().command()).status >= 0);
        const auto took = static_cast<unsigned>(time.elapsed()) + 1;

        const int kills = std::max(qEnvironmentVariableIntValue("GATEPOST_KILLS"), 20);
        std::mt19937 random(32);
        int old = 0;
        int changed = 0;
        for (int i = 0; i < kills; ++i) {
            const Place place;
            QProcess process;
            process.start(QStringLiteral(GATEPOST_CLI), place.command());
            QVERIFY(process.waitForStarted());
            // Half of them where the files are written.
            const unsigned from = i % 2 == 0 ? 0 : took / 2;
            QTest::qSleep(static_cast<int>(from + random() % (took + took / 3 - from)));
            process.kill();
            process.waitForFinished();
            const Files found = place.files();
            for (const auto &[name, text] : kOld.asKeyValueRange())
                QVERIFY2(found[name] == text || found[name] == made[name],
                         name.toUtf8() + ": " + found[name]);
            ++(found == kOld ? old : changed);
            // What is left behind keeps no later run from its work.
            if (i % 10 == 0) {
                QVERIFY(runCli(place.command()).status >= 0);
                QCOMPARE(place.files(), made);
            }
        }
        qInfo("%d kills: %d before the first file, %d after it", kills, old, changed);
    }
};

QTEST_GUILESS_MAIN(TestGoalsKilled)
#include "tst_goalskilled.moc"
