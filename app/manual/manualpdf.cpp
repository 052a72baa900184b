// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/manual/manualpdf.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/manual/manualtext.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QPdfWriter>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

namespace gatepost::manualapp {

using namespace ui;

namespace {

// The text is laid out in pixels of 96 to the inch and scaled when it is drawn.
constexpr double kDpi = 96;
constexpr double kMm = kDpi / 25.4;
constexpr QSizeF kPaper(210 * kMm, 297 * kMm);
constexpr QMarginsF kMargins(22 * kMm, 20 * kMm, 22 * kMm, 24 * kMm);
constexpr QSizeF kText(kPaper.width() - kMargins.left() - kMargins.right(),
                       kPaper.height() - kMargins.top() - kMargins.bottom());
constexpr double kPoints = 9.5;

struct Heading {
    int level = 1;
    QString title;
    QString anchor;
    int block = 0;
};

class Paper {
public:
    Paper(const Manual &manual, const QString &version,
          const std::function<QString(const QString &)> &picture)
        : m_manual(manual), m_version(version), m_picture(picture) {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPointSizeF(kPoints);
        font.setHintingPreference(QFont::PreferNoHinting);
        m_document.setDefaultFont(font);
        m_document.setDocumentMargin(0);
        m_document.setDefaultStyleSheet(
            manualStyle(lightPalette(), kPoints) +
            QStringLiteral("h1 { page-break-before: always; } body { color: #000000; }"));
    }

    QByteArray make() {
        // The contents need page numbers, which need the contents: the second time they stand.
        QHash<QString, int> pages;
        for (int round = 0; round < 3; ++round) {
            const QHash<QString, int> before = pages;
            lay(pages);
            pages.clear();
            for (const Heading &heading : m_headings)
                pages.insert(heading.anchor, pageOf(heading) + 1);
            if (pages == before)
                break;
        }
        return draw();
    }

private:
    void lay(const QHash<QString, int> &pages) {
        m_document.setHtml(QStringLiteral("<html><body>") + title() + contents(pages) + chapters() +
                           QStringLiteral("</body></html>"));
        findHeadings();
        keepHeadingsWithText();
    }

    QString title() const {
        return QStringLiteral(
                   "<p style='font-size:34pt; font-weight:600; margin-top:230px'>Gatepost</p>"
                   "<p style='font-size:17pt'>Manual</p><p class='seen' style='margin-top:24px'>"
                   "Version %1</p><p style='margin-top:60px'>Gatepost edits and simulates the "
                   "files "
                   "with which a web site tells crawlers and AI agents what they may do: "
                   "robots.txt, robots-ai.txt, robots2.txt and agent policies.</p>")
            .arg(m_version);
    }

    /// Chapters, and their sections where there are not too many.
    QString contents(const QHash<QString, int> &pages) const {
        QString rows;
        const auto row = [&](const QString &anchor, const std::string &words, bool chapter) {
            const QString style = chapter ? QStringLiteral("font-weight:600; padding-top:7px")
                                          : QStringLiteral("padding-left:18px");
            rows +=
                QStringLiteral("<tr><td style='%1'><a href='gatepost:%2' style='color:#000000; "
                               "text-decoration:none'>%3</a></td><td align='right' "
                               "style='%4'>%5</td></tr>")
                    .arg(style, anchor, text(words).toHtmlEscaped(), chapter ? style : QString())
                    .arg(pages.value(anchor, 888));
        };
        for (const Chapter &chapter : m_manual.chapters) {
            row(text(chapter.name + "-" + chapter.blocks.front().id), chapter.title, true);
            const auto isSection = [](const TextBlock &block) {
                return block.kind == TextBlock::Kind::Heading && block.level == 2;
            };
            if (std::ranges::count_if(chapter.blocks, isSection) > 25)
                continue;
            for (const TextBlock &block : chapter.blocks)
                if (isSection(block))
                    row(text(chapter.name + "-" + block.id), plainText(block.spans), false);
        }
        return QStringLiteral("<p style='page-break-before:always; font-size:18pt; "
                              "font-weight:600'>Contents</p>"
                              "<table width='100%' cellspacing='0' cellpadding='1'>%1</table>")
            .arg(rows);
    }

    QString chapters() const {
        RichOptions options;
        options.oneDocument = true;
        options.picture = [this](std::string_view address, std::string_view seen) {
            const QString path = m_picture(text(address));
            const QSize size = path.isEmpty() ? QSize() : QImageReader(path).size();
            if (size.isEmpty())
                return std::string();
            const int width = std::min(size.width(), static_cast<int>(kText.width()));
            return QStringLiteral("<p style=\"line-height:100%\"><img src=\"%1\" "
                                  "width=\"%2\"></p><p class=\"seen\">%3</p>\n")
                .arg(QUrl::fromLocalFile(path).toString())
                .arg(width)
                .arg(text(seen).toHtmlEscaped())
                .toStdString();
        };
        QString html;
        for (const Chapter &chapter : m_manual.chapters)
            html += chapterHtml(m_manual, chapter, options);
        return html;
    }

    void findHeadings() {
        m_headings.clear();
        m_anchors.clear();
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            QString first;
            for (auto it = block.begin(); it != block.end(); ++it)
                for (const QString &name : it.fragment().charFormat().anchorNames()) {
                    m_anchors.insert(name, block.blockNumber());
                    first = name;
                }
            if (const int level = block.blockFormat().headingLevel(); level > 0)
                m_headings << Heading{level, block.text().trimmed(), first, block.blockNumber()};
        }
    }

