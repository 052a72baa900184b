// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/settings/writesettings.h"

#include <QTest>

using namespace gatepost;

class TestWriteSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agentsWithFacts() {
        const std::string given = "agents:\n"
                                  "  - Googlebot\n"
                                  "  - token: NewsHound # ours\n"
                                  "    obeys_robots: Yes\n"
                                  "    reads: [robots.txt, robots2.txt]\n";
        const auto read = readSiteSettings(given);
        QVERIFY2(read.has_value(), read ? "" : read.error().english().c_str());
        QVERIFY((read->agents == std::vector<std::string>{"Googlebot", "NewsHound"}));
        QCOMPARE(read->agentFacts.agents.size(), 1U);
        QCOMPARE(*read->agentFacts.agents[0][AgentField::Reads], "robots.txt robots2.txt");
        QCOMPARE(*read->agentFacts.agents[0][AgentField::ObeysRobots], "yes");
        // Other sections change, and every byte of this one stays.
        SiteSettings wanted = *read;
        wanted.paths = {"/"};
        QCOMPARE(writeSiteSettings(given, wanted).value(), given + "\npaths:\n  - /\n");
        // The list changes, and the facts stay with their agent.
        wanted = *read;
        wanted.agents = {"NewsHound", "GPTBot"};
        QCOMPARE(writeSiteSettings(given, wanted).value(),
                 "agents:\n"
                 "  - {token: NewsHound, obeys_robots: yes, reads: \"robots.txt robots2.txt\"}\n"
                 "  - GPTBot\n");
        wanted.agents = {"GPTBot"};
        QCOMPARE(writeSiteSettings(given, wanted).value(), "agents:\n  - GPTBot\n");
    }

    void badFacts_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char *given, const char *error) {
            QTest::newRow(given) << QByteArray(given) << QByteArray(error);
        };
        row("agents:\n  - {token: A, obeys_robots: perhaps}\n",
            "line 2, column 30: obeys_robots: “perhaps” is not yes, no or unknown");
        row("agents:\n  - {token: A, colour: red}\n",
            "line 2, column 16: “colour” is not a fact of an agent");
        row("agents:\n  - {operator: A}\n", "line 2, column 5: an agent has no token");
        row("agents:\n  - {token: \"*\"}\n",
            "line 2, column 13: token: “*” is not a name of an agent");
        row("agents:\n  - [A]\n", "line 2, column 5: an item of agents must be one text");
        row("agents: A\n", "line 1, column 9: agents must be a list");
    }
    void badFacts() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, error);
        const auto read = readSiteSettings(given.toStdString());
        QVERIFY(!read.has_value());
        QCOMPARE(QByteArray::fromStdString(read.error().english()), error);
    }

    void testsKeepTheirReading() {
        const std::string given =
            "tests:\n  - {agent: A, path: /, reading: known, expect: allow}\n";
        SiteSettings wanted = *readSiteSettings(given);
        QCOMPARE(wanted.tests[0].reading, "known");
        wanted.tests.push_back(wanted.tests[0]);
        wanted.tests[1].agent = "B";
        QCOMPARE(writeSiteSettings(given, wanted).value(),
                 given + "  - {agent: B, path: /, reading: known, expect: allow}\n");
    }

    void tests_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("remove"); ///< agent of the test to remove
        QTest::addColumn<QByteArray>("add");    ///< "agent path expect"
        QTest::addColumn<QByteArray>("becomes");
        const auto row = [](const char *name, const char *given, const char *remove,
                            const char *add, const char *becomes) {
            QTest::newRow(name) << QByteArray(given) << QByteArray(remove) << QByteArray(add)
                                << QByteArray(becomes);
        };
        row("first test of an empty file", "", "", "GPTBot /a deny",
            "tests:\n  - {agent: GPTBot, path: /a, expect: deny}\n");
        row("first test, other keys kept", "# mine\npaths: [/, /a]   # flow\n", "",
            "GPTBot /a deny",
            "# mine\npaths: [/, /a]   # flow\n\ntests:\n  - {agent: GPTBot, path: /a, expect: "
            "deny}\n");
        row("added behind others, their bytes kept",
            "tests:   # must stay true\n    - agent: A\n      path:  '/x'\n      expect: allow # "
            "why\n"
            "\n# the end\nfuture: 1\n",
            "", "B /y?q train:no",
            "tests:   # must stay true\n    - agent: A\n      path:  '/x'\n      expect: allow # "
            "why\n"
            "    - {agent: B, path: \"/y?q\", expect: \"train:no\"}\n"
            "\n# the end\nfuture: 1\n");
        row("removed one of two",
            "tests:\n  - {agent: A, path: /, expect: allow}\n  - {agent: B, path: /, expect: "
            "deny}\n",
            "A", "", "tests:\n  - {agent: B, path: /, expect: deny}\n");
        row("removed the last one", "a: 1\ntests:\n  - {agent: A, path: /, expect: allow}\nb: 2\n",
            "A", "", "a: 1\nb: 2\n");
        row("a flow list is written anew", "tests: [{agent: A, path: /, expect: allow}]\n", "",
            "B / deny",
            "tests:\n  - {agent: A, path: /, expect: allow}\n  - {agent: B, path: /, expect: "
            "deny}\n");
    }
    void tests() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, remove);
        QFETCH(QByteArray, add);
        QFETCH(QByteArray, becomes);
        SiteSettings wanted = *readSiteSettings(given.toStdString());
        std::erase_if(wanted.tests,
                      [&](const PolicyTest &test) { return test.agent == remove.toStdString(); });
        if (!add.isEmpty()) {
            const QList<QByteArray> words = add.split(' ');
            wanted.tests.push_back(
                {words[0].toStdString(), words[1].toStdString(), {}, words[2].toStdString(), 0});
        }
        const auto text = writeSiteSettings(given.toStdString(), wanted);
        QVERIFY2(text.has_value(), text ? "" : text.error().english().c_str());
        QCOMPARE(QByteArray::fromStdString(*text), becomes);
    }

    void chainPathsAgents() {
        const std::string given =
            "# top\npaths:\n  - /\n\n# rows\nagents:\n  - A\nchain:\n  https://a/b: c\n";
        SiteSettings wanted = *readSiteSettings(given);
        QCOMPARE(*writeSiteSettings(given, wanted), given);
        wanted.paths.push_back("/a b");
        wanted.chain["https://x.example/p?q"] = "chain/p.txt";
        wanted.agents.clear();
        QCOMPARE(QByteArray::fromStdString(*writeSiteSettings(given, wanted)),
                 QByteArray("# top\npaths:\n  - /\n  - \"/a b\"\n\n# rows\nchain:\n"
                            "  \"https://a/b\": c\n  \"https://x.example/p?q\": chain/p.txt\n"));
    }

    void testsKeepTheirBytesWhereLinesAboveAreNew() {
        const std::string test = "  - agent: A\n    path:  '/x'\n    expect: allow # why\n";
        SiteSettings wanted = *readSiteSettings("paths:\n  - /\ntests:\n" + test);
        wanted.paths.emplace_back("/a");
        wanted.tests.push_back({"B", "/", {}, "deny", 0});
        QCOMPARE(writeSiteSettings("paths:\n  - /\ntests:\n" + test, wanted).value(),
                 "paths:\n  - /\n  - /a\ntests:\n" + test +
                     "  - {agent: B, path: /, expect: deny}\n");
    }

    void refusesRatherThanBreaks() {
        // Facts of one agent in two items: the second ones would be lost.
        const std::string twice = "agents:\n  - {token: A, obeys_robots: yes}\n"
                                  "  - {token: A, obeys_robots: no}\n";
        SiteSettings more = *readSiteSettings(twice);
        more.agents.emplace_back("B");
        QVERIFY(!writeSiteSettings(twice, more));
        SiteSettings wanted;
        wanted.tests.push_back({"A", "/", {}, "allow", 0});
        QVERIFY(!writeSiteSettings("{paths: [/]}\n", wanted)); // a root in flow style
        QVERIFY(!writeSiteSettings("a: [\n", wanted));         // malformed
        QVERIFY(!writeSiteSettings("- a\n", wanted));
    }

    void everyTextComesBack() {
        for (const char *text :
             {"GPT Bot", "a: b", "#x",   "'",   "\"",    "\\",  "ü", "- a", "*", "null", "1",
              "yes",     "{a}",  "x\ty", " a ", "a # b", "%41", "@", "`",   "|", ">"}) {
            SiteSettings wanted;
            wanted.tests.push_back({text, text, parseInstant("2026-11-20T07:00:00Z"), text, 0});
            wanted.paths.emplace_back(text);
            const auto written = writeSiteSettings("", wanted);
            QVERIFY2(written.has_value(), text);
            QCOMPARE(readSiteSettings(*written)->tests.front().agent, std::string(text));
        }
    }
};

QTEST_APPLESS_MAIN(TestWriteSettings)
#include "tst_writesettings.moc"
