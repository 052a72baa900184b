// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines go from a file since they change nothing, and that they go only with the proof.
//
// GATEPOST_CORPUS=FOLDER has real robots.txt files tried, every GATEPOST_TIDY_STEP-th of them (1): the lines that are marked go
// one after another, and GATEPOST_TIDY_TRIES (10) of those that are not marked are tried, too. QTEST_FUNCTION_TIMEOUT must be raised.
// GATEPOST_TIDY_FILES (60) random ones are tried in any case, from GATEPOST_TIDY_SEED (1) on. GATEPOST_TIDY_LIST (60) is how many of
// the lines are listed that could go.

#include "core/exact/diff.h"
#include "core/lint/tidy.h"
#include "core/syntax/groups.h"
#include "core/syntax/managed.h"
#include "tests/support/rulestext.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <format>
#include <map>
#include <random>
#include <set>
#include <string>
#include <string_view>

using namespace gatepost;

namespace {

Site siteOf(std::string text) {
    Site site;
    site.put(FileRole::Robots, std::move(text));
    return site;
}

std::string linesOf(const Tidied &tidy) {
    std::string lines;
    for (const TidyLine &line : tidy.lines)
        lines += (lines.empty() ? "" : " ") + std::to_string(line.line.value);
    return lines;
}

enum class Compared { Same, Other, Open };

/// In all five readings; the first that differs ends it.
Compared compare(const CompiledSite &before, const CompiledSite &after, std::uint64_t steps) {
    Compared found = Compared::Same;
    for (const Reading reading : kReadings) {
        exact::ExactQuestion question;
        question.reading = reading;
        question.limits.steps = steps;
        const exact::Differences differences = exact::differences(before, after, question);
        if (!differences.changes.empty())
            return Compared::Other;
        if (!differences.complete || !differences.unproven.empty())
            found = Compared::Open;
    }
    return found;
}

/// The file without these lines (from 1).
std::string without(const Tree &tree, const std::set<std::size_t> &gone) {
    std::string left;
    std::size_t number = 0;
    for (const Line &line : tree.lines())
        if (!gone.contains(++number))
            left += tree.slice(line.whole());
    return left;
}

/// "rule", "group", "hours", "pace" or "signal": lines that may be marked; else empty.
std::string_view kindOf(const Line &line) {
    switch (line.directive) {
    case DirectiveId::Allow:
    case DirectiveId::Disallow: return "rule";
    case DirectiveId::UserAgent: return "group";
    case DirectiveId::VisitTime: return "hours";
    case DirectiveId::CrawlDelay:
    case DirectiveId::RequestRate: return "pace";
    case DirectiveId::ContentUsage:
    case DirectiveId::ContentSignal:
    case DirectiveId::DisallowAiTraining:
    case DirectiveId::AllowAiTraining: return "signal";
    default: return {};
    }
}

int numberOf(const char *variable, int usual) {
    const int given = qEnvironmentVariableIntValue(variable);
    return given > 0 ? given : usual;
}

/// What came of trying lines of one kind.
struct Tries {
    std::size_t needed = 0;
    std::size_t open = 0;
    std::size_t untried = 0; ///< could go, and it is said that they were not tried
    std::size_t marked = 0;
    std::size_t named = 0; ///< could go, and another check says so
    std::size_t idle = 0;  ///< could go, and nobody says so
};

} // namespace

class TestTidy : public QObject {
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void undecidedIsNotOffered();
    void otherFiles();
    void switchedOff();
    void oneOfTwoIsNamed_data();
    void oneOfTwoIsNamed();
    void deadAndWithoutEffectAgree();
    void nothingElseCouldGo();
    void realFiles();

private:
    void tryMarked(const QString &name, const CompiledSite &before, const Tidied &tidy);
    void tryOthers(const QString &name, const CompiledSite &before, const Tidied &tidy);
    void say(int files);
    void forget();

    std::map<std::string_view, Tries> m_tries;
    QStringList m_faults;
    QStringList m_idle;
    QStringList m_undecided;  ///< of marked lines
    std::size_t m_steps = 0;  ///< comparisons of marked lines
    std::size_t m_open = 0;   ///< of these not decided
    std::size_t m_marked = 0; ///< lines
    std::size_t m_files = 0;  ///< with marked lines
    std::size_t m_tried = 0;  ///< lines that are not marked
};

