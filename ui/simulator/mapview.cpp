// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/mapview.h"

#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/bridge/unturned.h"
#include "ui/simulator/mapaccessible.h"
#include "ui/simulator/mappainter.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr std::size_t kMostNamedInMap = 24; // places in the tooltip of a head

std::size_t placeIn(const exact::DrawnColumn &column) {
    return column.places.empty() ? 0 : column.places.front();
}

using exact::DrawnColumn;
using exact::DrawnLine;

exact::AgentKey keyOf(const exact::SheetRow &row) {
    return exact::keyOf(row.agents.front().asked);
}

} // namespace

MapView::MapView(QWidget *parent) : QAbstractScrollArea(parent) {
    installMapAccessibility();
    setObjectName(QStringLiteral("map"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    verticalScrollBar()->setSingleStep(18);
    horizontalScrollBar()->setSingleStep(25);
}

void MapView::setSheet(std::shared_ptr<const exact::MapSheet> sheet) {
    const auto before = current();
    m_sheet = std::move(sheet);
    layOut();
    if (before && m_line >= m_drawing.lines.size())
        m_line = m_column = 0;
}

void MapView::setAsked(std::optional<std::size_t> row, std::optional<std::size_t> column,
                       const std::string &path) {
    if (m_askedRow == row && m_askedColumn == column && m_askedPath == path)
        return;
    const bool isOtherRow = m_askedRow != row;
    m_askedRow = row;
    m_askedColumn = column;
    m_askedPath = path;
    layOut();
    if (isOtherRow)
        revealAsked();
}

void MapView::revealAsked() {
    const auto line = std::ranges::find_if(m_drawing.lines, [this](const exact::DrawnLine &each) {
        return m_askedRow == each.row && !each.agent;
    });
    if (line == m_drawing.lines.end())
        return;
    const int top = qRound(line->y - m_drawing.headHeight);
    const int room = verticalScrollBar()->pageStep();
    const int height = qRound(line->height);
    QScrollBar *bar = verticalScrollBar();
    if (top < bar->value() || top + height > bar->value() + room)
        bar->setValue(top - (room - height) / 2);
}

void MapView::setOnlyChanged(bool only) {
    m_onlyChanged = only;
    layOut();
}

void MapView::setEmptyText(const QString &text) {
    m_emptyText = text;
    viewport()->update();
}

bool MapView::isOpen(std::size_t row) const {
    return m_sheet && row < m_sheet->rows.size() && m_open.contains(keyOf(m_sheet->rows[row]));
}

void MapView::setOpen(std::size_t row, bool open) {
    if (!m_sheet || row >= m_sheet->rows.size() || m_sheet->rows[row].agents.size() < 2)
        return;
    if (open)
        m_open.insert(keyOf(m_sheet->rows[row]));
    else
        m_open.erase(keyOf(m_sheet->rows[row]));
    layOut();
}

exact::DrawingStyle MapView::style(double width) const {
    exact::DrawingStyle style;
    style.width = width;
    style.fontSize = std::max(10.0, QFontInfo(font()).pixelSize() * 0.95);
    style.rightToLeft = isRightToLeft();
    style.onlyChanged = m_onlyChanged;
    style.say = [](const Message &message) { return unturned(message).toStdString(); };
    style.measure = [font = font()](std::string_view words, double size, bool bold) mutable {
        font.setPixelSize(std::max(1, qRound(size)));
        font.setBold(bold);
        return QFontMetricsF(font).horizontalAdvance(text(words));
    };
    return style;
}

void MapView::layOut() {
    if (!m_sheet) {
        m_drawing = {};
    } else {
        exact::DrawingStyle wanted = style(viewport()->width());
        for (std::size_t row = 0; row < m_sheet->rows.size(); ++row)
            if (m_open.contains(keyOf(m_sheet->rows[row])))
                wanted.open.insert(row);
        wanted.legendApart = m_legendApart = hasRoomForLegend();
        wanted.askedRow = m_askedRow;
        for (std::size_t column = 0; column < m_sheet->columns.size(); ++column)
            if (isColumnOpen(column))
                wanted.openColumns.insert(column);
        wanted.askedColumn = m_askedColumn;
        wanted.askedPath = m_askedPath;
        m_drawing = drawMap(*m_sheet, wanted);
    }
    layOutBars();
    viewport()->update();
}

/// In a low view the legend is at the end of the rows: there they need the room.
bool MapView::hasRoomForLegend() const {
    constexpr int kLines = 24;
    return viewport()->height() > kLines * fontMetrics().lineSpacing();
}

int MapView::bottom() const {
    return viewport()->height() - qRound(m_drawing.footHeight);
}

void MapView::layOutBars() {
    const QSize room(viewport()->width(), bottom());
    verticalScrollBar()->setRange(0, std::max(0, qRound(m_drawing.height) - room.height()));
    verticalScrollBar()->setPageStep(std::max(1, room.height() - qRound(m_drawing.headHeight)));
    horizontalScrollBar()->setRange(0, std::max(0, qRound(m_drawing.width) - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
}

void MapView::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_drawing.lines.empty() && !m_emptyText.isEmpty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24),
                         Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        if (!m_sheet)
            return;
    }
    const QPointF scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const double head = m_drawing.headHeight;
    painter.save();
    const QRectF rows(0, head, viewport()->width(), bottom() - head);
    painter.setClipRect(rows);
    painter.translate(-scrolled);
    paintShapes(painter, m_drawing.body, QRectF(event->rect()).translated(scrolled), font(),
                palette());
    painter.restore();
    if (const auto cell = current(); cell && hasFocus()) {
        painter.setClipRect(rows);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rectOf(*cell)).adjusted(0, 0, -1, -1));
        painter.setClipping(false);
    }
    painter.translate(-scrolled.x(), 0);
    paintShapes(painter, m_drawing.head, QRectF(0, 0, m_drawing.width, head), font(), palette());
    painter.translate(0, bottom());
    paintShapes(painter, m_drawing.foot, QRectF(0, 0, m_drawing.width, m_drawing.footHeight),
                font(), palette());
}

