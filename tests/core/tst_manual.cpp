// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The manual: its Markdown, its links, its references, and that every recipe in it is right.

#include "core/agents/identity.h"
#include "core/chain/chain.h"
#include "core/lint/lint.h"
#include "core/render/renderrobots.h"
#include "core/settings/sitesettings.h"
#include "core/simulate/policytest.h"
#include "core/simulate/simulate.h"
#include "core/text/markup.h"
#include "ui/manualtext/manual.h"
#include "ui/manualtext/recipe.h"
#include "ui/manualtext/references.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace gatepost;

namespace {

const char kNow[] = "2026-11-20T07:00:00Z";

std::vector<ChapterText> chapterTexts() {
    std::vector<ChapterText> texts;
    const QDir folder(QStringLiteral(GATEPOST_SOURCE_DIR "/docs/manual"));
    for (const QString &name : folder.entryList({"*.md"}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(name));
        texts.push_back({name.toStdString(), file.readAll().toStdString()});
    }
    return texts;
}

const Manual &manual() {
    static const Manual made =
        makeManual(chapterTexts(), {{"keys", "| Keys | Command |\n|---|---|\n| F1 | Manual |\n"}});
    return made;
}

QString joined(const std::vector<std::string> &lines) {
    QStringList list;
    for (const std::string &line : lines)
        list << QString::fromStdString(line);
    return list.join('\n');
}

const RecipeFile *fileOf(const Recipe &recipe, std::string_view name) {
    const auto found = std::ranges::find(recipe.files, name, &RecipeFile::name);
    return found == recipe.files.end() ? nullptr : &*found;
}

Site siteOf(const Recipe &recipe) {
    Site site;
    if (const auto *file = fileOf(recipe, "robots.txt"))
        site.put(FileRole::Robots, file->text);
    if (const auto *file = fileOf(recipe, "robots-ai.txt"))
        site.put(FileRole::RobotsAi, file->text);
    if (const auto *file = fileOf(recipe, "asks.json")) {
        auto asks = readAskRehearsal(file->text);
        if (!asks)
            qFatal("asks.json: %s", asks.error().english().c_str());
        site.asks = std::move(*asks);
    }
    if (const auto *file = fileOf(recipe, "robots2.txt")) {
        site.put(FileRole::Robots2, file->text);
        site.follow([&](const std::string &url) -> std::expected<std::string, Message> {
            const auto name = chainFileName(url);
            const auto *there = name ? fileOf(recipe, *name) : nullptr;
            if (!there)
                return std::unexpected(Message("no such file"));
            return there->text;
        });
    }
    return site;
}

/// What a question comes to, in the form of its answer.
std::string answerTo(const CompiledSite &site, const RecipeQuestion &question) {
    const Instant now = *parseInstant(question.when.empty() ? kNow : question.when);
    if (question.reading.empty())
        return runPolicyTest(site,
                             {.agent = question.agent,
                              .path = question.page,
                              .at = now,
                              .expect = question.answer},
                             now)
            .actual;
    const auto agent = identify(question.agent);
    const auto reading = parseReading(question.reading);
    if (!agent || !reading)
        return "cannot be asked";
    return std::string(decisionName(
        site.simulate({.agent = *agent, .url = question.page, .at = now, .reading = *reading})
            .fetch.decision));
}

} // namespace

class TestManual : public QObject {
    Q_OBJECT
private slots:
    void markdown_data();
    void markdown();
    void faults_data();
    void faults();
    void ids();
    void manualHasNoFaults();
    void badLinksAreFound();
    void everyDirectiveHasAnEntry();
    void everyDiagnosticHasAnEntry();
    void everyLimitIsListed();
    void codeBlocksAreOfKnownKinds();
    void recipesAreRight_data();
    void recipesAreRight();
    void recipesHaveNoErrors();
    void textNeverActs_data();
    void textNeverActs();
    void search();
};

