// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Folding: a folded section's lines after the first are blocks that are not visible. No state beside that: a line is
// folded if the next block is hidden. And what is painted over the text.

#include "ui/bridge/text.h"
#include "ui/editor/oddcharacters.h"
#include "ui/editor/textview.h"

#include <QLocale>
#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QTextBlock>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kLookedAt = 20'000; // units of a line that odd characters are shown in

} // namespace

bool TextView::isFolded(int line) const {
    const QTextBlock next = document()->findBlockByNumber(line + 1);
    return next.isValid() && !next.isVisible() && document()->findBlockByNumber(line).isVisible();
}

void TextView::showLines(int first, int last, bool visible) {
    QTextBlock block = document()->findBlockByNumber(first);
    const int begin = block.position();
    int end = begin;
    for (; block.isValid() && block.blockNumber() <= last; block = block.next()) {
        block.setVisible(visible);
        block.setLineCount(visible ? std::max(1, block.layout()->lineCount()) : 0);
        end = block.position() + block.length();
    }
    document()->markContentsDirty(begin, end - begin);
    if (auto *layout = qobject_cast<QPlainTextDocumentLayout *>(document()->documentLayout())) {
        layout->requestUpdate();
        emit layout->documentSizeChanged(layout->documentSize());
    }
    updateSelections();
    viewport()->update();
    m_gutter->update();
}

bool TextView::fold(int line) {
    const auto section = sectionFrom(m_outline, line);
    const int last = section ? std::min(section->last, blockCount() - 1) : line;
    if (last <= line)
        return false;
    if (const int caret = textCursor().blockNumber(); caret > line && caret <= last)
        setTextCursor(QTextCursor(document()->findBlockByNumber(line)));
    showLines(line + 1, last, false);
    return true;
}

void TextView::unfold(int line) {
    int last = line;
    for (QTextBlock block = document()->findBlockByNumber(line + 1);
         block.isValid() && !block.isVisible(); block = block.next())
        last = block.blockNumber();
    if (last > line)
        showLines(line + 1, last, true);
}

void TextView::reveal(int line) {
    QTextBlock block = document()->findBlockByNumber(line);
    if (!block.isValid() || block.isVisible())
        return;
    while (block.isValid() && !block.isVisible())
        block = block.previous();
    if (block.isValid())
        unfold(block.blockNumber());
    else
        showLines(0, line, true);
}

void TextView::foldAll() {
    for (const Section &section : std::vector<Section>(m_outline))
        fold(section.first);
}

void TextView::unfoldAll() {
    showLines(0, blockCount() - 1, true);
}

// ---- over the text -------------------------------------------------------------------------------

void TextView::paintEvent(QPaintEvent *event) {
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    for (const QTextBlock &block : visibleBlocks()) {
        if (isFolded(block.blockNumber()))
            paintFoldLabel(painter, block);
        paintOddCharacters(painter, block);
        paintRestLabel(painter, block);
    }
}

void TextView::paintFoldLabel(QPainter &painter, const QTextBlock &block) const {
    int hidden = 0;
    for (QTextBlock next = block.next(); next.isValid() && !next.isVisible(); next = next.next())
        ++hidden;
    paintLabel(painter, block, block.length() - 1,
               hidden == 1 ? tr("⋯ 1 line") : tr("⋯ %Ln lines", nullptr, hidden));
}

/// "⋯ +980,000" over the stand-in for the rest of a long line.
void TextView::paintRestLabel(QPainter &painter, const QTextBlock &block) const {
    if (block.length() <= static_cast<int>(kShownOfLong) / 2)
        return;
    const QString shown = block.text();
    const auto column = static_cast<int>(shownColumns(shown));
    const auto line = static_cast<std::size_t>(block.blockNumber());
    if (column == shown.size() || line >= m_document.lines().count())
        return;
    const ByteRange rest{m_document.offsetOf(block.position() + column),
                         m_document.lines().content(line).end};
    const auto count = static_cast<qlonglong>(utf16Length(slice(m_document.bytes(), rest)));
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + column);
    QRect units = cursorRect(cursor);
    cursor.setPosition(block.position() + static_cast<int>(shown.size()));
    units.setRight(cursorRect(cursor).right());
    painter.fillRect(units, palette().base());
    // What the number counts is said by the bar above.
    paintLabel(painter, block, column, QStringLiteral("⋯ +%1").arg(QLocale().toString(count)));
}

void TextView::paintLabel(QPainter &painter, const QTextBlock &block, int column,
                          const QString &label) const {
    QTextCursor at(block);
    at.setPosition(block.position() + column);
    const QRect caret = cursorRect(at);
    const QRect box(caret.right() + fontMetrics().averageCharWidth() * 2, caret.top() + 1,
                    fontMetrics().horizontalAdvance(label) + 12, caret.height() - 2);
    const QColor ink = toneColor(Tone::Unstated, palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink);
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setFont(font());
    painter.drawText(box, Qt::AlignCenter, label);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TextView::paintOddCharacters(QPainter &painter, const QTextBlock &block) const {
    const QString line = block.text();
    const qsizetype looked = std::min<qsizetype>(line.size(), kLookedAt);
    for (qsizetype i = 0; i < looked; ++i) {
        if (!mayBeOdd(line[i].unicode()))
            continue;
        if (line[i].isLowSurrogate() && i > 0 && line[i - 1].isHighSurrogate())
            continue;
        const auto odd = oddCharacter(line[i]);
        if (!odd)
            continue;
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + static_cast<int>(i));
        const QRect from = cursorRect(cursor);
        const QColor ink = toneColor(Tone::Warning, palette());
        if (odd->isWide) {
            cursor.setPosition(block.position() + static_cast<int>(i) + 1);
            const int right = std::max(cursorRect(cursor).left(), from.left() + 4);
            painter.setPen(ink);
            painter.setBrush(toneBackground(Tone::Warning, palette()));
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            painter.setOpacity(0.6);
            painter.drawRect(
                QRect(from.left(), from.top() + 1, right - from.left(), from.height() - 3));
            painter.setOpacity(1);
        } else { // takes no room: a pole with a flag
            painter.setPen(QPen(ink, 2));
            painter.drawLine(from.left(), from.top() + 1, from.left(), from.bottom() - 1);
            painter.setBrush(ink);
            painter.drawPolygon(QPolygon({{from.left(), from.top() + 1},
                                          {from.left() + 5, from.top() + 3},
                                          {from.left(), from.top() + 6}}));
        }
    }
}

} // namespace gatepost::ui