void MapView::resizeEvent(QResizeEvent *event) {
    QAbstractScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width() || m_legendApart != hasRoomForLegend())
        layOut();
    else
        layOutBars();
    if (!hasFocus()) // who walks through it has chosen what is seen
        revealAsked();
}

void MapView::changeEvent(QEvent *event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        layOut();
}

std::optional<MapCellAt> MapView::cellAt(const QPoint &point) const {
    if (point.y() < m_drawing.headHeight || point.y() >= bottom())
        return {};
    const double x = point.x() + horizontalScrollBar()->value();
    const double y = point.y() + verticalScrollBar()->value();
    const auto line = std::ranges::find_if(m_drawing.lines, [y](const DrawnLine &each) {
        return y >= each.y && y < each.y + each.height;
    });
    const auto column = std::ranges::find_if(m_drawing.columns, [x](const DrawnColumn &each) {
        return x >= each.x && x < each.x + each.width;
    });
    if (line == m_drawing.lines.end() || column == m_drawing.columns.end())
        return {};
    return MapCellAt{line->row, line->agent, column->kind, column->index, placeIn(*column)};
}

QRect MapView::rectOf(const MapCellAt &cell) const {
    for (const DrawnLine &line : m_drawing.lines)
        if (line.row == cell.row && line.agent == cell.agent)
            for (const DrawnColumn &column : m_drawing.columns)
                if (column.kind == cell.kind && column.index == cell.index &&
                    placeIn(column) == cell.place)
                    return QRectF(column.x - horizontalScrollBar()->value(),
                                  line.y - verticalScrollBar()->value(), column.width, line.height)
                        .toAlignedRect();
    return {};
}

std::optional<MapCellAt> MapView::cellIn(std::size_t line, std::size_t column) const {
    if (line >= m_drawing.lines.size() || column >= m_drawing.columns.size())
        return {};
    const DrawnLine &at = m_drawing.lines[line];
    const DrawnColumn &in = m_drawing.columns[column];
    return MapCellAt{at.row, at.agent, in.kind, in.index, placeIn(in)};
}

std::optional<MapCellAt> MapView::current() const {
    return cellIn(m_line, m_column);
}

std::vector<std::size_t> MapView::placesOf(const MapCellAt &cell) const {
    for (const DrawnColumn &column : m_drawing.columns)
        if (column.kind == cell.kind && column.index == cell.index && placeIn(column) == cell.place)
            return column.places;
    return {};
}

std::string MapView::keyOfColumn(std::size_t column) const {
    return m_sheet->placeName(m_sheet->columns[column].places.front()).english();
}

bool MapView::isColumnOpen(std::size_t column) const {
    return m_sheet && column < m_sheet->columns.size() &&
           m_openColumns.contains(keyOfColumn(column));
}

void MapView::setColumnOpen(std::size_t column, bool open) {
    if (!m_sheet || column >= m_sheet->columns.size())
        return;
    if (open)
        m_openColumns.insert(keyOfColumn(column));
    else
        m_openColumns.erase(keyOfColumn(column));
    layOut();
}

const DrawnColumn *MapView::headAt(const QPoint &point) const {
    if (!m_sheet || point.y() >= m_drawing.headHeight)
        return nullptr;
    const double x = point.x() + horizontalScrollBar()->value();
    const auto column = std::ranges::find_if(m_drawing.columns, [x](const DrawnColumn &each) {
        return each.kind == DrawnColumn::Kind::Where && x >= each.x && x < each.x + each.width;
    });
    return column == m_drawing.columns.end() ? nullptr : &*column;
}

QString MapView::said(const MapCellAt &cell) const {
    return m_teller ? m_teller(cell) : QString();
}

