// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/views.h"
#include "ui/bridge/label.h"
#include "ui/forms/agentchips.h"
#include "ui/forms/rulesmodel.h"

#include <QWidget>

class QHBoxLayout;
class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace gatepost::ui {

class Field;

/// The editor of one group: agents, rules, and below them what else may stand in a group.
class GroupCard : public QWidget {
    Q_OBJECT

public:
    GroupCard(SiteModel &site, Document &document, RulesModel &rules, QWidget *parent = nullptr);

    /// The button that folds the fields of a section of the table.
    void addFold(SectionId section, const QString &title, QToolButton *button);
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }

    /// Shows a group; null shows nothing. `rules` shows the same one already.
    void show(const GroupView *group, int count);
    /// Marks chip or rule of the caret's line.
    void markLine(int line);
    /// Says in each fold's title how many of its directives are set.
    void countFolds(const QList<Field *> &fields);

    [[nodiscard]] LiveAdder *agentAdder() const { return m_addAgent; }
    [[nodiscard]] LiveAdder *ruleAdder() const { return m_addRule; }
    [[nodiscard]] RulesTable *table() const { return m_table; }
    void startNew(); ///< the group was just made: its agent is typed next
    /// True while one of the adders writes: the document's change is its own.
    [[nodiscard]] bool isWriting() const {
        return m_addAgent->isWriting() || m_addRule->isWriting();
    }

Q_SIGNALS:
    void refused(const QString &why);
    void told(const QString &what);
    void duplicateRequested();
    void removeRequested();
    void convertRequested(bool extended);
    void rulesDone(); ///< Enter in the empty line for a rule: on to what follows

private:
    void setRuleAdder();
    [[nodiscard]] DirectiveId takeKind(QString &said) const;
    [[nodiscard]] QHBoxLayout *makeRuleTools();
    void makeAgents();
    void makeRules();
    void onAgentEntered();
    void renewWarning();

    SiteModel &m_site;
    Document &m_document;
    RulesModel &m_rules;
    AgentsModel *m_agents;
    QVBoxLayout *m_column;
    Label *m_title;
    QToolButton *m_convert;
    Label *m_warning;
    AgentChips *m_chips;
    LiveAdder *m_addAgent;
    RulesTable *m_table;
    Label *m_ruleProblem;
    QComboBox *m_newKind;
    LiveAdder *m_addRule;
    QHash<SectionId, QPair<QToolButton *, QString>> m_foldButtons;
    GroupVersion m_version = GroupVersion::Plain;
    bool m_trap = false;
    QString m_managedBy;  ///< who writes the block that the group is in; empty: the author
    bool m_isNew = false; ///< its agent is not entered yet
};

} // namespace gatepost::ui
