// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/relations.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// Sets of paths, described by the site's patterns (S120).
namespace gatepost::exact {

class SentList; // sent.h

/// Patterns in an order that never changes. Copies share them: regions of many rows of a map have the same.
class Patterns {
public:
    Patterns() = default;
    Patterns(std::vector<SitePattern> patterns)
        : m_all(patterns.empty()
                    ? nullptr
                    : std::make_shared<const std::vector<SitePattern>>(std::move(patterns))) {}

    [[nodiscard]] const std::vector<SitePattern> &all() const {
        static const std::vector<SitePattern> none;
        return m_all ? *m_all : none;
    }
    operator const std::vector<SitePattern> &() const { return all(); }
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }
    [[nodiscard]] bool empty() const { return m_all == nullptr; }
    [[nodiscard]] std::size_t size() const { return all().size(); }
    [[nodiscard]] const SitePattern &front() const { return all().front(); }
    [[nodiscard]] const SitePattern &operator[](std::size_t index) const { return all()[index]; }
    /// The same for copies of each other, as long as one of them is alive; null if there are no patterns.
    [[nodiscard]] const void *identity() const { return m_all.get(); }
    friend bool operator==(const Patterns &one, const Patterns &other) {
        return one.m_all == other.m_all || one.all() == other.all();
    }
    friend auto operator<=>(const Patterns &one, const Patterns &other) {
        return one.m_all == other.m_all ? std::strong_ordering::equal : one.all() <=> other.all();
    }

private:
    std::shared_ptr<const std::vector<SitePattern>> m_all; ///< null: none
};

/// The paths that match all of `matches` and none of `except`; never empty: `example` is one of them, as it is asked for.
/// Patterns of the google reading are asked of the path as it is sent, all others of the normalised one (S120).
struct Region {
    Patterns matches; ///< none: every path
    Patterns except;
    std::string example;

    /// `path`: canonical.
    [[nodiscard]] bool contains(std::string_view path) const;
    [[nodiscard]] bool isEverything() const { return matches.empty() && except.empty(); }
};

/// Whether the pattern is the path of a policy file (S26).
[[nodiscard]] bool isPolicyPath(const SitePattern &pattern);

/// A set of paths while it is narrowed down: in each of some lists one rule has won. Lists must outlive it.
///
/// Where stars say it all the set is a union of star patterns without what higher rules match, and a pattern of it lives if
/// and only if its witness is decided by the very winners. Else a product of automata decides.
class PathSet {
public:
    /// Every path. `fresh` stands in no pattern of any list that is met later; absent: automata decide from the start.
    PathSet(Domain domain, std::optional<char> fresh);
    /// The same for sets of one job, which find out how rules lie to each other but once; with the same fresh byte.
    PathSet(Domain domain, std::optional<char> fresh, std::shared_ptr<Relations> relations);

    /// The paths of this set that `winner` decides in `list`; absent if there are none, or if it could not be decided,
    /// which `work` then knows.
    [[nodiscard]] std::optional<PathSet> where(const DecisionList &list, std::uint32_t winner,
                                               Work &work) const;
    /// Quickly: winners for which where() may give something, in order; none() is one.
    [[nodiscard]] std::vector<std::uint32_t> winnersIn(const DecisionList &list, Work &work) const;

    /// Still more quickly: those whose rules meet all that have won so far.
    [[nodiscard]] std::vector<std::uint32_t> meetingIn(const DecisionList &list, Work &work) const;

