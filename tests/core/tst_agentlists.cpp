// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/agentsdata.h"
#include "core/agents/importagents.h"
#include "core/text/digest.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace gatepost;

namespace {

/// "token field=value …; token …", then problems, a line each.
QString shown(const AgentList &list) {
    QString out;
    for (const AgentFacts &facts : list.agents) {
        out += QString::fromStdString(facts.token);
        for (const AgentField field : agentFields())
            if (const auto &value = facts[field])
                out += QStringLiteral(" %1=%2").arg(
                    QString::fromUtf8(agentFieldName(field).data(),
                                      qsizetype(agentFieldName(field).size())),
                    QString::fromStdString(*value));
        out += QLatin1Char('\n');
    }
    for (const AgentProblem &problem : list.problems)
        out += QStringLiteral("! %1\n").arg(QString::fromStdString(problem.text.english()));
    return out;
}

QString changesOf(const Registry &before, const Registry &after) {
    QString out;
    for (const AgentChange &change : agentChanges(before, after))
        out += QString::fromStdString(change.text().english()) + QLatin1Char('\n');
    return out;
}

const char *const kSmall = "token\toperator\tcategory\tobeys_robots\tobeys_crawl_delay\n"
                           "GPTBot\tOpenAI\tdata-harvester\tyes\tunknown\n"
                           "CCBot\tCommon Crawl\tdata-harvester\tyes\tyes\n";

Registry small() {
    return *Registry::parse(kSmall);
}

} // namespace

