// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exports: expressions judged on random paths against the simulator, hostile rules, agents' names and browsers, hours, losses, and
// what each target gets for a small site (tests/cases/export; GATEPOST_REFRESH=1 writes it). GATEPOST_EXPORT_PATHS: how many paths.

#include "core/agents/agentfacts.h"
#include "core/export/agentregex.h"
#include "core/export/parts.h"
#include "core/export/services.h"
#include "core/export/statements.h"
#include "tests/support/exportreaders.h"
#include "tests/support/repository.h"
#include "tests/support/sites.h"

#include <re2/re2.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <format>
#include <random>
#include <set>

using namespace gatepost;
using namespace gatepost::exporting;
using namespace gatepost::test;

namespace {

const Instant kDay = *parseInstant("2026-11-20T12:00:00Z");

/// Runs as a server tries them: the first that matches decides.
class Judge {
public:
    Judge(const std::vector<Run> &runs, RegexSyntax syntax) : m_syntax(syntax) {
        for (const Run &run : runs) {
            const std::string regex = "^(?:" + run.regex + ")";
            m_deny.push_back(run.deny);
            if (syntax == RegexSyntax::Pcre)
                m_pcre.emplace_back(QString::fromLatin1(regex),
                                    QRegularExpression::DotMatchesEverythingOption);
            else
                m_re2.push_back(std::make_unique<RE2>(regex, RE2::Quiet));
        }
    }
    [[nodiscard]] bool isValid() const {
        return std::ranges::all_of(m_pcre, &QRegularExpression::isValid) &&
               std::ranges::all_of(m_re2, [](const auto &each) { return each->ok(); });
    }
    [[nodiscard]] bool denies(const std::string &path) const {
        for (std::size_t i = 0; i < m_deny.size(); ++i)
            if (m_syntax == RegexSyntax::Pcre
                    ? m_pcre[i].match(QString::fromLatin1(path)).hasMatch()
                    : RE2::PartialMatch(path, *m_re2[i]))
                return m_deny[i];
        return false;
    }

private:
    RegexSyntax m_syntax;
    std::vector<bool> m_deny;
    std::vector<QRegularExpression> m_pcre;
    std::vector<std::unique_ptr<RE2>> m_re2;
};

struct Random {
    std::mt19937 engine;
    std::size_t below(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(engine);
    }
    const std::string &oneOf(const std::vector<std::string> &list) {
        return list[below(list.size())];
    }
};

std::string joinedFrom(Random &random, const std::vector<std::string> &pieces, std::size_t most) {
    std::string text;
    for (std::size_t count = random.below(most + 1); count > 0; --count)
        text += random.oneOf(pieces);
    return text;
}

const std::vector<std::string> kRulePieces = {
    "a", "b",   "/",  "*", "%7E", "%C3%A9", "?q=", "9",   "C3",    "~",    "|",
    "$", "%2a", "A9", "-", ".x",  "é",      "%",   "%20", "%%320", "%%34", "%4%43"};
const std::vector<std::string> kPathPieces = {
    "a",   "b",   "/",  "x",   "%7e", "~",   "%C3%a9", "\xC3\xA9", "?q=",   "9",     "%A9",
    "%39", "%C9", "C3", "|",   "%7C", "$",   "*",      "%2A",      "%61",   "%",     "%zz",
    "%4",  ".x",  "-",  "%2D", "%9F", "%32", "%30",    "%43",      "%%320", "%2%30", "%4"};

std::string rulesText(Random &random, const std::vector<std::string> &pieces) {
    std::string text;
    for (std::size_t count = 1 + random.below(7); count > 0; --count)
        text += std::string(random.below(5) < 2 ? "Allow: " : "Disallow: ") +
                (random.below(5) == 0 ? "*" : "/") + joinedFrom(random, pieces, 5) +
                (random.below(5) == 0 ? "$" : "") + "\n";
    return text;
}

CompiledSite randomSite(Random &random, bool extended) {
    std::string robots = "User-agent: GPTBot\n";
    if (extended)
        robots += "Robot-version: 2.0\n";
    std::vector<std::string> pieces = kRulePieces;
    if (extended)
        pieces.insert(pieces.end(), {"[a-c]", "?", "[!b]", "[0-9]"});
    robots += rulesText(random, pieces);
    std::string ai;
    std::string policy;
    if (random.below(3) == 0)
        ai = "User-agent: *\n" + rulesText(random, kRulePieces);
    if (random.below(3) == 0)
        policy = "User-agent: GPTBot\n" + rulesText(random, kRulePieces);
    return siteOf(robots, ai, policy);
}

/// A statement of AWS WAF on one request.
bool holds(const QJsonObject &statement, const QString &path, const QString &query) {
    const QString kind = statement.begin().key();
    const QJsonObject value = statement.begin()->toObject();
    const auto each = [&](const QJsonValue &part) { return holds(part.toObject(), path, query); };
    if (kind == u"NotStatement")
        return !each(value["Statement"]);
    const QJsonArray parts = value["Statements"].toArray();
    if (kind == u"AndStatement")
        return std::ranges::all_of(parts, each);
    if (kind == u"OrStatement")
        return std::ranges::any_of(parts, each);
    const QJsonObject field = value["FieldToMatch"].toObject();
    const QString text = field.contains("UriPath")       ? path
                         : field.contains("QueryString") ? query
                                                         : QStringLiteral("gptbot/1.0");
    if (kind == u"SizeConstraintStatement")
        return value["ComparisonOperator"].toString() == u"EQ" ? text.isEmpty() : !text.isEmpty();
    if (kind == u"RegexMatchStatement")
        return QRegularExpression(value["RegexString"].toString()).match(text).hasMatch();
    const QString wanted = value["SearchString"].toString();
    return value["PositionalConstraint"].toString() == u"EXACTLY" ? text == wanted
                                                                  : text.startsWith(wanted);
}

/// An expression of Anubis on one request; of the query it sees no more than whether it is there.
bool holds(QString expression, const QString &path, bool hasQuery) {
    static const QRegularExpression call("(userAgent|path)\\.matches\\(r\"([^\"]*)\"\\)");
    for (auto match = call.match(expression); match.hasMatch(); match = call.match(expression)) {
        const QString text = match.captured(1) == u"path" ? path : QStringLiteral("gptbot/1.0");
        const bool found = QRegularExpression(match.captured(2)).match(text).hasMatch();
        expression.replace(match.capturedStart(), match.capturedLength(), found ? "T" : "F");
    }
    expression.replace("size(query) == 0", hasQuery ? "F" : "T");
    expression.replace("size(query) > 0", hasQuery ? "T" : "F");
    expression.remove(' ');
    const std::pair<const char *, const char *> steps[] = {
        {"(T)", "T"},  {"(F)", "F"},  {"!T", "F"},   {"!F", "T"},   {"T&&T", "T"}, {"T&&F", "F"},
        {"F&&T", "F"}, {"F&&F", "F"}, {"T||T", "T"}, {"T||F", "T"}, {"F||T", "T"}, {"F||F", "F"}};
    while (expression.size() > 1) {
        const qsizetype before = expression.size();
        for (const auto &[from, to] : steps)
            expression.replace(from, to);
        if (expression.size() == before)
            return QTest::qFail(qPrintable(expression), __FILE__, __LINE__), false;
    }
    return expression == u"T";
}

/// Anubis' entries, the first that matches decides.
bool anubisDenies(const std::string &text, const QString &path, bool hasQuery) {
    bool deny = false;
    bool all = false;
    for (const QString &line : QString::fromLatin1(text).split('\n')) {
        if (line.startsWith("- name") && all)
            return deny;
        if (line.startsWith("- name"))
            all = true;
        if (line.startsWith("  action: "))
            deny = line.endsWith("DENY");
        if (line.startsWith("    - '"))
            all = all && holds(line.mid(7).chopped(1), path, hasQuery);
    }
    return all && deny;
}

QString errorsIn(const std::string &text, const QRegularExpression &allowed) {
    for (const QString &line : QString::fromLatin1(text).split('\n'))
        if (!line.trimmed().isEmpty() && !allowed.match(line).hasMatch())
            return line;
    return {};
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void neverMoreOpen_data();
    void neverMoreOpen();
    void builtEscapes_data();
    void builtEscapes();
    void pathsWithoutQuery(); // choice-bare-question-mark
    void queries_data();
    void queries();
    void whatServicesCannotCompareIsSaid_data();
    void whatServicesCannotCompareIsSaid();
    void escapesBehindStars_data();
    void escapesBehindStars();
    void hostileRules_data();
    void hostileRules();
    void names_data();
    void names();
    void browsersAreNotTouched();
    void usualBrowsers_data();
    void usualBrowsers();
    void namesWithAVersion();
    void caddyTakesAnExpressionOnce();
    void hours();
    void whatEachTargetGets_data();
    void whatEachTargetGets();
    void groups_data();
    void groups();
    void losses();
    void pacesAreNeverFaster();
    void everyNameThatIsLeftOutIsTold();
    void demandsAreLosses_data();
    void demandsAreLosses();
    void statementsAreNeverMorePermissive();
    void cutRules_data();
    void cutRules();
    void longAllow();
    void rulesThatDoNotFit_data();
    void rulesThatDoNotFit();
    void chainThatWasNotRead();
    void oddNamesLeaveTheShortCut();
    void aFailureRefuses();
    void stayWithinLimits();
};

void TestExport::neverMoreOpen_data() {
    QTest::addColumn<bool>("pcre");
    QTest::addColumn<bool>("compact");
    QTest::addColumn<bool>("extended");
    QTest::newRow("exact") << true << false << false;
    QTest::newRow("exact, RE2") << false << false << false;
    QTest::newRow("extended standard") << true << false << true;
    QTest::newRow("extended standard, RE2") << false << false << true;
    QTest::newRow("compact") << true << true << false;
}

/// Where no loss is named, the same verdict; else never more open. Compact expressions may let other spellings pass, and nothing else.
void TestExport::neverMoreOpen() {
    QFETCH(bool, pcre);
    QFETCH(bool, compact);
    QFETCH(bool, extended);
    Random random{std::mt19937(pcre + 2 * compact + 4 * extended)};
    const int set = qEnvironmentVariableIntValue("GATEPOST_EXPORT_PATHS");
    const int sites = set > 0 ? set / 100 : 60;
    int compared = 0;
    int refused = 0;
    const RE2 malformed{std::string(malformedTarget())};
    for (int i = 0; i < sites; ++i) {
        const CompiledSite site = randomSite(random, extended);
        Question question;
        question.agents = {named("GPTBot")};
        Plan plan = planOf(site, question);
        RegexStyle style;
        style.syntax = pcre ? RegexSyntax::Pcre : RegexSyntax::Re2;
        style.compact = compact;
        std::vector<Judge> judges;
        const std::size_t before = plan.losses.size();
        if (!plan.groups.empty())
            for (const Stage &stage : std::vector(plan.groups[0].stages))
                judges.emplace_back(runsOf(stage, style, plan), style.syntax);
        const bool exact = plan.losses.size() == before;
        for (const Judge &judge : judges)
            QVERIFY(judge.isValid());
        const auto view = site.view(*identify("GPTBot"), Reading::Author);
        for (int j = 0; j < 100; ++j) {
            const std::string path = "/" + joinedFrom(random, kPathPieces, 6);
            if (!pcre && RE2::PartialMatch(path, malformed))
                continue; // refused before
            const bool wanted =
                site.fetch(*view, PathQuestion(path), kDay).decision == Decision::Deny;
            const bool got =
                std::ranges::any_of(judges, [&](const Judge &judge) { return judge.denies(path); });
            const std::string place = std::format(
                "{} in\n{}{}{}", path, site.tree(FileRole::Robots)->text(),
                site.tree(FileRole::RobotsAi) ? site.tree(FileRole::RobotsAi)->text() : "",
                site.tree(FileRole::Robots2) ? site.tree(FileRole::Robots2)->text() : "");
            if (compact) {
                const bool plain =
                    !path.contains('%') && std::ranges::all_of(path, [](char c) { return c > 0; });
                QVERIFY2(!plain || !exact || got == wanted, place.c_str());
            } else {
                QVERIFY2(got || !wanted, ("more open: " + place).c_str());
                QVERIFY2(!exact || got == wanted, ("less open: " + place).c_str());
            }
            ++compared;
            refused += wanted;
        }
    }
    QVERIFY(compared > sites * 50);
    QVERIFY(refused > compared / 20);
}

void TestExport::builtEscapes_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("refused");
    const auto row = [](const char *rule, const char *url, bool refused) {
        QTest::addRow("%s %s", rule, url) << QByteArray(rule) << QByteArray(url) << refused;
    };
    for (const char *rule : {"/media%20library", "/media%%320library", "/media%2%30library"}) {
        row(rule, "/media%20library", true);
        row(rule, "/media%%320library", true);
        row(rule, "/media%2%30library", true);
        row(rule, "/media%%32%30library", true);
        row(rule, "/media%2520library", false);
        row(rule, "/media%%3320library", false);
    }
    row("/caf%C3%A9", "/caf%%433%%419", true);
    row("/caf%C3%A9", "/caf%C%33%A%39", true);
    row("/caf%C3%A9", "/caf%c%33%A9", false); // stays %c3: no escape when it was read
    row("/%%341", "/%41", false);             // the rule is "%41" and the URL "A"
    row("/%%341", "/%%341", true);
    row("/*%20x", "/a/%%320x", true);
}

