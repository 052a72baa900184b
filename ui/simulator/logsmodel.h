// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rowtable.h"
#include "ui/simulator/logswork.h"

#include <memory>
#include <optional>
#include <vector>

namespace gatepost::ui {

/// A row for each agent of a log. Those who do not claim to obey robots.txt come after the others.
class LogAgentsModel : public RowTable<const logs::AgentReport *> {
    Q_OBJECT

public:
    enum Column {
        Agent,
        Verified,
        Requests,
        Denied,
        Informed,
        Grace,
        Closed,
        TooFast,
        Reads,
        Offences,
    };

    explicit LogAgentsModel(QObject *parent = nullptr);
    void setResult(std::shared_ptr<const LogResult> result);
    /// -1 if there is none of that name.
    [[nodiscard]] int rowOf(std::string_view name) const;

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;

    std::shared_ptr<const LogResult> m_result;
};

struct LogRuleRow {
    const logs::BrokenRule *rule = nullptr;
    QString path; ///< empty: the rule itself
    quint64 requests = 0;
};

/// What an agent did against which rule, and on which paths: rules, each with its paths below it.
class LogRulesModel : public RowTable<LogRuleRow> {
    Q_OBJECT

public:
    enum Column { What, Version, Requests, First, Last };

    explicit LogRulesModel(QObject *parent = nullptr);
    void setAgent(std::shared_ptr<const LogResult> result, const logs::AgentReport *agent);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;

    std::shared_ptr<const LogResult> m_result;
};

/// Rules of the newest version that decided no request of the log.
class LogIdleModel : public RowTable<logs::IdleRule> {
    Q_OBJECT

public:
    enum Column { Place, Line, Agents };

    explicit LogIdleModel(QObject *parent = nullptr);
};

struct LogNetworkRow {
    QString network; ///< "203.0.113.0/24"
    quint64 requests = 0;
};

/// Networks from which somebody else came under an agent's name, most requests first: those are refused, not the agent.
class LogNetworksModel : public RowTable<LogNetworkRow> {
    Q_OBJECT

public:
    enum Column { Network, Requests };

    explicit LogNetworksModel(QObject *parent = nullptr);
    /// Null: no agent is chosen.
    void setAgent(const logs::AgentReport *agent);
    /// One network a line, as servers' lists have them.
    [[nodiscard]] QString list() const;
};

/// As it calls itself, listed or not: "GPTBot".
[[nodiscard]] QString nameOf(const logs::AgentReport &agent);
/// What there is to say about an agent, in a few sentences: what it did against the rules, and whether it knew them.
[[nodiscard]] QString storyOf(const LogResult &result, const logs::AgentReport &agent);
/// "37 %"; empty where no pace is stated or nothing is too fast.
[[nodiscard]] QString tooFastText(const logs::AgentPace &pace);

} // namespace gatepost::ui