void TestTidy::lines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("gone"); // numbers of lines
    QTest::addColumn<int>("managed");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &gone,
                        int managed = 0) { QTest::newRow(name) << text << gone << managed; };
    row("nothing", "User-agent: *\nDisallow: /a\n", "");
    row("all kinds",
        "User-agent: *\nDisallow: /cart\nDisallow: /private\nDisallow: /private/\n"
        "Disallow: /private/x\nDisallow: /cart/old\nAllow: /wp-content/\nAllow: /\n",
        "4 5 6 7 8");
    row("given twice", "User-agent: *\nDisallow: /a\nDisallow: /a\n", "3");
    // In 1994 the first rule that matches decides, so the Allow opens /a/b/c there.
    row("it opens in 1994", "User-agent: *\nAllow: /a/b\nDisallow: /a/b/c\n", "");
    row("others stay",
        "# Disallow: /a/b\nSitemap: https://a.example/s.xml\nUser-agent: *\n"
        "Disallow: /a\nDisallow: /a/b # twice\nNonsense: /a/b\n",
        "5");
    row("line ends and a byte that is not UTF-8",
        "User-agent: *\r\nDisallow: /a\r\nDisallow: /a/b\r\n# \xE9\r\n", "3");
    row("without a line end", "User-agent: *\nDisallow: /a\nDisallow: /a/b", "3");
    row("a block of somebody else's",
        "# START YOAST BLOCK\nUser-agent: *\nDisallow: /a\nDisallow: /a/b\n# END YOAST BLOCK\n", "",
        1);
    row("a group", "User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\n# why\nDisallow: /a\n",
        "4 6");
    row("a name of several", "User-agent: Bingbot\nUser-agent: *\nDisallow: /a\n", "1");
    row("the group below says the same",
        "User-agent: GPTBot\nDisallow: /\nUser-agent: CCBot\nDisallow: /\n", "2");
    row("a line of Google's keeps the group, its rules go all the same",
        "User-agent: *\nDisallow: /a\nDisallow: /b\nNoindex: /c\n\nUser-agent: Twitterbot\n"
        "Disallow: /a\nDisallow: /b\nNoindex: /c\n",
        "6 7 8");
    row("pace, hours and signal",
        "User-agent: *\nDisallow: /a\nCrawl-delay: 5\nCrawl-delay: 5\nVisit-time: 0600-0900\n"
        "Visit-time: 0700-0800\nContent-Signal: ai-train=no\nContent-Signal: ai-train=no\n",
        "4 6 8");
    row("what people read stays", "User-agent: *\nDisallow:\n\nSitemap: https://a.example/s\n", "");
    row("a group at the end keeps a rule",
        "User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nDisallow:\nDisallow:\n", "6");
    row("empty", "", "");
}

void TestTidy::lines() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, gone);
    QFETCH(const int, managed);
    const Site site = siteOf(text.toStdString());
    const Tidied tidy = tidied(site, FileRole::Robots);
    QCOMPARE(QByteArray::fromStdString(linesOf(tidy)), gone);
    QCOMPARE(tidy.managed, static_cast<std::size_t>(managed));
    QCOMPARE(tidy.isProved(), !gone.isEmpty());
    QVERIFY(!tidy.differs && tidy.open.empty());
    QCOMPARE(tidy.agents > 0, !gone.isEmpty());
    // Exactly these lines are gone, and every other byte is as it was.
    QByteArray left;
    const QList<QByteArray> numbers = gone.isEmpty() ? QList<QByteArray>() : gone.split(' ');
    int number = 0;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = text.indexOf('\n', at);
        end = end < 0 ? text.size() : end + 1;
        if (!numbers.contains(QByteArray::number(++number)))
            left += text.mid(at, end - at);
        at = end;
    }
    QCOMPARE(QByteArray::fromStdString(tidy.edit.applied(text.toStdString())), left);
    for (const TidyLine &line : tidy.lines)
        QVERIFY(!line.text.empty() && !line.why.english().empty());
    // Nothing is left to do.
    QVERIFY(tidied(siteOf(left.toStdString()), FileRole::Robots).lines.empty());
}

