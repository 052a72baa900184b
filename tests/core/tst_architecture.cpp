// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ARCHITECTURE.md, "Who may include whom", as a test: reads the #include lines of core, ui and app and fails on one that has
// no arrow in cmake/rooms.cmake, and on an arrow without an #include. A new room is one row there.

#include "tests/support/repository.h"
#include "tests/support/rooms.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <span>

using gatepost::test::arrowsNotIn;
using gatepost::test::arrowsUp;
using gatepost::test::filesBelow;
using gatepost::test::pictureOfFloor;
using gatepost::test::repositoryHas;
using gatepost::test::repositoryText;
using gatepost::test::Room;
using gatepost::test::RoomTable;
using gatepost::test::roomTable;

namespace {

const RoomTable &table() {
    static const RoomTable rooms = roomTable(repositoryText("cmake/rooms.cmake"));
    return rooms;
}

// System headers that only some places may include, as a pattern over the name in <>.
struct Reserved {
    const char *pattern;
    const char *places; // prefixes of paths, space separated; "" is nowhere
    const char *why;
    const char *butNot = ""; // prefixes below the places
};

const Reserved kReserved[] = {
    {"^Q[A-Z]|^Qt[A-Z]|^q[a-z]+\\.h$", "ui/ app/gui/ app/manual/ app/translations/",
     "Qt belongs to ui and to programs beside the command line", "ui/manualtext/"},
    {"^KSyntaxHighlighting", "ui/editor/", "KSyntaxHighlighting belongs to one file of ui/editor"},
    {"^md4c", "ui/manualtext/", "Markdown is read in one place"},
    {"^simdjson", "core/logs/", "logs alone are so long"},
    {"^yaml-cpp", "core/yaml/", "YAML is read in one place"},
    {"^regex$", "", "std::regex is not linear: RE2"},
    {"^(fstream|iostream|filesystem|thread|csignal)$",
     "core/store/ core/replay/ core/net/ ui/ app/", "core's other rooms do no input or output"},
    {"^(sys/|unistd\\.h|fcntl\\.h|signal\\.h|io\\.h|windows\\.h)", "core/store/ core/net/ ui/ app/",
     "what differs by platform is in the store, in ui and in the programs"},
};

bool isBelow(const QString &path, const char *prefixes) {
    const QStringList list = QString::fromLatin1(prefixes).split(' ', Qt::SkipEmptyParts);
    return std::any_of(list.begin(), list.end(),
                       [&](const QString &prefix) { return path.startsWith(prefix); });
}

QString roomOf(const QString &path) {
    return path.section('/', 0, 1);
}

QString floorOf(const QString &path) {
    return path.startsWith("app/") ? roomOf(path) : path.section('/', 0, 0);
}

/// True of a header whose comment says that it is for the files of its room only.
bool isOfItsRoomOnly(const QString &name) {
    static const QRegularExpression promise(
        "[Ff]or\\s+(///\\s+)?the\\s+(///\\s+)?files\\s+(///\\s+)?of\\s+(///\\s+)?this\\s+(///"
        "\\s+)?room\\s+(///\\s+)?only");
    static QHash<QString, bool> known;
    const auto found = known.constFind(name);
    if (found != known.constEnd())
        return *found;
    return *known.insert(name,
                         repositoryHas(name) && promise.match(repositoryText(name)).hasMatch());
}

/// What is wrong with one #include of the file `path`, or nothing.
QString problemOfInclude(const QString &path, const QString &name, bool quoted) {
    if (!quoted) {
        for (const Reserved &rule : kReserved)
            if (QRegularExpression(rule.pattern).match(name).hasMatch() &&
                (!isBelow(path, rule.places) || isBelow(path, rule.butNot)))
                return QString("<%1>: %2").arg(name, rule.why);
        return {};
    }
    if (name.endsWith(".moc") || name.startsWith("moc_"))
        return {};
    const bool isOurs = isBelow(name, "core/ ui/ app/") && !name.contains("..");
    if (!isOurs)
        return QString("\"%1\": our headers are named from the repository's root").arg(name);

    const QString from = roomOf(path);
    const QString to = roomOf(name);
    if (from == to)
        return {};
    if (isOfItsRoomOnly(name))
        return QString("\"%1\" is for the files of %2 only").arg(name, to);
    if (floorOf(path) != floorOf(name))
        return table().floors.value(floorOf(path)).contains(floorOf(name))
                   ? QString()
                   : QString("\"%1\": %2 does not stand on %3").arg(name, from, floorOf(name));
    const Room *room = table().find(from);
    if (!room)
        return QString("%1 is not in the table of rooms").arg(from);
    if (!room->uses.contains(to.section('/', 1)))
        return QString("\"%1\": %2 may not include %3").arg(name, from, to);
    return {};
}

const QRegularExpression &includeLine() {
    static const QRegularExpression line(
        "^[ \\t]*#[ \\t]*include[ \\t]*(?:<([^>\\n]+)>|\"([^\"\\n]+)\")",
        QRegularExpression::MultilineOption);
    return line;
}

QStringList problemsOfSource(const QString &path, const QString &text) {
    QStringList problems;
    if (!table().find(roomOf(path)))
        problems << roomOf(path) + " is not in the table of rooms";
    if (path.endsWith(".h") && !text.contains("#pragma once"))
        problems << "no #pragma once";
    for (auto it = includeLine().globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const bool quoted = match.hasCaptured(2);
        const QString problem = problemOfInclude(path, match.captured(quoted ? 2 : 1), quoted);
        if (!problem.isEmpty())
            problems << problem;
    }
    return problems;
}

// Words of Qt by which text is shown that may come from a stranger's file. Qt guesses whether it is markup and loads what the
// markup names; ui/bridge has one way for each that does not (label.h, tips.h, rich.h).
struct ReservedWord {
    const char *pattern; ///< over sources of ui and app without comments
    const char *places;
    const char *why;
};

const ReservedWord kReservedWords[] = {
    {R"(\bQLabel\b)", "ui/bridge/label. ui/bridge/tips.cpp",
     "a label is a Label (ui/bridge/label.h)"},
    {R"(\bQ(ToolTip|WhatsThis)\b|\bsetWhatsThis\b)", "ui/bridge/tips.cpp",
     "setTip, setHelp, showTip (ui/bridge/tips.h)"},
    {R"(\bQ(MessageBox|ErrorMessage|ProgressDialog)\b)", "ui/window/dialogs.cpp",
     "Dialogs (ui/window/dialogs.h)"},
    {R"(\bQTextBrowser\b|\bQTextEdit\b(?!::ExtraSelection)|\bQStaticText\b)",
     "ui/bridge/accessible.cpp ui/site/help.cpp ui/manual/",
     "a view of markup shows the program's own words only: showHelp (ui/site/help.h)"},
    {R"(\b(setHtml|insertHtml|appendHtml|fromHtml|setMarkdown|toHtmlEscaped|setTextFormat)\b)",
     "ui/bridge/rich. ui/bridge/label. ui/bridge/tips.cpp ui/site/help.cpp ui/manual/ "
     "ui/window/dialogs.cpp app/manual/",
     "markup of ours is a Rich (ui/bridge/rich.h)"},
    {R"(\bRich::ours\((?!\s*(?:QStringLiteral|\w*(?:::)?tr)\())", "ui/bridge/rich.",
     "markup of ours is written in the source; what is put into it goes through Rich::arg"},
};

// A text is lines or YAML as its dialect says, and what it is read as is shared by all who look at the same snapshot.
const ReservedWord kReadOnce[] = {
    {R"(\bparseYaml\()", "core/yaml/",
     "a text is read as YAML once: YamlText (core/yaml/yamltext.h)"},
    {R"(\bYamlText(\s+\w+)?\s*[({])", "core/ app/ ui/document/",
     "an open file is read as YAML once: Document::yaml()"},
    {R"([!=]=\s*DialectId::AgentPolicy\b|\bDialectId::AgentPolicy\s*[!=]=)", "",
     "what a text is made of is a column of the dialects: Dialect::syntax"},
};

// Names of agents and hours are made where output is, and no code reads them: AskedAgent::who and Hours say the same.
const ReservedWord kNames[] = {
    {R"re("\* \()re", "", "who an agent is is AskedAgent::who (core/exact/agents.h)"},
    {R"re("matching ")re", "core/exact/agents.cpp",
     "who an agent is is AskedAgent::who (core/exact/agents.h)"},
    {R"re("always")re", "core/exact/times.cpp core/logs/history.cpp",
     "hours are Hours (core/exact/times.h): isAlways()"},
};

QStringList wordsOutOfPlace(std::span<const ReservedWord> rules, const QString &path,
                            QString source) {
    // QTextEdit is included for the marks of a plain text, too.
    static const QRegularExpression comment("//[^\\n]*|#include <QTextEdit>");
    source.remove(comment);
    QStringList problems;
    for (const ReservedWord &rule : rules)
        if (const auto match = QRegularExpression(rule.pattern).match(source);
            match.hasMatch() && !isBelow(path, rule.places))
            problems << QString("%1: %2").arg(match.captured(), rule.why);
    return problems;
}

QStringList rawTextsOf(const QString &path, const QString &source) {
    return wordsOutOfPlace(kReservedWords, path, source);
}

// Of the library that other programs link, beside core.
const QStringList kOfTheLibrary = {"cmake/GatepostConfig.cmake", "cmake/gatepost.pc.in",
                                   "cmake/re2.cmake"};

/// Files of the library are under the LGPL, all others under the GPL.
bool hasLicence(const QString &path, const QString &text) {
    const QString head = text.section('\n', 0, 7) + '\n';
    const bool isOfTheLibrary = path.startsWith("core/") || kOfTheLibrary.contains(path);
    // In two pieces: tools that look for licences read this file, too.
    const QString licence =
        QStringLiteral("SPDX-License-%1: %2\n")
            .arg("Identifier", isOfTheLibrary ? "LGPL-3.0-or-later" : "GPL-3.0-or-later");
    return head.contains("SPDX-FileCopyrightText: 2026 The Gatepost authors\n") &&
           head.contains(licence);
}

} // namespace

class TestArchitecture : public QObject {
    Q_OBJECT
private slots:
    void checkerFindsBackwardArrows_data();
    void checkerFindsBackwardArrows();
    void tableIsReadAndDrawn();
    void roomsHaveNoCycle();
    void everyArrowIsUsed();
    void documentShowsTheArrows();
    void includesPointDown();
    void highlighterHasOneHome();
    void signalsAreNamedWhereTheyAreConnected_data();
    void signalsAreNamedWhereTheyAreConnected();
    void systemsAreTakenApartInOnePlace();
    void chosenRowsHaveTheirColoursFromOnePlace();
    void checkerFindsRawTexts_data();
    void checkerFindsRawTexts();
    void textsAreShownInOneWay();
    void checkerFindsSecondReadings_data();
    void checkerFindsSecondReadings();
    void textsAreReadOnce();
    void checkerFindsNamesRead_data();
    void checkerFindsNamesRead();
    void namesAreNotRead();
    void everySourceHasItsLicence_data();
    void everySourceHasItsLicence();
};

void TestArchitecture::checkerFindsBackwardArrows_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char *path, const char *line, bool isAllowed) {
        QTest::addRow("%s %s", path, line) << path << line << isAllowed;
    };
    row("core/syntax/a.cpp", "#include \"core/text/bytes.h\"", true);
    row("core/text/a.cpp", "#include \"core/syntax/tree.h\"", false);
    row("core/text/a.cpp", "#  include \"core/syntax/tree.h\"", false);
    row("core/lint/a.cpp", "#include \"core/simulate/site.h\"", true);
    row("core/simulate/a.cpp", "#include \"core/lint/lint.h\"", false);
    row("core/ask/a.cpp", "#include \"core/chain/chain.h\"", false);
    row("core/render/a.cpp", "#include \"core/model/views.h\"", false);
    row("core/cellar/a.cpp", "#include <string>", false);
    row("core/text/a.cpp", "#include \"ui/bridge/text.h\"", false);
    row("core/text/a.cpp", "#include \"bytes.h\"", false);
    row("core/text/a.cpp", "#include \"core/text/../syntax/tree.h\"", false);
    row("core/text/a.cpp", "#include <QString>", false);
    row("core/text/a.cpp", "#include <QtCore/QString>", false);
    row("core/text/a.cpp", "#include <qglobal.h>", false);
    row("core/text/a.cpp", "#include <fstream>", false);
    row("core/text/a.cpp", "#include <sys/stat.h>", false);
    row("core/store/a.cpp", "#include <sys/stat.h>", true);
    row("core/store/a.cpp", "#include <filesystem>", true);
    row("core/lint/a.cpp", "#include \"core/store/readfile.h\"", false);
    row("core/agents/a.cpp", "#include <regex>", false);
    row("core/agents/a.cpp", "#include <re2/re2.h>", true);
    row("ui/manualtext/a.cpp", "#include <QString>", false);
    row("ui/manualtext/a.cpp", "#include <md4c.h>", true);
    row("ui/manual/a.cpp", "#include <md4c.h>", false);
    row("ui/site/a.cpp", "#include \"core/simulate/site.h\"", true);
    row("ui/site/a.cpp", "#include \"ui/forms/form.h\"", false);
    row("ui/forms/a.cpp", "#include \"ui/editor/view.h\"", false);
    row("ui/forms/a.cpp", "#include \"ui/bridge/text.h\"", true);
    row("ui/window/a.cpp", "#include <KSyntaxHighlighting/Theme>", false);
    row("ui/editor/a.cpp", "#include <KSyntaxHighlighting/Theme>", true);
    row("ui/window/a.cpp", "#include \"app/gui/main.h\"", false);
    row("ui/window/a.cpp", "#include \"a.moc\"", true);
    row("app/cli/a.cpp", "#include \"core/simulate/site.h\"", true);
    row("app/cli/a.cpp", "#include \"ui/bridge/text.h\"", false);
    row("core/exact/a.cpp", "#include \"core/simulate/compiledsite.h\"", false);
    row("core/simulate/a.cpp", "#include \"core/simulate/compiledsite.h\"", true);
    row("app/cli/a.cpp", "#include <QString>", false);
    row("app/cli/a.cpp", "#include <iostream>", true);
    row("app/gui/a.cpp", "#include \"ui/window/mainwindow.h\"", true);
    row("core/text/a.h", "#include <string>", false); // no #pragma once
}