/// S24 reads a URL once: a % before an escaped digit stays, and what results looks like an escape.
void TestExport::builtEscapes() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, url);
    QFETCH(bool, refused);
    const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: " + rule.toStdString() + "\n");
    const auto view = site.view(*identify("GPTBot"), Reading::Author);
    QCOMPARE(site.fetch(*view, PathQuestion(url.toStdString()), kDay).decision == Decision::Deny,
             refused);
    Question question;
    question.agents = {named("GPTBot")};
    Plan plan = planOf(site, question);
    const Judge judge(runsOf(plan.groups.at(0).stages.at(0), {}, plan), RegexSyntax::Pcre);
    QCOMPARE(judge.denies(url.toStdString()), refused);
}

/// AWS WAF compares path and query apart, Anubis knows of a query only that it is there: still not more open, but for a question
/// mark with nothing after it (choice-bare-question-mark).
void TestExport::pathsWithoutQuery() {
    Random random{std::mt19937(11)};
    const std::vector<std::string> rules = {"a", "b", "/", "*", ".x", "?", "?a", "=", "*b"};
    const std::vector<std::string> pieces = {"a", "b", "/", ".x", "?", "?a", "="};
    int refused = 0;
    int open = 0;
    for (int i = 0; i < 200; ++i) {
        const CompiledSite site = siteOf("User-agent: GPTBot\n" + rulesText(random, rules));
        const auto view = site.view(*identify("GPTBot"), Reading::Author);
        const Export aws =
            exportSite(site, {.target = Target::AwsWaf, .agents = {{named("GPTBot")}}});
        const QJsonArray made =
            QJsonDocument::fromJson(QByteArray::fromStdString(aws.files[0].text))["Rules"]
                .toArray();
        const Export anubis =
            exportSite(site, {.target = Target::Anubis, .agents = {{named("GPTBot")}}});
        for (int j = 0; j < 100; ++j) {
            const std::string url = "/" + joinedFrom(random, pieces, 6);
            const QString path = QString::fromStdString(url).section('?', 0, 0);
            const QString query = QString::fromStdString(url).section('?', 1);
            const bool wanted =
                site.fetch(*view, PathQuestion(url), kDay).decision == Decision::Deny;
            const bool got = std::ranges::any_of(made, [&](const QJsonValue &rule) {
                return holds(rule["Statement"].toObject(), path, query);
            });
            const bool byAnubis =
                anubisDenies(anubis.files[0].text, path, !QString(query).remove('&').isEmpty());
            const bool bare = query.isEmpty() && url.contains('?');
            const std::string place =
                url + " in\n" + std::string(site.tree(FileRole::Robots)->text());
            QVERIFY2(got || !wanted || bare, ("AWS WAF is more open: " + place).c_str());
            QVERIFY2(byAnubis || !wanted || bare, ("Anubis is more open: " + place).c_str());
            refused += got + byAnubis;
            open += !got + !byAnubis;
        }
    }
    QVERIFY(refused > 2000);
    QVERIFY(open > 2000);
}

