// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/useragents.h"

#include "core/logs/splitter.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <random>

namespace gatepost::logs {

namespace {

constexpr std::string_view kUnknown = "unknown: ";

bool isTokenChar(char c) {
    return isAlnum(c) || c == '_' || c == '.' || c == '-';
}

/// The header with addresses ("http(s)://…" up to the next white space) made blank; everything else stays where it is.
std::string withoutAddresses(std::string_view header) {
    std::string text(header);
    for (std::size_t colon = text.find("://"); colon != std::string::npos;
         colon = text.find("://", colon + 3)) {
        std::size_t begin = colon;
        while (begin > 0 && isAlpha(text[begin - 1]))
            --begin;
        const std::string_view scheme = std::string_view(text).substr(begin, colon - begin);
        const std::size_t size =
            scheme.size() >= 5 && equalsIgnoringCase(scheme.substr(scheme.size() - 5), "https") ? 5
            : scheme.size() >= 4 && equalsIgnoringCase(scheme.substr(scheme.size() - 4), "http")
                ? 4
                : 0;
        if (size == 0)
            continue;
        for (std::size_t i = colon - size; i < text.size() && text[i] != ' ' && text[i] != '\t';
             ++i)
            text[i] = ' ';
    }
    return text;
}

/// Where `token` appears between characters that belong to no token; both in lower case.
bool appears(std::string_view lower, std::string_view token) {
    for (std::size_t at = lower.find(token); at != std::string_view::npos;
         at = lower.find(token, at + 1))
        if ((at == 0 || !isTokenChar(lower[at - 1])) &&
            (at + token.size() == lower.size() || !isTokenChar(lower[at + token.size()])))
            return true;
    return false;
}

/// What robots call themselves and browsers do not, in lower case; none has a character that belongs to no token but at its
/// end: "curl/" is told from "curled".
constexpr std::array<std::string_view, 16> kSigns = {
    "bot",   "crawl",  "spider",         "scrap",  "fetch", "slurp",      "python-", "curl/",
    "wget/", "libwww", "go-http-client", "okhttp", "java/", "httpclient", "axios/",  "aiohttp"};

bool hasSign(std::string_view lower, std::size_t at) {
    static constexpr auto kFirst = [] {
        std::array<bool, 256> first{};
        for (const std::string_view sign : kSigns)
            first[static_cast<unsigned char>(sign.front())] = true;
        return first;
    }();
    return kFirst[static_cast<unsigned char>(lower[at])] &&
           std::ranges::any_of(kSigns, [rest = lower.substr(at)](std::string_view sign) {
               return rest.starts_with(sign);
           });
}

/// The name under which an unlisted robot goes; empty if the header is not that of a robot.
std::string_view robotIn(std::string_view header, std::string_view lower) {
    for (std::size_t at = 0; at < lower.size(); ++at) {
        if (!hasSign(lower, at))
            continue;
        std::size_t begin = at;
        while (begin > 0 && isTokenChar(header[begin - 1]))
            --begin;
        std::size_t end = at;
        while (end < header.size() && isTokenChar(header[end]))
            ++end;
        // A maker of telephones, whose browsers are not robots.
        if (!lower.substr(begin).starts_with("cubot"))
            return header.substr(begin, end - begin);
        at = end - 1;
    }
    return {};
}

} // namespace

bool isUnknownName(std::string_view name) {
    return name.starts_with(kUnknown);
}

AgentFinder::AgentFinder(const Registry &registry) : m_registry(registry) {
    for (const KnownAgent &agent : m_registry.agents())
        if (!std::ranges::all_of(agent.token, isTokenChar))
            m_odd.push_back({toLower(agent.token), &agent});
}

const KnownAgent *AgentFinder::known(std::string_view header, std::string_view lower) const {
    const KnownAgent *best = nullptr;
    const auto offer = [&best](const KnownAgent *agent) {
        if (agent != nullptr && (best == nullptr || agent->token.size() > best->token.size()))
            best = agent;
    };
    for (std::size_t at = 0; at < header.size();) {
        if (!isTokenChar(header[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < header.size() && isTokenChar(header[end]))
            ++end;
        offer(m_registry.find(header.substr(at, end - at)));
        at = end;
    }
    for (const Odd &odd : m_odd)
        if (appears(lower, odd.token))
            offer(odd.agent);
    return best;
}

std::string AgentFinder::named(std::string_view userAgent) const {
    const std::string header = withoutAddresses(userAgent);
    const std::string lower = toLower(header);
    if (const KnownAgent *found = known(header, lower))
        return found->token;
    const std::string_view robot = robotIn(header, lower);
    return robot.empty() ? std::string() : std::string(kUnknown) + std::string(robot);
}

Identity identityOfName(const std::string &name, const Registry &registry) {
    const bool unknown = isUnknownName(name);
    auto identity = identify(unknown ? std::string_view(name).substr(kUnknown.size()) : name, {},
                             unknown ? Registry() : registry);
    return identity ? std::move(*identity) : Identity{};
}

UserAgents::UserAgents(const Registry &registry, std::vector<std::string> only)
    : m_finder(registry), m_only(std::move(only)), m_sets(kSets) {
    std::random_device device;
    m_seed = (std::uint64_t{device()} << 32) | device();
}

AgentNumber UserAgents::look(std::string_view userAgent, std::uint64_t hash, Set &set,
                             bool isEscaped) {
    std::string scratch;
    const std::string name = m_finder.named(isEscaped ? unescaped(userAgent, scratch) : userAgent);
    const auto wanted = [&](const std::string &one) {
        return equalsIgnoringCase(one, name) ||
               (isUnknownName(name) &&
                equalsIgnoringCase(one, std::string_view(name).substr(kUnknown.size())));
    };
    AgentNumber agent = kNobody;
    if (!name.empty() && (m_only.empty() || std::ranges::any_of(m_only, wanted))) {
        if (const auto found = m_numbers.find(name); found != m_numbers.end()) {
            agent = found->second;
        } else {
            agent = static_cast<AgentNumber>(m_names.size());
            m_names.push_back(name);
            m_numbers.emplace(name, agent);
        }
    }
    for (std::size_t way = kWays - 1; way > 0; --way) {
        set.hashes[way] = set.hashes[way - 1];
        set.agents[way] = set.agents[way - 1];
    }
    set.hashes[0] = hash;
    set.agents[0] = agent;
    return agent;
}

void UserAgents::forgetNames() {
    m_names.clear();
    m_numbers.clear();
    std::ranges::fill(m_sets, Set());
}

} // namespace gatepost::logs
