// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value/saidtime.h"

#include <QString>

class QDateTime;

/// Instants as people say them.
namespace gatepost::ui {

/// This second.
[[nodiscard]] Instant clockNow();
/// "20 Nov 2026 07:00 UTC".
[[nodiscard]] QString instantText(Instant at);
/// instantText() for core's sentences.
[[nodiscard]] Message instantMessage(Instant at);
/// When something will be: "06:00 UTC, in 1 h 44 min"; of what is a day away and more "tomorrow 07:00 UTC",
/// "Fri 20 Nov 07:00 UTC", of another year "20 Nov 2027 07:00 UTC".
[[nodiscard]] QString comingText(Instant at, Instant now);
/// comingText() for core's sentences.
[[nodiscard]] SaidTime saidFrom(Instant now);
/// "Fri 20 Nov 07:00", of another year than `beside` "20 Nov 2027 07:00": a time in a list whose zone its head names.
[[nodiscard]] QString listedText(const QDateTime &at, const QDateTime &beside);

/// "06:00": a minute of the day, which may be that after its last.
[[nodiscard]] QString clockText(int minute);
/// "06:00–08:45".
[[nodiscard]] QString windowText(TimeWindow window);

} // namespace gatepost::ui
