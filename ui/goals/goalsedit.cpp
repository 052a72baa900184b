// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalsedit.h"

#include "core/value/time.h"

#include <QRegularExpression>
#include <QStringList>

namespace gatepost::ui {

Goals withStance(Goals goals, Purpose purpose, std::optional<Stance> stance) {
    std::optional<Goal> &goal = goals.of[static_cast<std::size_t>(purpose)];
    if (!stance) {
        goal.reset();
        return goals;
    }
    if (!goal)
        goal.emplace();
    goal->is = *stance;
    if (!letsIn(*stance)) {
        goal->closed.clear();
        goal->only.clear();
        goal->hours.reset();
        goal->windows.clear();
    }
    if (*stance != Stance::Ask && *stance != Stance::Pay)
        goal->otherwise = Stance::Out;
    goal->use = StatedUse::FromStance; // what was said of use followed from another wish
    return goals;
}

Goals withGoal(Goals goals, Purpose purpose, Goal goal) {
    goals.of[static_cast<std::size_t>(purpose)] = std::move(goal);
    return goals;
}

std::vector<std::string> patternsOf(const QString &typed) {
    static const QRegularExpression kGaps(QStringLiteral("\\s+"));
    std::vector<std::string> patterns;
    for (QString each : typed.split(kGaps, Qt::SkipEmptyParts)) {
        if (!each.startsWith(QLatin1Char('/')) && !each.startsWith(QLatin1Char('*')))
            each.prepend(QLatin1Char('/'));
        patterns.push_back(each.toStdString());
    }
    return patterns;
}

QString patternsText(const std::vector<std::string> &patterns) {
    QStringList all;
    for (const std::string &pattern : patterns)
        all << QString::fromStdString(pattern);
    return all.join(QLatin1Char(' '));
}

std::optional<double> paceOf(const QString &typed, bool &isWrong) {
    QString word = typed.trimmed();
    isWrong = false;
    if (word.isEmpty())
        return std::nullopt;
    const double unit = word.endsWith(QLatin1Char('m')) ? 60 : 1;
    if (word.endsWith(QLatin1Char('m')) || word.endsWith(QLatin1Char('s')))
        word.chop(1);
    const auto seconds = parseSeconds(word.trimmed().toStdString());
    isWrong = !seconds;
    return seconds ? std::optional(*seconds * unit) : std::nullopt;
}

QString paceField(std::optional<double> pace) {
    if (!pace)
        return {};
    const bool minutes = *pace >= 60 && static_cast<long long>(*pace) % 60 == 0 &&
                         *pace == static_cast<double>(static_cast<long long>(*pace));
    return minutes ? QStringLiteral("%1m").arg(static_cast<long long>(*pace) / 60)
                   : QStringLiteral("%1s").arg(*pace);
}

std::vector<std::string> agentsOf(const QString &typed) {
    std::vector<std::string> agents;
    for (const QString &each : typed.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (const QString name = each.trimmed(); !name.isEmpty())
            agents.push_back(name.toStdString());
    return agents;
}

} // namespace gatepost::ui
