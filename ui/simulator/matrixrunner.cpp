// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixrunner.h"

namespace gatepost::ui {

MatrixRunner::MatrixRunner(QObject *parent) : QObject(parent) {
    m_poll.setInterval(60);
    connect(&m_poll, &QTimer::timeout, this,
            [this] { emit progressed(static_cast<int>(*m_permille)); });
}

void MatrixRunner::start(std::shared_ptr<const CompiledSite> site,
                         std::shared_ptr<const CompiledSite> saved, bool readings,
                         GridQuestion question) {
    m_permille = std::make_shared<std::atomic<std::uint32_t>>(0);
    m_poll.start();
    m_job.start([this, readings, permille = m_permille, site = std::move(site),
                 saved = std::move(saved),
                 question = std::move(question)](const Latest::Run &run) mutable {
        auto grid = computeGrid(*site, saved.get(), readings, std::move(question), run.stop(),
                                permille.get());
        return [this, made = std::make_shared<const Grid>(grid ? std::move(*grid) : Grid())] {
            m_poll.stop();
            emit finished(made); // of a run that was stopped nothing is said
        };
    });
}

void MatrixRunner::cancel() {
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    m_poll.stop();
    emit cancelled();
}

} // namespace gatepost::ui
