// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/dialect/dialect.h"
#include "core/text/ascii.h"
#include "core/value/check.h"
#include "tests/support/repository.h"

#include <QTest>

#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace gatepost;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytes(std::string_view text) {
    return QByteArray(text.data(), qsizetype(text.size()));
}

std::string joined(std::span<const Word> words) {
    std::string result;
    for (const Word &word : words) {
        if (!result.empty())
            result += ' ';
        result += word.name;
    }
    return result;
}

/// What idOf promises, written the slow and obvious way.
DirectiveId naiveIdOf(const Dialect &dialect, std::string_view key) {
    for (const Directive &row : dialect.directives)
        if (row.place != Place::Meta && equalsIgnoringCase(row.name, key))
            return row.id;
    for (const Spelling &spelling : dialect.spellings)
        if (!spelling.google && dialect.find(spelling.meant)->place != Place::Meta &&
            equalsIgnoringCase(spelling.spelling, key))
            return spelling.meant;
    return DirectiveId::None;
}

/// Asks with the key in a buffer of exactly its size, so that a sanitizer sees a read past its end.
DirectiveId idOfExact(const Dialect &dialect, std::string_view key) {
    const auto buffer = std::make_unique<char[]>(key.size());
    std::ranges::copy(key, buffer.get());
    return dialect.idOf(std::string_view(buffer.get(), key.size()));
}

std::string mixedCase(std::string_view key, std::mt19937 &random) {
    std::string result(key);
    for (char &c : result)
        if (isAlpha(c) && random() % 2 == 0)
            c = char(c ^ 0x20);
    return result;
}

} // namespace

class TestDialect : public QObject {
    Q_OBJECT
private slots:
    void rowsAreWellFormed_data() {
        QTest::addColumn<int>("dialectId");
        QTest::addColumn<int>("row");
        for (const Dialect &dialect : dialects())
            for (std::size_t i = 0; i < dialect.directives.size(); ++i)
                QTest::addRow("%s %s", bytes(dialect.name).constData(),
                              bytes(dialect.directives[i].name).constData())
                    << int(dialect.id) << int(i);
    }
    void rowsAreWellFormed() {
        QFETCH(int, dialectId);
        QFETCH(int, row);
        const Dialect &owner = dialect(DialectId(dialectId));
        const Directive &directive = owner.directives[std::size_t(row)];

        QVERIFY(directive.id != DirectiveId::None && directive.id < DirectiveId::Count_);
        QVERIFY(!directive.name.empty());
        QVERIFY(!directive.label.empty());
        QVERIFY(!sectionName(directive.section).empty());
        QVERIFY(!directive.source.empty());
        QVERIFY(!directive.example.empty());
        QVERIFY(directive.order > 0);
        QVERIFY2(directive.help.english().ends_with('.'),
                 bytes(directive.help.english()).constData());
        QVERIFY2(directive.help.english().size() <= 260,
                 bytes(directive.help.english()).constData());
        QVERIFY(!directive.help.english().contains("  "));
        QVERIFY(isAlpha(directive.help.english().front()));

        const auto checked = checkValue(directive, directive.example);
        if (directive.kind == ValueKind::AgentList || directive.kind == ValueKind::NoteMap ||
            directive.kind == ValueKind::Structure) {
            QVERIFY(!checked.has_value()); // made of fields of their own, never one value
        } else {
            QVERIFY2(checked.has_value(), checked ? "" : checked.error().message.english().c_str());
            QCOMPARE(bytes(*checked), bytes(directive.example));
        }

        std::set<std::string_view> seen;
        for (const Word &word : directive.words) {
            QVERIFY2(word.name == toLower(word.name), bytes(word.name).constData());
            QVERIFY2(seen.insert(word.name).second, bytes(word.name).constData());
            QVERIFY2(!word.meaning.empty() && !word.meaning.english().ends_with('.'),
                     bytes(word.name).constData());
        }
        const bool takesWords = directive.kind == ValueKind::Words ||
                                directive.kind == ValueKind::PerMinute ||
                                directive.kind == ValueKind::AgeRating;
        if (takesWords)
            QVERIFY(!directive.words.empty());
        if (directive.kind == ValueKind::Words)
            QVERIFY(seen.contains(directive.example));
        if (directive.kind == ValueKind::Path)
            QVERIFY(directive.example.starts_with('/'));

        QCOMPARE(owner.find(directive.id), &directive);
        QCOMPARE(owner.find(directive.name), &directive);
        QCOMPARE(directiveName(directive.id), directive.name);
    }