void TestExport::queries_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("refused");
    const auto row = [](const char *rules, const char *url, bool refused) {
        QTest::addRow("%s %s", QByteArray(rules).replace('\n', ' ').constData(), url)
            << QByteArray(rules) << QString(url) << refused;
    };
    row("Disallow: /*.pdf$\n", "/x?y.pdf", true);
    row("Disallow: /*.pdf$\n", "/a/x.pdf", true);
    row("Disallow: /*.pdf$\n", "/x", false);
    row("Disallow: /*?\n", "/a", false);
    row("Disallow: /*?\n", "/a?b", true);
    row("Disallow: /search?q=\n", "/search?q=a", true);
    row("Disallow: /search?q=\n", "/search", false);
    row("Disallow: /search?q=\n", "/searching", false);
    row("Disallow: /a/*/b\n", "/a/?x=/b", true);
    row("Disallow: /a/*/b\n", "/c?x=/b", false);
    row("Disallow: /\nAllow: /$\n", "/", false);
    row("Disallow: /\nAllow: /$\n", "/?page=2", true);
    row("Disallow: /\nAllow: /$\n", "/a", true);
}

/// Both services see the query apart from the path.
void TestExport::queries() {
    QFETCH(QByteArray, rules);
    QFETCH(QString, url);
    QFETCH(bool, refused);
    const CompiledSite site = siteOf("User-agent: GPTBot\n" + rules.toStdString());
    const QString path = url.section('?', 0, 0);
    const QString query = url.section('?', 1);
    const Export aws = exportSite(site, {.target = Target::AwsWaf, .agents = {{named("GPTBot")}}});
    const QJsonArray made =
        QJsonDocument::fromJson(QByteArray::fromStdString(aws.files[0].text))["Rules"].toArray();
    QCOMPARE(std::ranges::any_of(made,
                                 [&](const QJsonValue &rule) {
                                     return holds(rule["Statement"].toObject(), path, query);
                                 }),
             refused);
    const Export anubis =
        exportSite(site, {.target = Target::Anubis, .agents = {{named("GPTBot")}}});
    QCOMPARE(anubisDenies(anubis.files[0].text, path, !query.isEmpty()), refused);
}

void TestExport::whatServicesCannotCompareIsSaid_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("all of it") << QByteArray("Disallow: /search\n") << QByteArray();
    QTest::newRow("a refusal") << QByteArray("Disallow: /search?q=\n")
                               << QByteArray("More paths are refused than the rule says.");
    QTest::newRow("a permission") << QByteArray("Disallow: /\nAllow: /search?q=\n")
                                  << QByteArray("Some paths that the rule allows are refused.");
}

/// A path that is compared only in part is a loss, with the side on which it errs.
void TestExport::whatServicesCannotCompareIsSaid() {
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, said);
    const CompiledSite site = siteOf("User-agent: GPTBot\n" + rules.toStdString());
    for (const Target target : {Target::AwsWaf, Target::Anubis}) {
        const Export made = exportSite(site, {.target = target, .agents = {{named("GPTBot")}}});
        QByteArrayList effects;
        for (const Loss &loss : made.losses)
            if (const QByteArray effect = QByteArray::fromStdString(loss.effect.english());
                effect.startsWith("More paths") || effect.startsWith("Some paths"))
                effects << effect;
        QCOMPARE(effects.join('|'), said);
    }
}

/// Anubis sees decoded paths: what a rule says of the digits of an escape is said of the character.
void TestExport::escapesBehindStars_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("named");
    const auto row = [](const char *rule, const char *url, bool named = true) {
        QTest::addRow("%s %s", rule, url) << QByteArray(rule) << QByteArray(url) << named;
    };
    row("*22", "/%39%222x9\"");
    row("*22", "/%222");
    row("*22x", "/a%22x");
    row("/*2x", "/a%22x");
    row("/a*b*2x", "/axb%3C%22x");
    row("/*A9x", "/%C3%A9x");
    row("/*9x", "/%C3%A9x");
    row("/*C3", "/%C3%A9");
    row("/*2*2x", "/%22x");
    row("/*2*22*x", "/%222ax");
    row("/*2$", "/a%22");
    row("/*B*x", "/a%3Bbx");
    row("/*Ab", "/a%7Ab", false); // %7A is z, which is compared as z
    row("/*.pdf$", "/a.pdf");
    row("/*a2", "/%ca2", false); // digits of escapes are compared in upper case
    row("/x*", "/x%22");
}

void TestExport::escapesBehindStars() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, url);
    QFETCH(bool, named);
    const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: " + rule.toStdString() + "\n");
    const Export made = exportSite(site, {.target = Target::Anubis});
    const ExportedServer server(Target::Anubis, made.files);
    QCOMPARE(server.wrong(), "");
    const auto view = site.view(*identify("GPTBot"), Reading::Author);
    QCOMPARE(site.fetch(*view, PathQuestion(url.toStdString()), kDay).decision == Decision::Deny,
             named);
    if (named)
        QCOMPARE(server.answer({"GPTBot/1.2", url.toStdString()}), Answer::Refused);
    for (const char *other : {"/", "/other-page/", "/other/more,less;a=b"})
        QCOMPARE(server.answer({"GPTBot/1.2", other}) == Answer::Refused,
                 site.fetch(*view, PathQuestion(other), kDay).decision == Decision::Deny);
}

