// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixview.h"

#include "ui/simulator/matrixcells.h"
#include "ui/simulator/matrixheads.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

constexpr std::array kWidths = {6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 104, 136, 176};
constexpr int kRowHeight = 24;    // px at least, until it is zoomed out: a target that is hit
constexpr int kLeastFitting = 24; // px of a column that was not zoomed
constexpr int kLeastValue = 72;   // the same where cells have values ("short-o…")
constexpr int kLeastWhole = 2;    // px: what “all at once” goes down to

} // namespace

MatrixView::MatrixView(MatrixModel &model, QWidget *parent)
    : QTableView(parent),
      m_model(model),
      m_columnHead(new ColumnHead(model, this)),
      m_rowHead(new RowHead(model, this)) {
    setObjectName(QStringLiteral("matrix"));
    setAccessibleName(tr("Matrix of verdicts"));
    setAccessibleDescription(
        tr("Enter puts the cell's question. Plus and Minus open and close the agents that a row "
           "stands for, with Alt the paths of a column."));
    setHorizontalHeader(m_columnHead);
    setVerticalHeader(m_rowHead);
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectItems);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false); // Tab leaves the table, arrows walk in it
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    m_columnHead->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(m_columnHead, &MatrixHead::bundlePressed, this,
            [this](int section) { emit bundlePressed(section, Qt::Horizontal); });
    connect(m_rowHead, &MatrixHead::bundlePressed, this,
            [this](int section) { emit bundlePressed(section, Qt::Vertical); });
    connect(&model, &QAbstractItemModel::modelReset, this, &MatrixView::layOut);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &MatrixView::layOut);
}

// ---- sizes ---------------------------------------------------------------------------------------

void MatrixView::setZoom(Zoom zoom) {
    m_zoom = zoom;
    layOut();
    emit zoomChanged();
}

void MatrixView::setCellWidth(int width) {
    m_chosen = std::clamp(width, kSmallest, kWidths.back());
    setZoom(Zoom::Chosen);
}

void MatrixView::zoomBy(int steps) {
    const int now = m_cell.width();
    if (steps > 0) {
        const auto next = std::ranges::upper_bound(kWidths, now);
        setCellWidth(next == kWidths.end() ? kWidths.back() : *next);
    } else if (steps < 0) {
        const auto next = std::ranges::lower_bound(kWidths, now);
        setCellWidth(next == kWidths.begin() ? kSmallest : *std::prev(next));
    }
}

int MatrixView::usualWidth() const {
    const Grid *grid = m_model.grid();
    if (!grid || grid->valueOf.empty())
        return 12 * fontMetrics().averageCharWidth() + 16;
    return 14 * fontMetrics().averageCharWidth() + 24;
}

int MatrixView::usualHeight() const {
    return std::max(kRowHeight, fontMetrics().height() + 6);
}

QSize MatrixView::fittingCell(QSize room) const {
    const int rows = std::max(1, m_model.rowCount());
    const int columns = std::max(1, m_model.columnCount());
    const Grid *grid = m_model.grid();
    if (m_zoom == Zoom::Whole)
        return {std::clamp(room.width() / columns, kLeastWhole, usualWidth()),
                std::clamp(room.height() / rows, kLeastWhole, usualHeight())};
    if (m_zoom == Zoom::Chosen)
        return {m_chosen, m_chosen >= kRowHeight ? usualHeight() : m_chosen};
    const int least = grid && !grid->valueOf.empty() ? kLeastValue : kLeastFitting;
    const int width = std::clamp(room.width() / columns, least, usualWidth());
    return {width, usualHeight()};
}

