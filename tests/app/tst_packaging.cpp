// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies in packaging/ says the same as the programs: man pages and shell completions name every command
// and option that --help prints and no other, desktop files agree with each other, pictures are those of
// the drawing. A new option fails here until it is described.

#include "core/agents/registry.h"
#include "core/export/export.h"
#include "core/simulate/verdict.h"
#include "core/text/version.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

QString qString(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString path(const QString &name) {
    return QStringLiteral(GATEPOST_SOURCE_DIR) + u'/' + name;
}

QString contentOf(const QString &name) {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a program prints; the words of a failure if it ends with another status than 0.
QString
outputOf(const QString &program, const QStringList &arguments,
         const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment()) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return u"failed: "_s + program + u' ' + arguments.join(u' ') + u": "_s +
               process.errorString() + u' ' +
               QString::fromUtf8(process.readAllStandardError() + process.readAllStandardOutput());
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString sorted(const QSet<QString> &words) {
    QStringList list(words.begin(), words.end());
    list.sort();
    return list.join(u' ');
}

/// All that the first group of the pattern matches in the text.
QSet<QString> all(const QString &text, const QString &pattern) {
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    QSet<QString> found;
    for (auto it = expression.globalMatch(text); it.hasNext();)
        found.insert(it.next().captured(1));
    return found;
}

/// "--site", "--help" … of a help text: the long names in the first column.
QSet<QString> optionsOf(const QString &help) {
    return all(help, u"^  (?:-\\w, ?)?(--[a-z0-9-]+)"_s);
}

QSet<QString> commands() {
    const QString help = outputOf(QStringLiteral(GATEPOST_CLI), {u"--help"_s});
    return all(help.section(u"Subcommands:"_s, 1), u"^  ([a-z]+) "_s);
}

QSet<QString> optionsOfCommand(const QString &command) {
    QStringList arguments{u"--help"_s};
    if (!command.isEmpty())
        arguments.prepend(command);
    return optionsOf(outputOf(QStringLiteral(GATEPOST_CLI), arguments));
}

QSet<QString> words(const char *list) {
    const QStringList split = QString::fromLatin1(list).split(u' ');
    return {split.begin(), split.end()};
}

QSet<QString> categories() {
    QSet<QString> names;
    for (std::size_t i = 0; i < gatepost::kCategoryCount; ++i)
        names.insert(qString(gatepost::categoryName(static_cast<gatepost::Category>(i))));
    return names;
}

QSet<QString> readings() {
    QSet<QString> names;
    for (std::size_t i = 0; i < gatepost::kReadingCount; ++i)
        names.insert(qString(gatepost::readingName(static_cast<gatepost::Reading>(i))));
    return names;
}

/// What may follow in a command line that ends with an option's name.
struct Values {
    QString command;
    QString option;
    QSet<QString> values;
};

QList<Values> values() {
    return {
        {u"simulate"_s, u"--reading"_s, readings()},
        {u"simulate"_s, u"--category"_s, categories()},
        {u"check"_s, u"--format"_s, words("text json sarif")},
        {u"check"_s, u"--as"_s, words("robots.txt robots-ai.txt robots2.txt")},
        {u"diff"_s, u"--as"_s, words("robots.txt robots-ai.txt robots2.txt")},
        {u"diff"_s, u"--reading"_s, readings()},
        {u"map"_s, u"--reading"_s, readings()},
        {u"export"_s, u"--mode"_s, words("deny rate both")},
        {u"verdicts"_s, u"--reading"_s, readings()},
        {u"set"_s, u"--as"_s, words("robots.txt robots-ai.txt robots2.txt")},
    };
}

} // namespace

class TestPackaging : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

    QString shell(const QString &program, const QString &script) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, m_home.path());
        environment.insert(u"XDG_CONFIG_HOME"_s, m_home.path());
        environment.insert(u"XDG_DATA_HOME"_s, m_home.path());
        QStringList arguments{u"-c"_s, script};
        if (program == u"zsh")
            arguments.prepend(u"-f"_s);
        return outputOf(program, arguments, environment);
    }

    /// The words that a shell offers at the end of "gatepost-cli …"; the last word is what was begun.
    QSet<QString> offered(const QString &program, const QStringList &line) const;

private slots:
    void helpIsRead();
    void completion_data();
    void completion();
    void agentsAreKnown();
    void targetsAreNamed_data();
    void targetsAreNamed();
    void manOfCommandLine();
    void manOfWindow();
    void desktopFilesAgree();
    void systemsAreToldInEveryLanguage();
    void versionsAgree();
    void pictures();
    void checkedByTools_data();
    void checkedByTools();
};

