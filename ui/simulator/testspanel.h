// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/policytest.h"
#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QAbstractTableModel>
#include <QThreadPool>
#include <QWidget>

#include <stop_token>

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
    /// Runs them for as long as nobody minds; what changed is told as dataChanged. The rows that are left: it is not known
    /// what comes of them before take() says so.
    [[nodiscard]] std::vector<std::size_t> run(const CompiledSite &site, Instant now);
    void take(std::size_t row, TestOutcome outcome);
    void forgetAll(); ///< nothing is judged
    [[nodiscard]] const std::vector<PolicyTest> &tests() const { return m_tests; }
    [[nodiscard]] const TestOutcome &outcome(int row) const {
        return m_outcomes[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] int failures() const;
    [[nodiscard]] int pending() const; ///< how many it is not known of
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
    void forget(std::size_t row);
    void tell(std::size_t row);

    std::vector<TestOutcome> m_outcomes;
    std::vector<bool> m_known;
};

class TestsPanel : public QWidget {
    Q_OBJECT

public:
    explicit TestsPanel(SiteModel &site, QWidget *parent = nullptr);
    ~TestsPanel() override;
    [[nodiscard]] TestsModel &model() const { return *m_model; }
    /// The present question and answer as a test.
    void makeTestOfAnswer();

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    void readSite();
    void writeSite();
    /// Runs the tests; a stranger's gatepost.yaml may have thousands about all paths, which a worker proves.
    void run();
    void showSummary();

    SiteModel &m_site;
    TestsModel *m_model;
    QTableView *m_view;
    Label *m_summary;
    QThreadPool m_pool;
    std::stop_source m_stop; ///< of the run that is under way
    quint64 m_run = 0;
    bool m_writing = false;
};

} // namespace gatepost::ui
