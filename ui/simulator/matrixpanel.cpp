// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixpanel.h"
#include "core/agents/distinctagents.h"
#include "core/simulate/statedanswers.h"
#include "ui/bridge/label.h"
#include "ui/bridge/valuestyle.h"

#include "core/simulate/rulepaths.h"
#include "core/store/readfile.h"
#include "core/value/url.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/matrixrunner.h"
#include "ui/simulator/matrixview.h"
#include "ui/simulator/viewparts.h"
#include "ui/site/statedanswers.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
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

std::vector<std::string> answersToCompare(const SiteAnswers &asked) {
    std::vector<std::string> answers = {"200",
                                        "403",
                                        "404",
                                        "429",
                                        "503",
                                        "503,since=13h",
                                        "503,since=13h,copy=no",
                                        "503,since=31d",
                                        "timeout",
                                        "redirects"};
    if (const std::string own = formatAnswers(asked);
        !own.empty() && !std::ranges::contains(answers, own))
        answers.insert(answers.begin() + 1, own);
    return answers;
}

namespace {

/// The agents of the registry that a matrix can ask about. A name for a use is a signal, not an agent that comes (S112).
std::vector<const KnownAgent *> askable(const Registry &registry) {
    std::vector<const KnownAgent *> agents = distinctAgents(registry);
    std::erase_if(agents, [](const KnownAgent *known) { return known->namesUse(); });
    return agents;
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
    for (const KnownAgent *known : askable(registry)) {
        const bool taken =
            choice.by == AgentChoice::By::Registry ||
            (choice.by == AgentChoice::By::Category && known->category == choice.category) ||
            (choice.by == AgentChoice::By::Behaviour && known->behaviour == choice.behaviour) ||
            (choice.by == AgentChoice::By::Operator &&
             text(known->operatorName) == choice.operatorName);
        if (taken)
            add(known->token);
    }
    return agents;
}

MatrixPanel::MatrixPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new MatrixModel(this)),
      m_runner(new MatrixRunner(this)),
      m_view(new MatrixView(*m_model, this)),
      m_kind(new QComboBox(this)),
      m_agentsButton(
          makeToolButton(QStringLiteral("agent"), tr("Agents"), tr("Which agents"), this)),
      m_pathsButton(makeToolButton(QStringLiteral("file"), tr("Paths"), tr("Which paths"), this)),
      m_denied(
          makeToolButton(QStringLiteral("deny"), tr("Denied"), tr("Only what is denied"), this)),
      m_changed(makeToolButton(QStringLiteral("changes"), tr("Changed"),
                               tr("Only what differs from the saved site"), this)),
      m_options(makeToolButton(QString(), tr("View"),
                               tr("Order, equal rows and columns, size, readings"), this)),
      m_readings(new QAction(tr("Only where the readings do not agree"), this)),
      m_known(new QAction(tr("What each agent is documented to do"), this)),
      m_swap(new QAction(tr("Swap rows and columns"), this)),
      m_merge(new QAction(tr("Merge equal rows and columns"), this)),
      m_whole(new QAction(tr("Shrink the cells to fit the whole matrix"), this)),
      m_search(new QLineEdit(this)),
      m_order(new QActionGroup(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(makeToolButton(QStringLiteral("close"), tr("Cancel"), tr("Stop computing"), this)),
      m_status(makeRemark(this)),
      m_slow(new QTimer(this)) {
    setObjectName(QStringLiteral("matrixPanel"));
    makeTools();
    connectParts();
    renew();
}

void MatrixPanel::makeTools() {
    m_kind->addItems({tr("Agents × paths"), tr("Agents × directives"), tr("Hours × paths"),
                      tr("Agents × answers")});
    m_kind->setAccessibleName(tr("What the matrix compares"));
    m_kind->setToolTip(sentencesText(
        {tr("Hours × paths is about the question's agent and day, in UTC."),
         tr("Agents × answers is about the question's path: what if robots.txt is answered with "
            "another status?")}));
    m_search->setPlaceholderText(tr("filter by name"));
    m_search->setAccessibleName(tr("Filter agents and paths by a part of their name"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(13 * fontMetrics().averageCharWidth());
    m_search->setMaximumWidth(180);
    m_denied->setCheckable(true);
    m_changed->setCheckable(true);
    makeOptions();
    m_progress->setRange(0, 1000);
    m_progress->setMaximumWidth(160);
    m_progress->setAccessibleName(tr("Progress of the matrix"));
    m_progress->hide();
    m_cancel->hide();
    m_slow->setSingleShot(true);
    m_slow->setInterval(150);
    makeAgentsMenu();
    makePathsMenu();

    auto *tools = new FlowRow(3);
    tools->setContentsMargins(6, 4, 6, 4);
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_kind, m_agentsButton, m_pathsButton, m_search, m_denied, m_changed, m_options,
             makeExportButton(), m_progress, m_cancel})
        tools->add(widget);
    m_view->setMinimumHeight(fontMetrics().lineSpacing()); // it scrolls; the words below do not
    fillPanel(this, tools, m_view, m_status);
}

void MatrixPanel::makeOptions() {
    m_options->setObjectName(QStringLiteral("matrixOptions"));
    auto *menu = new QMenu(m_options);
    menu->setToolTipsVisible(true);
    const auto addOrder = [this, orders = menu->addMenu(tr("Order of rows and columns"))](
                              const QString &name, GridOrder value) {
        QAction *action = m_order->addAction(orders->addAction(name));
        action->setCheckable(true);
        action->setChecked(value == GridOrder::ByPurpose);
        action->setData(static_cast<int>(value));
    };
    addOrder(tr("By purpose"), GridOrder::ByPurpose);
    addOrder(tr("As given"), GridOrder::AsGiven);
    addOrder(tr("By name"), GridOrder::ByTitle);
    addOrder(tr("Most denied first"), GridOrder::MostDenied);
    addOrder(tr("By behaviour"), GridOrder::ByBehaviour);
    m_known->setToolTip(tr("What each agent is documented to do, rather than what the files say"));
    m_merge->setToolTip(tr("Equal rows and equal columns are shown as one"));
    for (QAction *action : {m_merge, m_swap, m_readings, m_known, m_whole}) {
        action->setCheckable(true);
        menu->addAction(action);
    }
    m_merge->setChecked(true);
    m_merge->setObjectName(QStringLiteral("mergeEqual"));
    m_whole->setObjectName(QStringLiteral("allAtOnce"));
    m_known->setObjectName(QStringLiteral("asDocumented"));
    menu->addAction(tr("Smaller cells (Ctrl+-)"), this, [this] { m_view->zoomBy(-1); });
    menu->addAction(tr("Larger cells (Ctrl++)"), this, [this] { m_view->zoomBy(1); });
    m_options->setMenu(menu);
    m_options->setPopupMode(QToolButton::InstantPopup);
}

/// How many of them are not as usual: what is hidden in a menu must not go unnoticed.
void MatrixPanel::showOptions() {
    const int unusual = (order() != GridOrder::ByPurpose ? 1 : 0) + (m_merge->isChecked() ? 0 : 1) +
                        (m_swap->isChecked() ? 1 : 0) + (m_readings->isChecked() ? 1 : 0) +
                        (m_known->isChecked() ? 1 : 0);
    m_options->setText(unusual > 0 ? tr("View %1").arg(unusual) : tr("View"));
}

GridOrder MatrixPanel::order() const {
    return static_cast<GridOrder>(m_order->checkedAction()->data().toInt());
}

QToolButton *MatrixPanel::makeExportButton() {
    auto *button =
        makeToolButton(QStringLiteral("copy"), tr("Export"), tr("Export what is shown"), this);
    auto *menu = new QMenu(button);
    menu->addAction(tr("CSV…"), this, [this] { exportTable(false); });
    menu->addAction(tr("Markdown…"), this, [this] { exportTable(true); });
    menu->addAction(tr("Copy as Markdown"), this, [this] {
        if (m_model->grid())
            QGuiApplication::clipboard()->setText(
                text(toMarkdown(toTable(*m_model->grid(), m_model->shown()))));
    });
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly); // the row of tools is full
    return button;
}

void MatrixPanel::connectParts() {
    connect(m_kind, &QComboBox::currentIndexChanged, this, &MatrixPanel::renew);
    connect(m_search, &QLineEdit::textChanged, this, &MatrixPanel::applyFilter);
    connect(m_order, &QActionGroup::triggered, this, [this] {
        m_view->sortByColumn(-1, Qt::AscendingOrder);
        m_model->setOrder(order(), order());
        showOptions();
    });
    for (const QAction *action : {m_readings, m_known, m_swap, m_merge})
        connect(action, &QAction::toggled, this, &MatrixPanel::showOptions);
    for (QToolButton *button : {m_denied, m_changed})
        connect(button, &QToolButton::toggled, this, &MatrixPanel::applyFilter);
    connect(m_readings, &QAction::toggled, this, [this] {
        applyFilter();
        renew(); // the readings are compared only where someone looks
    });
    connect(m_known, &QAction::toggled, this, &MatrixPanel::renew);
    connect(m_swap, &QAction::toggled, this, [this](bool transposed) {
        m_view->sortByColumn(-1, Qt::AscendingOrder);
        m_model->setTransposed(transposed);
    });
    connect(m_merge, &QAction::toggled, this, [this](bool merging) {
        m_model->setMerging(merging);
        showStatus();
    });
    connect(m_whole, &QAction::triggered, this, [this](bool whole) {
        m_view->setZoom(whole ? MatrixView::Zoom::Whole : MatrixView::Zoom::Fitting);
    });
    connect(m_view, &MatrixView::zoomChanged, this,
            [this] { m_whole->setChecked(m_view->zoom() == MatrixView::Zoom::Whole); });
    connect(
        m_view, &MatrixView::bundlePressed, this, [this](int section, Qt::Orientation orientation) {
            m_model->setOpen(section, orientation, !m_model->line(section, orientation).isOpen());
            showStatus();
        });
    connect(m_view, &QTableView::clicked, this, &MatrixPanel::putQuestion);
    connect(m_view, &QTableView::activated, this, &MatrixPanel::putQuestion);
    connect(m_view, &MatrixView::hovered, this, &MatrixPanel::showHovered);
    connect(m_view, &MatrixView::menuRequested, this, &MatrixPanel::showMenu);
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
    m_site.analysis().whenUpdated(Analysis::Part::Verdict, this, &MatrixPanel::renew);
    connect(&m_site.side(), &SideDocuments::settingsChanged, this, &MatrixPanel::renew);
    connect(&m_site.files(), &OpenFiles::filesChanged, this, &MatrixPanel::renew);
}

MatrixPanel::~MatrixPanel() = default;

bool MatrixPanel::isBusy() const {
    return m_runner->isRunning() || (m_wanted && !m_site.analysis().isPaused());
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
    QStringList paths = m_site.side().samplePaths();
    if (paths.isEmpty()) {
        paths << QStringLiteral("/");
        for (const std::string &path : pathsOfRules(m_site.analysis().compiled().site(), 60))
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
    QAction *whole =
        menu->addAction(QString(), this, [this] { setAgents({AgentChoice::By::Registry}); });
    // A site, or an updated list, brings agents of its own.
    connect(menu, &QMenu::aboutToShow, this, [this, operators, whole] {
        fillOperators(operators);
        whole->setText(tr("The whole registry (%1)")
                           .arg(QLocale().toString(askable(m_site.analysis().registry()).size())));
    });
    m_agentsButton->setMenu(menu);
    m_agentsButton->setPopupMode(QToolButton::InstantPopup);
}

void MatrixPanel::fillOperators(QMenu *menu) {
    menu->clear();
    std::map<QString, int> counts;
    for (const KnownAgent *known : askable(m_site.analysis().registry()))
        ++counts[text(known->operatorName)];
    for (const auto &[name, count] : counts)
        if (count > 1) // one agent alone is found in the question bar
            menu->addAction(
                QStringLiteral("%1 (%2)").arg(name, QLocale().toString(count)), this, [this, name] {
                    setAgents({AgentChoice::By::Operator, Category::SearchIndexer, name});
                });
}

void MatrixPanel::makePathsMenu() {
    auto *menu = new QMenu(m_pathsButton);
    menu->addAction(tr("The site's sample paths"), this, [this] { setPaths({}, {}); });
    menu->addAction(tr("Add the question's path"), this, [this] {
        PathList list;
        list.paths = paths();
        if (const QString url = m_site.analysis().question().url.trimmed();
            !url.isEmpty() && !list.paths.contains(url))
            list.paths.prepend(url);
        setPaths(list, tr("paths from a list"));
    });
    menu->addAction(tr("Paths of the rules"), this, [this] {
        PathList list;
        for (const std::string &path : pathsOfRules(m_site.analysis().compiled().site(), 5000))
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
            this, tr("Paths from a file"), m_site.files().folder(),
            tr("Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)"));
        if (!path.isEmpty())
            openPaths(path);
    });
    menu->addSeparator();
    menu->addAction(tr("Keep them with the site"), this, [this] {
        SiteSettings settings = m_site.side().settings();
        settings.paths.clear();
        for (const QString &path : paths())
            settings.paths.push_back(stdText(path));
        m_site.side().setSettings(settings);
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
    if (m_wanted && !m_site.analysis().isPaused())
        start();
}

void MatrixPanel::renew() {
    m_wanted = true;
    if (m_site.analysis().isPaused())
        m_runner->cancel(); // what it works on is no longer shown
    else if (isVisible())
        start();
}

GridQuestion MatrixPanel::gridQuestion() {
    const Question &asked = m_site.analysis().question();
    GridQuestion question;
    question.kind = static_cast<GridKind>(m_kind->currentIndex());
    question.at = m_site.analysis().now();
    question.reading = m_known->isChecked() ? Reading::Known : asked.reading;
    question.compareKnown = true;
    question.competitor = asked.competitor;
    const auto identified = [&](const QString &name, std::optional<Category> category) {
        return identify(name.trimmed().toStdString(), category, m_site.analysis().registry());
    };
    auto agent = identified(asked.agent, asked.category);
    if (question.kind == GridKind::HoursPaths) {
        if (agent)
            question.agents.push_back(std::move(*agent));
    } else {
        question.agents =
            chosenAgents(m_agents, m_site.side().matrixAgents(), m_site.analysis().registry());
        const auto isListed = [&](const Identity &one) {
            return std::ranges::any_of(question.agents, [&](const Identity &listed) {
                return listed.token == one.token && listed.category == one.category;
            });
        };
        if (agent && !isListed(*agent))
            m_otherAgent = {asked.agent, asked.category};
        else if (!m_otherAgent.name.isEmpty()) // it stays: rows do not move away under the pointer
            agent = identified(m_otherAgent.name, m_otherAgent.category);
        if (agent && !isListed(*agent))
            question.agents.insert(question.agents.begin(), std::move(*agent));
    }
    if (question.kind == GridKind::AgentsDirectives || question.kind == GridKind::AgentsAnswers) {
        question.paths = {stdText(asked.url.trimmed())};
        if (question.kind == GridKind::AgentsAnswers)
            question.answers = answersToCompare(StatedAnswers::of(m_site).answers());
        return question;
    }
    QStringList list = paths();
    if (const QString url = asked.url.trimmed(); !url.isEmpty() && !list.contains(url))
        if (const QString path = text(pathOfUrl(stdText(url))); !list.contains(path))
            m_otherPath = path;
    if (!m_otherPath.isEmpty() && !list.contains(m_otherPath))
        list.insert(!list.isEmpty() && list.front() == QLatin1String("/") ? 1 : 0, m_otherPath);
    for (const QString &path : std::as_const(list))
        question.paths.push_back(stdText(path));
    return question;
}

void MatrixPanel::start() {
    m_wanted = false;
    GridQuestion question = gridQuestion();
    const bool readings = m_readings->isChecked() && question.kind != GridKind::AgentsDirectives;
    // Windows are to the minute, answers of the ask endpoint to the second.
    const auto moment = m_site.side().asks() ? question.at.time_since_epoch().count()
                                             : question.at.time_since_epoch().count() / 60;
    QString stamp = QStringLiteral("%1 %2 %3 %4 %5 %6")
                        .arg(m_site.analysis().revision())
                        .arg(moment)
                        .arg(static_cast<int>(question.kind))
                        .arg(static_cast<int>(question.reading))
                        .arg(question.competitor)
                        .arg(readings);
    for (const Identity &agent : question.agents)
        stamp += QLatin1Char('\n') + text(agent.name) +
                 QString::number(agent.category ? static_cast<int>(*agent.category) : -1);
    for (const std::string &path : question.paths)
        stamp += QLatin1Char('\t') + QString::fromStdString(path);
    for (const std::string &answer : question.answers)
        stamp += QLatin1Char('\v') + QString::fromStdString(answer);
    const auto saved = StatedAnswers::of(m_site).saved();
    if (stamp == m_stamp && saved == m_saved) { // only the clock moved on, or the question
        showAsked();
        return;
    }
    m_stamp = stamp;
    m_saved = saved;
    m_slow->start();
    m_runner->start(m_site.analysis().snapshot(), saved, readings, std::move(question));
}

void MatrixPanel::showGrid(const std::shared_ptr<const Grid> &grid) {
    if (m_remark == cancelledRemark())
        m_remark.clear();
    m_slow->stop();
    m_progress->hide();
    m_cancel->hide();
    // What was chosen stays chosen by its name, wherever it is now.
    const QModelIndex before = m_view->currentIndex();
    std::string row;
    std::string column;
    if (before.isValid()) {
        const MatrixModel::Place place = m_model->placeOf(before);
        row = m_model->grid()->rowTitle(place.row);
        column = m_model->grid()->columnTitle(place.column);
    }
    m_model->setGrid(grid, fileNames(m_site.analysis().compiled()));
    showAsked();
    for (std::uint32_t i = 0; before.isValid() && i < grid->rows; ++i)
        for (std::uint32_t j = 0; grid->rowTitle(i) == row && j < grid->columns; ++j)
            if (grid->columnTitle(j) == column)
                m_view->setCurrentIndex(m_model->indexOf({i, j}));
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
        const int rows = m_model->isTransposed() ? m_model->columnCount() : m_model->rowCount();
        const int columns = m_model->isTransposed() ? m_model->rowCount() : m_model->columnCount();
        if (m_model->isMerging() && (rows < static_cast<int>(m_model->shown().rows.size()) ||
                                     columns < static_cast<int>(m_model->shown().columns.size())))
            facts << tr("%1 × %2 different", "rows and columns of the matrix")
                         .arg(locale.toString(rows), locale.toString(columns));
        facts << tr("%Ln denied", nullptr, static_cast<int>(counts.denied));
        facts << QStringLiteral("◥ ") + tr("%Ln differ from the saved site", nullptr,
                                           static_cast<int>(counts.changed));
        if (counts.known > 0)
            facts << QStringLiteral("● ") +
                         (grid->question.reading == Reading::Known
                              ? tr("the files say otherwise on %Ln", "cells of the matrix",
                                   static_cast<int>(counts.known))
                              : tr("documented otherwise on %Ln", "cells of the matrix",
                                   static_cast<int>(counts.known)));
        if (grid->comparedReadings)
            facts << QStringLiteral("● ") + tr("readings differ on %Ln", "cells of the matrix",
                                               static_cast<int>(counts.readings));
        const GridArrangement &shown = m_model->shown();
        if (shown.rows.size() != grid->rows || shown.columns.size() != grid->columns)
            facts << tr("%1 × %2 shown", "cells")
                         .arg(locale.toString(shown.rows.size()),
                              locale.toString(shown.columns.size()));
        if ((grid->question.kind == GridKind::AgentsDirectives ||
             grid->question.kind == GridKind::AgentsAnswers) &&
            !grid->question.paths.empty())
            facts << tr("on the path %1").arg(text(grid->question.paths.front()));
        if (grid->question.kind == GridKind::HoursPaths && !grid->question.agents.empty())
            facts << text(grid->question.agents.front().name);
    }
    if (const SiteAnswers &answers = StatedAnswers::of(m_site).answers();
        answers.any() && m_model->grid() &&
        m_model->grid()->question.kind != GridKind::AgentsAnswers)
        facts << text(answersText(answers));
    if (!m_pathSource.isEmpty())
        facts << m_pathSource;
    if (!m_remark.isEmpty())
        facts << m_remark;
    m_status->setText(factsText(facts));
}

void MatrixPanel::exportTable(bool markdown) {
    const Grid *grid = m_model->grid();
    if (!grid)
        return;
    const std::string bytes = markdown ? toMarkdown(toTable(*grid, m_model->shown()))
                                       : toCsv(toTable(*grid, m_model->shown()));
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
