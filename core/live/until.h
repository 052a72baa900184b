// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "core/text/message.h"
#include "core/value/saidtime.h"

#include <vector>

namespace gatepost::live {

/// How long crawlers may go on with this answer once another is served: by RFC 9309 24 hours from `now`, by Google until max-age
/// where that is stated, else 24 hours. Empty where no file was given. `said` writes these times; without it they are
/// "12:00 UTC (in 2 hours)", on another day with the date.
[[nodiscard]] std::vector<Message> untilText(const Fetched &robots, Instant now,
                                             const SaidTime &said = {});

} // namespace gatepost::live
