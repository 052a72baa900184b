// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moments, hours and paces. Tables: one line a case, input → printed form; "-" is "absent": malformed, decides nothing.

#include "core/value/time.h"
#include "tests/support/printedcases.h"

#include <QTest>

#include <cstdlib>
#include <limits>
#include <random>

using namespace gatepost;
using namespace gatepost::test;

namespace {

std::string printed(const std::optional<Instant> &at) {
    return at ? formatInstant(*at) : "-";
}

Instant at(std::string_view text) {
    const auto parsed = parseInstant(text);
    Q_ASSERT(parsed);
    return *parsed;
}

DaySchedule schedule(std::initializer_list<std::string_view> windows) {
    DaySchedule day;
    for (const std::string_view window : windows)
        day.add(parseTimeWindow(window).value());
    return day;
}

} // namespace

class TestTimes : public QObject {
    Q_OBJECT

private slots:
    void instants();
    void metaDateTimes();
    void timeWindowsS33();
    void windowEndsBelongToTheWindow();
    void nextChange_data();
    void nextChange();
    void nextChangeAgreesWithTheMinutes();
    void intersectionOfSchedules();
    void requestRatesS34();
    void crawlDelays();
    void perMinuteS60();
    void paces();
    void everyStatedPaceIsNamedExactly();
};

void TestTimes::instants() {
    const Case cases[] = {
        {"2026-11-20T07:00:00Z", "2026-11-20T07:00:00Z"},
        {"2026-11-20t07:00:00z", "2026-11-20T07:00:00Z"},
        {"2026-11-20T08:00:00.5+01:00", "2026-11-20T07:00:00Z"},
        {"2026-11-20T08:00:00.999999999999Z", "2026-11-20T08:00:00Z"},
        {"2026-11-20T00:30:00+05:45", "2026-11-19T18:45:00Z"},
        {"2026-12-31T23:30:00-01:00", "2027-01-01T00:30:00Z"},
        {"2026-11-20T07:00:00-00:00", "2026-11-20T07:00:00Z"},
        {"2024-02-29T12:00:00Z", "2024-02-29T12:00:00Z"},
        {"2026-02-29T12:00:00Z", "-"},
        {"1900-02-29T12:00:00Z", "-"},
        {"2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"},
        {"2016-12-31T23:59:61Z", "-"},
        {"1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"},
        {"0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"},
        {"9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"},
        {"9999-12-31T23:59:59-00:01", "-"},
        {"0000-01-01T00:00:00+00:01", "-"},
        {"2026-11-20T24:00:00Z", "-"},
        {"2026-11-20T07:60:00Z", "-"},
        {"2026-13-20T07:00:00Z", "-"},
        {"2026-11-31T07:00:00Z", "-"},
        {"2026-11-20T07:00:00", "-"},
        {"2026-11-20T07:00Z", "-"},
        {"2026-11-20 07:00:00Z", "-"},
        {"2026-11-20", "-"},
        {"2026-11-20T07:00:00.Z", "-"},
        {"2026-11-20T07:00:00+1:00", "-"},
        {"2026-11-20T07:00:00+0100", "-"},
        {"2026-11-20T07:00:00+24:00", "-"},
        {"2026-11-20T07:00:00Z ", "-"},
        {"26-11-20T07:00:00Z", "-"},
        {"+026-11-20T07:00:00Z", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) { return printed(parseInstant(text)); });
}

void TestTimes::metaDateTimes() {
    const Case cases[] = {
        {"2026-04-07 08:00 UTC", "2026-04-07 08:00 UTC"},
        {" 2026-04-07 08:00 utc\t", "2026-04-07 08:00 UTC"},
        {"2026-04-07 23:59 UTC", "2026-04-07 23:59 UTC"},
        {"2026-04-07 24:00 UTC", "-"},
        {"2026-04-31 08:00 UTC", "-"},
        {"2026-04-07 8:00 UTC", "-"},
        {"2026-04-07 08:00", "-"},
        {"2026-04-07 08:00 GMT", "-"},
        {"2026-04-07 08:00:00 UTC", "-"},
        {"2026-04-07  08:00 UTC", "-"},
        {"2026-04-07", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) {
        const auto parsed = parseMetaDateTime(text);
        return parsed ? formatMetaDateTime(*parsed) : "-";
    });
}

