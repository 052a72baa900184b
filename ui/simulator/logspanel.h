// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/simulator/logsmodel.h"
#include "ui/site/site.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTabWidget;
class QToolButton;

namespace gatepost::ui {

class LogsChart;

/// What crawlers did, by a server's logs, judged by what the policy said at that time. Logs are dropped here or chosen; they
/// are read on another thread, and nothing leaves the computer.
class LogsPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit LogsPanel(SiteModel &site, QWidget *parent = nullptr);

    /// Reads these files instead of what was read before. Of a folder, the files in it.
    void openLogs(const QStringList &paths);
    void setPolicy(LogRequest::Policy policy);
    void setVersions(const QString &folder);  ///< a folder of dated versions
    void setAddresses(const QString &folder); ///< of address lists
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] const std::shared_ptr<const LogResult> &result() const { return m_result; }
    [[nodiscard]] LogAgentsModel &agents() const { return *m_agents; }
    [[nodiscard]] LogRulesModel &rules() const { return *m_rules; }
    [[nodiscard]] LogIdleModel &idle() const { return *m_idle; }
    [[nodiscard]] LogNetworksModel &networks() const { return *m_networks; }
    [[nodiscard]] LogsChart &chart() const { return *m_chart; }
    [[nodiscard]] QString status() const;
    void chooseAgent(int row);
    /// Paths of the log that an agent's rules were about, or of all agents if none is chosen, become sample paths.
    void useAsSamplePaths();
    void reportAgent();
    /// The networks of somebody else under the chosen agent's name go to the clipboard, to be refused.
    void copyNetworks();

Q_SIGNALS:
    void titleChanged(const QString &title);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeViews();
    void connectViews();
    [[nodiscard]] QWidget *makeStory();
    [[nodiscard]] QWidget *makeEmpty();
    void fillPolicies();
    void choosePolicy(int index);
    void askLogs();
    void askAddresses();
    void start();
    void showProgress(quint64 lines, double seconds);
    void take(std::shared_ptr<const LogResult> result);
    void fail(const QString &why);
    void showAgent(const logs::AgentReport *agent);
    void askAbout(const LogRuleRow &row);
    void goToIdle(int row);
    void goToLine(FileId file, std::uint32_t line, const std::string &said);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QStringList reportTo() const;

    SiteModel &m_site;
    LogAgentsModel *m_agents;
    LogRulesModel *m_rules;
    LogIdleModel *m_idle;
    LogNetworksModel *m_networks;
    QStackedWidget *m_pages = nullptr;
    QTableView *m_agentsView;
    QTableView *m_rulesView;
    QTableView *m_idleView;
    QTableView *m_networksView;
    QTabWidget *m_details = nullptr;
    LogsChart *m_chart;
    QComboBox *m_policy;
    QCheckBox *m_logarithmic;
    QToolButton *m_cancel;
    QPushButton *m_usePaths;
    QPushButton *m_copyNetworks;
    QPushButton *m_report;
    QPushButton *m_export;
    Label *m_status;
    Label *m_story;
    Latest m_job;
    std::shared_ptr<const LogResult> m_result;
    const logs::AgentReport *m_agent = nullptr;
    QStringList m_logs;
    QString m_versions;
    QString m_addresses;
    bool m_hasChosenPolicy = false;
};

} // namespace gatepost::ui
