// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/purposes.h"

namespace gatepost::ui {

Purpose purposeOf(const KnownAgent &agent) {
    if (agent.kind == AgentKind::UserFetcher)
        return Purpose::UserFetch;
    // An agent of a user's list that has no category: whoever keeps out training means it as well.
    return agent.category ? purposeOf(*agent.category) : Purpose::Training;
}

Purpose purposeByBehaviour(const KnownAgent &agent) {
    switch (agent.behaviour) {
    case Behaviour::Unknown: break;
    case Behaviour::Search: return Purpose::Search;
    case Behaviour::Agent: return Purpose::UserFetch;
    // The strictest of several purposes is what a webmaster has to reckon with.
    case Behaviour::Training:
    case Behaviour::Mixed: return Purpose::Training;
    }
    return purposeOf(agent);
}

Purpose purposeOf(Category category) {
    switch (category) {
    case Category::SearchIndexer: return Purpose::Search;
    case Category::AiAssistant:
    case Category::AiResearcher:
    case Category::CodeAssistant: return Purpose::UserFetch;
    case Category::DataHarvester: return Purpose::Training;
    case Category::ContentGenerator: return Purpose::Generation;
    case Category::AdNetwork: return Purpose::Advertising;
    case Category::Monitoring: return Purpose::Monitoring;
    }
    return Purpose::Monitoring;
}

} // namespace gatepost::ui
