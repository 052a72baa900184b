// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/plainrobots.h"

#include <nlohmann/json.hpp>

/// Preference signals for the plain evaluator: S110, S111.
namespace gatepost::test {

/// The answer's "signals" for the deciding group of robots.txt; `applies`: no rule of it denies the path (S110).
[[nodiscard]] nlohmann::json plainSignals(const PlainGroup &group, const std::string &path,
                                          bool applies);

} // namespace gatepost::test
