// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost.yaml and asks.json as they are read, their bounds, and where chained files lie.

#include "core/ask/ask.h"
#include "core/settings/sitemap.h"
#include "core/settings/sitesettings.h"
#include "core/text/limits.h"

#include <QTest>

using namespace gatepost;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void chainFiles();
    void hosts();
    void depth();
    void size();
    void sitemaps_data();
    void sitemaps();
    void sitemapsAreBounded();
    void lists();
    void nothingIsPassedOver_data();
    void nothingIsPassedOver();
    void agentsOfATest();
    void asks_data();
    void asks();
};

void TestSettings::chainFiles() {
    const std::pair<const char *, const char *> rows[] = {
        {"https://c.example/p.txt", "chain/c.example/p.txt"},
        {"http://c.example/p.txt", "chain/c.example/p.txt"},
        {"https://c.example:8443/a/b", "chain/c.example%3A8443/a/b"},
        {"https://c.example/a?b=c#d", "chain/c.example/a%3Fb%3Dc"},
        {"https://c.example/%2e%2e/x", "chain/c.example/%252e%252e/x"},
        {"https://c.example/caf\xC3\xA9", "chain/c.example/caf%C3%A9"},
        {"https://c.example/a..b", "chain/c.example/a..b"},
        {"https://c.example/...", "chain/c.example/..."},
        // Out of the folder, or no file:
        {"https://c.example/../x", nullptr},
        {"https://c.example/a/../../../etc/passwd", nullptr},
        {"https://c.example/..", nullptr},
        {"https://../x", nullptr},
        {"https://c.example/", nullptr},
        {"https://c.example/folder/", nullptr},
        {"https://c.example", nullptr},
        {"ftp://c.example/x", nullptr},
        {"c.example/x", nullptr},
    };
    for (const auto &[url, file] : rows) {
        const auto name = chainFileName(url);
        QVERIFY2(name.has_value() == (file != nullptr), url);
        if (file != nullptr)
            QCOMPARE(QString::fromStdString(*name), QString::fromUtf8(file));
    }
}

void TestSettings::hosts() {
    const auto host = [](const char *yaml) {
        const auto settings = readSiteSettings(yaml);
        return settings ? settings->host : settings.error().english();
    };
    QCOMPARE(host("host: Shop.Example\n"), "shop.example");
    QCOMPARE(host("host: https://u@shop.example.:8080/a\n"), "shop.example");
    QCOMPARE(host("host:\n"), "");
    QCOMPARE(host("paths: [/]\n"), "");
    QCOMPARE(host("host: /a\n"), "line 1, column 7: host must be a host such as shop.example");
    QCOMPARE(host("host: [a]\n"), "line 1, column 7: host must be one text");
}