void TestManual::markdown_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("html");
    const auto row = [](const char *name, const char *text, const char *html) {
        QTest::newRow(name) << text << html;
    };
    row("paragraph", "a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>\n");
    row("marks", "*a* **b** `c*d` <kbd>F1</kbd>",
        "<p><i>a</i> <b>b</b> <code>c*d</code> <kbd>F1</kbd></p>\n");
    row("nested marks", "**a *b* c**", "<p><b>a <i>b</i> c</b></p>\n");
    row("bars in keys", "| K |\n|---|\n| <kbd>\\|</kbd> <kbd>Ctrl+\\*</kbd> |\n",
        "<div class=\"grid\"><table><thead><tr><th>K</th></tr></thead>\n<tbody><tr><td>"
        "<kbd>|</kbd> <kbd>Ctrl+*</kbd></td></tr>\n</tbody></table></div>\n");
    row("code in an item", "- a\n\n  ```text\n  x\n  ```\n",
        "<ul>\n<li>a<figure class=\"code\"><pre tabindex=\"0\">x</pre></figure>\n</li>\n</ul>\n");
    row("entities", "\\&amp; &amp;", "<p>&amp;amp; &amp;</p>\n");
    row("escapes", "\\*a\\* \\[x\\] 1 & 2 < 3", "<p>*a* [x] 1 &amp; 2 &lt; 3</p>\n");
    row("snake_case", "user_agent and llms_txt_url", "<p>user_agent and llms_txt_url</p>\n");
    row("link", "[a `b`](c.md#d)", "<p><a href=\"c.md#d\">a <code>b</code></a></p>\n");
    row("address", "<https://x.example/?a=1&b>",
        "<p><a href=\"https://x.example/?a=1&amp;b\">https://x.example/?a=1&amp;b</a></p>\n");
    row("list", "- a\n  b\n- c\n", "<ul>\n<li>a\nb</li>\n<li>c</li>\n</ul>\n");
    row("numbers", "1. a\n2. b\n", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n");
    row("nested list", "- a\n  - b\n- c\n",
        "<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>\n");
    row("list behind words", "a:\n- b\n", "<p>a:</p>\n<ul>\n<li>b</li>\n</ul>\n");
    row("table", "| A | B |\n|---|---|\n| `x \\| y` | \\| |\n",
        "<div class=\"grid\"><table><thead><tr><th>A</th><th>B</th></tr></thead>\n<tbody><tr><td>"
        "<code>x | y</code></td><td>|</td></tr>\n</tbody></table></div>\n");
    row("code", "```text\n*a* <b>\n\nc\n```\n",
        "<figure class=\"code\"><pre tabindex=\"0\">*a* &lt;b&gt;\n\nc</pre></figure>\n");
    row("policy", "```robots.txt\n# hi\nAllow: / # x\n```\n",
        "<figure class=\"code\"><figcaption>robots.txt</figcaption><pre tabindex=\"0\"><span "
        "class=\"comment\"># hi</span>\n<span class=\"word\">Allow</span>: /<span "
        "class=\"comment\"> # x</span></pre></figure>\n");
    row("note", "> **A.** b\n> c\n", "<aside><p><b>A.</b> b\nc</p>\n</aside>\n");
    row("picture in words", "![a\nb](pictures/x.png)", "<p class=\"seen\">a b</p>\n");
    row("comment", "<!-- x\ny -->\na", "<p>a</p>\n");
    row("heading", "## A `b` {#c}",
        "<h2 id=\"c\">A <code>b</code> <a class=\"here\" href=\"#c\" aria-label=\"Link to this "
        "section\">#</a></h2>\n");
}

void TestManual::markdown() {
    QFETCH(QString, text);
    QFETCH(QString, html);
    const Markdown read = readMarkdown(text.toStdString());
    QCOMPARE(joined(read.faults), QString());
    QCOMPARE(QString::fromStdString(toHtml(read.blocks, {})), html);
}

void TestManual::faults_data() {
    QTest::addColumn<QString>("text");
    for (const char *text : {"a *b",
                             "a **b",
                             "`a",
                             "[a] b",
                             "[a](b",
                             "<b>x</b>",
                             "<kbd>x",
                             "```\na",
                             "<!-- a",
                             "##### a",
                             "#a",
                             "| a |\nb",
                             "| a | b |\n|---|---|\n| c |",
                             "+ a",
                             "===",
                             "~~~",
                             "* a",
                             "![a]",
                             "- a\n\n  **b",
                             "a\n---",
                             "***",
                             "    a",
                             "1) a",
                             "a ![b](pictures/x.png)",
                             "```robots.txt\na\n\n",
                             "a\n| b |\n|---|\n",
                             "</kbd>"})
        QTest::newRow(text) << text;
}

