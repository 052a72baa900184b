// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// CONTRIBUTING.md, "Words", as a test: words of this project's idiom that native readers misunderstand, and what to write
// instead. A source joins by a row in kSources.

#include "tests/support/repository.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using gatepost::test::filesBelow;
using gatepost::test::repositoryText;

namespace {

struct Word {
    const char *name;    ///< as the glossary has it
    const char *pattern; ///< without case; a line break counts as a space
    const char *write;   ///< instead
};

const Word kWords[] = {
    {"is no X",
     "(?<!there )\\b(is|are|was|were) no (?!(longer|more|fewer|less|if|and|or|because|when|unless|"
     "for|in|from|at)\\b)\\w",
     "is not a X"},
    {"holds", "\\b(holds?|held)\\b", "contains; lasts; applies"},
    {"stands", "\\b(stands?|stood)\\b(?! for\\b)", "is; appears"},
    {"can be had", "\\bbe had\\b", "retrieved; available"},
    {"sign", "(?<!equals |dollar |percent |plus |minus )\\bsigns?\\b(?! (in|out|up|off)\\b)",
     "character; symbol"},
    {"letter", "\\bletters?\\b(?! mark\\b)", "character"},
    {"blank", "(?<!nor )(?<!neither )(?<!no-)\\bblanks?\\b(?!-line)(?! lines?\\b)", "space"},
    {"at once", "\\bat once\\b", "immediately; directly; together"},
    {"anew", "\\banew\\b", "again"},
    {"of its own", "\\bof (its|their|your|our|his|her) own\\b", "its own; separate"},
    {"speaks to", "\\b(speaks?|spoke|spoken) to\\b|\\b(for|to) nobody\\b",
     "applies to; applies to no agent"},
    {"leave away", "\\bleav(e|es|ing) (\\w+ )?away\\b", "remove; leave out"},
    {"the way out", "\\bways? out\\b", "how to fix it"},
    {"tells", "\\b(tells|told)\\b(?! (to|you|us|them|people|apart|crawlers|agents)\\b)",
     "reports; says; explains"},
    {"not … any more", "\\b(do|does|did) not [^.]*\\bany more\\b", "no longer"},
    {"lets go", "\\blets? (\\w+ ){0,3}go\\b", "discards"},
    {"belongs into", "\\bbelongs? into\\b", "belongs in"},
    {"shall", "\\bshall\\b", "may; must"},
};

/// Prose of Markdown: fenced code and code in a line are not English.
QString proseOf(QString text) {
    static const QRegularExpression fenced(QStringLiteral("^([ \\t]*)```.*?^[ \\t]*```[ \\t]*$"),
                                           QRegularExpression::MultilineOption |
                                               QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression indented(QStringLiteral("^    .*$"),
                                             QRegularExpression::MultilineOption);
    static const QRegularExpression inLine(QStringLiteral("``.+?``|`[^`]*`"));
    return text.remove(fenced).remove(indented).replace(inLine, QStringLiteral("code"));
}

/// What people read in C++: the literals of GATEPOST_TEXT, tr and translate, joined where the compiler joins them.
QString phrasesOf(const QString &code) {
    static const QRegularExpression call(
        QStringLiteral("\\b(?:GATEPOST_TEXT|tr|translate|Message)\\(\\s*((?:\"(?:[^\"\\\\\\n]|\\\\."
                       ")*\"[\\s,]*)+)"));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    QString phrases;
    for (auto it = call.globalMatch(code); it.hasNext();) {
        const QString literals = it.next().captured(1);
        for (auto each = literal.globalMatch(literals); each.hasNext();)
            phrases += each.next().captured(1);
        phrases += QStringLiteral("\n\n");
    }
    return phrases;
}

/// Every literal of C++: for a source whose literals are all English.
QString literalsOf(QString code) {
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    QStringList all;
    for (auto it = literal.globalMatch(code); it.hasNext();)
        all << it.next().captured(1);
    return proseOf(all.join(QLatin1Char('\n')));
}

/// Comments of C++: lines that follow each other are one paragraph, and paragraphs have an empty line between. Examples (four
/// spaces, or a semicolon at the end), code in backticks, names of functions and numbers of rules are not English.
QString commentsOf(const QString &code) {
    static const QRegularExpression comment(QStringLiteral("//[/!]?<?(.*)$"));
    static const QRegularExpression literal(QStringLiteral("\"(?:[^\"\\\\\n]|\\\\.)*\""));
    static const QRegularExpression notEnglish(
        QStringLiteral("`[^`]*`|\\b[\\w:]+\\(\\)|\\bS\\d+\\b"));
    QString text;
    const QStringList lines = code.split(QLatin1Char('\n'));
    for (QString line : lines) {
        const auto match = comment.match(line.remove(literal));
        QString words = match.hasMatch() ? match.captured(1) : QString();
        const bool isCode = words.startsWith(QLatin1String("    ")) ||
                            words.endsWith(QLatin1Char(';')) ||
                            words.contains(QLatin1String("SPDX-"));
        words = isCode ? QString() : words.remove(notEnglish).trimmed();
        text += words.isEmpty() || words.startsWith(QLatin1String("- ")) ? QStringLiteral("\n\n")
                                                                         : QStringLiteral("\n");
        text += words;
    }
    return text;
}

/// How many sentences have more than 35 words.
int longSentences(const QString &comments) {
    static const QRegularExpression end(QStringLiteral("[.?!](?=\\s|$)|\\n\\n"));
    static const QRegularExpression space(QStringLiteral("\\s+"));
    int count = 0;
    const QStringList sentences = comments.split(end, Qt::SkipEmptyParts);
    for (const QString &sentence : sentences)
        count += sentence.split(space, Qt::SkipEmptyParts).size() > 35 ? 1 : 0;
    return count;
}

/// What is left to do in the comments of a room.
struct CommentCounts {
    int headers = 0;   ///< words in headers
    int sources = 0;   ///< words in sources
    int sentences = 0; ///< sentences of headers that are too long
};

/// Texts under the rule.
struct Source {
    const char *name;
    QStringList folders; ///< or files
    QStringList filters;
    QString (*words)(QString);
    bool mended; ///< false: its words are counted, and nothing fails
};

QString phrases(QString code) {
    return phrasesOf(code);
}

const Source kSources[] = {
    {"documents", {"ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"}, {}, proseOf, true},
    {"docs", {"docs"}, {"rules.md", "comparison.md", "editor.md"}, proseOf, true},
    {"manual", {"docs/manual"}, {"*.md"}, proseOf, true},
    {"README", {"README.md"}, {}, proseOf, true},
    {"made of messages", {"docs"}, {"diagnostics.md"}, proseOf, true},
    {"messages of core", {"core"}, {"*.cpp", "*.h"}, phrases, true},
    {"the manual's references", {"ui/manualtext/references.cpp"}, {}, literalsOf, true},
    {"messages of ui", {"ui"}, {"*.cpp", "*.h"}, phrases, true},
    {"help of the command line", {"app/cli"}, {"*.cpp"}, literalsOf, true},
};

QStringList filesOf(const Source &source) {
    return source.filters.isEmpty() ? source.folders : filesBelow(source.folders, source.filters);
}

/// "holds in “which it holds”" for each word found.
QStringList found(const QString &text) {
    QString line = text;
    line.replace(QRegularExpression(QStringLiteral("[ \\t]*\\n(?!\\n)[ \\t]*")),
                 QStringLiteral(" "));
    QStringList all;
    for (const Word &word : kWords) {
        const QRegularExpression pattern(QString::fromLatin1(word.pattern),
                                         QRegularExpression::CaseInsensitiveOption);
        for (auto it = pattern.globalMatch(line); it.hasNext();) {
            const qsizetype at = it.next().capturedStart();
            all << QString("%1: write %2, in “%3”")
                       .arg(QString::fromUtf8(word.name), QString::fromUtf8(word.write),
                            line.mid(std::max<qsizetype>(at - 30, 0), 70).simplified());
        }
    }
    return all;
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT
private slots:
    void wordsAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word"); ///< empty: it is English
        const auto row = [](const char *text, const char *word) {
            QTest::newRow(text) << text << word;
        };
        row("It is no token.", "is no X");
        row("There is no account.", "");
        row("The answer is no if a rule denies.", "");
        row("It is no longer there.", "");
        row("A value holds a path.", "holds");
        row("As it\nstands there.", "stands");
        row("A star stands for any run.", "");
        row("A file that cannot be had.", "can be had");
        row("A forbidden sign", "sign");
        row("Sign in first.", "");
        row("The percent sign", "");
        row("A blank after it", "blank");
        row("A blank line", "");
        row("All at\nonce", "at once");
        row("A group of its\n  own", "of its own");
        row("It speaks to agents.", "speaks to");
        row("The rule belongs to nobody.", "speaks to");
        row("Leave it away.", "leave away");
        row("The way out is a rule.", "the way out");
        row("It tells which line.", "tells");
        row("It tells you which line.", "");
        row("It does not see them any more.", "not … any more");
        row("Reloading lets your changes go.", "lets go");
        row("It belongs into HTML.", "belongs into");
        row("Code `it holds` and\n\n```text\nit holds\n```\n", "");
    }

    void wordsAreFound() {
        QFETCH(QString, text);
        QFETCH(QString, word);
        const QStringList all = found(proseOf(text));
        QCOMPARE(all.size(), word.isEmpty() ? 0 : 1);
        if (!word.isEmpty())
            QVERIFY2(all.front().startsWith(word + ':'), qPrintable(all.front()));
    }

    void phrasesAreFound() {
        QCOMPARE(phrasesOf("x(\"no\"); GATEPOST_TEXT(\"a \"\n   \"b\"); tr(\"c\", \"d\", 1)")
                     .simplified(),
                 QString("a b cd"));
    }

    void commentsAreFound_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("words");
        QTest::addColumn<int>("sentences");
        const auto row = [](const char *code, int words, int sentences) {
            QTest::newRow(code) << code << words << sentences;
        };
        const QByteArray many = QByteArray("word ").repeated(18);
        row("/// It holds a path.", 1, 0);
        row("int a; ///< what it\n       ///< holds", 1, 0);
        row("// as it\n// stands", 1, 0);
        row("auto a = \"holds // holds\";", 0, 0);
        row("int holds = 1;", 0, 0);
        row("// see `holds` and holds() (S12)", 0, 0);
        row("///     list.holds(1)", 0, 0);
        row("// holds;", 0, 0);
        row("// one\nint a;\n// two holds", 1, 0);
        row("// " + many + "\n// " + many, 0, 1);
        row("// " + many + ".\n// " + many, 0, 0);
        row("// " + many + "\n// - " + many, 0, 0);
        row("// " + many + "\n\n// " + many, 0, 0);
    }

