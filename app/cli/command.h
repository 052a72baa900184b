// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

/// The commands of gatepost-cli. Each adds its subcommand with options and a callback that puts its exit status into
/// `status`: 0 done and nothing wrong, 1 the answer is "no", 2 bad usage or unreadable input (stdout stays empty).
/// To add one: a file, a declaration here, a line in main.cpp.
namespace gatepost::cli {

constexpr int kDone = 0;
constexpr int kAnswerIsNo = 1;
constexpr int kBadUsage = 2;

void addRenderCommand(CLI::App &app, int &status);
void addSetCommand(CLI::App &app, int &status);
void addSimulateCommand(CLI::App &app, int &status);
void addCheckCommand(CLI::App &app, int &status);
void addTestCommand(CLI::App &app, int &status);
void addMapCommand(CLI::App &app, int &status);
void addDiffCommand(CLI::App &app, int &status);
void addMatrixCommand(CLI::App &app, int &status);
void addTimelineCommand(CLI::App &app, int &status);
void addReadingsCommand(CLI::App &app, int &status);
void addNewCommand(CLI::App &app, int &status);
void addChangeCommand(CLI::App &app, int &status);
void addExportCommand(CLI::App &app, int &status);
void addReplayCommand(CLI::App &app, int &status);
void addAgentsCommand(CLI::App &app, int &status);

} // namespace gatepost::cli
