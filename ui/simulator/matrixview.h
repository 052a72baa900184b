// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulator/matrixmodel.h"

#include <QTableView>

/// The matrix as a table that becomes a picture: from words in its cells down to dots of colour, all of it at once if wanted.
///
/// Arrows move, Enter asks, + and - open and close the row's bundle (with Alt the column's). Ctrl with the wheel, +, - and 0
/// makes cells larger, smaller, and as they were at first.
namespace gatepost::ui {

class ColumnHead;
class RowHead;

class MatrixView : public QTableView {
    Q_OBJECT

public:
    static constexpr int kIconOnly = 48; ///< px; narrower cells have no word
    static constexpr int kSmallest = 6;  ///< px; what zooming goes down to

    explicit MatrixView(MatrixModel &model, QWidget *parent = nullptr);

    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class Zoom {
        Fitting, ///< as wide as the view allows, never too narrow for a sign
        Whole,   ///< all rows and columns at once, in whatever size that takes
        Chosen
    };
    void setZoom(Zoom zoom);
    void setCellWidth(int width); ///< Zoom::Chosen
    void zoomBy(int steps);       ///< to the next larger or smaller size
    [[nodiscard]] Zoom zoom() const { return m_zoom; }
    [[nodiscard]] QSize cellSize() const { return m_cell; }
    /// The part of all cells that is seen without scrolling, 0 … 1.
    [[nodiscard]] double shareVisible() const;
    [[nodiscard]] RowHead &rowHead() const { return *m_rowHead; }

Q_SIGNALS:
    void zoomChanged();
    void hovered(const QModelIndex &index); ///< invalid: the pointer left
    void menuRequested(const QModelIndex &index, const QPoint &globalPos);
    void bundlePressed(int section, Qt::Orientation orientation);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;

private:
    void layOut();
    [[nodiscard]] int usualWidth() const; ///< px with room for sign and word
    [[nodiscard]] int usualHeight() const;
    [[nodiscard]] QSize fittingCell(QSize room) const;
    void setHovered(const QModelIndex &index);
    void paintFrames(QPainter &painter, const QRect &exposed) const;
    void openBundle(bool open, Qt::Orientation orientation);

    MatrixModel &m_model;
    ColumnHead *m_columnHead;
    RowHead *m_rowHead;
    Zoom m_zoom = Zoom::Fitting;
    QSize m_cell{104, 24};
    int m_chosen = 104;
    QPersistentModelIndex m_hovered;
    bool m_layingOut = false;
};

} // namespace gatepost::ui
