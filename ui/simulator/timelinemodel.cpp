// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/timelinemodel.h"

#include "core/simulate/openness.h"
#include "core/simulate/timeline.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/zone.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace gatepost::ui {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;

constexpr int kHours = 24;
constexpr int kNamesInTimelineTip = 24;

QString rateText(const std::optional<RateVerdict> &rate) {
    if (!rate)
        return {};
    return rate->secondsPerRequest ? paceText(*rate->secondsPerRequest)
                                   : HoursModel::tr("polite pace");
}

/// Who may not come has no pace.
TimelineChange changeOf(const TimelineSpan &span) {
    TimelineChange change{span.from, span.fetch.decision, {}, {}, span.fetch.line};
    if (isOpen(change.decision)) {
        change.pace = rateText(span.rate);
        if (!change.line && span.rate)
            change.line = span.rate->line;
    }
    QStringList uses;
    for (const UseVerdict &use : span.usesChanged)
        uses << QStringLiteral("%1: %2").arg(text(directiveName(use.directive)),
                                             text(use.effective.text()));
    change.uses = listText(uses);
    return change;
}

/// A change of the pace is none for who may not come.
bool isTheSameClosed(const TimelineChange &before, const TimelineChange &after) {
    return !isOpen(after.decision) && before.decision == after.decision &&
           before.line == after.line && after.uses.isEmpty();
}

} // namespace

QString bandWord(Decision decision) {
    switch (decision) {
    case Decision::Allow: return HoursModel::tr("open");
    case Decision::Deny: return HoursModel::tr("denied");
    case Decision::Later: return HoursModel::tr("closed");
    case Decision::Ask: return HoursModel::tr("must ask");
    }
    return {};
}

QString bandText(const DayBand &band) {
    const QString pace = rateText(band.rate);
    return pace.isEmpty() ? bandWord(band.decision) : factsText({bandWord(band.decision), pace});
}

QList<TimelineChange> changesOf(const CompiledSite &site, const Query &query, Instant from,
                                Instant to) {
    QList<TimelineChange> changes;
    for (const TimelineSpan &span : timeline(site, query, from, to)) {
        TimelineChange change = changeOf(span);
        if (changes.isEmpty() || !isTheSameClosed(changes.last(), change))
            changes.append(std::move(change));
    }
    return changes;
}

QString nextText(const QList<TimelineChange> &changes, Instant now) {
    const auto after = std::ranges::upper_bound(changes, now, {}, &TimelineChange::at);
    if (after == changes.begin())
        return {};
    const bool open = isOpen(std::prev(after)->decision);
    const auto turn =
        std::ranges::find_if(after, changes.end(), [open](const TimelineChange &change) {
            return isOpen(change.decision) != open;
        });
    if (turn == changes.end())
        return open ? HoursModel::tr("Open at every hour") : HoursModel::tr("Not open at any hour");
    const QString at = comingText(turn->at, now);
    return open ? HoursModel::tr("Closes %1", "%1: 06:00 UTC, in 1 h 44 min").arg(at)
                : HoursModel::tr("Opens %1", "%1: 06:00 UTC, in 1 h 44 min").arg(at);
}

// ---- the hours -----------------------------------------------------------------------------------

void HoursModel::setSheet(std::shared_ptr<const DaySheet> sheet) {
    beginResetModel();
    m_sheet = std::move(sheet);
    endResetModel();
}

