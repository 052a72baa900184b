// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/store/sitefolder.h"
#include "core/text/fileuri.h"
#include "core/value/time.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A language server for policy files (LSP 3.17, JSON-RPC 2.0): messages in, messages out. No stream, no clock, no thread:
/// whoever runs it gives it those (app/cli/lsp.cpp).
///
///     Server server(host);
///     server.take(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{}})");
///     while (server.work()) {}
///     for (const std::string &message : server.sent()) …
namespace gatepost::lsp {

/// What is around a server.
struct Host {
    /// The files of a folder, by its path. Never null.
    std::function<std::unique_ptr<FolderFiles>(const std::string &folder)> folder;
    /// The folder at the last commit; null if there is none.
    std::function<std::unique_ptr<FolderFiles>(const std::string &folder)> head;
    std::function<Instant()> now;
    Registry registry = Registry::builtIn(); ///< the user's list
    PathSyntax syntax = PathSyntax::Posix;   ///< of paths in addresses of files
};

/// How many texts may be open. Further ones are refused with a message.
inline constexpr std::size_t kMostOpen = 1'000;

class Server {
public:
    explicit Server(Host host);
    ~Server();
    Server(Server &&) noexcept;
    Server &operator=(Server &&) noexcept;

    /// Takes a message, which waits for its turn. Any bytes: what is not a message is answered with an error. A request that
    /// waits when its cancellation comes is answered so and never done.
    void take(std::string_view message);
    /// Answers a stream that is not as it must be: an error without an id.
    void fault(const std::string &why);
    /// Handles the oldest message; when none is left, sends the problems of changed texts. False: there was nothing to do.
    bool work();
    /// What is to be sent since the last call, in order.
    [[nodiscard]] std::vector<std::string> sent();
    /// After `exit`; then status() is that of the process: 0 if `shutdown` came before.
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] int status() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace gatepost::lsp
