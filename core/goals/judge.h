// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/budget.h"
#include "core/goals/crowd.h"
#include "core/goals/examples.h"
#include "core/goals/finefetches.h"
#include "core/goals/signature.h"
#include "core/goals/use.h"

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

/// Whether an edit may be made: what is false on a site, and what it changes that nobody asked for. Inside of apply.h, for the
/// files of this room only.
namespace gatepost::goals {

struct Fault {
    enum class What : std::uint8_t {
        Fetch, ///< a claim is false
        Pace,  ///< likewise
        Crawl, ///< likewise, of robots2.txt
        Kept,  ///< an answer of which the goals claim nothing is another than at the start
        Changed, ///< something else changed for an agent: of no goal, or what its goal says nothing of
        Open,    ///< it was not decided
    };
    What what = What::Fetch;
    Reading reading = Reading::Author;
    std::vector<std::size_t> people =
        {}; ///< indexes into Crowd::people; the files say the same to all of them
    exact::WantedFetch wanted = exact::WantedFetch::Nothing;
    std::string path = {}; ///< Fetch, Kept
    Instant at{};
    Message text = {};
    What undecided = What::Fetch; ///< Open: what was not decided

    [[nodiscard]] bool isClaim() const { return what <= What::Crawl; }
};

/// One claim of fetches that is false.
struct FalseClaim {
    std::size_t person = 0;
    Fault::What what = Fault::What::Fetch;
    Reading reading = Reading::Author;
    friend auto operator<=>(const FalseClaim &, const FalseClaim &) = default;
};

using Faults = std::vector<Fault>;
[[nodiscard]] std::set<FalseClaim> falseClaims(const Faults &faults);
/// Claims of which it is not known whether they are false.
[[nodiscard]] std::set<FalseClaim> openClaims(const Faults &faults);

/// What a finding of the judge is about: people to whom the files say the same.
struct FindingKey {
    Fault::What what;
    std::optional<std::size_t> kind; ///< JudgeMemory::kinds
    Reading reading;
    std::size_t before;
    std::size_t after;
    std::size_t star; ///< S142
    /// Changed: what of it is compared. Of an agent of a goal, fetches are claimed or Kept; hours are among what is besides
    /// rules, and decide of fetches. Where files are chained all is compared, since there one depends on the other.
    enum class Part : std::uint8_t { All, Rules, Besides } part = Part::All;
    friend auto operator<=>(const FindingKey &, const FindingKey &) = default;
};

/// What was asked while steps were tried one after the other.
struct CourseCost {
    std::set<FindingKey> asked;
    std::uint64_t steps = 0; ///< besides that
};

/// What judges of one job have found: of one question, and of sites with one list of agents.
struct JudgeMemory {
    struct Found {
        Faults faults;
        std::uint64_t steps = 0; ///< what it cost
    };
    SignatureNumbers numbers;
    Numbered<KindKey> kinds;
    std::map<FindingKey, Found> found;
    std::map<std::string, CourseCost> nowhere; ///< courses of steps that end without an edit
    FineFetches fine;
};

/// Compares sites with the one that everything starts from. A finding is kept for all agents to whom the files say the same. So
/// a step costs what it changes.
class Judge {
public:
    /// `budget`: what everything that it is asked may cost, and others spend of, too. What another judge left in `memory` costs
    /// as much as if it were found again: so the answers depend on nothing that was asked before.
    Judge(const CompiledSite &start, const Crowd &crowd, const ApplyQuestion &question,
          std::vector<ClaimedUse> uses, Budget &budget, JudgeMemory &memory);

    /// Everything that is false or changed on that site, for some people or, where none are named, for all. What would have to
    /// be proved after isSpent() is Open. `until`: the fault for which it is true is the last one; then they come in any order.
    [[nodiscard]] Faults judge(const CompiledSite &site, std::span<const std::size_t> people = {},
                               const std::function<bool(const Fault &)> &until = {});
    /// Whether nothing is false or changed on that site but what `isAllowed`. The examples are tried before anything is proved.
    [[nodiscard]] bool isFine(const CompiledSite &site, const Examples &examples,
                              const std::function<bool(const Fault &)> &isAllowed);
    /// Numbers of what the site that everybody was last judged on says to each person besides rules of paths: hours, paces, uses,
    /// signals.
    [[nodiscard]] const std::vector<std::size_t> &saidBesides() const { return m_besides; }
    /// The first fault of these people in what they may fetch: Fetch or Kept. Nothing else is looked at. `cost`: what was asked
    /// is added to it.
    [[nodiscard]] std::optional<Fault> firstFetchFault(const CompiledSite &site,
                                                       std::span<const std::size_t> people,
                                                       CourseCost &cost);

