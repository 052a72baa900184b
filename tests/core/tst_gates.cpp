// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is asked (S122), which agents are asked as one, and the gates of a comparison: what a gate lets pass, simulate must not
// deny. GATEPOST_CLASS_PAIRS sets how many pairs of agents of one class are asked (100,000 take a minute), GATEPOST_GATES how many
// random gates are judged (100,000 take some minutes), GATEPOST_SEED where to begin.

#include "core/agents/agentfacts.h"
#include "core/agents/agentpattern.h"
#include "core/ask/ask.h"
#include "core/exact/diff.h"
#include "core/exact/map.h"
#include "core/exact/nameautomaton.h"
#include "core/exact/patternnames.h"
#include "core/exact/ruleaboutall.h"
#include "core/exact/side.h"
#include "tests/support/matchingname.h"
#include "tests/support/randomsite.h"
#include "tests/support/sites.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::exact;
using namespace gatepost::test;

namespace {

const Instant kDay = *parseInstant("2026-11-20T00:00:00Z");

std::size_t number(const char *variable, std::size_t otherwise) {
    const int set = qEnvironmentVariableIntValue(variable);
    return set > 0 ? static_cast<std::size_t>(set) : otherwise;
}

QByteArray bytes(const std::string &text) {
    return QByteArray::fromStdString(text);
}

bool same(const std::optional<LineRef> &a, const std::optional<LineRef> &b) {
    return a == b;
}

/// The first field in which two verdicts differ, agent, path, instant and trace apart; empty if none does.
std::string differing(const Verdict &a, const Verdict &b) {
    const auto fetch = [](const FetchVerdict &x, const FetchVerdict &y) {
        return x.decision == y.decision && x.reason == y.reason && same(x.line, y.line);
    };
    if (!fetch(a.fetch, b.fetch))
        return "fetch";
    if (a.starIgnored != b.starIgnored)
        return "starIgnored";
    if (a.known.has_value() != b.known.has_value() ||
        (a.known && (!fetch(a.known->fetch, b.known->fetch) || a.known->reads != b.known->reads)))
        return "known";
    if (a.window.has_value() != b.window.has_value() ||
        (a.window &&
         (a.window->open != b.window->open || a.window->nextChange != b.window->nextChange ||
          a.window->line != b.window->line || a.window->others != b.window->others)))
        return "window";
    if (a.rate.has_value() != b.rate.has_value() ||
        (a.rate && (a.rate->secondsPerRequest != b.rate->secondsPerRequest ||
                    a.rate->kind != b.rate->kind || a.rate->line != b.rate->line)))
        return "rate";
    if (a.ruleOfThumb != b.ruleOfThumb)
        return "ruleOfThumb";
    if (!std::ranges::equal(a.use, b.use))
        return "use";
    if (a.signals.contentUsage != b.signals.contentUsage ||
        a.signals.contentUsageApplies != b.signals.contentUsageApplies ||
        a.signals.contentSignal != b.signals.contentSignal ||
        a.signals.aiTraining != b.signals.aiTraining || a.signals.lines != b.signals.lines)
        return "signals";
    if (a.commentLines != b.commentLines)
        return "commentLines";
    return {};
}

} // namespace

class TestGates : public QObject {
    Q_OBJECT
private slots:
    void documentedAgents_data();
    void documentedAgents(); // S83, S124
    void agentsOfOneClass(); // S123
    void automata_data();
    void automata(); // S15
    void automataAreThePatterns();
    void patternNames_data();
    void patternNames(); // S16, S122
    void gates_data();
    void gates(); // S122, S125
    void boundsLeaveGatesOpen();
    void answersToAsksAreCompared();
    void gatesNeedAgents();
    void missingChain();  // S59
    void mixedReadings(); // S83
    void strangers_data();
    void strangers();
    void rulesAboutPatterns(); // S125
    void gateIsSimulate();
};

void TestGates::documentedAgents_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("agents");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *before, const char *after,
                        const QStringList &agents, const char *expected) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << agents
                            << QByteArray(expected);
    };
    const char *const closed = "User-agent: *\nDisallow: /x\n";
    const char *const open = "User-agent: *\nDisallow:\n";
    const char *const gain = "GPTBot gains /x (before: robots.txt line 2: Disallow: /x)\n";
    row("who ignores robots.txt gains nothing", closed, open, {"GPTBot", "Bytespider"}, gain);
    row("and is not asked for who obeys", closed, open, {"Bytespider", "GPTBot"}, gain);
    row("a pace counts for whom it is documented", "User-agent: *\nCrawl-delay: 30\n",
        "User-agent: *\nCrawl-delay: 60\n", {"AddSearchBot", "CCBot"},
        "CCBot: pace was 1 request / 30 s, is 1 request / min (robots.txt line 2: Crawl-delay: "
        "60)\n");
}

