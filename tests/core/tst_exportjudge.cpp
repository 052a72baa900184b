// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Without loss, never more open: the files of every target, read back by readers that know only the target's language, against the
// simulator, with paths of up to 8 KiB, dots, raw bytes and odd spellings. GATEPOST_EXPORT_POLICIES: policies for each target.

#include "core/exact/stars.h"
#include "tests/support/exportreaders.h"
#include "tests/support/sites.h"

#include <QTest>

#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::exporting;
using namespace gatepost::test;

namespace {

const Instant kDay = *parseInstant("2026-11-20T12:00:00Z");

struct Random {
    std::mt19937 engine;
    std::size_t below(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(engine);
    }
    const std::string &oneOf(const std::vector<std::string> &list) {
        return list[below(list.size())];
    }
    std::string some(const std::vector<std::string> &pieces, std::size_t most) {
        std::string text;
        for (std::size_t count = below(most + 1); count > 0; --count)
            text += oneOf(pieces);
        return text;
    }
};

const std::vector<std::string> kRulePieces = {
    "a", "b",   "/",   "*",  "%7E", "%C3%A9", "?q=", "9", "C3",   "22",    "2x", "~",
    "|", "$",   "%2a", "A9", "-",   ".x",     "é",   "%", "%20",  "%%320", "%2", "%4%43",
    ".", "/..", "/./", "//", "%2F", "日",     "*",   "*", ".pdf", "=",     "&",  "folder/"};
const std::vector<std::string> kPathPieces = {
    "a",   "b",   "/",    "x",     "%7e",   "~",   "%C3%a9",  "\xC3\xA9", "?q=", "9",
    "%A9", "%39", "%C9",  "C3",    "|",     "%7C", "$",       "*",        "%2A", "%61",
    "%",   "%zz", "%4",   ".x",    "-",     "%2D", "22",      "%22",      "\"",  "2x",
    "%32", "%30", "%43",  "%%320", "%2%30", "..",  "/../",    "/./",      "//",  "%2F",
    "日",  ".",   "\xE6", ".pdf",  "=",     "&",   "folder/", "%222x"};

std::string rulesText(Random &random, bool extended) {
    std::vector<std::string> pieces = kRulePieces;
    if (extended)
        pieces.insert(pieces.end(), {"[a-c]", "?", "[!b]", "[0-9]", "??"});
    std::string text;
    for (std::size_t count = 1 + random.below(7); count > 0; --count) {
        std::string path = (random.below(5) == 0 ? "*" : "/") + random.some(pieces, 6);
        if (random.below(20) == 0) // longer than a server takes
            path += std::string(random.below(1200), random.below(2) == 0 ? 'a' : 'x') +
                    random.some(pieces, 3);
        text += std::string(random.below(5) < 2 ? "Allow: " : "Disallow: ") + path +
                (random.below(5) == 0 ? "$" : "") + "\n";
    }
    return text;
}

CompiledSite randomSite(Random &random) {
    const bool extended = random.below(4) == 0;
    std::string robots = random.below(3) == 0 ? "User-agent: *\n" : "User-agent: GPTBot\n";
    if (extended)
        robots += "Robot-version: 2.0\n";
    robots += rulesText(random, extended);
    std::string ai;
    std::string policy;
    if (random.below(3) == 0)
        ai = "User-agent: *\n" + rulesText(random, false);
    if (random.below(3) == 0)
        policy = "User-agent: GPTBot\n" + rulesText(random, false);
    return siteOf(robots, ai, policy);
}

/// Near the rules: a rule with something for its stars, or pieces; one in three is long.
std::string randomUrl(Random &random, const CompiledSite &site) {
    std::string url;
    const std::string_view text = site.tree(FileRole::Robots)->text();
    if (random.below(2) == 0) {
        std::vector<std::string> rules;
        for (std::size_t at = 0; (at = text.find("llow: ", at)) != std::string_view::npos;) {
            at += 6;
            rules.emplace_back(text.substr(at, text.find('\n', at) - at));
        }
        for (const char c : random.oneOf(rules))
            if (c == '*')
                url += random.some(kPathPieces, 3);
            else if (c != '$' || random.below(4) == 0)
                url += c;
    } else {
        url = random.some(kPathPieces, 6);
    }
    if (!url.starts_with('/'))
        url.insert(0, "/");
    if (random.below(3) == 0) {
        const std::size_t length = random.below(4) == 0 ? random.below(8192) : random.below(2048);
        const std::string &piece = random.oneOf(kPathPieces);
        std::string filler;
        while (filler.size() < length)
            filler += random.below(8) == 0 ? random.oneOf(kPathPieces) : piece;
        url.insert(1 + random.below(url.size()), filler);
    }
    std::erase_if(url, [](char c) { return c == '#' || c == ' ' || c == '\t'; });
    return url.substr(0, 8192);
}

bool losesRules(const Export &made) {
    return std::ranges::any_of(made.losses, [](const Loss &loss) {
        return loss.code == LossCode::Size && loss.severity == Severity::Lost;
    });
}

/// Nothing but what is said of every site, whatever its rules are.
bool isExact(const Export &made) {
    return std::ranges::none_of(made.losses, [](const Loss &loss) {
        return loss.source.line && (loss.code == LossCode::Spelling || loss.code == LossCode::Size);
    });
}

/// The one thing that a decoded path lets through, and the export says so.
bool losesSlashes(const Export &made) {
    return std::ranges::any_of(made.losses, [](const Loss &loss) {
        return loss.code == LossCode::Spelling &&
               loss.effect.english().contains("escaped slash counts as a slash");
    });
}

bool hasEscapedSlash(const std::string &url) {
    return url.contains("%2F") || url.contains("%2f");
}

/// Where a star could end, PCRE2 counts a step, and Varnish ends a request with 503 after 10,000: nothing passes.
bool mayFail(Target target, const std::string &url) {
    return target == Target::Varnish && url.size() > 9900;
}

std::string shown(const CompiledSite &site, const std::string &url) {
    std::string text = url.substr(0, 600) + std::format(" ({} bytes) in\n", url.size());
    for (const FileId file : site.site().present())
        text += std::format("-- {}\n{}", site.fileName(file), site.tree(file)->text());
    return text;
}

int policies() {
    const int set = qEnvironmentVariableIntValue("GATEPOST_EXPORT_POLICIES");
    return set > 0 ? set : 60;
}

} // namespace

