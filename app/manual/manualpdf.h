// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/manual.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <functional>

/// The manual on paper: A4, a title page, contents with page numbers, running feet, an outline and links that lead to
/// pages. Drawn by QTextDocument and QPdfWriter.
namespace gatepost::manualapp {

/// The whole file. `picture`: address → path of an image file, empty if there is none.
[[nodiscard]] QByteArray manualPdf(const Manual &manual, const QString &version,
                                   const std::function<QString(const QString &)> &picture);

// ---- what Qt's PDF has not (pdfoutline.cpp) --------------------------------------------------------

/// A place on a page.
struct PdfPlace {
    int page = 0;   ///< from 0
    double top = 0; ///< points from the paper's lower edge
};
struct PdfMark {
    int level = 1; ///< 1, 2, …; one that skips a level hangs below what stands above it
    QString title;
    PdfPlace place;
};
/// Adds an outline, and makes links to "ANCHOR" addresses (gatepost:ANCHOR) lead to their places, as an incremental
/// update behind the bytes that Qt wrote. A file that is not as Qt writes it is given back as it was.
[[nodiscard]] QByteArray withOutline(const QByteArray &pdf, const QList<PdfMark> &marks,
                                     const QHash<QString, PdfPlace> &anchors);
/// Scheme of links that withOutline() resolves.
inline constexpr char kPdfAnchor[] = "gatepost:";

} // namespace gatepost::manualapp
