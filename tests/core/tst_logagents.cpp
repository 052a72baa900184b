// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who asked, and from where: User-Agents, lists of addresses, networks.

#include "core/logs/addresses.h"
#include "core/logs/judge.h"
#include "core/logs/networks.h"
#include "tests/support/loglines.h"

#include <QTest>

#include <format>
#include <map>
#include <random>

using namespace gatepost;
using namespace gatepost::logs;
using namespace gatepost::test;

class TestLogAgents : public QObject {
    Q_OBJECT
private slots:
    void agents_data();
    void agents();
    void addresses_data();
    void addresses();
    void addressesInMillions();
    void verified();
    void networks_data();
    void networks();
    void networksDoNotDependOnOrder();
    void oldListsByDay();
    void verifiedByName_data();
    void verifiedByName();
};

void TestLogAgents::agents_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *header, const char *name) {
        QTest::addRow("%s", header) << QByteArray(header) << QByteArray(name);
    };
    row("GPTBot", "GPTBot");
    row("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; "
        "+https://openai.com/gptbot)",
        "GPTBot");
    row("mozilla/5.0 (compatible; googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot");
    row("Googlebot-Image/1.0", "Googlebot-Image");
    row("NotGPTBot/1.0", "unknown: NotGPTBot");
    row("Kangaroo Bot/4.0", "Kangaroo Bot");
    row("CCBot/2.0 meta-externalagent/1.1", "CCBot"); // S10: the first
    row("Mozilla/5.0 (compatible; FooBot/1.0; +http://foo.example/)", "unknown: FooBot");
    row("my-crawler 1.0", "unknown: my-crawler");
    row("curl/8.5.0", "unknown: curl");
    row("python-requests/2.31.0", "unknown: python-requests");
    row("Mozilla/5.0 (X11; Linux) Firefox/130.0", "");
    row("Mozilla/5.0 (see https://example.org/GPTBot)", ""); // an address names nobody
    row("Mozilla/5.0 (Linux; Android 9; CUBOT_X19)", "");    // a telephone
    row("-", "");
    row("", "");
}

void TestLogAgents::agents() {
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, name);
    QCOMPARE(
        QByteArray::fromStdString(AgentFinder(Registry::builtIn()).named(header.toStdString())),
        name);
    UserAgents table(Registry::builtIn(), {"gptbot", "FooBot"});
    const AgentNumber agent = table.find(header.toStdString());
    QCOMPARE(table.find(header.toStdString()), agent);
    QCOMPARE(agent != kNobody, name == "GPTBot" || name == "unknown: FooBot");
}

void TestLogAgents::addresses_data() {
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QByteArray>("outside");
    const auto row = [](const char *list, const char *inside, const char *outside) {
        QTest::addRow("%s", list) << QByteArray(list) << QByteArray(inside) << QByteArray(outside);
    };
    row("192.0.2.0/24\n# remark\n", "192.0.2.255", "192.0.3.0");
    row("192.0.2.7", "192.0.2.7", "192.0.2.8");
    row("192.0.2.0/24\n192.0.2.64/26", "192.0.2.200", "192.0.3.0");
    row("192.0.2.0/25\n192.0.2.64/26\n192.0.2.128/25", "192.0.2.200", "192.0.1.255");
    row("192.0.2.7", "192.0.2.7:5555", "192.0.2.8:5555");
    row("192.0.2.7", "[192.0.2.7]", "192.0.2.7:port");
    row("2001:db8::7/128", "[2001:db8::7]:5555", "[2001:db8::7]x");
    row("2001:db8::7/128", "[2001:db8::7]", "[2001:db8::7");
    row("0.0.0.0/0", "255.255.255.255", "2001:db8::1");
    row("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::");
    row("2001:db8::7/128", "2001:DB8:0:0:0:0:0:7", "2001:db8::8");
    row(R"({"creationTime": "2026-11-01T00:00:00", "prefixes": [{"ipv6Prefix": "2001:db8::/64"}, {"ipv4Prefix": "192.0.2.0/28"}]})",
        "192.0.2.15", "192.0.2.16");
}

