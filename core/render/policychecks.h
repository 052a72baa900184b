// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/render/agentpolicy.h"
#include "core/render/faultlist.h"

#include <string_view>

/// What can be wrong with the values of a policy. Part of readAgentPolicy.
namespace gatepost {

/// Adds the faults that need no YAML any more: missing and wrong values, agents named twice.
/// `entity` is where the mapping begins.
void checkPolicyValues(const AgentPolicy &policy, ByteRange entity, const Registry &registry,
                       FaultList &faults);

/// True if `text` has a character at which some parser of robots.txt ends a line: C0 and C1 controls,
/// DEL, U+2028, U+2029. A tab is none.
[[nodiscard]] bool hasLineBreaker(std::string_view text);
/// True if a path can stand in a list: it begins with / or *, has no blank, `#` or line breaker.
[[nodiscard]] bool isCleanPath(std::string_view path);
/// True if a product token can stand after `User-agent:`: no blank, `#` or line breaker, not empty.
[[nodiscard]] bool isCleanAgentName(std::string_view name);

} // namespace gatepost
