// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value/time.h"

#include <QString>

/// Instants as people say them.
namespace gatepost::ui {

/// "20 Nov 2026 07:00 UTC".
[[nodiscard]] QString instantText(Instant at);
/// "06:00 UTC, in 1 h 44 min", "Fri 20 Nov 07:00 UTC" of what is a day away and more: when something will be.
[[nodiscard]] QString comingText(Instant at, Instant now);

/// "06:00": a minute of the day, which may be that after its last.
[[nodiscard]] QString clockText(int minute);

} // namespace gatepost::ui
