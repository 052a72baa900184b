// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/terminal.h"
#include "core/store/filesystem.h"
#include "core/text/version.h"

#include <algorithm>
#include <exception>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace gatepost::cli;

constexpr const char *kName = "gatepost-cli";

struct Command {
    const char *name;
    const char *what;
    void (*fill)(CLI::App &command, int &status);
};

/// In the order of the help.
constexpr Command kCommands[] = {
    {"simulate", "Say what an agent may do, and which line says so", addSimulateCommand},
    {"readings", "Put one question under every reading, and say why the answers differ",
     addReadingsCommand},
    {"matrix", "Answer for many agents and paths together, as a table", addMatrixCommand},
    {"timeline", "Say when an agent may come, and when its answer changes", addTimelineCommand},
    {"crawl", "Say how long a crawler needs for a list of pages, and what it never gets",
     addCrawlCommand},
    {"test", "Run the policy tests of a site's gatepost.yaml: status 0 if all pass, else 1",
     addTestCommand},
    {"goals",
     "Say whether the files do what the goals of gatepost.yaml want: status 0 if all do, else 1",
     addGoalsCommand},
    {"render", "Make robots.txt from an agent policy", addRenderCommand},
    {"new", "Make a new agent policy from a robots.txt, and say what it cannot know",
     addNewCommand},
    {"check", "Check a site or files for problems", addCheckCommand},
    {"set", "Set or remove one directive, losslessly", addSetCommand},
    {"change",
     "Show the smallest edits that turn an answer, and whom else they change: status 0 if there is "
     "one, else 1",
     addChangeCommand},
    {"tidy",
     "Remove the lines that change nothing, with the proof that no answer differs: status 0 if it "
     "is proved, else 1",
     addTidyCommand},
    {"map", "Show the whole policy: who may fetch what, and when, for every path and agent",
     addMapCommand},
    {"export",
     "Export a configuration that a web server enforces, or a statement in another format, and "
     "list what is lost",
     addExportCommand},
    {"diff",
     "Say what one policy allows that another does not, for every path and agent: status 0 if "
     "nothing differs, else 1",
     addDiffCommand},
    {"replay",
     "Say what crawlers did, by a server's log, judged by what the policy said at that time",
     addReplayCommand},
    {"verdicts", "Add what the policy said to lines of a log, as columns", addVerdictsCommand},
    {"fetch", "Fetch the policy files of a site, and say what crawlers make of the answers",
     addFetchCommand},
    {"live",
     "Compare what a site serves with a draft: status 0 if nothing differs, 1 if something does, 2 "
     "if nothing could be fetched",
     addLiveCommand},
    {"lsp", "Serve editors: problems, completion, fixes and what a group does, as you type",
     addLspCommand},
    {"mcp", "Serve programs that work with language models: five tools that only read",
     addMcpCommand},
    {"serve", "Serve a draft on this machine, with a virtual clock, for crawlers to be tried on",
     addServeCommand},
    {"lab",
     "Run a crawler against a draft, and say which rules it kept: status 0 if it broke none, else "
     "1",
     addLabCommand},
    {"agents", "List, show and update what is documented of crawlers and fetchers",
     addAgentsCommand},
};

/// Names all commands and says what they are for. Their hundred options take longer to set up than a question to answer: that
/// command alone has its own which the first word names.
void addCommands(CLI::App &app, int &status, std::string_view first) {
    for (const Command &each : kCommands) {
        CLI::App *command = app.add_subcommand(each.name, each.what);
        if (first == each.name) {
            runningCommand.append(1, ' ').append(first);
            each.fill(*command, status);
        }
    }
}

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
    return kBadUsage;
}

} // namespace

int main(int argc, char **argv) {
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
    addCommands(app, status, argc > 1 ? argv[1] : "");
    try {
        app.parse(wordsOf(argc, argv));
    } catch (const Failure &failure) {
        say(failure.sentence);
        return finish(kBadUsage);
    } catch (const CLI::ParseError &error) {
        return finish(app.exit(error) == 0 ? kDone : kBadUsage);
    } catch (const std::exception &error) {
        std::cerr << kName << ": " << error.what() << '\n';
        return kBadUsage;
    }
    return finish(status);
}