void TestArchitecture::checkerFindsBackwardArrows() {
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, isAllowed);
    const QStringList problems = problemsOfSource(path, "// A file.\n" + line + "\n");
    QVERIFY2(problems.isEmpty() == isAllowed, qPrintable(problems.join('\n')));
}

void TestArchitecture::tableIsReadAndDrawn() {
    const RoomTable made = roomTable("gatepost_floor(core)\n"
                                     "gatepost_room(core/text)\n"
                                     "gatepost_room(core/value USES text LINKS Boost::url)\n"
                                     "gatepost_room(core/syntax USES text model)\n"
                                     "gatepost_room(core/model USES syntax value)\n"
                                     "gatepost_floor(ui core)\n");
    QCOMPARE(made.floors.value("ui"), QStringList("core"));
    QCOMPARE(arrowsUp(made), QStringList("core/syntax USES model"));
    QCOMPARE(arrowsNotIn({{"core/value", {"text"}}, {"core/syntax", {"text", "model"}}}, made),
             QStringList({"core/model USES syntax", "core/model USES value"}));
    QCOMPARE(pictureOfFloor(made, "core"), "    2  model       value syntax\n"
                                           "    1  value       text\n"
                                           "       syntax      text model\n"
                                           "    0  text\n");
}

void TestArchitecture::roomsHaveNoCycle() {
    const QStringList up = arrowsUp(table());
    QVERIFY2(up.isEmpty(), qPrintable("not above: " + up.join(", ")));
}

