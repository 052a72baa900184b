// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/net/connection.h"

#include "core/net/addresspolicy.h"
#include "core/net/curllibrary.h"
#include "core/text/ascii.h"

#include <boost/url/host_type.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include <array>
#include <charconv>
#include <cstring>
#include <format>
#include <memory>

#if __has_include(<sys/socket.h>) && __has_include(<dlfcn.h>)
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#define GATEPOST_HAS_SOCKETS
#endif

namespace gatepost::net {

#ifdef GATEPOST_HAS_SOCKETS

namespace {

/// curl_sockaddr: behind `address` there is room for any family's.
struct CurlAddress {
    int family;
    int type;
    int protocol;
    unsigned int length;
    sockaddr address;
};
constexpr int kNoSocket = -1;

/// What libcurl's callbacks write to.
class HopRun {
public:
    HopRun(const CurlLibrary &curl, const Request &request, const Options &options)
        : m_curl(curl), m_request(request), m_options(options) {}

    HopResult run(const std::string &url);

private:
    using Handle = std::unique_ptr<CurlHandle, void (*)(CurlHandle *)>;
    using List = std::unique_ptr<CurlList, void (*)(CurlList *)>;

    bool setUp(CurlHandle *handle, const std::string &url);
    void setLimits(CurlHandle *handle) const;
    void setCallbacks(CurlHandle *handle);
    bool standInAddresses(CurlHandle *handle, const std::string &url);

    std::size_t takeHeader(std::string_view line);
    std::size_t takeBody(std::string_view part);
    int openSocket(CurlAddress &address);

    static std::size_t headerCallback(char *data, std::size_t size, std::size_t count, void *self) {
        return static_cast<HopRun *>(self)->takeHeader({data, size * count});
    }
    static std::size_t bodyCallback(char *data, std::size_t size, std::size_t count, void *self) {
        return static_cast<HopRun *>(self)->takeBody({data, size * count});
    }
    static int socketCallback(void *self, int /*purpose*/, CurlAddress *address) {
        return static_cast<HopRun *>(self)->openSocket(*address);
    }
    static int progressCallback(void *self, std::int64_t /*total*/, std::int64_t /*now*/,
                                std::int64_t /*upTotal*/, std::int64_t /*upNow*/) {
        return static_cast<HopRun *>(self)->m_options.stop.stop_requested() ? 1 : 0;
    }

