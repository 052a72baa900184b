// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Goals on files that people wrote: random goals applied to robots.txt files of a folder, and goals adopted from them.
// GATEPOST_GOAL_FOLDER names the folder (without it nothing is asked), GATEPOST_GOAL_FILES how many files are drawn of it (100),
// GATEPOST_SEED where to begin (1). GATEPOST_GOAL_SHOW prints what is not reached.

#include "core/agents/purpose.h"
#include "core/goals/adopt.h"
#include "core/settings/sitesettings.h"
#include "core/settings/writegoals.h"
#include "core/syntax/managed.h"
#include "tests/support/appliedgoals.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <ctime>
#include <format>
#include <map>
#include <random>

using namespace gatepost;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

Instant now() {
    return *parseInstant("2026-11-23T00:00:00Z");
}

struct RealFile {
    QString name;
    std::string text;
    std::string kind; ///< "managed", "2.0", "pattern", "CRLF", "mark", "group of several", "plain"
};

std::string kindOf(const std::string &text) {
    const Tree tree = Tree::parse(text, DialectId::Robots);
    const Groups &groups = tree.groups();
    if (!managedBlocks(tree).empty())
        return "managed";
    if (std::ranges::any_of(
            groups.groups, [](const Group &group) { return group.version != GroupVersion::Plain; }))
        return "2.0";
    if (std::ranges::any_of(groups.agents, [](const GroupAgent &agent) {
            return agent.value.size() > 1 && agent.value.contains('*');
        }))
        return "pattern";
    if (text.contains("\r\n"))
        return "CRLF";
    if (text.starts_with("\xEF\xBB\xBF"))
        return "mark";
    if (std::ranges::any_of(groups.groups,
                            [&](const Group &group) { return groups.agentsOf(group).size() > 2; }))
        return "group of several";
    return "plain";
}

int numberIn(const char *variable, int usual) {
    bool isSet = false;
    const int number = qEnvironmentVariableIntValue(variable, &isSet);
    return isSet ? number : usual;
}

/// Files of each kind in turn, so that the rare kinds are all there.
QList<RealFile> drawnFiles() {
    const QDir folder(qEnvironmentVariable("GATEPOST_GOAL_FOLDER"));
    std::map<std::string, QList<RealFile>> byKind;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly) || file.size() > 500'000)
            continue;
        const std::string text = file.readAll().toStdString();
        const std::string kind = kindOf(text);
        byKind[kind].append({name, text, kind});
    }
    std::mt19937_64 random(static_cast<std::uint64_t>(numberIn("GATEPOST_SEED", 1)));
    for (auto &[kind, files] : byKind)
        std::shuffle(files.begin(), files.end(), random);
    QList<RealFile> drawn;
    const int wanted = numberIn("GATEPOST_GOAL_FILES", 100);
    for (bool any = true; any && drawn.size() < wanted;) {
        any = false;
        for (auto &[kind, files] : byKind)
            if (!files.isEmpty() && drawn.size() < wanted) {
                drawn.append(files.takeLast());
                any = true;
            }
    }
    return drawn;
}

/// Goals such as people have, each of the nine now and then.
class Wanting {
public:
    explicit Wanting(std::uint64_t seed) : m_random(seed) {}

    std::string yaml() {
        std::string text = "goals:\n";
        bool any = false;
        for (const char *purpose : {"search", "answers", "research", "training", "making", "seo",
                                    "ads", "archives", "rest"}) {
            if (pick(purpose == std::string_view("rest") ? 4 : 2) != 0)
                continue;
            any = true;
            text += std::format("  {}: {}\n", purpose, goal());
        }
        if (!any)
            text += "  training: out\n";
        constexpr std::array kSignals = {"[]", "[content-signal]",
                                         "[content-usage, content-signal]"};
        if (pick(3) == 0)
            text += std::format("  signals: {}\n", kSignals[pick(kSignals.size())]);
        if (pick(6) == 0)
            text += std::format("  closed: [{}, /cart/]\n", path());
        return text;
    }

private:
    std::size_t pick(std::size_t below) { return m_random() % below; }
    const char *path() {
        constexpr std::array kPaths = {"/press/", "/archive/", "/wp-admin/", "/*.pdf$",
                                       "/search", "/en/",      "/images/"};
        return kPaths[pick(kPaths.size())];
    }
    std::string goal() {
        constexpr std::array kStances = {"welcome", "open", "out", "out"};
        const std::string is = kStances[pick(kStances.size())];
        std::string more;
        if (is != "out") {
            if (pick(5) == 0)
                more += std::format(", closed: {}", path());
            else if (pick(12) == 0)
                more += std::format(", only: {}", path());
            if (pick(10) == 0)
                more += ", hours: 22:00-05:59";
            if (pick(8) == 0)
                more += ", pace: 10s";
        }
        if (pick(6) == 0)
            more += std::format(", except: [{{paths: {}, is: {}}}]", path(),
                                is == "out" ? "open" : "out");
        return more.empty() ? is : std::format("{{is: {}{}}}", is, more);
    }
    std::mt19937_64 m_random;
};

double seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Sums {
    std::size_t goals = 0;
    std::size_t unreached = 0;
};

Site siteOf(const RealFile &file) {
    Site site;
    site.registry = Registry::builtIn();
    site.put(FileRole::Robots, file.text);
    return site;
}

} // namespace

class TestGoalFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet("GATEPOST_GOAL_FOLDER"))
            QSKIP("GATEPOST_GOAL_FOLDER names no folder of real files");
    }

    /// Each goal is true or is listed with a reason; nothing else is changed; applying once more edits nothing.
    void randomGoals() {
        const auto seed = static_cast<std::uint64_t>(numberIn("GATEPOST_SEED", 1));
        std::map<std::string, Sums> byKind;
        std::map<std::string, int> reasons;
        double slowest = 0;
        QStringList wrong;
        const QList<RealFile> files = drawnFiles();
        for (qsizetype i = 0; i < files.size(); ++i) {
            const RealFile &file = files[i];
            const std::string yaml =
                Wanting(seed * 1'000'000 + static_cast<std::uint64_t>(i)).yaml();
            const auto settings = readSiteSettings(yaml);
            if (!settings)
                continue; // two words contradict each other
            const CompiledSite site(siteOf(file));
            const goals::ApplyQuestion question{.at = now()};
            const double began = seconds();
            const goals::Applied applied = goals::applyGoals(site, *settings->goals, question);
            const double took = seconds() - began;
            slowest = std::max(slowest, took);
            const QString fault = wrongWith(site, *settings->goals, question, applied);
            if (!fault.isEmpty())
                wrong += file.name + u": "_s + fault + u"\n"_s + QString::fromStdString(yaml);
            Sums &sums = byKind[file.kind];
            sums.goals += applied.after.size();
            sums.unreached += applied.unreached.size();
            for (const goals::Unreached &each : applied.unreached)
                ++reasons[each.code.empty() ? each.reason.english().substr(0, 50) : each.code];
            if (qEnvironmentVariableIsSet("GATEPOST_GOAL_SHOW") &&
                (!applied.unreached.empty() || took > 5 || !fault.isEmpty()))
                qInfo("%s (%s) %.1f s\n%s%s%s", qPrintable(file.name), file.kind.c_str(), took,
                      yaml.c_str(), shownUnreached(applied).c_str(), qPrintable(fault));
        }
        Sums others;
        for (const auto &[kind, sums] : byKind) {
            qInfo("%-18s %zu of %zu goals unreached", kind.c_str(), sums.unreached, sums.goals);
            if (kind != "managed" && kind != "2.0") {
                others.goals += sums.goals;
                others.unreached += sums.unreached;
            }
        }
        for (const auto &[reason, count] : reasons)
            qInfo("%4d %s", count, reason.c_str());
        qInfo("seed %d, %d files: outside managed and 2.0 %zu of %zu unreached; slowest %.1f s",
              static_cast<int>(seed), static_cast<int>(files.size()), others.unreached,
              others.goals, slowest);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(others.unreached * 50 <= others.goals);
    }

    /// What is adopted reads back, is true and asks for no edit; nearly all files have all nine purposes.
    void adopted() {
        std::size_t whole = 0;
        QStringList wrong;
        std::map<std::string, int> notTaken;
        const QList<RealFile> files = drawnFiles();
        for (const RealFile &file : files) {
            const CompiledSite site(siteOf(file));
            const goals::Adopted adopted = goals::adoptGoals(site, {.at = now()});
            const std::string yaml = writeGoals(adopted.goals);
            const auto settings = readSiteSettings(yaml);
            if (!settings || writeGoals(*settings->goals) != yaml) {
                wrong += file.name + u" does not read back\n"_s + QString::fromStdString(yaml);
                continue;
            }
            const bool isTrue = std::ranges::all_of(
                goals::stateOf(site, *settings->goals, {.at = now()}),
                [](const goals::GoalState &state) { return state.proof == exact::Proof::Holds; });
            if (!isTrue)
                wrong += file.name + u" is not true\n"_s + QString::fromStdString(yaml);
            else if (!goals::applyGoals(site, *settings->goals, {.at = now()}).isEmpty())
                wrong += file.name + u" is edited\n"_s + QString::fromStdString(yaml);
            const bool hasAll = std::ranges::all_of(
                settings->goals->of, [](const auto &goal) { return goal.has_value(); });
            whole += hasAll ? 1 : 0;
            for (const Message &each : adopted.notTaken)
                ++notTaken[each.english()];
            if (qEnvironmentVariableIsSet("GATEPOST_GOAL_SHOW") && !hasAll)
                qInfo("%s (%s)\n%s", qPrintable(file.name), file.kind.c_str(), yaml.c_str());
        }
        for (const auto &[text, count] : notTaken)
            qInfo("%4d %s", count, text.c_str());
        qInfo("%zu of %d files have all nine purposes", whole, static_cast<int>(files.size()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(whole * 10 >= static_cast<std::size_t>(files.size()) * 9);
    }
};

QTEST_APPLESS_MAIN(TestGoalFiles)
#include "tst_goalfiles.moc"
