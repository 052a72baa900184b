// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the request for a policy file ended, as part of the question (S130–S134): what it means in each reading and to each
// documented crawler, and that everything which answers many questions at once says the same.

#include "core/access/access.h"
#include "core/access/duration.h"
#include "core/exact/diff.h"
#include "core/exact/map.h"
#include "core/exact/ruleaboutall.h"
#include "core/export/export.h"
#include "core/simulate/answer.h"
#include "core/simulate/policytest.h"
#include "core/simulate/readings.h"
#include "tests/support/repository.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <random>
#include <set>

using namespace gatepost;
using gatepost::test::filesBelow;
using gatepost::test::repositoryText;

namespace {

constexpr char kTables[] = "tests/cases/access";
const std::string kRobots = "User-agent: *\nDisallow: /private\nDisallow: /late\n";

Instant now() {
    return *parseInstant("2026-11-23T12:00:00Z");
}

/// A rule, 600 KB of comments, and another rule.
std::string longRobots() {
    std::string text = "User-agent: *\nDisallow: /private\n";
    while (text.size() < 600'000)
        text += "# nothing is said here, at some length, so that the file grows\n";
    return text + "Disallow: /late\n";
}

Site siteWith(const std::string &robots, const std::string &answers = {}) {
    Site site;
    site.put(FileRole::Robots, robots);
    if (!answers.empty()) {
        const auto added = addAnswers(site.answers, answers);
        if (!added)
            qFatal("%s: %s", answers.c_str(), added.error().english().c_str());
    }
    return site;
}

/// Both rules and comments, so many bytes.
std::string robotsOf(std::size_t size) {
    return kRobots + std::string(size - kRobots.size() - 1, '#') + '\n';
}

/// The last line is cut by the 512,000th byte: "Disallow: /late" and "ral".
std::string cutRobots() {
    const std::string start = "User-agent: *\nDisallow: /private\n";
    const std::string whole = "Disallow: /late";
    return start + std::string(kReadBytes - start.size() - whole.size() - 1, '#') + '\n' + whole +
           "ral\n";
}

CompiledSite siteOfRow(const QString &answer) {
    if (answer == "empty")
        return CompiledSite(siteWith(""));
    if (answer == "600-KB")
        return CompiledSite(siteWith(longRobots()));
    if (answer == "cut-line")
        return CompiledSite(siteWith(cutRobots()));
    if (answer.endsWith("-bytes"))
        return CompiledSite(siteWith(robotsOf(answer.section('-', 0, 0).toULong())));
    Site site = siteWith(kRobots, answer.toStdString());
    if (answer.startsWith("robots-ai"))
        site.put(FileRole::RobotsAi, "User-agent: *\nDisallow: /\n");
    return CompiledSite(std::move(site));
}

FetchVerdict ask(const CompiledSite &site, const std::string &agent, const std::string &path,
                 Reading reading) {
    return site
        .simulate({.agent = *identify(agent), .url = path, .at = now(), .reading = reading},
                  TraceLevel::None)
        .fetch;
}

/// The word of the table for what a site answers.
QString wordOf(const CompiledSite &site, const std::string &agent, Reading reading) {
    const auto decisions = [&] {
        std::string letters;
        for (const char *path : {"/private", "/late", "/other"})
            letters += ask(site, agent, path, reading).decision == Decision::Deny ? 'd' : 'a';
        return letters;
    }();
    const FetchReason reason = ask(site, agent, "/other", reading).reason;
    if (decisions == "dda")
        return "lines";
    if (decisions == "daa")
        return "first";
    if (decisions == "ddd")
        return reason == FetchReason::Unreachable ? "closed" : "denied";
    if (decisions != "aaa")
        return QString::fromStdString(decisions);
    switch (reason) {
    case FetchReason::NoFile: return "open";
    case FetchReason::NoGroup: return "empty";
    case FetchReason::UnreachableLong: return "long";
    default: return QString::fromUtf8(fetchReasonName(reason));
    }
}

} // namespace

class TestAccess : public QObject {
    Q_OBJECT

private slots:
    void vectors_data();
    void vectors();
    void answersAreRead_data();
    void answersAreRead();
    void durations();
    void fetchersAreDocumented();
    void theStartPageDecidesInTheEnd();
    void otherFilesStateNothing();
    void policyFilesStayOpen();
    void sentences_data();
    void sentences();
    void json();
    void readingsSayWhy();
    void testsStateAnswers();
    void equalFilesWithOtherAnswersDiffer();
    void exportLooksAtTheFilesAlone();
    void everythingAtOnceSaysTheSame();
};

void TestAccess::vectors_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("agent");
    QTest::addColumn<int>("reading");
    QTest::addColumn<QString>("expected");
    int count = 0;
    for (const QString &path : filesBelow({kTables}, {"*.txt"}))
        for (const QString &line : repositoryText(path).split('\n', Qt::SkipEmptyParts)) {
            if (line.startsWith('#'))
                continue;
            const QStringList cells = line.split(' ', Qt::SkipEmptyParts);
            QCOMPARE(cells.size(), 7);
            count += path.endsWith("/vectors.txt") ? 5 : 0;
            for (int reading = 0; reading < 5; ++reading)
                QTest::addRow("%s: %s %s %d", qPrintable(path.section('/', -1)),
                              qPrintable(cells[0]), qPrintable(cells[1]), reading)
                    << cells[0] << cells[1] << reading << cells[2 + reading];
        }
    QCOMPARE(count, 195);
}

