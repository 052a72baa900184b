// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/text/message.h"

#include <array>
#include <compare>
#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// Whether a request came from the operator whose crawler it calls itself: by address lists that the user has, offline.
namespace gatepost::logs {

/// None: nobody asked. Unverifiable: nothing is published, or it is too old: never evidence against anybody.
enum class Verified : std::uint8_t { None, Verified, Spoofed, Unverifiable };
constexpr std::size_t kVerifiedCount = 4;
[[nodiscard]] std::string_view verifiedName(Verified verified); ///< empty for None
[[nodiscard]] std::optional<Verified> parseVerified(std::string_view name);

/// 128 bits; IPv4 is mapped (::ffff:a.b.c.d).
using Address = std::array<std::uint8_t, 16>;
[[nodiscard]] std::optional<Address> parseAddress(std::string_view text);

/// One operator's list: JSON with "prefixes" of "ipv4Prefix" and "ipv6Prefix" (Google, Bing, OpenAI and others), JSON of any
/// shape with CIDR texts in it, or lines of CIDR.
class AddressList {
public:
    [[nodiscard]] static std::expected<AddressList, Message> parse(std::string_view text);
    [[nodiscard]] bool contains(const Address &address) const;
    [[nodiscard]] std::optional<std::int64_t> created() const { return m_created; }
    [[nodiscard]] std::size_t size() const { return m_ranges.size(); }

private:
    bool add(std::string_view cidr);
    std::vector<std::pair<Address, Address>> m_ranges; ///< sorted, apart from each other
    std::optional<std::int64_t> m_created;
};

class Addresses {
public:
    /// `name`: a token or an operator of the registry, without case.
    void addList(std::string_view name, AddressList list);
    /// Lines "ADDRESS TAB NAME" from a resolver; lines that are not are left out.
    void addNames(std::string_view text);
    [[nodiscard]] bool isEmpty() const { return m_lists.empty() && m_names.empty(); }
    /// A list counts against somebody up to 30 days after it was made.
    [[nodiscard]] Verified verify(const KnownAgent *agent, std::string_view address,
                                  std::int64_t time) const;

private:
    std::map<std::string, AddressList> m_lists; ///< by name in lower case
    std::unordered_map<std::string, std::string> m_names;
};

} // namespace gatepost::logs
