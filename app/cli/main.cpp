// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/terminal.h"
#include "core/store/filesystem.h"
#include "core/text/version.h"

#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr const char *kName = "gatepost-cli";

/// The words of the command line, last one first as CLI11 takes them. Where several paths may stand it reads "[slug]"
/// as a list in brackets; with "./" before it, that is the same path and no list.
std::vector<std::string> wordsOf(int argc, char **argv) {
    std::vector<std::string> words;
    const bool severalPaths = argc > 1 && argv[1] == std::string_view("check");
    for (int i = argc - 1; i > 0; --i) {
        const std::string_view word = argv[i];
        const bool inBrackets = severalPaths && word.starts_with('[') && word.ends_with(']');
        words.push_back(inBrackets ? "./" + std::string(word) : std::string(word));
    }
    return words;
}

/// What is wrong with the command line, and where to look.
std::string complaint(const CLI::App *app, const CLI::Error &error) {
    std::string command = kName;
    std::string why = error.what();
    if (const auto parsed = app->get_subcommands(); !parsed.empty()) {
        command += " " + parsed.front()->get_name();
    } else if (const auto rest = app->remaining(); !rest.empty()) {
        why = "“" + rest.front() + "” is not a command or option:";
        for (const CLI::App *known : app->get_subcommands({}))
            why += (why.ends_with(':') ? " " : ", ") + known->get_name();
        why += " are the commands";
    }
    return command + ": " + why + "\nSee " + command + " --help\n";
}

int finish(int status) {
    std::cout.flush();
    if (std::cout)
        return status;
    std::cerr << kName << ": the output could not be written\n";
    return gatepost::cli::kBadUsage;
}

} // namespace

int main(int argc, char **argv) {
    using namespace gatepost::cli;
    const PlainStreams streams;
    std::ios::sync_with_stdio(false);
    gatepost::removeTemporaryOnSignals();
    const VisibleStreams visible;
    CLI::App app("Gatepost: read, check, simulate and edit crawler policies.", kName);
    app.failure_message(complaint);
    // Before the commands, which take it over: "/srv/site" is a path on Windows too, and no option "/s".
    app.allow_windows_style_options(false);
    app.set_version_flag("--version", "gatepost-cli " + std::string(gatepost::version()));
    app.require_subcommand(1);
    app.footer("Exit status: 0 = done, 1 = the answer is no, 2 = bad usage or unreadable input.");
    int status = kDone;
    addSimulateCommand(app, status);
    addReadingsCommand(app, status);
    addMatrixCommand(app, status);
    addTimelineCommand(app, status);
    addTestCommand(app, status);
    addRenderCommand(app, status);
    addNewCommand(app, status);
    addCheckCommand(app, status);
    addSetCommand(app, status);
    addChangeCommand(app, status);
    addMapCommand(app, status);
    addExportCommand(app, status);
    addDiffCommand(app, status);
    addReplayCommand(app, status);
    addAgentsCommand(app, status);
    try {
        app.parse(wordsOf(argc, argv));
    } catch (const CLI::ParseError &error) {
        return finish(app.exit(error) == 0 ? kDone : kBadUsage);
    } catch (const std::exception &error) {
        std::cerr << kName << ": " << error.what() << '\n';
        return kBadUsage;
    }
    return finish(status);
}
