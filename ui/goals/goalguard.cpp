// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalguard.h"

#include "core/goals/state.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace gatepost::ui {

namespace {

struct GuardWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::GoalGuard)
};

struct Answer {
    exact::Proof before = exact::Proof::Open;
    exact::Proof after = exact::Proof::Open;
    std::optional<goals::CounterExample> example;
};

/// The goals with that of search alone.
Goals searchAlone(Goals goals) {
    for (std::size_t i = 0; i < goals.of.size(); ++i)
        if (static_cast<Purpose>(i) != Purpose::Search)
            goals.of[i].reset();
    return goals;
}

} // namespace

std::optional<QString> brokenSearchGoal(SiteModel &site, int patience) {
    const std::optional<Goals> &wanted = site.side().settings().goals;
    if (!wanted || !(*wanted)[Purpose::Search] || site.analysis().isPaused())
        return std::nullopt;
    const auto answer = std::make_shared<Answer>();
    std::stop_source stop;
    QThreadPool pool;
    pool.start([answer, goals = searchAlone(*wanted), at = site.analysis().now(),
                before = site.analysis().savedSnapshot(), after = site.analysis().snapshot(),
                token = stop.get_token()] {
        goals::GoalQuestion question{.at = at, .said = instantMessage};
        question.limits.stop = token;
        auto now = goals::stateOf(*after, goals, question);
        if (now.empty())
            return;
        answer->example = std::move(now.front().counterExample);
        if (now.front().proof == exact::Proof::Fails)
            if (const auto then = goals::stateOf(*before, goals, question); !then.empty())
                answer->before = then.front().proof;
        answer->after = now.front().proof;
    });
    if (!pool.waitForDone(patience)) {
        stop.request_stop();
        pool.waitForDone();
        return std::nullopt;
    }
    if (answer->after == exact::Proof::Open)
        return std::nullopt;
    if (answer->after == exact::Proof::Holds || answer->before == exact::Proof::Fails)
        return QString(); // it is true, or was not true before either
    QStringList said{GuardWords::tr("The goal of search engines would no longer be true.")};
    if (answer->example)
        said << GuardWords::tr("%1.").arg(text(answer->example->text));
    return sentencesText(said);
}

} // namespace gatepost::ui