    void namesAndIdsAreUnique() {
        for (const Dialect &dialect : dialects()) {
            std::set<std::string> names;
            std::set<DirectiveId> ids;
            for (const Directive &row : dialect.directives) {
                QVERIFY2(names.insert(toLower(row.name)).second, bytes(row.name).constData());
                QVERIFY2(ids.insert(row.id).second, bytes(row.name).constData());
            }
            for (const Spelling &spelling : dialect.spellings) {
                QVERIFY2(names.insert(toLower(spelling.spelling)).second,
                         bytes(spelling.spelling).constData());
                QVERIFY2(ids.contains(spelling.meant), bytes(spelling.spelling).constData());
            }
        }
    }

    void everyIdHasARow() {
        for (int id = int(DirectiveId::None) + 1; id < int(DirectiveId::Added1); ++id) {
            bool found = false;
            for (const Dialect &dialect : dialects())
                found = found || dialect.find(DirectiveId(id)) != nullptr;
            QVERIFY2(found, QByteArray::number(id).constData());
            QVERIFY(!directiveName(DirectiveId(id)).empty());
        }
        QVERIFY(directiveName(DirectiveId::None).empty());
        for (const Dialect &dialect : dialects())
            QVERIFY(dialect.find(DirectiveId::None) == nullptr);
    }

    void dialectsAreInOrderOfTheirIds() {
        QCOMPARE(dialects().size(), std::size_t(4));
        for (std::size_t i = 0; i < dialects().size(); ++i) {
            QCOMPARE(std::size_t(dialects()[i].id), i);
            QCOMPARE(&dialect(DialectId(i)), &dialects()[i]);
            QVERIFY(dialects()[i].highlighting.starts_with("Gatepost "));
            const std::string glyph = "resources/icons/" + std::string(dialects()[i].glyph);
            QVERIFY2(test::repositoryHas(QString::fromStdString(glyph + ".svg")), glyph.c_str());
        }
    }