void TestAccess::vectors() {
    QFETCH(QString, answer);
    QFETCH(QString, agent);
    QFETCH(int, reading);
    QFETCH(QString, expected);
    const CompiledSite site = siteOfRow(answer);
    QCOMPARE(wordOf(site, agent.toStdString(), kReadings[static_cast<std::size_t>(reading)]),
             expected);
}

void TestAccess::answersAreRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected"); // as it is written again, or the sentence
    const auto row = [](const char *typed, const char *expected) {
        QTest::newRow(*typed == '\0' ? "nothing" : typed)
            << QString::fromUtf8(typed) << QString::fromUtf8(expected);
    };
    row("200", "200");
    row(" 503 , since=48h , copy=no ", "503,since=2d,copy=no");
    row("dns", "dns");
    row("TLS,since=90m", "tls,since=90m");
    row("200,type=html", "200,type=html");
    row("100", "100");
    row("599", "599");
    const char *const noAnswer = "“%1” is not an answer: write a status from 100 to 599, or dns, "
                                 "connect, tls, timeout, truncated or redirects";
    for (const char *wrong : {"99", "600", "2000", "20x", "-200", "dnss", "２００"})
        row(wrong, qPrintable(QString::fromUtf8(noAnswer).arg(QString::fromUtf8(wrong))));
    row("503,since=2w",
        "since=“2w”: a number and s, m, h or d is expected, as in since=2h, at most "
        "ten years");
    row("503,since=4000000000d",
        "since=“4000000000d”: a number and s, m, h or d is expected, as in "
        "since=2h, at most ten years");
    row("503,since=-1h", "since=“-1h”: a number and s, m, h or d is expected, as in since=2h, at "
                         "most ten years");
    row("503,copy=perhaps", "copy=“perhaps”: yes or no is expected");
    row("503,cope=yes", "“cope=yes” does not follow an answer: since=, copy= or type= is expected");
}

void TestAccess::answersAreRead() {
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    const auto answer = parseFileAnswer(typed.toStdString());
    QCOMPARE(QString::fromStdString(answer ? formatFileAnswer(*answer) : answer.error().english()),
             expected);
    if (answer)
        QVERIFY(parseFileAnswer(formatFileAnswer(*answer)) == *answer);
}

void TestAccess::durations() {
    std::mt19937 random(130);
    for (int i = 0; i < 10'000; ++i) {
        const std::chrono::seconds time(random() % 300'000'000);
        QCOMPARE(parseDuration(formatDuration(time))->count(), time.count());
    }
    for (const char *wrong : {"", "h", "2", "2 h", "h2", "2hh", "2H", "0x2h", "2.5h"})
        QVERIFY2(!parseDuration(wrong), wrong);
}

