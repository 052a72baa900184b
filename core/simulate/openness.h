// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/verdict.h"

namespace gatepost {

/// May be fetched, perhaps after asking.
[[nodiscard]] constexpr bool isOpen(Decision decision) {
    return decision == Decision::Allow || decision == Decision::Ask;
}

} // namespace gatepost
