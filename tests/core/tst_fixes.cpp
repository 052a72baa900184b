// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A safe fix changes no answer (FixKind): for no agent, path, time and use, in none of the five readings. Shown over random
// files, hostile random sites and real files; each fix alone, and all of them until none is left.
// Environment: GATEPOST_FIX_FILES (random files, 1500), GATEPOST_FIX_SEED (the first seed, 1), GATEPOST_CORPUS (a folder of real
// files; else those below tests/cases and resources).

#include "core/agents/identity.h"
#include "core/exact/diff.h"
#include "core/lint/lint.h"
#include "core/simulate/simulate.h"
#include "core/syntax/groups.h"
#include "tests/support/randomsite.h"
#include "tests/support/rulestext.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <format>
#include <random>
#include <set>

using namespace gatepost;

namespace {

/// All that an answer says, as text.
std::string answerOf(const CompiledSite &site, const Query &query) {
    const Verdict verdict = site.simulate(query, TraceLevel::None);
    std::string said(decisionName(verdict.fetch.decision));
    if (verdict.known)
        said += std::format(" known {}", decisionName(verdict.known->fetch.decision));
    if (verdict.window)
        said += std::format(" window {} {}", verdict.window->open,
                            verdict.window->nextChange
                                ? verdict.window->nextChange->time_since_epoch().count()
                                : 0);
    if (verdict.rate)
        said += std::format(" rate {}", verdict.rate->secondsPerRequest.value_or(-1));
    said += verdict.ruleOfThumb ? " thumb" : "";
    for (const UseVerdict &row : verdict.use)
        said += std::format(" {}={}/{}", directiveName(row.directive),
                            row.stated ? row.stated->text() : "-", row.effective.text());
    const auto signs = [&said](const SignalMap &map) {
        for (const auto &[key, value] : map)
            said += std::format(" {}={}", key, value);
    };
    signs(verdict.signals.contentUsage);
    said += verdict.signals.contentUsageApplies ? " usage" : " no-usage";
    signs(verdict.signals.contentSignal);
    if (verdict.signals.aiTraining)
        said += std::format(" training {}", *verdict.signals.aiTraining);
    return said;
}

/// Paths that the file speaks about: each rule's own, one below it, one beside it.
std::vector<std::string> pathsOf(const Tree &tree) {
    std::set<std::string> paths = {"/", "/other"};
    for (const Line &line : tree.lines()) {
        std::string_view value = tree.value(line);
        // A line that is no directive may be read as one all the same.
        const std::size_t slash = value.find_first_of("/*");
        if (slash == std::string_view::npos)
            continue;
        std::string path;
        for (const char c : value.substr(slash))
            path += c == '*' ? std::string("x") : std::string(1, c);
        const bool anchored = path.ends_with('$');
        if (anchored)
            path.pop_back();
        path = path.substr(0, path.find_first_of(" \t#"));
        if (!path.starts_with('/'))
            path.insert(0, 1, '/');
        if (path.size() > 300)
            continue;
        paths.insert(path);
        paths.insert(path + "z");
    }
    return {paths.begin(), paths.end()};
}

std::vector<std::string> agentsOf(const Tree &tree) {
    std::set<std::string> agents = {"GPTBot", "Googlebot", "Bingbot", "Nobody"};
    for (const Line &line : tree.lines()) {
        if (line.kind == LineKind::Blank || line.kind == LineKind::Comment)
            continue;
        std::string text(tree.text().substr(line.begin, line.contentEnd - line.begin));
        const std::size_t at = text.find_first_of(":= \t");
        if (at == std::string::npos || text.size() > 200)
            continue;
        text.erase(0, text.find_last_of(":= \t") + 1);
        if (identify(text))
            agents.insert(text);
    }
    return {agents.begin(), agents.end()};
}

template <typename T>
std::vector<T> some(std::vector<T> all, std::size_t most, std::mt19937_64 &random) {
    std::ranges::shuffle(all, random);
    if (all.size() > most)
        all.resize(most);
    return all;
}

/// Readings, agents, paths and times at which one file of a site is asked.
struct Questions {
    std::vector<Query> all;

