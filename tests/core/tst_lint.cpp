// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diagnostic/settingsrules.h"
#include "core/lint/deadextended.h"
#include "core/lint/deadrules.h"
#include "core/lint/lint.h"
#include "core/lint/prefixorder.h"
#include "core/match/ruleset.h"
#include "core/text/lineindex.h"
#include "tests/support/lintcases.h"
#include "ui/manualtext/references.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <fstream>
#include <iterator>
#include <random>
#include <set>

using namespace gatepost;
using namespace gatepost::test;

namespace {

const std::filesystem::path kFolder =
    std::filesystem::path(GATEPOST_SOURCE_DIR) / "tests/cases/lint";

std::string read(const std::filesystem::path &path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

FileRole roleNamed(const std::string &name) {
    return siteFileNamed(name).value_or(FileRole::Robots);
}

std::vector<Diagnostic> only(std::vector<Diagnostic> all, std::string_view code) {
    std::erase_if(all, [&](const Diagnostic &each) { return each.code != code; });
    return all;
}

/// The file after the first fix of every finding of the code.
std::string fixedText(Site &site, const LintOptions &options, const std::string &name,
                      std::string_view code, FixKind least) {
    const FileRole role = roleNamed(name);
    std::string text(site.file(role)->text());
    // Fixes that overlap are left for the next round; a handful always suffices.
    for (int round = 0; round < 8; ++round) {
        const FixAll all = fixAll(only(lint(site, options), code), role, least);
        if (all.applied.empty())
            break;
        text = all.edit.applied(text);
        site.put(role, text);
    }
    return text;
}

/// What of a finding no translator gets: its message or the title of a fix, as text.
std::string verbatimOf(const Diagnostic &found) {
    if (!found.message.isPhrase())
        return found.message.english();
    for (const Fix &fix : found.fixes)
        if (!fix.title.isPhrase())
            return fix.title.english();
    return {};
}

bool isOfSettings(const LintRule &rule) {
    return std::ranges::contains(settingsRules(), rule.code, &LintRule::code);
}

/// Expected and actual, side by side in the test's output.
#define COMPARE_TEXT(actual, expected) \
    QCOMPARE(QString::fromStdString(actual), QString::fromStdString(expected))

} // namespace

class TestLint : public QObject {
    Q_OBJECT

private slots:
    /// Which texts a text begins with, beside looking at each: texts of two letters, a NUL among them, with long ones.
    void beginnings() {
        using linting::PrefixOrder;
        std::mt19937 random(5);
        for (int round = 0; round < 300; ++round) {
            std::vector<std::string> words(1 + random() % 40);
            std::vector<PrefixOrder::Text> texts;
            for (std::uint32_t i = 0; i < words.size(); ++i) {
                words[i] = random() % 3 == 0 ? "/a-long-beginning" : "/";
                for (std::size_t n = random() % 6; n > 0; --n)
                    words[i] += "a\0b"[random() % 3];
                texts.push_back({words[i], static_cast<std::uint32_t>(random() % 2), i});
            }
            PrefixOrder order(texts.size());
            for (const PrefixOrder::Text &each : texts)
                order.add(each);
            order.sort();
            for (const PrefixOrder::Text &whole : texts)
                for (const auto own : {PrefixOrder::Own::Too, PrefixOrder::Own::Not}) {
                    std::multiset<std::uint32_t> expected;
                    for (const PrefixOrder::Text &each : texts)
                        if (each.set == whole.set && whole.text.starts_with(each.text) &&
                            (own == PrefixOrder::Own::Too || each.text != whole.text))
                            expected.insert(each.number);
                    std::multiset<std::uint32_t> found;
                    order.eachOn(whole.number, own, [&](std::uint32_t number) {
                        found.insert(number);
                        return true;
                    });
                    QVERIFY2(found == expected,
                             qPrintable(QString::fromStdString(words[whole.number])));
                    QCOMPARE(order.hasAny(whole.number, own), !expected.empty());
                }
        }
    }
    void everyRuleExplainsItself() {
        std::set<std::string_view> codes;
        for (const LintRule &rule : lintRules()) {
            const QByteArray code(rule.code.data(), qsizetype(rule.code.size()));
            QVERIFY2(codes.insert(rule.code).second, code + " twice");
            QVERIFY2(std::ranges::all_of(
                         rule.code,
                         [](char c) { return (c >= 'a' && c <= 'z') || c == '-' || c == '2'; }),
                     code);
            QVERIFY2(!rule.title.empty() && !rule.title.english().ends_with('.'), code);
            QVERIFY2(std::ranges::count(rule.explanation.english(), '.') >= 2 &&
                         rule.explanation.english().ends_with('.'),
                     code);
            QVERIFY2(!rule.source.empty(), code);
            QCOMPARE(findLintRule(rule.code), &rule);
            // The cases of the agent policy are in tests/cases/render and in tst_render, those of gatepost.yaml in
            // tst_goaldiagnostics.
            QVERIFY2(rule.code.starts_with("kno-") || isOfSettings(rule) ||
                         std::filesystem::exists(kFolder / (std::string(rule.code) + ".txt")),
                     code + " has no cases");
        }
        QVERIFY(findLintRule("no-such-code") == nullptr);
        for (const auto &entry : std::filesystem::directory_iterator(kFolder))
            QVERIFY2(findLintRule(entry.path().stem().string()) != nullptr,
                     entry.path().string().c_str());
    }

