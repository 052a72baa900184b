// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/addresses.h"

#include "core/logs/logtime.h"
#include "core/text/ascii.h"
#include "core/text/jsonbounds.h"
#include "core/text/listlimits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace gatepost::logs {

namespace {

constexpr std::array<std::string_view, kVerifiedCount> kVerifiedNames = {"", "verified", "spoofed",
                                                                         "unverifiable"};
constexpr std::int64_t kFresh = 30 * 86400;

bool readV4(std::string_view text, std::uint8_t *out) {
    for (int i = 0; i < 4; ++i) {
        unsigned value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || value > 255 || end - text.data() > 3)
            return false;
        out[i] = static_cast<std::uint8_t>(value);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (i < 3) {
            if (!text.starts_with('.'))
                return false;
            text.remove_prefix(1);
        }
    }
    return text.empty();
}

/// Groups of one half of an IPv6 address, as bytes; absent if it is not one.
std::optional<std::vector<std::uint8_t>> readGroups(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(':'), text.size());
        const std::string_view group = text.substr(0, end);
        if (group.contains('.')) {
            std::uint8_t v4[4];
            if (end != text.size() || !readV4(group, v4))
                return {};
            bytes.insert(bytes.end(), v4, v4 + 4);
            return bytes;
        }
        unsigned value = 0;
        const auto [stop, error] =
            std::from_chars(group.data(), group.data() + group.size(), value, 16);
        if (error != std::errc() || stop != group.data() + group.size() || group.size() > 4)
            return {};
        bytes.push_back(static_cast<std::uint8_t>(value >> 8));
        bytes.push_back(static_cast<std::uint8_t>(value & 255));
        if (end + 1 == text.size())
            return {};
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return bytes;
}

void collect(const nlohmann::json &value, std::vector<std::string> &texts) {
    if (value.is_string())
        texts.push_back(value.get<std::string>());
    else if (value.is_structured())
        for (const auto &inner : value)
            collect(inner, texts);
}

} // namespace

std::string_view verifiedName(Verified verified) {
    return kVerifiedNames[static_cast<std::size_t>(verified)];
}

std::optional<Verified> parseVerified(std::string_view name) {
    for (std::size_t i = 0; i < kVerifiedNames.size(); ++i)
        if (kVerifiedNames[i] == name)
            return static_cast<Verified>(i);
    return {};
}

/// "192.0.2.1:5555", "[2001:db8::7]:5555" and "[2001:db8::7]" without what is not the address.
static std::string_view withoutPort(std::string_view text) {
    const auto isPort = [](std::string_view port) {
        return !port.empty() && port.size() <= 5 && std::ranges::all_of(port, isDigit);
    };
    if (text.starts_with('[')) {
        const std::size_t close = text.find(']');
        if (close == std::string_view::npos)
            return text;
        const std::string_view rest = text.substr(close + 1);
        return rest.empty() || (rest.starts_with(':') && isPort(rest.substr(1)))
                   ? text.substr(1, close - 1)
                   : text;
    }
    const std::size_t colon = text.find(':');
    return colon != std::string_view::npos && text.substr(0, colon).contains('.') &&
                   isPort(text.substr(colon + 1))
               ? text.substr(0, colon)
               : text;
}

std::optional<Address> parseAddress(std::string_view text) {
    text = withoutPort(text);
    text = text.substr(0, text.find('%'));
    Address address{};
    if (!text.contains(':')) {
        address[10] = address[11] = 0xFF;
        if (!readV4(text, address.data() + 12))
            return {};
        return address;
    }
    const std::size_t gap = text.find("::");
    const auto head = readGroups(text.substr(0, gap));
    const auto tail = gap == std::string_view::npos
                          ? std::optional<std::vector<std::uint8_t>>(std::in_place)
                          : readGroups(text.substr(gap + 2));
    if (!head || !tail || head->size() + tail->size() > 16 ||
        (gap == std::string_view::npos && head->size() != 16))
        return {};
    std::ranges::copy(*head, address.begin());
    std::ranges::copy(*tail, address.end() - static_cast<std::ptrdiff_t>(tail->size()));
    return address;
}

