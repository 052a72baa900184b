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

std::string pathOf(const LoadedSite &loaded, const Environment &environment, FileRole role) {
    if (role == FileRole::AgentPolicy)
        return loaded.policyPath;
    const std::string name(rowOf(role).fileName);
    if (environment.files != ".")
        return joinedPath(loaded.folder, environment.files + "/" + name);
    const std::string &known = loaded.paths[FileId(role).index()];
    return known.empty() ? loaded.folder + "/" + name : known;
}

/// From the site's folder: "staging/robots.txt".
std::string shownName(const EnvironmentEdits &edits, FileId file) {
    const std::string name(edits.after->fileName(file));
    const std::string &files = edits.before.environment.files;
    return files == "." ? name : files + "/" + name;
}

std::optional<std::string> textBefore(const EnvironmentEdits &edits,
                                      const goals::AppliedFile &file) {
    if (file.isNew)
        return {};
    if (file.role == FileRole::AgentPolicy)
        return edits.policy;
    const auto &tree = edits.before.site->site().file(file.role);
    return std::string(tree ? tree->text() : std::string_view());
}

/// The question of one environment; absent: it has none of the goals that are asked for.
std::optional<goals::ApplyQuestion> questionOf(const ApplyGoalsOptions &options,
                                               const LoadedSite &loaded,
                                               const Environment &environment, Instant at) {
    goals::ApplyQuestion question{.at = at, .paths = examplesOf(loaded)};
    for (const std::string &name : options.purposes)
        for (std::size_t i = 0; environment.goals && i < kPurposeCount; ++i)
            if (purposeKey(static_cast<Purpose>(i)) == name && environment.goals->of[i])
                question.purposes.push_back(static_cast<Purpose>(i));
    if (question.purposes.empty() && !options.purposes.empty())
        return {};
    question.uncoveredAlone = options.uncoveredAlone;
    question.allOrNothing = options.allOrNothing;
    if (!loaded.policyPath.empty() && environment.files == ".")
        question.policy = loaded.policy;
    return question;
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

std::vector<EnvironmentEdits> applyToEnvironments(const ApplyGoalsOptions &options,
                                                  LoadedSite &loaded,
                                                  const std::vector<std::string> &names,
                                                  Instant at) {
    const auto asked = environmentSites(loaded, names);
    for (const std::string &name : options.purposes)
        if (std::ranges::none_of(asked, [&](const EnvironmentSite &each) {
                for (std::size_t i = 0; each.environment.goals && i < kPurposeCount; ++i)
                    if (purposeKey(static_cast<Purpose>(i)) == name &&
                        each.environment.goals->of[i])
                        return true;
                return false;
            }))
            fail("--goal: there is no goal “" + name + "” in gatepost.yaml");
    std::vector<EnvironmentEdits> all;
    for (const EnvironmentSite &each : asked) {
        const Environment &environment = each.environment;
        const auto question = questionOf(options, loaded, environment, at);
        if (!question)
            continue;
        EnvironmentEdits edits{
            std::move(environmentSites(loaded, {environment.name}).front()), loaded.policy, {}, {}};
        const CompiledSite &site = *edits.before.site;
        std::vector<const Environment *>
            before; // those with the same files come in the order of importance
        for (const EnvironmentEdits &other : all)
            if (other.before.environment.files == environment.files)
                before.push_back(&other.before.environment);
        edits.made = goals::applyEnvironment(site, environment, *question, before);
        Site after = goals::withFiles(site.site(), edits.made.applied.files);
        for (const goals::AppliedFile &file : edits.made.applied.files)
            if (file.role == FileRole::AgentPolicy)
                loaded.policy = file.text;
        (environment.files == "." ? loaded.site : loaded.edited[environment.files]) = after;
        edits.after = std::make_unique<CompiledSite>(std::move(after));
        all.push_back(std::move(edits));
    }
    return all;
}

std::string applyText(const std::vector<EnvironmentEdits> &edits, bool isDone) {
    std::string out;
    std::string reached;
    std::string unreached;
    std::string notes;
    for (const EnvironmentEdits &each : edits) {
        const goals::Applied &applied = each.made.applied;
        for (const goals::AppliedFile &file : applied.files) {
            out += std::format("{}{}\n", shownName(each, FileId(file.role)),
                               file.isNew ? (isDone ? " (made)" : " (to be made)") : "");
            for (const change::EditedLine &line : applied.lines)
                if (line.file == FileId(file.role))
                    out += std::format("{}{}: {}\n", line.added ? '+' : '-', line.line.value,
                                       line.text);
        }
        const std::string &name = each.before.environment.name;
        const std::string of = name.empty() ? "" : name + ", ";
        for (const Purpose purpose : applied.reached)
            reached += std::format("reached      {}{}\n", of, purposeKey(purpose));
        for (const goals::Unreached &goal : applied.unreached)
            unreached +=
                std::format("not reached  {}{}: {}{}\n", of, purposeKey(goal.purpose),
                            goal.reason.english(), goal.code.empty() ? "" : " [" + goal.code + "]");
        if (each.made.amiss)
            unreached +=
                std::format("not reached  {}{}: {}\n", of, mustName(each.before.environment.must),
                            each.made.amiss->text.english());
        for (const Message &note : applied.notes)
            notes += std::format("note: {}\n", note.english());
    }
    return (out.empty() ? "nothing to edit\n" : out) + reached + unreached + notes;
}

nlohmann::ordered_json applyJson(const std::vector<EnvironmentEdits> &edits) {
    nlohmann::ordered_json apply;
    for (const char *key : {"edits", "changes", "reached", "unreached", "notes"})
        apply[key] = nlohmann::ordered_json::array();
    for (const EnvironmentEdits &each : edits) {
        const goals::Applied &applied = each.made.applied;
        for (const change::EditedLine &line : applied.lines)
            apply["edits"].push_back({{"file", shownName(each, line.file)},
                                      {"line", line.line.value},
                                      {"change", line.added ? "added" : "removed"},
                                      {"text", line.text}});
        for (const exact::Difference &change : applied.changes.changes)
            apply["changes"].push_back(toJson(change));
        for (const Purpose purpose : applied.reached)
            apply["reached"].push_back(purposeKey(purpose));
        const Environment &environment = each.before.environment;
        const auto unreached = [&](std::string_view goal, std::uint32_t line, exact::Proof proof,
                                   const std::string &code, const Message &reason) {
            nlohmann::ordered_json entry = {{"goal", goal},
                                            {"line", line},
                                            {"proof", exact::proofName(proof)},
                                            {"code", code},
                                            {"reason", reason.english()}};
            if (!environment.name.empty())
                entry["environment"] = environment.name;
            apply["unreached"].push_back(std::move(entry));
        };
        for (const goals::Unreached &goal : applied.unreached)
            unreached(purposeKey(goal.purpose), goal.line, goal.proof, goal.code, goal.reason);
        if (each.made.amiss)
            unreached(mustName(environment.must), environment.line, exact::Proof::Fails, "",
                      each.made.amiss->text);
        for (const Message &note : applied.notes)
            apply["notes"].push_back(note.english());
    }
    return apply;
}

std::vector<FileToWrite> filesToWrite(const LoadedSite &loaded,
                                      const std::vector<EnvironmentEdits> &edits) {
    std::vector<FileToWrite> files;
    for (const EnvironmentEdits &each : edits)
        for (const goals::AppliedFile &file : each.made.applied.files) {
            const std::string path = pathOf(loaded, each.before.environment, file.role);
            const auto known = std::ranges::find(files, path, &FileToWrite::path);
            if (known == files.end())
                files.push_back({path, file.text, textBefore(each, file)});
            else
                known->text = file.text;
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
