// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

/// How much may be done for an answer about all paths, and what was left undone (S126).
namespace gatepost::exact {

/// Bounds of one job. The defaults are some seconds; every file that people write stays far below.
struct Limits {
    std::uint64_t steps = 40'000'000; ///< pairs of patterns compared, paths decided
    std::uint32_t states = 50'000;    ///< of one automaton
    std::stop_token stop;             ///< asked between steps, from any thread

    /// One of `parts` equal parts of the steps.
    [[nodiscard]] Limits part(std::uint64_t parts) const {
        Limits limits = *this;
        limits.steps /= parts;
        return limits;
    }
};

/// Counts a job's work and keeps what it could not decide. Not shared between threads.
class Work {
public:
    explicit Work(Limits limits) : m_limits(std::move(limits)) {}

    /// False when the job must end; the caller then returns what it has.
    [[nodiscard]] bool spend(std::uint64_t steps = 1) {
        m_spent += steps;
        if (m_spent > m_limits.steps)
            m_exhausted = true;
        if (m_spent >= m_nextLook) {
            m_nextLook = m_spent + 1024;
            m_stopped = m_stopped || m_limits.stop.stop_requested();
        }
        return goesOn();
    }
    [[nodiscard]] bool goesOn() const { return !m_exhausted && !m_stopped; }
    [[nodiscard]] const Limits &limits() const { return m_limits; }
    [[nodiscard]] std::uint64_t spent() const { return m_spent; }

    /// A question that was not decided: the answer is not complete.
    void leaveOpen(Message what);
    [[nodiscard]] bool isComplete() const { return goesOn() && m_open.empty(); }
    /// How often something was left open, equal sentences counted each time: a part of the job is decided if it is the same after it.
    [[nodiscard]] std::uint64_t timesLeftOpen() const { return m_timesLeftOpen; }
    /// What was not decided, in sentences; says too that the job ended early.
    [[nodiscard]] std::vector<Message> unproven() const;

private:
    Limits m_limits;
    std::uint64_t m_spent = 0;
    std::uint64_t m_nextLook = 0;
    std::uint64_t m_timesLeftOpen = 0;
    bool m_exhausted = false;
    bool m_stopped = false;
    std::vector<Message> m_open;
};

} // namespace gatepost::exact
