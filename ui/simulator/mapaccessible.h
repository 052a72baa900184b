// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The map for screen readers: a table with a cell for each that is drawn, which says what its tooltip says.
namespace gatepost::ui {

/// Once for the program; the first map calls it.
void installMapAccessibility();

} // namespace gatepost::ui
