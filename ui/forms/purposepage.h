// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/purpose.h"
#include "core/change/wishes.h"
#include "ui/bridge/label.h"
#include "ui/forms/formpage.h"
#include "ui/forms/previewdialog.h"

#include <QAbstractItemModel>

class QCheckBox;
class QPushButton;
class QToolButton;
class QTreeView;
class QVBoxLayout;

namespace gatepost::ui {

class GoalRows;

/// Known agents below what they come for, with the present verdict on "/" and a tick: may come. Two levels: purposes,
/// agents (sorted by operator).
class PurposeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Agent, Operator, Verdict, ColumnCount };

    /// `aiOnly`: agents that robots-ai.txt speaks to.
    PurposeModel(SiteModel &site, bool aiOnly, QObject *parent = nullptr);
    /// Asks the site anew; ticks that were not changed follow.
    void renew();
    void reset(); ///< ticks as the site has them
    /// Agents below what their operators document (purposeByBehaviour) rather than below their category's purpose.
    void setByBehaviour(bool on);

    /// How the agents of a purpose are answered on "/" now, over all files.
    struct Standing {
        int known = 0;
        int open = 0; ///< not denied
        int asking = 0;
    };
    [[nodiscard]] Standing standing(Purpose purpose) const;
    /// Ticks all of the purpose.
    void letIn(Purpose purpose);
    /// Takes their ticks away; `whoObeys`: only of those that are documented to obey robots.txt, the others as the site has them.
    void keepOut(Purpose purpose, bool whoObeys);
    [[nodiscard]] std::vector<Identity> agentsOf(Purpose purpose) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// What the ticks ask for where it differs from the present verdict.
    [[nodiscard]] std::vector<AgentWish> wishes() const;
    /// The agents whose ticks are as the site has them.
    [[nodiscard]] std::vector<AgentWish> others() const;
    /// Categories whose ticks are all one way and were changed. Agents that fetch for a user stand under that purpose, and
    /// do not count for their category.
    [[nodiscard]] std::vector<CategoryWish> categoryWishes() const;

private:
    struct Known {
        const KnownAgent *agent = nullptr;
        std::optional<Identity> who = {}; ///< found once: it is asked about at every key
        Decision decision = Decision::Allow;
        bool wanted = true;
        bool changed = false;
    };
    [[nodiscard]] bool isOpen(const Known &known) const;
    [[nodiscard]] QVariant dataOf(Purpose purpose, int column, int role) const;
    [[nodiscard]] static QVariant dataOf(const Known &known, int column, int role);
    void fill(); ///< ticks that were changed stay
    void tellChanged(int purpose);

    SiteModel &m_site;
    Registry m_registry; ///< what m_known points into
    bool m_aiOnly;
    bool m_byBehaviour = false;
    std::array<std::vector<Known>, kPurposeCount> m_known;
};

/// By purpose: tick what may come; the groups and blocks are made, and the text change is shown before it is applied. For a
/// robots.txt it is the page of goals: what is wanted of each purpose, over all files of the site.
class PurposePage : public FormPage {
    Q_OBJECT

public:
    PurposePage(SiteModel &site, Document &document, QWidget *parent = nullptr);

    /// The edits of this file that the ticks ask for.
    [[nodiscard]] EditResult edit() const;

protected:
    void read() override;

private:
    void makeTree();
    void showAgentsOf(Purpose purpose);
    void makeHint(QVBoxLayout *head);
    void makeTools(QVBoxLayout *layout);
    void preview();
    void renewButton();
    /// All edits, one for each file; the error says why one cannot be made.
    [[nodiscard]] std::expected<std::vector<PendingEdit>, Message> edits() const;
    [[nodiscard]] EditResult editOfRobots2(const Tree &tree) const;
    [[nodiscard]] QStringList remarksOn(const std::vector<PendingEdit> &edits) const;

    PurposeModel *m_model;
    GoalRows *m_rows = nullptr; ///< of a robots.txt
    QTreeView *m_tree;
    QToolButton *m_one = nullptr; ///< opens the tree below the goals
    QWidget *m_hint = nullptr;    ///< what to do without a robots.txt
    QCheckBox *m_both;
    QCheckBox *m_behaviour;
    Label *m_count;
    QPushButton *m_preview;
};

} // namespace gatepost::ui