void TestPackaging::helpIsRead() {
    QCOMPARE(sorted(commands()),
             u"agents change check crawl diff export fetch goals lab live lsp map "
             u"matrix mcp new readings render replay "
             "serve set simulate test tidy timeline verdicts"_s);
    QCOMPARE(sorted(optionsOfCommand({})), u"--help --version"_s);
    QCOMPARE(sorted(optionsOfCommand(u"render"_s)), u"--etag --help --output --write-over"_s);
    QCOMPARE(sorted(optionsOf(u"  -h, --help  x\n  --theme <a>  --b\n"_s)), u"--help --theme"_s);
    QVERIFY(categories().contains(u"ai-assistant"_s));
}

QSet<QString> TestPackaging::offered(const QString &program, const QStringList &line) const {
    const QString folder = path(u"packaging/completions/"_s);
    if (program == u"bash") {
        const QString script =
            u"source %1gatepost-cli.bash; COMP_WORDS=(gatepost-cli %2 '%3'); COMP_CWORD=%4; "
            "_gatepost_cli; printf '%s\\n' \"${COMPREPLY[@]}\""_s
                .arg(folder, line.sliced(0, line.size() - 1).join(u' '), line.last())
                .arg(line.size());
        return all(shell(program, script), u"^(.+)$"_s);
    }
    if (program == u"fish") {
        const QString script = u"source %1gatepost-cli.fish; complete -C 'gatepost-cli %2'"_s.arg(
            folder, line.join(u' '));
        return all(shell(program, script), u"^([^\\t\\n]+)"_s);
    }
    // zsh completes in an interactive shell alone; here its two functions print what they were told.
    const QString script =
        u"_arguments() { if [[ $1 == -C ]]; then shift; top=(\"$@\"); state=%2; line=(%3);"
        " else print -rl -- \"$@\"; fi }\n"
        "_describe() { print -rl -- \"${(@P)4}\" \"${(@)top}\" }\n"
        "source %1_gatepost-cli"_s.arg(folder, line.size() > 1 ? u"argument"_s : u"command"_s,
                                       line.first());
    const QString specs = shell(program, script);
    if (line.size() > 2) // an option's values: --x[…]:name:(a b c)
        return words(qPrintable(
            QRegularExpression(QRegularExpression::escape(line[1]) + u"\\[.*:\\((.*)\\)$"_s,
                               QRegularExpression::MultilineOption)
                .match(specs)
                .captured(1)));
    return all(specs, u"^(?:\\([^)]*\\))?\\*?(--[a-z0-9-]+)(?:\\[|$)"_s) |
           all(specs, u"^([a-z]+):"_s);
}

void TestPackaging::completion_data() {
    QTest::addColumn<QString>("program");
    for (const char *program : {"bash", "fish", "zsh"})
        QTest::addRow("%s", program) << QString::fromLatin1(program);
}

void TestPackaging::completion() {
    QFETCH(QString, program);
#ifdef Q_OS_WIN
    QSKIP("the shells of Windows have other paths");
#endif
    if (QStandardPaths::findExecutable(program).isEmpty())
        QSKIP("this shell is not here");
    const QSet<QString> known = commands();
    if (program == u"zsh") {
        QCOMPARE(sorted(offered(program, {u""_s})),
                 sorted(known | QSet<QString>{u"--help"_s, u"--version"_s}));
    } else {
        QVERIFY2(offered(program, {u""_s}).contains(known),
                 qPrintable(sorted(offered(program, {u""_s}))));
        QCOMPARE(sorted(offered(program, {u"--"_s})), u"--help --version"_s);
    }
    for (const QString &command : known)
        QCOMPARE(command + u": "_s + sorted(offered(program, {command, u"--"_s})),
                 command + u": "_s + sorted(optionsOfCommand(command)));
    for (const Values &value : values())
        QCOMPARE(value.option + u": "_s +
                     sorted(offered(program, {value.command, value.option, u""_s})),
                 value.option + u": "_s + sorted(value.values));
    if (program == u"zsh")
        return;
    const QSet<QString> codes =
        all(outputOf(QStringLiteral(GATEPOST_CLI), {u"check"_s, u"--explain"_s, u"all"_s}),
            u"^([^\\t]+)"_s);
    QVERIFY(codes.size() > 50);
    QCOMPARE(sorted(offered(program, {u"check"_s, u"--explain"_s, u""_s})),
             sorted(codes | words("all")));
    QCOMPARE(sorted(offered(program, {u"check"_s, u"--deny"_s, u""_s})),
             sorted(codes | words("warning note")));
}

