// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/zone.h"

#include "ui/bridge/platform.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QSettings>

namespace gatepost::ui {

namespace {

constexpr char kSetting[] = "simulator/zone";

QTimeZone zoneOf(const QByteArray &id) {
    const QTimeZone zone(id);
    return zone.isValid() ? zone : QTimeZone(QTimeZone::UTC);
}

QString inWords(const QDateTime &at) {
    return dayAndTimeText(at);
}

} // namespace

DisplayZone &DisplayZone::instance() {
    static DisplayZone zone;
    return zone;
}

DisplayZone::DisplayZone() {
    const QByteArray kept = QSettings().value(QLatin1String(kSetting)).toByteArray();
    m_zone = kept.isEmpty() ? QTimeZone::systemTimeZone() : zoneOf(kept);
    if (!m_zone.isValid())
        m_zone = QTimeZone(QTimeZone::UTC);
}

void DisplayZone::setZone(const QByteArray &id) {
    m_zone = zoneOf(id);
    QSettings().setValue(QLatin1String(kSetting), m_zone.id());
    emit changed();
}

bool DisplayZone::isUtc() const {
    return m_zone.timeSpec() == Qt::UTC || m_zone.id() == "UTC" || m_zone.id() == "Etc/UTC";
}

QString DisplayZone::name() const {
    return QString::fromLatin1(zoneName(m_zone.id()));
}

QString DisplayZone::shown(Instant at, bool timeOnly) const {
    const QDateTime local = utcDateTime(at).toTimeZone(m_zone);
    return timeOnly ? local.toString(QStringLiteral("HH:mm")) : inWords(local);
}

std::optional<DisplayZone::ClockChange> DisplayZone::clockChange(Instant after,
                                                                 Instant until) const {
    if (!m_zone.hasTransitions())
        return {};
    const QTimeZone::OffsetData next = m_zone.nextTransition(utcDateTime(after));
    if (!next.atUtc.isValid() || instantOf(next.atUtc) > until)
        return {};
    const int before = m_zone.offsetFromUtc(next.atUtc.addSecs(-1));
    if (before == next.offsetFromUtc)
        return {};
    return ClockChange{instantOf(next.atUtc), before, next.offsetFromUtc};
}

QDateTime utcDateTime(Instant at) {
    return QDateTime::fromSecsSinceEpoch(at.time_since_epoch().count(), QTimeZone::UTC);
}

Instant instantOf(const QDateTime &at) {
    return Instant(std::chrono::seconds(at.toSecsSinceEpoch()));
}

QString shownUtc(Instant at) {
    return inWords(utcDateTime(at));
}

QString utcAndZoneText(Instant at) {
    const DisplayZone &zone = DisplayZone::instance();
    return zone.isUtc()
               ? QCoreApplication::translate("gatepost::ui::Zone", "%1 UTC", "a moment in UTC")
                     .arg(shownUtc(at))
               : QCoreApplication::translate("gatepost::ui::Zone", "%1 UTC (%2 %3)",
                                             "a moment in UTC, and its time in a zone")
                     .arg(shownUtc(at), zone.shown(at, true), zone.name());
}

QString comingAndZoneText(Instant at, Instant now) {
    const DisplayZone &zone = DisplayZone::instance();
    const QString said = comingText(at, now);
    return zone.isUtc() ? said
                        : QCoreApplication::translate("gatepost::ui::Zone", "%1 (%2 %3)",
                                                      "a moment in UTC, and its time in a zone")
                              .arg(said, zone.shown(at, true), zone.name());
}

QString offsetText(int seconds) {
    const int minutes = std::abs(seconds) / 60;
    QString shown = QStringLiteral("UTC%1%2")
                        .arg(seconds < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                        .arg(minutes / 60);
    if (minutes % 60 != 0)
        shown += QStringLiteral(":%1").arg(minutes % 60, 2, 10, QLatin1Char('0'));
    return shown;
}

} // namespace gatepost::ui
