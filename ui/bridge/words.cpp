// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/words.h"

#include "core/value/time.h"
#include "ui/bridge/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Words)
};

/// Parts may hold "%1": they are put in at once, not one after the other.
QString folded(const QStringList &parts, const QString &pattern) {
    QString all;
    for (const QString &part : parts)
        if (!part.isEmpty())
            all = all.isEmpty() ? part : pattern.arg(all, part);
    return all;
}

/// A number of core's ("0.7", "20") with the digits and the point of the language.
QString localNumber(const QString &number) {
    const qsizetype point = number.indexOf(QLatin1Char('.'));
    const auto decimals = point < 0 ? 0 : static_cast<int>(number.size() - point - 1);
    return QLocale().toString(number.toDouble(), 'f', decimals);
}

/// "20 min", "0.7 s", or "h" alone.
QString periodText(const QString &period) {
    const qsizetype blank = period.indexOf(QLatin1Char(' '));
    const QString unit = period.mid(blank + 1);
    if (blank < 0)
        return unit == QLatin1String("s") ? Words::tr("s", "seconds, in a pace: requests / s")
               : unit == QLatin1String("min")
                   ? Words::tr("min", "minute, in a pace: requests / min")
                   : Words::tr("h", "hour, in a pace: requests / h");
    const QString count = localNumber(period.first(blank));
    return (unit == QLatin1String("s")     ? Words::tr("%1 s", "seconds")
            : unit == QLatin1String("min") ? Words::tr("%1 min", "minutes")
                                           : Words::tr("%1 h", "hours"))
        .arg(count);
}

} // namespace

QString sentencesText(const QStringList &sentences) {
    return folded(sentences, Words::tr("%1 %2", "two whole sentences, one after the other"));
}

QString listText(const QStringList &names) {
    return folded(names, Words::tr("%1, %2", "a list: what comes before, and its next name"));
}

QString factsText(const QStringList &facts) {
    QStringList given = facts;
    given.removeAll(QString());
    return given.join(QStringLiteral("  ·  "));
}

QString dayAndTimeText(const QDateTime &at) {
    return QLocale().toString(at, Words::tr("ddd d MMM HH:mm",
                                            "Date and time, as QLocale::toString takes it: ddd = "
                                            "weekday, d = day, MMM = month, HH:mm = 24 hours"));
}

QString dayText(const QDate &day) {
    return QLocale().toString(day, Words::tr("ddd d MMM", "Date, as QLocale::toString takes it"));
}

QString durationText(long long seconds) {
    const QLocale locale;
    if (seconds < 60)
        return Words::tr("%1 s", "seconds").arg(locale.toString(seconds));
    const QString minutes = locale.toString(seconds % 3600 / 60);
    if (seconds < 3600)
        return Words::tr("%1 min", "minutes").arg(minutes);
    const QString hours = locale.toString(seconds / 3600);
    return seconds % 3600 < 60 ? Words::tr("%1 h", "hours").arg(hours)
                               : Words::tr("%1 h %2 min", "hours and minutes").arg(hours, minutes);
}

QString paceText(double secondsPerRequest) {
    const QString said = text(describePace(secondsPerRequest).english());
    const QStringList halves = said.split(QStringLiteral(" / "));
    if (halves.size() != 2)
        return secondsPerRequest > 0 ? Words::tr("no requests") : Words::tr("no pause");
    const qlonglong count = halves.front().section(QLatin1Char(' '), 0, 0).toLongLong();
    // The count chooses the plural; beyond an int it is one of the largest.
    const auto plural = static_cast<int>(std::min<qlonglong>(count, 1'000'000'000));
    const QString period = periodText(halves.back());
    return count == 1
               ? Words::tr("1 request / %1", "a pace: 1 request / 20 min").arg(period)
               : Words::tr("%Ln requests / %1", "a pace: 8 requests / min", plural).arg(period);
}

} // namespace gatepost::ui
