// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sums that do not depend on order, on parts or on what had to go into a file; and their rows.

#include "core/logs/judge.h"
#include "core/logs/output.h"
#include "core/logs/report.h"
#include "tests/support/loglines.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace gatepost;
using namespace gatepost::logs;
using namespace gatepost::test;

class TestLogTallies : public QObject {
    Q_OBJECT
private slots:
    void hashesStay();
    void secondsSurvive();
    void packedSecondsSurvive();
    void fewDistinctTextsTakeLittle();
    void pathsAreCountedExactly();
    void pathsAreSortedByTheirBytes();
    void longPathsAreWeighed();
    void heaviestPathIsNamed();
    void storesDoNotDependOnOrder();
    void unknownNamesAreBounded();
};

/// Partial results of other versions are added up.
void TestLogTallies::hashesStay() {
    const std::string text = "/docs/a/b-c_d?e=f&g=%20h/0123456789";
    std::uint64_t all = 0;
    for (std::size_t size = 0; size <= text.size(); ++size)
        all = all * 31 + hashOf(std::string_view(text).substr(0, size), 7);
    QCOMPARE(all, std::uint64_t{0x12f0c81827a0521c});
    // Every byte counts, at each length.
    for (std::size_t size = 1; size <= text.size(); ++size)
        for (std::size_t at = 0; at < size; ++at) {
            std::string other = text.substr(0, size);
            ++other[at];
            QVERIFY(tableHashOf(other, 7) != tableHashOf(text.substr(0, size), 7));
        }
}

void TestLogTallies::secondsSurvive() {
    std::mt19937 random(7);
    for (const int many : {1, 30, 5000, 60000}) {
        std::map<std::int64_t, std::uint32_t> truth;
        SecondCounts counts;
        SecondCounts halves[2];
        for (int i = 0; i < many; ++i) {
            const std::int64_t time = -7200 + static_cast<std::int64_t>(random() % 20000);
            const std::uint32_t count = random() % 50 == 0 ? 300 : 1;
            truth[time] += count;
            counts.add(time, count);
            halves[random() % 2].add(time, count);
        }
        halves[0].add(halves[1]);
        std::map<std::int64_t, std::uint32_t> found;
        counts.forEach([&](std::int64_t time, std::uint32_t count) {
            return found.emplace(time, count).second;
        });
        QVERIFY(found == truth);
        QCOMPARE(*counts.first(), truth.begin()->first);
        QCOMPARE(*counts.last(), truth.rbegin()->first);
        QCOMPARE(halves[0].text(), counts.text());
        const auto read = SecondCounts::parse(counts.text());
        QVERIFY(read);
        QCOMPARE(read->text(), counts.text());
    }
    for (const char *bad : {"x", "1", "1:", "1:3600", "1:5x0", "1:5,", "1:5;x", "1:5 "})
        QVERIFY2(!SecondCounts::parse(bad), bad);
}