void TestGates::documentedAgents() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QStringList, agents);
    QFETCH(QByteArray, expected);
    ExactQuestion question;
    question.reading = Reading::Known;
    question.day = kDay;
    for (const QString &agent : agents)
        question.agents.push_back(named(agent.toStdString()));
    const Differences found =
        differences(siteOf(before.toStdString()), siteOf(after.toStdString()), question);
    QByteArray said;
    for (const Difference &change : found.changes)
        said += bytes(change.text.english()) + '\n';
    QCOMPARE(said, expected);
    QVERIFY(found.complete);
}

/// What is said of the first agent of a class is said of all: any two get the same verdict, in every reading.
void TestGates::agentsOfOneClass() {
    const std::size_t wanted = number("GATEPOST_CLASS_PAIRS", 2'000);
    std::size_t asked = 0;
    std::uint64_t seed = 1 + 1'000'000 * number("GATEPOST_SEED", 0);
    std::mt19937_64 random(seed);
    for (; asked < wanted; ++seed) {
        const test::RandomSite made =
            seed % 8 == 0 ? test::randomTimedSite(seed) : test::randomSite(seed);
        const CompiledSite site(made.texts.site());
        const std::array<const CompiledSite *, 1> sites = {&site};
        std::vector<Query> queries;
        for (const auto &question : made.questions)
            if (auto query = test::queryOf(question))
                queries.push_back(std::move(*query));
        if (queries.empty())
            continue;
        for (const Reading reading : kReadings) {
            const AskedAgents all = agentsOf(sites, reading);
            for (const auto &group : classesOf(all.agents, sites, reading, true))
                for (const AgentClass &each : group) {
                    if (each.agents.size() < 2)
                        continue;
                    const auto one = random() % each.agents.size();
                    const auto other =
                        (one + 1 + random() % (each.agents.size() - 1)) % each.agents.size();
                    Query query = queries[random() % queries.size()];
                    query.reading = reading;
                    query.agent = each.agents[one].identity;
                    const Verdict first = site.simulate(query, TraceLevel::None);
                    query.agent = each.agents[other].identity;
                    const Verdict second = site.simulate(query, TraceLevel::None);
                    ++asked;
                    if (const std::string field = differing(first, second); !field.empty())
                        QFAIL(std::format("seed {}: {} and {} on {}, reading {}: {} differs", seed,
                                          nameOf(each.agents[one]), nameOf(each.agents[other]),
                                          query.url, readingName(reading), field)
                                  .c_str());
                }
        }
    }
    qInfo("%zu pairs", asked);
}

// ---- names for patterns --------------------------------------------------------------------------

void TestGates::automata_data() {
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("matched");
    QTest::addColumn<QByteArray>("others");
    const auto row = [](const char *pattern, const char *matched, const char *others) {
        QTest::newRow(pattern) << QByteArray(pattern) << QByteArray(matched) << QByteArray(others);
    };
    row("*-ai", "x-ai -AI", "x-aix xai");
    row("Foo*", "foo FOOx", "xfoo");
    row("^Foo", "foo fooBar", "xfoo");
    row(".*-ai$", "-ai x-AI", "-aix");
    row("(foo|bar)bot", "foobot xBARbot", "bazbot");
    row("[a-c]bot", "abot xcbotx", "dbot");
    row("[^a-c]bot", "dbot", "abot bot");
    row("x{3,5}y+$", "xxxy xxxxxyy", "xxy");
    row("^x{2}$", "xx", "x xxx");
    row("^x{2,}$", "xx xxxx", "x");
    row("my\\.bot", "my.bot", "myxbot");
    row("\\w+spider", "aspider", "spider");
    row("bot.*ai|crawl", "botxai CRAWLER", "aibot");
    row("(?i)HELLO.*", "hello xhello", "hell");
    row("(?:a|b)c?$", "a bc xb", "cc");
    row("Xenu\\'s", "", "xenu xenus");
    row("Cutbot;+1.5", "", "cutbot cutbot1.5");
    row("a\\zb.*", "", "ab a");
    row("^(a|)$", "a", "b");
    row("*\xE2\x8F\x8E", "", "x");
    row("\xC3\xA9?x$", "x", "y");
}

void TestGates::automata() {
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, matched);
    QFETCH(QByteArray, others);
    const auto automaton = NameAutomaton::of(pattern.toStdString());
    QVERIFY(automaton != nullptr);
    const auto compiled = AgentPattern::compile(pattern.toStdString());
    QVERIFY(compiled.has_value());
    for (const QByteArray &list : {matched, others})
        for (const QByteArray &name : list.split(' ')) {
            if (name.isEmpty())
                continue;
            const bool wanted = matched.split(' ').contains(name);
            QVERIFY2(automaton->matches(name.toStdString()) == wanted, name.constData());
            QVERIFY2(compiled->matches(name.toStdString()) == wanted, name.constData());
        }
    // What matches nobody needs no name.
    QCOMPARE(test::nameMatching(pattern.toStdString()).has_value(), !matched.isEmpty());
}

