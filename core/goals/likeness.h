// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/syntax/groups.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// Agents that sites cannot tell apart, found without making a view for each of them: most of the hundreds are named nowhere, and
/// an edit changes one group of many. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// What files say to each name, as numbers.
struct SaidToNames {
    std::unordered_map<std::string, std::uint32_t> byName; ///< in lower case
    std::uint32_t everybody = 0;
};

/// Gives equal texts one number, from 1 on, for as long as a job lasts.
class LikenessNumbers {
public:
    std::uint32_t of(std::string text) {
        const auto next = static_cast<std::uint32_t>(m_known.size() + 1);
        return m_known.try_emplace(std::move(text), next).first->second;
    }
    /// What `find` finds of these texts, which nothing else decides; of the texts that were asked about last it is kept.
    template <class Finding>
    [[nodiscard]] std::shared_ptr<const SaidToNames>
    said(GroupReading reading, const std::array<std::optional<std::string_view>, 2> &texts,
         const Finding &find) {
        const auto known = std::ranges::find_if(m_said, [&](const Said &each) {
            return each.reading == reading && std::ranges::equal(each.texts, texts);
        });
        if (known != m_said.end())
            return known->said;
        constexpr std::size_t kMostTexts = 12;
        if (m_said.size() == kMostTexts)
            m_said.pop_front();
        Said &made = m_said.emplace_back(reading);
        for (std::size_t i = 0; i < texts.size(); ++i)
            if (texts[i])
                made.texts[i] = std::string(*texts[i]);
        made.said = std::make_shared<const SaidToNames>(find());
        return made.said;
    }

private:
    struct Said {
        GroupReading reading;
        std::array<std::optional<std::string>, 2> texts = {};
        std::shared_ptr<const SaidToNames> said = {};
    };
    std::unordered_map<std::string, std::uint32_t> m_known;
    std::deque<Said> m_said;
};

/// Agents with equal ones get the same answers about every path, time, pace, use and signal, on one site or on two. The numbers
/// must be those of one job, and the sites must have one list of agents.
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
    /// What the groups that name it say, and those of each token that it falls back to; 0: no group does.
    std::vector<std::uint32_t> named;
    std::uint32_t everybody =
        0; ///< which files there are, and what their groups for * and for uses say
    /// Likewise of robots.txt, for those that read it as Google does; else empty and 0.
    std::vector<std::uint32_t> namedByGoogle;
    std::uint32_t everybodyByGoogle = 0;
    friend auto operator<=>(const Likeness &, const Likeness &) = default;
};

class Likenesses {
public:
    Likenesses(const CompiledSite &site, LikenessNumbers &numbers);

    /// Absent: the site has to be asked for this agent. So it is on sites with other files than robots.txt and robots-ai.txt, or
    /// with stated answers. So it is, too, where a file is so long that some read less of it, where an agent pattern may decide,
    /// and in the reading of 1994.
    [[nodiscard]] std::optional<Likeness> of(const Identity &agent, Reading reading) const;

private:
    using Numbers = SaidToNames;
    [[nodiscard]] std::shared_ptr<const Numbers> saidIn(GroupReading reading) const;
    [[nodiscard]] static Numbers numbersOf(const Site &site, GroupReading reading,
                                           LikenessNumbers &numbers);
    [[nodiscard]] static Numbers numbersOfGoogle(const Tree &robots, LikenessNumbers &numbers);
    /// One for the agent itself, and one for each token that it falls back to; those that no line names make no difference at the
    /// end.
    [[nodiscard]] static std::vector<std::uint32_t> namesIn(const Numbers &numbers,
                                                            const Identity &agent);
    [[nodiscard]] bool mayMatchPattern(std::string_view name) const;
    [[nodiscard]] const Numbers &author() const;
    [[nodiscard]] const Numbers &plain() const;
    [[nodiscard]] const Numbers &google() const;

    const Site &m_site;
    LikenessNumbers &m_numbers;
    bool m_isSimple = false;
    std::vector<std::string> m_required; ///< by agent patterns, of the names that they match
    // Made when they are first asked for: few people are asked about in some readings alone.
    mutable std::shared_ptr<const Numbers> m_author;
    mutable std::shared_ptr<const Numbers> m_plain;
    mutable std::optional<Numbers> m_google;
};

} // namespace gatepost::goals
