// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What apply finds out without a proof is what the proofs find: an edit that single answers refute is a wrong one, and one that
// says the same besides rules says the same of uses. On small random sites, goals and edits, and on chosen ones.
// GATEPOST_GOALS sets how many sites are tried (300), GATEPOST_SEED where to begin.

#include "core/agents/purpose.h"
#include "core/exact/unknownagent.h"
#include "core/goals/knownstate.h"
#include "core/goals/pathwishes.h"
#include "core/goals/planning.h"
#include "core/goals/ways.h"
#include "core/settings/sitesettings.h"
#include "tests/support/randomgoals.h"

#include <QTest>

#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::goals;

namespace {

const Instant kDay = *parseInstant("2026-11-23T00:00:00Z");

/// Everything that a judge needs, for as long as it lives.
struct Bar {
    const CompiledSite start;
    const Goals goals;
    const ApplyQuestion question{.at = kDay};
    std::vector<Purpose> purposes;
    std::vector<ClaimedUse> uses;
    Crowd crowd;
    Budget budget{exact::Limits{}};
    ReachMemory reach;
    JudgeMemory memory;
    Judge judge;

    Bar(const Site &site, const Goals &wanted)
        : start(site),
          goals(wanted),
          purposes(purposesOf(wanted)),
          uses(claimedUses(site, wanted, std::chrono::floor<std::chrono::days>(kDay))),
          crowd(crowdOf(start, goals, std::chrono::floor<std::chrono::days>(kDay), purposes)),
          judge(start, crowd, question, uses, budget, memory) {}

    static std::vector<Purpose> purposesOf(const Goals &goals) {
        std::vector<Purpose> all;
        for (std::size_t i = 0; i < kPurposeCount; ++i)
            if (goals.of[i])
                all.push_back(static_cast<Purpose>(i));
        return all;
    }
    [[nodiscard]] std::size_t falseUsesOf(const CompiledSite &site) {
        return falseUses(site, goals, uses, {.at = kDay}, budget, reach).size();
    }
};

Site withRobots(Site site, const std::string &text) {
    site.put(FileRole::Robots, text);
    return site;
}

/// What was found of an edit, with the shortcuts and without them.
struct Found {
    bool isRefuted =
        false; ///< an example says that it is wrong, where the proofs were not asked before
    bool isWrong = false;      ///< by the proofs alone
    bool saysTheSame = false;  ///< besides rules, to everybody, and everybody is told what is right
    bool hasMoreFalse = false; ///< more uses are false than without it
};

/// `right`: the text of robots.txt that is to be left as it is; `edited`: what is made of it.
Found findings(const Site &start, const Goals &goals, const std::string &right,
               const std::string &edited) {
    const CompiledSite whole(withRobots(start, right));
    const CompiledSite next(withRobots(start, edited));
    Found found;
    Bar quick(start, goals);
    Bar slow(start, goals);
    const auto lookAt = [&](Bar &bar, std::vector<std::string> paths) {
        const Faults faults = bar.judge.judge(whole);
        const std::vector<std::size_t> said = bar.judge.saidBesides();
        const Counting reached(faults, {});
        std::set<std::size_t> people;
        for (const Fault &fault : faults)
            people.insert(fault.people.begin(), fault.people.end());
        const std::array<const CompiledSite *, 3> sites = {&bar.start, &whole, &next};
        const Examples examples{whole, people, std::move(paths), haveSameRulesForStar(sites)};
        const bool isFine = bar.judge.isFine(
            next, examples, [&](const Fault &fault) { return reached.allows(fault); });
        if (isFine && people.empty() && bar.judge.saidBesides() == said) {
            found.saysTheSame = true;
            found.hasMoreFalse = bar.falseUsesOf(next) > bar.falseUsesOf(whole);
        }
        return isFine;
    };
    found.isRefuted = !lookAt(quick, examplePaths(right, edited));
    found.isWrong = !lookAt(slow, {});
    return found;
}

QString wrongWith(const Found &found) {
    if (found.isRefuted != found.isWrong)
        return found.isRefuted ? QStringLiteral("refuted, and no proof finds a fault")
                               : QStringLiteral("not refuted, and a proof finds a fault");
    if (found.saysTheSame && found.hasMoreFalse)
        return QStringLiteral("it says the same, and a use became false");
    return {};
}

/// Everything that people are shown of goals.
std::string shown(const std::vector<GoalState> &states) {
    std::string all;
    for (const GoalState &state : states) {
        all += std::format("{} {} named {} {}\n", purposeKey(state.purpose),
                           state.proof == exact::Proof::Holds   ? "holds"
                           : state.proof == exact::Proof::Fails ? "fails"
                                                                : "open",
                           state.named, state.uncoveredAlone);
        for (const std::string &agent : state.agents)
            all += agent + ' ';
        for (const Claim &claim : state.claims)
            all += std::format("\n  {} {} {} {} {}", whatName(claim.what),
                               static_cast<int>(claim.reading), claim.signal, claim.key,
                               static_cast<int>(claim.proof));
        for (const CounterExample &example : state.examples)
            all += "\n  " + example.text.english();
        for (const Uncovered &each : state.uncovered)
            all += "\n  uncovered " + each.agent;
        for (const Message &each : state.unproven)
            all += "\n  unproven " + each.english();
        for (const Message &each : state.unsaid)
            all += "\n  unsaid " + each.english();
        all += '\n';
    }
    return all;
}

/// The kinds of differences that there are, each once.
std::string kindsOf(const exact::Differences &found) {
    std::set<std::string> kinds;
    for (const exact::Difference &change : found.changes)
        kinds.insert(std::format("{} {} {} {}", whatName(change.what),
                                 static_cast<int>(change.directive), change.signal, change.key));
    std::string all;
    for (const std::string &kind : kinds)
        all += kind + '\n';
    return all + (found.complete ? "" : "open");
}

/// Edits of a text's lines.
class Editing {
public:
    explicit Editing(std::uint64_t seed) : m_random(seed) {}

