// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace gatepost::cli {

/// An argument that names files or folders, each written as asPath() does. Where the shell leaves "*.log" to the program,
/// as those of Windows do, it is what fits (core/store/wildcards.h).
CLI::Option *addPaths(CLI::App &command, const std::string &name, std::vector<std::string> &into,
                      const std::string &help);

} // namespace gatepost::cli
