// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <filesystem>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

/// What tests do that Windows has not, or names otherwise. A test that needs more of POSIX stands in #ifdef Q_OS_UNIX; its
/// stand-in skips it and says why.
namespace gatepost::test {

#ifdef Q_OS_UNIX
inline constexpr bool kIsPosix = true;
#else
inline constexpr bool kIsPosix = false;
#endif

/// A named pipe; false: none could be made, as on Windows.
[[nodiscard]] inline bool makePipe([[maybe_unused]] const QString &path) {
#ifdef Q_OS_UNIX
    return ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0;
#else
    return false;
#endif
}

/// A second name of a file.
[[nodiscard]] inline bool makeHardLink(const QString &path, const QString &other) {
    std::error_code error;
    std::filesystem::create_hard_link(path.toStdU16String(), other.toStdU16String(), error);
    return !error;
}

} // namespace gatepost::test
