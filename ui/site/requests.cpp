// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/requests.h"

#include "core/net/gather.h"

#include <utility>

namespace gatepost::ui {

Requests::Requests(QObject *parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

Requests::~Requests() {
    m_stop.request_stop();
    m_pool.waitForDone();
}

net::Options &Requests::options() {
    static net::Options options;
    return options;
}

void Requests::cancel() {
    ++m_run;
    m_stop.request_stop();
    m_busy = false;
}

void Requests::post(quint64 run, std::function<void()> say) {
    QMetaObject::invokeMethod(
        this,
        [this, run, say = std::move(say)] {
            if (run == m_run)
                say();
        },
        Qt::QueuedConnection);
}

void Requests::start(const std::function<std::function<void()>(const net::Options &)> &work) {
    cancel();
    m_stop = std::stop_source();
    m_busy = true;
    net::Options with = options();
    with.stop = m_stop.get_token();
    m_pool.start([this, run = m_run, work, with] {
        post(run, [this, say = work(with)] {
            m_busy = false;
            say();
        });
    });
}

void Requests::fetch(const live::Request &request) {
    start([this, request](const net::Options &with) -> std::function<void()> {
        return [this, got = net::fetch(request, with)] { emit fetched(got); };
    });
}

void Requests::gather(const QString &origin, bool usesProxy) {
    start([this, origin, usesProxy, run = m_run + 1](net::Options with) -> std::function<void()> {
        with.usesProxy = usesProxy;
        auto answers =
            net::gather(origin.toStdString(), with, [this, run](const live::Answers &soFar) {
                post(run, [this, soFar] { emit answered(soFar); });
            });
        return [this, answers = std::move(answers)] { emit finished(answers); };
    });
}

} // namespace gatepost::ui
