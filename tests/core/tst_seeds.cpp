// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/simulate.h"
#include "core/syntax/groups.h"
#include "core/value/check.h"

#include <QFile>
#include <QTest>

using namespace gatepost;

/// The example files of two sources, asked what their own comments state.
class TestSeeds : public QObject {
    Q_OBJECT
private slots:
    void parsesWithoutAnError_data();
    void parsesWithoutAnError();
    void extended_data();
    void extended();
    void robots2_data();
    void robots2();
};

namespace {

std::string textOf(const QString &name) {
    QFile file(QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/seeds/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

CompiledSite extendedSite() {
    Site site;
    site.put(FileRole::Robots, textOf("extended-example.txt"));
    return CompiledSite(std::move(site));
}

CompiledSite robots2Site() {
    Site site;
    site.put(FileRole::Robots2, textOf("robots2-example.txt"));
    return CompiledSite(std::move(site));
}

Verdict ask(const CompiledSite &site, const QString &agent, const QString &path, const char *at) {
    return site.simulate({*identify(agent.toStdString()), path.toStdString(), *parseInstant(at)});
}

} // namespace

void TestSeeds::parsesWithoutAnError_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("dialect");
    QTest::addColumn<int>("directives");
    QTest::newRow("extended") << "extended-example.txt" << static_cast<int>(DialectId::Robots)
                              << 55;
    QTest::newRow("robots2") << "robots2-example.txt" << static_cast<int>(DialectId::Robots2) << 74;
}

void TestSeeds::parsesWithoutAnError() {
    QFETCH(QString, name);
    QFETCH(int, dialect);
    QFETCH(int, directives);
    const Tree tree = Tree::parse(textOf(name), static_cast<DialectId>(dialect));
    int count = 0;
    for (const Line &line : tree.lines()) {
        const std::string quoted(tree.quoted(line));
        QVERIFY2(line.kind != LineKind::Other && line.kind != LineKind::UnknownKey, quoted.c_str());
        if (line.kind != LineKind::Directive)
            continue;
        ++count;
        const auto value = checkValue(*tree.dialect().find(line.directive), tree.value(line));
        QVERIFY2(value.has_value(), quoted.c_str());
    }
    QCOMPARE(count, directives);
    QCOMPARE(tree.joinedRules().size(), 0U);
    QCOMPARE(tree.groups().orphans.size(), 0U);
}

void TestSeeds::extended_data() {
    QTest::addColumn<QString>("agent");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("expected"); // decision, line's text, pace
    const auto row = [](const char *comment, const char *agent, const char *path, const char *at,
                        const char *expected) {
        QTest::addRow("%s (%s %s)", comment, agent, path) << agent << path << at << expected;
    };
    const char *noon = "2026-11-20T12:00:00Z";
    row("anything starting with /images", "fredsbot", "/images/a.gif", noon,
        "deny Disallow: /images");
    row("anything starting with /images", "pandabot", "/imagesque", noon, "deny Disallow: /images");
    row("don't go there!", "chives", "/order.shtml", noon, "deny Disallow: /order.shtml");
    row("nor there either!", "chives", "/order.cgi", noon, "deny Disallow: /order.cgi");
    row("there be bad karma here", "chives", "/blackhole/info0.html", noon,
        "deny Disallow: /blackhole");
    row("the only files", "fredsbot", "/index.html", noon, "allow");
    row("the only files", "fredsbot", "/products.html", noon, "allow");
    row("more pages to be indexed", "popularsite", "/blackhole/index.html", noon, "allow");
    row("more pages to be indexed", "popularsite", "/blackhole/info99.gif", noon,
        "deny Disallow: /blackhole/info99.gif");
    row("allow any index pages", "alfred", "/index.html", noon, "allow Allow: *index.html");
    row("make sure we index this", "oscarbot", "/images/index.html", noon,
        "allow Allow: /images/index.html");
    row("and we allow this page to be indexed", "newchives", "/blackhole/index.html", noon,
        "allow Allow: /blackhole/index.html");
    row("as well as these", "alfred", "/blackhole/info2.html", noon,
        "allow Allow: /blackhole/info*");
    row("nothing else will be allowed", "alfred", "/products.html", noon, "deny Disallow: *");
    row("don't index server include files", "alfred", "/order.shtml", noon,
        "deny Disallow: *.shtml");
    row("don't attempt to access cgi scripts", "alfred", "/order.cgi", noon,
        "deny Disallow: *.cgi");
    row("no images", "alfred", "/blackhole/info1.gif", noon, "deny Disallow: *.gif");
    row("don't index here generally", "alfred", "/images/x.html", noon, "deny Disallow: /images*");
    row("these we don't want indexed", "alfred", "/blackhole/info99.html", noon,
        "deny Disallow: /blackhole/info99*");
    row("nor this one", "alfred", "/blackhole/info8.html", noon,
        "deny Disallow: /blackhole/info8.html");
    row("one document every 30 minutes", "hackerbot", "/index.html", noon,
        "allow Allow: *index.html 1800 s");
    row("but nothing else", "hackerbot", "/products.html", noon, "deny Disallow: * 1800 s");
    row("only allow HTML pages", "suckemdry", "/a.html", "2026-11-20T06:00:00Z",
        "allow Allow: *.html");
    row("and nothing else", "suckemdry", "/a.gif", "2026-11-20T06:00:00Z", "deny Disallow: *");
    row("only between 1 am and 3:45 am EST", "suckemdry", "/a.html", noon,
        "later Visit-time: 0600-0845");
    row("8:00 am to noon EST", "vacuumweb", "/a.html", "2026-11-20T13:00:00Z",
        "allow Allow: *.html 600 s");
    row("noon to 11:59 pm EST", "spanwebbot", "/a.html", "2026-11-20T17:00:00Z",
        "allow Allow: *.html 1200 s");
    row("midnight to 7:59 am EST", "spiderbot", "/a.html", "2026-11-20T05:00:00Z",
        "allow Allow: *.html 12 s");
    row("go away you bother us", "anyotherbot", "/", noon, "deny Disallow: /");
}

void TestSeeds::extended() {
    QFETCH(QString, agent);
    QFETCH(QString, path);
    QFETCH(QString, at);
    QFETCH(QString, expected);
    const CompiledSite site = extendedSite();
    const Verdict verdict = ask(site, agent, path, qPrintable(at));
    std::string shown(decisionName(verdict.fetch.decision));
    if (verdict.fetch.line)
        shown += " " + std::string(site.text(*verdict.fetch.line));
    if (verdict.rate)
        shown += " " + std::to_string(static_cast<int>(*verdict.rate->secondsPerRequest)) + " s";
    QCOMPARE(QString::fromStdString(shown), expected);
}

void TestSeeds::robots2_data() {
    QTest::addColumn<QString>("agent");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected"); // "fetch …" and rows of the use table, blank-separated
    const auto row = [](const char *comment, const char *agent, const char *path,
                        const char *expected) {
        QTest::addRow("%s (%s %s)", comment, agent, path) << agent << path << expected;
    };
    row("path rules: same syntax as robots.txt", "NewsHound", "/admin/x", "fetch=deny");
    row("path rules: same syntax as robots.txt", "NewsHound", "/view?id=1", "fetch=allow");
    row("target specific known agents", "GPTBot", "/", "fetch=deny train=no crawl=no");
    row("target specific known agents", "ClaudeBot/2.0 (ai-assistant)", "/admin", "fetch=allow");
    row("global policy", "NewsHound", "/",
        "fetch=allow crawl=yes read=yes summarise=yes quote=short-only derivative=no train=no "
        "store=session-only compete=no personalise=no monetise=no market=reference-publishing");
    row("behaviour", "NewsHound", "/",
        "attribution=required link-back=required rate=polite announce=yes honest=yes");
    row("content quality signals", "NewsHound", "/",
        "content-type=reference editorialised=yes ai-assisted=no primary-language=en-AU "
        "age-rating=unstated");
    row("search-indexer", "X/1 (search-indexer)", "/",
        "crawl=yes summarise=yes train=no quote=short-only");
    row("ai-assistant", "X/1 (ai-assistant)", "/", "summarise=yes quote=short-only monetise=no");
    row("ai-researcher", "X/1 (ai-researcher)", "/", "derivative=ask quote=short-only");
    row("code-assistant", "X/1 (code-assistant)", "/",
        "quote=yes derivative=yes train=no attribution=preferred link-back=required");
    row("content-generator: summarise, quote, derivative no", "X/1 (content-generator)", "/",
        "summarise=no quote=no derivative=no fetch=allow");
    row("data-harvester: crawl no, read no", "X/1 (data-harvester)", "/",
        "fetch=deny crawl=no read=no train=no");
    row("no legitimate reason to process content", "X/1 (ad-network)", "/",
        "fetch=deny read=no personalise=no monetise=no");
    row("uptime and analytics only", "X/1 (monitoring)", "/",
        "fetch=allow crawl=yes read=no store=no summarise=no");
}

void TestSeeds::robots2() {
    QFETCH(QString, agent);
    QFETCH(QString, path);
    QFETCH(QString, expected);
    const CompiledSite site = robots2Site();
    const Verdict verdict = ask(site, agent, path, "2026-11-20T12:00:00Z");
    QStringList shown;
    for (const QString &pair : expected.split(' ')) {
        const std::string key = pair.section('=', 0, 0).toStdString();
        if (key == "fetch") {
            shown << "fetch=" +
                         QString::fromStdString(std::string(decisionName(verdict.fetch.decision)));
            continue;
        }
        const Directive *row = dialect(DialectId::Robots2).find(key);
        QVERIFY2(row != nullptr, key.c_str());
        shown << QString::fromStdString(key + "=" +
                                        std::string(verdict.useOf(row->id)->effective.text()));
    }
    QCOMPARE(shown.join(' '), expected);
}

QTEST_APPLESS_MAIN(TestSeeds)
#include "tst_seeds.moc"
