// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/site.h"

#include <string>
#include <vector>

namespace gatepost {

/// Paths that the rules of a site speak about, made concrete ("/a*.pdf$" becomes "/ax.pdf"), so that a view has paths to show
/// where the site has no sample paths. In file order, without repeats, at most `most`.
[[nodiscard]] std::vector<std::string> pathsOfRules(const Site &site, std::size_t most = 200);

} // namespace gatepost