void TestExport::hostileRules_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("line");
    const QString regex = R"([][A-Za-z0-9/_~=&,;:!@%()?|*+.$<>=\\^-]*)";
    const QString spaced = QString(regex).replace("A-Z", " A-Z");
    static const QRegularExpression regexWord("\\bRE\\b");
    static const QRegularExpression spacedWord("\\bRS\\b");
    const QString comment = R"(\s*# [][A-Za-z0-9 /.*_=?&%+,;:@()~#$^|<>!"'{}-]*)";
    const auto lines = [&](std::initializer_list<QString> kinds) {
        QString all = comment;
        for (const QString &kind : kinds)
            all += "|" + QString(kind).replace(regexWord, regex).replace(spacedWord, spaced);
        return "^(?:" + all + ")$";
    };
    QTest::newRow("nginx")
        << "nginx"
        << lines({R"(map [$"a-z_ 0-9]+ \{)", R"(    default (?:[01]|"");)",
                  R"(    "~\*?RE(?: RE)*" (?:gp\d+|[01]|""|\$gp_token);(?: # S26)?)",
                  R"(    (?:"~\^ "|"") (?:0|"");)", R"(    default "\$gp_agent \$request_uri";)",
                  R"(\})", R"(if \(\$gp_[a-z0-9_]+\) \{)", R"(    return \d+;)",
                  R"(limit_req[a-z_]* [a-z0-9_=:$ /]+;)"});
    QTest::newRow("apache")
        << "apache"
        << lines({R"(RewriteEngine On)",
                  R"(RewriteCond %\{ENV:GP_[A-Z0-9]+\} (?:=[a-z0-9]+|\^\$)(?: \[OR\])?)",
                  R"(RewriteCond %\{HTTP_USER_AGENT\} "RE" \[NC\])",
                  R"(RewriteCond %\{THE_REQUEST\} "\^\[\^ \]\+ RS")",
                  R"(RewriteRule \^ - \[[A-Z0-9=_:a-z,]+\])",
                  R"(RewriteCond %\{TIME_HOUR\}%\{TIME_MIN\} "!RE")"});
    QTest::newRow("caddy")
        << "caddy"
        << lines({R"(\(gatepost\) \{)",
                  R"(\tmap (?:\{[a-zA-Z._-]+\}|"[{}a-z_.|]+") \{[a-z0-9_]+\} \{)",
                  R"(\t\t`~RS` (?:gp\d+|[01])(?: # S26)?)", R"(\t\tdefault (?:none|0))", R"(\t?\})",
                  R"(\t@[a-z0-9_]+ vars \{[a-z0-9_]+\} 1)", R"(\trespond @[a-z0-9_]+ \d+)"});
    QTest::newRow("haproxy")
        << "haproxy"
        << lines(
               {R"(    http-request set-var\(txn\.gp\) str\(\w+\)(?: if \{ var\(txn\.gp\) -m str none \} \{ req\.fhdr\(user-agent\) -m reg -i 'RE' \})?)",
                R"(    acl gp_policy path[a-z0-9 /.-]+ # S26)",
                R"(    http-request set-var-fmt\(txn\.gpk\) %\[var\(txn\.gp\)\]\|%\[pathq\])",
                R"(    http-request deny deny_status \d+ if [a-z0-9 _{}().,!/-]+)",
                R"(    http-request [a-z0-9 _{}().,!/-]+)", R"(\^gp\d+\[\|\]RE [01])",
                R"(\^\.\*\?RE gp\d+/\\1)", R"(backend gatepost_gp\d+)",
                R"(    stick-table [a-z0-9 _()]+)",
                R"(    acl gp\d+_open date,utime\(%H%M\) -m int \d+:\d+)"});
    QTest::newRow("varnish")
        << "varnish"
        << lines(
               {R"(import \w+;)", R"(sub vcl_recv \{)", R"(\s*unset req\.http\.[A-Za-z-]+;)",
                R"(\s*(?:else )?if \(req\.http\.User-Agent ~ \{"\(\?i\)RE"\}\) \{)",
                R"(\s*set req\.http\.X-Gatepost = "gp\d+";)", R"(\s*\})",
                R"(\s*if \(req\.http\.X-Gatepost && req\.url !~ \{"RS"\}\) \{)",
                R"(\s*set req\.http\.X-Gatepost-Now = now;)",
                R"(\s*if \(req\.http\.X-Gatepost == "gp\d+"\) \{)",
                R"(\s*(?:else )?if \((?:true|req\.url ~ \{"RS"\})\) \{(?: return \(synth\(403\)\);)? \})",
                R"re(            if \(req\.http\.X-Gatepost-Now !~ " (?:[0-9()?:|-]|\[|\])+:\[0-9\]\+ GMT\$"\) \{ return \(synth\(503\)\); \})re",
                R"(\s*if \(vsthrottle\.is_denied\(req\.http\.X-Gatepost, \d+, [0-9.]+s\)\) \{ return \(synth\(429\)\); \})",
                R"(\s*set req\.http\.X-Gatepost = "gp\d+/" \+ std\.tolower\(regsub\(req\.http\.User-Agent, \{"RE"\}, "\\1"\)\);)"});
    QTest::newRow("lighttpd") << "lighttpd"
                              << lines({R"((?:else )?\$HTTP\["useragent"\] =~ "RE" \{)",
                                        R"(    url\.redirect-code = 403)",
                                        R"(    url\.redirect = \()",
                                        R"(        "RS" => "(?:/robots\.txt)?",(?: # S26)?)",
                                        R"(    \))", R"(\})"});
    QTest::newRow("anubis")
        << "anubis"
        << lines(
               {R"(- name: gatepost-gp\d+-\d+)", R"(  action: (?:ALLOW|DENY))", R"(  expression:)",
                R"(    all:)",
                R"(    - '(?:!?\(*(?:(?:userAgent|path)\.matches\(r"RE"\)|size\(query\) (?:==|>) 0)\)*(?: (?:\|\||&&) )?)+')"});
}

/// A stranger's robots.txt must not be able to end a string, a block or a comment. Each line has one of few shapes.
void TestExport::hostileRules() {
    QFETCH(QString, target);
    QFETCH(QString, line);
    const QRegularExpression allowed(line);
    QVERIFY2(allowed.isValid(), qPrintable(allowed.errorString()));
    Random random{std::mt19937(17)};
    std::vector<std::string> pieces = {"a",       "/",
                                       "*",       "\"",
                                       "'",       "\\",
                                       "\\\"",    "${x}",
                                       "{",       "}",
                                       "{$HOME}", "%{ENV:X}",
                                       "\"}",     "\"; return 200; #",
                                       "`",       ";",
                                       "%H",      "'; }",
                                       "$(id)",   "\x01",
                                       "\x7F",    "\xFF",
                                       "\xC3",    "\t",
                                       "(",       ")",
                                       "[",       "]",
                                       "|",       "^",
                                       "+",       "?",
                                       "%0a",     "%0D%0A",
                                       "\x0B",    "\xE2\x80\xA8",
                                       "]]>",     "<!--",
                                       "-->",     "&",
                                       "=",       "return",
                                       "\n",      "//",
                                       "*/",      "/*",
                                       "%",       "%2",
                                       "\r"};
    for (int i = 0; i < 150; ++i) {
        std::string robots = "User-agent: GPTBot\nUser-agent: Bot" + joinedFrom(random, pieces, 3) +
                             "\nUser-agent: x" + joinedFrom(random, pieces, 2) +
                             "bot\nVisit-time: 0600-0845\nRequest-rate: 1/10\n";
        if (random.below(4) == 0)
            robots += "Robot-version: 2.0\n";
        for (int rule = 0; rule < 6; ++rule)
            robots += std::string(random.below(3) == 0 ? "Allow: /" : "Disallow: /") +
                      joinedFrom(random, pieces, 6) + "\n";
        const CompiledSite site = siteOf(robots);
        for (const bool compact : {false, true}) {
            const Export made = exportSite(
                site, {.target = *parseTarget(target.toStdString()), .compact = compact});
            for (const File &file : made.files) {
                const QString wrong = errorsIn(file.text, allowed);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                QVERIFY(std::ranges::all_of(file.text, [](char c) {
                    return c == '\n' || c == '\t' || (c >= ' ' && c < 127);
                }));
            }
        }
    }
}

