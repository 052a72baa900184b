// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables: one line a case, input → printed form. "-" is "absent": malformed, decides nothing.

#include "core/value/agerating.h"
#include "core/value/language.h"
#include "core/value/signals.h"
#include "core/value/structuredfield.h"
#include "core/value/time.h"
#include "core/value/url.h"
#include "core/value/version.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>
#include <limits>
#include <memory>
#include <random>

using namespace gatepost;

namespace {

struct Case {
    std::string_view input;
    std::string_view expected;
};

/// Runs a table. The input lies in a heap buffer of its very size, so that a sanitizer sees a read past it.
void check(std::span<const Case> cases,
           const std::function<std::string(std::string_view)> &printed) {
    for (const Case &row : cases) {
        const auto buffer = std::make_unique<char[]>(row.input.size());
        std::ranges::copy(row.input, buffer.get());
        const std::string actual = printed({buffer.get(), row.input.size()});
        if (actual != row.expected)
            QFAIL(qPrintable(QStringLiteral("\"%1\": expected \"%2\", got \"%3\"")
                                 .arg(QString::fromUtf8(row.input), QString::fromUtf8(row.expected),
                                      QString::fromUtf8(actual))));
    }
}

std::string yesNo(bool value) {
    return value ? "yes" : "no";
}

std::string printed(const SignalMap &signals) {
    std::string text;
    for (const auto &[key, value] : signals)
        text += (text.empty() ? "" : " ") + key + ':' + value;
    return text;
}

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

class TestValue : public QObject {
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
    void robotVersionsS30();
    void pathsOfUrlsS25();
    void queriesGo();
    void origins();
    void httpUrls();
    void mailAddresses();
    void languageTags();
    void canonicalLanguageTags();
    void commonLanguagesAreCanonical();
    void ageRatingsS54();
    void contentUsageS110();
    void dictionariesOfRfc9651();
    void contentSignalsS111();
    void joinedSignals();
};

void TestValue::instants() {
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

void TestValue::metaDateTimes() {
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

void TestValue::timeWindowsS33() {
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

void TestValue::windowEndsBelongToTheWindow() {
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

void TestValue::nextChange_data() {
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

void TestValue::nextChange() {
    QFETCH(const QStringList, windows);
    QFETCH(const QString, now);
    QFETCH(const QString, expected);
    DaySchedule day;
    for (const QString &window : windows)
        day.add(parseTimeWindow(window.toStdString()).value());
    QCOMPARE(QString::fromStdString(printed(day.nextChange(at(now.toStdString())))), expected);
}

void TestValue::nextChangeAgreesWithTheMinutes() {
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

void TestValue::intersectionOfSchedules() {
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

void TestValue::requestRatesS34() {
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

void TestValue::crawlDelays() {
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
}

void TestValue::perMinuteS60() {
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

void TestValue::paces() {
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

void TestValue::everyStatedPaceIsNamedExactly() {
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

void TestValue::robotVersionsS30() {
    const Case cases[] = {
        {"2.0", "2.0.0 extended"},
        {"2.0.0", "2.0.0 extended"},
        {"2.2", "2.2.0 extended"},
        {"2.10", "2.10.0 extended"},
        {"3.0.7", "3.0.7 extended"},
        {"02.00", "2.0.0 extended"},
        {" 2.0 ", "2.0.0 extended"},
        {"1.0", "1.0.0 plain"},
        {"1.0.0", "1.0.0 plain"},
        {"0.0", "0.0.0 plain"},
        {"1.1", "1.1.0 experimental"},
        {"2.1", "2.1.0 experimental"},
        {"2.1.0", "2.1.0 experimental"},
        {"2.0.1", "2.0.1 extended"},
        {"2.99999999999999999999", "2.4294967295.0 experimental"},
        {"2.99999999999999999998", "2.4294967294.0 extended"},
        {"99999999999.0", "4294967295.0.0 extended"},
        {"2", "-"},
        {"2.", "-"},
        {".0", "-"},
        {"2.0.", "-"},
        {"2.0.0.0", "-"},
        {"2..0", "-"},
        {"v2.0", "-"},
        {"2.0b", "-"},
        {"2,0", "-"},
        {"-2.0", "-"},
        {"2 .0", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto version = parseRobotVersion(text);
        if (!version)
            return "-";
        return std::to_string(version->major) + '.' + std::to_string(version->minor) + '.' +
               std::to_string(version->revision) +
               (version->isExperimental() ? " experimental"
                : version->isExtended()   ? " extended"
                                          : " plain");
    });
}

void TestValue::pathsOfUrlsS25() {
    const Case cases[] = {
        {"", "/"},
        {"#top", "/"},
        {"/", "/"},
        {"/a/b?c=d#e", "/a/b?c=d"},
        {"/a#b?c", "/a"},
        {"/a#b#c", "/a"},
        {"?q", "/?q"},
        {"?q/x", "/?q/x"},
        {"host.example", "/"},
        {"host.example?x=1", "/?x=1"},
        {"host.example/x?y", "/x?y"},
        {"host.example:8080/x", "/x"},
        {"https://h", "/"},
        {"https://h/", "/"},
        {"https://h#f", "/"},
        {"https://h?x=1", "/?x=1"},
        {"https://h?u=/a", "/?u=/a"},
        {"https://user:pw@h:1/x", "/x"},
        {"HTTPS://H/X", "/X"},
        {"gopher+x://h/x", "/x"},
        {"//h/x", "//h/x"},
        {"https:///x", "/x"},
        {"https:/x", "/x"},
        {"mailto:a@b.example", "/"},
        {"h/x?u=https://other/y", "/x?u=https://other/y"},
        {"h?u=https://other/y", "/?u=https://other/y"},
        {"/x?u=https://other/y", "/x?u=https://other/y"},
        {"1http://h/x", "//h/x"},
        {"/%7Ea/\xc3\xa9*$", "/%7Ea/\xc3\xa9*$"},
        {"/a b", "/a b"},
    };
    check(cases, pathOfUrl);
}

void TestValue::queriesGo() {
    const Case cases[] = {{"/a?b", "/a"}, {"/a", "/a"}, {"/?", "/"}, {"/a?b?c", "/a"}, {"", ""}};
    check(cases, [](std::string_view text) { return std::string(withoutQuery(text)); });
}

void TestValue::origins() {
    const Case cases[] = {
        {"https://Shop.Example/Cart", "https://shop.example"},
        {"HTTP://shop.example:8080?x", "http://shop.example:8080"},
        {"https://me:pw@shop.example/x", "https://shop.example"},
        {"https://shop.example#x", "https://shop.example"},
        {"https:///x", ""},
        {"shop.example/x", ""},
        {"/x", ""},
        {"", ""},
    };
    check(cases, originOfUrl);
}

void TestValue::httpUrls() {
    const Case cases[] = {
        {"https://www.example.com/sitemap.xml", "yes"},
        {"http://example.com", "yes"},
        {"HTTP://EXAMPLE.COM/", "yes"},
        {"https://example.com:8443/a?b#c", "yes"},
        {"https://[2001:db8::1]/x", "yes"},
        {"https://b\xc3\xbc"
         "cher.example/\xc3\xa9",
         "yes"},
        {"https://example.com/a%20b", "yes"},
        {"https://example.com/a b", "no"},
        {" https://example.com/", "no"},
        {"https://example.com/\n", "no"},
        {"https://example.com/%zz", "no"},
        {"https://", "no"},
        {"https:///x", "no"},
        {"https:/example.com", "no"},
        {"https:example.com", "no"},
        {"//example.com/x", "no"},
        {"/sitemap.xml", "no"},
        {"example.com/sitemap.xml", "no"},
        {"ftp://example.com/x", "no"},
        {"kno://content/x", "no"},
        {"mailto:a@b.example", "no"},
        {"https://exa mple.com/", "no"},
        {"https://example.com:port/", "no"},
        {"", "no"},
    };
    check(cases, [](std::string_view text) { return yesNo(isHttpUrl(text)); });
}

void TestValue::mailAddresses() {
    const Case cases[] = {
        {"webmaster@example.com", "yes"},
        {"a.b+c@mail.example.co.uk", "yes"},
        {"o'neil@example.com", "yes"},
        {"post@b\xc3\xbc"
         "cher.example",
         "yes"},
        {"webmaster@localhost", "no"},
        {"webmaster@", "no"},
        {"@example.com", "no"},
        {"webmaster", "no"},
        {"a@b@example.com", "no"},
        {"a b@example.com", "no"},
        {"a@exam ple.com", "no"},
        {"mailto:a@example.com", "no"},
        {".a@example.com", "no"},
        {"a.@example.com", "no"},
        {"a..b@example.com", "no"},
        {"a@-example.com", "no"},
        {"a@example-.com", "no"},
        {"a@example..com", "no"},
        {"a@example.com.", "no"},
        {"a@192.0.2.1", "no"},
        {"<a@example.com>", "no"},
        {"", "no"},
    };
    check(cases, [](std::string_view text) { return yesNo(isMailAddress(text)); });
}

void TestValue::languageTags() {
    const Case cases[] = {
        {"en", "yes"},
        {"en-AU", "yes"},
        {"EN-au", "yes"},
        {"zh-Hant-TW", "yes"},
        {"zh-cmn-Hans-CN", "yes"},
        {"zh-yue", "yes"},
        {"es-419", "yes"},
        {"sl-rozaj-biske", "yes"},
        {"de-CH-1901", "yes"},
        {"de-CH-x-phonebk", "yes"},
        {"en-u-ca-gregory", "yes"},
        {"en-a-bbb-x-a-ccc", "yes"},
        {"x-whatever", "yes"},
        {"X-a", "yes"},
        {"i-klingon", "yes"},
        {"I-Klingon", "yes"},
        {"sgn-BE-FR", "yes"},
        {"en-GB-oed", "yes"},
        {"zh-min-nan", "yes"},
        {"art-lojban", "yes"},
        {"qaa-Qaaa-QM-x-southern", "yes"},
        {"engl", "yes"},
        {"english", "yes"},
        {"e", "no"},
        {"en_AU", "no"},
        {"en-", "no"},
        {"-en", "no"},
        {"en--AU", "no"},
        {"en-AU-", "no"},
        {"en AU", "no"},
        {"languages-x", "no"},
        {"en-A", "no"},
        {"en-u", "no"},
        {"en-u-x-a", "no"},
        {"en-x", "no"},
        {"x", "no"},
        {"x-", "no"},
        {"x-abcdefghi", "no"},
        {"en-abcdefghi", "no"},
        {"en-US-GB", "no"},
        {"en-US-Latn", "no"},
        {"12", "no"},
        {"de-419-DE", "no"},
        {"en, fr", "no"},
        {"français", "no"},
        {"", "no"},
    };
    check(cases, [](std::string_view text) { return yesNo(isLanguageTag(text)); });
}

void TestValue::canonicalLanguageTags() {
    const Case cases[] = {
        {"EN-au", "en-AU"},
        {"en", "en"},
        {"zh-hant-tw", "zh-Hant-TW"},
        {"ZH-CMN-HANS-cn", "zh-cmn-Hans-CN"},
        {"es-419", "es-419"},
        {"en-ca-x-ca", "en-CA-x-ca"},
        {"az-latn-x-LATN", "az-Latn-x-latn"},
        {"sgn-be-fr", "sgn-BE-FR"},
        {"DE-ch-1996", "de-CH-1996"},
        {"I-Klingon", "i-klingon"},
        {"not a tag", "not a tag"},
    };
    check(cases, canonicalLanguageTag);
}

void TestValue::commonLanguagesAreCanonical() {
    QVERIFY(commonLanguages().size() > 20);
    std::string_view before;
    for (const LanguageName &language : commonLanguages()) {
        QVERIFY(isLanguageTag(language.tag));
        QCOMPARE(canonicalLanguageTag(language.tag), language.tag);
        QVERIFY(!language.name.empty());
        QVERIFY2(before < language.tag, language.tag.data());
        before = language.tag;
    }
}

void TestValue::ageRatingsS54() {
    const Case cases[] = {
        {"all", "all"},
        {"ALL", "all"},
        {"7+", "7+"},
        {"13+", "13+"},
        {"16+", "16+"},
        {"18+", "18+"},
        {" 18+ ", "18+"},
        {"18+:/adult", "18+ at /adult"},
        {"All:/", "all at /"},
        {"16+:*/b", "16+ at */b"},
        {"18+:/a:b", "18+ at /a:b"},
        {"18+:/Adult$", "18+ at /Adult$"},
        {"18+:", "-"},
        {"18+:adult", "-"},
        {"18+: /adult", "-"},
        {"18+ :/adult", "-"},
        {"18", "-"},
        {"12+", "-"},
        {"+18", "-"},
        {"18+ /adult", "-"},
        {":/adult", "-"},
        {"none", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto rating = parseAgeRating(text);
        if (!rating)
            return "-";
        return rating->path ? rating->rating + " at " + *rating->path : rating->rating;
    });
}

void TestValue::contentUsageS110() {
    const Case cases[] = {
        {"train-ai=n", "/ train-ai:n"},
        {"train-ai=n, search=y", "/ train-ai:n search:y"},
        {"train-ai=n,search=y", "/ train-ai:n search:y"},
        {"train-ai=n\t,\tsearch=y", "/ train-ai:n search:y"},
        {"/open/ train-ai=y", "/open/ train-ai:y"},
        {"/open/\ttrain-ai=y", "/open/ train-ai:y"},
        {"/a?b=* train-ai=y", "/a?b=* train-ai:y"},
        {"  /open/   train-ai=y  ", "/open/ train-ai:y"},
        {"train-ai=n, search=y, train-ai=y", "/ train-ai:y search:y"},
        {"train-ai=n, train-ai=5", "/ "},
        {"train-ai=n;x=1;y, search=y", "/ train-ai:n search:y"},
        {"train-ai", "/ "},
        {"train-ai, search=y", "/ search:y"},
        {"train-ai=\"n\", search=y", "/ search:y"},
        {"train-ai=?0, search=y", "/ search:y"},
        {"train-ai=no, search=y", "/ search:y"},
        {"train-ai=N, search=y", "/ search:y"},
        {"train-ai=(n), search=y", "/ search:y"},
        {"", "/ "},
        {"/open/", "/open/ "},
        {"train-ai = n", "-"},
        {"train-ai= n", "-"},
        {"train-ai =n", "-"},
        {"train-ai=n search=y", "-"},
        {"train-ai=n; search = y", "-"},
        {"train-ai=n,", "-"},
        {",train-ai=n", "-"},
        {"train-ai=n,,search=y", "-"},
        {"Train-AI=n", "-"},
        {"train-ai=n, search=", "-"},
        {"train-ai:n", "-"},
        {"/a /b train-ai=n", "-"},
        {"train-ai=n, caf\xc3\xa9=y", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto usage = parseContentUsage(text);
        return usage ? usage->path + ' ' + printed(usage->preferences) : "-";
    });
}

void TestValue::dictionariesOfRfc9651() {
    // A member is printed with its token, or ? where its value is something else.
    const Case cases[] = {
        {"", ""},
        {"  ", ""},
        {"a", "a=?"},
        {"a;b;c=1", "a=?"},
        {"a; b", "a=?"},
        {"*a-b_c.d*9=x", "*a-b_c.d*9=x"},
        {"a=*x!#$%&'*+-.^_`|~:/0", "a=*x!#$%&'*+-.^_`|~:/0"},
        {"a=1, b=x", "a=? b=x"},
        {"a=-1.5", "a=?"},
        {"a=999999999999999", "a=?"},
        {"a=9999999999999999", "-"},
        {"a=123456789012.123", "a=?"},
        {"a=1234567890123.1", "-"},
        {"a=1.", "-"},
        {"a=1.1234", "-"},
        {"a=-", "-"},
        {"a=.5", "-"},
        {"a=+1", "-"},
        {"a=1e3", "-"},
        {"a=\"x \\\" \\\\ y\"", "a=?"},
        {"a=\"x", "-"},
        {"a=\"x\\", "-"},
        {"a=\"\\n\"", "-"},
        {"a=\"\xc3\xa9\"", "-"},
        {"a=\"\t\"", "-"},
        {"a=:aGVsbG8=:", "a=?"},
        {"a=:aGVsbG8:", "a=?"},
        {"a=::", "a=?"},
        {"a=:aGVsb:", "-"},
        {"a=:a=GVs:", "-"},
        {"a=:aGVsbG8=", "-"},
        {"a=:aG-s:", "-"},
        {"a=?1", "a=?"},
        {"a=?2", "-"},
        {"a=?", "-"},
        {"a=@1659578233", "a=?"},
        {"a=@-62135596800", "a=?"},
        {"a=@1.5", "-"},
        {"a=@", "-"},
        {"a=%\"caf%c3%a9\"", "a=?"},
        {"a=%\"caf%C3%A9\"", "-"},
        {"a=%\"%c3\"", "-"},
        {"a=%\"%4\"", "-"},
        {"a=%\"x", "-"},
        {"a=%x", "-"},
        {"a=()", "a=?"},
        {"a=( )", "a=?"},
        {"a=(1 x \"s\";p=1);q, b=y", "a=? b=y"},
        {"a=(  1   2  )", "a=?"},
        {"a=(1", "-"},
        {"a=(1\t2)", "-"},
        {"a=(1,2)", "-"},
        {"a=(1 (2))", "-"},
        {"a=(1\"x\")", "-"},
        {"a=x ,\t b=y", "a=x b=y"},
        {"a=x;p=(1)", "-"},
        {"a=x;P=1", "-"},
        {"a=x;", "-"},
        {"a=x ;p", "-"},
        {"a=x b=y", "-"},
        {"a==x", "-"},
        {"a=", "-"},
        {"A=x", "-"},
        {"1a=x", "-"},
        {"-a=x", "-"},
        {"\ta=x", "-"},
        {" a=x ", "a=x"},
        {"a=1, a=x", "a=x"},
        {"a=x, b=y, a=z", "a=z b=y"},
        {"a=x, a", "a=?"},
        {std::string_view("a=x\0", 4), "-"},
        {"a={x}", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto members = parseTokenDictionary(text);
        if (!members)
            return "-";
        std::string out;
        for (const auto &[key, token] : *members)
            out += (out.empty() ? "" : " ") + key + '=' + token.value_or("?");
        return out;
    });
}

void TestValue::contentSignalsS111() {
    const Case cases[] = {
        {"search=yes, ai-input=no, ai-train=no", "search:yes ai-input:no ai-train:no"},
        {"search=yes,ai-train=no", "search:yes ai-train:no"},
        {"search=yes, search=no", "search:no"},
        {"search=no, search=yes", "search:no"},
        {"search=maybe, ai-train=no", "ai-train:no"},
        {"search, ai-train=no", "ai-train:no"},
        {"search = yes, ai-train=no", "ai-train:no"},
        {"=yes, ai-train=no", "ai-train:no"},
        {"a b=yes, ai-train=no", "ai-train:no"},
        {",, ai-train=no ,", "ai-train:no"},
        {"search=yes=no", ""},
        {"search=yes; ai-train=no", ""},
        {"", ""},
    };
    check(cases, [](std::string_view text) { return printed(parseContentSignal(text)); });
}

void TestValue::joinedSignals() {
    SignalMap joined = parseContentSignal("search=yes, ai-train=no");
    joinSignals(joined, parseContentSignal("search=no, ai-train=yes, ai-input=yes"), "no");
    QCOMPARE(printed(joined), "search:no ai-train:no ai-input:yes");

    SignalMap usage = parseContentUsage("train-ai=y").value().preferences;
    joinSignals(usage, parseContentUsage("train-ai=n, search=y").value().preferences, "n");
    QCOMPARE(printed(usage), "train-ai:n search:y");

    // More keys than are compared one by one: the same answers, and no time to speak of.
    std::string text;
    for (int key = 0; key < 60'000; ++key)
        text += "k" + std::to_string(key) + (key % 2 == 0 ? "=yes," : "=no,");
    QElapsedTimer timer;
    timer.start();
    SignalMap many = parseContentSignal(text + text);
    joinSignals(many, parseContentSignal("k0=no, k1=yes, other=yes"), "no");
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(many.size(), std::size_t{60'001});
    many.erase(many.begin() + 4, many.end() - 2);
    QCOMPARE(printed(many), "k0:no k1:no k2:yes k3:no k59999:no other:yes");
}

QTEST_APPLESS_MAIN(TestValue)
#include "tst_value.moc"
