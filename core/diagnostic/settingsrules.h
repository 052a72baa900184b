// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"

#include <span>
#include <string_view>

namespace gatepost {

/// What is known about the codes of what gatepost.yaml claims of a site's files: goals, environments, outputs (S140–S149).
[[nodiscard]] std::span<const LintRule> settingsRules();
/// The row of a code, which must be one of them.
[[nodiscard]] const LintRule &settingsRule(std::string_view code);

} // namespace gatepost
