// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/crawlpanel.h"

#include "core/agents/agentorder.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/crawlchart.h"
#include "ui/simulator/crawlserverdialog.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"
#include "ui/site/draftchanges.h"
#include "ui/site/sitehost.h"
#include "ui/site/statedanswers.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTimeZone>
#include <QToolButton>

namespace gatepost::ui {

namespace {

constexpr int kCrawlPatience = 250; // ms: who types on starts nothing
constexpr int kMostDays = 3660;

/// The next whole minute, so that the picture does not begin at an odd second.
Instant usualStart() {
    return std::chrono::ceil<std::chrono::minutes>(
        std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

} // namespace

CrawlPanel::CrawlPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_crawlers(new CrawlersModel(this)),
      m_days(new CrawlDaysModel(this)),
      m_facts(new CrawlFactsModel(this)),
      m_crawlersView(makeTable(QStringLiteral("crawlers"), tr("Crawlers"), this)),
      m_daysView(makeTable(QStringLiteral("crawlDays"), tr("Pages by day"), this)),
      m_factsView(
          makeTable(QStringLiteral("crawlFacts"), tr("What is not fetched, and waiting"), this)),
      m_chart(new CrawlChart(this)),
      m_who(new QComboBox(this)),
      m_from(new QComboBox(this)),
      m_start(new QDateTimeEdit(this)),
      m_length(new QSpinBox(this)),
      m_reading(new QComboBox(this)),
      m_cancel(makeToolButton(QStringLiteral("close"), tr("Cancel"), tr("Stop computing"), this)),
      m_status(makeRemark(this)) {
    setObjectName(QStringLiteral("crawlPanel"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kCrawlPatience);
    connect(&m_soon, &QTimer::timeout, this, &CrawlPanel::start);
    makeViews();
    makeTools();
    site.analysis().whenUpdated(Analysis::Part::Site, this, &CrawlPanel::renew);
    connect(&site.files(), &OpenFiles::filesChanged, this, &CrawlPanel::renew);
    connect(&site.side(), &SideDocuments::settingsChanged, this, [this] {
        fillCrawlers();
        renew();
    });
    site.analysis().whenUpdated(
        Analysis::Part::Question, this, [this, agent = site.analysis().question().agent]() mutable {
            if (std::exchange(agent, m_site.analysis().question().agent) != agent)
                fillCrawlers();
        });
    fillCrawlers();
}

// ---- what there is to see ------------------------------------------------------------------------

void CrawlPanel::makeViews() {
    m_crawlersView->setModel(m_crawlers);
    setColumnWidths(m_crawlersView, {16, 9, 20, 14, 14});
    sayWhenEmpty(m_crawlersView, tr("No crawl is rehearsed yet."));
    m_daysView->setModel(m_days);
    setColumnWidths(m_daysView, {28, 9, 9, 15, 15});
    m_factsView->setModel(m_facts);
    setColumnWidths(m_factsView, {20, 13, 36, 18});
    m_factsView->horizontalHeader()->setStretchLastSection(false);
    m_factsView->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch); // why
    sayWhenEmpty(m_factsView, tr("It gets every page, and waits for nothing."));
    makeDetails();
    for (QWidget *view : {static_cast<QWidget *>(m_crawlersView), m_details})
        view->setMinimumHeight(3 * fontMetrics().lineSpacing()); // gives way to the forms
    connect(m_crawlersView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CrawlPanel::showCrawler);
    connect(m_chart, &CrawlChart::dayChosen, this, [this](int day) {
        const int row = m_days->rowOfDay(static_cast<std::size_t>(day));
        m_daysView->setCurrentIndex(m_days->index(row, 0));
    });
    const auto goTo = [this](const QModelIndex &index) {
        if (const auto line = index.isValid() ? m_facts->row(index.row()).line : std::nullopt)
            m_site.navigator().goTo(*line, false);
    };
    connect(m_factsView, &QTableView::clicked, this, goTo);
    connect(m_factsView, &QTableView::activated, this, goTo);
}

/// Two tables, and a button for each. Not a QTabWidget: where the map's modes put their switch before all others, its bar would
/// take what is before it out of the order of Tab.
void CrawlPanel::makeDetails() {
    m_details = new QWidget(this);
    m_details->setObjectName(QStringLiteral("crawlDetails"));
    m_details->setAccessibleName(tr("Details of the crawl"));
    auto *pages = new QStackedWidget(m_details);
    pages->addWidget(m_factsView);
    pages->addWidget(m_daysView);
    m_switches = {makeToolButton({}, tr("Not fetched, and waiting"),
                                 tr("What it never fetches, and what it waits for"), m_details),
                  makeToolButton({}, tr("Day by day"), tr("The numbers of the curve"), m_details)};
    QHBoxLayout *row = makeToolRow();
    for (int page = 0; page < m_switches.size(); ++page) {
        m_switches[page]->setCheckable(true);
        connect(m_switches[page], &QToolButton::clicked, this, [this, pages, page] {
            for (int i = 0; i < m_switches.size(); ++i)
                m_switches[i]->setChecked(i == page);
            pages->setCurrentIndex(page);
        });
        row->addWidget(m_switches[page]);
    }
    row->addStretch(1);
    m_switches.front()->setChecked(true);
    fillPanel(m_details, row, pages);
}

void CrawlPanel::makeTools() {
    m_who->setObjectName(QStringLiteral("crawlWho"));
    m_who->setAccessibleName(tr("Which crawlers"));
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_from->setObjectName(QStringLiteral("crawlPages"));
    m_from->setAccessibleName(tr("Which pages"));
    m_from->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_from->addItems({tr("Sample paths and sitemaps"), tr("The pages of a file…"),
                      tr("The pages of a server's logs…")});
    m_start->setLayoutDirection(Qt::LeftToRight); // a time is written alike in every language
    m_start->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
    m_start->setTimeZone(QTimeZone::UTC);
    m_start->setDateTime(utcDateTime(usualStart()));
    m_start->setCalendarPopup(true);
    m_start->setAccessibleName(tr("The first request, in UTC"));
    m_start->setToolTip(tr("The first request, in UTC"));
    m_length->setRange(1, kMostDays);
    m_length->setValue(365);
    m_length->setAccessibleName(tr("Days at most"));
    m_length->setToolTip(tr("What is not reached in so many days is left"));
    for (const Reading reading : kReadings)
        m_reading->addItem(readingText(reading), static_cast<int>(reading));
    m_reading->setCurrentIndex(m_reading->findData(static_cast<int>(Reading::Known)));
    m_reading->setAccessibleName(tr("How the files are read"));
    auto *serve = makeToolButton(QStringLiteral("endpoint"), tr("Serve the draft…"),
                                 tr("A web server on this computer, for a real crawler"), this);
    connect(serve, &QToolButton::clicked, this, [this] { openServer(m_site, window()); });
    auto *tools = new FlowRow(6);
    tools->setContentsMargins(6, 4, 6, 4);
    const auto labelled = [&](const QString &said, QWidget *widget) {
        auto *label = new Label(said, this);
        label->setBuddy(widget);
        tools->add(label, 12);
        tools->add(widget);
    };
    tools->add(m_who);
    tools->add(m_from);
    labelled(tr("from"), m_start);
    labelled(tr("days"), m_length);
    labelled(tr("read as"), m_reading);
    tools->add(serve, 12);
    tools->add(m_cancel);
    m_cancel->hide();
    auto *lists = new QSplitter(Qt::Vertical, this);
    lists->addWidget(m_crawlersView);
    lists->addWidget(m_details);
    lists->setChildrenCollapsible(false);
    fillPanel(this, tools, makeSplitter(lists, 1, m_chart, 1, this), m_status);
    setTabOrder({m_who, m_from, m_start, m_length, m_reading, serve, m_cancel, m_crawlersView,
                 m_switches[0], m_switches[1], m_factsView, m_daysView, m_chart});
    connect(m_cancel, &QToolButton::clicked, this, &CrawlPanel::cancel);
    connect(m_from, &QComboBox::activated, this, &CrawlPanel::choosePages);
    connect(m_who, &QComboBox::activated, this, &CrawlPanel::renew);
    connect(m_reading, &QComboBox::currentIndexChanged, this, &CrawlPanel::renew);
    connect(m_start, &QDateTimeEdit::dateTimeChanged, this, &CrawlPanel::renew);
    connect(m_length, &QSpinBox::valueChanged, this, &CrawlPanel::renew);
}

void CrawlPanel::fillCrawlers() {
    const QString before = m_who->currentIndex() > 0 ? m_who->currentText() : QString();
    QStringList names;
    if (const QString asked = m_site.analysis().question().agent.trimmed(); !asked.isEmpty())
        names << asked;
    for (const QString &agent : m_site.side().matrixAgents())
        if (!names.contains(agent, Qt::CaseInsensitive))
            names << agent;
    m_who->clear();
    m_who->addItem(tr("The best known crawlers"));
    m_who->addItems(names);
    m_who->setCurrentIndex(std::max(0, m_who->findText(before)));
}

// ---- what is asked -------------------------------------------------------------------------------

std::vector<Identity> CrawlPanel::chosenCrawlers() const {
    const Registry &registry = m_site.analysis().registry();
    QStringList names = m_site.side().matrixAgents();
    if (m_who->currentIndex() > 0)
        names = {m_who->currentText()};
    std::vector<Identity> agents;
    for (const QString &name : names)
        if (auto agent = identify(name.toStdString(), {}, registry))
            agents.push_back(std::move(*agent));
    return usualCrawlers(std::move(agents));
}

CrawlUrls CrawlPanel::urls() const {
    return m_chosen.urls ? m_chosen.urls : m_site.side().examplePaths();
}

void CrawlPanel::chooseCrawler(int row) {
    m_crawlersView->setCurrentIndex(m_crawlers->index(row, 0));
}
void CrawlPanel::setStart(Instant from) {
    m_start->setDateTime(utcDateTime(from));
}
void CrawlPanel::setDays(int days) {
    m_length->setValue(days);
}

void CrawlPanel::choosePages(int index) {
    switch (static_cast<Pages>(index)) {
    case Pages::Examples:
        m_pages = Pages::Examples;
        m_chosen = {};
        m_chosenName.clear();
        renew();
        return;
    case Pages::File: askUrls(); break;
    case Pages::Logs: askLogs(); break;
    }
    m_from->setCurrentIndex(static_cast<int>(m_pages)); // who chooses no file leaves it as it was
}

void CrawlPanel::askUrls() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("A file with a URL or path on each line, or a sitemap"), m_site.files().folder());
    if (!path.isEmpty())
        openUrls(path);
}

void CrawlPanel::askLogs() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(this, tr("Logs of a server"), m_site.files().folder());
    if (!paths.isEmpty())
        openLogs(paths);
}

