// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/purpose.h"

#include <array>

namespace gatepost {

Phrase purposeName(Purpose purpose) {
    switch (purpose) {
    case Purpose::Search: return GATEPOST_TEXT("map", "Search");
    case Purpose::UserFetch: return GATEPOST_TEXT("map", "On behalf of a user");
    case Purpose::Research: return GATEPOST_TEXT("map", "AI research");
    case Purpose::Training: return GATEPOST_TEXT("map", "AI training");
    case Purpose::Making: return GATEPOST_TEXT("map", "Code and content");
    case Purpose::Monitoring: return GATEPOST_TEXT("map", "Monitoring, SEO");
    case Purpose::Advertising: return GATEPOST_TEXT("map", "Advertising");
    case Purpose::Archives: return GATEPOST_TEXT("map", "Archives");
    case Purpose::Other: return GATEPOST_TEXT("map", "Others");
    }
    return {};
}

Phrase purposeHelp(Purpose purpose) {
    switch (purpose) {
    case Purpose::Search:
        return GATEPOST_TEXT("map", "They build indexes that lead people to your pages.");
    case Purpose::UserFetch:
        return GATEPOST_TEXT("map",
                             "Assistants and agents that fetch a page because somebody asked.");
    case Purpose::Research:
        return GATEPOST_TEXT("map", "They read many pages to answer a question or for research.");
    case Purpose::Training:
        return GATEPOST_TEXT("map", "They collect text to train models or to sell it on.");
    case Purpose::Making:
        return GATEPOST_TEXT("map", "They write new texts and programs from what they fetch.");
    case Purpose::Monitoring: return GATEPOST_TEXT("map", "They watch sites for their customers.");
    case Purpose::Advertising: return GATEPOST_TEXT("map", "They judge pages for advertisers.");
    case Purpose::Archives:
        return GATEPOST_TEXT("map", "They keep pages as they were, for everybody to look up.");
    case Purpose::Other: return GATEPOST_TEXT("map", "What they come for is not known.");
    }
    return {};
}

std::string_view purposeKey(Purpose purpose) {
    constexpr std::array<std::string_view, kPurposeCount> kKeys = {
        "search", "answers", "research", "training", "making", "seo", "ads", "archives", "rest"};
    return kKeys[static_cast<std::size_t>(purpose)];
}

Purpose purposeOf(Category category) {
    switch (category) {
    case Category::SearchIndexer: return Purpose::Search;
    case Category::AiAssistant: return Purpose::UserFetch;
    case Category::AiResearcher: return Purpose::Research;
    case Category::DataHarvester: return Purpose::Training;
    case Category::CodeAssistant:
    case Category::ContentGenerator: return Purpose::Making;
    case Category::Monitoring: return Purpose::Monitoring;
    case Category::AdNetwork: return Purpose::Advertising;
    }
    return Purpose::Other;
}

Purpose purposeOf(const KnownAgent &agent) {
    if (agent.purpose)
        return *agent.purpose;
    if (agent.kind == AgentKind::UserFetcher)
        return Purpose::UserFetch;
    return agent.category ? purposeOf(*agent.category) : Purpose::Training;
}

bool canBeWished(const KnownAgent &agent) {
    return agent.status != AgentStatus::Retired && agent.kind != AgentKind::Library &&
           !agent.namesUse();
}

bool isKnownToObey(const KnownAgent &agent) {
    return agent.obeysRobots == Documented::Yes;
}

} // namespace gatepost
