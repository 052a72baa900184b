// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is fast has a slow way of saying the same, and both are asked here.

#include "core/match/googleanswer.h"
#include "core/match/googlelines.h"
#include "core/match/lines.h"
#include "core/match/ruleset.h"
#include "core/match/scan.h"
#include "core/match/search.h"
#include "core/match/textindex.h"
#include "core/simulate/answer.h"
#include "core/simulate/tokentable.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"
#include "core/text/signs.h"
#include "tests/support/randomsite.h"

#include <QTest>

#include <format>

#include <deque>
#include <map>
#include <random>
#include <string>
#include <vector>

using namespace gatepost;

namespace {

class Dice {
public:
    unsigned below(unsigned count) { return m_random() % count; }
    template <typename Items>
    std::string_view one(const Items &items) {
        return items[below(static_cast<unsigned>(std::size(items)))];
    }

private:
    std::mt19937 m_random{20261122};
};

using namespace std::string_view_literals;

constexpr std::string_view kPieces[] = {
    "User-agent: *",
    "user-agent:Googlebot",
    "useragent foo-bot",
    "Disallow: /",
    "Disallow: /a",
    "disalow /a*b",
    "Disallow: /abcdefgh",
    "Disallow: /abcdefgh/ij",
    "Disallow: /abcdefgh*j$",
    "Disallow: /%61bcdefg",
    "DISSALLOW:/\xC3\xA4",
    "Disallow:",
    "Allow: /",
    "allow : /abcdefghi",
    "Allow: /abcdefgh/index.html",
    "Allow: /index.htm",
    "Allow: *b$",
    "Allow: /*",
    "Allow: nothing",
    "Sitemap: https://a.example/s.xml",
    "unknown: x",
    "three words here",
    "\n",
    "\r",
    "\r\n",
    "\n\n",
    "#",
    ":",
    " ",
    "\t",
    "\v",
    "\0"sv,
    "\xEF\xBB\xBF",
    "\xEF\xBB",
};

std::string randomText(Dice &dice) {
    std::string text;
    for (unsigned left = dice.below(16); left > 0; --left) {
        text += dice.one(kPieces);
        if (dice.below(4) != 0)
            text += dice.below(5) == 0 ? "\r\n" : "\n";
    }
    return text;
}

constexpr std::string_view kUrls[] = {"/",
                                      "/a",
                                      "/abcdefgh",
                                      "/abcdefgh/",
                                      "/abcdefgh/ij",
                                      "/abcdefghij",
                                      "/axb",
                                      "/index.html",
                                      "https://a.example/abcdefgh/ij?k=l#m",
                                      "https://a.example",
                                      "//a.example/abcdefgh",
                                      "https://a.example//abcdefgh",
                                      "abcdefgh/ij",
                                      "a.example/abcdefgh",
                                      "/%C3%A4",
                                      "/\xC3\xA4",
                                      ""};

QString print(PathOutcome outcome, const std::optional<std::uint32_t> &line) {
    return QString::number(int(outcome)) + (line ? QString(" line %1").arg(*line) : QString());
}

/// Rules of random letters, with and without wildcards; few letters, so that many match.
std::vector<std::string> randomRules(Dice &dice, std::size_t count) {
    std::vector<std::string> rules;
    for (std::size_t i = 0; i < count; ++i) {
        std::string rule = "/";
        for (unsigned left = dice.below(12); left > 0; --left)
            rule += "abc/*"[dice.below(dice.below(4) == 0 ? 5 : 4)];
        rules.push_back(rule + (dice.below(6) == 0 ? "$" : ""));
    }
    return rules;
}

/// JSON without the spaces between its parts.
std::string compacted(const std::string &json) {
    std::string out;
    bool isInText = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        isInText = isInText != (json[at] == '"');
        if (json[at] != ' ' || isInText)
            out += json[at];
        if (json[at] == '\\')
            out += json[++at];
    }
    return out;
}

} // namespace

class TestFastPaths : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneAnswerIsThatOfTheRules();
    void firstAnswersAreThoseOfViews();
    void valuesAreScanned();
    void bytesAreMarked();
    void linesAreCutWhereTheyEnd();
    void fewAndManyRulesDecideAlike();
    void aHundredThousandWildcards();
    void piecesAreRemembered();
    void textsAreIndexed();
    void equalWildcardsAreJoined();
    void tokensAreFound();
    void batchesSayWhatAnswersSay();
    void batchesRememberLittle();
    void digests();
};

