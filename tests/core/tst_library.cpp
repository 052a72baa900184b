// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one header that other programs get: what it promises beside the command line.

#include "core/library/gatepost.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::library;

class TestLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderHasItsOwnAgents() {
        const QTemporaryDir folder;
        const auto write = [&](const char *name, const char *text) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("robots.txt", "User-agent: *\nDisallow: /\n");
        write("gatepost.yaml", "agents:\n  - {token: NewsHound, obeys_star: no}\n");
        const auto site = Site::inFolder(folder.path().toStdString());
        QVERIFY(site.has_value());
        const auto decision = [&](const char *agent) {
            return site->ask({.agent = agent, .url = "/x"})->decision;
        };
        QCOMPARE(decision("NewsHound"), std::string("allow"));
        QCOMPARE(decision("OtherHound"), std::string("deny"));
    }

    void aRuleNeedsAnAgent() {
        for (const char *agent : {"", " "}) {
            const auto made = withRule("User-agent: *\nDisallow: /a\n", agent, Rule::Allow, "/b");
            QVERIFY(!made.has_value());
            QVERIFY(made.error().starts_with("agent: it is empty"));
        }
        QVERIFY(withRule("", "*", Rule::Allow, "/b").has_value());
    }

    /// S130, S133
    void requestsMayEndBadly() {
        const Site site(Files{.robots = "User-agent: *\nDisallow: /a\n"});
        const auto down = site.withAnswers("503");
        QVERIFY(down.has_value());
        const auto answer = down->ask({.agent = "GPTBot", .url = "/b"});
        QCOMPARE(answer->decision, std::string("deny"));
        QCOMPARE(answer->reason, std::string("unreachable"));
        QVERIFY(!site.changesTo(*down).changes.empty());
        QVERIFY(!site.withAnswers("5030").has_value());
        QCOMPARE(accessAnswer("429", "Google")->effect, std::string("deny"));
        QCOMPARE(accessAnswer("429")->effect, std::string("nothing"));
        QCOMPARE(accessAnswer("503,since=2d", "Google")->effect, std::string("copy"));
        QCOMPARE(accessAnswer("503,since=2d,copy=no", "Google")->effect, std::string("open"));
        QVERIFY(!accessAnswer("404", "Apple")->documented);
        QVERIFY(!accessAnswer("nothing").has_value());
    }

    void anAnswerWithoutJson() {
        const Site site(Files{.robots = "User-agent: *\nDisallow: /a\n"});
        const auto all = site.ask({.agent = "GPTBot", .url = "/a"});
        const auto brief = site.ask({.agent = "GPTBot", .url = "/a", .json = false});
        QVERIFY(all->json.starts_with('{'));
        QVERIFY(brief->json.empty());
        QCOMPARE(brief->decision, all->decision);
        QCOMPARE(brief->sentence, all->sentence);
        QCOMPARE(brief->line->number, all->line->number);
    }

    /// The two calls say the same but for what the header names.
    void quickAnswers_data() {
        QTest::addColumn<QByteArray>("agent");
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<bool>("quick");
        QTest::addColumn<bool>("asked");
        const auto row = [](const char *agent, const char *url, bool quick, bool asked) {
            QTest::addRow("%s %s", agent, url)
                << QByteArray(agent) << QByteArray(url) << quick << asked;
        };
        row("Googlebot", "/x", false, false);
        row("Googlebot", "/open", true, true);
        row("Googlebot", "//x", false, false);
        row("Googlebot", "x", false, false);
        row("Googlebot", "https://h.example//open", false, false);
        row("Googlebot", "/robots.txt", false, true);
        row("Googlebot/2.1", "/x", true, false);
    }
    void quickAnswers() {
        QFETCH(QByteArray, agent);
        QFETCH(QByteArray, url);
        const std::string robots = "User-agent: Googlebot\nDisallow: /\nAllow: /open\n";
        QTEST(quickAnswer(robots, agent.toStdString(), url.toStdString()).allowed, "quick");
        const auto answer =
            Site(Files{.robots = robots})
                .ask({.agent = agent.toStdString(), .url = url.toStdString(), .reading = "google"});
        QTEST(answer->decision == "allow", "asked");
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
