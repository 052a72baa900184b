// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "core/text/message.h"
#include "core/value/time.h"

#include <vector>

namespace gatepost::live {

/// How long crawlers may go on with this answer once another is served: by RFC 9309 24 hours from `now`, by Google until max-age
/// where that is stated, else 24 hours. Empty where no file was given.
[[nodiscard]] std::vector<Message> untilText(const Fetched &robots, Instant now);

} // namespace gatepost::live