/// What the bounds leave open is no proof.
void TestTidy::undecidedIsNotOffered() {
    const Site site = siteOf("User-agent: *\nDisallow: /a*b\nDisallow: /a*b/c\n");
    exact::Limits limits;
    limits.steps = 1;
    const Tidied tidy = tidied(site, FileRole::Robots, {}, limits);
    QCOMPARE(linesOf(tidy), std::string("3"));
    QVERIFY(!tidy.open.empty());
    QVERIFY(!tidy.isProved());
    std::stop_source stopped;
    stopped.request_stop();
    exact::Limits ended;
    ended.stop = stopped.get_token();
    QVERIFY(!tidied(site, FileRole::Robots, {}, ended).isProved());
    QVERIFY(tidied(site, FileRole::Robots).isProved());
}

/// Beside a robots-ai.txt an Allow speaks (S41), and a file that is not there has no lines.
void TestTidy::otherFiles() {
    Site site = siteOf("User-agent: *\nDisallow: /x\nAllow: /\n");
    QCOMPARE(linesOf(tidied(site, FileRole::Robots)), std::string("3"));
    site.put(FileRole::RobotsAi, "User-agent: *\nDisallow: /y\n");
    QVERIFY(tidied(site, FileRole::Robots).lines.empty());
    QVERIFY(tidied(site, FileRole::Robots2).lines.empty());
    QVERIFY(tidied(site, FileRole::AgentPolicy).lines.empty());
}

void TestTidy::switchedOff() {
    const Site site = siteOf("User-agent: *\nDisallow: /x\nDisallow: /x/y\n");
    LintOptions options;
    options.off = {"without-effect"};
    QVERIFY(tidied(site, FileRole::Robots, options).lines.empty());
}

/// They go one after another, the last one first, each time with what went before; a file with many in at most 24 parts.
void TestTidy::tryMarked(const QString &name, const CompiledSite &before, const Tidied &tidy) {
    constexpr std::size_t kParts = 24;
    const Tree &tree = *before.site().file(FileRole::Robots);
    const std::size_t part = std::max<std::size_t>(1, (tidy.lines.size() + kParts - 1) / kParts);
    std::set<std::size_t> gone;
    std::size_t last = 0;
    for (std::size_t i = tidy.lines.size(); i-- > 0;) {
        if (gone.contains(tidy.lines[i].line.value))
            continue; // with the rest of its group
        for (const LineNumber each : tidy.lines[i].together)
            gone.insert(each.value);
        if (gone.size() < last + part && gone.size() != tidy.lines.size())
            continue;
        last = gone.size();
        const Compared found =
            compare(before, CompiledSite(siteOf(without(tree, gone))), 8'000'000);
        ++m_steps;
        m_open += found == Compared::Open ? 1 : 0;
        if (found == Compared::Open)
            m_undecided << QStringLiteral("%1 to line %2").arg(name).arg(tidy.lines[i].line.value);
        if (found == Compared::Other)
            m_faults << QStringLiteral("%1: line %2 changes an answer")
                            .arg(name)
                            .arg(tidy.lines[i].line.value);
    }
}

/// Lines that are not marked, some of them, are needed: without them some answer is another.
void TestTidy::tryOthers(const QString &name, const CompiledSite &before, const Tidied &tidy) {
    const Tree &tree = *before.site().file(FileRole::Robots);
    std::set<std::size_t> marked;
    for (const TidyLine &line : tidy.lines)
        marked.insert(line.line.value);
    std::set<std::size_t> named;
    const Groups &groups = tree.groups();
    for (const Diagnostic &each : lint(before.site())) {
        const auto line = tree.lineAt(each.range.begin);
        if (!line || each.unlisted > 0)
            continue;
        named.insert(*line + 1);
        // A group that says what is so without it: one finding is about all of its lines.
        if (each.code != "without-effect" || !each.fixes.empty())
            continue;
        const auto group = groups.groupAt(static_cast<std::uint32_t>(*line));
        for (std::size_t i = 0; group && i < tree.lines().size(); ++i)
            if (groups.groupAt(static_cast<std::uint32_t>(i)) == group)
                named.insert(i + 1);
    }
    const auto blocks = managedBlocks(tree);
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < tree.lines().size(); ++i)
        if (const std::string_view kind = kindOf(tree.lines()[i]); !kind.empty()) {
            if (marked.contains(i + 1))
                ++m_tries[kind].marked;
            else if (!managedBlockAt(blocks, i))
                others.push_back(i);
        }
    const auto tries = static_cast<std::size_t>(numberOf("GATEPOST_TIDY_TRIES", 10));
    const std::size_t step = std::max<std::size_t>(1, (others.size() + tries - 1) / tries);
    // Beside the marked ones, since these may go together.
    const CompiledSite tidied(
        siteOf(tidy.isProved() ? without(tree, marked) : std::string(tree.text())));
    for (std::size_t i = 0; i < others.size(); i += step) {
        std::set<std::size_t> gone = tidy.isProved() ? marked : std::set<std::size_t>();
        gone.insert(others[i] + 1);
        const Line &line = tree.lines()[others[i]];
        Tries &of = m_tries[kindOf(line)];
        ++m_tried;
        switch (compare(tidied, CompiledSite(siteOf(without(tree, gone))), 2'000'000)) {
        case Compared::Other: ++of.needed; break;
        case Compared::Open: ++of.open; break;
        case Compared::Same:
            if (std::ranges::contains(tidy.undecided, LineNumber::fromIndex(others[i]))) {
                ++of.untried;
                break;
            }
            ++(named.contains(others[i] + 1) ? of.named : of.idle);
            if (!named.contains(others[i] + 1))
                m_idle << QStringLiteral("%1 %2: %3")
                              .arg(name)
                              .arg(others[i] + 1)
                              .arg(QString::fromStdString(std::string(tree.quoted(line))));
        }
    }
}

