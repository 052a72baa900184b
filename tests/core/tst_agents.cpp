// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/agentfacts.h"
#include "core/agents/agentpattern.h"
#include "core/agents/agentsdata.h"
#include "core/agents/identity.h"
#include "core/agents/patternfilter.h"
#include "core/agents/registry.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <QElapsedTimer>
#include <QMap>
#include <QSet>
#include <QTest>

#include <memory>
#include <random>

using namespace gatepost;

namespace {

/// "name", or "name token" where they differ, own token if that differs from the name; category and where it
/// is from; fall-back tokens; "unknown" if the registry does not know it.
std::string printed(const std::expected<Identity, Message> &identity) {
    if (!identity)
        return "error";
    std::string text = identity->name;
    if (identity->token != identity->name)
        text += " → " + identity->token;
    if (identity->ownToken != identity->name)
        text += " | " + identity->ownToken;
    if (identity->category)
        text += ", " + std::string(categoryName(*identity->category)) + " by " +
                std::string(categorySourceName(identity->categorySource));
    for (const std::string &token : identity->fallbackTokens)
        text += ", then " + token;
    if (identity->known == nullptr)
        text += ", unknown";
    return text;
}

const char *kindName(AgentValueKind kind) {
    switch (kind) {
    case AgentValueKind::Empty: return "empty";
    case AgentValueKind::Star: return "star";
    case AgentValueKind::Token: return "token";
    case AgentValueKind::Glob: return "glob";
    case AgentValueKind::Regex: return "regex";
    }
    return "?";
}

/// The plain definition of a glob, in time that may explode.
bool slowGlob(std::string_view glob, std::string_view name) {
    if (glob.empty())
        return name.empty();
    if (glob.front() == '*')
        return slowGlob(glob.substr(1), name) || (!name.empty() && slowGlob(glob, name.substr(1)));
    return !name.empty() &&
           QChar::toLower(uint(glob.front())) == QChar::toLower(uint(name.front())) &&
           slowGlob(glob.substr(1), name.substr(1));
}

const std::string kHeader =
    "token\toperator\tcategory\tai\tkind\tstatus\tobeys_robots\tobeys_star\t"
    "obeys_crawl_delay\tfallback_tokens\tdocumentation\n";

} // namespace

class TestAgents : public QObject {
    Q_OBJECT

private slots:
    void everyRowOfTheRegistryIsRead();
    void registryCounts();
    void rowsAreReadWhole();
    void lookups();
    void malformedRegistries_data();
    void malformedRegistries();
    void categories();
    void similarTokens();
    void similarIsCheapForLongTokens();
    void identitiesS10_data();
    void identitiesS10();
    void categoriesS11();
    void flagsS18();
    void everyKnownTokenIdentifiesItself();
    void identityOfAnotherRegistry();
    void headersAreReadQuickly();
    void longHeadersAreLinear();
    void cutValuesS14();
    void productTokensS14();
    void valueKindsS15();
    void patternsS15_data();
    void patternsS15();
    void malformedPatterns();
    void globsAgreeWithTheirDefinition();
    void hostileGlobsAreLinear();
    void requiredLiterals();
    void longRegexesAreRefused();
    void hostileRegexesAreBounded();
};

void TestAgents::everyRowOfTheRegistryIsRead() {
    const auto registry = Registry::parse(kAgentsTsv);
    QVERIFY2(registry.has_value(), registry ? "" : registry.error().english().c_str());
    QCOMPARE(registry->agents().size(), 211U);
    QCOMPARE(Registry::builtIn().agents().size(), 211U);
    // The list that is compiled in is read without checks: it says what the checked one says.
    QVERIFY(agentChanges(*registry, Registry::builtIn()).empty());
    QVERIFY(agentChanges(Registry::builtIn(), *registry).empty());
    QCOMPARE(Registry::builtIn().sha256(), registry->sha256());
    QVERIFY(Registry::builtIn().date() == registry->date());
}

void TestAgents::registryCounts() {
    QMap<QString, int> counts;
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        ++counts[QStringLiteral("1 ") + QString::fromUtf8(categoryName(*agent.category))];
        ++counts[QStringLiteral("2 ") + QString::fromUtf8(agentKindName(agent.kind))];
        ++counts[QStringLiteral("3 ") + QString::fromUtf8(agentStatusName(agent.status))];
        ++counts[agent.ai ? QStringLiteral("4 ai") : QStringLiteral("4 not ai")];
        if (agent.obeysStar == Documented::No)
            ++counts[QStringLiteral("5 passes over *")];
        if (agent.obeysRobots == Documented::No)
            ++counts[QStringLiteral("6 passes over robots.txt")];
        if (agent.obeysCrawlDelay == Documented::Yes)
            ++counts[QStringLiteral("7 keeps Crawl-delay")];
        if (!agent.fallbackTokens.empty())
            ++counts[QStringLiteral("8 falls back")];
    }
    QStringList printedCounts;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        printedCounts << it.key().mid(2) + QStringLiteral(": %1").arg(it.value());
    QCOMPARE(printedCounts.join(u'\n'), QStringLiteral("ad-network: 8\n"
                                                       "ai-assistant: 34\n"
                                                       "ai-researcher: 10\n"
                                                       "code-assistant: 8\n"
                                                       "content-generator: 8\n"
                                                       "data-harvester: 87\n"
                                                       "monitoring: 16\n"
                                                       "search-indexer: 40\n"
                                                       "crawler: 157\n"
                                                       "library: 3\n"
                                                       "policy-token: 8\n"
                                                       "user-fetcher: 43\n"
                                                       "current: 203\n"
                                                       "legacy: 1\n"
                                                       "retired: 6\n"
                                                       "unconfirmed: 1\n"
                                                       "ai: 168\n"
                                                       "not ai: 43\n"
                                                       "passes over *: 10\n"
                                                       "passes over robots.txt: 17\n"
                                                       "keeps Crawl-delay: 21\n"
                                                       "falls back: 11"));
}

