// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/value/time.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a webmaster wants, as gatepost.yaml says it under `goals:` (S140–S148). Goals decide nothing: they are claims about
/// what the files say.
namespace gatepost {

/// Open: may come, and nothing is said of use. Ask: only after asking. Pay: only with a licence.
enum class Stance : std::uint8_t { Welcome, Open, Out, Ask, Pay };
[[nodiscard]] std::string_view stanceName(Stance stance); ///< "welcome", …
/// Whether agents may come under it, asking and paying aside.
[[nodiscard]] constexpr bool letsIn(Stance stance) {
    return stance == Stance::Welcome || stance == Stance::Open;
}

/// What is to be said of use (S144), where that does not follow from the stance.
enum class StatedUse : std::uint8_t { FromStance, Yes, No, Unstated };

/// What is wanted of some agents or paths instead of the goal.
struct GoalException {
    std::vector<std::string> agents; ///< in any form of S10; empty: all of the purpose
    std::vector<std::string> paths;  ///< patterns of S22; empty: every path
    Stance is = Stance::Out;
    StatedUse use = StatedUse::FromStance;
    std::optional<std::chrono::sys_days> until; ///< the last day on which it counts (S148)
    std::string note;
    std::uint32_t line = 0; ///< 1-based line in gatepost.yaml
};

struct Goal {
    Stance is = Stance::Open;
    std::vector<std::string> closed;  ///< patterns; not for these agents
    std::vector<std::string> only;    ///< patterns; nothing else is for them. Never beside `closed`
    std::optional<DaySchedule> hours; ///< absent: at any time
    std::vector<TimeWindow> windows;  ///< the same as written
    std::optional<double> pace;       ///< at least so many seconds between two requests
    Stance otherwise = Stance::Out;   ///< of Ask and Pay: Out or Open
    StatedUse use = StatedUse::FromStance;
    std::vector<GoalException> exceptions;
    std::string note;
    std::uint32_t line = 0; ///< 1-based line of its value in gatepost.yaml
};

enum class GoalSignal : std::uint8_t { ContentSignal, ContentUsage, PolicyToken };
[[nodiscard]] std::string_view goalSignalName(GoalSignal signal); ///< "content-signal", …

struct GoalLicence {
    std::string terms;   ///< an http(s) URL
    std::string payment; ///< a word of RSL 1.0; empty: not said
    std::string file;    ///< the URL of the RSL file; empty: not said
};

struct Goals {
    std::array<std::optional<Goal>, kPurposeCount> of; ///< by Purpose
    /// Patterns closed to everybody; absent: as the groups for * of the files say (S142).
    std::optional<std::vector<std::string>> closed;
    bool obeyingAlone = false; ///< `reach: obeying` (S140)
    std::vector<GoalSignal> signals = {GoalSignal::ContentSignal, GoalSignal::ContentUsage,
                                       GoalSignal::PolicyToken};
    std::vector<std::string> edit; ///< names of files that may be changed; empty: not said
    std::optional<GoalLicence> licence;
    std::uint32_t line = 0; ///< 1-based line of the value of `goals`

    [[nodiscard]] const std::optional<Goal> &operator[](Purpose purpose) const {
        return of[static_cast<std::size_t>(purpose)];
    }
};

} // namespace gatepost
