// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/access/access.h"
#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What came of a request to a web server, however it was made: by core/net, or out of a record of earlier ones.
namespace gatepost::live {

/// A crawler follows so many; we follow more, to tell where they lead (RFC 9309 2.3.1.2).
constexpr int kCountedRedirects = 5;
constexpr int kMostRedirects = 10;

struct Header {
    std::string name; ///< as it was sent
    std::string value;
    friend bool operator==(const Header &, const Header &) = default;
};

enum class Method : std::uint8_t { Get, Head, FirstByte }; ///< FirstByte: GET with Range: bytes=0-0

struct Request {
    std::string url;
    Method method = Method::Get;
    std::string userAgent = {}; ///< empty: Gatepost's own
    friend bool operator==(const Request &, const Request &) = default;
};

/// An answer on the way to the last one, which is a hop, too.
struct Hop {
    std::string url;
    int status = 0; ///< 0: it did not answer
    std::string address = {};
    std::string location = {}; ///< as it was sent
    bool leavesTls = false;    ///< from https to http
    friend bool operator==(const Hop &, const Hop &) = default;
};

struct Fetched {
    Request request;
    std::vector<Hop> hops;
    std::vector<Header> headers; ///< of the last answer
    std::string bytes;           ///< unpacked
    std::size_t packed = 0;      ///< bytes of the body as they came
    bool isCut = false;          ///< larger than what is read: `bytes` is its beginning
    std::optional<FetchFailure> failure;
    bool isRefused = false;   ///< by us, so that nothing is known of the server
    bool isPrivate = false;   ///< refused because of its address alone
    bool isCancelled = false; ///< likewise
    Message why;              ///< of a failure or refusal, and of what is odd; a sentence

    /// There is an answer, good or bad, or a failure that a crawler would meet as well.
    [[nodiscard]] bool isKnown() const { return !isRefused && !isCancelled; }
    [[nodiscard]] int status() const { return hops.empty() ? 0 : hops.back().status; }
    [[nodiscard]] std::size_t redirects() const { return hops.empty() ? 0 : hops.size() - 1; }
    /// The value of the first header of this name, without case; empty if there is none.
    [[nodiscard]] std::string_view header(std::string_view name) const;
    /// As S130 states it; only of what isKnown(). More redirects than crawlers follow are a failure.
    [[nodiscard]] FileAnswer answer() const;
};

} // namespace gatepost::live