/// googleAnswer() against googleLines(), googleRules() and RuleSet (S90).
void TestFastPaths::oneAnswerIsThatOfTheRules() {
    Dice dice;
    int decided = 0;
    for (int round = 0; round < 20'000; ++round) {
        const std::string text = randomText(dice);
        const auto lines = googleLines(text);
        for (const std::string_view agent : {"Googlebot"sv, "foo-bot"sv, "a2"sv}) {
            const GoogleRules rules = googleRules(lines, agent);
            const RuleSet set = RuleSet::compile(PathReading::Google, rules.rules);
            const std::string_view url = dice.one(kUrls);
            const PathDecision wanted = set.decide(PathQuestion(url));
            std::optional<std::uint32_t> line;
            if (wanted.rule)
                line = set.rules()[*wanted.rule].line;
            const GoogleAnswer answer = googleAnswer(text, agent, url);
            decided += line.has_value();
            if (print(answer.outcome, answer.line) != print(wanted.outcome, line))
                qWarning() << QByteArray::fromStdString(text).toPercentEncoding()
                           << QByteArray(url.data(), qsizetype(url.size()));
            QCOMPARE(print(answer.outcome, answer.line), print(wanted.outcome, line));
            QCOMPARE(answer.by, rules.namesAgent ? AnsweredBy::Own
                                : rules.namesAll ? AnsweredBy::All
                                                 : AnsweredBy::Nobody);
        }
    }
    QVERIFY2(decided > 2000, "too few questions were decided by a rule");
}

namespace {

constexpr std::string_view kGroupPieces[] = {
    "User-agent: *",
    "User-agent: Googlebot",
    "user-agent: googlebot-image",
    "User-Agent: GOOGLEBOT/2.1 (x)",
    "User-agent: CCBot",
    "User-agent: somebody",
    "User-agent: Google-Extended",
    "User-agent:",
    "User-agent: **",
    "User-agent: /",
    "Disallow: /",
    "Disallow:",
    "Disallow: /abcdefgh",
    "Disallow: /abcdefgh/ij",
    "Disallow: /abcdefgh*j$",
    "Disallow: /%61bcdefg",
    "Disallow: /abc defgh",
    "Disallow: /a$",
    "Disallow: /a$b",
    "Disallow: *b",
    "Disallow: abcdefgh",
    "Disallow: /\xC3\xA4",
    "Disallow: /%c3%a4 # x",
    "Disallow: /index.htm",
    "Disallow: /robots",
    "Allow: /",
    "Allow: /abcdefgh",
    "Allow: /abcdefg",
    "Allow: /*?",
    "Allow: /*",
    "Allow: /abcdefgh/index.html",
    "Allow: /abcdefghi",
    "disalow: /",
    "Crawl-delay: 3",
    "Sitemap: https://a.example/s.xml",
    "unknown: x",
    "three words here",
    "# comment",
    "",
};
/// What makes a walk give up, or nearly so: rare, because it hides everything else.
constexpr std::string_view kRarePieces[] = {
    "Visit-time: 0100-0230",     "Robot-version: 2.0",
    "Robot-version: 1.0",        "User-agent: Google*",
    "User-agent: .*bot",         "User-agent: [a-z]+",
    "User-agent: x Disallow: /", "User-agent: Googlebot Allow: /",
    "Content-Usage: train-ai=n",
};

QString print(const FetchVerdict &verdict) {
    QString text = QString("%1 %2").arg(int(verdict.decision)).arg(int(verdict.reason));
    if (verdict.line)
        text += QString(" line %1 of %2, %3 to %4")
                    .arg(verdict.line->line.value)
                    .arg(verdict.line->file.index())
                    .arg(verdict.line->range.begin)
                    .arg(verdict.line->range.end);
    return text;
}

} // namespace

