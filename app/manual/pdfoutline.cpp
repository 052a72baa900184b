// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/manual/manualpdf.h"

#include <QMap>
#include <QRegularExpression>
#include <QUrl>

namespace gatepost::manualapp {

namespace {

/// Objects of a PDF that are not compressed, and those that replace or join them.
class Update {
public:
    explicit Update(const QByteArray &pdf) : m_pdf(pdf), m_text(QString::fromLatin1(pdf)) {}

    /// False if this is not a file as Qt writes it.
    bool read() {
        const auto trailer = last(QStringLiteral("trailer\\s*<<(.*?)>>\\s*startxref\\s*(\\d+)"));
        if (!trailer.hasMatch())
            return false;
        m_trailer = trailer.captured(1);
        m_previous = trailer.captured(2).toLongLong();
        m_size = number(m_trailer, "/Size (\\d+)");
        m_root = number(m_trailer, "/Root (\\d+) 0 R");
        m_catalog = object(m_root);
        const QString pages = object(number(m_catalog, "/Pages (\\d+) 0 R"));
        const QString kids =
            QRegularExpression(QStringLiteral("/Kids\\s*\\[([^\\]]*)\\]")).match(pages).captured(1);
        static const QRegularExpression reference(QStringLiteral("(\\d+) 0 R"));
        for (auto it = reference.globalMatch(kids); it.hasNext();)
            m_pages << it.next().captured(1).toInt();
        return m_size > 0 && !m_catalog.isEmpty() && !m_pages.isEmpty();
    }

    void outline(const QList<PdfMark> &marks) {
        if (marks.isEmpty())
            return;
        const int root = m_size++;
        const int first = m_size;
        m_size += static_cast<int>(marks.size());
        // Parents by level; -1 is the root.
        QList<qsizetype> parent(marks.size(), -1);
        QMap<qsizetype, QList<qsizetype>> children;
        QList<qsizetype> open;
        for (qsizetype i = 0; i < marks.size(); ++i) {
            while (!open.isEmpty() && marks[open.last()].level >= marks[i].level)
                open.removeLast();
            parent[i] = open.isEmpty() ? -1 : open.last();
            children[parent[i]] << i;
            open << i;
        }
        const auto id = [&](qsizetype mark) {
            return QStringLiteral("%1 0 R").arg(mark < 0 ? root : first + mark);
        };
        const auto ends = [&](qsizetype mark, bool closed) {
            const QList<qsizetype> below = children.value(mark);
            return below.isEmpty() ? QString()
                                   : QStringLiteral("/First %1 /Last %2 /Count %3\n")
                                         .arg(id(below.first()), id(below.last()))
                                         .arg(closed ? -below.size() : below.size());
        };
        m_made[root] = QStringLiteral("<< /Type /Outlines\n%1>>").arg(ends(-1, false));
        for (qsizetype i = 0; i < marks.size(); ++i) {
            const QList<qsizetype> &row = children[parent[i]];
            const qsizetype at = row.indexOf(i);
            QString entry =
                QStringLiteral("<< /Title %1\n/Parent %2\n/Dest %3\n")
                    .arg(hexText(marks[i].title), id(parent[i]), destination(marks[i].place));
            if (at > 0)
                entry += QStringLiteral("/Prev %1\n").arg(id(row[at - 1]));
            if (at + 1 < row.size())
                entry += QStringLiteral("/Next %1\n").arg(id(row[at + 1]));
            m_made[first + static_cast<int>(i)] = entry + ends(i, true) + QStringLiteral(">>");
        }
        QString catalog = m_catalog;
        catalog.insert(catalog.lastIndexOf(QLatin1String(">>")),
                       QStringLiteral("/Outlines %1\n/PageMode /UseOutlines\n").arg(id(-1)));
        m_made[m_root] = catalog;
    }

