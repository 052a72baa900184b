// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QTextBlock>
#include <QTextEdit>

namespace gatepost::ui {

/// A ground behind a whole line of a text, from edge to edge, also where the line is wrapped.
[[nodiscard]] QTextEdit::ExtraSelection blockGround(const QTextBlock &block, const QColor &color);

} // namespace gatepost::ui
