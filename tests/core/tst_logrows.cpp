// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of a partial result, which other machines send.

#include "tests/support/loglines.h"

#include <QTest>

#include <random>

using namespace gatepost;
using namespace gatepost::logs;
using namespace gatepost::test;

class TestLogRows : public QObject {
    Q_OBJECT
private slots:
    void longRowsAreCut();
    void damagedRowsAreRefused_data();
    void damagedRowsAreRefused();
};

/// An agent that comes at each second for three weeks: a row has a day of it.
void TestLogRows::longRowsAreCut() {
    constexpr std::uint64_t kRequests = std::uint64_t{21} * 86'400;
    Tally whole;
    HitCounts &counts = whole.hits[{"GPTBot", Verified::None, {Answer()}, true}];
    NetworkSample &networks = whole.networks["GPTBot"];
    NetworkSample::Seen seen;
    for (std::uint64_t i = 0; i < kRequests; ++i)
        seen.seconds.add(static_cast<std::int64_t>(i));
    counts.requests = kRequests;
    counts.bytes = 7;
    counts.statuses[2] = kRequests;
    counts.seconds = seen.seconds;
    networks.add(1, seen);
    networks.add(2, seen);
    // Requests for policy files that are far apart: their seconds take more than one row has.
    constexpr std::int64_t kApart = 1'000'003;
    HitCounts &fetches = whole.fetches[{.agent = "GPTBot", .isGet = true}];
    fetches.requests = 400'000;
    for (std::int64_t i = 0; i < 400'000; ++i)
        fetches.seconds.add(i * kApart);
    const std::string rows = partialRows(whole);
    QVERIFY(rows.find(R"("k":"pol")") != rows.rfind(R"("k":"pol")"));
    int days = 0;
    for (std::string_view rest = rows; !rest.empty();) {
        const std::size_t end = rest.find('\n');
        QVERIFY(end < (rest.starts_with(R"({"k":"pol")") ? 5'000'000 : 1'000'000));
        days += rest.starts_with(R"({"k":"day")") ? 1 : 0;
        rest.remove_prefix(end + 1);
    }
    QCOMPARE(days, 63);
    TallyStore read(replay::openTemporaryFile);
    QVERIFY(addRows(rows, read));
    QVERIFY(partialRows(read) == rows);
}

void TestLogRows::damagedRowsAreRefused_data() {
    QTest::addColumn<QByteArray>("row");
    for (
        const char *row :
        {"",
         "x",
         "[]",
         "{}",
         R"({"k":"other"})",
         R"({"k":"lines","lines":-1,"bad":0})",
         R"({"k":"hit"})",
         R"({"k":"hit","a":"x","v":"maybe","p":[0],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[[1]],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[[255,1]],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[["ask",200,1]],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"hit","a":"x","v":null,"p":[0],"served":true,"n":1,"b":0,"s":[0],"t":"1:1"})",
         R"({"k":"hit","a":"","v":null,"p":[0],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"hit","a":"a\u0000b","v":null,"p":[0],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"hit","a":"x","v":null,"p":[{"times":0,"p":0}],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"hit","a":"x","v":null,"p":[{"times":99999,"p":0}],"served":true,"n":1,"b":0,"s":[0,0,0,0,0,0]})",
         R"({"k":"day","a":"x","v":null,"p":[0],"served":true,"t":""})",
         R"({"k":"day","a":"x","net":"0c","t":"1:1"})",
         R"({"k":"path","a":"x","version":0,"f":0,"l":1,"list":[[{"bytes":"\u0101"},1]]})",
         R"({"k":"path","a":"x","version":0,"f":0,"l":1,"list":[["/a",-1]]})",
         R"({"k":"pol","a":"x","v":null,"f":"x","status":1,"get":true,"size":0,"n":1,"b":0,"s":[0,0,0,0,0,0],"t":"1:1"})",
         R"({"k":"url","a":"x","hll":"00"})",
         R"({"k":"net","a":"x","complete":true,"list":[["0c"]]})",
         R"({"k":"net","a":"x","complete":true,"list":[["00000000000000xx"]]})",
         R"({"k":"net","a":"x","complete":true,"list":[[]]})",
         R"({"k":"net","a":"x","list":[["0000000000000001"]]})"})
        QTest::addRow("%s", row) << QByteArray(row);
    const QByteArray lines = R"({"k":"lines","lines":1,"bad":0,"x":)";
    QTest::newRow("more levels than a stack")
        << lines + QByteArray(4'000'000, '[') + QByteArray(4'000'000, ']') + "}";
    QTest::newRow("more values than a row has")
        << lines + "[" + QByteArray("0,").repeated(300'000) + "0]}";
    QTest::newRow("brackets alone") << QByteArray(60'000'000, '[');
}

void TestLogRows::damagedRowsAreRefused() {
    QFETCH(QByteArray, row);
    Tally tally;
    QVERIFY(!addPartialRow(row.toStdString(), tally));
}

QTEST_APPLESS_MAIN(TestLogRows)
#include "tst_logrows.moc"