void TestExport::names_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("found");
    QTest::newRow("plain") << "GPTBot" << "GPTBot/1.2" << true;
    QTest::newRow("case") << "GPTBot" << "Mozilla/5.0 (compatible; gptbot/1.2)" << true;
    QTest::newRow("in a longer name") << "GPTBot" << "MyGPTBotX/1" << false;
    QTest::newRow("before a hyphen") << "Googlebot" << "Googlebot-Image/1.0" << false;
    QTest::newRow("longer") << "Googlebot-Image" << "Googlebot-Image/1.0" << true;
    QTest::newRow("choice-not in a URL")
        << "GPTBot" << "Other/1.0 (+https://openai.com/gptbot)" << false;
    QTest::newRow("with a dot")
        << "archive.org_bot"
        << "Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)"
        << true;
    QTest::newRow("the dot is a dot") << "archive.org_bot" << "archivexorg_bot/1" << false;
    QTest::newRow("with a space") << "Kangaroo Bot" << "Kangaroo Bot/1.0" << true;
    QTest::newRow("before a domain") << "QuillBot" << "quillbot.com/1.2" << false;
    QTest::newRow("with a domain") << "quillbot.com" << "quillbot.com/1.2" << true;
    QTest::newRow("a digit goes on") << "GPTBot" << "GPTBot2/1.0" << false;
    QTest::newRow("a dot goes on") << "GPTBot" << "GPTBot.2 x" << false;
    QTest::newRow("a comma") << "ClaudeBot" << "GPTBot,ClaudeBot" << true;
    QTest::newRow("with a version") << "iaskspider/2.0" << "iaskspider/2.0 (x)" << true;
    QTest::newRow("another version") << "iaskspider/2.0" << "iaskspider/2.0.1" << false;
    QTest::newRow("in a query") << "GPTBot" << "Other/1.0 (a.example/?for=gptbot)" << false;
    QTest::newRow("digits") << "008" << "Mozilla/5.0 (compatible; 008/0.83)" << true;
    QTest::newRow("at the end") << "GPTBot" << "x GPTBot" << true;
}

void TestExport::names() {
    QFETCH(QString, name);
    QFETCH(QString, header);
    QFETCH(bool, found);
    const std::vector<std::string> all = {name.toStdString(), "Zzzbot", "Google", "Googlebot-I"};
    const std::vector<std::string> one = {name.toStdString()};
    QCOMPARE(namesAgent(header.toStdString(), one[0]), found);
    for (const std::vector<std::string> &names : {one, all}) {
        bool pcre = false;
        bool re2 = false;
        for (const std::string &regex : agentRegexes(names, RegexSyntax::Pcre))
            pcre = pcre || QRegularExpression(QString::fromStdString(regex),
                                              QRegularExpression::CaseInsensitiveOption)
                               .match(header)
                               .hasMatch();
        for (const std::string &regex : agentRegexes(names, RegexSyntax::Re2))
            re2 = re2 || RE2::PartialMatch(header.toStdString(), RE2("(?i)" + regex));
        QCOMPARE(pcre, found);
        QCOMPARE(re2, found);
    }
}

void TestExport::browsersAreNotTouched() {
    const CompiledSite site =
        siteOf("User-agent: *\nDisallow: /\n\nUser-agent: Mozilla\nUser-agent: Chrome\nUser-agent: "
               "Safari\nUser-agent: like\nUser-agent: .*\nUser-agent: MSIE\n"
               "Disallow: /a\n");
    const Plan plan = planOf(site, {});
    QVERIFY(!plan.groups.empty());
    for (const AgentGroup &group : plan.groups)
        for (const std::string &regex : agentRegexes(group.names, RegexSyntax::Pcre))
            for (const std::string_view browser : browserUserAgents())
                QVERIFY(!QRegularExpression(QString::fromStdString(regex),
                                            QRegularExpression::CaseInsensitiveOption)
                             .match(QString::fromUtf8(browser.data(), qsizetype(browser.size())))
                             .hasMatch());
    int named = 0;
    for (const Loss &loss : plan.losses)
        named +=
            loss.code == LossCode::Unknown && loss.source.line && loss.source.line->line.value >= 4;
    QCOMPARE(named, 6); // each of them is said
}

void TestExport::usualBrowsers_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("leaves");
    QTest::newRow("a robot") << "GPTBot" << true;
    QTest::newRow("a browser's name and more") << "Chrome-Lighthouse" << true;
    QTest::newRow("part of a word") << "Win" << false;
    QTest::newRow("one of the words") << "Safari" << false;
    QTest::newRow("several of the words") << "mobile chrome/12" << false;
    QTest::newRow("in a model") << "Mobile/15E" << false;
    QTest::newRow("the beginning of a word") << "Chrom" << true;
}

/// Headers that the short cut takes hold none of the names.
void TestExport::usualBrowsers() {
    QFETCH(QString, name);
    QFETCH(bool, leaves);
    const std::vector<std::string> names = {"CCBot", name.toStdString()};
    const std::string regex{browserRegex(names)};
    QCOMPARE(!regex.empty(), leaves);
    int usual = 0;
    for (const std::string_view browser : browserUserAgents()) {
        const bool taken = !regex.empty() &&
                           QRegularExpression(QString::fromStdString(regex))
                               .match(QString::fromUtf8(browser.data(), qsizetype(browser.size())))
                               .hasMatch();
        usual += taken;
        QVERIFY(!taken || !namesAgent(browser, name.toStdString()));
        const std::string robot = std::string(browser) + " (compatible; CCBot/2.0)";
        QVERIFY(!QRegularExpression(QString::fromStdString(regex))
                     .match(QString::fromStdString(robot))
                     .hasMatch() ||
                regex.empty());
    }
    QCOMPARE(usual, leaves ? 16 : 0);
}

/// Whom the list knows only with a version is looked for without it, as everywhere; who has a namesake without it keeps it.
void TestExport::namesWithAVersion() {
    Site site;
    site.put(FileRole::Robots, "User-agent: *\nDisallow: /\n");
    site.registry = site.registry.with(readAgentsTsv("token\nFoobot/1.0\n"));
    const CompiledSite compiled(std::move(site));
    std::set<std::string> names;
    for (const AgentGroup &group : planOf(compiled, {}).groups)
        names.insert(group.names.begin(), group.names.end());
    QVERIFY(names.contains("Foobot"));
    QVERIFY(!names.contains("Foobot/1.0"));
    QVERIFY(names.contains("iaskspider") && names.contains("iaskspider/2.0"));
    QVERIFY(names.contains("Kangaroo Bot") && names.contains("Brightbot 1.0"));
}

/// Allow: / and Disallow: * are one expression; Caddy refuses a map that has it twice.
void TestExport::caddyTakesAnExpressionOnce() {
    const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: *\nAllow: /\n");
    const Export made = exportSite(site, {.target = Target::Caddy, .agents = {{named("GPTBot")}}});
    QStringList lines = QString::fromStdString(made.files[0].text).split('\n');
    lines.removeIf([](const QString &line) { return !line.contains("`~^gp1"); });
    QCOMPARE(lines.size(), 1);
    QVERIFY(lines.front().endsWith(" 0"));
}

