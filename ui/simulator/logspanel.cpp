// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/logspanel.h"

#include "core/logs/output.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/stack.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/logschart.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/violationdialog.h"
#include "ui/site/idlerules.h"
#include "ui/site/sitehost.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

LogsPanel::LogsPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_agents(new LogAgentsModel(this)),
      m_rules(new LogRulesModel(this)),
      m_idle(new LogIdleModel(this)),
      m_networks(new LogNetworksModel(this)),
      m_agentsView(makeTable(QStringLiteral("logAgents"), tr("Agents in the log"), this)),
      m_rulesView(makeTable(QStringLiteral("logRules"), tr("Broken rules"), this)),
      m_idleView(makeTable(QStringLiteral("logIdle"), tr("Rules that decided nothing"), this)),
      m_networksView(makeTable(QStringLiteral("logNetworks"),
                               tr("Networks of somebody else under its name"), this)),
      m_chart(new LogsChart(this)),
      m_policy(new QComboBox(this)),
      m_logarithmic(new QCheckBox(tr("Logarithmic"), this)),
      m_cancel(makeToolButton(QStringLiteral("close"), tr("Cancel"), tr("Stop reading"), this)),
      m_usePaths(new QPushButton(tr("Use these paths as sample paths"), this)),
      m_copyNetworks(new QPushButton(tr("Copy the networks"), this)),
      m_report(new QPushButton(tr("Report this…"), this)),
      m_export(new QPushButton(tr("Refuse them at the server…"), this)),
      m_status(makeRemark(this)),
      m_story(makeRemark(this)) {
    setObjectName(QStringLiteral("logsPanel"));
    setAcceptDrops(true);
    makeViews();
    auto *open = makeToolButton(QStringLiteral("open"), tr("Open logs…"),
                                tr("Choose a server's logs, also packed with gzip or zstd"), this);
    auto *addresses = makeToolButton(
        QStringLiteral("agent"), tr("Address lists…"),
        tr("Choose a folder of address lists, to verify who the crawlers are"), this);
    QHBoxLayout *tools = makeToolRow();
    auto *label = new Label(tr("Judged by"), this);
    label->setBuddy(m_policy);
    m_policy->setAccessibleName(tr("The policy that the log is judged by"));
    m_policy->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    tools->addWidget(open);
    tools->addWidget(label);
    tools->addWidget(m_policy);
    tools->addWidget(addresses);
    tools->addWidget(m_cancel);
    tools->addWidget(m_status, 1);
    fillPanel(this, tools, m_pages);
    m_cancel->hide();
    m_status->setWordWrap(true);

    connect(open, &QToolButton::clicked, this, &LogsPanel::askLogs);
    connect(addresses, &QToolButton::clicked, this, &LogsPanel::askAddresses);
    connect(m_cancel, &QToolButton::clicked, this, &LogsPanel::cancel);
    connect(m_policy, &QComboBox::activated, this, &LogsPanel::choosePolicy);
    connect(m_logarithmic, &QCheckBox::toggled, m_chart, &LogsChart::setLogarithmic);
    connect(m_usePaths, &QPushButton::clicked, this, &LogsPanel::useAsSamplePaths);
    connect(m_report, &QPushButton::clicked, this, &LogsPanel::reportAgent);
    m_copyNetworks->setObjectName(QStringLiteral("copyNetworks"));
    m_copyNetworks->hide();
    connect(m_copyNetworks, &QPushButton::clicked, this, &LogsPanel::copyNetworks);
    m_export->setObjectName(QStringLiteral("refuseAtServer"));
    connect(m_export, &QPushButton::clicked, this, [this] {
        if (auto *action = window()->findChild<QAction *>(QStringLiteral("export")))
            action->trigger();
    });
    connect(m_chart, &LogsChart::hourChosen, this, [this](qint64 hour) {
        m_site.analysis().changeQuestion([this, hour](Question &question) {
            question.at = Instant(std::chrono::seconds(hour * 3600));
            if (m_agent != nullptr)
                question.setAgent(nameOf(*m_agent));
        });
    });
    connect(&site.files(), &OpenFiles::filesChanged, this, &LogsPanel::fillPolicies);
    fillPolicies();
    showAgent(nullptr);
}

