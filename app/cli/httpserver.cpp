// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/httpserver.h"

#define BOOST_PROCESS_USE_STD_FS
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#if __has_include(<boost/process/v1/child.hpp>) // Boost 1.86 has moved them
#include <boost/process/v1/args.hpp>
#include <boost/process/v1/async.hpp>
#include <boost/process/v1/child.hpp>
#include <boost/process/v1/env.hpp>
#include <boost/process/v1/exe.hpp>
#include <boost/process/v1/group.hpp>
#include <boost/process/v1/io.hpp>
#include <boost/process/v1/search_path.hpp>
#else
#include <boost/process/args.hpp>
#include <boost/process/async.hpp>
#include <boost/process/child.hpp>
#include <boost/process/env.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/group.hpp>
#include <boost/process/io.hpp>
#include <boost/process/search_path.hpp>
#endif

#include <csignal>
#include <format>
#include <optional>
#include <utility>

namespace gatepost::cli {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
#if __has_include(<boost/process/v1/child.hpp>)
namespace process = boost::process::v1;
#else
namespace process = boost::process;
#endif
using Tcp = asio::ip::tcp;

constexpr std::uint32_t kMostHeader = 16 * 1024;
constexpr std::uint64_t kMostBody = 16 * 1024;
constexpr std::chrono::seconds kSilence{30};
constexpr std::size_t kMostConnections = 1024;

std::string textOf(beast::string_view text) {
    return {text.data(), text.size()};
}

} // namespace

struct HttpServer::Parts {
    Parts(lab::Rehearsal &served, VirtualClock &virtualClock, HttpServer &whole)
        : rehearsal(served), clock(virtualClock), server(whole), acceptor(context) {}

    lab::Rehearsal &rehearsal;
    VirtualClock &clock;
    HttpServer &server;
    asio::io_context context{1};
    Tcp::acceptor acceptor;
    std::size_t connections = 0;

    void accept();
    lab::Reply answer(const http::request<http::string_body> &request, const std::string &address);
};

namespace {

/// One connection. It ends with its last handler.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Tcp::socket socket, HttpServer::Parts &parts)
        : m_stream(std::move(socket)), m_parts(parts) {
        ++m_parts.connections;
        beast::error_code error;
        m_stream.socket().set_option(Tcp::no_delay(true), error);
        if (const auto end = m_stream.socket().remote_endpoint(error); !error)
            m_address = end.address().to_string();
    }
    ~Connection() { --m_parts.connections; }
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    void read() {
        m_parser.emplace();
        m_parser->header_limit(kMostHeader);
        m_parser->body_limit(kMostBody);
        m_stream.expires_after(kSilence);
        http::async_read(m_stream, m_buffer, *m_parser,
                         [self = shared_from_this()](beast::error_code error, std::size_t) {
                             self->onRead(error);
                         });
    }

private:
    void onRead(beast::error_code error) {
        if (error == http::error::end_of_stream)
            return close();
        if (error) {
            // What is not HTTP gets an answer, too; what is not there any more cannot.
            if (error.category() == http::make_error_code(http::error::bad_target).category())
                refuse(error);
            return;
        }
        const http::request<http::string_body> &request = m_parser->get();
        lab::Reply reply = m_parts.answer(request, m_address);
        m_response = {};
        m_response.version(request.version());
        m_response.result(static_cast<unsigned>(reply.status));
        for (const auto &[name, value] : reply.headers)
            m_response.insert(name, value);
        m_response.keep_alive(request.keep_alive());
        m_keep = request.keep_alive();
        if (request.method() == http::verb::head) {
            m_response.content_length(reply.body.size());
        } else if (reply.status != 304) {
            m_response.body() = std::move(reply.body);
            m_response.prepare_payload();
        }
        m_isHead = request.method() == http::verb::head;
        write();
    }

    void refuse(beast::error_code error) {
        m_response = {};
        m_response.version(11);
        m_response.result(error == http::error::header_limit || error == http::error::body_limit
                              ? http::status::payload_too_large
                              : http::status::bad_request);
        m_response.keep_alive(false);
        m_response.body() = "The request could not be read: " + error.message() + "\n";
        m_response.prepare_payload();
        m_keep = false;
        m_isHead = false;
        write();
    }

    void write() {
        m_serializer.emplace(m_response);
        if (m_isHead)
            m_serializer->split(true);
        const auto done = [self = shared_from_this()](beast::error_code error, std::size_t) {
            if (!error && self->m_keep)
                self->read();
            else if (!error)
                self->close();
        };
        m_stream.expires_after(kSilence);
        if (m_isHead)
            http::async_write_header(m_stream, *m_serializer, done);
        else
            http::async_write(m_stream, *m_serializer, done);
    }

    void close() {
        beast::error_code ignored; // the other side may be gone already
        m_stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    }

