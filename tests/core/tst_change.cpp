// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Edits that turn an answer, from tests/cases/change/*.txt:
//
//     == name of the case
//     -- robots.txt | robots-ai.txt | robots2.txt | asks.json | chain URL
//     whole text
//     -- turn AGENT PATH to allow|deny [reading NAME] [at TIME] [competitor]
//     what is offered: the title of each, its lines with - and +, whom else it changes; or why there is nothing
//
// and random sites: every edit offered turns the answer, is undone by its inverse, writes nothing but rules, agents and copies,
// and changes nobody beside those it names. GATEPOST_CHANGE_SITES (how many, 120), GATEPOST_SEED.
#include "core/agents/purpose.h"
#include "core/change/change.h"
#include "core/change/wishes.h"
#include "core/exact/sitechanges.h"
#include "tests/support/randomsite.h"
#include "tests/support/verdictcase.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <format>
#include <span>
#include <utility>

using namespace gatepost;
using change::Wanted;
using test::SiteTexts;

namespace {

struct Case {
    std::string name;
    SiteTexts texts;
    std::string question;
    std::string expected;
};

std::vector<Case> readCases(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    std::vector<Case> cases;
    std::string *into = nullptr;
    for (const QByteArray &bytes : file.readAll().split('\n')) {
        const std::string line = bytes.toStdString();
        if (line.starts_with("== ")) {
            cases.push_back({line.substr(3), {}, {}, {}});
            into = nullptr;
        } else if (line.starts_with("-- turn ")) {
            if (!cases.back().question.empty()) // another question about the same site
                cases.push_back({cases.back().name, cases.back().texts, {}, {}});
            cases.back().question = line.substr(8);
            into = &cases.back().expected;
        } else if (line.starts_with("-- chain ")) {
            into = &cases.back().texts.chain[line.substr(9)];
        } else if (line == "-- asks.json") {
            into = &cases.back().texts.asks.emplace();
        } else if (line.starts_with("-- ")) {
            into = &cases.back().texts.files[line.substr(3)];
        } else if (into && !(line.empty() && into == &cases.back().expected)) {
            *into += line + "\n";
        }
    }
    return cases;
}

Instant timeOf(const std::string &text) {
    return *parseInstant(text);
}

bool isAgent(std::span<const change::EditedLine> lines, std::size_t i) {
    return i < lines.size() && lines[i].added && lines[i].text.starts_with("User-agent: ");
}

std::string told(const CompiledSite &site, const change::Ways &ways) {
    std::string out;
    if (ways.why)
        out += ways.why->english() + "\n";
    for (const change::Way &way : ways.offered) {
        out += std::format("{}: {}\n", change::meansName(way.means), way.title.english());
        // Of many agents in a row the first and the last; their number and the lines below are the registry's.
        std::string named;
        bool many = false;
        for (std::size_t i = 0; i < way.lines.size(); ++i) {
            const change::EditedLine &line = way.lines[i];
            const bool between = isAgent(way.lines, i) && isAgent(way.lines, i - 1) &&
                                 isAgent(way.lines, i - 2) && isAgent(way.lines, i + 1);
            if (between && !std::exchange(named, line.text).empty())
                continue;
            if (between)
                out += "    …\n";
            else
                out += std::format("  {} {}:{}:{}{}\n", line.added ? '+' : '-',
                                   site.fileName(line.file),
                                   many ? "…" : std::to_string(line.line.value),
                                   line.text.empty() ? "" : " ", line.text);
            if (!between)
                named.clear();
            many = many || between;
        }
        out += "  " + way.whom.english() + "\n";
        if (way.note)
            out += "  " + way.note->english() + "\n";
        if (way.managed)
            out += "  " + way.managed->english() + "\n";
    }
    return out;
}

change::Ways asked(const CompiledSite &site, const std::string &question) {
    const QStringList words = QString::fromStdString(question).split(' ');
    const auto option = [&](const char *name, const char *otherwise) {
        const qsizetype at = words.indexOf(QLatin1String(name));
        return at < 0 ? std::string(otherwise) : words.value(at + 1).toStdString();
    };
    Query query{*identify(words.value(0).toStdString()), words.value(1).toStdString(),
                timeOf(option("at", "2026-11-20T12:00:00Z")),
                *parseReading(option("reading", "author")), words.contains("competitor")};
    return waysToTurn(site, query, option("to", "") == "allow" ? Wanted::Allow : Wanted::Deny);
}

} // namespace

