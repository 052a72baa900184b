// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/net/addresspolicy.h"

#include "core/logs/addresses.h"

#include <algorithm>

namespace gatepost::net {

namespace {

/// What is not public although it is of IPv4, or of 2000::/3, outside of which no address of IPv6 is.
constexpr std::string_view kSpecial = "0.0.0.0/8\n"
                                      "10.0.0.0/8\n"
                                      "100.64.0.0/10\n"
                                      "127.0.0.0/8\n"
                                      "169.254.0.0/16\n"
                                      "172.16.0.0/12\n"
                                      "192.0.0.0/24\n"
                                      "192.0.2.0/24\n"
                                      "192.88.99.0/24\n"
                                      "192.168.0.0/16\n"
                                      "198.18.0.0/15\n"
                                      "198.51.100.0/24\n"
                                      "203.0.113.0/24\n"
                                      "224.0.0.0/3\n"
                                      "2001::/23\n"
                                      "2001:db8::/32\n"
                                      "2002::/16\n"
                                      "3fff::/20\n";

bool isMapped(const logs::Address &address) {
    return std::all_of(address.begin(), address.begin() + 10,
                       [](auto byte) { return byte == 0; }) &&
           address[10] == 0xFF && address[11] == 0xFF;
}

} // namespace

bool isPublicAddress(std::string_view text) {
    static const auto special = logs::AddressList::parse(kSpecial);
    const auto address = logs::parseAddress(text);
    if (!address || !special)
        return false;
    constexpr unsigned kUnicastBits = 0xE0;
    constexpr unsigned kUnicast = 0x20;
    if (!isMapped(*address) && ((*address)[0] & kUnicastBits) != kUnicast)
        return false;
    return !special->contains(*address);
}

} // namespace gatepost::net