void CrawlPanel::openUrls(const QString &path) {
    read(Pages::File, {path});
}
void CrawlPanel::openLogs(const QStringList &paths) {
    read(Pages::Logs, paths);
}

/// Off the GUI thread; the crawl follows.
void CrawlPanel::read(Pages from, const QStringList &paths) {
    run([this, from, paths, site = m_site.analysis().snapshot()](const Latest::Run &job) {
        auto list =
            from == Pages::File ? urlsOfFile(paths.front()) : urlsOfLogs(paths, *site, job.stop());
        return [this, from, list = std::move(list), name = QFileInfo(paths.front()).fileName()] {
            if (!list) {
                fail(list.error());
                return;
            }
            m_pages = from;
            m_from->setCurrentIndex(static_cast<int>(from));
            m_chosen = *list;
            m_chosenName = name;
            start();
        };
    });
}

// ---- the work ------------------------------------------------------------------------------------

void CrawlPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted)
        start();
}

void CrawlPanel::renew() {
    m_wanted = true;
    m_job.cancel();
    if (isVisible() && !m_site.analysis().isPaused())
        m_soon.start();
}

void CrawlPanel::cancel() {
    m_soon.stop();
    fail(tr("Cancelled. Change anything above to compute again."));
}

void CrawlPanel::run(Latest::Work work) {
    m_soon.stop();
    m_wanted = false;
    m_cancel->show();
    m_status->setText(tr("computing…"));
    m_job.start(std::move(work));
}