/// What is said to the first questions without a view against the view's verdict, for every reading (S12–S24, S82, S90). Half of
/// the sites have more files or stated answers, and there nothing may be said that a view does not say.
void TestFastPaths::firstAnswersAreThoseOfViews() {
    Dice dice;
    std::vector<Identity> agents;
    for (const char *name : {"Googlebot", "Googlebot-Image", "GPTBot", "CCBot", "somebody/1.0",
                             "Google-Extended", "Storebot-Google", "AdsBot-Google", "abcdefgh"})
        agents.push_back(*identify(name));
    agents.back().fallbackTokens = {"somebody", "CCBot"}; // nobody in the registry has two
    std::vector<std::string> urls(std::begin(kUrls), std::end(kUrls));
    urls.insert(urls.end(), {"/robots.txt", "/robots.txt?x", "/abcdefgh/index.html", "/a$b", "/a*b",
                             "/abcdefg%68/ij?", "/" + std::string(600, 'b')});
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    std::array<int, kReadingCount> walked{};
    int ruled = 0;
    for (int round = 0; round < 40'000; ++round) {
        std::string text = dice.below(9) == 0 ? "\xEF\xBB\xBF" : "";
        if (dice.below(2) == 0)
            text += "User-agent: *\n";
        for (unsigned left = dice.below(18); left > 0; --left) {
            text += dice.below(60) == 0 ? dice.one(kRarePieces) : dice.one(kGroupPieces);
            text += dice.below(5) == 0 ? "\r\n" : dice.below(30) == 0 ? "\r" : "\n";
        }
        Site site;
        site.put(FileRole::Robots, text);
        switch (dice.below(16)) {
        case 0: site.put(FileRole::RobotsAi, "User-agent: *\nDisallow: /abcdefgh\n"); break;
        case 1: site.put(FileRole::Robots2, "crawl: no\n"); break;
        case 2:
            site.answers.files[FileId(FileRole::Robots).index()] =
                *parseFileAnswer(dice.below(2) == 0 ? "503,since=2h" : "404");
            break;
        default: break;
        }
        const CompiledSite slow(site);
        for (const Reading reading : kReadings) {
            const Identity &agent = agents[dice.below(static_cast<unsigned>(agents.size()))];
            const PathQuestion path(urls[dice.below(static_cast<unsigned>(urls.size()))]);
            const CompiledSite fast(site);
            const auto first = fast.firstAnswer(agent, reading, path);
            if (!first)
                continue;
            ++walked[static_cast<std::size_t>(reading)];
            ruled += first->reason == FetchReason::Rule ? 1 : 0;
            const QString wanted = print(slow.fetch(*slow.view(agent, reading), path, at));
            if (print(*first) != wanted)
                qWarning() << QByteArray::fromStdString(text).toPercentEncoding("\n :*/$")
                           << agent.name.c_str() << readingName(reading).data()
                           << path.path().c_str();
            QCOMPARE(print(*first), wanted);
            QCOMPARE(print(fast.fetch(agent, reading, path, at)), wanted);
        }
    }
    for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google})
        QVERIFY2(walked[static_cast<std::size_t>(reading)] > 20'000, readingName(reading).data());
    QVERIFY2(ruled > 20'000, "too few questions were decided by a rule");
}

/// scanBytes() against one byte after the other: every byte at every place of values around 8 and 16 bytes.
void TestFastPaths::valuesAreScanned() {
    for (const std::size_t size : {1U, 7U, 8U, 9U, 15U, 16U, 17U, 31U, 32U, 33U, 40U})
        for (std::size_t at = 0; at < size; ++at)
            for (int byte = 0; byte < 256; ++byte) {
                std::string text(size, at % 2 == 0 ? 'a' : '~');
                text[at] = static_cast<char>(byte);
                QCOMPARE(scanBytes(text).flags, scanning::kFlags[static_cast<std::size_t>(byte)]);
                text[0] = '*';
                if (at > 0)
                    QCOMPARE(scanBytes(text).flags,
                             scanning::kFlags[static_cast<std::size_t>(byte)] | scanning::Star);
            }
}

/// Both ways to mark 64 bytes against one byte after the other.
void TestFastPaths::bytesAreMarked() {
    Dice dice;
    for (int round = 0; round < 20'000; ++round) {
        std::string text(64, ' ');
        for (char &c : text)
            c = dice.below(2) == 0 ? "\n\r#:"[dice.below(4)] : static_cast<char>(dice.below(256));
        Signs wanted{};
        for (std::size_t at = 0; at < text.size(); ++at) {
            const std::uint64_t bit = std::uint64_t{1} << at;
            wanted.ends |= text[at] == '\n' || text[at] == '\r' ? bit : 0;
            wanted.colons |= text[at] == ':' ? bit : 0;
            wanted.hashes |= text[at] == '#' ? bit : 0;
        }
        for (const Signs &found : {signsOf(text.data()), signsByWords(text.data())}) {
            QCOMPARE(found.ends, wanted.ends);
            QCOMPARE(found.colons, wanted.colons);
            QCOMPARE(found.hashes, wanted.hashes);
        }
    }
}

/// LineCutter against LineWalk and find(): texts around the 64 bytes of a line without a search, and around the 4 KiB that are
/// looked at together.
void TestFastPaths::linesAreCutWhereTheyEnd() {
    Dice dice;
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        const bool isLong = dice.below(20) == 0;
        const bool hasLongLines = dice.below(3) == 0;
        for (unsigned left = dice.below(isLong ? 9000 : 200); left > 0; --left)
            if (hasLongLines && dice.below(8) != 0)
                text += "ab:#"[dice.below(dice.below(40) == 0 ? 4 : 2)];
            else
                text += "\n\r#:ab ab ab ab ab ab ab"[dice.below(dice.below(3) == 0 ? 4 : 24)];
        LineCutter cutter(text);
        LineWalk walk(text);
        CutLine cut;
        std::size_t at = 0;
        std::size_t ends = 0;
        while (const auto line = walk.next()) {
            QVERIFY(cutter.next(cut));
            ends += cut.end > cut.contentEnd ? 1 : 0;
            QCOMPARE(cut.begin, at);
            QCOMPARE(cut.contentEnd - cut.begin, line->size());
            QCOMPARE(cut.colon - cut.begin, std::min(line->find(':'), line->size()));
            QCOMPARE(cut.hash - cut.begin, std::min(line->find('#'), line->size()));
            QCOMPARE(cut.moreColons, std::ranges::count(*line, ':') > 1);
            at = cut.end;
        }
        QVERIFY(!cutter.next(cut));
        QCOMPARE(at, text.size());
        QCOMPARE(lineEndCount(text),
                 ends); // a tree has room for as many, and for a last line without an end
    }
}