void TestTidy::forget() {
    m_tries.clear();
    m_undecided.clear();
    m_steps = m_open = m_marked = m_files = 0;
}

void TestTidy::say(int files) {
    std::string tried;
    for (const auto &[kind, of] : m_tries)
        tried +=
            std::format("; {}: {} marked, of the others {} needed, {} not decided, {} named by "
                        "another check, {} could go and were not tried, {} could go",
                        kind, of.marked, of.needed, of.open, of.named, of.untried, of.idle);
    qInfo("%s", std::format("{} files, {} with {} marked lines, {} comparisons of them, {} not "
                            "decided, {} faults{}",
                            files, m_files, m_marked, m_steps, m_open, m_faults.size(), tried)
                    .c_str());
}

void TestTidy::oneOfTwoIsNamed_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("found"); // line and code
    const auto row = [](const char *name, const QByteArray &rules, const QByteArray &found) {
        QTest::newRow(name) << rules << found;
    };
    row("equal: the later", "Disallow: /a\nDisallow: /a\n", "3 duplicate-rule");
    row("a star at the end", "Disallow: /a\nDisallow: /a*\n", "3 without-effect");
    row("a star at the end, above", "Disallow: /a*\nDisallow: /a\n", "2 without-effect");
    row("of a folder", "Disallow: /a/*\nDisallow: /a/\n", "2 without-effect");
    row("all paths", "Disallow: *\nDisallow: /\n", "2 without-effect");
    row("a third covers both", "Disallow: /a/b\nDisallow: /a/b*\nDisallow: /a\n",
        "2 without-effect, 3 without-effect");
    row("as long, and above", "Disallow: /a*\nDisallow: /ab\nDisallow: /a\n",
        "2 without-effect, 3 without-effect");
    row("both against an exception", "Disallow: /a\nDisallow: /a*\nAllow: /*a\n",
        "2 dead-rule, 3 dead-rule");
    row("needed beside an exception, so the other one is dead",
        "Disallow: /ab\nDisallow: /ab*\nAllow: /*b\nDisallow: /x\n", "2 dead-rule");
    row("needed beside one that goes", "Disallow: /ab\nDisallow: /ab*\nAllow: /*b\n",
        "3 without-effect, 4 without-effect");
    row("two that contradict each other", "Allow: /a\nDisallow: /a*\n", "2 dead-rule");
    row("in the middle nobody can say which", "Disallow: /a**b\nDisallow: /a*b\n", "3 dead-rule");
    row("switched off",
        "# gatepost: off without-effect\nDisallow: /a # x\nDisallow: /a*\nDisallow: /\n",
        "4 without-effect");
}

/// Of two rules that say the same one is named, by one check.
void TestTidy::oneOfTwoIsNamed() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, found);
    const Site site = siteOf("User-agent: *\n" + rules.toStdString());
    std::string codes;
    for (const Diagnostic &each : lint(site))
        if (each.code == "dead-rule" || each.code == "without-effect" ||
            each.code == "duplicate-rule")
            codes +=
                std::format("{}{} {}", codes.empty() ? "" : ", ",
                            *site.file(FileRole::Robots)->lineAt(each.range.begin) + 1, each.code);
    QCOMPARE(QByteArray::fromStdString(codes), found);
}

