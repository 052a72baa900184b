// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/timelinemodel.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/zone.h"

#include <QLocale>

namespace gatepost::ui {

namespace {

using std::chrono::days;
using std::chrono::hours;

QString rateText(const std::optional<RateVerdict> &rate) {
    if (!rate)
        return {};
    return rate->secondsPerRequest ? paceText(*rate->secondsPerRequest)
                                   : WeekModel::tr("polite pace");
}

bool mayCome(Decision decision) {
    return decision == Decision::Allow || decision == Decision::Ask;
}

/// Who may not come has no pace.
TimelineChange changeOf(const TimelineSpan &span) {
    TimelineChange change{span.from, span.fetch.decision, {}, {}, span.fetch.line};
    if (mayCome(change.decision)) {
        change.pace = rateText(span.rate);
        if (!change.line && span.rate)
            change.line = span.rate->line;
    }
    QStringList uses;
    for (const UseVerdict &use : span.usesChanged)
        uses << QStringLiteral("%1: %2").arg(text(directiveName(use.directive)),
                                             text(use.effective));
    change.uses = listText(uses);
    return change;
}

/// A change of the pace is none for who may not come.
bool isTheSameClosed(const TimelineChange &before, const TimelineChange &after) {
    return !mayCome(after.decision) && before.decision == after.decision &&
           before.line == after.line && after.uses.isEmpty();
}

} // namespace

QString bandWord(Decision decision) {
    switch (decision) {
    case Decision::Allow: return WeekModel::tr("open");
    case Decision::Deny: return WeekModel::tr("denied");
    case Decision::Later: return WeekModel::tr("closed");
    case Decision::Ask: return WeekModel::tr("must ask");
    }
    return {};
}

Instant mondayOf(Instant at) {
    const auto day = std::chrono::floor<days>(at);
    const std::chrono::weekday weekday(day);
    return day - (weekday - std::chrono::Monday);
}

TimelineWeek weekOf(const CompiledSite &site, const Query &query, Instant monday) {
    TimelineWeek week;
    week.monday = monday;
    const Instant end = monday + days(7);
    for (const TimelineSpan &span : timeline(site, query, monday, end)) {
        TimelineChange change = changeOf(span);
        if (week.changes.isEmpty() || !isTheSameClosed(week.changes.last(), change))
            week.changes.append(std::move(change));
    }
    for (qsizetype i = 0; i < week.changes.size(); ++i) {
        const TimelineChange &change = week.changes[i];
        const Instant until = i + 1 < week.changes.size() ? week.changes[i + 1].at : end;
        QString label = bandWord(change.decision);
        if (!change.pace.isEmpty())
            label += QStringLiteral(" · ") + change.pace;
        for (Instant from = change.at; from < until;) {
            const Instant midnight = std::chrono::floor<days>(from) + days(1);
            const Instant to = std::min(until, midnight);
            const auto day = (from - monday) / days(1);
            week.days[static_cast<std::size_t>(day)].append(
                {from, to, change.decision, label, static_cast<int>(i)});
            from = to;
        }
    }
    return week;
}

// ---- the week ------------------------------------------------------------------------------------

void WeekModel::setWeek(TimelineWeek week) {
    m_week = std::move(week);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

Instant WeekModel::hourOf(int day, int hour) const {
    return m_week.monday + days(day) + hours(hour);
}

QList<TimelineBand> WeekModel::bandsOf(int day, int hour) const {
    QList<TimelineBand> touched;
    const Instant from = hourOf(day, hour);
    const Instant to = from + hours(1);
    for (const TimelineBand &band : m_week.days[static_cast<std::size_t>(day)])
        if (band.from < to && band.to > from)
            touched << band;
    return touched;
}

int WeekModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : 7;
}
int WeekModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : 24;
}

QVariant WeekModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QList<TimelineBand> bands = bandsOf(index.row(), index.column());
    if (bands.isEmpty())
        return {};
    switch (role) {
    case Qt::DisplayRole: return bands.first().label;
    case ToneRole: return static_cast<int>(toneOf(bands.first().decision));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const Instant hour = hourOf(index.row(), index.column());
        QStringList parts;
        for (const TimelineBand &band : bands) {
            const Instant from = std::max(band.from, hour);
            parts << (bands.size() == 1
                          ? band.label
                          : tr("from %1: %2", "%1 an hour, %2 what applies from then: “open”")
                                .arg(utcDateTime(from).toString(QStringLiteral("HH:mm")),
                                     band.label));
        }
        return tr("%1: %2", "a time, and what applies then")
            .arg(utcAndZoneText(hour), listText(parts));
    }
    default: return {};
    }
}

QVariant WeekModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (orientation == Qt::Vertical)
        return section < 0 || section >= 7
                   ? QVariant()
                   : QVariant(dayText(utcDateTime(hourOf(section, 0)).date()));
    if (section < 0 || section >= 24)
        return {};
    // The zone's hour under UTC's, as it is at the week's beginning.
    const DisplayZone &zone = DisplayZone::instance();
    const QString utc = QStringLiteral("%1").arg(section, 2, 10, QLatin1Char('0'));
    if (role == Qt::AccessibleTextRole || zone.isUtc())
        return utc;
    return utc + QLatin1Char('\n') + zone.shown(hourOf(0, section), true);
}

// ---- the list ------------------------------------------------------------------------------------

void ChangeListModel::setChanges(QList<TimelineChange> changes) {
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

int ChangeListModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}
int ChangeListModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChangeListModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TimelineChange &change = m_changes[index.row()];
    if (index.column() == Answer && role == ToneRole)
        return static_cast<int>(toneOf(change.decision));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case Utc: return shownUtc(change.at);
    case Local: return DisplayZone::instance().shown(change.at);
    case Answer: return bandWord(change.decision);
    case Pace: return change.pace.isEmpty() ? QStringLiteral("–") : change.pace;
    case Uses: return change.uses;
    default: return {};
    }
}

QVariant ChangeListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Utc: return tr("From (UTC)");
    case Local: return DisplayZone::instance().name();
    case Answer: return tr("Fetch");
    case Pace: return tr("Pace");
    case Uses: return tr("Uses that change");
    default: return {};
    }
}

} // namespace gatepost::ui
