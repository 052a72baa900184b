// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/grid.h"
#include "ui/bridge/latest.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

/// Computes grids on a thread of its own, on a snapshot. One at a time: starting the next cancels the one that runs, and
/// a result that is no longer wanted is dropped.
namespace gatepost::ui {

class MatrixRunner : public QObject {
    Q_OBJECT

public:
    explicit MatrixRunner(QObject *parent = nullptr);

    void start(std::shared_ptr<const CompiledSite> site, std::shared_ptr<const CompiledSite> saved,
               bool readings, GridQuestion question);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    void finished(std::shared_ptr<const gatepost::Grid> grid);
    void progressed(int permille); ///< while it runs, some times a second
    void cancelled();

private:
    Latest m_job;
    QTimer m_poll;
    std::shared_ptr<std::atomic<std::uint32_t>> m_permille; ///< of the run that is wanted
};

} // namespace gatepost::ui
