// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names one slip away from a known agent: what is found, and which real names are left alone.

#include "core/agents/names.h"

#include <QTest>

using namespace gatepost;

class TestNames : public QObject {
    Q_OBJECT

private slots:
    void slips_data() {
        QTest::addColumn<QString>("meant"); // empty: a name of its own
        const auto row = [](const char *name, const char *meant) {
            QTest::newRow(name) << QString::fromLatin1(meant);
        };
        // two characters that changed places, at any length
        row("GTPBot", "GPTBot");
        row("CCBto", "CCBot");
        row("Bignbot", "Bingbot");
        row("Googelbot", "Googlebot");
        // a doubled character, a hyphen
        row("CCBoot", "CCBot");
        row("Bingbott", "Bingbot");
        row("Googlebot_News", "Googlebot-News");
        row("GPT-Bot", "GPTBot");
        row("ChatGPTUser", "ChatGPT-User");
        // another character, in a long name
        row("Gogglebot", "Googlebot");
        row("ClaudBot", "ClaudeBot");
        row("Amozonbot", "Amazonbot");
        row("AdldxBot", "AdIdxBot");
        row("acebookexternalhit", "facebookexternalhit");
        row("Googlebot-Imge", "Googlebot-Image");
        // known, whatever the case
        row("googlebot", "");
        row("CCBOT", "");
        // two slips
        row("Gogglbot", "");
        row("GTPBto", "");
        // real names of others, from robots.txt files of the web
        for (const char *name :
             {"NPBot",   "spbot",   "aipbot",        "crcbot",       "McBot",   "BPBot",
              "Webot",   "EnaBot",  "WotBot",        "SBIder",       "Antibot", "Aspider",
              "BSpider", "VSpider", "Sphider",       "Snapbot",      "yourbot", "AIBOT",
              "Devil",   "Node",    "SemrushBot-SA", "OurOwnCrawler"})
            row(name, "");
    }
    void slips() {
        QFETCH(QString, meant);
        const auto found = oneSlipAway(QTest::currentDataTag());
        QCOMPARE(found.empty()
                     ? QString()
                     : QString::fromUtf8(found.front().data(), qsizetype(found.front().size())),
                 meant);
    }

    void noKnownNameIsASlip() {
        for (const KnownAgent &agent : Registry::builtIn().agents())
            QVERIFY2(oneSlipAway(agent.token).empty(), agent.token.c_str());
    }

    void nearest_data() {
        QTest::addColumn<QString>("others");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char *name, const char *others, const char *meant) {
            QTest::newRow(name) << QString(others) << QString(meant);
        };
        row("Googelbot", "", "Googlebot");
        row("Bingbto", "search", "Bingbot");
        row("Googlebot", "", "");
        row("serach", "search,known,all", "search");
        row("search", "search,known,all", "");
        row("NewsHuond", "NewsHound", "NewsHound");
        row("newshound", "NewsHound", "");
        row("AcmeBot", "search", "");
    }

    void nearest() {
        QFETCH(QString, others);
        QFETCH(QString, meant);
        std::vector<std::string> names;
        for (const QString &other : others.split(',', Qt::SkipEmptyParts))
            names.push_back(other.toStdString());
        const auto found = nearestAgent(QTest::currentDataTag(), Registry::builtIn(), names);
        QCOMPARE(QString::fromStdString(found.value_or("")), meant);
        const auto text = nearestAgentText(QTest::currentDataTag(), Registry::builtIn(), names);
        QCOMPARE(text.has_value(), !meant.isEmpty());
        if (text)
            QVERIFY(
                QString::fromStdString(text->english()).endsWith("Did you mean “" + meant + "”?"));
    }

    void successors() {
        const KnownAgent *retired = Registry::builtIn().find("anthropic-ai");
        QVERIFY(retired != nullptr);
        QCOMPARE(retired->status, AgentStatus::Retired);
        const auto tokens = successorsOf(*retired);
        QVERIFY(!tokens.empty());
        for (const std::string_view token : tokens) {
            const KnownAgent *known = Registry::builtIn().find(token);
            QCOMPARE(known->operatorName, retired->operatorName);
            QCOMPARE(known->status, AgentStatus::Current);
        }
    }

    void usualAgentsAreKnown() {
        for (const std::string_view token : usualAgents()) {
            const KnownAgent *known = Registry::builtIn().find(token);
            QVERIFY(known != nullptr);
            QVERIFY(known->token == token);
        }
    }
};

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
