// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/export.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"
#include "core/agents/names.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <format>
#include <iostream>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct ExportOptions {
    std::string target;
    std::string folder;
    SiteOptions site;
    std::string output;
    std::string check;
    std::vector<std::string> agents;
    std::string mode = "both";
    bool compact = false;
    bool plainPaths = false;
    bool noindex = false;
    bool strict = false;
    std::vector<std::string> allowed; ///< codes of losses that --strict lets pass
    bool json = false;
    WriteOptions write;
};

std::string targetNames() {
    std::string names;
    for (const exporting::TargetInfo &target : exporting::targets())
        names += (names.empty() ? "" : ", ") + std::string(target.name);
    return names;
}

exporting::Question questionOf(const ExportOptions &options, const CompiledSite &site) {
    exporting::Question question;
    const auto target = exporting::parseTarget(options.target);
    if (!target)
        fail(std::format("{}: one of {} is expected", options.target, targetNames()));
    question.target = *target;
    const auto mode = exporting::parseMode(options.mode);
    if (!mode)
        fail(std::format("--mode {}: deny, rate or both is expected", options.mode));
    question.mode = *mode;
    question.compact = options.compact;
    question.plainPaths = options.plainPaths;
    question.noindex = options.noindex;
    if (options.noindex && *target != exporting::Target::XRobotsTag &&
        *target != exporting::Target::WordPress)
        fail("--noindex is for x-robots-tag and wordpress");
    if (!options.agents.empty()) {
        const std::array<const CompiledSite *, 1> sites = {&site};
        const exact::AskedAgents all = exact::agentsOf(sites, Reading::Author);
        question.agents.emplace();
        for (const std::string &who : options.agents) {
            auto chosen = need(exact::chosenAgents(all, who), "--agents");
            question.agents->insert(question.agents->end(), chosen.begin(), chosen.end());
        }
    }
    return question;
}

/// A name of --agents that neither the list nor a file knows.
struct Stranger {
    exact::AskedAgent agent;
    std::string meant; ///< the name that was probably meant; empty if none is near
};

std::vector<Stranger> strangersIn(const exporting::Question &question, const CompiledSite &site) {
    std::vector<Stranger> strangers;
    if (!question.agents)
        return strangers;
    const std::array<const CompiledSite *, 1> sites = {&site};
    const exact::AskedAgents all = exact::agentsOf(sites, Reading::Author);
    for (const exact::AskedAgent &each : *question.agents) {
        const bool known = !each.isNamed() || each.identity.known ||
                           std::ranges::any_of(all.agents, [&](const exact::AskedAgent &other) {
                               return equalsIgnoringCase(other.identity.token, each.identity.token);
                           });
        if (known)
            continue;
        std::vector<std::string> others;
        for (const exact::AskedAgent &other : all.agents)
            if (other.isNamed())
                others.push_back(other.identity.token);
        const auto meant = nearestAgent(each.identity.token, site.site().registry, others);
        strangers.push_back({each, meant.value_or("")});
    }
    return strangers;
}

/// There is no export if a name is probably a slip of the pen, because the one that is meant would not be refused.
void refuseSlips(const std::vector<Stranger> &strangers) {
    std::string text;
    for (const Stranger &each : strangers)
        if (!each.meant.empty())
            text += std::format("{}--agents {}: neither Gatepost's list nor the site's files know "
                                "this agent. Did you mean {}? If not, add it to agents: in "
                                "gatepost.yaml",
                                text.empty() ? "" : "\n", nameOf(each.agent), each.meant);
    if (!text.empty())
        fail(text);
}

/// False if nothing was written for one of them.
bool remarkOn(const std::vector<Stranger> &strangers, const CompiledSite &site,
              exporting::Question question) {
    bool all = true;
    for (const Stranger &each : strangers) {
        exporting::Question one = question;
        one.agents = {{each.agent}};
        const bool written = enforcesAnything(site, one);
        say(std::format("--agents {}: neither Gatepost's list nor the site's files know this "
                        "agent{}",
                        nameOf(each.agent),
                        written ? "" : ", and the policy refuses it nothing: check the name"));
        all = all && written;
    }
    return all;
}

Json lossesJson(const exporting::Export &made) {
    Json losses = Json::array();
    for (const exporting::Loss &loss : made.losses)
        losses.push_back(
            {{"code", lossName(loss.code)},
             {"severity", exporting::severityName(loss.severity)},
             {"file", loss.source.file.empty() ? Json(nullptr) : Json(loss.source.file)},
             {"line", loss.source.line ? Json(loss.source.line->line.value) : Json(nullptr)},
             {"text", loss.source.line ? Json(loss.source.text) : Json(nullptr)},
             {"said", loss.said.english()},
             {"effect", loss.effect.english()}});
    return losses;
}