void TestExport::hours() {
    std::mt19937 engine(3);
    for (int i = 0; i < 200; ++i) {
        DaySchedule schedule;
        exact::Minutes open;
        for (int window = 0; window < 1 + i % 4; ++window)
            schedule.add({static_cast<std::uint16_t>(engine() % kMinutesOfDay),
                          static_cast<std::uint16_t>(engine() % kMinutesOfDay)});
        for (int minute = 0; minute < kMinutesOfDay; ++minute)
            open[static_cast<std::size_t>(minute)] = schedule.isOpen(minute);
        const RE2 clock("^" + clockRegex(open, ":") + "$");
        exact::Minutes again;
        for (const TimeWindow &stretch : stretchesOf(open))
            for (int minute = stretch.first; minute <= stretch.last; ++minute)
                again[static_cast<std::size_t>(minute)] = true;
        QVERIFY(again == open);
        for (int minute = 0; minute < kMinutesOfDay; ++minute)
            QCOMPARE(RE2::PartialMatch(std::format("{:02}:{:02}", minute / 60, minute % 60), clock),
                     schedule.isOpen(minute));
    }
}

const char kSmallRobots[] = "User-agent: GPTBot\n"
                            "Disallow: /blog\n"
                            "Allow: /blog/public\n"
                            "Disallow: /*.pdf$\n"
                            "Disallow: /caf\xC3\xA9\n"
                            "Visit-time: 2200-0559\n"
                            "\n"
                            "User-agent: AhrefsBot\n"
                            "Request-rate: 1/10s\n"
                            "Disallow: /search?\n"
                            "Content-Usage: train-ai=n, search=y\n"
                            "\n"
                            "User-agent: Google-Extended\n"
                            "Disallow: /\n";
const char kSmallPolicy[] =
    "train: no\nsummarise: yes\nderivative: ask\nstore: no\n[agent: ad-network]\ncrawl: ask\n";

void TestExport::whatEachTargetGets_data() {
    QTest::addColumn<QString>("target");
    for (const TargetInfo &target : targets())
        QTest::newRow(std::string(target.name).c_str())
            << QString::fromUtf8(target.name.data(), qsizetype(target.name.size()));
}

void TestExport::whatEachTargetGets() {
    QFETCH(QString, target);
    const CompiledSite site = siteOf(kSmallRobots, {}, kSmallPolicy);
    Question question;
    question.target = *parseTarget(target.toStdString());
    if (infoOf(question.target).isServer)
        question.agents = {named("GPTBot"), named("AhrefsBot"), named("Google-Extended"),
                           named("Googlebot")};
    const Export made = exportSite(site, question);
    std::string text;
    for (const File &file : made.files)
        text += "### " + file.name + "\n" + file.text;
    text += "### losses\n";
    for (const Loss &loss : made.losses)
        text += std::format("{} {} {}:{} {} => {} {}\n", lossName(loss.code),
                            severityName(loss.severity), loss.source.file,
                            loss.source.line ? loss.source.line->line.value : 0, loss.source.text,
                            loss.said.english(), loss.effect.english());
    const QString path = GATEPOST_SOURCE_DIR "/tests/cases/export/" + target + ".txt";
    if (qEnvironmentVariableIsSet("GATEPOST_REFRESH")) {
        QVERIFY(QDir().mkpath(GATEPOST_SOURCE_DIR "/tests/cases/export"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        return;
    }
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    QCOMPARE(QString::fromUtf8(QByteArray::fromStdString(text)), QString::fromUtf8(file.readAll()));
    for (const File &each : made.files)
        if (each.name.ends_with(".json"))
            QVERIFY(!QJsonDocument::fromJson(QByteArray::fromStdString(each.text)).isNull());
}

void TestExport::groups_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *robots, const char *expected) {
        QTest::newRow(name) << QByteArray(robots) << QByteArray(expected);
    };
    row("alike", "User-agent: GPTBot\nUser-agent: CCBot\nCrawl-delay: 10\n", "CCBot GPTBot 10 s");
    row("paces",
        "User-agent: GPTBot\nDisallow:\nCrawl-delay: 10\n\n"
        "User-agent: CCBot\nDisallow:\nCrawl-delay: 60\n",
        "CCBot 60 s | GPTBot 10 s");
    row("hours",
        "User-agent: GPTBot\nDisallow:\nVisit-time: 0600-0659\n\n"
        "User-agent: CCBot\nDisallow:\nVisit-time: 0700-0829\n",
        "CCBot 90 min | GPTBot 60 min");
    row("the slowest pace of the day",
        "User-agent: GPTBot\nRequest-rate: 1/10s 0000-1159\nRequest-rate: 1/60s 1200-2359\n",
        "GPTBot 60 s of some hours: The slowest pace of the day counts at every hour.");
    row("the slowest pace comes first",
        "User-agent: GPTBot\nRequest-rate: 1/60s 0000-1159\nRequest-rate: 1/10s 1200-2359\n",
        "GPTBot 60 s of some hours: The slowest pace of the day counts at every hour.");
    row("one pace of some hours", "User-agent: GPTBot\nRequest-rate: 1/10s 0000-1159\n",
        "GPTBot 10 s of some hours: The slowest pace of the day counts at every hour.");
}

/// Whom a server treats alike: who has the same rules, hours and pace.
void TestExport::groups() {
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, expected);
    const CompiledSite site = siteOf(robots.toStdString());
    const Question question{.target = Target::HAProxy,
                            .agents = {{named("GPTBot"), named("CCBot")}}};
    std::vector<std::string> all;
    for (AgentGroup &group : planOf(site, question).groups) {
        std::ranges::sort(group.names);
        std::string &text = all.emplace_back();
        for (const std::string &name : group.names)
            text += name + ' ';
        if (group.hours)
            text += std::format("{} min", group.hours->open.count());
        if (group.pace)
            text += std::format("{} s", group.pace->seconds);
        if (group.pace && group.pace->isOfSomeHours)
            text += " of some hours";
    }
    std::ranges::sort(all);
    std::string found;
    for (const std::string &each : all)
        found += (found.empty() ? "" : " | ") + each;
    for (const Loss &loss : exportSite(site, question).losses)
        if (loss.code == LossCode::Rate)
            found += ": " + loss.effect.english();
    QCOMPARE(QByteArray::fromStdString(found), expected);
}

/// What servers count in is no faster than what is stated, or the loss says so.
void TestExport::pacesAreNeverFaster() {
    struct Form {
        Target target;
        const char *regex; ///< requests, seconds, milliseconds, minutes
    };
    const std::array forms = {
        Form{Target::Nginx, R"(rate=(?<requests>\d+)r/(?:s|(?<minutes>m));)"},
        Form{Target::HAProxy, R"(expire (?<milliseconds>\d+)ms$|ge (?<requests>\d+) \})"},
        Form{Target::Varnish, R"(Gatepost, (?<requests>\d+), (?<seconds>[0-9.]+)s\))"}};
    std::mt19937 engine(11);
    for (int i = 0; i < 300; ++i) {
        const unsigned requests = 1 + engine() % (i % 3 == 0 ? 200 : 1);
        const unsigned seconds = 1 + engine() % (i % 2 == 0 ? 20 : 5000);
        const double stated = double(seconds) / requests;
        const CompiledSite site =
            siteOf(std::format("User-agent: GPTBot\nRequest-rate: {}/{}\n", requests, seconds));
        for (const Form &form : forms) {
            const Export made =
                exportSite(site, {.target = form.target, .agents = {{named("GPTBot")}}});
            QString text;
            for (const File &file : made.files)
                text += QString::fromStdString(file.text);
            const auto match =
                QRegularExpression(form.regex, QRegularExpression::MultilineOption).match(text);
            const std::string about =
                std::format("{} {}/{}", infoOf(form.target).name, requests, seconds);
            QVERIFY2(match.hasMatch(), about.c_str());
            const auto number = [&match](const char *name, double otherwise) {
                return match.hasCaptured(name) ? match.captured(name).toDouble() : otherwise;
            };
            const double period = match.hasCaptured("minutes") ? 60
                                  : match.hasCaptured("milliseconds")
                                      ? number("milliseconds", 0) / 1000
                                      : number("seconds", 1);
            const bool isTold = std::ranges::any_of(made.losses, [](const Loss &loss) {
                return loss.effect.english().contains("times as fast");
            });
            QVERIFY2(period / number("requests", 1) >= stated * (1 - 1e-9) || isTold,
                     about.c_str());
            QVERIFY2(!isTold || (form.target == Target::Nginx && stated > 60), about.c_str());
        }
    }
}

