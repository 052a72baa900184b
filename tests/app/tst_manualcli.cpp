// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// docs/manual/06-command-line.md shows what the programs print: each ```help block is a program's help, each ```console block
// is run. GATEPOST_REFRESH=1 writes them.

#include "ui/manualtext/manual.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace {

const char kChapter[] = GATEPOST_SOURCE_DIR "/docs/manual/06-command-line.md";

QString run(const QString &command) {
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start("sh", {"-c", command});
    if (!process.waitForFinished(60'000))
        return "did not end: " + command;
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed() + '\n';
}

/// What should stand in a code block, or nothing if it is of another kind.
QString expected(const QString &info, const QString &text) {
    if (info == "help")
        return run("gatepost-cli --help");
    if (info == "help gatepost")
        return run("QT_QPA_PLATFORM=offscreen gatepost --help");
    if (info.startsWith("help "))
        return run("gatepost-cli " + info.mid(5) + " --help");
    if (info == "console") {
        const QString command = text.section('\n', 0, 0);
        return command + '\n' + run(command.mid(2));
    }
    return {};
}

/// The chapter with its blocks made anew.
QString renewed(const QString &chapter) {
    QStringList out;
    QString info;
    QStringList block;
    bool inside = false;
    for (const QString &line : chapter.split('\n')) {
        if (!inside && line.startsWith("```")) {
            inside = true;
            info = line.mid(3);
            block.clear();
            out << line;
        } else if (inside && line == "```") {
            inside = false;
            const QString text = expected(info, block.join('\n'));
            if (!text.isEmpty())
                block = text.chopped(1).split('\n');
            out << block << line;
        } else {
            (inside ? block : out) << line;
        }
    }
    return out.join('\n');
}

QString read(const char *path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestManualCli : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void chapterIsCurrent();
    void everyCommandHasASection();
    void everyOptionIsShown();
};

void TestManualCli::initTestCase() {
    if (QStandardPaths::findExecutable("sh").isEmpty())
        QSKIP("the chapter's commands are for a POSIX shell, and there is none here");
}

void TestManualCli::chapterIsCurrent() {
    const QString chapter = read(kChapter);
    QVERIFY(!chapter.isEmpty());
    const QString now = renewed(chapter);
    if (qEnvironmentVariableIsSet("GATEPOST_REFRESH")) {
        QFile file(kChapter);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(now.toUtf8());
        return;
    }
    const QStringList a = chapter.split('\n');
    const QStringList b = now.split('\n');
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
        QVERIFY2(a[i] == b[i], qPrintable(QString("line %1 is\n%2\nand should be\n%3")
                                              .arg(QString::number(i + 1), a[i], b[i])));
    QCOMPARE(a.size(), b.size());
}

void TestManualCli::everyCommandHasASection() {
    const QString chapter = read(kChapter);
    const QString help = run("gatepost-cli --help");
    const QStringList lines = help.section("Subcommands:\n", 1).split('\n');
    int commands = 0;
    for (const QString &line : lines) {
        if (!line.startsWith("  "))
            break;
        const QString name = line.trimmed().section(' ', 0, 0);
        QVERIFY2(chapter.contains("\n## " + name + "\n"), qPrintable(name));
        QVERIFY2(chapter.contains("```help " + name + "\n"), qPrintable(name));
        ++commands;
    }
    QVERIFY(commands >= 5);
}

void TestManualCli::everyOptionIsShown() {
    // The window's own options, which no help block could hide.
    const QString chapter = read(kChapter);
    for (const char *option : {"--report", "--screenshot-all", "--sample", "--theme", "--json",
                               "--queries", "--fix", "--deny", "--explain", "--in-place", "--etag"})
        QVERIFY2(chapter.contains(option), option);
}

QTEST_GUILESS_MAIN(TestManualCli)
#include "tst_manualcli.moc"
