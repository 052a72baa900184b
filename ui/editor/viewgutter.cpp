// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands beside the lines.

#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/editor/gutter.h"
#include "ui/editor/highlighter.h"
#include "ui/editor/textview.h"
#include "ui/site/draftchanges.h"
#include "ui/site/idlerules.h"
#include "ui/site/severity.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// What the draft changes; null for what was never saved, of which every line would be marked.
std::shared_ptr<const DraftDifference> comparedDraft(SiteModel &site) {
    const DraftChanges &draft = DraftChanges::of(site);
    return draft.hasBaseline() ? draft.current() : nullptr;
}

constexpr int kBar = 3; // pixels

/// Differences to the saved site for which a line of the document answers, by line from 0.
QMultiHash<int, const exact::Difference *> differencesAt(const DraftDifference *draft,
                                                         std::optional<FileId> file) {
    QMultiHash<int, const exact::Difference *> lines;
    if (draft && file)
        for (const exact::Difference &change : draft->found.changes)
            if (change.after.line && change.after.line->file == *file)
                lines.insert(static_cast<int>(change.after.line->line.value) - 1, &change);
    return lines;
}

} // namespace

Gutter::Gutter(TextView *view) : QWidget(view), m_view(view) {
    setMouseTracking(true);
}

QSize Gutter::sizeHint() const {
    return {m_view->gutterWidth(), 0};
}

void Gutter::paintEvent(QPaintEvent *event) {
    m_view->paintGutter(event);
}

void Gutter::mousePressEvent(QMouseEvent *event) {
    m_view->gutterPressed(event->position().toPoint());
}

bool Gutter::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showTip(help->globalPos(), m_view->toolTipOfBlock(m_view->blockAt(help->pos().y())), this);
        return true;
    }
    return QWidget::event(event);
}

// bar of changes | problem | number | mark | folding

int TextView::foldColumn() const {
    return std::max(12, fontMetrics().height() * 3 / 4);
}

int TextView::gutterWidth() const {
    const int digits = std::max<int>(2, static_cast<int>(QString::number(blockCount()).size()));
    const QFontMetrics metrics(font());
    return kBar + 2 * metrics.height() + digits * metrics.horizontalAdvance(QLatin1Char('9')) + 10 +
           foldColumn();
}

void TextView::paintGutter(QPaintEvent *event) {
    QPainter painter(m_gutter);
    const QPalette colors = palette();
    painter.fillRect(
        event->rect(),
        m_highlighter->color(EditorColor::Gutter).value_or(colors.color(QPalette::AlternateBase)));
    painter.setFont(font());
    const std::optional<Section> caretsSection = sectionAt(m_outline, textCursor().blockNumber());
    const std::vector<Section> governing = this->governing();
    const auto draft = comparedDraft(m_site);
    const auto differences = differencesAt(draft.get(), m_site.analysis().fileId(&m_document));
    const QSet<int> &idle = IdleRules::of(m_site).linesOf(m_document);
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        if (!block.isVisible())
            continue;
        const qreal bottom = top + blockBoundingRect(block).height();
        if (bottom >= event->rect().top()) {
            const auto y = static_cast<int>(top);
            paintBar(painter, block.blockNumber(), y, static_cast<int>(bottom));
            paintNumber(painter, block, y);
            // Where a problem has its icon; the tooltip says all.
            const int n = block.blockNumber();
            const bool differs = differences.contains(n);
            if (!m_problems.contains(n) && (differs || idle.contains(n))) {
                const int height = fontMetrics().height();
                painter.setPen(differs ? toneColor(Tone::Ask, colors)
                                       : colors.color(QPalette::PlaceholderText));
                painter.drawText(QRect(kBar + 3, y, height, height), Qt::AlignCenter,
                                 differs ? QStringLiteral("±") : QStringLiteral("○"));
            }
            paintFolding(painter, block.blockNumber(), y, static_cast<int>(bottom), caretsSection);
            if (const auto section = sectionAt(m_outline, block.blockNumber());
                section && std::ranges::contains(governing, *section))
                paintBracket(painter, *section, block.blockNumber(), y, static_cast<int>(bottom));
        }
        top = bottom;
    }
}

void TextView::paintNumber(QPainter &painter, const QTextBlock &block, int y) const {
    const QPalette colors = palette();
    const int n = block.blockNumber();
    const bool isCurrent = n == textCursor().blockNumber();
    const int height = fontMetrics().height();
    const int icon = std::max(8, height - 4);
    const int right = m_gutter->width() - foldColumn();
    painter.setPen(isCurrent ? m_highlighter->color(EditorColor::CurrentLineNumber)
                                   .value_or(colors.color(QPalette::Text))
                             : m_highlighter->color(EditorColor::LineNumber)
                                   .value_or(colors.color(QPalette::PlaceholderText)));
    painter.drawText(QRect(kBar + height, y, right - kBar - 2 * height - 4, height),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(n + 1));
    const QRect markRect(right - height, y + (height - icon) / 2, icon, icon);
    if (const auto mark = m_marks.constFind(n); mark != m_marks.cend()) {
        if (*mark == Outcome::Decided)
            toneIcon(m_decidedTone).paint(&painter, markRect);
        else if (*mark == Outcome::Lost || *mark == Outcome::Applies)
            coloredIcon(*mark == Outcome::Lost ? QStringLiteral("lost") : QStringLiteral("applies"),
                        Tone::Unstated)
                .paint(&painter, markRect);
    }
    std::optional<Severity> worst;
    for (auto it = m_problems.constFind(n); it != m_problems.cend() && it.key() == n; ++it) {
        const Severity severity =
            m_site.analysis().problems()[static_cast<std::size_t>(*it)].severity;
        worst = worst ? std::min(*worst, severity) : severity;
    }
    if (worst)
        iconOfSeverity(*worst).paint(&painter,
                                     QRect(kBar + 3, y + (height - icon) / 2, icon, icon));
}

