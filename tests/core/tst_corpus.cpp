// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/simulate.h"
#include "core/syntax/groups.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace gatepost;

/// Real files: nothing is lost, every reading answers. The files are those of GATEPOST_CORPUS=FOLDER, else the ones that
/// stand below tests/cases and resources.
class TestCorpus : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void roundTrip();
    void everyReadingAnswers();

private:
    std::vector<std::pair<QString, std::string>> m_files;
};

void TestCorpus::initTestCase() {
    const QString given = qEnvironmentVariable("GATEPOST_CORPUS");
    const QStringList folders = given.isEmpty() ? QStringList{GATEPOST_SOURCE_DIR "/tests/cases",
                                                              GATEPOST_SOURCE_DIR "/resources"}
                                                : QStringList{given};
    for (const QString &folder : folders)
        for (QDirIterator at(folder, QDir::Files, QDirIterator::Subdirectories); at.hasNext();) {
            QFile file(at.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            m_files.emplace_back(file.fileName(), file.readAll().toStdString());
        }
    QVERIFY(m_files.size() > 20);
}

void TestCorpus::roundTrip() {
    std::size_t bytes = 0;
    for (const auto &[name, text] : m_files) {
        for (const DialectId dialect :
             {DialectId::Robots, DialectId::RobotsAi, DialectId::Robots2}) {
            const Tree tree = Tree::parse(text, dialect);
            std::string joined;
            for (const Piece &piece : tree.pieces())
                joined += tree.slice(piece.range);
            QVERIFY2(joined == text, qPrintable(name));
        }
        bytes += text.size();
    }
    qInfo("%zu files, %zu bytes", m_files.size(), bytes);
}

void TestCorpus::everyReadingAnswers() {
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    std::size_t answers = 0;
    QElapsedTimer timer;
    timer.start();
    for (const auto &[name, text] : m_files) {
        Site site;
        site.put(FileRole::Robots, text);
        site.put(FileRole::Robots2, text);
        const CompiledSite compiled(std::move(site));
        for (const char *agent : {"Googlebot", "GPTBot", "SomebodyElse/1.0 (ai-assistant)"})
            for (const Reading reading : kReadings) {
                const Verdict verdict =
                    compiled.simulate({*identify(agent), "/a/b?c=d", at, reading});
                QVERIFY2(!toJson(compiled, verdict).empty(), qPrintable(name));
                if (verdict.fetch.line)
                    QVERIFY2(!compiled.text(*verdict.fetch.line).empty(), qPrintable(name));
                ++answers;
            }
    }
    qInfo("%zu answers with full traces in %lld ms", answers, timer.elapsed());
}

QTEST_APPLESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