void TestLogAgents::addresses() {
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, inside);
    QFETCH(QByteArray, outside);
    const auto parsed = AddressList::parse(list.toStdString());
    QVERIFY(parsed);
    QVERIFY(parsed->contains(*parseAddress(inside.toStdString())));
    const auto other = parseAddress(outside.toStdString());
    QVERIFY(!other || !parsed->contains(*other));
    for (const char *bad :
         {"192.0.2.0/33", "x", "{}", "[1]", "", "2001:db8::/129", "1.2.3.4.5", "1.2.3", ":1"})
        QVERIFY2(!AddressList::parse(bad), bad);
}

/// A list is read in linear time. Reading in quadratic time took 14 s for 400,000 lines, thus minutes here, where this program
/// is ended.
void TestLogAgents::addressesInMillions() {
    constexpr unsigned kLines = 2'000'000;
    std::string list;
    for (unsigned i = 0; i < kLines; ++i)
        list += std::format("{}.{}.{}.0/25\n", 1 + (i >> 16), i >> 8 & 255, i & 255);
    const auto parsed = AddressList::parse(list);
    QVERIFY(parsed);
    for (const unsigned i : {0U, 255U, 65'536U, kLines - 1}) {
        const std::string network = std::format("{}.{}.{}.", 1 + (i >> 16), i >> 8 & 255, i & 255);
        QVERIFY(parsed->contains(*parseAddress(network + "127")));
        QVERIFY(!parsed->contains(*parseAddress(network + "128")));
    }
    QVERIFY(!AddressList::parse(list + "x"));
}

void TestLogAgents::verified() {
    const auto agent = Registry::builtIn().keep("GPTBot");
    Addresses none;
    QCOMPARE(none.verify(agent.get(), "192.0.2.1", 0), Verified::None);
    Addresses some;
    constexpr std::int64_t kMade = 1793491200; // 2026-11-01
    some.addList("gptbot", *AddressList::parse(
                               R"({"creationTime":"2026-11-01T00:00:00Z","p":["192.0.2.0/24"]})"));
    QCOMPARE(some.verify(agent.get(), "192.0.2.1", kMade), Verified::Verified);
    QCOMPARE(some.verify(agent.get(), "198.51.100.1", kMade + 30 * 86400), Verified::Spoofed);
    QCOMPARE(some.verify(agent.get(), "198.51.100.1", kMade + 30 * 86400 + 1),
             Verified::Unverifiable);
    QCOMPARE(some.verify(agent.get(), "192.0.2.1", kMade + 400 * 86400), Verified::Verified);
    QCOMPARE(some.verify(Registry::builtIn().find("CCBot"), "192.0.2.1", kMade),
             Verified::Unverifiable);
    QCOMPARE(some.verify(nullptr, "192.0.2.1", kMade), Verified::Unverifiable);
    QCOMPARE(some.verify(agent.get(), "nonsense", kMade), Verified::Unverifiable);
}

void TestLogAgents::networks_data() {
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *address, const char *name) {
        QTest::addRow("%s", address) << QByteArray(address) << QByteArray(name);
    };
    row("203.0.113.7", "203.0.113.0/24");
    row("0.0.0.1", "0.0.0.0/24");
    row("255.255.255.255", "255.255.255.0/24");
    row("2001:db8:7:1::1", "2001:db8:7::/48");
    row("2001:db8::1", "2001:db8::/48");
    row("2001:0:5:ffff::", "2001:0:5::/48");
    row("::1", "::/48");
    row("::ffff:203.0.113.9", "203.0.113.0/24");
}

void TestLogAgents::networks() {
    QFETCH(QByteArray, address);
    QFETCH(QByteArray, name);
    const auto parsed = parseAddress(address.toStdString());
    QVERIFY(parsed);
    QCOMPARE(QByteArray::fromStdString(Network::of(*parsed).name()), name);
}

