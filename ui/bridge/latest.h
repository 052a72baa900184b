// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>

namespace gatepost::ui {

/// The newest of a row of jobs, on a thread beside the window's. A start stops the job before, and whatever that one still has to
/// say is dropped.
///
///     m_job.start([this, site](const Latest::Run &run) {       // on the other thread: no `this->` here
///         auto found = search(*site, run.stop());
///         return [this, found] { show(found); };               // on the owner's thread
///     });
///
/// It is a member of its owner. When it goes, it stops the job, waits for it, and nothing is said any longer.
class Latest : public QObject {
public:
    Latest();
    ~Latest() override;

    /// One job, for what runs on its thread.
    class Run {
    public:
        [[nodiscard]] const std::stop_token &stop() const { return m_stop; }
        /// Has something done on the owner's thread before the job has ended, unless it is not the newest any longer.
        void say(std::function<void()> then) const;

    private:
        friend Latest;
        Run(Latest &owner, quint64 number, std::stop_token stop)
            : m_owner(owner), m_number(number), m_stop(std::move(stop)) {}
        Latest &m_owner;
        quint64 m_number;
        std::stop_token m_stop;
    };

    /// Runs on the other thread, and returns what is done with its result on the owner's.
    using Work = std::function<std::function<void()>(const Run &)>;
    void start(Work work);
    /// Stops the job; its result is dropped.
    void cancel();
    /// True until the result is about to be taken, or the job was cancelled.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Waits so many milliseconds at most; if the job has ended by then, its result has been taken, else it is false.
    [[nodiscard]] bool waitFor(int milliseconds);

private:
    QThreadPool m_pool;
    std::stop_source m_stop; ///< of the newest job
    quint64 m_number = 0;    ///< of the newest job
    bool m_isRunning = false;
};

} // namespace gatepost::ui
