// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"
#include "core/simulate/simulate.h"
#include "core/text/numbered.h"

#include <cstddef>
#include <string>

/// What files say to an agent, as a number: the same on two sites where not a rule differs. Inside of apply.h, for the files of
/// this room only.
namespace gatepost::goals {

/// Numbers of one job; sites that are signed with the same ones can be compared.
using SignatureNumbers = Numbered<std::string>;

/// Equal only if every answer about every path, time, pace, use and signal is the same in that reading. `numbers` grows.
[[nodiscard]] std::size_t signatureOf(const CompiledSite &site, const Identity &agent,
                                      Reading reading, SignatureNumbers &numbers);

} // namespace gatepost::goals
