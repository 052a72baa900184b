// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/textlayout.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <limits>

namespace gatepost::ui {

namespace {

constexpr qsizetype kShortestRuler = 4; // equal characters

/// Lays the text of `block` out as one line, however long it is.
void layOutAsOneLine(const QTextBlock &block) {
    QTextLayout *layout = block.layout();
    layout->setTextOption(block.document()->defaultTextOption());
    layout->beginLayout();
    QTextLine line = layout->createLine();
    line.setLineWidth(std::numeric_limits<int>::max());
    line.setPosition({block.document()->documentMargin(), 0});
    layout->endLayout();
    QTextBlock(block).setLineCount(1);
}

} // namespace

bool isRuler(QStringView line) {
    line = line.trimmed();
    if (line.isEmpty())
        return false;
    while (line.startsWith(u'#'))
        line = line.sliced(1);
    while (line.endsWith(u'#'))
        line.chop(1);
    line = line.trimmed();
    if (line.isEmpty())
        return true;
    return line.size() >= kShortestRuler && !line.front().isLetterOrNumber() &&
           std::ranges::all_of(line, [&](QChar c) { return c == line.front(); });
}

QRectF TextLayout::blockBoundingRect(const QTextBlock &block) const {
    if (block.isValid() && block.isVisible() && block.layout()->lineCount() != 1 &&
        isRuler(block.text()))
        layOutAsOneLine(block);
    return QPlainTextDocumentLayout::blockBoundingRect(block);
}

} // namespace gatepost::ui
