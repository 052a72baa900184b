// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/userregistry.h"
#include "core/lsp/frames.h"
#include "core/lsp/keepmemory.h"
#include "core/lsp/server.h"
#include "core/store/gitfolder.h"

#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

/// lsp: the language server on stdin and stdout.
namespace gatepost::cli {

namespace {

using lsp::FrameReader;

/// What the reading thread has read and the answering one has not. The reader waits while too much is here.
class Inbox {
public:
    void put(FrameReader::Frame frame) {
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this] { return m_bytes < kMostWaiting; });
        m_bytes += frame.content.size();
        m_frames.push_back(std::move(frame));
        m_news.notify_one();
    }
    void end() {
        const std::scoped_lock lock(m_mutex);
        m_ended = true;
        m_news.notify_one();
    }
    /// Everything that is here; with `wait` at least one, or none at the end.
    std::deque<FrameReader::Frame> take(bool wait) {
        std::unique_lock lock(m_mutex);
        if (wait)
            m_news.wait(lock, [this] { return m_ended || !m_frames.empty(); });
        m_bytes = 0;
        m_room.notify_one();
        return std::exchange(m_frames, {});
    }

private:
    static constexpr std::size_t kMostWaiting = lsp::kMostMessage;
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::condition_variable m_room;
    std::deque<FrameReader::Frame> m_frames;
    std::size_t m_bytes = 0;
    bool m_ended = false;
};

void readAll(Inbox &inbox) {
    FrameReader reader;
    std::string buffer(std::size_t{64} << 10, '\0');
    while (const std::size_t got = readInput(buffer.data(), buffer.size())) {
        reader.add(std::string_view(buffer).substr(0, got));
        while (auto frame = reader.next())
            inbox.put(std::move(*frame));
    }
    if (reader.isInside())
        inbox.put({"the stream ends inside of a message", true});
    inbox.end();
}

lsp::Host hostOf(Registry registry) {
    lsp::Host host;
    host.folder = [](const std::string &folder) {
        return std::make_unique<DiskFolder>(FileSystem::real(), folder);
    };
    host.head = [](const std::string &folder) -> std::unique_ptr<FolderFiles> {
        auto opened = GitFolder::open("git:HEAD", folder);
        return opened && !(*opened)->isFile() ? std::move(*opened) : nullptr;
    };
    host.now = now;
    host.registry = std::move(registry);
    host.syntax = kPathSyntax;
    return host;
}

/// False if nobody reads what is sent.
bool send(lsp::Server &server) {
    for (const std::string &message : server.sent()) {
        // Not put together: the problems of a large file are megabytes, and are sent after every key.
        const std::string header = lsp::frameHeader(message.size());
        for (const std::string &bytes : {std::cref(header), std::cref(message)})
            if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size())
                return false;
    }
    return std::fflush(stdout) == 0;
}

int runLsp() {
    auto registry = need(userRegistry());
    lsp::keepMemory();
    lsp::Server server(hostOf(std::move(registry)));
    // It ends with the process: nothing ends a read of stdin, and after `exit` nobody waits for one.
    static Inbox inbox;
    std::thread([] { readAll(inbox); }).detach();
    while (!server.isOver()) {
        // What came meanwhile is taken first, because it may cancel what waits.
        auto frames = inbox.take(false);
        if (frames.empty() && !server.work()) {
            frames = inbox.take(true);
            if (frames.empty())
                break;
        }
        for (const FrameReader::Frame &frame : frames)
            frame.isFault ? server.fault(frame.content) : server.take(frame.content);
        if (!send(server))
            break;
    }
    return server.status();
}

} // namespace

void addLspCommand(CLI::App &command, int &status) {
    // Clients add it to what they start; this is the only way that there is.
    command.add_flag("--stdio",
                     "Accepted and the default: messages come on stdin, answers go to stdout");
    command.footer(
        "Editors start it: see the manual's chapter on the command line for the settings "
        "of VS Code, Kate, Neovim and Helix.");
    command.callback([&status] { status = runLsp(); });
}

} // namespace gatepost::cli
