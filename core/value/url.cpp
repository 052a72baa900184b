// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/url.h"

#include "core/text/ascii.h"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include <algorithm>
#include <array>

namespace gatepost {
namespace {

/// Length of "scheme://" at the front (RFC 3986 §3.1), or 0.
std::size_t schemeLength(std::string_view url) {
    if (url.empty() || !isAlpha(url.front()))
        return 0;
    std::size_t end = 1;
    while (end < url.size() &&
           (isAlnum(url[end]) || url[end] == '+' || url[end] == '-' || url[end] == '.'))
        ++end;
    return url.substr(end).starts_with("://") ? end + 3 : 0;
}

bool isHigh(char c) {
    return static_cast<unsigned char>(c) > 127;
}

/// Boost.URL takes ASCII alone; people write IRIs.
std::string withHighBytesEscaped(std::string_view text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string escaped;
    escaped.reserve(text.size());
    for (const char c : text) {
        if (isHigh(c)) {
            const auto byte = static_cast<unsigned char>(c);
            escaped += '%';
            escaped += kHex[byte >> 4];
            escaped += kHex[byte & 15];
        } else {
            escaped += c;
        }
    }
    return escaped;
}

/// True if `text` is one or more parts with dots between, each made of characters that `isPart` takes.
template <typename Predicate>
bool isDotted(std::string_view text, Predicate isPart) {
    while (true) {
        const std::size_t dot = text.find('.');
        if (!isPart(text.substr(0, dot)))
            return false;
        if (dot == std::string_view::npos)
            return true;
        text.remove_prefix(dot + 1);
    }
}

bool isMailAtom(std::string_view atom) {
    static constexpr std::string_view kSpecial = "!#$%&'*+-/=?^_`{|}~";
    return !atom.empty() && std::ranges::all_of(atom, [](char c) {
        return isAlnum(c) || isHigh(c) || kSpecial.contains(c);
    });
}

bool isHostLabel(std::string_view label) {
    return !label.empty() && label.size() <= 63 && label.front() != '-' && label.back() != '-' &&
           std::ranges::all_of(label, [](char c) { return isAlnum(c) || isHigh(c) || c == '-'; });
}

/// Endings of file names that people type; a host's last label can be any other word.
constexpr std::array<std::string_view, 23> kFileEndings = {
    "html", "htm", "xhtml", "shtml", "php", "asp", "aspx", "jsp", "cgi", "txt", "xml", "rss",
    "json", "pdf", "jpg",   "jpeg",  "png", "gif", "webp", "svg", "js",  "css", "csv"};

/// S25: NAME:PORT, or a name with a dot whose last label is a word and no ending of a file.
bool beginsWithHost(std::string_view text) {
    const std::string_view first = text.substr(0, text.find_first_of("/?"));
    if (const std::size_t colon = first.rfind(':'); colon != std::string_view::npos) {
        const std::string_view port = first.substr(colon + 1);
        if (colon > 0 && !port.empty() && std::ranges::all_of(port, isDigit))
            return true;
    }
    const std::size_t dot = first.rfind('.');
    if (dot == std::string_view::npos)
        return false;
    const std::string_view label = first.substr(dot + 1);
    return label.size() >= 2 &&
           std::ranges::all_of(label, [](char c) { return isAlpha(c) || isHigh(c); }) &&
           std::ranges::none_of(kFileEndings, [label](std::string_view ending) {
               return equalsIgnoringCase(ending, label);
           });
}

} // namespace

bool isPathText(std::string_view text) {
    text = text.substr(0, text.find('#'));
    return text.starts_with('/') || (schemeLength(text) == 0 && !beginsWithHost(text));
}

std::string pathOfUrl(std::string_view url) {
    url = url.substr(0, url.find('#'));
    if (url.starts_with('/'))
        return std::string(url);
    const std::size_t scheme = schemeLength(url);
    if (scheme == 0 && !beginsWithHost(url))
        return std::string("/").append(url);
    url.remove_prefix(scheme);
    const auto begin = std::ranges::find_if(url, [](char c) { return c == '/' || c == '?'; });
    if (begin == url.end())
        return "/";
    url = {begin, url.end()};
    return url.front() == '?' ? std::string("/").append(url) : std::string(url);
}

std::string_view withoutQuery(std::string_view pathAndQuery) {
    return pathAndQuery.substr(0, pathAndQuery.find('?'));
}

std::string hostOfUrl(std::string_view url) {
    url = url.substr(0, url.find('#'));
    if (url.starts_with('/'))
        return {};
    std::string_view host = url.substr(schemeLength(url));
    host = host.substr(0, host.find_first_of("/?"));
    if (const std::size_t at = host.rfind('@'); at != std::string_view::npos)
        host.remove_prefix(at + 1);
    const std::size_t port = host.find_last_of(":]"); // "[::1]" is a host with colons
    if (port != std::string_view::npos && host[port] == ':')
        host = host.substr(0, port);
    if (host.ends_with('.'))
        host.remove_suffix(1);
    return toLower(host);
}

std::string originOfUrl(std::string_view url) {
    const std::size_t scheme = schemeLength(url);
    if (scheme == 0)
        return {};
    std::string_view host = url.substr(scheme);
    host = host.substr(0, host.find_first_of("/?#"));
    if (const std::size_t at = host.rfind('@'); at != std::string_view::npos)
        host.remove_prefix(at + 1);
    if (host.empty())
        return {};
    return toLower(url.substr(0, scheme)) + toLower(host);
}

bool isHttpUrl(std::string_view text) {
    const std::string escaped = withHighBytesEscaped(text);
    const auto url = boost::urls::parse_uri(escaped);
    return url &&
           (url->scheme_id() == boost::urls::scheme::http ||
            url->scheme_id() == boost::urls::scheme::https) &&
           !url->encoded_host().empty();
}

bool isMailAddress(std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos)
        return false;
    const std::string_view domain = text.substr(at + 1);
    const std::size_t lastDot = domain.rfind('.');
    if (lastDot == std::string_view::npos ||
        std::ranges::all_of(domain.substr(lastDot + 1), isDigit))
        return false;
    return isDotted(text.substr(0, at), isMailAtom) && isDotted(domain, isHostLabel);
}

} // namespace gatepost
