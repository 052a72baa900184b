// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace gatepost::ui {

/// An agent that a goal is about.
struct GoalMember {
    QString name;                            ///< "GPTBot"
    std::shared_ptr<const KnownAgent> known; ///< null: no list knows it
    std::size_t fame = 0;                    ///< fameOf()
    bool named = true;                       ///< false: all other agents of the category

    [[nodiscard]] Documented obeys() const {
        return known ? known->obeysRobots : Documented::Unknown;
    }
};

struct ProvedGoal {
    goals::GoalState state;
    std::vector<GoalMember> members; ///< the best known first
};

/// What became of the site's goals. It never changes, and the site that it is about stays alive with it.
struct GoalsResult {
    std::shared_ptr<const CompiledSite> site;
    quint64 goalsNumber = 0; ///< of GoalsProof
    std::chrono::sys_days day;
    std::vector<ProvedGoal> goals;    ///< in the order of Purpose, those that there are.
    std::vector<Diagnostic> inYaml;   ///< what is wrong: places in `yaml`.
    std::vector<Diagnostic> inRobots; ///< places in robots.txt.
    std::string yaml;                 ///< the text of gatepost.yaml that says the goals
    /// The edits that make them true; null: not known yet, or not asked for.
    std::shared_ptr<const goals::Applied> applied;

    [[nodiscard]] const ProvedGoal *of(Purpose purpose) const;
};

/// Proves these goals of `made.site`, on whatever thread it is called.
void proveGoals(GoalsResult &made, const Goals &claimed, const goals::ApplyQuestion &asked);

/// Proves the goals of gatepost.yaml off the GUI thread whenever they or the files change. One for each site.
class GoalsProof : public QObject {
    Q_OBJECT

public:
    /// The site's own, made when first asked for.
    [[nodiscard]] static GoalsProof &of(SiteModel &site);

    /// Of the site and its goals as they are now; null while that is not known, or where there are no goals.
    [[nodiscard]] std::shared_ptr<const GoalsResult> current() const;
    /// Whether GoalsResult::applied is wanted, too: somebody shows it.
    void setWantsEdits(bool wants);
    [[nodiscard]] bool isBusy() const { return m_soon.isActive() || m_job.isRunning(); }

Q_SIGNALS:
    void changed(); ///< current() is another

private:
    explicit GoalsProof(SiteModel &site);
    void renewGoals();
    void renewSite();
    void begin(int pause);
    void start();
    void take(std::shared_ptr<const GoalsResult> result);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] std::optional<std::string> policyText() const;
    [[nodiscard]] bool isCurrent(const GoalsResult &result) const;
    [[nodiscard]] std::chrono::sys_days today() const;

    SiteModel &m_site;
    QTimer m_soon;
    Latest m_job;
    std::shared_ptr<const GoalsResult> m_result;
    quint64 m_goalsNumber = 0; ///< grows whenever settings change
    bool m_wantsEdits = false;
};

} // namespace gatepost::ui
