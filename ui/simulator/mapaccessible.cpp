// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/mapaccessible.h"

#include "ui/bridge/text.h"
#include "ui/simulator/mapview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWindow>

namespace gatepost::ui {

namespace {

using Kind = exact::DrawnColumn::Kind;

/// A cell by its place: it lives as long as the table's face and is empty where nothing is drawn any longer.
class CellFace : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    CellFace(MapView *view, int line, int column) : m_view(view), m_line(line), m_column(column) {}

    [[nodiscard]] bool isValid() const override { return cell().has_value(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override {
        return m_view ? m_view->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        const auto at = cell();
        return at && kind == QAccessible::Name ? m_view->said(*at) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override {
        const auto at = cell();
        if (!at)
            return {};
        const QRect place = m_view->rectOf(*at);
        return {m_view->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override {
        const auto at = cell();
        return at && at->kind == Kind::Name ? QAccessible::RowHeader : QAccessible::Cell;
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        const auto at = cell();
        state.invalid = !at;
        state.focusable = true;
        state.selectable = true;
        if (at && m_view->current() == at) {
            state.selected = true;
            state.focused = m_view->hasFocus();
        }
        if (at && at->kind == Kind::Name && !at->agent) {
            state.expandable = true;
            state.expanded = m_view->isOpen(at->row);
            state.collapsed = !state.expanded;
        }
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface
                   ? static_cast<QAccessibleTableCellInterface *>(this)
                   : nullptr;
    }

    [[nodiscard]] bool isSelected() const override { return m_view && m_view->current() == cell(); }
    [[nodiscard]] QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface *> rowHeaderCells() const override {
        QAccessibleInterface *table = parent();
        QAccessibleInterface *head = table ? table->tableInterface()->cellAt(m_line, 0) : nullptr;
        return head ? QList<QAccessibleInterface *>{head} : QList<QAccessibleInterface *>();
    }
    [[nodiscard]] int columnIndex() const override { return m_column; }
    [[nodiscard]] int rowIndex() const override { return m_line; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface *table() const override { return parent(); }

private:
    [[nodiscard]] std::optional<MapCellAt> cell() const {
        return m_view ? m_view->cellIn(static_cast<std::size_t>(m_line),
                                       static_cast<std::size_t>(m_column))
                      : std::nullopt;
    }

    QPointer<MapView> m_view;
    int m_line;
    int m_column;
};

class MapFace : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit MapFace(MapView *view) : QAccessibleWidget(view, QAccessible::Table), m_view(view) {}

    void *interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override {
        return columnCount() == 0 ? nullptr : cellAt(index / columnCount(), index % columnCount());
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override {
        auto *cell = const_cast<QAccessibleInterface *>(child)->tableCellInterface();
        return cell ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override {
        const auto at = m_view->cellAt(m_view->viewport()->mapFromGlobal(QPoint(x, y)));
        for (int line = 0; at && line < rowCount(); ++line)
            for (int column = 0; column < columnCount(); ++column)
                if (m_view->cellIn(static_cast<std::size_t>(line),
                                   static_cast<std::size_t>(column)) == at)
                    return cellAt(line, column);
        return nullptr;
    }

    [[nodiscard]] QAccessibleInterface *caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *cellAt(int row, int column) const override {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
            return nullptr;
        QAccessible::Id &id = m_cells[{row, column}];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new CellFace(m_view, row, column));
        return QAccessible::accessibleInterface(id);
    }
    [[nodiscard]] int selectedCellCount() const override { return m_view->current() ? 1 : 0; }
    [[nodiscard]] QList<QAccessibleInterface *> selectedCells() const override {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface *cell = child(i); cell->tableCellInterface()->isSelected())
                return {cell};
        return {};
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        const auto &columns = m_view->drawing().columns;
        if (!m_view->sheet() || column < 0 || column >= columnCount())
            return {};
        const exact::DrawnColumn &at = columns[static_cast<std::size_t>(column)];
        switch (at.kind) {
        case Kind::Where: return ui::text(m_view->sheet()->placesName(at.places, 12));
        case Kind::What: return ui::text(directiveName(m_view->sheet()->uses[at.index]));
        case Kind::Name:
        case Kind::When: break;
        }
        return {};
    }
    [[nodiscard]] QString rowDescription(int row) const override {
        QAccessibleInterface *head = cellAt(row, 0);
        return head ? head->text(QAccessible::Name) : QString();
    }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int columnCount() const override {
        return static_cast<int>(m_view->drawing().columns.size());
    }
    [[nodiscard]] int rowCount() const override {
        return static_cast<int>(m_view->drawing().lines.size());
    }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

protected:
    ~MapFace() override {
        for (const QAccessible::Id id : std::as_const(m_cells))
            QAccessible::deleteAccessibleInterface(id);
    }

private:
    MapView *m_view; ///< the face goes with it
    mutable QHash<std::pair<int, int>, QAccessible::Id> m_cells;
};

QAccessibleInterface *makeFace(const QString &className, QObject *object) {
    if (className == QLatin1String("gatepost::ui::MapView"))
        if (auto *view = qobject_cast<MapView *>(object))
            return new MapFace(view);
    return nullptr;
}

} // namespace

void installMapAccessibility() {
    static const bool once = [] {
        QAccessible::installFactory(makeFace);
        return true;
    }();
    (void)once;
}

} // namespace gatepost::ui
