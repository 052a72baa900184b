// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Edits as given / do / becomes, from tests/cases/model/*.txt:
//
//     == name of the case
//     -- given robots.txt [crlf] [cr] [open] [bom]
//     whole text            open: without its last line end; \t is a tab, \s a blank, \r a lone CR
//     -- do operation (tests/support/modelops.cpp)
//     -- becomes
//     whole text            or "-- refused" and the sentence, or "-- same": an empty edit
//
// A becomes may be followed by further do and becomes, each from the text reached.
#include "core/dialect/dialect.h"
#include "core/match/ruleset.h"
#include "core/model/conversion.h"
#include "core/model/linedraft.h"
#include "core/model/owngroup.h"
#include "core/model/views.h"
#include "tests/support/modelops.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

using namespace gatepost;

namespace {

struct Step {
    QByteArray operation;
    QByteArray kind; // becomes, refused, same
    QByteArray text;
};

struct Case {
    QByteArray name;
    QByteArrayList flags;
    QByteArray given;
    QList<Step> steps;
};

QByteArray written(QByteArray text, const QByteArrayList &flags) {
    text.replace("\\t", "\t").replace("\\s", " ").replace("\\r\n", "\r");
    if (flags.contains("open") && text.endsWith('\n'))
        text.chop(1);
    if (flags.contains("crlf"))
        text.replace("\n", "\r\n");
    if (flags.contains("cr"))
        text.replace("\n", "\r");
    return flags.contains("bom") ? "\xEF\xBB\xBF" + text : text;
}

QList<Case> readCases(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Case> cases;
    QByteArray *text = nullptr;
    for (QByteArray line : file.readAll().split('\n')) {
        if (line.startsWith("== ")) {
            cases.append({line.mid(3), {}, {}, {}});
            text = nullptr;
        } else if (line.startsWith("-- given ")) {
            cases.last().flags = line.mid(9).split(' ');
            text = &cases.last().given;
        } else if (line.startsWith("-- do ")) {
            cases.last().steps.append({line.mid(6), {}, {}});
            text = nullptr;
        } else if (line.startsWith("-- ")) {
            cases.last().steps.last().kind = line.mid(3);
            text = &cases.last().steps.last().text;
        } else if (text != nullptr) {
            *text += line + '\n';
        }
    }
    // The empty lines before the next "==" part the cases; a text that ends blank writes "\e" last.
    const auto finished = [](QByteArray last) {
        while (last == "\n" || last.endsWith("\n\n"))
            last.chop(1);
        return last.replace("\\e\n", "");
    };
    for (Case &c : cases) {
        if (c.steps.isEmpty())
            continue;
        c.given.replace("\\e\n", "");
        for (Step &step : c.steps)
            step.text =
                &step == &c.steps.last() ? finished(step.text) : step.text.replace("\\e\n", "");
    }
    return cases;
}

/// Whether the first group of the tree refuses the path, by its rules alone.
bool isDenied(const Tree &tree, std::string_view path) {
    const Groups &groups = tree.groups();
    std::vector<RuleLine> rules;
    for (const GroupRule &rule : groups.rulesOf(groups.groups[0]))
        rules.push_back(
            {tree.slice(rule.value), rule.line,
             rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
    const bool extended = groups.groups[0].version == GroupVersion::Extended;
    const RuleSet set =
        RuleSet::compile(extended ? PathReading::Extended : PathReading::Rfc9309, rules);
    const PathOutcome outcome = set.decide(PathQuestion(path)).outcome;
    return outcome == PathOutcome::Disallowed || outcome == PathOutcome::DisallowedByDefault;
}

std::string_view view(const QByteArray &bytes) {
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

class ModelTest : public QObject {
    Q_OBJECT

private slots:
    void cases_data();
    void cases();
    void groupViews();
    void policyViews();
    void metaAndFileViews();
    void convertedValuesMatchTheSame();
    void linesStayApart_data();
    void linesStayApart();
    void takesAlong_data();
    void takesAlong();
};

void ModelTest::cases_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("index");
    const QDir folder(QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/model"));
    const QStringList files = folder.entryList({"*.txt"}, QDir::Files, QDir::Name);
    QVERIFY(!files.isEmpty());
    for (const QString &file : files) {
        const QList<Case> cases = readCases(folder.filePath(file));
        QVERIFY2(!cases.isEmpty(), qPrintable(file));
        for (int i = 0; i < cases.size(); ++i)
            QTest::newRow(qPrintable(file + ": " + cases[i].name)) << folder.filePath(file) << i;
    }
}

void ModelTest::cases() {
    QFETCH(QString, path);
    QFETCH(int, index);
    const Case c = readCases(path).at(index);
    QVERIFY2(!c.flags.isEmpty() && !c.steps.isEmpty(), "no given or no do");
    std::string text(view(written(c.given, c.flags)));
    for (const Step &step : c.steps) {
        const Tree tree = Tree::parse(text, dialectOfFileName(view(c.flags.first())));
        const EditResult result = test::runOperation(tree, view(step.operation));
        if (step.kind == "refused") {
            QVERIFY2(!result, "was not refused");
            QCOMPARE(QByteArray::fromStdString(result.error().english()), step.text.trimmed());
            continue;
        }
        QVERIFY2(result, result ? "" : result.error().english().c_str());
        QVERIFY(result->fits(text.size()));
        const std::string after = result->applied(text);
        QCOMPARE(result->inverse(text).applied(after), text);
        if (step.kind == "same") {
            QVERIFY2(result->empty(), after.c_str());
            continue;
        }
        QCOMPARE(step.kind, "becomes");
        QCOMPARE(QByteArray::fromStdString(after), written(step.text, c.flags));
        text = after;
    }
}

void ModelTest::groupViews() {
    const Tree tree = Tree::parse("User-agent: GPTBot/1.0 # x\n"
                                  "Robot-version: 2.0\n"
                                  "Visit-time: 0600-0845\nVisit-time: never\n"
                                  "Request-rate: 1/10m\nCrawl-delay: 2.5\nCrawl-delay: 10\n"
                                  "Allow: /a\nDisallow: *.gif\nDisallow: nowhere\n"
                                  "User-agent: b Disallow: /\n",
                                  DialectId::Robots);
    const Groups &groups = tree.groups();
    QCOMPARE(groups.groups.size(), 2U);
    const GroupView view = groupView(tree, 0);
    QCOMPARE(view.agents.size(), 1U);
    QCOMPARE(view.agents[0].value, "GPTBot/1.0");
    QCOMPARE(view.agents[0].token, "GPTBot");
    QCOMPARE(view.version, "2.0");
    QCOMPARE(view.of(DirectiveId::VisitTime).size(), 2U);
    QVERIFY(view.of(DirectiveId::VisitTime)[0].valid);
    QVERIFY(!view.of(DirectiveId::VisitTime)[1].valid);
    QCOMPARE(view.windows().size(), 1U);
    QCOMPARE(view.windows()[0], (TimeWindow{6 * 60, 8 * 60 + 45}));
    QCOMPARE(view.rates().size(), 1U);
    QCOMPARE(view.rates()[0].seconds, 600U);
    QCOMPARE(view.crawlDelay(), 10.0);
    QByteArray rules;
    for (const RuleEntry &rule : view.rules)
        rules += QByteArray::number(rule.line) + ' ' +
                 QByteArray(rule.path.data(), rule.path.size()) +
                 (rule.valid ? " valid" : " invalid") + (rule.explicitValue ? " explicit; " : "; ");
    QCOMPARE(rules, "7 /a valid explicit; 8 *.gif valid; 9 nowhere invalid explicit; ");
    const GroupView joined = groupView(tree, 1);
    QCOMPARE(joined.rules.size(), 1U);
    QVERIFY(joined.rules[0].joined);
    QVERIFY(joined.version.empty());
    QVERIFY(!joined.crawlDelay());
}

void ModelTest::policyViews() {
    const PolicyView view(Tree::parse("train: maybe\ntrain: NO\ntrain: yes\nread: yes\n"
                                      "report-to: a@example.com\n"
                                      "[agent: Monitoring]\ncrawl: never\n"
                                      "[agent: ad-network]\nread: no\nreport-to: x y\n"
                                      "[agent: monitoring]\nread: ask\n"
                                      "chain: https://example.com/c.txt\n",
                                      DialectId::Robots2));
    QCOMPARE(view.scopes(), (std::vector<std::string>{"", "Monitoring", "ad-network"}));
    const PolicyCell train = view.cell("", DirectiveId::Train);
    QCOMPARE(train.line, 1U);
    QCOMPARE(train.value, "NO");
    QVERIFY(train.valid);
    QCOMPARE(train.duplicates, 2U);
    QVERIFY(train.inherited.empty());
    const PolicyCell inherited = view.cell("ad-network", DirectiveId::Train);
    QVERIFY(!inherited.isSet());
    QCOMPARE(inherited.inherited, "no");
    QCOMPARE(inherited.inheritedLine, 1U);
    const PolicyCell invalid = view.cell("MONITORING", DirectiveId::Crawl);
    QCOMPARE(invalid.value, "never");
    QVERIFY(!invalid.valid);
    QCOMPARE(view.cell("monitoring", DirectiveId::Read).value, "ask");
    QCOMPARE(view.cell("monitoring", DirectiveId::Read).inherited, "yes");
    QVERIFY(!view.cell("nobody", DirectiveId::Quote).isSet());
    const auto reports = view.list(DirectiveId::ReportTo);
    QCOMPARE(reports.size(), 2U);
    QVERIFY(reports[0].valid && !reports[1].valid);
    QVERIFY(view.chain());
    QCOMPARE(view.chain()->value, "https://example.com/c.txt");
}

void ModelTest::metaAndFileViews() {
    const Tree tree =
        Tree::parse("# meta: contact: a@example.com\n# meta: significant-change: often\n"
                    "# meta: own: x\ncrawl: yes\n# meta: late: y\n",
                    DialectId::Robots2);
    const auto entries = metaEntries(tree);
    QCOMPARE(entries.size(), 3U);
    QCOMPARE(entries[0].value, "a@example.com");
    QVERIFY(entries[0].valid && !entries[1].valid && entries[2].valid);
    QCOMPARE(entries[2].directive, DirectiveId::None);
    const Tree robots =
        Tree::parse("Sitemap: https://example.com/s.xml\nSitemap: s.xml\n", DialectId::Robots);
    const auto maps = fileDirectives(robots, DirectiveId::Sitemap);
    QCOMPARE(maps.size(), 2U);
    QVERIFY(maps[0].valid && !maps[1].valid);
    QVERIFY(fileDirectives(robots, DirectiveId::License).empty());
}

/// A group of one rule decides the same before and after, read by the program's own matcher (S22, S31).
void ModelTest::convertedValuesMatchTheSame() {
    QRandomGenerator random(1996);
    const std::string_view letters = "/ab*?$[]\\.";
    const auto text = [&](int most) {
        std::string result = "/";
        for (int i = random.bounded(most); i > 0; --i)
            result += letters[random.bounded(static_cast<int>(letters.size()))];
        return result;
    };
    int matched = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string plain = text(6);
        const std::string before = "User-agent: *\nDisallow: " + plain + "\n";
        const Tree tree = Tree::parse(before, DialectId::Robots);
        const auto there = convertToExtended(tree, 0);
        QVERIFY(there && there->changes.empty());
        const Tree extended = Tree::parse(there->edit.applied(before), DialectId::Robots);
        const auto back = convertToPlain(extended, 0);
        QVERIFY(back);
        const Tree plainAgain = Tree::parse(back->edit.applied(extended.text()), DialectId::Robots);
        for (int j = 0; j < 5; ++j) {
            std::string path = text(7);
            const bool was = isDenied(tree, path);
            matched += was ? 1 : 0;
            const QByteArray what = QByteArray::fromStdString(plain + " for " + path + " is " +
                                                              std::string(extended.text()));
            QVERIFY2(isDenied(extended, path) == was, what);
            if (back->changes.empty())
                QVERIFY2(isDenied(plainAgain, path) == was, what);
        }
    }
    QVERIFY2(matched > 1000, QByteArray::number(matched)); // it asked something
}

void ModelTest::linesStayApart_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("insert"); ///< the line that "x" is put before, or -1
    QTest::addColumn<int>("remove"); ///< a line, or -1
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, int insert, int remove,
                        const char *after) {
        QTest::newRow(name) << QByteArray(before) << insert << remove << QByteArray(after);
    };
    row("a CR comes to stand before a blank line's LF", "a\rb\n\nc\n", 1, 1, "a\rx\n\nc\n");
    row("the same, nothing removed", "a\r\r\n\nc\n", 1, -1, "a\rx\r\r\n\nc\n");
    row("a line between CR and LF goes", "a\rb\n\nc\n", -1, 1, "a\n\nc\n");
    row("CRLF stays what it is", "a\r\nb\r\n\r\nc\r\n", 1, 1, "a\r\nx\r\n\r\nc\r\n");
    row("CR stays what it is", "a\rb\rc\r", 1, 1, "a\rx\rc\r");
}

/// No line runs into another: CR and LF that come to touch would be one line end.
void ModelTest::linesStayApart() {
    QFETCH(QByteArray, before);
    QFETCH(int, insert);
    QFETCH(int, remove);
    QFETCH(QByteArray, after);
    const Tree tree = Tree::parse(before.toStdString(), DialectId::Robots);
    LineDraft draft(tree);
    if (insert >= 0)
        draft.insert(static_cast<std::size_t>(insert), "x");
    if (remove >= 0)
        draft.remove(static_cast<std::size_t>(remove));
    QCOMPARE(QByteArray::fromStdString(draft.edit().applied(tree.text())), after);
}

void ModelTest::takesAlong_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("agent"); ///< whose group was made first
    QTest::addColumn<QByteArray>("after"); ///< "": nothing is taken along
    QTest::addColumn<QByteArray>("followed");
    const auto row = [](const char *name, const char *before, const char *agent, const char *after,
                        const char *followed = "") {
        QTest::newRow(name) << QByteArray(before) << QByteArray(agent) << QByteArray(after)
                            << QByteArray(followed);
    };
    row("the rules for everybody",
        "User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nDisallow: /a # why\nCrawl-delay: 5\n",
        "GPTBot",
        "User-agent: GPTBot\nDisallow: /a\nCrawl-delay: 5\n\n"
        "User-agent: *\nDisallow: /a # why\nCrawl-delay: 5\n",
        "*");
    row("those of a fall-back token",
        "User-agent: Googlebot\nDisallow: /g\n\nUser-agent: Googlebot-Image\nDisallow:\n\n"
        "User-agent: *\nDisallow: /a\n",
        "Googlebot-Image",
        "User-agent: Googlebot\nDisallow: /g\n\nUser-agent: Googlebot-Image\nDisallow: /g\n\n"
        "User-agent: *\nDisallow: /a\n",
        "Googlebot");
    row("CRLF", "User-agent: GPTBot\r\nDisallow:\r\n\r\nUser-agent: *\r\nDisallow: /a\r\n",
        "GPTBot", "User-agent: GPTBot\r\nDisallow: /a\r\n\r\nUser-agent: *\r\nDisallow: /a\r\n",
        "*");
    row("a delay alone, which closes no group",
        "User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nCrawl-delay: 5\n", "GPTBot",
        "User-agent: GPTBot\nCrawl-delay: 5\nDisallow:\n\nUser-agent: *\nCrawl-delay: 5\n", "*");
    row("it has a rule", "User-agent: GPTBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
        "GPTBot", "");
    row("it has a delay",
        "User-agent: GPTBot\nCrawl-delay: 1\nDisallow:\n\nUser-agent: *\nDisallow: /a\n", "GPTBot",
        "");
    row("it has two agents",
        "User-agent: GPTBot\nUser-agent: CCBot\nDisallow:\n\nUser-agent: *\nDisallow: /a\n",
        "GPTBot", "");
    row("another group names it",
        "User-agent: gptbot\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow:\n\n"
        "User-agent: *\nDisallow: /a\n",
        "GPTBot", "");
    row("nobody yet", "User-agent:\nDisallow:\n\nUser-agent: *\nDisallow: /a\n", "", "");
    row("it is everybody's", "User-agent: CCBot\nDisallow: /c\n\nUser-agent: *\nDisallow:\n", "*",
        "");
    row("* does not reach it",
        "User-agent: AdsBot-Google\nDisallow:\n\nUser-agent: *\nDisallow: /a\n", "AdsBot-Google",
        "");
    row("nothing to take", "User-agent: GPTBot\nDisallow:\n\nUser-agent: *\nDisallow:\n", "GPTBot",
        "");
}

/// A group that was made in a form before its agent was known (owngroup.h).
void ModelTest::takesAlong() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, agent);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, followed);
    const Tree tree = Tree::parse(before.toStdString(), DialectId::Robots);
    const Groups &groups = tree.groups();
    std::size_t group = groups.groups.size();
    for (std::size_t i = 0; i < groups.groups.size(); ++i)
        if (groups.agentsOf(groups.groups[i]).front().value == agent.toStdString())
            group = i;
    QVERIFY(group < groups.groups.size());
    const auto made = takeAlong(tree, group);
    QCOMPARE(made.has_value(), !after.isEmpty());
    if (!made)
        return;
    QCOMPARE(QByteArray::fromStdString(made->edit.applied(tree.text())), after);
    QCOMPARE(QByteArray::fromStdString(made->followed), followed);
    QVERIFY(!takeAlong(tree, groups.groups.size())); // no such group
}

QTEST_APPLESS_MAIN(ModelTest)
#include "tst_model.moc"
