// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixpanel.h"
#include "ui/bridge/label.h"
#include "ui/bridge/valuestyle.h"

#include "core/simulate/compare.h"
#include "core/store/readfile.h"
#include "core/value/url.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/matrixrunner.h"
#include "ui/simulator/viewparts.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <map>

namespace gatepost::ui {

namespace {

std::string stdText(const QString &text) {
    return text.toStdString();
}

QString cancelledRemark() {
    return MatrixPanel::tr("Cancelled: what is shown is not up to date.");
}

} // namespace

std::vector<Identity> chosenAgents(const AgentChoice &choice, const QStringList &site,
                                   const Registry &registry) {
    std::vector<Identity> agents;
    const auto add = [&](std::string_view name) {
        if (auto agent = identify(name, {}, registry))
            agents.push_back(std::move(*agent));
    };
    if (choice.by == AgentChoice::By::Site) {
        for (const QString &name : site)
            add(name.toStdString());
        return agents;
    }
    for (const KnownAgent &known : registry.agents()) {
        const bool taken =
            choice.by == AgentChoice::By::Registry ||
            (choice.by == AgentChoice::By::Category && known.category == choice.category) ||
            (choice.by == AgentChoice::By::Behaviour && known.behaviour == choice.behaviour) ||
            (choice.by == AgentChoice::By::Operator &&
             text(known.operatorName) == choice.operatorName);
        if (taken)
            add(known.token);
    }
    return agents;
}

MatrixPanel::MatrixPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new MatrixModel(this)),
      m_runner(new MatrixRunner(this)),
      m_view(makeTable(QStringLiteral("matrix"), tr("Matrix of verdicts"), this)),
      m_kind(new QComboBox(this)),
      m_agentsButton(
          makeToolButton(QStringLiteral("agent"), tr("Agents"), tr("Which agents"), this)),
      m_pathsButton(makeToolButton(QStringLiteral("file"), tr("Paths"), tr("Which paths"), this)),
      m_denied(
          makeToolButton(QStringLiteral("deny"), tr("Denied"), tr("Only what is denied"), this)),
      m_changed(makeToolButton(QStringLiteral("changes"), tr("Changed"),
                               tr("Only what differs from the saved site"), this)),
      m_readings(makeToolButton(QStringLiteral("readings"), tr("Readings differ"),
                                tr("Only where the readings do not agree"), this)),
      m_known(makeToolButton(
          QString(), tr("As documented"),
          tr("What each agent is documented to do, rather than what the files say"), this)),
      m_swap(makeToolButton(QString(), tr("Swap"), tr("Swap rows and columns"), this)),
      m_search(new QLineEdit(this)),
      m_order(new QComboBox(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(makeToolButton(QStringLiteral("close"), tr("Cancel"), tr("Stop computing"), this)),
      m_status(makeRemark(this)),
      m_slow(new QTimer(this)) {
    setObjectName(QStringLiteral("matrixPanel"));
    m_kind->addItems({tr("Agents × paths"), tr("Agents × directives"), tr("Hours × paths")});
    m_kind->setAccessibleName(tr("What the matrix compares"));
    m_kind->setToolTip(tr("Hours × paths is about the question's agent and day, in UTC"));
    m_order->addItems({tr("As given"), tr("By name"), tr("Most denied first"), tr("By behaviour")});
    m_order->setAccessibleName(tr("Order of rows and columns"));
    m_search->setPlaceholderText(tr("filter by name"));
    m_search->setAccessibleName(tr("Filter agents and paths by a part of their name"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(14 * fontMetrics().averageCharWidth());
    m_search->setMaximumWidth(180);
    for (QToolButton *button : {m_denied, m_changed, m_readings, m_known, m_swap})
        button->setCheckable(true);
    m_progress->setRange(0, 1000);
    m_progress->setMaximumWidth(160);
    m_progress->setAccessibleName(tr("Progress of the matrix"));
    m_progress->hide();
    m_cancel->hide();
    m_slow->setSingleShot(true);
    m_slow->setInterval(150);
    auto *exportButton =
        makeToolButton(QStringLiteral("copy"), tr("Export"), tr("Export what is shown"), this);
    auto *exportMenu = new QMenu(exportButton);
    exportMenu->addAction(tr("CSV…"), this, [this] { exportTable(false); });
    exportMenu->addAction(tr("Markdown…"), this, [this] { exportTable(true); });
    exportMenu->addAction(tr("Copy as Markdown"), this, [this] {
        if (m_model->grid())
            QGuiApplication::clipboard()->setText(
                text(toMarkdown(*m_model->grid(), m_model->shown())));
    });
    exportButton->setMenu(exportMenu);
    exportButton->setPopupMode(QToolButton::InstantPopup);
    makeAgentsMenu();
    makePathsMenu();

    m_view->setModel(m_model);
    m_view->setItemDelegate(new VerdictDelegate({MatrixModel::ToneRole, MatrixModel::ChangedRole,
                                                 MatrixModel::ReadingsRole, MatrixModel::TakenRole},
                                                m_view));
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->verticalHeader()->show();
    m_view->verticalHeader()->setFixedWidth(24 * fontMetrics().averageCharWidth());
    m_view->verticalHeader()->setTextElideMode(Qt::ElideMiddle);
    m_view->horizontalHeader()->setStretchLastSection(false);
    m_view->horizontalHeader()->setDefaultSectionSize(14 * fontMetrics().averageCharWidth());
    m_view->horizontalHeader()->setTextElideMode(Qt::ElideMiddle);
    m_view->setAlternatingRowColors(false);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->setSortingEnabled(true); // a third press clears it

    auto *tools = new FlowRow(4);
    tools->setContentsMargins(6, 4, 6, 4);
    for (QWidget *widget : {static_cast<QWidget *>(m_kind), static_cast<QWidget *>(m_agentsButton),
                            static_cast<QWidget *>(m_pathsButton), static_cast<QWidget *>(m_search),
                            static_cast<QWidget *>(m_denied), static_cast<QWidget *>(m_changed),
                            static_cast<QWidget *>(m_readings), static_cast<QWidget *>(m_known),
                            static_cast<QWidget *>(m_order), static_cast<QWidget *>(m_swap),
                            static_cast<QWidget *>(exportButton)})
        tools->add(widget);
    tools->add(m_progress);
    tools->add(m_cancel);
    fillPanel(this, tools, m_view, m_status);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &MatrixPanel::renew);
    connect(m_search, &QLineEdit::textChanged, this, &MatrixPanel::applyFilter);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this](int order) {
        m_model->setOrder(static_cast<GridOrder>(order), static_cast<GridOrder>(order));
    });
    for (QToolButton *button : {m_denied, m_changed})
        connect(button, &QToolButton::toggled, this, &MatrixPanel::applyFilter);
    connect(m_readings, &QToolButton::toggled, this, [this] {
        applyFilter();
        renew(); // the readings are compared only where someone looks
    });
    m_known->setObjectName(QStringLiteral("asDocumented"));
    connect(m_known, &QToolButton::toggled, this, &MatrixPanel::renew);
    connect(m_swap, &QToolButton::toggled, this, [this](bool transposed) {
        m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        m_model->setTransposed(transposed);
    });
    connect(m_view, &QTableView::clicked, this, &MatrixPanel::putQuestion);
    connect(m_view, &QTableView::activated, this, &MatrixPanel::putQuestion);
    connect(m_runner, &MatrixRunner::finished, this, &MatrixPanel::showGrid);
    connect(m_runner, &MatrixRunner::progressed, m_progress, &QProgressBar::setValue);
    connect(m_runner, &MatrixRunner::cancelled, this, [this] {
        m_slow->stop();
        m_progress->hide();
        m_cancel->hide();
        m_remark = cancelledRemark();
        m_stamp.clear();
        showStatus();
    });
    connect(m_slow, &QTimer::timeout, this, [this] {
        m_progress->setVisible(m_runner->isRunning());
        m_cancel->setVisible(m_runner->isRunning());
    });
    connect(m_cancel, &QToolButton::clicked, m_runner, &MatrixRunner::cancel);
    // A verdict is renewed after every edit, every question and every move of the clock.
    connect(&site, &SiteModel::verdictChanged, this, &MatrixPanel::renew);
    connect(&site, &SiteModel::pausedChanged, this, &MatrixPanel::renew);
    connect(&site, &SiteModel::settingsChanged, this, &MatrixPanel::renew);
    connect(&site, &SiteModel::filesChanged, this, &MatrixPanel::renew);
    renew();
}

MatrixPanel::~MatrixPanel() = default;

bool MatrixPanel::isBusy() const {
    return m_runner->isRunning() || (m_wanted && !m_site.isPaused());
}

QString MatrixPanel::status() const {
    return m_status->text();
}

void MatrixPanel::setKind(GridKind kind) {
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void MatrixPanel::setAgents(const AgentChoice &choice) {
    m_agents = choice;
    renew();
}

void MatrixPanel::setPaths(const PathList &list, const QString &source) {
    m_paths = list;
    m_pathSource = source;
    QStringList remarks;
    if (!list.sitemaps.isEmpty())
        remarks << tr(
            "This is a sitemap index of %n sitemap(s), which are not fetched: open them one "
            "by one.",
            nullptr, static_cast<int>(list.sitemaps.size()));
    if (list.skipped > 0)
        remarks << tr("%n line(s) that are not paths were left out.", nullptr,
                      static_cast<int>(list.skipped));
    if (list.truncated)
        remarks << tr("The list was cut: at most %1 paths are taken.")
                       .arg(QLocale().toString(kMostPaths));
    m_remark = sentencesText(remarks);
    renew();
    showStatus();
}

void MatrixPanel::openPaths(const QString &path) {
    const QString name = path.section(QLatin1Char('/'), -1);
    const auto bytes = readFile(FileSystem::real(), pathBytes(path), limits::kPathFile);
    if (!bytes) {
        m_remark = text(bytes.error());
        showStatus();
        return;
    }
    auto list = pathsFromBytes(QByteArray::fromStdString(*bytes));
    if (!list) {
        m_remark = tr("%1: %2").arg(name, list.error());
        showStatus();
        return;
    }
    setPaths(*list, tr("paths from %1").arg(name));
}

QStringList MatrixPanel::paths() const {
    if (!m_pathSource.isEmpty())
        return m_paths.paths;
    QStringList paths = m_site.samplePaths();
    if (paths.isEmpty()) {
        paths << QStringLiteral("/");
        // No rule may speak of what is asked about.
        if (const QString asked = m_site.question().url.trimmed(); !asked.isEmpty())
            if (const QString path = text(pathOfUrl(asked.toStdString())); !paths.contains(path))
                paths << path;
        for (const std::string &path : pathsOfRules(m_site.compiled().site(), 60))
            if (const QString shown = text(path); !paths.contains(shown))
                paths << shown;
    }
    return paths;
}

void MatrixPanel::makeAgentsMenu() {
    auto *menu = new QMenu(m_agentsButton);
    menu->addAction(tr("The site's agents"), this, [this] { setAgents({}); });
    QMenu *categories = menu->addMenu(tr("By category"));
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        categories->addAction(categoryText(category), this, [this, category] {
            setAgents({AgentChoice::By::Category, category});
        });
    }
    QMenu *behaviours = menu->addMenu(tr("By behaviour"));
    for (const Behaviour behaviour :
         {Behaviour::Search, Behaviour::Agent, Behaviour::Training, Behaviour::Mixed})
        behaviours->addAction(behaviourText(behaviour), this, [this, behaviour] {
            AgentChoice choice{AgentChoice::By::Behaviour};
            choice.behaviour = behaviour;
            setAgents(choice);
        });
    QMenu *operators = menu->addMenu(tr("By operator"));
    std::map<QString, int> counts;
    for (const KnownAgent &known : m_site.registry().agents())
        ++counts[text(known.operatorName)];
    for (const auto &[name, count] : counts)
        if (count > 1) // one agent alone is found in the question bar
            operators->addAction(
                QStringLiteral("%1 (%2)").arg(name, QLocale().toString(count)), this, [this, name] {
                    setAgents({AgentChoice::By::Operator, Category::SearchIndexer, name});
                });
    menu->addAction(
        tr("The whole registry (%1)").arg(QLocale().toString(m_site.registry().agents().size())),
        this, [this] { setAgents({AgentChoice::By::Registry}); });
    m_agentsButton->setMenu(menu);
    m_agentsButton->setPopupMode(QToolButton::InstantPopup);
}

void MatrixPanel::makePathsMenu() {
    auto *menu = new QMenu(m_pathsButton);
    menu->addAction(tr("The site's sample paths"), this, [this] { setPaths({}, {}); });
    menu->addAction(tr("Add the question's path"), this, [this] {
        PathList list;
        list.paths = paths();
        if (const QString url = m_site.question().url.trimmed();
            !url.isEmpty() && !list.paths.contains(url))
            list.paths.prepend(url);
        setPaths(list, tr("paths from a list"));
    });
    menu->addAction(tr("Paths of the rules"), this, [this] {
        PathList list;
        for (const std::string &path : pathsOfRules(m_site.compiled().site(), 5000))
            list.paths << text(path);
        setPaths(list, tr("paths of the rules"));
    });
    menu->addAction(tr("Paste"), this, [this] {
        setPaths(pathsFromText(QGuiApplication::clipboard()->text()),
                 tr("paths from the clipboard"));
    });
    menu->addAction(tr("Edit the list…"), this, &MatrixPanel::editPaths)
        ->setObjectName(QStringLiteral("editPaths"));
    menu->addAction(tr("Text file or sitemap…"), this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("Paths from a file"), m_site.folder(),
            tr("Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)"));
        if (!path.isEmpty())
            openPaths(path);
    });
    menu->addSeparator();
    menu->addAction(tr("Keep them with the site"), this, [this] {
        SiteSettings settings = m_site.settings();
        settings.paths.clear();
        for (const QString &path : paths())
            settings.paths.push_back(stdText(path));
        m_site.setSettings(settings);
        setPaths({}, {});
    });
    m_pathsButton->setMenu(menu);
    m_pathsButton->setPopupMode(QToolButton::InstantPopup);
}