/// The same as RE2 says, of random expressions and names.
void TestGates::automataAreThePatterns() {
    std::mt19937_64 random(5 + number("GATEPOST_SEED", 0));
    const auto below = [&random](std::size_t end) { return random() % end; };
    constexpr std::array kParts = {"a",   "b",     "-",      "B",    ".",    "[ab]", "[^a]", "\\w",
                                   "\\.", "(a|b)", "(?:ab)", "(|b)", "[a-]", "\\-",  "^",    "$"};
    constexpr std::array kTimes = {"",    "",      "",      "*",    "+", "?",
                                   "{2}", "{1,2}", "{0,1}", "{2,}", "+?"};
    std::size_t read = 0;
    for (int i = 0; i < 5'000; ++i) {
        std::string pattern;
        const bool glob = below(4) == 0;
        for (std::size_t left = 1 + below(5); left > 0; --left)
            if (glob)
                pattern += "ab-*"[below(4)];
            else
                (pattern += kParts[below(kParts.size())]) +=
                    pattern.ends_with('^') || pattern.ends_with('$') ? ""
                                                                     : kTimes[below(kTimes.size())];
        if (!glob && below(5) == 0)
            pattern += "|a";
        const AgentValueKind kind = agentValueKind(pattern);
        if (kind != AgentValueKind::Glob && kind != AgentValueKind::Regex)
            continue;
        const auto compiled = AgentPattern::compile(pattern);
        const auto automaton = NameAutomaton::of(pattern);
        if (!compiled || !automaton)
            continue;
        ++read;
        for (int j = 0; j < 20; ++j) {
            std::string name;
            for (std::size_t left = 1 + below(5); left > 0; --left)
                name += "abAB-.c"[below(7)];
            if (automaton->matches(name) != compiled->matches(name))
                QFAIL((pattern + " on " + name).c_str());
        }
    }
    QVERIFY(read > 3'000);
}

void TestGates::patternNames_data() {
    QTest::addColumn<QStringList>("lists");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QStringList &lists, const char *expected) {
        QTest::newRow(name) << lists << QByteArray(expected);
    };
    row("no pattern", {}, "-");
    row("one", {"*-ai"}, "*-ai | -");
    row("of one file the first alone", {"Foo* *bot"}, "*bot | - | Foo*");
    row("nobody but whom the first one has", {"*oo* Foo*"}, "*oo* | -");
    row("nobody", {"Cutbot;+1.5"}, "-");
    row("everybody", {".*"}, ".*");
    row("of two files both", {"Foo*", "*bot"}, "*bot | - | Foo* | Foo* *bot");
    row("the same list twice", {"Foo* *bot", "Foo* *bot"}, "*bot | - | Foo*");
    row("apart", {"Foo*", "Bar*"}, "- | Bar* | Foo*");
    row("a name that is taken alone", {"^gptbot$"}, "-");
    row("names that are taken, but not all", {"^gptbot.?$"}, "- | ^gptbot.?$");
}

void TestGates::patternNames() {
    QFETCH(QStringList, lists);
    QFETCH(QByteArray, expected);
    std::vector<PatternList> all;
    for (const QString &list : std::as_const(lists)) {
        all.emplace_back();
        for (const QString &pattern : list.split(' '))
            all.back().push_back(pattern.toStdString());
    }
    const PatternNames patterns(all);
    const PatternedNames found = patterns.all({"gptbot", "somebody"});
    QVERIFY(found.open.empty() && !found.cut);
    QByteArrayList said;
    for (const PatternedName &each : found.names) {
        QByteArrayList winning;
        for (const std::string &pattern : each.patterns)
            winning << bytes(pattern);
        said << (winning.isEmpty() ? QByteArray("-") : winning.join(' '));
        QVERIFY(identify(each.name) && identify(each.name)->name == each.name);
        QVERIFY(each.name != "gptbot");
    }
    std::ranges::sort(said);
    QCOMPARE(said.join(" | "), expected);
}

// ---- gates ---------------------------------------------------------------------------------------

namespace {

/// What a gate came to: "passed", "broken", "open".
QByteArray gateOf(const CompiledSite &before, const CompiledSite &after, Reading reading, Gate gate,
                  std::string_view who, Limits limits = {}) {
    const std::array<const CompiledSite *, 2> sites = {&before, &after};
    const auto guarded = chosenAgents(agentsOf(sites, reading), who);
    if (!guarded)
        return bytes(guarded.error().english());
    ExactQuestion question;
    question.reading = reading;
    question.day = kDay;
    question.also = *guarded;
    question.limits = std::move(limits);
    const GateResult result = checkGate(differences(before, after, question), gate, *guarded);
    return result.broken ? "broken" : result.decided ? "passed" : "open";
}

/// "FILE: text" parts behind each other: "robots: …", "robots2: …", "facts: …".
struct Texts {
    std::string robots;
    std::string robots2 = {};
    std::string facts =
        {}; ///< rows of the site's own list of agents: token, status, obeys_star, category

    [[nodiscard]] CompiledSite site() const {
        Site site;
        site.put(FileRole::Robots, robots);
        if (!robots2.empty())
            site.put(FileRole::Robots2, robots2);
        if (!facts.empty())
            site.registry =
                site.registry.with(readAgentsTsv("token\tstatus\tobeys_star\tcategory\n" + facts));
        return CompiledSite(std::move(site));
    }
    [[nodiscard]] std::string shown() const {
        return robots + "-- robots2\n" + robots2 + "-- facts\n" + facts;
    }
};

} // namespace

