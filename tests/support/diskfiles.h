// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// What is in files of a test's folder, read and written past the program.
namespace gatepost::test {

inline QByteArray get(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

inline void put(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// A shop's robots.txt of about this many bytes.
inline void putLarge(const QString &path, qsizetype bytes) {
    QByteArray text;
    text.reserve(bytes);
    for (int group = 0; text.size() < bytes - 200; ++group) {
        text += "User-agent: Robot" + QByteArray::number(group) + "\n";
        for (int i = 0; i < 40; ++i)
            text += "Disallow: /shop/" + QByteArray::number(group) + "/item-" +
                    QByteArray::number(i) + (i % 7 == 0 ? "*.html\n" : "/\n");
        text += "\n";
    }
    text += "User-agent: *\nDisallow: /private/\n";
    put(path, text);
}

} // namespace gatepost::test
