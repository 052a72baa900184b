// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <QString>

/// The answer as the banner says it: short, since the answer pane says the rest.
namespace gatepost::ui {

/// "Yes — robots.txt line 3, Allow: /". Where the agent is documented to do otherwise than the files say, two lines:
///
///     By your files: Ask — robots2.txt line 2, crawl: ask
///     What GPTBot does: Yes — it is not known to read robots2.txt
///
/// `now`: what times are said from.
[[nodiscard]] QString bannerText(const CompiledSite &site, const Verdict &verdict, Instant now);

} // namespace gatepost::ui
