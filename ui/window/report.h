// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gatepost::ui {

class SiteModel;

/// The site's verdict table, agents × sample paths, as plain text for a terminal: what `./dev run` prints where there is
/// no display. The same code answers as in the window.
[[nodiscard]] QString verdictTable(const SiteModel &site);

} // namespace gatepost::ui