    /// S52's table, S58's words and S103's, word by word. The order is that of the source.
    void wordsAreThoseOfTheSources_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("dialectId");
        const auto row = [](const char *name, const char *words, DialectId id) {
            QTest::newRow(name) << QByteArray(words) << int(id);
        };
        for (const char *name : {"crawl", "read", "summarise", "derivative", "train", "monetise"})
            row(name, "yes no ask", DialectId::Robots2);
        row("quote", "yes no short-only", DialectId::Robots2);
        row("store", "yes no session-only", DialectId::Robots2);
        for (const char *name : {"compete", "personalise", "announce", "significant-change"})
            row(name, "yes no", DialectId::Robots2);
        row("honest", "yes", DialectId::Robots2);
        row("attribution", "required preferred none", DialectId::Robots2);
        row("link-back", "required preferred none", DialectId::Robots2);
        row("rate", "polite", DialectId::Robots2);
        row("content-type", "opinion news reference satire commercial research personal",
            DialectId::Robots2);
        row("editorialised", "yes no partial", DialectId::Robots2);
        row("ai-assisted", "yes no partial", DialectId::Robots2);
        row("age-rating", "all 7+ 13+ 16+ 18+", DialectId::Robots2);
        row("update-frequency", "live daily weekly monthly rarely static", DialectId::Robots2);
        row("default_policy", "allow disallow", DialectId::AgentPolicy);
        row("policy", "allow disallow", DialectId::AgentPolicy);
        row("role", "on-demand search training", DialectId::AgentPolicy);
        row("Content-Usage", "train-ai ai-use search", DialectId::Robots);
        row("Content-Signal", "search ai-input ai-train use", DialectId::Robots);
        for (const char *name : {"market", "primary-language", "report-to", "chain", "User-agent",
                                 "Allow", "Disallow", "spec-version", "last-update", "authored-by",
                                 "contact", "jurisdiction", "licence", "chain-id"})
            row(name, "", DialectId::Robots2);
    }
    void wordsAreThoseOfTheSources() {
        QFETCH(QByteArray, words);
        QFETCH(int, dialectId);
        const Directive *row =
            dialect(DialectId(dialectId)).find(std::string_view(QTest::currentDataTag()));
        QVERIFY(row != nullptr);
        QCOMPARE(bytes(joined(row->words)), words);
    }
    void everyRowWithWordsIsInThatTable() {
        // 26 rows with words: a new one must be added above as well.
        int count = 0;
        for (const Dialect &dialect : dialects())
            for (const Directive &row : dialect.directives)
                count += row.words.empty() ? 0 : 1;
        QCOMPARE(count, 26);
    }

    void wholeFileDirectivesAreThoseOfS51() {
        const std::set<std::string_view> expected = {
            "market",           "content-type", "editorialised", "ai-assisted",
            "primary-language", "report-to",    "age-rating",    "chain"};
        std::set<std::string_view> actual;
        for (const Dialect &dialect : dialects())
            for (const Directive &row : dialect.directives)
                if (row.wholeFile)
                    actual.insert(row.name);
        QVERIFY(actual == expected);
    }

    void placesAndRepetition_data() {
        QTest::addColumn<int>("dialectId");
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("repeats");
        const auto row = [](const char *name, DialectId id, Place place, bool repeats) {
            QTest::newRow(name) << int(id) << int(place) << repeats;
        };
        row("User-agent", DialectId::Robots, Place::AgentLine, true);
        row("Disallow", DialectId::Robots, Place::Group, true);
        row("Crawl-delay", DialectId::RobotsAi, Place::Group, true);
        row("Robot-version", DialectId::Robots, Place::Group, false);
        row("Visit-time", DialectId::Robots, Place::Group, true);
        row("Request-rate", DialectId::Robots, Place::Group, true);
        row("Comment", DialectId::Robots, Place::Group, true);
        row("Sitemap", DialectId::Robots, Place::File, true);
        row("Discovery", DialectId::RobotsAi, Place::File, true);
        row("License", DialectId::Robots, Place::File, true);
        row("Content-Usage", DialectId::Robots, Place::Group, true);
        row("Host", DialectId::Robots, Place::File, false);
        row("Noindex", DialectId::Robots, Place::Group, true);
        row("train", DialectId::Robots2, Place::PolicyScope, false);
        row("rate", DialectId::Robots2, Place::PolicyScope, false);
        row("market", DialectId::Robots2, Place::File, false);
        row("report-to", DialectId::Robots2, Place::File, true);
        row("age-rating", DialectId::Robots2, Place::File, true);
        row("chain", DialectId::Robots2, Place::LastLine, false);
        row("contact", DialectId::Robots2, Place::Meta, false);
        row("title", DialectId::AgentPolicy, Place::EntityField, false);
        row("user_agent", DialectId::AgentPolicy, Place::AgentField, false);
    }
    void placesAndRepetition() {
        QFETCH(int, dialectId);
        QFETCH(int, place);
        QFETCH(bool, repeats);
        const Directive *row =
            dialect(DialectId(dialectId)).find(std::string_view(QTest::currentDataTag()));
        QVERIFY(row != nullptr);
        QCOMPARE(int(row->place), place);
        QCOMPARE(row->repeats, repeats);
    }

    void unknownInADialect_data() {
        QTest::addColumn<int>("dialectId");
        const auto row = [](const char *name, DialectId id) { QTest::newRow(name) << int(id); };
        row("Content-Signal", DialectId::RobotsAi); // S111
        row("License", DialectId::RobotsAi);
        row("Crawl-delay", DialectId::Robots2); // S50
        row("Visit-time", DialectId::Robots2);
        row("Sitemap", DialectId::Robots2);
        row("train", DialectId::Robots);
        row("summarize", DialectId::Robots);
        row("licence", DialectId::Robots);
        row("", DialectId::Robots);
        row("User-agent ", DialectId::Robots);
        row("a-key-of-more-than-24-bytes", DialectId::Robots);
    }
    void unknownInADialect() {
        QFETCH(int, dialectId);
        const Dialect &owner = dialect(DialectId(dialectId));
        QCOMPARE(owner.idOf(QTest::currentDataTag()), DirectiveId::None);
        QVERIFY(owner.find(std::string_view(QTest::currentDataTag())) == nullptr);
    }

    void spellingsOfAuthorsAreRead_data() {
        QTest::addColumn<QByteArray>("meant");
        QTest::newRow("summarize") << QByteArray("summarise");
        QTest::newRow("Personalize") << QByteArray("personalise");
        QTest::newRow("MONETIZE") << QByteArray("monetise");
        QTest::newRow("editorialized") << QByteArray("editorialised");
        QTest::newRow("license") << QByteArray("licence");
    }
    void spellingsOfAuthorsAreRead() {
        QFETCH(QByteArray, meant);
        const Dialect &robots2 = dialect(DialectId::Robots2);
        const Directive *row = robots2.find(std::string_view(QTest::currentDataTag()));
        QVERIFY(row != nullptr);
        QCOMPARE(bytes(row->name), meant);
    }
    void spellingsOfGoogleAreNot() { // S90: no directive in any other reading
        int count = 0;
        for (const Dialect &dialect : dialects())
            for (const Spelling &spelling : dialect.spellings)
                if (spelling.google) {
                    ++count;
                    QCOMPARE(dialect.idOf(spelling.spelling), DirectiveId::None);
                }
        QCOMPARE(count, 8);
    }

    void metaKeysAreNoKeysOfLines() { // S58
        const Dialect &robots2 = dialect(DialectId::Robots2);
        for (const char *key : {"contact", "Licence", "license", "chain-id", "LAST-UPDATE"}) {
            QCOMPARE(robots2.idOf(key), DirectiveId::None);
            QVERIFY(robots2.find(std::string_view(key)) != nullptr);
        }
    }

    void idOfIsTheNaiveLoop() {
        std::mt19937 random(9309);
        for (const Dialect &dialect : dialects()) {
            std::vector<std::string> keys;
            for (const Dialect &other : dialects()) { // keys of other dialects are asked for too
                for (const Directive &row : other.directives)
                    keys.emplace_back(row.name);
                for (const Spelling &spelling : other.spellings)
                    keys.emplace_back(spelling.spelling);
            }
            for (const std::string &key : keys) {
                for (int i = 0; i < 8; ++i) {
                    const std::string asked = mixedCase(key, random);
                    QCOMPARE(idOfExact(dialect, asked), naiveIdOf(dialect, asked));
                    // Every byte in turn becomes another one: '-' to CR, '[' to '{' and the like too.
                    for (std::size_t at = 0; at < asked.size(); ++at) {
                        std::string bent = asked;
                        bent[at] = char(bent[at] ^ (i == 0 ? 0x20 : int(random() % 256)));
                        QCOMPARE(idOfExact(dialect, bent), naiveIdOf(dialect, bent));
                    }
                    const std::string longer = asked + asked.back();
                    QCOMPARE(idOfExact(dialect, longer), naiveIdOf(dialect, longer));
                    const std::string shorter = asked.substr(1);
                    QCOMPARE(idOfExact(dialect, shorter), naiveIdOf(dialect, shorter));
                }
            }
        }
    }
    void idOfOnRandomStrings() {
        std::mt19937 random(20261121);
        constexpr std::string_view kAlphabet = "adeilnorstuwAGLRSU-_ $";
        for (int i = 0; i < 100'000; ++i) {
            std::string key(random() % 30, '\0');
            const bool plain = random() % 2 == 0;
            for (char &c : key)
                c = plain ? kAlphabet[random() % kAlphabet.size()] : char(random() % 256);
            const Dialect &owner = dialects()[random() % dialects().size()];
            QCOMPARE(idOfExact(owner, key), naiveIdOf(owner, key));
        }
    }

    void fileNames_data() {
        QTest::addColumn<int>("id");
        const auto row = [](const char *name, DialectId id) { QTest::newRow(name) << int(id); };
        row("robots.txt", DialectId::Robots);
        row("ROBOTS.TXT", DialectId::Robots);
        row("/srv/site/robots-ai.txt", DialectId::RobotsAi);
        row("C:\\site\\Robots2.txt", DialectId::Robots2);
        row("agent-policy.kno", DialectId::AgentPolicy);
        row("x/policy.YAML", DialectId::AgentPolicy);
        row(".yml", DialectId::AgentPolicy);
        row("policy.yml.bak", DialectId::Robots);
        row("kno", DialectId::Robots);
        row("robots2.txt/", DialectId::Robots);
        row("my-robots2.txt", DialectId::Robots);
        row("", DialectId::Robots);
    }
    void fileNames() {
        QFETCH(int, id);
        QCOMPARE(int(dialectOfFileName(QTest::currentDataTag())), id);
    }

    void useDirectivesAreS52WithoutChainAndReportTo() {
        const QByteArrayList expected = {
            "crawl",      "read",         "summarise",     "derivative",  "train",
            "monetise",   "quote",        "store",         "compete",     "personalise",
            "announce",   "honest",       "attribution",   "link-back",   "rate",
            "market",     "content-type", "editorialised", "ai-assisted", "primary-language",
            "age-rating",
        };
        QByteArrayList actual;
        for (const DirectiveId id : useDirectives())
            actual << bytes(directiveName(id));
        QCOMPARE(actual, expected);
    }
};

QTEST_APPLESS_MAIN(TestDialect)
#include "tst_dialect.moc"
