// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/site.h"

namespace gatepost::ui {

/// How many paths the groups for * of the site's files close (S142): values of Disallow lines, each once, those for the whole
/// site left aside. Linear in the files.
[[nodiscard]] int closedPathCount(const Site &site);

} // namespace gatepost::ui
