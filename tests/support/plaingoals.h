// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"
#include "core/simulate/simulate.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

/// A second evaluator of goals (S140–S148), written from the words of the rules alone: path by path, agent by agent, minute by
/// minute. It is the judge of goals::stateOf() in tst_goaltruth. Verdicts are the simulator's, which tst_oracle judges; rules and
/// groups are read by plainrobots.h. Never used by the program.
namespace gatepost::test {

/// One place where a claim of a goal is not so.
struct PlainFault {
    std::string agent; ///< as output names it: "GPTBot", "matching *-ai", "* (monitoring)"
    std::string path;
    int minute = 0; ///< of the day
    Reading reading = Reading::Author;
    std::string what; ///< "fetch", "pace", "use content-signal ai-train"
    friend auto operator<=>(const PlainFault &, const PlainFault &) = default;
};

struct PlainState {
    std::set<std::string> agents;
    std::set<std::string> unbound;
    std::set<std::string> uncovered;
    std::vector<PlainFault>
        faults; ///< at least one for each agent, reading and claim that is false
};

struct PlainSite {
    std::string robots;
    std::optional<std::string> ai;
    std::optional<std::string> robots2; ///< without a chain
    /// Patterns of User-agent lines, each with a name that it alone matches.
    std::map<std::string, std::string> patterns;
};

class PlainGoals {
public:
    /// `day` at 00:00 UTC. All must live as long as the object; `compiled` is the site of these texts.
    PlainGoals(const PlainSite &texts, const CompiledSite &compiled, const Goals &goals,
               Instant day);

    /// What one goal comes to on these paths and minutes.
    [[nodiscard]] PlainState state(Purpose goal, const std::vector<std::string> &paths,
                                   const std::vector<int> &minutes);
    /// Whether a claim is false at one place.
    [[nodiscard]] bool isFault(Purpose goal, const PlainFault &fault);

private:
    struct Who {
        std::string shown;
        Identity identity;
        std::optional<Purpose> own; ///< the goal that it belongs to
        bool isListed = false;      ///< the list knows it
        bool isUnknown = false;     ///< nobody names it
        bool isOfGoals = false;     ///< S140: goals are about it
    };
    struct Word {
        std::string pattern;
        Stance stance = Stance::Out;
        Stance otherwise = Stance::Out;
        Purpose owner = Purpose::Other;
        int layer = 0;
    };

    void gather();
    void addRows();
    void addOthers();
    void addUnknown();
    [[nodiscard]] std::vector<Word> wordsOf(const Who &who) const;
    [[nodiscard]] const Word *decidingWord(const Who &who, const std::string &path, bool asGoogle);
    [[nodiscard]] bool matchesAsGoogle(const std::string &pattern, const std::string &path);
    [[nodiscard]] static bool isGoogles(const Who &who, Reading reading);
    [[nodiscard]] std::size_t lengthClosedToAll(const Who &who, const std::string &path,
                                                Reading reading);
    [[nodiscard]] const Verdict &verdict(const Who &who, const std::string &path, int minute,
                                         Reading reading);
    [[nodiscard]] bool isAsked(const Who &who, Reading reading) const;
    [[nodiscard]] bool isFetchFault(Purpose goal, const Who &who, const std::string &path,
                                    int minute, Reading reading);
    [[nodiscard]] bool isPaceFault(Purpose goal, const Who &who, int minute);
    [[nodiscard]] bool isCrawlFault(Purpose goal, const Who &who, int minute);
    [[nodiscard]] std::optional<int> wantedUse(Purpose goal, const Who &who,
                                               const std::string &path, bool ofToken) const;
    [[nodiscard]] std::optional<int> foundUse(Purpose goal, const Who &who, const std::string &path,
                                              bool ofToken) const;
    [[nodiscard]] bool isUseFault(Purpose goal, const Who &who, const std::string &path, int minute,
                                  const std::string &signal);
    [[nodiscard]] bool differsByPath(Purpose goal, const Who &who, bool ofToken) const;
    [[nodiscard]] std::vector<std::string> signalsOf(Purpose goal) const;
    [[nodiscard]] bool isNamed(const Who &who) const;
    [[nodiscard]] std::optional<Purpose> goalOf(Purpose purpose) const;
    [[nodiscard]] std::vector<std::string> allPatterns() const;

    const PlainSite &m_texts;
    const CompiledSite &m_compiled;
    const Goals &m_goals;
    Instant m_day;
    std::vector<Who> m_everybody;
    std::map<std::string, std::vector<Word>> m_words; ///< by the agent's shown name
    std::map<std::tuple<const Who *, std::string, int, Reading>, Verdict> m_verdicts;
    std::map<std::tuple<const Who *, std::string, bool>, const Word *> m_deciding;
    std::map<std::pair<std::string, std::string>, bool> m_google; ///< of matchesAsGoogle()
    std::map<std::tuple<bool, Reading, std::string>, std::size_t> m_closed;
    mutable std::map<std::tuple<Purpose, const Who *, std::string, bool>, std::optional<int>>
        m_wanted;
    mutable std::map<std::tuple<Purpose, const Who *, bool>, bool> m_differs;
};

} // namespace gatepost::test
