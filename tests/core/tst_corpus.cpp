// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/googleanswer.h"
#include "core/simulate/filerules.h"
#include "core/simulate/firstanswer.h"
#include "core/simulate/rulepaths.h"
#include "core/simulate/simulate.h"
#include "core/syntax/groups.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <format>

using namespace gatepost;

/// Real files: nothing is lost, every reading answers. The files are those of GATEPOST_CORPUS=FOLDER, else the ones that
/// stand below tests/cases and resources.
class TestCorpus : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void roundTrip();
    void everyReadingAnswers();
    void oneCallIsTheGoogleReading();
    void firstAnswersAreThoseOfViews();

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

/// googleAnswer() against the site's google reading (S90): for the agents that a file names and two more, on the paths of
/// its rules and others. GATEPOST_ANSWERS=N: so many questions of each file (7000 × 1500 files: 10 million).
void TestCorpus::oneCallIsTheGoogleReading() {
    const int given = qEnvironmentVariableIntValue("GATEPOST_ANSWERS");
    const std::size_t most = given > 0 ? static_cast<std::size_t>(given) : 200;
    std::size_t answers = 0;
    std::size_t decided = 0;
    for (const auto &[name, text] : m_files) {
        Site site;
        site.put(FileRole::Robots, text);
        const Tree &tree = *site.file(FileRole::Robots);
        const FileIndex index(tree, FileRole::Robots);
        std::vector<Identity> agents{*identify("Googlebot"), *identify("somebodyelse")};
        for (const GroupAgent &agent : tree.groups().agents)
            if (auto who = identify(agent.value); who && agents.size() < 50)
                agents.push_back(std::move(*who));
        const std::size_t wanted = most / agents.size();
        std::vector<std::string> paths = pathsOfRules(site, wanted / 3);
        for (std::size_t left = paths.size(); left-- > 0;)
            paths.push_back(paths[left].substr(0, paths[left].size() - 1));
        paths.insert(paths.end(), {"/", "/a/b?c=d", "/%C3%A4", ""});
        for (std::size_t i = 0, own = paths.size(); paths.size() < wanted; ++i)
            paths.push_back(std::format("{}{}/y?z", paths[i % own], i));
        for (const Identity &agent : agents) {
            const GroupMatch match = index.match(agent, Reading::Google);
            for (const std::string &path : paths) {
                const PathDecision slow =
                    match.rules ? match.rules->rules.decide(PathQuestion(path)) : PathDecision();
                const GoogleAnswer answer = googleAnswer(text, agent.ownToken, path);
                const std::string what = agent.ownToken + " on " + path + " in ";
                QVERIFY2(answer.outcome == slow.outcome,
                         QByteArray::fromStdString(what) + name.toUtf8());
                QCOMPARE(answer.line.has_value(), slow.rule.has_value());
                if (slow.rule)
                    QCOMPARE(*answer.line, match.rules->rules.rules()[*slow.rule].line);
                ++answers;
                decided += slow.rule.has_value();
            }
        }
    }
    qInfo("%zu questions, %zu of them decided by a rule", answers, decided);
    QVERIFY(decided > 20);
}

/// What is said to a first question without a view against the view's verdict, for the agents that a file names and two more, on
/// the paths of its rules and others.
void TestCorpus::firstAnswersAreThoseOfViews() {
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    std::size_t answers = 0;
    std::size_t walked = 0;
    for (const auto &[name, text] : m_files) {
        Site site;
        site.put(FileRole::Robots, text);
        const Tree &tree = *site.file(FileRole::Robots);
        std::vector<Identity> agents{*identify("Googlebot-Image"), *identify("somebodyelse")};
        for (const GroupAgent &agent : tree.groups().agents)
            if (auto who = identify(agent.value); who && agents.size() < 12)
                agents.push_back(std::move(*who));
        std::vector<std::string> paths = pathsOfRules(site, 12);
        paths.insert(paths.end(), {"/", "/a/b?c=d", "/%C3%A4", ""});
        const CompiledSite slow(site);
        for (const Identity &agent : agents)
            for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google}) {
                const auto view = slow.view(agent, reading);
                for (const std::string &path : paths) {
                    const PathQuestion question(path);
                    ++answers;
                    const auto first = firstAnswer(tree, agent, reading, question);
                    if (!first)
                        continue;
                    ++walked;
                    const FetchVerdict wanted = slow.fetch(*view, question, at);
                    const std::string what = agent.ownToken + " on " + path + " in ";
                    QVERIFY2(first->decision == wanted.decision && first->reason == wanted.reason &&
                                 first->line == wanted.line,
                             QByteArray::fromStdString(what) + name.toUtf8());
                }
            }
    }
    qInfo("%zu questions, %zu of them answered without a view", answers, walked);
    QVERIFY(walked > answers / 2);
}

QTEST_APPLESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
