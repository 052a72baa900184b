// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/timelinepanel.h"

#include "ui/bridge/stack.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/bridge/words.h"
#include "ui/simulator/crawlpanel.h"
#include "ui/simulator/hoursview.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/viewparts.h"
#include "ui/simulator/zone.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace gatepost::ui {

namespace {

using std::chrono::days;

} // namespace

QComboBox *makeZoneBox(QWidget *parent) {
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    // "Europe/Berlin" is not a word of any language.
    box->lineEdit()->setLayoutDirection(Qt::LeftToRight);
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        box->addItem(QString::fromLatin1(id), id);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->setAccessibleName(QCoreApplication::translate("gatepost::ui::Zone", "Time zone"));
    box->setToolTip(QCoreApplication::translate("gatepost::ui::Zone",
                                                "The time zone that is shown beside UTC"));
    const auto show = [box] {
        const QSignalBlocker blocker(box);
        const int index = box->findData(DisplayZone::instance().zone().id());
        box->setCurrentIndex(index);
        if (index < 0)
            box->setEditText(DisplayZone::instance().name());
    };
    show();
    QObject::connect(&DisplayZone::instance(), &DisplayZone::changed, box, show);
    QObject::connect(box, &QComboBox::currentIndexChanged, box, [box](int index) {
        if (index >= 0)
            DisplayZone::instance().setZone(box->itemData(index).toByteArray());
    });
    return box;
}

TimelinePanel::TimelinePanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_hours(new HoursModel(this)),
      m_changes(new ChangeListModel(this)),
      m_view(new HoursView(*m_hours, this)),
      m_list(makeTable(QStringLiteral("timelineChanges"), tr("Changes of the answer"), this)),
      m_zone(makeZoneBox(this)),
      m_who(new QComboBox(this)),
      m_title(new Label(this)),
      m_remark(makeRemark(this)) {
    setObjectName(QStringLiteral("timelinePanel"));
    m_list->setModel(m_changes);
    m_list->setItemDelegateForColumn(ChangeListModel::Answer,
                                     new VerdictDelegate({ChangeListModel::ToneRole}, m_list));
    makePages();
    connect(m_view, &HoursView::needleMoved, this, &TimelinePanel::ask);
    const auto goTo = [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        const TimelineChange change = m_changes->row(index.row());
        moveTo(change.at);
        if (change.line)
            m_site.navigator().goTo(*change.line, false);
    };
    connect(m_list, &QTableView::clicked, this, goTo);
    connect(m_list, &QTableView::activated, this, goTo);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, &TimelinePanel::renew);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &TimelinePanel::renew);
    connect(&DisplayZone::instance(), &DisplayZone::changed, this, [this] {
        m_stamp.clear();
        renew();
    });
    renew();
}

/// Two pages, and their switch in a row that has room for that of the map's modes.
void TimelinePanel::makePages() {
    m_crawl = new CrawlPanel(m_site, this);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeDay());
    m_pages->addWidget(m_crawl);
    fitToCurrentPage(*m_pages);
    m_switches = {makeToolButton(QStringLiteral("clock"), tr("A day"),
                                 tr("When agents may come, hour by hour"), this),
                  makeToolButton(QStringLiteral("agent"), tr("A crawl"),
                                 tr("How many days crawlers need for many pages"), this)};
    QHBoxLayout *row = makeToolRow();
    for (int page = 0; page < m_switches.size(); ++page) {
        // Not of a group: Tab would pass over the one that is not chosen.
        m_switches[page]->setCheckable(true);
        connect(m_switches[page], &QToolButton::clicked, this, [this, page] { showPage(page); });
        row->addWidget(m_switches[page]);
    }
    row->addStretch(1);
    m_switches.front()->setChecked(true);
    fillPanel(this, row, m_pages);
}

void TimelinePanel::showPage(int page) {
    for (int i = 0; i < m_switches.size(); ++i)
        m_switches[i]->setChecked(i == page);
    m_pages->setCurrentIndex(page);
    if (m_wanted)
        renew();
}

bool TimelinePanel::isBusy() const {
    return m_job.isRunning() || (m_wanted && m_view->isVisible());
}

CrawlPanel &TimelinePanel::showCrawl() {
    showPage(1);
    return *m_crawl;
}