class TestExportJudge : public QObject {
    Q_OBJECT

private slots:
    void longPaths_data();
    void longPaths();
    void repeatedDigits_data();
    void repeatedDigits();
    void openPercentsOfAllows_data();
    void openPercentsOfAllows();
    void manyStars();
    void servers_data();
    void servers();
    void plainPaths_data();
    void plainPaths();
    void statements_data();
    void statements();
};

void TestExportJudge::longPaths_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("filler");
    QTest::newRow("plain bytes") << QByteArray("/*.php$") << QByteArray("a");
    QTest::newRow("escapes") << QByteArray("/*.php$") << QByteArray("%C3%A9");
    QTest::newRow("needless escapes") << QByteArray("/*.php$") << QByteArray("%41");
    QTest::newRow("not anchored") << QByteArray("/*?*sort=") << QByteArray("a=b&");
    QTest::newRow("the rule's first byte") << QByteArray("/*.php") << QByteArray(".");
    QTest::newRow("digits of escapes") << QByteArray("/*C3*A9x") << QByteArray("%C3%B9");
    QTest::newRow("a stray percent") << QByteArray("/*%$") << QByteArray("%");
    QTest::newRow("raw bytes") << QByteArray("/*.php$") << QByteArray("\xC3\xA9");
}

/// One rule with a star opened every rule of its run beyond 1,300 bytes.
void TestExportJudge::longPaths() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, filler);
    const CompiledSite site =
        siteOf("User-agent: GPTBot\nDisallow: " + rule.toStdString() + "\nDisallow: /plain\n");
    const auto view = site.view(*identify("GPTBot"), Reading::Author);
    for (const Target target : {Target::Nginx, Target::HAProxy, Target::Apache, Target::Varnish,
                                Target::Lighttpd, Target::Caddy})
        for (const bool compact : {false, true}) {
            const Export made = exportSite(
                site, {.target = target, .agents = {{named("GPTBot")}}, .compact = compact});
            const ExportedServer server(target, made.files);
            QCOMPARE(server.wrong(), "");
            for (const int size : {10, 1200, 1400, 2048, 4096, 8192, 30000}) {
                const std::string fill = filler.repeated(size / int(filler.size())).toStdString();
                for (const std::string &url : {"/plain" + fill, "/" + fill, "/" + fill + ".php",
                                               "/?" + fill + "sort=1", "/" + fill + "C3%A9xA9x"}) {
                    if (compact && url.contains('%'))
                        continue;
                    const bool denied =
                        site.fetch(*view, PathQuestion(url), kDay).decision == Decision::Deny;
                    const Answer got = server.answer({"GPTBot/1.2", url});
                    const std::string place = std::format("{} {} {} {}", infoOf(target).name,
                                                          compact, size, url.substr(0, 60));
                    const bool strange = std::ranges::any_of(url, [](char c) { return c < 0; }) ||
                                         url.contains("%%") || url.ends_with('%');
                    if (got == Answer::Failed && mayFail(target, url))
                        continue;
                    QVERIFY2(got != Answer::Failed, place.c_str());
                    if ((target == Target::Caddy || target == Target::Lighttpd) && strange)
                        QVERIFY2(got == Answer::Refused || !denied, place.c_str());
                    else
                        QVERIFY2((got == Answer::Refused) == denied, place.c_str());
                }
            }
        }
}

