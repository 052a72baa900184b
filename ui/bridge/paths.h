// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>

#include <string>
#include <string_view>

/// Where the window's paths meet those of core/store, whose messages show them as this system writes them.
namespace gatepost::ui {

[[nodiscard]] inline std::string pathBytes(const QString &path) {
    return QFile::encodeName(QDir::toNativeSeparators(path)).toStdString();
}

[[nodiscard]] inline QString pathFromBytes(std::string_view path) {
    return QFile::decodeName(QByteArray(path.data(), static_cast<qsizetype>(path.size())));
}

} // namespace gatepost::ui