void TestAgents::rowsAreReadWhole() {
    const auto registry = Registry::parse(
        kHeader + "Foo Bot\tAcme, Inc.\tAi-Assistant\tno\tlibrary\tretired\tyes\tno\tunknown\t"
                  "One  Two/2\thttps://a.example/\r\n"
                  "Bar/1\tunknown\tmonitoring\tyes\tcrawler\tcurrent\tunknown\tunknown\tyes\t\t");
    QVERIFY2(registry.has_value(), registry ? "" : registry.error().english().c_str());
    QCOMPARE(registry->agents().size(), 2U);
    const KnownAgent &foo = registry->agents()[0];
    QCOMPARE(foo.token, "Foo Bot");
    QCOMPARE(foo.operatorName, "Acme, Inc.");
    QVERIFY(foo.category == Category::AiAssistant);
    QVERIFY(!foo.ai);
    QVERIFY(foo.kind == AgentKind::Library);
    QVERIFY(foo.status == AgentStatus::Retired);
    QVERIFY(foo.obeysRobots == Documented::Yes);
    QVERIFY(foo.obeysStar == Documented::No);
    QVERIFY(foo.obeysCrawlDelay == Documented::Unknown);
    QVERIFY((foo.fallbackTokens == std::vector<std::string>{"One", "Two/2"}));
    QCOMPARE(foo.documentation, "https://a.example/");
    QVERIFY(registry->agents()[1].obeysCrawlDelay == Documented::Yes);
    QVERIFY(registry->agents()[1].documentation.empty());
}

void TestAgents::lookups() {
    struct {
        std::string_view token;
        std::string_view expected; // the registry's spelling
    } const cases[] = {
        {"GPTBot", "GPTBot"},
        {"gptbot", "GPTBot"},
        {"Kangaroo Bot", "Kangaroo Bot"},
        {"kangaroo bot", "Kangaroo Bot"},
        {"Kangaroo", ""},
        {"MistralAI-User/1.0", ""},
        {"MistralAI-User", "MistralAI-User"},
        {"MistralAI-User/2.0", ""},
        {"iaskspider", "iaskspider"},
        {"iaskspider/2.0", "iaskspider/2.0"},
        {"Brightbot 1.0", "Brightbot 1.0"},
        {"Brightbot", "Brightbot"},
        {"archive.org_bot", "archive.org_bot"},
        {"GPTBot ", ""},
        {"GPTBo", ""},
        {"", ""},
    };
    for (const auto &row : cases) {
        const KnownAgent *found = Registry::builtIn().find(row.token);
        QCOMPARE(found == nullptr ? std::string() : found->token, row.expected);
    }
    QVERIFY(Registry::builtIn().find(std::string(1000000, 'x')) == nullptr);
    QVERIFY(Registry().find("GPTBot") == nullptr);

    // A whole token beats another's token without its version, whatever their order.
    const std::string rest = "\tx\tmonitoring\tyes\tcrawler\tcurrent\tyes\tyes\tyes\t\t\n";
    const auto registry = Registry::parse(kHeader + "Foo/1.0" + rest + "Foo" + rest);
    QVERIFY(registry.has_value());
    QCOMPARE(registry->find("foo")->token, "Foo");
    QCOMPARE(registry->find("foo/1.0")->token, "Foo/1.0");
    const auto versioned = Registry::parse(kHeader + "Foo/1.0" + rest + "Bar/x" + rest);
    QVERIFY(versioned.has_value());
    QCOMPARE(versioned->find("FOO")->token, "Foo/1.0");
    QVERIFY(versioned->find("foo/2.0") == nullptr);
    QVERIFY(versioned->find("bar") == nullptr);
    QCOMPARE(printed(identify("foo/2.0", {}, *versioned)), "foo → Foo/1.0, monitoring by registry");
    // Longer than any real token.
    const std::string longToken(limits::kAgentName, 'L');
    const auto longOne = Registry::parse(kHeader + longToken + rest);
    QVERIFY(longOne.has_value());
    QVERIFY(longOne->find(std::string(limits::kAgentName, 'l')) != nullptr);
    QVERIFY(!Registry::parse(kHeader + longToken + "L" + rest));
}