void TestLogAgents::networksDoNotDependOnOrder() {
    std::mt19937 random(13);
    std::vector<std::pair<Network, std::int64_t>> requests;
    for (int i = 0; i < 6000; ++i)
        requests.emplace_back(
            Network::of(*parseAddress("10.0." + std::to_string(random() % 600 / 3) + "." +
                                      std::to_string(random() % 256))),
            static_cast<std::int64_t>(random() % 5000));
    NetworkSample whole;
    for (const auto &[network, time] : requests)
        whole.add(network, time, true);
    std::ranges::shuffle(requests, random);
    NetworkSample parts[3];
    for (const auto &[network, time] : requests)
        parts[random() % 3].add(network, time, true);
    parts[1].add(parts[2]);
    parts[1].add(parts[0]);
    QCOMPARE(whole.networks().size(), NetworkSample::kMost);
    QVERIFY(!whole.isComplete() && !parts[1].isComplete());
    QCOMPARE(parts[1].estimate(), whole.estimate());
    QVERIFY(whole.estimate() > 150 && whole.estimate() < 260);
    for (const auto &[hash, seen] : whole.networks()) {
        const auto other = parts[1].networks().find(hash);
        QVERIFY(other != parts[1].networks().end());
        QCOMPARE(other->second.name, seen.name);
        QCOMPARE(other->second.seconds.text(), seen.seconds.text());
        SecondCounts truth;
        for (const auto &[network, time] : requests)
            if (network.name() == seen.name)
                truth.add(time);
        QCOMPARE(seen.seconds.text(), truth.text());
    }
    // A part of another machine does not claim to have seen them all.
    Tally tally;
    tally.networks["GPTBot"] = whole;
    const std::string rows = partialRows(tally);
    TallyStore read(replay::openTemporaryFile);
    QVERIFY(addRows(rows, read));
    QVERIFY(rows.contains("\"complete\":false"));
    QVERIFY(partialRows(read) == rows);
}

/// A list of addresses counts for a month: the same client is one of another's on the last day, and not to be told on the next.
void TestLogAgents::oldListsByDay() {
    Addresses addresses;
    addresses.addList(
        "ccbot",
        *AddressList::parse(R"({"creationTime":"2026-11-01T00:00:00Z","p":["192.0.2.0/24"]})"));
    const PolicyHistory history = historyOf({{{}, "User-agent: *\nDisallow: /a\n"}});
    std::vector<std::string> lines;
    for (const char *day : {"30/Nov/2026", "01/Dec/2026", "02/Dec/2026", "03/Dec/2026"})
        lines.push_back(std::string("198.51.100.1 - - [") + day +
                        ":12:00:00 +0000] \"GET /a HTTP/1.1\" 200 5 \"-\" \"CCBot/2.0\"");
    std::map<Verified, std::uint64_t> found;
    for (const auto &[key, counts] : tallyOf(history, lines, addresses).hits)
        found[key.verified] += counts.requests;
    QCOMPARE(found[Verified::Spoofed], std::uint64_t{2});
    QCOMPARE(found[Verified::Unverifiable], std::uint64_t{2});
}

void TestLogAgents::verifiedByName_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("verified");
    const auto row = [](const char *name, const char *verified) {
        QTest::addRow("%s", name) << QByteArray(name) << QByteArray(verified);
    };
    row("17-58-101-179.applebot.apple.com", "verified");
    row("17-58-101-179.APPLEBOT.Apple.com.", "verified");
    row("applebot.apple.com", "verified");
    row("evilapplebot.apple.com", "spoofed");
    row("x.applebot.apple.com.evil.example", "spoofed");
    row("apple.com", "spoofed");
}

/// The name of an address is the operator's or below it, not one that only ends alike.
void TestLogAgents::verifiedByName() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, verified);
    Addresses addresses;
    addresses.addNames("192.0.2.1\t" + name.toStdString() + "\r\n");
    const std::string_view found =
        verifiedName(addresses.verify(Registry::builtIn().find("Applebot"), "192.0.2.1", 0));
    QCOMPARE(QByteArray(found.data(), qsizetype(found.size())), verified);
}

QTEST_APPLESS_MAIN(TestLogAgents)
#include "tst_logagents.moc"
