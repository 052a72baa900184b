// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/pace.h"

#include "core/exact/times.h"
#include "core/simulate/resolvedagent.h"

#include <array>

namespace gatepost::goals {

std::optional<Instant> tooFastAt(const CompiledSite &site, const Identity &agent, double seconds,
                                 Instant day) {
    const auto view = site.view(agent, Reading::Author);
    const std::array views = {view.get()};
    for (const int minute : exact::cellStarts(views)) {
        const Instant at = exact::instantAt(day, minute);
        if (view->schedule && !view->schedule->isOpen(at))
            continue;
        const auto pace = site.pace(*view, at);
        if (!pace || !pace->secondsPerRequest || *pace->secondsPerRequest < seconds)
            return at;
    }
    return {};
}

bool statesCrawl(const CompiledSite &site, const Identity &agent, Term crawl) {
    const auto view = site.view(agent, Reading::Author);
    const StatedValue *stated = view->policy.find(DirectiveId::Crawl);
    return stated != nullptr && termOf(stated->value) == crawl;
}

} // namespace gatepost::goals
