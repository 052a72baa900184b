// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

/// A web server on 127.0.0.1 that says exactly what a test wrote, good or bad. It ends with the object.
namespace gatepost::test {

/// What is done with one connection, step by step.
struct Step {
    enum class What : std::uint8_t {
        Send,
        Drip,  ///< a byte every tenth of a second
        Wait,  ///< until the client closes the connection
        Reset, ///< ends the connection at once, what was sent may be lost
    };
    What what = What::Send;
    std::string bytes = {};
};
using Script = std::vector<Step>;

/// An answer with its headers; `headers`: lines with CRLF. Content-Length is added unless the headers have one or a
/// Transfer-Encoding.
[[nodiscard]] Script answer(std::string_view status, std::string_view headers, std::string body);

class LoopbackServer {
public:
    LoopbackServer();
    ~LoopbackServer();
    LoopbackServer(const LoopbackServer &) = delete;
    LoopbackServer &operator=(const LoopbackServer &) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// `key`: host and target of a request, "shop.example/robots.txt". Others get 404.
    void put(const std::string &key, Script script);
    /// All requests so far, whole: the line and the headers.
    [[nodiscard]] std::vector<std::string> requests() const;

private:
    void run();
    void serve(int connection);

    int m_listener = -1;
    std::uint16_t m_port = 0;
    std::atomic<bool> m_ends = false;
    mutable std::mutex m_mutex;
    std::map<std::string, Script> m_scripts;
    std::vector<std::string> m_requests;
    std::thread m_thread;
};

/// A port of 127.0.0.1 on which nobody listens.
[[nodiscard]] std::uint16_t closedPort();

} // namespace gatepost::test
