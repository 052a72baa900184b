// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/json.h"
#include "app/cli/liveenvironment.h"
#include "app/cli/liveoptions.h"
#include "app/cli/siteloader.h"
#include "core/exact/sitechanges.h"
#include "core/live/compare.h"
#include "core/live/recording.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <format>
#include <iostream>
#include <utility>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;
using live::Comparison;
using live::LiveGate;
using live::LiveGateResult;

struct LiveCommandOptions {
    LiveOptions live;
    std::string against;
    std::string gates;
    std::string keep;
    bool json = false;
};

struct AskedLiveGate {
    LiveGate gate;
    std::vector<exact::AskedAgent> guarded;
    LiveGateResult result = {};
};

std::string_view resultName(const LiveGateResult &result) {
    return result.broken ? "broken" : result.decided ? "passed" : "could not be decided";
}

/// The gates with the agents that each guards; these must be asked about.
std::vector<AskedLiveGate> gatesOf(const LiveCommandOptions &options,
                                   const exact::AskedAgents &all) {
    std::vector<AskedLiveGate> asked;
    if (options.gates.empty())
        return asked;
    auto gates = need(live::parseGates(options.gates), "--gate");
    for (LiveGate &gate : gates) {
        AskedLiveGate each{std::move(gate), {}};
        if (each.gate.what == LiveGate::What::Lost) {
            auto guarded =
                need(exact::chosenAgents(all, each.gate.who), "--gate " + each.gate.text);
            if (guarded.empty())
                fail("--gate " + each.gate.text +
                     ": this means no agent, so the gate would guard nothing");
            sayStrangers(guarded, all);
            each.guarded = std::move(guarded);
        }
        asked.push_back(std::move(each));
    }
    return asked;
}

std::string section(std::string_view title, const exact::Differences &found) {
    std::string text = std::format("{}:\n", title);
    for (const exact::Difference &change : exact::changesToShow(found))
        text += std::format("  {}\n      e.g. {}\n", change.text.english(), change.region.example);
    if (found.changes.empty() && found.complete)
        text += "  nothing changes\n";
    for (const Message &open : found.unproven)
        text += std::format("  open: {}\n", open.english());
    if (!found.complete)
        text += "  The comparison is not complete: there may be more.\n";
    return text;
}

/// What is known of the environment that the host is of; absent: gatepost.yaml names none with this host.
using Served = std::optional<LiveEnvironment>;

void printText(const live::Answers &answers, const Comparison &made,
               const std::vector<AskedLiveGate> &gates, const Served &environment) {
    const live::Fetched &robots = *answers.find("/robots.txt");
    std::string text = std::format("{}: {}\n{}\n", robots.request.url, hopsText(robots),
                                   live::partText(made.part).english());
    if (accessResult(robots.answer()) != AccessResult::Given)
        text += accessText(robots.answer(), accessMeaning({.answer = robots.answer()}, kRfcFetcher))
                    .english() +
                '\n';
    text += section("What is put into it by others", made.injected);
    text += section("What the draft says and is not served", made.missing);
    text += made.uploaded
                ? section("What the draft loses or gains once it is uploaded", *made.uploaded)
                : std::string("What will be served after an upload cannot be known.\n");
    for (const Message &unknown : made.unknown)
        text += std::format("not known: {}\n", unknown.english());
    if (environment)
        text += environment->text();
    for (const AskedLiveGate &gate : gates) {
        text += std::format("gate {}: {}\n", gate.gate.text, resultName(gate.result));
        for (const Message &sentence : gate.result.sentences)
            text += std::format("  {}\n", sentence.english());
    }
    std::cout << text;
}

Json toJson(const exact::Differences &found) {
    Json json{{"complete", found.complete}, {"unproven", cli::toJson(found.unproven)}};
    json["changes"] = Json::array();
    for (const exact::Difference &change : found.changes)
        json["changes"].push_back(cli::toJson(change));
    return json;
}

void printJson(const live::Answers &answers, const Comparison &made,
               const std::vector<AskedLiveGate> &gates, const Served &environment) {
    Json json{{"origin", answers.origin},
              {"answer", cli::toJson(*answers.find("/robots.txt"))},
              {"part",
               {{"kind", live::partKindName(made.part.kind)},
                {"by", orNull(made.part.by)},
                {"foreign", made.part.foreign},
                {"text", live::partText(made.part).english()}}},
              {"injected", toJson(made.injected)},
              {"missing", toJson(made.missing)}};
    json["after_upload"] = made.uploaded ? toJson(*made.uploaded) : Json(nullptr);
    json["unknown"] = cli::toJson(made.unknown);
    json["environment"] = environment ? environment->json() : Json(nullptr);
    json["gates"] = Json::array();
    for (const AskedLiveGate &gate : gates)
        json["gates"].push_back({{"gate", gate.gate.text},
                                 {"passed", !gate.result.broken && gate.result.decided},
                                 {"result", resultName(gate.result)},
                                 {"sentences", cli::toJson(gate.result.sentences)}});
    std::cout << dumped(json) << '\n';
}

