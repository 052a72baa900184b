// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/net/request.h"

#include <string>
#include <vector>

/// Inside this room alone: one hop of a request, from the connection to the last byte.
namespace gatepost::net {

/// How one hop ended.
struct HopResult {
    Hop hop;
    std::vector<Header> headers;
    std::string body;   ///< as it came, at most kMostUnpacked + 1 bytes
    bool isCut = false; ///< there is more of it
    int code = 0;       ///< CURLcode
    bool isCancelled = false;
    bool isMissing = false;           ///< libcurl is not installed
    bool hasNoAddress = false;        ///< the host's name has none
    std::string error;                ///< in libcurl's words
    std::vector<std::string> refused; ///< addresses that no connection was made to
    bool connected = false;           ///< a connection to one of its addresses was tried
};

[[nodiscard]] HopResult runHop(const std::string &url, const Request &request,
                               const Options &options);

} // namespace gatepost::net
