// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gatepost::ui {

class MainWindow;
class SiteModel;

/// The site's verdict table, agents × sample paths, as plain text for a terminal: what `./dev run` prints where there is
/// no display. The same code answers as in the window.
[[nodiscard]] QString verdictTable(const SiteModel &site);

/// Writes the window as a picture, or for a name that ends in .svg, .pdf or .html the map of its site. Waits for what is
/// computed, but not for ever. False if it could not be written.
[[nodiscard]] bool writeReport(MainWindow &window, const QString &path);

/// Writes a picture of every page and view, to look at: NAME.png in `folder`.
void writeScreenshots(MainWindow &window, const QString &folder);

} // namespace gatepost::ui
