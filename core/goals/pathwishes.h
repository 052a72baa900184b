// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/judge.h"
#include "core/match/ruleset.h"

#include <optional>
#include <string>
#include <vector>

/// What is wanted of one person on single paths. A proof finds one path that is wrong at the price of thousands of these: where
/// many edits are tried one after the other, they show early that there is no end to it. Inside of apply.h, for the files of this
/// room only.
namespace gatepost::goals {

class PathWishes {
public:
    /// `text`: the file as it is now. The paths are those on which its rules for the person, or those of the start, meet what
    /// is closed to everybody (S142) and the words of the goal. Of robots.txt alone, as its author means it; of a site with
    /// another file it knows no path.
    PathWishes(const Judge &judge, const Person &person, const Kind &kind, const Tree &text);

    /// A path on which the site does not say what is wanted; absent: it says so on all of them. Each question begins where the
    /// last one ended. The groups for * must be as they were.
    [[nodiscard]] std::optional<Fault> firstUnmet(const CompiledSite &site);

    /// The path that was found last is not asked about any more.
    void leaveOut();

private:
    struct Wish {
        std::string path;
        /// Absent: nothing is claimed, and the answer is to stay.
        std::optional<exact::WantedFetch> wanted;
        bool wasDenied = false;
    };
    struct Closing { ///< a rule for *
        PathPattern pattern;
        std::size_t length = 0;
        bool isAllow = false;
    };
    void addPath(const Judge &judge, std::string path);
    [[nodiscard]] bool isClosedToAll(std::string_view path, std::size_t longerThan) const;

    Identity m_agent;
    const exact::FetchGoal &m_goal;
    Instant m_at;
    std::vector<Closing> m_closed;
    std::vector<Wish> m_wishes;
    std::size_t m_next = 0;
};

} // namespace gatepost::goals
