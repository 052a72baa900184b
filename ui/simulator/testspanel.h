// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/coverage.h"
#include "core/exact/ruleaboutall.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/bridge/rowtable.h"
#include "ui/site/site.h"

#include <QWidget>

class QTableView;
class QToolButton;

/// Policy tests: what must stay true, kept in the site's gatepost.yaml, run on every edit.
namespace gatepost::ui {

struct TestRow {
    PolicyTest test;
    exact::TestResult outcome;
};

class TestsModel : public RowTable<TestRow> {
    Q_OBJECT

public:
    enum Column { Result, Agent, Path, At, Answered, Expected, Reason };
    enum Role { ToneRole = Qt::UserRole + 1 };

    explicit TestsModel(QObject *parent = nullptr);
    void setTests(const std::vector<PolicyTest> &tests);
    /// Runs those that are one question; what changed is told as dataChanged. Rules about all keep what they came to until
    /// setOutcome().
    void run(const CompiledSite &site, Instant now);
    void setOutcome(int row, exact::TestResult outcome);
    [[nodiscard]] std::vector<PolicyTest> tests() const;
    [[nodiscard]] int failures() const;

Q_SIGNALS:
    void edited();

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
    void rowsEdited() override { Q_EMIT edited(); }
};

class TestsPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit TestsPanel(SiteModel &site, QWidget *parent = nullptr);
    /// True while rules about all are being proved.
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] TestsModel &model() const { return *m_model; }
    /// The present question and answer as a test.
    void makeTestOfAnswer();
    /// The widest rule about all that says the present answer and holds.
    void makeRuleOfAnswer();
    /// For a site without tests: whether the best known agents may fetch the start page, as they are answered now.
    void makeUsualTests();
    /// A test's question, or the counter-example of a rule that fails, becomes the question.
    void putQuestion(int row);
    /// What no test speaks about, in a sentence; empty if there is no test, or nothing left.
    [[nodiscard]] QString coverage() const;

Q_SIGNALS:
    void titleChanged(const QString &title);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void readSite();
    void writeSite();
    void run();
    void prove();
    struct Proved {
        std::vector<std::pair<int, exact::TestResult>> results;
        bool withCoverage = false;
        exact::Coverage coverage;
    };
    void take(Proved proved);
    void showSummary();

    SiteModel &m_site;
    TestsModel *m_model;
    QTableView *m_view;
    QToolButton *m_usual; ///< while there is no test
    Label *m_summary;
    Label *m_coverage;
    Latest m_job;
    bool m_withCoverage = false; ///< the last run looks for what no test speaks about
    bool m_writing = false;
};

} // namespace gatepost::ui
