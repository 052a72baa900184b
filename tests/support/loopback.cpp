// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/loopback.h"

#include "core/text/ascii.h"

#if __has_include(<sys/socket.h>)
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <format>

namespace gatepost::test {

namespace {

constexpr int kPollMs = 20;

int listener(std::uint16_t &port) {
    const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (bind(made, reinterpret_cast<sockaddr *>(&address), length) != 0 ||
        getsockname(made, reinterpret_cast<sockaddr *>(&address), &length) != 0)
        return -1;
    port = ntohs(address.sin_port);
    return made;
}

bool isReadable(int socket) {
    pollfd what{socket, POLLIN, 0};
    return poll(&what, 1, kPollMs) > 0;
}

/// "GET /robots.txt HTTP/1.1\r\nHost: shop.example:81\r\n…" → "shop.example/robots.txt".
std::string keyOf(const std::string &request) {
    const std::size_t begin = request.find(' ') + 1;
    const std::string target = request.substr(begin, request.find(' ', begin) - begin);
    const std::size_t host = toLower(request).find("\r\nhost: ");
    if (host == std::string::npos)
        return target;
    const std::size_t from = host + 8;
    return request.substr(from, request.find_first_of(":\r", from) - from) + target;
}

bool sendAll(int connection, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

void resetConnection(int connection) {
    const linger now{1, 0};
    setsockopt(connection, SOL_SOCKET, SO_LINGER, &now, sizeof now);
}

} // namespace

Script answer(std::string_view status, std::string_view headers, std::string body) {
    std::string text = std::format("HTTP/1.1 {}\r\n{}", status, headers);
    const std::string lower = toLower(headers);
    if (!lower.contains("content-length:") && !lower.contains("transfer-encoding:"))
        text += std::format("Content-Length: {}\r\n", body.size());
    return {{Step::What::Send, text + "Connection: close\r\n\r\n" + std::move(body)}};
}

LoopbackServer::LoopbackServer() {
    m_listener = listener(m_port);
    constexpr int kBacklog = 64;
    if (m_listener >= 0 && listen(m_listener, kBacklog) == 0)
        m_thread = std::thread([this] { run(); });
}

LoopbackServer::~LoopbackServer() {
    m_ends = true;
    if (m_thread.joinable())
        m_thread.join();
    close(m_listener);
}

void LoopbackServer::put(const std::string &key, Script script) {
    const std::scoped_lock lock(m_mutex);
    m_scripts[key] = std::move(script);
}

std::vector<std::string> LoopbackServer::requests() const {
    const std::scoped_lock lock(m_mutex);
    return m_requests;
}

void LoopbackServer::run() {
    while (!m_ends) {
        if (!isReadable(m_listener))
            continue;
        const int connection = accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0)
            continue;
        serve(connection);
        close(connection);
    }
}

void LoopbackServer::serve(int connection) {
    std::string request;
    char part[4096];
    while (!request.contains("\r\n\r\n") && !m_ends) {
        if (!isReadable(connection))
            continue;
        const ssize_t got = recv(connection, part, sizeof part, 0);
        if (got <= 0)
            return;
        request.append(part, static_cast<std::size_t>(got));
    }
    Script script;
    {
        const std::scoped_lock lock(m_mutex);
        m_requests.push_back(request);
        const auto found = m_scripts.find(keyOf(request));
        script = found != m_scripts.end() ? found->second : answer("404 Not Found", "", "none");
    }
    for (const Step &step : script)
        switch (step.what) {
        case Step::What::Send: sendAll(connection, step.bytes); break;
        case Step::What::Drip:
            for (const char byte : step.bytes) {
                if (m_ends || !sendAll(connection, {&byte, 1}))
                    break;
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            }
            break;
        case Step::What::Wait:
            while (!m_ends &&
                   !(isReadable(connection) && recv(connection, part, sizeof part, 0) <= 0)) {
            }
            break;
        case Step::What::Reset: resetConnection(connection); return;
        }
    shutdown(connection, SHUT_WR);
    for (int i = 0; i < 10 && !m_ends; ++i) // until the client has read it all
        if (isReadable(connection) && recv(connection, part, sizeof part, 0) <= 0)
            break;
}

std::uint16_t closedPort() {
    std::uint16_t port = 0;
    const int made = listener(port);
    close(made);
    return port;
}

} // namespace gatepost::test
#endif