/// A row that cannot be read would silently document nothing.
void TestAccess::fetchersAreDocumented() {
    QCOMPARE(fetcherRows().size(), 25U);
    static const QRegularExpression word("^(any|oversize|[1-5]xx|[1-5][0-9][0-9]|dns|connect|tls|"
                                         "timeout|truncated|redirects)$");
    for (const FetcherRow &row : fetcherRows()) {
        QVERIFY(!row.who.empty() && !row.rule.empty());
        QVERIFY(row.source.starts_with("https://"));
        QCOMPARE(row.readOn.size(), 10U);
        QVERIFY(row.effect.has_value() == (row.rule != "not documented"));
        for (const QString &each : QString::fromUtf8(row.answer).split(','))
            QVERIFY2(word.match(each).hasMatch(), qPrintable(each));
    }
    for (const char *silent : {"Microsoft", "Apple"})
        for (const char *answer : {"404", "429", "503", "dns", "503,since=40d"}) {
            const AccessQuestion question{.answer = *parseFileAnswer(answer)};
            const AccessMeaning meaning = accessMeaning(question, silent);
            QVERIFY(!meaning.documented);
            QCOMPARE(meaning.effect, accessMeaning(question, kRfcFetcher).effect);
            QVERIFY(accessText(question.answer, meaning).english().ends_with("; not documented"));
        }
    QCOMPARE(accessMeaning({.answer = *parseFileAnswer("429")}, "Common Crawl").effect,
             AccessEffect::Defer);
}

void TestAccess::theStartPageDecidesInTheEnd() {
    const auto wordWith = [](const char *home) {
        return wordOf(CompiledSite(siteWith(kRobots, std::string("503,since=40d") + home)),
                      "Googlebot", Reading::Google);
    };
    QCOMPARE(wordWith(""), "long");
    QCOMPARE(wordWith(";/=200"), "long");
    QCOMPARE(wordWith(";/=301"), "long");
    QCOMPARE(wordWith(";/=503"), "closed");
    QCOMPARE(wordWith(";/=404"), "closed");
    QCOMPARE(wordWith(";/=dns"), "closed");
}

/// S134: the syntax of another file decides only where a text was given.
void TestAccess::otherFilesStateNothing() {
    for (const char *answer :
         {"200", "204", "200,type=html", "404", "503", "503,since=40d", "dns"}) {
        Site site = siteWith("User-agent: *\nAllow: /x\n");
        site.put(FileRole::RobotsAi, "User-agent: *\nDisallow: /\n");
        site.put(FileRole::Robots2, "train: no\nchain: https://x.example/more.txt\n");
        site.follow([](const std::string &) { return std::string("crawl: no\n"); });
        QVERIFY(addAnswers(site.answers,
                           std::string("robots-ai.txt=") + answer + ";robots2.txt=" + answer));
        const bool counts = QByteArray(answer) == "200" || QByteArray(answer) == "204";
        const CompiledSite compiled(std::move(site));
        const Verdict verdict =
            compiled.simulate({.agent = *identify("GPTBot"), .url = "/a", .at = now()});
        QCOMPARE(verdict.fetch.decision, counts ? Decision::Deny : Decision::Allow);
        QCOMPARE(verdict.useOf(DirectiveId::Train)->stated.has_value(), counts);
    }
}

void TestAccess::policyFilesStayOpen() {
    const CompiledSite site(siteWith(kRobots, "dns"));
    for (const Reading reading : kReadings)
        for (const std::string_view path : policyPaths())
            QCOMPARE(ask(site, "Googlebot", std::string(path), reading).decision, Decision::Allow);
    QCOMPARE(ask(site, "Googlebot", "/x", Reading::Author).reason, FetchReason::Unreachable);
}

