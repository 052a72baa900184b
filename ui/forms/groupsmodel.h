// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/groups.h"
#include "ui/site/site.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <functional>

class QMimeData;

namespace gatepost::ui {

/// What a dragged rule is called.
inline constexpr char kRuleMime[] = "application/x-gatepost-rule";

/// The groups of a document; one row a group. Nothing is made for a row before it is looked at.
class GroupsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole + 1, VersionRole };

    explicit GroupsModel(Document &document, QObject *parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] const Groups &groups() const { return m_tree.groups(); }
    [[nodiscard]] const Tree &tree() const { return m_tree; } ///< what groups() refers to
    /// Reads the document anew. Rows stay if their number does.
    void renew();

    // ---- a rule of one group is dropped onto another -------------------------------------------------
    std::function<bool(const QMimeData *data, int group)> takesRule; ///< may be null: none does
    std::function<bool(const QMimeData *data, int group)> dropRule;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override { return {QLatin1String(kRuleMime)}; }
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row,
                                       int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

private:
    [[nodiscard]] QString names(const Group &group, std::size_t most) const;
    [[nodiscard]] QString detail(const Group &group) const;

    Document &m_document;
    Tree m_tree;
};

/// Two lines: the agents, and dimmed what the group holds.
class GroupDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace gatepost::ui