    void commentsAreFound() {
        QFETCH(QString, code);
        QFETCH(int, words);
        QFETCH(int, sentences);
        QCOMPARE(int(found(commentsOf(code)).size()), words);
        QCOMPARE(longSentences(commentsOf(code)), sentences);
    }

    /// CONTRIBUTING.md, "Comments": each room has at most as much left as tests/cases/words/comments.txt says.
    void commentsGetBetter() {
        QMap<QString, CommentCounts> rooms;
        QStringList words;
        for (const QString &path : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"})) {
            const QString comments = commentsOf(repositoryText(path));
            const QStringList problems = found(comments);
            for (const QString &problem : problems)
                words << path + ": " + problem;
            CommentCounts &room = rooms[path.section('/', 0, 1)];
            const bool isHeader = path.endsWith(".h");
            (isHeader ? room.headers : room.sources) += int(problems.size());
            room.sentences += isHeader ? longSentences(comments) : 0;
        }
        if (qEnvironmentVariableIsSet("GATEPOST_WORDS"))
            qInfo("%s", qPrintable(words.join('\n')));
        const QString path = QStringLiteral("tests/cases/words/comments.txt");
        QString now =
            QStringLiteral("# Words of the glossary in comments of headers and of sources, "
                           "and sentences of headers with more than 35 words.\n");
        for (auto it = rooms.cbegin(); it != rooms.cend(); ++it)
            if (const CommentCounts &left = it.value();
                left.headers + left.sources + left.sentences > 0)
                now += QString("%1 %2 %3 %4\n")
                           .arg(it.key())
                           .arg(left.headers)
                           .arg(left.sources)
                           .arg(left.sentences);
        if (qEnvironmentVariableIsSet("GATEPOST_REFRESH")) {
            QFile file(QStringLiteral(GATEPOST_SOURCE_DIR "/") + path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(now.toUtf8());
        }
        QMap<QString, QStringList> most;
        const QStringList rows = repositoryText(path).split('\n', Qt::SkipEmptyParts);
        for (const QString &row : rows)
            if (const QStringList fields = row.split(' '); !row.startsWith('#')) {
                QCOMPARE(fields.size(), 4);
                QVERIFY2(rooms.contains(fields[0]), qPrintable(row + ": there is no such room"));
                most[fields[0]] = fields.mid(1);
            }
        QStringList wrong;
        for (auto it = rooms.cbegin(); it != rooms.cend(); ++it) {
            const QStringList limits = most.value(it.key(), {"0", "0", "0"});
            const std::array left = {it->headers, it->sources, it->sentences};
            const std::array what = {"words in headers", "words in sources", "long sentences"};
            for (std::size_t i = 0; i < left.size(); ++i) {
                const int limit = limits[qsizetype(i)].toInt();
                if (left[i] > limit)
                    wrong << QString(
                                 "%1 has %2 %3, but %4 is the most: GATEPOST_WORDS=1 names them")
                                 .arg(it.key())
                                 .arg(left[i])
                                 .arg(QLatin1String(what[i]))
                                 .arg(limit);
                if (left[i] < limit)
                    wrong << QString("%1 has only %2 %3 left: write that number into %4")
                                 .arg(it.key())
                                 .arg(left[i])
                                 .arg(QLatin1String(what[i]), path);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    }

    void everyWordIsInTheGlossary() {
        const QString glossary = repositoryText("CONTRIBUTING.md").section("## Words", 1);
        for (const Word &word : kWords)
            QVERIFY2(glossary.contains(
                         QString("| `%1` | %2 |")
                             .arg(QString::fromUtf8(word.name), QString::fromUtf8(word.write))),
                     word.name);
    }

    void textsAreInPlainEnglish_data() {
        QTest::addColumn<int>("source");
        for (std::size_t i = 0; i < std::size(kSources); ++i)
            QTest::newRow(kSources[i].name) << int(i);
    }

    void textsAreInPlainEnglish() {
        QFETCH(int, source);
        const Source &texts = kSources[source];
        const QStringList files = filesOf(texts);
        QVERIFY(!files.isEmpty());
        QStringList problems;
        QMap<QString, int> counts;
        qsizetype read = 0;
        for (const QString &path : files) {
            const QString words = texts.words(repositoryText(path));
            read += words.size();
            for (const QString &each : found(words)) {
                problems << path + ": " + each;
                ++counts[each.section(':', 0, 0)];
            }
        }
        QVERIFY(read > 200);
        if (texts.mended)
            QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
        for (auto it = counts.cbegin(); it != counts.cend(); ++it)
            qInfo("%s: %d × %s", texts.name, it.value(), qPrintable(it.key()));
        if (qEnvironmentVariableIsSet("GATEPOST_WORDS"))
            qInfo("%s", qPrintable(problems.join('\n')));
    }
};

QTEST_APPLESS_MAIN(TestWords)
#include "tst_words.moc"