    /// Of a large file long checks run on threads of their own. Comments behind a small one make it large and mean nothing.
    void largeFilesAreCheckedAlike() {
        std::string comments;
        while (comments.size() < 12'000) // few lines: that many are tried by without-effect
            comments += "#" + std::string(900, ' ') + "Nothing follows from this line.\n";
        std::size_t compared = 0;
        for (const auto &entry : std::filesystem::directory_iterator(kFolder))
            for (const LintCase &each : readLintCases(read(entry.path())))
                for (const auto &[name, text] : each.files) {
                    if (name != "robots.txt" || !text.ends_with('\n') || text.size() > 5'000)
                        continue;
                    const auto listed = [&](const std::string &file) {
                        std::string list;
                        for (const Diagnostic &one :
                             lintFile(Tree::parse(file, DialectId::Robots), {}))
                            list += std::string(one.code) + ' ' + std::to_string(one.range.begin) +
                                    ' ' + one.message.english() + '\n';
                        return list;
                    };
                    COMPARE_TEXT(listed(text + comments), listed(text));
                    ++compared;
                }
        QVERIFY2(compared > 200, std::to_string(compared).c_str());
    }

    /// robots-ai.txt as ADF 1.13 validates it: tests/cases/adf/robots-ai.txt.
    void adfValidator() {
        const std::string all =
            read(std::filesystem::path(GATEPOST_SOURCE_DIR) / "tests/cases/adf/robots-ai.txt");
        int valid = 0;
        int invalid = 0;
        for (std::size_t at = all.find("=== "); at != std::string::npos;) {
            const std::size_t next = all.find("\n=== ", at);
            const std::string each =
                all.substr(at, next == std::string::npos ? next : next + 1 - at);
            at = next == std::string::npos ? next : next + 1;
            const std::size_t begin = each.find('\n') + 1;
            const std::size_t middle = each.find("--- findings\n");
            QVERIFY2(middle != std::string::npos, each.c_str());
            const std::string wanted = each.substr(each.find('\n', middle) + 1);
            const std::string file = each.substr(begin, middle - begin);
            const bool isInvalid = each.starts_with("=== invalid");
            (isInvalid ? invalid : valid) += 1;
            std::string found;
            const LineIndex lines(file);
            for (const Diagnostic &one : lintFile(Tree::parse(file, DialectId::RobotsAi), {})) {
                // That no crawler is known to read the file, and what it says of names, is true and another matter.
                if (one.severity == Severity::Note || one.code == "closed-only-here" ||
                    one.code == "pattern-agent")
                    continue;
                found += std::string(severityName(one.severity)) + ' ' +
                         std::to_string(lines.lineAt(one.range.begin) + 1) + ' ' +
                         std::string(one.code) + '\n';
            }
            COMPARE_TEXT(each.substr(0, begin) + found, each.substr(0, begin) + wanted);
            QCOMPARE(found.contains("error "), isInvalid);
        }
        QCOMPARE(valid, 11);
        QCOMPARE(invalid, 12);
    }

    void cases_data() {
        QTest::addColumn<QByteArray>("code");
        for (const LintRule &rule : lintRules()) {
            const QByteArray code(rule.code.data(), qsizetype(rule.code.size()));
            if (!rule.code.starts_with("kno-") && !isOfSettings(rule))
                QTest::newRow(code) << code;
        }
    }
    void cases() {
        QFETCH(QByteArray, code);
        const std::filesystem::path path = kFolder / (code.toStdString() + ".txt");
        std::vector<LintCase> all = readLintCases(read(path));
        if (qEnvironmentVariableIsSet("GATEPOST_REFRESH")) {
            refresh(all, code.toStdString());
            std::ofstream(path, std::ios::binary) << writeLintCases(all);
            return;
        }
        bool anyFound = false;
        bool anyClean = false;
        bool anyFix = false;
        bool anyFixShown = false;
        for (const LintCase &each : all) {
            const Site site = siteOf(each);
            const LintOptions options = optionsOf(each);
            const auto found = lint(site, options);
            const std::string described = describeFindings(site, found, code.toStdString());
            QVERIFY2(each.clean != each.hasFound, each.title.c_str());
            anyFound = anyFound || each.hasFound;
            anyClean = anyClean || each.clean;
            QVERIFY2(each.clean || !each.found.empty(), each.title.c_str());
            COMPARE_TEXT(each.title + "\n" + described, each.title + "\n" + each.found);
            for (const Diagnostic &one : found) {
                const std::string verbatim = verbatimOf(one);
                QVERIFY2(verbatim.empty(), (each.title + ": no phrase: " + verbatim).c_str());
            }
            for (const Diagnostic &one : only(found, code.toStdString())) {
                anyFix = anyFix || !one.fixes.empty();
                QVERIFY2(!one.message.empty(), each.title.c_str());
            }
            if (each.fixedFile.empty())
                continue;
            anyFixShown = true;
            checkFix(each, code.toStdString());
        }
        QVERIFY2(anyFound, "no case in which it is found");
        QVERIFY2(anyClean, "no case in which it is not found");
        QVERIFY2(anyFix == anyFixShown, "fixes are shown where there are any");
    }

    /// Whole sentences in English, with one and with several.
    void sentences_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("said"); // the message, then the fixes, a line each
        QTest::newRow("value and line")
            << QByteArray("User-agent: a\nDisallow: /x\nUser-agent: b\nAllow: /\nUser-agent: a\n"
                          "Disallow: /y\n")
            << QByteArray("agent-in-two-groups")
            << QByteArray("“a” has a group in line 1 already. Crawlers that follow the standard "
                          "read both as one; old ones take the first alone. Put them together\n"
                          "Put both groups together\n");
        QTest::newRow("one")
            << QByteArray("User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /x\n")
            << QByteArray("group-trap")
            << QByteArray("This line joins the group above it: “Crawl-delay” in line 2 does not "
                          "close it, so the 1 rule below is for “a” too. Put an Allow or Disallow "
                          "line between them, an empty Disallow: if all is open\n"
                          "Close the group above with “Disallow:”\n");
        QTest::newRow("several") << QByteArray("User-agent: *\nCrawl-delay: 1\nUser-agent: b\n"
                                               "Disallow: /x\nDisallow: /y\n")
                                 << QByteArray("group-trap")
                                 << QByteArray(
                                        "This line joins the group above it: “Crawl-delay” in line "
                                        "2 does not close it, so the 2 rules below are for every "
                                        "crawler. Put an Allow or Disallow line between them, an "
                                        "empty Disallow: if all is open\n"
                                        "Close the group above with “Disallow:”\n");
        QTest::newRow("one agent is slow")
            << QByteArray("User-agent: Googlebot\nCrawl-delay: 5\nDisallow: /x\n")
            << QByteArray("crawl-delay-ignored")
            << QByteArray("Googlebot does not follow Crawl-delay. Slow it down at the server, with "
                          "status 429 or 503 when there is too much\n");
        QTest::newRow("three agents are slow")
            << QByteArray("User-agent: Googlebot\nUser-agent: Amazonbot\nUser-agent: "
                          "AdsBot-Google\nCrawl-delay: 5\nDisallow: /x\n")
            << QByteArray("crawl-delay-ignored")
            << QByteArray("Googlebot, Amazonbot and AdsBot-Google do not follow Crawl-delay. Slow "
                          "it down at the server, with status 429 or 503 when there is too much\n");
        QTest::newRow("four agents are slow")
            << QByteArray("User-agent: Googlebot\nUser-agent: Amazonbot\nUser-agent: "
                          "AdsBot-Google\nUser-agent: APIs-Google\nCrawl-delay: 5\nDisallow: /x\n")
            << QByteArray("crawl-delay-ignored")
            << QByteArray("Googlebot, Amazonbot, AdsBot-Google and 1 more do not follow "
                          "Crawl-delay. Slow it down at the server, with status 429 or 503 when "
                          "there is too much\n");
        QTest::newRow("a name of digits")
            << QByteArray("User-agent: 008\nDisallow: /\n") << QByteArray("cut-token")
            << QByteArray("Strict parsers cut “008” to nothing: a product token contains only a–z, "
                          "A–Z, _ and -. Keep it if it is the token that the crawler's operator "
                          "documents; if not, write that one\n");
        QTest::newRow("percent sign")
            << QByteArray("User-agent: *\nDisallow: /a$b\n") << QByteArray("dollar-inside")
            << QByteArray(
                   "$ means the end of the path only as the last character; here it is an ordinary "
                   "character, and hardly any URL contains it. Write %24 if that is meant; "
                   "otherwise remove it or what follows\nEnd the rule at $\nChange to “/a%24b”\n");
        QTest::newRow("fixes that count")
            << QByteArray("User-agent: *\nRequest-rate: 10\nDisallow: /x\n")
            << QByteArray("bad-request-rate")
            << QByteArray("“10” says no time to go with the number, so the line counts as absent: "
                          "is it documents or seconds? Write documents/seconds, as in 1/10\n"
                          "One document in 10 seconds\n10 documents a minute\n");
        QTest::newRow("fixes that count one")
            << QByteArray("User-agent: *\nRequest-rate: 1\nDisallow: /x\n")
            << QByteArray("bad-request-rate")
            << QByteArray("“1” says no time to go with the number, so the line counts as absent: "
                          "is it documents or seconds? Write documents/seconds, as in 1/10\n"
                          "One document in 1 second\n1 document a minute\n");
    }
    void sentences() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, said);
        std::string found;
        const Tree tree = Tree::parse(text.toStdString(), DialectId::Robots);
        for (const Diagnostic &each : only(lintFile(tree), code.toStdString())) {
            found += each.message.english() + "\n";
            for (const Fix &fix : each.fixes)
                found += fix.title.english() + "\n";
        }
        COMPARE_TEXT(found, said.toStdString());
    }

