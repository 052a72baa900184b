// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one value means: versions, URLs, mail, languages, ages, uses and where they are stated. Tables: one line a case,
// input → printed form; "-" is "absent": malformed, decides nothing.

#include "core/simulate/verdict.h"
#include "core/value/agerating.h"
#include "core/value/language.h"
#include "core/value/term.h"
#include "core/value/url.h"
#include "core/value/version.h"
#include "tests/support/printedcases.h"

#include <QRegularExpression>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;

namespace {

std::string yesNo(bool value) {
    return value ? "yes" : "no";
}

} // namespace

class TestValue : public QObject {
    Q_OBJECT

private slots:
    void robotVersionsS30();
    void pathsOfUrlsS25();
    void queriesGo();
    void origins();
    void httpUrls();
    void mailAddresses();
    void languageTags();
    void commonLanguagesAreCanonical();
    void ageRatingsS54();
    void useValues();
    void useScopesS53();
};

void TestValue::robotVersionsS30() {
    const Case cases[] = {
        {"2.0", "2.0.0 extended"},
        {"2.0.0", "2.0.0 extended"},
        {"2.2", "2.2.0 extended"},
        {"2.10", "2.10.0 extended"},
        {"3.0.7", "3.0.7 extended"},
        {"02.00", "2.0.0 extended"},
        {" 2.0 ", "2.0.0 extended"},
        {"1.0", "1.0.0 plain"},
        {"1.0.0", "1.0.0 plain"},
        {"0.0", "0.0.0 plain"},
        {"1.1", "1.1.0 experimental"},
        {"2.1", "2.1.0 experimental"},
        {"2.1.0", "2.1.0 experimental"},
        {"2.0.1", "2.0.1 extended"},
        {"2.99999999999999999999", "2.4294967295.0 experimental"},
        {"2.99999999999999999998", "2.4294967294.0 extended"},
        {"99999999999.0", "4294967295.0.0 extended"},
        {"2", "-"},
        {"2.", "-"},
        {".0", "-"},
        {"2.0.", "-"},
        {"2.0.0.0", "-"},
        {"2..0", "-"},
        {"v2.0", "-"},
        {"2.0b", "-"},
        {"2,0", "-"},
        {"-2.0", "-"},
        {"2 .0", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto version = parseRobotVersion(text);
        if (!version)
            return "-";
        return std::to_string(version->major) + '.' + std::to_string(version->minor) + '.' +
               std::to_string(version->revision) +
               (version->isExperimental() ? " experimental"
                : version->isExtended()   ? " extended"
                                          : " plain");
    });
}

void TestValue::pathsOfUrlsS25() {
    const Case cases[] = {
        {"", "/"},
        {"#top", "/"},
        {"/", "/"},
        {"/a/b?c=d#e", "/a/b?c=d"},
        {"/a#b?c", "/a"},
        {"/a#b#c", "/a"},
        {"?q", "/?q"},
        {"?q/x", "/?q/x"},
        {"host.example", "/"},
        {"host.example?x=1", "/?x=1"},
        {"host.example/x?y", "/x?y"},
        {"host.example:8080/x", "/x"},
        {"https://h", "/"},
        {"https://h/", "/"},
        {"https://h#f", "/"},
        {"https://h?x=1", "/?x=1"},
        {"https://h?u=/a", "/?u=/a"},
        {"https://user:pw@h:1/x", "/x"},
        {"HTTPS://H/X", "/X"},
        {"gopher+x://h/x", "/x"},
        {"//h/x", "//h/x"},
        {"https:///x", "/x"},
        {"https:/x", "/https:/x"},
        {"mailto:a@b.example", "/"},
        {"h/x?u=https://other/y", "/h/x?u=https://other/y"},
        {"h?u=https://other/y", "/h?u=https://other/y"},
        {"h.example?u=https://other/y", "/?u=https://other/y"},
        {"wp-admin", "/wp-admin"},
        {"wp-admin/x", "/wp-admin/x"},
        {"index.html", "/index.html"},
        {"INDEX.HTML", "/INDEX.HTML"},
        {"wp-login.php/x", "/wp-login.php/x"},
        {"example.org/x", "/x"},
        {"EXAMPLE.ORG", "/"},
        {"v1.2/api", "/v1.2/api"},
        {"a.b/x", "/a.b/x"},
        {"localhost:8080/x", "/x"},
        {"localhost/x", "/localhost/x"},
        {"localhost:/x", "/localhost:/x"},
        {":80/x", "/:80/x"},
        {"a:b/x", "/a:b/x"},
        {"data.csv", "/data.csv"},
        {"data.csvx", "/"},
        {"example.org:80?x", "/?x"},
        {"b\xc3\xbc"
         "cher.d\xc3\xa9",
         "/"},
        {".org", "/"},
        {"robots.txt#x", "/robots.txt"},
        {"/x?u=https://other/y", "/x?u=https://other/y"},
        {"1http://h/x", "/1http://h/x"},
        {"/%7Ea/\xc3\xa9*$", "/%7Ea/\xc3\xa9*$"},
        {"/a b", "/a b"},
    };
    check(cases, pathOfUrl);
}

