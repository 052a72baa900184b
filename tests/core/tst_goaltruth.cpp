// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// goals::stateOf() beside a second evaluator that tries every path, agent and hour (tests/support/plaingoals.h), on random sites and
// goals. GATEPOST_GOALS sets how many pairs (100,000 take half an hour of one processor), GATEPOST_SEED where to begin. And goals
// that are shown to be true, asked about random agents, long URLs and minutes: GATEPOST_QUESTIONS sets how many (100,000).

#include "core/agents/purpose.h"
#include "core/goals/apply.h"
#include "core/goals/state.h"
#include "core/settings/sitesettings.h"
#include "tests/support/plaingoals.h"
#include "tests/support/randomgoals.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::test;
using exact::Proof;

namespace {

const Instant kDay = *parseInstant("2026-11-23T00:00:00Z");

std::size_t number(const char *variable, std::size_t otherwise) {
    bool isNumber = false;
    const qulonglong value = qEnvironmentVariable(variable).toULongLong(&isNumber);
    return isNumber ? value : otherwise;
}

/// Every path of up to four characters, and some longer ones with a character that no pattern has.
std::vector<std::string> shortPaths() {
    std::vector<std::string> all = {"/"};
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].size() < 4)
            for (const char c : std::string("ab/"))
                all.push_back(all[i] + c);
    for (const char *more : {"/c", "/ac", "/a/c", "/bc", "/aca", "/a/ca/", "/acb", "/ca", "/caa",
                             "/cb", "/aaaa", "/aa/a", "/a/a/c", "/robots.txt"})
        all.emplace_back(more);
    return all;
}

std::string joined(const std::set<std::string> &all) {
    std::string text;
    for (const std::string &each : all)
        text += (text.empty() ? "" : ", ") + each;
    return text;
}

std::string whatOf(const goals::Claim &claim) {
    const std::string what(goals::whatName(claim.what));
    return claim.what == goals::Claim::What::Use
               ? std::format("{} {} {}", what, claim.signal, claim.key)
               : what;
}

struct Seen {
    std::size_t holds = 0;
    std::size_t fails = 0;
    std::size_t open = 0;
};

/// Empty if the proof is what the plain evaluator finds.
std::string wrongState(PlainGoals &plain, const CompiledSite &site, const goals::GoalState &state,
                       const std::vector<std::string> &paths, const std::vector<int> &minutes,
                       Seen &seen) {
    std::vector<std::string> tried = paths;
    std::vector<int> asked = minutes;
    if (const auto &example = state.counterExample) {
        const Verdict &said = example->verdict;
        const int minute = minuteOfDay(said.at);
        const PlainFault fault{nameOf(example->agent), said.path, minute, example->claim.reading,
                               whatOf(example->claim)};
        if (!plain.isFault(state.purpose, fault))
            return std::format("{} on {} at minute {} in {} is not false of {}", fault.agent,
                               fault.path, minute, readingName(fault.reading), fault.what);
        const Verdict again =
            site.simulate({said.agent, said.path, said.at, example->claim.reading});
        if (again.fetch.decision != said.fetch.decision)
            return "the simulator says something else of the example";
        tried.push_back(said.path);
        if (!std::ranges::contains(asked, minute))
            asked.push_back(minute);
    }
    if (state.proof == Proof::Open) {
        ++seen.open;
        return {};
    }
    const PlainState truth = plain.state(state.purpose, tried, asked);
    ++(state.proof == Proof::Holds ? seen.holds : seen.fails);
    if (truth.faults.empty() != (state.proof == Proof::Holds)) {
        if (truth.faults.empty())
            return "it fails without a fault";
        const PlainFault &fault = truth.faults.front();
        return std::format("{}, but {} on {} at minute {} in {} is false of {}",
                           proofName(state.proof), fault.agent, fault.path, fault.minute,
                           readingName(fault.reading), fault.what);
    }
    // Each claim by itself.
    for (const PlainFault &fault : truth.faults)
        if (std::ranges::none_of(state.claims, [&](const goals::Claim &claim) {
                return claim.proof == Proof::Fails && whatOf(claim) == fault.what &&
                       claim.reading == fault.reading;
            }))
            return std::format("no claim fails for {} on {} in {}: {}", fault.agent, fault.path,
                               readingName(fault.reading), fault.what);
    const std::set<std::string> agents(state.agents.begin(), state.agents.end());
    if (agents != truth.agents)
        return std::format("agents {} and not {}", joined(agents), joined(truth.agents));
    const std::set<std::string> unbound(state.unbound.begin(), state.unbound.end());
    if (unbound != truth.unbound)
        return std::format("unbound {} and not {}", joined(unbound), joined(truth.unbound));
    std::set<std::string> uncovered;
    for (const goals::Uncovered &each : state.uncovered)
        uncovered.insert(each.agent);
    // A fault on a path that was not tried may uncover one more.
    if (!std::ranges::includes(uncovered, truth.uncovered))
        return std::format("uncovered {} and not {}", joined(uncovered), joined(truth.uncovered));
    return {};
}

/// URLs that no short path is like: long, escaped needlessly or wrongly, with queries, dots, bytes above 127.
std::vector<std::string> longUrls(std::size_t count, std::uint64_t seed) {
    constexpr std::array kPieces = {"a",   "b", "/",   "a/", "b/",  "ab", "%61", "%2f", "%2F",
                                    "%zz", "?", "?a=", "c",  "A",   ".",  "..",  "//",  "*",
                                    "$",   "%", "%2A", "é",  "%c3", "&",  ";",   "%25"};
    std::mt19937_64 random(seed);
    std::vector<std::string> all;
    while (all.size() < count) {
        std::string url = "/";
        // Most are near what the files and goals name.
        const std::size_t usual = random() % 3 == 0 ? kPieces.size() : 6;
        for (std::size_t left = random() % (random() % 8 == 0 ? 60 : 9); left > 0; --left)
            url += kPieces[random() % usual];
        all.push_back(std::move(url));
    }
    return all;
}

} // namespace

