// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/limits.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <functional>

class QHostAddress;
class QNetworkReply;

/// Fetches one chained file, when a person pressed the button. Nothing else in the program uses the network.
///
/// http and https only, before the first request and at every redirect; at most 5 redirects, 512,000 bytes, 10 s in all;
/// no cookies, no cache, no credentials. Every host is resolved first, and the fetch is refused if any of its addresses
/// is not a public one (loopback, private, link-local, multicast, documentation …); the connection goes to the address
/// that was looked at.
namespace gatepost::ui {

struct FetchedFile {
    QByteArray bytes;
    QUrl url; ///< after redirects
    int status = 0;
    QString type; ///< Content-Type
    int redirects = 0;
};

/// True for an address that a stranger's file may be fetched from.
[[nodiscard]] bool isPublicAddress(const QHostAddress &address);

class ChainFetcher : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostRedirects = 5;
    static constexpr qint64 kMostBytes = limits::kFetched;
    static constexpr int kMostMilliseconds = 10'000;

    explicit ChainFetcher(QObject *parent = nullptr);
    ~ChainFetcher() override;

    void fetch(const QUrl &url);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Tests fetch from their own loopback server.
    void setAddressCheck(std::function<bool(const QHostAddress &)> check);
    void setMostMilliseconds(int most) { m_total.setInterval(most); }

Q_SIGNALS:
    void fetched(const gatepost::ui::FetchedFile &file);
    void failed(const QString &sentence);

private:
    void step(const QUrl &url);
    void request(const QUrl &url, const QHostAddress &address);
    void onFinished();
    void fail(const QString &sentence);
    void dropReply();

    QNetworkAccessManager m_network;
    QTimer m_total;
    QNetworkReply *m_reply = nullptr;
    std::function<bool(const QHostAddress &)> m_isAllowed;
    QUrl m_url; ///< of the present request, by name
    QByteArray m_bytes;
    int m_redirects = 0;
    int m_lookup = -1;
    quint64 m_run = 0;
    bool m_busy = false;
};

} // namespace gatepost::ui
