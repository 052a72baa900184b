// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One count of agents: the rows of the map, the numbers above them, the changes, the goals and what sentences say are the same.

#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "core/exact/agentwords.h"
#include "core/exact/diff.h"
#include "core/goals/state.h"
#include "core/settings/goals.h"
#include "core/sheet/mapsheet.h"
#include "core/simulate/compiledsite.h"
#include "tests/support/sites.h"

#include <QTest>

#include <array>
#include <format>
#include <memory>
#include <optional>

using namespace gatepost;
using namespace gatepost::exact;
using namespace gatepost::test;

namespace {

const Instant kDay = *parseInstant("2026-11-20T12:00:00Z");

MapSheet sheetOf(const CompiledSite &site) {
    ExactQuestion question;
    question.day = kDay;
    return mapSheet(site, question);
}

/// "41" of "Googlebot, Bingbot + 41"; absent if there is no number.
std::optional<std::size_t> numberIn(const std::string &name) {
    const std::size_t plus = name.rfind(" + ");
    if (plus == std::string::npos)
        return {};
    return std::stoul(name.substr(plus + 3));
}

} // namespace

class TestAgentCount : public QObject {
    Q_OBJECT

private slots:
    void whoCounts_data();
    void whoCounts();
    void everyCountIsTheSame_data();
    void everyCountIsTheSame();
    void rowsOfUncounted();
};

void TestAgentCount::whoCounts_data() {
    QTest::addColumn<QList<QByteArray>>("names");
    QTest::addColumn<int>("count");
    QTest::newRow("nobody") << QList<QByteArray>{} << 0;
    QTest::newRow("known") << QList<QByteArray>{"Googlebot", "GPTBot"} << 2;
    QTest::newRow("twice") << QList<QByteArray>{"GPTBot", "gptbot/1.2"} << 1;
    QTest::newRow("retired") << QList<QByteArray>{"anthropic-ai"} << 0;
    QTest::newRow("library") << QList<QByteArray>{"Scrapy", "heritrix"} << 0;
    QTest::newRow("word for a use") << QList<QByteArray>{"__usage_ai-training"} << 0;
    QTest::newRow("named by somebody") << QList<QByteArray>{"MyOwnBot", "myownbot"} << 1;
}

void TestAgentCount::whoCounts() {
    QFETCH(const QList<QByteArray>, names);
    QFETCH(const int, count);
    AgentCount counted;
    for (const QByteArray &name : names)
        counted.add(named(name.toStdString()).identity);
    QCOMPARE(static_cast<int>(counted.size()), count);
}

void TestAgentCount::everyCountIsTheSame_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<int>("strangers"); // names that no list knows
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("star") << QByteArray("User-agent: *\nDisallow: /x\n") << 0;
    QTest::newRow("training out")
        << QByteArray("User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Google-Extended\n"
                      "Disallow: /\n\nUser-agent: *\nDisallow: /cart\n")
        << 0;
    QTest::newRow("libraries and retired names")
        << QByteArray("User-agent: Scrapy\nUser-agent: anthropic-ai\nUser-agent: heritrix\n"
                      "Disallow: /\n")
        << 0;
    QTest::newRow("strangers") << QByteArray("User-agent: MyOwnBot\nDisallow: /\n\n"
                                             "User-agent: OtherBot/2.0\nDisallow: /a\n\n"
                                             "User-agent: *\nDisallow: /b\nCrawl-delay: 5\n")
                               << 2;
    QTest::newRow("patterns") << QByteArray("User-agent: *bot\nDisallow: /\n") << 0;
}

void TestAgentCount::everyCountIsTheSame() {
    QFETCH(const QByteArray, robots);
    QFETCH(const int, strangers);
    const CompiledSite site = siteOf(robots.toStdString());
    const MapSheet sheet = sheetOf(site);

    // The list, agent by agent.
    std::array<std::size_t, kPurposeCount> listed{};
    for (const KnownAgent *known : distinctAgents(site.site().registry))
        if (canBeWished(*known))
            ++listed[static_cast<std::size_t>(mapPurposeOf(named(known->token)))];
    listed[static_cast<std::size_t>(Purpose::Other)] += static_cast<std::size_t>(strangers);
    std::size_t all = 0;
    for (std::size_t purpose = 0; purpose < kPurposeCount; ++purpose) {
        std::size_t inRows = 0;
        for (const SheetRow &row : sheet.rows)
            inRows += row.purpose == static_cast<Purpose>(purpose) ? row.counted() : 0;
        QCOMPARE(inRows, sheet.counts[purpose].of);
        QCOMPARE(inRows, listed[purpose]);
        all += inRows;
    }
    QCOMPARE(sheet.agents, all);

    // What a row says: the names and the number together are what counts.
    for (const SheetRow &row : sheet.rows)
        for (const std::size_t most : {1U, 2U})
            if (const auto more = numberIn(row.name(most).english())) {
                std::size_t shown = 0;
                for (std::size_t i = 0; i < most; ++i)
                    shown += row.agents[i].counted ? 1 : 0;
                QCOMPARE(shown + *more, row.counted());
            }

    // What is compared, and a sentence about all of them.
    const std::array<const CompiledSite *, 1> sites{&site};
    const AskedAgents asked = agentsOf(sites, Reading::Author);
    QCOMPARE(countNamed(asked.agents), all);
    std::vector<AskedAgent> names;
    for (const AskedAgent &agent : asked.agents)
        if (agent.isNamed())
            names.push_back(agent);
    const auto list = std::make_shared<const std::vector<AskedAgent>>(names);
    AgentSet everybody(list);
    for (std::uint32_t i = 0; i < list->size(); ++i)
        everybody.add(i);
    QCOMPARE(countInWords(everybody), all);
    const std::string words = agentsInWords(everybody).english();
    QVERIFY2(words.ends_with(std::format(" and {} more agents", all - 3)), words.c_str());

    // What a goal is about.
    for (const Purpose purpose : {Purpose::Search, Purpose::UserFetch, Purpose::Training}) {
        Goals goals;
        goals.of[static_cast<std::size_t>(purpose)].emplace().is = Stance::Out;
        const auto states = goals::stateOf(site, goals, {.at = kDay});
        QCOMPARE(states.size(), std::size_t(1));
        QCOMPARE(states.front().named, listed[static_cast<std::size_t>(purpose)]);
    }
}

/// If nobody in a row counts, or nobody but those named, there is no number that could be untrue.
void TestAgentCount::rowsOfUncounted() {
    const auto agent = [](const char *name, bool isCounted) {
        return SheetAgent{.asked = {named(name)}, .counted = isCounted};
    };
    SheetRow row;
    row.agents = {agent("GPTBot", true), agent("Scrapy", false), agent("anthropic-ai", false)};
    QCOMPARE(row.counted(), std::size_t(1));
    QCOMPARE(QString::fromStdString(row.name().english()),
             QStringLiteral("GPTBot, Scrapy and others"));
    QCOMPARE(QString::fromStdString(row.name(1).english()), QStringLiteral("GPTBot and others"));
    row.agents.insert(row.agents.begin() + 1, agent("CCBot", true));
    QCOMPARE(QString::fromStdString(row.name(1).english()), QStringLiteral("GPTBot + 1"));
    QCOMPARE(QString::fromStdString(row.name().english()),
             QStringLiteral("GPTBot, CCBot and others"));
}

QTEST_GUILESS_MAIN(TestAgentCount)
#include "tst_agentcount.moc"
