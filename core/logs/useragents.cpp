// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/logs/useragents.h"

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

/// Where `token` appears without case between characters that belong to no token.
bool appears(std::string_view header, std::string_view token) {
    for (std::size_t at = 0; at + token.size() <= header.size(); ++at)
        if (equalsIgnoringCase(header.substr(at, token.size()), token) &&
            (at == 0 || !isTokenChar(header[at - 1])) &&
            (at + token.size() == header.size() || !isTokenChar(header[at + token.size()])))
            return true;
    return false;
}

const KnownAgent *knownIn(std::string_view header, const Registry &registry) {
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
        offer(registry.find(header.substr(at, end - at)));
        at = end;
    }
    // Names of several words are not runs of a header.
    for (const KnownAgent &agent : registry.agents())
        if (!std::ranges::all_of(agent.token, isTokenChar) && appears(header, agent.token))
            offer(&agent);
    return best;
}

/// The name under which an unlisted robot goes; empty if the header is not that of a robot.
std::string_view robotIn(std::string_view header) {
    constexpr std::array<std::string_view, 16> kSigns = {
        "bot",   "crawl",  "spider",         "scrap",  "fetch", "slurp",      "python-", "curl/",
        "wget/", "libwww", "go-http-client", "okhttp", "java/", "httpclient", "axios/",  "aiohttp"};
    for (std::size_t at = 0; at < header.size();) {
        if (!isTokenChar(header[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < header.size() && isTokenChar(header[end]))
            ++end;
        const std::string_view run = header.substr(at, end - at);
        // With its "/", so that "curl/" is told from "curled".
        const std::string lower = toLower(header.substr(at, std::min(end + 1, header.size()) - at));
        // A maker of telephones, whose browsers are not robots.
        if (!lower.starts_with("cubot"))
            for (const std::string_view sign : kSigns)
                if (lower.contains(sign))
                    return run;
        at = end;
    }
    return {};
}

} // namespace

bool isUnknownName(std::string_view name) {
    return name.starts_with(kUnknown);
}

std::string agentNamed(std::string_view userAgent, const Registry &registry) {
    const std::string header = withoutAddresses(userAgent);
    if (const KnownAgent *known = knownIn(header, registry))
        return known->token;
    const std::string_view robot = robotIn(header);
    return robot.empty() ? std::string() : std::string(kUnknown) + std::string(robot);
}

Identity identityOfName(const std::string &name, const Registry &registry) {
    const bool unknown = isUnknownName(name);
    auto identity = identify(unknown ? std::string_view(name).substr(kUnknown.size()) : name, {},
                             unknown ? Registry() : registry);
    return identity ? std::move(*identity) : Identity{};
}

UserAgents::UserAgents(const Registry &registry, std::vector<std::string> only)
    : m_registry(registry), m_only(std::move(only)), m_slots(kSlots) {
    std::random_device device;
    m_seed = (std::uint64_t{device()} << 32) | device();
}

AgentNumber UserAgents::look(std::string_view userAgent, std::uint64_t hash) {
    const std::string name = agentNamed(userAgent, m_registry);
    const auto wanted = [&](const std::string &one) {
        return equalsIgnoringCase(one, name) ||
               (isUnknownName(name) &&
                equalsIgnoringCase(one, std::string_view(name).substr(kUnknown.size())));
    };
    AgentNumber agent = kNobody;
    if (!name.empty() && (m_only.empty() || std::ranges::any_of(m_only, wanted))) {
        if (const auto found = m_numbers.find(name); found != m_numbers.end()) {
            agent = found->second;
        } else if (m_names.size() < kMostNames) {
            agent = static_cast<AgentNumber>(m_names.size());
            m_names.push_back(name);
            m_numbers.emplace(name, agent);
        }
    }
    Slot &slot = m_slots[(hash >> 40) & (kSlots - 1)];
    slot.hash = hash;
    slot.size = static_cast<std::uint32_t>(userAgent.size());
    slot.agent = agent;
    slot.known = -1;
    return agent;
}

} // namespace gatepost::logs
