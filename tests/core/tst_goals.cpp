// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Goals against the files (S140–S149): the cases of tests/cases/goals, whose form is explained in tests/cases/README.md, and that
// every counter-example is what the simulator says.

#include "core/agents/purpose.h"
#include "core/agents/registry.h"
#include "core/goals/likeness.h"
#include "core/goals/state.h"
#include "core/settings/sitesettings.h"
#include "core/simulate/simulate.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <format>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace gatepost;

namespace {

/// Preferred as examples, so that cases can name them.
const std::vector<std::string> kExamples = {"/", "/a", "/b", "/press/x", "/cart/open/x", "/cart/x"};

struct GoalCase {
    QString name;
    std::map<std::string, std::string> files;
    std::string list; ///< rows of the list of agents; empty: the built-in one
    std::string check;
};

QList<GoalCase> readCases() {
    QList<GoalCase> cases;
    const QDir folder(QStringLiteral("tests/cases/goals"));
    for (const QString &file : folder.entryList({QStringLiteral("*.case")}, QDir::Files)) {
        QFile opened(folder.filePath(file));
        if (!opened.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file));
        std::string *into = nullptr;
        for (const QByteArray &line : opened.readAll().split('\n')) {
            if (line.startsWith("== ")) {
                cases.append({QString::fromUtf8(line.mid(3)), {}, {}, {}});
                into = nullptr;
            } else if (line == "-- same site") {
                cases.last().files = cases.at(cases.size() - 2).files;
                cases.last().list = cases.at(cases.size() - 2).list;
            } else if (line.startsWith("-- ")) {
                const std::string part = line.mid(3).toStdString();
                GoalCase &last = cases.last();
                into = part == "list"    ? &last.list
                       : part == "check" ? &last.check
                                         : &last.files[part];
                into->clear();
            } else if (into != nullptr && !line.isEmpty()) {
                *into += line.toStdString() + '\n';
            }
        }
    }
    return cases;
}

/// "GPTBot search crawler yes": token, purpose, kind, whether it obeys robots.txt, as a list.
Registry listOf(const std::string &rows) {
    if (rows.empty())
        return Registry::builtIn();
    std::string tsv =
        "# gatepost-agents 2 2026-11-23\n"
        "token\toperator\tcategory\tpurpose\tai\tkind\tstatus\tobeys_robots\tbehaviour\n";
    for (const QByteArray &row : QByteArray::fromStdString(rows).trimmed().split('\n')) {
        const QList<QByteArray> words = row.split(' ');
        if (words.size() != 4)
            qFatal("not a row of a list: %s", row.constData());
        const bool namesUse = words[2] == "use-token"; // S112: it belongs to no operator
        tsv += std::format("{}\t{}\t\t{}\tyes\t{}\tcurrent\t{}\t{}\n", words[0].toStdString(),
                           namesUse ? "" : "Somebody", words[1].toStdString(),
                           namesUse ? "policy-token" : words[2].toStdString(),
                           words[3].toStdString(), namesUse ? "training" : "");
    }
    auto list = Registry::parse(tsv);
    if (!list)
        qFatal("%s", list.error().english().c_str());
    return *list;
}

std::string joined(const std::vector<std::string> &all) {
    std::string text;
    for (const std::string &each : all)
        text += (text.empty() ? "" : ", ") + each;
    return text;
}

/// "training = fails GPTBot /a author fetch", then what is listed beside.
std::string shown(const std::vector<goals::GoalState> &states) {
    std::string all;
    for (const goals::GoalState &state : states) {
        all += std::format("{} = {}", purposeKey(state.purpose), proofName(state.proof));
        if (const auto &example = state.counterExample) {
            if (example->claim.what == goals::Claim::What::Use) // one of many agents
                all += " use " + example->claim.signal;
            else
                all += std::format(" {} {} {} {}", nameOf(example->agent), example->verdict.path,
                                   readingName(example->claim.reading),
                                   goals::whatName(example->claim.what));
        }
        all += '\n';
        std::vector<std::string> uncovered;
        for (const goals::Uncovered &each : state.uncovered)
            uncovered.push_back(each.agent);
        if (!uncovered.empty())
            all += "uncovered = " + joined(uncovered) + '\n';
        if (!state.unbound.empty())
            all += "unbound = " + joined(state.unbound) + '\n';
        for (const Message &each : state.unsaid)
            all += "unsaid = " + each.english() + '\n';
    }
    return all;
}

Site siteOf(const GoalCase &each) {
    Site site;
    site.registry = listOf(each.list);
    for (const FileRoleRow &row : siteFiles())
        if (const auto file = each.files.find(std::string(row.fileName)); file != each.files.end())
            site.put(row.role, file->second);
    return site;
}

