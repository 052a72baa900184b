// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

namespace gatepost {

/// What the rehearsal of the ask endpoint answered to a row of the use table whose value is stated as *ask*, by which row,
/// how old the answer is and for which paths (S70–S74): "row 2 of the ask rehearsal (200 allow, asked 1 hour before, for
/// /blog/*) says yes". `verdict` is one of `site`'s.
[[nodiscard]] Message askReason(const Site &site, const Verdict &verdict, const UseVerdict &use);

} // namespace gatepost
