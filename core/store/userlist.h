// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/agentfacts.h"
#include "core/store/filesystem.h"
#include "core/text/message.h"

#include <chrono>
#include <expected>
#include <functional>
#include <string>

namespace gatepost {

/// Where the user's own list of agents lies, the layer above what is compiled in: `gatepost/agents.tsv` in
/// $XDG_DATA_HOME or ~/.local/share, ~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows. `variable` gives
/// a variable of the environment, empty if it is not set. Empty if there is no such folder. Reads no file itself.
[[nodiscard]] std::string
userAgentsPath(const std::function<std::string(const char *name)> &variable);

/// Writes what `wanted` says beyond `before` into the list at `path`, on top of what that has in it now: under the folder's
/// lock the file is read again, so that of several Gateposts that take lists at the same time none loses what another has
/// taken. The list is dated `date` and written whole or not at all (savefile.h); its folder is made. What is returned is a
/// note for people, usually empty. Errors: more than kMostAgentBytes; a list at `path` that cannot be read whole, since to
/// write it anew would lose what it says.
[[nodiscard]] std::expected<Message, Message>
saveUserAgents(FileSystem &system, const std::string &path, const Registry &before,
               const Registry &wanted, std::chrono::sys_days date);

} // namespace gatepost
