// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// gatepost-cli check: exit status, the three formats, --fix, --deny, --explain.

#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestCliCheck : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    CliRun cli(const QStringList &arguments, const QByteArray &in = {}) const {
        return runCli(QStringList{u"check"_s} + arguments, in, m_folder.path());
    }
    void write(const QString &name, const QByteArray &text) const {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray read(const QString &name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init() {
        QFile::remove(m_folder.filePath(u"gatepost.yaml"_s));
        write(u"robots.txt"_s, "# é\nUser-agent: *\nDisallow: /é/b/c d\nDisalow: /x\n");
    }

    void text() {
        const CliRun run = cli({u"robots.txt"_s});
        QCOMPARE(run.status, 1);
        QVERIFY(run.err.isEmpty());
        const QList<QByteArray> lines = run.out.split('\n');
        QCOMPARE(lines.size(), 4);
        // The column counts characters: é is one.
        QVERIFY2(lines[0].endsWith(" [unencoded-path]"), lines[0].constData());
        QVERIFY2(lines[1].startsWith("robots.txt:3:17: warning: A path with a space"),
                 lines[1].constData());
        QVERIFY2(lines[1].endsWith(" [space-in-path]"), lines[1].constData());
        QVERIFY2(lines[2].startsWith("robots.txt:4:1: error: "), lines[2].constData());
    }

    void json() {
        const CliRun run = cli({u"--json"_s, u"robots.txt"_s});
        QCOMPARE(run.status, 1);
        const QJsonObject all = QJsonDocument::fromJson(run.out).object();
        const QJsonObject first = all[u"diagnostics"_s][1].toObject();
        QCOMPARE(first[u"file"_s].toString(), u"robots.txt"_s);
        QCOMPARE(first[u"line"_s].toInt(), 3);
        QCOMPARE(first[u"column"_s].toInt(), 17);
        QCOMPARE(first[u"end_line"_s].toInt(), 3);
        QCOMPARE(first[u"end_column"_s].toInt(), 19);
        QCOMPARE(first[u"severity"_s].toString(), u"warning"_s);
        QCOMPARE(first[u"fixes"_s][0][u"kind"_s].toString(), u"choice"_s);
        QCOMPARE(first[u"code"_s].toString(), u"space-in-path"_s);
        QVERIFY(!first[u"message"_s].toString().isEmpty());
        QVERIFY(!first[u"fixes"_s][0][u"title"_s].toString().isEmpty());
        const QJsonObject summary{{u"errors"_s, 1}, {u"warnings"_s, 1}, {u"notes"_s, 1}};
        QCOMPARE(all[u"summary"_s].toObject(), summary);
        QCOMPARE(cli({u"--format"_s, u"json"_s, u"robots.txt"_s}).out, run.out);
    }

    void sarif() {
        const CliRun run = cli({u"--format"_s, u"sarif"_s, u"robots.txt"_s});
        const QJsonObject log = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(log[u"version"_s].toString(), u"2.1.0"_s);
        const QJsonObject one = log[u"runs"_s][0].toObject();
        QCOMPARE(one[u"columnKind"_s].toString(), u"unicodeCodePoints"_s);
        const QJsonArray results = one[u"results"_s].toArray();
        QCOMPARE(results.size(), 3);
        const QJsonObject place = results[2][u"locations"_s][0][u"physicalLocation"_s].toObject();
        QCOMPARE(place[u"artifactLocation"_s][u"uri"_s].toString(), u"robots.txt"_s);
        QCOMPARE(place[u"region"_s][u"startLine"_s].toInt(), 4);
        const QJsonArray rules = one[u"tool"_s][u"driver"_s][u"rules"_s].toArray();
        QCOMPARE(rules[results[2][u"ruleIndex"_s].toInt()][u"id"_s], results[2][u"ruleId"_s]);
        QCOMPARE(results[2][u"level"_s].toString(), u"error"_s);
    }

    void cleanFile() {
        const CliRun run = cli({u"-"_s}, "User-agent: *\nDisallow: /x\n");
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.isEmpty());
    }

    void fixes() {
        write(u"robots.txt"_s,
              "\xEF\xBB\xBFUser-agent: *\r\nDisalow: /x\r\nDisallow: y/\r\nCrawl-delay: 10s\r\n");
        // --fix changes no answer, and says what it leaves.
        const CliRun fixed = cli({u"--fix"_s, u"robots.txt"_s});
        QCOMPARE(fixed.status, 1);
        QCOMPARE(read(u"robots.txt"_s), QByteArray("User-agent: *\r\nDisalow: /x\r\nDisallow: "
                                                   "y/\r\nCrawl-delay: 10s\r\n"));
        QCOMPARE(fixed.out.count(": fixed: "), 1);
        QCOMPARE(fixed.err, QByteArray("gatepost-cli: note: 3 fixes change answers and were not "
                                       "made; --repair makes them\n"));
        const CliRun run = cli({u"--repair"_s, u"robots.txt"_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(
            read(u"robots.txt"_s),
            QByteArray("User-agent: *\r\nDisallow: /x\r\nDisallow: /y/\r\nCrawl-delay: 10\r\n"));
        QCOMPARE(run.out.count(": repaired: "), 3);
        QVERIFY(run.out.contains(
            "robots.txt:2:1: repaired: Change to “Disallow” [google-misspelling]\n"));
        const CliRun again = cli({u"--repair"_s, u"robots.txt"_s});
        QCOMPARE(again.out.count(": repaired: "), 0);
    }

    /// As text and in JSON the notes of one code are one; a report has each by itself.
    void notesOfOneCodeAreOne() {
        write(u"robots.txt"_s,
              "User-agent: *\nDisallow: /a*\nDisallow: /b*\n# c\n\nDisallow: /c*\n");
        QCOMPARE(cli({u"robots.txt"_s}).out.count("[star-at-end]"), 1);
        QVERIFY(cli({u"robots.txt"_s}).out.contains(" (×3, lines 2, 3, 6) [star-at-end]\n"));
        const QJsonObject all =
            QJsonDocument::fromJson(cli({u"--json"_s, u"robots.txt"_s}).out).object();
        QCOMPARE(all[u"summary"_s][u"notes"_s].toInt(), 1);
        const QJsonArray also = all[u"diagnostics"_s][0][u"also"_s].toArray();
        QCOMPARE(also.size(), 2);
        QCOMPARE(also[1][u"line"_s].toInt(), 6);
        QCOMPARE(also[1][u"column"_s].toInt(), 13);
        QVERIFY(!also[1][u"message"_s].toString().isEmpty());
        const QJsonObject log =
            QJsonDocument::fromJson(cli({u"--format"_s, u"sarif"_s, u"robots.txt"_s}).out).object();
        QCOMPARE(log[u"runs"_s][0][u"results"_s].toArray().size(), 3);
        // What is past the limit is counted in a finding of its own.
        write(u"robots.txt"_s, "User-agent: *\n" + QByteArray("Disallow: /a*\n").repeated(10'005));
        const QByteArray many = cli({u"robots.txt"_s}).out;
        QVERIFY2(many.contains(" (×10000, lines 2, 3, 4, 5, 6, 7, 8, 9 and 9992 more) "
                               "[star-at-end]\n"),
                 many);
        QVERIFY(many.contains("5 more findings of this kind in this file are not listed "
                              "[star-at-end]\n"));
    }

    /// What is only counted is mended all the same.
    void moreFixesThanAreListed() {
        QByteArray before("User-agent: *\n");
        QByteArray after(before);
        for (int i = 0; i < 10'005; ++i) {
            before += "Disalow: /" + QByteArray::number(i) + "\n";
            after += "Disallow: /" + QByteArray::number(i) + "\n";
        }
        write(u"robots.txt"_s, before);
        const CliRun listed = cli({u"robots.txt"_s});
        QVERIFY(listed.out.contains("5 more findings of this kind in this file are not listed"));
        QVERIFY(listed.out.count('\n') < 11'000);
        cli({u"--repair"_s, u"robots.txt"_s});
        QCOMPARE(read(u"robots.txt"_s), after);
    }

    void unsafeFixesAreLeft() {
        const QByteArray text = "User-agent: *\nDisallow: /a b\n";
        write(u"robots.txt"_s, text);
        cli({u"--repair"_s, u"robots.txt"_s});
        QCOMPARE(read(u"robots.txt"_s), text);
    }

    void fixOfASite() {
        write(u"robots2.txt"_s, "crawl: yes\nread: yes\nTrain: No\nreport-to: a@a.example\n");
        write(u"robots.txt"_s, "User-agent: *\nDisallow /x\n");
        const CliRun run = cli({u"--repair"_s, u"."_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(read(u"robots.txt"_s), QByteArray("User-agent: *\nDisallow: /x\n"));
        QCOMPARE(read(u"robots2.txt"_s),
                 QByteArray("crawl: yes\nread: yes\nTrain: no\nreport-to: a@a.example\n"));
        QFile::remove(m_folder.filePath(u"robots2.txt"_s));
    }

    void aReportHasNoPlaceForWhatIsFixed() {
        write(u"robots.txt"_s, "User-agent: *\nDisalow: /x\n");
        const CliRun run = cli({u"--repair"_s, u"--format"_s, u"sarif"_s, u"robots.txt"_s});
        QCOMPARE(run.status, 0);
        QVERIFY(!QJsonDocument::fromJson(run.out).isNull());
        QCOMPARE(run.err, QByteArray("robots.txt:2:1: repaired: Change to “Disallow” "
                                     "[google-misspelling]\n"));
    }

    void nothingIsFixedBesideStdin() {
        write(u"robots.txt"_s, "User-agent: *\nDisalow: /x\n");
        const CliRun run = cli({u"--fix"_s, u"robots.txt"_s, u"-"_s}, "User-agent: *\n");
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(read(u"robots.txt"_s), QByteArray("User-agent: *\nDisalow: /x\n"));
    }

#ifdef Q_OS_LINUX
    /// The second file has another name, so it is not replaced: what was done to the first is told all the same.
    void whatIsFixedIsTold() {
        write(u"robots.txt"_s, "User-agent: *\nDisalow: /x\n");
        write(u"other.txt"_s, "User-agent: *\nDisalow: /y\n");
        QCOMPARE(::link(qPrintable(m_folder.filePath(u"other.txt"_s)),
                        qPrintable(m_folder.filePath(u"link.txt"_s))),
                 0);
        const CliRun run = cli({u"--repair"_s, u"robots.txt"_s, u"other.txt"_s});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(read(u"robots.txt"_s), QByteArray("User-agent: *\nDisallow: /x\n"));
        QVERIFY2(run.err.startsWith("robots.txt:2:1: repaired: "), run.err);
        QCOMPARE(run.err.count(": repaired: "), 1);
        QVERIFY2(run.err.contains("\ngatepost-cli check: other.txt has a second name"), run.err);
    }

#endif

    void denied_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::newRow("a warning is no failure") << QStringList{} << 0;
        QTest::newRow("its code") << QStringList{u"--deny"_s, u"space-in-path"_s} << 1;
        QTest::newRow("another code") << QStringList{u"--deny"_s, u"bom"_s} << 0;
        QTest::newRow("all warnings") << QStringList{u"--deny"_s, u"warning"_s} << 1;
        QTest::newRow("all notes") << QStringList{u"--deny"_s, u"note"_s} << 0;
        QTest::newRow("no such code") << QStringList{u"--deny"_s, u"nonsense"_s} << 2;
        QTest::newRow("no such format") << QStringList{u"--format"_s, u"xml"_s} << 2;
    }
    void denied() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /a b\n");
        const CliRun run = cli(arguments + QStringList{u"robots.txt"_s});
        QCOMPARE(run.status, status);
        QCOMPARE(run.out.isEmpty(), status == 2);
        QCOMPARE(run.err.isEmpty(), status != 2);
    }

    void badUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("no such file") << QStringList{u"robots.txt"_s, u"absent.txt"_s};
        QTest::newRow("no such code") << QStringList{u"--explain"_s, u"nonsense"_s};
        QTest::newRow("stdin cannot be changed") << QStringList{u"--fix"_s, u"-"_s};
        QTest::newRow("no such name") << QStringList{u"-"_s, u"--as"_s, u"nonsense"_s};
        QTest::newRow("unknown option") << QStringList{u"--frobnicate"_s};
    }
    void badUsage() {
        QFETCH(QStringList, arguments);
        const CliRun run = cli(arguments, "User-agent: *\n");
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(!run.err.isEmpty());
    }

    void explains() {
        const CliRun run = cli({u"--explain"_s, u"group-trap"_s});
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.startsWith("Group that swallows the one above [group-trap], error\n\n"));
        QVERIFY(run.out.contains("Source: RFC 9309 §2.2.1"));
        const CliRun all = cli({u"--explain"_s, u"all"_s});
        QCOMPARE(all.status, 0);
        QVERIFY(all.out.contains("\ngroup-trap\terror\tGroup that swallows the one above\n"));
        QVERIFY(all.out.contains("\nkno-missing-id\twarning\tNo id\n"));
        const CliRun ofPolicy = cli({u"--explain"_s, u"kno-missing-id"_s});
        QCOMPARE(ofPolicy.status, 0);
        QVERIFY(ofPolicy.out.startsWith("No id [kno-missing-id], warning\n\n"));
        QVERIFY(ofPolicy.out.contains("Source: S102, S103"));
    }

    void settingsSwitchOff() {
        write(u"gatepost.yaml"_s, "lint: {off: [space-in-path]}\n");
        write(u"robots.txt"_s, "User-agent: *\nDisallow: /a b\n");
        QVERIFY(!cli({u"."_s}).out.contains("space-in-path"));
        QVERIFY(cli({u"robots.txt"_s}).out.contains("space-in-path"));
    }

    void settingsSwitchOffPolicyFaults() {
        write(u"p.kno"_s, "title: x\n");
        QVERIFY(cli({u"."_s}).out.contains("[kno-missing-id]"));
        write(u"gatepost.yaml"_s, "lint: {off: [kno-missing-id, kno-missing-it]}\n");
        const CliRun run = cli({u"."_s});
        QFile::remove(m_folder.filePath(u"p.kno"_s));
        QVERIFY(!run.out.contains("[kno-missing-id]"));
        QVERIFY(run.out.contains("[kno-missing-slug]"));
        QCOMPARE(run.err, QByteArray("gatepost-cli: note: gatepost.yaml: lint: off: there is no "
                                     "code “kno-missing-it”\n"));
    }

    void severalFiles() {
        write(u"a.txt"_s, "Disallow: /x\n");
        const CliRun run = cli({u"robots.txt"_s, u"a.txt"_s});
        QCOMPARE(run.status, 1);
        QVERIFY(run.out.contains("\na.txt:1:1: error: "));
    }

    void whatAFileIs() {
        write(u"robots2-new.txt"_s, "train: perhaps\n");
        QVERIFY(cli({u"robots2-new.txt"_s}).out.contains("[invalid-value]"));
        QVERIFY(cli({u"-"_s, u"--as"_s, u"robots2.txt"_s}, "train: perhaps\n")
                    .out.contains("[invalid-value]"));
        QVERIFY(cli({u"-"_s}, "train: perhaps\n").out.contains("[other-dialect]"));
    }

    void namesInBrackets() {
        QVERIFY(QDir(m_folder.path()).mkpath(u"[slug]"_s));
        write(u"[slug]/robots.txt"_s, "Disallow: /x\n");
        const CliRun run = cli({u"[slug]"_s});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.out.startsWith("./[slug]/robots.txt:1:1: error: "), run.out + run.err);
    }

    void whatGoesWithASite_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error"); // empty: nothing is wrong
        QTest::newRow("settings") << u"gatepost.yaml"_s << QByteArray("tests: []\n")
                                  << QByteArray();
        QTest::newRow("unknown key")
            << u"gatepost.yaml"_s << QByteArray("Tests: []\n")
            << QByteArray("gatepost.yaml: line 1, column 1: “Tests” is not "
                          "a key of gatepost.yaml; did you mean “tests”?");
        QTest::newRow("bad settings") << u"gatepost.yaml"_s << QByteArray("\ntests: 5\n")
                                      << QByteArray("gatepost.yaml: line 2, column 8: ");
        QTest::newRow("answers") << u"asks.json"_s << QByteArray("[]\n") << QByteArray();
        QTest::newRow("too many answers")
            << u"asks.json"_s << QByteArray(1024 * 1024 + 1, '[')
            << QByteArray("asks.json: the file is larger than 1 MiB, which is more than is read");
        QTest::newRow("bad answers") << u"asks.json"_s << QByteArray("[\n  {],\n]\n")
                                     << QByteArray("asks.json: line 2, column 4: not JSON");
    }
    void whatGoesWithASite() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        write(name, text);
        const CliRun run = cli({name});
        QFile::remove(m_folder.filePath(name));
        QCOMPARE(run.status, error.isEmpty() ? 0 : 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err.isEmpty(), error.isEmpty());
        QVERIFY2(run.err.contains(error), run.err);
    }

    /// A pipeline that is pointed at the wrong folder, or at a file with another name, is told so.
    void noPolicy_data() {
        QTest::addColumn<QStringList>("files"); ///< in the folder
        QTest::addColumn<QByteArray>(
            "error"); ///< of a folder without a policy, behind the list; else a note
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QStringList &files, const char *error,
                            int status = 2) {
            QTest::newRow(name) << files << QByteArray(error) << status;
        };
        row("empty", {}, "");
        row("settings alone", {u"gatepost.yaml"_s}, "");
        row("a folder of policies", {u"site/robots.txt"_s}, "");
        row("another case", {u"Robots.txt"_s}, "; Robots.txt: servers are asked for robots.txt");
        row("no s", {u"robot.txt"_s}, "; robot.txt: servers are asked for robots.txt");
        row("the ending twice", {u"robots.txt.txt"_s, u"robots2.TXT.txt"_s},
            "; robots.txt.txt: servers are asked for robots.txt"
            "; robots2.TXT.txt: servers are asked for robots2.txt");
        row("another file", {u"robots.html"_s, u"humans.txt"_s, u"robots.txt.bak"_s}, "");
        row("a policy", {u"robots.txt"_s}, "", 0);
        row("an agent policy", {u"p.kno"_s}, "", 1);
        row("beside a policy",
            {u"robots.txt"_s, u"Robots.txt"_s, u"robots_ai.txt"_s, u"gatepost.yml"_s},
            "gatepost-cli: note: gatepost.yml: this name is not read, but gatepost.yaml\n"
            "gatepost-cli: note: robots_ai.txt: servers are asked for robots-ai.txt\n",
            0);
    }
    void noPolicy() {
        QFETCH(QStringList, files);
        QFETCH(QByteArray, error);
        QFETCH(int, status);
        const QTemporaryDir top;
        QVERIFY(QDir(top.path()).mkpath(u"f/site"_s));
        for (const QString &name : files) {
            QFile file(top.filePath(u"f/"_s + name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(name.endsWith(u".yaml"_s)  ? "host: a.example\n"
                       : name.endsWith(u".kno"_s) ? "title: x\n"
                                                  : "User-agent: *\nDisallow: /x\n");
        }
        if (status == 2)
            error =
                "gatepost-cli check: f: there is no policy file in it (robots.txt, robots-ai.txt, "
                "robots2.txt or an agent policy, *.kno)" +
                error + "\n";
        for (const QStringList &how : {QStringList{u"f"_s}, QStringList{u"--site"_s, u"f"_s}}) {
            const CliRun run = runCli(QStringList{u"check"_s} + how, {}, top.path());
            QVERIFY2(run.status == status, run.out + run.err);
            QCOMPARE(run.err, error);
            QVERIFY(status == 1 || run.out.isEmpty());
        }
    }

    /// Behind -- a name is a name, whatever a stranger calls a folder: the hook for pre-commit has it.
    void namesLikeOptions() {
        QFile hooks(QStringLiteral(GATEPOST_SOURCE_DIR "/.pre-commit-hooks.yaml"));
        QVERIFY(hooks.open(QIODevice::ReadOnly));
        QVERIFY(hooks.readAll().contains("\n  entry: gatepost-cli check --\n"));
        for (const QString &name :
             {u"-h"_s, u"--as=robots-ai.txt"_s, u"--robots=x"_s, u"--explain"_s}) {
            QVERIFY(QDir(m_folder.path()).mkpath(name));
            write(name + u"/robots.txt"_s, "Disallow: /x\n");
            const CliRun run = cli({u"--"_s, name + u"/robots.txt"_s});
            QVERIFY2(run.status == 1, run.out + run.err);
            QVERIFY2(run.out.startsWith(name.toUtf8() + "/robots.txt:1:1: error: "),
                     run.out + run.err);
        }
    }

    /// A change of any file that can change an answer runs the hooks.
    void hooksRunForEveryFile() {
        QFile hooks(QStringLiteral(GATEPOST_SOURCE_DIR "/.pre-commit-hooks.yaml"));
        QVERIFY(hooks.open(QIODevice::ReadOnly));
        QStringList patterns;
        for (const QByteArray &line : hooks.readAll().split('\n'))
            if (line.startsWith("  files: "))
                patterns << QString::fromUtf8(line.mid(9));
        QCOMPARE(patterns.size(), 3); // check, test, the gate
        const auto runsFor = [&](const QString &name) {
            QString runs;
            for (const QString &pattern : std::as_const(patterns))
                runs += QRegularExpression(pattern).match(name).hasMatch() ? u'x' : u'-';
            return runs;
        };
        for (const QString &name : {u"robots.txt"_s, u"site/robots-ai.txt"_s, u"a/b/robots2.txt"_s,
                                    u"gatepost.yaml"_s, u"site/asks.json"_s})
            QCOMPARE(runsFor(name), u"xxx"_s);
        QCOMPARE(runsFor(u"site/chain/a.example/base.txt"_s), u"-xx"_s);
        for (const QString &name :
             {u"myrobots.txt"_s, u"robots.txt.bak"_s, u"chain"_s, u"blockchain/x"_s})
            QCOMPARE(runsFor(name), u"---"_s);
    }

    /// What is in a chained file that is not here is in no answer: that is a warning.
    void missingChainedFile() {
        const QTemporaryDir site;
        QFile file(site.filePath(u"robots2.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("train: no\nchain: https://a.example/2.txt\n");
        file.close();
        const CliRun run = runCli({u"check"_s, site.path()});
        QVERIFY2(run.out.contains("robots2.txt:2:1: warning: The chained file "
                                  "“https://a.example/2.txt” could not be read, so what it states "
                                  "is not known here. There is no file chain/a.example/2.txt. Put "
                                  "a copy of it there, or name one below “chain:” in "
                                  "gatepost.yaml"),
                 run.out.constData());
        QCOMPARE(runCli({u"check"_s, u"--deny"_s, u"chain-walk"_s, site.path()}).status, 1);
    }

    void agentPolicy() {
        write(u"p.kno"_s, "title: x\n");
        const CliRun run = cli({u"p.kno"_s});
        QCOMPARE(run.status, 1);
        QVERIFY(run.out.contains(": error: "));
        QVERIFY(run.out.contains("[kno-"));
        // SARIF has a rule for each code.
        QVERIFY(cli({u"--format"_s, u"sarif"_s, u"p.kno"_s})
                    .out.contains("\"id\": \"kno-missing-default-policy\""));
    }
};

QTEST_GUILESS_MAIN(TestCliCheck)
#include "tst_clicheck.moc"