/// Around the numbers at which lists become tables each rule set says what its rules say one by one (S22, S23).
void TestFastPaths::fewAndManyRulesDecideAlike() {
    Dice dice;
    for (int round = 0; round < 3000; ++round) {
        const std::vector<std::string> values = randomRules(dice, 1 + dice.below(40));
        std::vector<RuleLine> rules;
        for (std::uint32_t i = 0; i < values.size(); ++i)
            rules.push_back(
                {values[i], i, dice.below(3) == 0 ? RuleKind::Allow : RuleKind::Disallow});
        const RuleSet set = RuleSet::compile(PathReading::Rfc9309, rules);
        for (int asked = 0; asked < 10; ++asked) {
            std::string path = "/a";
            for (unsigned left = dice.below(15); left > 0; --left)
                path += "abc/"[dice.below(4)];
            std::optional<std::uint32_t> best;
            for (std::uint32_t i = 0; i < rules.size(); ++i) {
                if (!matchesStars(values[i], path))
                    continue;
                const bool longer = !best || values[i].size() > values[*best].size();
                const bool allows = best && values[i].size() == values[*best].size() &&
                                    rules[i].kind == RuleKind::Allow &&
                                    rules[*best].kind == RuleKind::Disallow;
                if (longer || allows)
                    best = i;
            }
            QCOMPARE(set.decide(PathQuestion(path)).rule, best);
        }
    }
}

