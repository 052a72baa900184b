// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/export/export.h"
#include "core/simulate/simulate.h"

#include <vector>

/// What lines of the files say that no server can carry out. For the files of this room only.
namespace gatepost::exporting {

/// "Nothing."
[[nodiscard]] Message nothingSaid();
/// Losses that a line or the whole site has whatever its agents are (L4 of compact expressions, L6, L8, L9).
[[nodiscard]] std::vector<Loss> lossesOfLines(const CompiledSite &site, const Question &question);

} // namespace gatepost::exporting