void TestAgents::malformedRegistries_data() {
    QTest::addColumn<QString>("tsv");
    QTest::addColumn<QString>("error");
    const QString head = QString::fromStdString(kHeader);
    const QString good =
        QStringLiteral("A\tx\tmonitoring\tyes\tcrawler\tcurrent\tyes\tyes\tyes\t\t\n");
    const auto row = [](const char *name, const QString &tsv, const char *error) {
        QTest::newRow(name) << tsv << QString::fromUtf8(error);
    };
    row("empty", {}, "line 1: “” is not a column of a list of agents");
    row("no header", good, "line 1: “A” is not a column of a list of agents");
    row("other header", head.chopped(1) + QStringLiteral("\tmore\n"),
        "line 1: “more” is not a column of a list of agents");
    row("a column twice", head.chopped(1) + QStringLiteral("\tKIND\n"),
        "line 1: the column “KIND” is named twice");
    row("no token column", QStringLiteral("operator\tkind\n"),
        "line 1: the column “token” is missing");
    row("too few", head + good + QStringLiteral("B\tx\n"), "line 3: 2 cells, 11 are expected");
    row("too many", head + good.chopped(1) + QStringLiteral("\tx\n"),
        "line 2: 12 cells, 11 are expected");
    row("no token", head + good.mid(1), "line 2: column token: “” is not a name of an agent");
    row("a star", head + QStringLiteral("*") + good.mid(1),
        "line 2: column token: “*” is not a name of an agent");
    row("category",
        head + QString(good).replace(QStringLiteral("monitoring"), QStringLiteral("crawling")),
        "line 2: column category: “crawling” is not one of the eight categories");
    row("ai",
        head + QString(good).replace(QStringLiteral("\tyes\tcrawler"),
                                     QStringLiteral("\tmaybe\tcrawler")),
        "line 2: column ai: “maybe” is not yes or no");
    row("kind", head + QString(good).replace(QStringLiteral("crawler"), QStringLiteral("robot")),
        "line 2: column kind: “robot” is not crawler, user-fetcher, policy-token or library");
    row("twice", head + good + good.toLower(), "line 3: “a” is already in line 2");
    row("another version", QStringLiteral("# gatepost-agents 3 2026-11-22\n") + head,
        "line 1: a list of version “3”; this program reads version 2: a newer Gatepost may read "
        "it");
    row("no day", QStringLiteral("# gatepost-agents 2 yesterday\n") + head,
        "line 1: “yesterday” is not a day such as 2026-11-22");
    row("cut", QStringLiteral("# gatepost-agents 2 2026-11-22 00ff\n") + head,
        "line 1: the list is not the one that its first line names: it was changed or cut on its "
        "way");
    row("a control character", head + QStringLiteral("A\x01") + good.mid(1),
        "line 2: column token: the value is not plain text: it contains control or invisible "
        "characters, or bytes that are not UTF-8");
    row("reads", QStringLiteral("token\treads\nA\thumans.txt\n"),
        "line 2: column reads: “humans.txt” is not robots.txt, robots-ai.txt or robots2.txt");
    row("behaviour", QStringLiteral("token\tbehaviour\nA\tlurking\n"),
        "line 2: column behaviour: “lurking” is not search, agent, training or mixed");
    row("source date", QStringLiteral("token\tsource_date\nA\t2026-02-30\n"),
        "line 2: column source_date: “2026-02-30” is not a day such as 2026-11-22");
}

void TestAgents::malformedRegistries() {
    QFETCH(const QString, tsv);
    QFETCH(const QString, error);
    const auto registry = Registry::parse(tsv.toStdString());
    QVERIFY(!registry.has_value());
    QCOMPARE(QString::fromStdString(registry.error().english()), error);
}

void TestAgents::categories() {
    QSet<QByteArray> names;
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        const std::string_view name = categoryName(category);
        QVERIFY(parseCategory(name) == category);
        QVERIFY(parseCategory(
                    QByteArray(name.data(), qsizetype(name.size())).toUpper().toStdString()) ==
                category);
        QVERIFY(!categoryMeaning(category).empty());
        names.insert(QByteArray(name.data(), qsizetype(name.size())));
    }
    QCOMPARE(names.size(), qsizetype(kCategoryCount));
    QVERIFY(!parseCategory(""));
    QVERIFY(!parseCategory("search"));
    QVERIFY(!parseCategory("ai-assistant "));
}