/// What this Markdown has not is a fault, never silence.
void TestManual::faults() {
    QFETCH(QString, text);
    QVERIFY(!readMarkdown(text.toStdString()).faults.empty());
}

void TestManual::textNeverActs_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("html");
    const auto row = [](const char *text, const char *html) {
        QTest::newRow(text) << text << html;
    };
    row("<b onclick=\"x\">a</b>", "<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>\n");
    row("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
    row("<div>\n<img src=x>\n</div>", "<p>&lt;div&gt;\n&lt;img src=x&gt;\n&lt;/div&gt;</p>\n");
    row("[a](javascript:alert(1))", "<p>a</p>\n");
    row("[a](JavaScript:x)", "<p>a</p>\n");
    row("<data:text/html,x>", "<p>data:text/html,x</p>\n");
    row("[a](file:///etc/passwd)", "<p>a</p>\n");
    row("[a](x.md\"onclick=)", "<p><a href=\"x.md&quot;onclick=\">a</a></p>\n");
    row("![a](https://x.example/a.png)", "<p>a</p>\n");
    row("![a](pictures/../../a.png)", "<p>a</p>\n");
    row("![a](/pictures/a.png)", "<p>a</p>\n");
    row("&lt;b&gt; &#60;b> &copy;", "<p>&lt;b&gt; &amp;#60;b&gt; &amp;copy;</p>\n");
}

/// HTML, addresses that run something and pictures from elsewhere are words, and faults.
void TestManual::textNeverActs() {
    QFETCH(QString, text);
    QFETCH(QString, html);
    const Markdown read = readMarkdown(text.toStdString());
    HtmlOptions options;
    options.picture = [](std::string_view, std::string_view) {
        return std::string("<img>"); // never asked for
    };
    QCOMPARE(QString::fromStdString(toHtml(read.blocks, options)), html);
    if (!text.startsWith('&') && !text.contains('"'))
        QVERIFY(!read.faults.empty());
}

void TestManual::ids() {
    const Markdown read = readMarkdown("# A b!\n\n## Test\n\n## Test\n\n## C {#own}\n");
    QStringList ids;
    for (const TextBlock &block : read.blocks)
        ids << QString::fromStdString(block.id);
    QCOMPARE(ids, QStringList({"a-b", "test", "test-1", "own"}));
}

void TestManual::manualHasNoFaults() {
    QVERIFY(manual().chapters.size() >= 12);
    QCOMPARE(joined(manual().faults()), QString());
}

void TestManual::badLinksAreFound() {
    const std::vector<ChapterText> texts = {
        {"01-a.md", "# A\n\n[x](02-b.md#no) [y](03-c.md) [z](02-b.md#in-b)\n\n{{nobody}}\n"},
        {"02-b.md", "# B\n\n## In b\n\n[x](#in-b) [y](https://x.example)\n"}};
    const Manual made = makeManual(texts);
    QCOMPARE(joined(made.faults()), QString("01-a.md:5: nobody makes {{nobody}}\n"
                                            "01-a.md:3: 02-b.md#no leads nowhere\n"
                                            "01-a.md:3: 03-c.md leads nowhere"));
}

void TestManual::everyDirectiveHasAnEntry() {
    const std::string html = toHtml(manual().find("directives")->blocks, {});
    for (const Dialect &each : dialects())
        for (const Directive &row : each.directives) {
            QVERIFY2(manual().has({"directives", referenceId(row)}), row.name.data());
            for (const Word &word : row.words)
                QVERIFY2(html.contains("<code>" + escapeMarkup(word.name) + "</code>"),
                         word.name.data());
        }
}

void TestManual::everyDiagnosticHasAnEntry() {
    for (const LintRule &rule : lintRules())
        QVERIFY2(manual().has({"diagnostics", referenceId(rule.code)}), rule.code.data());
}

