// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/searchengines.h"

namespace gatepost {

std::vector<std::string> newlyClosedSearchEngines(const CompiledSite &before,
                                                  const CompiledSite &after, Instant at) {
    std::vector<std::string> closed;
    const PathQuestion root("/");
    for (const KnownAgent &known : after.site().registry.agents()) {
        if (known.category != Category::SearchIndexer || known.kind != AgentKind::Crawler ||
            known.status != AgentStatus::Current)
            continue;
        const auto agent = identify(known.token, {}, after.site().registry);
        if (!agent)
            continue;
        const auto isDenied = [&](const CompiledSite &site) {
            return site.fetch(*site.view(*agent, Reading::Author), root, at).decision ==
                   Decision::Deny;
        };
        if (isDenied(after) && !isDenied(before))
            closed.push_back(known.token);
    }
    return closed;
}

} // namespace gatepost
