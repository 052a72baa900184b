// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Map, difference and rules about all against brute force over small worlds. GATEPOST_EXACT_PAIRS sets the number of random
// pairs of each kind (100,000 takes minutes), GATEPOST_SEED where to begin. GATEPOST_CORPUS names a folder of real robots.txt files: 500 pairs of them are
// asked 20,000 questions each.

#include "core/ask/ask.h"
#include "core/exact/coverage.h"
#include "core/exact/glob.h"
#include "core/exact/headindex.h"
#include "core/exact/map.h"
#include "core/exact/ruleaboutall.h"
#include "core/exact/sent.h"
#include "core/exact/times.h"
#include "core/sheet/testmaking.h"
#include "tests/support/exacttruth.h"
#include "tests/support/matchingname.h"
#include "tests/support/matchoracle.h"
#include "tests/support/sites.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <format>
#include <random>
#include <ranges>
#include <stop_token>
#include <thread>

using namespace gatepost;
using namespace gatepost::exact;
using namespace gatepost::test;

namespace {

const Instant kDay = *parseInstant("2026-11-20T00:00:00Z");

std::size_t pairCount(std::size_t otherwise) {
    const int set = qEnvironmentVariableIntValue("GATEPOST_EXACT_PAIRS");
    return set > 0 ? static_cast<std::size_t>(set) : otherwise;
}

/// So that a long run can be made of several.
std::uint64_t seed(std::uint64_t own) {
    return own + 1000 * static_cast<std::uint64_t>(qEnvironmentVariableIntValue("GATEPOST_SEED"));
}

AskedAgent unknown() {
    return {*identify("Somebody"), AskedAgent::Unknown{}};
}

QByteArray bytes(const std::string &text) {
    return QByteArray::fromStdString(text);
}

ExactQuestion questionFor(Reading reading, std::vector<AskedAgent> agents) {
    ExactQuestion question;
    question.reading = reading;
    question.agents = std::move(agents);
    question.day = kDay;
    return question;
}

struct Kind {
    const char *name;
    Reading reading;
    bool extended;
};
constexpr std::array kKinds = {
    Kind{"author", Reading::Author, false}, Kind{"rfc9309", Reading::Rfc9309, false},
    Kind{"google", Reading::Google, false}, Kind{"koster1994", Reading::Koster1994, false},
    Kind{"extended", Reading::Author, true}};

/// Lines that a three-file site may have beside its rules.
std::string extras(RuleMaker &maker, bool robots2) {
    constexpr std::array kTimes = {"Visit-time: 0600-0845\n",
                                   "Visit-time: 2200-0100\n",
                                   "Crawl-delay: 5\n",
                                   "Request-rate: 1/10 0700-0800\n",
                                   "Request-rate: 1/60\n",
                                   "Content-Usage: /a train-ai=n\n",
                                   "Content-Usage: /*b search=n\n",
                                   "Content-Usage: train-ai=y\n",
                                   "DisallowAITraining: /a\n",
                                   "AllowAITraining: /a*b\n"};
    constexpr std::array kPolicy = {"crawl: no\n",
                                    "crawl: ask\n",
                                    "read: no\n",
                                    "train: no\n",
                                    "train: yes\n",
                                    "quote: short-only\n",
                                    "age-rating: 18+:/a\n",
                                    "age-rating: 7+\n",
                                    "rate: 6\n",
                                    "[agent: data-harvester]\ntrain: no\ncrawl: no\n",
                                    "[agent: ai-assistant]\nage-rating: 13+:/b*a\n"};
    std::string text;
    for (std::size_t left = maker.below(3); left > 0; --left)
        text += robots2 ? kPolicy[maker.below(kPolicy.size())] : kTimes[maker.below(kTimes.size())];
    return text;
}

std::array<std::string, 3> threeFiles(RuleMaker &plain, RuleMaker &extended) {
    RuleMaker &first = plain.below(4) == 0 ? extended : plain;
    return {first.group(first.rules()) + extras(plain, false),
            plain.below(3) == 0 ? "" : plain.group(plain.rules()) + extras(plain, false),
            plain.below(3) == 0 ? "" : plain.group(plain.rules()) + extras(plain, true)};
}

CompiledSite siteOf(const std::array<std::string, 3> &files) {
    return test::siteOf(files[0], files[1], files[2]);
}

std::string shown(const std::array<std::string, 3> &files) {
    return files[0] + "--\n" + files[1] + "--\n" + files[2] + "==\n";
}

std::vector<AskedAgent> threeAgents() {
    return {
        unknown(),
        {*identify("Somebody/1.0 (data-harvester)"), AskedAgent::Unknown{Category::DataHarvester}},
        {*identify("Bingbot")}};
}

const std::vector<int> kMinutes = {0, 60, 61, 359, 360, 420, 480, 481, 525, 526, 1319, 1320, 1439};

/// Of a map of one agent: its regions for paths that are sent as they are normalised, and how many others there are.
std::pair<std::string, std::size_t> shownRegions(const PolicyMap &map) {
    std::string shown;
    std::size_t others = 0;
    for (const MapCell &cell : map.rows.at(0).cells)
        for (const MapRegion &part : cell.regions)
            if (isOtherSpelling(part.region))
                ++others;
            else
                shown += std::format("{} {}\n", decisionName(part.verdict.fetch.decision),
                                     part.region.example);
    return {shown, others};
}

} // namespace

class TestExact : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void kinds_data() {
        QTest::addColumn<int>("kind");
        for (int i = 0; i < static_cast<int>(kKinds.size()); ++i)
            QTest::newRow(kKinds[static_cast<std::size_t>(i)].name) << i;
    }
    void overlaysAreTheIntersection(); // S120
    void automataFindShortest_data();
    void automataFindShortest();
    void scopesAreTheScopes(); // S74
    void headsFindAllThatAgree();
    void longOverlays();
    void noExceptionWithoutACommonPath();
    void sameRulesOtherAnswers();
    void differencesOfPairs_data();
    void differencesOfPairs(); // S124, choices of the random pairs that were wrong once
    void differencesOfRandomPairs_data() { kinds_data(); }
    void differencesOfRandomPairs(); // S124
    void differencesOfEscapes_data() { kinds_data(); }
    void differencesOfEscapes(); // S121, S124: escapes that are built of escapes
    void sentPaths();            // S90, S120
    void differencesOfThreeFiles();
    void mapsOfSites_data();
    void mapsOfSites(); // S120, S123, the same
    void mapsOfRandomSites();
    void mapsOfSpellings_data();
    void mapsOfSpellings(); // S123: what is known is constant
    void mapsOfRandomSpellings();
    void differencesOfSpellings_data();
    void differencesOfSpellings(); // S124: what is known is constant
    void differencesOfRandomSpellings();
    void proofsOfRandomRules(); // S125
    void policyFilesInRules_data();
    void policyFilesInRules(); // S125
    void rulesAtAllTimes_data();
    void rulesAtAllTimes(); // S121, S125
    void rehearsedAnswersInRules_data();
    void rehearsedAnswersInRules(); // S121
    void anAnswerIsKeptWhole();
    void sentences_data();
    void sentences();
    void policyFilesAreToldOnce();
    void coverage_data();
    void coverage();
    void hostileRules();
    void agents(); // S122
    void names_data();
    void names();
    void times();                  // S121
    void boundsEndInIncomplete();  // S126
    void rowsThatWereNotDecided(); // S126
    void realFiles();
    void cleanup() {
        if (questionsTried() != m_tried)
            qInfo("%llu questions tried",
                  static_cast<unsigned long long>(questionsTried() - m_tried));
        m_tried = questionsTried();
    }

