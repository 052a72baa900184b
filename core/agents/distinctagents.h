// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"

#include <vector>

/// Whom a list counts.
namespace gatepost {

/// The rows of a list, those whose tokens are equal when cut (S14) as one: the row without a version, else the first. They live
/// as long as the list.
[[nodiscard]] std::vector<const KnownAgent *> distinctAgents(const Registry &registry);

} // namespace gatepost