/// The YAML parser recurses: what is nested deeper than 64 brackets does not reach it.
void TestSettings::depth() {
    const auto isNotTooDeep =
        [](const std::string &text) { // it is not understood for another reason
            return !readSiteSettings(text).error().english().contains("nested more than");
        };
    const auto nested = [&](std::size_t depth) {
        return isNotTooDeep("x: " + std::string(depth, '[') + std::string(depth, ']') + "\n");
    };
    QVERIFY(nested(64));
    QVERIFY(!nested(65));
    QVERIFY(!nested(100'000));
    // Neither is what is nested by indentation.
    const auto indented = [&](std::size_t depth) {
        std::string text;
        for (std::size_t i = 0; i < depth; ++i)
            text += std::string(i, ' ') + "x:\n";
        return isNotTooDeep(text + std::string(depth, ' ') + "y: z\n");
    };
    QVERIFY(indented(64));
    QVERIFY(!indented(65));
    // Brackets that are closed again are no depth.
    std::string flat = "x:\n";
    for (int i = 0; i < 100; ++i)
        flat += "  - [a]\n";
    QVERIFY(isNotTooDeep(flat));
}

void TestSettings::size() {
    const std::string text = "paths: [/a]\n#";
    const std::size_t most = std::size_t{4} << 20;
    const auto whole = readSiteSettings(text + std::string(most - text.size(), 'x'));
    QVERIFY(whole.has_value());
    QCOMPARE(whole->paths.size(), 1U);
    QVERIFY(!readSiteSettings(text + std::string(most - text.size() + 1, 'x')).has_value());
}

void TestSettings::sitemaps_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *name, const QByteArray &file, const char *read) {
        QTest::newRow(name) << file << QByteArray(read);
    };
    row("nothing", "", "");
    row("addresses", "\xEF\xBB\xBF/a\r\nhttps://shop.example/b?c=1\n\n# no\nftp://x/\n /d ",
        "/a https://shop.example/b?c=1 /d");
    row("a sitemap",
        "<?xml version='1.0'?>\n<!-- <urlset> --><urlset xmlns='x'>\n<url><loc>\n "
        "https://shop.example/a?b=1&amp;c=%20 </loc><lastmod>/x</lastmod></url>"
        "<url><loc><![CDATA[/b&c]]></loc></url></urlset>",
        "https://shop.example/a?b=1&c=%20 /b&c");
    row("pictures are no pages",
        "<urlset><url><loc>/a</loc><image:image><image:loc>/b.png</image:loc></image:image></url>",
        "/a");
    row("what stands behind a fault", "<urlset><loc>/a</loc><loc>/b", "/a");
    row("an index", "<sitemapindex><sitemap><loc>/a.xml</loc>",
        "it is an index of other sitemaps; name those in its place");
    row("a page", "<!DOCTYPE html><html><body>", "it is not a sitemap: it begins with <html>");
    row("gzip", "\x1f\x8b\x08", "it is compressed; unpack it first (gunzip)");
}

void TestSettings::sitemaps() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, read);
    const auto paths = pathsOfSitemap(file.toStdString());
    std::string said;
    for (const std::string &path : paths.value_or(std::vector<std::string>()))
        said += (said.empty() ? "" : " ") + path;
    QCOMPARE(QByteArray::fromStdString(paths ? said : paths.error().english()), read);
}

/// For each of them something is done at every key.
/// Of more paths than the protocol has in one file the first are taken.
void TestSettings::sitemapsAreBounded() {
    std::string lines;
    std::string xml = "<urlset>";
    for (std::size_t i = 0; i <= limits::kPaths; ++i) {
        lines += "/a\n";
        xml += "<url><loc>/a</loc></url>";
    }
    for (const std::string &text : {lines, xml + "</urlset>"})
        QCOMPARE(pathsOfSitemap(text)->size(), limits::kPaths);
}

void TestSettings::lists() {
    const auto read = [](const std::string &key, const std::string &item, std::size_t count) {
        std::string text = key + ":\n";
        for (std::size_t i = 0; i < count; ++i)
            text += "  - " + item + "\n";
        const auto settings = readSiteSettings(text);
        return settings ? "read" : settings.error().english();
    };
    const auto tooMany = [](const std::string &key, const char *most) {
        return "line 2, column 3: " + key + " has more than " + most +
               " items, which is more than is read";
    };
    QCOMPARE(read("agents", "A", 2'000), "read");
    QCOMPARE(read("agents", "A", 2'001), tooMany("agents", "2000"));
    QCOMPARE(read("agents", "{token: A}", 2'001), tooMany("agents", "2000"));
    QCOMPARE(read("sitemaps", "a.xml", 50), "read");
    QCOMPARE(read("sitemaps", "a.xml", 51), tooMany("sitemaps", "50"));
    QCOMPARE(read("paths", "/", 50'000), "read");
    QCOMPARE(read("paths", "/", 50'001), tooMany("paths", "50000"));
    const std::string test = "{agent: A, path: /, expect: deny}";
    QCOMPARE(read("tests", test, 5'000), "read");
    QCOMPARE(read("tests", test, 5'001), tooMany("tests", "5000"));
}

/// What is passed over in silence is lost: tests that nobody runs, a reading that nobody meant.
void TestSettings::nothingIsPassedOver_data() {
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("error"); ///< empty: it is read
    const auto row = [](const char *name, const char *yaml, const char *error) {
        QTest::newRow(name) << QByteArray(yaml) << QByteArray(error);
    };
    const auto top = "which has paths, agents, chain, tests, host, lint, honeypots, sitemaps, "
                     "goals, environments, outputs; correct "
                     "it or remove it";
    row("all there is",
        "---\nhost: a.example\npaths: [/]\nagents: [A, {Token: B, reads: []}, A]\nchain: {u: f}\n"
        "lint: {off: [x]}\nhoneypots: [/t]\nsitemaps: [s.xml]\n"
        "tests:\n  - {agent: A, path: /, at: 2026-11-20T07:00:00Z, reading: google, expect: deny}\n"
        "  - {agent: A, path: /, status: [404, /=200], expect: allow}\n"
        "  - {agents: all, paths: /, expect: deny}\n...\n# the end\n",
        "");
    row("nothing in them", "tests:\nlint:\nchain:\nagents:\npaths:\n", "");
    row("tests twice",
        "tests:\n  - {agent: A, path: /, expect: deny}\npaths: [/]\n"
        "\"tests\":\n  - {agent: A, path: /, expect: allow}\n",
        "line 4, column 1: “tests” is given in line 1 already; put both into one, or remove one");
    row("expect twice", "tests:\n  - {agent: A, path: /, expect: deny, expect: allow}\n",
        "line 2, column 39: “expect” is given in line 2 already; put both into one, or remove one");
    row("a honeypot without its slash", "honeypots: [/t, x]\n",
        "line 1, column 12: “x” cannot be a path: a honeypot begins with / or *");
    row("a honeypot of nothing", "honeypots: [\"\"]\n",
        "line 1, column 12: “” cannot be a path: a honeypot begins with / or *");
    row("several patterns", "tests:\n  - {agents: all, paths: [/a, /b], expect: allow}\n",
        "line 2, column 26: paths must be one text");
    row("off twice", "lint: {off: [a], off: [b]}\n",
        "line 1, column 18: “off” is given in line 1 already; put both into one, or remove one");
    row("a URL twice", "chain:\n  https://a/b: c\n  https://a/c: c\n  'https://a/b': d\n",
        "line 4, column 3: “https://a/b” is given in line 2 already; put both into one, or remove "
        "one");
    row("a fact twice", "agents:\n  - token: A\n    ai: yes\n    AI: no\n",
        "line 4, column 5: “AI” is given in line 3 already; put both into one, or remove one");
    row("facts in two items",
        "agents:\n  - {token: A, obeys_robots: yes}\n  - A\n  - {token: a, obeys_robots: no}\n",
        "line 4, column 5: a has facts in line 2 already; put them into one item");
    row("a slip at the top", "Tests: []\n",
        "line 1, column 1: “Tests” is not a key of gatepost.yaml; did you mean “tests”?");
    row("not known at the top", "paths: [/]\nfuture: 1\n",
        (QByteArray("line 2, column 1: “future” is not a key of gatepost.yaml, ") + top)
            .constData());
    row("merged", "<<: {tests: []}\n",
        (QByteArray("line 1, column 1: “<<” is not a key of gatepost.yaml, ") + top).constData());
    row("a slip in a test", "tests:\n  - {agent: A, path: /, expect: deny, readng: known}\n",
        "line 2, column 39: “readng” is not a key of a test; did you mean “reading”?");
    row("not known in a test", "tests:\n  - {agent: A, path: /, expect: deny, why: no}\n",
        "line 2, column 39: “why” is not a key of a test, which has agent, agents, path, paths, "
        "at, "
        "expect, reading, status, environment; correct it or remove it");
    row("a slip in lint", "lint: {of: [a]}\n",
        "line 1, column 8: “of” is not a key of lint; did you mean “off”?");
    row("a slip in an agent", "agents:\n  - {token: A, obey_robots: no}\n",
        "line 2, column 16: “obey_robots” is not a key of an agent; did you mean “obeys_robots”?");
    row("lint is a list", "lint: [a]\n",
        "line 1, column 7: lint must be a map such as {off: [CODE]}");
    row("a key that is none", "paths: [/]\n[tests]: []\n",
        "line 2, column 1: a key must be one text");
    row("no key", "paths: [/]\n: []\n", "line 2, column 1: a key must be one text");
    row("not a time", "tests:\n  - {agent: A, path: /, at: noon, expect: deny}\n",
        "line 2, column 29: at must be a time such as 2026-11-20T07:00:00Z");
    row("one and all", "tests:\n  - {agent: A, agents: all, path: /, expect: deny}\n",
        "line 2, column 5: a test has either agent or agents");
    row("nowhere", "tests:\n  - {agent: A, expect: deny}\n",
        "line 2, column 5: a test has no path");
    row("nothing expected", "tests:\n  - {agent: A, path: /}\n",
        "line 2, column 5: a test has no expect");
    row("a second document", "paths: [/]\n---\ntests:\n  - {agent: A, path: /, expect: deny}\n",
        "line 2, column 1: a second document begins here, and nothing in it would be read; put all "
        "keys into one document");
    row("a document behind the end", "paths: [/]\n...\ntests: []\n",
        "line 3, column 1: a second document begins here, and nothing in it would be read; put all "
        "keys into one document");
}

void TestSettings::nothingIsPassedOver() {
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, error);
    const auto settings = readSiteSettings(yaml.toStdString());
    QCOMPARE(settings ? QByteArray() : QByteArray::fromStdString(settings.error().english()),
             error);
}

void TestSettings::agentsOfATest() {
    const auto agents = [](const char *written) {
        return readSiteSettings(std::string("tests: [{agents: ") + written +
                                ", path: /, expect: deny}]\n")
            ->tests[0]
            .agents;
    };
    QCOMPARE(agents("[GPTBot, CCBot]"), "GPTBot, CCBot");
    QCOMPARE(agents("\"GPTBot, CCBot\""), "GPTBot, CCBot");
}

void TestSettings::asks_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("error"); ///< empty: it is read
    const auto row = [](const char *name, const char *json, const char *error) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(error);
    };
    row("all there is",
        "[{\"endpoint\": \"present\"},\n{\"directive\": \"train\", \"agent\": null, \"status\": "
        "200,\n\"decision\": \"allow\", \"scopes\": [\"/*\"], \"asked_at\": "
        "\"2026-11-20T06:00:00Z\"}]",
        "");
    row("a key twice",
        "[\n  {\"directive\": \"crawl\"},\n  {\"directive\": \"train\", \"decision\": \"deny\",\n "
        "  \"decision\": \"allow\"}\n]\n",
        "line 3, row 2: “decision” is given twice; keep one");
    row("the same key in two rows", "[{\"directive\": \"train\"}, {\"directive\": \"train\"}]", "");
    row("a slip",
        "[{\"directive\": \"train\"},\n\n {\"directive\": \"train\", \"decison\": \"deny\"}]",
        "line 3, row 2: “decison” is not a key of a row; did you mean “decision”?");
    row("not known", "[{\"directive\": \"train\", \"why\": \"],[\\\"\"}]",
        "line 1, row 1: “why” is not a key of a row; correct it or remove it");
    row("behind brackets in texts",
        "[\n{\"directive\": \"train\", \"scopes\": [\"],\\\\\", \"\\\"[{\"]},\n7]",
        "line 3, row 2: a row must be an object");
}

void TestSettings::asks() {
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, error);
    const auto rehearsal = readAskRehearsal(json.toStdString());
    QCOMPARE(rehearsal ? QByteArray() : QByteArray::fromStdString(rehearsal.error().english()),
             error);
}

QTEST_APPLESS_MAIN(TestSettings)
#include "tst_settings.moc"
