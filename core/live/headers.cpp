// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/headers.h"

#include "core/dialect/filerole.h"
#include "core/live/htmlhead.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace gatepost::live {

namespace {

bool containsIgnoringCase(std::string_view text, std::string_view part) {
    return toLower(text).contains(part);
}

bool has(const Fetched &answer, std::string_view name) {
    return std::ranges::any_of(answer.headers, [name](const Header &header) {
        return equalsIgnoringCase(header.name, name);
    });
}

/// The values of all headers of a name, joined as one list (RFC 9110 5.2).
std::string joined(const Fetched &answer, std::string_view name) {
    std::string all;
    for (const Header &header : answer.headers)
        if (equalsIgnoringCase(header.name, name))
            all += (all.empty() ? "" : ", ") + header.value;
    return all;
}

/// Headers that are shown as they are.
constexpr std::array<std::string_view, 8> kPlain = {
    "content-usage", "content-signal",   "tdm-reservation",  "tdm-policy",
    "crawler-price", "www-authenticate", "accept-signature", "payment-required"};

/// "googlebot: noindex, nofollow" → googlebot; unlike "unavailable_after: 25 Jun 2026", which is a rule.
std::string_view agentOfTag(std::string_view value) {
    const std::size_t colon = value.find(':');
    if (colon == std::string_view::npos)
        return {};
    const std::string_view name = trimmed(value.substr(0, colon));
    const std::string lower = toLower(name);
    const bool isRule = lower == "unavailable_after" || lower.starts_with("max-");
    return isRule || name.contains(',') || name.contains(' ') ? std::string_view() : name;
}

void addRobotsTag(std::vector<PageStatement> &out, std::string_view value) {
    const std::string_view agent = agentOfTag(value);
    if (!agent.empty())
        value = trimmed(value.substr(value.find(':') + 1));
    out.push_back({Origin::Header, "x-robots-tag", toLower(agent), std::string(value)});
}

void addHeader(std::vector<PageStatement> &out, const Header &header) {
    const std::string name = toLower(header.name);
    if (name == "x-robots-tag")
        addRobotsTag(out, header.value);
    else if (std::ranges::contains(kPlain, std::string_view(name)) ||
             name.starts_with("x-robots2-"))
        out.push_back({Origin::Header, name, {}, header.value});
    else if (name == "link" && (containsIgnoringCase(header.value, "license") ||
                                containsIgnoringCase(header.value, "describedby")))
        out.push_back({Origin::Header, name, {}, header.value});
}

} // namespace

std::string_view originName(Origin origin) {
    return origin == Origin::Header ? "header" : "meta";
}

std::vector<PageStatement> statementsOf(const Fetched &page) {
    std::vector<PageStatement> out;
    for (const Header &header : page.headers)
        if (out.size() < kMostStatements)
            addHeader(out, header);
    if (!containsIgnoringCase(page.header("Content-Type"), "html"))
        return out;
    for (const HeadElement &element : headElements(page.bytes, kMostStatements)) {
        const std::string name = toLower(element.name);
        if (out.size() == kMostStatements)
            break;
        if (element.isLink)
            out.push_back({Origin::Meta, "link", {}, element.content});
        else if (name == "googlebot" || name == "bingbot")
            out.push_back({Origin::Meta, "robots", name, element.content});
        else if (name == "robots" || name == "tdm-reservation" || name == "tdm-policy")
            out.push_back({Origin::Meta, name, {}, element.content});
    }
    return out;
}

SignalMap contentUsageOf(const Fetched &page) {
    // In a header there is no path before the dictionary: "/" stands for it (S110).
    const auto usage = parseContentUsage("/ " + joined(page, "Content-Usage"));
    return usage && has(page, "Content-Usage") ? usage->preferences : SignalMap();
}

SignalMap contentSignalOf(const Fetched &page) {
    return parseContentSignal(joined(page, "Content-Signal"));
}

std::vector<OriginSignal> joinedSignals(const SignalMap &ofFile, const SignalMap &ofHeader) {
    std::vector<OriginSignal> joined;
    for (const auto &[key, value] : ofFile)
        joined.push_back({key, value, rowOf(FileRole::Robots).fileName});
    for (const auto &[key, value] : ofHeader) {
        const auto found = std::ranges::find(joined, key, &OriginSignal::key);
        if (found == joined.end())
            joined.push_back({key, value, "header"});
        else if (isMoreRestrictive(value, found->value))
            *found = {key, value, "header"};
    }
    return joined;
}