bool AddressList::add(std::string_view cidr) {
    const std::size_t slash = cidr.find('/');
    const auto address = parseAddress(cidr.substr(0, slash));
    if (!address)
        return false;
    const bool isV4 = !cidr.substr(0, slash).contains(':');
    unsigned bits = isV4 ? 32 : 128;
    if (slash != std::string_view::npos) {
        const std::string_view digits = cidr.substr(slash + 1);
        unsigned given = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), given);
        if (error != std::errc() || end != digits.data() + digits.size() || given > bits)
            return false;
        bits = given;
    }
    bits += isV4 ? 96 : 0;
    Address low = *address;
    Address high = *address;
    for (unsigned bit = bits; bit < 128; ++bit) {
        const auto mask = static_cast<std::uint8_t>(0x80U >> bit % 8);
        low[bit / 8] = static_cast<std::uint8_t>(low[bit / 8] & ~mask);
        high[bit / 8] = static_cast<std::uint8_t>(high[bit / 8] | mask);
    }
    m_ranges.emplace_back(low, high);
    return true;
}

std::expected<AddressList, Message> AddressList::parse(std::string_view text) {
    if (!isJsonWithin(text, {limits::kJsonDepth, limits::kAddressValues}))
        return std::unexpected(
            Message(GATEPOST_TEXT("logs", "the list has more than %1 values or %2 levels"),
                    limits::kAddressValues, limits::kJsonDepth));
    AddressList list;
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_structured()) {
        std::vector<std::string> texts;
        collect(json, texts);
        for (const std::string &each : texts)
            list.add(each);
        if (json.is_object() && json.contains("creationTime") && json["creationTime"].is_string())
            list.m_created = parseLogTime(json["creationTime"].get<std::string>());
    } else {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view line = text.substr(0, end);
            line = trimmed(line.substr(0, line.find('#')));
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            if (!line.empty() && !list.add(line))
                return std::unexpected(
                    Message(GATEPOST_TEXT("logs", "%1 is not an address or a range of addresses"),
                            quoted(line)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    if (list.m_ranges.empty())
        return std::unexpected(Message(GATEPOST_TEXT("logs", "the list contains no addresses")));
    std::ranges::sort(list.m_ranges);
    std::vector<std::pair<Address, Address>> merged;
    for (const auto &range : list.m_ranges) {
        if (!merged.empty() && range.first <= merged.back().second)
            merged.back().second = std::max(merged.back().second, range.second);
        else
            merged.push_back(range);
    }
    list.m_ranges = std::move(merged);
    return list;
}

bool AddressList::contains(const Address &address) const {
    const auto after =
        std::ranges::upper_bound(m_ranges, address, {}, &std::pair<Address, Address>::first);
    return after != m_ranges.begin() && address <= std::prev(after)->second;
}

void Addresses::addList(std::string_view name, AddressList list) {
    m_lists.insert_or_assign(toLower(name), std::move(list));
}

void Addresses::addNames(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos)
            continue;
        std::string name = toLower(trimmed(line.substr(tab + 1)));
        while (name.ends_with('.'))
            name.pop_back();
        m_names.insert_or_assign(std::string(trimmed(line.substr(0, tab))), std::move(name));
    }
}

Verified Addresses::verify(const KnownAgent *agent, std::string_view address,
                           std::int64_t time) const {
    if (isEmpty())
        return Verified::None;
    if (agent == nullptr)
        return Verified::Unverifiable;
    const auto parsed = parseAddress(address);
    if (!parsed)
        return Verified::Unverifiable;
    bool isElsewhere = false;
    for (const std::string &name : {toLower(agent->token), toLower(agent->operatorName)}) {
        const auto list = m_lists.find(name);
        if (list == m_lists.end())
            continue;
        if (list->second.contains(*parsed))
            return Verified::Verified;
        isElsewhere =
            isElsewhere || !list->second.created() || time - *list->second.created() <= kFresh;
    }
    if (const auto name = m_names.find(std::string(address));
        name != m_names.end() && !agent->ptrSuffixes.empty()) {
        for (const std::string &suffix : agent->ptrSuffixes)
            if (name->second == toLower(suffix) || name->second.ends_with('.' + toLower(suffix)))
                return Verified::Verified;
        isElsewhere = true;
    }
    return isElsewhere ? Verified::Spoofed : Verified::Unverifiable;
}

} // namespace gatepost::logs
