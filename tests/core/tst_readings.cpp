// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"

#include <QTest>

#include <string>

using namespace gatepost;

namespace {

QString text(std::string_view bytes) {
    return QString::fromLatin1(bytes.data(), qsizetype(bytes.size()));
}

QString print(const RuleLine &rule) {
    return QStringLiteral("%1%2 %3").arg(rule.line).arg(
        rule.kind == RuleKind::Allow ? QStringLiteral("A") : QStringLiteral("D"), text(rule.value));
}

QString print(std::span<const RuleLine> rules) {
    QStringList parts;
    for (const RuleLine &rule : rules)
        parts << print(rule);
    return parts.join(QStringLiteral("; "));
}

/// "0 UserAgent! value" with ! for a misspelt key and ~ for a missing colon.
QString print(const GoogleLine &line) {
    static constexpr const char *kNames[] = {"UserAgent", "Allow", "Disallow", "Sitemap",
                                             "Unknown"};
    QString result = QStringLiteral("%1 %2").arg(line.line).arg(
        QLatin1StringView(kNames[static_cast<int>(line.key)]));
    if (line.misspelt)
        result += QLatin1Char('!');
    if (line.noColon)
        result += QLatin1Char('~');
    return line.value.empty() ? result : result + QLatin1Char(' ') + text(line.value);
}

struct LineCase {
    const char *name;
    std::string_view text;
    const char *expected;
};

using namespace std::string_view_literals;

constexpr LineCase kLineCases[] = {
    {"S90-plain", "User-agent: a\nAllow: /b\nDisallow: /c\nSitemap: d\nCrawl-delay: 5\n"sv,
     "0 UserAgent a; 1 Allow /b; 2 Disallow /c; 3 Sitemap d; 4 Unknown 5"},
    {"S90-case", "USER-AGENT:a\ndisALLOW:/b"sv, "0 UserAgent a; 1 Disallow /b"},
    {"S90-key-by-its-beginning",
     "Disallowed: /\nUser-Agent-Purpose: X\nallowance: /a\nSitemaps: s"sv,
     "0 Disallow /; 1 UserAgent X; 2 Allow /a; 3 Sitemap s"},
    {"S90-misspelt-disallow",
     "disallaw: 1\ndissallow: 2\ndissalow: 3\ndisalow: 4\ndiasllow: 5\ndisllow: 6"sv,
     "0 Disallow! 1; 1 Disallow! 2; 2 Disallow! 3; 3 Disallow! 4; 4 Disallow! 5; 5 Unknown 6"},
    {"S90-misspelt-agent", "useragent: a\nuser agent: b\nuser_agent: c"sv,
     "0 UserAgent! a; 1 UserAgent! b; 2 Unknown c"},
    {"S90-misspelt-sitemap", "site-map: a\nsite map: b"sv, "0 Sitemap! a; 1 Unknown b"},
    {"S90-allow-has-no-misspelling", "alow: /"sv, "0 Unknown /"},
    {"S90-no-colon-two-words", "useragent *\ndisallow\t /a"sv, "0 UserAgent!~ *; 1 Disallow~ /a"},
    {"S90-no-colon-three-words", "disallow /a /b\nuser agent a"sv, ""},
    {"S90-no-colon-one-word", "disallow"sv, ""},
    {"S90-no-colon-two-words-after-comment", "disallow /a # b c"sv, "0 Disallow~ /a"},
    {"S90-colon-goes-before-space", "dis allow: /a\ndisallow a:b"sv, "0 Unknown /a; 1 Disallow b"},
    {"S90-no-key", ": /a\n :b"sv, ""},
    {"S90-empty-value", "Disallow:\nAllow: # x"sv, "0 Disallow; 1 Allow"},
    {"S90-comment-anywhere", "Disallow: /a#b\n#Disallow: /\n"sv, "0 Disallow /a"},
    {"S90-value-is-the-whole-rest", "Disallow: /a b  c "sv, "0 Disallow /a b  c"},
    {"S90-white-space-is-vt-and-ff", "\v\fDisallow\v:\f/a\v"sv, "0 Disallow /a"},
    {"S90-vt-is-no-separator", "Disallow\v/a"sv, ""},
    {"S90-nul-ends-the-line", "Disallow: /a\0b\nDis\0allow: /\nAllow: /c"sv,
     "0 Disallow /a; 2 Allow /c"},
    {"S90-line-ends", "Allow: 0\rAllow: 1\r\nAllow: 2\n\nAllow: 4\n\rAllow: 6"sv,
     "0 Allow 0; 1 Allow 1; 2 Allow 2; 4 Allow 4; 6 Allow 6"},
    {"S90-bom",
     "\xEF\xBB\xBF"
     "Allow: a"sv,
     "0 Allow a"},
    {"S90-bom-beginning",
     "\xEF\xBB"
     "Allow: a"sv,
     "0 Allow a"},
    {"S90-bom-first-byte",
     "\xEF"
     "Allow: a"sv,
     "0 Allow a"},
    {"S90-bom-not-from-its-middle",
     "\xBB\xBF"
     "Allow: a"sv,
     "0 Unknown a"},
    {"S90-bom-once",
     "\xEF\xBB\xBF\xEF\xBB\xBF"
     "Allow: a"sv,
     "0 Unknown a"},
    {"S90-bom-then-line-end", "\xEF\xBB\xBF\nAllow: a"sv, "1 Allow a"},
    {"S2-empty", ""sv, ""},
};

struct RulesCase {
    const char *name;
    const char *text;
    const char *token;
    const char *expected; ///< "agent" if named, "all" if * is, then the rules
};

constexpr RulesCase kGoogleCases[] = {
    {"S90-own-group", "user-agent: a\ndisallow: /1\nuser-agent: *\ndisallow: /2\n", "A",
     "agent all: 1D /1"},
    {"S90-star-group", "user-agent: a\ndisallow: /1\nuser-agent: *\ndisallow: /2\n", "b",
     "all: 3D /2"},
    {"S90-merged-over-the-file",
     "user-agent: a\nallow: /1\nuser-agent: b\nallow: /2\nuser-agent: a\nallow: /3\n", "a",
     "agent: 1A /1; 5A /3"},
    {"S90-both-names-give-to-the-token",
     "user-agent: *\nuser-agent: a\nallow: /1\nuser-agent: *\nallow: /2", "a", "agent all: 2A /1"},
    {"S90-both-names-other-agent",
     "user-agent: *\nuser-agent: a\nallow: /1\nuser-agent: *\nallow: /2", "b", "all: 2A /1; 4A /2"},
    {"S90-a-rule-ends-the-groups-agents",
     "user-agent: *\ndisallow: /1\nuser-agent: b\ndisallow: /2\n", "a", "all: 1D /1"},
    {"S90-a-rule-ends-the-agents-group",
     "user-agent: a\ndisallow: /1\nuser-agent: b\ndisallow: /2\n", "a", "agent: 1D /1"},
    {"S90-empty-group-is-a-group", "user-agent: a\n\nuser-agent: *\ndisallow: /\n", "a",
     "agent all: 3D /"},
    {"S90-group-without-rules", "user-agent: *\ndisallow: /\nuser-agent: a\n", "a", "agent all: "},
    {"S90-other-lines-close-nothing",
     "user-agent: *\ncrawl-delay: 5\nsitemap: x\nuser-agent: b\ndisallow: /\n", "a", "all: 4D /"},
    {"S90-rules-before-any-agent", "disallow: /0\nuser-agent: *\ndisallow: /1\n", "a",
     "all: 2D /1"},
    {"S90-nobody-named", "user-agent: b\ndisallow: /\n", "a", ": "},
    {"S90-token-is-cut", "user-agent: a/1.0 (x)\ndisallow: /\n", "a", "agent: 1D /"},
    {"S90-digit-cuts-the-token", "user-agent: AI2Bot\ndisallow: /\n", "AI2Bot", ": "},
    {"S90-cut-token-is-another", "user-agent: AI2Bot\ndisallow: /\n", "AI", "agent: 1D /"},
    {"S90-star-and-space", "user-agent: * b\ndisallow: /\n", "a", "all: 1D /"},
    {"S90-star-and-letter", "user-agent: *b\ndisallow: /\n", "a", ": "},
    {"S90-empty-value-is-kept", "user-agent: a\ndisallow:\n", "a", "agent: 1D "},
};

constexpr RulesCase kKosterCases[] = {
    {"S91-contains", "User-agent: google\nDisallow: /g\n\nUser-agent: *\nDisallow: /\n",
     "Googlebot", "1D /g"},
    {"S91-star-else", "User-agent: *\nDisallow: /\n\nUser-agent: google\nDisallow: /g", "Bingbot",
     "1D /"},
    {"S91-star-is-last", "User-agent: *\nDisallow: /\n\nUser-agent: google\nDisallow: /g",
     "Googlebot", "4D /g"},
    {"S91-first-record", "User-agent: bot\nDisallow: /1\n\nUser-agent: Googlebot\nDisallow: /2",
     "Googlebot", "1D /1"},
    {"S91-first-star-record", "User-agent: *\nDisallow: /1\n\nUser-agent: *\nDisallow: /2", "X",
     "1D /1"},
    {"S91-blank-line-ends", "User-agent: *\nDisallow: /a\n\nDisallow: /b\n", "X", "1D /a"},
    {"S91-spaces-are-blank", "User-agent: *\nDisallow: /a\n \t\nDisallow: /b\n", "X", "1D /a"},
    {"S91-comment-line-does-not", "User-agent: *\n# x\nDisallow: /a # y\n  # z\nAllow: /b\n", "X",
     "2D /a; 4A /b"},
    {"S91-agents-anywhere", "Disallow: /a\nUser-agent: x\nDisallow: /b\nuser-AGENT: y\n", "y",
     "0D /a; 2D /b"},
    {"S91-nobody", "User-agent: a\nDisallow: /\n", "B", "none"},
    {"S91-value-is-not-cut", "User-agent: Googlebot/2.1\nDisallow: /\n", "Googlebot", "none"},
    {"S91-empty-value-names-nobody", "User-agent:\nDisallow: /\n", "X", "none"},
    {"S91-line-ends", "User-agent: *\rDisallow: /a\r\nDisallow: /b\r\rDisallow: /c", "X",
     "1D /a; 2D /b"},
    {"S91-crlf-blank-line", "User-agent: *\r\nDisallow: /a\r\n\r\nDisallow: /b\r\n", "X", "1D /a"},
    {"S91-bom", "\xEF\xBB\xBFUser-agent: *\nDisallow: /a\n", "X", "1D /a"},
    {"S91-misspelt-is-nothing", "User-agent: *\nDisalow: /a\nDisallow /b\n", "X", ""},
};

template <typename Cases>
void addRows(const Cases &cases) {
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < std::size(cases); ++i)
        QTest::newRow(cases[i].name) << i;
}

} // namespace

