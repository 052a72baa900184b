// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/views.h"
#include "ui/forms/formpage.h"
#include "ui/forms/groupsmodel.h"
#include "ui/forms/rulesmodel.h"

class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QSplitter;

namespace gatepost::ui {

class GroupCard;

/// Groups of User-agent lines with their rules: the list of groups, and one card that edits the chosen group. A file of
/// 3,000 groups makes no more widgets than one of three.
class GroupsPage : public FormPage {
    Q_OBJECT

public:
    GroupsPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

    void chooseGroup(int group);
    [[nodiscard]] GroupCard *card() const { return m_card; }
    void addGroup();

protected:
    void read() override;
    void afterFields() override;
    void markLine(int line) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeList();
    void makeFields();
    void onChosen();
    void showChosen();
    void duplicateGroup();
    void removeGroup();
    void convert(bool extended);
    void moveRule(int row, int by);
    [[nodiscard]] int chosen() const;
    /// The list of groups in full above its group: no smaller than six rows, nothing where there is nothing to choose.
    void levelList();

    GroupsModel *m_groups;
    QSortFilterProxyModel *m_filtered;
    RulesModel *m_rules;
    GroupCard *m_card;
    QListView *m_list = nullptr;
    QLineEdit *m_filter = nullptr;
    QSplitter *m_splitter = nullptr;
    QWidget *m_empty = nullptr;
    bool m_dragged = false;          ///< the user has set how high the list is
    std::optional<GroupView> m_view; ///< the chosen group
    quint64 m_revision = 0;          ///< of the text that was read
};

} // namespace gatepost::ui