    static Questions about(const Tree &tree, std::mt19937_64 &random, std::size_t most) {
        using namespace std::chrono;
        Questions questions;
        std::vector<std::string> agents = some(agentsOf(tree), most, random);
        agents.emplace_back("Googlebot");
        const Instant noon = sys_days(2026y / November / 20) + 12h;
        for (const std::string &agent : agents)
            for (const std::string &path : some(pathsOf(tree), most + 2, random))
                for (const Reading reading : kReadings)
                    questions.all.push_back({.agent = *identify(agent),
                                             .url = path,
                                             .at = noon + hours(random() % 24),
                                             .reading = reading});
        return questions;
    }
};

/// The same answer, without the places in the files.
bool isSame(const Verdict &a, const Verdict &b) {
    const auto knownOf = [](const Verdict &verdict) {
        return verdict.known ? std::optional(verdict.known->fetch.decision) : std::nullopt;
    };
    const auto windowOf = [](const Verdict &verdict) {
        return verdict.window
                   ? std::optional(std::pair(verdict.window->open, verdict.window->nextChange))
                   : std::nullopt;
    };
    const auto rateOf = [](const Verdict &verdict) { // whichever directive states it, as in `diff`
        return verdict.rate ? std::optional(verdict.rate->secondsPerRequest.value_or(-1))
                            : std::nullopt;
    };
    return a.fetch.decision == b.fetch.decision && knownOf(a) == knownOf(b) &&
           windowOf(a) == windowOf(b) && rateOf(a) == rateOf(b) && a.ruleOfThumb == b.ruleOfThumb &&
           (a.use.shares(b.use) ||
            std::ranges::equal(a.use, b.use,
                               [](const UseVerdict &one, const UseVerdict &other) {
                                   return one.stated == other.stated &&
                                          one.effective == other.effective;
                               })) &&
           a.signals.contentUsage == b.signals.contentUsage &&
           a.signals.contentUsageApplies == b.signals.contentUsageApplies &&
           // In whichever order the lines state them.
           std::ranges::is_permutation(a.signals.contentSignal, b.signals.contentSignal) &&
           a.signals.aiTraining == b.signals.aiTraining;
}

/// The first question that both answer differently.
std::string differenceOf(const CompiledSite &before, const std::vector<Verdict> &answers,
                         const CompiledSite &after, const Questions &questions) {
    for (std::size_t i = 0; i < questions.all.size(); ++i) {
        const Query &query = questions.all[i];
        if (!isSame(answers[i], after.simulate(query, TraceLevel::None)))
            return std::format("{} on {}, reading {}:\n  before {}\n  after  {}", query.agent.token,
                               query.url, readingName(query.reading), answerOf(before, query),
                               answerOf(after, query));
    }
    return {};
}

/// Tries every safe fix of one file of the site alone, and all together; what is wrong with them.
std::string brokenFix(const Site &site, FileRole role, std::mt19937_64 &random, std::size_t most,
                      std::size_t &tried) {
    const std::string text(site.file(role)->text());
    std::vector<Diagnostic> found = lint(site);
    std::erase_if(found, [&](const Diagnostic &each) {
        return each.file != FileId(role) || std::ranges::none_of(each.fixes, [](const Fix &fix) {
                   return fix.kind == FixKind::Safe;
               });
    });
    if (found.empty())
        return {};
    const CompiledSite before(site);
    const Questions questions = Questions::about(*site.file(role), random, most);
    std::vector<Verdict> answers;
    for (const Query &query : questions.all)
        answers.push_back(before.simulate(query, TraceLevel::None));
    const auto compare = [&](const std::string &what, const std::string &fixed) -> std::string {
        ++tried;
        Site changed = site;
        changed.put(role, fixed);
        const std::string difference =
            differenceOf(before, answers, CompiledSite(changed), questions);
        return difference.empty()
                   ? std::string()
                   : std::format("{}: {}\n--- was\n{}--- is\n{}", what, difference, text, fixed);
    };
    constexpr std::size_t kMostAlone = 12; // of a file with hundreds of one kind
    for (const Diagnostic &each : some(found, kMostAlone, random))
        for (const Fix &fix : each.fixes)
            if (fix.kind == FixKind::Safe)
                if (std::string wrong = compare(std::string(each.code), fix.edit.applied(text));
                    !wrong.empty())
                    return wrong;
    Site changed = site;
    std::string fixed = text;
    for (int round = 0; round < 20; ++round) {
        const FixAll all = fixAll(lint(changed), role, FixKind::Safe);
        if (all.applied.empty())
            break;
        fixed = all.edit.applied(fixed);
        changed.put(role, fixed);
    }
    return compare("all together", fixed);
}

/// Lines that stand in each other's way: what readers take for directives, what they pass over, what is said twice.
std::string randomText(std::mt19937_64 &random) {
    static constexpr std::string_view kLines[] = {
        "User-agent: *",
        "User-agent: *",
        "User-agent: GPTBot",
        "User-agent: gptbot",
        "User-agent: Googlebot",
        "User-agent: Googlebot",
        "User-agent: *-ai",
        "User-agent: GPTBot/1.2",
        "User-Agent : Bingbot",
        "useragent: Googlebot",
        "useragent Googlebot",
        "user agent Googlebot",
        "user agent: Bingbot",
        "User-agent Bingbot",
        "Disallow: /private",
        "Disallow: /private",
        "disallow: /private",
        "Disallow: /",
        "Disallow:",
        "Allow: /private/x",
        "Allow: /",
        "Disalow: /private",
        "Disalow /private",
        "Dissallow /b",
        "Diasllow /private",
        "Disallow /b",
        "Disalowe /b",
        "Disallowed /private",
        "Allow /private",
        "allowed us",
        "Allow us to say",
        "Disallow = /b",
        "Disallow: b/",
        "Disallow: www.example.com/private",
        "Disallow: *.php",
        "Robot-version: 2.0",
        "Robot-version: 2.0",
        "Robot-version: 2.1",
        "Robot-version: 1.0",
        "Crawl-delay: 5",
        "Crawl-delay: 5",
        "Crawl-delay: 5s",
        "Request-rate: 1/10",
        "Visit-time: 0600-0845",
        "Sitemap: https://a.example/s.xml",
        "Sitemap: /s.xml",
        "# a comment",
        "#",
        "",
        "",
        " ",
        "\t",
        "these words are nobody's",
        "private",
        ": /x",
        "noindex: /a",
        "Content-Usage: train-ai=n",
        "Content-Usage: /private train-ai=y",
        "Content-Signal: ai-train=no",
        "\xEF\xBB\xBFUser-agent: *",
        "\xEF\xBB\xBF",
        "User-agent: GPTBot Disallow: /b",
        "Disallow: /a Disallow: /b",
        "Host: a.example",
        "Disallow: /\xC3\xA9",
        "Disallow: /b # why",
        "Disallow: /b\xC2\xA0",
        "%3Ca%3E b",
        "[agent: ai-assistant]",
        "crawl: no",
        "train: NO",
        "train: no",
        "Chain: https://a.example/c",
        "licence: x",
        "# meta chain-id: x",
        "Allow: /b$",
        "Disallow: /b*",
        "Disallow: /%62",
        "Disallow: /private/x",
        "Allow: /private",
    };
    std::string text = random() % 20 == 0 ? "\xEF\xBB\xBF" : "";
    const bool mixed = random() % 4 == 0;
    for (std::size_t n = 1 + random() % 14; n > 0; --n) {
        text += kLines[random() % std::size(kLines)];
        static constexpr std::string_view kEnds[] = {"\n", "\r\n", "\r", "\n\r\n", "\r\r\n"};
        text += mixed ? kEnds[random() % std::size(kEnds)] : kEnds[0];
    }
    return text;
}

} // namespace

