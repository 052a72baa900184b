// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gatepost::ui {

class SiteModel;

/// The host that gatepost.yaml names, or that of the first absolute Sitemap (S25); empty: nobody says.
[[nodiscard]] QString hostOfSite(const SiteModel &site);

} // namespace gatepost::ui
