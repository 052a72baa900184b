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

/// Agents that a site cannot tell apart, found without making its view for each of them: most of the hundreds are named nowhere.
/// Inside of apply.h, for the files of this room only.
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

    /// Absent: the site has to be asked for this agent. So it is on sites with other files than robots.txt and robots-ai.txt, with
    /// agent patterns, with stated answers, or with a file of which some read less than others. It is absent, too, in readings
    /// that cut lines or match rules in another way.
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
