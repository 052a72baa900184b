// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rows.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace gatepost::ui {

/// Rows of sentences: as high as they need in the width of their column, which may change, with air between them. For lists of
/// some hundred rows: each is measured.
class WrappedRows : public RowDelegate {
public:
    explicit WrappedRows(QTreeView *view, int air = 5)
        : RowDelegate(view, air), m_view(view), m_air(air) {
        view->setWordWrap(true);
        view->setUniformRowHeights(false);
        view->setTextElideMode(Qt::ElideNone);
        connect(view->header(), &QHeaderView::sectionResized, this,
                [this] { Q_EMIT sizeHintChanged(QModelIndex()); });
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override {
        const bool hasIcon = index.data(Qt::DecorationRole).isValid();
        const int beside = 12 + (hasIcon ? option.decorationSize.width() + 6 : 0);
        const int width = std::max(40, m_view->columnWidth(index.column()) - beside);
        const QRect needed =
            option.fontMetrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                                            cellText(index.data().toString()));
        return QSize(width, needed.height() + 2 * m_air)
            .expandedTo(QSize(0, option.fontMetrics.height() + 2 * m_air));
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override {
        RowDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::WrapText;
    }

private:
    QTreeView *m_view;
    int m_air;
};

} // namespace gatepost::ui