void CrawlPanel::start() {
    m_soon.stop();
    m_wanted = false;
    if (m_site.analysis().isPaused())
        return;
    CrawlRequest request;
    request.draft = m_site.analysis().snapshot();
    if (DraftChanges::of(m_site).hasBaseline())
        request.saved = StatedAnswers::of(m_site).saved();
    request.agents = chosenCrawlers();
    request.urls = urls();
    request.from = instantOf(m_start->dateTime());
    request.days = m_length->value();
    request.reading = static_cast<Reading>(m_reading->currentData().toInt());
    if (request.urls->empty()) {
        fail(m_pages == Pages::Examples
                 ? tr("There are no pages to crawl: add sample paths or sitemaps to the site, or "
                      "choose a file of URLs.")
                 : tr("%1 names no page.").arg(m_chosenName));
        return;
    }
    if (request.agents.empty()) {
        fail(tr("None of these agents fetches pages."));
        return;
    }
    run([this, request = std::move(request)](const Latest::Run &job) {
        return [this, result = rehearseAll(request, job.stop())] {
            if (result)
                take(result);
        };
    });
}

void CrawlPanel::fail(const QString &why) {
    m_job.cancel();
    m_cancel->hide();
    m_chart->setResult(nullptr);
    m_days->setCrawler(nullptr, nullptr);
    m_facts->setCrawler(nullptr);
    m_crawlers->setResult(nullptr);
    m_result.reset();
    m_status->setText(why);
    announce(m_status, Topic::Control, why);
    emit renewed();
}