void TestValue::queriesGo() {
    const Case cases[] = {{"/a?b", "/a"}, {"/a", "/a"}, {"/?", "/"}, {"/a?b?c", "/a"}, {"", ""}};
    check(cases, [](std::string_view text) { return std::string(withoutQuery(text)); });
}

void TestValue::origins() {
    const Case cases[] = {
        {"https://Shop.Example/Cart", "https://shop.example"},
        {"HTTP://shop.example:8080?x", "http://shop.example:8080"},
        {"https://me:pw@shop.example/x", "https://shop.example"},
        {"https://shop.example#x", "https://shop.example"},
        {"https:///x", ""},
        {"shop.example/x", ""},
        {"/x", ""},
        {"", ""},
    };
    check(cases, originOfUrl);
}

void TestValue::httpUrls() {
    const Case cases[] = {
        {"https://www.example.com/sitemap.xml", "yes"},
        {"http://example.com", "yes"},
        {"HTTP://EXAMPLE.COM/", "yes"},
        {"https://example.com:8443/a?b#c", "yes"},
        {"https://[2001:db8::1]/x", "yes"},
        {"https://b\xc3\xbc"
         "cher.example/\xc3\xa9",
         "yes"},
        {"https://example.com/a%20b", "yes"},
        {"https://example.com/a b", "no"},
        {" https://example.com/", "no"},
        {"https://example.com/\n", "no"},
        {"https://example.com/%zz", "no"},
        {"https://", "no"},
        {"https:///x", "no"},
        {"https:/example.com", "no"},
        {"https:example.com", "no"},
        {"//example.com/x", "no"},
        {"/sitemap.xml", "no"},
        {"example.com/sitemap.xml", "no"},
        {"ftp://example.com/x", "no"},
        {"kno://content/x", "no"},
        {"mailto:a@b.example", "no"},
        {"https://exa mple.com/", "no"},
        {"https://example.com:port/", "no"},
        {"", "no"},
    };
    check(cases, [](std::string_view text) { return yesNo(isHttpUrl(text)); });
}

void TestValue::mailAddresses() {
    const Case cases[] = {
        {"webmaster@example.com", "yes"},
        {"a.b+c@mail.example.co.uk", "yes"},
        {"o'neil@example.com", "yes"},
        {"post@b\xc3\xbc"
         "cher.example",
         "yes"},
        {"webmaster@localhost", "no"},
        {"webmaster@", "no"},
        {"@example.com", "no"},
        {"webmaster", "no"},
        {"a@b@example.com", "no"},
        {"a b@example.com", "no"},
        {"a@exam ple.com", "no"},
        {"mailto:a@example.com", "no"},
        {".a@example.com", "no"},
        {"a.@example.com", "no"},
        {"a..b@example.com", "no"},
        {"a@-example.com", "no"},
        {"a@example-.com", "no"},
        {"a@example..com", "no"},
        {"a@example.com.", "no"},
        {"a@192.0.2.1", "no"},
        {"<a@example.com>", "no"},
        {"", "no"},
    };
    check(cases, [](std::string_view text) { return yesNo(isMailAddress(text)); });
}

void TestValue::languageTags() {
    const Case cases[] = {
        {"en", "yes"},
        {"en-AU", "yes"},
        {"EN-au", "yes"},
        {"zh-Hant-TW", "yes"},
        {"zh-cmn-Hans-CN", "yes"},
        {"zh-yue", "yes"},
        {"es-419", "yes"},
        {"sl-rozaj-biske", "yes"},
        {"de-CH-1901", "yes"},
        {"de-CH-x-phonebk", "yes"},
        {"en-u-ca-gregory", "yes"},
        {"en-a-bbb-x-a-ccc", "yes"},
        {"x-whatever", "yes"},
        {"X-a", "yes"},
        {"i-klingon", "yes"},
        {"I-Klingon", "yes"},
        {"sgn-BE-FR", "yes"},
        {"en-GB-oed", "yes"},
        {"zh-min-nan", "yes"},
        {"art-lojban", "yes"},
        {"qaa-Qaaa-QM-x-southern", "yes"},
        {"engl", "yes"},
        {"english", "yes"},
        {"e", "no"},
        {"en_AU", "no"},
        {"en-", "no"},
        {"-en", "no"},
        {"en--AU", "no"},
        {"en-AU-", "no"},
        {"en AU", "no"},
        {"languages-x", "no"},
        {"en-A", "no"},
        {"en-u", "no"},
        {"en-u-x-a", "no"},
        {"en-x", "no"},
        {"x", "no"},
        {"x-", "no"},
        {"x-abcdefghi", "no"},
        {"en-abcdefghi", "no"},
        {"en-US-GB", "no"},
        {"en-US-Latn", "no"},
        {"12", "no"},
        {"de-419-DE", "no"},
        {"en, fr", "no"},
        {"français", "no"},
        {"", "no"},
    };
    check(cases, [](std::string_view text) { return yesNo(isLanguageTag(text)); });
}