void TestTimes::timeWindowsS33() {
    const Case cases[] = {
        {"0600-0845", "0600-0845"},
        {"06:00-08:45", "0600-0845"},
        {"06:00-0845", "0600-0845"},
        {"0600-08:45", "0600-0845"},
        {"0600 - 0845", "0600-0845"},
        {"0600- 0845", "0600-0845"},
        {"0600 -0845", "0600-0845"},
        {"06:00 0845", "0600-0845"},
        {"0600\t \t0845", "0600-0845"},
        {" 0600-0845 ", "0600-0845"},
        {"2300-0159", "2300-0159"},
        {"1200-1200", "1200-1200"},
        {"0000-2359", "0000-2359"},
        {"0000-2400", "-"},
        {"2400-0100", "-"},
        {"2400", "-"},
        {"0660-0845", "-"},
        {"6:00-8:45", "-"},
        {"6:00", "-"},
        {"0600", "-"},
        {"0600-", "-"},
        {"-0845", "-"},
        {"600-845", "-"},
        {"06000845", "-"},
        {"06::00-0845", "-"},
        {"06 00-0845", "-"},
        {"0600--0845", "-"},
        {"0600 - - 0845", "-"},
        {"0600-0845Z", "-"},
        {"0600-0845 UTC", "-"},
        {"0600-08450", "-"},
        {"0600–0845", "-"},
        {"ab:cd-0845", "-"},
        {"", "-"},
        {" ", "-"},
    };
    check(cases, [](std::string_view text) {
        const auto window = parseTimeWindow(text);
        return window ? formatTimeWindow(*window) : "-";
    });
}

void TestTimes::windowEndsBelongToTheWindow() {
    struct {
        std::string_view window;
        std::string_view at;
        bool open;
    } const cases[] = {
        {"0600-0845", "2026-11-20T05:59:59Z", false}, {"0600-0845", "2026-11-20T06:00:00Z", true},
        {"0600-0845", "2026-11-20T08:45:59Z", true},  {"0600-0845", "2026-11-20T08:46:00Z", false},
        {"2300-0159", "2026-11-20T22:59:59Z", false}, {"2300-0159", "2026-11-20T23:00:00Z", true},
        {"2300-0159", "2026-11-20T00:00:00Z", true},  {"2300-0159", "2026-11-20T01:59:59Z", true},
        {"2300-0159", "2026-11-20T02:00:00Z", false}, {"1200-1200", "2026-11-20T12:00:59Z", true},
        {"1200-1200", "2026-11-20T12:01:00Z", false}, {"1200-1200", "2026-11-20T11:59:59Z", false},
        {"2300-0159", "1969-12-31T23:30:00Z", true},
    };
    for (const auto &row : cases) {
        const auto window = parseTimeWindow(row.window).value();
        QVERIFY2(window.contains(minuteOfDay(at(row.at))) == row.open, row.at.data());
        QVERIFY2(schedule({row.window}).isOpen(at(row.at)) == row.open, row.at.data());
    }
}

void TestTimes::nextChange_data() {
    QTest::addColumn<QStringList>("windows");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("expected");
    const auto add = [](const QStringList &windows, const char *now, const char *expected) {
        QTest::addRow("%s at %s", qPrintable(windows.join(u'+')), now)
            << windows << QString::fromLatin1(now) << QString::fromLatin1(expected);
    };
    add({"0600-0845"}, "2026-11-20T07:00:30Z", "2026-11-20T08:46:00Z");
    add({"0600-0845"}, "2026-11-20T08:45:59Z", "2026-11-20T08:46:00Z");
    add({"0600-0845"}, "2026-11-20T08:46:00Z", "2026-11-21T06:00:00Z");
    add({"0600-0845"}, "2026-11-20T05:59:59Z", "2026-11-20T06:00:00Z");
    add({"0600-0845"}, "2026-12-31T23:59:59Z", "2027-01-01T06:00:00Z");
    add({"2300-0159"}, "2026-11-20T23:30:00Z", "2026-11-21T02:00:00Z");
    add({"2300-0159"}, "2026-11-20T00:00:00Z", "2026-11-20T02:00:00Z");
    add({"2300-0159"}, "2026-11-20T02:00:00Z", "2026-11-20T23:00:00Z");
    add({"2300-2359"}, "2026-11-20T23:30:00Z", "2026-11-21T00:00:00Z");
    add({"0000-0059"}, "2026-11-20T23:30:00Z", "2026-11-21T00:00:00Z");
    add({"1200-1200"}, "2026-11-20T12:00:00Z", "2026-11-20T12:01:00Z");
    add({"1200-1200"}, "2026-11-20T12:01:00Z", "2026-11-21T12:00:00Z");
    add({"0600-0845", "0800-1000"}, "2026-11-20T07:00:00Z", "2026-11-20T10:01:00Z");
    add({"0600-0845", "0846-1000"}, "2026-11-20T07:00:00Z", "2026-11-20T10:01:00Z");
    add({"0600-0845", "0847-1000"}, "2026-11-20T07:00:00Z", "2026-11-20T08:46:00Z");
    add({"0000-2358"}, "2026-11-20T12:00:00Z", "2026-11-20T23:59:00Z");
    add({"0000-2359"}, "2026-11-20T12:00:00Z", "-");
    add({"0000-1159", "1200-2359"}, "2026-11-20T12:00:00Z", "-");
    add({"1200-1159"}, "2026-11-20T12:00:00Z", "-");
    add({}, "2026-11-20T12:00:00Z", "-");
}

