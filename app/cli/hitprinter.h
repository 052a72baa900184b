// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/replayoptions.h"
#include "core/logs/judge.h"
#include "core/logs/reader.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace gatepost::cli {

/// Hits of a log as --hits prints them: a line of JSON for each.
class HitPrinter {
public:
    HitPrinter(const logs::Judge &judge, std::map<std::string, logs::AgentReads> reads,
               const ReplayOptions &options, Wanted wanted)
        : m_judge(judge),
          m_reads(std::move(reads)),
          m_options(options),
          m_wanted(std::move(wanted)) {}

    /// `log`: its name, empty if there is only one.
    void print(const logs::ReadHit &read, const std::string &log);

private:
    const logs::JudgedCase &caseOf(const logs::ReadHit &read);

    const logs::Judge &m_judge;
    std::map<std::string, logs::AgentReads> m_reads;
    const ReplayOptions &m_options;
    Wanted m_wanted;
    /// Names are a stranger's to invent: not more of them are remembered.
    static constexpr std::size_t kMostCases = 10'000;
    std::map<std::tuple<std::string, logs::Verified, logs::Answers>,
             std::unique_ptr<logs::JudgedCase>>
        m_cases;
};

} // namespace gatepost::cli