    const CurlLibrary &m_curl;
    const Request &m_request;
    const Options &m_options;
    HopResult m_result;
    std::array<char, kCurlErrorSize> m_error{};
    std::size_t m_headerBytes = 0;
    std::vector<List> m_lists;
};

/// "HTTP/1.1 503 Service Unavailable" → 503.
int statusOfLine(std::string_view line) {
    const std::size_t space = line.find(' ');
    int status = 0;
    if (space != std::string_view::npos)
        std::from_chars(line.data() + space + 1, line.data() + line.size(), status);
    return status;
}

std::size_t HopRun::takeHeader(std::string_view line) {
    m_headerBytes += line.size();
    if (m_headerBytes > kMostHeaderBytes)
        return 0;
    const std::size_t size = line.size();
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
        line.remove_suffix(1);
    if (line.starts_with("HTTP/")) {
        m_result.headers.clear(); // those of an interim answer
        m_result.hop.status = statusOfLine(line);
    } else if (const std::size_t colon = line.find(':'); colon != std::string_view::npos) {
        m_result.headers.push_back({std::string(trimmed(line.substr(0, colon))),
                                    std::string(trimmed(line.substr(colon + 1)))});
    }
    return size;
}

std::size_t HopRun::takeBody(std::string_view part) {
    const std::size_t room = kMostUnpacked + 1 - m_result.body.size();
    m_result.body.append(part.substr(0, room));
    m_result.isCut = m_result.body.size() > kMostUnpacked;
    return m_result.isCut ? 0 : part.size();
}

std::string textOf(const CurlAddress &address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const void *bytes = nullptr;
    if (address.family == AF_INET)
        bytes = &reinterpret_cast<const sockaddr_in *>(&address.address)->sin_addr;
    else if (address.family == AF_INET6)
        bytes = &reinterpret_cast<const sockaddr_in6 *>(&address.address)->sin6_addr;
    if (bytes == nullptr || inet_ntop(address.family, bytes, text.data(),
                                      static_cast<socklen_t>(text.size())) == nullptr)
        return {};
    return text.data();
}

std::uint16_t portOf(const CurlAddress &address) {
    return ntohs(address.family == AF_INET6
                     ? reinterpret_cast<const sockaddr_in6 *>(&address.address)->sin6_port
                     : reinterpret_cast<const sockaddr_in *>(&address.address)->sin_port);
}

void connectToLoopback(CurlAddress &address, std::uint16_t port) {
    sockaddr_in loopback{};
    loopback.sin_family = AF_INET;
    loopback.sin_port = htons(port);
    loopback.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.family = AF_INET;
    address.length = sizeof loopback;
    std::memcpy(&address.address, &loopback, sizeof loopback);
}

int HopRun::openSocket(CurlAddress &address) {
    const std::string text = textOf(address);
    // A proxy is where its user says it is.
    const bool isAllowed = m_options.allowsPrivate || m_options.usesProxy || isPublicAddress(text);
    if (!isAllowed) {
        m_result.refused.push_back(text.empty() ? "?" : text);
        return kNoSocket;
    }
    m_result.connected = true;
    m_result.hop.address = text;
    if (m_options.standIns != nullptr) {
        const auto port = m_options.standIns->connection(text, portOf(address));
        if (!port)
            return kNoSocket;
        connectToLoopback(address, *port);
    }
    return socket(address.family, address.type | SOCK_CLOEXEC, address.protocol);
}

/// Names are resolved by the test, so that none is asked for outside.
bool HopRun::standInAddresses(CurlHandle *handle, const std::string &url) {
    const auto parsed = boost::urls::parse_uri(url);
    if (!parsed)
        return false;
    if (parsed->host_type() != boost::urls::host_type::name)
        return true; // digits need nobody to resolve them
    const std::string host = parsed->host();
    const auto addresses = m_options.standIns->addresses(host);
    const std::string_view stated = parsed->port();
    const std::string_view port = !stated.empty()               ? stated
                                  : url.starts_with("https://") ? "443"
                                                                : "80";
    std::string entry = std::format("{}:{}:", host, port);
    for (const std::string &address : addresses)
        entry += (entry.ends_with(':') ? "" : ",") +
                 (address.contains(':') ? "[" + address + "]" : address);
    m_lists.emplace_back(m_curl.append(nullptr, entry.c_str()), m_curl.freeList);
    m_curl.setOption(handle, kCurlResolve, m_lists.back().get());
    return !addresses.empty();
}

void HopRun::setLimits(CurlHandle *handle) const {
    const auto set = [&](CurlOption option, long value) {
        m_curl.setOption(handle, option, value);
    };
    const auto milliseconds = static_cast<long>(m_options.timeout.count());
    set(kCurlTimeoutMs, milliseconds);
    set(kCurlConnectTimeoutMs, milliseconds);
    set(kCurlNoSignal, 1);
    set(kCurlFollowLocation, 0);
    set(kCurlForbidReuse, 1);
    set(kCurlDnsCacheTimeout, 0);
    set(kCurlNetrc, 0);
    set(kCurlHttpVersion, kCurlHttp11);
    set(kCurlHttpContentDecoding, 0); // what is sent is what is counted
    set(kCurlPathAsIs, 1);
    set(kCurlNoProgress, 0);
    if (m_request.method == Method::Head)
        set(kCurlNoBody, 1);
    else
        set(kCurlHttpGet, 1);
}

void HopRun::setCallbacks(CurlHandle *handle) {
    m_curl.setOption(handle, kCurlErrorBuffer, m_error.data());
    m_curl.setOption(handle, kCurlHeaderFunction, &HopRun::headerCallback);
    m_curl.setOption(handle, kCurlHeaderData, this);
    m_curl.setOption(handle, kCurlWriteFunction, &HopRun::bodyCallback);
    m_curl.setOption(handle, kCurlWriteData, this);
    m_curl.setOption(handle, kCurlOpenSocketFunction, &HopRun::socketCallback);
    m_curl.setOption(handle, kCurlOpenSocketData, this);
    m_curl.setOption(handle, kCurlXferInfoFunction, &HopRun::progressCallback);
    m_curl.setOption(handle, kCurlXferInfoData, this);
}

/// False: libcurl does not know an option that safety rests on, or a name has no address.
bool HopRun::setUp(CurlHandle *handle, const std::string &url) {
    setLimits(handle);
    setCallbacks(handle);
    const std::string agent = m_request.userAgent.empty() ? ownUserAgent() : m_request.userAgent;
    m_curl.setOption(handle, kCurlUrl, url.c_str());
    m_curl.setOption(handle, kCurlUserAgent, agent.c_str());
    if (!m_options.usesProxy)
        m_curl.setOption(handle, kCurlProxy, "");
    if (!m_options.certificates.empty())
        m_curl.setOption(handle, kCurlCaInfo, m_options.certificates.c_str());
    if (m_request.method == Method::FirstByte)
        m_curl.setOption(handle, kCurlRange, "0-0");
    CurlList *headers = m_curl.append(nullptr, "Accept: text/plain, */*;q=0.1");
    headers = m_curl.append(headers, "Accept-Encoding: gzip");
    m_lists.emplace_back(headers, m_curl.freeList);
    m_curl.setOption(handle, kCurlHttpHeader, headers);
    if (m_options.standIns != nullptr && !standInAddresses(handle, url)) {
        m_result.hasNoAddress = true;
        return false;
    }
    return m_curl.setOption(handle, kCurlProtocolsStr, "http,https") == kCurlOk;
}

HopResult HopRun::run(const std::string &url) {
    m_result.hop.url = url;
    const Handle handle(m_curl.init(), m_curl.cleanup);
    if (handle == nullptr) {
        m_result.isMissing = true;
        return std::move(m_result);
    }
    if (!setUp(handle.get(), url)) {
        m_result.isMissing = !m_result.hasNoAddress;
        return std::move(m_result);
    }
    m_result.code = m_curl.perform(handle.get());
    if (m_result.isCut)
        m_result.code = kCurlOk; // we had enough
    // A name that is still being looked up would keep cleanup waiting until the system gives up.
    if (m_options.stop.stop_requested() || m_result.code == kCurlTimedOut)
        m_curl.setOption(handle.get(), kCurlQuickExit, 1L);
    m_result.isCancelled = m_options.stop.stop_requested() && m_result.code != kCurlOk;
    m_result.hasNoAddress = m_result.code == kCurlCouldNotResolveHost;
    if (m_result.code != kCurlOk)
        m_result.error = m_error[0] != '\0' ? m_error.data() : m_curl.errorText(m_result.code);
    return std::move(m_result);
}

} // namespace

HopResult runHop(const std::string &url, const Request &request, const Options &options) {
    const CurlLibrary *curl = CurlLibrary::get();
    if (curl != nullptr)
        return HopRun(*curl, request, options).run(url);
    HopResult result;
    result.hop.url = url;
    result.isMissing = true;
    return result;
}

#else

HopResult runHop(const std::string &url, const Request & /*request*/, const Options & /*options*/) {
    HopResult result;
    result.hop.url = url;
    result.isMissing = true;
    return result;
}

#endif

} // namespace gatepost::net
