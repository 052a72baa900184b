// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli new, and set for agent policies.

#include "core/render/agentpolicy.h"
#include "tests/support/runcli.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kPolicy = "# ours\n"
                           "title: Harbour News   # shown\n"
                           "purpose: |\n"
                           "  Says who may come.\n"
                           "default_policy: allow\n"
                           "agents:\n"
                           "  # asked us in May\n"
                           "  - user_agent: GPTBot\n"
                           "    policy: disallow\n"
                           "    allow: [/press/]\n"
                           "_history:\n"
                           "  retention: full\n";

} // namespace

class TestCliPolicy : public QObject {
    Q_OBJECT

private slots:
    /// scope and assignment → the text, or what is said.
    void set_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("before"); // what is replaced in the policy
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *words, const char *before, const char *after) {
            QTest::newRow(words) << QString::fromUtf8(words).split(u' ') << QByteArray(before)
                                 << QByteArray(after);
        };
        row("global title=Tidewater", "Harbour News", "Tidewater");
        row("global docs_url=https://a.example/x", "purpose: |\n",
            "docs_url: https://a.example/x\npurpose: |\n");
        row("global default_policy=disallow", "policy: allow", "policy: disallow");
        row("global title --remove", "title: Harbour News   # shown\n", "");
        row("global role_notes.training=(conservative)", "agents:\n",
            "role_notes:\n  training: (conservative)\nagents:\n");
        row("agent:gptbot policy=allow", "    policy: disallow\n", "    policy: allow\n");
        row("agent:GPTBot role=training", "    policy: disallow\n",
            "    role: training\n    policy: disallow\n");
        row("agent:GPTBot allow=/jobs/", "[/press/]", "[/press/, /jobs/]");
        row("agent:GPTBot allow=/press/", "", "");
        row("agent:GPTBot allow=/press/ --remove", "    allow: [/press/]\n", "");
        row("agent:GPTBot allow=/none/ --remove", "", "");
        row("agent:CCBot policy=disallow", "    allow: [/press/]\n",
            "    allow: [/press/]\n  - user_agent: CCBot\n    policy: disallow\n");
        row("agent:CCBot role --remove", "", "");
    }
    void set() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QByteArray expected = kPolicy;
        if (!before.isEmpty()) {
            const auto at = expected.indexOf(before);
            QVERIFY(at >= 0);
            expected.replace(at, before.size(), after);
        }
        const CliRun run = runCli(QStringList{u"set"_s, u"-"_s} + words +
                                      QStringList{u"--as"_s, u"agent-policy.kno"_s},
                                  kPolicy);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, expected);
        QCOMPARE(run.status, 0);
    }

    void anEntryGoesWithItsPolicy() {
        const CliRun run = runCli({u"set"_s, u"-"_s, u"agent:GPTBot"_s, u"policy"_s, u"--remove"_s,
                                   u"--as"_s, u"agent-policy.kno"_s},
                                  kPolicy);
        QCOMPARE(run.status, 0);
        QVERIFY(!run.out.contains("GPTBot"));
        QVERIFY(run.out.contains("_history:\n  retention: full\n"));
    }

    void aPathChangesItsList() {
        const CliRun run = runCli({u"set"_s, u"-"_s, u"agent:GPTBot"_s, u"disallow=/press/"_s,
                                   u"--as"_s, u"agent-policy.kno"_s},
                                  kPolicy);
        QCOMPARE(run.status, 0);
        const auto policy = gatepost::readAgentPolicy(gatepost::YamlText(run.out.toStdString()));
        QCOMPARE(policy.agents.front().allow.size(), 0U);
        QCOMPARE(policy.agents.front().disallow.size(), 1U);
    }

    void refused_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *words, const char *said) {
            QTest::newRow(words) << QString::fromUtf8(words).split(u' ') << QByteArray(said);
        };
        row("group:GPTBot policy=allow", "the scopes global and agent:NAME");
        row("global default_policy=maybe", "allow or disallow");
        row("global role=training", "role is a field of an agent: the scope is agent:NAME");
        row("global agents=x", "the scope is agent:NAME");
        row("global role_notes=x", "role_notes.ROLE=TEXT");
        row("global provenance=x", "edit the text");
        row("global colour=red", "has no field “colour”");
        row("agent:GPTBot title=x", "title is a field of the whole policy");
        row("agent:CCBot role=training", "CCBot has no entry yet");
        row("agent:GPTBot role+=x", "role does not repeat");
        row("agent:GPTBot allow=press", "begin");
    }
    void refused() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, said);
        const CliRun run = runCli(QStringList{u"set"_s, u"-"_s} + words +
                                      QStringList{u"--as"_s, u"agent-policy.kno"_s},
                                  kPolicy);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(said), run.err);
    }

    void newPolicy() {
        const QByteArray robots = "# our crawler rules\n"
                                  "User-agent: GPTBot\n"
                                  "Disallow: /\n"
                                  "\n"
                                  "User-agent: *\n"
                                  "Crawl-delay: 10\n"
                                  "Disallow:\n"
                                  "\n"
                                  "Sitemap: https://a.example/sitemap.xml\n";
        const QStringList line{u"new"_s,
                               u"--from"_s,
                               u"-"_s,
                               u"--title"_s,
                               u"A site"_s,
                               u"--id"_s,
                               u"01KPY2N1SXNM9X0NV4N6EP3E87"_s};
        const CliRun run = runCli(line, robots);
        QCOMPARE(run.status, 0);
        const auto policy = gatepost::readAgentPolicy(gatepost::YamlText(run.out.toStdString()));
        QVERIFY(!policy.hasErrors());
        QCOMPARE(policy.title->text, std::string("A site"));
        QCOMPARE(policy.id->text, std::string("01KPY2N1SXNM9X0NV4N6EP3E87"));
        QCOMPARE(policy.defaultPolicy->text, std::string("allow"));
        QCOMPARE(policy.agents.front().userAgent->text, std::string("GPTBot"));
        QVERIFY2(run.err.contains("note: ") && run.err.contains("vendor"), run.err);
        QVERIFY2(run.err.contains("Crawl-delay"), run.err);
        // The id is new each time if none is given, and a ULID.
        const CliRun fresh = runCli(line.first(5), robots);
        const auto other = gatepost::readAgentPolicy(gatepost::YamlText(fresh.out.toStdString()));
        QVERIFY(gatepost::isUlid(other.id->text));
        QVERIFY(other.id->text != runCli(line.first(5), robots).out.toStdString());
    }

    void newPolicyKeepsWhatIsThere() {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"agent-policy.kno"_s);
        const QStringList line{u"new"_s, u"--from"_s, u"-"_s, u"-o"_s, path};
        QCOMPARE(runCli(line, "User-agent: *\nDisallow:\n").status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(written.contains("default_policy: allow"));
        const CliRun again = runCli(line, "User-agent: *\nDisallow: /\n");
        QCOMPARE(again.status, 2);
        QVERIFY2(again.err.contains("exists already"), again.err);
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), written);
    }

    void badUsage() {
        QCOMPARE(runCli({u"new"_s}).status, 2);
        const CliRun id = runCli({u"new"_s, u"--from"_s, u"-"_s, u"--id"_s, u"x"_s}, "");
        QCOMPARE(id.status, 2);
        QVERIFY2(id.err.contains("ULID"), id.err);
    }
};

QTEST_GUILESS_MAIN(TestCliPolicy)
#include "tst_clipolicy.moc"