void CrawlPanel::take(std::shared_ptr<const CrawlResult> result) {
    m_cancel->hide();
    const QModelIndex before = m_crawlersView->currentIndex();
    m_days->setCrawler(nullptr, nullptr); // of the result that goes
    m_result = std::move(result);
    m_crawlers->setResult(m_result);
    m_chart->setResult(m_result);
    const bool isCompared = m_result->request.saved != nullptr;
    m_crawlersView->setColumnHidden(CrawlersModel::SavedNeeds, !isCompared);
    m_daysView->setColumnHidden(CrawlDaysModel::Saved, !isCompared);
    m_daysView->setColumnHidden(CrawlDaysModel::SavedUntil, !isCompared);
    const int row = before.isValid() && before.row() < m_crawlers->rowCount() ? before.row() : 0;
    chooseCrawler(row);
    showCrawler();
    announce(m_status, Topic::Control, m_status->text());
    emit renewed();
}

void CrawlPanel::showCrawler() {
    const QModelIndex index = m_crawlersView->currentIndex();
    if (!m_result || !index.isValid())
        return;
    const CrawlRow *row = m_crawlers->row(index.row());
    m_chart->setRow(static_cast<int>(row - m_result->rows.data()));
    m_days->setCrawler(m_result, row);
    m_facts->setCrawler(row);
    m_status->setText(sentencesText({crawlSentence(*m_result, *row), about()}));
}

/// What the numbers are about, and what is to be said of the list of pages.
QString CrawlPanel::about() const {
    QStringList said;
    const auto pages = static_cast<int>(m_result->request.urls->size());
    said << (m_chosenName.isEmpty() ? tr("%n page(s) of the site's examples.", nullptr, pages)
                                    : tr("%n page(s) of %1.", nullptr, pages).arg(m_chosenName));
    said << m_chosen.note;
    std::vector<std::string> hosts = m_result->hosts;
    std::erase(hosts, toBytes(hostOfSite(m_site)));
    if (hosts.size() > 1 || (hosts.size() == 1 && !hostOfSite(m_site).isEmpty()))
        said << tr("URLs of other hosts, such as %1, are asked of these files too.")
                    .arg(text(hosts.front()));
    return sentencesText(said);
}

} // namespace gatepost::ui