/// What the simulator answers to an agent about some paths, at two times of the day.
std::string answersOf(const CompiledSite &site, const Identity &agent, Reading reading) {
    std::string all;
    const auto addSignals = [&all](const SignalMap &signals) {
        for (const auto &[key, value] : signals)
            all += std::format(" {}={}", key, value);
    };
    for (const char *at : {"2026-11-23T01:30:00Z", "2026-11-23T12:00:00Z"})
        for (const char *path : {"/", "/a", "/b", "/c", "/d"}) {
            const Verdict verdict =
                site.simulate({agent, path, *parseInstant(at), reading}, TraceLevel::None);
            all += std::format(" {}{}", path, decisionName(verdict.fetch.decision));
            if (verdict.rate)
                all += std::format(" every {}", verdict.rate->secondsPerRequest.value_or(-1));
            addSignals(verdict.signals.contentUsage);
            addSignals(verdict.signals.contentSignal);
            if (verdict.signals.aiTraining)
                all += *verdict.signals.aiTraining ? " train" : " train not";
            if (verdict.signals.useToken)
                all += verdict.signals.useToken->allowed ? " use" : " use not";
        }
    return all;
}

} // namespace

class TestGoals : public QObject {
    Q_OBJECT
private slots:
    void cases_data() {
        QTest::addColumn<int>("index");
        const QList<GoalCase> all = readCases();
        QVERIFY(all.size() >= 20);
        for (qsizetype i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(all[i].name)) << static_cast<int>(i);
    }
    void cases() {
        QFETCH(int, index);
        const GoalCase each = readCases()[index];
        const auto settings = readSiteSettings(each.files.at("gatepost.yaml"));
        if (!settings)
            QFAIL(settings.error().english().c_str());
        QVERIFY(settings->goals.has_value());
        const CompiledSite site(siteOf(each));
        const auto states =
            goals::stateOf(site, *settings->goals,
                           {.at = *parseInstant("2026-11-23T00:00:00Z"), .paths = kExamples});
        QCOMPARE(QString::fromStdString(shown(states)), QString::fromStdString(each.check));
        for (const goals::GoalState &state : states) {
            const auto &example = state.counterExample;
            QCOMPARE(example.has_value(), state.proof == exact::Proof::Fails);
            if (!example)
                continue;
            const Verdict &said = example->verdict;
            const Verdict asked =
                site.simulate({said.agent, said.path, said.at, example->claim.reading});
            QVERIFY(asked.fetch.decision == said.fetch.decision);
            QVERIFY(asked.path == said.path);
            QVERIFY(!example->text.english().empty());
        }
    }

    /// Twelve lists, each with agents that the one before lacks and without some that it had: exactly the new agents of the goals in
    /// force are uncovered, and once they are named everything is true again.
    void newListsAreFollowed() {
        const auto settings = readSiteSettings(
            "goals:\n  search: open\n  answers: out\n  training: out\n  archives: open\n"
            "  signals: []\n");
        const std::vector<std::string> purposes = {"search",   "answers", "training",
                                                   "archives", "seo",     "ads"};
        std::mt19937 random(20261123);
        std::map<std::string, std::string> list; // token → purpose
        std::set<std::string> named;
        std::size_t next = 0;
        std::size_t covered = 0;
        for (int step = 0; step < 12; ++step) {
            std::set<std::string> added; // of goals that keep out
            for (std::size_t left = step == 0 ? 30 : random() % 6; left > 0; --left) {
                const std::string token = std::format("Bot{:c}{}", 'A' + random() % 26, next++);
                const std::string &purpose = purposes[random() % purposes.size()];
                list[token] = purpose;
                if (purpose == "answers" || purpose == "training")
                    added.insert(token);
            }
            if (step % 3 == 2) { // who goes takes nothing along
                const auto gone = std::next(list.begin(), random() % list.size());
                added.erase(gone->first);
                list.erase(gone);
            }
            std::string rows;
            for (const auto &[token, purpose] : list)
                rows += token + " " + purpose + " crawler unknown\n";
            const auto uncoveredBy = [&](bool &isTrue) {
                std::string robots = "User-agent: *\nDisallow: /cart\n";
                for (const std::string &token : named)
                    robots += "\nUser-agent: " + token + "\nDisallow: /\n";
                Site made;
                made.registry = listOf(rows);
                made.put(FileRole::Robots, robots);
                const CompiledSite site(std::move(made));
                std::set<std::string> uncovered;
                isTrue = true;
                for (const goals::GoalState &state :
                     goals::stateOf(site, *settings->goals,
                                    {.at = *parseInstant("2026-11-23T00:00:00Z"), .paths = {}})) {
                    isTrue = isTrue && state.proof == exact::Proof::Holds;
                    for (const goals::Uncovered &each : state.uncovered)
                        uncovered.insert(each.agent);
                    if (state.uncoveredAlone != !state.uncovered.empty())
                        qFatal("not because of them alone");
                }
                return uncovered;
            };
            bool isTrue = false;
            QVERIFY(uncoveredBy(isTrue) == added);
            QCOMPARE(isTrue, added.empty());
            covered += added.size();
            named.insert(added.begin(), added.end());
            QVERIFY(uncoveredBy(isTrue).empty());
            QVERIFY(isTrue);
        }
        qInfo("%zu agents came and were named", covered);
        QVERIFY(covered > 15);
    }

