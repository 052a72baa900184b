// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What keeps a small site cheap: lists that need no memory of their own, work that is done once, and few pieces of memory.

#include "core/match/path.h"
#include "core/match/rulewalk.h"
#include "core/simulate/firstanswer.h"
#include "core/simulate/simulate.h"
#include "core/syntax/groups.h"
#include "core/text/fewlist.h"
#include "core/text/once.h"
#include "tests/support/medianfile.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

std::atomic<std::size_t> g_allocations = 0;

} // namespace

void *operator new(std::size_t size) {
    ++g_allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept {
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace gatepost;

namespace {

/// Pieces of memory that one answer takes, from the bytes of the file on.
std::size_t allocationsOf(std::string_view text, Reading reading, bool isFirst) {
    const Identity agent = *identify("Googlebot");
    const Instant at = *parseInstant("2026-11-20T07:00:00Z");
    std::size_t needed = 0;
    for (int round = 0; round < 2; ++round) { // what is made once for all is not counted
        const std::size_t before = g_allocations;
        Site site;
        site.put(FileRole::Robots, std::string(text));
        const CompiledSite compiled(std::move(site));
        const PathQuestion path("https://www.example.com/shop/item42/print.html?id=7");
        const FetchVerdict verdict = isFirst
                                         ? compiled.fetch(agent, reading, path, at)
                                         : compiled.fetch(*compiled.view(agent, reading), path, at);
        needed = g_allocations - before;
        if (verdict.decision != Decision::Allow)
            return 0;
    }
    return needed;
}

/// Does to both lists the same, at random, and says whether they stayed equal. Texts have memory of their own.
template <typename T, std::size_t kFew, typename Make>
bool staysEqual(unsigned seed, const Make &make) {
    std::mt19937 random(seed);
    FewList<T, kFew> list;
    std::vector<T> slow;
    for (int step = 0; step < 200; ++step) {
        switch (random() % 10) {
        case 0: {
            FewList<T, kFew> moved(std::move(list));
            list = std::move(moved);
            break;
        }
        case 1: {
            const FewList<T, kFew> copy(list);
            list.clear();
            list = copy;
            break;
        }
        case 2: {
            const std::size_t count = random() % (2 * kFew + 2);
            list.resize(count);
            slow.resize(count);
            break;
        }
        case 3: {
            const std::size_t count = random() % (3 * kFew);
            list.reserve(count);
            break;
        }
        case 4:
            list.clear();
            slow.clear();
            break;
        case 5:
            if (!slow.empty()) { // an element of its own, while it grows
                list.push_back(list.front());
                slow.push_back(T(slow.front()));
            }
            break;
        case 6: {
            FewList<T, kFew> other;
            std::vector<T> otherSlow;
            for (unsigned left = random() % (2 * kFew); left > 0; --left)
                otherSlow.push_back(other.emplace_back(make(random())));
            std::swap(list, other);
            std::swap(slow, otherSlow);
            if (!std::ranges::equal(other, otherSlow) || (list == other) != (slow == otherSlow) ||
                (list < other) != (slow < otherSlow))
                return false;
            break;
        }
        default: slow.push_back(list.emplace_back(make(random()))); break;
        }
        if (!std::ranges::equal(list, slow) || list.empty() != slow.empty() ||
            (!slow.empty() && list.back() != slow.back()))
            return false;
    }
    return true;
}

} // namespace

class TestSmallSite : public QObject {
    Q_OBJECT

private slots:
    void listIsAsAVector();
    void listNeedsNoMemoryWhileFew();
    void onceIsOnce();
    void onceTriesAgain();
    void pathIsCutAsGoogleDoes();
    void walkGivesUp();
    void firstAnswerIsBounded_data();
    void firstAnswerIsBounded();
    void allocations_data();
    void allocations();
};

void TestSmallSite::listIsAsAVector() {
    for (unsigned seed = 0; seed < 300; ++seed) {
        const bool numbers =
            staysEqual<std::uint32_t, 4>(seed, [](unsigned number) { return number % 7; });
        const bool texts = staysEqual<std::string, 3>(
            seed, [](unsigned number) { return std::string(number % 40, 'x'); });
        const bool one = staysEqual<std::string, 1>(
            seed, [](unsigned number) { return std::to_string(number); });
        QVERIFY2(numbers && texts && one, std::to_string(seed).c_str());
    }
}

void TestSmallSite::listNeedsNoMemoryWhileFew() {
    const std::size_t before = g_allocations;
    FewList<std::uint32_t, 4> list{1, 2, 3};
    list.push_back(4);
    FewList<std::uint32_t, 4> copy = list;
    copy = std::move(list);
    QCOMPARE(g_allocations - before, std::size_t(0));
    copy.push_back(5);
    QCOMPARE(g_allocations - before, std::size_t(1));
    QVERIFY(std::ranges::equal(copy, std::vector<std::uint32_t>{1, 2, 3, 4, 5}));
}

void TestSmallSite::onceIsOnce() {
    std::atomic<int> made = 0;
    const Once<std::string> once;
    std::vector<std::jthread> threads;
    std::array<const std::string *, 8> seen{};
    for (std::size_t i = 0; i < seen.size(); ++i)
        threads.emplace_back(
            [&, i] { seen[i] = &once.get([&made] { return std::to_string(++made); }); });
    threads.clear();
    QCOMPARE(made.load(), 1);
    for (const std::string *text : seen) {
        QCOMPARE(text, seen.front());
        QCOMPARE(*text, std::string("1"));
    }
    const Once<std::string> filled;
    QCOMPARE(filled.filled([](std::string &text) { text = "a"; }), std::string("a"));
    QCOMPARE(filled.filled([](std::string &text) { text = "b"; }), std::string("a"));
}

void TestSmallSite::onceTriesAgain() {
    const OnceDone once;
    int calls = 0;
    const auto fail = [&calls] {
        ++calls;
        throw std::runtime_error("not yet");
    };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, once.call(fail));
    once.call([&calls] { ++calls; });
    once.call(fail);
    QCOMPARE(calls, 2);
}

/// PathQuestion makes the path of the google reading only where it differs from its own (S90).
void TestSmallSite::pathIsCutAsGoogleDoes() {
    constexpr std::string_view kPieces[] = {"http://",   "https://",
                                            "HTTP://",   "ftp://",
                                            "//",        "/",
                                            "?",         ";",
                                            "#",         "a",
                                            "b.example", "x.html",
                                            ":80",       "@",
                                            "\xC3\xA4",  "%2f",
                                            "*",         "$",
                                            "&",         "=",
                                            " ",         std::string_view("\0", 1)};
    std::mt19937 random(90);
    std::size_t alike = 0;
    for (int round = 0; round < 100'000; ++round) {
        std::string url;
        for (unsigned left = random() % 6; left > 0; --left)
            url += kPieces[random() % (left == 5 ? 5 : std::size(kPieces))];
        const PathQuestion question(url);
        QCOMPARE(question.google(), googlePath(url));
        QCOMPARE(question.normalised(), normalisedPath(question.path()));
        alike += &question.google() == &question.path() ? 1 : 0;
    }
    QVERIFY(alike > 20'000 && alike < 100'000);
}

namespace {

/// Rules that this path of 1,024 bytes is held against, one after the other, before the walk gives up; 1,000 if it does not.
std::size_t rulesTried(std::string_view first, std::string_view others) {
    const std::string path = "/" + std::string(1023, 'a');
    RuleWalk walk(path);
    walk.consider({.value = first, .line = 0, .kind = RuleKind::Disallow});
    std::size_t tried = 1;
    while (tried < 1000 && !walk.hasGivenUp())
        walk.consider({.value = others,
                       .line = static_cast<std::uint32_t>(tried++),
                       .kind = RuleKind::Disallow});
    return tried;
}

} // namespace

/// A walk counts the bytes that it may search for rules with wildcards, 32,768 in all, and then searches no more. Rules that
/// cannot decide any longer and rules without a wildcard are not searched for.
void TestSmallSite::walkGivesUp() {
    QCOMPARE(rulesTried("/*b", "/*b"), std::size_t(33));
    QCOMPARE(rulesTried("/aaaaaaaa", "/*b"), std::size_t(1000)); // shorter than what matches
    QCOMPARE(rulesTried("/aa", "/aab"), std::size_t(1000));
    // The rule at which it gives up is not searched for, although it would match and decide.
    const std::string path = "/" + std::string(1023, 'a');
    RuleWalk walk(path);
    for (std::uint32_t line = 0; line < 32; ++line)
        walk.consider({.value = "/*b", .line = line, .kind = RuleKind::Disallow});
    QVERIFY(!walk.hasGivenUp());
    walk.consider({.value = "/*aa", .line = 32, .kind = RuleKind::Disallow});
    QVERIFY(walk.hasGivenUp());
    QVERIFY(!walk.decision().rule);
}

void TestSmallSite::firstAnswerIsBounded_data() {
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::size_t>("pathBytes");
    QTest::addColumn<Reading>("reading");
    QTest::addColumn<bool>("isAnswered");
    const auto wildcards = [](std::size_t count) {
        std::string rules;
        for (; count > 0; --count)
            rules += "Disallow: /*b\n";
        return rules;
    };
    const auto comment = [](std::size_t bytes) { return "#" + std::string(bytes - 2, '-') + "\n"; };
    const std::size_t start = std::string_view("User-agent: *\n").size();
    const auto row = [](const char *name, const std::string &rules, std::size_t bytes,
                        Reading reading, bool isAnswered) {
        QTest::addRow("%s", name) << rules << bytes << reading << isAnswered;
    };
    row("32 wildcards, path of 1 KiB", wildcards(32), 1024, Reading::Author, true);
    row("33 wildcards, path of 1 KiB", wildcards(33), 1024, Reading::Author, false);
    row("RFC 9309, 33 wildcards", wildcards(33), 1024, Reading::Rfc9309, false);
    row("1,000 wildcards, path of 32 bytes", wildcards(1000), 32, Reading::Author, true);
    row("1,025 wildcards, path of 32 bytes", wildcards(1025), 32, Reading::Author, false);
    row("google, path of 512 bytes", wildcards(33), 512, Reading::Google, true);
    row("google, path of 513 bytes", wildcards(33), 513, Reading::Google, false);
    row("google, 64 KiB", comment(65'536 - start), 32, Reading::Google, true);
    row("google, a byte more", comment(65'537 - start), 32, Reading::Google, false);
}

/// One question to a site is answered without a view only as long as that costs a fraction of a millisecond.
void TestSmallSite::firstAnswerIsBounded() {
    QFETCH(const std::string, rules);
    QFETCH(const std::size_t, pathBytes);
    QFETCH(const Reading, reading);
    QFETCH(const bool, isAnswered);
    Site site;
    site.put(FileRole::Robots, "User-agent: *\n" + rules);
    const Tree *const robots = robotsAlone(site);
    QVERIFY(robots != nullptr);
    const PathQuestion path("/" + std::string(pathBytes - 1, 'a'));
    const auto answer = firstAnswer(*robots, *identify("Googlebot"), reading, path);
    QCOMPARE(answer.has_value(), isAnswered);
    if (answer)
        QCOMPARE(answer->decision, Decision::Allow);
}

void TestSmallSite::allocations_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Reading>("reading");
    QTest::addColumn<std::size_t>("first");
    QTest::addColumn<std::size_t>("byView");
    const auto row = [](const char *name, std::string_view text, Reading reading, std::size_t first,
                        std::size_t byView) {
        QTest::addRow("%s", name) << std::string(text) << reading << first << byView;
    };
    row("the median file", test::kMedianFile, Reading::Author, 4, 9);
    row("the median file, as Google reads it", test::kMedianFile, Reading::Google, 4, 10);
    row("no rule", "User-agent: *\nDisallow:\n", Reading::Author, 4, 9);
    row("an empty file", "", Reading::Author, 3, 7);
}

void TestSmallSite::allocations() {
    QFETCH(const std::string, text);
    QFETCH(const Reading, reading);
    QFETCH(const std::size_t, first);
    QFETCH(const std::size_t, byView);
    for (const bool isFirst : {true, false}) {
        const std::size_t needed = allocationsOf(text, reading, isFirst);
        QVERIFY2(needed > 0 && needed <= (isFirst ? first : byView),
                 std::to_string(needed).c_str());
    }
}

QTEST_APPLESS_MAIN(TestSmallSite)
#include "tst_smallsite.moc"