void MatrixView::layOut() {
    if (m_layingOut || m_model.rowCount() == 0 || m_model.columnCount() == 0)
        return;
    m_layingOut = true;
    const QSize whole = contentsRect().size();
    // Heads take their part first; how wide a name is depends on whether there is room for it.
    // Names have what the cells do not need, too.
    const int freeHeight = whole.height() - m_model.rowCount() * usualHeight();
    const int freeWidth = whole.width() - m_model.columnCount() * usualWidth();
    const int mostHead = std::clamp(std::max(whole.height() * 2 / 5, freeHeight), 60, 190);
    const int mostSide = std::clamp(std::max(whole.width() / 4, freeWidth), 140, 460);
    QSize room(std::max(1, whole.width() - m_rowHead->layOut(usualHeight(), mostSide)),
               whole.height() - m_columnHead->layOut(usualWidth(), mostHead));
    m_cell = fittingCell(room);
    for (int again = 0; again < 2; ++again) { // narrower columns have higher heads
        const int head = m_columnHead->layOut(
            m_cell.width(), m_zoom == Zoom::Whole ? std::min(mostHead, 110) : mostHead);
        const int side = m_rowHead->layOut(m_cell.height(), mostSide);
        room = {whole.width() - side - m_columnHead->overhang(), whole.height() - head};
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
        if (m_cell.height() * m_model.rowCount() > room.height() && m_zoom != Zoom::Whole)
            room.rwidth() -= bar;
        if (m_cell.width() * m_model.columnCount() > room.width() && m_zoom != Zoom::Whole)
            room.rheight() -= bar;
        m_cell = fittingCell(room);
    }
    m_rowHead->setDefaultSectionSize(m_cell.height());
    m_columnHead->setDefaultSectionSize(m_cell.width());
    m_layingOut = false;
    updateGeometries();
    viewport()->update();
}

void MatrixView::updateGeometries() {
    if (m_layingOut)
        return;
    QTableView::updateGeometries();
    // The last slanted name reaches beyond its column.
    const int beyond = m_columnHead->length() + m_columnHead->overhang() - viewport()->width();
    if (m_columnHead->length() > viewport()->width() && beyond > horizontalScrollBar()->maximum())
        horizontalScrollBar()->setMaximum(beyond);
}

double MatrixView::shareVisible() const {
    const QRect seen = viewport()->rect();
    const auto count = [&](int sections, auto rectOf) {
        int all = 0;
        for (int i = 0; i < sections; ++i)
            all += seen.contains(rectOf(i)) ? 1 : 0;
        return sections == 0 ? 0.0 : static_cast<double>(all) / sections;
    };
    return count(m_model.rowCount(),
                 [&](int row) {
                     return QRect(seen.left(), rowViewportPosition(row), 1, rowHeight(row));
                 }) *
           count(m_model.columnCount(), [&](int column) {
               return QRect(columnViewportPosition(column), seen.top(), columnWidth(column), 1);
           });
}

void MatrixView::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    layOut();
}

void MatrixView::changeEvent(QEvent *event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

// ---- drawing -------------------------------------------------------------------------------------

void MatrixView::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    const QRect exposed = event->rect();
    painter.fillRect(exposed, palette().color(QPalette::Base));
    if (m_model.rowCount() == 0 || m_model.columnCount() == 0)
        return;
    const auto range = [](int from, int to, int count) {
        const int last = count - 1;
        const int a = from < 0 ? last : from;
        const int b = to < 0 ? last : to;
        return std::pair(std::min(a, b), std::max(a, b));
    };
    const auto [firstRow, lastRow] =
        range(rowAt(std::max(0, exposed.top())), rowAt(exposed.bottom()), m_model.rowCount());
    // Beyond the last column there is none: at the right edge, or at the left one where the table begins on the right.
    const auto [firstColumn, lastColumn] =
        range(columnAt(exposed.left()), columnAt(exposed.right()), m_model.columnCount());
    CellPainter cells(painter, *this, m_cell);
    for (int row = firstRow; row <= lastRow; ++row) {
        const int y = rowViewportPosition(row);
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const QRect place(columnViewportPosition(column), y, m_cell.width(), m_cell.height());
            const MatrixModel::Look look = m_model.look(row, column);
            cells.paint(place, look.tone, look.isFact, look.isTaken,
                        [&] { return m_model.index(row, column).data().toString(); });
            cells.paintMarks(place, look.changed, look.differs);
        }
    }
    paintFrames(painter, exposed);
}

