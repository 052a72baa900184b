// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/sitehost.h"

#include "core/simulate/sitemaphost.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"
#include "ui/site/statedanswers.h"

namespace gatepost::ui {

QString hostOfSite(const SiteModel &site) {
    const std::string &named = site.side().settings().host;
    return text(std::string_view(named.empty() ? sitemapHost(draftOf(site)->site()) : named));
}

} // namespace gatepost::ui