void TestValue::commonLanguagesAreCanonical() {
    QVERIFY(commonLanguages().size() > 20);
    std::string_view before;
    for (const LanguageName &language : commonLanguages()) {
        QVERIFY(isLanguageTag(language.tag));
        // RFC 5646, 2.1.1: the language in lower case, a script with one capital, a region in capitals or digits.
        static const QRegularExpression customary(
            QStringLiteral("^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"));
        QVERIFY2(customary.match(QString::fromUtf8(language.tag)).hasMatch(), language.tag.data());
        QVERIFY(!language.name.empty() && !language.english.empty());
        QVERIFY2(before < language.tag, language.tag.data());
        before = language.tag;
    }
}

void TestValue::ageRatingsS54() {
    const Case cases[] = {
        {"all", "all"},
        {"ALL", "all"},
        {"7+", "7+"},
        {"13+", "13+"},
        {"16+", "16+"},
        {"18+", "18+"},
        {" 18+ ", "18+"},
        {"18+:/adult", "18+ at /adult"},
        {"All:/", "all at /"},
        {"16+:*/b", "16+ at */b"},
        {"18+:/a:b", "18+ at /a:b"},
        {"18+:/Adult$", "18+ at /Adult$"},
        {"18+:", "-"},
        {"18+:adult", "-"},
        {"18+: /adult", "-"},
        {"18+ :/adult", "-"},
        {"18", "-"},
        {"12+", "-"},
        {"+18", "-"},
        {"18+ /adult", "-"},
        {":/adult", "-"},
        {"none", "-"},
        {"", "-"},
    };
    check(cases, [](std::string_view text) -> std::string {
        const auto rating = parseAgeRating(text);
        if (!rating)
            return "-";
        return rating->path ? rating->rating + " at " + *rating->path : rating->rating;
    });
}

/// Its term, its word, and whether the term alone makes the same value.
void TestValue::useValues() {
    const Case cases[] = {
        {"", "Unstated unstated same"}, {"unstated", "Unstated unstated same"},
        {"yes", "Yes yes same"},        {"no", "No no same"},
        {"ask", "Ask ask same"},        {"short-only", "Other short-only"},
        {"deny", "Other deny"},         {"No", "Other No"},
        {"16+", "Other 16+"},
    };
    check(cases, [](std::string_view text) {
        const UseValue value{std::string(text)};
        const std::string shown = ' ' + std::string(value.text());
        switch (termOf(value)) {
        case Term::Unstated: return "Unstated" + shown + (value == Term::Unstated ? " same" : "");
        case Term::Yes: return "Yes" + shown + (value == Term::Yes ? " same" : "");
        case Term::No: return "No" + shown + (value == Term::No ? " same" : "");
        case Term::Ask: return "Ask" + shown + (value == Term::Ask ? " same" : "");
        case Term::Other: break;
        }
        return "Other" + shown;
    });
    QVERIFY(UseValue() == Term::Unstated);
    QVERIFY(UseValue("short-only") == UseValue("short-only"));
    QVERIFY(UseValue("short-only") != UseValue("required"));
}

void TestValue::useScopesS53() {
    using Kind = UseScope::Kind;
    const std::pair<UseScope, std::string> cases[] = {
        {{}, "global"},
        {{Kind::Token, "GPTBot", ""}, "agent:GPTBot"},
        {{Kind::Category, "search", ""}, "agent:search"},
        {{Kind::Global, "", "https://a.example/p"}, "global via https://a.example/p"},
        {{Kind::Token, "GPTBot", "https://a.example/p"}, "agent:GPTBot via https://a.example/p"},
    };
    for (const auto &[scope, text] : cases) {
        QCOMPARE(scope.text(), text);
        QCOMPARE(scope == UseScope{}, text == "global");
    }
    QVERIFY((UseScope{Kind::Token, "search", ""} != UseScope{Kind::Category, "search", ""}));
}

QTEST_APPLESS_MAIN(TestValue)
#include "tst_value.moc"