void TestExportJudge::repeatedDigits_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("url");
    const auto row = [](const char *rule, const char *url) {
        QTest::addRow("%s %s", rule, url) << QByteArray(rule) << QByteArray(url);
    };
    // What begins earlier in an escape leaves more for the next star.
    row("/*22*2x", "/%222x");
    row("/*22*22*2x", "/%22222x");
    row("/*A*A9x", "/%AAA9x");
    row("/*CC*C3", "/%CCC3");
    // A stray % at its end or before a star is itself, or what any escape begins with.
    row("/jobs*%", "/jobs/a%C3%A9");
    row("/jobs*%", "/jobs/a%zz");
    row("/*%$", "/a%");
    row("/%%%%", "/%%%%");
    row("/%2", "/%2F");
    row("/%2", "/\"");
    row("/%2*x", "/%2Fx");
    row("/%*9", "/%C9");
}

void TestExportJudge::repeatedDigits() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, url);
    const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: " + rule.toStdString() + "\n");
    const auto view = site.view(*identify("GPTBot"), Reading::Author);
    QCOMPARE(site.fetch(*view, PathQuestion(url.toStdString()), kDay).decision, Decision::Deny);
    for (const TargetInfo &target : targets().first(6)) {
        const Export made =
            exportSite(site, {.target = target.target, .agents = {{named("GPTBot")}}});
        const ExportedServer server(target.target, made.files);
        QVERIFY2(server.answer({"GPTBot/1.2", url.toStdString()}) == Answer::Refused,
                 target.name.data());
        QVERIFY2(server.answer({"GPTBot/1.2", "/other"}) == Answer::Passes, target.name.data());
    }
}

void TestExportJudge::openPercentsOfAllows_data() {
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("url");
    QTest::newRow("any escape") << QByteArray("/%*9") << QByteArray("/%C3%A8");
    QTest::newRow("one digit of it") << QByteArray("/%C*9x") << QByteArray("/%C3%A8");
}