void TestArchitecture::everyArrowIsUsed() {
    QMap<QString, QStringList> drawn;
    for (const QString &path : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"})) {
        QStringList &rooms = drawn[roomOf(path)];
        const QString text = repositoryText(path);
        for (auto it = includeLine().globalMatch(text); it.hasNext();)
            if (const QString name = it.next().captured(2); floorOf(name) == floorOf(path))
                rooms << name.section('/', 1, 1);
    }
    const QStringList unused = arrowsNotIn(drawn, table());
    QVERIFY2(unused.isEmpty(), qPrintable("without an #include: " + unused.join(", ")));
    for (const Room &room : table().rooms)
        QVERIFY2(drawn.contains(room.name), qPrintable(room.name + " is a row without a folder"));
}

void TestArchitecture::documentShowsTheArrows() {
    const QString document = repositoryText("ARCHITECTURE.md");
    for (const char *floor : {"core", "ui"}) {
        const QString picture = pictureOfFloor(table(), floor);
        QVERIFY2(document.contains("\n\n" + picture + '\n'),
                 qPrintable("ARCHITECTURE.md does not show\n" + picture));
    }
}

void TestArchitecture::includesPointDown() {
    const QStringList files = filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"});
    QVERIFY(files.size() >= 4);
    QStringList problems;
    for (const QString &path : files)
        for (const QString &problem : problemsOfSource(path, repositoryText(path)))
            problems << path + ": " + problem;
    QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

void TestArchitecture::highlighterHasOneHome() {
    static const QRegularExpression include("#[ \\t]*include[ \\t]*<KSyntaxHighlighting");
    QSet<QString> homes; // a header and its .cpp are one file
    for (const QString &path : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"}))
        if (repositoryText(path).contains(include))
            homes.insert(path.section('.', 0, 0));
    QVERIFY2(homes.size() <= 1, qPrintable(QStringList(homes.values()).join(' ')));
}

// On Windows the address of another library's signal in a list is not the one that its class knows: connect() finds no
// signal, and nothing happens.
bool hasSignalInList(const QString &text) {
    static const QRegularExpression list("[{,]\\s*&\\w+::\\w+\\s*,\\s*&\\w+::\\w+\\s*[},]");
    return text.contains(list);
}

void TestArchitecture::signalsAreNamedWhereTheyAreConnected_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isList");
    QTest::newRow("a list") << "for (auto s : {&QTableView::clicked, &QTableView::activated})"
                            << true;
    QTest::newRow("in lines") << "{\n    &A::one,\n    &A::two,\n    &A::three}" << true;
    QTest::newRow("a connection") << "connect(&site, &SiteModel::changed, this, &Panel::renew);"
                                  << false;
    QTest::newRow("bytes of others") << "f(a, &b::c, &d);" << false;
}

void TestArchitecture::signalsAreNamedWhereTheyAreConnected() {
    QFETCH(QString, text);
    QFETCH(bool, isList);
    QCOMPARE(hasSignalInList(text), isList);
    QStringList found;
    for (const QString &path : filesBelow({"ui", "app", "tests"}, {"*.h", "*.cpp"}))
        if (!path.endsWith("tst_architecture.cpp") && hasSignalInList(repositoryText(path)))
            found << path;
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
}

void TestArchitecture::systemsAreTakenApartInOnePlace() {
    static const QRegularExpression asks(
        "#[ \\t]*(?:if|elif|ifdef|ifndef)\\b[^\\n]*"
        "\\b(?:_WIN32|Q_OS_\\w+|__APPLE__|__unix__|__linux__|_MSC_VER|__MINGW32__)\\b");
    const QStringList homes = {"app/cli/console.cpp", "core/store/native", "ui/bridge/platform.cpp",
                               "ui/document/processlock."};
    QStringList elsewhere;
    for (const QString &path : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"}))
        if (std::none_of(homes.begin(), homes.end(),
                         [&](const QString &home) { return path.startsWith(home); }) &&
            repositoryText(path).contains(asks))
            elsewhere << path;
    QVERIFY2(elsewhere.isEmpty(), qPrintable('\n' + elsewhere.join('\n')));
    QVERIFY(repositoryText("ui/bridge/platform.cpp").contains(asks));
}

/// A delegate that takes the ink from its option's palette writes white on pale where the list has no focus.
void TestArchitecture::chosenRowsHaveTheirColoursFromOnePlace() {
    // The popup of completion has no focus and paints its own ground as if it had.
    const QStringList homes = {"ui/bridge/", "ui/editor/completionpopup.cpp"};
    QStringList elsewhere;
    for (const QString &path : filesBelow({"ui"}, {"*.h", "*.cpp"}))
        if (std::none_of(homes.begin(), homes.end(),
                         [&](const QString &home) { return path.startsWith(home); }) &&
            repositoryText(path).contains("QPalette::HighlightedText"))
            elsewhere << path;
    QVERIFY2(elsewhere.isEmpty(), qPrintable('\n' + elsewhere.join('\n')));
}

void TestArchitecture::checkerFindsRawTexts_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char *path, const char *line, bool isAllowed) {
        QTest::addRow("%s %s", path, line) << path << line << isAllowed;
    };
    row("ui/forms/a.cpp", "auto *l = new Label(said, this);", true);
    row("ui/forms/a.cpp", "auto *l = new QLabel(said, this);", false);
    row("ui/forms/a.cpp", "QLabel l(said);", false);
    row("ui/forms/a.cpp", "// not a QLabel", true);
    row("ui/bridge/label.cpp", "QLabel::setText(words);", true);
    row("ui/editor/a.cpp", "QToolTip::showText(at, said, this);", false);
    row("ui/editor/a.cpp", "showTip(at, said, this);", true);
    row("ui/editor/a.cpp", "w->setToolTip(said);", true); // shown by ui/bridge/tips.cpp
    row("ui/editor/a.cpp", "setWhatsThis(said);", false);
    row("ui/window/a.cpp", "QMessageBox::about(this, a, b);", false);
    row("ui/window/dialogs.cpp", "QMessageBox box;", true);
    row("ui/editor/a.cpp", "QList<QTextEdit::ExtraSelection> marks;", true);
    row("ui/editor/a.cpp", "new QTextEdit(this);", false);
    row("ui/forms/a.cpp", "new QTextBrowser(this);", false);
    row("ui/forms/a.cpp", "x.setHtml(y);", false);
    row("ui/forms/a.cpp", "\"<b>\" + name.toHtmlEscaped()", false);
    row("ui/forms/a.cpp", "Rich::ours(QStringLiteral(\"<b>%1</b>\")).arg(name)", true);
    row("ui/forms/a.cpp", "Rich::ours(Help::tr(\"<b>%1</b>\")).arg(name)", true);
    row("ui/forms/a.cpp", "Rich::ours(\n    tr(\"<b>%1</b>\"))", true);
    row("ui/forms/a.cpp", "Rich::ours(name)", false);
}