/// No line names them, so their losses are of one place.
void TestExport::everyNameThatIsLeftOutIsTold() {
    const CompiledSite site = siteOf("User-agent: *\nDisallow: /\n");
    const Export made =
        exportSite(site, {.target = Target::Nginx,
                          .agents = {{named("Mozilla"), named("Safari"), named("x"), named("y")}}});
    std::string told;
    for (const Loss &loss : made.losses)
        if (loss.code == LossCode::Unknown)
            told += loss.effect.english() + '\n';
    for (const char *name : {"“Mozilla”", "“Safari”", "“x”", "“y”"})
        QVERIFY2(told.contains(name), told.c_str());
}

void TestExport::demandsAreLosses_data() {
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const QByteArray &policy, const char *code) {
        QTest::newRow(policy.constData()) << policy << QByteArray(code);
    };
    for (const char *key : {"read", "summarise", "derivative", "train", "store", "compete",
                            "personalise", "monetise"}) {
        row(QByteArray(key) + ": no", "L6");
        row(QByteArray(key) + ": yes", "");
    }
    for (const char *key : {"read", "summarise", "derivative", "train"})
        row(QByteArray(key) + ": ask", "L6");
    for (const char *key : {"attribution", "link-back"}) {
        row(QByteArray(key) + ": required", "L6");
        row(QByteArray(key) + ": none", "");
    }
    row("announce: yes", "L6");
    row("announce: no", "");
    row("quote: short-only", "L6");
    row("crawl: no", "");
    row("crawl: ask", "L5");
}

/// What a line forbids or demands of the use of what was fetched is a loss of each server; what it permits is none.
void TestExport::demandsAreLosses() {
    QFETCH(QByteArray, policy);
    QFETCH(QByteArray, code);
    const CompiledSite site = siteOf("User-agent: *\nDisallow:\n", {}, policy.toStdString() + "\n");
    for (const TargetInfo &target : targets()) {
        if (!target.isServer)
            continue;
        std::set<std::string> codes;
        for (const Loss &loss : exportSite(site, {.target = target.target}).losses)
            if (loss.code == LossCode::Use || loss.code == LossCode::Ask)
                codes.insert(lossName(loss.code));
        std::string found;
        for (const std::string &each : codes)
            found += each;
        QCOMPARE(QByteArray::fromStdString(found), code);
    }
}

void TestExport::losses() {
    const CompiledSite site =
        siteOf("User-agent: CCBot\nCrawl-delay: 120\nDisallow: /a\n\nUser-agent: *-ai\nDisallow: "
               "/\n\nUser-agent: Google-Extended\nDisallow: /\n");
    const auto codes = [&](Target target) {
        std::string all;
        for (const Loss &loss : exportSite(site, {.target = target}).losses)
            all += std::format("{}{}:{} ", lossName(loss.code), severityName(loss.severity)[0],
                               loss.source.line ? loss.source.line->line.value : 0);
        return QString::fromStdString(all);
    };
    QCOMPARE(codes(Target::Nginx), QString("L3a:2 L8l:5 L1l:8 L4a:0 L9r:0 "));
    QCOMPARE(codes(Target::HAProxy), QString("L8l:5 L1l:8 L4a:0 L9r:0 "));
    QCOMPARE(codes(Target::Apache), QString("L3l:2 L8l:5 L1l:8 L4a:0 L9r:0 "));
}

/// Of every key: permitted only if the source permits it to the unknown and refuses it to nobody; unstated only if nobody states it.
void TestExport::statementsAreNeverMorePermissive() {
    std::mt19937 engine(5);
    const std::array<const char *, 4> words = {"yes", "no", "ask", nullptr};
    for (int i = 0; i < 300; ++i) {
        std::string policy;
        const char *global = words[engine() % 4];
        const char *block = words[engine() % 4];
        if (global != nullptr)
            policy += std::string("train: ") + global + "\n";
        if (block != nullptr)
            policy += std::string("[agent: data-harvester]\ntrain: ") + block + "\n";
        const int signal = static_cast<int>(engine() % 3);
        const std::string robots = signal == 0
                                       ? "User-agent: *\nDisallow:\n"
                                       : std::string("User-agent: *\nContent-Signal: ai-train=") +
                                             (signal == 1 ? "yes\n" : "no\n");
        const Statements all =
            statementsOf(siteOf(robots, {}, policy), {.target = Target::ContentSignal});
        const auto refuses = [](const char *word) {
            return word != nullptr && std::string_view(word) != "yes";
        };
        const bool no = refuses(global) || refuses(block) || signal == 2;
        const bool yes = !no && ((global != nullptr) || signal == 1);
        const auto site = all.byPath.find("/");
        const bool said = site != all.byPath.end() && site->second.contains(Key::AiTrain);
        QCOMPARE(said, no || yes);
        if (said)
            QCOMPARE(site->second.at(Key::AiTrain), yes);
    }
}

/// A rule is never cut down to the whole site, and the loss says what is refused instead.
void TestExport::cutRules_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("passes");
    QTest::addColumn<QByteArray>("effect"); // empty: nothing is lost
    const auto row = [](const char *rule, const char *target, const char *passes,
                        const QByteArray &effect = {}) {
        QTest::addRow("%.20s %s", rule, target)
            << QByteArray(rule) << QByteArray(target) << QByteArray(passes) << effect;
    };
    for (const char *target : {"nginx", "caddy", "varnish", "anubis"}) {
        row("/%%%%", target, "/a", QByteArray(target) == "anubis" ? "never sees such a path." : "");
        row("/%{REQUEST_URI}", target, "/a",
            QByteArray(target) == "anubis" ? "never sees such a path." : "");
        row("/*%$", target, "/a", QByteArray(target) == "anubis" ? "never sees such a path." : "");
    }
    row("/jobs*%", "nginx", "/jobs/a");
    row("/jobs*%", "caddy", "/jobs/a");
    row("/promo/100%-off", "nginx", "/promo/100a");
    static const QByteArray longer = QByteArray("/") + QByteArray(4000, 'x');
    static const QByteArray star = QByteArray("/a*") + QByteArray(4000, 'x');
    row(longer, "nginx", "/xx", "refused, which is more than the rule says.");
    row(star, "nginx", "/axx", "refused, which is more than the rule says.");
}