class TestFixes : public QObject {
    Q_OBJECT
private slots:
    void kinds_data();
    void kinds();
    void noMarkComesFirst();
    void randomFiles();
    void randomSites();
    void realFiles();
    void idleLinesGoTogether();
    void idleLinesOfRealFiles();
};

/// What check --fix made of files that a reader reads otherwise than RFC 9309, or that it took for something else.
void TestFixes::kinds_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fixed");    // after all safe fixes
    QTest::addColumn<QByteArray>("repaired"); // after those and the repairs
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &fixed,
                        const QByteArray &repaired) {
        QTest::newRow(name) << text << fixed << repaired;
    };
    const auto rule = [&row](const char *name, const QByteArray &line, const QByteArray &meant) {
        row(name, "User-agent: *\n" + line + "\n", "User-agent: *\n" + line + "\n",
            "User-agent: *\n" + meant + "\n");
    };
    rule("misspelt and no colon", "Disalow /private", "Disallow: /private");
    rule("misspelt twice", "Dissallow /private", "Disallow: /private");
    rule("misspelt otherwise", "Diasllow /private", "Disallow: /private");
    rule("misspelt at its end", "Disallaw /private", "Disallow: /private");
    rule("no colon", "Disallow /private", "Disallow: /private");
    rule("a word that begins like it", "Disallow-all /private", "Disallow-all /private");
    rule("misspelt, with a colon", "Disalow: /private", "Disallow: /private");
    row("an agent", "User-agent: *\nDisallow: /a\nuseragent Googlebot\nDisallow: /\n",
        "User-agent: *\nDisallow: /a\nuseragent Googlebot\nDisallow: /\n",
        "User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /\n");
    row("an agent in three words",
        "User-agent: *\nDisallow: /a\nuser agent Googlebot\nDisallow: /\n",
        "User-agent: *\nDisallow: /a\nuser agent Googlebot\nDisallow: /\n",
        "User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /\n");
    rule("what begins like a directive", "Disalo everything here", "Disalo everything here");
    row("prose", "User-agent: *\nbe kind\nDisallow: /a\n",
        "User-agent: *\n# be kind\nDisallow: /a\n", "User-agent: *\n# be kind\nDisallow: /a\n");
    row("prose above a version", "User-agent: *\nbe kind\nRobot-version: 2.0\nAllow: /x\n",
        "User-agent: *\nbe kind\nRobot-version: 2.0\nAllow: /x\n",
        "User-agent: *\nbe kind\nRobot-version: 2.0\nAllow: /x\n");
    const QByteArray bom = "\xEF\xBB\xBF";
    const QByteArray group = "User-agent: *\nDisallow: /a\n";
    row("a byte order mark", bom + group, group, group);
    row("two byte order marks", bom + bom + group, bom + bom + group, group);
    row("an agent twice", "User-agent: a\nUser-agent: a\nDisallow: /x\n",
        "User-agent: a\nDisallow: /x\n", "User-agent: a\nDisallow: /x\n");
    const QByteArray apart = "User-agent: a\n\nUser-agent: a\nDisallow: /x\n";
    row("an agent twice, in two records of 1994", apart, apart, apart);
    row("an agent twice, above a version",
        "User-agent: a\nUser-agent: a\nRobot-version: 2.0\nAllow: /x\n",
        "User-agent: a\nRobot-version: 2.0\nAllow: /x\n",
        "User-agent: a\nRobot-version: 2.0\nAllow: /x\n");
    const QByteArray version = "User-agent: *\nSitemap: https://a.example/s\n# c\nUser-agent: *\n"
                               "Robot-version: 2.0\nAllow: /x\n";
    row("an agent twice, and a version", version, version, version);
    const QByteArray joined = "User-agent: a\nUser-agent: a Disallow: /\n";
    row("an agent twice, with a rule", joined, joined, "User-agent: a\nDisallow: /\n");
    rule("a host", "Disallow: community.example.com.au/t5/x",
         "Disallow: community.example.com.au/t5/x");
    rule("a file", "Disallow: index.html", "Disallow: /index.html");
    rule("a folder", "Disallow: private/", "Disallow: /private/");
    rule("another time", "Disallow: /a\nDisallow: /a", "Disallow: /a");
    const QByteArray records = "User-agent: *\n\nDisallow: /a\n\nDisallow: /a\nUser-agent: b\n";
    row("another time, for another agent of 1994", records, records,
        "User-agent: *\nDisallow: /a\n\nDisallow: /a\nUser-agent: b\n");
    const QByteArray parted = "User-agent: *\nDisallow: /a\nuseragent: Googlebot\nDisallow: /a\n";
    row("another time, for another agent of Google's", parted, parted,
        "User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /a\n");
}