void LogsPanel::makeViews() {
    m_agentsView->setModel(m_agents);
    setColumnWidths(m_agentsView, {18, 10, 9, 8, 10, 7, 8, 8, 13, 20});
    m_agentsView->setSortingEnabled(true);
    m_agentsView->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
    m_rulesView->setModel(m_rules);
    sayWhenEmpty(m_rulesView, tr("No rule was broken."));
    m_idleView->setModel(m_idle);
    sayWhenEmpty(m_idleView, tr("Every rule that denies decided at least one request."));
    setColumnWidths(m_rulesView, {44, 14, 10, 12, 14});
    // In a low view a bar to scroll sideways would take the room of the only row.
    m_rulesView->horizontalHeader()->setStretchLastSection(false);
    m_rulesView->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    setColumnWidths(m_idleView, {20, 34});
    m_networksView->setModel(m_networks);
    sayWhenEmpty(m_networksView, tr("Nobody else came under its name, as far as its operator "
                                    "publishes addresses."));
    setColumnWidths(m_networksView, {34, 12});
    m_details = new QTabWidget(this);
    m_details->setObjectName(QStringLiteral("logDetails"));
    m_details->setAccessibleName(tr("Rules"));
    m_details->setDocumentMode(true);
    m_details->addTab(m_rulesView, tr("Rules it broke"));
    m_details->addTab(m_idleView, tr("Rules that decided nothing"));
    m_details->addTab(m_networksView, tr("Under its name"));
    m_details->setTabToolTip(2, tr("Networks from which somebody else came under its name: refuse "
                                   "these, not the agent"));
    m_details->setMinimumHeight(
        5 * fontMetrics().lineSpacing()); // heads and a row; gives way to the forms
    QWidget *story = makeStory();
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeSplitter(m_agentsView, 4, story, 3, this));
    fitToCurrentPage(*m_pages);
    connectViews();
}

/// The chart, what it says, and the rules of the agent that is chosen.
QWidget *LogsPanel::makeStory() {
    auto *lower = new QWidget(this);
    auto *column = new QVBoxLayout(lower);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_story);
    column->addWidget(m_details, 1);
    auto *row = new FlowRow(6); // four buttons in a row do not fit a screen of 800 pixels
    row->setContentsMargins(6, 3, 6, 3);
    for (QWidget *each : std::initializer_list<QWidget *>{m_logarithmic, m_usePaths, m_copyNetworks,
                                                          m_export, m_report})
        row->add(each);
    column->addLayout(row);
    auto *right = new QSplitter(Qt::Vertical, this);
    right->addWidget(m_chart);
    right->addWidget(lower);
    right->setChildrenCollapsible(false);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 3);
    return right;
}

void LogsPanel::connectViews() {
    // What is marked in the text goes with the view that lists it.
    auto *marked = &IdleRules::of(m_site);
    connect(this, &QObject::destroyed, marked, [marked] { marked->set({}); });
    const auto choose = [this] {
        const QModelIndex index = m_agentsView->currentIndex();
        showAgent(index.isValid() ? m_agents->row(index.row()) : nullptr);
    };
    connect(m_agentsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, choose);
    connect(m_agents, &QAbstractItemModel::modelReset, this, choose);
    const auto ask = [this](const QModelIndex &index) {
        if (index.isValid())
            askAbout(m_rules->row(index.row()));
    };
    connect(m_rulesView, &QTableView::clicked, this, ask);
    connect(m_rulesView, &QTableView::activated, this, ask);
    const auto goTo = [this](const QModelIndex &index) {
        if (index.isValid())
            goToIdle(index.row());
    };
    connect(m_idleView, &QTableView::clicked, this, goTo);
    connect(m_idleView, &QTableView::activated, this, goTo);
}

QWidget *LogsPanel::makeEmpty() {
    auto *page = new QWidget(this);
    auto *said = new Label(
        tr("Drop the access logs of your server here. Gatepost says what each crawler did, judged "
           "by what the policy said at that time. Nothing leaves this computer."),
        page);
    said->setWordWrap(true);
    said->setAlignment(Qt::AlignCenter);
    auto *open = new QPushButton(tr("Open logs…"), page);
    open->setObjectName(QStringLiteral("openLogs"));
    connect(open, &QPushButton::clicked, this, &LogsPanel::askLogs);
    auto *layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addWidget(said);
    layout->addWidget(open, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    return page;
}

QString LogsPanel::status() const {
    return m_status->text();
}

// ---- what it came to -----------------------------------------------------------------------------

static QDateTime utcOf(std::int64_t seconds) {
    return QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::UTC);
}

