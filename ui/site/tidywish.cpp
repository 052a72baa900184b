// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/tidywish.h"

namespace gatepost::ui {

TidyWish &TidyWish::of(SiteModel &site) {
    if (auto *known = site.findChild<TidyWish *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new TidyWish(site);
}

} // namespace gatepost::ui