void HoursModel::setAsked(const std::string &token) {
    if (token == m_asked)
        return;
    m_asked = token;
    if (rowCount() > 0)
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

bool HoursModel::isAsked(int row) const {
    return agentOf(row).token == m_asked;
}

const Identity &HoursModel::agentOf(int row) const {
    const std::vector<Identity> &agents = m_sheet->question.agents;
    for (const std::uint32_t agent : this->row(row).agents)
        if (agents[agent].token == m_asked)
            return agents[agent];
    return agents[this->row(row).agents.front()];
}

int HoursModel::askedRow(Instant at) const {
    const int day =
        m_sheet ? static_cast<int>(std::chrono::floor<days>(at - m_sheet->question.from).count())
                : 0;
    for (int row = 0; row < rowCount(); ++row)
        if (isAsked(row) && this->row(row).day.value_or(day) == day)
            return row;
    return -1;
}

Instant HoursModel::hourOf(int row, int hour) const {
    return m_sheet->question.from + days(this->row(row).day.value_or(0)) + hours(hour);
}

QList<DayBand> HoursModel::bandsOf(int row, int hour) const {
    QList<DayBand> touched;
    for (const DayBand &band : this->row(row).bands)
        if (band.first < (hour + 1) * 60 && band.end > hour * 60)
            touched << band;
    return touched;
}

QString HoursModel::names(int row, int most) const {
    const std::vector<std::uint32_t> &agents = this->row(row).agents;
    QStringList list{text(agentOf(row).name)};
    for (const std::uint32_t agent : agents)
        if (const QString name = text(m_sheet->question.agents[agent].name);
            list.size() < most && name != list.front())
            list << name;
    if (const auto more = static_cast<int>(agents.size() - static_cast<std::size_t>(list.size()));
        more > 0)
        list << tr("%n more", "names of agents", more);
    return listText(list);
}

QString HoursModel::title(int row) const {
    const std::size_t others = this->row(row).agents.size() - 1;
    const QString name = text(agentOf(row).name);
    const QString who =
        others == 0
            ? name
            : tr("%1 + %2", "a name and how many others").arg(name, QString::number(others));
    return this->row(row).day ? factsText({who, dayText(utcDateTime(hourOf(row, 0)).date())}) : who;
}

int HoursModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_sheet ? 0 : static_cast<int>(m_sheet->rows.size());
}
int HoursModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_sheet ? 0 : kHours;
}

QVariant HoursModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QList<DayBand> bands = bandsOf(index.row(), index.column());
    if (bands.isEmpty())
        return {};
    switch (role) {
    case Qt::DisplayRole: return bandText(bands.first());
    case ToneRole: return static_cast<int>(toneOf(bands.first().decision));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList parts;
        for (const DayBand &band : bands)
            parts << (bands.size() == 1
                          ? bandText(band)
                          : tr("from %1: %2", "%1 an hour, %2 what applies from then: “open”")
                                .arg(clockText(std::max(band.first, index.column() * 60)),
                                     bandText(band)));
        return tr("%1, %2: %3", "an agent, a time, and what applies then")
            .arg(title(index.row()), utcAndZoneText(hourOf(index.row(), index.column())),
                 listText(parts));
    }
    default: return {};
    }
}

QVariant HoursModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (section < 0 || section >= (orientation == Qt::Vertical ? rowCount() : columnCount()))
        return {};
    if (orientation == Qt::Vertical)
        switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole: return title(section);
        case Qt::ToolTipRole: return names(section, kNamesInTimelineTip);
        case Qt::TextAlignmentRole: return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
        case Qt::FontRole: {
            QFont font;
            font.setBold(isAsked(section));
            return font;
        }
        default: return {};
        }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    // The zone's hour under UTC's, as it is on the first day.
    const DisplayZone &zone = DisplayZone::instance();
    const QString utc = QStringLiteral("%1").arg(section, 2, 10, QLatin1Char('0'));
    if (role == Qt::AccessibleTextRole || zone.isUtc())
        return utc;
    // Minutes, which zones of half hours have, stand under the hour: 24 columns have no room for both side by side.
    QString local = zone.shown(m_sheet->question.from + hours(section), true);
    local.replace(QLatin1Char(':'), QLatin1Char('\n'));
    if (local.endsWith(QStringLiteral("\n00")))
        local.chop(3);
    return utc + QLatin1Char('\n') + local;
}

// ---- the list ------------------------------------------------------------------------------------

ChangeListModel::ChangeListModel(QObject *parent) : RowTable(parent) {
    setColumns({{.head = tr("From (UTC)"),
                 .shown = [](const TimelineChange &change) { return shownUtc(change.at); }},
                {.shown =
                     [](const TimelineChange &change) {
                         return DisplayZone::instance().shown(change.at);
                     }},
                {.head = tr("Fetch"),
                 .shown = [](const TimelineChange &change) { return bandWord(change.decision); }},
                {.head = tr("Pace"),
                 .shown =
                     [](const TimelineChange &change) {
                         return change.pace.isEmpty() ? QStringLiteral("–") : change.pace;
                     }},
                {.head = tr("Uses that change"), .shown = &TimelineChange::uses}});
}

QVariant ChangeListModel::special(const QModelIndex &index, int role) const {
    return role == ToneRole && index.column() == Answer
               ? QVariant(static_cast<int>(toneOf(row(index.row()).decision)))
               : QVariant();
}

/// The zone is another when the user chooses one.
QVariant ChangeListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    return section == Local && orientation == Qt::Horizontal && role == Qt::DisplayRole
               ? QVariant(DisplayZone::instance().name())
               : RowTable::headerData(section, orientation, role);
}

} // namespace gatepost::ui
