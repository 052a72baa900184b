// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/groupedits.h"
#include "ui/bridge/rowtable.h"
#include "ui/forms/groupsmodel.h"

#include <QTableView>

namespace gatepost::ui {

/// What the model keeps of a rule; all else is read from the text of the moment.
struct RuleRow {
    int decides = 0; ///< how many sample paths
};

/// The Allow and Disallow lines of one group. Every change of a cell is an edit of that line's bytes alone.
class RulesModel : public RowTable<RuleRow> {
    Q_OBJECT

public:
    enum Column { Kind, Path, Decides };
    /// Of Decides: the part of the sample paths, 0 to 1; invalid if there are none.
    static constexpr int ShareRole = Qt::UserRole + 1;

    RulesModel(SiteModel &site, Document &document, GroupsModel &groups, QObject *parent = nullptr);
    void setGroup(int group);
    void renew();
    [[nodiscard]] int group() const { return m_group; }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    [[nodiscard]] const GroupRule *rule(int row) const;
    /// The row of the dialect's table that a rule is made from; null if there is no such rule.
    [[nodiscard]] const Directive *directive(int row) const;
    [[nodiscard]] int rowOfLine(int line) const; ///< -1 if the line is not a rule of the group
    /// What is wrong with a rule's path, or empty.
    [[nodiscard]] QString problem(int row) const;
    /// Adds a rule after the row (-1: after the last); returns its row, or -1. Steps with one key merge.
    int insertRule(int after, DirectiveId directive, const QString &path,
                   const QString &mergeKey = {});
    /// Adds what a list says, a line each, as one step: paths, URLs of which the path counts, or "Key: value" with any
    /// directive of a group. Returns how many lines were taken; what is none of these is left out.
    int insertLines(const QStringList &lines, DirectiveId kind);
    /// True if the path was written; `mergeKey` as for insertRule.
    bool setPath(int row, const QString &path, const QString &mergeKey);
    void toggleKind(int row);
    void removeRule(int row);
    /// Moves a rule up (-1) or down (1) within its group; returns its new row.
    int moveRule(int row, int by);
    /// Moves a rule to the end of another group (its index in the file); true if it went.
    bool moveRuleToGroup(int row, int group);

    // ---- drag and drop: rules within the group, and from it to another of the list of groups ----------------------
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row,
                                       int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;
    /// The row that a drag carries; -1 if it is none of this group and of the text as it is now.
    [[nodiscard]] int draggedRow(const QMimeData *data) const;

Q_SIGNALS:
    void refused(const QString &why);
    void moved(int row); ///< by a drop: its new row

private:
    bool apply(const EditResult &edit, const QString &label, const QString &mergeKey);
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant tooltip(const QModelIndex &index, const GroupRule &rule) const;
    [[nodiscard]] std::vector<RuleRow> countDecisions() const;
    [[nodiscard]] int countRows() const;
    [[nodiscard]] EditResult withRule(const Tree &tree, std::size_t rules, int after,
                                      const NewLine &rule) const;

    SiteModel &m_site;
    Document &m_document;
    GroupsModel &m_groups;
    int m_group = -1;
};

/// The table of a group's rules: Insert and Ctrl+Insert add, Delete removes, Alt+Up and Alt+Down move, or the mouse drags,
/// Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind, typing edits the path; every
/// keystroke is written.
class RulesTable : public QTableView {
    Q_OBJECT

public:
    RulesTable(RulesModel &model, QWidget *parent = nullptr);

    void select(int row, bool edit);
    void add(DirectiveId kind);
    void removeCurrent();
    void moveCurrent(int by);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The current rule wants to go to the group above (-1) or below (1).
    void leaveRequested(int row, int by);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    RulesModel &m_rules;
};

} // namespace gatepost::ui