    beast::tcp_stream m_stream;
    HttpServer::Parts &m_parts;
    std::string m_address;
    beast::flat_buffer m_buffer{kMostHeader + kMostBody + 4096};
    std::optional<http::request_parser<http::string_body>> m_parser;
    http::response<http::string_body> m_response;
    std::optional<http::response_serializer<http::string_body>> m_serializer;
    bool m_keep = false;
    bool m_isHead = false;
};

} // namespace

void HttpServer::Parts::accept() {
    acceptor.async_accept([this](beast::error_code error, Tcp::socket socket) {
        if (error == asio::error::operation_aborted)
            return;
        if (!error && connections < kMostConnections)
            std::make_shared<Connection>(std::move(socket), *this)->read();
        accept();
    });
}

lab::Reply HttpServer::Parts::answer(const http::request<http::string_body> &request,
                                     const std::string &address) {
    lab::Request asked{.method = textOf(request.method_string()),
                       .target = textOf(request.target()),
                       .userAgent = textOf(request[http::field::user_agent]),
                       .referer = textOf(request[http::field::referer]),
                       .ifNoneMatch = textOf(request[http::field::if_none_match]),
                       .address = address};
    lab::Reply reply = rehearsal.answer(asked, clock.now());
    if (reply.moveClock && clock.stands())
        clock.move(*reply.moveClock);
    if (server.onServed && !server.onServed(reply.served))
        context.stop();
    return reply;
}

HttpServer::HttpServer(lab::Rehearsal &rehearsal, VirtualClock &clock)
    : m_parts(std::make_unique<Parts>(rehearsal, clock, *this)) {}

HttpServer::~HttpServer() = default;

std::string HttpServer::listen(const std::string &address, std::uint16_t port) {
    beast::error_code error;
    const auto parsed = asio::ip::make_address(address, error);
    if (error)
        return std::format("--bind {}: this is not an address such as 127.0.0.1 or ::1", address);
    const Tcp::endpoint end(parsed, port);
    Tcp::acceptor &acceptor = m_parts->acceptor;
    acceptor.open(end.protocol(), error);
#ifndef BOOST_ASIO_WINDOWS
    // On Windows this option would let two programs listen on one port.
    if (!error)
        acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
#endif
    if (!error)
        acceptor.bind(end, error);
    if (!error)
        acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error == asio::error::address_in_use)
        return std::format("port {} of {} is in use by another program; name another with --port",
                           port, address);
    if (error)
        return std::format("{} port {}: {}", address, port, error.message());
    m_parts->accept();
    return {};
}

std::string HttpServer::url() const {
    beast::error_code error;
    const auto end = m_parts->acceptor.local_endpoint(error);
    const std::string address = end.address().to_string();
    return std::format("http://{}:{}", end.address().is_v6() ? '[' + address + ']' : address,
                       end.port());
}

void HttpServer::run() {
    asio::signal_set signals(m_parts->context, SIGINT, SIGTERM);
    signals.async_wait([this](beast::error_code error, int) {
        if (!error)
            m_parts->context.stop();
    });
    m_parts->context.run();
}

void HttpServer::stop() {
    m_parts->context.stop();
}

CrawlerEnd HttpServer::runCrawler(const std::vector<std::string> &words,
                                  std::chrono::seconds limit) {
    asio::io_context &context = m_parts->context;
    CrawlerEnd end;
    const auto program = words.front().find_first_of("/\\") == std::string::npos
                             ? process::search_path(words.front())
                             : process::filesystem::path(words.front());
    if (program.empty())
        return {CrawlerEnd::How::NotStarted, 0, "this program is not on PATH"};
    asio::signal_set signals(context, SIGINT, SIGTERM);
    signals.async_wait([&](beast::error_code error, int) {
        if (error)
            return;
        end.how = CrawlerEnd::How::Interrupted;
        context.stop();
    });
    asio::steady_timer timer(context, limit);
    timer.async_wait([&](beast::error_code error) {
        if (error)
            return;
        end.how = CrawlerEnd::How::Limit;
        context.stop();
    });
    process::environment environment = boost::this_process::environment();
    environment["GATEPOST_URL"] = url();
    process::group group;
    std::error_code failed;
    process::child child(
        process::exe = program.string(),
        process::args = std::vector<std::string>(words.begin() + 1, words.end()), environment,
        group, failed, context, process::std_in < process::null,
        process::on_exit = [&](int status, const std::error_code &) {
            end.status = status;
            context.stop();
        });
    if (failed)
        return {CrawlerEnd::How::NotStarted, 0, failed.message()};
    context.run();
    // What the crawler started may have outlived it.
    std::error_code gone;
    group.terminate(gone);
    child.wait(gone);
    return end;
}

} // namespace gatepost::cli
