// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"

#include <span>

namespace gatepost {

/// What is known about the codes of an agent policy's faults ("kno-…"), sorted by code. Every fault of readAgentPolicy() has
/// a row here, with the gravest severity that it may have.
[[nodiscard]] std::span<const LintRule> policyRules();

} // namespace gatepost