void TestFixes::kinds() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fixed);
    QFETCH(QByteArray, repaired);
    const auto after = [&text](FixKind least) {
        std::string now = text.toStdString();
        for (int round = 0; round < 20; ++round) {
            const FixAll all = fixAll(lintFile(Tree::parse(now, DialectId::Robots)), {}, least);
            if (all.applied.empty())
                break;
            now = all.edit.applied(now);
        }
        return QString::fromStdString(now);
    };
    if (QTest::currentDataTag() != QByteArray("another time"))
        QCOMPARE(after(FixKind::Safe), QString::fromUtf8(fixed));
    QCOMPARE(after(FixKind::Repair), QString::fromUtf8(repaired));
}

/// The mark of the second line would become the file's own, and "crawl: no" would be read.
void TestFixes::noMarkComesFirst() {
    const std::string mark = "\xEF\xBB\xBF";
    const auto safe = [](const std::string &text) {
        return fixAll(lintFile(Tree::parse(text, DialectId::Robots2)), {}, FixKind::Safe)
            .applied.size();
    };
    QCOMPARE(safe("chain: https://a.example/x\n" + mark + "crawl: no\n"), std::size_t{0});
    QCOMPARE(safe("chain: https://a.example/x\ncrawl: no\n"), std::size_t{1});
    QCOMPARE(safe("crawl: no\nchain: https://a.example/x\n" + mark + "train: no\n"),
             std::size_t{1});
}