private:
    std::uint64_t m_tried = 0;
};

void TestExact::overlaysAreTheIntersection() {
    RuleMaker maker(seed(3), Reading::Author, false);
    PathWorld world("/ab~", 6);
    for (std::size_t i = 0; i < pairCount(300); ++i) {
        std::string p = closedStars(maker.pattern());
        std::string q = closedStars(maker.pattern());
        const auto both = overlays(p, q);
        QVERIFY(both.has_value());
        for (const std::string &path : world.paths()) {
            const bool inBoth = matchesClosed(p, path) && matchesClosed(q, path);
            const bool inOne = std::ranges::any_of(
                *both, [&](const std::string &one) { return matchesClosed(one, path); });
            if (inBoth != inOne)
                QFAIL(qPrintable(QString::fromStdString(p + " " + q + " on " + path)));
        }
        QCOMPARE(meets(p, q), !both->empty());
        // A witness speaks for its whole pattern.
        if (p.starts_with('/') && q.starts_with('/') && matchesClosed(q, witness(p, '~')))
            for (const std::string &path : world.paths())
                QVERIFY(!matchesClosed(p, path) || matchesClosed(q, path));
    }
}

void TestExact::automataFindShortest_data() {
    QTest::addColumn<QByteArray>("all");
    QTest::addColumn<QByteArray>("none");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const char *all, const char *none, const char *found) {
        QTest::addRow("%s without %s", all, none)
            << QByteArray(all) << QByteArray(none) << QByteArray(found);
    };
    row("/*", "", "/");
    row("/?", "", "/a");
    row("/?", "/[a-z]", "/-");
    row("/[ab]? /*b", "", "/ab");
    row("/?x /a*", "", "/ax");
    row("/? /?", "/*", "");
    row("/??", "/a* /?a", "/ee");
    row("/[ab]", "/a /b", "");
    // No normalised path has a raw quotation mark: it is %22. Every escape can be there: S24 makes %41 of %%341.
    row("/%4?", "/%4[!0-9A-F]", "/%40");
    row("/%?1 /%4*", "", "/%41");
    row("/%[2]f", "", "/%2f");
    // No pattern tells the first slash from other bytes; a run leads back to where the search began.
    row("*[!a]?", "", "/a");
    row("*[b-c]", "", "/b");
    row("*", "/", "/a");
    row("/[$*#\"]", "", "");
}

void TestExact::automataFindShortest() {
    QFETCH(QByteArray, all);
    QFETCH(QByteArray, none);
    QFETCH(QByteArray, found);
    std::vector<GlobUnion> wanted;
    std::vector<Glob> unwanted;
    for (const QByteArray &pattern : all.split(' '))
        wanted.push_back({globOfShell(pattern.toStdString())});
    for (const QByteArray &pattern : none.split(' '))
        if (!pattern.isEmpty())
            unwanted.push_back(globOfShell(pattern.toStdString()));
    Work work{Limits{}};
    const PathSearch search = findPath(wanted, unwanted, Domain::Normalised, work);
    QCOMPARE(bytes(search.path), found);
    QVERIFY(search.result ==
            (found.isEmpty() ? PathSearch::Result::None : PathSearch::Result::Found));
    // A bound may keep the answer back, but it does not change it.
    for (const std::uint32_t most : {0U, 1U, 2U, 3U}) {
        Work few{Limits{.states = most}};
        const PathSearch early = findPath(wanted, unwanted, Domain::Normalised, few);
        QVERIFY(early.result == PathSearch::Result::Unknown ||
                (early.result == search.result && early.path == search.path));
    }
}

/// A scope of an ask covers in all paths together what it covers one by one: every short scope, every short path.
void TestExact::scopesAreTheScopes() {
    const auto words = [](std::vector<std::string> all, std::string_view bytes, std::size_t most) {
        for (std::size_t at = 0; at < all.size(); ++at)
            if (all[at].size() < most)
                for (const char c : bytes)
                    all.push_back(all[at] + c);
        return all;
    };
    const std::vector<std::string> paths = words({"/"}, "/a?", 6);
    for (const std::string &scope : words({"/", "*", "a"}, "/a*?", 5)) {
        const Language language = languageOf({scope, exact::Syntax::Scope});
        for (const std::string &path : paths)
            QVERIFY2(language.contains(path) == scopeCovers(scope, path),
                     (scope + " on " + path).c_str());
    }
}

/// Patterns longer than a word of bits: what begins with a head of the one and matches the other.
void TestExact::longOverlays() {
    const std::string run(70, 'a');
    struct Case {
        std::string p, q;
        std::vector<std::string> both;
    };
    const Case cases[] = {
        {"/" + run + "b*", "/*" + run + "*c", {"/" + run + "b*" + run + "*c", "/" + run + "b*c"}},
        {"/x*", "/*" + run + "*", {"/x*" + run + "*"}},
        {"/" + run + "*", "/" + run + "b*c", {"/" + run + "b*c"}},
        {"/" + run + "*b", "/*a*c*b", {"/" + run + "*c*b"}},
    };
    for (const Case &each : cases) {
        auto both = overlays(each.p, each.q);
        QVERIFY(both.has_value());
        std::ranges::sort(*both);
        for (const std::string &pattern : *both) {
            QVERIFY(covers(each.p, pattern));
            QVERIFY(covers(each.q, pattern));
        }
        for (const std::string &pattern : each.both)
            QVERIFY2(std::ranges::any_of(
                         *both, [&](const std::string &one) { return covers(one, pattern); }),
                     pattern.c_str());
    }
}

/// Rules that begin alike and end otherwise take nothing from each other, so none is an exception of the other.
void TestExact::noExceptionWithoutACommonPath() {
    const CompiledSite site =
        siteOf("User-agent: *\nDisallow: /a*b$\nAllow: /a*cc$\nAllow: /*dd$\n");
    const PolicyMap map = policyMap(site, questionFor(Reading::Author, {unknown()}));
    std::size_t seen = 0;
    for (const MapRegion &each : map.rows.front().cells.front().regions)
        if (!each.region.matches.empty() && !isPolicyPath(each.region.matches.front())) {
            ++seen;
            QVERIFY2(std::ranges::all_of(each.region.except, isPolicyPath),
                     each.region.example.c_str());
        }
    QCOMPARE(seen, std::size_t{3});
}

/// Agents that have the same rules share what was found for the first of them only if their answers divide paths alike: whom
/// another file keeps out of everything has fewer regions, whoever is asked about first.
void TestExact::sameRulesOtherAnswers() {
    const CompiledSite site =
        siteOf("User-agent: *\nAllow: /a\nAllow: /a/b\n", "", "[agent: MadeUpBot]\ncrawl: no\n");
    for (const bool isFirst : {true, false}) {
        ExactQuestion question = questionFor(Reading::Author, {named("MadeUpBot"), unknown()});
        if (!isFirst)
            std::ranges::reverse(question.agents);
        const PolicyMap map = policyMap(site, question);
        QVERIFY(map.complete);
        for (const MapRow &row : map.rows)
            for (const std::string path : {"/", "/a", "/a/c", "/a/b", "/a/b/c", "/x"}) {
                const Verdict wanted = site.simulate({row.asked.front().identity, path, {}});
                std::size_t in = 0;
                for (const MapRegion &each : row.cells.front().regions)
                    if (each.region.contains(path)) {
                        ++in;
                        QCOMPARE(each.verdict.fetch.decision, wanted.fetch.decision);
                        QCOMPARE(each.verdict.fetch.line, wanted.fetch.line);
                    }
                QCOMPARE(in, std::size_t{1});
            }
    }
}