void TestAgents::similarTokens() {
    struct {
        std::string_view token;
        const char *expected;
    } const cases[] = {
        {"GPTBto", "GPTBot"},
        {"GTPBot", "GPTBot"},
        {"gptbott", "GPTBot"},
        {"ClaudBot", "ClaudeBot"},
        {"Goglebott", "Googlebot"},
        {"PerplexityBott", "PerplexityBot"},
        {"GPTBot", ""},
        {"NewsHound", ""},
        {"Bot", ""},
        {"", ""},
    };
    for (const auto &row : cases) {
        QStringList tokens;
        for (const std::string_view token : Registry::builtIn().similar(row.token))
            tokens << QString::fromUtf8(token);
        QCOMPARE(tokens.join(u' '), QString::fromLatin1(row.expected));
    }
    QVERIFY(Registry::builtIn().similar("Googlebot-Inage").size() <= 3);
    QCOMPARE(Registry::builtIn().similar("Googlebot-Inage").front(), "Googlebot-Image");
}

void TestAgents::similarIsCheapForLongTokens() {
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 100; ++i)
        QVERIFY(Registry::builtIn().similar(std::string(1 << 20, 'x')).empty());
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestAgents::identitiesS10_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    // The whole text is a token of the registry.
    add("GPTBot", "GPTBot, data-harvester by registry");
    add("  gptbot\n", "gptbot → GPTBot, data-harvester by registry");
    add("Kangaroo Bot", "Kangaroo Bot | Kangaroo, data-harvester by registry");
    add("kangaroo bot", "kangaroo bot → Kangaroo Bot | kangaroo, data-harvester by registry");
    add("MistralAI-User/1.0", "MistralAI-User, ai-assistant by registry");
    add("ChatGPT Agent", "ChatGPT Agent | ChatGPT, ai-assistant by registry");
    add("Googlebot-Image", "Googlebot-Image, search-indexer by registry, then Googlebot");
    // An identity.
    add("GPTBot/1.2", "GPTBot, data-harvester by registry");
    add("GPTBot/1.2 (ai-researcher)", "GPTBot, ai-researcher by identity");
    add("GPTBot (ai-researcher)", "GPTBot, ai-researcher by identity");
    add("GPTBot/1.2(AI-Researcher)", "GPTBot, ai-researcher by identity");
    add("GPTBot/1.2 \t (monitoring) ", "GPTBot, monitoring by identity");
    add("NewsHound", "NewsHound, unknown");
    add("NewsHound/1.0", "NewsHound, unknown");
    add("NewsHound/1.0-beta+2/x", "NewsHound, unknown");
    add("NewsHound/1.0 (code-assistant)", "NewsHound, code-assistant by identity, unknown");
    add("MistralAI-User/2.0", "MistralAI-User, ai-assistant by registry");
    add("MistralAI-User", "MistralAI-User, ai-assistant by registry");
    add("iaskspider/2.0", "iaskspider/2.0 | iaskspider, data-harvester by registry");
    add("iaskspider/3.1", "iaskspider, data-harvester by registry");
    add("Brightbot 1.0", "Brightbot 1.0 | Brightbot, data-harvester by registry");
    add("company1-ai", "company1-ai, unknown");
    // No identity, so a header.
    add("Foo!Bar", "Foo, unknown");
    add("Googlebot:2.1", "Googlebot, search-indexer by registry");
    add("\"GPTBot\"", "GPTBot, data-harvester by registry");
    add("GPTBot; (monitoring)", "GPTBot, data-harvester by registry");
    add("Ünibot/3", "nibot, unknown");
    add("GPTBot/1.2 (something else)", "GPTBot, data-harvester by registry");
    add("NewsHound/1.0 ()", "NewsHound, unknown");
    add("NewsHound/1.0 ( monitoring )", "NewsHound, unknown");
    add("NewsHound/1.0 (monitoring) x", "NewsHound, unknown");
    add("NewsHound/ (monitoring)", "NewsHound, unknown");
    add("News Hound", "News, unknown");
    add("Kangaroo Bot/1.0", "Kangaroo Bot | Kangaroo, data-harvester by registry");
    add("Kangaroo Bot/1.0 (monitoring)", "Kangaroo Bot | Kangaroo, monitoring by identity");
    add("iaskspider/2.0 (monitoring)", "iaskspider/2.0 | iaskspider, monitoring by identity");
    add("iaskspider/2.0.1", "iaskspider, data-harvester by registry");
    add("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; "
        "+https://openai.com/gptbot)",
        "GPTBot, data-harvester by registry");
    add("Mozilla/5.0 (compatible; NewsHound/0.3; +https://hound.example/about)",
        "NewsHound, unknown");
    add("Mozilla/5.0 (Compatible; NewsHound/0.3)", "NewsHound, unknown");
    add("Mozilla/5.0 (incompatible; NewsHound/0.3)", "NewsHound, unknown");
    add("Mozilla/5.0 (compatible ; NewsHound/0.3)", "Mozilla, unknown");
    add("Mozilla/5.0 (x; compatible;)", "Mozilla, unknown");
    add("Mozilla/5.0 (compatible; NewsHound/0.3; compatible; Other/1)", "NewsHound, unknown");
    add("curl/8.5.0 (x86_64-pc-linux-gnu) libcurl/8.5.0", "curl, unknown");
    add("Mozilla/5.0 (compatible; Foo/1; MistralAI-User/9)",
        "MistralAI-User, ai-assistant by registry");
    add("Mozilla/5.0 (compatible; Foo/1; iAskSpider/2.0)",
        "iAskSpider/2.0 → iaskspider/2.0 | iAskSpider, data-harvester by registry");
    add("Foo/1 (bar) ccbot", "ccbot → CCBot, data-harvester by registry");
    // Addresses are left out before a token is looked for.
    add("Foo/1 (+http://x.example/GPTBot; y)", "Foo, unknown");
    add("Foo/1 (HTTPS://x.example/a GPTBot)", "GPTBot, data-harvester by registry");
    add("(+https://x.example/bot) NewsHound", "NewsHound, unknown");
    add("(compatible; http://x.example/bot NewsHound y)", "NewsHound, unknown");
    add("a (GPTBothttp://x.example/)", "GPTBot, data-harvester by registry");
    add("a (ftp://GPTBot/)", "a, unknown");
    // A word after a slash is a version, or part of an address.
    add("Foo/GPTBot", "Foo, unknown");
    add("Foo/1 (+openai.com/gptbot)", "Foo, unknown");
    add("Foo/1 (?for=gptbot)", "Foo, unknown");
    // Of several the first; of those that begin at one place the longest.
    add("GPTBot,ClaudeBot", "GPTBot, data-harvester by registry");
    add("ClaudeBot GPTBot", "ClaudeBot, data-harvester by registry");
    add("Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
        "Sogou, search-indexer by registry");
    add("Brightbot 1.0 (x)", "Brightbot 1.0 | Brightbot, data-harvester by registry");
    add("Mozilla/5.0 (compatible; Datenbank Crawler/1.0)",
        "Datenbank Crawler | Datenbank, data-harvester by registry");
    // Inside another word it is another name.
    add("GPTBot2/1.0", "GPTBot2, unknown");
    add("GPTBot.example/1", "GPTBot.example, unknown");
    add("MyGPTBot", "MyGPTBot, unknown");
    // A word with a sign of robots, where nothing is after "compatible;" but what browsers write there.
    add("Mozilla/5.0 (X11; Linux) FooBot/1.0", "FooBot, unknown");
    add("Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; FooBot 1.0)", "FooBot, unknown");
    add("Mozilla/5.0 (compatible; NewsHound/0.3; feedback-bot@hound.example)",
        "NewsHound, unknown");
    // Nobody.
    add("", "error");
    add("  \t", "error");
    add("!!!", "error");
    add("/1.0", "1.0, unknown");
    add("()", "error");
    add("*", "error");
    add("(+https://x.example/GPTBot)", "error");
    add("http://foo.example", "error");
    add("日本", "error");
}

