// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/rehearsal.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// Sockets and a clock for a rehearsed site, and the crawler that is run against it. All that is decided, core/lab decides.
namespace gatepost::cli {

/// A clock that starts at any time and runs at any speed.
class VirtualClock {
public:
    /// `speed`: virtual seconds in a second; 0: it is stopped until it is moved.
    VirtualClock(Instant start, std::uint32_t speed)
        : m_start(start), m_speed(speed), m_begin(std::chrono::steady_clock::now()) {}
    [[nodiscard]] CrawlTime now() const {
        const auto passed = std::chrono::duration_cast<std::chrono::microseconds>(
            std::chrono::steady_clock::now() - m_begin);
        return m_start + passed * static_cast<std::int64_t>(m_speed);
    }
    /// Of a stopped clock, forward.
    void move(CrawlTime to) { m_start = to; }
    [[nodiscard]] bool stands() const { return m_speed == 0; }

private:
    CrawlTime m_start;
    std::uint32_t m_speed;
    std::chrono::steady_clock::time_point m_begin;
};

struct CrawlerEnd {
    enum class How : std::uint8_t {
        Exited,      ///< with `status`
        Limit,       ///< it was ended, because its time was over
        Interrupted, ///< the person ended it
        NotStarted   ///< `why` says why
    };
    How how = How::Exited;
    int status = 0;
    std::string why;
};

/// A web server for one rehearsal, on one thread. HTTP/1.1, kept connections; a connection that is silent for 30 s is closed,
/// and a request of more than 16 KiB is refused.
class HttpServer {
public:
    HttpServer(lab::Rehearsal &rehearsal, VirtualClock &clock);
    ~HttpServer();
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;

    /// Called for each request that was answered. False ends the server.
    std::function<bool(const lab::Served &)> onServed;

    /// `port` 0: any that is free. The error is a sentence, empty if there is none.
    [[nodiscard]] std::string listen(const std::string &address, std::uint16_t port);
    /// "http://127.0.0.1:8484".
    [[nodiscard]] std::string url() const;
    /// Until the person ends it (SIGINT, SIGTERM), or onServed does.
    void run();
    /// Has run() return. From any thread.
    void stop();
    /// Runs a program, which gets what is in this program's environment and GATEPOST_URL, until it ends or `limit` is over.
    /// Then all that it started has ended too.
    [[nodiscard]] CrawlerEnd runCrawler(const std::vector<std::string> &words,
                                        std::chrono::seconds limit);

    struct Parts; ///< in the source

private:
    std::unique_ptr<Parts> m_parts;
};

} // namespace gatepost::cli
