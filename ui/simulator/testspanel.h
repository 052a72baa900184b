// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/policytest.h"
#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QAbstractTableModel>
#include <QWidget>

class QTableView;

/// Policy tests: what must stay true, kept in the site's gatepost.yaml, run on every edit.
namespace gatepost::ui {

class TestsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Result, Agent, Path, At, Expected, Reason, ColumnCount };
    enum Role { ToneRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;
    void setTests(std::vector<PolicyTest> tests);
    /// Runs them; what changed is told as dataChanged.
    void run(const CompiledSite &site, Instant now);
    [[nodiscard]] const std::vector<PolicyTest> &tests() const { return m_tests; }
    [[nodiscard]] const TestOutcome &outcome(int row) const {
        return m_outcomes[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] int failures() const;
    int addTest(PolicyTest test);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    bool removeRows(int row, int count, const QModelIndex &parent = {}) override;

Q_SIGNALS:
    void edited();

private:
    std::vector<PolicyTest> m_tests;
    std::vector<TestOutcome> m_outcomes;
};

class TestsPanel : public QWidget {
    Q_OBJECT

public:
    explicit TestsPanel(SiteModel &site, QWidget *parent = nullptr);
    [[nodiscard]] TestsModel &model() const { return *m_model; }
    /// The present question and answer as a test.
    void makeTestOfAnswer();

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    void readSite();
    void writeSite();
    void run();

    SiteModel &m_site;
    TestsModel *m_model;
    QTableView *m_view;
    Label *m_summary;
    bool m_writing = false;
};

} // namespace gatepost::ui