    void links(const QHash<QString, PdfPlace> &anchors) {
        static const QRegularExpression link(
            QStringLiteral(
                "(\\d+) 0 obj\\s*(<<\\s*/Type /Annot\\s*/Subtype /Link.*?)/A\\s*<<\\s*/Type "
                "/Action\\s*/S /URI\\s*/URI \\(gatepost:([^)]*)\\)\\s*>>\\s*>>\\s*endobj"),
            QRegularExpression::DotMatchesEverythingOption);
        for (auto it = link.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            const QString anchor = QUrl::fromPercentEncoding(match.captured(3).toLatin1());
            if (anchors.contains(anchor))
                m_made[match.captured(1).toInt()] =
                    match.captured(2) +
                    QStringLiteral("/Dest %1\n>>").arg(destination(anchors[anchor]));
        }
    }

    QByteArray bytes() const {
        if (m_made.isEmpty())
            return m_pdf;
        QByteArray out = m_pdf;
        if (!out.endsWith('\n'))
            out += '\n';
        QByteArray table = "xref\n";
        for (auto it = m_made.cbegin(); it != m_made.cend(); ++it) {
            table += QStringLiteral("%1 1\n%2 00000 n \n")
                         .arg(it.key())
                         .arg(out.size(), 10, 10, QLatin1Char('0'))
                         .toLatin1();
            out +=
                QStringLiteral("%1 0 obj\n%2\nendobj\n").arg(it.key()).arg(it.value()).toLatin1();
        }
        QString trailer = m_trailer;
        static const QRegularExpression size(QStringLiteral("/Size \\d+"));
        trailer.replace(size, QStringLiteral("/Size %1").arg(m_size));
        const qsizetype at = out.size();
        return out + table +
               QStringLiteral("trailer\n<<%1/Prev %2\n>>\nstartxref\n%3\n%%EOF\n")
                   .arg(trailer)
                   .arg(m_previous)
                   .arg(at)
                   .toLatin1();
    }

private:
    QRegularExpressionMatch last(const QString &pattern) const {
        QRegularExpressionMatch found;
        const QRegularExpression expression(pattern,
                                            QRegularExpression::DotMatchesEverythingOption);
        const qsizetype from = std::max(m_text.lastIndexOf(QLatin1String("trailer")), qsizetype(0));
        found = expression.match(m_text, from);
        return found;
    }
    static int number(const QString &text, const char *pattern) {
        return QRegularExpression(QLatin1String(pattern)).match(text).captured(1).toInt();
    }
    QString object(int id) const {
        const QString begin = QStringLiteral("\n%1 0 obj\n").arg(id);
        const qsizetype at = m_text.indexOf(begin);
        const qsizetype end = m_text.indexOf(QLatin1String("endobj"), at);
        return at < 0 || end < 0 ? QString()
                                 : m_text.mid(at + begin.size(), end - at - begin.size()).trimmed();
    }
    QString destination(const PdfPlace &place) const {
        const int page = m_pages.value(place.page, m_pages.last());
        return QStringLiteral("[%1 0 R /XYZ null %2 null]").arg(page).arg(place.top, 0, 'f', 1);
    }
    static QString hexText(const QString &text) {
        QString hex = QStringLiteral("<FEFF");
        for (const QChar c : text)
            hex += QStringLiteral("%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        return hex + QLatin1Char('>');
    }

    QByteArray m_pdf;
    QString m_text;
    QString m_trailer;
    QString m_catalog;
    qint64 m_previous = 0;
    int m_size = 0;
    int m_root = 0;
    QList<int> m_pages;
    QMap<int, QString> m_made;
};

} // namespace

QByteArray withOutline(const QByteArray &pdf, const QList<PdfMark> &marks,
                       const QHash<QString, PdfPlace> &anchors) {
    Update update(pdf);
    if (!update.read())
        return pdf;
    update.outline(marks);
    update.links(anchors);
    return update.bytes();
}

} // namespace gatepost::manualapp
