// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of file roles, and that nobody keeps a list of files beside it: a file that is added needs a dialect, a row of
// kFileRoles and, where a check or a sentence is about that very file, the sources named here.

#include "core/dialect/filerole.h"
#include "core/simulate/simulate.h"
#include "tests/support/repository.h"

#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace gatepost;
using gatepost::test::filesBelow;
using gatepost::test::repositoryText;

namespace {

/// Sources of core and of the command line that name a role outside core/dialect, and why a table could not say it.
const QMap<QString, QString> kNaming = {
    {"app/cli/applygoals.cpp", "the policy of a site is not among its files"},
    {"app/cli/check.cpp", "what goals say of signals is in robots.txt"},
    {"app/cli/goals.cpp", "likewise"},
    {"app/cli/settingsfindings.cpp", "likewise"},
    {"core/goals/adopt.cpp", "signals are in robots.txt"},
    {"core/goals/environments.cpp", "an environment that lacks a robots.txt gets one"},
    {"core/goals/examples.cpp", "a chain of robots2.txt is asked otherwise"},
    {"core/simulate/firstanswer.cpp",
     "first questions are answered where robots.txt is the only file"},
    {"core/lint/sameanswers.cpp", "lines of robots.txt are tried"},
    {"core/lint/tidy.cpp", "likewise"},
    {"core/goals/apply.cpp", "files are written in a fixed order, robots.txt last"},
    {"core/goals/apply.h", "a default"},
    {"core/goals/applyenvironment.cpp", "an environment that lacks a robots.txt gets one"},
    {"core/goals/cells.cpp", "robots.txt is edited where no line decides"},
    {"core/goals/judge.cpp", "what robots2.txt chains is always asked"},
    {"core/goals/likeness.cpp", "robots.txt and robots-ai.txt have groups alone"},
    {"core/goals/crowd.cpp", "blocks of robots2.txt name categories"},
    {"core/goals/diagnostics.cpp", "ask needs robots2.txt, signals are in robots.txt"},
    {"core/goals/mend.cpp", "groups of robots.txt are edited"},
    {"core/goals/mend.h", "a default"},
    {"core/goals/otherfiles.cpp", "robots2.txt states crawl and uses"},
    {"core/goals/pathwishes.cpp", "single paths are tried where robots.txt is the only file"},
    {"core/goals/planning.cpp", "robots.txt is made if a goal needs it"},
    {"core/goals/reasons.cpp", "a robots.txt may be rendered from a policy"},
    {"core/goals/saying.cpp", "signals are in robots.txt, uses in robots2.txt"},
    {"core/change/change.cpp", "what crawl denies is turned in the file that states it"},
    {"core/export/export.cpp", "robots2.txt leads to the file that was not read"},
    {"core/export/plansources.cpp", "signals are exported from robots.txt"},
    {"core/export/statements.cpp", "signals are exported from robots.txt"},
    {"core/goals/members.cpp", "blocks of robots2.txt name categories"},
    {"core/goals/state.cpp", "crawl is stated in robots2.txt"},
    {"core/goals/use.cpp", "signals are in robots.txt and robots2.txt"},
    {"core/lab/conformance.cpp", "a crawler asks for robots.txt first"},
    {"core/library/gatepost.cpp", "Files has a member for each"},
    {"core/lint/lint.cpp", "checks that compare two files name them"},
    {"core/lint/rules/decidesnothing.cpp", "about robots-ai.txt"},
    {"core/lint/rules/honeypotonefile.cpp", "about robots.txt and robots2.txt"},
    {"core/lint/rules/policyfileclosed.cpp", "about robots.txt"},
    {"core/lint/tidy.h", "a default"},
    {"core/live/compare.cpp", "others put their part into robots.txt"},
    {"core/live/headers.cpp", "signals of robots.txt and of a page join"},
    {"core/live/part.cpp", "likewise"},
    {"core/live/requests.cpp", "robots.txt names licences and sitemaps"},
    {"core/logs/history.h", "a default"},
    {"core/logs/judge.cpp", "sizes of robots.txt date its versions"},
    {"core/logs/outputtext.cpp", "robots.txt is what crawlers fetch"},
    {"core/logs/report.cpp", "sizes and unused rules of robots.txt"},
    {"core/logs/report.h", "a default"},
    {"core/logs/tally.h", "a default"},
    {"core/render/faultlist.cpp", "faults are the agent policy's"},
    {"core/render/agentpolicy.h", "faults are the agent policy's"},
    {"core/simulate/compiledsite.cpp", "a delay of * counts beside a group of robots.txt"},
    {"core/simulate/readings.cpp", "readings differ in robots.txt alone (S82)"},
    {"core/simulate/sentence.cpp", "robots.txt alone can be unreachable (S131)"},
    {"core/simulate/signals.cpp", "a policy token is in a group of robots.txt"},
    {"core/simulate/trace.cpp", "remarks about robots.txt and robots2.txt"},
    {"core/simulate/viewkey.cpp", "robots.txt alone can be unreachable (S131)"},
};

bool isBelow(const QString &path, const char *folder) {
    return path.startsWith(QLatin1String(folder));
}

} // namespace