void printLosses(const exporting::Export &made) {
    for (const exporting::Loss &loss : made.losses) {
        std::cerr << lossName(loss.code) << ' ' << exporting::severityName(loss.severity);
        if (loss.source.line)
            std::cerr << std::format(" {}:{}: {}", loss.source.file, loss.source.line->line.value,
                                     gatepost::quoted(loss.source.text).english());
        std::cerr << "\n   instead: " << loss.said.english() << "\n   " << loss.effect.english()
                  << '\n';
    }
}

/// True if the folder has each file with the same text.
bool isSame(const exporting::Export &made, const std::string &folder) {
    bool same = true;
    for (const exporting::File &file : made.files) {
        const std::string path = folder + "/" + file.name;
        const auto text = readFile(path);
        if (text && *text == file.text)
            continue;
        std::cerr << (text ? path + ": is not what the policy comes to; export again"
                           : text.error())
                  << '\n';
        same = false;
    }
    return same;
}

void writeAll(const exporting::Export &made, const ExportOptions &options) {
    need(makeFolder(options.output));
    for (const exporting::File &file : made.files)
        need(writeFile(options.output + "/" + file.name, file.text, options.write));
}

void printText(const exporting::Export &made) {
    for (const exporting::File &file : made.files) {
        if (made.files.size() > 1)
            std::cout << "### " << file.name << '\n';
        std::cout << file.text;
    }
}

int runExport(ExportOptions &options) {
    if (!options.folder.empty()) {
        if (!options.site.folder.empty())
            fail("the site is given twice");
        options.site.folder = options.folder;
    }
    if (!options.output.empty() && !options.check.empty())
        fail("-o and --check exclude each other");
    auto loaded = loadSite(options.site);
    const CompiledSite site(std::move(loaded.site));
    const auto question = questionOf(options, site);
    const std::vector<Stranger> strangers = strangersIn(question, site);
    refuseSlips(strangers);
    for (const std::string &code : options.allowed)
        if (!exporting::isLossName(code))
            fail(std::format("--allow-loss {}: a code such as L4 is expected", code));
    const exporting::Export made = exportSite(site, question);
    const bool missing = infoOf(question.target).isServer && !remarkOn(strangers, site, question);
    const bool differs = !options.check.empty() && !isSame(made, options.check);
    if (!options.output.empty())
        writeAll(made, options);
    if (options.json) {
        Json files = Json::array();
        for (const exporting::File &file : made.files)
            files.push_back({{"name", file.name}, {"text", file.text}});
        std::cout << dumped({{"target", infoOf(question.target).name},
                             {"files", std::move(files)},
                             {"losses", lossesJson(made)}})
                  << '\n';
    } else if (options.output.empty() && options.check.empty()) {
        printText(made);
    }
    std::cout.flush();
    if (!options.json)
        printLosses(made);
    const bool lost = std::ranges::any_of(made.losses, [&](const exporting::Loss &loss) {
        return loss.severity != exporting::Severity::Remark &&
               !std::ranges::contains(options.allowed, lossName(loss.code));
    });
    return differs || missing || (options.strict && lost) ? kAnswerIsNo : kDone;
}

} // namespace

void addExportCommand(CLI::App &command, int &status) {
    auto &options = runs<ExportOptions>(command, status, runExport);
    command.add_option("TARGET", options.target, targetNames())->required();
    command.add_option("SITE", options.folder, "Folder of the site")->transform(asPath());
    options.site.addTo(command);
    command.add_option("-o,--output", options.output, "Write the files into this folder")
        ->transform(asPath());
    command
        .add_option("--agents", options.agents,
                    "all, known, search, ai, category:NAME or names; default: those that the "
                    "files name, and all of the list that fetch")
        ->allow_extra_args(false);
    command.add_option("--mode", options.mode,
                       "What is enforced: deny, rate or both; default both");
    command.add_flag("--compact", options.compact,
                     "Shorter expressions, which other spellings of a path slip past");
    command.add_flag("--plain-paths", options.plainPaths,
                     "Refuse other spellings of paths too, such as //a, /./a, /x/../a and /a%2Fb");
    command.add_flag("--noindex", options.noindex,
                     "For x-robots-tag and wordpress: every page says noindex");
    command.add_flag("--strict", options.strict,
                     "Exit status 1 if anything is lost; remarks do not count");
    command
        .add_option("--allow-loss", options.allowed,
                    "CODE: --strict lets this kind of loss pass, such as L4; may be repeated")
        ->allow_extra_args(false)
        ->delimiter(',');
    command
        .add_option("--check", options.check,
                    "Exit status 1 if the files in this folder are not what would be written")
        ->transform(asPath());
    command.add_flag("--json", options.json, "Machine-readable: target, files, losses");
    options.write.addTo(command);
}

} // namespace gatepost::cli
