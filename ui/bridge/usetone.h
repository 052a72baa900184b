// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "ui/bridge/look.h"

/// The tone of what uses are stated as. Colour is a verdict: what only says how something is has none.
namespace gatepost::ui {

/// Of an effective value of the use table: "yes", "no", "ask", "unstated"; anything else is Tone::Part. Of a fact (isFact(): its
/// language, its rating, attribution) Unstated, whatever its value.
[[nodiscard]] Tone toneOfUse(DirectiveId directive, std::string_view effective);

} // namespace gatepost::ui