QWidget *TimelinePanel::makeDay() {
    auto *page = new QWidget(this);
    auto *before = makeToolButton({}, QStringLiteral("◀"), tr("The day before"), this);
    auto *after = makeToolButton({}, QStringLiteral("▶"), tr("The day after"), this);
    before->setAccessibleName(tr("The day before"));
    after->setAccessibleName(tr("The day after"));
    auto *now =
        makeToolButton(QStringLiteral("clock"), tr("Now"), tr("Ask for the present time"), this);
    m_who->addItems({tr("The site's agents"), tr("All known agents")});
    m_who->setAccessibleName(tr("Which agents are rows"));
    QHBoxLayout *tools = makeToolRow();
    tools->addWidget(before);
    tools->addWidget(now);
    tools->addWidget(after);
    tools->addWidget(m_who);
    tools->addWidget(m_title, 1);
    auto *zoneLabel = new Label(tr("Zone"), this);
    zoneLabel->setBuddy(m_zone);
    tools->addWidget(zoneLabel);
    tools->addWidget(m_zone);
    fillPanel(page, tools, makeSplitter(m_view, 2, m_list, 1, this), m_remark);
    const auto move = [this](days by) {
        m_from += by;
        moveTo(m_site.analysis().now() + by);
    };
    connect(before, &QToolButton::clicked, this, [move] { move(days(-1)); });
    connect(after, &QToolButton::clicked, this, [move] { move(days(1)); });
    connect(now, &QToolButton::clicked, this, [this] {
        m_from = {};
        m_site.analysis().changeQuestion([](Question &question) { question.at.reset(); });
    });
    connect(m_who, &QComboBox::currentIndexChanged, this, &TimelinePanel::renew);
    return page;
}

void TimelinePanel::moveTo(Instant at) {
    Question question = m_site.analysis().question();
    question.at = at;
    m_site.analysis().setQuestion(question);
}

void TimelinePanel::ask(int row, Instant at) {
    Question question = m_site.analysis().question();
    question.at = at;
    if (row >= 0 && !m_hours->isAsked(row)) {
        question.agent = text(m_hours->agentOf(row).name);
        question.category.reset();
    }
    m_site.analysis().setQuestion(question);
}

void TimelinePanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted)
        renew();
}

void TimelinePanel::renew() {
    m_wanted = true;
    if (m_site.analysis().isPaused()) {
        m_job.cancel(); // what is asked is no longer shown
        m_stamp.clear();
    } else if (m_view->isVisible()) {
        start();
    }
}

void TimelinePanel::start() {
    m_wanted = false;
    m_view->setNeedle(m_site.analysis().now());
    auto query = m_site.analysis().query();
    if (!query) {
        m_remark->setText(m_site.analysis().agentError());
        return;
    }
    chooseFirstDay();
    DayQuestion question = questionOfDays(query->agent);
    QString stamp = QStringLiteral("%1 %2 %3 %4 %5 %6")
                        .arg(m_site.analysis().revision())
                        .arg(m_from.time_since_epoch().count())
                        .arg(static_cast<int>(query->reading))
                        .arg(query->competitor)
                        .arg(question.clockChanges)
                        .arg(text(query->agent.name) + QLatin1Char('\n') + text(query->url));
    for (const Identity &listed : question.agents)
        stamp += QLatin1Char('\n') + text(listed.name);
    m_title->setText(tr("on %1", "a path").arg(m_site.analysis().question().url));
    m_hours->setAsked(query->agent.token);
    if (stamp == m_stamp) {
        showChanges(m_week); // only the time moved on
        return;
    }
    m_stamp = stamp;
    query->url = question.url;
    query->at = m_from;
    compute(*query, std::move(question));
}

/// It is the question's, and stays while the question moves within the days that are shown.
void TimelinePanel::chooseFirstDay() {
    const bool severalDays =
        m_hours->sheet() && std::ranges::any_of(m_hours->sheet()->rows, [](const DayRow &row) {
            return row.day.has_value();
        });
    const Instant now = m_site.analysis().now();
    if (now < m_from || now >= m_from + days(severalDays ? kSheetDays : 1))
        m_from = std::chrono::floor<days>(now);
}

