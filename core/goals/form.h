// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"

/// How a file is written, whatever it says. Inside of this room only.
namespace gatepost::goals {

/// Whether an edit brings into a file what `check` warns of because not everybody reads it alike (S20, S23, S91). That is a name
/// without a rule, or a path that lines outside managed blocks allow and disallow to the same agents. An edit that loses a line
/// of comment is badly written, too.
[[nodiscard]] bool isBadlyWritten(const Tree &before, const Tree &after);

} // namespace gatepost::goals
