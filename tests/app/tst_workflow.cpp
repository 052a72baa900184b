// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workflow of the public host, which nobody here can run: commands of ./dev, files and packages that it names are there.

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString contentOf(const QString &name) {
    QFile file(QStringLiteral(GATEPOST_SOURCE_DIR) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList all(const QString &text, const QString &pattern) {
    QStringList found;
    for (const auto &match :
         QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text))
        found << match.captured(1);
    found.removeDuplicates();
    return found;
}

/// The jobs of a workflow: name and text.
QMap<QString, QString> jobsOf(const QString &workflow) {
    QMap<QString, QString> jobs;
    QString name;
    const QString text = workflow.section(u"\njobs:\n"_s, 1);
    for (const QString &line : text.split(u'\n')) {
        static const QRegularExpression start(u"^  ([a-z-]+):$"_s);
        if (const auto match = start.match(line); match.hasMatch())
            name = match.captured(1);
        else if (!name.isEmpty())
            jobs[name] += line + u'\n';
    }
    return jobs;
}

/// What a job names that is not there, and keys of steps that are none.
QStringList faultsOf(const QString &job) {
    QStringList faults;
    const QString help = contentOf(u"dev"_s);
    for (const QString &command : all(job, u"\\./dev ([a-z-]+)"_s))
        if (!help.contains(QRegularExpression(u"^\\./dev "_s + command + u"\\b"_s,
                                              QRegularExpression::MultilineOption)))
            faults << u"./dev "_s + command;
    for (const QString &file : all(job, u"\\b((?:packaging|cmake|tests)/[\\w./-]+\\.\\w+)"_s) +
                                   all(job, u"\\b(vcpkg\\.json)"_s))
        if (!QFileInfo::exists(QStringLiteral(GATEPOST_SOURCE_DIR) + u'/' + file))
            faults << file;
    for (const QString &preset : all(job, u"--preset (\\w+)"_s))
        if (!contentOf(u"CMakePresets.json"_s).contains(u"\"name\": \"%1\""_s.arg(preset)))
            faults << u"preset "_s + preset;
    static const QSet<QString> keys = {u"name"_s, u"uses"_s, u"run"_s,  u"with"_s,
                                       u"if"_s,   u"id"_s,   u"shell"_s};
    for (const QString &key : all(job, u"^      [- ] ([\\w-]+):"_s))
        if (!keys.contains(key))
            faults << u"key "_s + key;
    for (const QString &action : all(job, u"uses: (.*)$"_s))
        if (!action.contains(QRegularExpression(u"^[\\w.-]+/[\\w./-]+@v\\d+$"_s)))
            faults << action;
    // A condition asks for a step that is above it.
    for (const QString &id : all(job, u"steps\\.(\\w+)\\."_s))
        if (!job.contains(u"id: "_s + id))
            faults << u"step "_s + id;
    return faults;
}

} // namespace

class TestWorkflow : public QObject {
    Q_OBJECT
private slots:
    void faultsAreFound_data();
    void faultsAreFound();
    void jobs_data();
    void jobs();
};

void TestWorkflow::faultsAreFound_data() {
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("fault");
    QTest::newRow("nothing") << "      - run: ./dev test\n" << "";
    QTest::newRow("command") << "      - run: ./dev wnidows\n" << "./dev wnidows";
    QTest::newRow("file") << "      - run: packaging/ci/none.sh\n" << "packaging/ci/none.sh";
    QTest::newRow("preset") << "      - run: cmake --preset fastest\n" << "preset fastest";
    QTest::newRow("key") << "      - rnu: ./dev test\n" << "key rnu";
    QTest::newRow("action") << "      - uses: checkout\n" << "checkout";
    QTest::newRow("step") << "      - if: steps.none.outputs.cache-hit\n        run: ./dev test\n"
                          << "step none";
}

void TestWorkflow::faultsAreFound() {
    QFETCH(QString, step);
    QFETCH(QString, fault);
    QCOMPARE(faultsOf(step).join(u' '), fault);
}

void TestWorkflow::jobs_data() {
    QTest::addColumn<QString>("job");
    const auto jobs = jobsOf(contentOf(u".github/workflows/build.yml"_s));
    QCOMPARE(jobs.keys().join(u' '), u"linux macos windows windows-cross"_s);
    for (auto it = jobs.begin(); it != jobs.end(); ++it)
        QTest::addRow("%s", qPrintable(it.key())) << it.value();
}

void TestWorkflow::jobs() {
    QFETCH(QString, job);
    QVERIFY(job.contains(u"    runs-on: "_s) && job.contains(u"    steps:\n"_s));
    QCOMPARE(faultsOf(job).join(u'\n'), QString());
}

QTEST_GUILESS_MAIN(TestWorkflow)
#include "tst_workflow.moc"
