// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goals/apply.h"

#include <QString>

#include <string>

/// What must be so of any goals applied to any files.
namespace gatepost::test {

/// "+12: text", one line each; blank lines are left out.
[[nodiscard]] std::string shownLines(const CompiledSite &site, const goals::Applied &applied);
/// "training: [code] reason".
[[nodiscard]] std::string shownUnreached(const goals::Applied &applied);

/// What an edit may never do, whatever it is for; empty: nothing is wrong.
[[nodiscard]] QString wrongWith(const CompiledSite &site, const Goals &wanted,
                                const goals::ApplyQuestion &question,
                                const goals::Applied &applied);

} // namespace gatepost::test