class TestReadings : public QObject {
    Q_OBJECT
private slots:
    void googleReadsLines_data() { addRows(kLineCases); }
    void googleReadsLines() {
        QFETCH(std::size_t, index);
        QStringList lines;
        const std::vector<char> exact(kLineCases[index].text.begin(), kLineCases[index].text.end());
        for (const GoogleLine &line : googleLines({exact.data(), exact.size()}))
            lines << print(line);
        QCOMPARE(lines.join(QStringLiteral("; ")), QLatin1StringView(kLineCases[index].expected));
    }

    void googleCutsLongLines() {
        const std::string key = "Disallow:";
        const std::string text = key + std::string(kGoogleLineBytes, 'a') + "\nAllow: /b";
        const auto lines = googleLines(text);
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines[0].value.size(), kGoogleLineBytes - key.size());
        QCOMPARE(lines[1].line, 1U);
    }

    void googleAgentValues_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const char *value, const char *named) {
            QTest::newRow(value) << QByteArray(value) << QByteArray(named);
        };
        row("Googlebot", "Googlebot");
        row("Googlebot-Image/1.0", "Googlebot-Image");
        row("a_b-c d", "a_b-c");
        row("AI2Bot", "AI");
        row("2Bot", "");
        row("", "");
        row("*", "*");
        row("* x", "*");
        row("*\tx", "*");
        row("*x", "");
        row("bot*", "bot");
        row("caf\xC3\xA9", "caf");
    }
    void googleAgentValues() {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, named);
        const std::string bytes = value.toStdString();
        QCOMPARE(QByteArray::fromStdString(std::string(googleAgentValue(bytes))), named);
    }

    void googleGroups_data() { addRows(kGoogleCases); }
    void googleGroups() {
        QFETCH(std::size_t, index);
        const RulesCase &one = kGoogleCases[index];
        const GoogleRules rules = googleRules(googleLines(one.text), one.token);
        QStringList named;
        if (rules.namesAgent)
            named << QStringLiteral("agent");
        if (rules.namesAll)
            named << QStringLiteral("all");
        QCOMPARE(named.join(QLatin1Char(' ')) + QStringLiteral(": ") + print(rules.rules),
                 QLatin1StringView(one.expected));
    }

    void kosterRecordsOfAgents_data() { addRows(kKosterCases); }
    void kosterRecordsOfAgents() {
        QFETCH(std::size_t, index);
        const RulesCase &one = kKosterCases[index];
        const std::vector<KosterRecord> records = kosterRecords(one.text);
        const auto found = kosterRecordFor(records, one.token);
        QCOMPARE(found ? print(records[*found].rules) : QStringLiteral("none"),
                 QLatin1StringView(one.expected));
    }
};

QTEST_APPLESS_MAIN(TestReadings)
#include "tst_readings.moc"
