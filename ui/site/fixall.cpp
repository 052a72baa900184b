// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/fixall.h"

namespace gatepost::ui {

FixedKind fixAllOfKind(const std::vector<Problem> &problems, const Document *document,
                       std::string_view code) {
    std::vector<Diagnostic> ofKind;
    for (const Problem &problem : problems) {
        if (problem.document != document || problem.code != code || problem.fixes.empty())
            continue;
        ofKind.emplace_back().fixes.push_back(problem.fixes.front());
    }
    FixAll all = fixAll(ofKind, {}, FixKind::Choice);
    const auto fixed = static_cast<int>(all.applied.size());
    return {std::move(all.edit), fixed, static_cast<int>(ofKind.size()) - fixed};
}

} // namespace gatepost::ui
