// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"

/// How a file is written, whatever it says. Inside of this room only.
namespace gatepost::goals {

/// Whether an edit brings into a file what `check` warns of, since not everybody reads it alike (S20, S23, S91): a path that is
/// allowed and disallowed to the same agents, by lines outside managed blocks, or names without a rule. So is one that loses a
/// line of comment.
[[nodiscard]] bool isBadlyWritten(const Tree &before, const Tree &after);

} // namespace gatepost::goals
