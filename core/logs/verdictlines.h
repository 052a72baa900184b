// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/answerclasses.h"
#include "core/logs/judge.h"
#include "core/logs/logtime.h"
#include "core/logs/splitter.h"
#include "core/text/message.h"

#include <array>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Lines in, the same lines with what the policy says of them behind: a stream for programs that spread work themselves.
namespace gatepost::logs {

/// What is added, in this order.
constexpr std::array<std::string_view, 7> kVerdictColumns = {"agent", "verdict", "class", "file",
                                                             "line",  "version", "known"};

enum class VerdictForm : std::uint8_t { Tsv, JsonLines };

struct VerdictOptions {
    VerdictForm form = VerdictForm::Tsv;
    /// Of Tsv: the names of the columns; empty: the first line has them.
    std::vector<std::string> columns;
    std::string prefix; ///< before the names of what is added
    /// head() of the lines that these are put behind: the first line must be the same and is not written again. Empty: there
    /// are none.
    std::string head = {};
    std::int64_t grace = 86400;
    std::int64_t skew = 60;
};

/// One line after the other; what it says of one depends on no other. Classes are those of a Judge that nothing was read by:
/// sizes of files in a log calibrate nothing.
///
///     agent    the name that reports use; empty: nobody who is asked about
///     verdict  allow, deny, ask, or later (outside the hours); empty for nobody
///     class    of HitClass; "nobody"; "none" of a request that names no path; "bad" of a line that cannot be read
///     file, line, version  what decided; empty: nothing did, or no version was in force
///     known    yes or no: whether the agent is in the list
class VerdictLines {
public:
    VerdictLines(const PolicyHistory &history, VerdictOptions options);
    ~VerdictLines();
    VerdictLines(const VerdictLines &) = delete;
    VerdictLines &operator=(const VerdictLines &) = delete;

    /// Whole lines, the last one perhaps without line end; kLinePadding bytes behind them may be read. What comes out is put
    /// behind `out`. The error: the columns have no time, User-Agent or URL.
    [[nodiscard]] std::expected<void, Message> read(std::string_view block, std::string &out);

    /// The line that names the columns, without a byte order mark; empty if none was read.
    [[nodiscard]] const std::string &head() const { return m_head; }
    [[nodiscard]] std::uint64_t lines() const { return m_lines; }
    [[nodiscard]] std::uint64_t bad() const { return m_bad; }
    /// The number of the first bad line, and why it is one.
    [[nodiscard]] std::uint64_t firstBad() const { return m_firstBad; }
    [[nodiscard]] Phrase whyBad() const { return m_whyBad; }

private:
    struct Agent;
    struct Case;
    [[nodiscard]] std::expected<void, Message> readColumns(std::string_view header);
    void add(std::string_view line, std::string &out);
    LineKind splitTsv(std::string_view line, Hit &hit);
    Agent &agentOf(AgentNumber number);
    void addFields(std::string &out, const std::array<std::string_view, 7> &values) const;
    LineKind badLine(Phrase why);

    const PolicyHistory &m_history;
    VerdictOptions m_options;
    Judge m_judge;
    UserAgents m_agents;
    std::unique_ptr<Splitter> m_json;
    LogClock m_clock;
    std::string m_head;
    bool m_hasColumns = false;
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::size_t m_time = kNone;
    std::size_t m_agent = kNone;
    std::size_t m_url = kNone;
    std::size_t m_last = 0; ///< of these
    std::uint64_t m_lines = 0;
    std::uint64_t m_bad = 0;
    std::uint64_t m_firstBad = 0;
    Phrase m_whyBad;
    Phrase m_why;                                 ///< of the line that was read last
    std::vector<std::unique_ptr<Agent>> m_states; ///< by AgentNumber
    AnswerClasses m_answers;
    std::size_t m_names = 0; ///< that take memory
};

} // namespace gatepost::logs
