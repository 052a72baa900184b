// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"

#include <QList>
#include <QString>

namespace gatepost::ui {

/// Goals to begin with. They are applied to nothing, with today's list of agents; no text of theirs becomes old.
struct GoalPreset {
    QString id; ///< "block-training"; no two are alike
    QString title;
    QString description; ///< one sentence
    Goals goals;

    /// What becomes of agents that come for it; absent: nothing is claimed.
    [[nodiscard]] std::optional<Stance> stanceOf(Purpose purpose) const;
};
/// The usual ones first.
[[nodiscard]] QList<GoalPreset> goalPresets();

} // namespace gatepost::ui