/// What is not visited has no path in common with the rule; the rest comes in its order.
void TestExact::headsFindAllThatAgree() {
    std::mt19937 random(23);
    for (const std::size_t count : {std::size_t{3}, std::size_t{300}, std::size_t{900}}) {
        std::vector<ListRule> rules;
        for (std::size_t i = 0; i < count; ++i) {
            std::string pattern = "/";
            for (std::size_t bytes = random() % 40; bytes > 0; --bytes)
                pattern += "abcdef/*"[random() % (random() % 4 == 0 ? 8 : 7)];
            if (random() % 8 != 0)
                pattern += '*';
            rules.push_back({.paths = {.stars = {pattern}, .globs = {}}, .shown = {}});
        }
        const DecisionList list(std::move(rules), 0, Domain::Normalised);
        const HeadIndex index(list.rules());
        std::size_t passedOver = 0;
        for (std::uint32_t rule = 0; rule < list.none(); ++rule) {
            std::vector<bool> visited(list.none());
            std::uint32_t last = rule;
            index.visitBehind(rule, std::views::iota(rule + 1, list.none()),
                              [&](std::uint32_t other) {
                                  visited[other] = other > last;
                                  last = other;
                                  return true;
                              });
            for (std::uint32_t other = rule + 1; other < list.none(); ++other) {
                QVERIFY(visited[other] ||
                        !list.rules()[other].head.agrees(list.rules()[rule].head));
                passedOver += visited[other] ? 0 : 1;
            }
            // The same for all rules, by how one begins.
            const auto meeting = index.meeting(list.rules()[rule].head.start());
            QVERIFY(std::ranges::is_sorted(meeting));
            for (std::uint32_t other = 0; other < list.none(); ++other)
                QVERIFY(std::ranges::contains(meeting, other) ||
                        !list.rules()[other].head.agrees(list.rules()[rule].head));
            // Those that match all its paths.
            const auto around = index.around(list.rules()[rule].head.start());
            QCOMPARE(around.has_value(), count > 3);
            std::vector<int> times(list.none());
            for (const std::uint32_t other : around.value_or(std::vector<std::uint32_t>()))
                QCOMPARE(++times[other], 1);
            for (std::uint32_t other = 0; around && other < list.none(); ++other)
                QVERIFY(times[other] == 1 ||
                        !starsCover(list.rules()[other].paths, list.rules()[rule].paths));
        }
        QCOMPARE(passedOver > 0, count > 3);
    }
}

void TestExact::differencesOfPairs_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, std::string_view kind, const char *before,
                        const char *after) {
        const auto at = std::ranges::find(kKinds, kind, &Kind::name) - kKinds.begin();
        QTest::newRow(name) << static_cast<int>(at) << QByteArray(before) << QByteArray(after);
    };
    row("a path of two slashes", "google", "Disallow: //\n", "");
    row("no literal slash", "extended", "", "Disallow: *b[a-b]b*\n");
    row("runs alone", "extended", "", "Disallow: *[b-c]\n");
    row("what a higher rule took", "extended", "Allow: /a\nDisallow: */a\n", "Allow: /?\n");
}

void TestExact::differencesOfPairs() {
    QFETCH(int, kind);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const Kind &each = kKinds[static_cast<std::size_t>(kind)];
    const std::string head =
        each.extended ? "User-agent: *\nRobot-version: 2.0\n" : "User-agent: *\n";
    const CompiledSite one = siteOf(head + before.toStdString());
    const CompiledSite other = siteOf(head + after.toStdString());
    const ExactQuestion question = questionFor(each.reading, {unknown()});
    const Differences found = differences(one, other, question);
    PathWorld world("/ab~", 5);
    QVERIFY(!found.changes.empty());
    QCOMPARE(wrongDifferences(one, other, found, question, world, {0}), std::string());
}

void TestExact::differencesOfRandomPairs() {
    QFETCH(int, kind);
    const Kind &each = kKinds[static_cast<std::size_t>(kind)];
    RuleMaker maker(seed(11 + static_cast<std::uint64_t>(kind)), each.reading, each.extended);
    PathWorld world("/ab~", pairCount(0) > 0 ? 6 : 5);
    for (std::size_t i = 0; i < pairCount(60); ++i) {
        const auto before = maker.rules();
        const auto after = maker.below(2) == 0 ? maker.rules() : maker.edited(before);
        const CompiledSite one = siteOf(maker.group(before));
        const CompiledSite other = siteOf(maker.group(after));
        const ExactQuestion question = questionFor(each.reading, {unknown()});
        const Differences found = differences(one, other, question);
        const std::string wrong = wrongDifferences(one, other, found, question, world, {0});
        if (!wrong.empty())
            QFAIL(qPrintable(
                QString::fromStdString(maker.group(before) + "==\n" + maker.group(after) + wrong)));
        QVERIFY(differences(one, siteOf(maker.group(before)), question).changes.empty());
        const Differences back = differences(other, one, question);
        QCOMPARE(wrongDifferences(other, one, back, question, world, {0}), std::string());
    }
}

void TestExact::differencesOfEscapes() {
    QFETCH(int, kind);
    const Kind &each = kKinds[static_cast<std::size_t>(kind)];
    RuleMaker maker(seed(31 + static_cast<std::uint64_t>(kind)), each.reading, each.extended);
    maker.addPieces({"%2", "%61", "%2%61", "%%361", "%", "6", "%2F", "%2f", "2"});
    PathWorld world({"/", "a", "%", "2", "6", "1", "%61", "%36"}, pairCount(0) > 0 ? 5 : 4);
    for (std::size_t i = 0; i < pairCount(40); ++i) {
        const auto before = maker.rules();
        const auto after = maker.below(2) == 0 ? maker.rules() : maker.edited(before);
        const CompiledSite one = siteOf(maker.group(before));
        const CompiledSite other = siteOf(maker.group(after));
        const ExactQuestion question = questionFor(each.reading, {unknown()});
        const Differences found = differences(one, other, question);
        const std::string wrong = wrongDifferences(one, other, found, question, world, {0});
        if (!wrong.empty())
            QFAIL(qPrintable(
                QString::fromStdString(maker.group(before) + "==\n" + maker.group(after) + wrong)));
        // An example is what simulate is asked, and its answer is the difference.
        for (const Difference &change : found.changes) {
            const auto ask = [&](const CompiledSite &site) {
                return site
                    .simulate({question.agents[0].identity, change.region.example, kDay,
                               each.reading, false},
                              TraceLevel::None)
                    .fetch.decision;
            };
            QCOMPARE(ask(one), change.decisionBefore);
            QCOMPARE(ask(other), change.decisionAfter);
        }
        const std::string text = maker.group(before);
        const std::string wrongly = wrongMap(one, policyMap(one, question), question, world, {0});
        if (!wrongly.empty())
            QFAIL(qPrintable(QString::fromStdString(text + wrongly)));
    }
}

