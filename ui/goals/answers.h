// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"
#include "core/settings/goals.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

/// The three questions of the first run, as plain values.
namespace gatepost::ui {

// No underlying types: after "enum class X : T" lupdate misses the classes that follow.
/// May search engines find your site?
enum class SearchAnswer { Yes, SomePaths, No };
/// May AI assistants read pages to answer people?
enum class AssistantAnswer { Yes, NothingOfUse, No };
/// May your text be used to train AI models?
enum class TrainingAnswer { No, Licence, Yes, NothingSaid };

struct GoalAnswers {
    SearchAnswer search = SearchAnswer::Yes;
    std::vector<std::string> searchPaths = {}; ///< of SomePaths
    AssistantAnswer assistants = AssistantAnswer::Yes;
    TrainingAnswer training = TrainingAnswer::No;
    std::string terms = {};               ///< of Licence, a URL
    std::vector<std::string> closed = {}; ///< paths that nobody should fetch

    /// What is missing: an answer that needs paths or a URL and has none. Empty if nothing is.
    [[nodiscard]] bool isComplete() const;
    friend bool operator==(const GoalAnswers &, const GoalAnswers &) = default;
};

/// The answers that goals come to. `said` gets true for each question, in their order, to which the goals say something.
[[nodiscard]] GoalAnswers answersOf(const Goals &goals, std::array<bool, 3> &said);
/// The goals with these answers in place of what they said of search, answers, training and closed paths. An answer that they
/// gave already keeps their words: exceptions, hours.
[[nodiscard]] Goals withAnswers(Goals goals, const GoalAnswers &answers);

/// "Now the start page is open to 37 of 37 search engines, …", by the files as they are. Takes milliseconds; any thread.
[[nodiscard]] QString startPageText(const CompiledSite &site, Instant at);
/// "37 search engines may come. 49 assistants may come. 78 training crawlers may not."
/// Agents that an exception of `wanted` treats otherwise are counted apart.
[[nodiscard]] QString answersText(const std::vector<goals::GoalState> &states, const Goals &wanted);

} // namespace gatepost::ui
