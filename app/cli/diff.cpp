// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"
#include "core/store/gitfolder.h"
#include "core/store/readfile.h"

#include <algorithm>
#include <array>
#include <format>
#include <iostream>
#include <memory>

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

int complain(std::string_view message) {
    std::cerr << "gatepost-cli diff: " << message << '\n';
    return kBadUsage;
}

/// Puts the text of one policy file into a site.
Result<void> addFile(LoadedSite &loaded, const std::string &name, std::string text,
                     const std::string &as) {
    const auto format = formatOf(name, as);
    if (!format)
        return std::unexpected(format.error());
    const FileRole role = roleOf(*format);
    if (!isSiteFile(rowOf(role)))
        return std::unexpected(name + ": an agent policy cannot be compared; render it first");
    loaded.site.put(role, std::move(text));
    return {};
}

/// A site's folder, or one policy file, as Git has it.
Result<LoadedSite> loadFromGit(const std::string &name, const std::string &as) {
    const auto opened = GitFolder::open(name);
    if (!opened)
        return std::unexpected(opened.error().english());
    const GitFolder &folder = **opened;
    LoadedSite loaded;
    if (folder.isFile()) {
        auto text = folder.read("");
        if (!text)
            return std::unexpected(text.error().english());
        if (auto added = addFile(loaded, name, text->value_or(""), as); !added)
            return std::unexpected(added.error());
        return loaded;
    }
    SiteFolder found = readSiteFolder(folder);
    for (const auto *unread : {&found.unread, &found.side.unread})
        if (!unread->empty())
            return std::unexpected(unread->front().why.english());
    loaded.site = siteOf(found, folder);
    loaded.settings = std::move(found.side.settings);
    return loaded;
}

/// A site of one policy file.
Result<LoadedSite> loadFile(const std::string &name, const std::string &as) {
    auto text = readFile(name);
    if (!text)
        return std::unexpected(text.error());
    LoadedSite loaded;
    if (auto added = addFile(loaded, name, std::move(*text), as); !added)
        return std::unexpected(added.error());
    return loaded;
}

/// A site's folder, a folder as Git has it, or a site of one policy file.
Result<LoadedSite> loadSide(const std::string &name, const std::string &as) {
    const bool isGit = GitFolder::isGitName(name);
    if (!isGit && name != "-" && isFolder(FileSystem::real(), name)) {
        SiteOptions options;
        options.folder = name;
        return loadSite(options);
    }
    auto loaded = isGit ? loadFromGit(name, as) : loadFile(name, as);
    if (loaded)
        if (auto added = addRegistry(*loaded); !added)
            return std::unexpected(added.error());
    return loaded;
}

struct GateAnswer {
    std::string option; ///< "--no-lost-access search"
    exact::GateResult result;
};

void printText(const exact::Differences &found, const std::vector<GateAnswer> &gates) {
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
    for (const GateAnswer &gate : gates)
        out += std::format("gate   {}: {}\n", gate.option,
                           gate.result.broken    ? "broken"
                           : gate.result.decided ? "passed"
                                                 : "could not be decided");
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

void printJson(const exact::Differences &found, const std::vector<GateAnswer> &gates) {
    Json json{{"complete", found.complete}, {"unproven", toJson(found.unproven)}};
    json["changes"] = Json::array();
    for (const Difference &change : found.changes)
        json["changes"].push_back(toJson(change));
    json["summary"] = summaryOf(found);
    if (!gates.empty()) {
        json["gates"] = Json::array();
        for (const GateAnswer &gate : gates)
            json["gates"].push_back({{"gate", gate.option},
                                     {"passed", !gate.result.broken && gate.result.decided},
                                     {"changes", gate.result.changes}});
    }
    std::cout << dumped(json) << '\n';
}

bool hasPolicy(const Site &site) {
    return !site.present().empty();
}

int run(const DiffOptions &options) {
    if (options.before == "-" && options.after == "-")
        return complain("only one of the two can be -");
    auto before = loadSide(options.before, options.as);
    if (!before)
        return complain(before.error());
    auto after = loadSide(options.after, options.as);
    if (!after)
        return complain(after.error());
    // A gate that guards nothing would pass for ever: mostly the folder is not the one that is meant.
    if (!hasPolicy(before->site) && !hasPolicy(after->site)) {
        const std::string nothing =
            std::format("neither {} nor {} has a policy file", options.before, options.after);
        if (options.noLostAccess || options.noNewAccess)
            return complain(nothing + ": the gate would guard nothing");
        std::cerr << "gatepost-cli diff: " << nothing << '\n';
    }
    auto paths = examplesOf(*after);
    if (!paths)
        return complain(paths.error());
    paths->insert(paths->end(), before->settings.paths.begin(), before->settings.paths.end());
    const CompiledSite one(std::move(before->site));
    const CompiledSite other(std::move(after->site));
    const std::array<const CompiledSite *, 2> sites = {&one, &other};
    auto question = options.exact.question(sites);
    if (!question)
        return complain(question.error());
    question->paths = std::move(*paths);
    const exact::AskedAgents all = exact::agentsOf(sites, question->reading);
    const auto chosen = [&](const std::string &who) {
        return exact::chosenAgents(all, who.empty() ? "all" : who);
    };
    const auto lost = chosen(options.lostWho);
    if (options.noLostAccess && !lost)
        return complain("--no-lost-access: " + lost.error().english());
    const auto gained = chosen(options.newWho);
    if (options.noNewAccess && !gained)
        return complain("--no-new-access: " + gained.error().english());

    const exact::Differences found = differences(one, other, *question);
    std::vector<GateAnswer> gates;
    if (options.noLostAccess)
        gates.push_back({"--no-lost-access " + (options.lostWho.empty() ? "all" : options.lostWho),
                         checkGate(found, exact::Gate::NoLostAccess, *lost)});
    if (options.noNewAccess)
        gates.push_back({"--no-new-access " + (options.newWho.empty() ? "all" : options.newWho),
                         checkGate(found, exact::Gate::NoNewAccess, *gained)});
    options.json ? printJson(found, gates) : printText(found, gates);
    const bool gatesPass = std::ranges::all_of(
        gates, [](const GateAnswer &gate) { return !gate.result.broken && gate.result.decided; });
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
        status = run(*options);
    });
}

} // namespace gatepost::cli
