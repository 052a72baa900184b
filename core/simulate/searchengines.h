// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <string>
#include <vector>

namespace gatepost {

/// Current search engines of the registry to which `/` was open before and is denied now: what must be asked about
/// once before it is saved.
[[nodiscard]] std::vector<std::string>
newlyClosedSearchEngines(const CompiledSite &before, const CompiledSite &after, Instant at);

} // namespace gatepost