void TestArchitecture::checkerFindsRawTexts() {
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, isAllowed);
    const QStringList problems = rawTextsOf(path, line);
    QVERIFY2(problems.isEmpty() == isAllowed, qPrintable(problems.join("; ")));
}

/// What is shown is plain unless it is marked as ours.
void TestArchitecture::textsAreShownInOneWay() {
    QStringList problems;
    for (const QString &path : filesBelow({"ui", "app/gui"}, {"*.h", "*.cpp"}))
        for (const QString &problem : rawTextsOf(path, repositoryText(path)))
            problems << path + ": " + problem;
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
}

void TestArchitecture::checkerFindsSecondReadings_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char *path, const char *line, bool isAllowed) {
        QTest::addRow("%s %s", path, line) << path << line << isAllowed;
    };
    row("core/yaml/a.cpp", "return parseYaml(text, bounds);", true);
    row("core/render/a.cpp", "if (const auto tree = parseYaml(text))", false);
    row("core/render/a.cpp", "return readAgentPolicy(YamlText(policy.text));", true);
    row("core/render/a.h", "void f(const YamlText &yaml);", true);
    row("ui/document/a.cpp", "return YamlText(std::move(bytes));", true);
    row("ui/forms/a.cpp", "m_policy = readAgentPolicy(YamlText(toBytes(text)));", false);
    row("ui/forms/a.cpp", "const YamlText yaml{toBytes(text)};", false);
    row("ui/forms/a.cpp", "const YamlText &yaml = m_document.yaml();", true);
    row("ui/editor/a.cpp", "if (tree.dialectId() == DialectId::AgentPolicy)", false);
    row("app/cli/a.cpp", "if (DialectId::AgentPolicy != *format)", false);
    row("app/cli/a.cpp", "for (const Directive &row : dialect(DialectId::AgentPolicy).directives)",
        true);
}

