// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/compare.h"
#include "core/net/request.h"

#include <functional>
#include <string>
#include <string_view>

/// The requests to one site, one after the other, as live::nextRequest() says and with the waits that it says.
namespace gatepost::net {

/// Called after each answer, on the same thread, with all of them so far.
using Told = std::function<void(const live::Answers &answers)>;

/// Sends them and blocks until the last is answered, options.stop asks for an end, or the answer for robots.txt shows that nothing
/// can be known of the site (live::whyNothing()). `origin`: "https://shop.example".
[[nodiscard]] live::Answers gather(const std::string &origin, const Options &options,
                                   const Told &told);

/// Waits; false if `stop` was asked for meanwhile.
[[nodiscard]] bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop);

/// True if the environment names a proxy for URLs like this one: http_proxy, https_proxy, all_proxy as libcurl reads them.
[[nodiscard]] bool environmentNamesProxy(std::string_view url);

} // namespace gatepost::net
