// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/site.h"
#include "core/text/message.h"

#include <optional>

namespace gatepost {

/// What is not here of a site and would be read by agents: a chained file that could not be read (S59). What is said of all
/// questions is then not proved, and an answer to one is to be given with this sentence. Absent for a chain that ends for agents,
/// too: in a loop, after three files, at a URL that is none.
[[nodiscard]] std::optional<Message> missingPart(const Site &site);

} // namespace gatepost
