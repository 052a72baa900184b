// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/mapdrawing.h"

#include <QColor>
#include <QPalette>

#include <vector>

class QFont;
class QPainter;
class QRectF;

/// Shapes of a map's drawing in the window's fonts and colours.
namespace gatepost::ui {

[[nodiscard]] QColor colorOf(exact::Ink ink, const QPalette &palette);
/// Those that touch `exposed`, in the drawing's coordinates.
void paintShapes(QPainter &painter, const std::vector<exact::Shape> &shapes, const QRectF &exposed,
                 const QFont &font, const QPalette &palette);

} // namespace gatepost::ui