bool saysNoIndex(const Fetched &page) {
    return std::ranges::any_of(statementsOf(page), [](const PageStatement &each) {
        if ((each.name != "robots" && each.name != "x-robots-tag") || !each.agent.empty())
            return false;
        std::string_view rest = each.value;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(','), rest.size());
            const std::string_view word = trimmed(rest.substr(0, end));
            if (equalsIgnoringCase(word, "noindex") || equalsIgnoringCase(word, "none"))
                return true;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return false;
    });
}

std::string_view deliveryNetwork(const Fetched &answer) {
    struct Mark {
        std::string_view header;
        std::string_view value; ///< in lower case; empty: any
        std::string_view network;
    };
    constexpr std::array kMarks = {
        Mark{"cf-ray", "", "Cloudflare"},          Mark{"server", "cloudflare", "Cloudflare"},
        Mark{"x-amz-cf-id", "", "CloudFront"},     Mark{"via", "cloudfront", "CloudFront"},
        Mark{"x-vercel-id", "", "Vercel"},         Mark{"server", "vercel", "Vercel"},
        Mark{"x-served-by", "cache-", "Fastly"},   Mark{"server", "akamai", "Akamai"},
        Mark{"x-akamai-request-id", "", "Akamai"}, Mark{"via", "varnish", "Varnish"},
        Mark{"x-nf-request-id", "", "Netlify"},    Mark{"server", "netlify", "Netlify"},
        Mark{"server", "bunnycdn", "Bunny"},       Mark{"x-sucuri-id", "", "Sucuri"}};
    for (const Mark &mark : kMarks)
        if (has(answer, mark.header) &&
            containsIgnoringCase(joined(answer, mark.header), mark.value))
            return mark.network;
    return {};
}

bool mayBeCached(const Fetched &answer) {
    const std::string_view text = answer.header("Age");
    std::uint32_t age = 0;
    std::from_chars(text.data(), text.data() + text.size(), age);
    return age > 0 || !deliveryNetwork(answer).empty();
}

std::string cacheBreaker(const Fetched &answer) {
    std::string seen;
    for (const Header &header : answer.headers)
        seen += header.name + ':' + header.value + '\n';
    constexpr std::size_t kDigits = 16;
    return sha256Hex(seen + answer.bytes).substr(0, kDigits);
}

std::optional<std::chrono::seconds> maxAge(const Fetched &answer) {
    const std::string control = toLower(joined(answer, "Cache-Control"));
    std::string_view rest = control;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view word = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        constexpr std::string_view kKey = "max-age=";
        if (!word.starts_with(kKey))
            continue;
        std::uint32_t seconds = 0;
        const auto [last, error] =
            std::from_chars(word.data() + kKey.size(), word.data() + word.size(), seconds);
        if (last != word.data() + word.size())
            continue;
        if (error == std::errc())
            return std::chrono::seconds(seconds);
        if (error == std::errc::result_out_of_range) // RFC 9111 1.2.2
            return std::chrono::seconds(std::int64_t{1} << 31);
    }
    return {};
}

std::string_view treatmentName(Treatment treatment) {
    switch (treatment) {
    case Treatment::Served: return "served";
    case Treatment::Refused: return "refused";
    case Treatment::Challenge: return "challenge";
    case Treatment::Price: return "price";
    case Treatment::WantsSignature: return "wants-signature";
    case Treatment::Inconclusive: return "inconclusive";
    }
    return "";
}

bool isChallenge(const Fetched &answer) {
    return equalsIgnoringCase(answer.header("cf-mitigated"), "challenge") ||
           has(answer, "x-vercel-mitigated") ||
           (answer.status() == 202 && has(answer, "x-amzn-waf-action"));
}

Treatment treatmentOf(const Fetched &asAgent, const Fetched &plain) {
    const int status = asAgent.status();
    if (isChallenge(asAgent))
        return Treatment::Challenge;
    if ((status == 402 && (has(asAgent, "crawler-price") || has(asAgent, "payment-required"))) ||
        containsIgnoringCase(joined(asAgent, "WWW-Authenticate"), "license"))
        return Treatment::Price;
    if (has(asAgent, "Accept-Signature"))
        return Treatment::WantsSignature;
    const bool isReset = asAgent.failure == FetchFailure::Truncated && status == 0;
    if (status == 403 || status == 401 || status == 451 || isReset)
        return Treatment::Refused;
    if (status != 200 || asAgent.failure || !asAgent.isKnown() || plain.status() != 200)
        return Treatment::Inconclusive;
    const bool sameTitle = titleOf(asAgent.bytes) == titleOf(plain.bytes);
    return sameTitle && asAgent.bytes.size() * 2 >= plain.bytes.size() ? Treatment::Served
                                                                       : Treatment::Inconclusive;
}

} // namespace gatepost::live
