// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/access/access.h"
#include "core/simulate/filerules.h"
#include "core/simulate/site.h"

#include <array>
#include <memory>

/// What the answers for a site's files mean to one agent in one reading (S131–S134).
namespace gatepost {

/// By FileId::index() of the site files.
using SiteAccess = std::array<AccessMeaning, kSiteFileCount>;

[[nodiscard]] SiteAccess siteAccess(const Site &site, const Identity &agent, Reading reading);
/// The site's answer for one of its files, as it is stated or as it follows from the files (S130).
[[nodiscard]] FileAnswer answerFor(const Site &site, FileId file);
/// Rules that deny every path, without a line that says so.
[[nodiscard]] const std::shared_ptr<const FileRules> &rulesOfUnreachable();

} // namespace gatepost
