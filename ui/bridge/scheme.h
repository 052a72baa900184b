// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <Qt>

/// The colours of the program in every start, and light or dark as it was asked for.
///
/// - Over Fusion, which no desktop has as its own, the palettes of look.h are set, light or dark as wanted; where nothing is
///   wanted, as the system says, else as its colours are. That is every start on X11, Xfce, i3 and GNOME without a plug-in.
/// - A desktop's own style (Breeze, Windows, macOS) keeps its colours. Greyed texts, hints and links that could not be read
///   there get enough contrast; and where it has no light or dark as wanted, the palettes of look.h are set all the same.
namespace gatepost::ui {

/// Sets the colours, and again whenever the system turns light or dark. `wanted`: Unknown = as the system. After
/// installStyle().
void useScheme(Qt::ColorScheme wanted);

/// A system's colours with every text readable: what is greyed, hinted at or a link is moved towards the text's colour until it
/// has 4.5:1 on all grounds of the palette.
[[nodiscard]] QPalette readable(const QPalette &system);

/// Text that is there but decides nothing: halfway between ground and text, on a light ground as on a dark one; at least 3:1.
[[nodiscard]] QColor fadedInk(const QPalette &palette);

/// Behind a line that came or went; of no verdict's hue.
[[nodiscard]] QColor diffBackground(bool added, const QPalette &palette);

} // namespace gatepost::ui
