// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulator/matrixmodel.h"

#include <QHeaderView>

/// The heads of the matrix: slanted names above narrow columns; names, bundles and purposes beside the rows.
namespace gatepost::ui {

/// Names cut to `width` pixels. They are cut in the middle, and at the beginning where they could not be told apart otherwise.
[[nodiscard]] QStringList cutNames(const QStringList &names, const QFontMetrics &metrics,
                                   int width);

class MatrixHead : public QHeaderView {
    Q_OBJECT

public:
    MatrixHead(MatrixModel &model, Qt::Orientation orientation, QWidget *parent);
    void
    setHovered(int section); ///< -1: none; its name is shown even where there is no room for all
    /// The section that a point's name belongs to; -1 if none.
    Q_INVOKABLE virtual int sectionAt(const QPoint &point) const;

Q_SIGNALS:
    void bundlePressed(int section);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override {}
    void mouseDoubleClickEvent(QMouseEvent *) override {}
    virtual void pressed(int section, const QPoint &at) = 0;
    [[nodiscard]] QFont fontOf(int section) const; ///< bold for the question's
    [[nodiscard]] QString name(int section) const;
    /// The triangle of a bundle, in the middle of a place.
    static void drawTriangle(QPainter &painter, const QRectF &place, bool open, bool mirrored);

    MatrixModel &m_matrix;
    int m_hovered = -1;
};

/// Names of columns: level where all fit, slanted where not.
class ColumnHead : public MatrixHead {
    Q_OBJECT
    Q_PROPERTY(bool slanted READ isSlanted)

public:
    ColumnHead(MatrixModel &model, QWidget *parent);
    /// Chooses level or slanted for columns of this width, at most `most` pixels high. Returns the height.
    int layOut(int columnWidth, int most);
    /// How far the last name reaches beyond its column.
    [[nodiscard]] int overhang() const;
    [[nodiscard]] bool isSlanted() const { return m_slanted; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int sectionAt(const QPoint &point) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void pressed(int section, const QPoint &at) override;

private:
    void drawName(QPainter &painter, int section) const;
    [[nodiscard]] bool namesFit() const; ///< every column has room for its own

    QStringList m_names; ///< cut; of the first some hundred
    int m_room = 100;    ///< px for a name
    int m_columnWidth = 100;
    int m_height = 24;
    bool m_slanted = false;
};

/// Names of rows, with the purpose at the first row of each.
class RowHead : public MatrixHead {
    Q_OBJECT

public:
    RowHead(MatrixModel &model, QWidget *parent);
    /// For rows of this height; returns the width, at most `most`.
    int layOut(int rowHeight, int most);

protected:
    void paintEvent(QPaintEvent *event) override;
    void pressed(int section, const QPoint &at) override;

private:
    void drawRow(QPainter &painter, int section, const QRect &place, bool withPurpose) const;
    void drawPurposes(QPainter &painter, const QRect &exposed) const;
    [[nodiscard]] bool beginsPurpose(int section) const;

    int m_rowHeight = 24;
    int m_purposeWidth = 0;
};

} // namespace gatepost::ui
