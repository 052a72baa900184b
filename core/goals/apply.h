// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/change/change.h"
#include "core/dialect/filerole.h"
#include "core/goals/state.h"
#include "core/text/textedit.h"

#include <optional>
#include <string>
#include <vector>

/// The smallest edits of a site's files that make goals true (S140–S149).
///
///     const Applied applied = applyGoals(site, *settings.goals, {.at = now});
///     for (const AppliedFile &file : applied.files)
///         file.edit           // for the text that the site has
///     applied.unreached       // goals that are not true afterwards, each with a reason
///
/// - A pure function: the same files, goals, list of agents and day give the same bytes.
/// - Each edit is proved: it makes a false claim true and no true one false. Agents of no goal get the same answers
///   everywhere. Where the goals claim nothing about an agent its answer stays.
/// - Never edited: blocks that somebody else manages (syntax/managed.h), files that `goals.edit` leaves out, and chained files.
///   A robots.txt that is rendered from a policy is rendered again from the edited policy.
/// - Applying once more edits nothing. A goal for which that could not be reached keeps its files as they are.
namespace gatepost::goals {

struct ApplyQuestion {
    Instant at{}; ///< its day counts for `until` (S148), and examples are on it
    std::vector<std::string> paths = {}; ///< preferred as examples
    exact::Limits limits = {};           ///< of each proof

    std::vector<Purpose> purposes = {}; ///< only these goals; empty: all
    bool uncoveredAlone = false;        ///< only for agents that are uncovered (S146)
    bool allOrNothing = false; ///< no edit unless every goal that is asked for is true then
    /// The text of the folder's agent policy, if it has one. A robots.txt that is rendered from it is never edited itself: the
    /// policy is, and robots.txt is rendered from it again.
    std::optional<std::string> policy = {};
    SaidTime said = formatInstant; ///< how times of examples are written
};

/// One file as it is to be. Several are written in the order of Applied::files.
struct AppliedFile {
    FileRole role = FileRole::Robots; ///< a site file, or the agent policy
    bool isNew = false;               ///< the site lacks it: the edit is of an empty text
    TextEdit edit;
    std::string text; ///< the whole file afterwards
};

/// A goal that is not true afterwards.
struct Unreached {
    Purpose purpose = Purpose::Other;
    std::uint32_t line = 0;                  ///< of the goal in gatepost.yaml
    exact::Proof proof = exact::Proof::Open; ///< Fails or Open
    std::string code =
        {}; ///< of a diagnostic that says the same: "goal-behind-managed-block", or empty
    Message reason = {};
};

struct Applied {
    std::vector<AppliedFile> files;        ///< robots2.txt, robots-ai.txt, the policy, robots.txt
    std::vector<change::EditedLine> lines; ///< of all files: those that come and those that go

    std::vector<Purpose> reached;     ///< goals that were false or open and are true now
    std::vector<Unreached> unreached; ///< of the goals that were asked for
    std::vector<GoalState> before;    ///< of all goals
    std::vector<GoalState> after;     ///< the same as `before` where nothing is edited
    exact::Differences changes;       ///< what the edits change, for all agents
    std::vector<Message> notes;

    [[nodiscard]] bool isEmpty() const { return files.empty(); }
};

/// `question.limits` bounds each proof, and the number of proofs is bounded, too. Runs on any thread.
[[nodiscard]] Applied applyGoals(const CompiledSite &site, const Goals &goals,
                                 const ApplyQuestion &question);

/// The site with these files in it; an agent policy is left aside, since it decides nothing.
[[nodiscard]] Site withFiles(const Site &site, const std::vector<AppliedFile> &files);

} // namespace gatepost::goals
