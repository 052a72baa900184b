// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who an agent is (S10): a User-Agent header or a name is the same agent to a question, to a log and to the expressions that a
// server gets. Each header of one table is asked of all three.

#include "core/agents/agentfacts.h"
#include "core/export/agentregex.h"
#include "core/export/plan.h"
#include "core/logs/useragents.h"
#include "core/simulate/answer.h"

#include <re2/re2.h>

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace gatepost;
using namespace gatepost::exporting;

namespace {

QString shown(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

bool isFoundBy(const std::string &name, const QString &header, RegexSyntax syntax) {
    const std::vector<std::string> names = {name};
    for (const std::string &regex : agentRegexes(names, syntax))
        if (syntax == RegexSyntax::Pcre
                ? QRegularExpression(shown(regex), QRegularExpression::CaseInsensitiveOption)
                      .match(header)
                      .hasMatch()
                : RE2::PartialMatch(header.toStdString(), "(?i)" + regex))
            return true;
    return false;
}

/// Names that a server looks for when everybody is refused, and that are found in the header. Of two that begin at one place the
/// longer is meant; its group is the other's, or the export says so.
std::set<std::string> foundByServers(const QString &header, RegexSyntax syntax) {
    Site site;
    site.put(FileRole::Robots, "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\nDisallow: /\n");
    static const CompiledSite compiled(std::move(site));
    static const Plan plan = planOf(compiled, {});
    std::set<std::string> found;
    for (const AgentGroup &group : plan.groups)
        for (const std::string &name : group.names)
            if (isFoundBy(name, header, syntax))
                found.insert(name);
    return found;
}

} // namespace

class TestIdentification : public QObject {
    Q_OBJECT

private slots:
    void everywhereTheSame_data();
    void everywhereTheSame();
    void everyTokenIsItself();
    void escapesInLogs_data();
    void escapesInLogs();
    void longNamesAreShownShort();
    void theTokenOfAUseIsData();
    void serversRefuseAllOfTheListThatFetch();
};

void TestIdentification::everywhereTheSame_data() {
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("token"); ///< of the list; else the name that a question gives it
    QTest::addColumn<QStringList>("servers");
    QTest::addColumn<bool>("isListed");
    const auto listed = [](const char *header, const char *token, QStringList servers = {}) {
        if (servers.isEmpty())
            servers = {QString::fromUtf8(token)};
        QTest::newRow(header) << QString::fromUtf8(header) << QString::fromUtf8(token) << servers
                              << true;
    };
    const auto unlisted = [](const char *header, const char *name,
                             const QStringList &servers = {}) {
        QTest::newRow(header) << QString::fromUtf8(header) << QString::fromUtf8(name) << servers
                              << false;
    };
    listed("GPTBot", "GPTBot");
    listed("gptbot/1.2", "GPTBot");
    listed("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; "
           "+https://openai.com/gptbot)",
           "GPTBot");
    listed("MistralAI-User/1.0", "MistralAI-User");
    listed("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; "
           "+https://docs.mistral.ai/robots)",
           "MistralAI-User");
    listed("iaskspider/2.0", "iaskspider/2.0", {"iaskspider", "iaskspider/2.0"});
    listed("Mozilla/5.0 (compatible; iaskspider/2.0; x)", "iaskspider/2.0",
           {"iaskspider", "iaskspider/2.0"});
    listed("iaskspider/3.1", "iaskspider");
    listed("Datenbank Crawler", "Datenbank Crawler");
    listed("Mozilla/5.0 (compatible; Datenbank Crawler/1.0)", "Datenbank Crawler");
    listed("Kangaroo Bot/1.0", "Kangaroo Bot");
    listed("Brightbot 1.0", "Brightbot 1.0", {"Brightbot", "Brightbot 1.0"});
    listed("Brightbot 1.1", "Brightbot");
    listed("netEstate Imprint Crawler (+http://www.netestate.de/)", "netEstate Imprint Crawler");
    listed("Mozilla/5.0 (compatible; Googlebot-Image/1.0)", "Googlebot-Image");
    listed("Mozilla/5.0 (compatible;bingbot/2.0)", "Bingbot");
    listed("quillbot.com/1.2", "quillbot.com");
    listed("GPTBot,ClaudeBot", "GPTBot", {"ClaudeBot", "GPTBot"}); // choice: the first
    listed("ClaudeBot;GPTBot", "ClaudeBot", {"ClaudeBot", "GPTBot"});
    listed("CCBot/2.0 (x; not GPTBot2)", "CCBot");
    unlisted("GPTBot2/1.0", "GPTBot2");
    unlisted("MyGPTBot/1.0", "MyGPTBot");
    unlisted("GPTBot.example/1", "GPTBot.example");
    unlisted("FooBot/1.0", "FooBot", {"FooBot"});
    unlisted("Mozilla/5.0 (compatible; FooBot/1.0; +https://foo.example/gptbot)", "FooBot",
             {"FooBot"});
    unlisted("Mozilla/5.0 (X11; Linux x86_64) FooBot/1.0", "FooBot", {"FooBot"});
    unlisted("OtherBot/1.0 (+foo.example/gptbot)", "OtherBot");
    unlisted("OtherBot/1.0 (+foo.example/?for=gptbot)", "OtherBot");
    unlisted("OtherBot/ClaudeBot", "OtherBot");
}

void TestIdentification::everywhereTheSame() {
    QFETCH(QString, header);
    QFETCH(QString, token);
    QFETCH(QStringList, servers);
    QFETCH(bool, isListed);
    const auto asked = identify(header.toStdString());
    QVERIFY(asked.has_value());
    QCOMPARE(shown(asked->token), token);
    QCOMPARE(asked->known != nullptr, isListed);
    const std::string logged = logs::AgentFinder(Registry::builtIn()).named(header.toStdString());
    QCOMPARE(shown(logged), isListed ? token : "unknown: " + token);
    QCOMPARE(shown(logs::identityOfName(logged, Registry::builtIn()).token), token);
    for (const RegexSyntax syntax : {RegexSyntax::Pcre, RegexSyntax::Re2}) {
        QStringList found;
        for (const std::string &name : foundByServers(header, syntax))
            found << shown(name);
        QCOMPARE(found, servers);
    }
}

/// Whoever is in the list is found by its own token, alone and in a header, in all three places; or the export says what is lost.
void TestIdentification::everyTokenIsItself() {
    Site site;
    site.put(FileRole::Robots, "User-agent: *\nDisallow: /\n");
    const CompiledSite compiled(std::move(site));
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        for (const std::string &header :
             {agent.token, "Mozilla/5.0 (compatible; " + agent.token + "; +https://a.example/x)"}) {
            QCOMPARE(shown(identify(header)->token), shown(agent.token));
            QCOMPARE(shown(logs::AgentFinder(Registry::builtIn()).named(header)),
                     shown(agent.token));
        }
        exporting::Question question;
        question.agents = {{*identify(agent.token)}};
        const Plan plan = planOf(compiled, question);
        const bool isLost = std::ranges::any_of(plan.losses, [&](const Loss &loss) {
            return loss.effect.english().contains(agent.token);
        });
        const bool reachedByStar =
            agent.obeysStar != Documented::No && agent.kind != AgentKind::PolicyToken;
        QVERIFY2(isLost || !reachedByStar ||
                     (plan.groups.size() == 1 &&
                      isFoundBy(plan.groups[0].names.at(0), shown(agent.token), RegexSyntax::Pcre)),
                 agent.token.c_str());
    }
}

