// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/httpserver.h"
#include "app/cli/labsite.h"
#include "core/simulate/missing.h"
#include "core/store/nativepath.h"

#include <array>
#include <csignal>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

/// "serve": a draft on a web server of one's own, with a virtual clock.
namespace gatepost::cli {

namespace {

struct ServeOptions {
    std::string site;
    std::uint16_t port = 8484;
    std::string bind = "127.0.0.1";
    std::string clock;
    std::optional<std::uint32_t> speed;
    std::string enforce;
    std::string scenario;
    std::string log;
    std::string reading = "author";
    bool endWithStdin = false;
};

/// Ends a server at the end of stdin. Another thread waits for that; it may outlive the server, which it does not touch then.
class EndWithStdin {
public:
    explicit EndWithStdin(HttpServer &server) : m_shared(std::make_shared<Shared>()) {
        m_shared->server = &server;
        std::thread([shared = m_shared] {
            std::array<char, 256> ignored{};
            while (readInput(ignored.data(), ignored.size()) > 0) {
            }
            const std::lock_guard lock(shared->mutex);
            if (shared->server != nullptr)
                shared->server->stop();
        }).detach();
    }
    ~EndWithStdin() {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->server = nullptr;
    }
    EndWithStdin(const EndWithStdin &) = delete;
    EndWithStdin &operator=(const EndWithStdin &) = delete;

private:
    struct Shared {
        std::mutex mutex;
        HttpServer *server = nullptr;
    };
    std::shared_ptr<Shared> m_shared;
};

int runServe(const ServeOptions &options) {
    auto site = readLabSite(options.site, options.scenario);
    const auto terms =
        labTerms(site.scenario, options.clock, options.speed, options.enforce, options.reading);
    const auto missing = missingPart(site.site);
    std::ofstream file;
    if (!options.log.empty()) {
        file.open(nativePath(options.log), std::ios::binary | std::ios::app);
        if (!file)
            fail(options.log + ": the log cannot be written");
    }
    std::ostream &log = options.log.empty() ? std::cout : file;
    lab::Rehearsal rehearsal(std::move(site.site), std::move(site.settings),
                             std::move(site.scenario), terms.rehearsal);
    VirtualClock clock(terms.rehearsal.start, terms.speed);
    HttpServer server(rehearsal, clock);
    if (const std::string error = server.listen(options.bind, options.port); !error.empty())
        fail(error);
    bool isWritten = true;
    server.onServed = [&](const lab::Served &served) {
        log << lab::combinedLine(served) << std::flush;
        isWritten = static_cast<bool>(log);
        return isWritten;
    };
#ifdef SIGPIPE
    // A reader of the log that is gone is an error to report, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    std::optional<EndWithStdin> end;
    if (options.endWithStdin)
        end.emplace(server);
    std::cerr << "Serving " << server.url() << " until Ctrl+C; the clock is at "
              << formatInstant(terms.rehearsal.start) << std::endl;
    if (missing) // below the address, which programs wait for
        say("note: " + missing->english());
    server.run();
    end.reset();
    if (isWritten)
        return kDone;
    std::cout.clear();
    fail("the log could not be written, so the server has ended");
}

} // namespace

void addServeCommand(CLI::App &command, int &status) {
    auto &options = runs<ServeOptions>(command, status, runServe);
    command.add_option("SITE", options.site, "Folder of the site, or its robots.txt")
        ->transform(asPath());
    command.add_option("--port", options.port, "Port; 0 is any that is free")
        ->capture_default_str();
    command
        .add_option("--bind", options.bind,
                    "Address to listen on; another than 127.0.0.1 lets others in")
        ->capture_default_str();
    command.add_option("--clock", options.clock,
                       "Where the clock starts, such as 2026-11-20T07:00:00Z, or now");
    command.add_option("--clock-speed", options.speed,
                       "Seconds of the clock in a second; 0: it is stopped, and requests move it");
    command
        .add_option("--enforce", options.enforce,
                    "off, or verdict: refuse what the policy does not allow")
        ->check(CLI::IsMember({"off", "verdict"}));
    command.add_option("--scenario", options.scenario, "What happens to the site and when, YAML")
        ->transform(asPath());
    command
        .add_option("--log", options.log, "File that the access log is added to, instead of stdout")
        ->transform(asPath());
    command.add_option("--reading", options.reading,
                       "author, rfc9309, google, koster1994 or known");
    command.add_flag("--end-with-stdin", options.endWithStdin,
                     "End when stdin does, for programs that start the server");
}

} // namespace gatepost::cli
