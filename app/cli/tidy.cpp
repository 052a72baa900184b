// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/tidy.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/exactoptions.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/siteloader.h"

#include <format>
#include <iostream>
#include <utility>

namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

struct TidyOptions {
    SiteOptions site;
    bool dryRun = false;
    bool write = false;
    bool json = false;
    WriteOptions how;
};

/// One file, and what can go from it.
struct TidiedFile {
    std::string path;
    Tidied tidy;
};

void printText(const TidiedFile &file, bool written) {
    std::string out;
    for (const TidyLine &line : file.tidy.lines)
        out += std::format("{}:{}: {}\n    {}\n", file.path, line.line.value, line.text,
                           line.why.english());
    if (file.tidy.managed > 0)
        out += std::format(
            "{}: {} of a block that another program writes {}\n", file.path,
            file.tidy.managed == 1 ? "a line" : std::format("{} lines", file.tidy.managed),
            file.tidy.managed == 1 ? "changes nothing and stays" : "change nothing and stay");
    if (const std::size_t open = file.tidy.undecided.size(); open > 0)
        out +=
            std::format("{}: {} not tried to the end, which is too much work. Some of them may "
                        "change nothing, too\n",
                        file.path, open == 1 ? "1 line was" : std::format("{} lines were", open));
    const std::size_t count = file.tidy.lines.size();
    const std::string lines = count == 1 ? "1 line" : std::format("{} lines", count);
    if (file.tidy.isProved())
        out += std::format(
            "{}: {} {}. No answer differs: {} agents were compared, for every path, time and use, "
            "in all five readings\n",
            file.path, lines, written ? "removed" : "can go", file.tidy.agents);
    else if (file.tidy.differs)
        out += std::format("{}: nothing is removed: without the {} an answer would differ\n",
                           file.path, lines);
    for (const Message &open : file.tidy.open)
        out += std::format("open   {}\n", open.english());
    if (!file.tidy.open.empty())
        out += std::format("{}: nothing is removed: it could not be decided whether an answer "
                           "would differ without the {}\n",
                           file.path, lines);
    if (out.empty())
        out = file.path + ": every line has an effect, or it is not proved that it has none\n";
    std::cout << out;
}

Json jsonOf(const TidiedFile &file, bool written) {
    Json lines = Json::array();
    for (const TidyLine &line : file.tidy.lines)
        lines.push_back(
            {{"line", line.line.value}, {"text", line.text}, {"why", line.why.english()}});
    return {{"file", file.path},
            {"lines", std::move(lines)},
            {"managed", file.tidy.managed},
            {"not_tried", file.tidy.undecided.size()},
            {"agents", file.tidy.agents},
            {"proved", file.tidy.isProved()},
            {"differs", file.tidy.differs},
            {"unproven", toJson(file.tidy.open)},
            {"written", written && file.tidy.isProved()}};
}

int runTidy(TidyOptions &options) {
    if (options.dryRun && options.write)
        fail("--dry-run and --write contradict each other");
    auto loaded = loadSite(options.site);
    if (loaded.site.present().empty())
        fail((options.site.folder.empty() ? std::string("the site") : options.site.folder) +
             ": there is no policy file to tidy");
    noteMissing(loaded.site);
    Json files = Json::array();
    bool undecided = false;
    for (const FileRoleRow &row : siteFiles()) {
        const std::string &path = loaded.paths[FileId(row.role).index()];
        if (!loaded.site.file(row.role))
            continue;
        if (options.write && path == "-")
            fail("--write: stdin cannot be changed");
        LintOptions checks;
        checks.off = loaded.settings.lintOff;
        const TidiedFile file{path, tidied(loaded.site, row.role, checks)};
        if (options.write && file.tidy.isProved()) {
            const std::string before(loaded.site.file(row.role)->text());
            std::string after = file.tidy.edit.applied(before);
            need(writeFile(path, after, options.how, before, limits::kFile));
            loaded.site.put(row.role, std::move(after));
        }
        undecided = undecided || (!file.tidy.lines.empty() && !file.tidy.isProved());
        if (options.json)
            files.push_back(jsonOf(file, options.write));
        else
            printText(file, options.write);
    }
    if (options.json) {
        Json all;
        all["files"] = std::move(files);
        std::cout << dumped(all) << '\n';
    }
    return undecided ? kAnswerIsNo : kDone;
}

} // namespace

void addTidyCommand(CLI::App &command, int &status) {
    auto &options = runs<TidyOptions>(command, status, runTidy);
    options.site.addTo(command, true);
    command.add_flag("--dry-run", options.dryRun, "Write nothing; so it is without --write, too");
    command.add_flag("--write", options.write, "Remove the lines from the files");
    options.how.addTo(command);
    command.add_flag("--json", options.json, "Machine-readable lines and proof");
    command.footer(
        "A line is removed only if it is proved that no agent, path, time or use has another "
        "answer\nwithout it, in any reading. Comments, Sitemap lines and what nobody understands "
        "stay.");
}

} // namespace gatepost::cli
