// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/chainfetcher.h"

#include <QHostAddress>
#include <QHostInfo>
#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QNetworkReply>
#include <QNetworkRequest>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// Neither keeps nor sends any.
class NoCookies : public QNetworkCookieJar {
public:
    using QNetworkCookieJar::QNetworkCookieJar;
    QList<QNetworkCookie> cookiesForUrl(const QUrl & /*url*/) const override { return {}; }
    bool setCookiesFromUrl(const QList<QNetworkCookie> & /*cookies*/,
                           const QUrl & /*url*/) override {
        return false;
    }
};

struct Subnet {
    const char *address;
    int bits;
};

// What is not a public unicast address but passes isGlobal() (IANA special-purpose registries).
constexpr Subnet kSpecial[] = {
    {"0.0.0.0", 8},      {"100.64.0.0", 10}, {"192.0.0.0", 24},    {"192.0.2.0", 24},
    {"192.88.99.0", 24}, {"198.18.0.0", 15}, {"198.51.100.0", 24}, {"203.0.113.0", 24},
    {"240.0.0.0", 4},    {"64:ff9b::", 96},  {"64:ff9b:1::", 48},  {"100::", 64},
    {"2001::", 23},      {"2001:db8::", 32}, {"2002::", 16},       {"fc00::", 7},
    {"fec0::", 10},      {"3fff::", 20},     {"5f00::", 16},
};

} // namespace

bool isPublicAddress(const QHostAddress &given) {
    // ::ffff:127.0.0.1 is 127.0.0.1
    bool isMapped = false;
    const quint32 mapped = given.toIPv4Address(&isMapped);
    const QHostAddress address = isMapped ? QHostAddress(mapped) : given;
    if (address.isNull() || address.isLoopback() || address.isMulticast() ||
        address.isLinkLocal() || address.isSiteLocal() || address.isUniqueLocalUnicast() ||
        address.isPrivateUse() || address.isBroadcast() || !address.isGlobal())
        return false;
    return std::ranges::none_of(kSpecial, [&](const Subnet &subnet) {
        return address.isInSubnet(QHostAddress(QLatin1String(subnet.address)), subnet.bits);
    });
}

ChainFetcher::ChainFetcher(QObject *parent) : QObject(parent), m_isAllowed(isPublicAddress) {
    m_network.setCookieJar(new NoCookies(&m_network));
    m_network.setAutoDeleteReplies(false);
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy); // we look at each ourselves
    m_total.setSingleShot(true);
    m_total.setInterval(kMostMilliseconds);
    connect(&m_total, &QTimer::timeout, this,
            [this] { fail(tr("It took longer than 10 seconds.")); });
}

ChainFetcher::~ChainFetcher() {
    ++m_run;
    dropReply();
}

void ChainFetcher::setAddressCheck(std::function<bool(const QHostAddress &)> check) {
    m_isAllowed = std::move(check);
}

void ChainFetcher::fetch(const QUrl &url) {
    cancel();
    m_busy = true;
    m_redirects = 0;
    m_bytes.clear();
    m_total.start();
    step(url);
}

void ChainFetcher::cancel() {
    ++m_run;
    m_total.stop();
    if (m_lookup >= 0)
        QHostInfo::abortHostLookup(m_lookup);
    m_lookup = -1;
    dropReply();
    m_busy = false;
}

void ChainFetcher::dropReply() {
    if (QNetworkReply *reply = std::exchange(m_reply, nullptr)) {
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
}

void ChainFetcher::fail(const QString &sentence) {
    cancel();
    emit failed(sentence);
}

void ChainFetcher::step(const QUrl &url) {
    const QString scheme = url.scheme().toLower();
    if (!url.isValid() || url.host().isEmpty() ||
        (scheme != QLatin1String("http") && scheme != QLatin1String("https"))) {
        fail(tr("%1 is not an http or https address: refused.").arg(url.toDisplayString()));
        return;
    }
    if (!url.userInfo().isEmpty()) {
        fail(tr("The address contains a user name or password: refused."));
        return;
    }
    const quint64 run = m_run;
    m_lookup = QHostInfo::lookupHost(url.host(), this, [this, run, url](const QHostInfo &info) {
        if (run != m_run)
            return;
        m_lookup = -1;
        if (info.error() != QHostInfo::NoError || info.addresses().isEmpty()) {
            fail(tr("%1 was not found: %2").arg(url.host(), info.errorString()));
            return;
        }
        for (const QHostAddress &address : info.addresses())
            if (!m_isAllowed(address)) {
                fail(tr("%1 is at %2, which is not a public address: refused.")
                         .arg(url.host(), address.toString()));
                return;
            }
        request(url, info.addresses().constFirst());
    });
}

void ChainFetcher::request(const QUrl &url, const QHostAddress &address) {
    // The connection goes to the very address that was looked at: a name that is resolved anew might point elsewhere
    // by then. Host header, certificate check and server name stay those of the name.
    m_url = url;
    QUrl pinned = url;
    pinned.setHost(address.toString());
    QNetworkRequest request(pinned);
    request.setPeerVerifyName(url.host());
    const QString port = url.port() < 0 ? QString() : QStringLiteral(":%1").arg(url.port());
    request.setRawHeader("Host", (url.host(QUrl::FullyEncoded) + port).toLatin1());
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute,
                         QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setRawHeader("Accept", "text/plain, */*;q=0.1");
    request.setRawHeader("Accept-Encoding", "identity"); // what is sent is what is counted
    request.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("Gatepost"));
    request.setTransferTimeout(kMostMilliseconds);
    m_bytes.clear();
    m_reply = m_network.get(request);
    m_reply->setReadBufferSize(64 * 1024);
    connect(m_reply, &QNetworkReply::readyRead, this, [this] {
        m_bytes += m_reply->readAll();
        if (m_bytes.size() > kMostBytes)
            fail(tr("It is larger than 512,000 bytes: crawlers would not read all of it."));
    });
    connect(m_reply, &QNetworkReply::finished, this, &ChainFetcher::onFinished);
}

void ChainFetcher::onFinished() {
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QUrl target = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (status >= 300 && status < 400 && !target.isEmpty()) {
        const QUrl next = m_url.resolved(target);
        dropReply();
        if (++m_redirects > kMostRedirects)
            fail(tr("It redirects more than 5 times."));
        else
            step(next);
        return;
    }
    if (m_reply->error() != QNetworkReply::NoError) {
        fail(status > 0 ? tr("The server answered %1.").arg(status) : m_reply->errorString());
        return;
    }
    m_bytes += m_reply->readAll();
    if (m_bytes.size() > kMostBytes) {
        fail(tr("It is larger than 512,000 bytes: crawlers would not read all of it."));
        return;
    }
    const FetchedFile file{m_bytes, m_url, status,
                           m_reply->header(QNetworkRequest::ContentTypeHeader).toString(),
                           m_redirects};
    cancel();
    emit fetched(file);
}

} // namespace gatepost::ui
