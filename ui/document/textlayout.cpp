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
constexpr qsizetype kShortestTail = 8;  // likewise, behind words
constexpr qsizetype kDeepest = 80;      // a comment's beginning

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

qsizetype rulerTail(QStringView line) {
    const qsizetype mark = line.indexOf(u'#'); // a line of a difference has a mark before it
    if (mark < 0 || mark > kDeepest ||
        std::ranges::any_of(line.first(mark), [](QChar c) { return c.isLetterOrNumber(); }))
        return -1;
    while (!line.isEmpty() && line.back().isSpace())
        line.chop(1);
    const QChar last = line.back();
    if (last.isLetterOrNumber())
        return -1;
    qsizetype at = line.size();
    while (at > 0 && line[at - 1] == last)
        --at;
    return line.size() - at >= kShortestTail ? at : -1;
}

QRectF TextLayout::blockBoundingRect(const QTextBlock &block) const {
    if (!block.isValid() || !block.isVisible() || block.layout()->lineCount() == 1)
        return QPlainTextDocumentLayout::blockBoundingRect(block);
    if (isRuler(block.text())) {
        layOutAsOneLine(block);
        return QPlainTextDocumentLayout::blockBoundingRect(block);
    }
    const qsizetype tail = rulerTail(block.text());
    if (tail < 0)
        return QPlainTextDocumentLayout::blockBoundingRect(block);
    const QRectF wrapped = QPlainTextDocumentLayout::blockBoundingRect(block);
    // Words that need a second line keep it.
    if (block.layout()->lineCount() < 2 || block.layout()->lineAt(0).textLength() < tail)
        return wrapped;
    layOutAsOneLine(block);
    return QPlainTextDocumentLayout::blockBoundingRect(block);
}

void TextLayout::documentChanged(int from, int removed, int added) {
    // What is gone is seen by the number of blocks, which Qt compares; a change of no text at all is still one of its line.
    QPlainTextDocumentLayout::documentChanged(from, added > 0 ? 0 : removed, added);
}

} // namespace gatepost::ui
