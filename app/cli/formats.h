// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/text/message.h"

#include <expected>
#include <string>

namespace gatepost::cli {

/// "robots.txt, robots-ai.txt or robots2.txt".
[[nodiscard]] std::string siteFileNames(Conjunction last = Conjunction::Or);

/// Which of the formats a file is, by its name: robots2-staging.txt is a robots2.txt too, and what is none of them a
/// robots.txt. `as` (--as) names another file to take it for, where it is not empty; an error if that is none.
[[nodiscard]] std::expected<DialectId, std::string> formatOf(const std::string &path,
                                                             const std::string &as);

} // namespace gatepost::cli