void MapView::setCurrent(const MapCellAt &cell) {
    for (std::size_t line = 0; line < m_drawing.lines.size(); ++line)
        for (std::size_t column = 0; column < m_drawing.columns.size(); ++column)
            if (m_drawing.lines[line].row == cell.row &&
                m_drawing.lines[line].agent == cell.agent &&
                m_drawing.columns[column].kind == cell.kind &&
                m_drawing.columns[column].index == cell.index &&
                placeIn(m_drawing.columns[column]) == cell.place)
                moveTo(line, column);
}

void MapView::moveTo(std::size_t line, std::size_t column) {
    if (m_drawing.lines.empty())
        return;
    m_line = std::min(line, m_drawing.lines.size() - 1);
    m_column = std::min(column, m_drawing.columns.size() - 1);
    const DrawnLine &at = m_drawing.lines[m_line];
    const DrawnColumn &in = m_drawing.columns[m_column];
    QScrollBar *down = verticalScrollBar();
    const double head = m_drawing.headHeight;
    if (at.y - down->value() < head || m_line == 0)
        down->setValue(m_line == 0 ? 0 : qRound(at.y - head - at.height));
    else if (at.y + at.height - down->value() > bottom())
        down->setValue(qRound(at.y + at.height - bottom()));
    QScrollBar *across = horizontalScrollBar();
    if (in.x < across->value())
        across->setValue(qRound(in.x));
    else if (in.x + in.width - across->value() > viewport()->width())
        across->setValue(qRound(in.x + in.width - viewport()->width()));
    viewport()->update();
    sayCurrent();
    emit currentChanged();
}

void MapView::sayCurrent() {
    if (!hasFocus() || !current())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(static_cast<int>(m_line * m_drawing.columns.size() + m_column));
    QAccessible::updateAccessibility(&focus);
}

void MapView::keyPressEvent(QKeyEvent *event) {
    const auto cell = current();
    if (!cell) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const std::size_t lines = m_drawing.lines.size();
    const std::size_t page = std::max(
        1,
        qRound((viewport()->height() - m_drawing.headHeight) / m_drawing.lines.front().height) - 1);
    const bool onName = cell->kind == DrawnColumn::Kind::Name;
    const bool forward = event->key() == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right);
    switch (event->key()) {
    case Qt::Key_Up: moveTo(m_line == 0 ? 0 : m_line - 1, m_column); return;
    case Qt::Key_Down: moveTo(std::min(m_line + 1, lines - 1), m_column); return;
    case Qt::Key_PageUp: moveTo(m_line < page ? 0 : m_line - page, m_column); return;
    case Qt::Key_PageDown: moveTo(m_line + page, m_column); return;
    case Qt::Key_Left:
    case Qt::Key_Right:
        moveTo(m_line, forward ? m_column + 1 : m_column == 0 ? 0 : m_column - 1);
        return;
    case Qt::Key_Home: moveTo(event->modifiers() & Qt::ControlModifier ? 0 : m_line, 0); return;
    case Qt::Key_End:
        moveTo(event->modifiers() & Qt::ControlModifier ? lines - 1 : m_line,
               m_drawing.columns.size() - 1);
        return;
    case Qt::Key_Plus: setOpen(cell->row, true); return;
    case Qt::Key_Minus: setOpen(cell->row, false); return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (onName && !cell->agent && m_sheet->rows[cell->row].agents.size() > 1)
            setOpen(cell->row, !isOpen(cell->row));
        else
            emit activated(*cell);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void MapView::mousePressEvent(QMouseEvent *event) {
    if (const DrawnColumn *head = headAt(event->position().toPoint());
        head && event->button() == Qt::LeftButton &&
        (head->places.size() > 1 || isColumnOpen(head->index))) {
        setColumnOpen(head->index, !isColumnOpen(head->index));
        return;
    }
    const auto cell = cellAt(event->position().toPoint());
    if (!cell || event->button() != Qt::LeftButton) {
        QAbstractScrollArea::mousePressEvent(event);
        return;
    }
    setCurrent(*cell);
    if (cell->kind == DrawnColumn::Kind::Name && !cell->agent &&
        m_sheet->rows[cell->row].agents.size() > 1)
        setOpen(cell->row, !isOpen(cell->row));
    else
        emit activated(*cell);
}

void MapView::contextMenuEvent(QContextMenuEvent *event) {
    auto cell = event->reason() == QContextMenuEvent::Mouse ? cellAt(event->pos()) : current();
    if (!cell)
        return;
    setCurrent(*cell);
    emit menuRequested(*cell, event->reason() == QContextMenuEvent::Mouse
                                  ? event->globalPos()
                                  : viewport()->mapToGlobal(rectOf(*cell).center()));
}

bool MapView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const DrawnColumn *head = headAt(help->pos())) {
            showTip(help->globalPos(), text(m_sheet->placesName(head->places, kMostNamedInMap)),
                    viewport());
            return true;
        }
        const auto cell = cellAt(help->pos());
        showTip(help->globalPos(), cell ? said(*cell) : QString(), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void MapView::focusInEvent(QFocusEvent *event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        sayCurrent();
}

void MapView::focusOutEvent(QFocusEvent *event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace gatepost::ui
