// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/diffview.h"

#include "core/text/linediff.h"
#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"
#include "ui/bridge/valuestyle.h"
#include "ui/document/textlayout.h"

#include <QEvent>
#include <QFontDatabase>
#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>
#include <span>

namespace gatepost::ui {

namespace {

constexpr int kContext = 3;
constexpr std::size_t kMostShown = 20'000; // lines; more is nothing to look at
constexpr qsizetype kMostCharacters = 2'000'000;
constexpr std::size_t kMostEdited = 500; // lines; of more the whole text is set
const QString kLeftOut = QStringLiteral("   ⋯");

/// What is beyond would take minutes to lay out.
void cutToShown(std::vector<DiffLine> &lines) {
    constexpr auto kLongest = static_cast<qsizetype>(kLongestShown);
    qsizetype characters = 0;
    std::size_t shown = 0;
    for (; shown < std::min(lines.size(), kMostShown) && characters < kMostCharacters; ++shown) {
        for (QString *text : {&lines[shown].text, &lines[shown].exact})
            if (text->size() > kLongest)
                *text = text->first(text->at(kLongest - 1).isHighSurrogate() ? kLongest - 1
                                                                             : kLongest) +
                        kLeftOut;
        characters += lines[shown].text.size();
    }
    if (shown == lines.size())
        return;
    lines.resize(shown);
    lines.push_back({'@', {}});
}

QString joined(std::span<const DiffLine> lines, bool isExact = false) {
    QString all;
    for (const DiffLine &line : lines) {
        if (&line != &lines.front())
            all += QLatin1Char('\n');
        if (line.mark == '@')
            all += kLeftOut;
        else
            all += QStringLiteral("%1 %2").arg(
                line.mark == '-' ? QStringLiteral("−") : QString(QLatin1Char(line.mark)),
                isExact && !line.exact.isEmpty() ? line.exact : line.text);
    }
    return all;
}

DiffLine shownLine(char mark, std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    DiffLine shown{.mark = mark, .exact = forPeople(fromBytes(line))};
    shown.text = unturned(shown.exact);
    if (shown.text == shown.exact)
        shown.exact.clear();
    return shown;
}

} // namespace

std::vector<DiffLine> diffLines(std::string_view before, std::string_view after, int context) {
    std::vector<DiffLine> out;
    const auto olds = splitLines(before);
    const auto news = splitLines(after);
    const std::vector<DiffRun> runs = lineDiff(before, after);
    const auto same = [&](std::uint32_t from, std::uint32_t to) {
        for (std::uint32_t i = from; i < to; ++i)
            out.push_back(shownLine(' ', news[i]));
    };
    for (std::size_t r = 0; r < runs.size(); ++r) {
        const DiffRun &run = runs[r];
        if (!run.same) {
            for (std::uint32_t i = run.before.begin; i < run.before.end; ++i)
                out.push_back(shownLine('-', olds[i]));
            for (std::uint32_t i = run.after.begin; i < run.after.end; ++i)
                out.push_back(shownLine('+', news[i]));
            continue;
        }
        if (context < 0) {
            same(run.after.begin, run.after.end);
            continue;
        }
        const auto keep = static_cast<std::uint32_t>(context);
        const std::uint32_t head = r == 0 ? 0 : std::min(keep, run.after.size());
        const std::uint32_t tail =
            r + 1 == runs.size() ? 0 : std::min(keep, run.after.size() - head);
        if (runs.size() == 1)
            break;
        same(run.after.begin, run.after.begin + head);
        if (head + tail < run.after.size())
            out.push_back({'@', {}});
        same(run.after.end - tail, run.after.end);
    }
    return out;
}

DiffView::DiffView(QWidget *parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("difference"));
    auto *text = new QTextDocument(this); // its rulers are not wrapped, as in the text itself
    text->setDocumentLayout(new TextLayout(text));
    setDocument(text);
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // only the rest of a ruler is beyond
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("What changes in the text"));
    keepLeftToRight(*this);
}

