// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/settings/writesettings.h"

#include "core/yaml/yamlscalar.h"

#include <QTest>

#include <format>
#include <random>

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
        // The list changes, and the facts stay with their agent, comments included.
        wanted = *read;
        wanted.agents = {"NewsHound", "GPTBot"};
        QCOMPARE(writeSiteSettings(given, wanted).value(), "agents:\n"
                                                           "  - token: NewsHound # ours\n"
                                                           "    obeys_robots: Yes\n"
                                                           "    reads: [robots.txt, robots2.txt]\n"
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

    void testsKeepTheirReadingAndStatus() {
        const std::string given =
            "tests:\n  - {agent: A, path: /, reading: known, status: 404, expect: allow}\n";
        SiteSettings wanted = *readSiteSettings(given);
        QCOMPARE(wanted.tests[0].reading, "known");
        QCOMPARE(wanted.tests[0].status, "404");
        wanted.tests.push_back(wanted.tests[0]);
        wanted.tests[1].agent = "B";
        QCOMPARE(writeSiteSettings(given, wanted).value(),
                 given + "  - {agent: B, path: /, reading: known, status: 404, expect: allow}\n");
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
            "\n# the end\nhost: a.example\n",
            "", "B /y?q train:no",
            "tests:   # must stay true\n    - agent: A\n      path:  '/x'\n      expect: allow # "
            "why\n"
            "    - {agent: B, path: \"/y?q\", expect: \"train:no\"}\n"
            "\n# the end\nhost: a.example\n");
        row("removed one of two",
            "tests:\n  - {agent: A, path: /, expect: allow}\n  - {agent: B, path: /, expect: "
            "deny}\n",
            "A", "", "tests:\n  - {agent: B, path: /, expect: deny}\n");
        row("removed the last one",
            "paths: [/]\ntests:\n  - {agent: A, path: /, expect: allow}\nhost: a.example\n", "A",
            "", "paths: [/]\nhost: a.example\n");
        row("a list in flow style stays one", "tests: [{agent: A, path: /, expect: allow}] # c\n",
            "", "B / deny",
            "tests: [{agent: A, path: /, expect: allow}, {agent: B, path: /, expect: deny}] # c\n");
        row("on lines of its own",
            "tests: [ # all\n  {agent: A, path: /, expect: allow}, # a\n"
            "  # above\n  {agent: B, path: /, expect: allow} # b\n]\n",
            "A", "C / deny",
            "tests: [ # all\n  # above\n  {agent: B, path: /, expect: allow}, # b\n"
            "  {agent: C, path: /, expect: deny}\n]\n");
        row("all of it in flow style", "{paths: [/], host: a.example} # c\n", "", "B / deny",
            "{paths: [/], host: a.example, tests: [{agent: B, path: /, expect: deny}]} # c\n");
        row("the only key", "# c\ntests:\n  - {agent: A, path: /, expect: allow}\n# d\n", "A", "",
            "# c\n# d\n");
        row("CR LF", "tests:\r\n- {agent: A, path: /, expect: allow}\r\n", "", "B / deny",
            "tests:\r\n- {agent: A, path: /, expect: allow}\r\n- {agent: B, path: /, expect: "
            "deny}\r\n");
        row("no line end at the end", "tests:\n  - {agent: A, path: /, expect: allow}", "",
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
                            "  https://a/b: c\n  \"https://x.example/p?q\": chain/p.txt\n"));
    }

    void environments_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>(
            "names"); ///< those that are wanted: a new one is of NAME.example
        QTest::addColumn<QByteArray>("becomes");
        const auto row = [](const char *name, const char *given, const char *names,
                            const char *becomes) {
            QTest::newRow(name) << QByteArray(given) << QByteArray(names) << QByteArray(becomes);
        };
        row("the first two", "goals: {search: open}\n", "production staging",
            "goals: {search: open}\n\nenvironments:\n  production: {host: production.example}\n"
            "  staging: {host: staging.example, files: staging, must: closed}\n");
        row("in an empty file", "", "production",
            "environments:\n  production: {host: production.example}\n");
        row("behind others, which keep their bytes",
            "environments:\n  # ours\n  www: {host: [a.example,  b.example]} # main\n",
            "www staging",
            "environments:\n  # ours\n  www: {host: [a.example,  b.example]} # main\n"
            "  staging: {host: staging.example, files: staging, must: closed}\n");
        row("in flow style", "environments: {www: {host: a.example}} # e\n", "www staging",
            "environments: {www: {host: a.example}, staging: {host: staging.example, files: "
            "staging, must: closed}} # e\n");
        row("one goes", "environments:\n  a: {host: a.example}\n  b: {host: b.example, files: b}\n",
            "a", "environments:\n  a: {host: a.example}\n");
        row("all go", "paths:\n  - /\nenvironments:\n  a: {host: a.example}\n", "",
            "paths:\n  - /\n");
        row("the closed one cannot be where the others are",
            "environments: {www: {host: a.example, files: staging}}\n", "www staging",
            "line 1, column 65: staging is used by two environments of which one is closed");
    }
    void environments() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, names);
        QFETCH(QByteArray, becomes);
        SiteSettings wanted = *readSiteSettings(given.toStdString());
        const std::vector<Environment> old = std::exchange(wanted.environments, {});
        for (const QByteArray &each : names.split(' ')) {
            const std::string name = each.toStdString();
            const auto known = std::ranges::find(old, name, &Environment::name);
            if (known != old.end()) {
                wanted.environments.push_back(*known);
            } else if (!name.empty()) {
                Environment &made = wanted.environments.emplace_back();
                made.name = name;
                made.hosts = {name + ".example"};
                if (name == "staging") {
                    made.files = name;
                    made.must = Must::Closed;
                }
            }
        }
        const auto text = writeSiteSettings(given.toStdString(), wanted);
        QCOMPARE(QByteArray::fromStdString(text ? *text : text.error().english()), becomes);
    }

    /// Of an environment that is there each fact can become another.
    void changedEnvironments_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("hosts"); ///< of the second one
        QTest::addColumn<QByteArray>("files");
        QTest::addColumn<QByteArray>("must");
        QTest::addColumn<QByteArray>("becomes");
        const auto row = [](const char *name, const char *given, const char *hosts,
                            const char *files, const char *must, const char *becomes) {
            QTest::newRow(name) << QByteArray(given) << QByteArray(hosts) << QByteArray(files)
                                << QByteArray(must) << QByteArray(becomes);
        };
        row("nothing", "environments:\n  a: {host: a.example}\n  b:   {host: b.example}\n",
            "b.example", ".", "goals",
            "environments:\n  a: {host: a.example}\n  b:   {host: b.example}\n");
        row("the host",
            "environments:\n  a: {host: a.example}\n  b:\n    host: b.example # ours\n"
            "    goals: {training: out}\n",
            "c.example", ".", "goals",
            "environments:\n  a: {host: a.example}\n  b:\n    host: c.example # ours\n"
            "    goals: {training: out}\n");
        row("one host becomes two", "environments: {a: {host: a.example}, b: {host: b.example}}\n",
            "b.example c.example", ".", "goals",
            "environments: {a: {host: a.example}, b: {host: [b.example, c.example]}}\n");
        row("files and a word come", "environments: {a: {host: a.example}, b: {host: b.example}}\n",
            "b.example", "b", "closed",
            "environments: {a: {host: a.example}, b: {host: b.example, files: b, must: closed}}\n");
        row("files and a word go",
            "environments:\n  a: {host: a.example}\n"
            "  b: {host: b.example, files: b, must: closed}\n",
            "b.example", ".", "goals",
            "environments:\n  a: {host: a.example}\n  b: {host: b.example}\n");
        row("a host that another one has",
            "environments: {a: {host: a.example}, b: {host: b.example}}\n", "a.example", ".",
            "goals", "line 1, column 48: two environments have the host a.example");
        row("keys in another order, lines that end as on Windows",
            "environments:\r\n  b: {host: a.example}\r\n  a: # ours\r\n    must: closed\r\n"
            "    files:   x # here\r\n    host: \"b.example\"\r\n",
            "c.example", "x", "closed",
            "environments:\r\n  b: {host: a.example}\r\n  a: # ours\r\n    must: closed\r\n"
            "    files:   x # here\r\n    host: \"c.example\"\r\n");
        row("over several lines",
            "environments: {a: {host: a.example},\n  b: {host: # ours\n    b.example,\n"
            "    files: b}}\n",
            "c.example", "b", "goals",
            "environments: {a: {host: a.example},\n  b: {host: # ours\n    c.example,\n"
            "    files: b}}\n");
        const std::string name(1000, 'n');
        row("a long name",
            ("environments:\n  a: {host: a.example}\n  " + name + ": {host: b.example}\n").c_str(),
            "c.example", ".", "goals",
            ("environments:\n  a: {host: a.example}\n  " + name + ": {host: c.example}\n").c_str());
        row("a name in other letters",
            "environments:\n  a: {host: a.example}\n  \xC3\x9Cn: {host: b.example}\n", "c.example",
            ".", "goals",
            "environments:\n  a: {host: a.example}\n  \xC3\x9Cn: {host: c.example}\n");
    }
    void changedEnvironments() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, hosts);
        QFETCH(QByteArray, files);
        QFETCH(QByteArray, must);
        QFETCH(QByteArray, becomes);
        const auto read = readSiteSettings(given.toStdString());
        QVERIFY2(read, read ? "" : read.error().english().c_str());
        SiteSettings wanted = *read;
        Environment &second = wanted.environments.at(1);
        second.hosts.clear();
        for (const QByteArray &host : hosts.split(' '))
            second.hosts.push_back(host.toStdString());
        second.files = files.toStdString();
        second.must = must == "closed" ? Must::Closed : Must::Goals;
        const auto text = writeSiteSettings(given.toStdString(), wanted);
        QCOMPARE(QByteArray::fromStdString(text ? *text : text.error().english()), becomes);
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
        SiteSettings wanted;
        wanted.tests.push_back({"A", "/", {}, "allow", 0});
        QVERIFY(!writeSiteSettings("a: [\n", wanted)); // malformed
        QVERIFY(!writeSiteSettings("- a\n", wanted));
        QVERIFY(!writeSiteSettings("paths: [/]\n---\nhost: b.example\n", wanted));
        QVERIFY(!writeSiteSettings("paths: [/]\nfuture: 1\n", wanted)); // who knows what it means
        QVERIFY(!writeSiteSettings("paths: [/]\npaths: [/a]\n", wanted));
        // A comment between two that would not follow each other any longer.
        const std::string between = "paths: [/a, # one\n /b, /c]\n";
        wanted = *readSiteSettings(between);
        wanted.paths = {"/b", "/a", "/c"};
        QVERIFY(!writeSiteSettings(between, wanted));
    }

    void anAgentInTwoItems() {
        const std::string twice = "agents:\n  - {token: A, obeys_robots: yes}\n  - A\n";
        SiteSettings more = *readSiteSettings(twice);
        more.agents.emplace_back("B");
        QCOMPARE(writeSiteSettings(twice, more).value(), twice + "  - B\n");
    }

    void chainKeepsItsPlaces() {
        const std::string given = "chain:\n  # first\n  https://b/x: x.txt # b\n"
                                  "  https://a/y: y.txt\n  https://c/z: 'z.txt' # c\n";
        SiteSettings wanted = *readSiteSettings(given);
        wanted.chain["https://c/z"] = "other.txt";
        wanted.chain.erase("https://a/y");
        wanted.chain["https://a/new"] = "new.txt";
        QCOMPARE(writeSiteSettings(given, wanted).value(),
                 "chain:\n  # first\n  https://b/x: x.txt # b\n"
                 "  https://c/z: 'other.txt' # c\n  \"https://a/new\": new.txt\n");
        const std::string flow = "chain: {https://b/x: x.txt} # c\n";
        wanted = *readSiteSettings(flow);
        wanted.chain["https://a/y"] = "y.txt";
        QCOMPARE(writeSiteSettings(flow, wanted).value(),
                 "chain: {https://b/x: x.txt, \"https://a/y\": y.txt} # c\n");
    }

    /// Lists in every layout, odd texts, random changes: what is read again is what was wanted, every other line is as it was,
    /// and so is every comment but those behind what went.
    void property() {
        std::mt19937 random(15);
        const auto below = [&](std::size_t count) {
            return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
        };
        const std::vector<std::string> words = {
            "/",    "/a b", "/c?d",       "x: y", "#z",  "a # b", "it's", "\"q\"", "ü/*$",
            "null", "yes",  "1",          "-",    "- k", "[",     "{a}",  "a, b",  "*",
            "&n",   "!t",   "|",          ">",    "%",   "@",     "`",    "\\",    " s ",
            "t\tu", "",     "2026-01-01", "~",    "a:",  "12:30"};
        for (int run = 0; run < 4'000; ++run) {
            int comment = 0;
            std::string given = below(3) == 0 ? "# top\n" : "";
            const auto list = [&](const std::string &key) {
                const std::size_t layout = below(3);
                const std::size_t count = 1 + below(4);
                std::string text = key + (layout == 0 ? ":" : ": [");
                for (std::size_t i = 0; i < count; ++i) {
                    const std::string item =
                        yamlScalar(words[below(words.size())], YamlStyle::Plain, layout > 0, {});
                    if (layout == 1) {
                        text += (i > 0 ? ", " : "") + item;
                        continue;
                    }
                    text += below(4) == 0 ? std::format("\n  # above {}", comment++) : "";
                    text += (layout == 0 ? "\n  - " : "\n  ") + item;
                    text += layout == 2 && i + 1 < count ? "," : "";
                    text += below(3) == 0 ? std::format(" # behind {}", comment++) : "";
                }
                return text + (layout == 0 ? "\n" : layout == 1 ? "]\n" : "\n]\n");
            };
            const std::string before = "host: a.example # host\n";
            const std::string after = "\n# end\nlint: {off: [b]} # f\n";
            const std::string agents = "agents: [A, 'B'] # agents\n";
            given += before + list("paths") + agents + list("sitemaps") + after;
            const auto old = readSiteSettings(given);
            QVERIFY2(old.has_value(), given.c_str());
            SiteSettings wanted = *old;
            for (std::size_t step = 1 + below(3); step > 0; --step) {
                std::vector<std::string> &paths = wanted.paths;
                if (below(3) == 0 && paths.size() > 1)
                    paths.erase(paths.begin() + std::ptrdiff_t(below(paths.size())));
                else if (below(3) == 0)
                    std::ranges::shuffle(paths, random);
                else
                    paths.insert(paths.begin() + std::ptrdiff_t(below(paths.size() + 1)),
                                 words[below(words.size())]);
            }
            const auto written = writeSiteSettings(given, wanted);
            QVERIFY2(written.has_value(), given.c_str());
            const auto again = readSiteSettings(*written);
            QCOMPARE(again->paths, wanted.paths);
            QCOMPARE(again->sitemaps, old->sitemaps);
            QVERIFY2(written->starts_with(given.substr(0, given.find("paths:") + 6)),
                     written->c_str());
            QVERIFY2(written->ends_with(given.substr(given.find(agents))), written->c_str());
            for (int i = 0; i < comment; ++i)
                if (const std::string above = std::format("# above {}\n", i); given.contains(above))
                    QVERIFY2(written->contains(above), written->c_str());
        }
    }

    /// A test of which one field alone is another is another test, and is written.
    void everyFieldOfATestIsWritten() {
        const std::string given = "tests:\n  - {agent: A, path: /a, at: 2026-11-20T07:00:00Z, "
                                  "reading: google, expect: allow}\n";
        const auto read = readSiteSettings(given);
        QVERIFY(read.has_value());
        for (int field = 0; field < 6; ++field) {
            SiteSettings wanted = *read;
            PolicyTest &test = wanted.tests.front();
            switch (field) {
            case 0: test.agent = "B"; break;
            case 1: test.path = "/b"; break;
            case 2: test.at = parseInstant("2026-11-20T07:00:01Z"); break;
            case 3: test.at.reset(); break;
            case 4: test.reading = "known"; break;
            default: test.expect = "deny";
            }
            const auto written = writeSiteSettings(given, wanted);
            QVERIFY(written.has_value());
            const auto again = readSiteSettings(*written);
            QVERIFY(again.has_value());
            QCOMPARE(again->tests.size(), 1U);
            const PolicyTest &found = again->tests.front();
            QVERIFY2(found.agent == test.agent && found.path == test.path && found.at == test.at &&
                         found.reading == test.reading && found.expect == test.expect,
                     written->c_str());
        }
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
