// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/render/newpolicy.h"
#include "core/syntax/tree.h"

namespace gatepost {

/// What a new policy is made of (S104): the groups, sitemaps and remaining lines of a robots.txt. A policy holds plain
/// groups. Of an agent that has a group of the extended standard too, the plain one is taken: it is for all robots that
/// do not know the standard (S30). An experimental group names nobody; its lines are among those that are told as dropped.
[[nodiscard]] PolicySource policySource(const Tree &tree);

} // namespace gatepost