class TestChange : public QObject {
    Q_OBJECT
private slots:
    void cases_data();
    void cases();
    void everyOfferIsTrue();
    void notCompared();
    void lastLine();
    void manyRules();
    void wishes_data();
    void wishes();
    void access_data();
    void access();
    void templatesAreTrue();
};

void TestChange::cases_data() {
    QTest::addColumn<QString>("path");
    const QDir folder("tests/cases/change");
    for (const QString &name : folder.entryList({"*.txt"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    QVERIFY(!folder.entryList({"*.txt"}).isEmpty());
}

void TestChange::cases() {
    QFETCH(QString, path);
    int wrong = 0;
    for (const Case &each : readCases(path)) {
        const CompiledSite site(each.texts.site());
        const std::string found = told(site, asked(site, each.question));
        if (found == each.expected)
            continue;
        ++wrong;
        qWarning("== %s\n-- turn %s\n%s", each.name.c_str(), each.question.c_str(), found.c_str());
    }
    QCOMPARE(wrong, 0);
}

void TestChange::everyOfferIsTrue() {
    const int sites = qEnvironmentVariable("GATEPOST_CHANGE_SITES", QStringLiteral("120")).toInt();
    const quint64 first = qEnvironmentVariable("GATEPOST_SEED", QStringLiteral("1")).toULongLong();
    std::size_t offered = 0;
    std::map<std::string_view, int> byMeans;
    for (quint64 seed = first; seed < first + static_cast<quint64>(sites); ++seed) {
        const test::RandomSite random = test::randomSite(seed);
        const CompiledSite site(random.texts.site());
        std::vector<Query> queries;
        for (const test::PlainQuestion &question : random.questions)
            if (auto who = identify(question.agent, question.category.empty()
                                                        ? std::nullopt
                                                        : parseCategory(question.category)))
                queries.push_back({std::move(*who), question.url,
                                   Instant(std::chrono::seconds(question.at)),
                                   *parseReading(question.reading), question.competitor});
        for (std::size_t q = 0; q < queries.size() && q < 4; ++q)
            for (const Wanted wanted : {Wanted::Allow, Wanted::Deny}) {
                const auto ways = waysToTurn(site, queries[q], wanted);
                const auto context = std::format("seed {} question {} to {}", seed, q,
                                                 wanted == Wanted::Allow ? "allow" : "deny");
                QVERIFY2(!ways.offered.empty() || ways.why, context.c_str());
                QVERIFY2(ways.offered.size() <= 3, context.c_str());
                for (const change::Way &way : ways.offered) {
                    ++offered;
                    ++byMeans[change::meansName(way.means)];
                    const CompiledSite after(edited(site.site(), way.edits));
                    const Verdict verdict = after.simulate(queries[q]);
                    QVERIFY2(verdict.fetch.decision ==
                                 (wanted == Wanted::Allow ? Decision::Allow : Decision::Deny),
                             (context + ": " + way.title.english()).c_str());
                    for (const change::FileEdit &edit : way.edits) {
                        const std::string before(site.tree(edit.file)->text());
                        const std::string text = edit.edit.applied(before);
                        QCOMPARE(edit.edit.inverse(before).applied(text), before);
                        for (const change::EditedLine &line : way.lines) {
                            if (line.file != edit.file)
                                continue;
                            const Tree tree =
                                Tree::parse(line.text, site.tree(edit.file)->dialectId());
                            const bool plain =
                                line.text.find_first_not_of(" \t\xEF\xBB\xBF") ==
                                    std::string::npos ||
                                std::ranges::all_of(tree.lines(), [](const Line &one) {
                                    return one.is(DirectiveId::UserAgent) ||
                                           one.is(DirectiveId::Allow) ||
                                           one.is(DirectiveId::Disallow) ||
                                           one.is(DirectiveId::Crawl) ||
                                           one.kind == LineKind::BlockHeader;
                                });
                            // A line copied from the file, or written again where its line end or
                            // its indentation changes.
                            const std::string_view words = std::string_view(line.text).substr(
                                std::min(line.text.find_first_not_of(" \t"), line.text.size()));
                            const bool copied =
                                (line.added ? before : text).find(words) != std::string::npos;
                            QVERIFY2(
                                plain || copied,
                                (context + ": " + way.title.english() + ": " + line.text).c_str());
                        }
                    }
                    if (!way.changes.complete)
                        continue;
                    for (const Query &other : queries) {
                        if (other.reading != queries[q].reading ||
                            other.competitor != queries[q].competitor ||
                            other.agent.token == queries[q].agent.token)
                            continue;
                        const auto was = site.simulate(other).fetch.decision;
                        const auto is = after.simulate(other).fetch.decision;
                        // Who is named nowhere is told as the unknown agent.
                        QVERIFY2(
                            was == is || !way.others.empty(),
                            (context + ": " + way.title.english() + " changes " + other.agent.token)
                                .c_str());
                    }
                }
            }
    }
    QVERIFY(offered > static_cast<std::size_t>(sites));
    for (const auto &[means, count] : byMeans)
        qInfo("%.*s: %d", static_cast<int>(means.size()), means.data(), count);
    QVERIFY(byMeans.size() >= 4);
}

/// Ways of which nobody knows what else they change are neither one nor the best.
void TestChange::notCompared() {
    Site files;
    files.put(FileRole::Robots, "User-agent: *\nDisallow: /a\n");
    const CompiledSite site(std::move(files));
    const Query query{*identify("GPTBot"), "/a", timeOf("2026-11-20T12:00:00Z")};
    const auto ways = waysToTurn(site, query, Wanted::Allow, {.steps = 1, .stop = {}});
    QCOMPARE(ways.offered.size(), 3U);
    for (const change::Way &way : ways.offered)
        QCOMPARE(way.whom.english(),
                 std::string("Whether it changes anything for other agents could not be decided."));
}

void TestChange::manyRules() {
    Site files;
    std::string text = "User-agent: *\n";
    for (int i = 0; i < 50'001; ++i)
        text += "Disallow: /a\n";
    files.put(FileRole::Robots, text);
    const CompiledSite site(std::move(files));
    const Query query{*identify("GPTBot"), "/a", timeOf("2026-11-20T12:00:00Z")};
    const auto ways = waysToTurn(site, query, Wanted::Allow);
    QVERIFY(ways.offered.empty());
    QVERIFY(ways.why);
    QCOMPARE(ways.why->english(),
             std::string("No edit is tried where files have more than 50000 rules."));
}

/// A last line without an end gets one where a line follows it: nobody is told so.
void TestChange::lastLine() {
    Site files;
    files.put(FileRole::Robots, "User-agent: *\r\nDisallow: /x");
    const CompiledSite site(std::move(files));
    const Query query{*identify("FooBot"), "/y", timeOf("2026-11-20T12:00:00Z")};
    const auto ways = waysToTurn(site, query, Wanted::Deny);
    const auto rule = std::ranges::find(ways.offered, change::Means::Rule, &change::Way::means);
    QVERIFY(rule != ways.offered.end());
    const std::vector<change::EditedLine> expected = {
        {FileRole::Robots, LineNumber{3}, true, "Disallow: /y"}};
    QVERIFY(rule->lines == expected);
}

/// "out A,B": applyWishes() keeps them out; "in A".
void TestChange::wishes_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, const char *wish, const char *after) {
        QTest::newRow(name) << QByteArray(before) << QString(wish) << QByteArray(after);
    };
    row("who has no group joins one that is closed", "User-agent: BadBot\nDisallow: /\n",
        "out GPTBot", "User-agent: BadBot\nUser-agent: GPTBot\nDisallow: /\n");
    row("/* closes it too", "User-agent: BadBot\nDisallow: /*\n", "out GPTBot",
        "User-agent: BadBot\nUser-agent: GPTBot\nDisallow: /*\n");
    row("in a group of 2.0 / is the start page alone (S31)",
        "User-agent: BadBot\nRobot-version: 2.0\nDisallow: /\n", "out GPTBot",
        "User-agent: BadBot\nRobot-version: 2.0\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n");
    row("a closed group of 2.0", "User-agent: BadBot\nRobot-version: 2.0\nDisallow: /*\n",
        "out GPTBot", "User-agent: BadBot\nUser-agent: GPTBot\nRobot-version: 2.0\nDisallow: /*\n");
    row("an experimental group closes nothing (S30)",
        "User-agent: BadBot\nRobot-version: 2.1\nDisallow: /\n", "out GPTBot",
        "User-agent: BadBot\nRobot-version: 2.1\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n");
    row("the group of * is not joined: what it says is everybody's", "User-agent: *\nDisallow: /\n",
        "out GPTBot", "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /\n");
    row("nor one that names * beside others", "User-agent: BadBot\nUser-agent: *\nDisallow: /\n",
        "out GPTBot",
        "User-agent: GPTBot\nDisallow: /\n\nUser-agent: BadBot\nUser-agent: *\nDisallow: /\n");
    row("where * closes nothing, nothing is to be opened", "User-agent: *\nDisallow: /q\n",
        "in GPTBot", "User-agent: *\nDisallow: /q\n");
    row("where * closes everything it needs a group", "User-agent: *\nDisallow: /\n", "in GPTBot",
        "User-agent: GPTBot\nAllow: /\n\nUser-agent: *\nDisallow: /\n");
    row("its own group", "User-agent: GPTBot\nAllow: /b\nDisallow: /q\n", "out GPTBot",
        "User-agent: GPTBot\nDisallow: /\n");
    row("its own group of 2.0", "User-agent: GPTBot\nRobot-version: 2.0\nAllow: /b\nDisallow: /q\n",
        "out GPTBot", "User-agent: GPTBot\nRobot-version: 2.0\nDisallow: /*\n");
    row("its own experimental group (S30)", "User-agent: GPTBot\nRobot-version: 2.1\nAllow: /b\n",
        "out GPTBot",
        "User-agent: GPTBot\nRobot-version: 2.1\nAllow: /b\n\nUser-agent: GPTBot\nDisallow: /\n");
    row("let in to a group of 2.0", "User-agent: GPTBot\nRobot-version: 2.0\nDisallow: /*\n",
        "in GPTBot", "User-agent: GPTBot\nRobot-version: 2.0\nDisallow:\n");
    row("let in where only Allows are (S32)", "User-agent: GPTBot\nRobot-version: 2.0\nAllow: /b\n",
        "in GPTBot", "User-agent: GPTBot\nRobot-version: 2.0\nAllow: /b\nAllow: /*\n");
    // What somebody else manages stays as it is; no END: the block goes to the end of the file.
    row("below the end of a managed block",
        "# START YOAST BLOCK\nUser-agent: *\nDisallow:\n# END YOAST BLOCK\n", "out GPTBot",
        "# START YOAST BLOCK\nUser-agent: *\nDisallow:\n# END YOAST BLOCK\n\nUser-agent: GPTBot\n"
        "Disallow: /\n");
    row("above a managed block without an end", "# START YOAST BLOCK\nUser-agent: *\nDisallow:\n",
        "out GPTBot",
        "User-agent: GPTBot\nDisallow: /\n\n# START YOAST BLOCK\nUser-agent: *\nDisallow:\n");
    row("a closed group of a managed block is not joined",
        "# BEGIN Cloudflare Managed content\nUser-agent: CCBot\nDisallow: /\n"
        "# END Cloudflare Managed Content\n\nUser-agent: *\nDisallow: /a\n",
        "out CCBot,GPTBot",
        "# BEGIN Cloudflare Managed content\nUser-agent: CCBot\nDisallow: /\n"
        "# END Cloudflare Managed Content\n\nUser-agent: GPTBot\nDisallow: /\n\n"
        "User-agent: *\nDisallow: /a\n");
    row("let in against a managed block",
        "# BEGIN Cloudflare Managed content\nUser-agent: CCBot\nDisallow: /\n"
        "# END Cloudflare Managed Content\n",
        "in CCBot",
        "# BEGIN Cloudflare Managed content\nUser-agent: CCBot\nDisallow: /\n"
        "# END Cloudflare Managed Content\n\nUser-agent: CCBot\nAllow: /\n");
    row("rules below the end belong to the group above it",
        "# BEGIN WPENGINE\nUser-agent: *\nDisallow: /w\n# END WPENGINE\nDisallow: /own\n",
        "out GPTBot",
        "# BEGIN WPENGINE\nUser-agent: *\nDisallow: /w\n# END WPENGINE\nDisallow: /own\n\n"
        "User-agent: GPTBot\nDisallow: /\n");
}

void TestChange::wishes() {
    QFETCH(QByteArray, before);
    QFETCH(QString, wish);
    QFETCH(QByteArray, after);
    const QStringList words = wish.split(' ');
    Site site;
    site.put(FileRole::Robots, before.toStdString());
    std::vector<AgentWish> wishes;
    std::vector<Identity> agents;
    for (const QString &name : words.value(1).split(',')) {
        wishes.push_back({name.toStdString(), words.front() == "in"});
        agents.push_back(*identify(name.toStdString()));
    }
    const EditResult made = applyWishes(*site.file(FileRole::Robots), wishes);
    QVERIFY2(made, made ? "" : made.error().english().c_str());
    QCOMPARE(QByteArray::fromStdString(made->applied(before.toStdString())), after);
    QVERIFY(keepsManagedBlocks(*site.file(FileRole::Robots),
                               Tree::parse(after.toStdString(), DialectId::Robots)));
    site.put(FileRole::Robots, after.toStdString());
    const CompiledSite compiled(std::move(site));
    const Decision wanted = words.front() == "in" ? Decision::Allow : Decision::Deny;
    for (const Identity &agent : agents)
        for (const char *path : {"/", "/a.pdf", "/b/c"}) // it is about the whole site
            QCOMPARE(
                compiled.simulate({agent, path, timeOf("2026-11-20T12:00:00Z")}).fetch.decision,
                wanted);
}

/// What a save is told as.
void TestChange::access_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *before, const char *after, const char *said) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString(said);
    };
    row("nothing", "User-agent: *\nDisallow: /a\n", "User-agent: *\nDisallow: /a # b\n", "");
    row("one agent loses everything", "User-agent: *\nDisallow:\n",
        "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow:\n",
        "GPTBot and CCBot lose /. No agent gains anything.");
    row("a place is won", "User-agent: GPTBot\nDisallow: /a\n", "User-agent: GPTBot\nAllow: /a\n",
        "No agent loses anything. GPTBot gains /a.");
    row("search engines are named first", "User-agent: *\nDisallow:\n",
        "User-agent: AhrefsBot\nUser-agent: Bingbot\nUser-agent: CCBot\nUser-agent: GPTBot\n"
        "User-agent: Googlebot\nUser-agent: YandexBot\nDisallow: /\n\nUser-agent: *\nDisallow:\n",
        "Googlebot, Bingbot, Applebot and 10 more agents lose /. No agent gains anything.");
    row("some of them the start page", "User-agent: *\nDisallow:\n",
        "User-agent: CCBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n\n"
        "User-agent: *\nDisallow:\n",
        "GPTBot and CCBot lose some places; the start page is lost to GPTBot. No agent gains "
        "anything.");
    row("a pace", "User-agent: GPTBot\nCrawl-delay: 5\nDisallow:\n",
        "User-agent: GPTBot\nCrawl-delay: 6\nDisallow:\n",
        "Nobody may fetch less or more; pace or uses differ for 1 agent.");
}