void MatrixPanel::editPaths() {
    auto *dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Paths of the matrix"));
    auto *edit = new QPlainTextEdit(paths().join(QLatin1Char('\n')), dialog);
    keepLeftToRight(*edit);
    edit->setAccessibleName(tr("One path or URL a line"));
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(new Label(tr("One path or URL a line."), dialog));
    layout->addWidget(edit);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, edit] {
        setPaths(pathsFromText(edit->toPlainText()), tr("paths from a list"));
    });
    dialog->resize(520, 420);
    dialog->open();
}

void MatrixPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted && !m_site.isPaused())
        start();
}

void MatrixPanel::renew() {
    m_wanted = true;
    if (m_site.isPaused())
        m_runner->cancel(); // what it works on is no longer shown
    else if (isVisible())
        start();
}

void MatrixPanel::start() {
    m_wanted = false;
    const Question &asked = m_site.question();
    GridQuestion question;
    question.kind = static_cast<GridKind>(m_kind->currentIndex());
    question.at = m_site.now();
    question.reading = m_known->isChecked() ? Reading::Known : asked.reading;
    question.compareKnown = true;
    question.competitor = asked.competitor;
    const bool oneAgent = question.kind == GridKind::HoursPaths;
    if (oneAgent) {
        if (auto agent =
                identify(asked.agent.trimmed().toStdString(), asked.category, m_site.registry()))
            question.agents.push_back(std::move(*agent));
    } else {
        question.agents = chosenAgents(m_agents, m_site.matrixAgents(), m_site.registry());
    }
    if (question.kind == GridKind::AgentsDirectives)
        question.paths = {stdText(asked.url.trimmed())};
    else
        for (const QString &path : paths())
            question.paths.push_back(stdText(path));
    const bool readings = m_readings->isChecked() && question.kind != GridKind::AgentsDirectives;
    // Windows are to the minute, answers of the ask endpoint to the second.
    const auto moment = m_site.asks() ? question.at.time_since_epoch().count()
                                      : question.at.time_since_epoch().count() / 60;
    QString stamp = QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                        .arg(m_site.revision())
                        .arg(moment)
                        .arg(static_cast<int>(question.kind))
                        .arg(static_cast<int>(question.reading))
                        .arg(question.competitor)
                        .arg(readings)
                        .arg(reinterpret_cast<quintptr>(m_site.savedSnapshot().get()));
    for (const Identity &agent : question.agents)
        stamp += QLatin1Char('\n') + text(agent.name) +
                 QString::number(agent.category ? static_cast<int>(*agent.category) : -1);
    for (const std::string &path : question.paths)
        stamp += QLatin1Char('\t') + QString::fromStdString(path);
    if (stamp == m_stamp)
        return; // only the clock moved on, or the question: nothing here depends on it
    m_stamp = stamp;
    m_slow->start();
    m_runner->start(m_site.snapshot(), m_site.savedSnapshot(), readings, std::move(question));
}

