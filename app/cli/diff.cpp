// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "app/cli/json.h"
#include "app/cli/side.h"

#include <algorithm>
#include <array>
#include <format>
#include <iostream>
#include <memory>
#include <utility>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;
using exact::Difference;

struct DiffOptions {
    std::string before;
    std::string after;
    std::string as;
    ExactOptions exact;
    bool json = false;
    bool noLostAccess = false;
    bool noNewAccess = false;
    std::string lostWho;
    std::string newWho;
};

/// A gate that was asked for, and what it came to.
struct AskedGate {
    std::string option; ///< "--no-lost-access search"
    exact::Gate gate;
    std::vector<exact::AskedAgent> guarded;
    exact::GateResult result = {};
};

std::string_view resultName(const exact::GateResult &result) {
    return result.broken ? "broken" : result.decided ? "passed" : "could not be decided";
}

void printText(const exact::Differences &found, const std::vector<AskedGate> &gates) {
    std::string out;
    for (const Difference *change : toldOnce(found.changes)) {
        const std::string_view word = change->what != Difference::What::Fetch
                                          ? whatName(change->what)
                                      : change->isLoss() ? "loss"
                                                         : "gain";
        out += std::format("{:<7}{}\n       e.g. {}\n", word, change->text.english(),
                           change->region.example);
    }
    if (found.changes.empty() && found.complete)
        out += "No difference: every agent gets the same answers for every path at all times.\n";
    for (const Message &open : found.unproven)
        out += std::format("open   {}\n", open.english());
    if (!found.complete)
        out += "The comparison is not complete: there may be more differences.\n";
    for (const AskedGate &gate : gates) {
        out += std::format("gate   {}: {}\n", gate.option, resultName(gate.result));
        for (const std::string &agent : gate.result.notCompared)
            out += std::format("       {} was not compared\n", agent);
    }
    std::cout << out;
}

Json summaryOf(const exact::Differences &found) {
    const auto count = [&](auto wanted) { return std::ranges::count_if(found.changes, wanted); };
    const auto kind = [&](Difference::What what) {
        return count([what](const Difference &change) { return change.what == what; });
    };
    return {{"losses", count([](const Difference &change) { return change.isLoss(); })},
            {"gains", count([](const Difference &change) {
                 return change.what == Difference::What::Fetch && !change.isLoss();
             })},
            {"fetch", kind(Difference::What::Fetch)},
            {"use", kind(Difference::What::Use)},
            {"pace", kind(Difference::What::Pace)},
            {"signal", kind(Difference::What::Signal)}};
}

/// Printed change by change: ten thousand of them are fifty megabytes, and their tree would be six times that.
void printJson(const exact::Differences &found, const std::vector<AskedGate> &gates,
               bool withKnown) {
    std::cout << R"({"complete":)" << (found.complete ? "true" : "false") << R"(,"unproven":)"
              << dumped(toJson(found.unproven)) << R"(,"changes":[)";
    std::string out;
    for (const Difference &change : found.changes) {
        out = &change == &found.changes.front() ? "" : ",";
        Bytes bytes(out);
        CompactJsonWriter json(bytes);
        writeDifference(json, change, withKnown);
        bytes.done();
        std::cout << out;
    }
    std::cout << R"(],"summary":)" << dumped(summaryOf(found));
    if (!gates.empty()) {
        Json all = Json::array();
        for (const AskedGate &gate : gates)
            all.push_back({{"gate", gate.option},
                           {"passed", !gate.result.broken && gate.result.decided},
                           {"result", resultName(gate.result)},
                           {"changes", gate.result.changes}});
        std::cout << R"(,"gates":)" << dumped(all);
    }
    std::cout << "}\n";
}

bool hasPolicy(const Site &site) {
    return !site.present().empty();
}

bool guardsUnnamed(const std::string &who) {
    return who.empty() || exact::includesUnnamed(who);
}

