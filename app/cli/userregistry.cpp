// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/userregistry.h"

#include "app/cli/console.h"
#include "app/cli/files.h"
#include "core/store/nativepath.h"
#include "core/store/userlist.h"

#include <filesystem>
#include <iostream>

namespace gatepost::cli {

std::string userListPath() {
    return userAgentsPath(environmentVariable);
}

std::expected<std::optional<AgentList>, std::string> readUserList() {
    const std::string path = userListPath();
    std::error_code error;
    if (path.empty() || std::filesystem::symlink_status(nativePath(path), error).type() ==
                            std::filesystem::file_type::not_found)
        return std::nullopt;
    const auto bytes = readFile(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    AgentList list = readAgentsTsv(*bytes);
    if (list.agents.empty() && !list.problems.empty())
        return std::unexpected(path + ": " + list.problems.front().text.english());
    return list;
}

std::expected<Registry, std::string> userRegistry() {
    const auto list = readUserList();
    if (!list)
        return std::unexpected(list.error());
    if (!*list)
        return Registry::builtIn();
    for (const AgentProblem &problem : (*list)->problems)
        std::cerr << userListPath() << ": " << problem.text.english() << " (left out)\n";
    return Registry::builtIn().with(**list);
}

} // namespace gatepost::cli