void TestAgents::identitiesS10() {
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const QByteArray utf8 = text.toUtf8();
    const auto buffer = std::make_unique<char[]>(std::size_t(utf8.size()));
    std::ranges::copy(utf8, buffer.get());
    const auto identity = identify({buffer.get(), std::size_t(utf8.size())});
    QCOMPARE(QString::fromStdString(printed(identity)), expected);
    if (!identity)
        QVERIFY(identity.error().english().size() > 20);
}

void TestAgents::categoriesS11() {
    QCOMPARE(printed(identify("GPTBot", Category::Monitoring)), "GPTBot, monitoring by option");
    QCOMPARE(printed(identify("GPTBot/1 (code-assistant)", Category::Monitoring)),
             "GPTBot, code-assistant by identity");
    QCOMPARE(printed(identify("NewsHound", Category::Monitoring)),
             "NewsHound, monitoring by option, unknown");
    QCOMPARE(categorySourceName(CategorySource::None), "");
}

void TestAgents::flagsS18() {
    QVERIFY(identify("NewsHound")->isAi());
    QVERIFY(identify("GPTBot")->isAi());
    QVERIFY(!identify("AhrefsBot")->isAi());
    QVERIFY(identify("AdsBot-Google")->ignoresStar());
    QVERIFY(!identify("GPTBot")->ignoresStar());
    QVERIFY(!identify("NewsHound")->ignoresStar());
    QVERIFY(identify("Google-Extended")->known->kind == AgentKind::PolicyToken);
}

void TestAgents::everyKnownTokenIdentifiesItself() {
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        const auto identity = identify(agent.token);
        QVERIFY(identity.has_value());
        QVERIFY(identity->known.get() == &agent);
        QCOMPARE(identity->token, agent.token);
        QCOMPARE(identity->ownToken, cutAgentValue(agent.token));
        QCOMPARE(identity->fallbackTokens.size(), agent.fallbackTokens.size());
        for (const std::string &token : agent.fallbackTokens)
            QVERIFY2(Registry::builtIn().find(token) != nullptr || token == "Yandex",
                     token.c_str());
    }
}

