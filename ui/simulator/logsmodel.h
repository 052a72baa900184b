// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/simulator/logswork.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace gatepost::ui {

/// A row for each agent of a log. Those who do not claim to obey robots.txt come after the others.
class LogAgentsModel : public QAbstractTableModel {
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
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setResult(std::shared_ptr<const LogResult> result);
    [[nodiscard]] const logs::AgentReport &agent(int row) const {
        return *m_rows[static_cast<std::size_t>(row)];
    }
    /// -1 if there is none of that name.
    [[nodiscard]] int rowOf(std::string_view name) const;
    /// By the number of a column, or by its words.
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString shown(const logs::AgentReport &agent, int column) const;

    std::shared_ptr<const LogResult> m_result;
    std::vector<const logs::AgentReport *> m_rows;
};

/// What an agent did against which rule, and on which paths: rules, each with its paths below it.
class LogRulesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Version, Requests, ColumnCount };
    struct Row {
        const logs::BrokenRule *rule = nullptr;
        QString path; ///< empty: the rule itself
        quint64 requests = 0;
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setAgent(std::shared_ptr<const LogResult> result, const logs::AgentReport *agent);
    [[nodiscard]] const Row &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const LogResult> m_result;
    std::vector<Row> m_rows;
};

/// Rules of the newest version that decided no request of the log.
class LogIdleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Place, Line, Agents, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setResult(std::shared_ptr<const LogResult> result);
    [[nodiscard]] const logs::IdleRule &rule(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const LogResult> m_result;
};

/// As it calls itself, listed or not: "GPTBot".
[[nodiscard]] QString nameOf(const logs::AgentReport &agent);
/// What there is to say about an agent, in a few sentences: what it did against the rules, and whether it knew them.
[[nodiscard]] QString storyOf(const LogResult &result, const logs::AgentReport &agent);
/// "37 %"; empty where no pace is stated or nothing is too fast.
[[nodiscard]] QString tooFastText(const logs::AgentPace &pace);

} // namespace gatepost::ui