void TestExact::sentPaths() {
    // What S24 makes of every path as it is sent is a canonical path, and each of those comes of one.
    PathWorld world({"/", "a", "%", "2", "6", "1", "%61", "f", "F", "*", " ", "~"}, 4);
    for (const std::string &path : world.paths()) {
        const std::string canonical = canonicalPath(path, Domain::Normalised);
        QVERIFY2(isCanonical(canonical, Domain::Normalised), path.c_str());
        if (isCanonical(path, Domain::Normalised))
            QCOMPARE(canonicalPath(askedPath(path, Domain::Normalised), Domain::Normalised), path);
        // A pattern of the google reading, and what it may be once paths are normalised.
        for (const std::string pattern : {"/*a", "/%6*", "/a*%", "/*61*2", "/%61*", "/*f*"})
            if (matchesClosed(pattern, path))
                QVERIFY2(matchesClosed(normalisedForm(pattern), canonical),
                         (pattern + " " + path).c_str());
    }
}

void TestExact::differencesOfThreeFiles() {
    RuleMaker plain(seed(5), Reading::Author, false);
    RuleMaker extended(seed(6), Reading::Author, true);
    PathWorld world("/ab~", pairCount(0) > 0 ? 6 : 4);
    for (std::size_t i = 0; i < pairCount(60); ++i) {
        const auto before = threeFiles(plain, extended);
        auto after = before;
        const auto other = threeFiles(plain, extended);
        for (std::size_t file = 0; file < 3; ++file)
            if (plain.below(2) == 0)
                after[file] = other[file];
        const CompiledSite one = siteOf(before);
        const CompiledSite two = siteOf(after);
        ExactQuestion question = questionFor(Reading::Author, threeAgents());
        question.competitor = plain.below(4) == 0;
        const Differences found = differences(one, two, question);
        const std::string wrong = wrongDifferences(one, two, found, question, world, kMinutes);
        if (!wrong.empty())
            QFAIL(qPrintable(QString::fromStdString(shown(before) + shown(after) + wrong)));
    }
}

void TestExact::mapsOfSites_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("robots2");
    QTest::newRow("one of two overlays is taken whole")
        << QByteArray("User-agent: *\nAllow: /aa$\nAllow: *aa$\n")
        << QByteArray("User-agent: *\nDisallow: /a\n");
    QTest::newRow("lines that decide together, within another pattern")
        << QByteArray("User-agent: *\nDisallow: /abb\nContent-Usage: /ab search=n\n"
                      "Content-Usage: /*~ train-ai=n\n")
        << QByteArray();
}

void TestExact::mapsOfSites() {
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, robots2);
    const CompiledSite site = siteOf(robots.toStdString(), "", robots2.toStdString());
    const ExactQuestion question = questionFor(Reading::Author, threeAgents());
    PathWorld world("/ab~", 5);
    QCOMPARE(wrongMap(site, policyMap(site, question), question, world, {0}), std::string());
}

void TestExact::mapsOfRandomSites() {
    RuleMaker plain(seed(7), Reading::Author, false);
    RuleMaker extended(seed(8), Reading::Author, true);
    PathWorld world("/ab~", pairCount(0) > 0 ? 6 : 4);
    for (std::size_t i = 0; i < pairCount(60); ++i) {
        const auto files = threeFiles(plain, extended);
        const CompiledSite site = siteOf(files);
        const ExactQuestion question = questionFor(Reading::Author, threeAgents());
        const std::string wrong =
            wrongMap(site, policyMap(site, question), question, world, kMinutes);
        if (!wrong.empty())
            QFAIL(qPrintable(QString::fromStdString(shown(files) + wrong)));
    }
    for (const Kind &kind : kKinds) {
        RuleMaker maker(seed(9), kind.reading, kind.extended);
        for (std::size_t i = 0; i < pairCount(40); ++i) {
            const std::string text = maker.group(maker.rules());
            const CompiledSite site = siteOf(text);
            const ExactQuestion question = questionFor(kind.reading, {unknown()});
            const std::string wrong =
                wrongMap(site, policyMap(site, question), question, world, {0});
            if (!wrong.empty())
                QFAIL(qPrintable(QString::fromStdString(text + wrong)));
        }
    }
}

void TestExact::mapsOfSpellings_data() {
    QTest::addColumn<QByteArray>("robots");
    const auto row = [](const char *name, const char *robots) {
        QTest::newRow(name) << QByteArray(robots);
    };
    row("an unreserved byte", "User-agent: *\nDisallow: /a\n");
    row("a rule that is written as an escape", "User-agent: *\nDisallow: /%61a\n");
    row("a star before hexadecimal digits", "User-agent: *\nDisallow: /*aa\n");
    row("an Allow within", "User-agent: *\nDisallow: /a\nAllow: /aa\n");
    row("another group for 2.0", "User-agent: *\nRobot-version: 2.0\nDisallow: /a\n\n"
                                 "User-agent: *\nAllow: /a$\nDisallow: /aa\n");
    row("a byte that nobody can send",
        "User-agent: *\nDisallow: /*{a}\nDisallow: /6\nDisallow: /a{\n");
    row("two slashes", "User-agent: *\nRobot-version: 2.0\nDisallow: //*\n\n"
                       "User-agent: *\nDisallow: /a\n");
}

void TestExact::mapsOfSpellings() {
    QFETCH(QByteArray, robots);
    const CompiledSite site = siteOf(robots.toStdString());
    const ExactQuestion question =
        questionFor(Reading::Author, {unknown(), {*identify("Googlebot")}});
    PathWorld world({"/", "a", "%61", "%", "6"}, 5);
    const PolicyMap map = policyMap(site, question);
    QCOMPARE(wrongMap(site, map, question, world, {0}), std::string());
    for (const MapRow &row : map.rows)
        for (const MapCell &cell : row.cells)
            for (const MapRegion &part : cell.regions)
                QVERIFY2(!part.region.example.contains('{'), part.region.example.c_str());
}

void TestExact::mapsOfRandomSpellings() {
    for (const bool extended : {false, true}) {
        RuleMaker maker(seed(41), Reading::Author, extended);
        maker.addPieces({"%61", "%", "61", "6", "%6", "?", "?a", "b6", "%3F", "%3f"});
        // A byte that can be spelled in one way alone, and an escape in two ways that stays one.
        PathWorld escapes({"/", "a", "%61", "%", "6"}, pairCount(0) > 0 ? 5 : 4);
        PathWorld reserved({"/", "a", "?", "%3F", "%3f", "%b", "6"}, 4);
        for (std::size_t i = 0; i < pairCount(60); ++i) {
            PathWorld &world = i % 2 == 0 ? escapes : reserved;
            const std::string text = maker.group(maker.rules());
            const CompiledSite site = siteOf(text);
            const ExactQuestion question = questionFor(Reading::Author, {{*identify("Googlebot")}});
            const std::string wrong =
                wrongMap(site, policyMap(site, question), question, world, {0});
            if (!wrong.empty())
                QFAIL(qPrintable(QString::fromStdString(text + wrong)));
            const PolicyMap apart = policyMap(site, question);
            const PolicyMap example = policyMap(site, question, Spellings::Example);
            QVERIFY2(apart.complete && example.complete, text.c_str());
            const auto [all, allOthers] = shownRegions(apart);
            const auto [shown, others] = shownRegions(example);
            QCOMPARE(bytes(text + shown), bytes(text + all));
            QCOMPARE(others, std::min<std::size_t>(allOthers, 1));
        }
    }
}

