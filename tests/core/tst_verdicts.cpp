// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/lint.h"
#include "core/simulate/resolvedagent.h"
#include "core/simulate/simulate.h"
#include "tests/support/verdictcase.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace gatepost;
using Json = nlohmann::json;

/// The cases of tests/cases/verdicts, answered as the command line answers.
class TestVerdicts : public QObject {
    Q_OBJECT
private slots:
    void cases_data();
    void cases();
    void everyUseDirectiveHasARow();
    void traceNamesTheDecidingLine();
    void theSentenceSaysWhatIsDocumented_data();
    void theSentenceSaysWhatIsDocumented();
    void choicesAreSaid_data();
    void choicesAreSaid();
    void viewsKnowTheCategory();
    void viewsAreBounded();
    void groupsShareTheirRules();
    void patternsHaveABound();

private:
    std::vector<test::VerdictCase> m_cases =
        test::readVerdictCases(GATEPOST_SOURCE_DIR "/tests/cases/verdicts");
};

namespace {

/// The value at a dotted key; a null on the way gives null. Keys may hold hyphens, never dots.
const Json *lookUp(const Json &answer, std::string_view dotted) {
    const Json *at = &answer;
    while (!dotted.empty() && !at->is_null()) {
        const std::size_t dot = std::min(dotted.find('.'), dotted.size());
        const auto found = at->find(std::string(dotted.substr(0, dot)));
        if (found == at->end())
            return nullptr;
        at = &*found;
        dotted.remove_prefix(std::min(dot + 1, dotted.size()));
    }
    return at;
}

bool isSaid(const Json &answer, std::string_view text) {
    return std::ranges::any_of(answer["trace"], [&](const Json &entry) {
        return entry["why"].get<std::string>().contains(text);
    });
}

bool same(const Json &expected, const Json &actual) {
    if (expected.is_number_float() || actual.is_number_float())
        return expected.is_number() && actual.is_number() &&
               std::abs(expected.get<double>() - actual.get<double>()) <=
                   1e-6 * std::max(1.0, std::abs(expected.get<double>()));
    return expected == actual;
}

Query queryOf(const test::VerdictCase &row) {
    const auto option = row.category.empty() ? std::nullopt : parseCategory(row.category);
    return {*identify(row.agent, option), row.url, *parseInstant(row.at),
            row.reading.empty() ? Reading::Author : *parseReading(row.reading), row.competitor};
}

} // namespace

void TestVerdicts::cases_data() {
    QTest::addColumn<int>("index");
    QVERIFY(m_cases.size() > 800);
    for (std::size_t index = 0; index < m_cases.size(); ++index)
        QTest::newRow(m_cases[index].name.c_str()) << static_cast<int>(index);
}

void TestVerdicts::cases() {
    QFETCH(int, index);
    const test::VerdictCase &row = m_cases[static_cast<std::size_t>(index)];
    const CompiledSite site(row.texts.site());
    const Query query = queryOf(row);
    const Verdict verdict = site.simulate(query);
    const Json answer = Json::parse(toJson(site, verdict));
    // As a site's first question it may be answered without a view.
    const FetchVerdict first =
        CompiledSite(row.texts.site())
            .fetch(query.agent, query.reading, PathQuestion(query.url), query.at);
    QVERIFY2(first.decision == verdict.fetch.decision && first.reason == verdict.fetch.reason &&
                 first.line == verdict.fetch.line,
             "another answer to the first question");
    QVERIFY2(!row.answer.empty(), "a case that expects nothing");
    std::string wrong;
    for (const auto &[key, expected] : row.answer) {
        if (key == "says" || key == "silent") {
            if (isSaid(answer, Json::parse(expected).get<std::string>()) != (key == "says"))
                wrong +=
                    "the trace " + std::string(key == "says" ? "lacks " : "has ") + expected + "; ";
            continue;
        }
        const Json *actual = lookUp(answer, key);
        if (actual == nullptr || !same(Json::parse(expected), *actual))
            wrong += key + " is " + (actual ? actual->dump() : "absent") + ", expected " +
                     expected + "; ";
    }
    QVERIFY2(wrong.empty(), wrong.c_str());
}

void TestVerdicts::everyUseDirectiveHasARow() {
    const CompiledSite site{Site{}};
    const Json answer = Json::parse(toJson(site, site.simulate({*identify("GPTBot"), "/", {}})));
    QCOMPARE(answer["use"].size(), useDirectives().size());
    QCOMPARE(answer["use"].size(), 21U);
    for (const auto &[name, row] : answer["use"].items())
        QCOMPARE(QString::fromStdString(row["effective"].get<std::string>()), "unstated");
}