    std::string edited(const std::string &text) {
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            lines.push_back(text.substr(at, end - at));
            at = end;
        }
        for (std::size_t left = 1 + pick(2); left > 0; --left) {
            const std::size_t at = pick(lines.size() + 1);
            if (pick(3) == 0 || at == lines.size())
                lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), line());
            else
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
        }
        std::string all;
        for (const std::string &each : lines)
            all += each;
        return all;
    }

private:
    std::size_t pick(std::size_t below) { return m_random() % below; }
    std::string line() {
        constexpr std::array kLines = {
            "Disallow: /\n",        "Disallow: /a\n",
            "Allow: /a/b\n",        "Allow: /\n",
            "Disallow: /*b$\n",     "User-agent: *\nDisallow: /b\n",
            "Crawl-delay: 3\n",     "Visit-time: 0600-0759\n",
            "Disallow: /a*\n",      "Content-Signal: ai-train=yes\n",
            "Allow: *a\n",          "User-agent: Trainer\nDisallow: /\n\n",
            "Disallow: /a # why\n", "disallow:/b\n"};
        return kLines[pick(kLines.size())];
    }
    std::mt19937_64 m_random;
};

int sizeFrom(const char *variable, int usual) {
    bool isSet = false;
    const int number = qEnvironmentVariableIntValue(variable, &isSet);
    return isSet ? number : usual;
}

} // namespace