void TestChange::access() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, said);
    const auto siteOf = [](const QByteArray &text) {
        Site site;
        site.put(FileRole::Robots, text.toStdString());
        return CompiledSite(std::move(site));
    };
    QStringList sentences;
    for (const Message &each :
         exact::accessInWords(exact::differences(siteOf(before), siteOf(after), {})))
        sentences << QString::fromStdString(each.english());
    QCOMPARE(sentences.join(' '), said);
}

/// What a template's title promises holds for agents that read robots.txt alone, as they are documented to.
void TestChange::templatesAreTrue() {
    struct Promise {
        const char *file;
        const char *path;
        Decision decision;
    };
    constexpr Promise kPromises[] = {
        {"robots-usual.txt", "/", Decision::Allow}, // open, a few paths closed
        // No DisallowAITraining in it: Google knows a key by its beginning and takes that for Disallow (S90).
        {"robots-signals.txt", "/", Decision::Allow},
        {"robots-signals.txt", "/private/a", Decision::Deny},
    };
    const QJsonArray index = [] {
        QFile file("resources/templates/templates.json");
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array()
                                              : QJsonArray();
    }();
    const auto read = [](const char *name) {
        QFile file(QStringLiteral("resources/templates/%1").arg(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    for (const Promise &promise : kPromises) {
        Site site;
        const std::string name = promise.file;
        site.put(FileRole::Robots, read(promise.file));
        const auto row = std::ranges::find_if(index, [&](const QJsonValue &each) {
            return each[QStringLiteral("file")].toString().toStdString() == name;
        });
        QVERIFY2(row != index.end(), promise.file);
        const CompiledSite compiled(std::move(site));
        int asked = 0;
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            if (!canBeWished(agent) || !isKnownToObey(agent) || agent.obeysStar == Documented::No ||
                agent.reads.size() > 1 || agent.token.find('/') != std::string::npos)
                continue;
            const auto who = identify(agent.token);
            const Verdict verdict = compiled.simulate(
                {*who, promise.path, timeOf("2026-11-20T12:00:00Z"), Reading::Known});
            ++asked;
            QVERIFY2(verdict.fetch.decision == promise.decision,
                     qPrintable(
                         QStringLiteral("%1: %2 on %3: %4")
                             .arg(QLatin1String(promise.file), QString::fromStdString(agent.token),
                                  QLatin1String(promise.path),
                                  QString::fromStdString(sentence(compiled, verdict).english()))));
        }
        QVERIFY2(asked > 10, promise.file);
    }
}

QTEST_GUILESS_MAIN(TestChange)
#include "tst_change.moc"