void MatrixPanel::showGrid(const std::shared_ptr<const Grid> &grid) {
    if (m_remark == cancelledRemark())
        m_remark.clear();
    m_slow->stop();
    m_progress->hide();
    m_cancel->hide();
    m_model->setGrid(grid, fileNames(m_site.compiled()));
    showStatus();
    emit renewed();
}

void MatrixPanel::applyFilter() {
    m_model->setFilter({m_denied->isChecked(), m_changed->isChecked(), m_readings->isChecked(),
                        stdText(m_search->text().trimmed())});
    showStatus();
}

void MatrixPanel::showStatus() {
    QStringList facts;
    if (const Grid *grid = m_model->grid()) {
        const MatrixModel::Counts &counts = m_model->counts();
        const QLocale locale;
        facts
            << tr("%1 × %2 cells").arg(locale.toString(grid->rows), locale.toString(grid->columns));
        facts << tr("%Ln denied", nullptr, static_cast<int>(counts.denied));
        facts << tr("%Ln differ from the saved site", nullptr, static_cast<int>(counts.changed));
        if (counts.known > 0)
            facts << (grid->question.reading == Reading::Known
                          ? tr("the files say otherwise on %Ln", "cells of the matrix",
                               static_cast<int>(counts.known))
                          : tr("documented otherwise on %Ln", "cells of the matrix",
                               static_cast<int>(counts.known)));
        if (grid->comparedReadings)
            facts << tr("readings differ on %Ln", "cells of the matrix",
                        static_cast<int>(counts.readings));
        const GridArrangement &shown = m_model->shown();
        if (shown.rows.size() != grid->rows || shown.columns.size() != grid->columns)
            facts << tr("%1 × %2 shown", "cells")
                         .arg(locale.toString(shown.rows.size()),
                              locale.toString(shown.columns.size()));
        if (grid->question.kind == GridKind::AgentsDirectives && !grid->question.paths.empty())
            facts << tr("on the path %1").arg(text(grid->question.paths.front()));
        if (grid->question.kind == GridKind::HoursPaths && !grid->question.agents.empty())
            facts << text(grid->question.agents.front().name);
    }
    if (!m_pathSource.isEmpty())
        facts << m_pathSource;
    if (!m_remark.isEmpty())
        facts << m_remark;
    m_status->setText(factsText(facts));
}

