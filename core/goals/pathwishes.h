// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/judge.h"
#include "core/match/ruleset.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

/// What is wanted of one person on single paths. A proof finds one path that is wrong at the price of thousands of these: where
/// many edits are tried one after the other, they show early that there is no end to it. Inside of apply.h, for the files of this
/// room only.
namespace gatepost::goals {

/// What is wanted of one path.
struct PathWish {
    std::string path;
    std::optional<exact::WantedFetch>
        wanted; ///< absent: nothing is claimed, and the answer is to stay
    bool wasDenied = false;
};

/// What is wanted for the people of one judge, found once for all trials of its edits.
struct WishMemory {
    /// People of one kind to whom the files say the same at the start, and rules for * with their order left aside.
    using Key = std::tuple<std::size_t, std::size_t, std::vector<std::pair<std::string, bool>>>;
    struct Known {
        std::map<std::string, std::optional<PathWish>> wishes;   ///< by path; none of policy files
        std::map<std::string, std::vector<std::string>> meeting; ///< by a rule's value: paths
    };
    std::map<Key, Known> known;
};

class PathWishes {
public:
    /// `person`: an index into the crowd; it has a kind. `text`: the file as it is now. The paths are those on which its rules
    /// for the person, or those of the start, meet what is closed to everybody (S142) and the words of the goal. Of robots.txt
    /// alone, as its author means it; of a site with another file it knows no path.
    PathWishes(const Judge &judge, std::size_t person, const Tree &text, WishMemory &memory);

    /// A path on which the site does not say what is wanted; absent: it says so on all of them. Each question begins where the
    /// last one ended. The groups for * must be as they were.
    [[nodiscard]] std::optional<Fault> firstUnmet(const CompiledSite &site);

    /// The path that was found last is not asked about any more.
    void leaveOut();

private:
    struct Closing { ///< a rule for *
        PathPattern pattern;
        std::size_t length = 0;
        bool isAllow = false;
    };
    [[nodiscard]] std::vector<std::string> pathsOf(const std::set<std::string> &own,
                                                   const std::set<std::string> &others,
                                                   WishMemory::Known &known) const;
    [[nodiscard]] std::optional<PathWish> wishFor(const Judge &judge,
                                                  const std::string &path) const;
    [[nodiscard]] bool isClosedToAll(std::string_view path, std::size_t longerThan) const;

    Identity m_agent;
    const exact::FetchGoal &m_goal;
    Instant m_at;
    std::vector<Closing> m_closed; ///< those that decide first in front
    std::vector<const PathWish *> m_wishes;
    std::size_t m_next = 0;
};

} // namespace gatepost::goals
