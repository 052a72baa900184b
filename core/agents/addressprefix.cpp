// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/importagents.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace gatepost {

namespace {

/// A whole number of at most three digits, or nothing.
std::optional<int> smallNumber(std::string_view text) {
    if (text.empty() || text.size() > 3 || !std::ranges::all_of(text, isDigit) ||
        (text.size() > 1 && text.front() == '0'))
        return {};
    int value = 0;
    for (const char digit : text)
        value = value * 10 + (digit - '0');
    return value;
}

bool isIpv4(std::string_view text) {
    for (int part = 0; part < 4; ++part) {
        const std::size_t end = part < 3 ? text.find('.') : text.size();
        if (end == std::string_view::npos)
            return false;
        const auto value = smallNumber(text.substr(0, end));
        if (!value || *value > 255)
            return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

/// Groups of hexadecimal digits, one "::" at most, an IPv4 address in place of the last two.
bool isIpv6(std::string_view text) {
    int groups = 0;
    bool shortened = false;
    if (text.starts_with("::")) {
        shortened = true;
        text.remove_prefix(2);
    }
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(':'), text.size());
        const std::string_view group = text.substr(0, end);
        if (end == text.size() && group.contains('.'))
            return isIpv4(group) && (shortened ? groups <= 5 : groups == 6);
        const auto isHex = [](char c) {
            return isDigit(c) || (asciiLower(c) >= 'a' && asciiLower(c) <= 'f');
        };
        if (group.empty() || group.size() > 4 || !std::ranges::all_of(group, isHex) || ++groups > 8)
            return false;
        text.remove_prefix(end);
        if (text.starts_with("::")) {
            if (shortened)
                return false;
            shortened = true;
            text.remove_prefix(2);
        } else if (!text.empty()) {
            text.remove_prefix(1);
            if (text.empty())
                return false;
        }
    }
    return shortened ? groups <= 7 : groups == 8;
}

} // namespace

bool isAddressPrefix(std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::string_view address = text.substr(0, slash);
    const bool isV4 = isIpv4(address);
    if (!isV4 && !isIpv6(address))
        return false;
    if (slash == std::string_view::npos)
        return true;
    // A shorter one is not an operator's: 0.0.0.0/0 would let everybody in.
    constexpr int kLeastV4 = 8;
    constexpr int kLeastV6 = 16;
    const auto length = smallNumber(text.substr(slash + 1));
    return length && *length <= (isV4 ? 32 : 128) && *length >= (isV4 ? kLeastV4 : kLeastV6);
}

} // namespace gatepost