    void switchedOff_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("found");
        QTest::newRow("on") << QByteArray("User-agent: *\nNoindex: /a\nNoindex: /b\n") << 2;
        QTest::newRow("for the file")
            << QByteArray(
                   "# gatepost: off unread-directive\nUser-agent: *\nNoindex: /a\nNoindex: /b\n")
            << 0;
        QTest::newRow("for the next line")
            << QByteArray(
                   "User-agent: *\n# gatepost: off unread-directive\n\nNoindex: /a\nNoindex: /b\n")
            << 1;
        QTest::newRow("on the line itself")
            << QByteArray(
                   "User-agent: *\nNoindex: /a # gatepost: off unread-directive\nNoindex: /b\n")
            << 1;
        QTest::newRow("several codes")
            << QByteArray("# gatepost: off bom unread-directive\nUser-agent: *\nNoindex: /a\n")
            << 0;
        QTest::newRow("another code")
            << QByteArray("# gatepost: off bom\nUser-agent: *\nNoindex: /a\n") << 1;
        QTest::newRow("not in a comment")
            << QByteArray("Comment: gatepost: off unread-directive\nUser-agent: *\nNoindex: /a\n")
            << 1;
    }
    void switchedOff() {
        QFETCH(QByteArray, text);
        QFETCH(int, found);
        const Tree tree = Tree::parse(text.toStdString(), DialectId::Robots);
        QCOMPARE(int(only(lintFile(tree), "unread-directive").size()), found);
        QCOMPARE(
            int(only(lintFile(tree, {.off = {"unread-directive"}}), "unread-directive").size()), 0);
        QVERIFY(only(lintFile(tree, {.off = {"bom"}}), "unread-directive").size() ==
                std::size_t(found));
    }

    /// A stranger's half megabyte, made to be slow: three seconds are far more than any of it needs.
    /// A file of 16 MiB can have eight million findings: past a bound they are counted.
    void findingsAreCounted_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("listed");
        QTest::addColumn<QString>("last");
        const QString more =
            QStringLiteral("%1 more findings of this kind in this file are not listed");
        QTest::newRow("as many as are listed")
            << QByteArray("Foo: 1\n").repeated(3) << 3 << QString();
        QTest::newRow("one more") << QByteArray("Foo: 1\n").repeated(4) << 4
                                  << QStringLiteral(
                                         "1 more finding of this kind in this file is not listed");
        QTest::newRow("many more") << QByteArray("Foo: 1\n").repeated(100) << 4 << more.arg(97);
        QTest::newRow("those switched off are none")
            << QByteArray("Foo: 1 # gatepost: off unknown-directive\n").repeated(50) +
                   QByteArray("Foo: 1\n").repeated(5)
            << 4 << more.arg(2);
    }
    void findingsAreCounted() {
        QFETCH(QByteArray, text);
        QFETCH(int, listed);
        QFETCH(QString, last);
        const Tree tree = Tree::parse("User-agent: *\n" + text.toStdString() + "Disallow: /a\n",
                                      DialectId::Robots);
        const auto found = only(lintFile(tree, {.most = 3}), "unknown-directive");
        QCOMPARE(static_cast<int>(found.size()), listed);
        if (!last.isEmpty()) {
            QCOMPARE(QString::fromStdString(found.back().message.english()), last);
            QCOMPARE(found.back().severity, found.front().severity);
            QVERIFY(found.back().fixes.empty());
        }
        Site site;
        site.file(FileRole::Robots) = tree;
        QCOMPARE(only(lint(site, {.most = 3}), "unknown-directive").size(), found.size());
    }

    /// decides-nothing is certain: where the comparison ends at its bound, it says nothing.
    void tooMuchWorkProvesNothing_data() {
        QTest::addColumn<int>("rules");
        QTest::addColumn<int>("found");
        QTest::newRow("few") << 5 << 1;
        QTest::newRow("too many") << 2000 << 0;
    }
    void tooMuchWorkProvesNothing() {
        QFETCH(int, rules);
        QFETCH(int, found);
        std::string robots = "User-agent: *\n";
        std::string robotsAi = robots;
        for (int i = 0; i < rules; ++i) {
            const std::string number = std::to_string(i);
            robots += "Allow: /*b*a" + number + "*c\nDisallow: /c*a*b" + number + '\n';
            robotsAi += "Disallow: /*a" + number + "*b\n";
        }
        Site site;
        site.put(FileRole::Robots, robots + "Allow: *\n");
        site.put(FileRole::RobotsAi, robotsAi);
        QCOMPARE(static_cast<int>(only(lint(site, {}), "decides-nothing").size()), found);
    }

    void hostileFilesEnd_data() {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("repeated"); // %1 is a number, another each time
        const auto row = [](const char *name, DialectId dialect, const QByteArray &before,
                            const QByteArray &repeated) {
            QTest::newRow(name) << int(dialect) << before << repeated;
        };
        row("marks of switches in one comment", DialectId::Robots, "User-agent: *\n#",
            " gatepost:off");
        row("marks that switch nothing, then blanks", DialectId::Robots,
            "User-agent: *\nDisallow: /a #" + QByteArray("gatepost:x ").repeated(20'000), " ");
        row("many switches and many findings", DialectId::Robots,
            "User-agent: *\n" + QByteArray("Noindex: /a\n").repeated(20'000) + "# gatepost: off",
            " a%1");
        row("switches behind each other", DialectId::Robots, "User-agent: *\n",
            "#gatepost:off a\n");
        row("many blocks", DialectId::Robots2, "", "[agent:%1]\n");
    }
    void hostileFilesEnd() {
        QFETCH(int, dialect);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, repeated);
        QByteArray text = before;
        for (int number = 0; text.size() < 500'000; ++number)
            text += QByteArray(repeated).replace("%1", QByteArray::number(number));
        const Tree tree = Tree::parse(text.toStdString(), static_cast<DialectId>(dialect));
        QElapsedTimer timer;
        timer.start();
        const auto found = lintFile(tree);
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!found.empty());
    }

    /// The program's own templates and the examples of two sources hold no error, and no warning but that patterns are read
    /// by few.
    void goodFilesAreClean_data() {
        QTest::addColumn<QByteArray>("path");
        for (const char *const name : {"resources/templates", "tests/cases/seeds"})
            for (const auto &entry : std::filesystem::directory_iterator(
                     std::filesystem::path(GATEPOST_SOURCE_DIR) / name))
                if (entry.path().extension() == ".txt")
                    QTest::newRow(entry.path().filename().string().c_str())
                        << QByteArray::fromStdString(entry.path().generic_string());
    }
    void goodFilesAreClean() {
        QFETCH(QByteArray, path);
        const QByteArray name = path.mid(path.lastIndexOf('/') + 1);
        const DialectId dialect = name.startsWith("robots2")     ? DialectId::Robots2
                                  : name.startsWith("robots-ai") ? DialectId::RobotsAi
                                                                 : DialectId::Robots;
        for (const Diagnostic &each : lintFile(Tree::parse(read(path.toStdString()), dialect)))
            QVERIFY2(each.severity == Severity::Note || each.code == "pattern-agent",
                     (std::string(each.code) + ": " + each.message.english()).c_str());
    }

    /// docs/diagnostics.md is made from the code: GATEPOST_REFRESH=1 writes it.
    void manualIsCurrent() {
        const std::filesystem::path path =
            std::filesystem::path(GATEPOST_SOURCE_DIR) / "docs/diagnostics.md";
        std::string text = "<!-- SPDX-FileCopyrightText: 2026 The Gatepost authors -->\n<!-- "
                           "SPDX-License-Identifier: GPL-3.0-or-later -->\n\n"
                           "# Diagnostics\n\nMade from core/lint and core/render by a test "
                           "(`GATEPOST_REFRESH=1`); do not edit. "
                           "`gatepost-cli check --explain CODE` prints one of them.\n\n" +
                           diagnosticReference();
        if (qEnvironmentVariableIsSet("GATEPOST_REFRESH"))
            std::ofstream(path, std::ios::binary) << text;
        COMPARE_TEXT(read(path), text);
    }

    /// deadRules against what RuleSet decides for every path up to a length, on random small sets.
    void deadRulesAreProved() {
        std::mt19937 random(20261120);
        const auto pick = [&](std::size_t n) { return std::size_t(random() % n); };
        std::vector<std::string> paths = {"/"};
        constexpr std::string_view kLetters = "/abz"; // z stands in no rule
        for (std::size_t from = 0, length = 1; length < 6; ++length) {
            const std::size_t end = paths.size();
            for (; from < end; ++from)
                for (const char c : kLetters)
                    paths.push_back(paths[from] + c);
        }
        std::vector<PathQuestion> questions;
        for (const std::string &path : paths)
            questions.emplace_back(path);
        int dead = 0;
        for (int round = 0; round < 10'000; ++round) {
            std::vector<std::string> values(2 + pick(4));
            for (std::string &value : values) {
                value = pick(6) == 0 ? "*" : "/";
                for (std::size_t n = pick(4); n > 0; --n)
                    value += std::string_view("*ab*/")[pick(5)];
                if (pick(5) == 0)
                    value += '$';
            }
            std::vector<RuleLine> lines;
            std::vector<linting::PlainRule> rules;
            for (std::uint32_t i = 0; i < values.size(); ++i) {
                const bool allow = pick(2) == 0;
                lines.push_back({values[i], i, allow ? RuleKind::Allow : RuleKind::Disallow});
                rules.push_back({values[i], allow});
            }
            const RuleSet set = RuleSet::compile(PathReading::Rfc9309, lines);
            std::vector<bool> decides(values.size());
            std::size_t open = values.size();
            // Longest first would be as good; what matters is that all paths are asked until every rule has spoken.
            for (std::size_t q = 0; q < questions.size() && open > 0; ++q)
                if (const auto rule = set.decide(questions[q]).rule; rule && !decides[*rule]) {
                    decides[*rule] = true;
                    --open;
                }
            std::vector<bool> found(values.size());
            for (const linting::DeadRule &each : linting::deadRules(rules)) {
                found[each.rule] = true;
                ++dead;
                // z stands for what no rule holds, and the rule that is named decides there.
                const std::string path = linting::witnesses(values[each.rule], 'z').front();
                QVERIFY2(set.decide(PathQuestion(path)).rule == each.by, path.c_str());
            }
            for (std::size_t i = 0; i < values.size(); ++i)
                if (found[i] == decides[i]) {
                    std::string text = "rule " + std::to_string(i) +
                                       (found[i] ? " is called dead and decides"
                                                 : " is called alive and decides nothing") +
                                       " in:";
                    for (std::size_t j = 0; j < values.size(); ++j)
                        text += (rules[j].allow ? " Allow: " : " Disallow: ") + values[j];
                    QFAIL(text.c_str());
                }
        }
        QVERIFY2(dead > 5000, "the sets hold dead rules");
    }

    /// The same for extended groups, with ? and sets.
    void deadExtendedRulesAreProved() {
        std::mt19937 random(19961116);
        const auto pick = [&](std::size_t n) { return std::size_t(random() % n); };
        std::vector<std::string> paths = {"/"};
        for (std::size_t from = 0, length = 1; length < 6; ++length)
            for (const std::size_t end = paths.size(); from < end; ++from)
                for (const char c : std::string_view("/abz"))
                    paths.push_back(paths[from] + c);
        std::vector<PathQuestion> questions(paths.begin(), paths.end());
        int dead = 0;
        for (int round = 0; round < 500; ++round) {
            constexpr std::array kParts = {"*", "a", "b", "/", "?", "[ab]", "[!a]"};
            const std::size_t parts = round % 3 != 0 ? 4 : kParts.size();
            std::vector<std::string> values(2 + pick(4));
            for (std::string &value : values) {
                value = pick(4) == 0 ? "*" : "/";
                for (std::size_t n = pick(4); n > 0; --n)
                    value += kParts[pick(parts)];
            }
            std::vector<RuleLine> lines;
            std::vector<linting::ExtendedRule> rules;
            for (std::uint32_t i = 0; i < values.size(); ++i) {
                const bool allow = pick(2) == 0;
                lines.push_back({values[i], i, allow ? RuleKind::Allow : RuleKind::Disallow});
                rules.push_back({values[i], allow});
            }
            const RuleSet set = RuleSet::compile(PathReading::Extended, lines);
            std::vector<bool> decides(values.size());
            std::size_t open = values.size();
            for (std::size_t q = 0; q < questions.size() && open > 0; ++q)
                if (const auto rule = set.decide(questions[q]).rule; rule && !decides[*rule]) {
                    decides[*rule] = true;
                    --open;
                }
            std::vector<bool> found(values.size());
            for (const linting::DeadRule &each : linting::deadExtendedRules(rules)) {
                found[each.rule] = true;
                ++dead;
            }
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (found[i] != decides[i])
                    continue;
                std::string text = "rule " + std::to_string(i) +
                                   (found[i] ? " is called dead and decides"
                                             : " is called alive and decides nothing") +
                                   " in:";
                for (std::size_t j = 0; j < values.size(); ++j)
                    text += (rules[j].allow ? " Allow: " : " Disallow: ") + values[j];
                QFAIL(text.c_str());
            }
        }
        QVERIFY(dead > 100);
    }

    /// A rule that a dead rule is told to be shadowed by decides every path of it.
    void shadowsAreTrue() {
        const std::vector<linting::PlainRule> rules = {
            {"/blog", false}, {"/blog*", false}, {"/*shop", true}, {"/shop", false}};
        const auto dead = linting::deadRules(rules);
        QCOMPARE(dead.size(), std::size_t(2));
        QCOMPARE(dead[0].rule, 0u);
        QCOMPARE(dead[0].by, 1u);
        QCOMPARE(dead[1].rule, 3u);
        QCOMPARE(dead[1].by, 2u);
    }

    void rangesLieInTheText() {
        std::mt19937 random(7);
        constexpr std::string_view kPieces[] = {"User-agent:",
                                                " *",
                                                "\n",
                                                "\r",
                                                "\r\n",
                                                "Disallow:",
                                                " /a",
                                                "*",
                                                "$",
                                                "#",
                                                " gatepost: off bom",
                                                "\xEF\xBB\xBF",
                                                "\xFF",
                                                "Crawl-delay: x",
                                                "Request-rate: 10",
                                                "[agent: x]",
                                                "train: no",
                                                "chain: https://a.example/",
                                                "Robot-version: 2.0",
                                                ":",
                                                "%",
                                                "\\",
                                                "<html>",
                                                "\xC2\xA0",
                                                "# meta: x: y",
                                                "Googlebot",
                                                "Sitemap: x",
                                                " ",
                                                "/**",
                                                "&amp;"};
        for (int round = 0; round < 3000; ++round) {
            std::string text;
            for (std::size_t n = random() % 40; n > 0; --n)
                text += kPieces[random() % std::size(kPieces)];
            if (random() % 4 == 0)
                text += '\0';
            for (const DialectId dialect :
                 {DialectId::Robots, DialectId::RobotsAi, DialectId::Robots2}) {
                const Tree tree = Tree::parse(text, dialect);
                for (const Diagnostic &each : lintFile(tree)) {
                    QVERIFY2(each.range.begin <= each.range.end && each.range.end <= text.size(),
                             each.code.data());
                    QVERIFY2(verbatimOf(each).empty(), each.code.data());
                    for (const Fix &fix : each.fixes) {
                        QVERIFY2(fix.edit.fits(text.size()), each.code.data());
                        QVERIFY2(!fix.title.empty(), each.code.data());
                        QVERIFY2(fix.edit.inverse(text).applied(fix.edit.applied(text)) == text,
                                 each.code.data());
                    }
                }
            }
        }
    }

    /// Whole sites of random files: every finding points into the file it names.
    void rangesOfSitesLieInTheirTexts() {
        std::mt19937 random(13);
        constexpr std::string_view kLines[] = {"User-agent: *",
                                               "User-agent: GPTBot",
                                               "User-agent: Googlebot",
                                               "Disallow: /",
                                               "Allow: /",
                                               "Disallow: /a*b",
                                               "Allow: *x$",
                                               "Robot-version: 2.0",
                                               "Content-Signal: ai-train=yes",
                                               "train: no",
                                               "crawl: yes",
                                               "[agent: data-harvester]",
                                               "Disallow: /api/export",
                                               "Sitemap: https://a.example/a/b",
                                               "Discovery: https://b.example/x",
                                               "chain: https://a.example/c.txt",
                                               "# meta: chain-id: a",
                                               "",
                                               "# honeypot",
                                               "Content-Usage: train-ai=n",
                                               "DisallowAITraining: /",
                                               "report-to: a@a.example"};
        const auto textOf = [&] {
            std::string text;
            for (std::size_t n = random() % 14; n > 0; --n)
                text += std::string(kLines[random() % std::size(kLines)]) + "\n";
            return text;
        };
        for (int round = 0; round < 1500; ++round) {
            Site site;
            if (random() % 8 != 0)
                site.put(FileRole::Robots, textOf());
            if (random() % 3 != 0)
                site.put(FileRole::RobotsAi, textOf());
            if (random() % 3 != 0) {
                site.put(FileRole::Robots2, textOf());
                site.follow([&](const std::string &) -> std::expected<std::string, std::string> {
                    return textOf();
                });
            }
            const LintOptions options{.renderedRobots = textOf(),
                                      .origin = random() % 2 == 0 ? "https://a.example" : ""};
            for (const Diagnostic &each : lint(site, options)) {
                const Tree *tree = site.tree(each.file);
                QVERIFY2(tree != nullptr, each.code.data());
                const std::size_t size = tree->text().size();
                QVERIFY2(each.range.begin <= each.range.end && each.range.end <= size,
                         each.code.data());
                QVERIFY2(verbatimOf(each).empty(), each.code.data());
                for (const Fix &fix : each.fixes)
                    QVERIFY2(fix.edit.fits(size), each.code.data());
            }
        }
    }

    /// `check --fix` comes to rest, whatever it meets.
    void safeFixesComeToRest() {
        std::mt19937 random(11);
        constexpr std::string_view kLines[] = {"User-agent: *",
                                               "Disalow: /a",
                                               "Disallow /b",
                                               "Disallow: c",
                                               "User-agent: a Disallow: /",
                                               "useragent: Bingbot/2.0",
                                               "Disallow: /a",
                                               "Crawl-delay: 10s",
                                               "Visit-time: 6:00-8:45",
                                               "just words",
                                               "\xEF\xBB\xBFUser-agent: x",
                                               "Disallow: /x\xC2\xA0",
                                               "User-agent: a, b",
                                               "Summarize: No",
                                               "chain: https://a.example/x",
                                               "# meta spec-version: 2",
                                               "train: no",
                                               "Disallow: /a Disallow: /b"};
        for (int round = 0; round < 500; ++round) {
            std::string text;
            for (std::size_t n = random() % 12; n > 0; --n)
                text += std::string(kLines[random() % std::size(kLines)]) +
                        (random() % 3 == 0 ? "\r\n" : "\n");
            for (const DialectId dialect : {DialectId::Robots, DialectId::Robots2}) {
                Tree tree = Tree::parse(text, dialect);
                int rounds = 0;
                for (;; ++rounds) {
                    const FixAll all = fixAll(lintFile(tree), {}, FixKind::Repair);
                    if (all.applied.empty())
                        break;
                    QVERIFY2(rounds < 20, text.c_str());
                    tree = Tree::parse(all.edit.applied(tree.text()), dialect);
                }
            }
        }
    }

    void editsThatCollideAreLeft() {
        std::vector<Diagnostic> all(3);
        all[0].fixes.push_back({"a", TextEdit::replace({0, 4}, "x"), FixKind::Safe});
        all[1].fixes.push_back({"b", TextEdit::replace({2, 6}, "y"), FixKind::Safe});
        all[2].fixes.push_back({"c", TextEdit::replace({6, 7}, "z"), FixKind::Choice});
        const FixAll safe = fixAll(all, {}, FixKind::Safe);
        QCOMPARE(safe.applied, std::vector<std::size_t>({0}));
        QCOMPARE(safe.edit.applied("01234567"), std::string("x4567"));
        const FixAll every = fixAll(all, {}, FixKind::Choice);
        QCOMPARE(every.applied, std::vector<std::size_t>({0, 2}));
        QVERIFY(fixAll(all, FileRole::RobotsAi, FixKind::Choice).applied.empty());
    }

    /// What is removed anyway may be removed once more: the rest of the edit is made.
    void removalsInsideEachOther_data() {
        QTest::addColumn<QString>("removals"); // of each finding, "begin-end,…"
        QTest::addColumn<QString>("left");     // of 0123456789
        QTest::addColumn<int>("applied");
        const auto row = [](const char *removals, const char *left, int applied) {
            QTest::newRow(removals) << removals << left << applied;
        };
        row("0-2 0-2", "23456789", 2);
        row("0-4 1-2", "456789", 2);
        row("1-2 0-4", "456789", 2);
        row("1-2 3-4 0-6", "6789", 3);
        row("1-2 1-4", "0456789", 2);
        row("2-4 1-4", "0456789", 2);
        row("1-3 2-5", "03456789", 1);
        row("2-3 5-7 1-6", "06789", 2);
        row("1-3,6-8 0-4,6-8,9-10", "458", 2);
        row("1-3 2-5,7-8", "03456789", 1);
        row("1-3 3-5", "056789", 2);
    }
    void removalsInsideEachOther() {
        QFETCH(const QString, removals);
        std::vector<Diagnostic> all;
        for (const QString &finding : removals.split(u' ')) {
            TextEdit edit;
            for (const QString &range : finding.split(u',')) {
                const QStringList ends = range.split(u'-');
                edit.add({{ends[0].toUInt(), ends[1].toUInt()}, {}});
            }
            all.emplace_back().fixes.push_back({"remove", std::move(edit), FixKind::Safe});
        }
        const FixAll made = fixAll(all, {}, FixKind::Safe);
        QTEST(QString::fromStdString(made.edit.applied("0123456789")), "left");
        QTEST(static_cast<int>(made.applied.size()), "applied");
    }

    /// Each line of a group has the edit that removes the group: one replacement, however many lines there are.
    void groupsGoInOnePiece() {
        std::string rules;
        for (int i = 0; i < 300; ++i)
            rules += std::format("Disallow: /{}/\n", i);
        Site site;
        site.put(FileRole::Robots, "User-agent: *\n" + rules + "\nUser-agent: Bingbot\n" + rules);
        std::size_t pieces = 0;
        std::size_t found = 0;
        for (const Diagnostic &each : lint(site))
            if (each.code == "without-effect")
                for (const Fix &fix : each.fixes) {
                    ++found;
                    pieces += fix.edit.replacements().size();
                }
        QVERIFY(found > 300);
        QCOMPARE(pieces, found);
    }

    /// An Allow that opens nothing and has no effect is one finding.
    void oneLineOneFinding() {
        Site site;
        site.put(FileRole::Robots, "User-agent: *\nDisallow: /a\nAllow: /b\n\nUser-agent: Bingbot\n"
                                   "Disallow: /a\nAllow: /b\n");
        std::vector<std::string> codes;
        for (const Diagnostic &each : lint(site))
            codes.push_back(std::format("{} {}", each.range.begin, each.code));
        for (const std::string &each : codes)
            QVERIFY2(std::ranges::count_if(codes,
                                           [&](const std::string &other) {
                                               return other.substr(0, other.find(' ')) ==
                                                      each.substr(0, each.find(' '));
                                           }) == 1,
                     each.c_str());
        LintOptions options;
        options.off = {"without-effect"};
        QVERIFY(
            std::ranges::contains(lint(site, options), "allow-opens-nothing", &Diagnostic::code));
        QVERIFY(!codes.empty());
        // The finding that stays says what the other one knew: the path may have a slip in it.
        Site slip;
        slip.put(FileRole::Robots, "User-agent: *\nDisallow: /private/\nAllow: /privat/open/\n");
        const std::vector<Diagnostic> found = lint(slip);
        const auto idle = std::ranges::find(found, "without-effect", &Diagnostic::code);
        QVERIFY(idle != found.end());
        QVERIFY2(idle->message.english().contains("the one that is meant"),
                 idle->message.english().c_str());
    }

private:
    /// For Markdown: stars, brackets and the like stand for themselves.
    void refresh(std::vector<LintCase> &all, const std::string &code) {
        for (LintCase &each : all) {
            Site site = siteOf(each);
            if (each.hasFound)
                each.found = describeFindings(site, lint(site, optionsOf(each)), code);
            if (!each.fixedFile.empty())
                each.fixed = withSigns(
                    fixedText(site, optionsOf(each), each.fixedFile, code, FixKind::Choice));
        }
    }

    void checkFix(const LintCase &each, const std::string &code) {
        Site site = siteOf(each);
        const LintOptions options = optionsOf(each);
        const auto before = only(lint(site, options), code);
        const std::string text = fixedText(site, options, each.fixedFile, code, FixKind::Choice);
        COMPARE_TEXT(each.title + "\n" + withSigns(text), each.title + "\n" + each.fixed);
        // Idempotent, and gone, but for findings that have no fix.
        const auto after = only(lint(site, options), code);
        const auto withoutFix =
            std::ranges::count_if(before, [](const Diagnostic &one) { return one.fixes.empty(); });
        QVERIFY2(
            std::ranges::all_of(after, [](const Diagnostic &one) { return one.fixes.empty(); }),
            each.title.c_str());
        QVERIFY2(std::ptrdiff_t(after.size()) <= withoutFix, each.title.c_str());
        COMPARE_TEXT(fixedText(site, options, each.fixedFile, code, FixKind::Choice), text);
    }
};

QTEST_APPLESS_MAIN(TestLint)
#include "tst_lint.moc"