/// An Allow that cannot be written as it is opens nothing, rather than all that begins like it.
void TestExportJudge::openPercentsOfAllows() {
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, url);
    const CompiledSite site =
        siteOf("User-agent: GPTBot\nDisallow: /\nAllow: " + rule.toStdString() + "\n");
    for (const TargetInfo &target : targets().first(6)) {
        const Export made =
            exportSite(site, {.target = target.target, .agents = {{named("GPTBot")}}});
        const ExportedServer server(target.target, made.files);
        QVERIFY2(server.answer({"GPTBot/1.2", url.toStdString()}) == Answer::Refused,
                 target.name.data());
    }
}

/// Hundreds of stars over a long URL stay below the limits of all servers.
void TestExportJudge::manyStars() {
    std::string robots = "User-agent: GPTBot\n";
    for (int i = 0; i < 300; ++i)
        robots += std::format("Disallow: /*sort{}=*&page{}=*x\n", i, i);
    const CompiledSite site = siteOf(robots);
    for (const Target target :
         {Target::Nginx, Target::HAProxy, Target::Apache, Target::Varnish, Target::Lighttpd}) {
        const Export made = exportSite(site, {.target = target, .agents = {{named("GPTBot")}}});
        const ExportedServer server(target, made.files);
        std::string url = "/?";
        while (url.size() < 8000)
            url += "color=red&size=xl&";
        QVERIFY2(server.answer({"GPTBot/1", url}) == Answer::Passes, infoOf(target).name.data());
        QVERIFY2(server.answer({"GPTBot/1", url + "sort7=1&page7=x"}) == Answer::Refused,
                 infoOf(target).name.data());
    }
}

void TestExportJudge::servers_data() {
    QTest::addColumn<int>("target");
    for (const TargetInfo &target : targets())
        if (target.isServer)
            QTest::newRow(std::string(target.name).c_str()) << static_cast<int>(target.target);
}

void TestExportJudge::servers() {
    QFETCH(int, target);
    const auto asked = static_cast<Target>(target);
    Random random{std::mt19937(2026)};
    int compared = 0;
    int refused = 0;
    int same = 0;
    int failed = 0;
    for (int i = 0; i < policies(); ++i) {
        const CompiledSite site = randomSite(random);
        const auto view = site.view(*identify("GPTBot"), Reading::Author);
        const Export made = exportSite(site, {.target = asked, .agents = {{named("GPTBot")}}});
        const ExportedServer server(asked, made.files);
        QCOMPARE(server.wrong(), "");
        const bool loses = losesRules(made);
        const bool exact = isExact(made) && infoOf(asked).isTried;
        const bool slashes = losesSlashes(made);
        for (int j = 0; j < 25; ++j) {
            const std::string sent = randomUrl(random, site);
            std::string url = sent;
            if (asked == Target::Cloudflare || asked == Target::AwsWaf) // L4: as it is normalised
                url = exact::canonicalPath(url, exact::Domain::Normalised);
            const bool odd = std::ranges::any_of(url, [](char c) { return c < 0; });
            bool malformed = odd;
            for (std::size_t at = url.find('%'); at != std::string::npos;
                 at = url.find('%', at + 1))
                malformed = malformed ||
                            !std::ranges::all_of(
                                url.substr(at + 1, 2),
                                [](char c) {
                                    return std::string_view("0123456789ABCDEFabcdef").contains(c);
                                }) ||
                            at + 2 >= url.size();
            if (asked == Target::Anubis && (malformed || (slashes && hasEscapedSlash(url))))
                continue; // Go answers them itself; L4
            const bool bare = url.contains('?') && url.find('?') + 1 == url.size();
            const bool denied = // normalised once: "%4%43" becomes "%4C", which is not read again
                site.fetch(*view, PathQuestion(sent), kDay).decision == Decision::Deny;
            const Answer got = server.answer({"Mozilla/5.0 (compatible; GPTBot/1.2)", url});
            const std::string place = shown(site, sent);
            ++compared;
            refused += denied;
            same += (got == Answer::Refused) == denied;
            if (asked == Target::Lighttpd && odd) {
                QVERIFY2(got != Answer::Passes || url.find('?') == 11 || !denied, place.c_str());
                continue; // refused, or not UTF-8: the connection is dropped
            }
            if (got == Answer::Failed && asked == Target::Varnish) {
                ++failed; // a rule that repeats its own beginning may need 10,000 steps sooner
                continue;
            }
            QVERIFY2(got != Answer::Failed, ("failed: " + place).c_str());
            const bool service = asked == Target::AwsWaf || asked == Target::Anubis;
            if (!loses && !(service && bare))
                QVERIFY2(got == Answer::Refused || !denied, ("more open: " + place).c_str());
            if (exact && !(asked == Target::Caddy && malformed))
                QVERIFY2((got == Answer::Refused) == denied, ("less open: " + place).c_str());
        }
        QVERIFY(server.answer({"Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0", "/a"}) ==
                Answer::Passes);
        QVERIFY(server.answer({"GPTBot/1.2", "/robots.txt"}) == Answer::Passes);
    }
    qInfo("%d requests, %d denied, %d answered the same, %d failed", compared, refused, same,
          failed);
    QVERIFY(failed <= compared / 100);
    QVERIFY(refused > compared / 20 && same > compared / 2);
}