void TestPackaging::agentsAreKnown() {
    for (const char *name : {"gatepost-cli.bash", "gatepost-cli.fish", "_gatepost-cli"}) {
        QString text = contentOf(u"packaging/completions/"_s + QLatin1String(name));
        text = text.sliced(text.indexOf(u"Googlebot"_s));
        const QSet<QString> agents =
            all(text.section(u"Bytespider"_s, 0, 0), u"\\b([A-Z][A-Za-z-]+)\\b"_s);
        QVERIFY(agents.size() >= 12);
        for (const QString &agent : agents)
            QVERIFY2(contentOf(u"resources/agents.tsv"_s).contains(u'\n' + agent + u'\t'),
                     qPrintable(agent));
    }
}

void TestPackaging::targetsAreNamed_data() {
    QTest::addColumn<QString>("file");
    for (const char *file : {"completions/gatepost-cli.bash", "completions/gatepost-cli.fish",
                             "completions/_gatepost-cli", "man/gatepost-cli.1"})
        QTest::addRow("%s", file) << u"packaging/"_s + QLatin1String(file);
}

// The list from the first to the last target; in a man page with commas, "or" and macros between them.
void TestPackaging::targetsAreNamed() {
    QFETCH(QString, file);
    QStringList names;
    for (const gatepost::exporting::TargetInfo &target : gatepost::exporting::targets())
        names.append(qString(target.name));
    const QRegularExpression list(names.first() + u"[ ,]+[a-z][a-z\\sC.,-]*?"_s + names.last());
    QStringList named = list.match(contentOf(file))
                            .captured()
                            .remove(u',')
                            .split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts);
    named.removeAll(u".Cm"_s);
    named.removeAll(u"or"_s);
    QCOMPARE(named.join(u' '), names.join(u' '));
}

// "It Fl x , Fl -long Ar value" in the section of the command; those of a site in "Ss Site".
void TestPackaging::manOfCommandLine() {
    const QString man = contentOf(u"packaging/man/gatepost-cli.1"_s);
    const QString pattern = u"^\\.It (?:Fl \\w , )?Fl (-[a-z0-9-]+)"_s;
    const auto section = [&](const QString &name) {
        const QString rest = man.section(u"\n.Ss "_s + name + u'\n', 1);
        QSet<QString> options;
        const QSet<QString> found = all(rest.left(rest.indexOf(QRegularExpression(
                                            u"^\\.S[sh] "_s, QRegularExpression::MultilineOption))),
                                        pattern);
        for (const QString &option : found)
            options.insert(u'-' + option);
        return options;
    };
    const QSet<QString> site = section(u"Site"_s);
    for (const QString &command : commands()) {
        QSet<QString> described = section(command);
        described.insert(u"--help"_s);
        if (optionsOfCommand(command).contains(u"--robots"_s))
            described |= site;
        QCOMPARE(command + u": "_s + sorted(described),
                 command + u": "_s + sorted(optionsOfCommand(command)));
    }
    QCOMPARE(sorted(all(man, u"^\\.Ss ([a-z]+)$"_s)), sorted(commands()));
    for (const QString &category : categories())
        QVERIFY2(man.contains(category), qPrintable(category));
    for (const Values &value : values())
        for (const QString &word : value.values)
            QVERIFY2(man.contains(word), qPrintable(word));
}

void TestPackaging::manOfWindow() {
    const QSet<QString> options = optionsOf(outputOf(u"gatepost"_s, {u"--help"_s}));
    QVERIFY(options.contains(u"--report"_s));
    QSet<QString> described;
    for (const QString &option :
         all(contentOf(u"packaging/man/gatepost.1"_s), u"^\\.It (?:Fl \\w , )?Fl (-[a-z0-9-]+)"_s))
        described.insert(u'-' + option);
    QCOMPARE(sorted(described), sorted(options));
}

void TestPackaging::desktopFilesAgree() {
    const QString desktop = contentOf(u"packaging/linux/org.gatepost.gatepost.desktop"_s);
    const QString types = contentOf(u"packaging/linux/org.gatepost.gatepost.mime.xml"_s);
    const QString metainfo = contentOf(u"packaging/linux/org.gatepost.gatepost.metainfo.xml"_s);
    const QSet<QString> offered = all(desktop, u"(?:^MimeType=|;)([^;=\\n]+)(?=;)"_s);
    const QSet<QString> known = all(types, u"<mime-type type=\"([^\"]+)\""_s);
    QSet<QString> named;
    for (const QString &type : known)
        if (desktop.contains(type + u';'))
            named.insert(type);
    QCOMPARE(sorted(named), sorted(known));
    QCOMPARE(sorted(all(metainfo, u"<mediatype>([^<]+)<"_s)), sorted(known));
    // Offered for its own types alone, so no other text opens in Gatepost by default.
    for (const QString &type : offered)
        QVERIFY2(known.contains(type) || !type.contains(u'/'), qPrintable(type));
    QCOMPARE(sorted(all(types, u"<glob pattern=\"([^\"]+)\""_s)),
             u"*.kno robots-ai.txt robots.txt robots2.txt"_s);
    QVERIFY(metainfo.contains(u"<launchable type=\"desktop-id\">org.gatepost.gatepost.desktop<"_s));
}

