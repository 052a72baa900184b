// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

/// What the controls of the Goals page make of goals: plain values, no widgets.
namespace gatepost::ui {

/// With another stance of one purpose, or without a goal for it. What the new stance cannot have (paths, hours, `otherwise`) goes.
[[nodiscard]] Goals withStance(Goals goals, Purpose purpose, std::optional<Stance> stance);
/// With this goal in place of the purpose's.
[[nodiscard]] Goals withGoal(Goals goals, Purpose purpose, Goal goal);

/// Patterns as they are typed, with spaces between them. One that begins with neither / nor * gets a / before it.
[[nodiscard]] std::vector<std::string> patternsOf(const QString &typed);
[[nodiscard]] QString patternsText(const std::vector<std::string> &patterns);

/// "10", "10s", "2m" in seconds; absent for an empty text. `isWrong`: it says something else.
[[nodiscard]] std::optional<double> paceOf(const QString &typed, bool &isWrong);
[[nodiscard]] QString paceField(std::optional<double> pace); ///< "10s"; empty for none

/// An agent, or several, treated otherwise: "GPTBot, CCBot" → the names.
[[nodiscard]] std::vector<std::string> agentsOf(const QString &typed);

} // namespace gatepost::ui
