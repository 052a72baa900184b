// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/answers.h"

#include "core/agents/agentorder.h"
#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "core/text/ascii.h"
#include "core/value/url.h"
#include "ui/bridge/words.h"
#include "ui/goals/goalsedit.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::FirstRun)
};

Stance stanceOf(AssistantAnswer answer) {
    switch (answer) {
    case AssistantAnswer::Yes: return Stance::Welcome;
    case AssistantAnswer::NothingOfUse: return Stance::Open;
    case AssistantAnswer::No: break;
    }
    return Stance::Out;
}

Stance stanceOf(TrainingAnswer answer) {
    switch (answer) {
    case TrainingAnswer::No: return Stance::Out;
    case TrainingAnswer::Licence: return Stance::Pay;
    case TrainingAnswer::Yes: return Stance::Welcome;
    case TrainingAnswer::NothingSaid: break;
    }
    return Stance::Open;
}

/// Another answer than that of the files: their exceptions and paths were for the old one.
Goals answered(Goals goals, Purpose purpose, Stance stance) {
    return withStance(withStance(std::move(goals), purpose, std::nullopt), purpose, stance);
}

/// How many of a goal's agents an exception treats otherwise, on all paths.
int exceptedOf(const goals::GoalState &state, const Goals &wanted) {
    const std::optional<Goal> &goal = wanted[state.purpose];
    const auto isExcepted = [&](const std::string &agent) {
        return std::ranges::any_of(goal->exceptions, [&](const GoalException &exception) {
            return exception.paths.empty() && letsIn(exception.is) != letsIn(state.is) &&
                   std::ranges::any_of(exception.agents, [&](const std::string &name) {
                       return equalsIgnoringCase(name, agent);
                   });
        });
    };
    return goal ? static_cast<int>(std::ranges::count_if(state.agents, isExcepted)) : 0;
}

QString sentenceOf(Purpose purpose, bool comes, int count) {
    switch (purpose) {
    case Purpose::Search:
        return comes ? AnswerWords::tr("%Ln search engine(s) may come.", nullptr, count)
                     : AnswerWords::tr("%Ln search engine(s) may not come.", nullptr, count);
    case Purpose::UserFetch:
        return comes ? AnswerWords::tr("%Ln assistant(s) may come.", nullptr, count)
                     : AnswerWords::tr("%Ln assistant(s) may not come.", nullptr, count);
    case Purpose::Training:
        return comes ? AnswerWords::tr("%Ln training crawler(s) may come.", nullptr, count)
                     : AnswerWords::tr("%Ln training crawler(s) may not come.", nullptr, count);
    default: return {};
    }
}

} // namespace

bool GoalAnswers::isComplete() const {
    if (search == SearchAnswer::SomePaths && searchPaths.empty())
        return false;
    return training != TrainingAnswer::Licence || isHttpUrl(terms);
}

GoalAnswers answersOf(const Goals &goals, std::array<bool, 3> &said) {
    GoalAnswers answers;
    said = {false, false, false};
    if (const auto &goal = goals[Purpose::Search]) {
        said[0] = true;
        answers.search = !letsIn(goal->is)    ? SearchAnswer::No
                         : goal->only.empty() ? SearchAnswer::Yes
                                              : SearchAnswer::SomePaths;
        answers.searchPaths = goal->only;
    }
    if (const auto &goal = goals[Purpose::UserFetch]) {
        said[1] = true;
        answers.assistants = goal->is == Stance::Welcome ? AssistantAnswer::Yes
                             : letsIn(goal->is)          ? AssistantAnswer::NothingOfUse
                                                         : AssistantAnswer::No;
    }
    if (const auto &goal = goals[Purpose::Training]) {
        said[2] = true;
        answers.training = goal->is == Stance::Pay       ? TrainingAnswer::Licence
                           : goal->is == Stance::Welcome ? TrainingAnswer::Yes
                           : goal->is == Stance::Open    ? TrainingAnswer::NothingSaid
                                                         : TrainingAnswer::No;
    }
    if (goals.licence)
        answers.terms = goals.licence->terms;
    answers.closed = goals.closed.value_or(std::vector<std::string>());
    return answers;
}

Goals withAnswers(Goals goals, const GoalAnswers &answers) {
    std::array<bool, 3> said{};
    const GoalAnswers before = answersOf(goals, said);
    if (goals.signals.empty() && before != answers) // from now on the files say what use is wanted
        goals.signals = Goals().signals;
    if (!said[0] || before.search != answers.search || before.searchPaths != answers.searchPaths) {
        goals = answered(std::move(goals), Purpose::Search,
                         answers.search == SearchAnswer::No ? Stance::Out : Stance::Welcome);
        Goal &goal = *goals.of[static_cast<std::size_t>(Purpose::Search)];
        if (answers.search == SearchAnswer::SomePaths)
            goal.only = answers.searchPaths;
    }
    if (!said[1] || before.assistants != answers.assistants)
        goals = answered(std::move(goals), Purpose::UserFetch, stanceOf(answers.assistants));
    if (!said[2] || before.training != answers.training)
        goals = answered(std::move(goals), Purpose::Training, stanceOf(answers.training));
    if (answers.training == TrainingAnswer::Licence) {
        if (!goals.licence)
            goals.licence.emplace();
        goals.licence->terms = answers.terms;
    }
    if (answers.closed != before.closed) {
        goals.closed.reset();
        if (!answers.closed.empty())
            goals.closed = answers.closed;
    }
    return goals;
}

QString startPageText(const CompiledSite &site, Instant at) {
    struct Count {
        int free = 0;
        int all = 0;
    };
    std::array<Count, kPurposeCount> counts;
    for (const KnownAgent *known : distinctAgents(site.site().registry)) {
        const auto agent = identify(known->token, {}, site.site().registry);
        if (!agent || !canBeWished(*known))
            continue;
        Count &count = counts[static_cast<std::size_t>(purposeOf(*agent))];
        ++count.all;
        const Verdict verdict =
            site.simulate({.agent = *agent, .url = "/", .at = at}, TraceLevel::None);
        count.free += verdict.fetch.decision == Decision::Allow ? 1 : 0;
    }
    const auto text = [&](Purpose purpose) {
        const Count &count = counts[static_cast<std::size_t>(purpose)];
        return AnswerWords::tr("%1 of %2")
            .arg(QLocale().toString(count.free), QLocale().toString(count.all));
    };
    //: Each place is “37 of 37”.
    return AnswerWords::tr("Now the start page is open to %1 search engines, %2 assistants and %3 "
                           "training crawlers.")
        .arg(text(Purpose::Search), text(Purpose::UserFetch), text(Purpose::Training));
}

QString answersText(const std::vector<goals::GoalState> &states, const Goals &wanted) {
    QStringList said;
    for (const goals::GoalState &state : states) {
        const int excepted = exceptedOf(state, wanted);
        const bool comes = letsIn(state.is);
        said << sentenceOf(state.purpose, comes, static_cast<int>(state.named) - excepted);
        if (excepted > 0)
            said << sentenceOf(state.purpose, !comes, excepted);
    }
    said.removeAll(QString());
    return sentencesText(said);
}

} // namespace gatepost::ui
