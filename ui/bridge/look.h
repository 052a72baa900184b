// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/simulate/verdict.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

#include <optional>

/// How verdicts and things look, and core's ids in translated words. Verdicts are never colour alone: colour, icon and
/// word come together. Colours are Okabe–Ito's hues, made darker or lighter so that text on Base and
/// Window has a contrast of at least 4.5:1 (tst_window measures it).
namespace gatepost::ui {

/// What a verdict, a trace line or a table cell comes to.
enum class Tone : std::uint8_t {
    Allow,
    Deny,
    Later,
    Ask,
    Part, ///< allowed with a condition: "short-only", "session-only"
    Unstated,
    Warning,
    Error
};

[[nodiscard]] Tone toneOf(Decision decision);
[[nodiscard]] QColor toneColor(Tone tone, const QPalette &palette);
/// A faint background in the tone's hue, for lines and cells.
[[nodiscard]] QColor toneBackground(Tone tone, const QPalette &palette);
[[nodiscard]] QIcon toneIcon(Tone tone);
/// "✓", "✕", "◷", "?", "◐", "–", "▲", "●": for text where no icon fits.
[[nodiscard]] QString toneSymbol(Tone tone);
[[nodiscard]] QString decisionText(Decision decision); ///< tr "Yes", "No", "Later", "Ask"
[[nodiscard]] QString readingText(Reading reading); ///< tr "As the author meant it", "RFC 9309", …
[[nodiscard]] QString outcomeText(Outcome outcome); ///< tr "decided", "lost", …
[[nodiscard]] QString categoryText(Category category);                ///< tr "Search indexer", …
[[nodiscard]] QString categoryText(std::optional<Category> category); ///< empty for none
[[nodiscard]] QString behaviourText(Behaviour behaviour); ///< tr "Training", …; empty if unknown

/// True if text on the palette's base is lighter than the base.
[[nodiscard]] bool isDark(const QPalette &palette);
/// The colour between two opaque ones: `share` of the second, 0 … 1.
[[nodiscard]] QColor between(const QColor &a, const QColor &b, float share);
/// WCAG contrast of two opaque colours, 1 … 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

/// An icon of resources/icons ("save"), drawn in the palette's text colour, in whatever scheme is on when it is
/// painted. If `theme` is given, the system theme's icon of that name is preferred.
[[nodiscard]] QIcon icon(const QString &name, const QString &theme = {});
/// The same in a fixed colour.
[[nodiscard]] QIcon coloredIcon(const QString &name, Tone tone);
/// The name of the icon of such files.
[[nodiscard]] QString fileGlyph(DialectId dialect);

/// Palettes for --theme and tests, where the platform has none of its own.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

} // namespace gatepost::ui