void keepVersion(const LiveCommandOptions &options, const live::Answers &answers) {
    if (!options.keep.empty())
        keep(answers, options.keep + "/" + live::versionName(now()));
}

bool isSame(const Comparison &made) {
    return made.whole.changes.empty() && made.whole.complete && made.injected.changes.empty() &&
           made.injected.complete && made.missing.changes.empty() && made.missing.complete &&
           made.unknown.empty();
}

/// Without gates everything counts. Of an environment with a password nothing is claimed but that.
bool isAsItMustBe(const Comparison &made, const Served &environment) {
    if (!environment)
        return isSame(made);
    const bool holds = !environment->proof || environment->proof == exact::Proof::Holds;
    return holds && (environment->environment.must == Must::Password || isSame(made));
}

LiveGateResult resultOf(const AskedLiveGate &asked, const Comparison &made,
                        const Served &environment) {
    if (asked.gate.what != LiveGate::What::Environment)
        return live::check(made, asked.gate, asked.guarded);
    LiveGateResult result;
    result.decided = environment && environment->proof && *environment->proof != exact::Proof::Open;
    result.broken = environment && environment->proof == exact::Proof::Fails;
    if (!environment)
        result.sentences.push_back("gatepost.yaml has no environment with this host.");
    else if (!environment->proof)
        result.sentences.push_back("Nothing is claimed of this environment.");
    else if (*environment->proof != exact::Proof::Holds)
        result.sentences.assign(environment->why.begin(), environment->why.end());
    return result;
}

/// Compares, prints, and says what the status is.
int compared(const LiveCommandOptions &options, const LoadedSite &draft,
             const live::Answers &answers) {
    const auto environment = environmentServed(draft, answers);
    const Site &files = environment ? environment->site->site() : draft.site;
    if (files.present().empty())
        fail(options.against + ": has no policy file to compare with");
    exact::ExactQuestion question;
    question.day = now();
    question.paths = examplesOf(draft);
    const CompiledSite own(files);
    const CompiledSite served(live::siteOf(answers, files));
    const std::array<const CompiledSite *, 2> sites = {&own, &served};
    auto gates = gatesOf(options, exact::agentsOf(sites, question.reading));
    for (const AskedLiveGate &gate : gates)
        question.also.insert(question.also.end(), gate.guarded.begin(), gate.guarded.end());
    const Comparison made = live::compare(files, answers, question);
    Served state;
    if (environment)
        state = environmentState(environment->environment, answers, made, question.day);
    for (AskedLiveGate &gate : gates)
        gate.result = resultOf(gate, made, state);
    options.json ? printJson(answers, made, gates, state) : printText(answers, made, gates, state);
    const bool pass = std::ranges::all_of(gates, [](const AskedLiveGate &gate) {
        return !gate.result.broken && gate.result.decided;
    });
    return (gates.empty() ? isAsItMustBe(made, state) : pass) ? kDone : kAnswerIsNo;
}

int runLive(const LiveCommandOptions &options) {
    SiteOptions folder;
    folder.folder = options.against;
    const auto draft = loadSite(folder);
    if (draft.site.present().empty() && draft.settings.environments.empty())
        fail(options.against + ": has no policy file to compare with");
    if (!options.gates.empty()) // before anything is sent
        need(live::parseGates(options.gates), "--gate");
    const auto answers = gather(options.live);
    if (const auto why = live::whyNothing(answers))
        fail(why->english());
    keepVersion(options, answers);
    return compared(options, draft, answers);
}

} // namespace

void addLiveCommand(CLI::App &command, int &status) {
    auto &options = runs<LiveCommandOptions>(command, status, runLive);
    options.live.addTo(command);
    command.add_option("--against", options.against, "Folder of the draft")
        ->required()
        ->transform(asPath());
    command.add_option("--gate", options.gates,
                       "Status 1 only if one of these is broken: injected (what others put into "
                       "robots.txt changes an answer), missing (an answer of the draft is not "
                       "served), environment (what is served is not as the environment with this "
                       "host must be), lost:WHO (these agents may fetch less; all, known, search, "
                       "ai, category:NAME, or agents). With commas between them");
    command
        .add_option("--keep", options.keep,
                    "Keep the answers in this folder, in one named by the time, which replay reads "
                    "as a version")
        ->transform(asPath());
    command.add_flag("--json", options.json, "Machine-readable comparison");
}

} // namespace gatepost::cli
