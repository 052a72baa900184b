// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/headername.h"
#include "core/text/whitespace.h"

#include <algorithm>
#include <array>
#include <string>

namespace gatepost {

namespace {

/// The header with addresses ("http(s)://…" up to the next white space) made blank; everything else stays where it is.
std::string withoutAddresses(std::string_view header) {
    std::string text(header);
    for (std::size_t colon = text.find("://"); colon != std::string::npos;
         colon = text.find("://", colon + 3)) {
        std::size_t scheme = 0;
        for (const std::string_view name : {"https", "http"})
            if (scheme == 0 && colon >= name.size() &&
                equalsIgnoringCase(std::string_view(text).substr(colon - name.size(), name.size()),
                                   name))
                scheme = name.size();
        if (scheme == 0)
            continue;
        for (std::size_t i = colon - scheme; i < text.size() && !isWhiteSpace(text[i]); ++i)
            text[i] = ' ';
    }
    return text;
}

/// What robots call themselves and browsers do not, in lower case; none has a character that belongs to no token but at its
/// end: "curl/" is told from "curled".
constexpr std::array<std::string_view, 16> kSigns = {
    "bot",   "crawl",  "spider",         "scrap",  "fetch", "slurp",      "python-", "curl/",
    "wget/", "libwww", "go-http-client", "okhttp", "java/", "httpclient", "axios/",  "aiohttp"};
/// A maker of telephones, whose browsers are not robots.
constexpr std::string_view kNoRobot = "cubot";
/// What browsers write after "compatible;", in lower case.
constexpr std::array<std::string_view, 9> kNoAgents = {
    "msie", "konqueror", "windows", "win32", "x11", "linux", "macintosh", "android", "iphone"};

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

/// The words of a header without addresses, with the names of the registry that begin at one of them.
class Header {
public:
    Header(std::string_view header, const Registry &registry)
        : m_header(header),
          m_text(withoutAddresses(header)),
          m_lower(toLower(m_text)),
          m_registry(registry) {}

    HeaderName name() {
        for (std::size_t at = 0; at < m_text.size(); ++at)
            if (const HeaderName found = knownAt(at); found.known != nullptr)
                return found;
        return unknown();
    }

private:
    [[nodiscard]] std::size_t runEnd(std::size_t at) const {
        while (at < m_text.size() && isTokenChar(m_text[at]))
            ++at;
        return at;
    }
    [[nodiscard]] std::string_view written(std::size_t from, std::size_t to) const {
        return m_header.substr(from, to - from);
    }

    /// The longest name that begins here.
    [[nodiscard]] HeaderName knownAt(std::size_t at) const {
        HeaderName best;
        const auto offer = [&](std::size_t size, const KnownAgent *agent) {
            if (agent != nullptr && size > best.written.size() && isNameAt(m_text, at, size))
                best = {written(at, at + size), agent, true};
        };
        if (isTokenChar(m_text[at]) && (at == 0 || !isTokenChar(m_text[at - 1])))
            offer(runEnd(at) - at, m_registry.find(written(at, runEnd(at))));
        for (const KnownAgent *odd : m_registry.oddTokens())
            if (startsWithIgnoringCase(std::string_view(m_lower).substr(at), odd->token))
                offer(odd->token.size(), odd);
        return best;
    }

    [[nodiscard]] HeaderName unknown() const {
        HeaderName first;
        HeaderName afterCompatible;
        HeaderName withSign;
        bool nextIsIt = false;
        for (std::size_t at = 0; at < m_text.size();) {
            const std::size_t end = runEnd(at);
            if (end == at) {
                ++at;
                continue;
            }
            const std::string_view lower = std::string_view(m_lower).substr(at, end - at);
            const std::string_view run = written(at, end);
            if (first.written.empty())
                first.written = run;
            if (nextIsIt && afterCompatible.written.empty() &&
                !std::ranges::contains(kNoAgents, lower))
                afterCompatible.written = run;
            const bool isName = at == 0 || !kBeforeNoName.contains(m_text[at - 1]);
            if (withSign.written.empty() && isName && isSigned(at, end))
                withSign.written = run;
            nextIsIt = lower.ends_with("compatible") && end < m_text.size() && m_text[end] == ';';
            at = end;
        }
        HeaderName best = !afterCompatible.written.empty() ? afterCompatible
                          : !withSign.written.empty()      ? withSign
                                                           : first;
        best.isRobot = !withSign.written.empty();
        return best;
    }
    [[nodiscard]] bool isSigned(std::size_t from, std::size_t to) const {
        if (std::string_view(m_lower).substr(from).starts_with(kNoRobot))
            return false;
        while (from < to && !hasSign(m_lower, from))
            ++from;
        return from < to;
    }

    std::string_view m_header;
    std::string m_text;
    std::string m_lower;
    const Registry &m_registry;
};

} // namespace

HeaderName nameInHeader(std::string_view header, const Registry &registry) {
    return Header(header, registry).name();
}

} // namespace gatepost