/// Beside the groups that are about the question's agent.
void TextView::paintBracket(QPainter &painter, const Section &section, int line, int top,
                            int bottom) const {
    constexpr int kThick = 2;
    constexpr int kTick = 4;
    const int right = m_gutter->width();
    const QColor ink = palette().color(QPalette::PlaceholderText);
    painter.fillRect(QRect(right - kThick, top, kThick, bottom - top), ink);
    if (line == section.first)
        painter.fillRect(QRect(right - kTick, top, kTick, kThick), ink);
    if (line == section.last)
        painter.fillRect(QRect(right - kTick, bottom - kThick, kTick, kThick), ink);
}

void TextView::paintBar(QPainter &painter, int line, int top, int bottom) const {
    const auto at = std::ranges::lower_bound(m_bars, line, {}, &ChangeBar::last);
    for (auto bar = at; bar != m_bars.end() && bar->first <= line; ++bar) {
        switch (bar->kind) {
        case BarKind::Added:
            painter.fillRect(QRect(0, top, kBar, bottom - top), toneColor(Tone::Allow, palette()));
            break;
        case BarKind::Changed:
            painter.fillRect(QRect(0, top, kBar, bottom - top), toneColor(Tone::Ask, palette()));
            break;
        case BarKind::Removed: // a notch between two lines, wider than a bar: not by colour alone
            painter.fillRect(QRect(0, top - 1, 3 * kBar, 2), toneColor(Tone::Deny, palette()));
            break;
        }
    }
}

void TextView::paintFolding(QPainter &painter, int line, int top, int bottom,
                            std::optional<Section> caretsSection) const {
    const int width = foldColumn();
    const int left = m_gutter->width() - width;
    const int height = fontMetrics().height();
    const QPalette colors = palette();
    const bool ofCaret =
        caretsSection && caretsSection->first <= line && line <= caretsSection->last;
    const QColor quiet = m_highlighter->color(EditorColor::LineNumber)
                             .value_or(colors.color(QPalette::PlaceholderText));
    const QColor strong = toneColor(Tone::Ask, colors);
    const std::optional<Section> section = sectionFrom(m_outline, line);
    const bool folds = (section && section->last > section->first) || isFolded(line);
    const int middle = left + width / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    if (ofCaret && caretsSection->last > caretsSection->first) {
        painter.setPen(QPen(strong, 1.5));
        const int from = line == caretsSection->first ? top + height : top;
        const int to = line == caretsSection->last ? top + height / 2 : bottom;
        if (to > from)
            painter.drawLine(QPointF(middle, from), QPointF(middle, to));
        if (line == caretsSection->last)
            painter.drawLine(QPointF(middle, to), QPointF(left + width - 2, to));
    }
    if (folds) {
        const qreal size = width * 0.28;
        const QPointF centre(middle, top + height / 2.0);
        painter.setPen(QPen(ofCaret ? strong : quiet, 1.5));
        if (isFolded(line))
            painter.drawPolyline(QPolygonF{{centre.x() - size / 2, centre.y() - size},
                                           {centre.x() + size / 2, centre.y()},
                                           {centre.x() - size / 2, centre.y() + size}});
        else
            painter.drawPolyline(QPolygonF{{centre.x() - size, centre.y() - size / 2},
                                           {centre.x(), centre.y() + size / 2},
                                           {centre.x() + size, centre.y() - size / 2}});
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int TextView::blockAt(int y) const {
    const QTextCursor cursor = cursorForPosition({0, y});
    const QRect rect = cursorRect(cursor);
    return y <= rect.bottom() ? cursor.blockNumber() : -1;
}

void TextView::gutterPressed(const QPoint &at) {
    const int block = blockAt(at.y());
    setFocus();
    if (block < 0)
        return;
    if (at.x() >= m_gutter->width() - foldColumn()) {
        if (isFolded(block))
            unfold(block);
        else if (!fold(block))
            setTextCursor(QTextCursor(document()->findBlockByNumber(block)));
        return;
    }
    setTextCursor(QTextCursor(document()->findBlockByNumber(block)));
}

QString TextView::toolTipOfBlock(int block) const {
    QStringList lines;
    if (const auto mark = m_marks.constFind(block); mark != m_marks.cend()) {
        const QString why = m_why.value(block);
        lines << (why.isEmpty() ? outcomeText(*mark)
                                : QStringLiteral("%1: %2").arg(outcomeText(*mark), why));
    }
    for (auto it = m_problems.constFind(block); it != m_problems.cend() && it.key() == block; ++it)
        lines << text(m_site.analysis().problems()[static_cast<std::size_t>(*it)].message);
    constexpr qsizetype kMostSaid = 6;
    const auto draft = comparedDraft(m_site);
    const auto differences =
        differencesAt(draft.get(), m_site.analysis().fileId(&m_document)).values(block);
    for (const exact::Difference *change :
         differences.first(std::min(differences.size(), kMostSaid)))
        lines << text(change->text);
    if (IdleRules::of(m_site).linesOf(m_document).contains(block))
        lines << tr("Decided no request in the log");
    const auto &verdict = m_site.analysis().verdict();
    if (const auto section = sectionAt(m_outline, block);
        section && verdict && std::ranges::contains(governing(), *section))
        lines << tr("Applies to %1").arg(text(verdict->agent.token));
    return lines.join(QLatin1Char('\n'));
}

} // namespace gatepost::ui
