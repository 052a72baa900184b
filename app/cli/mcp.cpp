// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lsp/mcp.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/userregistry.h"
#include "core/store/folderbelow.h"
#include "core/store/readfile.h"

#include <cstdio>
#include <string>

/// mcp: the tools for language models on stdin and stdout, a message on each line.
namespace gatepost::cli {

namespace {

lsp::McpHost hostOf(Registry registry, const std::string &root) {
    lsp::McpHost host;
    host.folder = [root](const std::string &name) {
        return folderBelow(FileSystem::real(), root, name)
            .transform([](const std::string &folder) -> std::unique_ptr<FolderFiles> {
                return std::make_unique<DiskFolder>(FileSystem::real(), folder);
            });
    };
    host.now = now;
    host.registry = std::move(registry);
    return host;
}

/// False if nobody reads what is sent.
bool send(lsp::McpServer &server) {
    for (std::string line : server.sent()) {
        line += '\n';
        if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size())
            return false;
    }
    return std::fflush(stdout) == 0;
}

/// Cuts what comes into lines. A line that is too long is skipped without being kept.
class Lines {
public:
    explicit Lines(lsp::McpServer &server) : m_server(server) {}

    void add(std::string_view bytes) {
        while (!bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            const std::string_view part = bytes.substr(0, end);
            if (m_line.size() + part.size() > lsp::kMostMcpLine)
                m_isTooLong = true;
            if (m_isTooLong)
                m_line.clear();
            else
                m_line += part;
            if (end == std::string_view::npos)
                return;
            finish();
            bytes.remove_prefix(end + 1);
        }
    }
    /// The line is at its end, also that of the stream.
    void finish() {
        if (std::exchange(m_isTooLong, false))
            m_server.refuseLongLine();
        else
            m_server.take(m_line);
        m_line.clear();
    }

private:
    lsp::McpServer &m_server;
    std::string m_line;
    bool m_isTooLong = false;
};

int runMcp(const std::string &root) {
    if (!isFolder(FileSystem::real(), root))
        fail(root + " is not a folder.");
    auto registry = need(userRegistry());
    lsp::McpServer server(hostOf(std::move(registry), root));
    Lines lines(server);
    std::string buffer(std::size_t{64} << 10, '\0');
    while (const std::size_t got = readInput(buffer.data(), buffer.size())) {
        lines.add(std::string_view(buffer).substr(0, got));
        if (!send(server))
            return kAnswerIsNo;
    }
    lines.finish();
    return send(server) ? kDone : kAnswerIsNo;
}

} // namespace

void addMcpCommand(CLI::App &command, int &status) {
    auto &root = runs<std::string>(command, status, runMcp);
    root = ".";
    command
        .add_option("FOLDER", root,
                    "Folder that everything is in that is read; the current one if it is not given")
        ->transform(asPath());
    command.footer("Programs that work with language models start it. Every tool only reads: "
                   "simulate, map, diff, check, who-is.");
}

} // namespace gatepost::cli