/// The gates that were asked for, with the agents that each of them guards.
std::vector<AskedGate> gatesOf(const DiffOptions &options, const exact::AskedAgents &all) {
    std::vector<AskedGate> gates;
    const auto add = [&](bool isAsked, std::string option, exact::Gate gate,
                         const std::string &who) {
        if (!isAsked)
            return;
        auto guarded = need(exact::chosenAgents(all, who.empty() ? "all" : who), option);
        if (guarded.empty())
            fail(option + " " + who + ": this means no agent, so the gate would guard nothing");
        sayStrangers(guarded, all);
        gates.push_back({option + " " + (who.empty() ? "all" : who), gate, std::move(guarded)});
    };
    add(options.noLostAccess, "--no-lost-access", exact::Gate::NoLostAccess, options.lostWho);
    add(options.noNewAccess, "--no-new-access", exact::Gate::NoNewAccess, options.newWho);
    return gates;
}

int runDiff(const DiffOptions &options) {
    if (options.before == "-" && options.after == "-")
        fail("only one of the two can be -");
    auto before = loadSide(options.before, options.as);
    auto after = loadSide(options.after, options.as);
    // A gate that guards nothing would pass for ever: mostly the folder is not the one that is meant.
    if (!hasPolicy(before.site) && !hasPolicy(after.site)) {
        const std::string nothing =
            std::format("neither {} nor {} has a policy file", options.before, options.after);
        if (options.noLostAccess || options.noNewAccess)
            fail(nothing + ": the gate would guard nothing");
        say(nothing);
    }
    auto paths = examplesOf(after);
    paths.insert(paths.end(), before.settings.paths.begin(), before.settings.paths.end());
    const CompiledSite one(std::move(before.site));
    const CompiledSite other(std::move(after.site));
    const std::array<const CompiledSite *, 2> sites = {&one, &other};
    auto question = options.exact.question(sites);
    question.paths = std::move(paths);
    question.withKnown = options.json && question.reading == Reading::Author;
    auto gates = gatesOf(options, exact::agentsOf(sites, question.reading));
    // What was not compared a gate cannot let pass; who guards everybody asks about everybody.
    if ((options.noLostAccess && guardsUnnamed(options.lostWho)) ||
        (options.noNewAccess && guardsUnnamed(options.newWho)))
        question.also = std::exchange(question.agents, {});
    for (const AskedGate &gate : gates)
        question.also.insert(question.also.end(), gate.guarded.begin(), gate.guarded.end());

    const exact::Differences found = differences(one, other, question);
    for (AskedGate &gate : gates)
        gate.result = checkGate(found, gate.gate, gate.guarded);
    options.json ? printJson(found, gates, question.withKnown) : printText(found, gates);
    const bool gatesPass = std::ranges::all_of(
        gates, [](const AskedGate &gate) { return !gate.result.broken && gate.result.decided; });
    const bool same = found.changes.empty() && found.complete;
    return (gates.empty() ? same : gatesPass) ? kDone : kAnswerIsNo;
}

} // namespace

void addDiffCommand(CLI::App &command, int &status) {
    auto options = std::make_shared<DiffOptions>();
    command
        .add_option("BEFORE", options->before,
                    "Folder of a site, a policy file (- is stdin), or git:REV[:DIR]: the folder as "
                    "Git has it at that revision")
        ->required()
        ->transform(asPath());
    command.add_option("AFTER", options->after, "Likewise")->required()->transform(asPath());
    command.add_option("--as", options->as, "Take single files for " + siteFileNames());
    options->exact.addTo(command);
    command.add_flag("--json", options->json, "Machine-readable differences");
    command
        .add_option("--no-lost-access", options->lostWho,
                    "Status 1 only if one of these agents may fetch less: all, known, search, ai, "
                    "category:NAME, or agents with commas; default all")
        ->expected(0, 1);
    command
        .add_option("--no-new-access", options->newWho,
                    "Status 1 only if one of these agents may fetch more; likewise")
        ->expected(0, 1);
    command.callback([options, &command, &status] {
        options->noLostAccess = command.count("--no-lost-access") > 0;
        options->noNewAccess = command.count("--no-new-access") > 0;
        status = runDiff(*options);
    });
}

} // namespace gatepost::cli
