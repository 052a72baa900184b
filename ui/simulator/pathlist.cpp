// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/pathlist.h"

#include <QCoreApplication>
#include <QSet>
#include <QXmlStreamReader>

#include <zlib.h>

namespace gatepost::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::PathList)
};

class Collector {
public:
    void add(const QString &entry) {
        const QString path = entry.trimmed();
        if (path.isEmpty())
            return;
        const bool isPath = path.startsWith(QLatin1Char('/')) ||
                            path.startsWith(QLatin1String("http://"), Qt::CaseInsensitive) ||
                            path.startsWith(QLatin1String("https://"), Qt::CaseInsensitive);
        if (!isPath) {
            ++m_list.skipped;
            return;
        }
        if (m_list.paths.size() >= kMostPaths) {
            m_list.truncated = true;
            return;
        }
        if (!m_seen.contains(path)) {
            m_seen.insert(path);
            m_list.paths << path;
        }
    }
    PathList &list() { return m_list; }

private:
    PathList m_list;
    QSet<QString> m_seen;
};

} // namespace

PathList pathsFromText(const QString &text) {
    Collector collector;
    for (const QStringView line : QStringView(text).split(QLatin1Char('\n'))) {
        const QStringView first = line.split(QLatin1Char('\t')).constFirst().trimmed();
        if (!first.startsWith(QLatin1Char('#')))
            collector.add(first.toString());
    }
    return std::move(collector.list());
}

std::expected<PathList, QString> pathsFromSitemap(const QByteArray &xml) {
    Collector collector;
    QXmlStreamReader reader(xml);
    // Entities that unfold to megabytes end the reading: the reader's own bound is 4096 characters.
    bool isIndex = false;
    bool isSitemap = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = reader.name();
        if (name == QLatin1String("urlset"))
            isSitemap = true;
        else if (name == QLatin1String("sitemapindex"))
            isIndex = true;
        else if (name == QLatin1String("loc") && isIndex)
            collector.list().sitemaps
                << reader.readElementText(QXmlStreamReader::SkipChildElements).trimmed();
        else if (name == QLatin1String("loc") && isSitemap)
            collector.add(reader.readElementText(QXmlStreamReader::SkipChildElements));
        else if (!isSitemap && !isIndex)
            return std::unexpected(
                Text::tr("This is not a sitemap: its root is <%1>, not <urlset>.").arg(name));
    }
    if (reader.hasError() && collector.list().paths.isEmpty() &&
        collector.list().sitemaps.isEmpty())
        return std::unexpected(Text::tr("The sitemap cannot be read: line %1: %2")
                                   .arg(reader.lineNumber())
                                   .arg(reader.errorString()));
    if (reader.hasError()) // what was read before the fault is kept, and it is said
        collector.list().truncated = true;
    return std::move(collector.list());
}

std::expected<QByteArray, QString> gunzip(const QByteArray &bytes, qsizetype most,
                                          bool &truncated) {
    constexpr qsizetype kChunk = 256 * 1024;
    z_stream stream{};
    if (inflateInit2(&stream, 15 + 16) != Z_OK) // 16: a gzip header is expected
        return std::unexpected(Text::tr("The archive cannot be opened."));
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    QByteArray out;
    int status = Z_OK;
    while (status == Z_OK) {
        if (out.size() >= most) {
            truncated = true;
            break;
        }
        const qsizetype before = out.size();
        out.resize(std::min(before + kChunk, most));
        stream.next_out = reinterpret_cast<Bytef *>(out.data() + before);
        stream.avail_out = static_cast<uInt>(out.size() - before);
        status = inflate(&stream, Z_NO_FLUSH);
        out.resize(out.size() - stream.avail_out);
        // Several members one after the other are one file.
        if (status == Z_STREAM_END && stream.avail_in > 0)
            status = inflateReset(&stream);
    }
    inflateEnd(&stream);
    if (status != Z_OK && status != Z_STREAM_END && out.isEmpty())
        return std::unexpected(Text::tr("The archive is damaged."));
    if (status != Z_STREAM_END)
        truncated = true;
    return out;
}

std::expected<PathList, QString> pathsFromBytes(const QByteArray &bytes) {
    QByteArray plain = bytes;
    bool truncated = false;
    if (bytes.startsWith("\x1f\x8b")) {
        auto unfolded = gunzip(bytes, kMostSitemapBytes, truncated);
        if (!unfolded)
            return std::unexpected(unfolded.error());
        plain = std::move(*unfolded);
    }
    if (plain.startsWith("\xEF\xBB\xBF"))
        plain.remove(0, 3);
    auto list = plain.trimmed().startsWith('<')
                    ? pathsFromSitemap(plain.trimmed())
                    : std::expected<PathList, QString>(pathsFromText(QString::fromUtf8(plain)));
    if (list && truncated)
        list->truncated = true;
    return list;
}

} // namespace gatepost::ui