class TestFileRole : public QObject {
    Q_OBJECT

private slots:
    void rows() {
        std::vector<std::string_view> names;
        for (const FileRoleRow &row : folderFiles()) {
            QVERIFY(!row.fileName.empty() && !std::ranges::contains(names, row.fileName));
            names.push_back(row.fileName);
            QCOMPARE(roleOf(row.dialect), row.role);
            QCOMPARE(dialectOfFileName(row.fileName), row.dialect);
        }
        for (const FileRoleRow &row : siteFiles()) {
            QVERIFY(siteFileNamed(row.fileName) == row.role);
            const std::string path = "/" + std::string(row.fileName);
            QVERIFY2(std::ranges::contains(policyPaths(), path), path.c_str());
        }
        QVERIFY(!siteFileNamed("agent-policy.kno"));
        QVERIFY(!siteFileNamed("Robots.txt"));
        QVERIFY(rowOf(FileRole::Chained).fileName.empty());
    }

    void ids() {
        std::size_t index = 0;
        for (const FileRoleRow &row : siteFiles()) {
            const FileId file = row.role;
            QCOMPARE(std::size_t(file.index()), index++);
            QVERIFY(file.role() == row.role && !file.isChained());
            QVERIFY(FileId::fromIndex(file.index()) == file);
        }
        // Behind them is the place of the file that a program may add.
        QVERIFY(FileId::fromIndex(index++) == FileRole::Added);
        QCOMPARE(index, kSiteFileCount);
        for (std::size_t place = 0; place < kMaxChainedFiles; ++place) {
            const FileId file = FileId::chained(place);
            QCOMPARE(std::size_t(file.index()), index++);
            QVERIFY(file.isChained() && file.role() == FileRole::Chained);
            QCOMPARE(file.place(), place);
        }
        QCOMPARE(index, kMostFiles);
        QVERIFY(FileId() == FileRole::Robots);
        const FileId policy = FileRole::AgentPolicy;
        QVERIFY(policy.role() == FileRole::AgentPolicy && !policy.isChained());
        QVERIFY(FileId::chained(kMaxChainedFiles - 1) < policy);
    }

    void filesOfASite() {
        Site site;
        QVERIFY(site.present().empty());
        QVERIFY(site.tree(FileRole::AgentPolicy) == nullptr);
        site.put(FileRole::Robots2, "chain: https://a.example/r.txt\n");
        site.follow([](const std::string &) -> std::expected<std::string, Message> {
            return std::string("crawl: no\n");
        });
        const std::vector<FileId> expected = {FileRole::Robots2, FileId::chained(0)};
        QVERIFY(site.present() == expected);
        QCOMPARE(site.nameOf(FileRole::Robots2), std::string_view("robots2.txt"));
        QCOMPARE(site.nameOf(FileId::chained(0)), std::string_view("https://a.example/r.txt"));
        QVERIFY(site.tree(FileId::chained(0)) == &site.chain.files[0].tree);
        QVERIFY(site.tree(FileId::chained(1)) == nullptr);
    }

    /// A name in code is a row of the table; a role in code is one of kNaming.
    void onlyTheTableNamesFiles() {
        static const QRegularExpression name(
            QStringLiteral("\"(robots|robots-ai|robots2)\\.txt\"|\"agent-policy\\.kno\""));
        static const QRegularExpression role(
            QStringLiteral("\\bFileRole::(Robots|RobotsAi|Robots2|AgentPolicy)\\b"));
        QStringList naming;
        for (const QString &path : filesBelow({"core", "app/cli"}, {"*.h", "*.cpp"})) {
            if (isBelow(path, "core/dialect/"))
                continue;
            for (const QString &line : repositoryText(path).split('\n')) {
                const QString code = line.section(QStringLiteral("//"), 0, 0);
                QVERIFY2(!name.match(code).hasMatch(), qPrintable(path + ": " + line));
                if (role.match(line).hasMatch() && !naming.contains(path))
                    naming << path;
            }
        }
        naming.sort();
        QCOMPARE(naming, kNaming.keys());
    }
};

QTEST_GUILESS_MAIN(TestFileRole)
#include "tst_filerole.moc"
