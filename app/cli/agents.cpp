// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"
#include "app/cli/userregistry.h"
#include "core/agents/importagents.h"
#include "core/agents/purpose.h"
#include "core/store/userlist.h"
#include "core/text/ascii.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <format>
#include <iostream>
#include <memory>

/// agents list, agents show NAME, agents update FILE.
namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;
using std::chrono::sys_days;

struct AgentsOptions {
    SiteOptions site;
    std::string name;
    std::string file;
    std::string agent;
    bool yes = false;
    bool dryRun = false;
    bool json = false;
};

/// What lies over what, lowest first.
struct Layers {
    Registry builtIn = Registry::builtIn();
    std::optional<AgentList> user;
    AgentList site;
    Registry whole;

    [[nodiscard]] Registry withUser() const { return user ? builtIn.with(*user) : builtIn; }
};

Layers readLayers(SiteOptions site) {
    Layers layers;
    layers.user = need(readUserList());
    layers.whole = layers.withUser();
    if (!site.isGiven())
        return layers;
    auto loaded = loadSite(site);
    layers.site = std::move(loaded.settings.agentFacts);
    layers.whole = loaded.site.registry;
    return layers;
}

Json factsJson(const KnownAgent &agent) {
    Json json = Json::object();
    for (const AgentField field : agentFields()) {
        const std::string text = agentFieldText(agent, field);
        Json &value = json[std::string(agentFieldName(field))];
        switch (field) {
        case AgentField::FallbackTokens: value = agent.fallbackTokens; break;
        case AgentField::IpRanges: value = agent.ipRanges; break;
        case AgentField::PtrSuffixes: value = agent.ptrSuffixes; break;
        case AgentField::Reads: {
            value = Json::array();
            for (const FileRoleRow &row : siteFiles())
                if (agent.readsFile(row.dialect))
                    value.push_back(row.fileName);
            break;
        }
        case AgentField::Ai: value = agent.ai; break;
        default: value = text.empty() ? Json() : Json(text);
        }
    }
    return json;
}

Json dayJson(const std::optional<sys_days> &day) {
    return day ? Json(formatDay(*day)) : Json();
}

Json layersJson(const Layers &layers) {
    Json list = Json::array();
    list.push_back({{"layer", "built-in"},
                    {"date", dayJson(layers.builtIn.date())},
                    {"agents", layers.builtIn.agents().size()}});
    if (layers.user)
        list.push_back({{"layer", "user"},
                        {"file", userListPath()},
                        {"date", dayJson(layers.user->date)},
                        {"agents", layers.user->agents.size()}});
    if (!layers.site.agents.empty())
        list.push_back({{"layer", "site"}, {"agents", layers.site.agents.size()}});
    return list;
}

int list(const AgentsOptions &options) {
    const auto layers = readLayers(options.site);
    const Registry &registry = layers.whole;
    if (options.json) {
        Json agents = Json::array();
        for (const KnownAgent &agent : registry.agents())
            agents.push_back(factsJson(agent));
        std::cout << dumped({{"registry", registry.sha256()},
                             {"date", dayJson(registry.date())},
                             {"layers", layersJson(layers)},
                             {"agents", std::move(agents)}})
                  << '\n';
        return kDone;
    }
    for (const KnownAgent &agent : registry.agents())
        std::cout << std::format("{:<32}  {:<26}  {:<17}  {:<8}  {:<8}  {}\n", agent.token,
                                 agent.operatorName, agentFieldText(agent, AgentField::Category),
                                 purposeKey(purposeOf(agent)), behaviourName(agent.behaviour),
                                 agentFieldText(agent, AgentField::ObeysRobots));
    std::cerr << std::format("{} agents", registry.agents().size());
    if (registry.date()) {
        const auto days = (floor<std::chrono::days>(now()) - *registry.date()).count();
        std::cerr << std::format(", list of {}, {} {} old", formatDay(*registry.date()), days,
                                 days == 1 ? "day" : "days");
    }
    std::cerr << '\n';
    return kDone;
}

/// Which layer a fact is from.
std::string layerOf(const Layers &layers, const KnownAgent &agent, AgentField field) {
    const auto states = [&](const AgentList &list) {
        return std::ranges::any_of(list.agents, [&](const AgentFacts &facts) {
            return equalsIgnoringCase(facts.token, agent.token) && facts[field];
        });
    };
    if (states(layers.site))
        return "site";
    if (layers.user && states(*layers.user))
        return "user";
    return layers.builtIn.findExactly(agent.token) != nullptr ? "built-in" : "";
}

