// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "core/text/message.h"

#include <optional>

/// What may be between this machine and a site: a proxy, a network that wants a login, no network.
namespace gatepost::live {

struct Surroundings {
    bool namesProxy = false; ///< the environment names a proxy for such addresses
    bool usesProxy = false;  ///< and requests go through it
};

/// What to do about an answer for robots.txt that is probably not the site's; absent: nothing looks like that.
[[nodiscard]] std::optional<Message> advice(const Fetched &robots, const Surroundings &around);

/// True for an answer that only a network on the way gives: 511, which asks for a login (RFC 6585 6).
[[nodiscard]] bool isOfTheNetwork(const Fetched &answer);

} // namespace gatepost::live
