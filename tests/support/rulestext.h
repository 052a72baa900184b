// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>

namespace gatepost::test {

/// A robots.txt in which rules, groups, paces and signals say what others say, with what stands between them.
[[nodiscard]] std::string rulesText(std::mt19937_64 &random);

} // namespace gatepost::test
