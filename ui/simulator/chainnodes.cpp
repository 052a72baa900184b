// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/chainnodes.h"

#include "ui/simulator/chainpanel.h"

#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

namespace gatepost::ui {

namespace {

constexpr int kArrow = 34; // px before a node
constexpr int kNodeAir = 10;

class NodeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        QFont bold = option.font;
        bold.setBold(true);
        const QStringList said = index.data(ChainModel::NodeRole).toStringList();
        int widest = QFontMetrics(bold).horizontalAdvance(said.value(0));
        for (const QString &line : said.mid(1))
            widest = std::max(widest, option.fontMetrics.horizontalAdvance(line));
        const int least = 22 * option.fontMetrics.averageCharWidth();
        const int most = 46 * option.fontMetrics.averageCharWidth();
        return {kArrow + 2 * kNodeAir + std::clamp(widest + 2, least, most),
                3 * option.fontMetrics.lineSpacing() + 4 * kNodeAir};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        const QPalette &palette = option.palette;
        const bool mirrored = option.direction == Qt::RightToLeft;
        const bool followed = index.data(ChainModel::FollowedRole).toBool();
        const auto placed = [&](const QRect &place) {
            return QStyle::visualRect(option.direction, option.rect, place);
        };
        const QRect box = placed(option.rect.adjusted(kArrow, kNodeAir, -2, -kNodeAir));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool chosen = option.state & QStyle::State_Selected;
        QPen edge(palette.color(chosen ? QPalette::Highlight : QPalette::Mid), chosen ? 2 : 1);
        if (!followed)
            edge.setStyle(Qt::DashLine);
        painter->setPen(edge);
        painter->setBrush(palette.color(QPalette::AlternateBase));
        painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        if (index.row() > 0)
            paintArrow(
                *painter,
                placed({option.rect.left(), option.rect.top(), kArrow, option.rect.height()}),
                mirrored, followed, palette);
        paintText(*painter, box.adjusted(kNodeAir, kNodeAir / 2, -kNodeAir, -kNodeAir / 2), option,
                  index.data(ChainModel::NodeRole).toStringList());
        painter->restore();
    }

private:
    static void paintArrow(QPainter &painter, const QRect &room, bool mirrored, bool followed,
                           const QPalette &palette) {
        const double from = mirrored ? room.right() - 5 : room.left() + 5;
        const double to = mirrored ? room.left() + 5 : room.right() - 5;
        const double inward = mirrored ? 6 : -6;
        const double y = room.center().y() + 0.5;
        QPen line(palette.color(QPalette::PlaceholderText), 1.5);
        if (!followed)
            line.setStyle(Qt::DashLine);
        painter.setPen(line);
        painter.drawLine(QPointF(from, y), QPointF(to, y));
        painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1.5));
        painter.drawLine(QPointF(to, y), QPointF(to + inward, y - 4));
        painter.drawLine(QPointF(to, y), QPointF(to + inward, y + 4));
    }

    static void paintText(QPainter &painter, const QRect &room, const QStyleOptionViewItem &option,
                          const QStringList &said) {
        const Qt::Alignment side =
            QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignAbsolute;
        for (qsizetype i = 0; i < said.size(); ++i) {
            QFont font = option.font;
            font.setBold(i == 0);
            painter.setFont(font);
            painter.setPen(
                option.palette.color(i == 1 ? QPalette::PlaceholderText : QPalette::Text));
            const QRect line(room.left(), room.top() + static_cast<int>(i) * room.height() / 3,
                             room.width(), room.height() / 3);
            painter.drawText(line, int(side | Qt::AlignVCenter),
                             painter.fontMetrics().elidedText(
                                 said[i], i == 0 ? Qt::ElideMiddle : Qt::ElideRight, room.width()));
        }
    }
};

} // namespace

QListView *makeChainView(const QString &objectName, const QString &name, QWidget *parent) {
    auto *view = new QListView(parent);
    view->setObjectName(objectName);
    view->setAccessibleName(name);
    view->setFrameShape(QFrame::NoFrame);
    view->setFlow(QListView::LeftToRight);
    view->setWrapping(true);
    view->setResizeMode(QListView::Adjust);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setItemDelegate(new NodeDelegate(view));
    return view;
}

} // namespace gatepost::ui