    /// Lays everything out anew: after a change of formats alone, Qt leaves blocks out when it draws.
    void layOutAnew() {
        m_document.setPageSize(kText);
        m_document.markContentsDirty(0, m_document.characterCount());
        (void)m_document.pageCount();
    }

    /// A heading at the foot of a page goes to the next one, with what stands below it. Chapters begin on pages of their
    /// own, so one heading of each can be moved at a time.
    void keepHeadingsWithText() {
        for (const Heading &heading : std::as_const(m_headings))
            if (m_moved.contains(heading.anchor))
                breakBefore(heading.block);
        for (int pass = 0; pass < 40; ++pass) {
            layOutAnew();
            bool moved = false;
            bool movedInChapter = false;
            for (qsizetype i = 0; i < m_headings.size(); ++i) {
                const Heading &heading = m_headings[i];
                movedInChapter = movedInChapter && heading.level > 1;
                if (movedInChapter || heading.level < 2 || !isAlone(i))
                    continue;
                // A heading right below another one moves with it.
                qsizetype first = i;
                while (first > 0 && m_headings[first - 1].level > 1 &&
                       m_headings[first - 1].block + 1 == m_headings[first].block)
                    --first;
                if (m_moved.contains(m_headings[first].anchor))
                    continue;
                m_moved.insert(m_headings[first].anchor);
                breakBefore(m_headings[first].block);
                moved = movedInChapter = true;
            }
            if (!moved)
                return;
        }
    }

    void breakBefore(int block) {
        QTextCursor cursor(m_document.findBlockByNumber(block));
        QTextBlockFormat format = cursor.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
    }

    /// True if what follows the heading begins on the next page, or just above its end.
    bool isAlone(qsizetype index) const {
        const Heading &heading = m_headings[index];
        const QTextBlock next = m_document.findBlockByNumber(heading.block).next();
        if (!next.isValid())
            return false;
        double top = topOf(next.blockNumber());
        double height = 0;
        if (const QTextLayout *lines = next.layout(); lines && lines->lineCount() > 0) {
            top += lines->lineAt(0).y();
            height = lines->lineAt(0).height();
        }
        const auto page = static_cast<int>((topOf(heading.block) + 1) / kText.height());
        return top + height + 24 > (page + 1) * kText.height();
    }

    double topOf(int block) const {
        return m_document.documentLayout()
            ->blockBoundingRect(m_document.findBlockByNumber(block))
            .top();
    }
    int pageOf(const Heading &heading) const {
        return static_cast<int>((topOf(heading.block) + 1) / kText.height());
    }
    PdfPlace placeOf(int block) const {
        const double top = topOf(block);
        const int page = static_cast<int>((top + 1) / kText.height());
        const double below = top - page * kText.height() + kMargins.top() - 6;
        return {page, (kPaper.height() - below) * 72 / kDpi};
    }

    QByteArray draw() {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(static_cast<int>(kDpi) * 10);
            writer.setPageSize(QPageSize(QPageSize::A4));
            writer.setPageMargins({});
            writer.setTitle(QStringLiteral("Gatepost manual"));
            writer.setCreator(QStringLiteral("Gatepost %1").arg(m_version));
            QPainter painter(&writer);
            painter.scale(10, 10);
            for (int page = 0; page < m_document.pageCount(); ++page) {
                if (page > 0)
                    writer.newPage();
                drawPage(painter, page);
            }
        }
        QList<PdfMark> marks;
        for (const Heading &heading : std::as_const(m_headings))
            marks << PdfMark{heading.level, heading.title, placeOf(heading.block)};
        QHash<QString, PdfPlace> places;
        for (auto it = m_anchors.cbegin(); it != m_anchors.cend(); ++it)
            places.insert(it.key(), placeOf(it.value()));
        return withOutline(buffer.data(), marks, places);
    }

    void drawPage(QPainter &painter, int page) {
        const QRectF view(0, page * kText.height(), kText.width(), kText.height());
        painter.save();
        painter.translate(kMargins.left(), kMargins.top() - view.top());
        // What stands at the top of the next page has a background that reaches a little above it.
        painter.setClipRect(view.adjusted(0, 0, 0, -2));
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = view;
        context.palette = lightPalette();
        context.palette.setColor(QPalette::Text, Qt::black);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
        if (page < 1)
            return;
        QString chapter;
        for (const Heading &heading : std::as_const(m_headings))
            if (heading.level == 1 && pageOf(heading) <= page)
                chapter = heading.title;
        QFont font = m_document.defaultFont();
        font.setPixelSize(11);
        painter.setFont(font);
        painter.setPen(QColor(0x56, 0x5d, 0x64));
        const QRectF foot(kMargins.left(), kPaper.height() - 15 * kMm, kText.width(), 6 * kMm);
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                         chapter.isEmpty() ? QStringLiteral("Gatepost manual")
                                           : QStringLiteral("Gatepost manual · ") + chapter);
        painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, QString::number(page + 1));
    }

    const Manual &m_manual;
    QString m_version;
    const std::function<QString(const QString &)> &m_picture;
    QTextDocument m_document;
    QList<Heading> m_headings;
    QHash<QString, int> m_anchors; ///< to block numbers
    QSet<QString> m_moved;         ///< headings that begin a page
};

} // namespace

QByteArray manualPdf(const Manual &manual, const QString &version,
                     const std::function<QString(const QString &)> &picture) {
    return Paper(manual, version, picture).make();
}

} // namespace gatepost::manualapp
