// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/said.h"

#include "core/agents/agentpattern.h"
#include "core/agents/names.h"
#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"

namespace gatepost {

std::optional<Message> askedText(const Verdict &verdict, std::string_view typed) {
    if (verdict.path == typed)
        return {};
    return Message(GATEPOST_TEXT("verdict", "asked: %1"), verdict.path);
}

namespace {

std::vector<std::string> namesIn(const CompiledSite &site) {
    std::vector<std::string> names;
    for (const FileId file : site.site().present()) {
        const Tree &tree = *site.site().tree(file);
        for (const GroupAgent &agent : tree.groups().agents)
            if (agentValueKind(agent.value) == AgentValueKind::Token)
                names.emplace_back(agent.value);
        if (tree.dialect().hasBlocks)
            for (const Block &block : tree.scopes().blocks)
                names.emplace_back(cutAgentValue(block.name));
    }
    return names;
}

std::string joined(const SignalMap &signals) {
    std::string text;
    for (const auto &[key, value] : signals)
        text += (text.empty() ? "" : ", ") + key + '=' + value;
    return text;
}

} // namespace

std::optional<std::string> meantAgent(const CompiledSite &site, const Identity &agent) {
    if (agent.known != nullptr)
        return {};
    return nearestAgent(agent.name, site.site().registry, namesIn(site));
}

std::optional<Message> meantAgentText(const CompiledSite &site, const Identity &agent) {
    if (agent.known != nullptr)
        return {};
    return nearestAgentText(agent.name, site.site().registry, namesIn(site));
}

std::vector<SaidSignal> saidSignals(const Verdict &verdict) {
    std::vector<SaidSignal> all;
    const SignalsVerdict &signals = verdict.signals;
    if (signals.aiTraining)
        all.push_back({"ai-training", *signals.aiTraining ? "yes" : "no"});
    if (!signals.contentUsage.empty())
        all.push_back({"content-usage", joined(signals.contentUsage), signals.contentUsageApplies});
    if (!signals.contentSignal.empty())
        all.push_back({"content-signal", joined(signals.contentSignal)});
    return all;
}

std::optional<Message> paceText(const CompiledSite &site, const Verdict &verdict) {
    if (!verdict.rate || verdict.agent.known == nullptr)
        return {};
    const auto notKnown = [&](std::string_view directive) {
        return Message(GATEPOST_TEXT("verdict", "%1 is not known to obey %2"), verdict.agent.token,
                       directive);
    };
    switch (verdict.rate->kind) {
    case RateKind::CrawlDelay:
        if (verdict.agent.known->obeysCrawlDelay == Documented::Yes)
            return {};
        return notKnown("Crawl-delay");
    case RateKind::RequestRate: return notKnown("Request-rate");
    case RateKind::Rate:
    case RateKind::Polite: break;
    }
    const LineRef &line = verdict.rate->line;
    if (verdict.agent.known->readsFile(line.file.row().dialect))
        return {};
    return Message(GATEPOST_TEXT("verdict", "%1 is not known to read %2"), verdict.agent.token,
                   site.fileName(line.file));
}

} // namespace gatepost
