// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A use from a stick: where a file called "portable" lies beside the program, what the program keeps for its user lies there
/// too, in the folder "portable-data", and nowhere on the machine.
namespace gatepost::ui {

/// Looks for the file in the program's folder (also "portable.txt", as Windows may name it unseen), and lets QSettings write into the
/// data folder if it is there. Before anything reads settings.
void usePortableFolder(const QString &programFolder);

/// Where settings, journals and the user's list of agents go; empty: where the system keeps such things.
[[nodiscard]] QString portableFolder();

} // namespace gatepost::ui