Q_DECLARE_METATYPE(Texts)

void TestGates::gates_data() {
    QTest::addColumn<Texts>("before");
    QTest::addColumn<Texts>("after");
    QTest::addColumn<QByteArray>("who");
    QTest::addColumn<QByteArray>("lost");
    QTest::addColumn<QByteArray>("gained");
    QTest::addColumn<QByteArray>("reading");
    const auto row = [](const char *name, const Texts &before, const Texts &after, const char *who,
                        const char *lost, const char *gained = "passed",
                        const char *reading = "author") {
        QTest::newRow(name) << before << after << QByteArray(who) << QByteArray(lost)
                            << QByteArray(gained) << QByteArray(reading);
    };
    const Texts open{"User-agent: *\nAllow: /\n"};
    const Texts closed{"User-agent: *\nDisallow: /\n"};
    // A2: names that are in no list and in no file.
    row("a name from nowhere", open, closed, "AcmeBot", "broken");
    row("misspelt", open, closed, "Googelbot, Bingbto", "broken");
    row("a name with a category", open, closed, "AcmeBot/1 (ai-assistant)", "broken");
    row("written otherwise", {"User-agent: NewsHound\nAllow: /\n"},
        {"User-agent: NewsHound\nDisallow: /\n"}, "newshound", "broken");
    row("a group among names", open, closed, "AcmeBot, search", "broken");
    row("a group in capitals", open, closed, "SEARCH", "broken");
    const Texts assistants{open.robots, "[agent: ai-assistant]\ncrawl: no\n"};
    row("the category that it says", open, assistants, "GPTBot/1.2 (ai-assistant)", "broken");
    row("the category that the list says", open, assistants, "GPTBot", "passed");
    row("one name with two categories", open, assistants,
        "AcmeBot/1 (monitoring), AcmeBot/1 (ai-assistant)", "broken");
    row("matched by a pattern alone", open,
        {"User-agent: *-ai\nDisallow: /\n\nUser-agent: *\nAllow: /\n"}, "company1-ai", "broken");
    row("not matched", open, {"User-agent: *-ai\nDisallow: /\n\nUser-agent: *\nAllow: /\n"},
        "company1", "passed");
    const std::string mine = "MyBot\tcurrent\tno\t\n";
    row("the site's own agent", {open.robots, "", mine}, {closed.robots, "", mine}, "MyBot",
        "passed");
    row("the site's own agent, written otherwise", {open.robots, "", mine},
        {closed.robots, "", mine}, "mybot", "passed");
    // A3: the later side's list does not say whom a gate guards.
    row("the later side takes facts away", open,
        {closed.robots, "", "Googlebot\tcurrent\tno\tsearch-indexer\n"}, "Googlebot", "broken");
    row("the later side retires search engines", open,
        {"User-agent: Googlebot\nDisallow: /\n", "",
         "Googlebot\tretired\t\tsearch-indexer\nBingbot\tcurrent\t\tai-assistant\n"},
        "search", "broken");
    row("the later side knows a new one", open, {closed.robots, "", mine}, "MyBot", "broken");
    const std::string indexer = "\t\tsearch-indexer\n";
    row("search does not guard who is retired", {open.robots, "", "OldBot\tretired" + indexer},
        {"User-agent: OldBot\nDisallow: /\n"}, "search", "passed");
    row("nor who fetches for a person", {open.robots, "", "ChatGPT-User\tcurrent" + indexer},
        {"User-agent: ChatGPT-User\nDisallow: /\n"}, "search", "passed");
    row("but a crawler of the site's own list", {open.robots, "", "OwnBot\tcurrent" + indexer},
        {"User-agent: OwnBot\nDisallow: /\n"}, "search", "broken");
    row("the later side names search engines", open,
        {"User-agent: NewBot\nDisallow: /\n", "", "NewBot\tcurrent\t\tsearch-indexer\n"}, "search",
        "passed");
    // A4: patterns.
    row("a name that is a token is not the pattern's", {"User-agent: foo\nAllow: /\n"},
        {"User-agent: foo\nAllow: /\n\nUser-agent: ^Foo\nDisallow: /\n"}, "all", "broken");
    row("nor one that was made", {"User-agent: FooXyz\nAllow: /\n"},
        {"User-agent: FooXyz\nAllow: /\n\nUser-agent: Foo*\nDisallow: /\n"}, "all", "broken");
    row("what two patterns match",
        {"User-agent: *-ai\nDisallow: /\n\nUser-agent: Quxx*\nAllow: /\n"},
        {"User-agent: *-ai\nDisallow: /\n"}, "all", "broken");
    row("what two values of 1994 are in",
        {"User-agent: foo\nAllow: /\n\nUser-agent: bar\nDisallow: /\n"},
        {"User-agent: bar\nDisallow: /\n\nUser-agent: foo\nAllow: /\n"}, "all", "broken", "passed",
        "koster1994");
    // B3: a pattern that matches no name.
    row("a pattern of nobody", {"User-agent: Cutbot;+1.5\nDisallow: /a\n"},
        {"User-agent: Cutbot;+1.5\nDisallow: /b\n"}, "all", "passed");
    row("a pattern of nobody, to search engines", {"User-agent: Xenu\\'s\nDisallow: /a\n"},
        {"User-agent: Xenu\\'s\nDisallow: /b\n"}, "search", "passed");
    row("a pattern that is not read", {"User-agent: \\bfoo\nDisallow: /a\n"},
        {"User-agent: \\bfoo\nDisallow: /b\n"}, "all", "open", "open");
    const Texts unread{"User-agent: \\bfoo\nDisallow: /a\n"};
    row("one that is not read, and nothing changed", unread, unread, "all", "passed");
    row("one that is not read, and another list of agents", unread, {unread.robots, "", mine},
        "all", "open", "open");
    std::string letters;
    std::string backwards;
    for (const char c : std::string_view("abcdefghijklmnopqrstuvwxyz0123456789")) {
        const std::string group = std::format("User-agent: *{}*\nDisallow: /x\n\n", c);
        letters += group;
        backwards.insert(0, group);
    }
    row("patterns that overlap in more ways than are asked", {letters}, {backwards}, "all", "open",
        "open");
    // The order of answers: allow, ask, later, deny.
    const std::string hours = "User-agent: *\nVisit-time: 0600-0700\n";
    row("ask is less than allow", open, {open.robots, "crawl: ask\n"}, "GPTBot", "broken");
    row("later is less than ask", {open.robots, "crawl: ask\n"}, {hours, "crawl: ask\n"}, "GPTBot",
        "broken");
    row("deny is less than later", {hours}, {hours, "crawl: no\n"}, "GPTBot", "broken");
    row("and the other way round", {hours, "crawl: no\n"}, {hours}, "GPTBot", "passed", "broken");
    // C12: what is really lost.
    row("no search engine reads robots2.txt", open, {open.robots, "crawl: no\n"}, "search",
        "passed", "passed", "known");
    row("by the author's reading they lose", open, {open.robots, "crawl: no\n"}, "search",
        "broken");
    row("who ignores robots.txt loses nothing", open, closed, "Bytespider", "passed", "passed",
        "known");
    row("a pattern that one of the list matches names others too", open,
        {open.robots + "\nUser-agent: ^bytespide[rs]$\nDisallow: /\n"}, "all", "broken", "passed",
        "known");
}

