// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// The files that a save makes on its way, and what becomes of those that a killed save left.
///
/// A save makes them while it has the folder's lock. Whoever has the lock next removes what is left of them there
/// (savefile.h), so that a save is enough to clean up; the window also notes them and removes them at its next start.
namespace gatepost {

/// True for ".gatepost-XXXXXXXX.tmp", where X is a hexadecimal digit.
[[nodiscard]] bool isSaveTemporary(std::string_view fileName);
/// A new such name in the folder of `path`.
[[nodiscard]] std::string temporaryPath(const std::string &path);

/// Called with the path of each such file before it is made and with an empty one after it is gone, on the thread
/// that saves.
using TemporaryNote = void (*)(const std::string &path);
void setTemporaryNote(TemporaryNote note);
[[nodiscard]] TemporaryNote temporaryNote(); ///< null if there is none

} // namespace gatepost
