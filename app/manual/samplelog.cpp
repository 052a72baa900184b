// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/manual/samplelog.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace gatepost::manualapp {

namespace {

constexpr qint64 kHour = 3600;
constexpr qint64 kDay = 24 * kHour;
const qint64 kBegin = QDateTime(QDate(2026, 11, 1), QTime(0, 0), QTimeZone::UTC).toSecsSinceEpoch();
const qint64 kEnd = kBegin + 30 * kDay;
const qint64 kChange = kBegin + 11 * kDay + 9 * kHour;

void write(const QDir &folder, const QString &name, const QByteArray &text) {
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly) ||
        file.write(text) != text.size()) {
        std::fprintf(stderr, "gatepost-manual: cannot write %s\n", qPrintable(path));
        std::exit(2);
    }
}

class SampleLog {
public:
    SampleLog(qsizetype sizeBefore, qsizetype size) : m_sizes{sizeBefore, size} {}

    QByteArray lines() {
        searchEngines();
        keepsToTheRules();
        goesOn();
        comesTooFast();
        std::ranges::sort(m_hits, {}, &Hit::time);
        QByteArray log;
        for (const Hit &hit : m_hits) {
            const auto at = QDateTime::fromSecsSinceEpoch(hit.time, QTimeZone::UTC);
            log += "192.0.2.7 - - [" +
                   QLocale::c().toString(at, QStringLiteral("dd/MMM/yyyy:hh:mm:ss")).toLatin1() +
                   " +0000] \"GET " + hit.path + " HTTP/1.1\" 200 " + QByteArray::number(hit.size) +
                   " \"-\" \"" + hit.agent + "\"\n";
        }
        return log;
    }

private:
    struct Hit {
        qint64 time;
        QByteArray agent;
        QByteArray path;
        qsizetype size;
    };
    using Paths = std::vector<const char *>;

    qint64 below(qint64 most) {
        return static_cast<qint64>(m_random() % static_cast<quint64>(most));
    }

    void add(qint64 time, const char *agent, const Paths &paths) {
        const auto which = static_cast<std::size_t>(below(static_cast<qint64>(paths.size())));
        m_hits.push_back({time, agent, paths[which], 9000 + below(5000)});
    }
    void readRobots(qint64 time, const char *agent) {
        m_hits.push_back({time, agent, "/robots.txt", m_sizes[time < kChange ? 0 : 1]});
    }

    void searchEngines() {
        for (const char *agent : {"Googlebot/2.1", "bingbot/2.0"}) {
            for (qint64 time = kBegin + below(kHour); time < kEnd; time += 90 + below(400))
                add(time, agent, kOpen);
            for (qint64 time = kBegin; time < kEnd; time += kDay)
                readRobots(time + below(kHour), agent);
        }
    }
    void keepsToTheRules() {
        constexpr const char *kAgent = "GPTBot/1.2";
        const qint64 read = kChange + 5 * kHour;
        for (qint64 time = kBegin + 60; time < kEnd; time += 60 + below(500))
            add(time, kAgent, time < read ? kOpen : Paths{"/press/2026-11-prize"});
        for (qint64 time = read - 11 * kDay; time < kEnd; time += kDay / 4)
            readRobots(time, kAgent);
    }
    void goesOn() {
        constexpr const char *kAgent = "DataHarvestBot/3.1";
        for (qint64 time = kBegin; time < kEnd; time += kDay) {
            readRobots(time + 20 * kHour, kAgent);
            for (qint64 left = 150 + below(200); left > 0; --left)
                add(time + below(5 * kHour), kAgent, kOpen);
        }
    }
    void comesTooFast() {
        constexpr const char *kAgent = "SwiftIndexBot/0.9";
        for (qint64 time = kBegin + 9 * kHour; time < kEnd; time += 3 * kDay) {
            readRobots(time, kAgent);
            qint64 at = time + 60;
            for (int left = 900; left > 0; --left, at += below(3))
                add(at, kAgent, kOpen);
        }
    }

    const Paths kOpen{"/",
                      "/books/noir/harbour-lights",
                      "/journal/2026/11",
                      "/catalogue/",
                      "/authors/a-reed",
                      "/press/2026-11-prize"};
    std::array<qsizetype, 2> m_sizes;
    std::mt19937 m_random{20261101};
    std::vector<Hit> m_hits;
};

} // namespace

void writeSampleLog(const QDir &folder, std::string_view robots) {
    const QByteArray now(robots.data(), static_cast<qsizetype>(robots.size()));
    QByteArray before = now;
    before.replace("User-agent: Google-Extended\nDisallow: /\n", "User-agent: Google-Extended\n");
    before.replace("User-agent: .*(scrape|harvest).*\nDisallow: /\n", "");
    write(folder, QStringLiteral("versions/2026-10-01T00:00Z/robots.txt"), before);
    write(folder, QStringLiteral("versions/2026-11-12T09:00Z/robots.txt"), now);
    write(folder, QStringLiteral("access.log"), SampleLog(before.size(), now.size()).lines());
}

} // namespace gatepost::manualapp