void TestGates::gates() {
    QFETCH(Texts, before);
    QFETCH(Texts, after);
    QFETCH(QByteArray, who);
    QFETCH(QByteArray, lost);
    QFETCH(QByteArray, gained);
    QFETCH(QByteArray, reading);
    const CompiledSite one = before.site();
    const CompiledSite other = after.site();
    const Reading read = *parseReading(reading.toStdString());
    QCOMPARE(gateOf(one, other, read, Gate::NoLostAccess, who.toStdString()), lost);
    QCOMPARE(gateOf(one, other, read, Gate::NoNewAccess, who.toStdString()), gained);
}

/// A comparison that reached its bound lets no gate pass.
void TestGates::boundsLeaveGatesOpen() {
    std::string before = "User-agent: *\n";
    for (int i = 0; i < 50; ++i)
        before += std::format("Allow: /*a{}*b{}\n", i, i);
    const CompiledSite one = siteOf(before);
    const CompiledSite other = siteOf(before + "Disallow: /*c*d*e\n");
    Limits limits;
    limits.steps = 1;
    QCOMPARE(gateOf(one, other, Reading::Author, Gate::NoLostAccess, "GPTBot", limits),
             QByteArray("open"));
    QCOMPARE(gateOf(one, other, Reading::Author, Gate::NoLostAccess, "GPTBot"),
             QByteArray("broken"));
}

/// At an instant two sides with other answers of the ask endpoint are not the same, whatever else is.
void TestGates::answersToAsksAreCompared() {
    const auto of = [](const char *asks) {
        Site site;
        site.put(FileRole::Robots, "User-agent: \\bfoo\nDisallow: /a\n");
        site.asks = *readAskRehearsal(asks);
        return CompiledSite(std::move(site));
    };
    ExactQuestion question;
    question.at = kDay;
    const CompiledSite none = of("[]");
    QVERIFY(differences(none, of("[]"), question).complete);
    QVERIFY(!differences(none, of(R"([{"directive": "train"}])"), question).complete);
    QVERIFY(!differences(none, siteOf("User-agent: \\bfoo\nDisallow: /a\n"), question).complete);
}