void TestExact::differencesOfSpellings_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, const char *after) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after);
    };
    row("a rule comes", "User-agent: *\nAllow: /\n", "User-agent: *\nDisallow: /a\n");
    row("one goes, a like one stays", "User-agent: *\nDisallow: /a\nDisallow: /6a\n",
        "User-agent: *\nDisallow: /6a\n");
    row("an escape becomes its byte", "User-agent: *\nDisallow: /%61\nDisallow: /6\n",
        "User-agent: *\nDisallow: /aa\nAllow: /6\n");
    row("others go on", "User-agent: *\nAllow: /a\nDisallow: /aa\nDisallow: /*6\n",
        "User-agent: *\nDisallow: /a\nAllow: /aa\nDisallow: /*6\n");
    row("stars meet", "User-agent: *\nDisallow: /*a6\n", "User-agent: *\nDisallow: /*6a\n");
    row("Google reads a misspelling", "User-agent: *\nDisallow: /a\n",
        "User-agent: *\nDisalow: /aa\n");
    row("a group of 2.0", "User-agent: *\nRobot-version: 2.0\nDisallow: /a\n",
        "User-agent: *\nRobot-version: 2.0\nDisallow: /a*\n");
}

void TestExact::differencesOfSpellings() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const CompiledSite one = siteOf(before.toStdString());
    const CompiledSite other = siteOf(after.toStdString());
    ExactQuestion question = questionFor(
        Reading::Author,
        {unknown(), {*identify("Googlebot")}, {*identify("GPTBot")}, {*identify("Bytespider")}});
    question.withKnown = true;
    PathWorld world({"/", "a", "%61", "%", "6"}, 5);
    const Differences found = differences(one, other, question);
    QVERIFY(!found.changes.empty());
    QCOMPARE(wrongDifferences(one, other, found, question, world, {0}), std::string());
    // Whoever is not asked about it gets the differences whole.
    question.withKnown = false;
    const Differences whole = differences(one, other, question);
    QVERIFY(whole.changes.size() <= found.changes.size());
    for (const Difference &change : whole.changes)
        QVERIFY(!change.knownBefore && !change.knownAfter);
}

void TestExact::differencesOfRandomSpellings() {
    for (const bool extended : {false, true}) {
        RuleMaker maker(seed(43), Reading::Author, extended);
        maker.addPieces({"%61", "%", "61", "6", "%6"});
        PathWorld world({"/", "a", "%61", "%", "6"}, pairCount(0) > 0 ? 5 : 4);
        for (std::size_t i = 0; i < pairCount(60); ++i) {
            const auto rules = maker.rules();
            const std::string before = maker.group(rules);
            const std::string after = maker.group(maker.edited(rules));
            const CompiledSite one = siteOf(before);
            const CompiledSite other = siteOf(after);
            ExactQuestion question =
                questionFor(Reading::Author, {{*identify("Googlebot")}, {*identify("GPTBot")}});
            question.withKnown = true;
            const std::string wrong = wrongDifferences(
                one, other, differences(one, other, question), question, world, {0});
            if (!wrong.empty())
                QFAIL(qPrintable(QString::fromStdString(before + "==\n" + after + wrong)));
        }
    }
}

void TestExact::proofsOfRandomRules() {
    constexpr std::array kExpected = {"allow",           "deny",           "not allow", "not deny",
                                      "not later",       "train: no",      "read: no",  "not ask",
                                      "age-rating: 18+", "quote: unstated"};
    RuleMaker plain(seed(13), Reading::Author, false);
    RuleMaker extended(seed(14), Reading::Author, true);
    PathWorld world("/ab~", pairCount(0) > 0 ? 6 : 4);
    std::size_t held = 0;
    for (std::size_t i = 0; i < pairCount(100); ++i) {
        const auto files = threeFiles(plain, extended);
        const CompiledSite site = siteOf(files);
        const ExactQuestion question = questionFor(Reading::Author, threeAgents());
        RuleAboutAll rule;
        rule.agents = threeAgents();
        rule.agents.resize(1 + plain.below(3));
        rule.paths = plain.pattern();
        rule.expect = *parseExpectation(kExpected[plain.below(kExpected.size())]);
        const auto result = prove(site, rule, question);
        QVERIFY(result.has_value());
        held += result->proof == Proof::Holds ? 1 : 0;
        const std::string wrong = wrongProof(site, rule, *result, question, world, kMinutes);
        if (!wrong.empty())
            QFAIL(qPrintable(QString::fromStdString(shown(files) + rule.paths + ": " + wrong)));
    }
    QVERIFY(held > pairCount(100) / 20);
}

void TestExact::policyFilesInRules_data() {
    QTest::addColumn<QString>("agents");
    QTest::addColumn<QString>("paths");
    QTest::addColumn<QString>("expect");
    QTest::addColumn<QString>("proof"); // with the counter-example's path
    const auto row = [](const char *agents, const char *paths, const char *expect,
                        const char *proof) {
        QTest::addRow("%s %s %s", agents, paths, expect)
            << QString(agents) << QString(paths) << QString(expect) << QString(proof);
    };
    row("GPTBot, CCBot", "/*", "not allow", "holds");
    row("GPTBot, CCBot", "/", "deny", "holds");
    row("GPTBot, CCBot", "*", "deny", "holds");
    row("GPTBot, CCBot", "/*.txt", "deny", "holds");
    row("GPTBot, CCBot", "/robots", "deny", "holds"); // not one of them, though it begins with it
    row("GPTBot, CCBot", "/robots.txt", "deny", "fails /robots.txt");
    row("GPTBot, CCBot", "/robots.txt$", "allow", "holds");
    row("GPTBot, CCBot", "/robots.txt?x", "allow", "holds");
    row("GPTBot, CCBot", "/robots.txt*", "allow", "fails /robots.txta");
    row("GPTBot, CCBot", "/", "allow", "fails /");
    row("GPTBot, CCBot", "/*", "age-rating: 18+", "holds");
    row("GPTBot, CCBot", "/robots2.txt$", "age-rating: 18+", "fails /robots2.txt");
    row("GPTBot", "/%7Ejoe", "deny", "holds");
    // YandexAdditional is not reached by * and never fetches: a rule about fetching leaves it out unless it is named.
    row("category:data-harvester", "/*", "not allow", "holds");
    row("category:data-harvester, YandexAdditional", "/a", "deny", "fails /a");
    row("YandexAdditional", "/a", "deny", "fails /a");
}

void TestExact::policyFilesInRules() {
    QFETCH(QString, agents);
    QFETCH(QString, paths);
    QFETCH(QString, expect);
    QFETCH(QString, proof);
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /\n", "",
                                     "age-rating: 18+\nage-rating: all:/robots2.txt$\n");
    PolicyTest test;
    test.agents = agents.toStdString();
    test.paths = paths.toStdString();
    test.expect = expect.toStdString();
    const TestResult result = runTest(site, test, kDay);
    std::string found(proofName(result.proof));
    if (result.counterExample)
        found += ' ' + result.counterExample->verdict.path;
    QVERIFY2(bytes(found) == proof.toUtf8(), (found + " " + result.reason.english()).c_str());
}