void TestLogTallies::packedSecondsSurvive() {
    std::mt19937 random(17);
    for (const std::int64_t begin : {std::int64_t{-90'000}, std::int64_t{-1}, std::int64_t{0},
                                     std::int64_t{1}, std::int64_t{1'795'305'600}}) {
        SecondCounts counts;
        for (int i = 0; i < 3000; ++i)
            counts.add(begin + random() % 200'000, random() % 9 == 0 ? 400 : 1);
        std::string packed;
        SecondCounts back;
        int days = 0;
        counts.forEachDay([&](std::int64_t day, const SecondCounts &its) {
            packed.clear();
            its.pack(packed);
            QVERIFY(*its.first() >= day * 86'400 && *its.last() < (day + 1) * 86'400);
            QVERIFY(back.addPacked(packed));
            ++days;
        });
        QVERIFY(days >= 2);
        QCOMPARE(back.text(), counts.text());
        QVERIFY(!back.addPacked("\xff"));
        QVERIFY(!back.addPacked(std::string_view("\x03\0", 2)));
    }
}

void TestLogTallies::fewDistinctTextsTakeLittle() {
    DistinctCount count;
    for (int i = 0; i < 20; ++i)
        count.add("/p" + std::to_string(i));
    QCOMPARE(count.estimate(), std::uint64_t{20});
    QVERIFY(count.memory() < 500);
    // In parts, to more than a few and back through their texts.
    for (const int many : {20, 48, 60, 5000}) {
        DistinctCount whole;
        DistinctCount parts[2];
        for (int i = 0; i < many; ++i) {
            whole.add("/q" + std::to_string(i));
            parts[i % 3 == 0 ? 0 : 1].add("/q" + std::to_string(i));
        }
        const auto read = DistinctCount::parse(parts[0].text());
        QVERIFY(read);
        parts[1].add(*read);
        QCOMPARE(parts[1].text(), whole.text());
        const auto estimate = static_cast<double>(whole.estimate());
        QVERIFY2(std::abs(estimate - many) <= 0.1 * many + 1,
                 qPrintable(QStringLiteral("%1: %2").arg(many).arg(estimate)));
    }
}

/// Beside a std::map, over texts that differ in their last byte, contain zeros, are empty or too long.
void TestLogTallies::pathsAreCountedExactly() {
    std::mt19937 random(20261128);
    PathCounts counts;
    PathCounts half;
    std::map<std::string, std::uint64_t> truth;
    for (int i = 0; i < 20'000; ++i) {
        std::string path(random() % 3 == 0 ? random() % 40 : 0, "/ab\0"[random() % 4]);
        path += std::to_string(random() % 3000);
        if (random() % 500 == 0)
            path = std::string(PathCounts::kLongest + random() % 3, 'x');
        if (random() % 1000 == 0)
            path.clear();
        const std::uint64_t count = 1 + random() % 3;
        (random() % 2 == 0 ? counts : half).add(path, count);
        truth[path.substr(0, PathCounts::kLongest)] += count;
    }
    counts.add(half);
    std::map<std::string, std::uint64_t> found;
    for (const CountedPath &one : counts.paths())
        QVERIFY(found.emplace(one.path, one.count).second);
    QVERIFY(found == truth);
    QVERIFY(truth.contains(std::string()));
}

/// As std::sort sorts them, byte by byte: with zeros at the end, bytes above 127 and long common beginnings.
void TestLogTallies::pathsAreSortedByTheirBytes() {
    std::mt19937 random(20261128);
    for (int round = 0; round < 300; ++round) {
        std::set<std::string> texts;
        const std::string common(random() % 40, '/');
        for (auto left = random() % 200; left > 0; --left) {
            std::string text = random() % 4 == 0 ? std::string() : common;
            for (auto more = random() % 20; more > 0; --more)
                text += "\0/a\xff\x80"[random() % 5];
            texts.insert(std::move(text));
        }
        std::vector<CountedPath> paths;
        for (const std::string &text : texts)
            paths.push_back({text, text.size()});
        std::ranges::shuffle(paths, random);
        sortByPath(paths);
        QVERIFY(std::ranges::equal(paths, texts, {}, &CountedPath::path));
        for (const CountedPath &one : paths)
            QCOMPARE(one.count, std::uint64_t{one.path.size()});
    }
}

/// Few lines may bring much: how full a reader is does not wait for a number of lines.
void TestLogTallies::longPathsAreWeighed() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /\n"}});
    std::string log;
    for (int i = 0; i < 400; ++i)
        log += "192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET /" + std::to_string(i) +
               std::string(16'000, 'x') + " HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"\n";
    const std::size_t size = log.size();
    log.append(kLinePadding, ' ');
    const Addresses addresses;
    LogReader reader(history, addresses, {}, makeClfSplitter(false));
    reader.read(std::string_view(log).substr(0, size));
    QVERIFY(reader.isFull(std::size_t{4} << 20));
    QVERIFY(reader.takeTally().memory() > size / 2);
}

/// The paths that were asked for most are those, whatever else was asked for: 100 logs, each in another order.
void TestLogTallies::heaviestPathIsNamed() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /\n"}});
    for (unsigned seed = 0; seed < 100; ++seed) {
        std::mt19937 random(seed);
        std::map<std::string, std::uint64_t> truth;
        std::vector<std::string> paths;
        const std::size_t many = 300 + random() % 1500;
        for (std::size_t i = 0; i < 2000; ++i)
            paths.push_back("/p" + std::to_string(random() % many));
        for (std::size_t i = 0; i < 10 + random() % 2000; ++i)
            paths.emplace_back("/blog/hot-article");
        std::ranges::shuffle(paths, random);
        TallyStore store(replay::openTemporaryFile, 15'000); // much is in the temporary file
        std::vector<std::string> lines;
        for (const std::string &path : paths) {
            ++truth[path];
            lines.push_back("192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET " + path +
                            " HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"");
            if (lines.size() == 500 || &path == &paths.back()) {
                QVERIFY(store.add(tallyOf(history, lines)));
                lines.clear();
            }
        }
        QVERIFY(store.spills() > 0);
        const auto judge = Judge::make(history, store, {});
        QVERIFY(judge);
        const auto report = makeReport(store, *judge);
        QVERIFY(report);
        const BrokenRule &rule = report->agents.at(0).rules.at(0);
        QCOMPARE(rule.requests, paths.size());
        QCOMPARE(rule.paths, truth.size());
        std::vector<std::pair<std::string, std::uint64_t>> most(truth.begin(), truth.end());
        std::ranges::stable_sort(most, std::greater(),
                                 &std::pair<std::string, std::uint64_t>::second);
        most.resize(10);
        QVERIFY(rule.top == most);
    }
}

/// Lines of some agents over several days, among their paths bytes that are no text.
std::vector<std::string> oddLines(std::mt19937 &random, std::size_t many) {
    static const std::vector<std::string> kEnds = {"",       "\\xFF\\xE9",  "\xff\xfe", "%FF",
                                                   "\xc3",   "?k=v&w",      "\\x00x",   "日本",
                                                   "\\x22q", "\xed\xa0\x80"};
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < many; ++i) {
        const auto two = [&random](unsigned most) {
            const std::string text = std::to_string(random() % most);
            return text.size() == 1 ? "0" + text : text;
        };
        const std::string agent = random() % 3 == 0 ? "CCBot/2.0"
                                  : random() % 3 == 0
                                      ? "GPTBot/1.2"
                                      : "My" + std::to_string(random() % 40) + "Bot";
        lines.push_back("192.0." + std::to_string(random() % 200) + ".1 - - [" +
                        std::to_string(10 + random() % 5) + "/Nov/2026:" + two(24) + ":" + two(60) +
                        ":" + two(60) + " +0000] \"GET /" +
                        (random() % 50 == 0
                             ? std::string("robots.txt")
                             : std::string(1, static_cast<char>('a' + random() % 3)) +
                                   std::to_string(random() % 300) +
                                   kEnds[random() % kEnds.size()]) +
                        " HTTP/1.1\" " + (random() % 4 == 0 ? "403" : "200") + " " +
                        std::to_string(random() % 3) + " \"-\" \"" + agent + "\"");
    }
    return lines;
}
/// One run is the same as the sum of parts, whatever their number, order and nesting, and whatever does not fit into
/// memory: 20 logs (GATEPOST_LOGS: more).
void TestLogTallies::storesDoNotDependOnOrder() {
    const PolicyHistory history =
        historyOf({{1794268800, "User-agent: *\nDisallow: /a\n"},
                   {1794500000, "User-agent: *\nDisallow: /b\nCrawl-delay: 5\n"}});
    const int logs = std::max(20, qEnvironmentVariableIntValue("GATEPOST_LOGS"));
    for (int log = 0; log < logs; ++log) {
        std::mt19937 random(static_cast<unsigned>(log));
        std::vector<std::string> lines = oddLines(random, 400 + random() % 1600);
        TallyStore whole(replay::openTemporaryFile);
        QVERIFY(whole.add(tallyOf(history, lines)));
        const std::string rows = partialRows(whole);
        QVERIFY(rows.contains("{\"bytes\":"));
        std::ranges::shuffle(lines, random);
        std::vector<std::string> parts;
        const std::size_t most = 1 + lines.size() / (1 + random() % 100);
        for (std::size_t at = 0; at < lines.size();) {
            const std::size_t size = std::min(1 + random() % (2 * most), lines.size() - at);
            TallyStore part(replay::openTemporaryFile,
                            random() % 2 == 0 ? 3000 : TallyStore::kMemory);
            QVERIFY(part.add(
                tallyOf(history, {lines.begin() + static_cast<std::ptrdiff_t>(at),
                                  lines.begin() + static_cast<std::ptrdiff_t>(at + size)})));
            parts.push_back(partialRows(part));
            at += size;
        }
        // Some are added up before.
        while (parts.size() > 1 && random() % 4 != 0) {
            std::ranges::shuffle(parts, random);
            TallyStore some(replay::openTemporaryFile, 2000);
            for (std::size_t i = 1 + random() % 4; i > 0 && !parts.empty(); --i) {
                QVERIFY(addRows(parts.back(), some));
                parts.pop_back();
            }
            parts.push_back(partialRows(some));
        }
        TallyStore sum(replay::openTemporaryFile, 4000);
        for (const std::string &part : parts)
            QVERIFY(addRows(part, sum));
        QVERIFY2(partialRows(sum) == rows, qPrintable(QStringLiteral("log %1").arg(log)));
        const auto oneJudge = Judge::make(history, whole, {});
        const auto otherJudge = Judge::make(history, sum, {});
        QVERIFY(oneJudge && otherJudge);
        const auto one = makeReport(whole, *oneJudge);
        const auto other = makeReport(sum, *otherJudge);
        QVERIFY(one && other);
        QVERIFY(reportJson(*one, *oneJudge) == reportJson(*other, *otherJudge));
        QVERIFY(reportText(*one, *oneJudge) == reportText(*other, *otherJudge));
    }
}

/// Names that nobody knows are a stranger's to invent: not all are listed, those with most offences are, and the sums are
/// right.
void TestLogTallies::unknownNamesAreBounded() {
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < Report::kMostUnknown + 500; ++i) {
        const std::string name = "N" + std::to_string(i) + "Bot";
        // One that came last by name asks for most that is forbidden.
        for (std::size_t times = i == 777 ? 9 : 1; times > 0; --times)
            lines.push_back("192.0.2.1 - - [22/Nov/2026:00:44:22 +0000] \"GET /" +
                            std::string(i % 2 == 0 || i == 777 ? "a" : "b") +
                            " HTTP/1.1\" 200 5 \"-\" \"" + name + "\"");
    }
    TallyStore store(replay::openTemporaryFile, 100'000);
    QVERIFY(store.add(tallyOf(history, lines)));
    QVERIFY(store.spills() > 0);
    const auto judge = Judge::make(history, store, {});
    const auto report = makeReport(store, *judge);
    QVERIFY(report);
    QCOMPARE(report->agents.size(), Report::kMostUnknown);
    QCOMPARE(report->agents.at(0).name, std::string("unknown: N777Bot"));
    QCOMPARE(report->others.names, std::uint64_t{500});
    std::uint64_t requests = report->others.total().requests;
    std::uint64_t denied = report->others.total().of(HitClass::Denied);
    QCOMPARE(denied, std::uint64_t{0});
    for (const AgentReport &agent : report->agents) {
        requests += agent.total().requests;
        denied += agent.total().of(HitClass::Denied);
    }
    QCOMPARE(requests, lines.size());
    QCOMPARE(denied, (Report::kMostUnknown + 500) / 2 + 9);
}

QTEST_APPLESS_MAIN(TestLogTallies)
#include "tst_logtallies.moc"