void TestAgents::identityOfAnotherRegistry() {
    const Registry empty;
    QCOMPARE(printed(identify("GPTBot", {}, empty)), "GPTBot, unknown");
    const auto registry =
        Registry::parse(kHeader + "NewsHound\tx\tmonitoring\tyes\tcrawler\tcurrent\tyes\tyes\tyes\t"
                                  "Hound/2 Dog\t\n");
    QVERIFY(registry.has_value());
    QCOMPARE(printed(identify("newshound/3", {}, *registry)),
             "newshound → NewsHound, monitoring by registry, then Hound, then Dog");
}

void TestAgents::headersAreReadQuickly() {
    constexpr int kRounds = 20000;
    const std::string header = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; "
                               "GPTBot/1.3; +https://openai.com/gptbot)";
    QElapsedTimer timer;
    timer.start();
    std::size_t bytes = 0;
    for (int i = 0; i < kRounds; ++i)
        bytes += identify(header)->name.size();
    const double microseconds = double(timer.nsecsElapsed()) / 1000 / kRounds;
    qInfo("identify: %.2f µs a header", microseconds);
    QCOMPARE(bytes, std::size_t(6 * kRounds));
    QVERIFY(microseconds < 50); // generous: sanitizers, busy machines
}

void TestAgents::longHeadersAreLinear() {
    for (const char *part : {"a ", "http://", "https://x ", "compatible;", "://", "(((", "a.b/"}) {
        std::string header;
        while (header.size() < (1U << 20))
            header += part;
        QElapsedTimer timer;
        timer.start();
        const auto identity = identify(header + " (x)");
        QVERIFY2(timer.elapsed() < 2000, part);
        QVERIFY(!identity || !identity->name.empty());
    }
}

void TestAgents::cutValuesS14() {
    struct {
        std::string_view value;
        std::string_view expected;
    } const cases[] = {
        {"GPTBot", "GPTBot"},
        {"GPTBot/1.0", "GPTBot"},
        {"Kangaroo Bot", "Kangaroo"},
        {"A\tB", "A"},
        {"A\vB", "A"},
        {"Mozilla/5.0 (x)", "Mozilla"},
        {"/x", ""},
        {"", ""},
        {"AI2Bot", "AI2Bot"},
        {"^Google.*/2", "^Google.*"},
        {"*", "*"},
        {"Foo#Bar", "Foo#Bar"},
    };
    for (const auto &row : cases)
        QCOMPARE(cutAgentValue(row.value), row.expected);
}

void TestAgents::productTokensS14() {
    for (const char *token : {"GPTBot", "Google-Extended", "ia_archiver", "*", "-", "_"})
        QVERIFY2(isProductToken(token), token);
    for (const char *token :
         {"AI2Bot", "archive.org_bot", "", "**", "*-ai", "a b", "Ünibot", "a/b"})
        QVERIFY2(!isProductToken(token), token);
}

void TestAgents::valueKindsS15() {
    struct {
        std::string_view cut;
        const char *expected;
    } const cases[] = {
        {"", "empty"},       {"*", "star"},     {"***", "star"},   {"GPTBot", "token"},
        {"AI2Bot", "token"}, {"a.b", "token"},  {"*-ai", "glob"},  {"a*b", "glob"},
        {"Bot*", "glob"},    {"**a", "glob"},   {"a*.b", "glob"},  {".*", "regex"},
        {"a.*b", "regex"},   {"*.*", "regex"},  {"a\\b", "regex"}, {"^a", "regex"},
        {"a$", "regex"},     {"[ab]", "regex"}, {"a]", "regex"},   {"(a", "regex"},
        {"a)", "regex"},     {"a{2}", "regex"}, {"a}", "regex"},   {"a|b", "regex"},
        {"a+", "regex"},     {"a?", "regex"},   {"*a?", "regex"},  {"Foo!", "token"},
    };
    for (const auto &row : cases)
        QCOMPARE(kindName(agentValueKind(row.cut)), row.expected);
}

void TestAgents::patternsS15_data() {
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("matches");
    const auto add = [](const char *pattern, const char *name, bool matches) {
        QTest::addRow("%s on %s", pattern, name)
            << QByteArray(pattern) << QByteArray(name) << matches;
    };
    // A glob matches the whole name.
    add("*-ai", "company1-ai", true);
    add("*-ai", "COMPANY1-AI", true);
    add("*-AI", "company1-ai", true);
    add("*-ai", "company1-air", false);
    add("*-ai", "-ai", true);
    add("*-ai", "ai", false);
    add("Bot*", "BotX", true);
    add("Bot*", "XBot", false);
    add("*bot*", "xBotty", true);
    add("a*b*c", "a-b-c", true);
    add("a*b*c", "abc", true);
    add("a*b*c", "acb", false);
    add("a*a", "a", false);
    add("a*a", "aa", true);
    add("ab*ba", "aba", false);
    add("*a*a*", "a", false);
    add("*aab*", "aaab", true);
    add("**x**", "axb", true);
    add("a*.b", "axxb", false);
    add("a*.b", "axx.b", true);
    // A regular expression is searched for.
    add("^Google.*", "Googlebot", true);
    add("^google.*", "GOOGLEBOT", true);
    add("^Google.*", "MyGoogle", false);
    add("oogle.*", "Googlebot", true);
    add("(foo|bar)bot", "MyBarBot2", true);
    add("^(foo|bar)bot$", "MyBarBot", false);
    add("bot-[0-9]+", "bot-42", true);
    add("bot-[0-9]+$", "bot-4x", false);
    add("bot\\.", "robot.", true);
    add("\\bai\\b", "x-ai-y", true);
    add("^.{3}$", "\xc3\xa9\xc3\xa9\xc3\xa9", true);
    add("^\xc3\x89t.+$", "\xc3\xa9ta", true);
    add("$", "x", true);
    // Bytes that are no UTF-8, in the name, in the pattern.
    add("^a.b$",
        "a\xff"
        "b",
        true);
    add("^a.b$",
        "a\xff\xff"
        "b",
        false);
    add("^a\xff+b$",
        "a\xff\xff"
        "b",
        true);
    add("a\xff*",
        "a\xff"
        "b",
        true);
}

