// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/ruleset.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// S22-S24, S31, S32, S90 and S91 once more, as slowly and plainly as they can be written: by trying every way in
/// which a pattern could match. Shares no code with core/match. Only for small inputs.
namespace gatepost::oracle {

[[nodiscard]] std::string normalisedPath(std::string_view path);
[[nodiscard]] std::string normalisedRule(std::string_view value);
[[nodiscard]] std::string googleRule(std::string_view value);

/// `path` begins with "/" and is cut already (S25).
[[nodiscard]] PathDecision decide(PathReading reading, std::span<const RuleLine> rules,
                                  std::string_view path);

/// Which of many paths one Disallow matches, its value read once. The paths are normalised already.
[[nodiscard]] std::vector<bool> matching(PathReading reading, std::string_view value,
                                         std::span<const std::string> paths);

} // namespace gatepost::oracle