void TestAccess::sentences_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("note");
    const auto row = [](const char *answer, const char *reading, const char *sentence,
                        const char *note) {
        QTest::addRow("%s %s", answer, reading)
            << answer << reading << QString::fromUtf8(sentence) << QString::fromUtf8(note);
    };
    row("503,since=2h", "rfc9309", "No — robots.txt cannot be fetched (503 for 2 hours)",
        "503 for 2 hours: every path is denied (RFC 9309 2.3.1.4)");
    row("dns", "google", "No — robots.txt cannot be fetched (its name has no address)",
        "its name has no address: every path is denied (Google, 5xx)");
    row("404", "rfc9309", "Yes — no policy file applies to it",
        "404: it states nothing, as if there were no such file (RFC 9309 2.3.1.3)");
    row("503,since=2d", "google", "No — robots.txt line 2, Disallow: /private",
        "503 for 2 days: the last good copy counts (Google, 5xx)");
    row("503,since=40d", "google",
        "Yes — robots.txt could not be fetched for a long time (503 for 40 days)",
        "503 for 40 days: every path is allowed if the start page answers, which is "
        "not known here (Google, 5xx)");
    row("503,since=40d", "rfc9309",
        "Yes — robots.txt could not be fetched for a long time (503 for 40 days)",
        "503 for 40 days: every path is allowed; a crawler may also go on with the "
        "copy it has (RFC 9309 2.3.1.4)");
}

void TestAccess::sentences() {
    QFETCH(QString, answer);
    QFETCH(QString, reading);
    QFETCH(QString, sentence);
    QFETCH(QString, note);
    const CompiledSite site(siteWith(kRobots, answer.toStdString()));
    const Verdict verdict = site.simulate({.agent = *identify("Nobody"),
                                           .url = "/private",
                                           .at = now(),
                                           .reading = *parseReading(reading.toStdString())});
    QCOMPARE(QString::fromStdString(gatepost::sentence(site, verdict).english()), sentence);
    QStringList notes;
    for (const TraceEntry &entry : verdict.trace)
        notes << QString::fromStdString(entry.why.english());
    QVERIFY2(notes.contains(note), qPrintable(notes.join('\n')));
}

void TestAccess::json() {
    const CompiledSite site(siteWith(kRobots, "503,since=90m;robots2.txt=404"));
    const Verdict verdict = site.simulate({.agent = *identify("Nobody"), .url = "/x", .at = now()});
    const QJsonObject access =
        QJsonDocument::fromJson(QByteArray::fromStdString(toJson(site, verdict)))["access"]
            .toObject();
    QCOMPARE(access.keys(), (QStringList{"robots.txt", "robots2.txt"}));
    const QJsonObject expected{
        {"status", 503},      {"result", "unreachable"},    {"effect", "deny"},
        {"since_hours", 1.5}, {"rule", "RFC 9309 2.3.1.4"}, {"documented", true}};
    QCOMPARE(access["robots.txt"].toObject(), expected);
    // Nothing stated: nothing said.
    const CompiledSite plain(siteWith(kRobots));
    QVERIFY(!toJson(plain, plain.simulate({.agent = *identify("X"), .url = "/", .at = now()}))
                 .contains("\"access\""));
}

void TestAccess::readingsSayWhy() {
    const CompiledSite site(siteWith(kRobots, "429"));
    const auto answer =
        askReadings(site, {.agent = *identify("YandexBot"), .url = "/x", .at = now()});
    QCOMPARE(answer.differences.size(), 1U);
    QCOMPARE(answer.differences[0].reading, Reading::Google);
    QCOMPARE(answer.differences[0].cause, ReadingCause::Access);
    QCOMPARE(QString::fromStdString(answer.differences[0].why.english()),
             "The author's reading: 429: it states nothing, as if there were no such "
             "file (RFC 9309 2.3.1.3). google/robotstxt: 429: every path is denied "
             "(Google, 5xx)");
}