void TestFixes::randomFiles() {
    const int files = qEnvironmentVariableIntValue("GATEPOST_FIX_FILES");
    const int first = std::max(1, qEnvironmentVariableIntValue("GATEPOST_FIX_SEED"));
    std::size_t tried = 0;
    for (int i = 0; i < (files > 0 ? files : 1500); ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(first + i));
        Site site;
        constexpr FileRole kRoles[] = {FileRole::Robots, FileRole::Robots, FileRole::Robots,
                                       FileRole::RobotsAi, FileRole::Robots2};
        const FileRole role = kRoles[random() % std::size(kRoles)];
        site.put(role, randomText(random));
        if (role != FileRole::Robots)
            site.put(FileRole::Robots, "User-agent: *\nDisallow: /private\n");
        const std::string wrong = brokenFix(site, role, random, 4, tried);
        QVERIFY2(wrong.empty(), std::format("seed {}: {}", first + i, wrong).c_str());
    }
    qInfo("%zu fixes", tried);
    QVERIFY(tried > 500);
}

/// Sites whose files say things that meet, in every dialect.
void TestFixes::randomSites() {
    const int sites = qEnvironmentVariableIntValue("GATEPOST_FIX_FILES") / 4;
    const int first = std::max(1, qEnvironmentVariableIntValue("GATEPOST_FIX_SEED"));
    std::size_t tried = 0;
    for (int i = 0; i < (sites > 0 ? sites : 400); ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(first + i));
        const Site site = test::randomSite(static_cast<std::uint64_t>(first + i)).texts.site();
        for (const FileRole role : {FileRole::Robots, FileRole::RobotsAi, FileRole::Robots2}) {
            if (!site.file(role))
                continue;
            const std::string wrong = brokenFix(site, role, random, 3, tried);
            QVERIFY2(wrong.empty(), std::format("seed {}: {}", first + i, wrong).c_str());
        }
    }
    qInfo("%zu fixes", tried);
    QVERIFY(tried > 50);
}

void TestFixes::realFiles() {
    const QString given = qEnvironmentVariable("GATEPOST_CORPUS");
    const QStringList folders = given.isEmpty() ? QStringList{GATEPOST_SOURCE_DIR "/tests/cases",
                                                              GATEPOST_SOURCE_DIR "/resources"}
                                                : QStringList{given};
    std::size_t tried = 0;
    std::mt19937_64 random(20261123);
    QStringList wrongs;
    for (const QString &folder : folders)
        for (QDirIterator at(folder, {QStringLiteral("*.txt")}, QDir::Files,
                             QDirIterator::Subdirectories);
             at.hasNext();) {
            QFile file(at.next());
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            constexpr qint64 kMost = 200'000;
            if (file.size() > kMost)
                continue;
            Site site;
            site.put(FileRole::Robots, file.readAll().toStdString());
            const std::string wrong = brokenFix(site, FileRole::Robots, random, 5, tried);
            if (!wrong.empty())
                wrongs += file.fileName() + QStringLiteral(": ") +
                          QString::fromStdString(wrong).left(500);
        }
    qInfo("%zu fixes", tried);
    QVERIFY2(wrongs.isEmpty(), qPrintable(wrongs.join(QStringLiteral("\n\n"))));
    QVERIFY(tried > 20);
}

