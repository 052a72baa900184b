// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

/// Who cannot be told apart by a site, found without asking the site for each agent's view of it: of hundreds of agents most are
/// not named at all. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// Agents of a site with equal ones have equal views of it, but for their names.
struct Likeness {
    Reading reading = Reading::Author;
    bool isAi = true;
    bool ignoresStar = false;
    /// Known alone.
    Documented obeysRobots = Documented::Unknown;
    Documented obeysCrawlDelay = Documented::Unknown;
    Documented starDelay = Documented::Unknown;
    bool readsRobots = true;
    bool readsRobotsAi = true;
    /// A number for the groups that name it, and one for each token that it falls back to; 0: no group does.
    std::vector<std::uint32_t> named;
    friend auto operator<=>(const Likeness &, const Likeness &) = default;
};

class Likenesses {
public:
    explicit Likenesses(const CompiledSite &site);

    /// Absent: the agent has to be asked for itself. So it is on sites with other files than robots.txt and robots-ai.txt, with
    /// agent patterns, with stated answers, or with a file of which some read less than others; and in the readings that have
    /// lines or rules of their own.
    [[nodiscard]] std::optional<Likeness> of(const Identity &agent, Reading reading) const;

private:
    /// By name in lower case.
    using Numbers = std::unordered_map<std::string, std::uint32_t>;
    [[nodiscard]] static Numbers numbersOf(const Site &site, GroupReading reading);

    bool m_isSimple = false;
    Numbers m_author;
    Numbers m_plain;
};

} // namespace gatepost::goals