QString LogsPanel::summary() const {
    const logs::Report &report = m_result->report;
    const QLocale locale;
    QStringList said;
    const auto timeText = [isOneYear = report.from && report.to &&
                                       utcOf(*report.from).date().year() ==
                                           utcOf(*report.to).date().year()](std::int64_t at) {
        return isOneYear ? dayAndTimeText(utcOf(at))
                         : instantText(Instant{std::chrono::seconds(at)});
    };
    if (report.agents.empty())
        said << tr("No crawler is in these %1 lines.").arg(locale.toString(quint64{report.lines}));
    else
        said << tr("%1 lines, %2 to %3, %4 agents, judged by %5.")
                    .arg(locale.toString(quint64{report.lines}), timeText(*report.from),
                         timeText(*report.to))
                    .arg(report.agents.size())
                    .arg(tr("%n version(s) of the policy", nullptr,
                            static_cast<int>(m_result->history.size())));
    if (!report.agents.empty() && report.lines > 0)
        said << tr("Agents made %1 % of the lines.")
                    .arg(locale.toString(100.0 * static_cast<double>(report.total().requests) /
                                             static_cast<double>(report.lines),
                                         'f', 1));
    if (report.others.names > 0)
        said << tr("%1 more names that nobody knows are not listed.")
                    .arg(locale.toString(quint64{report.others.names}));
    if (report.bad > 0)
        said << tr("%1 lines are not in the format that was assumed (%2).")
                    .arg(locale.toString(quint64{report.bad}), text(m_result->formats));
    said << m_result->notes;
    return sentencesText(said);
}

void LogsPanel::take(std::shared_ptr<const LogResult> result) {
    m_cancel->hide();
    m_agent = nullptr; // of the result that goes
    m_result = std::move(result);
    m_pages->setCurrentIndex(1);
    m_idle->setRows(m_result->report.idle);
    IdleRules::of(m_site).set(m_result->report.idle);
    m_agents->setResult(m_result);
    m_agentsView->setColumnHidden(LogAgentsModel::Verified, m_result->addresses.isEmpty());
    // A column without a number pushes the pace and the reads out of sight.
    const auto hasAny = [this](logs::HitClass hitClass) {
        return std::ranges::any_of(m_result->report.agents, [hitClass](const auto &agent) {
            return agent.total().of(hitClass) > 0;
        });
    };
    m_agentsView->setColumnHidden(
        LogAgentsModel::Informed,
        std::ranges::none_of(m_result->report.agents,
                             [](const auto &agent) { return agent.total().informed > 0; }));
    m_agentsView->setColumnHidden(LogAgentsModel::Grace, !hasAny(logs::HitClass::Grace));
    m_agentsView->setColumnHidden(LogAgentsModel::Closed, !hasAny(logs::HitClass::Closed));
    m_agentsView->setColumnHidden( // nobody is too fast where no pace is stated
        LogAgentsModel::TooFast,
        std::ranges::none_of(m_result->report.agents, [](const auto &agent) {
            return agent.pace.statedSeconds.has_value();
        }));
    // Of one version there is nothing to tell apart.
    m_rulesView->setColumnHidden(LogRulesModel::Version, m_result->history.size() < 2);
    m_details->setTabText(1, tr("Rules that decided nothing (%1)").arg(m_idle->rowCount()));
    const QString said = summary();
    m_status->setText(said);
    announce(m_status, Topic::Message, said);
    showAgent(nullptr);
    // The worst comes first: with nothing chosen its rules would be one click away.
    for (int row = 0; row < m_agents->rowCount(); ++row)
        if (m_agents->row(row)->offences() > 0) {
            chooseAgent(row);
            break;
        }
    int bad = 0;
    for (const logs::AgentReport &agent : m_result->report.agents)
        bad += agent.claimsToObey() && agent.total().of(logs::HitClass::Denied) > 0 ? 1 : 0;
    emit titleChanged(bad == 0 ? tr("Logs") : tr("Logs %1").arg(bad));
}

void LogsPanel::chooseAgent(int row) {
    m_agentsView->setCurrentIndex(m_agents->index(row, 0));
}

