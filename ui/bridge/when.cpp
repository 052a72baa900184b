// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/when.h"

#include "ui/bridge/text.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

namespace gatepost::ui {

namespace {

struct When {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::When)
};

constexpr char kWithYear[] = "d MMM yyyy HH:mm";

QDateTime inUtc(Instant at) {
    return QDateTime::fromSecsSinceEpoch(at.time_since_epoch().count(), QTimeZone::UTC);
}

} // namespace

Instant clockNow() {
    return Instant(std::chrono::seconds(QDateTime::currentSecsSinceEpoch()));
}

QString instantText(Instant at) {
    return When::tr("%1 UTC", "day and time")
        .arg(QLocale().toString(inUtc(at), QLatin1String(kWithYear)));
}

QString listedText(const QDateTime &at, const QDateTime &beside) {
    return at.date().year() == beside.date().year()
               ? dayAndTimeText(at)
               : QLocale().toString(at, QLatin1String(kWithYear));
}

QString comingText(Instant at, Instant now) {
    constexpr long long kDay = 24LL * 60 * 60;
    const long long away = (at - now).count();
    const QDateTime then = inUtc(at);
    const QDateTime today = inUtc(now);
    const QString clock = QLocale().toString(then.time(), QStringLiteral("HH:mm"));
    if (away >= 0 && away < kDay)
        return When::tr("%1 UTC, in %2", "time of the day, duration")
            .arg(clock, durationText(away));
    if (away > 0 && today.date().daysTo(then.date()) == 1)
        return When::tr("tomorrow %1 UTC", "time of the day").arg(clock);
    return When::tr("%1 UTC", "day and time").arg(listedText(then, today));
}

Message instantMessage(Instant at) {
    return toBytes(instantText(at));
}

SaidTime saidFrom(Instant now) {
    return [now](Instant at) { return Message(toBytes(comingText(at, now))); };
}

QString clockText(int minute) {
    return QStringLiteral("%1:%2")
        .arg(minute / 60 % 24, 2, 10, QLatin1Char('0'))
        .arg(minute % 60, 2, 10, QLatin1Char('0'));
}

QString windowText(TimeWindow window) {
    return QStringLiteral("%1–%2").arg(clockText(window.first), clockText(window.last));
}

} // namespace gatepost::ui
