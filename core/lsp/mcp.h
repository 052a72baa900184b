// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/store/sitefolder.h"
#include "core/value/time.h"

#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A server of the Model Context Protocol (2025-06-18) for programs that write policy files with a language model. It has five
/// tools that only read: simulate, map, diff, check, who-is. Messages in, messages out, as in server.h.
///
///     McpServer server(host);
///     server.take(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})");
///     for (const std::string &line : server.sent()) …
namespace gatepost::lsp {

/// What is around it.
struct McpHost {
    /// The files of a folder, by the name that a message has for it: any text. An error is a sentence for people.
    std::function<std::expected<std::unique_ptr<FolderFiles>, Message>(const std::string &name)>
        folder;
    std::function<Instant()> now;
    Registry registry = Registry::builtIn(); ///< the user's list
};

/// The longest line that is read: names of agents and folders, and addresses.
inline constexpr std::size_t kMostMcpLine = std::size_t{1} << 20;
/// The longest answer of a tool. A model cannot read more; a longer one is an error that says so.
inline constexpr std::size_t kMostMcpAnswer = std::size_t{1} << 20;

class McpServer {
public:
    explicit McpServer(McpHost host);
    ~McpServer();
    McpServer(McpServer &&) noexcept;
    McpServer &operator=(McpServer &&) noexcept;

    /// Takes a line without its end, and handles it. Any bytes: what is not a message is answered with an error. An empty
    /// line is passed over.
    void take(std::string_view line);
    /// Answers a line that is longer than kMostMcpLine, of which nothing was kept.
    void refuseLongLine();
    /// What is to be sent since the last call, in order, each a line without its end.
    [[nodiscard]] std::vector<std::string> sent();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace gatepost::lsp