ShownDifference shownDifference(std::string_view before, std::string_view after, bool whole) {
    ShownDifference shown;
    shown.lines = diffLines(before, after, whole ? -1 : kContext);
    shown.added = static_cast<int>(std::ranges::count(shown.lines, '+', &DiffLine::mark));
    shown.removed = static_cast<int>(std::ranges::count(shown.lines, '-', &DiffLine::mark));
    cutToShown(shown.lines);
    return shown;
}

void DiffView::showDifference(std::string_view before, std::string_view after, bool whole) {
    take(shownDifference(before, after, whole));
}

void DiffView::take(ShownDifference difference) {
    qsizetype longest = 0;
    for (const DiffLine &line : difference.lines)
        longest = std::max(longest, line.text.size());
    const LineWrapMode wrap =
        longest > static_cast<qsizetype>(kLongestShown) ? NoWrap : WidgetWidth;
    const bool isAsWrapped = wrap == lineWrapMode();
    setLineWrapMode(wrap);
    if (difference.lines.empty())
        setPlainText(tr("No difference."));
    else if (!isAsWrapped || !editLines(difference.lines))
        setPlainText(joined(difference.lines));
    m_shown = std::move(difference);
    viewport()->update();
}

bool DiffView::editLines(const std::vector<DiffLine> &lines) {
    const std::vector<DiffLine> &old = m_shown.lines;
    if (old.empty() || document()->blockCount() != static_cast<int>(old.size()))
        return false;
    const auto [left, right] = std::ranges::mismatch(old, lines);
    const auto head = static_cast<std::size_t>(left - old.begin());
    std::size_t tail = 0;
    while (tail < std::min(old.size(), lines.size()) - head &&
           old[old.size() - 1 - tail] == lines[lines.size() - 1 - tail])
        ++tail;
    const std::size_t gone = old.size() - head - tail;
    const std::size_t comes = lines.size() - head - tail;
    if (gone + comes == 0)
        return true;
    if (head + tail == 0 || gone + comes > kMostEdited)
        return false;
    // From the end of the line before, so that lines go and come with the end in front of them; of the first lines with that behind.
    QString text = joined(std::span(lines).subspan(head, comes));
    const auto blockAt = [this](std::size_t line) {
        return document()->findBlockByNumber(static_cast<int>(line));
    };
    QTextCursor cursor(document());
    if (head > 0) {
        cursor.setPosition(blockAt(head - 1).position() + blockAt(head - 1).length() - 1);
        const QTextBlock last = blockAt(head + gone - 1);
        cursor.setPosition(last.position() + last.length() - 1, QTextCursor::KeepAnchor);
        if (comes > 0)
            text.prepend(QLatin1Char('\n'));
    } else {
        cursor.setPosition(blockAt(gone).position(), QTextCursor::KeepAnchor);
        if (comes > 0)
            text.append(QLatin1Char('\n'));
    }
    cursor.insertText(text);
    return document()->blockCount() == static_cast<int>(lines.size());
}

/// A place of the document is that place of the joined lines: a break of a line is one character in both.
QMimeData *DiffView::createMimeDataFromSelection() const {
    const QTextCursor cursor = textCursor();
    auto *mime = new QMimeData;
    const QString all =
        m_shown.lines.empty() ? toPlainText() : joined(std::span(m_shown.lines), true);
    mime->setText(
        all.sliced(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()));
    return mime;
}

/// Not by extra selections: each has a cursor, which every edit moves, and is looked at for every line that is drawn.
void DiffView::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        const auto at = static_cast<std::size_t>(block.blockNumber());
        if (line.top() > event->rect().bottom() || at >= m_shown.lines.size())
            break;
        const char mark = m_shown.lines[at].mark;
        if (mark == '+' || mark == '-')
            painter.fillRect(QRectF(0, line.top(), viewport()->width(), line.height()),
                             diffBackground(mark == '+', palette()));
    }
    painter.end();
    QPlainTextEdit::paintEvent(event);
}

void DiffView::changeEvent(QEvent *event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

} // namespace gatepost::ui