void TestAgents::patternsS15() {
    QFETCH(const QByteArray, pattern);
    QFETCH(const QByteArray, name);
    QFETCH(const bool, matches);
    const auto compiled = AgentPattern::compile(pattern.toStdString());
    QVERIFY2(compiled.has_value(), compiled ? "" : compiled.error().english().c_str());
    QCOMPARE(compiled->matches(name.toStdString()), matches);
    QCOMPARE(compiled->matches(name.toStdString()), matches); // nothing is remembered
}

void TestAgents::malformedPatterns() {
    for (const char *pattern : {"(", "a)", "[a", "*.*", "+a", "(?=a)b", "(?!a)b", "(?<=a)b",
                                "(a)\\1", "a{2000}", "\\", "a**+", "[z-a]"}) {
        const auto compiled = AgentPattern::compile(pattern);
        QVERIFY2(!compiled.has_value(), pattern);
        QVERIFY(!compiled.error().empty());
    }
}

void TestAgents::globsAgreeWithTheirDefinition() {
    std::mt19937 random(20261121);
    const auto word = [&](std::string_view letters, unsigned most) {
        std::string text;
        for (unsigned i = random() % (most + 1); i > 0; --i)
            text += letters[random() % letters.size()];
        return text;
    };
    int matched = 0;
    int tried = 0;
    while (tried < 20000) {
        const std::string glob = word("aAb**-", 9);
        if (agentValueKind(glob) != AgentValueKind::Glob)
            continue;
        ++tried;
        const auto pattern = AgentPattern::compile(glob);
        QVERIFY(pattern.has_value());
        for (int i = 0; i < 4; ++i) {
            const std::string name = word("abB-", 10);
            const bool expected = slowGlob(glob, name);
            matched += expected ? 1 : 0;
            QVERIFY2(pattern->matches(name) == expected, (glob + " on " + name).c_str());
        }
    }
    QVERIFY(matched > 2000 && matched < 60000); // both answers were put to the test

    // Long parts that resemble themselves, in names made of their beginnings.
    matched = 0;
    for (tried = 0; tried < 20000; ++tried) {
        const std::string part = "a" + word("aab", 11);
        std::string name;
        for (unsigned i = 1 + random() % 4; i > 0; --i)
            name += part.substr(0, 1 + random() % part.size());
        name += word("ab", 2);
        const bool expected = name.contains(part);
        matched += expected ? 1 : 0;
        const std::string glob = '*' + part + '*';
        QVERIFY2(AgentPattern::compile(glob)->matches(name) == expected,
                 (glob + " on " + name).c_str());
    }
    QVERIFY(matched > 2000 && matched < 18000);
}

void TestAgents::hostileGlobsAreLinear() {
    const std::string as(1 << 18, 'a');
    std::string stars;
    for (int i = 0; i < (1 << 17); ++i)
        stars += "*a";
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!AgentPattern::compile("*" + as + "b*")->matches(as + as));
    QVERIFY(AgentPattern::compile("*" + as + "*")->matches(as + as));
    QVERIFY(AgentPattern::compile(stars)->matches(as));
    QVERIFY(!AgentPattern::compile(stars + "*b*")->matches(as));
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

void TestAgents::hostileRegexesAreBounded() {
    QElapsedTimer timer;
    timer.start();
    const std::string name(1 << 16, 'a');
    for (const char *regex : {"(a*)*b", "(a|aa)+$b", "(.*)(.*)(.*)(.*)(.*)b", "^(a?){200}a{200}$",
                              "((a{30}){30}){30}", "[^b]*[^c]*[^d]*$x"}) {
        if (const auto pattern = AgentPattern::compile(regex))
            QVERIFY(!pattern->matches(name));
    }
    std::string deep(100000, '(');
    deep.append(100000, ')');
    if (const auto pattern = AgentPattern::compile(deep)) // an empty group is found everywhere
        QVERIFY(pattern->matches("x"));
    // What is short may not be large: a file holds twenty thousand such lines.
    for (const char *large : {"\\pL{8}x", "\\pL{20}", "(.{9}){99}", "[^a]{999}"})
        QVERIFY2(!AgentPattern::compile(large), large);
    // Nor is a long one refused that says no more than its length.
    std::string names = "(bot";
    for (int i = 0; i < 1200; ++i)
        names += "|crawler" + std::to_string(i);
    for (const std::string &taken : {names + ")$", std::string("a{1000}"), std::string("\\pL+bot"),
                                     std::string(".{200}"), std::string("\\w{1,200}-ai$")})
        QVERIFY2(AgentPattern::compile(taken), taken.substr(0, 40).c_str());
    QVERIFY(AgentPattern::compile(names + ")$")->matches("aCrawler1199"));
    QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
}

