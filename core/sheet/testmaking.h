// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/sheet/mapsheet.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Policy tests that are made of answers: rules about all, as wide as they are true.
namespace gatepost::exact {

/// The first of the rules that is true of the site; absent if none is.
[[nodiscard]] std::optional<PolicyTest> firstThatHolds(const CompiledSite &site,
                                                       std::span<const PolicyTest> rules,
                                                       Instant now, const Limits &limits = {});

/// Rules about all that say what a question was answered, the widest first: the pattern of the line that decided, then the
/// folder of the path, then the path alone.
[[nodiscard]] std::vector<PolicyTest> rulesOfAnswer(const CompiledSite &site,
                                                    const Verdict &verdict);
/// Rules about all that say what a cell of the sheet says, for one of its places: for the whole category where a row is one,
/// else for the row's agents by name. `use`: an index into MapSheet::uses; the place is then not asked for.
[[nodiscard]] std::vector<PolicyTest> rulesOfCell(const MapSheet &sheet, std::size_t row,
                                                  std::optional<std::size_t> place,
                                                  std::optional<std::size_t> use);

} // namespace gatepost::exact
