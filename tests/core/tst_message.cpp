// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/simulate/obligations.h"
#include "core/simulate/readings.h"
#include "core/text/message.h"
#include "tests/support/verdictcase.h"

#include <QTest>

#include <algorithm>

using namespace gatepost;

namespace {

QString shown(const Message &message) {
    return QString::fromStdString(message.english());
}

Message list(std::size_t count, Conjunction last) {
    std::vector<Message> items;
    for (std::size_t i = 1; i <= count; ++i)
        items.emplace_back(i);
    return Message::list(std::move(items), last);
}

/// What keeps a message from being said in another language: verbatim English at the top, a place that nothing fills.
/// Empty if it is well.
std::string flaw(const Message &message, bool top = true) {
    if (!message.isPhrase())
        return top ? "verbatim: " + message.verbatim() : std::string();
    const Phrase &phrase = message.phrase();
    if (phrase.context == nullptr || *phrase.context == '\0')
        return "no context: " + message.english();
    for (const char *form : {phrase.text, phrase.one}) {
        const std::string_view text = form == nullptr ? std::string_view() : form;
        for (std::size_t at = text.find('%'); at < text.size(); at = text.find('%', at + 1)) {
            const char place = at + 1 < text.size() ? text[at + 1] : ' ';
            if (place >= '1' && place <= '9' &&
                static_cast<std::size_t>(place - '1') >= message.arguments().size())
                return "nothing for %" + std::string(1, place) + ": " + std::string(text);
        }
    }
    for (const Message &argument : message.arguments())
        if (std::string found = flaw(argument, false); !found.empty())
            return found;
    return {};
}

constexpr Phrase kRules = GATEPOST_COUNTED("test", "%n rules of %1", "%n rule of %1");
constexpr Phrase kAgree = GATEPOST_COUNTED("test", "%1 lose it", "%1 loses it");

} // namespace