/// What is looked for before a pattern is tried: never more than what every match contains.
void TestAgents::requiredLiterals() {
    const std::pair<const char *, const char *> rows[] = {
        {"*-AI", "-ai"},
        {"gpt*Bot", "gpt"},
        {"a*bc*d", "bc"},
        {"*.bot", "bot"},
        {".*bot$", "bot"},
        {"^GPT.*", "gpt"},
        {"ab*.*", "a"},
        {"abc?d.*", "ab"},
        {"ab+c.*", "ab"},
        {"a.b-c_d$", "b-c_d"},
        {"x?.*", ""},
        {".*", ""},
        {"(foo|bar)", ""},
        {"(a|b)12+x.*", "12"},
        {"a(b|c)*de", "de"},
        {"a((b|c)x)?de|f", ""},
        {"foo|bar", ""},
        {"fo{0}.*", "f"},
        {"[gG]pt", "pt"},
        {"\\bbot", "bot"},
        {"caf\xC3\xA9.*", "caf"},
        {"a#b.*", "a"},
        {"[]a]bc", "bc"},
        {"[^]a]bc", "bc"},
        {"[\\]a]bc", "bc"},
        {"[[:alpha:]]bc", ""},
        {"ab{2,3}cd", "cd"},
        {"abc{x", "ab"},
        {"a\\.bcd", "bcd"},
        {"\\x41bcd", ""},
        {"\\Qa|b\\Ecd", ""},
        {"\\pLbcd", ""},
        {"(\\)a)bc", "bc"},
        {"((a{1,50}){1,15}b)*4711", "4711"},
    };
    for (const auto &[pattern, literal] : rows)
        QVERIFY2(requiredLiteral(pattern) == literal,
                 (std::string(pattern) + ": " + requiredLiteral(pattern)).c_str());
    // Whatever matches contains it: random expressions, beside RE2.
    std::mt19937 dice(7);
    const auto below = [&dice](std::size_t n) { return dice() % n; };
    static constexpr const char *kParts[] = {"a",    "b",    "c",    "ab",  "(a|b)", "(bc)",
                                             "[ab]", "[^a]", ".",    "\\.", "\\w",   "^",
                                             "$",    "-",    "[]b]", "\\b"};
    static constexpr const char *kTimes[] = {"", "", "", "*", "?", "+", "{2}", "{0,1}", "*?", "|"};
    std::size_t matched = 0;
    for (int round = 0; round < 4'000; ++round) {
        std::string expression;
        for (std::size_t left = 1 + below(5); left > 0; --left)
            expression +=
                std::string(kParts[below(std::size(kParts))]) + kTimes[below(std::size(kTimes))];
        if (agentValueKind(expression) != AgentValueKind::Regex)
            continue;
        const auto compiled = AgentPattern::compile(expression);
        const std::string required = requiredLiteral(expression);
        for (int i = 0; compiled && i < 20; ++i) {
            std::string name;
            for (std::size_t left = below(7); left > 0; --left)
                name += "abcABC.-]"[below(9)];
            if (!compiled->matches(name))
                continue;
            ++matched;
            QVERIFY2(mayMatch(required, name), (expression + " matches " + name).c_str());
        }
    }
    QVERIFY(matched > 10'000);
    // And these.
    for (const auto &[pattern, literal] : rows) {
        const auto compiled = AgentPattern::compile(pattern);
        for (const char *name : {"x-ai", "GPTBot", "gptxbot", "aXbcXd", "a.bot", "robot", "a", "ab",
                                 "abd", "abcd", "abc", "a1b-c_d", "foo", "fbar", "cafe"})
            if (compiled && compiled->matches(name))
                QVERIFY2(toLower(name).contains(literal), pattern);
    }
}

void TestAgents::longRegexesAreRefused() {
    const auto compiled = [](std::size_t size) {
        return AgentPattern::compile(std::string(size - 2, 'a') + ".*");
    };
    QVERIFY(compiled(kMostRegexBytes).has_value());
    const auto refused = compiled(kMostRegexBytes + 1);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().english(), "longer than 16384 bytes");
    QVERIFY(
        AgentPattern::compile(std::string(kMostRegexBytes + 1, 'a') + "*").has_value()); // a glob
}

QTEST_APPLESS_MAIN(TestAgents)
#include "tst_agents.moc"
