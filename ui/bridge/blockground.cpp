// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/blockground.h"

namespace gatepost::ui {

QTextEdit::ExtraSelection blockGround(const QTextBlock &block, const QColor &color) {
    QTextEdit::ExtraSelection ground;
    ground.cursor = QTextCursor(block);
    // With the line end: what stops before it is drawn as wide as the text. Of the last line, which has none, Qt takes the
    // row of a cursor without a selection.
    if (block.next().isValid())
        ground.cursor.setPosition(block.position() + block.length(), QTextCursor::KeepAnchor);
    ground.format.setBackground(color);
    ground.format.setProperty(QTextFormat::FullWidthSelection, true);
    return ground;
}

} // namespace gatepost::ui
