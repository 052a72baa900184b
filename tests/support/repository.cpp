// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/repository.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace gatepost::test {

namespace {

QDir top() {
    return QDir(QStringLiteral(GATEPOST_SOURCE_DIR));
}

} // namespace

QString repositoryText(const QString &path) {
    QFile file(top().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool repositoryHas(const QString &path) {
    return top().exists(path);
}

QStringList filesBelow(const QStringList &folders, const QStringList &filters) {
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator it(top().filePath(folder), filters, QDir::Files | QDir::Hidden,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            files << top().relativeFilePath(it.next());
    }
    files.sort();
    return files;
}

} // namespace gatepost::test
