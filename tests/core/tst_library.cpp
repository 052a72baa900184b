// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The headers that other programs get: that they say what core says, in C++ and in C, and what they promise beside it.

#include "core/exact/diff.h"
#include "core/library/gatepost.h"
#include "core/library/gatepost_c.h"
#include "core/simulate/policytest.h"
#include "core/simulate/simulate.h"
#include "core/value/time.h"
#include "tests/support/repository.h"
#include "tests/support/verdictcase.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <format>
#include <map>
#include <memory>
#include <random>
#include <sstream>
#include <thread>

using namespace gatepost::library;
namespace core = gatepost;

namespace {

const Instant kNow = *core::parseInstant("2026-11-23T12:00:00Z");

Site siteOf(std::string robots) {
    return Site({.robots = File::of(std::move(robots))});
}

gatepost_text textOf(std::string_view text) {
    return {text.data(), text.size()};
}

std::string taken(gatepost_owned text) {
    std::string copy(text.data == nullptr ? "" : text.data, text.size);
    gatepost_free_text(text);
    return copy;
}

using CSite = std::unique_ptr<gatepost_site, decltype(&gatepost_site_free)>;
using CAgent = std::unique_ptr<gatepost_agent, decltype(&gatepost_agent_free)>;

/// "deny rule robots.txt:2", as both interfaces print it.
std::string shown(const Site &site, Fetch fetch) {
    return std::format("{} {} {}:{}", name(fetch.decision), name(fetch.reason),
                       fetch.line ? site.fileName(fetch.line) : "", fetch.line.number);
}
std::string shown(const gatepost_site *site, gatepost_fetch fetch) {
    const auto view = [](gatepost_text text) { return std::string_view(text.data, text.size); };
    return std::format("{} {} {}:{}", view(gatepost_decision_name(fetch.decision)),
                       view(gatepost_reason_name(fetch.reason)),
                       fetch.line != 0 ? view(gatepost_file_name(site, fetch.file)) : "",
                       fetch.line);
}

/// The value of a dotted key of a case without its quotation marks; `otherwise` if the case does not name it.
std::string expectedOf(const core::test::VerdictCase &row, std::string_view key,
                       std::string_view otherwise) {
    for (const auto &[name, value] : row.answer)
        if (name == key)
            return value == "null"          ? std::string()
                   : value.starts_with('"') ? value.substr(1, value.size() - 2)
                                            : value;
    return std::string(otherwise);
}

/// Each value of an answer is the one of the verdict.
void compareAnswer(const Site &site, const Answer &answer, const core::CompiledSite &inner,
                   const core::Verdict &verdict) {
    QCOMPARE(answer.sentence, core::sentence(inner, verdict).english());
    QCOMPARE(name(answer.fetch.decision), core::decisionName(verdict.fetch.decision));
    QCOMPARE(answer.known.has_value(), verdict.known.has_value());
    QCOMPARE(answer.uses.size(), verdict.use.size());
    for (std::size_t i = 0; i < answer.uses.size(); ++i) {
        const core::UseVerdict &use = verdict.use[i];
        QCOMPARE(answer.uses[i].directive, core::directiveName(use.directive));
        QCOMPARE(answer.uses[i].value, use.effective.text());
        QCOMPARE(answer.uses[i].stated.has_value(), use.stated.has_value());
        QCOMPARE(answer.uses[i].because, use.because());
        if (use.line)
            QCOMPARE(site.text(answer.uses[i].line), inner.text(*use.line));
    }
    QCOMPARE(answer.pace.has_value(), verdict.rate.has_value());
    if (answer.pace)
        QCOMPARE(name(answer.pace->kind), core::rateKindName(verdict.rate->kind));
    QCOMPARE(answer.preferences.contentUsage, verdict.signals.contentUsage);
    QCOMPARE(answer.preferences.contentSignal, verdict.signals.contentSignal);
    QCOMPARE(answer.preferences.aiTraining, verdict.signals.aiTraining);
}

int chainOf(void *context, gatepost_text url, gatepost_text *bytes) {
    const auto &chain = *static_cast<const std::map<std::string, std::string> *>(context);
    const auto found = chain.find(std::string(url.data, url.size));
    if (found == chain.end())
        return 0;
    *bytes = textOf(found->second);
    return 1;
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All cases of docs/rules.md, through both interfaces: as the case says, and as core says.
    void cases_data() {
        QTest::addColumn<int>("index");
        QVERIFY(m_cases.size() > 800);
        for (std::size_t index = 0; index < m_cases.size(); ++index)
            QTest::newRow(m_cases[index].name.c_str()) << static_cast<int>(index);
    }
    void cases() {
        QFETCH(int, index);
        core::test::VerdictCase &row = m_cases[static_cast<std::size_t>(index)];
        const core::CompiledSite inner(row.texts.site());
        const auto category =
            row.category.empty() ? std::nullopt : core::parseCategory(row.category);
        const Instant at = *core::parseInstant(row.at);
        const auto reading = row.reading.empty() ? Reading::Author : *parseReading(row.reading);
        const core::Verdict verdict =
            inner.simulate({*core::identify(row.agent, category), row.url, at,
                            static_cast<core::Reading>(reading), row.competitor});
        const std::string json = core::toJson(inner, verdict);

        Files files;
        const auto file = [&row](const char *name) {
            const auto found = row.texts.files.find(name);
            return found == row.texts.files.end() ? File{} : File::of(found->second);
        };
        files.robots = file("robots.txt");
        files.robotsAi = file("robots-ai.txt");
        files.robots2 = file("robots2.txt");
        files.host = inner.site().host;
        files.chain = [&row](std::string_view url) -> std::optional<std::string> {
            const auto found = row.texts.chain.find(std::string(url));
            return found == row.texts.chain.end() ? std::nullopt : std::optional(found->second);
        };
        Site site(files);
        if (row.texts.asks)
            site = *site.withAsks(*row.texts.asks);
        const auto agent = site.agent(row.agent, {reading, row.category, row.competitor});
        QVERIFY(agent.has_value());
        const Fetch fetch = agent->fetch(row.url, at);
        const std::string said = shown(site, fetch);
        QCOMPARE(name(fetch.decision), expectedOf(row, "fetch.decision", name(fetch.decision)));
        QCOMPARE(name(fetch.reason), expectedOf(row, "fetch.reason", name(fetch.reason)));
        const std::string number = fetch.line ? std::to_string(fetch.line.number) : "";
        QCOMPARE(number, expectedOf(row, "fetch.line", number));
        QCOMPARE(agent->json(row.url, at), json);
        compareAnswer(site, agent->answer(row.url, at), inner, verdict);
        QCOMPARE(agent->isOpen(at), !verdict.window || verdict.window->open);

        gatepost_files given{};
        given.size = sizeof given;
        const auto put = [](gatepost_file &into, const File &from) {
            if (from.bytes)
                into.bytes = {from.bytes->c_str(), from.bytes->size()};
        };
        put(given.robots, files.robots);
        put(given.robots_ai, files.robotsAi);
        put(given.robots2, files.robots2);
        given.host = textOf(files.host);
        if (row.texts.asks)
            given.asks = textOf(*row.texts.asks);
        given.chain = chainOf;
        given.context = &row.texts.chain;
        const CSite cSite(gatepost_site_new(&given, nullptr), gatepost_site_free);
        const gatepost_as as{sizeof as, textOf(row.category), static_cast<std::uint8_t>(reading),
                             static_cast<std::uint8_t>(row.competitor)};
        const CAgent cAgent(gatepost_agent_new(cSite.get(), textOf(row.agent), &as, nullptr),
                            gatepost_agent_free);
        const std::int64_t seconds = at.time_since_epoch().count();
        QCOMPARE(shown(cSite.get(), gatepost_fetch_one(cAgent.get(), textOf(row.url), seconds)),
                 said);
        QCOMPARE(taken(gatepost_answer_json(cAgent.get(), textOf(row.url), seconds)), json);
        const gatepost_times times = gatepost_times_at(cAgent.get(), seconds);
        QCOMPARE(times.has_pace != 0, verdict.rate.has_value());
        if (verdict.rate)
            QCOMPARE(times.seconds_per_request, verdict.rate->secondsPerRequest.value_or(0));
        QCOMPARE(times.is_open != 0, !verdict.window || verdict.window->open);
    }

    /// The rows of tests/cases/access, the answer given as values rather than as text.
    void answersForFiles() {
        std::istringstream table(
            core::test::repositoryText("tests/cases/access/vectors.txt").toStdString());
        int rows = 0;
        for (std::string line; std::getline(table, line);) {
            std::istringstream words(line);
            std::string answer;
            std::string who;
            if (line.starts_with('#') || !(words >> answer >> who))
                continue;
            const auto parsed = parseFileAnswer(answer);
            if (!parsed)
                continue; // a word of the table for another file
            ++rows;
            File file = File::of("User-agent: *\nDisallow: /private\n");
            file.answer = *parsed;
            const Site site({.robots = file});
            for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google,
                                          Reading::Koster1994, Reading::Known}) {
                std::string expected;
                words >> expected;
                const auto agent = site.agent(who, {.reading = reading});
                const std::string found =
                    agent->fetch("/other", kNow).decision == Decision::Deny            ? "closed"
                    : agent->fetch("/private", kNow).decision == Decision::Deny        ? "lines"
                    : agent->fetch("/private", kNow).reason == Reason::UnreachableLong ? "long"
                                                                                       : "open";
                QCOMPARE(std::format("{} {} {} {}", answer, who, name(reading), found),
                         std::format("{} {} {} {}", answer, who, name(reading), expected));
                QCOMPARE(site.changesTo(*site.withAnswers(answer)).changes.size(), 0U);
            }
        }
        QVERIFY2(rows > 20, std::to_string(rows).c_str());
    }

    /// S130, S131, S133
    void statuses() {
        const auto reason = [](const File &file) {
            return std::string(
                name(Site({.robots = file}).agent("GPTBot")->fetch("/a", kNow).reason));
        };
        const std::string rules = "User-agent: *\nDisallow: /a\n";
        QCOMPARE(reason(File::fromHttp(200, rules)), "rule");
        QCOMPARE(reason(File::fromHttp(404, rules)), "no-file");
        QCOMPARE(reason(File::fromHttp(503, rules)), "unreachable");
        for (const int none : {0, -1, 99, 600, 1'000'000})
            QCOMPARE(reason(File::fromHttp(none, rules)), "unreachable");
        QCOMPARE(reason({{}, {}}), "no-file");
        QCOMPARE(name(access(*parseFileAnswer("429"), "Google").effect), "deny");
        QCOMPARE(name(access(*parseFileAnswer("429")).effect), "nothing");
        QCOMPARE(name(access(*parseFileAnswer("503,since=2d"), "Google").effect), "copy");
        QCOMPARE(name(access(*parseFileAnswer("503,since=2d,copy=no"), "Google").effect), "open");
        QCOMPARE(name(access(*parseFileAnswer("dns")).result), "unreachable");
        QVERIFY(!access(*parseFileAnswer("404"), "Apple").documented);
        const auto wrong = parseFileAnswer("5030");
        QVERIFY(!wrong && wrong.error().code == Error::Code::FileAnswer);
        QVERIFY(!siteOf(rules).withAnswers("5030").has_value());
    }

    void aFolderHasItsOwnAgentsAndTests() {
        const QTemporaryDir folder;
        const auto write = [&](const char *name, const char *text) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("robots.txt", "User-agent: *\nDisallow: /\n");
        write("gatepost.yaml", "agents:\n  - {token: NewsHound, obeys_star: no}\n"
                               "tests:\n  - {agent: NewsHound, path: /x, expect: allow}\n"
                               "  - {agents: all, paths: /x, expect: deny}\n"
                               "  - {agent: GPTBot, path: /, status: \"404\", expect: allow}\n"
                               "  - {agent: GPTBot, path: /, reading: nobody, expect: allow}\n");
        const auto site = Site::inFolder(folder.path().toStdString());
        QVERIFY(site.has_value());
        const auto decision = [&](const char *agent) {
            return name(site->agent(agent)->fetch("/x", kNow).decision);
        };
        QCOMPARE(decision("NewsHound"), "allow");
        QCOMPARE(decision("OtherHound"), "deny");
        std::string outcomes;
        for (const Test &test : site->tests()) {
            const TestOutcome outcome = site->run(test, kNow);
            outcomes += std::string(name(outcome.proof)) + " " + outcome.actual + "\n";
            QVERIFY(!outcome.why.empty());
        }
        QCOMPARE(outcomes, "holds allow\nfails allow\nholds allow\nfails \n");
        const auto missing = Site::inFolder(folder.path().toStdString() + "/none");
        QVERIFY(!missing && missing.error().code == Error::Code::Folder);
    }

    void registryFromMemory() {
        const auto layered =
            Registry::builtIn().with("token\tobeys_star\nNewsHound\tno\nCCBot\tno\n");
        QVERIFY2(layered.has_value(), layered ? "" : layered.error().text.c_str());
        QVERIFY(layered->sha256() != Registry::builtIn().sha256());
        QCOMPARE(layered->sha256().size(), 64U);
        const File closed = File::of("User-agent: *\nDisallow: /\n");
        const auto decision = [&](const Registry &registry, const char *agent) {
            return name(Site({.robots = closed, .registry = registry})
                            .agent(agent)
                            ->fetch("/", kNow)
                            .decision);
        };
        QCOMPARE(decision(*layered, "CCBot"), "allow");
        QCOMPARE(decision(*layered, "NewsHound"), "allow");
        QCOMPARE(decision(*layered, "GPTBot"), "deny");
        QCOMPARE(decision(Registry::builtIn(), "CCBot"), "deny");
        for (const char *wrong : {"", "name\nx\n", "token\tobeys_star\nX\tmaybe\n"}) {
            const auto made = Registry::parse(wrong);
            QVERIFY2(!made && made.error().code == Error::Code::Registry, wrong);
        }
        QVERIFY(!Registry::builtIn().with("token\tobeys_star\nX\tmaybe\n").has_value());
    }

    void sitemapsOfAllFiles() {
        const Site site({.robots = File::of("Sitemap: https://a.example/1.xml\nSitemap:\n"
                                            "sitemap: /2.xml\nSitemap: https://a.example/1.xml\n"),
                         .robotsAi = File::of("Sitemap: https://a.example/3.xml\n")});
        QCOMPARE(site.sitemaps(), (std::vector<std::string>{"https://a.example/1.xml", "/2.xml",
                                                            "https://a.example/3.xml"}));
        QVERIFY(siteOf("").sitemaps().empty());
    }

    void hoursAndPace() {
        const auto agent =
            *siteOf("User-agent: *\nVisit-time: 2200-0559\nCrawl-delay: 7\n").agent("A");
        const auto at = [](const char *text) { return *core::parseInstant(text); };
        QVERIFY(agent.isOpen(at("2026-11-23T05:59:59Z")));
        QVERIFY(!agent.isOpen(at("2026-11-23T06:00:00Z")));
        QCOMPARE(*agent.nextOpening(at("2026-11-23T06:00:00Z")), at("2026-11-23T22:00:00Z"));
        QCOMPARE(*agent.nextOpening(at("2026-11-23T23:00:00Z")), at("2026-11-23T23:00:00Z"));
        QCOMPARE(*agent.pace(kNow)->secondsPerRequest, 7.0);
        QCOMPARE(name(agent.pace(kNow)->kind), "crawl-delay");
        QVERIFY(!siteOf("").agent("A")->pace(kNow).has_value());
        // Two files that are never open at the same time.
        const Site never({.robots = File::of("User-agent: *\nVisit-time: 0100-0200\n"),
                          .robotsAi = File::of("User-agent: *\nVisit-time: 0300-0400\n")});
        QVERIFY(!never.agent("GPTBot")->nextOpening(kNow).has_value());
    }

    void manyAtOnce() {
        const auto agent = *siteOf("User-agent: *\nDisallow: /a\n").agent("A");
        const std::vector<std::string_view> urls = {"/a", "/b", "/a/c"};
        std::vector<Fetch> into(4);
        QCOMPARE(agent.fetch(urls, kNow, into), 3U);
        for (std::size_t i = 0; i < urls.size(); ++i)
            QCOMPARE(into[i], agent.fetch(urls[i], kNow));
        QCOMPARE(agent.fetch(urls, kNow, std::span(into).first(1)), 1U);
        QCOMPARE(Fetch().decision, Decision::Deny); // what nobody asked is not allowed
    }

    /// The map and the differences are core's own; of hours as values there is no other test.
    void mapAndChanges() {
        const Site site = siteOf("User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\n"
                                 "Visit-time: 2200-0559\nDisallow:\n");
        const Map map = site.map();
        QVERIFY(map.complete && map.unproven.empty());
        std::string printed;
        for (const Area &area : map.areas)
            if (area.agents.front().name == "GPTBot" && area.fetch.reason == Reason::VisitTime)
                for (const Hours::Window &window : area.hours.windows)
                    printed += std::format("{}-{} {} {}\n", window.first, window.last,
                                           name(area.fetch.decision), site.text(area.fetch.line));
        QCOMPARE(printed, "360-1319 later Visit-time: 2200-0559\n");
        QVERIFY(std::ranges::any_of(map.areas, [](const Area &area) {
            return area.agents.back().kind == Who::Kind::Unknown && area.region.example == "/a" &&
                   area.region.matches == std::vector<std::string>{"/a"} &&
                   area.hours.windows.empty();
        }));

        const Site after =
            siteOf("User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: GPTBot\n"
                   "Visit-time: 2200-0559\nDisallow:\n");
        const Difference difference = site.changesTo(after);
        QVERIFY(difference.complete);
        QCOMPARE(difference.changes.size(), 1U);
        const Change &change = difference.changes.front();
        QCOMPARE(std::format("{} {} {} {} {}", name(change.what), change.isLoss, change.before,
                             change.after, after.text(change.lineAfter)),
                 "fetch true allow deny Disallow: /b");
        QVERIFY(!site.map({.steps = 1}).complete);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!site.changesTo(after, {.stop = stop.get_token()}).complete);
    }

    void exports() {
        const Site site = siteOf("User-agent: GPTBot\nDisallow: /blog\nCrawl-delay: 5\n");
        QCOMPARE(targets().size(), 15U);
        for (const std::string_view target : targets()) {
            const auto made = site.exportTo(target);
            QVERIFY2(made && (!made->files.empty() || !made->losses.empty()),
                     std::string(target).c_str());
        }
        const auto nginx = site.exportTo("nginx");
        QVERIFY(nginx->files.front().bytes.contains("GPTBot"));
        const auto none = site.exportTo("iis");
        QVERIFY(!none && none.error().code == Error::Code::Target);
    }

    void findings() {
        std::string printed;
        const Site site = siteOf("User-agent: *\n Disalow: /\n");
        for (const Finding &found : site.check())
            printed += std::format("{}:{}:{} {} {}\n", site.fileName(found.line), found.line.number,
                                   found.column, name(found.severity), found.code);
        QCOMPARE(printed, "robots.txt:1:1 note empty-group\n"
                          "robots.txt:2:2 error google-misspelling\n");
    }

    void whatCannotBeAsked() {
        const Site site = siteOf("User-agent: *\nDisallow: /a\n");
        const auto codeOf = [](const auto &made) { return made ? -1 : int(made.error().code); };
        QCOMPARE(codeOf(site.agent("")), int(Error::Code::Agent));
        QCOMPARE(codeOf(site.agent("A", {.category = "cook"})), int(Error::Code::Category));
        QCOMPARE(codeOf(site.withAsks("{")), int(Error::Code::Asks));
        QCOMPARE(codeOf(withRule("", "A", Rule::Allow, "b\nc")), int(Error::Code::Path));
        for (const char *agent : {"", " "}) {
            const auto made = withRule("User-agent: *\nDisallow: /a\n", agent, Rule::Allow, "/b");
            QVERIFY(!made && made.error().text.starts_with("agent: it is empty"));
        }
        QVERIFY(withRule("", "*", Rule::Allow, "/b").has_value());
        for (const Line line :
             {Line{0, 0}, Line{0, 3}, Line{0, ~0U}, Line{1, 1}, Line{9, 1}, Line{255, 1}})
            QVERIFY(site.text(line).empty());
        QVERIFY(site.fileName({1, 1}).empty() && site.fileName({200, 1}).empty());
        QCOMPARE(*parseDecision("DENY"), Decision::Deny);
        QVERIFY(!parseDecision("").has_value() && !parseReading("googl").has_value());
    }

    /// Views, agents and copies outlive what they were made of.
    void lifetimes() {
        std::optional<Site> site = siteOf("User-agent: *\nDisallow: /a\n");
        const Agent agent = *site->agent("GPTBot");
        const Site copy = *site;
        const std::string_view text = copy.text({0, 2});
        site.reset();
        QCOMPARE(text, "Disallow: /a");
        QCOMPARE(name(agent.fetch("/a", kNow).decision), "deny");
        QCOMPARE(agent.token(), "GPTBot");
    }

    /// Random bytes as files, agents and URLs, at the ends of time: the same answer twice, and through C.
    void badBytes() {
        std::mt19937 random(30);
        const auto bytes = [&](std::size_t most) {
            std::string text;
            const std::size_t size = random() % most;
            constexpr std::string_view kParts[] = {
                "User-agent: ",      "*", "Disallow: /", "\n", "\r", "Visit-time: 0100-0200\n",
                "chain: http://x/\n"};
            while (text.size() < size)
                random() % 3 == 0 ? void(text += kParts[random() % std::size(kParts)])
                                  : text.push_back(static_cast<char>(random()));
            return text;
        };
        int asked = 0;
        for (int round = 0; round < 300; ++round) {
            const std::string robots = bytes(400);
            const std::string robots2 = bytes(400);
            const std::string who = round % 2 == 0 ? "GPTBot" : bytes(20);
            const std::string url = bytes(60);
            const Site site({.robots = File::of(robots),
                             .robots2 = File::of(robots2),
                             .host = bytes(9),
                             .chain = [&](std::string_view) { return std::optional(robots); }});
            const auto agent = site.agent(who);
            gatepost_files files{};
            files.size = sizeof files;
            files.robots.bytes = textOf(robots);
            files.robots2.bytes = textOf(robots2);
            std::map<std::string, std::string> chain{{"http://x/", robots}};
            files.chain = chainOf;
            files.context = &chain;
            const CSite cSite(gatepost_site_new(&files, nullptr), gatepost_site_free);
            QVERIFY(cSite != nullptr);
            const CAgent cAgent(gatepost_agent_new(cSite.get(), textOf(who), nullptr, nullptr),
                                gatepost_agent_free);
            QCOMPARE(cAgent != nullptr, agent.has_value());
            if (!agent)
                continue;
            ++asked;
            for (const std::int64_t at :
                 {std::int64_t(0), kNow.time_since_epoch().count(), std::int64_t(-62'135'596'800),
                  std::int64_t(253'402'300'799)}) {
                const Instant instant{std::chrono::seconds(at)};
                const Fetch fetch = agent->fetch(url, instant);
                QCOMPARE(fetch, agent->answer(url, instant).fetch);
                QCOMPARE(shown(cSite.get(), gatepost_fetch_one(cAgent.get(), textOf(url), at)),
                         shown(site, fetch));
                QVERIFY(!agent->json(url, instant).empty());
            }
        }
        QVERIFY2(asked > 150, std::to_string(asked).c_str());
    }

    /// One site and its agents, asked and made by several threads at once.
    void threads() {
        const Site site =
            siteOf("User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n");
        const Agent shared = *site.agent("GPTBot");
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> threads;
            for (int thread = 0; thread < 4; ++thread)
                threads.emplace_back([&, thread] {
                    for (int i = 0; i < 2000; ++i) {
                        const auto own = site.agent(std::format("Bot-{}-{}", thread, i % 97));
                        wrong += own->fetch("/a", kNow).line.number != 2;
                        wrong += own->fetch("/b", kNow).decision != Decision::Allow;
                        wrong += shared.fetch("/b", kNow).line.number != 5;
                        wrong += site.text(shared.fetch("/b", kNow).line) != "Disallow: /b";
                    }
                });
        }
        QCOMPARE(wrong.load(), 0);
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
        const std::string token = agent.toStdString();
        const std::string asked = url.toStdString();
        QTEST(quickAnswer(robots, token, asked).allowed, "quick");
        const gatepost_fetch quick =
            gatepost_quick_answer(textOf(robots), textOf(token), textOf(asked));
        QTEST(quick.decision == GATEPOST_ALLOW, "quick");
        const auto made = siteOf(robots).agent(token, {.reading = Reading::Google});
        QTEST(made->fetch(asked, kNow).decision == Decision::Allow, "asked");
    }

    /// An empty token names nobody, whatever google/robotstxt answers to it.
    void anEmptyTokenNamesNobody() {
        QVERIFY(quickAnswer("User-agent: 2Bot\nDisallow: /\n", "", "/x").allowed);
        QVERIFY(!quickAnswer("User-agent: *\nDisallow: /\n", "", "/x").allowed);
    }

private:
    std::vector<core::test::VerdictCase> m_cases =
        core::test::readVerdictCases(GATEPOST_SOURCE_DIR "/tests/cases/verdicts");
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
