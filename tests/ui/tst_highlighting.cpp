// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/dialect/dialect.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/FoldingRegion>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QColor>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace gatepost;
using namespace Qt::StringLiterals;
namespace Ksh = KSyntaxHighlighting;

// Golden references are written anew by running this test with GATEPOST_REFRESH_GOLDEN=1; then read the diff.

namespace {

const QString kCases = QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/highlighting");
const QString kTemplates = QStringLiteral(GATEPOST_SOURCE_DIR "/resources/templates");
const QString kIndex = kTemplates + u"/templates.json"_s;
const QString kSample = QStringLiteral(GATEPOST_SOURCE_DIR "/resources/sample");
const QString kSyntax = QStringLiteral(GATEPOST_SOURCE_DIR "/resources/syntax");

QString qstring(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString readFile(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

struct Span {
    int offset;
    int length;
    QString format;
    Ksh::Theme::TextStyle style;
};

/// The spans of single lines. Every line of our definitions stands alone, so each begins in the state of
/// an empty text; `staysLocal` tells whether it also ended in it.
class Painter : public Ksh::AbstractHighlighter {
public:
    explicit Painter(const Ksh::Definition &definition) {
        setDefinition(definition);
        m_start = highlightLine(u"", Ksh::State());
    }

    QList<Span> paint(const QString &line) {
        m_spans.clear();
        m_folds = 0;
        const Ksh::State state = highlightLine(line, m_start);
        m_local = state == m_start && m_folds == 0;
        return m_spans;
    }
    [[nodiscard]] bool staysLocal() const { return m_local; }

    /// <Format>text</Format>… with neighbours of one format joined.
    QString print(const QString &line) {
        QString result;
        QString open;
        for (const Span &span : paint(line)) {
            if (span.format != open) {
                if (!open.isEmpty())
                    result += "</%1>"_L1.arg(open);
                result += "<%1>"_L1.arg(span.format);
                open = span.format;
            }
            result += QStringView(line).mid(span.offset, span.length);
        }
        if (!open.isEmpty())
            result += "</%1>"_L1.arg(open);
        return result;
    }

    /// The format that the whole of [begin, end) has, or the formats found, separated by bars.
    QString formatOf(const QString &line, qsizetype begin, qsizetype end) {
        QStringList found;
        for (const Span &span : paint(line))
            if (span.offset < end && span.offset + span.length > begin &&
                !found.contains(span.format))
                found << span.format;
        return found.join(u'|');
    }

protected:
    void applyFormat(int offset, int length, const Ksh::Format &format) override {
        m_spans.append({offset, length, format.name(), format.textStyle()});
    }
    void applyFolding(int, int, Ksh::FoldingRegion) override { ++m_folds; }

private:
    Ksh::State m_start;
    QList<Span> m_spans;
    int m_folds = 0;
    bool m_local = false;
};

/// How a directive looks where it may stand.
QString lineOf(const Directive &row, std::string_view name, const QString &value) {
    const QString text = qstring(name) + u": "_s + value;
    switch (row.place) {
    case Place::AgentLine:
    case Place::Group:
    case Place::File:
    case Place::PolicyScope:
    case Place::LastLine:
    case Place::EntityField: return text;
    case Place::Meta: return u"# meta: "_s + text;
    case Place::AgentField: return u"  - "_s + text;
    }
    return {};
}

double luminance(QColor color) {
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(QRgb a, QRgb b) {
    const double x = luminance(QColor::fromRgb(a));
    const double y = luminance(QColor::fromRgb(b));
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

const QStringList kThemes = {u"Gatepost Light"_s, u"Gatepost Dark"_s,
                             u"Gatepost High Contrast Light"_s, u"Gatepost High Contrast Dark"_s};

/// agents.robots.txt → robots.txt; entity.kno stays.
DialectId dialectOfCase(const QString &fileName) {
    const QString known =
        fileName.endsWith(u".txt") ? fileName.section(u'.', 1) : fileName.section(u'/', -1);
    return dialectOfFileName(known.toStdString());
}

} // namespace

class TestHighlighting : public QObject {
    Q_OBJECT

    std::unique_ptr<Ksh::Repository> m_repository;

    Ksh::Definition definitionOf(DialectId id) {
        return m_repository->definitionForName(qstring(dialect(id).highlighting));
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true); // no definitions of the user's own
        m_repository = std::make_unique<Ksh::Repository>();
    }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    // ---- where they come from --------------------------------------------------------------------

    void definitionsAreOurs_data() {
        QTest::addColumn<QString>("name");
        for (const Dialect &dialect : dialects())
            QTest::addRow("%s", qPrintable(qstring(dialect.name))) << qstring(dialect.highlighting);
    }
    void definitionsAreOurs() {
        QFETCH(QString, name);
        const Ksh::Definition definition = m_repository->definitionForName(name);
        QVERIFY(definition.isValid());
        QCOMPARE(definition.name(), name);
        QVERIFY2(definition.filePath().startsWith(u":/org.kde.syntax-highlighting/syntax-addons/"),
                 qPrintable(definition.filePath()));
        QCOMPARE(definition.singleLineCommentMarker(), u"#"_s);
    }
    void fileNamesChooseThem_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("/srv/robots.txt") << u"Gatepost robots.txt"_s;
        QTest::newRow("robots-ai.txt") << u"Gatepost robots.txt"_s;
        QTest::newRow("robots2.txt") << u"Gatepost robots2.txt"_s;
        QTest::newRow("agent-policy.kno") << u"Gatepost agent policy"_s;
    }
    void fileNamesChooseThem() {
        QFETCH(QString, name);
        QCOMPARE(
            m_repository->definitionForFileName(QLatin1StringView(QTest::currentDataTag())).name(),
            name);
    }
    void noBundledDefinitionHasTheirNames() {
        static const QRegularExpression kName(u"<language\\b[^>]*?\\bname=\"([^\"]*)\""_s);
        QDir bundled(u":/org.kde.syntax-highlighting/syntax"_s);
        const QStringList files = bundled.entryList({u"*.xml"_s});
        QVERIFY2(files.size() > 300, qPrintable(QString::number(files.size())));
        for (const QString &file : files) {
            const QString name = kName.match(readFile(bundled.filePath(file))).captured(1);
            QVERIFY2(!name.startsWith(u"Gatepost", Qt::CaseInsensitive), qPrintable(file));
        }
    }

    // ---- the XML itself --------------------------------------------------------------------------

    void xmlKeepsTheRules_data() {
        QTest::addColumn<QString>("path");
        const QStringList files = QDir(kSyntax).entryList({u"*.xml"_s});
        QCOMPARE(files.size(), 3);
        for (const QString &file : files)
            QTest::addRow("%s", qPrintable(file)) << QString(kSyntax + u'/' + file);
    }
    void xmlKeepsTheRules() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);

        const QMetaEnum styles = QMetaEnum::fromType<Ksh::Theme::TextStyle>();
        QStringList contexts;
        QStringList lists;
        QStringList attributes;
        QSet<QString> usedContexts;
        QSet<QString> usedLists;
        QSet<QString> usedAttributes;
        QSet<QString> keywords;
        bool inContexts = false;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::EndElement) {
                if (xml.name() == "contexts"_L1)
                    inContexts = false;
                continue;
            }
            if (!xml.isStartElement())
                continue;
            const QXmlStreamAttributes a = xml.attributes();
            const QString element = xml.name().toString();
            const QByteArray where =
                element.toUtf8() + " in line " + QByteArray::number(xml.lineNumber());
            const auto has = [&a](const char *name) {
                return a.hasAttribute(QLatin1StringView(name));
            };
            const auto value = [&a](const char *name) {
                return a.value(QLatin1StringView(name)).toString();
            };
            QVERIFY2(!has("beginRegion") && !has("endRegion"), where.constData());
            if (element == u"list"_s) {
                QVERIFY2(!lists.contains(value("name")), where.constData());
                lists << value("name");
            } else if (element == u"item"_s) {
                const QString keyword = xml.readElementText();
                QVERIFY2(!keyword.contains(u' ') && !keyword.isEmpty(), where.constData());
                const QString key =
                    lists.last().startsWith(u"free meta") ? u"# "_s + keyword : keyword;
                QVERIFY2(!keywords.contains(key.toLower()), qPrintable(keyword));
                keywords.insert(key.toLower());
            } else if (element == u"contexts"_s) {
                inContexts = true;
            } else if (element == u"context"_s) {
                QVERIFY2(!contexts.contains(value("name")), where.constData());
                // Line-local: the first context stays, every other ends with its line.
                QVERIFY2(value("lineEndContext") == (contexts.isEmpty() ? u"#stay"_s : u"#pop"_s),
                         where.constData());
                contexts << value("name");
                usedAttributes << value("attribute");
            } else if (element == u"itemData"_s) {
                QVERIFY2(!attributes.contains(value("name")), where.constData());
                attributes << value("name");
                const QByteArray style = value("defStyleNum").toLatin1();
                QVERIFY2(style.startsWith("ds") && styles.keyToValue(style.mid(2)) >= 0,
                         where.constData());
            } else if (inContexts) {
                if (has("attribute"))
                    usedAttributes << value("attribute");
                QVERIFY2(has("attribute") || has("lookAhead") || element == u"IncludeRules"_s,
                         where.constData());
                if (element == u"RegExpr"_s) {
                    const QRegularExpression regex(value("String"));
                    QVERIFY2(regex.isValid(), where + ": " + regex.errorString().toUtf8());
                } else if (element == u"keyword"_s) {
                    usedLists << value("String");
                } else if (element == u"DetectChar"_s) {
                    QVERIFY2(value("char").size() == 1, where.constData());
                }
                QString next = value("context");
                if (next.startsWith(u"#pop!"))
                    next.remove(0, 5);
                if (!next.isEmpty() && !next.startsWith(u'#') && !next.contains(u"##"))
                    usedContexts << next;
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));

        QVERIFY(contexts.size() > 5);
        usedContexts << contexts.first();
        for (const QString &name : std::as_const(usedContexts))
            QVERIFY2(contexts.contains(name), qPrintable("no context "_L1 + name));
        for (const QString &name : std::as_const(contexts))
            QVERIFY2(usedContexts.contains(name), qPrintable("unused context "_L1 + name));
        for (const QString &name : std::as_const(usedAttributes))
            QVERIFY2(attributes.contains(name), qPrintable("no attribute "_L1 + name));
        for (const QString &name : std::as_const(attributes))
            QVERIFY2(usedAttributes.contains(name), qPrintable("unused attribute "_L1 + name));
        QCOMPARE(usedLists, QSet<QString>(lists.begin(), lists.end()));
    }

    // ---- the tables ------------------------------------------------------------------------------

    void everyDirectiveHasItsColour_data() {
        QTest::addColumn<int>("dialectId");
        QTest::addColumn<int>("directive");
        QTest::addColumn<QString>("name");
        for (const Dialect &dialect : dialects()) {
            const auto add = [&dialect](std::string_view name, DirectiveId id) {
                QTest::addRow("%s %s", qPrintable(qstring(dialect.name)), qPrintable(qstring(name)))
                    << int(dialect.id) << int(id) << qstring(name);
            };
            for (const Directive &row : dialect.directives)
                add(row.name, row.id);
            for (const Spelling &spelling : dialect.spellings)
                if (!spelling.google)
                    add(spelling.spelling, spelling.meant);
        }
    }
    void everyDirectiveHasItsColour() {
        QFETCH(int, dialectId);
        QFETCH(int, directive);
        QFETCH(QString, name);
        const Dialect &owner = dialect(DialectId(dialectId));
        const Directive &row = *owner.find(DirectiveId(directive));
        Painter painter(definitionOf(owner.id));

        QStringList names = {name};
        if (owner.id != DialectId::AgentPolicy) // S3: keys are compared without case
            names << name.toLower() << name.toUpper();
        for (const QString &spelling : std::as_const(names)) {
            const QString line = lineOf(row, spelling.toStdString(), qstring(row.example));
            const qsizetype begin = line.indexOf(spelling);
            const qsizetype end = begin + spelling.size();
            const QList<Span> spans = painter.paint(line);
            QVERIFY2(painter.staysLocal(), qPrintable(line));
            bool keyFound = false;
            for (const Span &span : spans) {
                const QByteArray printed = painter.print(line).toUtf8();
                if (span.offset == begin && span.length == spelling.size()) {
                    keyFound = true;
                    QVERIFY2(span.style == (row.place == Place::Meta ? Ksh::Theme::Annotation
                                                                     : Ksh::Theme::Keyword),
                             printed.constData());
                    const bool idle = row.section == SectionId::RarelySupported;
                    QVERIFY2((span.format == u"Directive without effect"_s) == idle,
                             printed.constData());
                }
                // The example is a valid value, so nothing on the line is a fault.
                QVERIFY2(span.style != Ksh::Theme::Error && span.style != Ksh::Theme::Warning,
                         printed.constData());
                QVERIFY2(span.offset < end || span.format != u"Normal"_s || span.length == 1,
                         printed.constData());
            }
            QVERIFY2(keyFound, painter.print(line).toUtf8().constData());
        }
    }

    void everyWordHasItsColour_data() {
        QTest::addColumn<int>("dialectId");
        QTest::addColumn<int>("directive");
        for (const Dialect &dialect : dialects())
            for (const Directive &row : dialect.directives)
                if (row.kind == ValueKind::Words || row.kind == ValueKind::PerMinute ||
                    row.kind == ValueKind::AgeRating)
                    QTest::addRow("%s %s", qPrintable(qstring(dialect.name)),
                                  qPrintable(qstring(row.name)))
                        << int(dialect.id) << int(row.id);
    }
    void everyWordHasItsColour() {
        QFETCH(int, dialectId);
        QFETCH(int, directive);
        const Dialect &owner = dialect(DialectId(dialectId));
        const Directive &row = *owner.find(DirectiveId(directive));
        Painter painter(definitionOf(owner.id));
        const auto formatOfValue = [&](const QString &value) {
            const QString line = lineOf(row, row.name, value);
            return painter.formatOf(line, line.size() - value.size(), line.size());
        };
        for (const Word &word : row.words) {
            const QString name = qstring(word.name);
            QString expected = u"Value"_s;
            if (row.id == DirectiveId::KnoRole)
                expected = u"Role"_s;
            else if (word.name == "yes" || word.name == "allow")
                expected = u"Value yes"_s;
            else if (word.name == "no" || word.name == "disallow")
                expected = u"Value no"_s;
            else if (word.name == "ask")
                expected = u"Value ask"_s;
            QCOMPARE(formatOfValue(name), expected);
            if (owner.id != DialectId::AgentPolicy) // S52: words are compared without case
                QCOMPARE(formatOfValue(name.toUpper()), expected);
            const QString fault =
                row.id == DirectiveId::KnoRole ? u"Unknown role"_s : u"Invalid value"_s;
            QCOMPARE(formatOfValue(name + u"x"_s), fault);
            QCOMPARE(formatOfValue(u"x"_s + name), fault);
        }
        // Words of the other directives are no words of this one.
        for (const Directive &other : owner.directives)
            for (const Word &word : other.words) {
                if (row.id == DirectiveId::KnoRole || other.kind != ValueKind::Words)
                    continue;
                const bool own = std::ranges::contains(row.words, word.name, &Word::name);
                QCOMPARE(formatOfValue(qstring(word.name)) == u"Invalid value"_s, !own);
            }
    }

    void everyCategoryStandsOut() { // S11
        Painter painter(definitionOf(DialectId::Robots2));
        for (const char *category :
             {"search-indexer", "ai-assistant", "ai-researcher", "code-assistant", "data-harvester",
              "content-generator", "ad-network", "monitoring"}) {
            const QString line = u"[agent: %1]"_s.arg(QLatin1StringView(category));
            QCOMPARE(painter.formatOf(line, 8, line.size() - 1), u"Agent category"_s);
        }
        QCOMPARE(painter.formatOf(u"[agent: GPTBot]"_s, 8, 14), u"Agent"_s);
    }

    // ---- golden cases ----------------------------------------------------------------------------

    void golden_data() {
        QTest::addColumn<QString>("name");
        const QStringList files = QDir(kCases + u"/input"_s).entryList(QDir::Files);
        QVERIFY(files.size() >= 6);
        for (const QString &file : files)
            QTest::addRow("%s", qPrintable(file)) << file;
    }
    void golden() {
        QFETCH(QString, name);
        Painter painter(definitionOf(dialectOfCase(name)));
        QString actual;
        QStringList lines = readFile(kCases + u"/input/"_s + name).split(u'\n');
        QVERIFY(lines.size() > 1);
        QVERIFY(lines.takeLast().isEmpty());
        for (const QString &line : std::as_const(lines)) {
            actual += painter.print(line) + u'\n';
            QVERIFY2(painter.staysLocal(), qPrintable(line));
        }
        const QString reference = kCases + u"/reference/"_s + name + u".ref"_s;
        if (qEnvironmentVariableIntValue("GATEPOST_REFRESH_GOLDEN") == 1) {
            QFile file(reference);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(actual.toUtf8()), actual.toUtf8().size());
        }
        const QStringList expected = readFile(reference).split(u'\n');
        const QStringList printed = actual.split(u'\n');
        for (qsizetype i = 0; i < std::min(printed.size(), expected.size()); ++i)
            QCOMPARE(printed[i], expected[i]);
        QCOMPARE(printed.size(), expected.size());
    }
    void goldenCasesTouchEveryFormat() {
        QHash<QString, QSet<QString>> seen;
        const QDir references(kCases + u"/reference"_s);
        static const QRegularExpression kOpening(u"<([A-Z][^</>]*)>"_s);
        for (const QString &file : references.entryList(QDir::Files)) {
            const QString definition =
                qstring(dialect(dialectOfCase(file.chopped(4))).highlighting);
            QRegularExpressionMatchIterator matches =
                kOpening.globalMatch(readFile(references.filePath(file)));
            while (matches.hasNext())
                seen[definition] << matches.next().captured(1);
        }
        for (const Dialect &dialect : dialects()) {
            const QString name = qstring(dialect.highlighting);
            for (const Ksh::Format &format : m_repository->definitionForName(name).formats())
                QVERIFY2(seen[name].contains(format.name()),
                         qPrintable(name + u": "_s + format.name()));
        }
    }

    // ---- what is shipped -------------------------------------------------------------------------

    /// The index names every template file once, with the dialect that its file is written in.
    void templatesAreIndexed() {
        const QDir dir(kTemplates);
        const QJsonArray index = QJsonDocument::fromJson(readFile(kIndex).toUtf8()).array();
        QVERIFY(index.size() >= 10);
        QSet<QString> ids;
        QStringList files;
        QSet<QString> names;
        for (const QJsonValue &row : index) {
            const QString id = row["id"_L1].toString();
            QVERIFY2(!id.isEmpty() && !ids.contains(id), qPrintable(id));
            ids << id;
            QVERIFY2(!row["title"_L1].toString().isEmpty(), qPrintable(id));
            QVERIFY2(row["description"_L1].toString().endsWith(u'.'), qPrintable(id));
            files << row["file"_L1].toString();
            names << row["dialect"_L1].toString();
        }
        QStringList found = dir.entryList(QDir::Files);
        QVERIFY(found.removeOne(u"templates.json"_s));
        files.sort();
        found.sort();
        QCOMPARE(files, found);
        QSet<QString> dialectNames;
        for (const Dialect &dialect : dialects())
            dialectNames << qstring(dialect.name);
        QCOMPARE(names, dialectNames); // each dialect has its own example
    }

    /// What Gatepost ships is an example to everybody: nothing in it may look like a fault.
    void shippedFilesHaveNoFault_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("highlighting");
        for (const QJsonValue &row : QJsonDocument::fromJson(readFile(kIndex).toUtf8()).array())
            for (const Dialect &dialect : dialects())
                if (qstring(dialect.name) == row["dialect"_L1].toString())
                    QTest::addRow("%s", qPrintable(row["file"_L1].toString()))
                        << QString(kTemplates + u'/' + row["file"_L1].toString())
                        << qstring(dialect.highlighting);
        QDirIterator sample(kSample, {u"*.txt"_s, u"*.kno"_s}, QDir::Files,
                            QDirIterator::Subdirectories);
        while (sample.hasNext()) {
            const QString path = sample.next();
            const DialectId id = path.contains(u"/chain/") ? DialectId::Robots2
                                                           : dialectOfFileName(path.toStdString());
            QTest::addRow("%s", qPrintable(path)) << path << qstring(dialect(id).highlighting);
        }
    }
    void shippedFilesHaveNoFault() {
        QFETCH(QString, path);
        QFETCH(QString, highlighting);
        const QStringList lines = readFile(path).split(u'\n');
        QVERIFY(lines.size() > 2);
        Painter painter(m_repository->definitionForName(highlighting));
        for (const QString &line : lines)
            for (const Span &span : painter.paint(line))
                QVERIFY2(span.style != Ksh::Theme::Error && span.style != Ksh::Theme::Warning,
                         qPrintable(painter.print(line)));
    }
    void shippedFilesAreCompiledIn() {
        for (const char *path : {":/sample/robots.txt", ":/sample/gatepost.yaml",
                                 ":/sample/chain/commons.example/publishers/baseline.txt",
                                 ":/templates/templates.json", ":/templates/robots-usual.txt"})
            QVERIFY2(QFile::exists(QLatin1StringView(path)), path);
    }

    void randomLinesStayLocal() {
        const QString alphabet = u"ad:#*$/[]%= -yno\t\u00a0\u2028é\"'"_s;
        std::uint32_t random = 20261121;
        const auto next = [&random](qsizetype below) {
            random = random * 1664525 + 1013904223;
            return qsizetype((random >> 8) % std::uint32_t(below));
        };
        for (const Dialect &dialect : dialects()) {
            Painter painter(definitionOf(dialect.id));
            for (int i = 0; i < 3000; ++i) {
                QString line;
                if (i % 2 == 0)
                    line =
                        qstring(
                            dialect
                                .directives[std::size_t(next(qsizetype(dialect.directives.size())))]
                                .name) +
                        u": "_s;
                for (qsizetype length = next(30); length > 0; --length)
                    line += alphabet[next(alphabet.size())];
                int covered = 0;
                for (const Span &span : painter.paint(line))
                    covered += span.length;
                QVERIFY2(painter.staysLocal(), qPrintable(line));
                QVERIFY2(covered <= line.size(), qPrintable(line));
            }
        }
    }

    // ---- themes ----------------------------------------------------------------------------------

    void themesAreReadable_data() {
        QTest::addColumn<double>("leastOfText");
        for (const QString &name : kThemes)
            QTest::addRow("%s", qPrintable(name)) << (name.contains(u"High Contrast") ? 7.0 : 4.5);
    }
    void themesAreReadable() {
        QFETCH(double, leastOfText);
        const QString name = QLatin1StringView(QTest::currentDataTag());
        const Ksh::Theme theme = m_repository->theme(name);
        QVERIFY(theme.isValid());
        QVERIFY2(theme.filePath().startsWith(u":/"), qPrintable(theme.filePath()));

        const QMetaEnum styles = QMetaEnum::fromType<Ksh::Theme::TextStyle>();
        const QMetaEnum roles = QMetaEnum::fromType<Ksh::Theme::EditorColorRole>();
        QVERIFY(styles.keyCount() >= 31 && roles.keyCount() >= 27);
        for (int i = 0; i < roles.keyCount(); ++i)
            QVERIFY2(theme.editorColor(Ksh::Theme::EditorColorRole(roles.value(i))) != 0,
                     roles.key(i));

        const auto atLeast = [&](QRgb front, Ksh::Theme::EditorColorRole back, double least,
                                 const char *what) {
            const double found = contrast(front, theme.editorColor(back));
            const QByteArray text = QByteArray(what) + " on " + roles.valueToKey(int(back)) + ": " +
                                    QByteArray::number(found, 'f', 2);
            QVERIFY2(found >= least, text.constData());
        };
        for (int i = 0; i < styles.keyCount(); ++i) {
            const auto style = Ksh::Theme::TextStyle(styles.value(i));
            const QRgb color = theme.textColor(style);
            QVERIFY2(color != 0, styles.key(i));
            for (const auto back : {Ksh::Theme::BackgroundColor, Ksh::Theme::CurrentLine})
                atLeast(color, back, leastOfText, styles.key(i));
            for (const auto back : {Ksh::Theme::TextSelection, Ksh::Theme::SearchHighlight,
                                    Ksh::Theme::ReplaceHighlight, Ksh::Theme::BracketMatching})
                atLeast(color, back, 4.5, styles.key(i));
            const QRgb selected = theme.selectedTextColor(style);
            QVERIFY2(selected != 0, styles.key(i));
            atLeast(selected, Ksh::Theme::TextSelection, 4.5, styles.key(i));
        }
        for (const auto role : {Ksh::Theme::LineNumbers, Ksh::Theme::CurrentLineNumber})
            for (const auto back :
                 {Ksh::Theme::BackgroundColor, Ksh::Theme::IconBorder, Ksh::Theme::CurrentLine})
                atLeast(theme.editorColor(role), back, 4.5, roles.valueToKey(int(role)));
        for (const auto role :
             {Ksh::Theme::ModifiedLines, Ksh::Theme::SavedLines, Ksh::Theme::MarkBookmark,
              Ksh::Theme::MarkWarning, Ksh::Theme::MarkError, Ksh::Theme::SpellChecking})
            for (const auto back :
                 {Ksh::Theme::BackgroundColor, Ksh::Theme::IconBorder, Ksh::Theme::CurrentLine})
                atLeast(theme.editorColor(role), back, 3.0, roles.valueToKey(int(role)));
    }
};

QTEST_GUILESS_MAIN(TestHighlighting)
#include "tst_highlighting.moc"
