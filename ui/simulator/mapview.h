// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/mapdrawing.h"

#include <QAbstractScrollArea>

#include <functional>
#include <memory>

/// The map of a site as a picture that is pointed at, walked through by keys, and read aloud cell by cell.
namespace gatepost::ui {

/// A cell, or with Kind::Name the row itself.
struct MapCellAt {
    std::size_t row = 0;
    std::optional<std::size_t> agent; ///< of an opened row
    exact::DrawnColumn::Kind kind = exact::DrawnColumn::Kind::Name;
    std::size_t index = 0; ///< of the column or use
    std::size_t place = 0; ///< Where: the first of the places that are drawn there
    friend bool operator==(const MapCellAt &, const MapCellAt &) = default;
};

class MapView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit MapView(QWidget *parent = nullptr);

    void setSheet(std::shared_ptr<const exact::MapSheet> sheet);
    [[nodiscard]] const exact::MapSheet *sheet() const { return m_sheet.get(); }
    [[nodiscard]] const exact::MapDrawing &drawing() const { return m_drawing; }
    /// The question's row and column, framed; another row is scrolled to. `path`: of the question, which its column is named after.
    void setAsked(std::optional<std::size_t> row, std::optional<std::size_t> column,
                  const std::string &path = {});
    void setOnlyChanged(bool only);
    /// What is said where there is nothing to draw.
    void setEmptyText(const QString &text);
    /// Who says what a cell is, in a sentence or two.
    void setTeller(std::function<QString(const MapCellAt &)> teller) {
        m_teller = std::move(teller);
    }
    /// Opens a row into its agents, or closes it.
    void setOpen(std::size_t row, bool open);
    [[nodiscard]] bool isOpen(std::size_t row) const;

    [[nodiscard]] std::optional<MapCellAt> cellAt(const QPoint &point) const;
    [[nodiscard]] QRect
    rectOf(const MapCellAt &cell) const; ///< in the viewport; empty if it is not drawn
    [[nodiscard]] std::optional<MapCellAt> current() const;
    /// By numbers of lines and columns as they are drawn.
    [[nodiscard]] std::optional<MapCellAt> cellIn(std::size_t line, std::size_t column) const;
    [[nodiscard]] QString said(const MapCellAt &cell) const;
    /// The places that the cell's column is drawn for.
    [[nodiscard]] std::vector<std::size_t> placesOf(const MapCellAt &cell) const;
    /// Shows each place of the column, or as many as there is room for.
    void setColumnOpen(std::size_t column, bool open);
    [[nodiscard]] bool isColumnOpen(std::size_t column) const;
    void setCurrent(const MapCellAt &cell);
    /// How the picture is laid out for paper or a file.
    [[nodiscard]] exact::DrawingStyle style(double width) const;

Q_SIGNALS:
    void activated(const gatepost::ui::MapCellAt &cell); ///< a click, Return
    void currentChanged();
    void menuRequested(const gatepost::ui::MapCellAt &cell, const QPoint &globalPos);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void revealAsked();
    void layOut();
    void layOutBars();
    [[nodiscard]] bool hasRoomForLegend() const;
    [[nodiscard]] int bottom() const; ///< of the rows in the viewport; the legend stays below it
    void moveTo(std::size_t line, std::size_t column);
    [[nodiscard]] std::string keyOfColumn(std::size_t column) const;
    [[nodiscard]] const exact::DrawnColumn *headAt(const QPoint &point) const;
    void sayCurrent();

    std::shared_ptr<const exact::MapSheet> m_sheet;
    exact::MapDrawing m_drawing;
    /// By the name of their first place: they outlive a new sheet.
    std::set<std::string> m_openColumns;
    std::set<exact::AgentKey> m_open; ///< rows by their first agent: they outlive a new sheet
    std::optional<std::size_t> m_askedRow;
    std::optional<std::size_t> m_askedColumn;
    std::string m_askedPath;
    bool m_onlyChanged = false;
    bool m_legendApart = false; ///< stays below the rows, as laid out
    QString m_emptyText;
    std::function<QString(const MapCellAt &)> m_teller;
    std::size_t m_line = 0; ///< the current cell, in m_drawing
    std::size_t m_column = 0;
};

} // namespace gatepost::ui