/// The question's row and column, the cell that is pointed at, the cell that has been chosen.
void MatrixView::paintFrames(QPainter &painter, const QRect &exposed) const {
    const int gap = m_cell.width() >= 8 ? 1 : 0;
    painter.setBrush(Qt::NoBrush);
    QColor ink = palette().color(QPalette::Text);
    const QRect all =
        QRect(visualRect(m_model.index(0, 0)))
            .united(visualRect(m_model.index(m_model.rowCount() - 1, m_model.columnCount() - 1)));
    painter.setPen(QPen(ink, 1));
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.isAsked(row, Qt::Vertical)) {
            const QRect band(all.left(), rowViewportPosition(row), all.width(), m_cell.height());
            if (band.intersects(exposed))
                painter.drawRect(band.adjusted(0, 0, -1 - gap, -1 - gap));
        }
    for (int column = 0; column < m_model.columnCount(); ++column)
        if (m_model.isAsked(column, Qt::Horizontal)) {
            const QRect band(columnViewportPosition(column), all.top(), m_cell.width(),
                             all.height());
            if (band.intersects(exposed))
                painter.drawRect(band.adjusted(0, 0, -1 - gap, -1 - gap));
        }
    if (m_hovered.isValid()) {
        ink.setAlphaF(0.6F);
        painter.setPen(QPen(ink, 1));
        painter.drawRect(visualRect(m_hovered).adjusted(0, 0, -1 - gap, -1 - gap));
    }
    if (const QModelIndex chosen = currentIndex(); chosen.isValid()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::SolidLine, Qt::SquareCap,
                            Qt::MiterJoin));
        const QRect place = visualRect(chosen).adjusted(0, 0, -gap, -gap);
        // A dot of six pixels would be all frame: it is drawn around it.
        painter.drawRect(m_cell.width() < 12 ? place.adjusted(-1, -1, 1, 1)
                                             : place.adjusted(1, 1, -1, -1));
    }
}

void MatrixView::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
    QTableView::currentChanged(current, previous);
    viewport()->update(); // a frame reaches beyond its cell
}

// ---- pointing, keys ------------------------------------------------------------------------------

void MatrixView::setHovered(const QModelIndex &index) {
    if (index == m_hovered)
        return;
    m_hovered = index;
    m_rowHead->setHovered(index.isValid() ? index.row() : -1);
    m_columnHead->setHovered(index.isValid() ? index.column() : -1);
    viewport()->update();
    emit hovered(index);
}

bool MatrixView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::Leave)
        setHovered({});
    return QTableView::viewportEvent(event);
}

void MatrixView::mouseMoveEvent(QMouseEvent *event) {
    QTableView::mouseMoveEvent(event);
    setHovered(indexAt(event->position().toPoint()));
}

void MatrixView::wheelEvent(QWheelEvent *event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QTableView::wheelEvent(event);
        return;
    }
    const int turned = event->angleDelta().y();
    zoomBy(turned > 0 ? 1 : turned < 0 ? -1 : 0);
    event->accept();
}

bool MatrixView::event(QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool zooms = key->modifiers() & Qt::ControlModifier &&
                           (key->key() == Qt::Key_Plus || key->key() == Qt::Key_Equal ||
                            key->key() == Qt::Key_Minus || key->key() == Qt::Key_0);
        if (zooms) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void MatrixView::openBundle(bool open, Qt::Orientation orientation) {
    const QModelIndex at = currentIndex();
    if (!at.isValid())
        return;
    const int section = orientation == Qt::Vertical ? at.row() : at.column();
    const MatrixModel::Line &line = m_model.line(section, orientation);
    if (line.isBundle() && line.isOpen() != open)
        emit bundlePressed(section, orientation);
}

void MatrixView::keyPressEvent(QKeyEvent *event) {
    const bool control = event->modifiers() & Qt::ControlModifier;
    const Qt::Orientation side =
        event->modifiers() & Qt::AltModifier ? Qt::Horizontal : Qt::Vertical;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (control)
            zoomBy(1);
        else
            openBundle(true, side);
        return;
    case Qt::Key_Minus:
        if (control)
            zoomBy(-1);
        else
            openBundle(false, side);
        return;
    case Qt::Key_0:
        if (control) {
            setZoom(Zoom::Fitting);
            return;
        }
        break;
    default: break;
    }
    QTableView::keyPressEvent(event);
}

void MatrixView::contextMenuEvent(QContextMenuEvent *event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid())
        return;
    setCurrentIndex(index);
    emit menuRequested(index, byMouse ? event->globalPos()
                                      : viewport()->mapToGlobal(visualRect(index).center()));
}

} // namespace gatepost::ui
