// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

/// Inside this room alone: libcurl, loaded when it is first asked for. What is used of it is declared here with the numbers of
/// its binary interface, which libcurl never changes (curl.se/libcurl/abi.html), so that nobody needs its headers to build.
namespace gatepost::net {

struct CurlHandle; ///< CURL
struct CurlList;   ///< curl_slist

/// CURLoption; the thousands are the kind of its argument.
enum CurlOption : int {
    kCurlNetrc = 51,
    kCurlNoProgress = 43,
    kCurlNoBody = 44,
    kCurlFollowLocation = 52,
    kCurlForbidReuse = 75,
    kCurlHttpGet = 80,
    kCurlHttpVersion = 84,
    kCurlDnsCacheTimeout = 92,
    kCurlNoSignal = 99,
    kCurlTimeoutMs = 155,
    kCurlConnectTimeoutMs = 156,
    kCurlHttpContentDecoding = 158,
    kCurlPathAsIs = 234,
    kCurlQuickExit = 322,
    kCurlWriteData = 10001,
    kCurlUrl = 10002,
    kCurlProxy = 10004,
    kCurlRange = 10007,
    kCurlErrorBuffer = 10010,
    kCurlUserAgent = 10018,
    kCurlHttpHeader = 10023,
    kCurlHeaderData = 10029,
    kCurlXferInfoData = 10057,
    kCurlCaInfo = 10065,
    kCurlOpenSocketData = 10164,
    kCurlResolve = 10203,
    kCurlProtocolsStr = 10318,
    kCurlWriteFunction = 20011,
    kCurlHeaderFunction = 20079,
    kCurlOpenSocketFunction = 20163,
    kCurlXferInfoFunction = 20219,
};

/// CURLcode, as far as the end of a request is told by it.
enum CurlCode : int {
    kCurlOk = 0,
    kCurlCouldNotResolveProxy = 5,
    kCurlCouldNotResolveHost = 6,
    kCurlCouldNotConnect = 7,
    kCurlPartialFile = 18,
    kCurlTimedOut = 28,
    kCurlSslConnect = 35,
    kCurlSslCertificate = 58,
    kCurlSslCipher = 59,
    kCurlPeerFailedVerification = 60,
    kCurlSslCaBadFile = 77,
    kCurlSslIssuer = 83,
};

constexpr int kCurlInfoPrimaryIp = 0x100000 + 32; ///< CURLINFO: const char *
constexpr long kCurlGlobalDefault = 3;
constexpr long kCurlHttp11 = 2;
constexpr int kCurlErrorSize = 256;

/// The functions that are used, found in the library when it is loaded.
struct CurlLibrary {
    int (*globalInit)(long flags) = nullptr;
    CurlHandle *(*init)() = nullptr;
    int (*setOption)(CurlHandle *handle, int option, ...) = nullptr;
    int (*perform)(CurlHandle *handle) = nullptr;
    int (*info)(CurlHandle *handle, int what, ...) = nullptr;
    void (*cleanup)(CurlHandle *handle) = nullptr;
    const char *(*errorText)(int code) = nullptr;
    CurlList *(*append)(CurlList *list, const char *text) = nullptr;
    void (*freeList)(CurlList *list) = nullptr;

    /// Null if libcurl is not installed.
    [[nodiscard]] static const CurlLibrary *get();
};

} // namespace gatepost::net
