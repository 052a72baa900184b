// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/result.h"

#include <CLI/CLI.hpp>

#include <memory>

/// The commands of gatepost-cli. Each gives its subcommand options and a callback that puts its exit status into `status`: 0 done and nothing wrong, 1 the answer is "no", 2 bad usage or unreadable input (stdout stays empty).
/// To add one: a file, a declaration here, a line in main.cpp.
namespace gatepost::cli {

constexpr int kDone = 0;
constexpr int kAnswerIsNo = 1;
constexpr int kBadUsage = 2;

/// Gives a command its options, with which `run` is called for its exit status. They live as long as the command.
template <typename Options, typename Run>
Options &runs(CLI::App &command, int &status, Run run) {
    auto options = std::make_shared<Options>();
    command.callback([options, &status, run] { status = run(*options); });
    return *options;
}

void addRenderCommand(CLI::App &command, int &status);
void addSetCommand(CLI::App &command, int &status);
void addSimulateCommand(CLI::App &command, int &status);
void addCheckCommand(CLI::App &command, int &status);
void addTestCommand(CLI::App &command, int &status);
void addGoalsCommand(CLI::App &command, int &status);
void addMapCommand(CLI::App &command, int &status);
void addDiffCommand(CLI::App &command, int &status);
void addMatrixCommand(CLI::App &command, int &status);
void addTimelineCommand(CLI::App &command, int &status);
void addCrawlCommand(CLI::App &command, int &status);
void addReadingsCommand(CLI::App &command, int &status);
void addNewCommand(CLI::App &command, int &status);
void addChangeCommand(CLI::App &command, int &status);
void addTidyCommand(CLI::App &command, int &status);
void addExportCommand(CLI::App &command, int &status);
void addReplayCommand(CLI::App &command, int &status);
void addVerdictsCommand(CLI::App &command, int &status);
void addAgentsCommand(CLI::App &command, int &status);
void addFetchCommand(CLI::App &command, int &status);
void addLiveCommand(CLI::App &command, int &status);
void addLspCommand(CLI::App &command, int &status);
void addMcpCommand(CLI::App &command, int &status);
void addServeCommand(CLI::App &command, int &status);
void addLabCommand(CLI::App &command, int &status);

} // namespace gatepost::cli
