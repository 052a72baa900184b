// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/words.h"

#include "core/value/time.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QUrl>

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
    if (number.contains(QLatin1Char('e'))) // smaller than any pause
        return number;
    const qsizetype point = number.indexOf(QLatin1Char('.'));
    const auto decimals = point < 0 ? 0 : static_cast<int>(number.size() - point - 1);
    return QLocale().toString(number.toDouble(), 'f', decimals);
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

QString agoText(const QDateTime &at, const QDateTime &now) {
    const QString time = QLocale().toString(at.time(), QStringLiteral("HH:mm"));
    const auto days = at.date().daysTo(now.date());
    const QString when = days == 0   ? Words::tr("today %1", "%1: 07:00").arg(time)
                         : days == 1 ? Words::tr("yesterday %1", "%1: 07:00").arg(time)
                                     : listedText(at, now);
    const auto seconds = at.secsTo(now);
    if (seconds < 0 || days > 30) // a clock that was set back; long ago
        return when;
    const auto counted = [&](long long unit) { return static_cast<int>(seconds / unit); };
    const QString ago = seconds < 60       ? Words::tr("just now")
                        : seconds < 3600   ? Words::tr("%n minute(s) ago", nullptr, counted(60))
                        : seconds < 86'400 ? Words::tr("%n hour(s) ago", nullptr, counted(3600))
                                           : Words::tr("%n day(s) ago", nullptr, counted(86'400));
    return Words::tr("%1, %2", "“today 01:36, 2 minutes ago”").arg(when, ago);
}

QString shortUrl(const QString &address) {
    const QUrl url(address);
    if (!url.isValid() || url.host().isEmpty())
        return address;
    const QString file = url.fileName().isEmpty() ? QStringLiteral("/") : url.fileName();
    return QStringLiteral("%1 ▸ %2").arg(
        url.host(), url.hasQuery() ? file + QLatin1Char('?') + url.query() : file);
}

QString dayAndTimeText(const QDateTime &at) {
    return QLocale().toString(at, Words::tr("ddd d MMM HH:mm",
                                            "Date and time, as QLocale::toString takes it: ddd = "
                                            "weekday, d = day, MMM = month, HH:mm = 24 hours"));
}

QString dayText(const QDate &day) {
    return QLocale().toString(day, Words::tr("ddd d MMM", "Date, as QLocale::toString takes it"));
}

QString numberText(quint64 number) {
    return QLocale().toString(number);
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
    const Message pace = describePace(secondsPerRequest);
    if (pace.arguments().empty())
        return text(pace);
    // "0.7" is a number of the language.
    const QString number = localNumber(text(pace.arguments().front().verbatim()));
    return text(Message::counted(pace.phrase(), pace.count(), toBytes(number)));
}

} // namespace gatepost::ui
