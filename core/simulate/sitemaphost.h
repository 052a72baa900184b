// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/site.h"

#include <string>

namespace gatepost {

/// Host of the first absolute Sitemap of the site files, in their order (S25); empty if there is none.
[[nodiscard]] std::string sitemapHost(const Site &site);

} // namespace gatepost