    /// Equal for sites, and people of one kind, of whose fetches the same is found.
    [[nodiscard]] std::string fetchesOf(const CompiledSite &site,
                                        std::span<const std::size_t> people);

    /// Whether steps that begin with this course were tried before and ended without an edit. What another judge tried costs as
    /// much as a second try would, or more.
    [[nodiscard]] bool leadsNowhere(const std::string &course);
    void noteNowhere(std::string course, CourseCost cost);
    /// Whether something was not tried again that another judge had tried.
    [[nodiscard]] bool wasSparedCourses() const { return m_wasSpared; }
    [[nodiscard]] bool knowsCourses() const {
        return !m_nowhere.empty() || !m_memory.nowhere.empty();
    }

    /// So much was proved that no further way is tried: what is not true by then stays as it is.
    [[nodiscard]] bool isSpent() const { return m_budget.isSpent(); }
    [[nodiscard]] const CompiledSite &start() const { return m_start; }
    [[nodiscard]] const Crowd &crowd() const { return m_crowd; }
    [[nodiscard]] const ApplyQuestion &question() const { return m_question; }
    /// The number of what the files say to a person at the start.
    [[nodiscard]] std::size_t startSignature(std::size_t person) const {
        return m_before[person].front().signature.all;
    }

private:
    struct Seen {
        Reading reading = Reading::Author;
        Signature signature = {};
    };
    using Key = FindingKey;
    /// People to whom the files say the same, and what is to be found out about them.
    struct Class {
        Key key;
        std::vector<std::size_t> people;
    };
    [[nodiscard]] std::vector<Class> classesOf(const CompiledSite &site,
                                               std::span<const std::size_t> people);
    [[nodiscard]] const Faults &foundOf(const CompiledSite &site, const Class &each);
    [[nodiscard]] Faults faultsOf(const CompiledSite &site, const Class &each);
    [[nodiscard]] Faults faultsOf(const CompiledSite &site, std::vector<Class> classes,
                                  const std::function<bool(const Fault &)> &until);
    [[nodiscard]] bool isRefuted(const CompiledSite &site, const Class &each,
                                 const Examples &examples) const;
    [[nodiscard]] std::vector<Seen> seenBy(Signatures &signatures, const Person &person) const;
    [[nodiscard]] std::size_t starOf(Signatures &signatures);
    /// Whether the goals leave an answer on some path to the files.
    [[nodiscard]] static bool leavesAny(const Kind &kind);
    [[nodiscard]] Faults find(const CompiledSite &site, const Person &person, const Key &key);
    [[nodiscard]] Faults findFetch(const CompiledSite &site, const Person &person, const Key &key);
    [[nodiscard]] std::optional<Faults> findChangedFetch(const CompiledSite &site,
                                                         const Person &person, const Key &key);
    [[nodiscard]] Faults findChanges(const CompiledSite &site, const Person &person,
                                     const Key &key);
    [[nodiscard]] bool mayChange(const exact::Difference &change, const Person &person) const;

    const CompiledSite &m_start;
    const Crowd &m_crowd;
    const ApplyQuestion &m_question;
    std::vector<ClaimedUse> m_uses;
    Budget &m_budget;
    JudgeMemory &m_memory;
    std::vector<std::vector<Seen>> m_before; ///< by person
    std::vector<std::size_t> m_kinds;        ///< numbers of the crowd's kinds.
    bool m_isStarAsked = false;              ///< a claim depends on what the groups for * say
    std::size_t m_startStar = 0;             ///< what they say at the start.
    std::set<Key> m_known;                   ///< what this judge was asked
    std::map<Key, Faults> m_undecided;       ///< what only its own bound left open
    std::vector<std::size_t> m_besides;      ///< by person
    std::set<std::string> m_nowhere;         ///< courses that this judge knows
    bool m_wasSpared = false;
};

} // namespace gatepost::goals
