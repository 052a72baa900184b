// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/report.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace gatepost::logs {

namespace {

constexpr std::int64_t kSessionGap = 300;

/// What pace a version states to an agent, by the minute of the day.
class StatedPace {
public:
    StatedPace(const std::string &agent, const Judge &judge)
        : m_agent(identityOfName(agent, judge.history().registry())), m_judge(judge) {}

    struct Stated {
        std::optional<double> seconds; ///< for each request
        RateKind kind = RateKind::CrawlDelay;
        double documents = 1; ///< of a Request-rate N/T
    };

    const Stated &at(std::int64_t time) {
        const auto version = m_judge.versionAt(time);
        const Instant instant{std::chrono::seconds(time)};
        const int minute = minuteOfDay(instant);
        if (version == m_version && minute == m_minute)
            return m_stated;
        m_version = version;
        m_minute = minute;
        m_stated = {};
        if (!version)
            return m_stated;
        const CompiledSite &site = m_judge.history().site(*version);
        const auto view = m_judge.history().view(*version, m_agent);
        const auto rate = view->ignores ? std::nullopt : site.pace(*view, instant);
        if (!rate || !rate->secondsPerRequest)
            return m_stated;
        m_stated.seconds = rate->secondsPerRequest;
        m_stated.kind = rate->kind;
        if (rate->kind == RateKind::RequestRate) {
            std::string_view text = site.text(rate->line);
            text.remove_prefix(std::min(text.find(':') + 1, text.size()));
            if (const auto parsed = parseRequestRate(trimmed(text)))
                m_stated.documents = static_cast<double>(parsed->documents);
        }
        return m_stated;
    }

private:
    Identity m_agent;
    const Judge &m_judge;
    std::optional<std::size_t> m_version;
    int m_minute = -1;
    Stated m_stated;
};

/// The most requests in any whole minute or hour.
class Busiest {
public:
    explicit Busiest(std::int64_t length) : m_length(length) {}
    void add(std::int64_t time, std::uint64_t count) {
        if (time / m_length != m_at)
            m_count = 0;
        m_at = time / m_length;
        m_count += count;
        m_most = std::max(m_most, m_count);
    }
    [[nodiscard]] std::uint64_t most() const { return m_most; }

private:
    std::int64_t m_length;
    std::int64_t m_at = -1;
    std::uint64_t m_count = 0;
    std::uint64_t m_most = 0;
};

} // namespace

class PaceMeter::Work {
public:
    Work(const std::string &agent, const Judge &judge) : m_stated(agent, judge) {}

    void add(std::int64_t time, std::uint64_t count) {
        m_minute.add(time, count);
        m_hour.add(time, count);
        const auto &stated = m_stated.at(time);
        if (stated.seconds) {
            m_pace.statedSeconds = stated.seconds;
            m_pace.statedKind = stated.kind;
        }
        if (!m_last || time - *m_last > kSessionGap)
            ++m_pace.sessions;
        if (m_last)
            addGap(time - *m_last, 1, stated);
        addGap(0, count - 1, stated);
        if (stated.seconds && stated.kind == RateKind::RequestRate)
            meter(time, count, stated);
        m_last = time;
    }

    AgentPace take() {
        m_pace.worstMinute = m_minute.most();
        m_pace.worstHour = m_hour.most();
        return m_pace;
    }

private:
    void addGap(std::int64_t gap, std::uint64_t count, const StatedPace::Stated &stated) {
        const auto bucket = std::min<std::size_t>(std::bit_width(static_cast<std::uint64_t>(gap)),
                                                  m_pace.histogram.size() - 1);
        m_pace.histogram[bucket] += count;
        if (!stated.seconds)
            return;
        m_pace.gaps += count;
        if (stated.kind != RateKind::RequestRate && static_cast<double>(gap) < *stated.seconds - 1)
            m_pace.below += count;
    }

    /// Generic cell rate algorithm with a burst of N: how many come before it is their time, by more than a second.
    void meter(std::int64_t time, std::uint64_t count, const StatedPace::Stated &stated) {
        const double each = *stated.seconds;
        const double whole = each * stated.documents;
        const auto now = static_cast<double>(time);
        m_due = std::max(m_due, now);
        // The n-th is in time while due + n·each ≤ now + whole, and a second for the clock.
        const double room =
            each > 0 ? std::floor((now + 1 + whole - m_due) / each) : static_cast<double>(count);
        const auto inTime =
            static_cast<std::uint64_t>(std::clamp(room, 0.0, static_cast<double>(count)));
        m_due += static_cast<double>(inTime) * each;
        m_pace.below += count - inTime;
    }

    StatedPace m_stated;
    AgentPace m_pace;
    Busiest m_minute{60};
    Busiest m_hour{3600};
    std::optional<std::int64_t> m_last;
    double m_due = 0;
};

PaceMeter::PaceMeter(const std::string &agent, const Judge &judge)
    : m_work(std::make_unique<Work>(agent, judge)) {}
PaceMeter::~PaceMeter() = default;
PaceMeter::PaceMeter(PaceMeter &&) noexcept = default;
PaceMeter &PaceMeter::operator=(PaceMeter &&) noexcept = default;

void PaceMeter::add(std::int64_t time, std::uint64_t count) {
    m_work->add(time, count);
}

AgentPace PaceMeter::take() {
    return m_work->take();
}

} // namespace gatepost::logs