void TestExportJudge::plainPaths_data() {
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("refused");
    for (const char *url :
         {"//members/a", "/./members/a", "/x/../members/a", "/members%2Fa", "/%2e/members/a",
          "/x/%2E./members/a", "/a\\b", "/a%5cb", "/a/..", "/a/.?x=1", "/.", "/members/a"})
        QTest::newRow(url) << QByteArray(url) << true;
    for (const char *url : {"/", "/a", "/a/", "/a.b/.c", "/..a/b", "/a/...", "/a?u=//b/../c%2F",
                            "/robots.txt", "/.well-known/x"})
        QTest::newRow(url) << QByteArray(url) << false;
}

/// X8: one page has many spellings. Without the option they are compared as they were sent, and L4 says so.
void TestExportJudge::plainPaths() {
    QFETCH(QByteArray, url);
    QFETCH(bool, refused);
    const CompiledSite site = siteOf("User-agent: GPTBot\nDisallow: /members/\nDisallow: /n?\n");
    const auto names = [](const Export &made) {
        return std::ranges::any_of(made.losses, [](const Loss &loss) {
            return loss.code == LossCode::Spelling && loss.effect.english().contains("/x/../a/b");
        });
    };
    for (const TargetInfo &target : targets().first(6)) {
        Question question{.target = target.target, .agents = {{named("GPTBot")}}};
        QVERIFY(names(exportSite(site, question)));
        question.plainPaths = true;
        const Export made = exportSite(site, question);
        QVERIFY(!names(made));
        const ExportedServer server(target.target, made.files);
        QCOMPARE(server.wrong(), "");
        const Answer got = server.answer({"GPTBot/1.2", url.toStdString()});
        QVERIFY2(got == (refused ? Answer::Refused : Answer::Passes), target.name.data());
        QVERIFY(server.answer({"Firefox/1", url.toStdString()}) == Answer::Passes);
    }
}

void TestExportJudge::statements_data() {
    QTest::addColumn<int>("target");
    for (const TargetInfo &target : targets())
        if (!target.isServer && target.target != Target::WordPress) // which answers with the files
            QTest::newRow(std::string(target.name).c_str()) << static_cast<int>(target.target);
}