class TestGoalTruth : public QObject {
    Q_OBJECT
private slots:
    /// No state differs, and every counter-example is one.
    void stateIsWhatTryingAllFinds() {
        const std::size_t wanted = number("GATEPOST_GOALS", 250);
        std::uint64_t seed = 1 + 1'000'000 * number("GATEPOST_SEED", 0);
        const std::vector<std::string> paths = shortPaths();
        std::vector<int> hours;
        for (int hour = 0; hour < 24; ++hour)
            hours.push_back(60 * hour);
        Seen seen;
        std::size_t refused = 0;
        std::size_t wrong = 0;
        std::string first;
        for (std::size_t done = 0; done < wanted; ++seed) {
            const RandomGoals made = randomGoals(seed);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings) {
                ++refused;
                continue;
            }
            ++done;
            const CompiledSite site(made.site());
            QVERIFY(!site.site().registry.agents().empty());
            const auto states = goals::stateOf(site, *settings->goals, {.at = kDay, .paths = {}});
            PlainGoals plain(made.texts, site, *settings->goals, kDay);
            for (const goals::GoalState &state : states) {
                const std::string said =
                    wrongState(plain, site, state, paths,
                               made.isTimed ? hours : std::vector<int>{0, 720}, seen);
                if (said.empty())
                    continue;
                ++wrong;
                const std::string text = std::format("seed {}, {}: {}\n{}", seed,
                                                     purposeKey(state.purpose), said, made.shown());
                if (first.empty())
                    first = text;
                if (qEnvironmentVariableIsSet("GATEPOST_ALL_WRONG"))
                    qInfo("%s", text.c_str());
            }
        }
        qInfo("%zu goals hold, %zu fail, %zu are open; %zu texts were refused by the reader",
              seen.holds, seen.fails, seen.open, refused);
        if (wrong > 0)
            QFAIL(
                std::format("{} goals are judged otherwise; the first:\n{}", wrong, first).c_str());
        QVERIFY(seen.holds > wanted / 10);
        QVERIFY(seen.fails > wanted / 10);
        QVERIFY(seen.open * 50 < wanted);
    }

    /// What is shown for all agents, paths and minutes is so for any of them, also where apply made it true.
    void noQuestionRefutesATrueGoal() {
        constexpr std::size_t kOfEach = 1000;
        const std::size_t wanted = number("GATEPOST_QUESTIONS", 100'000);
        std::uint64_t seed = 1 + 1'000'000 * (1000 + number("GATEPOST_SEED", 0));
        const std::vector<std::string> urls = longUrls(20'000, seed);
        std::mt19937_64 random(seed);
        std::size_t asked = 0;
        std::size_t trueGoals = 0;
        std::size_t appliedGoals = 0;
        for (; asked < wanted; ++seed) {
            RandomGoals made = randomGoals(seed);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings)
                continue;
            const bool isApplied = random() % 4 == 0;
            if (isApplied)
                apply(made, *settings->goals);
            const CompiledSite site(made.site());
            const auto states = goals::stateOf(site, *settings->goals, {.at = kDay, .paths = {}});
            PlainGoals plain(made.texts, site, *settings->goals, kDay);
            std::vector<std::string> who = {"*", "OwnBot"};
            for (const KnownAgent &agent : site.site().registry.agents())
                who.push_back(agent.token);
            for (const goals::GoalState &state : states) {
                if (state.proof != Proof::Holds || state.claims.empty())
                    continue;
                ++trueGoals;
                appliedGoals += isApplied ? 1 : 0;
                for (std::size_t i = 0; i < kOfEach; ++i, ++asked) {
                    const goals::Claim &claim = state.claims[random() % state.claims.size()];
                    const bool isMember = !state.agents.empty() && random() % 8 != 0;
                    const std::vector<std::string> &from = isMember ? state.agents : who;
                    const PlainFault question{
                        from[random() % from.size()], urls[random() % urls.size()],
                        static_cast<int>(random() % kMinutesOfDay), claim.reading, whatOf(claim)};
                    if (plain.isFault(state.purpose, question))
                        QFAIL(std::format("seed {}, {}: {} on {} at minute {} in {} is false of "
                                          "{}\n{}",
                                          seed, purposeKey(state.purpose), question.agent,
                                          question.path, question.minute,
                                          readingName(question.reading), question.what,
                                          made.shown())
                                  .c_str());
                }
            }
        }
        qInfo("%zu questions about %zu true goals, %zu of them where goals were applied", asked,
              trueGoals, appliedGoals);
        QVERIFY(appliedGoals > trueGoals / 10);
    }

private:
    static void apply(RandomGoals &made, const Goals &wanted) {
        const CompiledSite site(made.site());
        for (const goals::AppliedFile &file : goals::applyGoals(site, wanted, {.at = kDay}).files) {
            if (file.role == FileRole::Robots)
                made.texts.robots = file.text;
            else if (file.role == FileRole::RobotsAi)
                made.texts.ai = file.text;
            else if (file.role == FileRole::Robots2)
                made.texts.robots2 = file.text;
        }
    }
};

QTEST_APPLESS_MAIN(TestGoalTruth)
#include "tst_goaltruth.moc"
