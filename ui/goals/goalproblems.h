// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/goals/goalsproof.h"

#include <string>

namespace gatepost::ui {

/// The diagnostics of gatepost.yaml (goals::settingsDiagnostics) and of the groups of robots.txt, found of goals that are proved
/// already. `yaml`: the text of gatepost.yaml that says these goals. On whatever thread it is called.
void findGoalProblems(GoalsResult &made, std::string yaml, Instant at);

/// Hands what GoalsProof found to SettingsProblems, and makes the fixes that are asked for there. One for each site.
class GoalProblems : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    static GoalProblems &of(SiteModel &site);

private:
    explicit GoalProblems(SiteModel &site);
    void renew();
    void fix(const std::string &yaml, const QString &label);

    SiteModel &m_site;
};

} // namespace gatepost::ui
