// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the facts about the best known agents come from: each of the first thirty names the page and the day on which it was
// read, or is listed as not readable. Whether that day is recent is asked before a release alone (./dev release-check), which
// sets GATEPOST_RELEASE: no other run of the tests may depend on the day.

#include "core/agents/agentfacts.h"
#include "core/agents/agentorder.h"
#include "tests/support/repository.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <chrono>

using namespace gatepost;
using std::chrono::sys_days;

namespace {

constexpr std::size_t kBestKnown = 30;
constexpr std::chrono::days kOldest{90};

QString words(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::vector<const KnownAgent *> bestKnown(const Registry &registry) {
    std::vector<const KnownAgent *> agents;
    for (const KnownAgent &agent : registry.agents())
        agents.push_back(&agent);
    std::ranges::stable_sort(agents, {}, [](const KnownAgent *agent) { return fameOf(*agent); });
    agents.resize(std::min(agents.size(), kBestKnown));
    return agents;
}

/// What keeps a release from being made on `today`; with no day, what is wrong on every day.
QStringList complaints(const Registry &registry, const QSet<QString> &notReadable,
                       std::optional<sys_days> today) {
    QStringList found;
    for (const KnownAgent *agent : bestKnown(registry)) {
        const QString token = words(agent->token);
        const bool isRead = agent->sourceDate.has_value();
        if (isRead && agent->sourceUrl.empty())
            found << token + ": source_date without source_url";
        if (isRead && notReadable.contains(token))
            found << token + ": it has a source_date and is listed as not readable";
        if (!isRead && !notReadable.contains(token))
            found << token + ": no source_date, and it is not listed as not readable";
        if (isRead && today && *today - *agent->sourceDate > kOldest)
            found << token + ": last checked on " + words(formatDay(*agent->sourceDate));
    }
    return found;
}

QSet<QString> notReadable() {
    QSet<QString> tokens;
    for (const QString &line :
         test::repositoryText("resources/agents-not-readable.txt").split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            tokens << line.section('\t', 0, 0);
    return tokens;
}

Registry registryOf(const std::string &rows) {
    return Registry().with(readAgentsTsv("token\tsource_url\tsource_date\n" + rows));
}

} // namespace

class TestAgentSources : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaid_data();
    void whatIsSaid();
    void theFirstThirtyHaveASource();
    void theListWasCheckedLately();
};

void TestAgentSources::whatIsSaid_data() {
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("notReadable");
    QTest::addColumn<QString>("expected");
    QTest::newRow("read lately") << "GPTBot\thttps://a.example\t2026-11-20\n" << "" << "";
    QTest::newRow("ninety days") << "GPTBot\thttps://a.example\t2026-08-25\n" << "" << "";
    QTest::newRow("ninety-one days") << "GPTBot\thttps://a.example\t2026-08-24\n"
                                     << ""
                                     << "GPTBot: last checked on 2026-08-24";
    QTest::newRow("no day") << "GPTBot\t\t\n"
                            << ""
                            << "GPTBot: no source_date, and it is not listed as not readable";
    QTest::newRow("listed") << "GPTBot\t\t\n" << "GPTBot" << "";
    QTest::newRow("no page") << "GPTBot\t\t2026-11-20\n"
                             << ""
                             << "GPTBot: source_date without source_url";
    QTest::newRow("listed for nothing")
        << "GPTBot\thttps://a.example\t2026-11-20\n"
        << "GPTBot"
        << "GPTBot: it has a source_date and is listed as not readable";
}

void TestAgentSources::whatIsSaid() {
    QFETCH(QString, rows);
    QFETCH(QString, notReadable);
    QFETCH(QString, expected);
    QCOMPARE(complaints(registryOf(rows.toStdString()), {notReadable}, parseDay("2026-11-23"))
                 .join('\n'),
             expected);
}

void TestAgentSources::theFirstThirtyHaveASource() {
    QCOMPARE(bestKnown(Registry::builtIn()).size(), kBestKnown);
    QCOMPARE(complaints(Registry::builtIn(), notReadable(), {}).join('\n'), QString());
    for (const QString &token : notReadable())
        QVERIFY2(std::ranges::contains(bestKnown(Registry::builtIn()), token.toStdString(),
                                       [](const KnownAgent *agent) { return agent->token; }),
                 qPrintable(token));
}

void TestAgentSources::theListWasCheckedLately() {
    if (!qEnvironmentVariableIsSet("GATEPOST_RELEASE"))
        QSKIP("asked before a release: ./dev release-check");
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    QCOMPARE(complaints(Registry::builtIn(), notReadable(), today).join('\n'), QString());
}

QTEST_APPLESS_MAIN(TestAgentSources)
#include "tst_agentsources.moc"