void TestIdentification::escapesInLogs_data() {
    QTest::addColumn<QString>("written");
    QTest::addColumn<bool>("isEscaped");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a tab") << "tab\\x09GPTBot" << true << "GPTBot";
    QTest::newRow("a tab as Apache writes it") << "tab\\tGPTBot" << true << "GPTBot";
    QTest::newRow("a quote") << "\\\"GPTBot\\\"" << true << "GPTBot";
    QTest::newRow("a name in escapes") << "G\\x50TBot" << true << "GPTBot";
    QTest::newRow("as it came") << "tab\\x09GPTBot" << false << "unknown: x09GPTBot";
}

void TestIdentification::escapesInLogs() {
    QFETCH(QString, written);
    QFETCH(bool, isEscaped);
    QFETCH(QString, expected);
    logs::UserAgents agents(Registry::builtIn(), {});
    // The other way first: what it came to must not be remembered for this one.
    (void)agents.find(written.toStdString(),
                      isEscaped ? logs::Written::Plain : logs::Written::Escaped);
    const auto found = agents.find(written.toStdString(),
                                   isEscaped ? logs::Written::Escaped : logs::Written::Plain);
    QVERIFY(found != logs::kNobody);
    QCOMPARE(shown(agents.name(found)), expected);
}

void TestIdentification::longNamesAreShownShort() {
    const std::string name = "unknown: bot" + std::string(300, 'x');
    QCOMPARE(shown(logs::shownName(name)), shown(name.substr(0, 64) + "…"));
    QCOMPARE(shown(logs::shownName("GPTBot")), QStringLiteral("GPTBot"));
}

/// S112: another spelling of the token is a row of the user's list or of gatepost.yaml.
void TestIdentification::theTokenOfAUseIsData() {
    Site site;
    site.put(FileRole::Robots, "User-agent: __usage_train\nDisallow: /\n");
    const Registry more = site.registry.with(
        readAgentsTsv("token\tkind\tbehaviour\n__usage_train\tpolicy-token\ttraining\n"));
    const auto answer = [&](const Registry &registry) {
        Site asked = site;
        asked.registry = registry;
        const CompiledSite compiled(std::move(asked));
        return compiled.simulate({.agent = *identify("GPTBot"), .url = "/", .at = {}})
            .signals.useToken;
    };
    QVERIFY(!answer(Registry::builtIn()));
    QVERIFY(answer(more) && !answer(more)->allowed);
}

/// What a group for * refuses is refused to everybody of the list who fetches: fetchers for users and libraries too.
void TestIdentification::serversRefuseAllOfTheListThatFetch() {
    Site site;
    site.put(FileRole::Robots, "User-agent: *\nDisallow: /\n");
    const CompiledSite compiled(std::move(site));
    const Plan plan = planOf(compiled, {});
    std::set<std::string> names;
    for (const AgentGroup &group : plan.groups)
        names.insert(group.names.begin(), group.names.end());
    for (const KnownAgent &agent : Registry::builtIn().agents()) {
        const bool isLost = std::ranges::any_of(plan.losses, [&](const Loss &loss) {
            return loss.effect.english().contains(agent.token);
        });
        const bool isRefused =
            agent.kind != AgentKind::PolicyToken && agent.obeysStar != Documented::No;
        QVERIFY2(names.contains(agent.token) == (isRefused && !isLost), agent.token.c_str());
    }
    for (const char *name : {"ChatGPT Agent", "LinerBot", "YiyanBot", "img2dataset", "GPTBot"})
        QVERIFY2(names.contains(name), name);
}

QTEST_APPLESS_MAIN(TestIdentification)
#include "tst_identification.moc"
