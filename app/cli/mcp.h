// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace gatepost::cli {

/// As the others of command.h: options and what the command does.
void addMcpCommand(CLI::App &command, int &status);

} // namespace gatepost::cli