    /// Whoever is taken to be alike gets the same answers, each asked for itself: on one site, and on sites with other files.
    void whoIsAlikeGetsTheSameAnswers() {
        const Registry registry = Registry::builtIn();
        std::mt19937_64 random(7);
        const auto pick = [&random](std::size_t below) { return random() % below; };
        // Some of each kind: those that are read in another way, or fall back to a token, and others.
        std::vector<KnownAgent> agents;
        for (const KnownAgent &agent : registry.agents())
            if (agent.readsAsGoogle() || !agent.fallbackTokens.empty() || pick(8) == 0)
                agents.push_back(agent);
        const auto file = [&] {
            static const std::vector<std::string> kLines = {"Disallow: /a",
                                                            "Disallow: /a",
                                                            "Allow: /b",
                                                            "Crawl-delay: 5",
                                                            "Disalow: /c",
                                                            "Disallow:",
                                                            "Robot-version: 2.0",
                                                            "",
                                                            "User agent: *",
                                                            "User-agent: Some",
                                                            "Visit-time: 0100-0200",
                                                            "Content-Signal: ai-train=no",
                                                            "Content-Usage: /a ai-use=n"};
            std::string text = pick(4) == 0 ? "Disallow: /b\n" : "";
            for (std::size_t groups = pick(6); groups > 0; --groups) {
                for (std::size_t names = 1 + pick(4); names > 0; --names) {
                    const KnownAgent &agent = agents[pick(agents.size())];
                    const std::string token(agent.fallbackTokens.empty() || pick(2) == 0
                                                ? agent.token
                                                : agent.fallbackTokens.front());
                    const std::string name =
                        pick(5) == 0    ? "*"
                        : pick(20) == 0 ? "*bot*"
                        : pick(20) == 0 ? "__usage_ai-training"
                        : pick(3) == 0
                            ? QString::fromStdString(token).toLower().toStdString() + "/2.1"
                            : token;
                    text += "User-agent: " + name + (pick(6) == 0 ? "\nCrawl-delay: 7\n" : "\n");
                }
                for (std::size_t lines = pick(4); lines > 0; --lines)
                    text += kLines[pick(kLines.size())] + "\n";
            }
            return text;
        };
        goals::LikenessNumbers numbers;
        std::map<goals::Likeness, std::string> answers;
        std::size_t alike = 0;
        std::string wrong;
        for (int round = 0; round < 100; ++round) {
            Site files;
            files.put(FileRole::Robots, file());
            if (pick(3) == 0)
                files.put(FileRole::RobotsAi, file());
            const CompiledSite site(files);
            const goals::Likenesses likenesses(site, numbers);
            const auto ask = [&](const Identity &agent, Reading reading) {
                auto likeness = likenesses.of(agent, reading);
                if (!likeness)
                    return;
                const std::string said = answersOf(site, agent, reading);
                const auto [at, isNew] = answers.try_emplace(*std::move(likeness), said);
                alike += isNew ? 0 : 1;
                if (wrong.empty() && at->second != said)
                    wrong = std::format("{} in {}: {}\nand not {}\n{}", agent.token,
                                        readingName(reading), said, at->second,
                                        site.tree(FileRole::Robots)->text());
            };
            for (const KnownAgent &agent : agents)
                for (const Reading reading : {Reading::Author, Reading::Known})
                    ask(*identify(agent.token, {}, registry), reading);
            for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google})
                ask(*identify("Nobody-knows-it", {}, registry), reading);
        }
        qInfo("%zu agents, %zu alike, %zu kinds", agents.size(), alike, answers.size());
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(alike > 3'000);
        QVERIFY(answers.size() > 500);
    }

    /// Where a limit ends the search nothing is said to be true (S126).
    void boundsLeaveGoalsOpen() {
        Site site;
        std::string robots = "User-agent: *\nDisallow:\n";
        for (int i = 0; i < 200; ++i)
            robots += std::format("Allow: /*a{}*b{}*c\n", i, i);
        site.put(FileRole::Robots, robots);
        const CompiledSite compiled(std::move(site));
        Goals goals;
        goals.signals.clear();
        goals.of[static_cast<std::size_t>(Purpose::Other)] =
            Goal{.is = Stance::Open, .closed = {"/*x*y*z"}};
        goals::GoalQuestion question{.at = *parseInstant("2026-11-23T00:00:00Z")};
        question.limits.steps = 1;
        const auto states = goals::stateOf(compiled, goals, question);
        QCOMPARE(states.size(), std::size_t{1});
        QVERIFY(states[0].proof != exact::Proof::Holds);
        QVERIFY(!states[0].unproven.empty());
    }
};

QTEST_APPLESS_MAIN(TestGoals)
#include "tst_goals.moc"