class TestGoalShortcuts : public QObject {
    Q_OBJECT
private slots:
    /// On random sites: an answer refutes nothing that is right, and what says the same makes no use false.
    void randomEdits() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t refuted = 0;
        std::size_t fine = 0;
        std::size_t same = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300); ++i) {
            const std::uint64_t number = seed * 1'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings || !settings->goals || !made.site().file(FileRole::Robots))
                continue;
            const Site site = made.site();
            PlanMemory memory;
            Editing editing(number);
            const std::string right =
                i % 3 == 0 ? std::string(site.file(FileRole::Robots)->text())
                           : planned(CompiledSite(site), *settings->goals,
                                     Bar::purposesOf(*settings->goals), {}, {.at = kDay}, memory)
                                 .site.file(FileRole::Robots)
                                 ->text()
                                 .data();
            for (int edit = 0; edit < 6; ++edit) {
                const std::string edited = editing.edited(right);
                const Found found = findings(site, *settings->goals, right, edited);
                refuted += found.isRefuted ? 1 : 0;
                fine += found.isRefuted ? 0 : 1;
                same += found.saysTheSame ? 1 : 0;
                const QString wrong = wrongWith(found);
                QVERIFY2(wrong.isEmpty(),
                         (wrong.toStdString() + "\nseed " + std::to_string(number) + "\n" +
                          made.shown() + "\n-- right\n" + right + "\n-- edited\n" + edited)
                             .c_str());
            }
        }
        qInfo("%zu edits are wrong, %zu right, %zu of these say the same besides rules", refuted,
              fine, same);
        QVERIFY(refuted > 0 && fine > 0 && same > 0);
    }

    /// What is false of one text after another is the same where the sites share what was said of agents, and where each is new.
    void usesOfSeveralTexts() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t falseBoth = 0;
        std::size_t trueBoth = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300) / 4; ++i) {
            const std::uint64_t number = seed * 3'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings || !settings->goals || !made.site().file(FileRole::Robots))
                continue;
            // With it what is said depends on more than rules, so that a map is made.
            Site site = made.site();
            site.put(FileRole::Robots2, "train: no\nsummarise: ask\n\n"
                                        "[agent: data-harvester]\ntrain: yes\ncrawl: ask\n");
            Editing editing(number);
            Bar shared(site, *settings->goals);
            std::string text(site.file(FileRole::Robots)->text());
            for (int edit = 0; edit < 5; ++edit, text = editing.edited(text)) {
                const CompiledSite next(withRobots(site, text));
                const auto namesOf = [&](ReachMemory &memory) {
                    Budget budget{exact::Limits{}};
                    std::vector<std::string> names;
                    for (const ClaimedUse &use :
                         falseUses(next, shared.goals, shared.uses, {.at = kDay}, budget, memory))
                        names.push_back(use.signal + ' ' + use.key);
                    return names;
                };
                ReachMemory own;
                const auto expected = namesOf(own);
                QVERIFY2(namesOf(shared.reach) == expected,
                         std::format("seed {}\n{}\n{}", number, made.shown(), text).c_str());
                falseBoth += expected.size();
                trueBoth += shared.uses.size() - expected.size();
            }
        }
        qInfo("%zu uses are false, %zu are not shown to be", falseBoth, trueBoth);
        QVERIFY(falseBoth > 0 && trueBoth > 0);
    }

    /// A pass that knows what others tried makes the same edit as one that knows nothing, and is spent where that one is.
    void passesOfOneMemory() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t spared = 0;
        std::size_t spent = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300) / 4; ++i) {
            const std::uint64_t number = seed * 5'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings || !settings->goals || !made.site().file(FileRole::Robots))
                continue;
            const Site site = made.site();
            const auto purposes = Bar::purposesOf(*settings->goals);
            Editing editing(number);
            for (const std::uint64_t steps : {std::uint64_t{40'000'000}, std::uint64_t{60'000}}) {
                const ApplyQuestion question{.at = kDay, .limits = {.steps = steps}};
                PlanMemory shared;
                std::string text(site.file(FileRole::Robots)->text());
                for (int pass = 0; pass < 4; ++pass) {
                    const CompiledSite next(withRobots(site, text));
                    PlanMemory own;
                    const Planned alone =
                        planned(next, *settings->goals, purposes, {}, question, own);
                    const Planned together =
                        planned(next, *settings->goals, purposes, {}, question, shared);
                    spared += shared.usesCourses ? 1 : 0;
                    spent += together.isSpent ? 1 : 0;
                    const std::string where =
                        std::format("seed {} pass {}\n{}\n{}", number, pass, made.shown(), text);
                    QVERIFY2(together.isSpent || !alone.isSpent, where.c_str());
                    const std::string result(together.site.file(FileRole::Robots)->text());
                    if (!together.isSpent)
                        QVERIFY2(alone.site.file(FileRole::Robots)->text() == result,
                                 where.c_str());
                    text = pass % 2 == 0 ? result : editing.edited(text);
                }
            }
        }
        qInfo("%zu passes were spared steps, %zu came to their bound", spared, spent);
        QVERIFY(spared > 0 && spent > 0);
    }

    /// What is known costs at least what it cost to find: where a pass that knows nothing comes to its bound, one does that knows
    /// everything.
    void costsOfOneMemory() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t spent = 0;
        std::size_t free = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300) / 25; ++i) {
            const std::uint64_t number = seed * 5'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings || !settings->goals || !made.site().file(FileRole::Robots))
                continue;
            const CompiledSite site(made.site());
            const auto purposes = Bar::purposesOf(*settings->goals);
            PlanMemory full;
            (void)planned(site, *settings->goals, purposes, {}, {.at = kDay}, full);
            for (std::uint64_t steps = 10'000; steps < 2'000'000; steps += steps / 2) {
                const ApplyQuestion question{.at = kDay, .limits = {.steps = steps}};
                PlanMemory shared = full;
                PlanMemory own;
                const Planned alone = planned(site, *settings->goals, purposes, {}, question, own);
                const Planned together =
                    planned(site, *settings->goals, purposes, {}, question, shared);
                QVERIFY2(together.isSpent || !alone.isSpent,
                         std::format("seed {} steps {}\n{}", number, steps, made.shown()).c_str());
                (together.isSpent ? spent : free) += 1;
            }
        }
        QVERIFY(spent > 0 && free > 0);
    }

    /// The state of goals is the same where most of it was proved for a plan.
    void statesAfterPlans() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t holding = 0;
        std::size_t failing = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300) / 3; ++i) {
            const std::uint64_t number = seed * 11'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings || !settings->goals || !made.site().file(FileRole::Robots))
                continue;
            const Site site = made.site();
            const GoalQuestion question{.at = kDay};
            PlanMemory memory;
            const ProvedBefore before{memory.judge.numbers, memory.judge.fine, memory.reach};
            Editing editing(number);
            std::string text(site.file(FileRole::Robots)->text());
            for (int edit = 0; edit < 5; ++edit) {
                const CompiledSite next(withRobots(site, text));
                const Planned plan =
                    planned(next, *settings->goals, Bar::purposesOf(*settings->goals), {},
                            {.at = kDay}, memory);
                const CompiledSite end(plan.site);
                for (const CompiledSite *each : {&next, &end}) {
                    const std::string expected = shown(stateOf(*each, *settings->goals, question));
                    QCOMPARE(QString::fromStdString(
                                 shown(stateOf(*each, *settings->goals, question, before))),
                             QString::fromStdString(expected));
                    (expected.contains("fails") ? failing : holding) += 1;
                }
                text = editing.edited(
                    edit % 2 == 0 ? std::string(plan.site.file(FileRole::Robots)->text()) : text);
            }
        }
        qInfo("%zu sites have a false goal, %zu have none", failing, holding);
        QVERIFY(failing > 0 && holding > 0);
    }

    void statesOfTwoTexts_data() {
        QTest::addColumn<QByteArray>("goals");
        QTest::addColumn<QByteArray>("planned");
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char *name, const char *goals, const char *planned,
                            const char *asked, bool holds) {
            QTest::newRow(name) << QByteArray(goals) << QByteArray(planned) << QByteArray(asked)
                                << holds;
        };
        const char *closed = "User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n";
        const char *open = "User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n";
        row("closed to all on both", "{search: open, signals: []}", closed, closed, true);
        row("closed to all on the first alone", "{search: open, signals: []}", closed, open, false);
        row("another rule of its own", "{search: open, signals: []}", closed,
            "User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n", false);
        row("hours of the goal", "{search: {is: open, hours: 22:00-05:59}, signals: []}",
            "User-agent: *\nVisit-time: 2200-0559\nDisallow:\n", "User-agent: *\nDisallow:\n",
            false);
    }
    /// What was proved of one text says nothing of another one that says something else.
    void statesOfTwoTexts() {
        QFETCH(QByteArray, goals);
        QFETCH(QByteArray, planned);
        QFETCH(QByteArray, asked);
        QFETCH(bool, holds);
        Site site;
        site.registry = Registry::builtIn();
        const auto settings = readSiteSettings("goals: " + goals.toStdString() + "\n");
        QVERIFY2(settings.has_value(), settings ? "" : settings.error().english().c_str());
        PlanMemory memory;
        (void)goals::planned(CompiledSite(withRobots(site, planned.toStdString())),
                             *settings->goals, Bar::purposesOf(*settings->goals), {}, {.at = kDay},
                             memory);
        const CompiledSite then(withRobots(site, asked.toStdString()));
        const ProvedBefore before{memory.judge.numbers, memory.judge.fine, memory.reach};
        const auto expected = stateOf(then, *settings->goals, {.at = kDay});
        QCOMPARE(
            QString::fromStdString(shown(stateOf(then, *settings->goals, {.at = kDay}, before))),
            QString::fromStdString(shown(expected)));
        QCOMPARE(expected.front().proof == exact::Proof::Holds, holds);
    }

    /// Whether something differs is found without places as with them.
    void differencesWithoutPlaces() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t different = 0;
        std::size_t same = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300) / 6; ++i) {
            const std::uint64_t number = seed * 13'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            if (!made.site().file(FileRole::Robots))
                continue;
            const Site site = made.site();
            const CompiledSite before(site);
            Editing editing(number);
            const CompiledSite after(
                withRobots(site, editing.edited(std::string(site.file(FileRole::Robots)->text()))));
            const std::array<const CompiledSite *, 2> sites = {&before, &after};
            for (const exact::AskedAgent &agent : exact::agentsOf(sites, Reading::Author).agents) {
                exact::ExactQuestion question;
                question.day = kDay;
                question.agents = {agent};
                const std::string expected = kindsOf(exact::differences(before, after, question));
                question.withPlaces = false;
                QCOMPARE(
                    QString::fromStdString(kindsOf(exact::differences(before, after, question))),
                    QString::fromStdString(expected));
                (expected.empty() ? same : different) += 1;
            }
        }
        QVERIFY(different > 0 && same > 0);
    }

    /// What is wanted on single paths is the same where it is known from other texts.
    void wishesOfSeveralTexts() {
        const auto seed = static_cast<std::uint64_t>(sizeFrom("GATEPOST_SEED", 1));
        std::size_t unmet = 0;
        std::size_t met = 0;
        for (int i = 0; i < sizeFrom("GATEPOST_GOALS", 300) / 2; ++i) {
            const std::uint64_t number = seed * 7'000'000 + static_cast<std::uint64_t>(i);
            const RandomGoals made = randomGoals(number);
            const auto settings = readSiteSettings(made.yaml);
            if (!settings || !settings->goals || !made.site().file(FileRole::Robots))
                continue;
            Site site = made.site();
            site.files = {};
            site.put(FileRole::Robots, std::string(made.site().file(FileRole::Robots)->text()));
            Bar bar(site, *settings->goals);
            Editing editing(number);
            WishMemory shared;
            std::string text(site.file(FileRole::Robots)->text());
            for (int edit = 0; edit < 4; ++edit, text = editing.edited(text)) {
                const CompiledSite next(withRobots(site, text));
                for (std::size_t person = 0; person < bar.crowd.people.size(); ++person) {
                    if (!bar.crowd.people[person].kind)
                        continue;
                    WishMemory own;
                    PathWishes alone(bar.judge, person, *next.site().file(FileRole::Robots), own);
                    PathWishes together(bar.judge, person, *next.site().file(FileRole::Robots),
                                        shared);
                    for (int ask = 0; ask < 3; ++ask) {
                        const auto expected = alone.firstUnmet(next);
                        const auto found = together.firstUnmet(next);
                        QVERIFY2(
                            expected.has_value() == found.has_value() &&
                                (!expected || (expected->path == found->path &&
                                               expected->wanted == found->wanted)),
                            std::format("seed {}\n{}\n{}", number, made.shown(), text).c_str());
                        (expected ? unmet : met) += 1;
                        if (!expected)
                            break;
                        alone.leaveOut();
                        together.leaveOut();
                    }
                }
            }
        }
        qInfo("%zu wishes are unmet, %zu times all are met", unmet, met);
        QVERIFY(unmet > 0 && met > 0);
    }

    void unknownAgents_data() {
        QTest::addColumn<QByteArray>("agents"); ///< values of User-agent lines, one each
        const auto row = [](const char *agents) { QTest::newRow(agents) << QByteArray(agents); };
        row("*");
        row("*\nGPTBot");
        row("*bot*\n*");
        row("some*\n*");
        row("*BODY*\nbot*");
        row("*o*");
        row("(^som)\n*");
        row("(bot|body$)");
        row("(.*)");
        row("(.)\n*");
        row("((\n*");
        row("Somebody\n*");
        row("somebody/2.0\nbot*");
        row("*some*\nSomebody");
    }
    /// Whom nobody names is the same agent where only it is looked for.
    void unknownAgents() {
        QFETCH(QByteArray, agents);
        std::string text;
        for (const QByteArray &agent : agents.split('\n'))
            text += "User-agent: " + agent.toStdString() + "\nDisallow: /a\n\n";
        Site site;
        site.put(FileRole::Robots, text);
        const CompiledSite compiled(site);
        const std::array<const CompiledSite *, 1> sites = {&compiled};
        for (const Reading reading : {Reading::Author, Reading::Known, Reading::Rfc9309,
                                      Reading::Google, Reading::Koster1994}) {
            std::string expected = "nobody";
            for (const exact::AskedAgent &agent : exact::agentsOf(sites, reading).agents)
                if (agent.isUnknown() && !exact::statedCategory(agent))
                    expected = agent.identity.name;
            const auto found = exact::unknownOf(compiled, reading);
            QCOMPARE(QString::fromStdString(found ? found->identity.name : "nobody"),
                     QString::fromStdString(expected));
        }
    }

    void chosen_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("goals");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("edited");
        QTest::addColumn<QByteArray>("expected"); ///< "right" or "wrong"
        const auto row = [](const char *name, const char *start, const char *goals,
                            const char *right, const char *edited, const char *expected) {
            QTest::newRow(name) << QByteArray(start) << QByteArray(goals) << QByteArray(right)
                                << QByteArray(edited) << QByteArray(expected);
        };
        // The goal is false of the right text already: another answer is nothing new.
        row("who is told something false anyhow may be told something else",
            "User-agent: GPTBot\nDisallow: /a\nAllow: /\n", "{training: out}",
            "User-agent: GPTBot\nDisallow: /a\nAllow: /\n", "User-agent: GPTBot\nAllow: /\n",
            "right");
        // What * closes is the files' own: then nothing is claimed of the path, whoever follows *.
        row("a rule for * leaves the path to the files", "User-agent: *\nDisallow: /a\n",
            "{search: welcome, signals: []}", "User-agent: *\nDisallow: /a\n",
            "User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /a\n", "right");
        row("an agent of no goal keeps its answers", "User-agent: OwnBot\nDisallow: /a\n",
            "{training: out}", "User-agent: OwnBot\nDisallow: /a\n",
            "User-agent: OwnBot\nDisallow:\n", "wrong");
        // Afterwards both are told the same, and it is another answer for one of them alone.
        const char *stars = "User-agent: *\nDisallow: /x\nDisallow: /y\n";
        for (const auto &[one, other] :
             {std::pair("GPTBot", "CCBot"), std::pair("CCBot", "GPTBot")}) {
            const std::string before =
                std::format("User-agent: {}\nDisallow: /x\nDisallow: /x/z\n\n"
                            "User-agent: {}\nDisallow: /y\n\n{}",
                            one, other, stars);
            const std::string after = std::format(
                "User-agent: {}\nUser-agent: {}\nDisallow: /x\n\n{}", one, other, stars);
            row(std::format("{} was told something else before than {}", other, one).c_str(),
                before.c_str(), "{training: open, signals: []}", before.c_str(), after.c_str(),
                "wrong");
        }
        row("an idle line", "User-agent: OwnBot\nDisallow: /a\n", "{search: open, signals: []}",
            "User-agent: OwnBot\nDisallow: /a\nDisallow: /a/b\n",
            "User-agent: OwnBot\nDisallow: /a\n", "right");
    }
    void chosen() {
        QFETCH(QByteArray, start);
        QFETCH(QByteArray, goals);
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, edited);
        QFETCH(QByteArray, expected);
        Site site;
        site.put(FileRole::Robots, start.toStdString());
        const auto settings = readSiteSettings("goals: " + goals.toStdString() + "\n");
        QVERIFY2(settings.has_value(), settings ? "" : settings.error().english().c_str());
        const Found found =
            findings(site, *settings->goals, right.toStdString(), edited.toStdString());
        QVERIFY2(wrongWith(found).isEmpty(), qPrintable(wrongWith(found)));
        QCOMPARE(QByteArray(found.isWrong ? "wrong" : "right"), expected);
    }
};

QTEST_APPLESS_MAIN(TestGoalShortcuts)
#include "tst_goalshortcuts.moc"