void TestArchitecture::checkerFindsSecondReadings() {
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, isAllowed);
    const QStringList problems = wordsOutOfPlace(kReadOnce, path, line);
    QVERIFY2(problems.isEmpty() == isAllowed, qPrintable(problems.join("; ")));
}

/// Session, checks, comments and forms of an agent policy share the tree of the snapshot that they are about.
void TestArchitecture::textsAreReadOnce() {
    QStringList problems;
    for (const QString &path : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"}))
        for (const QString &problem : wordsOutOfPlace(kReadOnce, path, repositoryText(path)))
            problems << path + ": " + problem;
    QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

void TestArchitecture::checkerFindsNamesRead_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char *path, const char *line, bool isAllowed) {
        QTest::addRow("%s %s", path, line) << path << line << isAllowed;
    };
    row("core/exact/words.cpp", "if (name.starts_with(\"* (\"))", false);
    row("ui/simulator/a.cpp", "return !name.starts_with(\"matching \");", false);
    row("app/cli/map.cpp", "if (cell.times.front() != \"always\")", false);
    row("app/cli/map.cpp", "if (!cell.hours.isAlways())", true);
    row("app/cli/map.cpp", "// \"always\" is a name", true);
    row("core/exact/agents.cpp", "return \"matching \" + matching->text();", true);
    row("core/exact/times.cpp", "return {\"always\"};", true);
}

