// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/requests.h"

#include "core/net/gather.h"

namespace gatepost::ui {

Requests::Requests(QObject *parent) : QObject(parent) {}

net::Options &Requests::options() {
    static net::Options options;
    return options;
}

void Requests::fetch(const live::Request &request) {
    m_job.start([this, request, with = options()](const Latest::Run &run) mutable {
        with.stop = run.stop();
        return [this, got = net::fetch(request, with)] { emit fetched(got); };
    });
}

void Requests::gather(const QString &origin, bool usesProxy) {
    m_job.start([this, origin, usesProxy, with = options()](const Latest::Run &run) mutable {
        with.stop = run.stop();
        with.usesProxy = usesProxy;
        const auto tell = [this, &run](const live::Answers &soFar) {
            run.say([this, soFar] { emit answered(soFar); });
        };
        return [this, answers = net::gather(origin.toStdString(), with, tell)] {
            emit finished(answers);
        };
    });
}

} // namespace gatepost::ui