void TestExact::rulesAtAllTimes_data() {
    QTest::addColumn<QByteArray>("window");
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<QByteArray>("proof"); // with the counter-example's time
    const auto row = [](const char *window, const char *at, const char *proof) {
        QTest::addRow("%s %s", window, at)
            << QByteArray(window) << QByteArray(at) << QByteArray(proof);
    };
    row("0000-2359", "", "holds");
    row("0000-1159", "", "fails 2026-11-20T12:00:00Z");
    row("1200-2359", "", "fails 2026-11-20T00:00:00Z");
    row("2300-2257", "", "fails 2026-11-20T22:58:00Z");
    row("0000-1159", "2026-11-20T11:59:59Z", "holds");
    row("0000-1159", "2026-11-20T12:00:00Z", "fails 2026-11-20T12:00:00Z");
}

/// A rule about all that names no time is about every minute.
void TestExact::rulesAtAllTimes() {
    QFETCH(QByteArray, window);
    QFETCH(QByteArray, at);
    QFETCH(QByteArray, proof);
    PolicyTest test;
    test.agents = "GPTBot";
    test.paths = "/";
    test.expect = "allow";
    if (!at.isEmpty())
        test.at = parseInstant(at.toStdString());
    const TestResult result =
        runTest(siteOf("User-agent: *\nVisit-time: " + window.toStdString() + "\n"), test, kDay);
    std::string found(proofName(result.proof));
    if (result.counterExample)
        found += ' ' + formatInstant(result.counterExample->verdict.at);
    QVERIFY2(bytes(found) == proof, (found + " " + result.reason.english()).c_str());
}

void TestExact::rehearsedAnswersInRules_data() {
    QTest::addColumn<QString>("expect");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("proof");
    QTest::newRow("at all times nothing is answered yet") << "ask" << "" << "holds";
    QTest::newRow("at all times nothing is allowed yet") << "allow" << "" << "fails";
    QTest::newRow("at an instant the answer counts")
        << "allow" << "2026-11-20T12:00:00Z" << "holds";
    QTest::newRow("at an instant nothing is asked") << "ask" << "2026-11-20T12:00:00Z" << "fails";
}

/// A rehearsed answer ends at some time, so it counts only where the rule names one.
void TestExact::rehearsedAnswersInRules() {
    QFETCH(QString, expect);
    QFETCH(QString, at);
    QFETCH(QString, proof);
    Site site;
    site.put(FileRole::Robots2, "crawl: ask\nask-endpoint: https://ask.example/\n");
    site.asks = *readAskRehearsal(R"([{"directive": "crawl", "decision": "allow"}])");
    PolicyTest test;
    test.agents = "GPTBot";
    test.paths = "/";
    test.expect = expect.toStdString();
    if (!at.isEmpty())
        test.at = parseInstant(at.toStdString());
    const TestResult result = runTest(CompiledSite(std::move(site)), test, kDay);
    QCOMPARE(bytes(std::string(proofName(result.proof))), proof.toUtf8());
}

/// What denies everything is kept as a rule about everything, not about one folder.
void TestExact::anAnswerIsKeptWhole() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /\n");
    const Verdict verdict =
        site.simulate({*identify("GPTBot"), "/blog/a", kDay, Reading::Author, false});
    const auto kept = firstThatHolds(site, rulesOfAnswer(site, verdict), kDay, {});
    QVERIFY(kept.has_value());
    QCOMPARE(bytes(kept->paths), QByteArray("/"));
    QCOMPARE(bytes(kept->expect), QByteArray("deny"));
}

void TestExact::sentences_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *before, const char *after,
                        const char *expected) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(expected);
    };
    row("nothing", "User-agent: *\nDisallow: /x\n", "User-agent: *\n\nDisallow: /x # same\n", "");
    row("one agent loses a folder", "", "User-agent: GPTBot\nDisallow: /blog/\n",
        "GPTBot loses /blog/ (robots.txt line 2: Disallow: /blog/)\n");
    row("everything", "", "User-agent: *\nDisallow: /\n",
        "Every agent except Perplexity-User, AdsBot-Google, Mediapartners-Google and 7 more "
        "agents loses "
        "everything (robots.txt line 2: Disallow: /)\n");
    row("an exception", "", "User-agent: GPTBot\nDisallow: /a/\nAllow: /a/b/\n",
        "GPTBot loses /a/ except /a/b/ (robots.txt line 2: Disallow: /a/)\n");
    row("six hundred rules under one", "",
        "User-agent: GPTBot\nDisallow: /\nDisallow: /a\nDisallow: /b\n",
        "GPTBot loses everything (robots.txt line 2: Disallow: /)\n");
    row("agents that a pattern matches", "User-agent: foo\nAllow: /\n",
        "User-agent: foo\nAllow: /\n\nUser-agent: ^Foo\nDisallow: /\n",
        "Agents that match ^Foo lose everything (robots.txt line 5: Disallow: /)\n");
    row("a gain", "User-agent: GPTBot\nDisallow: /a\n", "",
        "GPTBot gains /a (before: robots.txt line 2: Disallow: /a)\n");
    row("two patterns", "User-agent: GPTBot\nDisallow: /*b\nAllow: /*cc\n",
        "User-agent: GPTBot\nDisallow: /*b\n",
        "GPTBot loses what matches both /*cc and /*b (robots.txt line 2: Disallow: /*b)\n");
    row("hours", "", "User-agent: GPTBot\nVisit-time: 0600-0845\n",
        "GPTBot must wait for everything (robots.txt line 2: Visit-time: 0600-0845), "
        "08:46-05:59 UTC\n");
    row("a pace", "", "User-agent: GPTBot\nCrawl-delay: 10\n",
        "GPTBot: pace was unstated, is 1 request / 10 s (robots.txt line 2: Crawl-delay: 10)\n");
    row("a signal", "", "User-agent: GPTBot\nContent-Usage: /a train-ai=n\n",
        "GPTBot: content-usage train-ai was unstated, is n, for /a\n");
}

void TestExact::sentences() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, expected);
    ExactQuestion question;
    question.day = kDay;
    const Differences found =
        differences(siteOf(before.toStdString()), siteOf(after.toStdString()), question);
    QByteArray said;
    for (const Difference &change : found.changes)
        said += bytes(change.text.english()) + '\n';
    QCOMPARE(said, expected);
    QVERIFY(found.complete);
}

void TestExact::policyFilesAreToldOnce() {
    ExactQuestion question = questionFor(Reading::Author, {unknown()});
    const Differences found =
        differences(siteOf("User-agent: *\nDisallow: /\n"),
                    siteOf("User-agent: *\nDisallow: /\n", "", "train: no\n"), question);
    // Where fetching is denied nothing else is said: what remains are the four policy files.
    QCOMPARE(found.changes.size(), std::size_t{4});
    const auto told = toldOnce(found.changes);
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(bytes(told.front()->text.english()),
             QByteArray("Every unknown agent: train was unstated, is no, for the policy files "
                        "(robots2.txt line 1: train: no)"));
}

