// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "ui/forms/groupsmodel.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace gatepost::ui {

/// The Allow and Disallow lines of one group. Every change of a cell is an edit of that line's bytes alone.
class RulesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Kind, Path, Decides, ColumnCount };

    RulesModel(SiteModel &site, Document &document, GroupsModel &groups, QObject *parent = nullptr);
    void setGroup(int group);
    void renew();
    [[nodiscard]] int group() const { return m_group; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    [[nodiscard]] const GroupRule *rule(int row) const;
    [[nodiscard]] int rowOfLine(int line) const; ///< -1 if the line is no rule of the group
    /// What is wrong with a rule's path, or empty.
    [[nodiscard]] QString problem(int row) const;
    /// Adds a rule after the row (-1: after the last); returns its row, or -1. Steps with one key merge.
    int insertRule(int after, DirectiveId directive, const QString &path,
                   const QString &mergeKey = {});
    /// True if the path was written; `mergeKey` as for insertRule.
    bool setPath(int row, const QString &path, const QString &mergeKey);
    void toggleKind(int row);
    void removeRule(int row);
    /// Moves a rule up (-1) or down (1) within its group; returns its new row.
    int moveRule(int row, int by);

Q_SIGNALS:
    void refused(const QString &why);

private:
    bool apply(const EditResult &edit, const QString &label, const QString &mergeKey);
    void countDecisions();
    [[nodiscard]] int countRows() const;

    SiteModel &m_site;
    Document &m_document;
    GroupsModel &m_groups;
    int m_group = -1;
    int m_rows = 0;
    QList<int> m_decides; ///< of each rule: how many sample paths it decides
};

/// The table of a group's rules: Insert and Ctrl+Insert add, Ctrl+Delete removes, Alt+Up and Alt+Down move, Space or a and
/// d change the kind, typing edits the path; every keystroke is written.
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

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    RulesModel &m_rules;
};

} // namespace gatepost::ui
