// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/limits.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <expected>

/// Where a matrix gets its paths from: pasted lines, a text file, an XML sitemap, each also gzipped.
namespace gatepost::ui {

struct PathList {
    QStringList paths; ///< paths or whole URLs, in the order given, without repeats
    /// The file was a sitemap index: `paths` are empty, `sitemaps` the addresses it names. They are not fetched.
    QStringList sitemaps;
    qsizetype skipped = 0;  ///< lines or entries that are neither a path nor an http(s) URL
    bool truncated = false; ///< kMostPaths or kMostBytes was reached
};

/// More are cut off, and said so.
constexpr qsizetype kMostPaths = limits::kPaths;
/// What a gzipped file may unfold to (the sitemap protocol's bound is 50 MiB).
constexpr qsizetype kMostSitemapBytes = limits::kSitemapUnpacked;

/// One path or URL a line; blank lines and "#" lines are left out; of "path TAB anything" the path counts.
[[nodiscard]] PathList pathsFromText(const QString &text);
/// A sitemap (urlset), a sitemap index, RSS/Atom links are not read. The error is a sentence with the line.
[[nodiscard]] std::expected<PathList, QString> pathsFromSitemap(const QByteArray &xml);
/// By its bytes: gzip is unfolded first (bounded), "<" begins XML, all else is text.
[[nodiscard]] std::expected<PathList, QString> pathsFromBytes(const QByteArray &bytes);
/// gzip with a bound: reading stops at `most` bytes, `truncated` is then set.
[[nodiscard]] std::expected<QByteArray, QString> gunzip(const QByteArray &bytes, qsizetype most,
                                                        bool &truncated);

} // namespace gatepost::ui
