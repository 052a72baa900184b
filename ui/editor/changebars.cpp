// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/changebars.h"

#include "core/text/linediff.h"

namespace gatepost::ui {

std::vector<ChangeBar> readBars(std::string_view saved, std::string_view now) {
    std::vector<ChangeBar> bars;
    for (const DiffRun &run : lineDiff(saved, now)) {
        if (run.same)
            continue;
        const auto first = static_cast<int>(run.after.begin);
        if (run.after.empty())
            bars.push_back({BarKind::Removed, first, first});
        else
            bars.push_back({run.before.empty() ? BarKind::Added : BarKind::Changed, first,
                            static_cast<int>(run.after.end) - 1});
    }
    return bars;
}

void moveBars(std::vector<ChangeBar> &bars, const LineChange &change) {
    const int last = change.first + change.added;
    std::vector<ChangeBar> moved;
    bool placed = false;
    const auto place = [&] {
        if (!placed)
            moved.push_back({BarKind::Changed, change.first, last});
        placed = true;
    };
    for (ChangeBar bar : bars) {
        if (bar.first > change.first + change.removed)
            place();
        bar.first = change.mapped(bar.first);
        bar.last = change.mapped(bar.last);
        // A bar that already covers the edit says it all.
        if (bar.kind != BarKind::Removed && bar.first <= change.first && bar.last >= last)
            placed = true;
        moved.push_back(bar);
    }
    place();
    bars = std::move(moved);
}

} // namespace gatepost::ui
