// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/userregistry.h"

#include "app/cli/files.h"
#include "core/agents/userlist.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>

#ifdef _WIN32
#include <windows.h>
#endif

namespace gatepost::cli {

namespace {

/// UTF-8.
std::string variable(const char *name) {
#ifdef _WIN32
    const std::wstring wide(name, name + std::char_traits<char>::length(name));
    const wchar_t *value = ::_wgetenv(wide.c_str());
    if (value == nullptr)
        return {};
    const std::u8string text = std::filesystem::path(value).u8string();
    return {text.begin(), text.end()};
#else
    const char *value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
#endif
}

} // namespace

std::string userListPath() {
    return userAgentsPath(variable);
}

std::expected<std::optional<AgentList>, std::string> readUserList() {
    const std::string path = userListPath();
    std::error_code error;
    const std::filesystem::path native(std::u8string(path.begin(), path.end()));
    if (path.empty() || std::filesystem::symlink_status(native, error).type() ==
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