/// An agent that was not compared, and nobody at all, let no gate pass.
void TestGates::gatesNeedAgents() {
    const CompiledSite one = siteOf("User-agent: *\nAllow: /\n");
    const CompiledSite other = siteOf("User-agent: *\nDisallow: /\n");
    ExactQuestion question;
    question.agents = {named("GPTBot")};
    const Differences found = differences(one, other, question);
    QVERIFY(found.complete);
    const std::vector<AskedAgent> both{named("GPTBot"), named("CCBot")};
    QVERIFY(checkGate(found, Gate::NoNewAccess, std::span(both).first(1)).decided);
    const GateResult result = checkGate(found, Gate::NoNewAccess, both);
    QVERIFY(!result.decided);
    QCOMPARE(result.notCompared, std::vector<std::string>{"CCBot"});
    QVERIFY(!checkGate(found, Gate::NoNewAccess, {}).decided);
    QVERIFY(!chosenAgents({}, " ").has_value());
    QVERIFY(!chosenAgents({}, "GPTBot, ,CCBot").has_value());
}

/// What a chained file says that is missing is not known: nothing is said of all paths and agents then.
void TestGates::missingChain() {
    const auto chained = [](const char *robots) {
        Site site;
        site.put(FileRole::Robots, robots);
        site.put(FileRole::Robots2, "chain: https://c.example/robots2.txt\n");
        site.follow([](const std::string &) -> std::expected<std::string, Message> {
            return std::unexpected(Message("not there"));
        });
        return CompiledSite(std::move(site));
    };
    const CompiledSite one = chained("User-agent: *\nDisallow: /a\n");
    const CompiledSite other = chained("User-agent: *\nDisallow: /a\nAllow: /b\n");
    const Differences found = differences(one, other, {});
    QVERIFY(!found.complete);
    QVERIFY(found.unproven.front().english().contains("https://c.example/robots2.txt"));
    QVERIFY(differences(one, chained("User-agent: *\nDisallow: /a\n"), {}).complete);
    Site ended = one.site();
    ended.chain.end = ChainEnd::LoopByUrl;
    QVERIFY(!areAlike(one, CompiledSite(std::move(ended))));
    QVERIFY(!policyMap(one, {}).complete);
    RuleAboutAll rule;
    rule.agents = {named("GPTBot")};
    rule.expect = *parseExpectation("not ask");
    QVERIFY(prove(one, rule, {})->proof == Proof::Open);
    QVERIFY(prove(siteOf("User-agent: *\nDisallow: /a\n"), rule, {})->proof == Proof::Holds);
    QCOMPARE(gateOf(one, other, Reading::Author, Gate::NoLostAccess, "search"), QByteArray("open"));
    // Who does not read the file does not depend on it.
    QCOMPARE(gateOf(one, other, Reading::Known, Gate::NoLostAccess, "search"),
             QByteArray("passed"));
    QCOMPARE(gateOf(one, other, Reading::Known, Gate::NoLostAccess, "all"), QByteArray("open"));
    QCOMPARE(gateOf(one, other, Reading::Google, Gate::NoLostAccess, "all"), QByteArray("passed"));
}

/// An agent that compares bytes in one file and normalised paths in another has sets of paths of neither kind alone.
void TestGates::mixedReadings() {
    const auto of = [](const char *robotsAi) {
        Site site;
        site.put(FileRole::Robots, "User-agent: *\nDisallow: /~a\n");
        site.put(FileRole::RobotsAi, robotsAi);
        site.registry = site.registry.with(
            readAgentsTsv("token\toperator\treads\tai\nGooglebot\tGoogle\trobots.txt robots-ai.txt"
                          "\tyes\n"));
        return CompiledSite(std::move(site));
    };
    const CompiledSite one = of("User-agent: *\nDisallow: /b\n");
    const CompiledSite other = of("User-agent: *\nDisallow: /%62/c\n");
    QVERIFY(one.view(*identify("Googlebot", {}, one.site().registry), Reading::Known)
                ->files.back()
                .read);
    QCOMPARE(gateOf(one, other, Reading::Known, Gate::NoLostAccess, "Googlebot"),
             QByteArray("open"));
    QCOMPARE(gateOf(one, other, Reading::Author, Gate::NoLostAccess, "Googlebot"),
             QByteArray("passed"));
}

void TestGates::strangers_data() {
    QTest::addColumn<QByteArray>("who");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *who, const char *said) {
        QTest::newRow(who) << QByteArray(who) << QByteArray(said);
    };
    row("GPTBot, search", "");
    row("mybot", "");
    row("Zzyzx", "Zzyzx is not in the list of agents, and no file names it");
    row("Googelbot", "Googelbot is not in the list of agents, and no file names it: did you mean "
                     "Googlebot?");
    row("serach",
        "serach is not in the list of agents, and no file names it: did you mean search?");
}

void TestGates::strangers() {
    QFETCH(QByteArray, who);
    QFETCH(QByteArray, said);
    const CompiledSite site = siteOf("User-agent: MyBot\nDisallow: /\n");
    const std::array<const CompiledSite *, 1> sites = {&site};
    const AskedAgents all = agentsOf(sites, Reading::Author);
    QByteArrayList found;
    for (const Message &message : strangersAmong(*chosenAgents(all, who.toStdString()), all))
        found << bytes(message.english());
    QCOMPARE(found.join('\n'), said);
}

