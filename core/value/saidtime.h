// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "core/value/time.h"

#include <functional>

namespace gatepost {

/// How an instant is written within a sentence. The command line writes formatInstant(), so that programs can read it;
/// the window writes instants as people say them.
using SaidTime = std::function<Message(Instant)>;

} // namespace gatepost
