// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/applygoals.h"

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "core/agents/purpose.h"
#include "core/goals/adopt.h"
#include "core/settings/writegoals.h"
#include "core/store/readfile.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <iostream>

namespace gatepost::cli {

namespace {

std::string pathOf(const LoadedSite &loaded, FileRole role) {
    if (role == FileRole::AgentPolicy)
        return loaded.policyPath;
    const std::string &known = loaded.paths[FileId(role).index()];
    return known.empty() ? loaded.folder + "/" + std::string(rowOf(role).fileName) : known;
}

std::string_view textOf(const CompiledSite &site, FileRole role) {
    const auto &file = site.site().file(role);
    return file ? file->text() : std::string_view();
}

} // namespace

void ApplyGoalsOptions::addTo(CLI::App &command) {
    command.add_flag("--apply", apply, "Edit the files so that the goals become true");
    command.add_flag("--dry-run", dryRun, "With --apply: show the edits and write nothing");
    command.add_option("--goal", purposes, "With --apply: only this goal, such as training");
    command.add_flag("--new", uncoveredAlone,
                     "With --apply: only agents of the list that no line names");
    command.add_flag("--all-or-nothing", allOrNothing,
                     "With --apply: write only if every goal becomes true");
    command.add_flag("--adopt", adopt, "Print goals that the files make true already");
    command.add_flag("--in-place", inPlace, "With --adopt: put them into gatepost.yaml");
    write.addTo(command);
}

void ApplyGoalsOptions::check() const {
    if (apply && adopt)
        fail("--apply and --adopt do not go together");
    if (!apply && (dryRun || uncoveredAlone || allOrNothing || !purposes.empty()))
        fail("--dry-run, --goal, --new and --all-or-nothing belong to --apply");
    if (!adopt && inPlace)
        fail("--in-place belongs to --adopt");
}

goals::ApplyQuestion applyQuestion(const ApplyGoalsOptions &options, const LoadedSite &loaded,
                                   const Goals &goals, Instant at,
                                   std::vector<std::string> examples) {
    goals::ApplyQuestion question{.at = at, .paths = std::move(examples)};
    for (const std::string &name : options.purposes) {
        const auto isIt = [&](std::size_t i) {
            return purposeKey(static_cast<Purpose>(i)) == name && goals.of[i];
        };
        std::size_t i = 0;
        while (i < kPurposeCount && !isIt(i))
            ++i;
        if (i == kPurposeCount)
            fail("--goal: there is no goal “" + name + "” in gatepost.yaml");
        question.purposes.push_back(static_cast<Purpose>(i));
    }
    question.uncoveredAlone = options.uncoveredAlone;
    question.allOrNothing = options.allOrNothing;
    if (!loaded.policyPath.empty())
        question.policy = loaded.policy;
    return question;
}

std::string applyText(const CompiledSite &site, const goals::Applied &applied, bool isDone) {
    std::string out;
    for (const goals::AppliedFile &file : applied.files) {
        out += std::format("{}{}\n", site.fileName(FileId(file.role)),
                           file.isNew ? (isDone ? " (made)" : " (to be made)") : "");
        for (const change::EditedLine &line : applied.lines)
            if (line.file == FileId(file.role))
                out +=
                    std::format("{}{}: {}\n", line.added ? '+' : '-', line.line.value, line.text);
    }
    if (applied.files.empty())
        out += "nothing to edit\n";
    for (const Purpose purpose : applied.reached)
        out += std::format("reached      {}\n", purposeKey(purpose));
    for (const goals::Unreached &each : applied.unreached)
        out += std::format("not reached  {}: {}{}\n", purposeKey(each.purpose),
                           each.reason.english(), each.code.empty() ? "" : " [" + each.code + "]");
    for (const Message &note : applied.notes)
        out += std::format("note: {}\n", note.english());
    return out;
}

nlohmann::ordered_json applyJson(const CompiledSite &site, const goals::Applied &applied) {
    nlohmann::ordered_json apply;
    apply["edits"] = nlohmann::ordered_json::array();
    for (const change::EditedLine &line : applied.lines)
        apply["edits"].push_back({{"file", std::string(site.fileName(line.file))},
                                  {"line", line.line.value},
                                  {"change", line.added ? "added" : "removed"},
                                  {"text", line.text}});
    apply["changes"] = nlohmann::ordered_json::array();
    for (const exact::Difference &change : applied.changes.changes)
        apply["changes"].push_back(toJson(change));
    apply["reached"] = nlohmann::ordered_json::array();
    for (const Purpose purpose : applied.reached)
        apply["reached"].push_back(purposeKey(purpose));
    apply["unreached"] = nlohmann::ordered_json::array();
    for (const goals::Unreached &each : applied.unreached)
        apply["unreached"].push_back({{"goal", purposeKey(each.purpose)},
                                      {"line", each.line},
                                      {"proof", exact::proofName(each.proof)},
                                      {"code", each.code},
                                      {"reason", each.reason.english()}});
    apply["notes"] = nlohmann::ordered_json::array();
    for (const Message &note : applied.notes)
        apply["notes"].push_back(note.english());
    return apply;
}

std::vector<FileToWrite> filesToWrite(const LoadedSite &loaded, const CompiledSite &site,
                                      const goals::Applied &applied) {
    std::vector<FileToWrite> files;
    for (const goals::AppliedFile &file : applied.files) {
        const std::string_view old =
            file.role == FileRole::AgentPolicy ? loaded.policy : textOf(site, file.role);
        files.push_back({pathOf(loaded, file.role), file.text,
                         file.isNew ? std::nullopt : std::optional(std::string(old))});
    }
    return files;
}

int adoptGoals(const ApplyGoalsOptions &options, const LoadedSite &loaded, const CompiledSite &site,
               Instant at, std::vector<std::string> examples) {
    const goals::Adopted adopted =
        goals::adoptGoals(site, {.at = at, .paths = std::move(examples)});
    std::string block = writeGoals(adopted.goals);
    for (const Message &each : adopted.notTaken)
        block += "# not taken: " + each.english() + "\n";
    if (!options.inPlace) {
        std::cout << block;
        return kDone;
    }
    const std::string path = loaded.folder + "/gatepost.yaml";
    if (std::ranges::none_of(adopted.goals.of, &std::optional<Goal>::has_value))
        fail(path +
             ": not written, because no goal was found: " + adopted.notTaken.front().english());
    std::error_code error;
    const bool isThere = std::filesystem::exists(std::filesystem::path(path), error);
    const auto edit = [&](const std::string &text) {
        return need(putGoals(text, adopted.goals), path);
    };
    need(isThere ? editFile(path, edit, options.write) : writeFile(path, block, options.write));
    for (const Message &each : adopted.notTaken)
        say("not taken: " + each.english());
    std::cout << block;
    return kDone;
}

} // namespace gatepost::cli