/// What is permitted to everybody is refused to nobody: neither by a word of use nor, where robots.txt is not read, by a rule for paths.
void TestExportJudge::statements() {
    QFETCH(int, target);
    const auto asked = static_cast<Target>(target);
    const bool alone = asked == Target::TdmRep || asked == Target::Rsl;
    Random random{std::mt19937(7)};
    const std::vector<std::string> words = {"train: yes",     "train: no",       "train: ask",
                                            "summarise: yes", "derivative: yes", "derivative: no",
                                            "crawl: yes",     "read: yes",       "read: no",
                                            "crawl: no",      "crawl: ask"};
    const std::vector<std::string> lines = {
        "Content-Signal: ai-train=yes, search=yes, ai-input=yes",
        "Content-Signal: search=no",
        "Content-Usage: train-ai=y, search=y, ai-use=y",
        "Content-Usage: /a train-ai=n",
        "Content-Usage: /a/b search=n",
        "DisallowAITraining: *.pdf",
        "DisallowAITraining: */b",
        "DisallowAITraining: /a",
        "AllowAITraining: /",
        "DisallowAITraining: /b$"};
    const std::vector<std::string> pieces = {"a", "b", "/", ".pdf", "%C3%A9", "é", "*", "x"};
    int permitted = 0;
    for (int i = 0; i < policies() * 3; ++i) {
        std::string robots;
        for (const char *agent : {"*", "GPTBot", "Googlebot"}) {
            if (random.below(2) == 0 && agent[0] != '*')
                continue;
            robots += std::string("User-agent: ") + agent + "\n";
            for (std::size_t count = random.below(4); count > 0; --count)
                robots += (random.below(3) > 0
                               ? random.oneOf(lines)
                               : std::string(random.below(3) == 0 ? "Allow: /" : "Disallow: ") +
                                     (random.below(3) == 0 ? "*" : "/") + random.some(pieces, 3)) +
                          "\n";
            robots += "Disallow:\n\n";
        }
        std::string policy = random.below(4) == 0 ? "" : "crawl: yes\nread: yes\ntrain: yes\n";
        for (std::size_t count = random.below(3); count > 0; --count)
            policy += random.oneOf(words) + "\n";
        if (random.below(3) == 0)
            policy += "[agent: data-harvester]\n" + random.oneOf(words) + "\n";
        const CompiledSite site = siteOf(robots, {}, policy);
        const Export made = exportSite(site, {.target = asked});
        for (int j = 0; j < 25; ++j) {
            std::string path = "/" + random.some(pieces, 4);
            std::erase(path, '*');
            path = exact::canonicalPath(path, exact::Domain::Normalised);
            for (const std::string_view key : {"ai-train", "search"}) {
                const char said = statedBy(asked, made.files, key, path);
                const std::string place = shown(site, path) + made.files[0].text;
                QVERIFY2(said != '!', ("not well-formed: " + place).c_str());
                if (said != 'y')
                    continue;
                ++permitted;
                for (const char *agent : {"GPTBot", "Googlebot", "CCBot", "Nobody"}) {
                    Query query;
                    query.agent = *identify(agent);
                    query.url = path;
                    query.at = kDay;
                    const Verdict verdict = site.simulate(std::move(query));
                    const auto refuses = [](const SignalMap &map, std::string_view name) {
                        return std::ranges::any_of(map, [&](const auto &each) {
                            return each.first == name &&
                                   (each.second == "no" || each.second == "n");
                        });
                    };
                    const bool trains = key == "ai-train";
                    const std::string why = std::format("{} {}: {}", agent, key, place);
                    QVERIFY2(!refuses(verdict.signals.contentSignal, key), why.c_str());
                    QVERIFY2(!refuses(verdict.signals.contentUsage, trains ? "train-ai" : "search"),
                             why.c_str());
                    QVERIFY2(!trains || verdict.signals.aiTraining != std::optional(false),
                             why.c_str());
                    const UseVerdict *use = verdict.useOf(DirectiveId::Train);
                    const auto *stated = use != nullptr && use->stated ? &*use->stated : nullptr;
                    QVERIFY2(!trains || stated == nullptr || termOf(*stated) == Term::Yes,
                             why.c_str());
                    const bool counts = trains || std::string_view(agent) != "GPTBot";
                    if (alone && counts && std::string_view(agent) != "CCBot")
                        QVERIFY2(verdict.fetch.decision == Decision::Allow, why.c_str());
                }
            }
        }
    }
    qInfo("%d permissions", permitted);
    QVERIFY(permitted > 20 || asked == Target::XRobotsTag);
}

QTEST_APPLESS_MAIN(TestExportJudge)
#include "tst_exportjudge.moc"
