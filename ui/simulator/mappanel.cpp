// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/mappanel.h"

#include "core/sheet/mapsheet.h"
#include "core/simulate/statedanswers.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/mapview.h"
#include "ui/simulator/viewparts.h"
#include "ui/site/draftchanges.h"
#include "ui/site/statedanswers.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kMapPatience = 150; // ms that a map waits for what the draft changes
using Column = exact::DrawnColumn::Kind;

} // namespace

MapPanel::MapPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_view(new MapView(this)),
      m_status(makeRemark(this)),
      m_onlyChanged(makeToolButton(QStringLiteral("changes"), tr("Changed rows"),
                                   tr("Only rows that differ from the saved files"), this)),
      m_export(
          makeToolButton(QStringLiteral("copy"), tr("Export"), tr("Export the picture"), this)) {
    setObjectName(QStringLiteral("mapPanel"));
    m_view->setAccessibleName(tr("Map: who may do what, where and when"));
    m_view->setEmptyText(tr("Looking at every path, agent and hour…"));
    m_view->setTeller([this](const MapCellAt &cell) { return tell(cell); });
    makeTools();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kMapPatience);
    connect(&m_soon, &QTimer::timeout, this, &MapPanel::start);
    connect(m_view, &MapView::activated, this, &MapPanel::ask);
    connect(m_view, &MapView::menuRequested, this, &MapPanel::showMenu);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &MapPanel::renew);
    connect(&site.files(), &OpenFiles::filesChanged, this, &MapPanel::renew);
    connect(&DraftChanges::of(site), &DraftChanges::changed, this, [this] {
        m_wanted = true;
        if (isVisible())
            start();
    });
    site.analysis().whenUpdated(
        Analysis::Part::Question, this, [this, asked = site.analysis().question()]() mutable {
            const Question before = std::exchange(asked, m_site.analysis().question());
            if (before.reading != asked.reading || before.competitor != asked.competitor)
                renew();
            showAsked();
        });
}

void MapPanel::makeTools() {
    m_onlyChanged->setCheckable(true);
    m_onlyChanged->hide();
    connect(m_onlyChanged, &QToolButton::toggled, m_view, &MapView::setOnlyChanged);
    auto *menu = new QMenu(m_export);
    menu->addAction(tr("SVG…"), this, [this] { exportAs(Format::Svg); });
    menu->addAction(tr("PNG…"), this, [this] { exportAs(Format::Png); });
    menu->addAction(tr("PDF…"), this, [this] { exportAs(Format::Pdf); });
    menu->addAction(tr("HTML…"), this, [this] { exportAs(Format::Html); });
    m_export->setMenu(menu);
    m_export->setPopupMode(QToolButton::InstantPopup);
    QHBoxLayout *tools = makeToolRow();
    tools->addWidget(m_status, 1);
    tools->addWidget(m_onlyChanged);
    tools->addWidget(m_export);
    m_view->setMinimumHeight(fontMetrics().lineSpacing()); // gives way to the words of the forms
    auto *both = new QWidget(this);
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    layout->addWidget(makeNothing());
    fillPanel(this, tools, both);
}

/// What is there instead of a map of ticks.
QWidget *MapPanel::makeNothing() {
    m_nothing = new QWidget(this);
    m_nothing->setObjectName(QStringLiteral("nothingToMap"));
    auto *words = new Label(tr("Everyone may fetch everything. What do you want?"), m_nothing);
    words->setAlignment(Qt::AlignCenter);
    words->setWordWrap(true);
    auto *goals = new QPushButton(tr("Choose goals…"), m_nothing);
    goals->setObjectName(QStringLiteral("chooseGoals"));
    connect(goals, &QPushButton::clicked, this, &MapPanel::goalsRequested);
    auto *layout = new QVBoxLayout(m_nothing);
    layout->addStretch(1);
    layout->addWidget(words);
    layout->addWidget(goals, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    m_nothing->hide();
    return m_nothing;
}

bool MapPanel::isBusy() const {
    return m_job.isRunning() || m_wanted || m_soon.isActive() || DraftChanges::of(m_site).isBusy();
}

QString MapPanel::status() const {
    return m_status->text();
}

void MapPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted)
        renew();
}

void MapPanel::renew() {
    m_wanted = true;
    if (m_site.analysis().isPaused()) {
        m_job.cancel(); // what is looked at is no longer shown
        return;
    }
    if (!isVisible())
        return;
    if (DraftChanges::of(m_site).current())
        start();
    else
        m_soon.start(); // with what the draft changes, or after a moment without
}

void MapPanel::start() {
    m_soon.stop();
    if (m_site.analysis().isPaused() || m_site.files().all().isEmpty()) {
        m_wanted = false;
        return;
    }
    m_wanted = false;
    exact::ExactQuestion question;
    const Question &asked = m_site.analysis().question();
    question.reading = asked.reading;
    question.competitor = asked.competitor;
    question.day = m_site.analysis().now();
    m_job.start([this, site = m_site.analysis().snapshot(), question,
                 isCompared = DraftChanges::of(m_site).hasBaseline() &&
                              !StatedAnswers::of(m_site).answers().any(),
                 changes = DraftChanges::of(m_site).current()](const Latest::Run &run) mutable {
        question.limits.stop = run.stop();
        auto sheet = std::make_shared<const exact::MapSheet>(
            mapSheet(*site, question, changes && isCompared ? &changes->found : nullptr));
        return [this, sheet, withChanges = changes != nullptr] { take(sheet, withChanges); };
    });
    showStatus();
}

void MapPanel::take(std::shared_ptr<const exact::MapSheet> sheet, bool withChanges) {
    m_withChanges = withChanges;
    const bool differs = sheet->changedRows() > 0;
    const bool saysNothing = sheet->saysNothing();
    m_view->setSheet(std::move(sheet));
    if (!differs)
        m_onlyChanged->setChecked(false);
    m_onlyChanged->setVisible(differs);
    m_view->setVisible(!saysNothing);
    m_nothing->setVisible(saysNothing);
    showAsked();
    showStatus();
    emit renewed();
}

void MapPanel::showAsked() {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet)
        return;
    std::optional<std::size_t> row;
    if (const auto query = m_site.analysis().query())
        row = sheet->rowOf(query->agent);
    const std::string path = m_site.analysis().question().url.trimmed().toStdString();
    m_view->setAsked(row, sheet->columnOf(path), path);
}

void MapPanel::showStatus() {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet) {
        m_status->setText(m_job.isRunning() ? tr("looking…") : QString());
        return;
    }
    QStringList facts;
    if (const SiteAnswers &answers = StatedAnswers::of(m_site).answers(); answers.any())
        facts << text(answersText(answers));
    // Without a rule the ways differ in what crawlers document alone, which is not on the page.
    if (!sheet->saysNothing())
        facts << tr("%1 agents are answered in %n way(s)", nullptr,
                    static_cast<int>(sheet->rows.size()))
                     .arg(QLocale().toString(sheet->agents));
    if (m_job.isRunning())
        facts << tr("looking…");
    else
        facts << (sheet->complete ? tr("exact: true of every path and hour")
                                  : tr("at least these; some paths could not be decided"));
    if (const auto changed = static_cast<int>(sheet->changedRows()))
        facts << tr("%n row(s) changed against the saved files", nullptr, changed);
    if (!m_problem.isEmpty())
        facts << m_problem;
    m_status->setText(factsText(facts));
    if (!sheet->complete && !sheet->unproven.empty())
        m_status->setToolTip(text(sheet->unproven.front()));
    else
        m_status->setToolTip({});
}

} // namespace gatepost::ui
