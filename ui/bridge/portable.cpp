// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/portable.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace gatepost::ui {

namespace {
QString &folder() {
    static QString one;
    return one;
}
} // namespace

void usePortableFolder(const QString &programFolder) {
    const QDir beside(programFolder);
    const bool isPortable = QFileInfo(beside.filePath(QStringLiteral("portable"))).isFile() ||
                            QFileInfo(beside.filePath(QStringLiteral("portable.txt"))).isFile();
    if (!isPortable)
        return;
    folder() = beside.absoluteFilePath(QStringLiteral("portable-data"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder());
}

QString portableFolder() {
    return folder();
}

} // namespace gatepost::ui
