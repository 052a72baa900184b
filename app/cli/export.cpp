// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/export.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"

#include <array>
#include <filesystem>
#include <format>
#include <iostream>
#include <memory>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;
using namespace exporting;

struct ExportOptions {
    std::string target;
    std::string folder;
    SiteOptions site;
    std::string output;
    std::string check;
    std::vector<std::string> agents;
    std::string mode = "both";
    bool compact = false;
    bool strict = false;
    bool json = false;
    WriteOptions write;
};

int complain(std::string_view message) {
    std::cerr << "gatepost-cli export: " << message << '\n';
    return kBadUsage;
}

std::string targetNames() {
    std::string names;
    for (const TargetInfo &target : targets())
        names += (names.empty() ? "" : ", ") + std::string(target.name);
    return names;
}

std::expected<Question, std::string> questionOf(const ExportOptions &options,
                                                const CompiledSite &site) {
    Question question;
    const auto target = parseTarget(options.target);
    if (!target)
        return std::unexpected(
            std::format("{}: one of {} is expected", options.target, targetNames()));
    question.target = *target;
    const auto mode = parseMode(options.mode);
    if (!mode)
        return std::unexpected(
            std::format("--mode {}: deny, rate or both is expected", options.mode));
    question.mode = *mode;
    question.compact = options.compact;
    if (!options.agents.empty()) {
        const std::array<const CompiledSite *, 1> sites = {&site};
        const exact::AskedAgents all = exact::agentsOf(sites, Reading::Author);
        question.agents.emplace();
        for (const std::string &who : options.agents) {
            auto chosen = exact::chosenAgents(all, who);
            if (!chosen)
                return std::unexpected("--agents: " + chosen.error().english());
            question.agents->insert(question.agents->end(), chosen->begin(), chosen->end());
        }
    }
    return question;
}

Json lossesJson(const Export &made) {
    Json losses = Json::array();
    for (const Loss &loss : made.losses)
        losses.push_back(
            {{"code", lossName(loss.code)},
             {"severity", severityName(loss.severity)},
             {"file", loss.source.file.empty() ? Json(nullptr) : Json(loss.source.file)},
             {"line", loss.source.line ? Json(loss.source.line->line.value) : Json(nullptr)},
             {"text", loss.source.line ? Json(loss.source.text) : Json(nullptr)},
             {"said", loss.said.english()},
             {"effect", loss.effect.english()}});
    return losses;
}

void printLosses(const Export &made) {
    for (const Loss &loss : made.losses) {
        std::cerr << lossName(loss.code) << ' ' << severityName(loss.severity);
        if (loss.source.line)
            std::cerr << std::format(" {}:{}: {}", loss.source.file, loss.source.line->line.value,
                                     gatepost::quoted(loss.source.text).english());
        std::cerr << "\n   instead: " << loss.said.english() << "\n   " << loss.effect.english()
                  << '\n';
    }
}

/// True if the folder has each file with the same text.
bool isSame(const Export &made, const std::string &folder) {
    bool same = true;
    for (const File &file : made.files) {
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

std::expected<void, std::string> writeAll(const Export &made, const ExportOptions &options) {
    std::error_code error;
    std::filesystem::create_directories(options.output, error);
    if (error)
        return std::unexpected(options.output + ": " + error.message());
    for (const File &file : made.files)
        if (auto written = writeFile(options.output + "/" + file.name, file.text, options.write);
            !written)
            return written;
    return {};
}

void printText(const Export &made) {
    for (const File &file : made.files) {
        if (made.files.size() > 1)
            std::cout << "### " << file.name << '\n';
        std::cout << file.text;
    }
}

int run(ExportOptions options) {
    if (!options.folder.empty()) {
        if (!options.site.folder.empty())
            return complain("the site is given twice");
        options.site.folder = options.folder;
    }
    if (!options.output.empty() && !options.check.empty())
        return complain("-o and --check exclude each other");
    auto loaded = loadSite(options.site);
    if (!loaded)
        return complain(loaded.error());
    const CompiledSite site(std::move(loaded->site));
    const auto question = questionOf(options, site);
    if (!question)
        return complain(question.error());
    const Export made = exportSite(site, *question);
    const bool differs = !options.check.empty() && !isSame(made, options.check);
    if (!options.output.empty())
        if (const auto written = writeAll(made, options); !written)
            return complain(written.error());
    if (options.json) {
        Json files = Json::array();
        for (const File &file : made.files)
            files.push_back({{"name", file.name}, {"text", file.text}});
        std::cout << dumped({{"target", infoOf(question->target).name},
                             {"files", std::move(files)},
                             {"losses", lossesJson(made)}})
                  << '\n';
    } else if (options.output.empty() && options.check.empty()) {
        printText(made);
    }
    std::cout.flush();
    if (!options.json)
        printLosses(made);
    return differs || (options.strict && !made.losses.empty()) ? kAnswerIsNo : kDone;
}

} // namespace

void addExportCommand(CLI::App &command, int &status) {
    auto options = std::make_shared<ExportOptions>();
    command.add_option("TARGET", options->target, targetNames())->required();
    command.add_option("SITE", options->folder, "Folder of the site")->transform(asPath());
    options->site.addTo(command);
    command.add_option("-o,--output", options->output, "Write the files into this folder")
        ->transform(asPath());
    command
        .add_option("--agents", options->agents,
                    "all, known, search, ai, category:NAME or names; default: those that the "
                    "files name, and known crawlers")
        ->allow_extra_args(false);
    command.add_option("--mode", options->mode,
                       "What is enforced: deny, rate or both; default both");
    command.add_flag("--compact", options->compact,
                     "Shorter expressions, which other spellings of a path slip past");
    command.add_flag("--strict", options->strict, "Exit status 1 if anything is lost");
    command
        .add_option("--check", options->check,
                    "Exit status 1 if the files in this folder are not what would be written")
        ->transform(asPath());
    command.add_flag("--json", options->json, "Machine-readable: target, files, losses");
    options->write.addTo(command);
    command.callback([options, &status] { status = run(*options); });
}

} // namespace gatepost::cli