/// More wildcards than there once were buckets: each is found by a path of its own.
void TestFastPaths::aHundredThousandWildcards() {
    std::vector<std::string> values;
    for (int i = 0; i < 100'000; ++i)
        values.push_back("/*/k" + std::to_string(i * 7919) + "/*.x");
    std::vector<RuleLine> rules;
    for (std::uint32_t i = 0; i < values.size(); ++i)
        rules.push_back({values[i], i, RuleKind::Disallow});
    const RuleSet set = RuleSet::compile(PathReading::Rfc9309, rules);
    for (std::uint32_t i = 0; i < values.size(); i += 37) {
        const std::string path = "/a/k" + std::to_string(i * 7919ULL) + "/b.x";
        QCOMPARE(set.decide(PathQuestion(path)).rule, std::optional(i));
        QVERIFY(!set.decide(PathQuestion(path.substr(0, path.size() - 1))).rule);
    }
}

void TestFastPaths::piecesAreRemembered() {
    Dice dice;
    for (int round = 0; round < 300; ++round) {
        std::string path;
        for (unsigned left = 1 + dice.below(900); left > 0; --left)
            path += "aab"[dice.below(3)];
        PieceMemo memo(path);
        std::deque<std::string> pieces;             // they outlive the memo, as rules do
        for (int asked = 0; asked < 300; ++asked) { // behind some 64 the memo has an index
            const std::size_t begin = dice.below(unsigned(path.size()));
            std::string &piece = pieces.emplace_back(path.substr(begin, 1 + dice.below(20)));
            if (dice.below(2) == 0)
                piece += 'c';
            const std::size_t from = dice.below(4) == 0 ? dice.below(unsigned(path.size())) : 1;
            if (from > path.size())
                continue;
            QCOMPARE(memo.find(path, piece, from), path.find(piece, from));
            const std::string_view part =
                std::string_view(path).substr(from, dice.below(unsigned(path.size())));
            QCOMPARE(memo.find(part, piece, 0), part.find(piece));
        }
    }
}

/// An index of a text beside the standard library: random texts, runs of one byte, and texts that repeat themselves.
void TestFastPaths::textsAreIndexed() {
    Dice dice;
    std::size_t found = 0;
    for (int round = 0; round < 600; ++round) {
        const unsigned letters = 1 + dice.below(4);
        const auto random = [&](unsigned size, unsigned more) {
            std::string text;
            for (; size > 0; --size)
                text += static_cast<char>('a' + dice.below(letters + more));
            return text;
        };
        std::string text = random(dice.below(300), 0);
        for (unsigned again = dice.below(3) * 2; again > 0; --again)
            text += text.substr(0, 400);
        TextIndex index(text);
        for (int asked = 0; asked < 200; ++asked) {
            const std::size_t begin = dice.below(unsigned(text.size()) + 1);
            const std::string piece =
                dice.below(2) == 0 ? text.substr(begin, dice.below(14)) : random(dice.below(6), 1);
            const std::size_t from = dice.below(unsigned(text.size()) + 2);
            QCOMPARE(index.find(piece, from), text.find(piece, from));
            found += text.find(piece, from) != std::string::npos && from > 0 ? 1 : 0;
        }
    }
    QVERIFY(found > 20'000);
}

/// Rules that are there again and again are tried once, and all of them are said.
void TestFastPaths::equalWildcardsAreJoined() {
    Dice dice;
    for (int round = 0; round < 200; ++round) {
        const PathReading reading = round % 2 == 0 ? PathReading::Rfc9309 : PathReading::Extended;
        static constexpr std::string_view kValues[] = {"/*a=",   "/*b=",    "*a=*b", "/*ab*$",
                                                       "/?a*b=", "/[ab]a*", "/*=="};
        std::vector<RuleLine> rules;
        for (std::uint32_t i = 0; i < 13 + dice.below(200); ++i)
            rules.push_back({kValues[dice.below(std::size(kValues))], i,
                             dice.below(2) == 0 ? RuleKind::Allow : RuleKind::Disallow});
        const RuleSet set = RuleSet::compile(reading, rules);
        for (int asked = 0; asked < 10; ++asked) {
            std::string path = "/";
            for (unsigned left = dice.below(8); left > 0; --left)
                path += "ab="[dice.below(3)];
            const PathQuestion question(path);
            std::vector<std::uint32_t> matching;
            for (const RuleReport &report : set.explain(question, false))
                if (report.fate != RuleFate::NoMatch && report.fate != RuleFate::MatchesNothing)
                    matching.push_back(report.rule);
            std::vector<std::uint32_t> said;
            for (const RuleReport &report : set.explain(question, true))
                said.push_back(report.rule);
            QCOMPARE(said, matching); // explain(…, false) tries each rule by itself
        }
    }
}

void TestFastPaths::tokensAreFound() {
    Dice dice;
    for (const unsigned different : {3U, 9U, 500U}) {
        TokenTable table;
        std::vector<std::string> tokens;
        for (int i = 0; i < 2000; ++i) {
            std::string token =
                "Bot-" + std::string(dice.below(12), 'x') + std::to_string(dice.below(different));
            for (char &c : token)
                c = dice.below(2) == 0 ? asciiLower(c) : c;
            tokens.push_back(std::move(token));
        }
        table.reserve(tokens.size());
        std::map<std::string, std::vector<std::uint32_t>> wanted;
        for (std::uint32_t i = 0; i < tokens.size(); ++i) {
            const std::uint32_t group = i / 3; // one group names up to three
            table.add(tokens[i], group);
            auto &groups = wanted[toLower(tokens[i])];
            if (groups.empty() || groups.back() != group)
                groups.push_back(group);
        }
        for (const auto &[token, groups] : wanted) {
            const std::uint32_t number = table.find(token);
            QVERIFY(number != TokenTable::kNone);
            QVERIFY(std::ranges::equal(table.groupsOf(number), groups));
        }
        QCOMPARE(table.find("Bot"), TokenTable::kNone);
        QCOMPARE(table.find(""), TokenTable::kNone);
    }
}

/// JsonAnswers, which remembers what it wrote, against toJson, which does not; and its compact form against the other.
void TestFastPaths::batchesSayWhatAnswersSay() {
    int asked = 0;
    for (std::uint64_t seed = 1; seed < 400; ++seed) {
        const test::RandomSite random =
            seed % 8 == 0 ? test::randomTimedSite(seed) : test::randomSite(seed);
        const CompiledSite site(random.texts.site());
        JsonAnswers batch(site);
        for (int round = 0; round < 3; ++round)
            for (const test::PlainQuestion &question : random.questions) {
                const auto query = test::queryOf(question);
                if (!query)
                    continue;
                const Verdict verdict = site.simulate(*query, TraceLevel::Matching);
                std::string text;
                batch.append(text, verdict);
                QCOMPARE(text, toJson(site, verdict));
                std::string constant;
                Bytes bytes(constant);
                CompactJsonWriter json(bytes);
                batch.writeConstant(json, verdict);
                bytes.done();
                const std::string all = compacted(text);
                const std::size_t from = all.find("\"fetch\":");
                const std::size_t to = all.rfind(",\"trace\":");
                QCOMPARE(constant, '{' + all.substr(from, to - from) + '}');
                ++asked;
            }
    }
    QVERIFY2(asked > 2000, "too few questions were asked");
}

/// More values of a directive, and more tables, than a batch keeps, asked in turn: what it forgot is written again.
void TestFastPaths::batchesRememberLittle() {
    std::string policy = "age-rating: 18+:/adult\n";
    for (int agent = 0; agent < 12; ++agent)
        policy += std::format("[agent: agent-{}]\ntrain: no\n", char('a' + agent));
    Site files;
    files.put(FileRole::Robots, "User-agent: *\nDisallow: /closed\n");
    files.put(FileRole::Robots2, policy);
    const CompiledSite site(std::move(files));
    JsonAnswers batch(site);
    for (int round = 0; round < 3; ++round)
        for (int agent = 0; agent < 14; ++agent)
            for (const char *path : {"/", "/adult", "/closed"}) {
                const auto asked = identify(std::format("agent-{}", char('a' + agent)));
                QVERIFY(asked.has_value());
                const Verdict verdict = site.simulate({.agent = *asked, .url = path});
                std::string text;
                batch.append(text, verdict);
                QCOMPARE(text, toJson(site, verdict));
                const auto scope = std::format("agent:agent-{}\"", char('a' + agent));
                QCOMPARE(text.find(scope) != std::string::npos, agent < 12);
            }
}

/// FIPS 180-2, appendix B, and the sizes at which the end needs a block of its own (as sha256sum says).
void TestFastPaths::digests() {
    QCOMPARE(sha256Hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
             std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
    QCOMPARE(sha256Hex(std::string(1'000'000, 'a')),
             std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    QCOMPARE(sha256Hex(std::string(55, 'a')),
             std::string("9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"));
    QCOMPARE(sha256Hex(std::string(56, 'a')),
             std::string("b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"));
    QCOMPARE(sha256Hex(std::string(64, 'a')),
             std::string("ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"));
}

QTEST_APPLESS_MAIN(TestFastPaths)
#include "tst_fastpaths.moc"
