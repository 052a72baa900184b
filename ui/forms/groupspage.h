// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/groups.h"
#include "ui/site/site.h"

#include <QAbstractListModel>
#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QTableView;

/// Groups of User-agent lines with their rules: the list of groups, and the chosen group with its agents and rules.
/// Models and views: a file of 3,000 groups makes no more widgets than one of three.
namespace gatepost::ui {

/// The groups of a document; one row a group.
class GroupsModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit GroupsModel(Document &document, QObject *parent = nullptr);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] const Groups &groups() const { return m_groups; }
    /// Reads the document anew. Rows stay if their number does.
    void renew();

private:
    Document &m_document;
    Tree m_tree; ///< what m_groups refers to
    Groups m_groups;
};

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
    /// Adds a rule after the row (-1: after the last); returns its row, or -1.
    int insertRule(int after, DirectiveId directive, const QString &path);
    void removeRule(int row);
    /// Swaps the whole lines of a rule and its neighbour; returns its new row.
    int moveRule(int row, int by);

private:
    void countDecisions();

    SiteModel &m_site;
    Document &m_document;
    GroupsModel &m_groups;
    int m_group = -1;
    int m_rows = 0;
    QList<int> m_decides; ///< of each rule: how many sample paths it decides
};

class GroupsPage : public QWidget {
    Q_OBJECT

public:
    GroupsPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

private:
    void onDocumentChanged();
    void showGroup(int group);
    void showAgents();
    void agentsEdited(const QString &text);
    void addGroup();
    void removeGroup();

    SiteModel &m_site;
    Document &m_document;
    GroupsModel *m_groups;
    RulesModel *m_rules;
    QListView *m_list;
    QLineEdit *m_agents;
    QTableView *m_table;
    QLabel *m_hint;
    QWidget *m_detail;
    bool m_showing = false;
};

} // namespace gatepost::ui