void TestArchitecture::checkerFindsNamesRead() {
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, isAllowed);
    const QStringList problems = wordsOutOfPlace(kNames, path, line);
    QVERIFY2(problems.isEmpty() == isAllowed, qPrintable(problems.join("; ")));
}

void TestArchitecture::namesAreNotRead() {
    QStringList problems;
    for (const QString &path : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"}))
        for (const QString &problem : wordsOutOfPlace(kNames, path, repositoryText(path)))
            problems << path + ": " + problem;
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
}

void TestArchitecture::everySourceHasItsLicence_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("licence");
    QTest::addColumn<bool>("isIts");
    QTest::newRow("core") << "core/text/a.cpp" << "LGPL-3.0-or-later" << true;
    QTest::newRow("core as a program") << "core/text/a.cpp" << "GPL-3.0-or-later" << false;
    QTest::newRow("window") << "ui/site/a.cpp" << "GPL-3.0-or-later" << true;
    QTest::newRow("window as the library") << "ui/site/a.cpp" << "LGPL-3.0-or-later" << false;
    QTest::newRow("installed") << "cmake/re2.cmake" << "LGPL-3.0-or-later" << true;
    QTest::newRow("another") << "core/text/a.cpp" << "MIT" << false;
}

void TestArchitecture::everySourceHasItsLicence() {
    QFETCH(QString, path);
    QFETCH(QString, licence);
    QFETCH(bool, isIts);
    const QString head = QStringLiteral(
        "// SPDX-FileCopyrightText: 2026 The Gatepost authors\n// SPDX-License-%1: %2\n");
    QCOMPARE(hasLicence(path, head.arg("Identifier", licence)), isIts);

    QStringList files = filesBelow({"core", "ui", "app", "tests", "cmake", "packaging"},
                                   {"*.h", "*.cpp", "*.cmake", "CMakeLists.txt", "*.sh", "*.py"});
    files << kOfTheLibrary << "CMakeLists.txt" << "dev" << ".ci/run";
    QStringList without;
    for (const QString &file : std::as_const(files))
        if (!hasLicence(file, repositoryText(file)))
            without << file;
    QVERIFY2(without.isEmpty(), qPrintable('\n' + without.join('\n')));
}

QTEST_APPLESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
