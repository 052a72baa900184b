// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/limits.h"

/// How long the lists beside a site's files may be: for each of their items something is asked or proved at every key. Apart from
/// limits.h, because few files need them; the manual's section "Limits" has them, too.
namespace gatepost::limits {

/// asks.json: thousands of answers. Of a stranger's file brackets alone would cost 80 bytes of memory each.
constexpr std::size_t kAsks = 1 * kMiB;

/// Lists of gatepost.yaml; of sample paths kPaths.
constexpr std::size_t kSettingsAgents = 2'000;
constexpr std::size_t kSettingsTests = 5'000;
constexpr std::size_t kSettingsSitemaps = 50;

} // namespace gatepost::limits