/// Lists of agents: our own form, layers, differences, and other people's lists.
class TestAgentLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theListIsItsOwnCanonicalForm() {
        // What is compiled in reads back byte for byte, so its SHA-256 is that of the file's rows.
        const std::string_view bytes = kAgentsTsv;
        const std::string_view body = bytes.substr(bytes.find('\n') + 1);
        QVERIFY(bytes.starts_with("# gatepost-agents 2 "));
        QCOMPARE(Registry::builtIn().sha256(),
                 QCryptographicHash::hash(QByteArray(body.data(), qsizetype(body.size())),
                                          QCryptographicHash::Sha256)
                     .toHex()
                     .toStdString());
        QVERIFY(Registry::builtIn().date().has_value());
    }

    void whatIsCompiledInIsPlausible() {
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            QVERIFY2(agent.category.has_value(), agent.token.c_str());
            QVERIFY2(!agent.operatorName.empty() || agent.namesUse(), agent.token.c_str());
            // No operator documents yet that it reads another file than robots.txt.
            QVERIFY2(agent.reads.empty() || agent.reads == std::vector{DialectId::Robots},
                     agent.token.c_str());
            for (const std::string &range : agent.ipRanges)
                QVERIFY2(range.starts_with("https://") || isAddressPrefix(range), range.c_str());
            for (const std::string &suffix : agent.ptrSuffixes)
                QVERIFY2(!suffix.starts_with('.') && suffix.contains('.'), suffix.c_str());
            QVERIFY2(!agent.sourceDate || *agent.sourceDate <= *Registry::builtIn().date(),
                     agent.token.c_str());
        }
    }

    /// What a crawler is for follows from its kind or its category, by definition; everything else is a statement of its
    /// operator, listed here with where it is, and its row says when that was read. Other rows are empty: not known.
    void behaviourFollowsOrHasASource() {
        struct Stated {
            const char *token;
            Behaviour behaviour;
            const char *where;
        };
        constexpr Stated kStated[] = {
            {"Amazonbot", Behaviour::Mixed,
             "developer.amazon.com: products and services, training"},
            {"Applebot", Behaviour::Mixed,
             "support.apple.com/119829: Siri and Spotlight, training"},
            {"Applebot-Extended", Behaviour::Training, "support.apple.com/119829"},
            {"Bingbot", Behaviour::Mixed, "blogs.bing.com, 2023-09: search, chat, training"},
            {"ClaudeBot", Behaviour::Training, "support.claude.com/8896518"},
            {"Diffbot", Behaviour::Search, "docs.diffbot.com: a search engine, not for training"},
            {"Google-Extended", Behaviour::Training, "developers.google.com: common crawlers"},
            {"Googlebot", Behaviour::Mixed,
             "developers.google.com: Google-Extended crawls with it"},
            {"GPTBot", Behaviour::Training, "developers.openai.com/api/docs/bots"},
            {"Meta-ExternalAgent", Behaviour::Mixed, "developers.facebook.com: training, indexing"},
            {"MistralAI-Training", Behaviour::Training, "docs.mistral.ai/en/robots"},
        };
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            if (agent.namesUse()) // what it names is what it is for (S112)
                continue;
            const auto stated = std::ranges::find_if(
                kStated, [&](const Stated &one) { return agent.token == one.token; });
            if (stated != std::end(kStated)) {
                QVERIFY2(agent.behaviour == stated->behaviour, agent.token.c_str());
                QVERIFY2(agent.sourceDate.has_value(), agent.token.c_str());
                continue;
            }
            // A fetcher that a user sends acts for the user; a search indexer is for search.
            const Behaviour wanted = agent.kind == AgentKind::UserFetcher ? Behaviour::Agent
                                     : agent.category == Category::SearchIndexer
                                         ? Behaviour::Search
                                         : Behaviour::Unknown;
            QVERIFY2(agent.behaviour == wanted, agent.token.c_str());
        }
    }

    /// Addresses and host names are what lets a hit through: each is the operator's own, and nobody else can have it.
    void addressesAreTheOperators() {
        const std::map<std::string, std::vector<std::string>> hosts{
            {"Google", {"developers.google.com"}},
            {"OpenAI", {"openai.com"}},
            {"Anthropic", {"claude.com"}},
            {"Perplexity", {"www.perplexity.com"}},
            {"Amazon", {"developer.amazon.com"}},
            {"Apple", {"search.developer.apple.com"}},
            {"Microsoft", {"www.bing.com"}},
            {"DuckDuckGo", {"duckduckgo.com"}},
            {"Mistral AI", {"mistral.ai"}},
            {"Ahrefs", {"api.ahrefs.com"}},
            {"Common Crawl", {"index.commoncrawl.org"}}};
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            for (const std::string &range : agent.ipRanges) {
                const auto own = hosts.find(agent.operatorName);
                QVERIFY2(own != hosts.end() && std::ranges::any_of(own->second,
                                                                   [&](const std::string &host) {
                                                                       return range.starts_with(
                                                                           "https://" + host + "/");
                                                                   }),
                         (agent.token + ": " + range).c_str());
            }
            // Every customer of Google's cloud has a name that ends in googleusercontent.com.
            QVERIFY2(!std::ranges::contains(agent.ptrSuffixes, "googleusercontent.com"),
                     agent.token.c_str());
            QVERIFY2((agent.ipRanges.empty() && agent.ptrSuffixes.empty()) || agent.sourceDate,
                     agent.token.c_str());
        }
    }

    void layersLieOverOneAnother() {
        const Registry base = small();
        const Registry mine = base.with(
            readAgentsTsv("# gatepost-agents 2 2026-10-01\ntoken\tobeys_crawl_delay\tkind\n"
                          "ccbot\tunknown\t\nNewsHound\t\tcrawler\n"));
        QCOMPARE(changesOf(base, mine), QStringLiteral("NewsHound: new, crawler\n"
                                                       "CCBot: obeys_crawl_delay yes → unknown\n"));
        QCOMPARE(mine.find("CCBot")->operatorName, "Common Crawl");
        QVERIFY(!mine.find("NewsHound")->category);
        QVERIFY(mine.date() == parseDay("2026-10-01"));
        // A third layer, with what empties a list or takes a fact back.
        const Registry site =
            mine.with(readAgentsTsv("token\treads\toperator\nGPTBot\trobots.txt robots2.txt\t-\n"));
        QVERIFY(site.find("GPTBot")->readsFile(DialectId::Robots2));
        QVERIFY(site.find("GPTBot")->operatorName.empty());
        QVERIFY(site.date() == mine.date());
        QVERIFY(site.sha256() != mine.sha256());
        QCOMPARE(base.with({}).sha256(), base.sha256());
        // The lower layers are as they were.
        QVERIFY(base.find("NewsHound") == nullptr);
    }

    void whatWasHandedOutOutlivesItsList() {
        std::shared_ptr<const KnownAgent> kept;
        {
            const Registry gone = small();
            kept = gone.keep("gptbot");
        }
        QCOMPARE(kept->operatorName, "OpenAI");
    }

    void differencesMakeALayer() {
        const Registry base = small();
        const Registry wanted = base.with(readAgentsTsv(
            "token\toperator\tobeys_robots\nGPTBot\t\tno\nNewsHound\tHound Ltd\tyes\n"));
        const std::string tsv =
            writeAgentsTsv(factsOf(agentChanges(base, wanted)), *parseDay("2026-11-22"));
        const AgentList list = readAgentsTsv(tsv);
        QVERIFY2(list.problems.empty(), qPrintable(shown(list)));
        QCOMPARE(base.with(list).sha256(), wanted.sha256());
        QVERIFY(list.date == parseDay("2026-11-22"));
        // It is noticed if a byte of it changes on its way.
        std::string changed = tsv;
        changed.replace(changed.find("Hound Ltd"), 1, "P");
        QCOMPARE(readAgentsTsv(changed).problems.size(), 1U);
    }

    void theSourceDateAloneIsNoNews() {
        const Registry base = small();
        QCOMPARE(
            changesOf(base, base.with(readAgentsTsv("token\tsource_date\nGPTBot\t2026-11-01\n"))),
            QString());
    }

    void days_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("good");
        for (const char *text : {"2026-11-22", "2028-02-29", "0001-01-01"})
            QTest::newRow(text) << QByteArray(text) << true;
        for (const char *text : {"", "2026-11-2", "2026-13-01", "2026-02-29", "2026/11/22",
                                 "2026-11-22 ", "+026-11-22", "2026--1-22"})
            QTest::newRow(text) << QByteArray(text) << false;
    }
    void days() {
        QFETCH(QByteArray, text);
        QFETCH(bool, good);
        const auto day = parseDay(text.toStdString());
        QCOMPARE(day.has_value(), good);
        if (day)
            QCOMPARE(formatDay(*day), text.toStdString());
    }

    void prefixes_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("good");
        for (const char *text :
             {"192.0.2.0/24", "192.0.2.1", "17.0.0.0/8", "2001:db8::/32", "2001::/16", "::1",
              "2001:db8:1:2:3:4:5:6/128", "::ffff:192.0.2.1", "FE80::1", "1::"})
            QTest::newRow(text) << QByteArray(text) << true;
        for (const char *text : {"",
                                 "/",
                                 "192.0.2/24",
                                 "192.0.2.256",
                                 "192.0.2.0/33",
                                 "192.0.2.0/",
                                 "192.0.2.00",
                                 "a.b.c.d",
                                 "2001:db8:::1",
                                 "1::2::3",
                                 "1:2:3:4:5:6:7",
                                 "1:2:3:4:5:6:7:8:9",
                                 "::1/129",
                                 "12345::",
                                 "1:2:3:4:5:6:7:8::",
                                 "1:",
                                 ":1",
                                 "192.0.2.0/24 ",
                                 "192.0.2.0/024",
                                 "0.0.0.0/0",
                                 "::/0",
                                 "8.0.0.0/7",
                                 "2000::/15"})
            QTest::newRow(text) << QByteArray(text) << false;
    }
    void prefixes() {
        QFETCH(QByteArray, text);
        QFETCH(bool, good);
        QCOMPARE(isAddressPrefix(text.toStdString()), good);
    }

    void imports_data();
    void imports() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, agent);
        QFETCH(QByteArray, expected);
        const AgentImport import =
            importAgents(bytes.toStdString(), {.base = small(), .agent = agent.toStdString()});
        QCOMPARE(shown(import.list), QString::fromUtf8(expected));
    }

    void largeFilesAreNotRead() {
        const std::string large(kMostAgentBytes + 1, ' ');
        QCOMPARE(shown(importAgents(large).list),
                 QStringLiteral("! the file is larger than 1 MiB\n"));
        QCOMPARE(shown(readAgentsTsv(large)), QStringLiteral("! the list is larger than 1 MiB\n"));
    }

    /// A card is copied, level by level.
    void deepFilesAreNotRead() {
        const std::string deep = R"({"web_bot_auth":{},"x":)" + std::string(400'000, '[') +
                                 std::string(400'000, ']') + "}";
        QCOMPARE(shown(importAgents(deep).list),
                 QStringLiteral("! values are nested more than 64 levels deep\n"));
    }

    /// Whatever the bytes: no exception, and what was taken can be written and read back.
    void damagedFilesAreHarmless() {
        QList<QByteArray> seeds;
        for (const char *name : {"robots.json", "crawlers.json", "card.json", "addresses.json"}) {
            QFile file(QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/agents/%1")
                           .arg(QLatin1StringView(name)));
            QVERIFY2(file.open(QIODevice::ReadOnly), name);
            seeds << file.readAll();
        }
        seeds << QByteArray(kSmall);
        std::mt19937 random(7);
        const auto below = [&random](qsizetype limit) {
            return static_cast<qsizetype>(random() % static_cast<unsigned>(limit));
        };
        const Registry base = small();
        for (int round = 0; round < 1500; ++round) {
            QByteArray bytes = seeds[below(seeds.size())];
            for (qsizetype n = below(4); n >= 0; --n) {
                const qsizetype at = below(bytes.size() + 1);
                switch (below(4)) {
                case 0: bytes.truncate(at); break;
                case 1: bytes.insert(at, static_cast<char>(random())); break;
                case 2: bytes.remove(at, below(8)); break;
                default: {
                    const QByteArray &other = seeds[below(seeds.size())];
                    bytes.insert(at, other.mid(below(other.size()), below(40)));
                }
                }
            }
            const AgentImport import = importAgents(bytes.toStdString(), {.base = base});
            const std::string tsv = writeAgentsTsv(import.list.agents, *parseDay("2026-11-22"));
            const AgentList again = readAgentsTsv(tsv);
            QVERIFY2(again.problems.empty(), bytes.constData());
            QCOMPARE(base.with(again).sha256(), base.with(import.list).sha256());
        }
    }
};

// Below the class: raw strings would hide it from moc.
void TestAgentLists::imports_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("agent");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *bytes, const char *expected,
                        const char *agent = "") {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(agent) << QByteArray(expected);
    };
    row("robots.json",
        R"j({"GPTBot": {"operator": "[OpenAI](https://openai.com)", "respect": "No",
                       "function": "Scrapes data to train"},
            "NewsHound": {"operator": "[Hound](https://hound.example)",
                          "respect": "[Yes](https://hound.example/bot)",
                          "function": "AI Search Crawlers"},
            "Quiet": {"operator": "Unclear at this time.", "respect": "Unclear at this time.",
                      "function": "Unclear"}})j",
        "GPTBot obeys_robots=no\n"
        "NewsHound operator=Hound category=search-indexer obeys_robots=yes "
        "documentation=https://hound.example/bot\n"
        "Quiet\n");
    row("robots.json, bad entries",
        R"j({"A": {"operator": "x"}, "B": 5, "*": {"operator": "y"}, "a": {"operator": "z"}})j",
        "A operator=x\n"
        "! entry 2, “B”: an object is expected\n"
        "! entry 3, “*”: “*” is not a name of an agent\n"
        "! entry 4, “a”: already in entry 1\n");
    row("robots.json, a name twice, an operator that nobody knows",
        R"j({"A": {"operator": "x", "respect": "Yes"}, "A": {"operator": "Unknown", "respect": "No"}})j",
        "A obeys_robots=no\n! “A” has two entries; the last one counts\n");
    row("addresses that would let everybody in",
        R"j([{"web_bot_auth": {"rfc9309-product-token": "A", "ips_uri": "javascript:alert(1)"}}])j",
        "! entry 1, “A”: “javascript:alert(1)” is neither an https address of a list nor a prefix "
        "such as 192.0.2.0/24\n");
    row("prefixes that would let everybody in",
        R"j({"prefixes": [{"ipv4Prefix": "0.0.0.0/0", "service": "GPTBot"}]})j",
        "! entry 1, “0.0.0.0/0”: not a prefix such as 192.0.2.0/24\n");
    row("characters that nobody sees", "token\toperator\nGPT\u202EBot\tx\nGPT\u200BBot\tx\n",
        "! line 2: column token: the value is not plain text: it contains control or invisible "
        "characters, or bytes that are not UTF-8\n! line 3: column token: the value is not plain "
        "text: it contains control or invisible characters, or bytes that are not UTF-8\n");
    row("host names and documentation",
        "token\tptr_suffixes\tdocumentation\nA\t.com\t\nB\tbot.example\tfile:///etc/passwd\n",
        "! line 2: column ptr_suffixes: “.com” is not the end of a host name\n! line 3: column "
        "documentation: “file:///etc/passwd” is not a web address\n");
    const QByteArray longName(201, 'a');
    const QByteArray longText(2001, 'b');
    row("names and texts that are none",
        ("token\toperator\tfallback_tokens\n" + longName + "\tx\t\nB\t" + longText + "\t\nC\t\tx " +
         longName + "\n" + longName.first(200) + "\t" + longText.first(2000) + "\t\n")
            .constData(),
        (longName.first(200) + " operator=" + longText.first(2000) +
         "\n! line 2: column token: longer than 200 bytes\n! line 3: column operator: longer than "
         "2000 bytes\n! line 4: column fallback_tokens: longer than 200 bytes\n")
            .constData());
    row("a name of 300,000 bytes in JSON",
        ("{\"" + QByteArray(300'000, 'a') +
         "\": {\"operator\": \"x\"}, \"B\": {\"operator\": \"y\"}}")
            .constData(),
        ("B operator=y\n! entry 1, “" + longName.first(60) + "…”: longer than 200 bytes\n")
            .constData());
    const auto many = [](int count) {
        QByteArrayList entries;
        for (int i = 0; i < count; ++i)
            entries << "\"" + QByteArray::number(i) + "\": 1";
        return "{" + entries.join(", ") + "}";
    };
    row("more entries than a list has", many(60'000).constData(), "! more than 5000 entries\n");
    row("crawler-user-agents",
        R"j([{"pattern": "Googlebot\\/", "url": "http://x.example"},
            {"pattern": "NewsHound", "url": "https://hound.example", "tags": ["ai-crawler"]},
            {"pattern": "newshound\\/2", "url": "https://hound.example"},
            {"pattern": "[wW]get"}, {"url": "x"}, 7,
            {"pattern": "curl", "tags": ["http-library"]}])j",
        "Googlebot documentation=http://x.example\n"
        "NewsHound category=data-harvester ai=yes documentation=https://hound.example\n"
        "curl ai=no kind=library\n"
        "! entry 4, “[wW]get”: a regular expression that is not one name\n"
        "! entry 5: it has no pattern\n"
        "! entry 6: it has no pattern\n");
    row("a card",
        R"j({"client_name": "Hound", "client_uri": "https://hound.example",
            "web_bot_auth": {"rfc9309-product-token": "NewsHound", "rfc9309-compliance": true,
            "trigger": "fetcher", "purpose": "assistant", "ips_uri": "https://h.example/ips"}})j",
        "NewsHound operator=Hound category=ai-assistant kind=user-fetcher obeys_robots=yes "
        "documentation=https://hound.example behaviour=agent "
        "ip_ranges=https://h.example/ips\n");
    row("cards",
        R"j([{"rfc9309-product-token": "GPTBot", "rfc9309-compliance": false,
             "trigger": "crawler", "client_name": "Somebody"},
            {"client_name": "Nameless", "web_bot_auth": {}}, {"x": 1}])j",
        "GPTBot kind=crawler\n"
        "! entry 2, “Nameless”: the card has no rfc9309-product-token\n"
        "! entry 3: not a Signature Agent Card\n");
    row("addresses by service",
        R"j({"formatVersion": "1.0", "creationTime": "2026-11-20T08:00:00Z", "prefixes": [
            {"ipv4Prefix": "192.0.2.0/24", "service": "gptbot"},
            {"ipv6Prefix": "2001:db8::/32", "service": "GPTBot"},
            {"ipv4Prefix": "192.0.2.0/99", "service": "GPTBot"},
            {"ipv4Prefix": "198.51.100.0/24", "service": "Postman"},
            {"service": "GPTBot"}]})j",
        "GPTBot ip_ranges=192.0.2.0/24 2001:db8::/32 source_date=2026-11-20\n"
        "! entry 3, “192.0.2.0/99”: not a prefix such as 192.0.2.0/24\n"
        "! entry 4, “198.51.100.0/24”: it does not say whose address this is: name the agent\n"
        "! entry 5: not a prefix such as 192.0.2.0/24\n");
    row("addresses of a named agent",
        R"j({"creationTime": "2026-11-20T08:00:00.5", "prefixes": [
            {"ipv4Prefix": "192.0.2.0/24"}]})j",
        "Googlebot ip_ranges=192.0.2.0/24 source_date=2026-11-20\n", "Googlebot");
    row("addresses of a later version", R"j({"formatVersion": "2.0", "prefixes": []})j",
        "! an address list of version “2.0”; version 1 is read\n");
    row("addresses, no list", R"j({"prefixes": 1})j", "! “prefixes” must be a list\n");
    row("our own", "token\tkind\nA\tlibrary\n", "A kind=library\n");
    row("our own, a bad row", "token\tkind\nA\trobot\nB\tcrawler\n",
        "B kind=crawler\n"
        "! line 2: column kind: “robot” is not crawler, user-fetcher, policy-token or "
        "library\n");
    row("a registry of cards", "# cards\nhttps://a.example/card.json\n",
        "! this is a list of addresses of cards. Nothing is fetched: save the cards and give "
        "their files\n");
    row("nothing", " \n", "! the file is empty\n");
    row("something else", "Hello\n",
        "! not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, "
        "Signature Agent Cards or an address list is expected\n");
    row("other JSON", R"j({"a": 1})j",
        "! JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, "
        "Signature Agent Cards or an address list is expected\n");
    row("broken JSON", "{\n\"a\":\n nonsense}", "! line 3: this is not JSON\n");
}

QTEST_APPLESS_MAIN(TestAgentLists)
#include "tst_agentlists.moc"