/// A rule about all is open where a pattern names agents that could not be asked, and is asked in any reading.
void TestGates::rulesAboutPatterns() {
    const CompiledSite site =
        siteOf("User-agent: \\bfoo\nDisallow: /\n\nUser-agent: *\nAllow: /\n", {}, "crawl: no\n");
    const auto proofOf = [&](const char *agents, const char *expect, const char *reading) {
        PolicyTest test;
        test.agents = agents;
        test.paths = "/x";
        test.expect = expect;
        test.reading = reading;
        return runTest(site, test, kDay).proof;
    };
    QVERIFY(proofOf("all", "deny", "") == Proof::Open);
    QVERIFY(proofOf("category:monitoring", "deny", "") == Proof::Open);
    QVERIFY(proofOf("search", "deny", "") == Proof::Holds);
    QVERIFY(proofOf("all", "allow", "author") == Proof::Fails);
    QVERIFY(proofOf("search", "allow", "known") == Proof::Holds);
    QVERIFY(proofOf("search", "allow", "rfc9309") == Proof::Holds);
    QVERIFY(proofOf("search", "deny", "google") == Proof::Fails);
    QVERIFY(proofOf("search", "deny", "fast") == Proof::Fails);
}

// ---- gate = simulate -----------------------------------------------------------------------------

namespace {

class GateMaker {
public:
    explicit GateMaker(std::uint64_t seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return m_random() % end; }
    const char *one(std::span<const char *const> words) { return words[below(words.size())]; }

    Texts site() { return {robots(), below(2) == 0 ? robots2() : std::string(), facts()}; }
    /// The same with some lines gone, new, or moved.
    Texts edited(const Texts &before) {
        Texts after = before;
        switch (below(6)) {
        case 0: return site();
        case 1: after.robots = robots(); break;
        case 2: after.robots2 = robots2(); break;
        case 3: after.facts = facts(); break;
        case 4: after.robots += "\n" + group(); break;
        default: {
            const std::size_t line = after.robots.find('\n', below(after.robots.size()));
            if (line != std::string::npos)
                after.robots.insert(line + 1, std::string(one(kRules)) + "\n");
            if (below(2) == 0)
                after.facts = facts();
        }
        }
        return after;
    }
    std::string who() {
        std::string text = one(kWho);
        while (below(5) == 0)
            text += std::string(", ") + one(kWho);
        return text;
    }
    /// A name that somebody may have.
    std::string name() {
        if (below(3) != 0)
            return one(kNames);
        std::string text;
        for (std::size_t left = 1 + below(6); left > 0; --left)
            text += one(kPieces);
        return text;
    }
    static constexpr std::array kPaths = {"/", "/a", "/a/b", "/ab", "/x?b", "/robots.txt", "//a"};

private:
    std::string group() {
        std::string text;
        for (std::size_t left = 1 + below(2); left > 0; --left)
            text += std::string("User-agent: ") + one(kAgents) + "\n";
        for (std::size_t left = below(4); left > 0; --left)
            text += std::string(one(kRules)) + "\n";
        return text;
    }
    std::string robots() {
        std::string text = group();
        for (std::size_t left = below(5); left > 0; --left)
            text += "\n" + group();
        return text;
    }
    std::string robots2() {
        std::string text;
        for (std::size_t left = below(4); left > 0; --left)
            text += std::string(one(kPolicy)) + "\n";
        return text + (below(3) == 0 ? group() : std::string());
    }
    std::string facts() {
        std::string text;
        if (below(2) == 0)
            for (const char *row : kFacts)
                if (below(4) == 0)
                    text += row;
        return text;
    }

    static constexpr std::array kAgents = {
        "*",           "*",    "foo",  "FooXyz", "GPTBot", "Googlebot", "Bingbot",   "MyBot",
        "NewBot",      "*-ai", "Foo*", "^Foo",   ".*ai$",  "*bot*",     "fo.x",      "(foo|bar)x?$",
        "Cutbot;+1.5", "bar",  "x-ai", "[a-f]o", "*",      "o",         "^gptbot.?$"};
    static constexpr std::array kRules = {
        "Disallow: /",           "Disallow: /a",   "Allow: /",      "Allow: /a/b",
        "Disallow: /*b$",        "Allow: /a",      "Disallow:",     "Robot-version: 2.0",
        "Visit-time: 0600-0700", "Crawl-delay: 5", "Disallow: /a/", "Disallow: /x"};
    static constexpr std::array kPolicy = {"crawl: no",
                                           "crawl: ask",
                                           "train: no",
                                           "[agent: ai-assistant]\ncrawl: no",
                                           "[agent: MyBot]\ncrawl: no",
                                           "[agent: foo]\ncrawl: ask",
                                           "[agent: search-indexer]\ncrawl: no",
                                           "crawl: yes"};
    static constexpr std::array kFacts = {
        "MyBot\tcurrent\tno\t\n", "Googlebot\tcurrent\tno\tsearch-indexer\n",
        "GPTBot\tretired\t\tai-assistant\n", "NewBot\tcurrent\t\tsearch-indexer\n",
        "Bingbot\tretired\t\tmonitoring\n"};
    static constexpr std::array kWho = {"all",
                                        "all",
                                        "known",
                                        "search",
                                        "ai",
                                        "category:ai-assistant",
                                        "AcmeBot",
                                        "foo",
                                        "FOO",
                                        "x-ai",
                                        "Foo-ai",
                                        "MyBot",
                                        "mybot",
                                        "NewBot",
                                        "GPTBot/1.2 (ai-assistant)",
                                        "Googlebot",
                                        "foox",
                                        "gptbot",
                                        "Acme/1 (search-indexer)",
                                        "barx"};
    static constexpr std::array kNames = {
        "AcmeBot", "foo",    "Foo-ai",   "foox",      "FooXyz",    "fooXyzx", "x-ai",   "Foo",
        "fobx",    "GPTBot", "gptbotx",  "Googlebot", "Bingbot",   "MyBot",   "NewBot", "barx",
        "bar",     "Cutbot", "Somebody", "abot",      "foobot-ai", "foobar"};
    static constexpr std::array kPieces = {"foo", "bar", "x", "-ai", "bot", "o", "f", "q", "1"};