    /// A path of the set, as short and plain as can be had cheaply.
    [[nodiscard]] std::string example() const;
    /// The same as a question asks for it (askedPath).
    [[nodiscard]] std::string asked() const { return askedPath(example(), m_domain); }
    /// A path as it is sent (S90) whose normalised form is in this set, and that `winner` decides in `sent`, a list of the
    /// google reading. Absent if there is none, or if it could not be decided, which `work` then knows.
    [[nodiscard]] std::optional<std::string> sentWhere(const SentList &sent, std::uint32_t winner,
                                                       Work &work) const;
    /// Winners of `sent` for which sentWhere() may give something, none() included; ascending.
    [[nodiscard]] std::vector<std::uint32_t> sentWinners(const SentList &sent) const;
    /// What has won in each list by which the set was narrowed down.
    [[nodiscard]] std::vector<std::pair<const DecisionList *, std::uint32_t>> winners() const;
    /// True if a canonical path is in the set.
    [[nodiscard]] bool contains(std::string_view path) const;
    /// As people read it: patterns that say nothing beside the others are left out.
    [[nodiscard]] Region region(Work &work) const;

private:
    using Rules = std::shared_ptr<const std::vector<std::uint32_t>>; ///< ascending
    struct Constraint {
        const DecisionList *list;
        std::uint32_t winner;
        Rules higher{}; ///< rules of the list above the winner that meet all winners
        [[nodiscard]] bool isRule() const { return winner < list->none(); }
        [[nodiscard]] const ListRule &rule() const { return list->rules()[winner]; }
    };
    /// A rule of a list.
    struct RuleAt {
        const DecisionList *list;
        std::uint32_t index;
        [[nodiscard]] const ListRule &rule() const { return list->rules()[index]; }
    };
    /// What all winners match is the union of such patterns.
    struct Cut {
        enum class Fate : std::uint8_t {
            Alive,
            Taken, ///< a higher rule matches all of it
            NoPath ///< no URL comes to a path of it
        };
        std::string pattern; ///< with stars
        Fate fate = Fate::Alive;
    };
    /// The patterns of the cuts that are alive.
    [[nodiscard]] auto live() const {
        return m_cuts |
               std::views::filter([](const Cut &cut) { return cut.fate == Cut::Fate::Alive; }) |
               std::views::transform(&Cut::pattern);
    }
    PathSet() = default;
    void addConstraint(const PathSet &wider, const DecisionList &list, std::uint32_t winner,
                       Work &work);
    [[nodiscard]] bool isTaken(std::string_view path, bool byStars) const;
    void leaveOpen(Work &work) const;
    /// Quickly: a path as it is sent, of this set, in which the google pattern keeps its bytes and all others may be escapes,
    /// so that few other patterns match it. `form`: normalisedForm(pattern). Absent says nothing.
    [[nodiscard]] std::optional<std::string>
    respelled(const std::string &pattern, const std::string &form,
              const std::function<bool(const std::string &)> &isMine, Work &work) const;
    /// Quickly: whether rules above the winner match all that it matches in this set, however it is spelled. False says nothing.
    [[nodiscard]] bool isTakenInEverySpelling(const SentList &sent, std::uint32_t winner,
                                              Work &work) const;
    /// sentWhere() by automata: a path that one of the winner's patterns at `stars` matches, or any if it is none().
    [[nodiscard]] std::optional<std::string>
    searchedSent(const SentList &sent, std::uint32_t winner, std::span<const std::size_t> stars,
                 const std::function<bool(const std::string &)> &isMine, Work &work) const;
    [[nodiscard]] bool mayNormalise(const std::string &pattern, Work &work) const;
    [[nodiscard]] bool decidedAsWanted(std::string_view path) const;
    [[nodiscard]] bool containsMatched(std::string_view path) const;
    [[nodiscard]] bool isTakenByStars(std::string_view path) const;
    [[nodiscard]] bool mayMeet(const ListRule &rule) const;
    [[nodiscard]] bool mayWin(const DecisionList &list, std::uint32_t winner, Work &work) const;
    [[nodiscard]] RuleBits meetingAll(const DecisionList &list, Work &work) const;
    [[nodiscard]] std::vector<RuleAt> higherRules() const;
    [[nodiscard]] std::optional<std::vector<Cut>> allCuts(Work &work) const;
    bool narrowStars(const PathSet &wider, const ListRule *rule, Work &work);
    bool search(Work &work);
    [[nodiscard]] std::vector<const ListRule *> exceptions(Work &work) const;
    [[nodiscard]] std::vector<bool> taking(std::span<const RuleAt> higher, Work &work) const;
    [[nodiscard]] bool isCovered(const Language &inner, const Language &outer) const;

    Domain m_domain = Domain::Normalised;
    std::optional<char> m_fresh;
    std::shared_ptr<Relations> m_relations;
    std::vector<Constraint> m_constraints;
    std::vector<Cut> m_cuts; ///< if m_symbolic those of a wider set, for quick looks
    /// m_cuts are all of them. Else there were too many, and some that are not alive are missing.
    bool m_isWhole = true;
    bool m_symbolic = false;
    std::string m_found; ///< m_symbolic: a path of the set
};

/// A region as patterns say it, without lists: the paths in `within` and not in `without`; absent if empty or undecided.
[[nodiscard]] std::optional<Region> regionOf(std::span<const SitePattern> within,
                                             std::span<const SitePattern> without, Domain domain,
                                             Work &work);

} // namespace gatepost::exact
