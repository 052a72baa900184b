// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixrunner.h"

namespace gatepost::ui {

MatrixRunner::MatrixRunner(QObject *parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_poll.setInterval(60);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (m_control)
            emit progressed(static_cast<int>(m_control->permille));
    });
}

MatrixRunner::~MatrixRunner() {
    if (m_control)
        m_control->cancelled = true;
    m_pool.waitForDone(); // after this no worker can call back
}

void MatrixRunner::start(std::shared_ptr<const CompiledSite> site,
                         std::shared_ptr<const CompiledSite> saved, bool readings,
                         GridQuestion question) {
    if (m_control)
        m_control->cancelled = true;
    m_pool.clear(); // runs that have not begun
    m_control = std::make_shared<GridControl>();
    const quint64 run = ++m_run;
    m_poll.start();
    m_pool.start([this, run, readings, control = m_control, site = std::move(site),
                  saved = std::move(saved), question = std::move(question)]() mutable {
        auto grid = computeGrid(*site, saved.get(), readings, std::move(question), *control);
        auto shared = grid ? std::make_shared<const Grid>(std::move(*grid)) : nullptr;
        QMetaObject::invokeMethod(
            this, [this, run, shared = std::move(shared)] { take(run, shared); },
            Qt::QueuedConnection);
    });
}

void MatrixRunner::cancel() {
    if (!m_control)
        return;
    m_control->cancelled = true;
    m_control.reset();
    ++m_run;
    m_poll.stop();
    emit cancelled();
}

void MatrixRunner::take(quint64 run, std::shared_ptr<const Grid> grid) {
    if (run != m_run || !grid)
        return; // a newer run is on its way, or this one was cancelled
    m_control.reset();
    m_poll.stop();
    emit finished(std::move(grid));
}

} // namespace gatepost::ui