class TestMessage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void english_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const Message &message, const char *expected) {
            QTest::newRow(name) << shown(message) << QString::fromUtf8(expected);
        };
        row("nothing", {}, "");
        row("verbatim", "100 % of %1", "100 % of %1");
        row("verbatim number", 42, "42");
        row("verbatim negative number", -7, "-7");
        row("phrase", GATEPOST_TEXT("test", "No group."), "No group.");
        row("adjacent literals",
            GATEPOST_TEXT("test", "No group"
                                  " here."),
            "No group here.");
        row("places in order", {GATEPOST_TEXT("test", "%1 is %2."), "train", "no"}, "train is no.");
        row("places out of order", {GATEPOST_TEXT("test", "%2 and %1."), "a", "b"}, "b and a.");
        row("a place twice", {GATEPOST_TEXT("test", "%1, %1!"), "a"}, "a, a!");
        row("an argument without a place", {GATEPOST_TEXT("test", "only %1"), "a", "b"}, "only a");
        row("a place without an argument", {GATEPOST_TEXT("test", "%1 and %2"), "a"}, "a and %2");
        row("places touch", {GATEPOST_TEXT("test", "%1%2%3"), "a", "b", "c"}, "abc");
        row("nine places", {GATEPOST_TEXT("test", "%9%8%7%6%5%4%3%2%1"), 1, 2, 3, 4, 5, 6, 7, 8, 9},
            "987654321");
        row("a place and a digit", {GATEPOST_TEXT("test", "%10"), "a"}, "a0");
        row("no place 0", {GATEPOST_TEXT("test", "%0 %1"), "a"}, "%0 a");
        row("lone %", {GATEPOST_TEXT("test", "50 % of %1, 100%"), "a"}, "50 % of a, 100%");
        row("two %", {GATEPOST_TEXT("test", "%% %%1"), "a"}, "%% %a");
        row("percent escape in the text", GATEPOST_TEXT("test", "write %23"), "write %23");
        row("an argument's % is no place", {GATEPOST_TEXT("test", "%1 %2"), "%2", "%1%n"},
            "%2 %1%n");
        row("%n without a count", {GATEPOST_TEXT("test", "%n of %1"), "a"}, "%n of a");
        row("empty argument", {GATEPOST_TEXT("test", "[%1]"), ""}, "[]");
        row("nested",
            {GATEPOST_TEXT("test", "%2: %1"), Message(GATEPOST_TEXT("test", "not %1"), "b"),
             Message(GATEPOST_TEXT("test", "line %1"), 3)},
            "line 3: not b");
        row("counted 0", Message::counted(kRules, 0, "a"), "0 rules of a");
        row("counted 1", Message::counted(kRules, 1, "a"), "1 rule of a");
        row("counted 2", Message::counted(kRules, 2, "a"), "2 rules of a");
        row("counted many", Message::counted(kRules, 1'000'000, "a"), "1000000 rules of a");
        row("a count that is not said, 1", Message::counted(kAgree, 1, "a"), "a loses it");
        row("a count that is not said, 2", Message::counted(kAgree, 2, "a and b"),
            "a and b lose it");
        row("a count in an argument",
            {GATEPOST_TEXT("test", "%1, %2"), Message::counted(kRules, 1, "a"),
             Message::counted(kRules, 3, "b")},
            "1 rule of a, 3 rules of b");
        row("list of 0", list(0, Conjunction::And), "");
        row("list of 1", list(1, Conjunction::And), "1");
        row("list of 2, and", list(2, Conjunction::And), "1 and 2");
        row("list of 2, or", list(2, Conjunction::Or), "1 or 2");
        row("list of 2, comma", list(2, Conjunction::Comma), "1, 2");
        row("list of 3", list(3, Conjunction::And), "1, 2 and 3");
        row("list of 4", list(4, Conjunction::Or), "1, 2, 3 or 4");
        row("list of 5, and", list(5, Conjunction::And), "1, 2, 3, 4 and 5");
        row("list of 5, comma", list(5, Conjunction::Comma), "1, 2, 3, 4, 5");
        row("list of phrases",
            Message::list({GATEPOST_TEXT("test", "read"), GATEPOST_TEXT("test", "crawl")},
                          Conjunction::Or),
            "read or crawl");
    }
    void english() {
        QFETCH(QString, said);
        QTEST(said, "expected");
    }

    void quoted_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const QByteArray &value, const QByteArray &expected) {
            QTest::newRow(name) << value << "“" + expected + "”";
        };
        row("empty", "", "");
        row("plain", "maybe", "maybe");
        row("places stay", "%1 %n %%", "%1 %n %%");
        row("60 bytes", QByteArray(60, 'x'), QByteArray(60, 'x'));
        row("61 bytes", QByteArray(61, 'x'), QByteArray(60, 'x') + "…");
        row("cut between characters", QByteArray(59, 'x') + "ä", QByteArray(59, 'x') + "…");
        row("the last fits", QByteArray(58, 'x') + "ä", QByteArray(58, 'x') + "ä");
        row("not UTF-8", "a\xff\xc3z", "a\uFFFD\uFFFDz");
        row("half a character at the end", "a\xe2\x82", "a\uFFFD\uFFFD");
        row("control characters", QByteArray("a\0b\nc\x7f", 6), "a\uFFFDb\uFFFDc\uFFFD");
        row("tab", "a\tb", "a\tb");
        row("invalid bytes count as one", QByteArray(70, '\xff'),
            QByteArray("\uFFFD").repeated(60) + "…");
    }
    void quoted() {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, expected);
        const Message message = gatepost::quoted(value.toStdString());
        QCOMPARE(QByteArray::fromStdString(message.english()), expected);
        QVERIFY(message.isPhrase()); // the marks are the language's
    }

    void aLongListIsShallow() {
        const Message all = list(10'000, Conjunction::And);
        const std::string text = all.english();
        QCOMPARE(QString::fromStdString(text.substr(0, 12)), "1, 2, 3, 4, ");
        QVERIFY(text.ends_with(", 9998, 9999 and 10000"));
        QCOMPARE(std::ranges::count(text, ','), 9998);
        std::size_t depth = 0;
        for (const Message *at = &all; !at->arguments().empty(); at = &at->arguments().front())
            ++depth;
        QVERIFY2(depth < 20, std::to_string(depth).c_str());
    }

    void equality() {
        QCOMPARE(Message("line 3"), Message(GATEPOST_TEXT("test", "line %1"), 3));
        QVERIFY(Message("line 3") != Message("line 4"));
        QVERIFY(Message().empty());
        QVERIFY(!Message(0).empty());
        QVERIFY(!Message("verbatim").isPhrase());
    }

    /// Whatever a verdict says to people can be said in their language.
    void verdictsSpeakInPhrases_data() {
        QTest::addColumn<int>("index");
        QVERIFY(m_cases.size() > 800);
        for (std::size_t index = 0; index < m_cases.size(); ++index)
            QTest::newRow(m_cases[index].name.c_str()) << static_cast<int>(index);
    }
    void verdictsSpeakInPhrases() {
        QFETCH(int, index);
        const test::VerdictCase &row = m_cases[static_cast<std::size_t>(index)];
        const CompiledSite site(row.texts.site());
        const auto option = row.category.empty() ? std::nullopt : parseCategory(row.category);
        const Query query{*identify(row.agent, option), row.url, *parseInstant(row.at),
                          row.reading.empty() ? Reading::Author : *parseReading(row.reading),
                          row.competitor};
        const Verdict verdict = site.simulate(query);
        std::string wrong = flaw(sentence(site, verdict));
        for (const TraceEntry &entry : verdict.trace)
            wrong += flaw(entry.why);
        for (const Obligation &obligation : obligations(verdict.use))
            wrong += flaw(obligation.what) + flaw(obligation.text());
        for (const ReadingDifference &difference : askReadings(site, query).differences)
            wrong += flaw(difference.why);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// The check above finds what it is for.
    void flawsAreFound() {
        QVERIFY(!flaw("a sentence").empty());
        QVERIFY(!flaw({GATEPOST_TEXT("test", "%1 of %2"), "a"}).empty());
        QVERIFY(!flaw(Message::counted(kRules, 2)).empty());
        QVERIFY(
            !flaw({GATEPOST_TEXT("test", "%1"), Message(GATEPOST_TEXT("test", "%2"), 1)}).empty());
        QVERIFY(flaw({GATEPOST_TEXT("test", "%1 is 100 %"), "a"}).empty());
    }

private:
    std::vector<test::VerdictCase> m_cases =
        test::readVerdictCases(GATEPOST_SOURCE_DIR "/tests/cases/verdicts");
};

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"