int show(const AgentsOptions &options) {
    const auto layers = readLayers(options.site);
    const auto identity = need(identify(options.name, {}, layers.whole));
    if (identity.known == nullptr) {
        std::string similar;
        for (const std::string_view token : layers.whole.similar(identity.name))
            similar += (similar.empty() ? ". Did you mean " : ", ") + std::string(token);
        say(identity.name + " is not in the list of agents" + similar +
            (similar.empty() ? "" : "?"));
        return kAnswerIsNo;
    }
    const KnownAgent &agent = *identity.known;
    if (options.json) {
        Json json = factsJson(agent);
        Json from = Json::object();
        for (const AgentField field : agentFields())
            if (const std::string layer = layerOf(layers, agent, field);
                !layer.empty() && field != AgentField::Token)
                from[std::string(agentFieldName(field))] = layer;
        json["from"] = std::move(from);
        json["registry"] = layers.whole.sha256();
        std::cout << dumped(json) << '\n';
        return kDone;
    }
    for (const AgentField field : agentFields()) {
        std::string text = agentFieldText(agent, field);
        if (field == AgentField::Reads && text.empty())
            text = "robots.txt (no other file is documented)";
        const std::string layer = layerOf(layers, agent, field);
        std::cout << std::format("{:<18} {}{}\n", agentFieldName(field), text.empty() ? "-" : text,
                                 layer == "user" || layer == "site" ? "  (" + layer + ")" : "");
    }
    return kDone;
}

// ---- update --------------------------------------------------------------------------------------

/// Asks on a terminal; elsewhere the answer is no.
bool mayTake(const AgentsOptions &options) {
    if (options.yes)
        return true;
    if (options.file == "-" || !isTerminal(stdin)) {
        std::cerr << "Nothing was changed: add --yes to take this.\n";
        return false;
    }
    return isConfirmed("Take this?");
}

Json changesJson(const std::vector<AgentChange> &changes) {
    Json list = Json::array();
    for (const AgentChange &change : changes) {
        Json fields = Json::object();
        for (const AgentChange::Field &one : change.fields)
            fields[std::string(agentFieldName(one.field))] = {{"before", one.before},
                                                              {"after", one.after}};
        list.push_back(
            {{"token", change.token}, {"new", change.isNew}, {"fields", std::move(fields)}});
    }
    return list;
}

int update(const AgentsOptions &options) {
    const auto bytes = need(readFile(options.file));
    const auto layers = readLayers({});
    const AgentImport import = importAgents(bytes, {.base = layers.whole, .agent = options.agent});
    for (const AgentProblem &problem : import.list.problems)
        std::cerr << options.file << ": " << problem.text.english()
                  << (problem.place > 0 && import.format ? " (left out)" : "") << '\n';
    if (!import.format || (import.list.agents.empty() && !import.list.problems.empty()))
        fail(options.file + ": nothing in it could be taken");
    const Registry wanted = layers.whole.with(import.list);
    const auto changes = agentChanges(layers.whole, wanted);
    const auto added = static_cast<std::size_t>(
        std::ranges::count_if(changes, [](const AgentChange &change) { return change.isNew; }));
    if (!options.json) {
        for (const AgentChange &change : changes)
            std::cout << change.text().english() << '\n';
        std::cout << std::format("{} new, {} changed\n", added, changes.size() - added);
    }
    const bool wantsTaking = !changes.empty() && !options.dryRun;
    bool taken = false;
    if (wantsTaking && (options.json ? options.yes : mayTake(options))) {
        const auto saved =
            need(saveUserAgents(FileSystem::real(), userListPath(), layers.whole, wanted,
                                import.list.date.value_or(floor<std::chrono::days>(now()))));
        if (!saved.empty())
            say("note: " + saved.english());
        taken = true;
        std::cerr << userListPath() << " written\n";
    }
    if (options.json)
        std::cout << dumped({{"format", agentsFormatName(*import.format).english()},
                             {"changes", changesJson(changes)},
                             {"new", added},
                             {"changed", changes.size() - added},
                             {"left_out", import.list.problems.size()},
                             {"taken", taken},
                             {"file", userListPath()},
                             {"registry", (taken ? wanted : layers.whole).sha256()}})
                  << '\n';
    return wantsTaking && !taken ? kAnswerIsNo : kDone;
}

} // namespace

void addAgentsCommand(CLI::App &command, int &status) {
    auto options = std::make_shared<AgentsOptions>();
    command.require_subcommand(1);
    const auto json = [&options](CLI::App &into) {
        into.add_flag("--json", options->json, "Machine-readable output");
    };
    CLI::App *all = command.add_subcommand("list", "All known agents, one a line");
    options->site.addTo(*all);
    json(*all);
    all->callback([options, &status] { status = list(*options); });

    CLI::App *one = command.add_subcommand(
        "show", "All that is documented of one agent: status 1 if it is not known");
    one->add_option("NAME", options->name, "Product token, identity or User-Agent header")
        ->required();
    options->site.addTo(*one);
    json(*one);
    one->callback([options, &status] { status = show(*options); });

    CLI::App *newer =
        command.add_subcommand("update", "Show what is new in a list, and take it if you say so");
    newer
        ->add_option("FILE", options->file,
                     "A TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature "
                     "Agent Cards or a list of addresses (- is stdin)")
        ->required()
        ->transform(asPath());
    newer->add_option("--agent", options->agent,
                      "Whose addresses they are, in a list of addresses");
    newer->add_flag("--yes", options->yes, "Take it without asking");
    newer->add_flag("--dry-run", options->dryRun, "Only show it");
    json(*newer);
    newer->callback([options, &status] { status = update(*options); });
}

} // namespace gatepost::cli
