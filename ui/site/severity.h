// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"
#include "ui/bridge/look.h"

/// How a problem looks, in the text, its margin and the list. A note has the colour of a question but a sign of its own:
/// "?" means ask, everywhere.
namespace gatepost::ui {

[[nodiscard]] Tone toneOfSeverity(Severity severity);
[[nodiscard]] QIcon iconOfSeverity(Severity severity);
/// "●", "▲", "•": signs without a direction, so that the sentence behind them keeps its own.
[[nodiscard]] QString symbolOfSeverity(Severity severity);

} // namespace gatepost::ui
