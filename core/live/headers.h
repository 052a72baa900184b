// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "core/text/message.h"
#include "core/value/signals.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the headers of an answer, and the head of a start page, say to crawlers.
namespace gatepost::live {

/// Where a statement about a page stands (S135).
enum class Origin : std::uint8_t { Header, Meta };
[[nodiscard]] std::string_view originName(Origin origin); ///< "header", "meta"

struct PageStatement {
    Origin origin = Origin::Header;
    std::string name;  ///< "x-robots-tag", "tdm-reservation", "robots": in lower case
    std::string agent; ///< of X-Robots-Tag "bot: noindex" and of meta "googlebot"; empty: all
    std::string value;
    friend bool operator==(const PageStatement &, const PageStatement &) = default;
};

/// X-Robots-Tag, Content-Usage, Content-Signal, TDM headers, Link with rel license and describedby, prices, X-Robots2-*; then
/// meta robots, googlebot, bingbot and tdm-reservation and link rel=license of the page's head. Of a page at most kMostStatements.
[[nodiscard]] std::vector<PageStatement> statementsOf(const Fetched &page);
constexpr std::size_t kMostStatements = 200;

/// Content-Usage of a page: all its header lines joined with commas are one dictionary (RFC 9651). Empty where that is none.
[[nodiscard]] SignalMap contentUsageOf(const Fetched &page);
[[nodiscard]] SignalMap contentSignalOf(const Fetched &page);

/// A signal of a page with where it stands: "robots.txt" or "header" (S135).
struct OriginSignal {
    std::string key;
    std::string value;
    std::string_view origin;
    friend bool operator==(const OriginSignal &, const OriginSignal &) = default;
};
/// What robots.txt and the page's own headers say together: of a key the more restrictive value, of equal ones robots.txt's.
[[nodiscard]] std::vector<OriginSignal> joinedSignals(const SignalMap &ofFile,
                                                      const SignalMap &ofHeader);

/// noindex or none for every agent, in a header or in the page.
[[nodiscard]] bool saysNoIndex(const Fetched &page);

/// "Cloudflare": which content delivery network the headers name; empty: none.
[[nodiscard]] std::string_view deliveryNetwork(const Fetched &answer);
/// The answer may be an older copy: it has an Age, or came through a content delivery network.
[[nodiscard]] bool mayBeCached(const Fetched &answer);
/// A text that no cache has seen in a query, from what the answer has of its own.
[[nodiscard]] std::string cacheBreaker(const Fetched &answer);
/// max-age of Cache-Control; absent: not stated.
[[nodiscard]] std::optional<std::chrono::seconds> maxAge(const Fetched &answer);

/// How a server treats an agent's name (--as), beside how it treats Gatepost's own.
enum class Treatment : std::uint8_t {
    Served,
    Refused,
    Challenge,
    Price,
    WantsSignature,
    Inconclusive
};
[[nodiscard]] std::string_view treatmentName(Treatment treatment); ///< "served", …
/// `plain`: the same request without the agent's name.
[[nodiscard]] Treatment treatmentOf(const Fetched &asAgent, const Fetched &plain);

/// A firewall's question in place of the page, whatever its status.
[[nodiscard]] bool isChallenge(const Fetched &answer);

} // namespace gatepost::live