void LogsPanel::showAgent(const logs::AgentReport *agent) {
    m_agent = agent;
    m_rules->setAgent(m_result, agent);
    m_networks->setAgent(agent);
    const int networks = m_networks->rowCount();
    const std::uint64_t all = agent != nullptr ? agent->spoofedNetworkCount : 0;
    m_details->setTabText(
        2, networks == 0 ? tr("Under its name")
           : all > static_cast<std::uint64_t>(networks)
               ? tr("Under its name (%1 of %2)").arg(networks).arg(QLocale().toString(quint64{all}))
               : tr("Under its name (%1)").arg(networks));
    // Without lists of addresses nobody can be told apart.
    m_details->setTabVisible(2, m_result != nullptr && !m_result->addresses.isEmpty());
    m_copyNetworks->setVisible(networks > 0);
    m_details->setTabText(0, agent == nullptr ? tr("Rules it broke")
                                              : tr("Rules that %1 broke")
                                                    .arg(nameOf(*agent).replace(
                                                        QLatin1Char('&'), QStringLiteral("&&"))));
    m_report->setEnabled(agent != nullptr && (agent->total().of(logs::HitClass::Denied) > 0 ||
                                              agent->total().of(logs::HitClass::Honeypot) > 0));
    m_usePaths->setEnabled(m_result != nullptr);
    m_export->setEnabled(m_result != nullptr && !logs::offenders(m_result->report).empty());
    m_story->setText(agent != nullptr ? storyOf(*m_result, *agent)
                                      : tr("Choose an agent to see which rules it broke."));
    if (!m_result)
        return;
    const logs::Report &report = m_result->report;
    LogsBars bars = LogsBars::of(report.hours, agent != nullptr ? agent->hours : report.hours);
    for (std::size_t i = 0; i < m_result->judge.live().size(); ++i)
        if (const auto &live = m_result->judge.live()[i].live)
            bars.versions.push_back({*live, text(m_result->history.version(i).id)});
    m_chart->setBars(std::move(bars), agent != nullptr ? nameOf(*agent) : QString());
}

void LogsPanel::askAbout(const LogRuleRow &row) {
    const Instant at{std::chrono::seconds(row.rule->last)};
    QString path =
        row.path.isEmpty() && !row.rule->top.empty() ? text(row.rule->top.front().first) : row.path;
    m_site.analysis().changeQuestion([&](Question &question) {
        question.setAgent(nameOf(*m_agent));
        if (!path.isEmpty())
            question.url = path;
        question.at = at;
        question.reading = Reading::Known;
    });
    goToLine(row.rule->fileId, row.rule->line, row.rule->text);
}

void LogsPanel::goToIdle(int row) {
    const logs::IdleRule &rule = m_idle->row(row);
    goToLine(FileRole::Robots, rule.line, rule.text);
}

void LogsPanel::goToLine(FileId file, std::uint32_t line, const std::string &said) {
    // Only where the window shows what the version said.
    Document *document = m_site.analysis().document(file);
    if (document == nullptr || line == 0 || line > document->lines().count() ||
        document->tree().quoted(document->tree().lines()[line - 1]) != said)
        return;
    m_site.navigator().goTo(document, document->lines().content(line - 1), false);
}

void LogsPanel::useAsSamplePaths() {
    SiteSettings settings = m_site.side().settings();
    int added = 0;
    for (const logs::AgentReport &agent : m_result->report.agents) {
        if (m_agent != nullptr && &agent != m_agent)
            continue;
        for (const logs::BrokenRule &rule : agent.rules)
            for (const auto &[path, count] : rule.top) {
                // Values of a query were cut: what is left of it is not a path of the site.
                const std::string whole = path.substr(0, path.find('?'));
                if (std::ranges::contains(settings.paths, whole))
                    continue;
                settings.paths.push_back(whole);
                ++added;
            }
    }
    if (added > 0)
        m_site.side().setSettings(settings);
    const QString said = added == 0 ? tr("All these paths are sample paths already.")
                                    : tr("%n sample path(s) added.", nullptr, added);
    m_status->setText(said);
    announce(m_usePaths, Topic::Control, said);
}

QStringList LogsPanel::reportTo() const {
    QStringList places;
    const Document *document = m_site.files().document(Role::Robots2);
    if (document == nullptr)
        return places;
    const Tree &tree = document->tree();
    for (const Line &line : tree.lines())
        if (line.is(DirectiveId::ReportTo))
            places << text(tree.value(line));
    return places;
}

void LogsPanel::reportAgent() {
    if (m_agent == nullptr)
        return;
    auto *dialog = new ViolationDialog(m_result, *m_agent, hostOfSite(m_site), reportTo(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LogsPanel::copyNetworks() {
    QGuiApplication::clipboard()->setText(m_networks->list());
    announce(m_copyNetworks, Topic::Control, tr("The networks were copied."));
}

} // namespace gatepost::ui