void MatrixPanel::putQuestion(const QModelIndex &index) {
    const Grid *grid = m_model->grid();
    if (!grid || !index.isValid())
        return;
    const MatrixModel::Place place = m_model->placeOf(index);
    Question question = m_site.question();
    switch (grid->question.kind) {
    case GridKind::AgentsPaths:
        question.agent = text(grid->question.agents[place.row].name);
        question.category.reset();
        question.url = text(grid->question.paths[place.column]);
        // A name that the registry does not know keeps its category only as an identity.
        if (const Identity &agent = grid->question.agents[place.row];
            agent.categorySource == CategorySource::Identity)
            question.agent += QStringLiteral("/0 (%1)").arg(text(categoryName(*agent.category)));
        break;
    case GridKind::AgentsDirectives:
        question.agent = text(grid->question.agents[place.row].name);
        question.category.reset();
        break;
    case GridKind::HoursPaths:
        question.url = text(grid->question.paths[place.column]);
        question.at = std::chrono::floor<std::chrono::days>(grid->question.at) +
                      std::chrono::hours(place.row);
        break;
    }
    m_site.setQuestion(question);
    const GridCell &cell = grid->cell(place.row, place.column);
    if (grid->question.kind == GridKind::AgentsDirectives && cell.line > 0 && m_site.verdict())
        if (const UseVerdict *use = m_site.verdict()->useOf(useDirectives()[place.column]);
            use && use->line)
            m_site.goTo(*use->line, false);
}

void MatrixPanel::exportTable(bool markdown) {
    const Grid *grid = m_model->grid();
    if (!grid)
        return;
    const std::string bytes =
        markdown ? toMarkdown(*grid, m_model->shown()) : toCsv(*grid, m_model->shown());
    QString problem;
    if (!exportBytes(this, tr("Export the matrix"),
                     markdown ? QStringLiteral("matrix.md") : QStringLiteral("matrix.csv"),
                     QByteArray::fromStdString(bytes), problem) &&
        !problem.isEmpty()) {
        m_remark = problem;
        showStatus();
    }
}

} // namespace gatepost::ui