void TestTimes::nextChange() {
    QFETCH(const QStringList, windows);
    QFETCH(const QString, now);
    QFETCH(const QString, expected);
    DaySchedule day;
    for (const QString &window : windows)
        day.add(parseTimeWindow(window.toStdString()).value());
    QCOMPARE(QString::fromStdString(printed(day.nextChange(at(now.toStdString())))), expected);
}

void TestTimes::nextChangeAgreesWithTheMinutes() {
    std::mt19937 random(20261120);
    const Instant midnight = at("2026-11-20T00:00:00Z");
    for (int round = 0; round < 200; ++round) {
        DaySchedule day;
        for (unsigned i = random() % 4; i > 0; --i)
            day.add({static_cast<std::uint16_t>(random() % kMinutesOfDay),
                     static_cast<std::uint16_t>(random() % kMinutesOfDay)});
        const Instant now = midnight + std::chrono::seconds(random() % 86400);
        const auto change = day.nextChange(now);
        QCOMPARE(change.has_value(), !day.isAlwaysOpen() && !day.isNeverOpen());
        if (!change)
            continue;
        QVERIFY(*change > now && *change - now <= std::chrono::hours(24));
        QCOMPARE((*change - midnight).count() % 60, 0);
        QVERIFY(day.isOpen(*change) != day.isOpen(now));
        for (Instant probe = now; probe < *change; probe += std::chrono::seconds(60))
            QVERIFY(day.isOpen(probe) == day.isOpen(now));
        QVERIFY(day.isOpen(*change - std::chrono::seconds(1)) == day.isOpen(now));
    }
}

void TestTimes::intersectionOfSchedules() {
    DaySchedule both = schedule({"0600-1200"});
    both.intersect(schedule({"1000-1800"}));
    const Instant now = at("2026-11-20T07:00:00Z");
    QVERIFY(!both.isOpen(now));
    QCOMPARE(printed(both.nextChange(now)), "2026-11-20T10:00:00Z");
    QCOMPARE(printed(both.nextChange(at("2026-11-20T11:00:00Z"))), "2026-11-20T12:01:00Z");
    both.intersect(schedule({"2000-2100"}));
    QVERIFY(both.isNeverOpen());
    QVERIFY(schedule({"0000-2359"}).isAlwaysOpen());
    QVERIFY(!schedule({"0000-2358"}).isAlwaysOpen());
}

void TestTimes::requestRatesS34() {
    const Case cases[] = {
        {"1/10", "1 in 10 s"},
        {"1/10s", "1 in 10 s"},
        {"1/10S", "1 in 10 s"},
        {"5/1m", "5 in 60 s"},
        {"5/1M", "5 in 60 s"},
        {"100/24h", "100 in 86400 s"},
        {"100/24H", "100 in 86400 s"},
        {" 1/10 ", "1 in 10 s"},
        {"01/010", "1 in 10 s"},
        {"1/20m 1300-1659", "1 in 1200 s, 1300-1659"},
        {"5/1m 02:00-22:59", "5 in 60 s, 0200-2259"},
        {"20/1m\t2300 - 0159", "20 in 60 s, 2300-0159"},
        {"1/10 0600 0845", "1 in 10 s, 0600-0845"},
        {"999999999/999999999h", "999999999 in 3599999996400 s"},
        {"1000000000/1", "1000000000 in 1 s"},
        {"1/1000000000", "1 in 1000000000 s"},
        {"1/99999999999999999999999h", "1 in 3600000000000000000 s"},
        {"10", "-"},
        {"10/", "-"},
        {"/10", "-"},
        {"1/0", "-"},
        {"0/5", "-"},
        {"0/0", "-"},
        {"-1/5", "-"},
        {"1/-5", "-"},
        {"1.5/10", "-"},
        {"1/1.5", "-"},
        {"1/10d", "-"},
        {"1/10sec", "-"},
        {"1/10 s", "-"},
        {"1 / 10", "-"},
        {"1/ 10", "-"},
        {"1 /10", "-"},
        {"1/10 2400-0100", "-"},
        {"1/10 0600", "-"},
        {"1/10 6:00-8:45", "-"},
        {"1/10s0600-0845", "-"},
        {"1/10-0600-0845", "-"},
        {"1/10/2", "-"},
        {"one/ten", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto rate = parseRequestRate(text);
        if (!rate)
            return "-";
        const std::string pace =
            std::to_string(rate->documents) + " in " + std::to_string(rate->seconds) + " s";
        return rate->window ? pace + ", " + formatTimeWindow(*rate->window) : pace;
    });
}