    std::mt19937_64 m_random;
};

int lessAccess(Decision decision) {
    return decision == Decision::Allow   ? 0
           : decision == Decision::Ask   ? 1
           : decision == Decision::Later ? 2
                                         : 3;
}

/// The agents that a word of a gate means, found without the exact engine; some of them where it means many (S122).
std::vector<Identity> meant(std::string_view word, const Registry &registry,
                            const std::vector<std::string> &tokens, GateMaker &maker) {
    std::vector<Identity> agents;
    const auto ofList = [&](auto wanted) {
        for (const KnownAgent &known : registry.agents())
            if (wanted(known) && (maker.below(8) == 0 || known.token.size() < 8))
                agents.push_back(*identify(known.token, {}, registry));
    };
    const bool all = word == "all";
    if (all || word == "known")
        ofList([](const KnownAgent &) { return true; });
    else if (word == "search")
        ofList([](const KnownAgent &known) {
            return known.category == Category::SearchIndexer && known.kind == AgentKind::Crawler &&
                   known.status == AgentStatus::Current;
        });
    else if (word == "ai")
        ofList([](const KnownAgent &known) { return known.ai; });
    else if (word == "category:ai-assistant")
        ofList([](const KnownAgent &known) { return known.category == Category::AiAssistant; });
    else
        agents.push_back(*identify(word, {}, registry));
    if (all) {
        for (int i = 0; i < 12; ++i)
            agents.push_back(*identify(maker.name(), {}, registry));
        for (const std::string &token : tokens)
            if (auto agent = identify(token, {}, registry))
                agents.push_back(std::move(*agent));
    }
    return agents;
}

} // namespace

/// No gate passes while the simulator says that somebody whom it guards lost (gained) something.
void TestGates::gateIsSimulate() {
    const std::size_t wanted = number("GATEPOST_GATES", 2'000);
    GateMaker maker(7 + number("GATEPOST_SEED", 0));
    std::array<std::size_t, 3> seen{}; // passed, broken, open
    for (std::size_t i = 0; i < wanted; ++i) {
        const Texts before = maker.site();
        const Texts after = maker.edited(before);
        const CompiledSite one = before.site();
        const CompiledSite other = after.site();
        const Reading reading = maker.below(2) == 0 ? Reading::Author : kReadings[maker.below(5)];
        const Gate gate = maker.below(3) == 0 ? Gate::NoNewAccess : Gate::NoLostAccess;
        const std::string who = maker.who();
        const QByteArray result = gateOf(one, other, reading, gate, who);
        ++seen[result == "passed" ? 0 : result == "broken" ? 1 : 2];
        if (result != "passed")
            continue;
        for (const QByteArray &word : bytes(who).split(','))
            for (const Identity &agent : meant(word.trimmed().toStdString(), one.site().registry,
                                               {"foo", "FooXyz", "bar", "x-ai"}, maker))
                for (int asked = 0; asked < 4; ++asked) {
                    Query query{agent, maker.kPaths[maker.below(maker.kPaths.size())],
                                kDay + std::chrono::minutes(maker.below(1'440)), reading};
                    if (asked == 0)
                        query.url = "/";
                    const int was =
                        lessAccess(one.simulate(query, TraceLevel::None).fetch.decision);
                    const int is =
                        lessAccess(other.simulate(query, TraceLevel::None).fetch.decision);
                    if (gate == Gate::NoLostAccess ? is > was : is < was)
                        QFAIL(std::format(
                                  "gate {} passed for {} in the reading {}, but {} on {} at "
                                  "{}: {} -> {}\n{}==\n{}",
                                  i, who, readingName(reading), agent.name, query.url,
                                  formatInstant(query.at), was, is, before.shown(), after.shown())
                                  .c_str());
                }
    }
    qInfo("%zu passed, %zu broken, %zu open", seen[0], seen[1], seen[2]);
    QVERIFY(seen[0] > wanted / 20);
    QVERIFY(seen[1] > wanted / 20);
    QVERIFY(seen[2] < wanted / 5);
}

QTEST_APPLESS_MAIN(TestGates)
#include "tst_gates.moc"
