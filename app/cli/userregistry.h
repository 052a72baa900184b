// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agentfacts.h"

#include <expected>
#include <optional>
#include <string>

/// The list of agents that the command line asks with: what is compiled in, and the user's own layer over it.
namespace gatepost::cli {

/// Where the user's layer lies (core/store/userlist.h); empty if the environment names no folder for it.
[[nodiscard]] std::string userListPath();

/// The user's layer; absent if there is none. Rows that are not taken are in its problems. The error: the file is
/// there and cannot be read, or is not a list.
[[nodiscard]] std::expected<std::optional<AgentList>, std::string> readUserList();

/// Both layers. Rows of the user's list that are not taken are named on stderr.
[[nodiscard]] std::expected<Registry, std::string> userRegistry();

} // namespace gatepost::cli
