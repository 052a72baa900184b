// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string_view>

namespace gatepost::net {

/// True for an address, in digits, that a stranger's file may be fetched from: one of the public internet. Loopback, private,
/// link-local, multicast, documentation, 6to4, Teredo, NAT64 and reserved ones are not (IANA's special-purpose registries, RFC
/// 6890), nor is a text that is no address.
[[nodiscard]] bool isPublicAddress(std::string_view address);

} // namespace gatepost::net
