// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/latest.h"

#include "ui/bridge/platform.h"

#include <QCoreApplication>

#include <utility>

namespace gatepost::ui {

Latest::Latest() {
    m_pool.setMaxThreadCount(1);
}

Latest::~Latest() {
    m_stop.request_stop();
    m_pool.waitForDone(); // what was posted goes with the QObject
}

void Latest::Run::say(std::function<void()> then) const {
    QMetaObject::invokeMethod(
        &m_owner,
        [&owner = m_owner, number = m_number, then = std::move(then)] {
            if (number == owner.m_number)
                then();
        },
        Qt::QueuedConnection);
}

void Latest::start(Work work) {
    cancel();
    m_stop = std::stop_source();
    m_isRunning = true;
    m_pool.start([this, run = Run(*this, m_number, m_stop.get_token()), work = std::move(work)] {
        giveWayToWindow();
        run.say([this, then = work(run)] {
            m_isRunning = false;
            if (then)
                then();
        });
    });
}

void Latest::cancel() {
    ++m_number;
    m_stop.request_stop();
    m_pool.clear();
    m_isRunning = false;
}

bool Latest::waitFor(int milliseconds) {
    if (!m_pool.waitForDone(milliseconds))
        return false;
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    return true;
}

} // namespace gatepost::ui
