// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"
#include "core/goals/likeness.h"
#include "core/simulate/simulate.h"
#include "core/text/numbered.h"

#include <cstddef>
#include <map>
#include <string>

/// What files say to an agent, as a number: the same on two sites where not a rule differs. Inside of apply.h, for the files of
/// this room only.
namespace gatepost {
struct FileRules;
}
namespace gatepost::goals {

/// What a site says to an agent in one reading.
struct Signature {
    std::size_t all = 0;
    std::size_t besidesRules = 0; ///< hours, paces, uses and signals: all but the rules of paths
    std::size_t fetches = 0; ///< what decides of fetches: rules, hours, uses; no pace and no signal
    friend auto operator<=>(const Signature &, const Signature &) = default;
};

/// Numbers of one job; sites that are signed with the same ones can be compared. They must have one list of agents.
struct SignatureNumbers {
    Numbered<std::string> texts;
    LikenessNumbers likenesses;
    std::map<Likeness, Signature> known;
};

/// The signatures of one site, which must outlive it.
class Signatures {
public:
    Signatures(const CompiledSite &site, SignatureNumbers &numbers)
        : m_site(site), m_numbers(numbers), m_likenesses(site, numbers.likenesses) {}

    /// Signature::all is equal only if every answer about every path, time, pace, use and signal is the same in that reading.
    /// Signature::fetches is equal only if the same paths may be fetched at the same times.
    [[nodiscard]] Signature of(const Identity &agent, Reading reading);
    /// What decides of the fetches of an agent that nobody names, in all readings that it is asked in; null: there is none.
    [[nodiscard]] std::size_t ofStar(const Identity *unknown);

private:
    [[nodiscard]] Signature ofView(const Identity &agent, Reading reading);
    [[nodiscard]] Signature of(const FileRules *rules);

    const CompiledSite &m_site;
    SignatureNumbers &m_numbers;
    const Likenesses m_likenesses;
    std::map<const FileRules *, Signature> m_rules;
};

} // namespace gatepost::goals