void TestTimes::crawlDelays() {
    const std::string huge(400, '9');
    const std::string tiny = "0." + std::string(400, '0') + "1";
    const Case cases[] = {
        {"10", "10.000000"}, {"0", "0.000000"},   {"0.5", "0.500000"}, {".5", "0.500000"},
        {"5.", "5.000000"},  {"007", "7.000000"}, {" 2 ", "2.000000"}, {"00.25", "0.250000"},
        {tiny, "0.000000"},  {huge, "-"},         {".", "-"},          {"", "-"},
        {"+1", "-"},         {"-1", "-"},         {"1e3", "-"},        {"1,5", "-"},
        {"1.2.3", "-"},      {"10s", "-"},        {"10 s", "-"},       {"0x10", "-"},
        {"inf", "-"},        {"nan", "-"},        {"ten", "-"},
    };
    check(cases, [](std::string_view text) {
        const auto seconds = parseSeconds(text);
        return seconds ? std::to_string(*seconds) : "-";
    });
    QCOMPARE(parseSeconds("0.7").value(), 0.7);
    // The nearest number, whatever the count of digits, as the C library reads it.
    std::mt19937 random(43);
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (std::size_t n = 1 + random() % 20; n > 0; --n)
            text += static_cast<char>('0' + random() % 10);
        if (random() % 3 != 0)
            text.insert(random() % (text.size() + 1), 1, '.');
        QVERIFY2(parseSeconds(text) == std::strtod(text.c_str(), nullptr), text.c_str());
    }
}

void TestTimes::perMinuteS60() {
    const Case cases[] = {
        {"30", "30"},
        {"1", "1"},
        {"007", "7"},
        {" 60\t", "60"},
        {"18446744073709551615", "18446744073709551615"},
        {"18446744073709551616", "-"},
        {"0", "-"},
        {"-3", "-"},
        {"+3", "-"},
        {"1.5", "-"},
        {"30/min", "-"},
        {"polite", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) {
        const auto rate = parsePerMinute(text);
        return rate ? std::to_string(*rate) : "-";
    });
}

void TestTimes::paces() {
    struct {
        double seconds;
        const char *expected;
    } const cases[] = {
        {0, "no pause"},
        {-1, "no pause"},
        {std::numeric_limits<double>::quiet_NaN(), "no pause"},
        {1, "1 request / s"},
        {2, "1 request / 2 s"},
        {10, "1 request / 10 s"},
        {12, "1 request / 12 s"},
        {60, "1 request / min"},
        {90, "1 request / 90 s"},
        {1200, "1 request / 20 min"},
        {3600, "1 request / h"},
        {5400, "1 request / 90 min"},
        {86400, "1 request / 24 h"},
        {0.2, "5 requests / s"},
        {0.5, "2 requests / s"},
        {0.7, "1 request / 0.7 s"},
        {1.5, "1 request / 1.5 s"},
        {7.5, "8 requests / min"},
        {60.0 / 7, "7 requests / min"},
        {60.0 / 50, "1 request / 1.2 s"},
        {86400.0 / 1000, "1 request / 86.4 s"},
        {3600.0 / 7, "7 requests / h"},
        {1.0 / 3, "3 requests / s"},
        {7.0 / 3, "3 requests / 7 s"},
        {0.001, "1000 requests / s"},
        {1e18, "1 request / 1000000000000000000 s"},
    };
    for (const auto &row : cases)
        QCOMPARE(describePace(row.seconds).english(), row.expected);
}

void TestTimes::everyStatedPaceIsNamedExactly() {
    // What the text says, read back, is the very number.
    const auto readBack = [](const std::string &text) {
        const QStringList words = QString::fromStdString(text).split(u' ');
        const double documents = words[0].toDouble();
        const double count = words.size() == 5 ? words[3].toDouble() : 1;
        const double unit = words.back() == u"s" ? 1 : words.back() == u"min" ? 60 : 3600;
        return count * unit / documents;
    };
    for (int documents = 1; documents <= 60; ++documents) {
        for (int seconds = 1; seconds <= 600; ++seconds) {
            const double pace = double(seconds) / documents;
            const std::string text = describePace(pace).english();
            QVERIFY2(readBack(text) == pace, text.c_str());
            QVERIFY2(text.size() <= 24, text.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestTimes)
#include "tst_times.moc"
