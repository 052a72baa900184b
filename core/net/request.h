// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "core/text/message.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// One request to a web server, by libcurl, which is loaded at the first one: where its redirects lead, what came of it, and why
/// nothing did. Blocks the thread until it ends; all else of Gatepost does without a network.
///
///     const Fetched got = fetch({.url = "https://shop.example/robots.txt"}, {});
///     got.answer()        // how it ended, as crawlers see it (S130)
///     got.bytes           // unpacked
///
/// http and https alone, no credentials, no cookies, no cache, no script. Each address is looked at when the connection is made to
/// it, on every hop, so that a name which changes its address gains nothing; all addresses of a name are tried.
namespace gatepost::net {

using live::Fetched;
using live::Header;
using live::Hop;
using live::Method;
using live::Request;

constexpr std::size_t kMostUnpacked = 1024 * 1024;
constexpr std::size_t kMostTimesPacked = 100;
constexpr std::size_t kMostHeaderBytes = 64 * 1024;

/// What tests put in the place of the outer world: they never leave their own machine.
struct StandIns {
    /// Addresses of a host, in digits; none: the name has no address.
    std::function<std::vector<std::string>(const std::string &host)> addresses;
    /// The port of 127.0.0.1 to which a connection is made instead of one to this address; absent: the connection is refused.
    std::function<std::optional<std::uint16_t>(const std::string &address, std::uint16_t port)>
        connection;
};

struct Options {
    std::chrono::milliseconds timeout{10'000}; ///< of one hop
    bool allowsPrivate = false; ///< --allow-private: addresses that are not public, too
    bool usesProxy = false;     ///< the proxy that the environment names; it resolves names itself
    std::string certificates =
        {}; ///< a file of certificates in place of the system's; empty: those
    std::stop_token stop = {};
    const StandIns *standIns = nullptr;
};

[[nodiscard]] Fetched fetch(const Request &request, const Options &options);

/// "Gatepost/0.2 (+https://…)", what is sent where no agent is named.
[[nodiscard]] std::string ownUserAgent();
/// True for an http or https URL with a host and without credentials; the error says what is wrong with it.
[[nodiscard]] std::optional<Message> whyNotFetched(std::string_view url);

} // namespace gatepost::net