/// What is asked of all days: of the chosen agents, and of the question's.
DayQuestion TimelinePanel::questionOfDays(const Identity &asking) const {
    const Question &asked = m_site.analysis().question();
    DayQuestion question;
    question.agents = chosenAgents(
        {m_who->currentIndex() == 0 ? AgentChoice::By::Site : AgentChoice::By::Registry},
        m_site.side().matrixAgents(), m_site.analysis().registry());
    if (std::ranges::none_of(question.agents, [&](const Identity &listed) {
            return listed.token == asking.token && listed.category == asking.category;
        }))
        question.agents.push_back(asking);
    question.url = asked.url.trimmed().toStdString();
    question.from = m_from;
    question.reading = asked.reading;
    question.clockChanges =
        DisplayZone::instance().clockChange(m_from, m_from + days(kSheetDays)).has_value();
    return question;
}

/// Off the GUI thread.
void TimelinePanel::compute(const Query &query, DayQuestion question) {
    m_job.start([this, query, site = m_site.analysis().snapshot(),
                 question = std::move(question)](const Latest::Run &run) mutable {
        const Instant from = question.from;
        auto sheet = daySheet(*site, std::move(question), run.stop());
        // A day more: what closes at the end of the last one opens again some time.
        auto week = changesOf(*site, query, from, from + days(kSheetDays + 1));
        return [this, week = std::move(week),
                shared = sheet ? std::make_shared<const DaySheet>(std::move(*sheet)) : nullptr] {
            if (shared)
                take(shared, week);
        };
    });
}

void TimelinePanel::take(std::shared_ptr<const DaySheet> sheet, QList<TimelineChange> week) {
    m_week = std::move(week);
    const QModelIndex before = m_view->currentIndex();
    m_hours->setSheet(std::move(sheet));
    if (before.isValid() && before.row() < m_hours->rowCount())
        m_view->setCurrentIndex(m_hours->index(before.row(), before.column()));
    showChanges(m_week);
}

void TimelinePanel::showChanges(const QList<TimelineChange> &week) {
    const DaySheet *sheet = m_hours->sheet();
    const int row = m_hours->askedRow(m_site.analysis().now());
    const bool oneDay = row < 0 || !m_hours->row(row).day;
    QList<TimelineChange> shown;
    for (const TimelineChange &change : week)
        if (change.at < m_from + days(oneDay ? 1 : kSheetDays))
            shown << change;
    m_changes->setRows(shown);
    const DisplayZone &zone = DisplayZone::instance();
    m_list->setColumnHidden(ChangeListModel::Local, zone.isUtc());
    m_list->setColumnHidden(
        ChangeListModel::Uses,
        std::ranges::all_of(shown, [](const TimelineChange &one) { return one.uses.isEmpty(); }));
    for (int column = 0; column < ChangeListModel::Uses; ++column)
        m_list->resizeColumnToContents(column);
    m_list->setColumnWidth(ChangeListModel::Answer,
                           std::max(m_list->columnWidth(ChangeListModel::Answer), 100));
    const auto clock = zone.clockChange(m_from, m_from + days(kSheetDays));
    m_view->setClockChange(clock ? std::optional(clock->at) : std::nullopt);
    QStringList facts;
    const QString agent = m_site.analysis().question().agent.trimmed();
    if (sheet)
        facts << (isRightToLeft() ? leftToRightValue(agent) : agent)
              << nextText(week, m_site.analysis().now());
    facts << tr("Hours are UTC") << tr("The higher a band, the faster") << clockText();
    m_remark->setText(factsText(facts));
}

QString TimelinePanel::clockText() const {
    const DisplayZone &zone = DisplayZone::instance();
    if (const auto clock = zone.clockChange(m_from, m_from + days(kSheetDays)))
        return tr("%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not "
                  "move: they are UTC.")
            .arg(zone.name(), shownUtc(clock->at), offsetText(clock->offsetBefore),
                 offsetText(clock->offsetAfter));
    if (const auto next = zone.clockChange(m_from, m_from + days(370)))
        return tr("%1 is %2; its clocks change next %3 UTC, to %4.")
            .arg(zone.name(), offsetText(next->offsetBefore), shownUtc(next->at),
                 offsetText(next->offsetAfter));
    return {};
}

} // namespace gatepost::ui
