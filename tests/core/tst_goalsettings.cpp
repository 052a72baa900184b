// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `goals:` of gatepost.yaml as it is read (S140–S148): what it may say, and what is said of what it may not say.

#include "core/settings/writesettings.h"

#include <QTest>

#include <format>

using namespace gatepost;

namespace {

/// The goals as one line, or the error.
std::string shown(const std::string &yaml) {
    const auto settings = readSiteSettings(yaml);
    if (!settings)
        return settings.error().english();
    if (!settings->goals)
        return "none";
    std::string all;
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        const auto &goal = settings->goals->of[i];
        if (!goal)
            continue;
        all += std::format("{}:{}@{}", i, stanceName(goal->is), goal->line);
        for (const auto &path : goal->closed)
            all += " -" + path;
        for (const auto &path : goal->only)
            all += " +" + path;
        for (const TimeWindow window : goal->windows)
            all += " " + formatTimeWindow(window);
        if (goal->pace)
            all += std::format(" {}s", *goal->pace);
        if (goal->otherwise != Stance::Out)
            all += " else " + std::string(stanceName(goal->otherwise));
        if (goal->use != StatedUse::FromStance)
            all += std::format(" use{}", static_cast<int>(goal->use));
        for (const auto &each : goal->exceptions) {
            all += " but";
            for (const auto &agent : each.agents)
                all += " " + agent;
            for (const auto &path : each.paths)
                all += " " + path;
            all += std::format(":{}@{}", stanceName(each.is), each.line);
            if (each.until)
                all += " until " + formatInstant(*each.until).substr(0, 10);
        }
        all += "; ";
    }
    return all;
}

} // namespace

class TestGoalSettings : public QObject {
    Q_OBJECT

private slots:
    void read_data();
    void read();
    void bounds();
    void kept();
};

void TestGoalSettings::read_data() {
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *yaml, const char *expected) {
        QTest::newRow(name) << QByteArray(yaml) << QByteArray(expected);
    };
    row("absent", "paths: [/]\n", "none");
    row("null", "goals:\n", "none");
    row("words", "goals:\n  search: welcome\n  training: out\n", "0:welcome@2; 3:out@3; ");
    row("a null goal is none", "goals: {search: , rest: open}\n", "8:open@1; ");
    row("everything",
        "goals:\n  seo: {is: open, closed: [/a, '*.pdf$'], hours: [22:00-05:59, '12:00-12:30'], "
        "pace: 2m, note: x}\n"
        "  answers: {is: ask, otherwise: open, use: unstated}\n"
        "  training:\n    is: pay\n    except:\n"
        "      - {agents: CCBot, paths: /press/, is: open}\n"
        "      - agents: [GPTBot, OAI-SearchBot]\n        paths: [/a, /b]\n        is: welcome\n"
        "        until: 2027-06-30\n",
        "1:ask@3 else open use3; 3:pay@5 but CCBot /press/:open@7 but GPTBot OAI-SearchBot /a "
        "/b:welcome@8 until 2027-06-30; 5:open@2 -/a -*.pdf$ 2200-0559 1200-1230 120s; ");
    row("only", "goals: {rest: {is: open, only: /press/, pace: 0.5s}}\n",
        "8:open@1 +/press/ 0.5s; ");
    row("for all",
        "goals: {closed: files, reach: obeying, signals: [], edit: [robots.txt], "
        "licence: {terms: 'https://a.example/ai', payment: subscription}, ads: out}\n",
        "6:out@1; ");

    // Each slip says where it is and what to write.
    row("no mapping", "goals: [search]\n",
        "line 1, column 8: goals must map purposes to what is wanted, such as training: out");
    row("purpose", "goals:\n  serach: out\n",
        "line 2, column 3: “serach” is not a purpose; write one of search, answers, research, "
        "training, making, seo, ads, archives, rest");
    row("stance", "goals: {search: yes}\n",
        "line 1, column 17: “yes” is not one of welcome, open, out, ask, pay");
    row("case", "goals: {search: Out}\n",
        "line 1, column 17: “Out” is not one of welcome, open, out, ask, pay");
    row("no is", "goals: {search: {pace: 2}}\n", "line 1, column 17: a goal has no is");
    row("key of a goal", "goals: {search: {is: open, clsoed: /a}}\n",
        "line 1, column 28: “clsoed” is not a key of a goal; did you mean “closed”?");
    row("twice", "goals: {search: out, search: out}\n",
        "line 1, column 22: “search” is given in line 1 already; put both into one, or remove one");
    row("path", "goals: {search: {is: open, closed: [a]}}\n",
        "line 1, column 37: “a”: a path begins with / or * and has no space or #");
    row("path with a blank", "goals: {search: {is: open, closed: /a b}}\n",
        "line 1, column 36: “/a b”: a path begins with / or * and has no space or #");
    row("closed and out", "goals: {search: {is: out, closed: /a}}\n",
        "line 1, column 35: closed belongs to welcome and open");
    row("only and ask", "goals: {search: {is: ask, only: /a}}\n",
        "line 1, column 33: only belongs to welcome and open");
    row("both", "goals: {search: {is: open, only: /a, closed: /b}}\n",
        "line 1, column 34: a goal has either only or closed");
    row("only nothing", "goals: {search: {is: open, only: []}}\n",
        "line 1, column 34: only has no pattern; write out instead");
    row("hours", "goals: {search: {is: open, hours: 9-17}}\n",
        "line 1, column 35: hours are UTC, such as 22:00-05:59");
    row("hours that are none", "goals: {search: {is: open, hours: 24:00-05:00}}\n",
        "line 1, column 35: hours are UTC, such as 22:00-05:59");
    row("pace", "goals: {search: {is: open, pace: -1}}\n",
        "line 1, column 34: pace is a number of seconds, or 10s, 2m");
    row("pace in hours", "goals: {search: {is: open, pace: 1h}}\n",
        "line 1, column 34: pace is a number of seconds, or 10s, 2m");
    row("otherwise", "goals: {search: {is: open, otherwise: out}}\n",
        "line 1, column 39: otherwise belongs to ask and pay");
    row("otherwise ask", "goals: {search: {is: ask, otherwise: pay}}\n",
        "line 1, column 38: otherwise is out or open");
    row("use", "goals: {search: {is: open, use: maybe}}\n",
        "line 1, column 33: use is yes, no or unstated");
    row("use of seo", "goals: {seo: {is: open, use: no}}\n",
        "line 1, column 30: only search, answers, making and training have words for use");
    row("exception", "goals: {search: {is: out, except: [{is: open}]}}\n",
        "line 1, column 36: an exception needs agents or paths");
    row("exception without is", "goals: {search: {is: out, except: [{agents: A}]}}\n",
        "line 1, column 36: an exception has no is");
    row("agent", "goals: {search: {is: out, except: [{agents: ' ', is: open}]}}\n",
        "line 1, column 45: “ ” names no agent");
    row("until", "goals: {search: {is: out, except: [{agents: A, is: open, until: 2027-02-30}]}}\n",
        "line 1, column 65: until is a day such as 2027-06-30");
    row("contradiction",
        "goals:\n  search:\n    is: out\n    except:\n"
        "      - {agents: GPTBot, paths: /a, is: open}\n"
        "      - {agents: [x, gptbot/1.0], paths: [/b, /%61*], is: out}\n",
        "line 6, column 9: lines 5 and 6 contradict each other for gptbot/1.0 on /%61*");
    row("note", "goals: {search: {is: out, note: \"a\\nb\"}}\n",
        "line 1, column 33: a note is one line");
    row("reach", "goals: {reach: all}\n", "line 1, column 16: reach is known or obeying");
    row("signal", "goals: {signals: [tdm]}\n",
        "line 1, column 19: “tdm” is not a signal that goals can write");
    row("edit", "goals: {edit: [../x]}\n",
        "line 1, column 16: “../x” is not a file that goals can edit");
    row("licence", "goals: {licence: {terms: /ai}}\n",
        "line 1, column 26: terms must be an http(s) URL");
    row("payment", "goals: {licence: {terms: 'https://a.example/', payment: gold}}\n",
        "line 1, column 57: “gold” is not a payment of RSL");
}