/// The list is made of the constants: one that is not named there is missing from the manual.
void TestManual::everyLimitIsListed() {
    const auto read = [](const char *name) {
        QFile file(QStringLiteral(GATEPOST_SOURCE_DIR "/") + QLatin1StringView(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString list = read("ui/manualtext/references.cpp");
    static const QRegularExpression constant("constexpr std::size_t (k(?![KM]iB)\\w+) =");
    int limits = 0;
    for (const char *name : {"core/text/limits.h", "core/text/listlimits.h"}) {
        const QString header = read(name);
        for (auto each = constant.globalMatch(header); each.hasNext(); ++limits) {
            const QString one = each.next().captured(1);
            QVERIFY2(list.contains(QRegularExpression("\\b" + one + "\\b")), qPrintable(one));
        }
    }
    QVERIFY(limits > 25);
    QVERIFY(limitReference().contains(
        "| rules of a site in *Change this answer* and `change` | 50,000 in all files"));
}

void TestManual::codeBlocksAreOfKnownKinds() {
    for (const Chapter &chapter : manual().chapters)
        for (const TextBlock &block : chapter.blocks)
            if (block.kind == TextBlock::Kind::Code)
                QVERIFY2(isRecipeFile(block.info) || block.info == "text" ||
                             block.info == "console" || block.info.starts_with("help") ||
                             block.info.ends_with(" (wrong)"),
                         (chapter.file + ": " + block.info).c_str());
}

void TestManual::recipesAreRight_data() {
    QTest::addColumn<QString>("chapter");
    QTest::addColumn<QString>("id");
    int questions = 0;
    for (const Chapter &chapter : manual().chapters)
        for (const Recipe &recipe : recipesOf(chapter.blocks)) {
            questions += static_cast<int>(recipe.questions.size());
            QTest::addRow("%s#%s", chapter.name.c_str(), recipe.id.c_str())
                << QString::fromStdString(chapter.name) << QString::fromStdString(recipe.id);
        }
    QVERIFY(questions > 80);
}

void TestManual::recipesAreRight() {
    QFETCH(QString, chapter);
    QFETCH(QString, id);
    const std::vector<Recipe> all = recipesOf(manual().find(chapter.toStdString())->blocks);
    const Recipe &recipe = *std::ranges::find(all, id.toStdString(), &Recipe::id);
    const CompiledSite site(siteOf(recipe));
    for (const RecipeQuestion &question : recipe.questions)
        QVERIFY2(answerTo(site, question) == question.answer,
                 (question.agent + " on " + question.page + ": " + answerTo(site, question) +
                  ", the manual says " + question.answer)
                     .c_str());
    if (const auto *policy = fileOf(recipe, "agent-policy.kno")) {
        const auto rendered = renderRobots(readAgentPolicy(YamlText(policy->text)));
        QVERIFY(rendered.has_value());
        QCOMPARE(QString::fromStdString(*rendered),
                 QString::fromStdString(fileOf(recipe, "robots.txt")->text));
    }
    if (const auto *yaml = fileOf(recipe, "gatepost.yaml")) {
        const auto settings = readSiteSettings(yaml->text);
        QVERIFY(settings.has_value());
        for (const PolicyTest &test : settings->tests)
            QVERIFY2(runPolicyTest(site, test, *parseInstant(kNow)).passed,
                     describe(test).english().c_str());
    }
}

/// A reader may copy any policy of the recipes: no errors in them.
void TestManual::recipesHaveNoErrors() {
    for (const Recipe &recipe : recipesOf(manual().find("recipes")->blocks))
        for (const Diagnostic &each : lint(siteOf(recipe)))
            QVERIFY2(each.severity != Severity::Error,
                     (recipe.title + ": " + std::string(each.code) + ": " + each.message.english())
                         .c_str());
}

void TestManual::search() {
    const auto first = [](const char *query) {
        const std::vector<ManualHit> hits = searchManual(manual(), query);
        return hits.empty() ? QString()
                            : QString::fromStdString(hits.front().place.chapter + "#" +
                                                     hits.front().place.id);
    };
    QCOMPARE(first("staging"), QString("diagnostics#staging-open"));
    QCOMPARE(first("closed staging site"), QString("recipes#closed-staging-site"));
    QCOMPARE(first("GROUP-TRAP"), QString("diagnostics#group-trap"));
    QCOMPARE(first("crawl-delay"), QString("directives#directive-crawl-delay"));
    QCOMPARE(first("journal crash"), QString("safety#after-a-crash"));
    QCOMPARE(first("xyzzy"), QString());
    QCOMPARE(first("  "), QString());
    for (const ManualHit &hit : searchManual(manual(), "the")) {
        QVERIFY(manual().has(hit.place));
        QVERIFY(!hit.title.empty());
    }
}

QTEST_APPLESS_MAIN(TestManual)
#include "tst_manual.moc"
