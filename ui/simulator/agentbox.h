// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"

#include <QComboBox>
#include <QStringList>

namespace gatepost::ui {

/// "OpenAI · Data harvester", and what it is for where that is not to crawl.
[[nodiscard]] QString agentFacts(const KnownAgent &agent);

/// The field that says who asks. Its list has the agents by what they come for, the well-known first, each with its operator;
/// typing finds them by any part of name or operator. Beside the name stands who that is.
class AgentBox : public QComboBox {
    Q_OBJECT

public:
    explicit AgentBox(QWidget *parent = nullptr);
    /// `recent` stands above the groups.
    void fill(const Registry &registry, const QStringList &recent);
    /// Grey words behind the name, where there is room.
    void setFacts(const QString &facts);

    static constexpr int kOperatorRole = Qt::UserRole + 2; ///< of an item of the list
    static constexpr int kTokenRole = Qt::UserRole + 1;    ///< of an item of the completion

private:
    class Edit;
    Edit *m_edit;
};

} // namespace gatepost::ui