namespace {

/// The file without the lines that are said to change nothing; empty if there are none.
std::string withoutIdleLines(const Tree &tree, std::size_t &lines) {
    std::vector<Diagnostic> found = lintFile(tree);
    std::erase_if(found, [](const Diagnostic &each) { return each.code != "without-effect"; });
    const FixAll all = fixAll(found, {}, FixKind::Choice);
    lines += all.applied.size();
    return all.applied.empty() ? std::string() : all.edit.applied(tree.text());
}

} // namespace

/// What is marked may go, all of it at once: no reader answers otherwise.
void TestFixes::idleLinesGoTogether() {
    const int files = qEnvironmentVariableIntValue("GATEPOST_FIX_FILES");
    const int first = std::max(1, qEnvironmentVariableIntValue("GATEPOST_FIX_SEED"));
    std::size_t lines = 0;
    for (int i = 0; i < (files > 0 ? files : 1500); ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(first + i));
        Site site;
        site.put(FileRole::Robots, test::rulesText(random));
        const Tree &tree = *site.file(FileRole::Robots);
        const std::string text = withoutIdleLines(tree, lines);
        if (text.empty())
            continue;
        const CompiledSite before(site);
        const Questions questions = Questions::about(tree, random, 6);
        std::vector<Verdict> answers;
        for (const Query &query : questions.all)
            answers.push_back(before.simulate(query, TraceLevel::None));
        Site changed;
        changed.put(FileRole::Robots, text);
        const std::string wrong = differenceOf(before, answers, CompiledSite(changed), questions);
        QVERIFY2(wrong.empty(), std::format("seed {}: {}\n--- was\n{}--- is\n{}", first + i, wrong,
                                            tree.text(), text)
                                    .c_str());
    }
    qInfo("%zu lines", lines);
    QVERIFY(lines > 300);
}

/// The same of real files, by the exact engine where it reads as they are read.
void TestFixes::idleLinesOfRealFiles() {
    const QString folder = qEnvironmentVariable("GATEPOST_CORPUS");
    if (folder.isEmpty())
        QSKIP("GATEPOST_CORPUS names no folder of real files");
    std::size_t lines = 0;
    std::size_t marked = 0;
    std::size_t proved = 0;
    std::size_t undecided = 0;
    std::mt19937_64 random(20261123);
    for (QDirIterator at(folder, {QStringLiteral("*.txt")}, QDir::Files,
                         QDirIterator::Subdirectories);
         at.hasNext();) {
        QFile file(at.next());
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        Site site;
        site.put(FileRole::Robots, file.readAll().toStdString());
        const Tree &tree = *site.file(FileRole::Robots);
        const std::string text = withoutIdleLines(tree, lines);
        if (text.empty())
            continue;
        ++marked;
        Site changed;
        changed.put(FileRole::Robots, text);
        const CompiledSite before(site);
        const CompiledSite after(changed);
        const Questions questions = Questions::about(tree, random, 8);
        std::vector<Verdict> answers;
        for (const Query &query : questions.all)
            answers.push_back(before.simulate(query, TraceLevel::None));
        const std::string wrong = differenceOf(before, answers, after, questions);
        QVERIFY2(wrong.empty(), qPrintable(file.fileName() + QString::fromStdString(wrong)));
        if (file.size() > 20'000)
            continue;
        for (const Reading reading :
             {Reading::Author, Reading::Rfc9309, Reading::Google, Reading::Koster1994}) {
            exact::ExactQuestion question;
            question.reading = reading;
            const auto found = exact::differences(before, after, question);
            QVERIFY2(found.changes.empty(), qPrintable(file.fileName()));
            ++(found.complete ? proved : undecided);
        }
    }
    qInfo("%zu lines in %zu files; %zu readings proved, %zu undecided", lines, marked, proved,
          undecided);
    QVERIFY(lines > 3);
}

QTEST_APPLESS_MAIN(TestFixes)
#include "tst_fixes.moc"
