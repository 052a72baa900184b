// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What makes the manual as a folder of pages and as a PDF.

#include "app/manual/manualpdf.h"
#include "app/manual/webpages.h"
#include "ui/manual/manualtext.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::manualapp;

namespace {

const Manual &manual() {
    static const Manual made = ui::loadManual("| Keys | Command |\n|---|---|\n| F1 | Manual |\n");
    return made;
}

/// A page's text without tags, code left out.
QString wordsOf(QString html) {
    static const QRegularExpression code(QStringLiteral("<(pre|code)[^>]*>.*?</\\1>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return html.remove(code).remove(tag);
}

std::map<std::string, std::string> pages() {
    std::map<std::string, WebPicture> pictures;
    for (const Chapter &chapter : manual().chapters)
        for (const Address &each : addresses(chapter.blocks))
            if (each.picture)
                pictures[each.to] = {100, 50, each.to + "-dark"};
    return webPages(manual(), pictures, "1.2.3");
}

} // namespace

class TestManualTool : public QObject {
    Q_OBJECT
private slots:
    void webPagesAreWhole();
    void nothingStaysUnrendered();
    void pdfHasPagesOutlineAndLinks();
    void strangePdfIsLeftAlone();
};

/// Every page is well-formed; every link, picture and style sheet of it exists.
void TestManualTool::webPagesAreWhole() {
    const std::map<std::string, std::string> files = pages();
    std::map<QString, QSet<QString>> ids;
    std::vector<std::pair<QString, QString>> links;
    for (const auto &[name, bytes] : files) {
        const QString page = QString::fromStdString(name);
        if (!page.endsWith(".html"))
            continue;
        QXmlStreamReader xml(QByteArray::fromStdString(bytes));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QString id = xml.attributes().value("id").toString();
            QVERIFY2(id.isEmpty() || !ids[page].contains(id), qPrintable(page + "#" + id));
            ids[page].insert(id);
            if (xml.attributes().hasAttribute("href"))
                links.emplace_back(page, xml.attributes().value("href").toString());
        }
        QVERIFY2(!xml.hasError(), qPrintable(page + ": " + xml.errorString() + " line " +
                                             QString::number(xml.lineNumber())));
    }
    QVERIFY(links.size() > 200);
    for (const auto &[page, link] : links) {
        if (link.contains("://"))
            continue;
        const QString file = link.section('#', 0, 0);
        const QString target = file.isEmpty() ? page : file;
        QVERIFY2(files.contains(target.toStdString()), qPrintable(page + ": " + link));
        if (link.contains('#'))
            QVERIFY2(ids[target].contains(link.section('#', 1)), qPrintable(page + ": " + link));
    }
}

void TestManualTool::nothingStaysUnrendered() {
    static const QRegularExpression marks(
        QStringLiteral(
            "\\*\\*\\w|\\w\\*\\*|\\]\\(|`|\\{\\{|\\}\\}|\\{#|^\\s*#{1,4} |^\\s*\\| |&lt;kbd"),
        QRegularExpression::MultilineOption);
    for (const auto &[name, bytes] : pages()) {
        if (!QString::fromStdString(name).endsWith(".html"))
            continue;
        const QString words = wordsOf(QString::fromStdString(bytes));
        const auto match = marks.match(words);
        QVERIFY2(!match.hasMatch(),
                 qPrintable(QString::fromStdString(name) + ": " +
                            words.mid(std::max<qsizetype>(match.capturedStart() - 30, 0), 80)));
    }
}

void TestManualTool::pdfHasPagesOutlineAndLinks() {
    const QByteArray pdf = manualPdf(manual(), "1.2.3", [](const QString &) { return QString(); });
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    const QString text = QString::fromLatin1(pdf);
    QVERIFY(text.count(QRegularExpression("/Type /Page\\b(?!s)")) > 30);
    QVERIFY(text.contains("/PageMode /UseOutlines"));
    qsizetype headings = 0;
    for (const Chapter &chapter : manual().chapters)
        headings += std::ranges::count(chapter.blocks, TextBlock::Kind::Heading, &TextBlock::kind);
    QCOMPARE(text.count("/Title <FEFF"), headings);
    // Every link to a place in the document was given its place: as many as there are annotations.
    const auto links = text.count(QRegularExpression("/URI \\(gatepost:"));
    QVERIFY(links > 150);
    const QString update = text.mid(text.indexOf("%%EOF"));
    QCOMPARE(update.count("/Subtype /Link"), links);
    QVERIFY(!update.contains("gatepost:"));
    // The cross references of the update point at its objects.
    static const QRegularExpression entry("(\\d+) 1\\n(\\d{10}) 00000 n ");
    int objects = 0;
    for (auto it = entry.globalMatch(update); it.hasNext(); ++objects) {
        const auto match = it.next();
        const QByteArray there = pdf.mid(match.captured(2).toLongLong(), 20);
        QVERIFY2(there.startsWith((match.captured(1) + " 0 obj").toLatin1()), there.constData());
    }
    QVERIFY(objects > headings);
}

void TestManualTool::strangePdfIsLeftAlone() {
    for (const QByteArray &pdf : {QByteArray(), QByteArray("%PDF-1.4\nnothing"),
                                  QByteArray("trailer\n<<\n/Size 3\n>>\nstartxref\n9\n%%EOF\n")})
        QCOMPARE(withOutline(pdf, {{1, "A", {0, 100}}}, {}), pdf);
}

QTEST_MAIN(TestManualTool)
#include "tst_manualtool.moc"
