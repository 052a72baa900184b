// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/request.h"
#include "tests/support/loopback.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <zlib.h>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

/// The web as tests have it: names, addresses and connections that all lead to a server of the test on 127.0.0.1.
namespace gatepost::test {

using net::Fetched;

inline constexpr char kPublic[] = "93.184.216.34";
inline constexpr char kClosed[] = "93.184.216.35";
inline constexpr char kText[] = "Content-Type: text/plain; charset=utf-8\r\n";
inline const std::string kRobots = "User-agent: *\nDisallow: /x\n";

inline std::string gzipped(const std::string &bytes) {
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

inline std::string padded(std::size_t size) {
    std::string text = kRobots;
    text.append(size - text.size() - 1, '#');
    return text + '\n';
}

/// 127.0.0.1 in the place of every public address.
class World {
public:
    World() : m_closed(closedPort()) {
        standIns.addresses = [](const std::string &host) -> std::vector<std::string> {
            if (host == "none.example")
                return {};
            if (host == "private.example")
                return {"10.1.2.3"};
            if (host == "local.example")
                return {"127.0.0.1", "::1"};
            if (host == "mixed.example")
                return {"192.168.7.7", kPublic};
            if (host == "closed.example")
                return {kClosed};
            if (host == "second.example")
                return {kClosed, kPublic};
            return {kPublic};
        };
        standIns.connection = [this](const std::string &address, std::uint16_t port) {
            connections.push_back(address);
            return std::optional(address == kClosed ? m_closed
                                 : port == 443      ? tlsPort
                                                    : server.port());
        };
    }

    [[nodiscard]] Fetched get(const std::string &url, int milliseconds = 5'000) {
        net::Options options;
        options.standIns = &standIns;
        options.timeout = std::chrono::milliseconds(milliseconds);
        options.certificates = certificates;
        return net::fetch({.url = url}, options);
    }

    LoopbackServer server;
    net::StandIns standIns;
    std::vector<std::string> connections;
    std::uint16_t tlsPort = 0;
    std::string certificates;

private:
    std::uint16_t m_closed;
};

inline Script redirect(const std::string &to, const char *status = "301 Moved Permanently") {
    return answer(status, "Location: " + to + "\r\n", "");
}

/// openssl as a server that speaks TLS with a certificate made here.
class TlsServer {
public:
    /// `how`: -WWW sends the files of the folder, -HTTP files that begin with their headers.
    bool start(const QTemporaryDir &folder, const QString &name, const QStringList &dates,
               const QString &how = "-WWW") {
        const QString key = folder.filePath("key.pem");
        const QString certificate = folder.filePath("certificate.pem");
        QStringList make{"req",         "-x509",     "-newkey",
                         "ec",          "-pkeyopt",  "ec_paramgen_curve:P-256",
                         "-nodes",      "-keyout",   key,
                         "-out",        certificate, "-subj",
                         "/CN=" + name, "-addext",   "subjectAltName=DNS:" + name};
        make += dates;
        if (QProcess::execute("openssl", make) != 0)
            return false;
        m_process.setWorkingDirectory(folder.path());
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start("openssl", {"s_server", "-accept", "127.0.0.1:0", "-cert", certificate,
                                    "-key", key, how});
        QByteArray out;
        while (m_process.waitForReadyRead(5'000)) {
            out += m_process.readAll();
            const qsizetype at = out.indexOf("ACCEPT 127.0.0.1:");
            if (at >= 0 && out.indexOf('\n', at) > 0) {
                port = out.mid(at + 17, out.indexOf('\n', at) - at - 17).trimmed().toUShort();
                return port != 0;
            }
        }
        return false;
    }
    ~TlsServer() {
        m_process.kill();
        m_process.waitForFinished();
    }

    std::uint16_t port = 0;

private:
    QProcess m_process;
};

} // namespace gatepost::test
