// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/outline.h"

#include <algorithm>

namespace gatepost::ui {

void moveOutline(std::vector<Section> &outline, const LineChange &change) {
    if (change.added == change.removed)
        return;
    for (Section &section : outline) {
        section.first = change.mapped(section.first);
        section.last = std::max(section.first, change.mapped(section.last));
    }
}

} // namespace gatepost::ui