void TestExact::coverage_data() {
    QTest::addColumn<QByteArray>("tests");
    QTest::addColumn<QByteArray>("uncovered");
    const auto row = [](const char *name, const char *tests, const char *uncovered) {
        QTest::newRow(name) << QByteArray(tests) << QByteArray(uncovered);
    };
    row("no test", "",
        "GPTBot deny /blog/\nGPTBot allow everything except /blog/\n"
        "the others deny /private/\nthe others allow everything except /private/\n");
    row("one question", "  - {agent: GPTBot, path: /blog/a, expect: deny}\n",
        "GPTBot allow everything except /blog/\n"
        "the others deny /private/\nthe others allow everything except /private/\n");
    row("what is expected does not count", "  - {agent: GPTBot, path: /, expect: deny}\n",
        "GPTBot deny /blog/\n"
        "the others deny /private/\nthe others allow everything except /private/\n");
    row("one agent stands for those it cannot be told from",
        "  - {agent: FooBot/2.0, path: /private/x, expect: deny}\n",
        "GPTBot deny /blog/\nGPTBot allow everything except /blog/\n"
        "the others allow everything except /private/\n");
    row("a rule about all", "  - {agents: all, paths: /p, expect: not ask}\n",
        "GPTBot deny /blog/\n");
    row("everything", "  - {agents: all, paths: /*, expect: not ask}\n", "");
    row("a faulty row asks nothing", "  - {agents: 'category:nobody', paths: /*, expect: deny}\n",
        "GPTBot deny /blog/\nGPTBot allow everything except /blog/\n"
        "the others deny /private/\nthe others allow everything except /private/\n");
}

void TestExact::coverage() {
    QFETCH(QByteArray, tests);
    QFETCH(QByteArray, uncovered);
    // Agents that no group for * reaches have a map of their own: here they are named.
    std::string robots = "User-agent: GPTBot\nDisallow: /blog/\n\nUser-agent: *\n";
    for (const KnownAgent &known : Registry::builtIn().agents())
        if (known.obeysStar == Documented::No)
            robots += "User-agent: " + known.token + "\n";
    const CompiledSite site = siteOf(robots + "Disallow: /private/\n");
    const auto settings = readSiteSettings("tests:\n" + tests.toStdString());
    const Coverage found =
        exact::coverage(site, settings ? settings->tests : std::vector<PolicyTest>(),
                        questionFor(Reading::Author, {}));
    QByteArray said;
    for (const UncoveredRegion &each : found.uncovered)
        said +=
            bytes((std::ranges::contains(each.agents, "*") ? "the others" : each.agents.front()) +
                  " " + std::string(decisionName(each.decision)) + " " +
                  placesOf(each.region).english() + "\n");
    QCOMPARE(said, uncovered);
    // Google-Safety shares its row with others that ignore robots.txt, and these with the agent that the test names.
    QCOMPARE(found.regions, std::size_t{4});
    QVERIFY(found.complete);
}

/// Ten thousand rules with stars on both sides end at a bound of time and memory, and say so.
void TestExact::hostileRules() {
    std::string before = "User-agent: *\n";
    std::string after = before;
    for (int i = 0; i < 10'000; ++i) {
        before += std::format("Disallow: /*a{}*b*c{}*\n", i, i % 97);
        after += std::format("Allow: /*b{}*a*{}c*\n", i, i % 89);
    }
    ExactQuestion question = questionFor(Reading::Author, {unknown()});
    question.limits.steps = 200'000;
    const CompiledSite one = siteOf(before);
    const CompiledSite other = siteOf(after);
    const Differences found = differences(one, other, question);
    QVERIFY(!found.complete);
    QVERIFY(!found.unproven.empty());
    QVERIFY(!policyMap(one, question).complete);
    // Whoever types is not kept waiting: the token is asked all the time.
    std::stop_source stop;
    question.limits = {.stop = stop.get_token()};
    QElapsedTimer sinceStop;
    std::jthread typing([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        sinceStop.start();
        stop.request_stop();
    });
    QVERIFY(!differences(one, other, question).complete);
    typing.join();
    QVERIFY2(sinceStop.elapsed() < 1000, QByteArray::number(sinceStop.elapsed()).constData());
}

void TestExact::agents() {
    const CompiledSite site =
        siteOf("User-agent: MyBot\nUser-agent: .*-ai$\nUser-agent: GPTBot/1.0\n"
               "Disallow: /\n",
               "", "[agent: OtherBot]\ntrain: no\n");
    const std::array<const CompiledSite *, 1> sites = {&site};
    const AskedAgents all = agentsOf(sites, Reading::Author);
    const auto has = [&](std::string_view name) {
        return static_cast<int>(std::ranges::count(all.agents, name, nameOf));
    };
    QCOMPARE(has("MyBot"), 1);
    QCOMPARE(has("OtherBot"), 1);
    QCOMPARE(has("GPTBot"), 1);
    QCOMPARE(has("matching .*-ai$"), 1);
    QCOMPARE(has("*"), 1);
    QCOMPARE(has("* (data-harvester)"), 1);
    QVERIFY(all.unproven.empty());
    QVERIFY(all.agents.size() > Registry::builtIn().agents().size() + 10);
    // Nobody is unknown where a pattern matches every name, and nobody is named by one that matches no name.
    const auto unproven = [](const std::string &robots, const std::string &robots2) {
        const CompiledSite of = siteOf(robots, "", robots2);
        const std::array<const CompiledSite *, 1> alone = {&of};
        return agentsOf(alone, Reading::Author).unproven.size();
    };
    const std::string odd = "User-agent: .*\nDisallow: /\n\nUser-agent: a\\zb.*\nDisallow: /\n";
    QCOMPARE(unproven(odd, ""), std::size_t{0});
    // But then no category could be asked for, and an expression that is not read names somebody perhaps.
    QCOMPARE(unproven(odd, "[agent: monitoring]\ntrain: no\n"), std::size_t{1});
    QCOMPARE(unproven("User-agent: \\bfoo\nDisallow: /\n", ""), std::size_t{1});
    // One with a byte that no name contains matches nobody: nothing is left open.
    const CompiledSite none = siteOf("User-agent: *\xE2\x8F\x8E\nDisallow: /\n");
    const std::array<const CompiledSite *, 1> nones = {&none};
    QVERIFY(agentsOf(nones, Reading::Author).unproven.empty());
    // Whom one of two sides alone knows, with what that side knows; what both know is as the earlier one says.
    const auto knowing = [](const char *facts) {
        Site of;
        of.put(FileRole::Robots, "User-agent: *\nDisallow: /\n");
        of.registry =
            of.registry.with(readAgentsTsv(std::string("token\toperator\tobeys_star\n") + facts));
        return CompiledSite(std::move(of));
    };
    const CompiledSite before = knowing("OldBot\tOld\tno\nBothBot\tOld\t\n");
    const CompiledSite after = knowing("NewBot\tNew\t\nBothBot\tNew\t\n");
    const std::array<const CompiledSite *, 2> two = {&before, &after};
    const AskedAgents either = agentsOf(two, Reading::Known);
    const auto operatorOf = [&](std::string_view name) {
        const auto found = std::ranges::find(either.agents, name, nameOf);
        return found == either.agents.end() || found->identity.known == nullptr
                   ? std::string("(nobody)")
                   : found->identity.known->operatorName;
    };
    QCOMPARE(operatorOf("OldBot"), std::string("Old"));
    QCOMPARE(operatorOf("NewBot"), std::string("New"));
    QCOMPARE(operatorOf("BothBot"), std::string("Old"));
    QVERIFY(chosenAgents(all, "search")->size() > 5);
    QCOMPARE(chosenAgents(all, "GPTBot, MyBot")->size(), std::size_t{2});
    QVERIFY(!chosenAgents(all, "category:nobody").has_value());
}