// What the system shows of Gatepost before it runs, in the languages of the window.
void TestPackaging::systemsAreToldInEveryLanguage() {
    const QString linux = u"packaging/linux/org.gatepost.gatepost."_s;
    const QString desktop = contentOf(linux + u"desktop"_s);
    const QString types = contentOf(linux + u"mime.xml"_s);
    const QString metainfo = contentOf(linux + u"metainfo.xml"_s);
    const QString plist = contentOf(u"packaging/macos/Info.plist.in"_s);
    const QStringList files =
        QDir(path(u"translations"_s)).entryList({u"gatepost_*.ts"_s}, QDir::Files);
    QVERIFY(files.size() >= 10);
    for (const QString &file : files) {
        const QString code = file.section(u'_', 1).chopped(3);
        QString tag = code;
        tag.replace(u'_', u'-');
        // Apple names Chinese by its script.
        QVERIFY2(
            plist.contains(u"<string>%1</string>"_s.arg(code == u"zh_CN" ? u"zh-Hans"_s : tag)),
            qPrintable(code));
        if (code == u"en")
            continue;
        for (const char *key : {"GenericName", "Comment", "Keywords"})
            QVERIFY2(desktop.contains(u"\n%1[%2]="_s.arg(QLatin1String(key), code)),
                     qPrintable(code));
        QVERIFY2(types.count(u"<comment xml:lang=\"%1\">"_s.arg(code)) == 2, qPrintable(code));
        QVERIFY2(metainfo.contains(u"<summary xml:lang=\"%1\">"_s.arg(tag)), qPrintable(code));
    }
}

void TestPackaging::versionsAgree() {
    const QString version = qString(gatepost::version());
    QVERIFY(contentOf(u"packaging/linux/org.gatepost.gatepost.metainfo.xml"_s)
                .contains(u"<release version=\"%1\" date="_s.arg(version)));
    QVERIFY(contentOf(u"vcpkg.json"_s).contains(u"\"version\": \"%1\""_s.arg(version)));
}

void TestPackaging::pictures() {
    QFile drawing(path(u"resources/icons/gatepost.svg"_s));
    QVERIFY(drawing.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(drawing.readAll());
    text.remove(u'\r'); // a checkout on Windows
    const QByteArray hash =
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex();
    QVERIFY2(contentOf(u"packaging/icons/drawing.sha256"_s).startsWith(QString::fromLatin1(hash)),
             "the drawing is newer than the pictures: ./dev icons");
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QFile png(path(u"packaging/icons/gatepost-%1.png"_s.arg(size)));
        QVERIFY(png.open(QIODevice::ReadOnly));
        const QByteArray head = png.read(24); // signature, length, "IHDR", width, height
        QCOMPARE(head.sliced(1, 3), QByteArray("PNG"));
        QCOMPARE(qFromBigEndian<quint32>(head.constData() + 16), quint32(size));
        QCOMPARE(qFromBigEndian<quint32>(head.constData() + 20), quint32(size));
    }
    for (const char *name : {"gatepost.icns", "gatepost.ico"})
        QVERIFY(QFileInfo(path(u"packaging/icons/"_s + QLatin1String(name))).size() > 5000);
}

void TestPackaging::checkedByTools_data() {
    QTest::addColumn<QStringList>("command");
    const QString linux = path(u"packaging/linux/org.gatepost.gatepost."_s);
    const auto row = [](const QStringList &command) {
        QTest::addRow("%s", qPrintable(command.first())) << command;
    };
    row({u"desktop-file-validate"_s, linux + u"desktop"_s});
    row({u"appstreamcli"_s, u"validate"_s, u"--no-net"_s, u"--pedantic"_s,
         linux + u"metainfo.xml"_s});
    row({u"xmllint"_s, u"--noout"_s, linux + u"mime.xml"_s, linux + u"metainfo.xml"_s});
    row({u"mandoc"_s, u"-T"_s, u"lint"_s, u"-W"_s, u"warning"_s,
         path(u"packaging/man/gatepost.1"_s), path(u"packaging/man/gatepost-cli.1"_s)});
}

void TestPackaging::checkedByTools() {
    QFETCH(QStringList, command);
    if (QStandardPaths::findExecutable(command.first()).isEmpty())
        QSKIP("this tool is not here");
    const QString output = outputOf(command.first(), command.sliced(1));
    QVERIFY2(!output.startsWith(u"failed: "_s), qPrintable(output));
}

QTEST_GUILESS_MAIN(TestPackaging)
#include "tst_packaging.moc"