void TestVerdicts::traceNamesTheDecidingLine() {
    test::SiteTexts texts;
    texts.files["robots.txt"] =
        "User-agent: *\nDisallow: /blog\nAllow: /\nUser-agent: X\nDisallow: /x\n";
    const CompiledSite site(texts.site());
    const Verdict verdict = site.simulate({*identify("GPTBot"), "/blog/a", {}});
    std::string printed;
    for (const TraceEntry &entry : verdict.trace)
        printed += (entry.line ? std::to_string(entry.line->line.value) : std::string("-")) + " " +
                   std::string(outcomeName(entry.outcome)) + ": " + entry.why.english() + "\n";
    QCOMPARE(QString::fromStdString(printed),
             "1 applies: no other group names this agent, so the group for * applies\n"
             "4 not-read: names another agent\n"
             "2 decided: decides\n"
             "3 lost: shorter: 1 < 5 bytes\n");
    QCOMPARE(QString::fromStdString(sentence(site, verdict).english()),
             "No — robots.txt line 2, Disallow: /blog");
}

void TestVerdicts::theSentenceSaysWhatIsDocumented_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("robots2");
    QTest::addColumn<QByteArray>("agent");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char *name, const char *robots, const char *robots2,
                        const char *agent, const char *sentence) {
        QTest::newRow(name) << QByteArray(robots) << QByteArray(robots2) << QByteArray(agent)
                            << QByteArray(sentence);
    };
    row("another file", "", "crawl: no\n", "GPTBot",
        "No — robots2.txt line 1, crawl: no; GPTBot is not known to read robots2.txt: without it, "
        "yes");
    row("another file, and robots.txt says the same", "User-agent: *\nDisallow: /\n", "crawl: no\n",
        "GPTBot", "No — robots.txt line 2, Disallow: /");
    row("ignores", "User-agent: *\nDisallow: /\n", "", "Bytespider",
        "No — robots.txt line 2, Disallow: /; Bytespider is documented to ignore robots.txt: it "
        "comes all the same");
    row("hours", "User-agent: *\nVisit-time: 0000-0100\n", "", "GPTBot",
        "Later — robots.txt line 2, Visit-time: 0000-0100; GPTBot is not known to obey "
        "Visit-time: without it, yes · opens 2026-11-21T00:00:00Z");
    row("Google's spelling", "User-agent: *\nDisallowed: /\n", "", "Googlebot",
        "Yes — no rule matches this path; for Googlebot, as it is documented to read robots.txt, "
        "no: robots.txt line 2, Disallowed: /");
    row("an unknown agent", "", "crawl: no\n", "FrostSpider", "No — robots2.txt line 1, crawl: no");
    row("the same", "User-agent: *\nDisallow: /\n", "", "GPTBot",
        "No — robots.txt line 2, Disallow: /");
}

void TestVerdicts::theSentenceSaysWhatIsDocumented() {
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, robots2);
    QFETCH(QByteArray, agent);
    QFETCH(QByteArray, sentence);
    test::SiteTexts texts;
    texts.files["robots.txt"] = robots.toStdString();
    if (!robots2.isEmpty())
        texts.files["robots2.txt"] = robots2.toStdString();
    const CompiledSite site(texts.site());
    const Verdict verdict = site.simulate(
        {*identify(agent.toStdString()), "/a", *parseInstant("2026-11-20T07:00:00Z")});
    QCOMPARE(QByteArray::fromStdString(gatepost::sentence(site, verdict).english()), sentence);
}

/// What the sources leave open is told with every answer that rests on it.
void TestVerdicts::choicesAreSaid_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("rule"); // empty: no choice is said
    const auto row = [](const char *name, const char *file, const char *text, const char *url,
                        const char *rule) {
        QTest::newRow(name) << QByteArray(file) << QByteArray(text) << QByteArray(url)
                            << QByteArray(rule);
    };
    row("choice-S4 a rule", "robots2.txt", "User-agent: *\nDisallow: /a#b\n", "/a",
        "# begins a comment anywhere");
    row("choice-S4 an agent", "robots2.txt", "User-agent: GPTBot#1\nDisallow: /a\n", "/a",
        "# begins a comment anywhere");
    row("choice-S4 a blank", "robots2.txt", "User-agent: *\nDisallow: /a # b\n", "/a", "");
    row("choice-S4 another agent", "robots2.txt",
        "User-agent: *\nDisallow: /a\nUser-agent: X\nDisallow: /a#b\n", "/a", "");
    row("choice-S4 robots.txt", "robots.txt", "User-agent: *\nDisallow: /a#b\n", "/a", "");
    row("choice-S26", "robots.txt", "User-agent: *\nDisallow: /\n", "/robots2.txt",
        "a policy file may always be fetched");
    row("choice-S32", "robots.txt", "User-agent: *\nRobot-version: 2.0\nDisallow: *\n", "/a",
        "a bare “Disallow: *” means everything else");
}