void TestExact::names_data() {
    QTest::addColumn<QByteArray>("pattern");
    for (const char *pattern : {".*-ai$", "*-ai", "^Scrapy", "(foo|bar)bot", "[a-c]bot", "x{3,5}y+",
                                "my\\.bot", "\\w+spider", "bot.*ai|crawl", "(?i)HELLO.*"})
        QTest::newRow(pattern) << QByteArray(pattern);
}

void TestExact::names() {
    QFETCH(QByteArray, pattern);
    QVERIFY2(test::nameMatching(pattern.toStdString()).has_value(), pattern.constData());
}

void TestExact::times() {
    Minutes minutes;
    minutes.set();
    QCOMPARE(namesOf(Hours(minutes)), std::vector<std::string>{"always"});
    QVERIFY(Hours(minutes).isAlways() && Hours(minutes) == Hours::always());
    minutes.reset();
    for (const std::size_t minute : {1439U, 0U, 1U, 360U})
        minutes.set(minute);
    const Hours hours(minutes);
    QCOMPARE(namesOf(hours), (std::vector<std::string>{"06:00-06:00", "23:59-00:01"}));
    QVERIFY(!hours.isAlways() && hours.minutes() == minutes);
    QVERIFY(namesOf(Hours(Minutes())).empty() && !Hours(Minutes()).contains(0));
    // An instant is one of all minutes, but is neither always nor the same as another instant.
    const Hours instant = Hours::at(kDay);
    QCOMPARE(namesOf(instant), std::vector<std::string>{formatInstant(kDay)});
    QVERIFY(!instant.isAlways() && instant.contains(7) && instant.minutes().all());
    QVERIFY(instant != Hours::always() && instant != Hours::at(kDay + std::chrono::seconds(1)));
    // Of random minutes the windows are the same minutes again.
    std::mt19937_64 random(seed(7));
    for (int round = 0; round < 300; ++round) {
        Minutes some;
        const std::size_t step = 1 + random() % 400;
        for (std::size_t minute = random() % kMinutesOfDay; minute < 3 * kMinutesOfDay;
             minute += random() % step + 1)
            some.flip(minute % kMinutesOfDay);
        const Hours of(some);
        QVERIFY(of.minutes() == some);
        for (int minute = 0; minute < kMinutesOfDay; ++minute)
            QCOMPARE(of.contains(minute), some[static_cast<std::size_t>(minute)]);
    }
}

void TestExact::boundsEndInIncomplete() {
    RuleMaker maker(1, Reading::Author, false);
    std::string before = "User-agent: *\n";
    std::string after = before;
    for (int i = 0; i < 50; ++i) {
        before += std::format("Disallow: /*a{}*b{}\n", i, i);
        after += std::format("Allow: /*b{}*c{}\nDisallow: /*c{}\n", i, i, i);
    }
    ExactQuestion question = questionFor(Reading::Author, {unknown()});
    question.limits.steps = 500;
    const Differences found = differences(siteOf(before), siteOf(after), question);
    QVERIFY(!found.complete);
    QVERIFY(!found.unproven.empty());
    QVERIFY(!policyMap(siteOf(before), question).complete);
    // No test asks anything: what is not complete is the map alone.
    const Coverage covered = exact::coverage(siteOf(before), {}, question);
    QVERIFY(!covered.complete);
    QVERIFY(!covered.unproven.empty());
    // The bound of one automaton alone: its paths are not decided, and that is said.
    const auto extended = [](const char *rule) {
        return siteOf(
            std::string("User-agent: *\nRobot-version: 2.0\nDisallow: /[ab]?[cd]*[ef]x*\n") + rule +
            "Allow: *\n");
    };
    question.limits = {.states = 1};
    QVERIFY(!differences(extended(""), extended("Disallow: /?[!a]c*[!e]?y\n"), question).complete);
    question.limits = {};
    QVERIFY(differences(extended(""), extended("Disallow: /?[!a]c*[!e]?y\n"), question).complete);
    std::stop_source stop;
    stop.request_stop();
    question.limits = {.stop = stop.get_token()};
    QVERIFY(!differences(siteOf(before), siteOf(after), question).complete);
    RuleAboutAll rule;
    rule.agents = {unknown()};
    rule.expect = *parseExpectation("not ask");
    QVERIFY(prove(siteOf(before), rule, question)->proof == Proof::Open);
}

void TestExact::rowsThatWereNotDecided() {
    const auto site = [](const std::string &first, const std::string &second) {
        const std::string undecided =
            "Robot-version: 2.0\nDisallow: /[ab]?[cd]*[ef]x*\nDisallow: /?[!a]c*[!e]?y\n";
        return siteOf("User-agent: One\n" + undecided + first + "Allow: *\n\nUser-agent: Two\n" +
                      undecided + second + "Allow: *\n");
    };
    ExactQuestion question = questionFor(Reading::Author, {named("One"), named("Two"), unknown()});
    question.limits.states = 1;
    for (const char *second : {"", "Disallow: /second\n"}) {
        const CompiledSite asked = site("", second);
        const PolicyMap map = policyMap(asked, question);
        QVERIFY(!map.complete);
        QCOMPARE(map.unproven.size(), 2U); // the same two sentences about both
        for (const MapRow &row : map.rows) {
            const bool isNamed = !std::ranges::contains(row.agents, nameOf(unknown()));
            QCOMPARE(row.complete, !isNamed);
        }
    }
}

void TestExact::realFiles() {
    const QString given = qEnvironmentVariable("GATEPOST_CORPUS");
    const std::size_t most = given.isEmpty() ? 20 : 500;
    const std::size_t questions = given.isEmpty() ? 200 : 20'000;
    QStringList paths;
    for (QDirIterator at(given.isEmpty() ? GATEPOST_SOURCE_DIR "/tests/cases" : given, QDir::Files,
                         QDirIterator::Subdirectories);
         at.hasNext();)
        paths << at.next();
    paths.sort();
    std::mt19937_64 random(17);
    std::string neighbour;
    std::size_t pairs = 0;
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        // A version before: another file's lines beside its own, or some of its lines gone or moved.
        std::string before;
        if (pairs % 4 == 0) {
            before = neighbour;
        } else {
            for (std::size_t from = 0; from < text.size();) {
                const std::size_t end = std::min(text.find('\n', from), text.size() - 1) + 1;
                if (random() % 20 != 0)
                    before += text.substr(from, end - from);
                from = end;
            }
        }
        neighbour = text;
        const CompiledSite one = siteOf(before);
        const CompiledSite other = siteOf(text);
        ExactQuestion question = questionFor(Reading::Author, {});
        const Differences found = differences(one, other, question);
        if (!found.complete)
            qInfo("not complete: %s: %s", qPrintable(path),
                  bytes(found.unproven.front().english()).constData());
        else {
            const std::array<const CompiledSite *, 2> sites = {&one, &other};
            question.agents = agentsOf(sites, Reading::Author).agents;
            const std::string wrong = wrongAnswers(one, other, found, question, pairs, questions);
            QVERIFY2(wrong.empty(), (path.toStdString() + ": " + wrong).c_str());
        }
        if (++pairs == most)
            break;
    }
    qInfo("%zu pairs of files", pairs);
}

QTEST_APPLESS_MAIN(TestExact)
#include "tst_exact.moc"
