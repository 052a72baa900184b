// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/applygoals.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"
#include "core/agents/agentfacts.h"
#include "core/agents/purpose.h"
#include "core/goals/state.h"
#include "core/store/readfile.h"

#include <algorithm>
#include <format>
#include <iostream>
#include <memory>
#include <optional>

namespace gatepost::cli {

namespace {

using goals::GoalState;

struct GoalOptions {
    SiteOptions site;
    std::string at;
    std::string list; ///< --agents-list
    bool check = false;
    bool json = false;
    ApplyGoalsOptions apply;
};

int complain(std::string_view message) {
    std::cerr << "gatepost-cli goals: " << message << '\n';
    return kBadUsage;
}

struct Counts {
    std::size_t holds = 0;
    std::size_t fails = 0;
    std::size_t open = 0;
    std::size_t uncovered = 0;

    explicit Counts(const std::vector<GoalState> &states) {
        for (const GoalState &state : states) {
            ++(state.proof == exact::Proof::Holds   ? holds
               : state.proof == exact::Proof::Fails ? fails
                                                    : open);
            uncovered += state.uncovered.size();
        }
    }
};

std::string joined(const std::vector<std::string> &texts) {
    std::string all;
    for (const std::string &text : texts)
        all.append(all.empty() ? "" : ", ").append(text);
    return all;
}

std::string countOf(std::size_t count, std::string_view what) {
    return std::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// What stands behind the stance: for a false goal the example and the line that decides it.
std::string saidOf(const CompiledSite &site, const GoalState &state) {
    switch (state.proof) {
    case exact::Proof::Fails:
        return std::format("{} ({}; reading {})", state.counterExample->text.english(),
                           sentence(site, state.counterExample->verdict).english(),
                           readingName(state.counterExample->claim.reading));
    case exact::Proof::Open:
        return state.unproven.empty() ? "not decided"
                                      : "not decided: " + state.unproven.front().english();
    case exact::Proof::Holds: break;
    }
    std::string text = countOf(state.agents.size(), "agent");
    if (!state.unbound.empty())
        text +=
            std::format("; {} ignore robots.txt: {}", state.unbound.size(), joined(state.unbound));
    if (!state.unread.empty())
        text += std::format("; said in the files, not known to be read by any: {}",
                            joined(state.unread));
    return text;
}

std::string textOf(const CompiledSite &site, const std::vector<GoalState> &states) {
    std::string out;
    for (const GoalState &state : states) {
        const char *word = state.proof == exact::Proof::Holds   ? "true"
                           : state.proof == exact::Proof::Fails ? "FALSE"
                                                                : "open";
        out += std::format("{:<6} {:<9} {:<8} {}\n", word, purposeKey(state.purpose),
                           stanceName(state.is), saidOf(site, state));
        if (!state.uncovered.empty()) {
            std::vector<std::string> names;
            for (const goals::Uncovered &each : state.uncovered)
                names.push_back(each.agent);
            out += std::format("       {} of the list {} not covered: {}\n",
                               countOf(names.size(), "agent"), names.size() == 1 ? "is" : "are",
                               joined(names));
        }
        for (const Message &unsaid : state.unsaid)
            out += std::format("       not said: {}\n", unsaid.english());
    }
    const Counts counts(states);
    return out + std::format("{} of {} {} true, {} uncovered\n", counts.holds,
                             countOf(states.size(), "goal"), states.size() == 1 ? "is" : "are",
                             countOf(counts.uncovered, "agent"));
}

nlohmann::ordered_json jsonOf(const CompiledSite &site, const GoalState &state) {
    nlohmann::ordered_json goal{{"goal", purposeKey(state.purpose)},
                                {"line", state.line},
                                {"is", stanceName(state.is)},
                                {"proof", exact::proofName(state.proof)},
                                {"agents", state.agents.size()}};
    goal["uncovered"] = nlohmann::ordered_json::array();
    for (const goals::Uncovered &each : state.uncovered)
        goal["uncovered"].push_back({{"agent", each.agent}});
    goal["claims"] = nlohmann::ordered_json::array();
    for (const goals::Claim &claim : state.claims) {
        nlohmann::ordered_json one{{"what", goals::whatName(claim.what)}};
        if (!claim.signal.empty()) {
            one["signal"] = claim.signal;
            one["key"] = claim.key;
        }
        one["reading"] = readingName(claim.reading);
        one["proof"] = exact::proofName(claim.proof);
        goal["claims"].push_back(std::move(one));
    }
    goal["counterexample"] = nullptr;
    if (state.counterExample) {
        const Verdict &verdict = state.counterExample->verdict;
        goal["counterexample"] = {
            {"agent", nameOf(state.counterExample->agent)},
            {"path", verdict.path},
            {"at", formatInstant(verdict.at)},
            {"reading", readingName(state.counterExample->claim.reading)},
            {"text", state.counterExample->text.english()},
            {"verdict", nlohmann::ordered_json::parse(toJson(site, verdict))}};
    }
    goal["unproven"] = toJson(state.unproven);
    goal["unbound"] = state.unbound;
    goal["unread"] = state.unread;
    goal["unsaid"] = toJson(state.unsaid);
    return goal;
}

std::string jsonOf(const CompiledSite &site, const std::vector<GoalState> &states, Instant at,
                   const nlohmann::ordered_json &apply = nullptr) {
    const Counts counts(states);
    auto all = nlohmann::ordered_json::array();
    for (const GoalState &state : states)
        all.push_back(jsonOf(site, state));
    auto hosts = nlohmann::ordered_json::array();
    if (!site.site().host.empty())
        hosts.push_back(site.site().host);
    const Registry &registry = site.site().registry;
    const exact::Proof proof = counts.fails > 0  ? exact::Proof::Fails
                               : counts.open > 0 ? exact::Proof::Open
                                                 : exact::Proof::Holds;
    nlohmann::ordered_json environment{{"name", nullptr},
                                       {"hosts", std::move(hosts)},
                                       {"must", "goals"},
                                       {"proof", exact::proofName(proof)},
                                       {"goals", std::move(all)}};
    nlohmann::ordered_json whole{{"registry", registry.sha256()}};
    whole["registry_date"] = orNull(registry.date() ? formatDay(*registry.date()) : std::string());
    whole["at"] = formatInstant(at);
    whole["environments"] = nlohmann::ordered_json::array({std::move(environment)});
    if (!apply.is_null())
        whole["apply"] = apply;
    auto &summary = whole["summary"] = nlohmann::ordered_json::object();
    summary[std::string(exact::proofName(exact::Proof::Holds))] = counts.holds;
    summary[std::string(exact::proofName(exact::Proof::Fails))] = counts.fails;
    summary[std::string(exact::proofName(exact::Proof::Open))] = counts.open;
    summary["uncovered"] = counts.uncovered;
    return dumped(whole);
}

/// Exactly this list, for replay and tests.
Result<Registry> listIn(const std::string &path) {
    const auto text = readFile(path);
    if (!text)
        return std::unexpected(text.error());
    auto list = Registry::parse(*text);
    if (!list)
        return std::unexpected(path + ": " + list.error().english());
    return *std::move(list);
}

int check(const GoalOptions &options, const CompiledSite &site, const Goals &wanted, Instant at,
          std::vector<std::string> examples) {
    const auto states = goals::stateOf(site, wanted, {.at = at, .paths = std::move(examples)});
    if (options.json)
        std::cout << jsonOf(site, states, at) << '\n';
    else
        std::cout << textOf(site, states);
    const Counts counts(states);
    return counts.fails + counts.open == 0 ? kDone : kAnswerIsNo;
}

int apply(const GoalOptions &options, const LoadedSite &loaded, const CompiledSite &site,
          const Goals &wanted, Instant at, std::vector<std::string> examples) {
    const auto question = applyQuestion(options.apply, loaded, wanted, at, std::move(examples));
    if (!question)
        return complain(question.error());
    const goals::Applied applied = goals::applyGoals(site, wanted, *question);
    if (!options.apply.dryRun)
        if (const auto written = writeApplied(loaded, site, applied, options.apply.write); !written)
            return complain(written.error());
    const CompiledSite after(goals::withFiles(site.site(), applied.files));
    if (options.json)
        std::cout << jsonOf(after, applied.after, at, applyJson(after, applied)) << '\n';
    else
        std::cout << applyText(after, applied, !options.apply.dryRun)
                  << textOf(after, applied.after);
    const bool isDone = options.apply.purposes.empty()
                            ? std::ranges::all_of(applied.after,
                                                  [](const GoalState &state) {
                                                      return state.proof == exact::Proof::Holds;
                                                  })
                            : applied.unreached.empty();
    return isDone ? kDone : kAnswerIsNo;
}

int run(GoalOptions options) {
    if (const auto taken = options.site.takeArgument(); !taken)
        return complain(taken.error());
    if (options.site.folder.empty())
        return complain("no site: give the folder that contains gatepost.yaml");
    if (const std::string fault = options.apply.fault(!options.site.folder.empty()); !fault.empty())
        return complain(fault);
    const auto at = timeOption("--at", options.at);
    if (!at)
        return complain(at.error());
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    if (!loaded->settings.goals && !options.apply.adopt)
        return complain(options.site.folder + ": gatepost.yaml has no goals");
    if (!options.list.empty()) {
        auto list = listIn(options.list);
        if (!list)
            return complain("--agents-list: " + list.error());
        loaded->site.registry = *std::move(list);
    }
    auto examples = examplesOf(*loaded);
    if (!examples)
        return complain(examples.error());
    const CompiledSite site(loaded->site);
    noteMissing(site.site(), "goals");
    if (options.apply.adopt)
        return adoptGoals(options.apply, *loaded, site, *at, *std::move(examples));
    const Goals wanted = *loaded->settings.goals;
    if (std::ranges::none_of(wanted.of, [](const auto &goal) { return goal.has_value(); }))
        return complain(options.site.folder + ": gatepost.yaml has no goals");
    return options.apply.apply ? apply(options, *loaded, site, wanted, *at, *std::move(examples))
                               : check(options, site, wanted, *at, *std::move(examples));
}

} // namespace

void addGoalsCommand(CLI::App &command, int &status) {
    auto options = std::make_shared<GoalOptions>();
    options->site.addTo(command, true);
    command.add_flag("--check", options->check, "Say which goals are true; this is the default");
    command.add_option("--at", options->at,
                       "RFC 3339 time: its day decides which exceptions have ended; default now");
    command
        .add_option("--agents-list", options->list,
                    "Ask about the agents of this list, and of no other")
        ->transform(asPath());
    options->apply.addTo(command);
    command.add_flag("--json", options->json, "Machine-readable results");
    command.callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli
