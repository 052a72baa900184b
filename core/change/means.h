// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/change/change.h"

/// The edits of one file that each means comes to. Only the .cpp files of core/change include this.
namespace gatepost::change {

/// One file of the site as it is now, and what is wanted of it.
struct Task {
    const CompiledSite &site;
    const Query &query;
    Wanted wanted;
    FileId file; ///< one that can be edited
    const Tree &tree;
    std::string path; ///< S25
    /// The line of this file that decides against what is wanted, if one does.
    std::optional<LineRef> deciding;
    bool byCrawl = false;            ///< robots2.txt's crawl decides, not a rule
    std::span<const Identity> peers; ///< Purpose: the agents, the asked one among them

    [[nodiscard]] bool wholeSite() const { return path == "/"; }
    [[nodiscard]] DirectiveId kind() const {
        return wanted == Wanted::Allow ? DirectiveId::Allow : DirectiveId::Disallow;
    }
};

/// A text that the file might become, and what was done.
struct Candidate {
    std::string text;
    Message title;
};
/// Most promising first; whether one turns the answer is for the caller to try. Empty: this means has nothing to offer here.
[[nodiscard]] std::vector<Candidate> candidates(Means means, const Task &task);

/// Groups of the file that the agent follows, as indexes into tree.groups(); the one with the deciding line first.
[[nodiscard]] std::vector<std::size_t> followedGroups(const Task &task);

/// Values of a rule for the task's path: with what comes below it, and the path alone. `extended`: as S31 reads them.
[[nodiscard]] std::vector<std::string> rulePaths(const Task &task, bool extended);

} // namespace gatepost::change
