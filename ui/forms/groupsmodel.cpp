// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/groupsmodel.h"

#include "ui/bridge/look.h"
#include "ui/bridge/rowcolors.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace gatepost::ui {

GroupsModel::GroupsModel(Document &document, QObject *parent)
    : QAbstractListModel(parent), m_document(document), m_tree(document.tree()) {}

void GroupsModel::renew() {
    Tree tree = m_document.tree();
    const auto before = static_cast<int>(groups().groups.size());
    const auto after = static_cast<int>(tree.groups().groups.size());
    const auto take = [&] { m_tree = std::move(tree); };
    // Rows come and go at the end, the others say that they changed: the view keeps its place.
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        take();
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        take();
        endRemoveRows();
    } else {
        take();
    }
    if (after > 0)
        emit dataChanged(index(0), index(after - 1));
}

int GroupsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(groups().groups.size());
}

QString GroupsModel::names(const Group &group, std::size_t most) const {
    QStringList names;
    const auto agents = groups().agentsOf(group);
    for (std::size_t i = 0; i < std::min(agents.size(), most); ++i) {
        const QString name = unturned(forPeople(fromBytes(agents[i].value)));
        // From right to left "*-ai" would be read as "ai-*".
        names << (name.isEmpty()                     ? tr("(nobody yet)")
                  : QGuiApplication::isRightToLeft() ? leftToRightValue(name)
                                                     : name);
    }
    if (agents.size() > most)
        names << tr("%n more", nullptr, static_cast<int>(agents.size() - most));
    return listText(names);
}

QString GroupsModel::detail(const Group &group) const {
    const int rules = static_cast<int>(groups().rulesOf(group).size());
    QStringList facts{tr("line %1").arg(group.firstLine + 1), tr("%n rule(s)", nullptr, rules)};
    if (const auto others = groups().othersOf(group).size(); others > 0)
        facts << tr("%n other line(s)", nullptr, static_cast<int>(others));
    if (group.version == GroupVersion::Extended)
        facts << QStringLiteral("2.0");
    else if (group.version == GroupVersion::Experimental)
        facts << tr("experimental, read by nobody");
    return factsText(facts);
}

QVariant GroupsModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Group &group = groups().groups[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return cellText(names(group, 6));
    case DetailRole: return cellText(detail(group));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        QStringList said{names(group, 40), detail(group)};
        if (group.trap)
            said << tr("There is another line between its User-agent lines.");
        return said.join(QLatin1Char('\n'));
    }
    case Qt::DecorationRole: return group.trap ? toneIcon(Tone::Error) : QVariant();
    default: return {};
    }
}

Qt::ItemFlags GroupsModel::flags(const QModelIndex &index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDropEnabled : flags;
}

bool GroupsModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int,
                                  const QModelIndex &parent) const {
    return action == Qt::MoveAction && parent.isValid() && takesRule &&
           takesRule(data, parent.row());
}

bool GroupsModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                               const QModelIndex &parent) {
    return canDropMimeData(data, action, row, column, parent) && dropRule &&
           dropRule(data, parent.row());
}

void GroupDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const {
    QStyleOptionViewItem box = option;
    initStyleOption(&box, index);
    box.text.clear();
    box.icon = {};
    const QStyle *style = box.widget ? box.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &box, painter, box.widget);
    painter->save();
    QRect line = option.rect.adjusted(10, 5, -8, 0);
    line.setHeight(option.fontMetrics.height());
    if (const QIcon mark = index.data(Qt::DecorationRole).value<QIcon>(); !mark.isNull()) {
        const RowOfIcons row(option);
        mark.paint(painter, QRect(line.right() - 16, line.top(), 16, 16), Qt::AlignCenter,
                   option.state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal);
        line.setRight(line.right() - 20);
    }
    painter->setPen(rowInk(option, QPalette::Text));
    painter->drawText(
        line, Qt::AlignVCenter | Qt::AlignLeft,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, line.width()));
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.88);
    painter->setFont(small);
    painter->setPen(rowInk(option, QPalette::PlaceholderText));
    line.translate(0, option.fontMetrics.height() + 1);
    line.setRight(option.rect.right() - 8);
    painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetrics(small).elidedText(index.data(GroupsModel::DetailRole).toString(),
                                                     Qt::ElideRight, line.width()));
    painter->restore();
}

QSize GroupDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const {
    return {140, option.fontMetrics.height() * 2 + 11};
}

} // namespace gatepost::ui