void TestAccess::testsStateAnswers() {
    const CompiledSite site(siteWith(kRobots));
    const auto run = [&](const char *status, const char *expect, const char *agents = "") {
        PolicyTest test;
        (*agents == '\0' ? test.agent : test.agents) = *agents == '\0' ? "Googlebot" : agents;
        (*agents == '\0' ? test.path : test.paths) = *agents == '\0' ? "/x" : "/*";
        test.expect = expect;
        test.status = status;
        return exact::runTest(site, test, now());
    };
    QVERIFY(run("", "allow").passed);
    QVERIFY(run("503", "deny").passed);
    QVERIFY(!run("503", "allow").passed);
    QVERIFY(run("503,since=40d", "allow").passed);
    QVERIFY(run("503", "deny", "search").passed); // a rule about all honours it, too
    QVERIFY(!run("", "deny", "search").passed);
    QVERIFY(!run("404", "deny", "search").passed);
    const auto faulty = run("5030", "deny");
    QVERIFY(!faulty.passed);
    QVERIFY(faulty.reason.english().contains("“5030” is not an answer"));
    QVERIFY(
        run("robots.txt=404; robots.txt=503", "allow").reason.english().contains("stated twice"));
    QVERIFY(run("humans.txt=404", "allow").reason.english().contains("not a file"));
}

/// Two sites with the same bytes are not alike where one of them cannot be fetched.
void TestAccess::equalFilesWithOtherAnswersDiffer() {
    const CompiledSite before(siteWith(kRobots));
    const CompiledSite after(siteWith(kRobots, "503"));
    exact::ExactQuestion question;
    question.day = now();
    const auto found = exact::differences(before, after, question);
    QVERIFY(found.complete);
    std::set<std::string> losers;
    for (const exact::Difference &change : found.changes) {
        QVERIFY(change.isLoss());
        for (std::string &name : namesOf(change.who))
            losers.insert(std::move(name));
    }
    for (const char *agent : {"Googlebot", "GPTBot", "AdsBot-Google", "YandexBot", "*"})
        QVERIFY2(losers.contains(agent), agent);
    QVERIFY(exact::differences(after, after, question).changes.empty());
}

void TestAccess::exportLooksAtTheFilesAlone() {
    const exporting::Question question;
    const auto plain = exporting::exportSite(CompiledSite(siteWith(kRobots)), question);
    const auto stated = exporting::exportSite(CompiledSite(siteWith(kRobots, "503")), question);
    QCOMPARE(stated.files.front().text, plain.files.front().text);
    QCOMPARE(stated.losses.size(), plain.losses.size() + 1);
    QVERIFY(stated.losses.back().effect.english().contains("is not in here"));
}

/// Differences and maps against brute force, over random rules and answers.
void TestAccess::everythingAtOnceSaysTheSame() {
    std::mt19937 random(131);
    const std::array<const char *, 9> answers = {
        "", "200", "404", "429", "503", "dns", "304", "503,since=2d", "503,since=40d"};
    const auto site = [&] {
        std::string robots = "User-agent: *\n";
        for (unsigned rules = random() % 3; rules > 0; --rules)
            robots += std::format("{}: /{}\n", random() % 2 == 0 ? "Allow" : "Disallow",
                                  "ab"[random() % 2]);
        return CompiledSite(siteWith(robots, answers[random() % answers.size()]));
    };
    int changes = 0;
    for (int round = 0; round < 60; ++round) {
        const CompiledSite before = site();
        const CompiledSite after = site();
        exact::ExactQuestion question;
        question.day = now();
        question.at = now();
        question.reading = kReadings[random() % kReadingCount];
        const auto found = exact::differences(before, after, question);
        QVERIFY(found.complete);
        for (const char *name : {"Googlebot", "YandexBot", "GPTBot"})
            for (const char *path : {"/", "/a", "/b/x", "/c", "/robots.txt"}) {
                const bool differs = ask(before, name, path, question.reading).decision !=
                                     ask(after, name, path, question.reading).decision;
                const bool isFound = std::ranges::any_of(found.changes, [&](const auto &change) {
                    return change.what == exact::Difference::What::Fetch &&
                           std::ranges::contains(namesOf(change.who), std::string(name)) &&
                           change.region.contains(path);
                });
                QVERIFY2(differs == isFound,
                         qPrintable(QString("%1 %2 %3").arg(name, path).arg(round)));
                changes += differs ? 1 : 0;
            }
    }
    QVERIFY(changes > 100);
}

QTEST_APPLESS_MAIN(TestAccess)
#include "tst_access.moc"
