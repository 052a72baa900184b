// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/goals/mend.h"

#include <optional>
#include <string>

/// What robots2.txt states of `crawl` where goals claim it (S143). Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// The new text of robots2.txt: `crawl` of the block of a category if one value is right for all its agents, else of
/// an agent's own block. The same text where nothing is wrong. `faults`: of the site as it is, which must have the file.
[[nodiscard]] std::string stateCrawl(const Bench &bench, const CompiledSite &site,
                                     const Faults &faults);

} // namespace gatepost::goals
