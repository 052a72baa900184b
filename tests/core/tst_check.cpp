// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What each directive makes of a value, on the rows of the real tables.

#include "core/value/check.h"

#include <QTest>

using namespace gatepost;

namespace {

const char *faultName(ValueFault fault) {
    switch (fault) {
    case ValueFault::Empty: return "empty";
    case ValueFault::NotAWord: return "not-a-word";
    case ValueFault::Malformed: return "malformed";
    case ValueFault::BadPathStart: return "path-start";
    case ValueFault::BadCharacter: return "character";
    }
    return "?";
}

/// "= value" as it counts, or "! fault".
QString printed(DialectId dialectId, DirectiveId directive, std::string_view value) {
    const Directive *row = dialect(dialectId).find(directive);
    if (row == nullptr)
        return QStringLiteral("no such row");
    const auto checked = checkValue(*row, value);
    if (checked)
        return QStringLiteral("= ") + QString::fromStdString(*checked);
    return QStringLiteral("! ") + QString::fromLatin1(faultName(checked.error().fault));
}

struct Case {
    DirectiveId directive;
    std::string_view value;
    const char *expected;
};

void check(DialectId dialectId, std::span<const Case> cases) {
    for (const Case &row : cases) {
        const QString actual = printed(dialectId, row.directive, row.value);
        if (actual != QString::fromUtf8(row.expected))
            QFAIL(qPrintable(QStringLiteral("%1: \"%2\": expected \"%3\", got \"%4\"")
                                 .arg(QString::fromUtf8(directiveName(row.directive)),
                                      QString::fromUtf8(row.value), QString::fromUtf8(row.expected),
                                      actual)));
    }
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    void robotsTxt();
    void robots2S52();
    void agentPolicyS103();
    void everyExampleIsAValue();
    void everyWordIsAValueInAnyCase();
    void emptyValues();
    void messages();
    void messagesAreUtf8AndShort();
};

void TestCheck::robotsTxt() {
    using D = DirectiveId;
    const Case cases[] = {
        {D::UserAgent, "GPTBot", "= GPTBot"},
        {D::UserAgent, " *-ai ", "= *-ai"},
        {D::UserAgent, "Foo#Bar", "! character"},
        {D::Disallow, "/a b", "= /a b"},
        {D::Disallow, "*.pdf$", "= *.pdf$"},
        {D::Disallow, "", "= "},
        {D::Allow, "", "= "},
        {D::Disallow, "private", "! path-start"},
        {D::Disallow, "https://a.example/x", "! path-start"},
        {D::Disallow, "?q", "! path-start"},
        {D::Disallow, "/a#b", "! character"},
        {D::Disallow, std::string_view("/a\0b", 4), "! character"},
        {D::Disallow, "/a\nAllow: /", "! character"},
        {D::Disallow, "/a\rAllow: /", "! character"},
        {D::Disallow, "/a\tb", "= /a\tb"},
        {D::Disallow, "/a\x7f", "! character"},
        {D::Disallow, "/\xc3\xa9", "= /\xc3\xa9"},
        {D::Sitemap, "https://a.example/sitemap.xml", "= https://a.example/sitemap.xml"},
        {D::Sitemap, "/sitemap.xml", "! malformed"},
        {D::Sitemap, "https://a.example/#x", "! character"},
        {D::CrawlDelay, "0.5", "= 0.5"},
        {D::CrawlDelay, "0", "= 0"},
        {D::CrawlDelay, "5 s", "! malformed"},
        {D::CrawlDelay, "-5", "! malformed"},
        {D::RobotVersion, "2.0.0", "= 2.0.0"},
        {D::RobotVersion, "2", "! malformed"},
        {D::VisitTime, "06:00 0845", "= 06:00 0845"},
        {D::VisitTime, "2400-0100", "! malformed"},
        {D::VisitTime, "6:00-8:00", "! malformed"},
        {D::RequestRate, "1/10 0600-0845", "= 1/10 0600-0845"},
        {D::RequestRate, "10", "! malformed"},
        {D::RequestRate, "1/0", "! malformed"},
        {D::RequestRate, "0/5", "! malformed"},
        {D::Comment, "because you try all the time", "= because you try all the time"},
        {D::ContentUsage, "/a train-ai=n", "= /a train-ai=n"},
        {D::ContentUsage, "train-ai = n", "! malformed"},
        {D::ContentUsage, "train-ai=maybe", "! malformed"},
        {D::ContentSignal, "search=yes, ai-train=no", "= search=yes, ai-train=no"},
        {D::ContentSignal, "search=maybe", "! malformed"},
        {D::DisallowAiTraining, "/art", "= /art"},
        {D::DisallowAiTraining, "art", "! path-start"},
        {D::License, "https://a.example/rsl.xml", "= https://a.example/rsl.xml"},
        {D::License, "rsl.xml", "! malformed"},
    };
    check(DialectId::Robots, cases);
}

void TestCheck::robots2S52() {
    using D = DirectiveId;
    const Case cases[] = {
        {D::Train, "no", "= no"},
        {D::Train, " ASK ", "= ask"},
        {D::Train, "short-only", "! not-a-word"},
        {D::Train, "n", "! not-a-word"},
        {D::Train, "no # never", "! character"},
        {D::Quote, "Short-Only", "= short-only"},
        {D::Quote, "ask", "! not-a-word"},
        {D::Store, "session-only", "= session-only"},
        {D::Compete, "ask", "! not-a-word"},
        {D::Honest, "yes", "= yes"},
        {D::Honest, "no", "! not-a-word"},
        {D::Attribution, "Required", "= required"},
        {D::LinkBack, "yes", "! not-a-word"},
        {D::Rate, "30", "= 30"},
        {D::Rate, "Polite", "= polite"},
        {D::Rate, "0", "! not-a-word"},
        {D::Rate, "1/s", "! not-a-word"},
        {D::Market, "Reference Publishing", "= Reference Publishing"},
        {D::Market, "C#", "= C#"},
        {D::Market, "a #b", "! character"},
        {D::ContentType, "NEWS", "= news"},
        {D::PrimaryLanguage, "en-AU", "= en-AU"},
        {D::PrimaryLanguage, "en_AU", "! malformed"},
        {D::ReportTo, "abuse@example.com", "= abuse@example.com"},
        {D::ReportTo, "https://a.example/report", "= https://a.example/report"},
        {D::ReportTo, "https://a.example/report#form", "= https://a.example/report#form"},
        {D::ReportTo, "mailto:abuse@example.com", "! malformed"},
        {D::AgeRating, "ALL", "= all"},
        {D::AgeRating, "18+:/Adult", "= 18+:/Adult"},
        {D::AgeRating, "18+:adult", "! path-start"},
        {D::AgeRating, "12+", "! not-a-word"},
        {D::AgeRating, "12+:/x", "! not-a-word"},
        {D::Chain, "https://a.example/x.txt#y", "= https://a.example/x.txt#y"},
        {D::Chain, "robots2-more.txt", "! malformed"},
        {D::MetaLastUpdate, "2026-04-07 08:00 UTC", "= 2026-04-07 08:00 UTC"},
        {D::MetaLastUpdate, "2026-04-07", "! malformed"},
        {D::MetaUpdateFrequency, "Weekly", "= weekly"},
        {D::MetaSignificantChange, "maybe", "! not-a-word"},
        {D::MetaContact, "the # of the desk", "= the # of the desk"},
        {D::MetaChainId, "a\nb", "! character"},
    };
    check(DialectId::Robots2, cases);
}

void TestCheck::agentPolicyS103() {
    using D = DirectiveId;
    const Case cases[] = {
        {D::KnoId, "01KPY2N1SXNM9X0NV4N6EP3E87", "= 01KPY2N1SXNM9X0NV4N6EP3E87"},
        {D::KnoId, "01kpy2n1sxnm9x0nv4n6ep3e87", "= 01kpy2n1sxnm9x0nv4n6ep3e87"},
        {D::KnoId, "81KPY2N1SXNM9X0NV4N6EP3E87", "! malformed"},
        {D::KnoId, "01KPY2N1SXNM9X0NV4N6EP3E8", "! malformed"},
        {D::KnoId, "01KPY2N1SXNM9X0NV4N6EP3E8U", "! malformed"},
        {D::KnoId, "01KPY2N1SXNM9X0NV4N6EP3E8I", "! malformed"},
        {D::KnoTitle, "Who may # fetch", "= Who may # fetch"},
        {D::KnoNotes, "one\ntwo", "= one\ntwo"},
        {D::KnoNotes, std::string_view("one\0two", 7), "! character"},
        {D::KnoPolicy, "Allow", "= allow"},
        {D::KnoPolicy, "deny", "! not-a-word"},
        {D::KnoDisallow, "/a\n/b", "= /a\n/b"},
        {D::KnoDisallow, "/a\nb", "! path-start"},
        {D::KnoSitemapUrl, "https://a.example/s.xml", "= https://a.example/s.xml"},
        {D::KnoSitemapUrl, "/s.xml", "! malformed"},
    };
    check(DialectId::AgentPolicy, cases);
}

void TestCheck::everyExampleIsAValue() {
    int seen = 0;
    for (const Dialect &each : dialects()) {
        for (const Directive &row : each.directives) {
            if (row.kind == ValueKind::AgentList || row.kind == ValueKind::NoteMap ||
                row.kind == ValueKind::PathList || row.kind == ValueKind::Structure)
                continue; // their example is YAML
            const auto checked = checkValue(row, row.example);
            QVERIFY2(checked, (std::string(row.name) + ": " +
                               (checked ? "" : checked.error().message.english()))
                                  .c_str());
            ++seen;
        }
    }
    QVERIFY(seen > 60);
}

void TestCheck::everyWordIsAValueInAnyCase() {
    for (const Dialect &each : dialects()) {
        for (const Directive &row : each.directives) {
            if (row.kind != ValueKind::Words && row.kind != ValueKind::PerMinute &&
                row.kind != ValueKind::AgeRating)
                continue;
            QVERIFY2(!row.words.empty(), row.name.data());
            for (const Word &word : row.words) {
                const QByteArray upper =
                    QByteArray(word.name.data(), qsizetype(word.name.size())).toUpper();
                const auto checked =
                    checkValue(row, std::string_view(upper.data(), std::size_t(upper.size())));
                QVERIFY(checked.has_value());
                QCOMPARE(*checked, word.name);
            }
        }
    }
}

void TestCheck::emptyValues() {
    for (const Dialect &each : dialects()) {
        for (const Directive &row : each.directives) {
            const auto checked = checkValue(row, " \t");
            const bool mayBeEmpty = row.kind == ValueKind::Path || row.kind == ValueKind::PathList;
            QVERIFY2(checked.has_value() == mayBeEmpty, row.name.data());
            if (!checked)
                QCOMPARE(faultName(checked.error().fault), "empty");
        }
    }
}

void TestCheck::messages() {
    struct {
        DirectiveId directive;
        std::string_view value;
        const char *expected;
    } const cases[] = {
        {DirectiveId::Train, "maybe", "“maybe” is not a value of train: yes, no or ask"},
        {DirectiveId::Train, "", "train wants a value: yes, no or ask"},
        {DirectiveId::Honest, "no", "“no” is not a value of honest: only yes"},
        {DirectiveId::Rate, "fast",
         "“fast” is not a value of rate: a whole number of requests a minute above 0, or polite"},
        {DirectiveId::AgeRating, "12+",
         "“12+” is not a value of age-rating: all, 7+, 13+, 16+ or 18+, also with a path as in "
         "18+:/adult"},
        {DirectiveId::AgeRating, "18+:adult",
         "the path in “18+:adult” must begin with / or *, right after the colon"},
        {DirectiveId::Disallow, "x",
         "“x” begins neither with / nor with *, so Disallow matches nothing"},
        {DirectiveId::Disallow, "/x#y", "# would begin a comment in “/x#y”: write %23 for it"},
    };
    for (const auto &row : cases) {
        const auto checked =
            checkValue(*dialect(DialectId::Robots2).find(row.directive), row.value);
        QVERIFY(!checked);
        QCOMPARE(checked.error().message.english(), row.expected);
    }
}

void TestCheck::messagesAreUtf8AndShort() {
    const Directive &train = *dialect(DialectId::Robots2).find(DirectiveId::Train);
    const auto bytes = checkValue(train, "\xff\xc3");
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().message.english(),
             "“\uFFFD\uFFFD” is not a value of train: yes, no or ask");
    QVERIFY(checkValue(train, std::string(100000, 'x')).error().message.english().size() < 140);
    // Never cut inside a letter.
    std::string umlauts = "x";
    for (int i = 0; i < 50; ++i)
        umlauts += "ü";
    const QString cut =
        QString::fromStdString(checkValue(train, umlauts).error().message.english());
    QVERIFY(cut.startsWith(QStringLiteral("“xüüü")) && cut.contains(u"ü…”"));
}

QTEST_APPLESS_MAIN(TestCheck)
#include "tst_check.moc"
