// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

/// Help ▸ Update the list of crawlers…: from a file, with the difference shown before it is taken.
namespace gatepost::ui {

class MainWindow;

/// Asks for the file.
void askForAgents(MainWindow &window);
/// Shows what a file says that the list of agents does not, and takes it if the user says so.
void updateAgentsFrom(MainWindow &window, const QString &path);

} // namespace gatepost::ui
