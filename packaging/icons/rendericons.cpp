// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
//     rendericons GATEPOST.SVG FOLDER
//
// Draws the program's icon in every size as PNG, and packs the PNGs into gatepost.ico (Windows) and
// gatepost.icns (macOS). The results are committed, so no build needs this; run `./dev icons` when the
// drawing changes. It writes the drawing's SHA-256 beside them, by which a test finds old pictures.

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace {

QByteArray drawn(QSvgRenderer &drawing, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG", 0)) {
        std::fprintf(stderr, "rendericons: no PNG of %d pixels could be made\n", size);
        std::exit(1);
    }
    return png;
}

void write(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
        std::fprintf(stderr, "rendericons: %s: %s\n", qPrintable(path),
                     qPrintable(file.errorString()));
        std::exit(1);
    }
}

template <typename Integer> void append(QByteArray &bytes, Integer value, bool bigEndian) {
    value = bigEndian ? qToBigEndian(value) : qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

/// ICONDIR, one ICONDIRENTRY for each size (0 means 256), then the PNGs. Windows reads PNGs since Vista.
QByteArray ico(const std::vector<std::pair<int, QByteArray>> &pictures) {
    QByteArray head, body;
    append<quint16>(head, 0, false);
    append<quint16>(head, 1, false);
    append<quint16>(head, quint16(pictures.size()), false);
    const qsizetype start = 6 + 16 * qsizetype(pictures.size());
    for (const auto &[size, png] : pictures) {
        append<quint8>(head, quint8(size % 256), false);
        append<quint8>(head, quint8(size % 256), false);
        append<quint16>(head, 0, false); // no palette; reserved
        append<quint16>(head, 1, false); // planes
        append<quint16>(head, 32, false);
        append<quint32>(head, quint32(png.size()), false);
        append<quint32>(head, quint32(start + body.size()), false);
        body += png;
    }
    return head + body;
}

/// "icns", the length of all; then for each size its type, its length with these 8 bytes, and the PNG.
QByteArray icns(const std::vector<std::pair<const char *, QByteArray>> &pictures) {
    QByteArray body;
    for (const auto &[type, png] : pictures) {
        body.append(type, 4);
        append<quint32>(body, quint32(png.size() + 8), true);
        body += png;
    }
    QByteArray head("icns");
    append<quint32>(head, quint32(body.size() + 8), true);
    return head + body;
}

} // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("usage: rendericons GATEPOST.SVG FOLDER\n", stderr);
        return 2;
    }
    QFile source(arguments[1]);
    if (!source.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "rendericons: %s: %s\n", qPrintable(arguments[1]),
                     qPrintable(source.errorString()));
        return 1;
    }
    const QByteArray svg = source.readAll();
    QSvgRenderer drawing(svg);
    if (!drawing.isValid()) {
        std::fprintf(stderr, "rendericons: %s is no SVG\n", qPrintable(arguments[1]));
        return 1;
    }
    const QDir folder(arguments[2]);
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512})
        write(folder.filePath(QStringLiteral("gatepost-%1.png").arg(size)), drawn(drawing, size));
    std::vector<std::pair<int, QByteArray>> windows;
    for (const int size : {16, 20, 24, 32, 40, 48, 64, 256})
        windows.emplace_back(size, drawn(drawing, size));
    write(folder.filePath(QStringLiteral("gatepost.ico")), ico(windows));
    // 16, 32, 128, 256, 512 points, each also at twice the pixels.
    write(folder.filePath(QStringLiteral("gatepost.icns")),
          icns({{"icp4", drawn(drawing, 16)},
                {"icp5", drawn(drawing, 32)},
                {"ic07", drawn(drawing, 128)},
                {"ic08", drawn(drawing, 256)},
                {"ic09", drawn(drawing, 512)},
                {"ic11", drawn(drawing, 32)},
                {"ic12", drawn(drawing, 64)},
                {"ic13", drawn(drawing, 256)},
                {"ic14", drawn(drawing, 512)},
                {"ic10", drawn(drawing, 1024)}}));
    const QByteArray hash = QCryptographicHash::hash(svg, QCryptographicHash::Sha256).toHex();
    write(folder.filePath(QStringLiteral("drawing.sha256")),
          hash + "  resources/icons/gatepost.svg\n");
    return 0;
}