/// Of random files: the line that a dead rule gives way to is not said to be without effect, nor is the dead rule itself.
void TestTidy::deadAndWithoutEffectAgree() {
    constexpr std::string_view kPieces[] = {"/", "a", "b", "*", "*", "$"};
    std::size_t both = 0;
    for (unsigned seed = 1; seed <= 3'000; ++seed) {
        std::mt19937 random(seed);
        std::string text = "User-agent: *\n";
        for (unsigned rule = 2 + random() % 5; rule > 0; --rule) {
            text += random() % 4 == 0 ? "Allow: /" : "Disallow: /";
            for (unsigned piece = random() % 4; piece > 0; --piece)
                text += kPieces[random() % std::size(kPieces)];
            text += random() % 9 == 0 ? "\n\nUser-agent: a\n" : "\n";
        }
        const Site site = siteOf(text);
        const Tree &tree = *site.file(FileRole::Robots);
        std::set<std::size_t> idle;
        std::map<std::size_t, std::size_t> dead; // the line and the one that decides instead
        for (const Diagnostic &each : lint(site)) {
            const std::size_t line = *tree.lineAt(each.range.begin) + 1;
            const std::string said = each.message.english();
            if (each.code == "without-effect" && !each.fixes.empty())
                idle.insert(line);
            else if (each.code == "dead-rule" && each.severity == Severity::Note)
                dead.emplace(line, std::stoul(said.substr(said.find(" in line ") + 9)));
        }
        both += !idle.empty() && !dead.empty() ? 1 : 0;
        for (const auto &[line, by] : dead)
            QVERIFY2(!idle.contains(line) && !idle.contains(by), text.c_str());
    }
    QVERIFY2(both > 20, std::to_string(both).c_str());
}

/// Of random files: what is marked goes step by step, and no other line of these kinds could go, too, but for those that are
/// named or counted.
void TestTidy::nothingElseCouldGo() {
    const int files = numberOf("GATEPOST_TIDY_FILES", 60);
    const int first = numberOf("GATEPOST_TIDY_SEED", 1);
    for (int i = 0; i < files; ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(first + i));
        const CompiledSite site(siteOf(test::rulesText(random)));
        const Tidied tidy = tidied(site.site(), FileRole::Robots);
        const std::string_view text = site.site().file(FileRole::Robots)->text();
        const QString name =
            QStringLiteral("seed %1:\n%2")
                .arg(first + i)
                .arg(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
        if (tidy.differs)
            m_faults << name + QStringLiteral(": the proof fails");
        m_files += tidy.lines.empty() ? 0 : 1;
        m_marked += tidy.lines.size();
        tryMarked(name, site, tidy);
        tryOthers(name, site, tidy);
    }
    say(files);
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    // Of a thousand one is left where several groups of one agent say what the others say.
    QVERIFY2(static_cast<std::size_t>(m_idle.size()) * 1000 <= m_tried,
             qPrintable(m_idle.join(QLatin1Char('\n'))));
    QVERIFY(m_marked > 50);
    forget();
}

void TestTidy::realFiles() {
    if (!qEnvironmentVariableIsSet("GATEPOST_CORPUS"))
        QSKIP("GATEPOST_CORPUS names no folder of real files");
    const QDir folder(qEnvironmentVariable("GATEPOST_CORPUS"));
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    int files = 0;
    for (qsizetype i = 0; i < names.size(); i += numberOf("GATEPOST_TIDY_STEP", 1)) {
        QFile file(folder.filePath(names[i]));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const CompiledSite site(siteOf(file.readAll().toStdString()));
        const Tidied tidy = tidied(site.site(), FileRole::Robots);
        if (tidy.differs)
            m_faults << names[i] + QStringLiteral(": the proof fails");
        m_files += tidy.lines.empty() ? 0 : 1;
        m_marked += tidy.lines.size();
        tryMarked(names[i], site, tidy);
        tryOthers(names[i], site, tidy);
        if (++files % 25 == 0)
            say(files);
    }
    say(files);
    qInfo(
        "%s",
        qPrintable(m_undecided.mid(0, numberOf("GATEPOST_TIDY_LIST", 60)).join(QLatin1Char('\n'))));
    qInfo("%s",
          qPrintable(m_idle.mid(0, numberOf("GATEPOST_TIDY_LIST", 60)).join(QLatin1Char('\n'))));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(TestTidy)
#include "tst_tidy.moc"
