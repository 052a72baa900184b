// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/path.h"
#include "core/match/ruleset.h"
#include "core/match/search.h"
#include "core/match/shell.h"
#include "tests/support/matchoracle.h"

#include <QTest>

#include <random>
#include <string>
#include <thread>
#include <vector>

using namespace gatepost;

namespace {

/// "Allow /a | Disallow /b" as rules; the line is the index. The text must outlive them.
std::vector<RuleLine> rulesOf(std::string_view text) {
    std::vector<RuleLine> rules;
    while (!text.empty()) {
        const std::size_t bar = std::min(text.find(" | "), text.size());
        const std::string_view one = text.substr(0, bar);
        const std::size_t blank = std::min(one.find(' '), one.size());
        rules.push_back({.value = one.substr(std::min(blank + 1, one.size())),
                         .line = static_cast<std::uint32_t>(rules.size()),
                         .kind = one.starts_with("A") ? RuleKind::Allow : RuleKind::Disallow});
        text.remove_prefix(std::min(bar + 3, text.size()));
    }
    return rules;
}

QString print(const PathDecision &decision) {
    QString text;
    switch (decision.outcome) {
    case PathOutcome::NoRule: text = QStringLiteral("no rule"); break;
    case PathOutcome::Allowed: text = QStringLiteral("allowed"); break;
    case PathOutcome::Disallowed: text = QStringLiteral("disallowed"); break;
    case PathOutcome::DisallowedByDefault: text = QStringLiteral("the rest"); break;
    }
    return decision.rule ? text + QStringLiteral(" %1").arg(*decision.rule) : text;
}

QString print(const RuleReport &report) {
    const auto withLengths = [&](const char *name) {
        return QStringLiteral("%1 %2<%3")
            .arg(QLatin1StringView(name))
            .arg(report.length)
            .arg(report.decidedLength);
    };
    switch (report.fate) {
    case RuleFate::Decided: return QStringLiteral("decided %1").arg(report.length);
    case RuleFate::NoMatch: return QStringLiteral("no match");
    case RuleFate::MatchesNothing: return QStringLiteral("matches nothing");
    case RuleFate::Shorter: return withLengths("shorter");
    case RuleFate::TieToAllow: return QStringLiteral("tie");
    case RuleFate::SameRule: return QStringLiteral("same");
    case RuleFate::LowerStep: return QStringLiteral("lower step");
    case RuleFate::LaterLine: return QStringLiteral("later line");
    }
    return {};
}

QString print(const std::vector<RuleReport> &reports) {
    QStringList parts;
    for (const RuleReport &report : reports)
        parts << QStringLiteral("%1: %2").arg(report.rule).arg(print(report));
    return parts.join(QStringLiteral("; "));
}

struct Case {
    const char *name;
    PathReading reading;
    const char *rules;
    const char *url;
    const char *expected;
};

constexpr PathReading kRfc = PathReading::Rfc9309;
constexpr PathReading kExt = PathReading::Extended;
constexpr PathReading kGoogle = PathReading::Google;
constexpr PathReading kKoster = PathReading::Koster1994;

constexpr Case kCases[] = {
    {"S22-no-rules", kRfc, "", "/", "no rule"},
    {"S22-prefix", kRfc, "D /cart", "/cartoons", "disallowed 0"},
    {"S22-prefix-not-inside", kRfc, "D /cart", "/a/cart", "no rule"},
    {"S22-case-counts", kRfc, "D /Cart", "/cart", "no rule"},
    {"S22-empty-is-no-rule", kRfc, "D  | A ", "/", "no rule"},
    {"S22-no-leading-slash", kRfc, "D temp", "/temp", "no rule"},
    {"S22-dollar-alone", kRfc, "D $", "/", "no rule"},
    {"S22-star-alone", kRfc, "D *", "/", "disallowed 0"},
    {"S22-star-dollar", kRfc, "D *$", "/x", "disallowed 0"},
    {"S22-two-stars", kRfc, "D **", "/x", "disallowed 0"},
    {"S22-slash-dollar", kRfc, "D /$", "/", "disallowed 0"},
    {"S22-slash-dollar-only-root", kRfc, "D /$", "/a", "no rule"},
    {"S22-query-is-matched", kRfc, "D /*?", "/a?x", "disallowed 0"},
    {"S22-leading-star", kRfc, "D *session=", "/list?session=4", "disallowed 0"},
    {"S22-star-matches-nothing-too", kRfc, "D /a*b", "/ab", "disallowed 0"},
    {"S22-star-and-anchor", kRfc, "D /fish*.php$", "/fishing/list.php", "disallowed 0"},
    {"S22-anchor-needs-the-end", kRfc, "D /fish*.php$", "/fish.php?x=1", "no rule"},
    {"S22-anchor-takes-the-last", kRfc, "D /*a$", "/banana", "disallowed 0"},
    {"S22-anchor-does-not-overlap", kRfc, "D /ab*ba$", "/aba", "no rule"},
    {"S22-pieces-in-order", kRfc, "D /*b*a$", "/ab", "no rule"},
    {"S22-pieces-do-not-overlap", kRfc, "D /*aba*aba", "/ababa", "no rule"},
    {"S22-pieces-side-by-side", kRfc, "D /*aba*aba", "/abaaba", "disallowed 0"},
    {"S22-trailing-star-before-anchor", kRfc, "D /a*$", "/abc", "disallowed 0"},
    {"S22-dollar-dollar", kRfc, "D /a$$", "/a$", "disallowed 0"},
    {"S22-dollar-before-star", kRfc, "D /a$*", "/a$b", "disallowed 0"},
    {"S22-dollar-before-star-is-literal", kRfc, "D /a$*", "/a", "no rule"},
    {"S22-many-stars-inside", kRfc, "D /a***c", "/abbc", "disallowed 0"},

    {"S23-longest", kRfc, "D / | A /public", "/public/a", "allowed 1"},
    {"S23-longest-whatever-order", kRfc, "A /public | D /", "/public/a", "allowed 0"},
    {"S23-tie-goes-to-allow", kRfc, "D /a/* | A /a/b", "/a/b", "allowed 1"},
    {"S23-tie-names-the-earlier", kRfc, "D /a/* | D /a/b | D /a/b", "/a/b", "disallowed 0"},
    {"S23-trailing-star-counts", kRfc, "A /a/b | D /a/**", "/a/b", "disallowed 1"},
    {"S23-anchor-counts", kRfc, "A /a/b | D /a/b$", "/a/b", "disallowed 1"},
    {"S23-inner-dollar-counts-three", kRfc, "D /a$* | A /**", "/a$", "disallowed 0"},
    {"S23-length-after-normalising", kRfc, "A /%7Ejo | D /~joe", "/~joe", "disallowed 1"},
    {"S23-non-ascii-counts-six", kRfc, "D /\xC3\xA9 | A /*****", "/\xC3\xA9", "disallowed 0"},

    {"S24-non-ascii-rule", kRfc, "D /caf\xC3\xA9", "/caf%c3%a9/menu", "disallowed 0"},
    {"S24-non-ascii-url", kRfc, "D /caf%C3%a9", "/caf\xC3\xA9", "disallowed 0"},
    {"S24-unreserved-decoded", kRfc, "D /%7Ejoe/", "/~joe/x", "disallowed 0"},
    {"S24-reserved-stays", kRfc, "D /a%2Fb", "/a/b", "no rule"},
    {"S24-escaped-star-in-rule", kRfc, "D /a%2Ab", "/a*b", "disallowed 0"},
    {"S24-escaped-star-is-no-wildcard", kRfc, "D /a%2Ab", "/axb", "no rule"},
    {"S24-escaped-dollar-in-rule", kRfc, "D /a%24", "/a$b", "disallowed 0"},
    {"S24-dollar-inside", kRfc, "D /a$b", "/a$b", "disallowed 0"},
    {"S24-broken-escape-stays", kRfc, "D /%zz", "/%zz", "disallowed 0"},
    {"S24-not-decoded-twice", kRfc, "D /%2541", "/A", "no rule"},

    {"S25-whole-url", kRfc, "D /a$", "https://shop.example/a#top", "disallowed 0"},
    {"S25-empty-path", kRfc, "D /$", "https://shop.example", "disallowed 0"},

    {"S31-explicit-is-the-whole-path", kExt, "D /order.cgi", "/order.cgi2", "no rule"},
    {"S31-explicit-equals", kExt, "D /order.cgi", "/order.cgi", "disallowed 0"},
    {"S31-dollar-is-literal", kExt, "D /a$", "/a", "no rule"},
    {"S31-dollar-matches-itself", kExt, "D /a$", "/a$", "disallowed 0"},
    {"S31-pattern-is-whole-path", kExt, "D /a*b", "/a/bc", "no rule"},
    {"S31-star-crosses-slashes", kExt, "D /a*b", "/a/x/b", "disallowed 0"},
    {"S31-dollar-in-pattern", kExt, "D /*$", "/x", "no rule"},
    {"S31-dollar-in-pattern-matches", kExt, "D /*$", "/x$", "disallowed 0"},
    {"S31-question-mark-and-set", kExt, "D /v?/[a-c]*", "/v2/beta", "disallowed 0"},
    {"S31-set-holds-not", kExt, "D /v?/[a-c]*", "/v2/delta", "no rule"},
    {"S31-question-mark-is-one-byte", kExt, "D /?", "/", "no rule"},
    {"S31-question-mark-of-normalised", kExt, "D /???", "/\xC3", "disallowed 0"},
    {"S31-negated-set", kExt, "D /[!a-c]", "/d", "disallowed 0"},
    {"S31-negated-set-holds", kExt, "D /[!a-c]", "/b", "no rule"},
    {"S31-only-bang-negates", kExt, "D /[^a]", "/a", "disallowed 0"},
    {"S31-bracket-first-is-literal", kExt, "D /[]a]", "/]", "disallowed 0"},
    {"S31-bracket-first-negated", kExt, "D /[!]a]", "/]", "no rule"},
    {"S31-hyphen-last-is-literal", kExt, "D /[a-]", "/-", "disallowed 0"},
    {"S31-range-backwards-is-empty", kExt, "D /[c-a]", "/b", "no rule"},
    {"S31-unclosed-set-is-literal", kExt, "D /[a", "/[a", "disallowed 0"},
    {"S31-unclosed-after-closed", kExt, "D /[a][b", "/a[b", "disallowed 0"},
    {"S31-only-first-bracket-is-unclosed", kExt, "D /[]*", "/[]x", "disallowed 0"},
    {"S31-escaped-star", kExt, "D /a\\*b", "/a*b", "disallowed 0"},
    {"S31-escaped-star-is-no-wildcard", kExt, "D /a\\*b", "/axb", "no rule"},
    {"S31-escaped-question-mark", kExt, "D /a\\?b*", "/a?bc", "disallowed 0"},
    {"S31-escape-in-a-set", kExt, "D /[\\]]x", "/]x", "disallowed 0"},
    {"S31-final-backslash", kExt, "D /a\\", "/a\\", "disallowed 0"},
    {"S31-high-byte-in-set", kExt, "D /[\xC3]*", "/\xC3", "no rule"},
    {"S31-literal-parts-normalised", kExt, "D /%7ejo\xC3\xA9*", "/~jo%c3%a9!", "disallowed 0"},
    {"S31-escaped-percent", kExt, "D /\\%7Ejo?", "/~joe", "disallowed 0"},
    {"S31-set-after-star", kExt, "D *[0-9][0-9].htm", "/a1/b22.htm", "disallowed 0"},
    {"S31-no-leading-slash-pattern", kExt, "D ?a", "/a", "disallowed 0"},

    {"S32-explicit-allow-first", kExt, "D /* | A /a", "/a", "allowed 1"},
    {"S32-disallow-before-pattern-allow", kExt, "A /a* | D /ab*", "/abc", "disallowed 1"},
    {"S32-explicit-disallow-before-pattern-allow", kExt, "A /a* | D /ab", "/ab", "disallowed 1"},
    {"S32-bare-star-is-the-rest", kExt, "D * | A *.html", "/x.php", "disallowed 0"},
    {"S32-pattern-allow-before-bare-star", kExt, "D * | A *.html", "/x.html", "allowed 1"},
    {"S32-two-stars-are-not-bare", kExt, "D ** | A *.html", "/x.html", "disallowed 0"},
    {"S32-allow-only-group", kExt, "A *index.html", "/products.html", "the rest"},
    {"S32-allow-only-with-empty-disallow", kExt, "A /a | D ", "/b", "the rest"},
    {"S32-empty-allow-is-no-rule", kExt, "A ", "/b", "no rule"},
    {"S32-disallow-only", kExt, "D /a", "/b", "no rule"},
    {"S32-first-line-of-the-step", kExt, "D /a* | D /ab | D /ab", "/ab", "disallowed 0"},

    {"S90-index-html-is-its-folder", kGoogle, "D / | A /a/index.html", "/a/", "allowed 1"},
    {"S90-index-htm-prefix", kGoogle, "D / | A /a/index.htmx?y", "/a/", "allowed 1"},
    {"S90-index-folder-is-anchored", kGoogle, "D / | A /a/index.html", "/a/b", "disallowed 0"},
    {"S90-index-only-allow", kGoogle, "D /a/index.html", "/a/", "no rule"},
    {"S90-index-last-segment", kGoogle, "D / | A /index.html/a", "/", "disallowed 0"},
    {"S90-index-itself", kGoogle, "D /a/index.htm** | A /a/index.html", "/a/index.html",
     "disallowed 0"},
    {"S90-index-folder-has-its-own-length", kGoogle, "D /a/*** | A /a/index.html", "/a/",
     "disallowed 0"},
    {"S90-index-with-star", kGoogle, "D / | A /*/index.html", "/a/b/", "allowed 1"},
    {"S90-nothing-decoded", kGoogle, "D /%7Ejoe", "/~joe", "no rule"},
    {"S90-hex-upper-in-rules", kGoogle, "D /%c3%a9", "/\xC3\xA9", "disallowed 0"},
    {"S90-hex-not-upper-in-urls", kGoogle, "D /%c3", "/%c3", "no rule"},
    {"S90-dollar-inside-is-itself", kGoogle, "D /a$b", "/a$b", "disallowed 0"},
    {"S90-dollar-inside-counts-one", kGoogle, "D /a$b | A /a***", "/a$b", "allowed 1"},
    {"S90-star-in-the-url", kGoogle, "D /a%2Ab", "/a*b", "no rule"},
    {"S90-semicolon-begins-a-path", kGoogle, "D /;x", "https://a.example;x", "disallowed 0"},
    {"S90-leading-slashes-are-a-path", kGoogle, "D /b", "//a/b", "no rule"},
    {"S90-leading-slashes-are-matched", kGoogle, "D //a", "//a/b", "disallowed 0"},
    {"S90-leading-slashes-behind-a-host", kGoogle, "D /b", "https://h.example//a/b", "no rule"},

    {"S91-first-rule-decides", kKoster, "D / | A /public", "/public", "disallowed 0"},
    {"S91-first-rule-decides-allow", kKoster, "A /public | D /", "/public", "allowed 0"},
    {"S91-star-is-literal", kKoster, "D /a*b", "/axb", "no rule"},
    {"S91-star-matches-itself", kKoster, "D /a*b", "/a*bc", "disallowed 0"},
    {"S91-dollar-is-literal", kKoster, "D /a$", "/a$b", "disallowed 0"},
    {"S91-empty-is-no-rule", kKoster, "D  | A /a", "/a", "allowed 1"},
    {"S91-normalised", kKoster, "D /%7ejo\xC3\xA9", "/~jo%c3%a9", "disallowed 0"},
    {"S91-star-alone-is-nothing", kKoster, "D *", "/", "no rule"},
};

constexpr Case kFates[] = {
    {"S80-shorter", kRfc, "D / | A /public/", "/public/a", "0: shorter 1<8; 1: decided 8"},
    {"S80-no-match", kRfc, "D /x | A ", "/a", "0: no match; 1: matches nothing"},
    {"S80-matches-nothing", kRfc, "D temp | D / | D $", "/temp",
     "0: matches nothing; 1: decided 1; 2: matches nothing"},
    {"S80-tie", kRfc, "D /a* | A /a/ | A /a/", "/a/b", "0: tie; 1: decided 3; 2: same"},
    {"S80-google-folder", kGoogle, "D / | A /a/index.html", "/a/", "0: shorter 1<4; 1: decided 4"},
    {"S80-koster", kKoster, "D /b | D /a | A /a/b", "/a/b",
     "0: no match; 1: decided 2; 2: later line"},
    {"S80-extended", kExt, "D * | A /a* | D /b | A /a? | A temp", "/ab",
     "0: lower step; 1: decided 3; 2: no match; 3: later line; 4: matches nothing"},
    {"S80-extended-the-rest", kExt, "A /a", "/b", "0: no match"},
};

const char *nameOf(PathReading reading) {
    switch (reading) {
    case PathReading::Rfc9309: return "rfc9309";
    case PathReading::Extended: return "extended";
    case PathReading::Google: return "google";
    case PathReading::Koster1994: return "koster1994";
    }
    return "";
}

/// Random texts over small alphabets, so that patterns match often and everything meets everything.
class Dice {
public:
    explicit Dice(unsigned seed) : m_random(seed) {}
    unsigned below(unsigned count) { return m_random() % count; }
    std::string text(std::string_view alphabet, unsigned most) {
        std::string result(below(most + 1), ' ');
        for (char &c : result)
            c = alphabet[below(static_cast<unsigned>(alphabet.size()))];
        return result;
    }

private:
    std::mt19937 m_random;
};

struct RandomSet {
    std::vector<std::string> values;
    std::vector<RuleLine> rules;
};

RandomSet randomRules(Dice &dice, PathReading reading, unsigned count) {
    static constexpr std::string_view kAlphabets[] = {"ab/*", "a*$", "ab*$/%4172aE", "ab/*$\xC3?"};
    static constexpr std::string_view kShell[] = {"ab/*?", "ab[]!-*?\\", "a$%47*?\\/",
                                                  "ab*?[]\xC3"};
    RandomSet set;
    for (unsigned i = 0; i < count; ++i) {
        const unsigned which = dice.below(4);
        std::string value =
            dice.text(reading == PathReading::Extended ? kShell[which] : kAlphabets[which], 9);
        if (dice.below(8) != 0 && !value.empty())
            value.insert(0, "/");
        if (reading == PathReading::Google && dice.below(6) == 0)
            value += dice.below(2) != 0 ? "/index.htm" : "/index.html";
        set.values.push_back(std::move(value));
    }
    for (std::uint32_t i = 0; i < count; ++i)
        set.rules.push_back({.value = set.values[i],
                             .line = i,
                             .kind = dice.below(2) != 0 ? RuleKind::Allow : RuleKind::Disallow});
    return set;
}

QByteArray describe(const RandomSet &set, const std::string &path, PathReading reading) {
    QByteArray text =
        QByteArray(nameOf(reading)) + " path '" + QByteArray::fromStdString(path) + "'";
    for (const RuleLine &rule : set.rules)
        text += (rule.kind == RuleKind::Allow ? " | A " : " | D ") +
                QByteArray(rule.value.data(), qsizetype(rule.value.size()));
    return text;
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT
private slots:
    void normalises_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("google");
        const auto row = [](const char *name, const char *text, const char *path, const char *rule,
                            const char *google) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(path) << QByteArray(rule)
                                << QByteArray(google);
        };
        row("S24-plain", "/a/b?c", "/a/b?c", "/a/b?c", "/a/b?c");
        row("S24-empty", "", "", "", "");
        row("S24-high-byte", "/\xC3\xA9", "/%C3%A9", "/%C3%A9", "/%C3%A9");
        row("S24-hex-digits", "/%c3%aF", "/%C3%AF", "/%C3%AF", "/%C3%AF");
        row("S24-unreserved", "/%7e%41%5F%2d%2E%39", "/~A_-.9", "/~A_-.9", "/%7E%41%5F%2D%2E%39");
        row("S24-reserved", "/%2f%3F", "/%2F%3F", "/%2F%3F", "/%2F%3F");
        row("S24-star", "/a*b*", "/a%2Ab%2A", "/a*b*", "/a*b*");
        row("S24-dollar-last", "/a$", "/a%24", "/a$", "/a$");
        row("S24-dollar-inside", "/a$b$", "/a%24b%24", "/a%24b$", "/a$b$");
        row("S24-dollar-before-star", "/$*", "/%24%2A", "/%24*", "/$*");
        row("S24-escaped-star", "/%2a%24", "/%2A%24", "/%2A%24", "/%2A%24");
        row("S24-incomplete", "/%", "/%", "/%", "/%");
        row("S24-incomplete-two", "/%4", "/%4", "/%4", "/%4");
        row("S24-invalid", "/%4g%g4", "/%4g%g4", "/%4g%g4", "/%4g%g4");
        row("S24-percent-percent", "/%%41", "/%A", "/%A", "/%%41");
        row("S24-once", "/%2541", "/%2541", "/%2541", "/%2541");
        row("S24-space", "/my folder/", "/my%20folder/", "/my%20folder/", "/my folder/");
        row("S24-in-no-url", "/\"<>\\^`{|}", "/%22%3C%3E%5C%5E%60%7B%7C%7D",
            "/%22%3C%3E%5C%5E%60%7B%7C%7D", "/\"<>\\^`{|}");
        row("S24-controls", "/\x01\t\x1F\x7F", "/%01%09%1F%7F", "/%01%09%1F%7F", "/\x01\t\x1F\x7F");
        row("S24-neighbours", "/!#%&'()+,-.:;=?@A[]_az~", "/!#%&'()+,-.:;=?@A[]_az~",
            "/!#%&'()+,-.:;=?@A[]_az~", "/!#%&'()+,-.:;=?@A[]_az~");
        row("S24-space-and-star", "/a b*c d$", "/a%20b%2Ac%20d%24", "/a%20b*c%20d$", "/a b*c d$");
        row("S24-long", "/abcdefghijklmnopqrstuvwxyz%7e", "/abcdefghijklmnopqrstuvwxyz~",
            "/abcdefghijklmnopqrstuvwxyz~", "/abcdefghijklmnopqrstuvwxyz%7E");
    }
    void normalises() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, google);
        const std::string_view view(text.constData(), std::size_t(text.size()));
        std::string scratch;
        QCOMPARE(QByteArray::fromStdString(normalisedPath(view)), path);
        QCOMPARE(QByteArray::fromStdString(std::string(normalisedRule(view, scratch))), rule);
        QCOMPARE(QByteArray::fromStdString(std::string(googleRule(view, scratch))), google);
    }

    /// The quick look takes eight bytes at a time, then one: each byte at each place of both.
    void everyByteIsSeenEverywhere() {
        for (int byte = 0; byte < 256; ++byte) {
            for (std::size_t at = 0; at < 19; ++at) {
                std::string text(19, 'a');
                text[at] = static_cast<char>(byte);
                QCOMPARE(normalisedPath(text), oracle::normalisedPath(text));
                std::string scratch;
                QCOMPARE(std::string(normalisedRule(text, scratch)), oracle::normalisedRule(text));
            }
        }
    }

    void unchangedRulesAreNotCopied() {
        const std::string value = "/a%2Fb%C3~*c$";
        std::string scratch;
        QVERIFY(normalisedRule(value, scratch).data() == value.data());
        QVERIFY(googleRule(value, scratch).data() == value.data());
    }

    void googlePaths_data() {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("path");
        const auto row = [](const char *url, const char *path) {
            QTest::newRow(url) << QByteArray(url) << QByteArray(path);
        };
        row("", "/");
        row("https://a.example", "/");
        row("https://a.example/", "/");
        row("https://a.example/a", "/a");
        row("https://a.example/a?b#c", "/a?b");
        row("https://a.example?b", "/?b");
        row("https://a.example;b/c", "/;b/c");
        row("https://a.example#/a", "/");
        row("a.example/a?url=https://b.example/c", "/a?url=https://b.example/c");
        row("//a.example/b", "//a.example/b");
        row("///b", "///b");
        row("//", "//");
        row("https://a.example//b", "//b");
        row("//a?b#c", "//a?b");
        row("b", "/b");
        row(";b", "/;b");
        row("index.html", "/index.html");
        row("a.example", "/");
        row("a.example//b;c", "//b;c");
        row("/a://b/c", "/a://b/c");
        row("/a%c3*$", "/a%c3*$");
        row("/\xC3\xA9", "/%C3%A9");
    }
    void googlePaths() {
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, path);
        QCOMPARE(QByteArray::fromStdString(googlePath(url.toStdString())), path);
        QCOMPARE(QByteArray::fromStdString(PathQuestion(url.toStdString()).google()), path);
    }

    void decides_data() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < std::size(kCases); ++i)
            QTest::newRow(kCases[i].name) << i;
    }
    void decides() {
        QFETCH(std::size_t, index);
        const Case &one = kCases[index];
        const std::vector<RuleLine> rules = rulesOf(one.rules);
        const RuleSet set = RuleSet::compile(one.reading, rules);
        QCOMPARE(print(set.decide(PathQuestion(one.url))), QLatin1StringView(one.expected));
    }

    void explains_data() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < std::size(kFates); ++i)
            QTest::newRow(kFates[i].name) << i;
    }
    void explains() {
        QFETCH(std::size_t, index);
        const Case &one = kFates[index];
        const std::vector<RuleLine> rules = rulesOf(one.rules);
        const RuleSet set = RuleSet::compile(one.reading, rules);
        const PathQuestion question(one.url);
        QCOMPARE(print(set.explain(question, false)), QLatin1StringView(one.expected));
        for (const RuleReport &report : set.explain(question, true)) {
            QVERIFY(report.fate != RuleFate::NoMatch);
            QVERIFY(report.fate != RuleFate::MatchesNothing);
        }
    }

    void oneOfManyIsFound_data() {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 7, 8, 9, 16, 17, 50, 700, 5000})
            QTest::addRow("%d", count) << count;
    }
    /// Every rule of a large set decides its own path: plain, anchored, with wildcards, of every length.
    void oneOfManyIsFound() {
        QFETCH(int, count);
        std::vector<std::string> values;
        std::vector<std::string> paths;
        for (int i = 0; i < count; ++i) {
            const std::string number = std::to_string(i);
            const std::string filler(std::size_t(i) % 40, 'x');
            switch (i % 4) {
            case 0:
                values.push_back("/plain" + number + "/" + filler);
                paths.push_back(values.back() + "tail");
                break;
            case 1:
                values.push_back("/whole" + number + "/" + filler + "$");
                paths.push_back(values.back().substr(0, values.back().size() - 1));
                break;
            case 2:
                values.push_back("/wild/*/" + number + "!" + filler);
                paths.push_back("/wild/some/folder/" + number + "!" + filler + "tail");
                break;
            default:
                values.push_back("/w" + number + "-*" + filler + ".html$");
                paths.push_back("/w" + number + "-middle" + filler + ".html");
                break;
            }
        }
        std::vector<RuleLine> rules{{.value = "/", .line = 0, .kind = RuleKind::Allow}};
        for (const std::string &value : values)
            rules.push_back({.value = value, .line = 0, .kind = RuleKind::Disallow});
        const RuleSet set = RuleSet::compile(PathReading::Rfc9309, rules);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const PathQuestion question(paths[i]);
            const PathDecision decision = set.decide(question);
            QVERIFY2(decision.rule == i + 1, paths[i].c_str());
            QVERIFY2(set.decide(PathQuestion("/other" + paths[i])).rule == 0U, paths[i].c_str());
        }
    }

    void agreesWithTheOracle_data() {
        QTest::addColumn<int>("reading");
        QTest::newRow("rfc9309") << int(PathReading::Rfc9309);
        QTest::newRow("extended") << int(PathReading::Extended);
        QTest::newRow("google") << int(PathReading::Google);
        QTest::newRow("koster1994") << int(PathReading::Koster1994);
    }
    void agreesWithTheOracle() {
        QFETCH(int, reading);
        const auto which = static_cast<PathReading>(reading);
        Dice dice(20261121U + static_cast<unsigned>(reading));
        for (int round = 0; round < 25'000; ++round) {
            // Few rules mostly; now and then enough of them for every index to be in use.
            const unsigned count = round % 20 == 0 ? 10 + dice.below(60) : 1 + dice.below(6);
            const RandomSet random = randomRules(dice, which, count);
            const RuleSet set = RuleSet::compile(which, random.rules);
            for (int question = 0; question < 10; ++question) {
                const std::string path =
                    "/" + dice.text(question % 2 == 0 ? "ab/" : "ab/4$*%\xC3?", 10);
                const PathQuestion asked(path);
                const PathDecision expected = oracle::decide(which, random.rules, path);
                const PathDecision actual = set.decide(asked);
                const bool same =
                    actual.outcome == expected.outcome && actual.rule == expected.rule;
                QVERIFY2(same, describe(random, path, which) + "\nexpected " +
                                   print(expected).toUtf8() + ", was " + print(actual).toUtf8());
            }
        }
    }

    /// Pieces of all the sizes under which wildcards are filed, and of none.
    void filedWildcardsAgreeWithTheOracle() {
        static constexpr std::string_view kPieces[] = {
            "a", "bc", "/",    "cde",      "fghi",      "a/bcd",         "fghijkl",
            "?", "$",  "%C3%", "abcdefgh", "/abcdefgh", "bcdefghijklmn", "/abcdefghijklmnop"};
        Dice dice(17);
        const auto joined = [&](unsigned most, std::string_view between) {
            std::string text = "/";
            for (unsigned i = dice.below(most + 1); i > 0; --i) {
                text += kPieces[dice.below(std::size(kPieces))];
                if (dice.below(3) == 0)
                    text += between;
            }
            return text;
        };
        std::size_t ruled = 0;
        for (int round = 0; round < 1'500; ++round) {
            const auto which = static_cast<PathReading>(round % 3); // all that have wildcards
            RandomSet random;
            for (unsigned i = 13 + dice.below(round % 10 == 0 ? 300 : 40); i > 0; --i) {
                std::string value = joined(4, "*");
                if (dice.below(6) == 0)
                    value.insert(0, "*");
                random.values.push_back(std::move(value));
            }
            for (std::uint32_t i = 0; i < random.values.size(); ++i)
                random.rules.push_back(
                    {.value = random.values[i],
                     .line = i,
                     .kind = dice.below(2) != 0 ? RuleKind::Allow : RuleKind::Disallow});
            const RuleSet set = RuleSet::compile(which, random.rules);
            for (int question = 0; question < 10; ++question) {
                const std::string path = joined(7, "x");
                const PathDecision expected = oracle::decide(which, random.rules, path);
                const PathDecision actual = set.decide(PathQuestion(path));
                QVERIFY2(actual.outcome == expected.outcome && actual.rule == expected.rule,
                         describe(random, path, which) + "\nexpected " + print(expected).toUtf8() +
                             ", was " + print(actual).toUtf8());
                ruled += expected.rule.has_value();
            }
        }
        QVERIFY(ruled > 3'000);
    }

    void explainAgreesWithDecide() {
        Dice dice(7);
        for (int round = 0; round < 20'000; ++round) {
            const auto which = static_cast<PathReading>(round % 4);
            // Few rules mostly; now and then so many that wildcards are filed.
            const unsigned count = round % 40 < 4 ? 30 + dice.below(40) : 1 + dice.below(6);
            const RandomSet random = randomRules(dice, which, count);
            const RuleSet set = RuleSet::compile(which, random.rules);
            const std::string path = "/" + dice.text("ab/4$*%?", 8);
            const PathQuestion question(path);
            const PathDecision decision = set.decide(question);
            std::vector<RuleReport> matching = set.explain(question, false);
            std::erase_if(matching, [](const RuleReport &report) {
                return report.fate == RuleFate::NoMatch || report.fate == RuleFate::MatchesNothing;
            });
            QCOMPARE(print(set.explain(question, true)), print(matching));
            for (const RuleReport &report : set.explain(question, false)) {
                // A rule matches exactly if it decides where it stands alone.
                const RuleLine alone[] = {random.rules[report.rule]};
                const bool matches =
                    RuleSet::compile(which, alone).decide(question).rule.has_value();
                const bool isSaid =
                    report.fate != RuleFate::NoMatch && report.fate != RuleFate::MatchesNothing;
                QVERIFY2(matches == isSaid, describe(random, path, which));
                QCOMPARE(report.fate == RuleFate::Decided, decision.rule == report.rule);
            }
        }
    }

    void normalisingAgreesWithTheOracle() {
        Dice dice(11);
        for (int round = 0; round < 100'000; ++round) {
            const std::string text = dice.text("a%4172eEfF$*\xC3\xFFz~", 14);
            std::string scratch;
            QCOMPARE(normalisedPath(text), oracle::normalisedPath(text));
            QCOMPARE(std::string(normalisedRule(text, scratch)), oracle::normalisedRule(text));
            QCOMPARE(std::string(googleRule(text, scratch)), oracle::googleRule(text));
        }
    }

    void findsPiecesAsTheStandardLibraryDoes() {
        Dice dice(13);
        for (int round = 0; round < 200'000; ++round) {
            const std::string text = dice.text("ab", 40);
            const std::string piece = dice.text("ab", 9);
            const std::size_t from = dice.below(static_cast<unsigned>(text.size()) + 1);
            QCOMPARE(findPiece(text, piece, from), text.find(piece, from));
            if (piece.size() >= 2)
                QCOMPARE(findTwoWay(text, piece, from), text.find(piece, from));
        }
        // Long enough that findPiece gives up its simple way.
        for (const std::size_t size : {100U, 1000U, 8000U}) {
            const std::string text(size, 'a');
            const std::string piece = std::string(size / 3, 'a') + "b";
            QCOMPARE(findPiece(text, piece, 0), std::string::npos);
            QCOMPARE(findPiece(text + piece, piece, 0), size);
            QCOMPARE(findPiece(text + "b", piece, 0), size - size / 3);
        }
    }

    /// Pieces that turn to the bit-parallel way, of one word and of several.
    void longShellPieces_data() {
        QTest::addColumn<int>("elements");
        for (const int elements : {1, 5, 63, 64, 65, 127, 128, 129, 400})
            QTest::addRow("%d", elements) << elements;
    }
    void longShellPieces() {
        QFETCH(int, elements);
        std::string value = "/*";
        for (int i = 0; i < elements; ++i)
            value += i % 3 == 0 ? "?" : "[ab]";
        value += "c*xy*[!d]";
        const RuleLine rules[] = {{.value = value, .line = 0, .kind = RuleKind::Disallow}};
        const RuleSet set = RuleSet::compile(PathReading::Extended, rules);
        const std::string run(std::size_t(elements), 'a');
        for (const std::size_t before : {0U, 1U, 1000U, 20'000U}) {
            const std::string lead(before, 'b');
            QCOMPARE(print(set.decide(PathQuestion("/" + lead + run + "cxyz"))), "disallowed 0");
            QCOMPARE(print(set.decide(PathQuestion("/" + lead + run + "cxy"))), "no rule");
            QCOMPARE(print(set.decide(PathQuestion("/" + lead + run + "dxyz"))), "no rule");
            QCOMPARE(print(set.decide(PathQuestion("/" + lead + run + "cxyd"))), "no rule");
        }
    }

    /// Runs that nearly match, a byte off in the first 64 elements or behind them.
    void nearlyMatchingShellPieces() {
        Dice dice(19);
        std::size_t matched = 0;
        for (int round = 0; round < 600; ++round) {
            std::string value = "/*";
            std::string run;
            for (unsigned i = 20 + dice.below(130); i > 0; --i) {
                static constexpr std::string_view kElements[] = {"a", "a",    "a",
                                                                 "?", "[ab]", "[!b]"};
                value += kElements[dice.below(std::size(kElements))];
                run += 'a';
            }
            value += "*";
            std::string path = "/" + std::string(dice.below(300), 'a');
            for (unsigned i = 2 + dice.below(3); i > 0; --i) {
                std::string nearly = run.substr(0, run.size() - dice.below(3) / 2);
                for (unsigned flips = dice.below(3); flips > 0; --flips)
                    nearly[dice.below(static_cast<unsigned>(nearly.size()))] = 'b';
                path = dice.below(2) != 0 ? path + "b" + nearly : "/" + nearly + "b";
            }
            const RuleLine rules[] = {{.value = value, .line = 0, .kind = RuleKind::Disallow}};
            const RuleSet set = RuleSet::compile(PathReading::Extended, rules);
            const PathDecision expected = oracle::decide(PathReading::Extended, rules, path);
            QVERIFY2(set.decide(PathQuestion(path)).rule == expected.rule,
                     (value + " and " + path).c_str());
            matched += expected.rule.has_value();
        }
        QVERIFY(matched > 60 && matched < 540);
    }

    /// A million bytes: whatever takes more than linear time does not end before the test's time is up.
    void hostilePatternsEnd() {
        const std::string run(1'000'000, 'a');
        const auto outcome = [](PathReading reading, const std::string &value,
                                const std::string &path) {
            const RuleLine rules[] = {{.value = value, .line = 0, .kind = RuleKind::Disallow}};
            return print(RuleSet::compile(reading, rules).decide(PathQuestion(path)));
        };
        std::string stars = "/";
        for (int i = 0; i < 1000; ++i)
            stars += "*a";
        QCOMPARE(outcome(kRfc, stars + "*b", "/" + run), "no rule");
        QCOMPARE(outcome(kRfc, stars + "*b", "/" + run + "b"), "disallowed 0");
        QCOMPARE(outcome(kRfc, "/*" + run.substr(500'000) + "b*", "/" + run), "no rule");
        QCOMPARE(outcome(kRfc, "/*b" + run.substr(500'000) + "*", "/b" + run), "disallowed 0");
        QCOMPARE(outcome(kExt, "/*[ab]a?aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa[!a]*", "/" + run),
                 "no rule");
        std::string sets = "/*";
        for (int i = 0; i < 300; ++i)
            sets += "[ab]";
        QCOMPARE(outcome(kExt, sets + "[!ab]*", "/" + run), "no rule");
        QCOMPARE(outcome(kExt, "/" + std::string(400'000, '['), "/"), "no rule");
        std::string escapes = "/";
        for (int i = 0; i < 200'000; ++i)
            escapes += "[\\]";
        QCOMPARE(outcome(kExt, escapes, "/"), "no rule");
        // As many rules as a file can hold that are all tried.
        std::vector<RuleLine> many(20'000, {.value = "/*a*a*a*b", .line = 0, .kind = {}});
        const RuleSet set = RuleSet::compile(kRfc, many);
        QCOMPARE(print(set.decide(PathQuestion("/" + run.substr(0, 8'000)))), "no rule");
    }

    void onePattern_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("matches");
        QTest::addColumn<int>("length");
        QTest::newRow("S22-prefix") << QByteArray("/a") << true << 2;
        QTest::newRow("S22-star") << QByteArray("/*b$") << true << 4;
        QTest::newRow("S22-other") << QByteArray("/b") << false << 2;
        QTest::newRow("S22-nothing") << QByteArray("a") << false << 1;
        QTest::newRow("S22-empty") << QByteArray("") << false << 0;
        QTest::newRow("S24-dollar") << QByteArray("/a$b") << false << 6;
    }
    void onePattern() {
        QFETCH(QByteArray, value);
        QFETCH(bool, matches);
        QFETCH(int, length);
        const PathPattern pattern(value.toStdString());
        QCOMPARE(pattern.matches(PathQuestion("https://a.example/ab")), matches);
        QCOMPARE(int(pattern.length()), length);
    }

    void anEmptySetDecidesNothing() {
        const RuleSet set;
        QCOMPARE(print(set.decide(PathQuestion("/"))), "no rule");
        QVERIFY(set.rules().empty());
        QCOMPARE(set.reading(), PathReading::Rfc9309);
    }

    void severalThreadsMayAsk() {
        std::vector<std::string> values;
        for (int i = 0; i < 400; ++i)
            values.push_back("/" + std::to_string(i) + (i % 2 == 0 ? "/" : "*x$"));
        std::vector<RuleLine> rules;
        for (const std::string &value : values)
            rules.push_back({.value = value, .line = 0, .kind = RuleKind::Disallow});
        const RuleSet set = RuleSet::compile(PathReading::Rfc9309, rules);
        std::vector<int> found(4);
        {
            std::vector<std::jthread> threads;
            for (int &mine : found) {
                threads.emplace_back([&set, &mine] {
                    for (int i = 0; i < 400; ++i)
                        mine += set.decide(PathQuestion("/" + std::to_string(i) + "/x"))
                                    .rule.has_value();
                });
            }
        }
        for (const int mine : found)
            QCOMPARE(mine, 400);
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "tst_match.moc"