void TestGoalSettings::read() {
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(shown(yaml.toStdString())), expected);
}

/// Lists of a stranger that would be gone through at every key are refused.
void TestGoalSettings::bounds() {
    const auto of = [](const char *begin, const char *item, int count, const char *end) {
        std::string yaml = begin;
        for (int i = 0; i < count; ++i)
            yaml += item;
        return shown(yaml + end);
    };
    const char *closed = "goals: {search: {is: open, closed: [";
    QVERIFY(of(closed, "/a, ", 500, "]}}\n").starts_with("0:open@1 -/a"));
    QCOMPARE(of(closed, "/a, ", 501, "]}}\n"),
             "line 1, column 36: closed has more than 500 items, which is more than is read");
    const char *except = "goals: {search: {is: out, except: [";
    QVERIFY(of(except, "{agents: A, is: open}, ", 200, "]}}\n").starts_with("0:out@1 but A"));
    QCOMPARE(of(except, "{agents: A, is: open}, ", 201, "]}}\n"),
             "line 1, column 35: except has more than 200 items, which is more than is read");
    const char *agents = "goals: {search: {is: out, except: [{is: open, agents: [";
    QCOMPARE(of(agents, "A, ", 65, "]}]}}\n"),
             "line 1, column 55: agents has more than 64 items, which is more than is read");
}

/// Who changes the other settings keeps the goals, byte for byte.
void TestGoalSettings::kept() {
    const std::string yaml =
        "goals: # what we want\n  search: welcome\n  training: out\npaths: [/]\n";
    auto settings = readSiteSettings(yaml);
    QVERIFY(settings.has_value());
    settings->paths = {"/", "/a"};
    const auto written = writeSiteSettings(yaml, *settings);
    QVERIFY(written.has_value());
    QVERIFY(written->starts_with("goals: # what we want\n  search: welcome\n  training: out\n"));
    QCOMPARE(shown(*written), shown(yaml));
}

QTEST_APPLESS_MAIN(TestGoalSettings)
#include "tst_goalsettings.moc"