void TestVerdicts::choicesAreSaid() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, rule);
    test::SiteTexts texts;
    texts.files[file.toStdString()] = text.toStdString();
    const CompiledSite site(texts.site());
    std::string said;
    for (const TraceEntry &entry :
         site.simulate({*identify("GPTBot"), url.toStdString(), {}}).trace)
        if (const std::string why = entry.why.english(); why.contains("Gatepost's choice"))
            said += why + "\n";
    QCOMPARE(said.empty(), rule.isEmpty());
    QVERIFY2(said.contains(rule.toStdString()), said.c_str());
}

/// One site, one agent in two categories: what was found for one is no answer for the other.
void TestVerdicts::viewsKnowTheCategory() {
    test::SiteTexts texts;
    texts.files["robots2.txt"] = "train: yes\n[agent: monitoring]\ntrain: no\n";
    const CompiledSite site(texts.site());
    const auto train = [&](const char *agent) {
        const Verdict verdict = site.simulate({*identify(agent), "/", {}});
        return std::string(verdict.useOf(DirectiveId::Train)->effective.text());
    };
    QCOMPARE(train("NewsHound/1.0 (monitoring)"), "no");
    QCOMPARE(train("NewsHound/1.0 (ai-assistant)"), "yes");
    QCOMPARE(train("NewsHound/1.0"), "yes");
    QCOMPARE(train("NewsHound/1.0 (monitoring)"), "no");
}

/// A batch of a stranger's agents must not grow the views without bound.
void TestVerdicts::viewsAreBounded() {
    const CompiledSite site{Site{}};
    const std::weak_ptr<const ResolvedAgent> first = site.view(*identify("first"), Reading::Author);
    QVERIFY(!first.expired()); // kept for the next question
    for (int agent = 0; agent < 5000; ++agent)
        static_cast<void>(site.view(*identify("agent" + std::to_string(agent)), Reading::Author));
    QVERIFY(first.expired());
}

/// Thousands of agents of one group have one copy of its rules and paces, in each reading that knows groups.
void TestVerdicts::groupsShareTheirRules() {
    Site files;
    files.put(FileRole::Robots, "User-agent: a\nUser-agent: b\nDisallow: /x\nCrawl-delay: 3\n\n"
                                "User-agent: c\nDisallow: /y\n");
    const CompiledSite site{std::move(files)};
    const auto rulesOf = [&](const char *agent, Reading reading) {
        return site.view(*identify(agent), reading)->files.front().match.rules.get();
    };
    for (const Reading reading : {Reading::Author, Reading::Rfc9309}) {
        QVERIFY(rulesOf("a", reading) != nullptr);
        QCOMPARE(rulesOf("a", reading), rulesOf("b", reading));
        QVERIFY(rulesOf("a", reading) != rulesOf("c", reading));
    }
}

/// S15: of a file's different patterns the first thousand count; the others say so, in the trace and as problems.
void TestVerdicts::patternsHaveABound() {
    const auto textOf = [](int before) {
        std::string text;
        for (int i = 0; i < before; ++i)
            text += "User-agent: *bot" + std::to_string(i) + "x*\n";
        return text + "User-agent: *BOT0x*\nUser-agent: *last*\nDisallow: /\n";
    };
    const auto siteOf = [](std::string text) {
        Site site;
        site.put(FileRole::Robots, std::move(text));
        return site;
    };
    const auto ask = [&](int before, const char *agent) {
        return CompiledSite(siteOf(textOf(before))).simulate({*identify(agent), "/x", {}});
    };
    QCOMPARE(ask(999, "TheLastOne").fetch.decision, Decision::Deny);
    const Verdict beyond = ask(1000, "TheLastOne");
    QCOMPARE(beyond.fetch.decision, Decision::Allow);
    QVERIFY(std::ranges::any_of(beyond.trace, [](const TraceEntry &entry) {
        return entry.why.english() == "not read: of a file's patterns only the first 1000 count";
    }));
    QCOMPARE(ask(1000, "abot999xy").fetch.decision, Decision::Deny);
    const auto found = lint(siteOf(textOf(1000)), {});
    const auto isBound = [](const Diagnostic &each) {
        return each.code == "bad-agent-pattern" && each.severity == Severity::Error;
    };
    QCOMPARE(std::ranges::count_if(found, isBound), 1);
    const auto bound = std::ranges::find_if(found, isBound);
    QCOMPARE(textOf(1000).substr(bound->range.begin, 6), "*last*");
    QVERIFY(std::ranges::none_of(lint(siteOf(textOf(999)), {}), isBound));
}

QTEST_APPLESS_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
