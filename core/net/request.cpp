// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/net/request.h"

#include "core/access/access.h"
#include "core/net/connection.h"
#include "core/net/curllibrary.h"
#include "core/net/unpack.h"
#include "core/text/ascii.h"
#include "core/text/version.h"
#include "core/value/url.h"

#include <boost/url/parse.hpp>
#include <boost/url/url.hpp>

#include <algorithm>
#include <format>

namespace gatepost::net {

namespace {

constexpr std::size_t kLongestUrl = 8192;

/// Bytes that a URL cannot contain, as people and servers write them, in their escaped form.
std::string escaped(std::string_view url) {
    std::string out;
    for (const char c : url)
        if (static_cast<unsigned char>(c) > 127 || c == ' ' || isControl(c))
            out += std::format("%{:02X}", static_cast<unsigned char>(c));
        else
            out += c;
    return out;
}

/// Where a Location leads: absolute, without its fragment; absent if it is no URL of http or https.
std::optional<std::string> targetOf(const std::string &base, std::string_view location) {
    const std::string text = escaped(trimmed(location));
    const auto from = boost::urls::parse_uri(base);
    const auto to = boost::urls::parse_uri_reference(text);
    if (!from || !to || text.empty())
        return {};
    boost::urls::url target;
    if (!boost::urls::resolve(*from, *to, target))
        return {};
    target.remove_fragment();
    const std::string_view scheme = target.scheme();
    if ((!equalsIgnoringCase(scheme, "http") && !equalsIgnoringCase(scheme, "https")) ||
        target.encoded_host().empty())
        return {};
    const std::string_view whole = target.buffer();
    return std::string(whole);
}

bool isRedirect(int status) {
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

/// The hops of one request, one after the other.
class Walk {
public:
    Walk(const Request &request, const Options &options) : m_options(options) {
        m_out.request = request;
    }

    Fetched run() {
        std::string url = escaped(trimmed(m_out.request.url));
        url = url.substr(0, url.find('#'));
        while (true) {
            if (auto why = whyNotFetched(url)) {
                refuse(std::move(*why));
                return std::move(m_out);
            }
            HopResult result = runHop(url, m_out.request, m_options);
            m_out.headers = result.headers;
            result.hop.location = m_out.header("Location");
            m_out.hops.push_back(result.hop);
            noteDowngrade();
            if (!ended(result))
                return std::move(m_out);
            const auto next = nextUrl(url, result);
            if (!next) {
                takeBody(result);
                return std::move(m_out);
            }
            url = *next;
        }
    }

private:
    void refuse(Message why) {
        m_out.isRefused = true;
        m_out.why = std::move(why);
    }
    void fail(FetchFailure failure, Message why) {
        m_out.failure = failure;
        m_out.why = std::move(why);
    }

    void noteDowngrade() {
        const std::size_t count = m_out.hops.size();
        if (count > 1)
            m_out.hops.back().leavesTls = m_out.hops[count - 2].url.starts_with("https:") &&
                                          m_out.hops.back().url.starts_with("http:");
    }

    /// Whether there is an answer to look at; else says why there is none.
    bool ended(const HopResult &result) {
        const std::string host = hostOfUrl(result.hop.url);
        if (result.isMissing) {
            refuse(GATEPOST_TEXT("net", "Nothing can be fetched: libcurl is not installed, or is "
                                        "older than 7.85. Install libcurl4."));
        } else if (result.isCancelled) {
            m_out.isCancelled = true;
            m_out.why = GATEPOST_TEXT("net", "Stopped.");
        } else if (result.code == kCurlCouldNotResolveProxy) {
            refuse({GATEPOST_TEXT("net", "The proxy was not found: %1."), result.error});
        } else if (result.hasNoAddress) {
            fail(FetchFailure::Dns,
                 {GATEPOST_TEXT("net", "%1 has no address. Is the name right, and "
                                       "is there a network?"),
                  gatepost::quoted(host)});
        } else if (!result.refused.empty() && !result.connected) {
            m_out.isPrivate = true;
            refuse({GATEPOST_TEXT("net", "%1 is at %2, which is not a public address: refused."),
                    gatepost::quoted(host), result.refused.front()});
        } else if (result.code != 0) {
            failWith(result, host);
        } else {
            return true;
        }
        return false;
    }

    void failWith(const HopResult &result, const std::string &host) {
        switch (result.code) {
        case kCurlCouldNotConnect:
            fail(FetchFailure::Connect, {GATEPOST_TEXT("net", "%1 takes no connection: %2."),
                                         gatepost::quoted(host), result.error});
            break;
        case kCurlTimedOut:
            fail(FetchFailure::Timeout,
                 {GATEPOST_TEXT("net", "%1 did not answer completely in %2 seconds."),
                  gatepost::quoted(host),
                  std::format("{}", static_cast<double>(m_options.timeout.count()) / 1000)});
            break;
        case kCurlSslConnect:
        case kCurlSslCertificate:
        case kCurlSslCipher:
        case kCurlPeerFailedVerification:
        case kCurlSslCaBadFile:
        case kCurlSslIssuer:
            fail(FetchFailure::Tls, {GATEPOST_TEXT("net", "%1 makes no secure connection: %2."),
                                     gatepost::quoted(host), result.error});
            break;
        default:
            fail(FetchFailure::Truncated,
                 {GATEPOST_TEXT("net", "The answer of %1 was cut off or is not an answer: %2."),
                  gatepost::quoted(host), result.error});
        }
    }

    /// Where a redirect leads, if it is to be followed.
    std::optional<std::string> nextUrl(const std::string &url, const HopResult &result) {
        if (!isRedirect(result.hop.status))
            return {};
        const std::string &location = result.hop.location;
        if (location.empty()) {
            m_out.why = GATEPOST_TEXT("net", "The redirect names no target.");
            return {};
        }
        auto next = targetOf(url, location);
        if (!next) {
            m_out.why = {GATEPOST_TEXT("net",
                                       "The redirect leads to %1, which is not an address of "
                                       "http or https: nobody follows it."),
                         gatepost::quoted(location)};
            return {};
        }
        if (std::ranges::contains(m_out.hops, *next, &Hop::url)) {
            fail(FetchFailure::Redirects,
                 {GATEPOST_TEXT("net", "The redirects lead in a circle, back to %1."),
                  gatepost::quoted(*next)});
            return {};
        }
        if (m_out.hops.size() > live::kMostRedirects) {
            fail(FetchFailure::Redirects,
                 {GATEPOST_TEXT("net", "There are more than %1 redirects."), live::kMostRedirects});
            return {};
        }
        return next;
    }

    void takeBody(HopResult &result) {
        m_out.packed = result.body.size();
        Unpacked unpacked =
            unpack(result.body, m_out.header("Content-Encoding"), kMostUnpacked, kMostTimesPacked);
        m_out.bytes = std::move(unpacked.bytes);
        m_out.isCut = result.isCut || unpacked.end == UnpackEnd::TooLarge;
        const auto broken = [this](Phrase phrase) {
            if (!m_out.failure)
                fail(FetchFailure::Truncated, phrase);
        };
        switch (unpacked.end) {
        case UnpackEnd::Whole:
        case UnpackEnd::TooLarge: break;
        case UnpackEnd::TooDense:
            broken(GATEPOST_TEXT("net", "The answer unpacks to more than 100 times its size: it "
                                        "was not read."));
            break;
        case UnpackEnd::Broken:
            if (!result.isCut)
                broken(GATEPOST_TEXT("net", "The answer says that it is packed with gzip, and "
                                            "cannot be unpacked."));
            break;
        case UnpackEnd::Unknown:
            broken(GATEPOST_TEXT("net", "The answer is packed in a way that was not asked for."));
        }
        if (m_out.isCut && m_out.why.empty())
            m_out.why = GATEPOST_TEXT("net", "The answer is larger than 1 MiB: only that much was "
                                             "read.");
    }

    const Options &m_options;
    Fetched m_out;
};

} // namespace

Fetched fetch(const Request &request, const Options &options) {
    return Walk(request, options).run();
}

std::string ownUserAgent() {
    return std::format("Gatepost/{} (+https://gatepost.example/)", version());
}

std::optional<Message> whyNotFetched(std::string_view url) {
    if (url.size() > kLongestUrl)
        return Message(GATEPOST_TEXT("net", "The address is longer than 8,192 bytes: refused."));
    const auto parsed = boost::urls::parse_uri(url);
    const bool isWeb = parsed && (equalsIgnoringCase(std::string_view(parsed->scheme()), "http") ||
                                  equalsIgnoringCase(std::string_view(parsed->scheme()), "https"));
    if (!isWeb || parsed->encoded_host().empty())
        return Message(GATEPOST_TEXT("net", "%1 is not an address of http or https: refused."),
                       gatepost::quoted(url));
    if (parsed->has_userinfo())
        return Message(
            GATEPOST_TEXT("net", "The address contains a user name or password: refused."));
    return {};
}

} // namespace gatepost::net
