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

/// Numbers of one job; sites that are signed with the same ones can be compared.
using SignatureNumbers = Numbered<std::string>;

/// The signatures of one site, which must outlive it.
class Signatures {
public:
    Signatures(const CompiledSite &site, SignatureNumbers &numbers)
        : m_site(site), m_numbers(numbers), m_likenesses(site) {}

    /// Equal only if every answer about every path, time, pace, use and signal is the same in that reading.
    [[nodiscard]] std::size_t of(const Identity &agent, Reading reading);

private:
    [[nodiscard]] std::size_t ofView(const Identity &agent, Reading reading);
    [[nodiscard]] std::size_t of(const FileRules *rules);

    const CompiledSite &m_site;
    SignatureNumbers &m_numbers;
    const Likenesses m_likenesses;
    std::map<Likeness, std::size_t> m_shared;
    std::map<const FileRules *, std::size_t> m_rules;
};

} // namespace gatepost::goals