void TestExport::cutRules() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, passes);
    QFETCH(QByteArray, effect);
    const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: " + rule.toStdString() + "\n");
    Question question;
    question.target = *parseTarget(target.toStdString());
    question.agents = {named("GPTBot")};
    const Export made = exportSite(site, question);
    const ExportedServer server(question.target, made.files);
    QCOMPARE(server.wrong(), "");
    QVERIFY(server.answer({"GPTBot/1", passes.toStdString()}) == Answer::Passes);
    std::string effects;
    for (const Loss &loss : made.losses)
        if (loss.source.line)
            effects += loss.effect.english();
    QVERIFY2(effect.isEmpty() ? effects.empty() : effects.ends_with(effect.toStdString()),
             effects.c_str());
    // That there was no room is said as such.
    QCOMPARE(std::ranges::contains(made.losses, LossCode::Size, &Loss::code), rule.size() > 3000);
}

/// An Allow that is too long is left out: cut short it would open all that begins like it.
void TestExport::longAllow() {
    for (const std::size_t length : {3990U, 9000U}) { // the second one fits nowhere
        const std::string path = "/a/" + std::string(length, 'x');
        const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: /a\nAllow: " + path + "\n");
        for (const TargetInfo &target : targets()) {
            if (!target.isServer)
                continue;
            const Export made =
                exportSite(site, {.target = target.target, .agents = {{named("GPTBot")}}});
            const ExportedServer server(target.target, made.files);
            for (const std::string &other : {std::string("/a/xx"), path.substr(0, path.size() - 1),
                                             path.substr(0, 3900) + "y"})
                QVERIFY2(server.answer({"GPTBot/1", other}) == Answer::Refused, target.name.data());
            const bool fits = server.answer({"GPTBot/1", path}) == Answer::Passes;
            QVERIFY2(fits || std::ranges::contains(made.losses, LossCode::Size, &Loss::code),
                     target.name.data());
        }
    }
}

/// A rule that a service has no room for is a loss, and not before.
void TestExport::rulesThatDoNotFit_data() {
    QTest::addColumn<int>("target");
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("lost");
    QTest::newRow("AWS WAF: few") << int(Target::AwsWaf) << 20 << 20 << false;
    QTest::newRow("AWS WAF: units") << int(Target::AwsWaf) << 2600 << 20 << true;
    QTest::newRow("AWS WAF: a long literal") << int(Target::AwsWaf) << 1 << 250 << true;
    QTest::newRow("Cloudflare: few") << int(Target::Cloudflare) << 20 << 20 << false;
    QTest::newRow("Cloudflare: a long literal") << int(Target::Cloudflare) << 1 << 4090 << true;
}

void TestExport::rulesThatDoNotFit() {
    QFETCH(int, target);
    QFETCH(int, rules);
    QFETCH(int, length);
    QFETCH(bool, lost);
    std::string robots = "User-agent: GPTBot\n";
    for (int i = 0; i < rules; ++i)
        robots += std::format("Disallow: /{}{}/\n", std::string(std::size_t(length), 'y'), i);
    const Export made = exportSite(
        siteOf(robots), {.target = static_cast<Target>(target), .agents = {{named("GPTBot")}}});
    QCOMPARE(std::ranges::any_of(made.losses,
                                 [](const Loss &loss) {
                                     return loss.code == LossCode::Size &&
                                            loss.severity == Severity::Lost;
                                 }),
             lost);
}

/// What a chained file would say is not in the export.
void TestExport::chainThatWasNotRead() {
    for (const TargetInfo &target : targets()) {
        Site site;
        site.put(FileRole::Robots2, "train: yes\nchain: https://a.example/robots2.txt\n");
        site.follow([](const std::string &) {
            return std::unexpected(Message(GATEPOST_TEXT("test", "There is no such file.")));
        });
        const Export made = exportSite(CompiledSite(std::move(site)), {.target = target.target});
        const auto loss = std::ranges::find(made.losses, LossCode::Unread, &Loss::code);
        QVERIFY2(loss != made.losses.end(), target.name.data());
        QCOMPARE(loss->source.line->line.value, 2U);
        QVERIFY(loss->severity == Severity::Lost);
    }
}

/// A name that might be in a usual browser's header is looked for before the short cut, and costs the others nothing.
void TestExport::oddNamesLeaveTheShortCut() {
    const CompiledSite site = siteOf("User-agent: X22Mozilla\nUser-agent: GPTBot\nDisallow: /\n");
    const Export made = exportSite(
        site, {.target = Target::Nginx, .agents = {{named("X22Mozilla"), named("GPTBot")}}});
    QStringList order;
    for (const QString &line : QString::fromStdString(made.files[0].text).split('\n'))
        for (const char *name : {"x22mozilla", "Windows NT", "gptbot"})
            if (line.startsWith("    \"~") && line.contains(QLatin1String(name)))
                order += QString::fromLatin1(name);
    QCOMPARE(order.join(u' '), QString("x22mozilla Windows NT gptbot"));
    const ExportedServer server(Target::Nginx, made.files);
    for (const char *header : {"X22Mozilla/1", "GPTBot/1"})
        QVERIFY(server.answer({header, "/a"}) == Answer::Refused);
    for (const std::string_view browser : browserUserAgents())
        QVERIFY(server.answer({std::string(browser), "/a"}) == Answer::Passes);
}

/// nginx takes the default where an expression fails: it refuses.
void TestExport::aFailureRefuses() {
    const Export made = exportSite(siteOf("User-agent: GPTBot\nDisallow: /a\n"),
                                   {.target = Target::Nginx, .agents = {{named("GPTBot")}}});
    const QString text = QString::fromStdString(made.files[0].text);
    QVERIFY(text.contains("map $gp_request $gp_refused_1 {\n    default 1;\n    \"\" 0;\n"));
    QVERIFY(text.contains("    \"~^gp\" 0;\n}"));
}

void TestExport::stayWithinLimits() {
    std::string robots = "User-agent: GPTBot\nUser-agent: CCBot\n";
    for (int i = 0; i < 900; ++i)
        robots += std::format("{}: /folder{}/{}\n", i % 7 == 0 ? "Allow" : "Disallow", i,
                              std::string(static_cast<std::size_t>(i % 20) * 20, 'x'));
    const CompiledSite site = siteOf(robots);
    for (const std::string &line : {exportSite(site, {.target = Target::Nginx}).files[0].text,
                                    exportSite(site, {.target = Target::HAProxy}).files[1].text})
        for (const QByteArray &each : QByteArray::fromStdString(line).split('\n'))
            QVERIFY(each.size() < 4096); // nginx ends at 4,096 bytes
    const Export cloudflare = exportSite(site, {.target = Target::Cloudflare});
    const QJsonDocument rules =
        QJsonDocument::fromJson(QByteArray::fromStdString(cloudflare.files[0].text));
    QVERIFY(rules["rules"].toArray().size() > 5);
    for (const QJsonValue &rule : rules["rules"].toArray())
        QVERIFY(rule["expression"].toString().size() <= 4096);
    // A rule that does not fit into one expression is in the next.
    QVERIFY(std::ranges::none_of(cloudflare.losses, [](const Loss &loss) {
        return loss.code == LossCode::Size && loss.severity == Severity::Lost;
    }));
    const Export aws = exportSite(site, {.target = Target::AwsWaf});
    const QJsonDocument group =
        QJsonDocument::fromJson(QByteArray::fromStdString(aws.files[0].text));
    QVERIFY(group["Capacity"].toInt() <= 5000 && group["Capacity"].toInt() > 100);
}

QTEST_GUILESS_MAIN(TestExport)
#include "tst_export.moc"
